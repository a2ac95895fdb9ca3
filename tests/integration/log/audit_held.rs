//! What counts beside the results, held against the log: how players are ranked, what was set, byes, and the dice for
//! shared places.

use crate::{
    log::audit_chain::{both_say, in_order, tamper, tamper_at},
    support::{floor::Floor, set_up::save_settings, site::Site},
};
use muster::command::audit::verify_logs;

/// What `audit verify` says of the only event.
async fn said(site: &Site) -> (String, bool) {
    let mut tx = site.app.database.read().await.unwrap();
    let found = verify_logs(&mut tx, None, None).await.unwrap();
    (found.text, found.is_broken)
}

async fn is_found(site: &Site, sql: &str, back: &str, words: &str) {
    tamper_at(site, sql).await;
    let (text, broken) = said(site).await;
    assert!(broken && text.contains(words), "{sql}: {text}");
    tamper_at(site, back).await;
    assert!(!said(site).await.1, "as it was");
}

fn replaced(one: &str, other: &str) -> String {
    format!("UPDATE event SET settings = REPLACE(settings, '{one}', '{other}')")
}

const TYPED: [(&str, &str); 2] = [("capacity", "48"), ("venue", "The New Hall")];

/// How players are ranked, as the form of that has it.
const RANKED: [(&str, &str); 5] = [
    ("scoring", "graded"),
    ("bye_victory_points", "50"),
    ("bye_battle_tactics", "5"),
    ("tiebreaker_1", "opponents_win_record"),
    ("tiebreaker_2", "victory_points"),
];

#[actix_web::test]
async fn the_ranking_stands_as_the_log_says_from_the_first_entry_on() {
    let site = Site::start().await;
    let olga = site.signed_in(&site.account("Olga").await).await;
    let typed = [("name", "Spring Open"), ("points_limit", "2000"), ("rounds", "5"), ("capacity", "32")];
    let typed = [&typed[..], &[("time_zone", "Europe/London")]].concat();
    olga.post("/events", &typed).await.leads_to("/e/spring-open/desk/set-up/when-and-where");
    let (text, broken) = said(&site).await;
    assert!(!broken, "{text}");
    let [richer, as_it_was] = [["50", "90"], ["90", "50"]].map(|[from, to]| {
        replaced(&format!("\"bye_victory_points\":{from}"), &format!("\"bye_victory_points\":{to}"))
    });
    let other = "The ranking rules differ from the log.";
    is_found(&site, &richer, &as_it_was, other).await;
    save_settings(&olga, "/e/spring-open", &TYPED).await.is(303);
    let (text, broken) = said(&site).await;
    assert!(!broken, "{text}");
    is_found(&site, &richer, &as_it_was, other).await;
    let path = "/e/spring-open/desk/ranking";
    let rules = &RANKED;
    let changed = [&[("tiebreaker_1", "victory_points")], &rules[..3]].concat();
    let looked_at = olga.post(path, &changed).await.is(200).hidden("looked_at");
    let save = [&changed[..], &[("what", "save"), ("looked_at", &looked_at)]].concat();
    olga.post(path, &save).await.is(303);
    let (text, broken) = said(&site).await;
    assert!(!broken, "{text}");
    is_found(&site, &richer, &as_it_was, other).await;
}

#[actix_web::test]
async fn a_setting_that_was_saved_stands_as_it_was_saved_last() {
    let floor = Floor::with_players(4).await;
    save_settings(&floor.desk, "/e/spring-open", &TYPED).await.is(303);
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "0")]).await.is(303);
    in_order(&floor).await;
    for (one, other, says) in [
        ("\"capacity\":48", "\"capacity\":64", "The setting “places” differs"),
        ("\"The New Hall\"", "\"The Old Hall\"", "The setting “venue” differs"),
        (
            "\"standings_up_to\":0",
            "\"standings_up_to\":null",
            "The setting “standings shown up to round” differs",
        ),
    ] {
        is_found(&floor.site, &replaced(one, other), &replaced(other, one), says).await;
    }
}

#[actix_web::test]
async fn a_bye_is_worth_what_a_bye_is() {
    let floor = Floor::with_players(5).await;
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    in_order(&floor).await;
    tamper(
        &floor,
        "UPDATE battle SET kind = 'played', a_points = 90, b_points = 0 WHERE table_number IS NULL",
    )
    .await;
    both_say(&floor, ": the bye differs from the log.").await;
}

#[actix_web::test]
async fn the_dice_for_a_shared_place_are_those_that_were_thrown() {
    for sql in [
        "UPDATE roll_off SET seed = seed + 1",
        "UPDATE roll_off SET after_round = after_round + 1",
        "UPDATE roll_off SET players = REPLACE(REPLACE(players, 'p1', 'p9'), 'p2', 'p8')",
        "DELETE FROM roll_off",
        "INSERT INTO roll_off (id, event_id, after_round, players, seed) SELECT event_id, event_id, 1, players, 7 FROM roll_off",
    ] {
        let floor = Floor::with_players(4).await;
        floor.play(1, &[(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3])]).await;
        let desk = "/e/spring-open/desk/standings";
        let page = floor.desk.get(desk).await;
        let (after, players) = (page.hidden("after"), page.hidden("players"));
        let fields = [("after", after.as_str()), ("players", players.as_str())];
        floor.desk.post("/e/spring-open/desk/standings/roll-off", &fields).await.leads_to(desk);
        in_order(&floor).await;
        let sql = if players.contains("p1") || players.contains("p2") {
            sql.to_owned()
        } else {
            sql.replace("'p1'", "'p3'").replace("'p2'", "'p4'")
        };
        tamper(&floor, &sql).await;
        both_say(&floor, "Roll-offs differ from the log.").await;
    }
}
