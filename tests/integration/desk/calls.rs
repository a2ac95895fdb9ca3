//! Calls for a judge from the tables, and what staff note about conduct.

mod appeals;

use crate::support::floor::{Floor, Seat, address};
use crate::support::site::{Browser, Reply};
use muster::{
    domain::{
        battle::Battle,
        event::{
            call::{Call, CallState},
            permission::StaffRole,
        },
        ids::PlayerId,
    },
    storage,
};

const DESK: &str = "/e/spring-open/desk/calls";

#[actix_web::test]
async fn a_call_goes_from_the_phone_to_the_judge_and_back() {
    let floor = Floor::with_players(4).await;
    let tables = "/e/spring-open/desk/tables";
    let seen = floor.desk.get(tables).await.hidden("seen");
    let listed = [("list", "1-2 The <balcony>"), ("order", "higher_on_lower"), ("seen", seen.as_str())];
    floor.desk.post(tables, &listed).await.is(303);
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let ann = seated(&floor, 1, Seat::A).await;
    let call = format!("{}/call", address(&battle));
    let fields =
        [("once", "first-tap"), ("kind", "rules"), ("note", "Is <b>that</b> wall cover?"), ("back", "me")];
    ann.post(&call, &fields).await.leads_to("/e/spring-open/me");
    // The same tap twice, and a second call while one is open.
    ann.post(&call, &fields).await.is(303);
    ann.post(&call, &[("once", "second-tap"), ("kind", "time")]).await.is(303);
    assert_eq!(open_calls(&floor).await.len(), 1);
    ann.get("/e/spring-open/me").await.shows("Judge called at").says(text!("call-kind-rules"));
    let bo = seated(&floor, 1, Seat::B).await;
    bo.get("/e/spring-open/me").await.shows("Judge called at");

    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let card = judge.get(DESK).await;
    card.shows(">just now</span> by").hides("0 min").shows("The &#60;balcony&#62;");
    floor.site.wait(4);
    judge.get(DESK).await.is(200).shows("Table 1").shows(">4 min ago</span> by").hides("<b>that</b>");
    // The page of the table leads to its call.
    let link = format!(
        "<a href=\"{DESK}#call-{}\">Open call: Rules</a>, no one yet",
        open_calls(&floor).await[0].id
    );
    judge.get("/e/spring-open/desk/battles/1/1").await.is(200).shows(&link);
    step(&floor, &judge, &[("what", "take")]).await.leads_to(DESK);
    ann.get("/e/spring-open/me").await.says(text!("calls-is-on-the-way", judge = "Jo"));
    step(&floor, &judge, &[("what", "answer"), ("said", "")])
        .await
        .is(422)
        .says(text!("calls-say-what-you-decided"));
    floor.site.wait(2);
    step(&floor, &judge, &[("what", "answer"), ("said", "It is cover."), ("extend", "on")]).await.is(303);
    assert!(open_calls(&floor).await.is_empty());
    ann.get("/e/spring-open/me").await.shows("It is cover.").shows("Tap a reason to call a judge");
    let battle_page = judge.get(&format!("/e/spring-open/desk/battles/1/{}", table(&battle))).await;
    battle_page
        .says(text!("call-act-answered"))
        .shows("It is cover.")
        .says(text!("screen-act-table-extended", minutes = 6));
    // Calls are for the table and staff: nobody else reads them.
    floor.site.visitor().get(&address(&battle)).await.is(200).hides("It is cover.");
}

