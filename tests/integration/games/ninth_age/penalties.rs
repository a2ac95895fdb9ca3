//! Penalties and bonuses in battle points: given with a reason, counted, drawn by where staff say so, and taken back.

use super::{day::floor, t9a};
use crate::{
    command::program::muster,
    support::{
        floor::Floor,
        site::{Browser, Reply},
    },
};
use muster::domain::{
    event::permission::StaffRole,
    history::{
        BattleResult, Entrant, History, HistoryBattle, HistoryRound, PointCorrection, ResultKind, Score,
    },
    numbers::{RoundNumber, TableNumber},
    pairing::points_before,
    standings::{Ranking, TiebreakValue, Tiebreaker, rank_after, rank_entrants},
};

const PATH: &str = "/e/spring-open/desk/penalties";

async fn give(by: &Browser, player: &str, way: &str, more: &[(&str, &str)]) -> Reply {
    let once = by.get(PATH).await.is(200).hidden("once");
    let fields = [("once", once.as_str()), ("player", player), ("way", way)];
    by.post(PATH, &[&fields[..], more].concat()).await
}

/// Round 1 is played: at each table the first player has won 16–4.
async fn played() -> Floor {
    let floor = floor().await;
    floor.play(1, &[(1, [3000, 0, 100, 0]), (2, [3000, 0, 200, 0])]).await;
    floor
}

async fn standings(floor: &Floor) -> String {
    floor.site.visitor().get("/e/spring-open/standings").await.is(200).text()
}

#[actix_web::test]
async fn tr6_a_penalty_counts_with_its_reason_for_everybody_to_read_until_it_is_taken_back() {
    let floor = played().await;
    let judge = floor.site.staff(&floor.event, "Judith", StaffRole::Judge).await;
    let first = floor.battle(1, 1).await;
    let winner = floor.number(first.a).to_string();
    let late = [("points", "5"), ("reason", "The list came a day late.")];
    give(&judge, &winner, "take", &late).await.leads_to(PATH);
    let page = judge.get(PATH).await;
    page.is(200).shows("<strong>−5</strong>").shows("The list came a day late.").shows("Judith");

    let shown = standings(&floor).await;
    assert!(shown.contains("<b>11</b> (−5) battle points"), "beside the total: {shown}");
    let why = floor.site.visitor().get(&format!("/e/spring-open/standings/{winner}")).await;
    why.is(200).shows("Penalties and bonuses").shows("−5 battle points</strong>: The list came a day late.");
    why.shows("Battle points 11");
    let desk = floor.desk.get("/e/spring-open/desk/standings").await;
    desk.shows("Battle points").shows("(−5)").says(text!("desk-show-corrections-of-all", count = 1));
    desk.shows("<small>The list came a day late.</small>").shows(">−5</span>");
    floor.desk.get("/e/spring-open/desk/audit").await.shows("by −5").shows("a day late");

    let entry = judge.get(PATH).await.hidden("entry");
    let back = format!("{PATH}/take-back");
    judge
        .post(&back, &[("entry", &entry), ("why", "")])
        .await
        .is(422)
        .says(text!("desk-show-say-why-no-penalty"));
    judge.post(&back, &[("entry", &entry), ("why", "The clock was wrong.")]).await.leads_to(PATH);
    judge.post(&back, &[("entry", &entry), ("why", "Again.")]).await.is(409).shows("already taken this back");
    judge.get(PATH).await.shows("Taken back: The clock was wrong.");
    assert!(!standings(&floor).await.contains("(−5)"));
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("took back the −5").shows("The clock was wrong.");
}

#[actix_web::test]
async fn tr6_what_is_missing_is_asked_for_a_form_counts_once_and_nobody_helps_themselves() {
    let floor = played().await;
    give(&floor.desk, "", "", &[])
        .await
        .is(422)
        .shows("Choose a player")
        .says(text!("desk-show-say-why-for-all"));
    let zero = [("points", "0"), ("reason", "Nothing.")];
    give(&floor.desk, "1", "take", &zero).await.is(422).shows("from 1 to 10000");

    let once = floor.desk.get(PATH).await.hidden("once");
    let fields =
        [("once", once.as_str()), ("player", "1"), ("way", "give"), ("points", "1"), ("reason", "Paint.")];
    floor.desk.post(PATH, &fields).await.leads_to(PATH);
    floor.desk.post(PATH, &fields).await.leads_to(PATH);
    assert_eq!(floor.desk.get(PATH).await.text().matches("<strong>+1</strong>").count(), 1);

    let judge = floor.site.staff(&floor.event, "Judith", StaffRole::Judge).await;
    floor.open_link_on(&judge, floor.player(2).id).await;
    let own = give(&judge, "2", "give", &[("points", "9"), ("reason", "I was so good.")]).await;
    own.is(403).shows("These are your own points");
    floor.phone(1).await.get(PATH).await.is(303);
}

#[actix_web::test]
async fn tr6_the_draw_reads_it_only_where_staff_say_so() {
    let floor = played().await;
    floor.close(1).await;
    let winner = floor.number(floor.battle(1, 1).await.a).to_string();
    let all = [("points", "12"), ("reason", "No list at all.")];
    give(&floor.desk, &winner, "take", &all).await.leads_to(PATH);
    let draft = "/e/spring-open/desk/rounds/2";
    floor.draw(2).await.is(303);
    floor.desk.get(draft).await.is(200).shows("both have 16 battle points");
    floor.take_back(2).await.is(303);

    give(&floor.desk, &winner, "give", &all).await.leads_to(PATH);
    give(&floor.desk, &winner, "take", &[&all[..], &[("pairs", "on")]].concat()).await.leads_to(PATH);
    floor.draw(2).await.is(303);
    floor.desk.get(draft).await.is(200).shows("16 and 4 battle points").shows("both have 4 battle points");
    floor.publish(2).await.is(303);
    let file = floor.desk.get("/e/spring-open/desk/event.json").await;
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("event.json"), file.text()).unwrap();
    let verified = muster(folder.path(), &["verify", "event.json"]);
    assert_eq!(verified.code, 0, "{}{}", verified.out, verified.err);
}

