//! Whoever comes after the draw is checked in and seated with two taps; everything goes through the pages.

use crate::support::{
    floor::{Floor, Seat},
    site::Reply,
};
use muster::{
    domain::{
        battle::Battle,
        event::{player::Player, venue::VenueTable},
        numbers::TableNumber,
    },
    storage,
};

const ROUNDS: &str = "/e/spring-open/desk/rounds";
const ROUND: &str = "/e/spring-open/desk/rounds/1";
const NOW: &str = "/e/spring-open/desk";
const CHECK_IN: &str = "/e/spring-open/desk/check-in";

/// Players of whom the last is not there yet, and a first round without them.
async fn drawn_without_the_last(count: usize) -> Floor {
    let floor = Floor::with_players(count).await;
    tap(&floor, count, &[("undo", "yes")]).await;
    let fields = [("round", "1"), ("clubs", "off"), ("odd", "bye"), ("leave_out", "on")];
    floor.desk.post(ROUNDS, &fields).await.is(303);
    floor
}

async fn tap(floor: &Floor, number: usize, more: &[(&str, &str)]) {
    let number = number.to_string();
    let fields = [&[("number", number.as_str())], more].concat();
    floor.desk.post(CHECK_IN, &fields).await.is(303);
}

/// Presses the button of the first offer on the page.
async fn seat(floor: &Floor, page: &Reply, number: &str) -> Reply {
    let (round, version, shown) = (page.hidden("round"), page.hidden("version"), page.hidden("shown"));
    let fields = [("number", number), ("round", &round), ("version", &version), ("shown", &shown)];
    floor.desk.post(&format!("{CHECK_IN}/seat"), &fields).await
}

#[actix_web::test]
async fn who_was_left_out_of_a_published_round_is_seated_across_the_bye_with_two_taps() {
    let floor = drawn_without_the_last(6).await;
    floor.desk.get(ROUND).await.shows("Left out, not checked in: Player 6");
    floor
        .desk
        .get("/e/spring-open/desk/audit")
        .await
        .shows("paired round 1: 2 tables, 1 bye; not checked in: Player 6");
    floor.publish(1).await.is(303);
    let before = floor.battles(1).await;
    let alone = before.iter().find(|battle| battle.is_bye()).unwrap();
    let has_bye = format!("Player {} has the bye.", floor.number(alone.a));
    floor.desk.get(NOW).await.hides("has no seat");
    tap(&floor, 6, &[]).await;
    floor.desk.get(NOW).await.shows("Player 6 is here but has no seat in round 1").shows("Seat them");
    floor.desk.get(ROUND).await.shows("Arrived after pairing, not in this round: Player 6");
    let page = floor.desk.get(CHECK_IN).await;
    page.shows("has no seat in round 1").shows(&has_bye).says(text!("desk-players-seat-at", table = 3));
    seat(&floor, &page, "6").await.is(303);
    let against = format!("Player 6 plays Player {} at table 3 in round 1.", floor.number(alone.a));
    floor.desk.get(CHECK_IN).await.shows(&against).hides("has no seat");
    floor.desk.get(NOW).await.hides("has no seat");
    let after = floor.battles(1).await;
    assert_eq!(after.len(), 3);
    for battle in before.iter().filter(|battle| !battle.is_bye()) {
        let same = after.iter().find(|other| other.table_number == battle.table_number).unwrap();
        assert_eq!((same.id, same.a, same.b, same.version), (battle.id, battle.a, battle.b, battle.version));
    }
    let phone = floor.phone(6).await;
    phone.get("/e/spring-open/me").await.says(text!("play-report-the-result")).hides("You join in round 2");
    floor.desk.get("/e/spring-open/desk/audit").await.says(text!(
        "logged-round-change-seat",
        player = "Player 6",
        round = 1
    ));
    seat(&floor, &page, "6").await.is(303);
    assert_eq!(floor.battles(1).await.len(), 3, "a stale page seats nobody twice");
}