#[actix_web::test]
async fn a_table_is_watched_for_slow_play_with_the_time_since_and_what_was_seen() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let jo = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let kim = floor.site.staff(&floor.event, "Kim", StaffRole::Judge).await;
    let watch = "/e/spring-open/desk/slow-play";
    jo.post(watch, &[("watch_table", "soon")]).await.is(422).shows("Enter a whole number");
    jo.post(watch, &[("watch_table", "77")]).await.is(422).shows("No one is playing at table 77");
    let fields = [("watch_table", "1"), ("watch_note", "twenty minutes a turn")];
    jo.post(watch, &fields).await.leads_to(DESK);
    kim.post(watch, &[("watch_table", "1")]).await.is(422).says(text!("slow-play-refusal-watched-already"));
    floor.site.wait(7);
    let page = kim.get(DESK).await;
    page.is(200)
        .shows("data-since=")
        .shows("7 min")
        .shows("Jo has been watching")
        .shows("twenty minutes a turn");
    kim.get("/e/spring-open/desk").await.says(text!("desk-home-watched")).shows("7 min");
    // Players learn nothing of it.
    let ann = seated(&floor, 1, Seat::A).await;
    for path in ["/e/spring-open/me", &address(&battle)] {
        ann.get(path).await.is(200).hides("low play").hides("twenty minutes");
    }
    let action = page.body.split("desk/slow-play/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let end = format!("{watch}/{action}");
    kim.post(&end, &[("seen", "")]).await.is(422).says(text!("calls-say-what-you-saw"));
    kim.post(&end, &[("seen", "Ann counts every die twice; told to go on")]).await.leads_to(DESK);
    jo.post(&end, &[("seen", "nothing")]).await.is(422).says(text!("slow-play-refusal-ended"));
    kim.get(DESK).await.says_not(text!("calls-stop-watching"));
    let log = kim.get(&format!("/e/spring-open/desk/battles/1/{}", table(&battle))).await;
    log.says(text!("call-act-slow-play-watched")).says(text!("call-act-slow-play-ended", minutes = 7));
    log.shows("counts every die twice");
    // A table that has finished is not watched.
    for seat in [Seat::A, Seat::B] {
        floor.send(1, 1, seat, [40, 4, 10, 1]).await.is(303);
    }
    jo.post(watch, &[("watch_table", "1")]).await.is(422).says(text!("slow-play-refusal-not-playing"));
}

#[actix_web::test]
async fn a_table_that_called_nobody_has_rosters_conduct_and_the_watch_on_its_page() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let path = "/e/spring-open/desk/battles/1/1";
    let number = floor.number(battle.a);
    let page = judge.get(path).await;
    page.shows(&format!("href=\"/e/spring-open/desk/rosters/{number}\""));
    let conduct = format!("/e/spring-open/desk/conduct/{number}");
    page.shows(&format!("href=\"{conduct}\"")).says(text!("desk-battles-watch")).hides("Conduct (1)");
    let fields = [("kind", "slow_play"), ("level", "warning"), ("note", "Told twice to go on")];
    judge.post(&conduct, &fields).await.is(303);
    judge.post("/e/spring-open/desk/slow-play", &[("watch_table", "1")]).await.is(303);
    let page = judge.get(path).await;
    page.shows("Conduct (1)").shows("Slow-play watch since").says_not(text!("desk-battles-watch"));
    // Not by who plays there, and not where nobody plays any more.
    let (phone, own) =
        (floor.site.staff(&floor.event, "Kim", StaffRole::Judge).await, floor.battle(1, 2).await);
    floor.open_link_on(&phone, own.a).await;
    phone.get("/e/spring-open/desk/battles/1/2").await.is(200).says_not(text!("desk-battles-watch"));
    for seat in [Seat::A, Seat::B] {
        floor.send(1, 2, seat, [40, 4, 10, 1]).await.is(303);
    }
    judge.get("/e/spring-open/desk/battles/1/2").await.is(200).says_not(text!("desk-battles-watch"));
}

#[actix_web::test]
async fn two_judges_do_not_take_one_call_and_a_stale_page_says_so() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let ann = seated(&floor, 1, Seat::A).await;
    ann.post(&format!("{}/call", address(&battle)), &[("kind", "other")]).await.is(303);
    let jo = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let kim = floor.site.staff(&floor.event, "Kim", StaffRole::Judge).await;
    let call = open_calls(&floor).await[0].id;
    let there = format!("{DESK}/{call}");
    jo.post(&there, &[("version", "1"), ("what", "take")]).await.is(303);
    kim.post(&there, &[("version", "1"), ("what", "take")])
        .await
        .is(422)
        .shows("Jo has already taken this call");
    kim.post(&there, &[("version", "1"), ("what", "answer"), ("said", "No.")]).await.is(409);
    jo.post(&there, &[("version", "2"), ("what", "pass"), ("said", "head judge, please")]).await.is(303);
    kim.get(DESK).await.shows("Passed on by Jo: head judge, please");
    ann.post(&format!("{}/call", address(&battle)), &[("what", "withdraw")]).await.is(303);
    kim.post(&there, &[("version", "3"), ("what", "take")])
        .await
        .is(422)
        .says(text!("call-refusal-withdrawn"));
}

