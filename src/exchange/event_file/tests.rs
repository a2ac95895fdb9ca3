//! The event file: what is read, and written back the same.

use super::*;
use crate::domain::{
    history::{Outcome, ResultKind, Score},
    numbers::{RoundNumber, TableNumber},
    scoring::outcome_of_result,
    standings::rank_entrants,
};

const FILE: &str = include_str!("../../../fixtures/event-file.json");

#[test]
fn every_field_is_read() {
    let file = parse_event_file(FILE.as_bytes()).unwrap();
    assert_eq!(file.event.name, "Spring <b>Open</b> 🏆");
    assert_eq!(file.event.starts_on.unwrap().to_string(), "2025-05-10");
    assert_eq!(file.event.avoid_club_rounds, [1, 2].map(RoundNumber));
    assert_eq!(file.event.ranking.bye.victory_points, 40);
    assert_eq!(file.event.ranking.tiebreakers, [Tiebreaker::VictoryPoints, Tiebreaker::HeadToHead]);
    assert_eq!(file.event.ranking.scoring, crate::domain::standings::Scoring::Plain);
    assert_eq!(file.history.players[2].fixed_table, Some(TableNumber(3)));
    assert!(file.history.players[3].spare);
    assert!(file.forbidden[0].applies_in(RoundNumber(1)) && !file.forbidden[0].applies_in(RoundNumber(2)));
    assert!(file.forbidden[1].applies_in(RoundNumber(7)));
    assert_eq!(
        file.rounds[0],
        RoundDetails { battleplan: Some("border-war".into()), seed: Some(42), ..RoundDetails::default() }
    );
    let battles = &file.history.rounds[0].battles;
    assert!(battles[0].fixed && battles[0].table == Some(TableNumber(1)));
    assert_eq!(battles[1].result.as_ref().unwrap().kind, ResultKind::Bye);
    let later = &file.history.rounds[1].battles;
    let no_show = later[0].result.as_ref().unwrap();
    assert_eq!(no_show.a, Score { victory_points: 50, battle_tactics: 5, ..Score::default() });
    let ruled = later[1].result.as_ref().unwrap();
    assert_eq!(outcome_of_result(ruled, file.history.scale()), Outcome::MinorLoss);
    assert_eq!(ruled.ruled.as_ref().unwrap().reason, "late start");
}

#[test]
fn what_is_left_out_has_its_default() {
    let text = r#"{"format":"muster-event/1","event":{"slug":"s","name":"N","system":"any","points_limit":1,
        "rounds":1},"players":[{"id":"p1","name":"A"}],"rounds":[]}"#;
    let file = parse_event_file(text.as_bytes()).unwrap();
    assert_eq!(file.event.ranking, Ranking::default());
    assert_eq!(file.event.avoid_club_rounds, [RoundNumber(1)]);
    assert_eq!(file.history.players[0].joined_round, RoundNumber(1));
    assert_eq!(rank_entrants(&file.history, &file.event.ranking).rows.len(), 1);
}

#[test]
fn a_file_that_is_written_reads_the_same() {
    let file = parse_event_file(FILE.as_bytes()).unwrap();
    let text = write_event_file(&file);
    assert_eq!(parse_event_file(text.as_bytes()).unwrap(), file);
    assert_eq!(write_event_file(&parse_event_file(text.as_bytes()).unwrap()), text);
}

#[test]
fn details_and_settings_say_the_same() {
    let details = parse_event_file(FILE.as_bytes()).unwrap().event;
    let settings = details.settings(|key| key.strip_prefix('p')?.parse().ok());
    let ranking = Ranking::from_rules(&settings.ranking_rules()).unwrap();
    assert_eq!(
        EventDetails::from_settings(details.slug.clone(), details.name.clone(), ranking, &settings),
        details
    );
}

#[test]
fn a_byte_order_mark_does_no_harm() {
    assert!(parse_event_file(format!("\u{feff}{FILE}").as_bytes()).is_ok());
}

#[test]
fn what_others_keep_under_keys_of_their_own_takes_no_room() {
    let mut file: serde_json::Value = serde_json::from_str(FILE).unwrap();
    let own: Vec<u32> = (0..1 << 18).collect();
    file["x-own"] = serde_json::json!([own, own, own, own]);
    assert!(parse_event_file(file.to_string().as_bytes()).is_ok());
}

#[test]
fn a_file_reads_the_same_from_memory_and_from_disk() {
    let text = format!("\u{feff}{FILE}");
    let reader = std::io::BufReader::with_capacity(8, text.as_bytes());
    assert_eq!(super::read_from(reader), parse_event_file(text.as_bytes()));
}

#[test]
fn a_points_limit_is_left_out_only_where_the_game_needs_none() {
    let text = |system: &str| {
        format!(
            r#"{{"format":"muster-event/1","event":{{"slug":"s","name":"N","system":"{system}","rounds":1}},
            "players":[],"rounds":[]}}"#
        )
    };
    let file = parse_event_file(text("win-draw-loss").as_bytes()).unwrap();
    assert_eq!(file.event.points_limit, 0);
    assert_eq!(parse_event_file(write_event_file(&file).as_bytes()).unwrap(), file);
    for asks in ["aos4-ghb2026", "tow", "nobody-knows-it"] {
        assert!(parse_event_file(text(asks).as_bytes()).is_err(), "{asks}");
    }
}

#[test]
fn a_cap_and_rematches_at_the_end_are_read_and_written() {
    let text = FILE.replacen(r#""ranking": {"#, r#""ranking": { "difference_cap": 50,"#, 1);
    let mut file = parse_event_file(text.as_bytes()).unwrap();
    assert_eq!(file.event.ranking.difference_cap, 50);
    file.event.methods.rematch_round = Some(RoundNumber(file.event.rounds));
    assert_eq!(parse_event_file(write_event_file(&file).as_bytes()).unwrap(), file);
}
