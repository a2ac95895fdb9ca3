//! An odd number of players: a bye, a spare player, or somebody who waits.

use crate::support::floor::{Floor, Seat};
use muster::domain::battle::Battle;

const ROUND: &str = "/e/spring-open/desk/rounds/1";

#[actix_web::test]
async fn p5_the_one_who_is_left_can_wait_and_plays_whoever_comes() {
    let floor = Floor::with_players(5).await;
    let fields = [("round", "1"), ("clubs", "off"), ("odd", "wait")];
    floor.desk.post("/e/spring-open/desk/rounds", &fields).await.is(303);
    let page = floor.desk.get(ROUND).await;
    page.shows("is waiting for an opponent")
        .shows("odd number of players, so")
        .says(text!("desk-rounds-give-bye"));
    floor.publish(1).await.is(303);
    floor.site.visitor().get("/e/spring-open/rounds/1").await.says(text!("pairings-waits"));
    let alone = floor.battles(1).await.into_iter().find(Battle::is_bye).unwrap();
    assert!(alone.is_waiting() && alone.result().is_none());
    let phone = floor.phone(floor.number(alone.a)).await;
    phone.get("/e/spring-open/me").await.says(text!("play-me-wait-for-opponent"));
    for table in 1..=2 {
        floor.report(1, table, [30, 4, 20, 3]).await.is(303);
    }
    floor.desk.get(ROUND).await.hides("Close round 1").hides("Every table has a result");
    let close = format!("{ROUND}/close");
    floor.desk.post(&close, &[("accept", "on")]).await.is(422).shows("still waiting for an opponent");

    floor.site.players(&floor.event, &["Late Lea"]).await;
    let page = floor.desk.get(&format!("{ROUND}/change?what=repair")).await;
    page.shows("1 table changes").shows("Late Lea had no table").shows("(2 started)");
    let (version, shown) = (page.hidden("version"), page.hidden("shown"));
    let fields =
        [("version", version.as_str()), ("shown", &shown), ("what", "repair"), ("reason", "she came")];
    floor.desk.post(&format!("{ROUND}/change"), &fields).await.leads_to(ROUND);
    phone.get("/e/spring-open/me").await.says(text!("play-report-the-result")).shows("Late Lea");
}

#[actix_web::test]
async fn whoever_waits_has_the_bye_when_nobody_comes() {
    let floor = Floor::with_players(3).await;
    floor.draw(1).await.is(303);
    let page = floor.desk.get(ROUND).await;
    page.shows("has the bye").says(text!("desk-rounds-wait-instead"));
    let (version, player) = (page.hidden("version"), page.hidden("player"));
    let path = format!("{ROUND}/bye");
    let fields = [("version", version.as_str()), ("player", &player), ("bye", "waits")];
    floor.desk.post(&path, &fields).await.leads_to(ROUND);
    assert!(floor.battles(1).await.iter().any(Battle::is_waiting));
    floor.desk.post(&path, &fields).await.is(409).shows("Someone else changed this round");
    let version = floor.desk.get(ROUND).await.hidden("version");
    let fields = [("version", version.as_str()), ("player", &player), ("bye", "given")];
    floor.desk.post(&path, &fields).await.is(303);
    let bye = floor.battles(1).await.into_iter().find(Battle::is_bye).unwrap();
    assert!(!bye.is_waiting() && bye.result().is_some());
    floor
        .desk
        .get("/e/spring-open/desk/audit")
        .await
        .shows("waiting for an opponent in round 1")
        .shows("the bye in round 1");
}

#[actix_web::test]
async fn p7_whoever_waits_and_is_named_for_the_bye_has_it() {
    let floor = Floor::with_players(5).await;
    let fields = [("round", "1"), ("clubs", "off"), ("odd", "wait")];
    floor.desk.post("/e/spring-open/desk/rounds", &fields).await.is(303);
    let waits = floor.battles(1).await.into_iter().find(Battle::is_waiting).unwrap();
    let alone = floor.number(waits.a);
    floor.change(1, ("bye", &alone.to_string()), &[]).await.leads_to(ROUND);
    let bye = floor.battles(1).await.into_iter().find(Battle::is_bye).unwrap();
    assert!(bye.a == waits.a && bye.is_bye_by_hand() && !bye.is_waiting(), "{bye:?}");
    // So has somebody else who is named in their place.
    let other = (1..=5).find(|number| *number != alone).unwrap();
    let version = floor.desk.get(ROUND).await.hidden("version");
    let player = alone.to_string();
    let back = [("version", version.as_str()), ("player", player.as_str()), ("bye", "waits")];
    floor.desk.post(&format!("{ROUND}/bye"), &back).await.is(303);
    floor.change(1, ("bye", &other.to_string()), &[]).await.leads_to(ROUND);
    let bye = floor.battles(1).await.into_iter().find(Battle::is_bye).unwrap();
    assert!(floor.number(bye.a) == other && !bye.is_waiting(), "{bye:?}");
}