#[actix_web::test]
async fn j2_a_judge_is_not_offered_calls_of_their_own_battle_or_club() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let (battle, other) = (floor.battle(1, 1).await, floor.battle(1, 2).await);
    // One phone that is a judge's and, by its private link, a player's.
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    floor.open_link_on(&judge, battle.a).await;
    set_club(&floor, battle.a, "Dice & Ale").await;
    set_club(&floor, other.b.unwrap(), "dice & ale ").await;
    for (battle, seat) in [(&battle, Seat::B), (&other, Seat::A)] {
        let phone = seated(&floor, table(battle), seat).await;
        phone.post(&format!("{}/call", address(battle)), &[("kind", "rules")]).await.is(303);
    }
    let page = judge.get(DESK).await;
    page.shows("You're playing in this battle")
        .shows("is from your club")
        .says(text!("calls-i-go-all-the-same"));
    // The same at the first glance: on Now, and in the list of battles, beside that table alone.
    let now = judge.get("/e/spring-open/desk").await;
    now.says(text!("desk-home-your-own-table-waits", table = 1));
    let warning = "You're playing here. Another judge should rule.";
    now.says(text!("partial-plays-there")).says(text!("partial-same-club")).hides("Take</button>");
    assert_eq!(judge.get("/e/spring-open/desk/battles").await.text().matches(warning).count(), 1);
    floor.desk.get("/e/spring-open/desk").await.hides(warning);
    for call in open_calls(&floor).await {
        let there = format!("{DESK}/{}", call.id);
        let refused = judge.post(&there, &[("version", "1"), ("what", "take")]).await;
        refused.is(422).shows("Another judge");
        let forced = judge.post(&there, &[("version", "1"), ("what", "take"), ("all_the_same", "yes")]).await;
        forced.is(if call.battle_id == battle.id { 422 } else { 303 });
    }
}

#[actix_web::test]
async fn organisers_are_told_on_now_which_judge_plays_and_where() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let now = "/e/spring-open/desk";
    floor.desk.get(now).await.hides("is playing at table");
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    floor.open_link_on(&judge, floor.battle(1, 2).await.a).await;
    judge.post("/e/spring-open/claim", &[]).await.is(303);
    floor.desk.get(now).await.shows("Jo Judge is playing at table 2. Another judge rules there");
    judge.get(now).await.hides("is playing at table");
    // A dispute at the own table is told to whoever judges and plays there.
    floor.report(1, 2, [30, 4, 20, 3]).await.is(303);
    floor.send(1, 2, Seat::B, [28, 4, 20, 3]).await.is(303);
    judge.get(now).await.says(text!("desk-home-your-own-table-waits", table = 2));
    judge.get("/e/spring-open/desk/battles").await.says(text!("calls-you-play-here"));
}

#[actix_web::test]
async fn only_the_two_players_of_a_table_call_from_it() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let elsewhere = seated(&floor, 2, Seat::A).await;
    elsewhere.post(&format!("{}/call", address(&battle)), &[("kind", "rules")]).await.is(303);
    elsewhere.post("/e/spring-open/rounds/1/tables/99/call", &[("kind", "rules")]).await.is(404);
    assert!(open_calls(&floor).await.is_empty());
}

#[actix_web::test]
async fn only_the_player_who_called_cancels_the_call() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let (ann, bo) = (seated(&floor, 1, Seat::A).await, seated(&floor, 1, Seat::B).await);
    let call = format!("{}/call", address(&battle));
    ann.post(&call, &[("kind", "rules")]).await.is(303);
    let caller = floor.player(floor.number(battle.a)).name.as_str();
    let page = bo.get("/e/spring-open/me").await;
    page.says(text!("calls-another-cancels", caller = caller)).says_not(text!("calls-settled"));
    bo.post(&call, &[("what", "withdraw")]).await.is(303);
    bo.get("/e/spring-open/me").await.says(text!("call-refusal-not-their-call"));
    assert_eq!(open_calls(&floor).await.len(), 1);
    ann.get("/e/spring-open/me").await.says(text!("calls-settled"));
    ann.post(&call, &[("what", "withdraw")]).await.is(303);
    assert!(open_calls(&floor).await.is_empty());
}