/// Where the bye's player is a clubmate, the seat that there is takes another table apart: the page says why.
#[actix_web::test]
async fn why_whoever_has_the_bye_is_no_opponent_is_told_beside_the_seat() {
    let floor = Floor::with_players(6).await;
    tap(&floor, 6, &[("undo", "yes")]).await;
    let fields = [("round", "1"), ("clubs", "strong"), ("odd", "bye"), ("leave_out", "on")];
    floor.desk.post(ROUNDS, &fields).await.is(303);
    floor.publish(1).await.is(303);
    let bye = floor.battles(1).await.into_iter().find(Battle::is_bye).unwrap();
    let alone = floor.number(bye.a);
    let mut tx = floor.site.app.database.write().await.unwrap();
    for number in [alone, 6] {
        let player = storage::players::by_number(&mut tx, floor.event.id, number).await.unwrap().unwrap();
        let member = Player { club: Some("Grimhold".into()), ..player };
        storage::players::update(&mut tx, &member).await.unwrap();
    }
    tx.commit().await.unwrap();
    tap(&floor, 6, &[]).await;
    let page = floor.desk.get(CHECK_IN).await;
    let name = format!("Player {alone}");
    page.says(text!("desk-players-same-club", late = "Player 6", name = name.as_str()));
    seat(&floor, &page, "6").await.is(303);
    let battles = floor.battles(1).await;
    let own = battles.iter().find(|battle| battle.everybody().any(|id| floor.number(id) == 6)).unwrap();
    assert!(own.everybody().all(|id| floor.number(id) != alone));
}

#[actix_web::test]
async fn who_comes_into_an_even_round_may_have_the_bye_and_the_next_one_plays_them() {
    let floor = drawn_without_the_last(5).await;
    tap(&floor, 5, &[]).await;
    let page = floor.desk.get(CHECK_IN).await;
    page.says(text!("desk-players-everybody-else-plays")).shows("Give them the bye");
    seat(&floor, &page, "5").await.is(303);
    floor.publish(1).await.is(303);
    let fields = [("name", "Walk-in Wes"), ("here", "on")];
    floor.desk.post("/e/spring-open/desk/players", &fields).await.leads_to(CHECK_IN);
    let page = floor.desk.get(CHECK_IN).await;
    page.shows("Walk-in Wes").shows("Player 5 has the bye.").says(text!("desk-players-seat-at", table = 3));
    seat(&floor, &page, "6").await.is(303);
    floor.site.visitor().get("/e/spring-open/rounds/1").await.shows("Walk-in Wes").hides("has a bye");
}

#[actix_web::test]
async fn whoever_waits_is_named_to_whoever_comes() {
    let floor = Floor::with_players(3).await;
    floor.draw(1).await.is(303);
    let page = floor.desk.get(ROUND).await;
    let (version, player) = (page.hidden("version"), page.hidden("player"));
    let fields = [("version", version.as_str()), ("player", &player), ("bye", "waits")];
    floor.desk.post(&format!("{ROUND}/bye"), &fields).await.is(303);
    floor.publish(1).await.is(303);
    let fields = [("name", "Kim"), ("here", "on")];
    floor.desk.post("/e/spring-open/desk/players", &fields).await.leads_to(CHECK_IN);
    let page = floor.desk.get(CHECK_IN).await;
    page.shows(&format!("Player {player} is waiting for an opponent."))
        .says(text!("desk-players-seat-at", table = 2));
    seat(&floor, &page, "4").await.is(303);
    assert!(floor.battles(1).await.iter().all(|battle| battle.b.is_some()));
}

#[actix_web::test]
async fn somebody_who_was_marked_as_not_coming_comes_after_all() {
    let floor = Floor::with_players(4).await;
    tap(&floor, 4, &[("undo", "yes")]).await;
    floor.desk.post(&format!("{CHECK_IN}/close"), &[]).await.is(303);
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor
        .desk
        .get(CHECK_IN)
        .await
        .says(text!("desk-players-not-expected"))
        .says(text!("desk-players-here-after-all"));
    tap(&floor, 4, &[]).await;
    let page = floor.desk.get(CHECK_IN).await;
    page.says(text!("desk-players-seat-at", table = 2)).says_not(text!("desk-players-here-after-all"));
    seat(&floor, &page, "4").await.is(303);
    assert_eq!(floor.battles(1).await.iter().filter(|battle| battle.is_bye()).count(), 0);
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.says(text!("player-act-came-after-all", name = "Player 4"));
}