#[actix_web::test]
async fn tr6_the_event_file_carries_it_and_the_command_line_counts_it() {
    let floor = played().await;
    let late = [("points", "5"), ("reason", "A late list."), ("pairs", "on")];
    let winner = floor.number(floor.battle(1, 1).await.a);
    give(&floor.desk, &winner.to_string(), "take", &late).await.leads_to(PATH);
    let file = floor.desk.get("/e/spring-open/desk/event.json").await.text();
    assert!(file.contains("A late list."), "{file}");
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("event.json"), &file).unwrap();
    let run = |args: &[&str]| muster(folder.path(), args);
    let told = run(&["standings", "event.json"]);
    assert!(told.out.contains("battle points 11 (including −5 from penalties and bonuses)"), "{}", told.out);
    assert!(told.out.contains("battle points 16,"), "{}", told.out);
    let json: serde_json::Value =
        serde_json::from_str(&run(&["standings", "event.json", "--json"]).out).unwrap();
    assert_eq!((json[1]["tournament_points"].as_i64(), json[1]["correction"].as_i64()), (Some(11), Some(-5)));
    assert!(run(&["standings", "event.json", "--csv"]).out.contains("tournament_points,correction,win_path"));

    assert_eq!(run(&["import", "event.json", "--database", "site.db"]).code, 0);
    let again = run(&["export", "spring-open", "--database", "site.db", "--public"]);
    std::fs::write(folder.path().join("again.json"), &again.out).unwrap();
    assert_eq!(run(&["standings", "again.json"]).out, told.out);
}

#[actix_web::test]
async fn a_game_without_such_points_has_no_such_page() {
    let floor = Floor::with_players(2).await;
    floor.desk.get(PATH).await.is(404);
    floor.desk.post(PATH, &[("player", "1")]).await.is(404);
    floor.desk.get("/e/spring-open/desk/standings").await.hides("Penalties");
    floor.desk.get("/e/spring-open/desk/players/1").await.hides("Penalty");
    let floor = self::floor().await;
    let page = floor.desk.get(&format!("{PATH}?player=1")).await;
    page.is(200).shows("<option value=\"1\" selected>Ann</option>").shows("Take or give battle points");
    floor.desk.get("/e/spring-open/desk/players/1").await.shows("desk/penalties?player=1");
}

/// Two battles at 4,000 points: Player 1 beats 2 by 20–0 twice over, as far as a chart lets them.
fn two_rounds(corrections: Vec<PointCorrection>) -> History {
    let score = |victory_points| Score { victory_points, ..Score::default() };
    let result = BattleResult { kind: ResultKind::Played, a: score(3000), b: score(0), ruled: None };
    let round = |number| HistoryRound {
        number: RoundNumber(number),
        battles: vec![HistoryBattle {
            table: Some(TableNumber(1)),
            a: 0,
            b: Some(1),
            fixed: false,
            result: Some(result.clone()),
        }],
    };
    let mut players: Vec<Entrant> = (1..=2).map(Entrant::from_number).collect();
    players[0].corrections = corrections;
    History {
        system: std::borrow::Cow::Borrowed(t9a(3).system),
        agreed: 4000,
        players,
        rounds: vec![round(1), round(2)],
        ..History::default()
    }
}

#[test]
fn tr6_it_counts_from_its_round_on_and_not_against_the_opponents() {
    let given = |round, points, pairs| PointCorrection {
        round: RoundNumber(round),
        points,
        reason: "A late list.".into(),
        pairs,
    };
    let history = two_rounds(vec![given(1, -10, false), given(2, -20, true)]);
    let ranking = Ranking {
        tiebreakers: vec![Tiebreaker::OpponentsTournamentPoints, Tiebreaker::TournamentPoints],
        ..Ranking::by_default_of(&history.system).unwrap()
    };
    let points = |standings: muster::domain::standings::Standings, player: usize| {
        let row = standings.row_of(player).unwrap().clone();
        (row.place, row.tournament_points(), row.values)
    };
    let after = |round| rank_after(&history, &ranking, RoundNumber(round));
    assert_eq!((points(after(1), 0).0, points(after(1), 0).1), (1, 6), "16 − 10");
    assert_eq!(
        points(rank_entrants(&history, &ranking), 0),
        (2, 2, vec![TiebreakValue::Whole(16), TiebreakValue::Whole(2)])
    );
    assert_eq!(
        points(rank_entrants(&history, &ranking), 1),
        (1, 8, vec![TiebreakValue::Whole(64), TiebreakValue::Whole(8)])
    );

    let drawn = |round| points_before(&history, RoundNumber(round)).remove("p1");
    assert_eq!([drawn(1), drawn(2), drawn(3)], [Some(0), Some(16), Some(12)]);
    let all = two_rounds(vec![given(0, -99, true)]);
    assert_eq!(points_before(&all, RoundNumber(3)).remove("p1"), Some(0), "nobody has fewer than none");
}
