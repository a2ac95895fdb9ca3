//! What the organiser has set by hand stays when the rest is drawn again, until it is taken back.

use crate::support::{
    floor::Floor,
    site::{Browser, Reply},
};
use muster::{
    domain::{battle::Battle, event::pack::Method, numbers::RoundNumber, pairing::Reason},
    storage,
};

const ROUND: &str = "/e/spring-open/desk/rounds/1";
const CHANGE: &str = "/e/spring-open/desk/rounds/1/change";

#[actix_web::test]
async fn p7_a_bye_given_by_hand_stays_through_every_redraw_until_it_is_taken_back() {
    let floor = Floor::with_players(9).await;
    floor.draw(1).await.is(303);
    let drawn = bye(&floor).await;
    let given = if drawn == 9 { 8 } else { 9 };
    let page = floor.desk.get(&format!("{CHANGE}?what=bye&one={given}")).await;
    page.shows("has the bye").shows("This makes no difference.");
    let one = given.to_string();
    send(&floor.desk, &page, &[("what", "bye"), ("one", &one), ("reason", "a train to catch")])
        .await
        .leads_to(ROUND);
    assert_eq!(bye(&floor).await, given);
    let page = floor.desk.get(ROUND).await;
    page.shows("has the bye, set by staff (a train to catch")
        .shows("bye set by staff: this makes no difference");
    for attempt in 2..=4 {
        redraw(&floor, "bye").await.is(303);
        assert_eq!(bye(&floor).await, given, "attempt {attempt}");
        floor.desk.get(ROUND).await.shows(&format!("attempt {attempt}")).shows("a train to catch");
    }
    let page = floor.desk.get(&format!("{CHANGE}?what=improve")).await;
    page.says(text!("desk-rounds-no-change")).shows("bye set by staff: this ");
    let page = floor.desk.get(&format!("{CHANGE}?what=free&one={given}")).await;
    page.shows("is no longer set by staff");
    send(&floor.desk, &page, &[("what", "free"), ("one", &one), ("reason", "the train is late")])
        .await
        .leads_to(ROUND);
    floor.desk.get(ROUND).await.hides("has the bye, set by staff").hides("a train to catch");
    let again = floor.desk.get(&format!("{CHANGE}?what=free&one={given}")).await;
    again.shows("Nothing is set by staff for");
}

#[actix_web::test]
async fn p7_a_pair_set_by_hand_stays_through_every_redraw() {
    let floor = Floor::with_players(8).await;
    floor.draw(1).await.is(303);
    let page = floor.desk.get(&format!("{CHANGE}?what=fix&one=1&two=8")).await;
    send(&floor.desk, &page, &[("what", "fix"), ("one", "1"), ("two", "8"), ("reason", "a <b>grudge</b>")])
        .await
        .leads_to(ROUND);
    for _ in 0..3 {
        redraw(&floor, "bye").await.is(303);
        assert!(floor.pairs(1).await.contains(&(1, 8)));
        floor.desk.get(ROUND).await.shows("a &#60;b&#62;grudge");
    }
}

#[actix_web::test]
async fn p7_a_round_is_drawn_again_when_somebody_who_was_set_by_hand_has_left() {
    let floor = Floor::with_players(8).await;
    floor.draw(1).await.is(303);
    let page = floor.desk.get(&format!("{CHANGE}?what=fix&one=1&two=8")).await;
    send(&floor.desk, &page, &[("what", "fix"), ("one", "1"), ("two", "8"), ("reason", "a grudge")])
        .await
        .leads_to(ROUND);
    leave(&floor, 8).await;
    redraw(&floor, "bye").await.is(303);
    let battles = floor.battles(1).await;
    assert_eq!((battles.len(), floor.pairs(1).await.len()), (4, 3));
}

#[actix_web::test]
async fn p7_a_bye_given_by_hand_ends_when_the_number_is_even() {
    let floor = Floor::with_players(9).await;
    floor.draw(1).await.is(303);
    let page = floor.desk.get(&format!("{CHANGE}?what=bye&one=9")).await;
    let fields = [("what", "bye"), ("one", "9"), ("reason", "a train to catch")];
    send(&floor.desk, &page, &fields).await.leads_to(ROUND);
    leave(&floor, 1).await;
    redraw(&floor, "bye").await.is(303);
    assert_eq!(floor.pairs(1).await.len(), 4);
    floor
        .desk
        .get(&format!("{CHANGE}?what=bye&one=9"))
        .await
        .says(text!("round-error-even-number", name = "Player 9"));
    floor.desk.get(&format!("{CHANGE}?what=bye")).await.is(200).hides("No player has this number");
    let nobody = floor.desk.post(CHANGE, &[("what", "bye"), ("one", ""), ("reason", "x")]).await;
    nobody.is(422).shows("No player has this number");
}