#[actix_web::test]
async fn a_draft_drawn_again_or_thrown_away_has_those_who_came_since() {
    let floor = drawn_without_the_last(6).await;
    tap(&floor, 6, &[]).await;
    let version = floor.desk.get(ROUND).await.hidden("version");
    let fields = [("version", version.as_str()), ("odd", "bye"), ("clubs", "off"), ("redraw_reason", "came")];
    floor.desk.post(&format!("{ROUND}/redraw"), &fields).await.is(303);
    assert_eq!(floor.pairs(1).await.len(), 3);
    let floor = drawn_without_the_last(6).await;
    floor.take_back(1).await.is(303);
    tap(&floor, 6, &[]).await;
    floor.draw(1).await.is(303);
    assert_eq!(floor.pairs(1).await.len(), 3);
}

#[actix_web::test]
async fn a_round_that_somebody_was_no_part_of_is_a_dash_and_one_to_come_a_dot() {
    let floor = drawn_without_the_last(3).await;
    floor.publish(1).await.is(303);
    let row = async || {
        let page = floor.site.visitor().get("/e/spring-open/standings").await;
        page.body.split("</tr>").find(|row| row.contains(">Player 3<")).map(str::to_owned).unwrap()
    };
    let (dash, dot) = ("title=\"no battle\">–<", "<span class=\"res res--none\">·<");
    // The round is being played without them: there is nothing to wait for in it.
    let shown = row().await;
    assert_eq!((shown.matches(dash).count(), shown.matches(dot).count()), (1, 2), "{shown}");
    let other = floor.site.visitor().get("/e/spring-open/standings").await;
    let legend = "–</span> no battle";
    other.shows(legend);
    let all = Floor::with_players(2).await;
    all.play(1, &[]).await;
    all.site.visitor().get("/e/spring-open/standings").await.is(200).hides(legend);
    let others = other.body.split("</tr>").find(|row| row.contains(">Player 1<")).unwrap();
    assert!(!others.contains(dash), "{others}");
}

#[actix_web::test]
async fn whoever_is_looked_for_in_vain_is_added_from_there() {
    let floor = Floor::with_players(5).await;
    floor.draw(1).await.is(303);
    let page = floor.desk.get("/e/spring-open/desk/check-in?q=Kim%20Late").await;
    page.is(200).says(text!("desk-players-add-as-new", name = "Kim Late"));
    let form = floor.desk.get("/e/spring-open/desk/players?add=true&name=Kim%20Late").await;
    form.is(200).shows("value=\"Kim Late\"").shows("name=\"here\" value=\"on\" checked");
}

#[actix_web::test]
async fn why_somebody_meets_whoever_came_late_says_how_a_missed_round_counts() {
    let floor = Floor::with_players(5).await;
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut late = floor.player(5).clone();
    late.joined_round = muster::domain::numbers::RoundNumber(2);
    assert!(muster::storage::players::update(&mut tx, &late).await.unwrap());
    tx.commit().await.unwrap();
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    floor.close(1).await;
    floor.play(2, &[]).await;
    let says = "For pairing, a missed round counts as a loss.";
    let battles = floor.battles(2).await;
    for battle in &battles {
        let has_late = battle.a == late.id || battle.b == Some(late.id);
        let page = floor.phone(floor.number(battle.a)).await.get("/e/spring-open/me").await;
        assert_eq!(page.has(says), has_late && battle.b.is_some(), "{battle:?} {}", page.body);
    }
    let page = floor.site.visitor().get("/e/spring-open/rounds/2").await;
    assert_eq!(page.body.matches(says).count(), 1, "{}", page.body);
}

