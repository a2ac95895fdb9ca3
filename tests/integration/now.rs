//! The page a round is run by: a tile for every table by its state, who was quiet for long, who waits for a judge.

use crate::support::floor::{Floor, Seat, address};
use muster::domain::event::permission::StaffRole;

const DESK: &str = "/e/spring-open/desk";

#[actix_web::test]
async fn every_table_stands_there_by_its_state_and_the_quiet_ones_are_named() {
    let floor = Floor::with_players(8).await;
    floor.play(1, &[]).await;
    let seen = floor.battle(1, 3).await;
    floor.report(1, 2, [40, 4, 10, 1]).await.is(303);
    floor.send_over(&seen, Seat::A, [30, 3, 22, 2]).await.is(303);
    floor.send_over(&seen, Seat::B, [22, 2, 30, 3]).await.is(303);
    for seat in [Seat::A, Seat::B] {
        floor.send(1, 4, seat, [44, 4, 12, 2]).await.is(303);
    }
    let page = floor.desk.get(DESK).await;
    for told in ["1 playing", "1 one report", "1 done", "1 differ"] {
        page.shows(told);
    }
    let battle = floor.battle(1, 3).await;
    let (a, b) = (floor.number(battle.a), floor.number(battle.b.unwrap()));
    let claims = format!("Player {a} says 30–22 (tactics 3–2), Player {b} says 22–30 (tactics 2–3).");
    page.shows(&claims).shows("A judge says which one stands.");
    page.shows("Table 3: two reports differ").shows("tile--split").hides("No word for 40 minutes");
    // What one of two reports says is not shown as if it stood.
    page.shows("<dd>2 <small>of 4</small>");
    let round = floor.desk.get(&format!("{DESK}/rounds/1")).await;
    round.shows("class=\"is-winner\">40</span>").hides("class=\"is-winner\">30</span>");
    let list = floor.desk.get(&format!("{DESK}/battles")).await;
    list.shows("differ").hides("30–22").hides("0 min");
    floor.site.wait(41);
    let page = floor.desk.get(DESK).await;
    page.shows("No word for 40 minutes").shows("1 quiet").shows("tile--quiet").hides("1 playing");
    // A tap on a sheet, or a call, is a word; a call stands above every state.
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    let call = format!("{}/call", address(&battle));
    phone.post(&call, &[("kind", "time"), ("back", "me")]).await.is(303);
    floor.site.wait(3);
    let page = floor.desk.get(DESK).await;
    page.shows("tile--call").shows("3 min, nobody yet").shows("I go");
    // The judge's page is about what waits for a judge, and offers no step of an organiser.
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    judge.get(DESK).await.shows("One table waits for a judge").hides("Settings").hides("The event:");
}

#[actix_web::test]
async fn results_stand_in_the_time_of_the_round_beside_those_of_the_round_before() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    floor.site.wait(70);
    for seat in [Seat::A, Seat::B] {
        floor.send(1, 1, seat, [40, 4, 10, 1]).await.is(303);
    }
    floor.desk.get(DESK).await.shows("1 in so far, of 2.").hides("(grey)");
    floor.site.wait(40);
    for seat in [Seat::A, Seat::B] {
        floor.send(1, 2, seat, [30, 3, 22, 2]).await.is(303);
    }
    floor.close(1).await;
    floor.play(2, &[]).await;
    floor.site.wait(75);
    floor.report(2, 2, [30, 3, 22, 2]).await.is(303);
    let page = floor.desk.get(DESK).await;
    page.shows("Results by minute of the round: 1 by 80").shows("Round 1 had 1 by this time (grey).");
    // A correction hours after the round was closed is no part of how it went.
    let bars = |page: &crate::support::site::Reply| page.body.matches("class=\"chart__off\" x=").count();
    assert_eq!(bars(&page), 2);
    floor.site.wait(240);
    let battle = floor.battle(1, 2).await;
    let version = battle.version.to_string();
    let mut fields =
        vec![("version", version.as_str()), ("kind", "played"), ("reason", "the wrong way round")];
    fields.extend([("a_points", "22"), ("a_tactics", "2"), ("b_points", "30"), ("b_tactics", "3")]);
    floor.correct(&format!("{DESK}/battles/1/2"), &fields).await.is(303);
    assert_eq!(bars(&floor.desk.get(DESK).await), 1);
    // The bar of the clock has a mark for each call-out; the line of the day the time at which it was started.
    let start = [("round", "2"), ("hand", "start"), ("back", "now"), ("once", "clock-two")];
    floor.desk.post(&format!("{DESK}/clock"), &start).await.is(303);
    floor.desk.get(DESK).await.shows("chart__mark").shows("left:").shows("left: “");
}
