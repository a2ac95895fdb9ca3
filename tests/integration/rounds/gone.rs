//! Somebody leaves between the draw of a round and its end: who has to know hears of it, and a repair is at hand.

use crate::support::{
    floor::{Floor, Seat},
    site::{Browser, Reply},
};
use muster::domain::{battle::Battle, numbers::RoundNumber};

const DESK: &str = "/e/spring-open/desk";
const LEAVE: &str = "/e/spring-open/leave";
const RESULTS: [(u32, [u32; 4]); 2] = [(1, [30, 4, 20, 3]), (2, [40, 5, 10, 1])];

fn round(number: u32) -> String {
    format!("{DESK}/rounds/{number}")
}

/// A player leaves, or comes back, with their own phone.
async fn tap(phone: &Browser, undo: &str) -> Reply {
    let version = phone.get(LEAVE).await.is(200).hidden("version");
    phone.post(LEAVE, &[("version", &version), ("undo", undo)]).await
}

/// Does what the page of a change shows.
async fn change(floor: &Floor, number: u32, asked: &str, fields: &[(&str, &str)]) -> Reply {
    let page = floor.desk.get(&format!("{}/change?{asked}", round(number))).await;
    let (version, shown) = (page.is(200).hidden("version"), page.hidden("shown"));
    let fields =
        [fields, &[("version", version.as_str()), ("shown", &shown), ("reason", "went home")]].concat();
    floor.desk.post(&format!("{}/change", round(number)), &fields).await
}

/// The player without an opponent, and somebody at table 1 with who sits across.
async fn seats(floor: &Floor, number: u32) -> (i64, [i64; 2]) {
    let battles = floor.battles(number).await;
    let alone = battles.iter().find(|battle| battle.is_bye()).unwrap();
    let table = battles.iter().find(|battle| !battle.is_bye()).unwrap();
    (floor.number(alone.a), [table.a, table.b.unwrap()].map(|id| floor.number(id)))
}

fn meet(battles: &[Battle], floor: &Floor, one: i64, other: i64) -> bool {
    let ids = [one, other].map(|number| floor.player(number).id);
    battles.iter().any(|battle| ids.iter().all(|id| battle.side_of(*id).is_some()))
}

#[actix_web::test]
async fn who_leaves_a_draft_is_named_on_now_and_on_the_draft_and_a_repair_takes_them_out() {
    // In the first round they withdraw, and in a later one they leave: both stand in a draft still.
    for number in [1, 2] {
        let floor = Floor::with_players(5).await;
        if number == 2 {
            floor.play(1, &RESULTS).await;
            floor.close(1).await;
        }
        floor.draw(number).await.is(303);
        let (alone, [gone, opponent]) = seats(&floor, number).await;
        floor.desk.get(DESK).await.hides("has withdrawn");
        tap(&floor.phone(gone).await, "").await.is(303);
        let now = floor.desk.get(DESK).await;
        now.shows(&format!("Player {gone} has withdrawn but still has a seat in round {number}"))
            .shows("Repair round");
        let draft = floor.desk.get(&round(number)).await;
        draft
            .is(200)
            .shows(&format!("Withdrawn since pairing: Player {gone}."))
            .says(text!("desk-rounds-have-left", count = 1));
        let look = floor.desk.get(&format!("{}?only=look", round(number))).await;
        look.is(200).shows(&format!("Player {gone}<")).shows("withdrawn</span>");
        floor
            .publish(number)
            .await
            .is(422)
            .shows("has withdrawn since the round was paired. Repair the round");
        change(&floor, number, "what=repair", &[("what", "repair")]).await.leads_to(&round(number));
        let after = floor.battles(number).await;
        assert!(meet(&after, &floor, alone, opponent), "{after:?}");
        assert!(after.iter().all(|battle| battle.side_of(floor.player(gone).id).is_none()));
        floor.desk.get(DESK).await.hides("has withdrawn but");
        floor.publish(number).await.is(303);
    }
}