/// On the second day somebody who has played does not come: they leave, and are back a round later.
#[actix_web::test]
async fn who_has_played_sits_out_a_round_and_is_back_in_the_next() {
    let floor = Floor::with_players(6).await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [40, 5, 10, 1]), (3, [30, 2, 20, 1])]).await;
    floor.close(1).await;
    let six = "/e/spring-open/desk/players/6";
    let version = floor.desk.get(six).await.hidden("version");
    floor.desk.post(&format!("{six}/leave"), &[("version", &version)]).await.is(303);
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    let seats = floor.battles(2).await;
    assert_eq!(seats.iter().filter(|battle| battle.is_bye()).count(), 1);
    for (table, points) in [(1, [30, 4, 20, 3]), (2, [40, 5, 10, 1])] {
        floor.report(2, table, points).await.is(303);
        floor.send(2, table, Seat::B, points).await.is(303);
    }
    floor.close(2).await;
    floor
        .desk
        .get(CHECK_IN)
        .await
        .says(text!("desk-players-not-expected"))
        .says(text!("desk-players-here-after-all"));
    tap(&floor, 6, &[]).await;
    floor.draw(3).await.is(303);
    let third = floor.battles(3).await;
    assert_eq!(third.iter().flat_map(Battle::everybody).count(), 6);
    floor.publish(3).await.is(303);
    floor.site.visitor().get("/e/spring-open/standings").await.shows("no battle");
}

#[actix_web::test]
async fn before_the_draw_it_is_said_how_many_play_and_who_is_left_out() {
    let floor = Floor::with_players(8).await;
    floor.desk.get(ROUNDS).await.says(text!("desk-rounds-plays", count = 8)).hides("Odd number (");
    for number in [6, 7, 8] {
        tap(&floor, number, &[("undo", "yes")]).await;
    }
    // Most are here, so that the box is ticked: three are left out, and five is odd.
    let page = floor.desk.get(ROUNDS).await;
    page.shows("5 players in this round. 3 not checked in, so left out.").shows("Odd number (5).");
    tap(&floor, 5, &[("undo", "yes")]).await;
    let page = floor.desk.get(ROUNDS).await;
    page.shows("8 players in this round. 4 not checked in.").hides("Odd number (");
    tap(&floor, 4, &[("undo", "yes")]).await;
    floor
        .desk
        .get(ROUNDS)
        .await
        .shows("5 not checked in.")
        .shows("Without players not checked in, the number is odd (3).");
}

/// Tables of the first round at which two play.
async fn tables(floor: &Floor) -> usize {
    floor.battles(1).await.iter().filter(|battle| battle.b.is_some()).count()
}

/// Types somebody in who stands at the desk, as the search that found nobody does.
async fn add(floor: &Floor, name: &str) -> Reply {
    let fields = [("name", name), ("here", "on"), ("from", "check-in")];
    floor.desk.post("/e/spring-open/desk/players", &fields).await
}

#[actix_web::test]
async fn who_is_new_is_added_and_checked_in_with_one_tap_and_offered_a_seat_in_their_row() {
    let floor = Floor::with_players(5).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.desk.get(&format!("{CHECK_IN}?q=Kim")).await.shows("name=\"from\"").shows("value=\"check-in\"");
    add(&floor, "Kim").await.leads_to("/e/spring-open/desk/check-in#p6");
    let page = floor.desk.get(CHECK_IN).await;
    let row = page.body.split("id=\"p6\"").nth(1).unwrap().split("</li>").next().unwrap();
    assert!(row.contains("Seat them at table 3"), "{row}");
    assert_eq!(page.body.matches("Seat them at table 3").count(), 1, "{}", page.body);
    add(&floor, "Kim").await.is(422).shows("name=\"namesake\"");
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("added Kim, after round 1 was paired");
}