#[actix_web::test]
async fn a_call_says_how_the_table_stands_and_a_note_begins_with_what_it_was_about() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let conduct = format!("/e/spring-open/desk/conduct/{}", floor.number(battle.a));
    let chosen = |kind: &str| format!("<option value=\"{kind}\" selected>");
    // Nothing is chosen for a judge who comes by themselves, and nothing is kept that they did not choose.
    judge.get(&conduct).await.is(200).hides(&chosen("late")).hides(&chosen("rules"));
    let fields = [("kind", ""), ("level", "note"), ("note", "Talked to both")];
    judge.post(&conduct, &fields).await.is(422).says(text!("desk-players-conduct-choose-about"));
    judge.get(&format!("{conduct}?kind=roster")).await.shows(&chosen("roster"));
    let ann = seated(&floor, 1, Seat::A).await;
    ann.post(&format!("{}/call", address(&battle)), &[("kind", "rules"), ("back", "me")]).await.is(303);
    judge.get(&conduct).await.shows(&chosen("rules"));
    judge.get(DESK).await.is(200).hides("40–10");
    floor.send(1, 1, Seat::A, [40, 4, 10, 1]).await.is(303);
    judge.get(DESK).await.is(200).shows("40–10");
}

#[actix_web::test]
async fn conduct_is_noted_for_staff_alone_and_stays_on_record() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let there = "/e/spring-open/desk/conduct/1";
    judge.post(there, &[("kind", "slow_play"), ("level", "warning"), ("note", "")]).await.is(422);
    let fields = [
        ("once", "first-note"),
        ("kind", "slow_play"),
        ("level", "warning"),
        ("note", "Two <b>turns</b> in an hour"),
    ];
    judge.post(there, &fields).await.is(303);
    judge.post(there, &fields).await.is(303);
    let page = judge.get(there).await;
    page.shows("Warning: Slow play").shows("round 1").hides("<b>turns</b>");
    assert_eq!(page.text().matches("Warning: Slow play").count(), 1);
    judge.get("/e/spring-open/desk/conduct").await.shows("Slow play");
    let mut tx = floor.site.app.database.read().await.unwrap();
    let entry = storage::conduct::list_standing_conduct(&mut tx, floor.event.id).await.unwrap().remove(0);
    tx.commit().await.unwrap();
    let id = entry.id.to_string();
    let back = format!("{there}/take-back");
    judge.post(&back, &[("entry", &id), ("why", "")]).await.is(422).shows("Give a reason.");
    judge.post(&back, &[("entry", &id), ("why", "the clock had stopped")]).await.is(303);
    judge.post(&back, &[("entry", &id), ("why", "again")]).await.is(409);
    judge.get(there).await.shows("Taken back: the clock had stopped");
    judge.get("/e/spring-open/desk/conduct").await.hides("Slow play");
    for page in ["/e/spring-open/players", "/e/spring-open/standings/1", "/e/spring-open/me"] {
        let phone = seated(&floor, 1, Seat::A).await;
        phone.get(page).await.hides("Slow play").hides("the clock had stopped");
    }
}

async fn open_calls(floor: &Floor) -> Vec<Call> {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let open = storage::calls::list_open_calls(&mut tx, floor.event.id).await.unwrap();
    tx.commit().await.unwrap();
    assert!(open.iter().all(|call| matches!(call.state, CallState::Waiting | CallState::Taken)));
    open
}

/// What a judge does about the only open call.
async fn step(floor: &Floor, judge: &Browser, fields: &[(&str, &str)]) -> Reply {
    let call = open_calls(floor).await.remove(0);
    let version = call.version.to_string();
    judge.post(&format!("{DESK}/{}", call.id), &[&[("version", version.as_str())], fields].concat()).await
}

/// The phone of whoever sits there in round 1.
async fn seated(floor: &Floor, table: u32, seat: Seat) -> Browser {
    let battle = floor.battle(1, table).await;
    let who = if seat == Seat::A { battle.a } else { battle.b.unwrap() };
    floor.phone(floor.number(who)).await
}

fn table(battle: &Battle) -> u32 {
    battle.table_number.unwrap().0
}

async fn set_club(floor: &Floor, player: PlayerId, club: &str) {
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut player = storage::players::find_player(&mut tx, player).await.unwrap().unwrap();
    player.club = Some(club.to_owned());
    assert!(storage::players::update(&mut tx, &player).await.unwrap());
    tx.commit().await.unwrap();
}