#[actix_web::test]
async fn who_leaves_a_round_that_is_out_is_named_and_taken_out_where_nobody_comes() {
    let floor = Floor::with_players(5).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let (alone, [gone, opponent]) = seats(&floor, 1).await;
    let phone = floor.phone(gone).await;
    phone.get(LEAVE).await.shows("You finish round 1").shows("Can't play it? Tell the desk.");
    tap(&phone, "").await.is(303);
    phone
        .get(LEAVE)
        .await
        .says(text!("play-leave-still-play", round = 1))
        .shows("until round 2 is published");
    let told = format!("Player {gone} withdraws after round 1, but their battle hasn't started");
    floor.desk.get(DESK).await.shows(&told);
    floor.desk.get(&round(1)).await.shows(&format!("Player {gone} withdraws after this round"));
    let repair = floor.desk.get(&format!("{}/change?what=repair", round(1))).await;
    repair.says(text!("desk-rounds-no-change")).shows(&format!("?what=out&amp;one={gone}"));
    let out = format!("what=out&one={gone}");
    let page = floor.desk.get(&format!("{}/change?{out}", round(1))).await;
    page.shows(&format!("Player {gone} withdraws and doesn't play this round"));
    page.shows(&format!("Removed from the round: Player {gone}<")).shows("1 table changes");
    let one = gone.to_string();
    change(&floor, 1, &out, &[("what", "out"), ("one", &one)]).await.leads_to(&round(1));
    let after = floor.battles(1).await;
    assert!(
        meet(&after, &floor, alone, opponent) && after.iter().all(|battle| !battle.is_bye()),
        "{after:?}"
    );
    floor.desk.get(DESK).await.hides("their battle hasn");
    floor
        .desk
        .get(&format!("{DESK}/audit"))
        .await
        .shows(&format!("removed Player {gone}, who is leaving, from round 1"));
    // The round goes without them now, and so does their page.
    phone.get(LEAVE).await.is(200).shows("You weren't paired in round 1.").hides("Rejoin</button>");
    phone.post(LEAVE, &[("version", "3"), ("undo", "yes")]).await.is(422).shows("paired without you");
}

#[actix_web::test]
async fn nobody_who_is_gone_has_the_bye_of_the_one_whose_place_they_left() {
    let floor = Floor::with_players(5).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let (alone, [gone, opponent]) = seats(&floor, 1).await;
    tap(&floor.phone(gone).await, "").await.is(303);
    let asked = format!("what=move&one={opponent}&two={alone}");
    let page = floor.desk.get(&format!("{}/change?{asked}", round(1))).await;
    page.is(200).hides(&format!("Player {gone} has the bye"));
    page.shows(&format!("Removed from the round: Player {gone}<"));
    let (one, two) = (opponent.to_string(), alone.to_string());
    let fields = [("what", "move"), ("one", one.as_str()), ("two", &two)];
    change(&floor, 1, &asked, &fields).await.leads_to(&round(1));
    let after = floor.battles(1).await;
    assert!(
        meet(&after, &floor, alone, opponent) && after.iter().all(|battle| !battle.is_bye()),
        "{after:?}"
    );
    let mut tx = floor.site.app.database.read().await.unwrap();
    let left = muster::storage::players::find_player(&mut tx, floor.player(gone).id).await.unwrap().unwrap();
    assert_eq!(left.dropped_after, Some(RoundNumber::BEFORE_THE_FIRST));
}

#[actix_web::test]
async fn what_leaving_means_is_said_as_it_is() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let player = floor.number(floor.battle(1, 1).await.a);
    let phone = floor.phone(player).await;
    phone.get(LEAVE).await.shows("You finish round 1");
    for (table, points) in RESULTS {
        for seat in [Seat::A, Seat::B] {
            floor.send(1, table, seat, points).await.is(303);
        }
    }
    // The own battle is over, then the round; there is nothing to play to its end.
    phone.get(LEAVE).await.shows("You aren't paired again.").hides("You finish round");
    floor.close(1).await;
    phone.get(LEAVE).await.shows("You aren't paired again.").hides("You finish round");
    tap(&phone, "").await.is(303);
    floor.draw(2).await.is(303);
    // A draft is nobody's to know: they may come back until it is out.
    phone.get(LEAVE).await.shows("until round 2 is published").shows("Rejoin</button>");
    floor.publish(2).await.is(303);
    phone
        .get(LEAVE)
        .await
        .shows("You weren't paired in round 2. To play again, ask at the desk.")
        .hides("Rejoin</button>");
}

#[actix_web::test]
async fn nobody_is_offered_to_leave_an_event_that_is_over() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &RESULTS).await;
    floor.close(1).await;
    let phone = floor.phone(1).await;
    phone.get("/e/spring-open/me").await.is(200).shows("/leave\">Withdraw</a>");
    floor.desk.post(&format!("{DESK}/finish"), &[]).await.is(303);
    phone.get("/e/spring-open/me").await.is(200).hides("/leave\">").hides("Withdraw");
    phone.get(LEAVE).await.is(200).shows("Spring Open is over").hides("Withdraw from");
}