#[actix_web::test]
async fn several_who_come_late_play_each_other_with_one_tap() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    for name in ["Ugo", "Uma"] {
        add(&floor, name).await.is(303);
    }
    let page = floor.desk.get(&format!("{CHECK_IN}?only=late")).await;
    page.shows("Ugo, Uma are here but have no seat in round 1.")
        .says(text!("desk-players-seat-two", first = "Ugo", second = "Uma", table = 3))
        .hides("Give them the bye");
    seat(&floor, &page, "all").await.is(303);
    assert_eq!(tables(&floor).await, 3);
    for name in ["Una", "Ulf", "Udo"] {
        add(&floor, name).await.is(303);
    }
    let page = floor.desk.get(CHECK_IN).await;
    page.shows("and 1 more are here but have no seat in round 1.").shows("Seat all 3");
    seat(&floor, &page, "all").await.is(303);
    let battles = floor.battles(1).await;
    assert_eq!(battles.iter().flat_map(Battle::everybody).count(), 9);
    assert_eq!(battles.iter().filter(|battle| battle.is_bye()).count(), 1);
}

#[actix_web::test]
async fn a_repair_has_a_place_for_those_who_came_late() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    for name in ["Ugo", "Uma"] {
        add(&floor, name).await.is(303);
    }
    let page = floor.desk.get(&format!("{ROUND}/change?what=repair")).await;
    page.shows("1 table changes").shows("Ugo had no table").says_not(text!("desk-rounds-no-change"));
    let (version, shown) = (page.hidden("version"), page.hidden("shown"));
    let fields = [("what", "repair"), ("reason", "arrived late"), ("version", &*version), ("shown", &*shown)];
    floor.desk.post(&format!("{ROUND}/change"), &fields).await.is(303);
    assert_eq!(tables(&floor).await, 3);
    floor.desk.get(CHECK_IN).await.hides("no seat in round 1");
    floor
        .desk
        .get(&format!("{ROUND}/change?what=repair"))
        .await
        .says(text!("desk-rounds-no-change"))
        .shows("Proven");
}

#[actix_web::test]
async fn who_comes_late_is_seated_at_a_table_that_was_out_of_use_where_no_other_is_free() {
    let floor = Floor::with_players(5).await;
    let mut tx = floor.site.app.database.write().await.unwrap();
    for number in 1..=3 {
        let mut table = VenueTable::new((TableNumber(number), String::new()));
        table.out_of_use = (number == 3).then(|| "a wobbly leg".to_owned());
        storage::venue_tables::insert(&mut tx, floor.event.id, &table).await.unwrap();
    }
    tx.commit().await.unwrap();
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    add(&floor, "Kim").await.is(303);
    let page = floor.desk.get(CHECK_IN).await;
    page.shows("Seat them at table 3 anyway (a wobbly leg)");
    let (version, shown) = (page.hidden("version"), page.hidden("shown"));
    let fields =
        [("number", "6"), ("round", "1"), ("version", &*version), ("shown", &*shown), ("table", "3")];
    floor.desk.post(&format!("{CHECK_IN}/seat"), &fields).await.is(303);
    assert_eq!(tables(&floor).await, 3);
    floor.desk.get("/e/spring-open/desk/audit").await.shows("put table 3 back in use");
    floor.desk.get("/e/spring-open/desk/tables").await.shows("<strong>3</strong> of 3 tables are in use");
    for name in ["Lea", "Leo"] {
        add(&floor, name).await.is(303);
    }
    floor
        .desk
        .get(CHECK_IN)
        .await
        .shows("4 pairs need a table, but only 3 tables are in use.")
        .shows("Add a table");
}

#[actix_web::test]
async fn whoever_leaves_is_told_whether_somebody_has_the_bye_then() {
    let floor = Floor::with_players(5).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let page = floor.phone(1).await.get("/e/spring-open/leave").await;
    page.says(text!("play-leave-even-without-you", players = 4));
    add(&floor, "Kim").await.is(303);
    let page = floor.phone(1).await.get("/e/spring-open/leave").await;
    page.says(text!("play-leave-odd-without-you", players = 5));
}