#[actix_web::test]
async fn e18_whoever_was_set_against_the_spare_player_plays_another_once_the_number_is_even() {
    let floor = Floor::with_players(8).await;
    let page = floor.desk.get("/e/spring-open/desk/players/8").await;
    let version = page.hidden("version");
    let fields = [("version", version.as_str()), ("name", "Player 8"), ("spare", "on")];
    floor.desk.post("/e/spring-open/desk/players/8", &fields).await.is(303);
    let fields = [("round", "1"), ("clubs", "off"), ("odd", "spare")];
    floor.desk.post("/e/spring-open/desk/rounds", &fields).await.is(303);
    let spare_meets = async || {
        let pairs = floor.pairs(1).await;
        pairs.into_iter().find_map(|(a, b)| if b == 8 { Some(a) } else { (a == 8).then_some(b) })
    };
    floor.change(1, ("bye", "1"), &[]).await.leads_to(ROUND);
    assert_eq!(spare_meets().await, Some(1));
    // Another can be named in their place,
    floor.change(1, ("bye", "2"), &[]).await.leads_to(ROUND);
    assert_eq!(spare_meets().await, Some(2));
    // and once somebody leaves, everybody has an opponent without the spare player.
    let phone = floor.phone(3).await;
    let version = phone.get("/e/spring-open/leave").await.hidden("version");
    phone.post("/e/spring-open/leave", &[("version", &version)]).await.is(303);
    floor.change(1, ("repair", ""), &[]).await.leads_to(ROUND);
    assert_eq!(spare_meets().await, None);
    let battles = floor.battles(1).await;
    assert!(battles.len() == 3 && battles.iter().all(|battle| !battle.is_bye()), "{battles:?}");
}

#[actix_web::test]
async fn e18_a_battle_against_the_spare_counts_as_a_bye_in_the_drafts_summary() {
    let floor = Floor::with_players(4).await;
    floor.make_spare(4).await;
    let draw = async |round: &str| {
        let fields = [("round", round), ("clubs", "off"), ("odd", "spare")];
        floor.desk.post("/e/spring-open/desk/rounds", &fields).await.is(303);
    };
    draw("1").await;
    floor.publish(1).await.is(303);
    for (table, seat) in [(1, Seat::A), (1, Seat::B), (2, Seat::A), (2, Seat::B)] {
        floor.send(1, table, seat, [40, 4, 10, 1]).await.is(303);
    }
    floor.close(1).await;
    draw("2").await;
    // Somebody else meets the spare now.
    let page = floor.desk.get("/e/spring-open/desk/rounds/2").await;
    page.hides("second bye").says_not(text!("draw-breach-second-bye"));
    let met_spare = |pairs: Vec<(i64, i64)>| {
        let (a, b) = pairs.into_iter().find(|(a, b)| [*a, *b].contains(&4)).unwrap();
        if a == 4 { b } else { a }
    };
    let (first, second) = (met_spare(floor.pairs(1).await), met_spare(floor.pairs(2).await));
    assert_ne!(first, second);
    let version = page.hidden("version");
    let (one, two) = (first.to_string(), second.to_string());
    let fields = [("version", version.as_str()), ("one", &one), ("two", &two), ("reason", "a wish")];
    floor.desk.post("/e/spring-open/desk/rounds/2/swap", &fields).await.is(303);
    let page = floor.desk.get("/e/spring-open/desk/rounds/2").await;
    // The two others meet again; the battle against the spare is no second meeting.
    page.says(text!("desk-rounds-second-byes", count = 1)).says(text!("draw-breach-second-bye"));
    page.shows("1 rematch");
}