#[actix_web::test]
async fn whoever_rests_by_the_rounds_method_goes_on_resting_when_it_is_repaired() {
    let floor = Floor::with_players(9).await;
    robin(&floor, 3).await;
    floor.draw(1).await.is(303);
    let before = floor.battles(1).await;
    let resting: Vec<i64> = numbers(&floor, before.iter().filter(|battle| battle.rests()));
    assert_eq!((resting.len(), floor.pairs(1).await.len()), (3, 3));
    floor.desk.get(ROUND).await.shows("has no opponent (round robin, group A: no opponent this round)");

    let (left, alone) = floor.pairs(1).await[0];
    leave(&floor, left).await;
    let page = floor.desk.get(&format!("{CHANGE}?what=repair")).await;
    page.is(200).shows("1 table changes").shows(&format!("Player {alone} has the bye"));
    page.shows(&format!("Removed from the round: Player {left}"));
    send(&floor.desk, &page, &[("what", "repair"), ("reason", "went home")]).await.leads_to(ROUND);
    let after = floor.battles(1).await;
    let mut rest = [resting.as_slice(), &[alone]].concat();
    rest.sort_unstable();
    assert_eq!(numbers(&floor, after.iter().filter(|battle| battle.rests())), rest);
    assert_eq!(after.iter().filter(|battle| battle.is_bye()).count(), 4);

    // One of those who rest can be asked to play instead.
    let rests = resting[0].to_string();
    let page = floor.desk.get(&format!("{CHANGE}?what=move&one={rests}&two={alone}")).await;
    page.shows("1 table changes");
    let alone = alone.to_string();
    let fields =
        [("what", "move"), ("one", rests.as_str()), ("two", &alone), ("reason", "both want to play")];
    send(&floor.desk, &page, &fields).await.leads_to(ROUND);
    assert_eq!(floor.pairs(1).await.len(), 3);
    floor.publish(1).await.is(303);
}

#[actix_web::test]
async fn a_cut_with_others_who_play_on_is_repaired() {
    let floor = Floor::with_players(9).await;
    settings(&floor, |settings| {
        settings.rounds = 3;
        settings.pairing.methods.insert(RoundNumber(2), Method::Cut);
        settings.pairing.cut_size = 4;
    })
    .await;
    floor.play(1, &[1, 2, 3, 4].map(|table| (table, [30, 4, 20, 3]))).await;
    floor.draw(2).await.is(303);
    let battles = floor.battles(2).await;
    let cut = |battle: &&Battle| matches!(battle.reasons.0.first(), Some(Reason::Cut { .. }));
    let before: Vec<_> = battles.iter().filter(cut).map(|battle| (battle.a, battle.b)).collect();
    let other = battles.iter().find(|battle| !cut(battle) && !battle.is_bye()).unwrap();
    leave_after(&floor, floor.number(other.a), 1).await;
    let path = "/e/spring-open/desk/rounds/2/change";
    let page = floor.desk.get(&format!("{path}?what=repair")).await;
    page.is(200).shows("Removed from the round");
    let (version, shown) = (page.hidden("version"), page.hidden("shown"));
    let fields = [("what", "repair"), ("reason", "ill"), ("version", version.as_str()), ("shown", &shown)];
    floor.desk.post(path, &fields).await.is(303);
    let after = floor.battles(2).await;
    assert_eq!(after.iter().filter(cut).map(|battle| (battle.a, battle.b)).collect::<Vec<_>>(), before);
    assert!(after.iter().all(|battle| !battle.is_bye()));
    floor.publish(2).await.is(303);
}

#[actix_web::test]
async fn nobody_is_seated_across_a_bye_that_was_given_by_hand() {
    let floor = Floor::with_players(3).await;
    floor.draw(1).await.is(303);
    let page = floor.desk.get(&format!("{CHANGE}?what=bye&one=2")).await;
    send(&floor.desk, &page, &[("what", "bye"), ("one", "2"), ("reason", "a train to catch")])
        .await
        .leads_to(ROUND);
    let late = floor.site.players(&floor.event, &["Late Lee"]).await.remove(0).id.to_string();
    let version = floor.desk.get(ROUND).await.hidden("version");
    let fields = [("version", version.as_str()), ("player", &late)];
    floor.desk.post(&format!("{ROUND}/seat"), &fields).await.is(422).shows("The bye was set by staff");
}

async fn bye(floor: &Floor) -> i64 {
    let battles = floor.battles(1).await;
    floor.number(battles.iter().find(|battle| battle.is_bye()).unwrap().a)
}

fn numbers<'a>(floor: &Floor, battles: impl Iterator<Item = &'a Battle>) -> Vec<i64> {
    let mut numbers: Vec<i64> = battles.map(|battle| floor.number(battle.a)).collect();
    numbers.sort_unstable();
    numbers
}

async fn redraw(floor: &Floor, odd: &str) -> Reply {
    let version = floor.desk.get(ROUND).await.hidden("version");
    let fields = [("version", version.as_str()), ("redraw_reason", "again"), ("odd", odd)];
    floor.desk.post(&format!("{ROUND}/redraw"), &fields).await
}

async fn send(desk: &Browser, page: &Reply, fields: &[(&str, &str)]) -> Reply {
    let (version, shown) = (page.hidden("version"), page.hidden("shown"));
    let own = [("version", version.as_str()), ("shown", &shown)];
    desk.post(CHANGE, &[&own, fields].concat()).await
}

async fn leave(floor: &Floor, number: i64) {
    leave_after(floor, number, 0).await;
}

async fn leave_after(floor: &Floor, number: i64, round: u32) {
    let mut tx = floor.site.app.database.write().await.unwrap();
    let id = floor.player(number).id;
    let mut player = storage::players::find_player(&mut tx, id).await.unwrap().unwrap();
    player.dropped_after = Some(RoundNumber(round));
    assert!(storage::players::update(&mut tx, &player).await.unwrap());
    tx.commit().await.unwrap();
}

async fn robin(floor: &Floor, size: u32) {
    settings(floor, |settings| {
        settings.pairing.methods.extend(RoundNumber::up_to(3).map(|round| (round, Method::RoundRobin)));
        settings.pairing.group_size = size;
    })
    .await;
}

async fn settings(floor: &Floor, change: impl FnOnce(&mut muster::domain::event::pack::Settings)) {
    let (mut settings, name) = (floor.event.settings.clone(), floor.event.name.clone());
    change(&mut settings);
    let mut tx = floor.site.app.database.write().await.unwrap();
    storage::events::set_settings(&mut tx, floor.event.id, &name, &settings).await.unwrap();
    tx.commit().await.unwrap();
}

#[actix_web::test]
async fn the_same_form_sent_twice_draws_again_once() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let page = floor.desk.get("/e/spring-open/desk/rounds/1").await;
    let version = page.hidden("version");
    let fields = [
        ("once", "draw-again-once"),
        ("version", version.as_str()),
        ("redraw_reason", "two of them came together"),
        ("clubs", "off"),
        ("odd", "bye"),
    ];
    for _ in 0..2 {
        let sent = floor.desk.post("/e/spring-open/desk/rounds/1/redraw", &fields).await;
        sent.leads_to("/e/spring-open/desk/rounds/1");
    }
    let log = floor.desk.get("/e/spring-open/desk/audit?q=two+of+them+came+together").await;
    log.shows("2 entries");
    // A stale page draws nothing.
    let stale = [("once", "another"), ("version", &version), ("redraw_reason", "again"), ("odd", "bye")];
    floor.desk.post("/e/spring-open/desk/rounds/1/redraw", &stale).await.is(409);
}

#[actix_web::test]
async fn hands_on_teams_do_not_reach_a_round_of_players() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let fields = [("version", "1"), ("one", "1"), ("two", "3"), ("reason", "why not"), ("round", "2")];
    for page in ["", "/1", "/1/swap", "/1/change"] {
        floor.desk.get(&format!("/e/spring-open/desk/matches{page}")).await.is(404);
    }
    for page in ["", "/1/swap", "/1/seat", "/1/redraw", "/1/change", "/1/plan", "/1/tables"] {
        floor.desk.post(&format!("/e/spring-open/desk/matches{page}"), &fields).await.is(404);
    }
}
