//! The page a round is run by: a tile for every table by its state, who was quiet for long, who waits for a judge.

use crate::support::{
    floor::{Floor, Seat, address},
    site::Site,
};
use chrono::TimeDelta;
use muster::{
    domain::event::{Stage, pack::Settings, permission::StaffRole},
    storage,
};

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
    for told in ["1 playing", "1 with one report", "1 done", "1 differ"] {
        page.shows(told);
    }
    let battle = floor.battle(1, 3).await;
    let (a, b) = (floor.number(battle.a), floor.number(battle.b.unwrap()));
    let claims = format!("Player {a} reported 30–22 (tactics 3–2), Player {b} reported 22–30 (tactics 2–3).");
    page.shows(&claims).shows("A judge decides which one stands.");
    page.shows("Table 3: reports differ").shows("tile--split").hides("Quiet for 40 minutes");
    // What one of two reports says is not shown as if it stood.
    page.shows("<dd>2 <small>of 4</small>");
    let round = floor.desk.get(&format!("{DESK}/rounds/1")).await;
    round.shows("class=\"is-winner\">40</span>").hides("class=\"is-winner\">30</span>");
    let list = floor.desk.get(&format!("{DESK}/battles")).await;
    list.shows("differ").hides("30–22").hides("0 min");
    floor.site.wait(41);
    let page = floor.desk.get(DESK).await;
    page.shows("Quiet for 40 minutes").shows("1 quiet").shows("tile--quiet").hides("1 playing");
    // A tap on a sheet, or a call, is a word; a call stands above every state.
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    let call = format!("{}/call", address(&battle));
    phone.post(&call, &[("kind", "time"), ("back", "me")]).await.is(303);
    floor.site.wait(3);
    let page = floor.desk.get(DESK).await;
    page.shows("tile--call")
        .shows(">3 min</b>, no one yet")
        .shows("data-since=")
        .says(text!("desk-home-i-go"));
    // The judge's page is about what waits for a judge, and offers no step of an organiser.
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let page = judge.get(DESK).await;
    page.says(text!("desk-home-line-waiting")).hides("Settings").hides("Event stage:");
}

/// One line for whatever needs a judge, from when it began: the oldest to which nobody goes has the filled button.
#[actix_web::test]
async fn a_judge_finds_calls_differing_reports_and_quiet_tables_in_one_line() {
    let floor = Floor::with_players(8).await;
    floor.play(1, &[]).await;
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    judge.get(DESK).await.says(text!("desk-home-nobody-waits")).says(text!("desk-home-line-empty"));
    floor.site.wait(30);
    differ(&floor, 2).await;
    floor.site.wait(5);
    call(&floor, 1).await;
    floor.site.wait(10);
    // Tables 3 and 4 have said nothing for 45 minutes, which is 5 more than is usual.
    let page = judge.get(DESK).await;
    let filled: Vec<&str> = page.body.split("btn--main").skip(1).collect();
    assert_eq!(filled.len(), 1, "{}", page.body);
    page.says(text!("desk-home-line-look", table = 2, differs = true)).shows("Player");
    let rest = page.body.split("<ol class=\"rows queue\">").nth(1).unwrap();
    let at = |table: u32| rest.find(&format!("<span class=\"row__no\">{table}</span>"));
    assert!(at(2).is_none() && at(1) < at(3) && at(3) < at(4), "{rest}");
    page.says(text!("desk-home-line-told", place = 2)).says(text!("desk-home-line-quiet", minutes = 45));
    // Once it is ruled on, the call is the oldest.
    let ruling =
        [("a_points", "30"), ("a_tactics", "3"), ("b_points", "22"), ("b_tactics", "2"), ("reason", "Seen.")];
    let table = format!("{DESK}/battles/1/2");
    let version = judge.get(&table).await.hidden("version");
    judge.post(&table, &[&ruling[..], &[("version", version.as_str())]].concat()).await.is(303);
    let page = judge.get(DESK).await;
    page.says(text!("desk-home-line-take", table = 1)).says(text!("desk-home-line-told", place = 1));
    // Quiet tables that were asked wait for their players.
    let ask = [("round", "1")];
    judge.post(&format!("{DESK}/battles/ask"), &ask).await.leads_to(DESK);
    let page = judge.get(DESK).await;
    page.shows("Asked at")
        .says_not(text!("desk-home-line-quiet", minutes = 45))
        .says(text!("desk-home-line-empty"));
    // The organiser's Now stays a list of what is next.
    floor.desk.get(DESK).await.says_not(text!("desk-home-line"));
}

async fn differ(floor: &Floor, table: u32) {
    let seen = floor.battle(1, table).await;
    floor.send_over(&seen, Seat::A, [30, 3, 22, 2]).await.is(303);
    floor.send_over(&seen, Seat::B, [22, 2, 30, 3]).await.is(303);
}

async fn call(floor: &Floor, table: u32) {
    let battle = floor.battle(1, table).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    phone.post(&format!("{}/call", address(&battle)), &[("kind", "rules"), ("back", "me")]).await.is(303);
}

#[actix_web::test]
async fn results_stand_in_the_time_of_the_round_beside_those_of_the_round_before() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    floor.site.wait(70);
    for seat in [Seat::A, Seat::B] {
        floor.send(1, 1, seat, [40, 4, 10, 1]).await.is(303);
    }
    floor.desk.get(DESK).await.shows("1 of 2 in.").hides("(grey)");
    floor.site.wait(40);
    for seat in [Seat::A, Seat::B] {
        floor.send(1, 2, seat, [30, 3, 22, 2]).await.is(303);
    }
    floor.close(1).await;
    floor.play(2, &[]).await;
    floor.site.wait(75);
    floor.report(2, 2, [30, 3, 22, 2]).await.is(303);
    let page = floor.desk.get(DESK).await;
    page.shows("Results in steps of 10 minutes: 1 by minute 80").shows("Grey: round 1, 1 by now");
    // The same in numbers, with the minutes in which there was none.
    page.shows("<th scope=\"row\">70–80</th><td class=\"num\">1</td><td class=\"num\">1</td>");
    page.shows("<th scope=\"row\">80–90</th><td class=\"num\">0</td><td class=\"num\">0</td>");
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
    // The bar of the clock has a mark where each battle round should end; the line of the day the time at which it was started.
    let start = [("round", "2"), ("hand", "start"), ("back", "now"), ("once", "clock-two")];
    floor.desk.post(&format!("{DESK}/clock"), &start).await.is(303);
    floor.desk.get(DESK).await.shows("chart__mark").shows("Start deploying.");
}

/// Takes the check-in of these back.
async fn not_here(floor: &Floor, numbers: std::ops::RangeInclusive<i64>) {
    for number in numbers {
        let number = number.to_string();
        let fields = [("number", number.as_str()), ("undo", "yes")];
        floor.desk.post(&format!("{DESK}/check-in"), &fields).await.is(303);
    }
}

#[actix_web::test]
async fn who_is_not_here_is_named_and_one_tap_leads_to_where_they_are_checked_in() {
    let floor = Floor::with_names(&["Ann Archer", "Bo Łukasz", "Cy", "Di"]).await;
    floor.desk.get(DESK).await.hides("not here yet");
    not_here(&floor, 1..=2).await;
    let page = floor.desk.get(DESK).await;
    page.shows("<details id=\"missing\" open><summary>2 not here yet");
    let there = format!("{DESK}/check-in?q=Ann%20Archer#p1");
    page.shows(&format!("href=\"{there}\""));
    let row = floor.desk.get(there.split('#').next().unwrap()).await;
    row.shows("id=\"p1\"")
        .hides("id=\"p1\" data-search=\"1 Ann Archer\" data-rests")
        .shows("Check in</button>");
    // A judge checks people in too, and closes nothing.
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    judge.get(DESK).await.shows(&format!("href=\"{there}\"")).hides("nobody_else");
}

#[actix_web::test]
async fn many_who_are_not_here_are_folded() {
    let floor = Floor::with_players(12).await;
    not_here(&floor, 1..=9).await;
    floor.desk.get(DESK).await.shows("<details id=\"missing\"><summary>9 not here yet");
}

#[actix_web::test]
async fn a_table_of_the_venue_at_which_nobody_sits_is_not_used() {
    let floor = Floor::with_players(4).await;
    let tables = format!("{DESK}/tables");
    let seen = floor.desk.get(&tables).await.hidden("seen");
    let listed = [("list", "1-3"), ("order", "higher_on_lower"), ("seen", seen.as_str())];
    floor.desk.post(&tables, &listed).await.is(303);
    let described = [("version", "1"), ("out_of_use", "wobbles")];
    floor.desk.post(&format!("{DESK}/tables/1"), &described).await.is(303);
    floor.play(1, &[]).await;
    let page = floor.desk.get(DESK).await;
    page.shows("2 not started").shows("Table </span><b>1</b><span class=\"unseen\">, unused");
    let tile = format!("<a class=\"tile tile--free\" href=\"{DESK}/tables/1\"");
    page.shows(&tile).shows("<small>unused</small>");
    let first = page.body.find("tile--free").unwrap();
    assert!(first < page.body.find("/desk/battles/1/2\"").unwrap(), "in order of their numbers");
    // The venue is the organiser's.
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    judge.get(DESK).await.shows("<span class=\"tile tile--free\">").hides("/desk/tables");
}

#[actix_web::test]
async fn an_open_page_asks_again_when_the_next_table_is_quiet() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let began = floor.site.app.clock.now();
    floor.site.wait(10);
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    tap(&phone, &format!("{}/sheet", address(&battle))).await;
    let at = |minutes| {
        let quiet = began + TimeDelta::minutes(minutes) + TimeDelta::seconds(1);
        format!("data-again=\"{}\"", quiet.timestamp_millis())
    };
    for page in [DESK.to_owned(), format!("{DESK}/battles")] {
        floor.desk.get(&page).await.shows(&at(40));
    }
    floor.site.wait(31);
    floor.desk.get(DESK).await.shows("1 quiet").shows(&at(50));
    floor.site.wait(10);
    floor.desk.get(DESK).await.shows("2 quiet").hides("data-again");
}

/// Who has priority in the first battle round: a tap on the scoring sheet.
async fn tap(phone: &crate::support::site::Browser, sheet: &str) {
    phone.post(sheet, &[("once", "first-tap"), ("step", "priority/1=>a")]).await.is(303);
}

#[actix_web::test]
async fn once_time_is_up_every_table_that_still_plays_can_be_asked() {
    let floor = Floor::with_players(6).await;
    floor.play(1, &[(3, [40, 4, 10, 1])]).await;
    floor.desk.post(&format!("{DESK}/clock"), &[("round", "1"), ("hand", "start")]).await.is(303);
    floor.desk.get(DESK).await.says_not(text!("desk-home-ask-all"));
    floor.site.wait(20);
    // One of them says something all the time.
    let two = floor.battle(1, 2).await;
    tap(&floor.phone(floor.number(two.a)).await, &format!("{}/sheet", address(&two))).await;
    floor.site.wait(160);
    floor.desk.get(DESK).await.says(text!("desk-home-ask-all")).says_not(text!("desk-home-ask-them"));
    let ask = format!("{DESK}/battles/ask");
    floor.desk.post(&ask, &[("round", "1"), ("all", "yes")]).await.leads_to(DESK);
    floor.desk.get(DESK).await.shows("Asked 2 tables for progress.").says_not(text!("desk-home-ask-all"));
}

#[actix_web::test]
async fn tables_that_are_quiet_are_asked_on_their_phones_until_they_say_something() {
    let floor = Floor::with_players(6).await;
    floor.play(1, &[(3, [40, 4, 10, 1])]).await;
    floor.desk.get(DESK).await.says_not(text!("desk-home-ask-them"));
    floor.site.wait(41);
    let page = floor.desk.get(DESK).await;
    page.shows("Quiet for 40 minutes:").says(text!("desk-home-ask-them"));
    let once = format!("{}-ask", page.hidden("once").split('-').next().unwrap());
    let ask = format!("{DESK}/battles/ask");
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    for _ in 0..2 {
        judge.post(&ask, &[("once", &once), ("round", "1")]).await.leads_to(DESK);
    }
    // A page of before, and somebody else who had the same thought.
    floor.desk.post(&ask, &[("round", "1")]).await.leads_to(DESK);
    floor
        .desk
        .get(DESK)
        .await
        .says(text!("desk-battles-asked-already"))
        .shows("Asked at 09:11.")
        .says_not(text!("desk-home-ask-them"));
    let log = floor.desk.get(&format!("{DESK}/audit")).await;
    assert_eq!(log.body.matches("asked the players how far they&#39;ve got").count(), 2, "{}", log.body);

    let question = "How far are you?";
    let (one, two, three) = (floor.battle(1, 1).await, floor.battle(1, 2).await, floor.battle(1, 3).await);
    let me = "/e/spring-open/me";
    for asked in [one.a, one.b.unwrap(), two.a, two.b.unwrap()] {
        floor.phone(floor.number(asked)).await.get(me).await.shows(question);
    }
    floor.phone(floor.number(three.a)).await.get(me).await.hides(question);
    floor.site.visitor().get(&address(&one)).await.hides(question);
    // One taps the sheet, one reports: both phones of the table are let be.
    floor.site.wait(1);
    tap(&floor.phone(floor.number(one.a)).await, &format!("{}/sheet", address(&one))).await;
    floor.report(1, 2, [30, 3, 22, 2]).await.is(303);
    for asked in [one.a, one.b.unwrap(), two.a, two.b.unwrap()] {
        floor.phone(floor.number(asked)).await.get(me).await.hides(question);
    }
    floor.desk.get(DESK).await.hides("Quiet for 40 minutes");
    // Quiet for 40 minutes more, it is asked once more.
    floor.site.wait(41);
    floor.desk.get(DESK).await.says(text!("desk-home-ask-them")).hides("Asked ");
    floor.desk.post(&ask, &[("round", "1")]).await.leads_to(DESK);
    floor.phone(floor.number(one.a)).await.get(me).await.shows(question);
    let mut tx = floor.site.app.database.read().await.unwrap();
    assert!(storage::battles::find_battle(&mut tx, three.id).await.unwrap().unwrap().asked_at.is_none());
    drop(tx);
    floor.desk.post(&ask, &[("round", "9")]).await.is(404);
}

/// Reports that nobody confirmed are accepted all at once, and nothing came in at that minute.
#[actix_web::test]
async fn a_report_that_is_accepted_later_came_in_when_it_was_reported() {
    let floor = Floor::with_players(8).await;
    floor.play(1, &[]).await;
    for table in 1..=3 {
        floor.site.wait(20);
        floor.report(1, table, [40, 4, 10, 1]).await.is(303);
    }
    let bars = async || {
        let page = floor.desk.get(DESK).await;
        let chart = page.body.split("Results in steps of 10 minutes: ").nth(1).unwrap();
        chart.split('"').next().unwrap().to_owned()
    };
    let as_reported = bars().await;
    assert_eq!(as_reported, "1 by minute 30, 1 by minute 50, 1 by minute 70");
    floor.site.wait(40);
    floor.desk.post(&format!("{DESK}/battles/accept-all"), &[("round", "1")]).await.is(303);
    assert_eq!(bars().await, as_reported);
    // Nor do they stand in one tower behind the next round.
    floor.report(1, 4, [40, 4, 10, 1]).await.is(303);
    let version = floor.desk.get(&format!("{DESK}/rounds/1")).await.hidden("version");
    let fields = [("version", version.as_str()), ("accept", "on")];
    floor.desk.post(&format!("{DESK}/rounds/1/close"), &fields).await.is(303);
    floor.play(2, &[]).await;
    floor.site.wait(25);
    floor.report(2, 1, [40, 4, 10, 1]).await.is(303);
    let page = floor.desk.get(DESK).await;
    page.shows("Grey: round 1, 1 by now");
    let before = page.body.matches("class=\"chart__off\" x=").count();
    assert_eq!(before, 4, "{}", page.body);
}

/// A round that began on another day than was planned, in a zone far from the server's.
#[actix_web::test]
async fn a_round_stands_at_the_day_on_which_it_began_where_the_event_is() {
    let site = Site::start().await;
    // It is Saturday, 10 May, 16:30 in Tokyo.
    let settings = Settings {
        time_zone: "Asia/Tokyo".into(),
        starts_on: "2025-05-10".parse().ok(),
        ends_on: "2025-05-11".parse().ok(),
        rounds: 3,
        ..Settings::default()
    };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Ben", "Cai", "Dee"]).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    for round in 1..=3 {
        floor.play(round, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
        let clock = [("round", round.to_string()), ("hand", "start".to_owned())];
        let clock: Vec<(&str, &str)> = clock.iter().map(|(name, value)| (*name, value.as_str())).collect();
        floor.desk.post(&format!("{DESK}/clock"), &clock).await.is(303);
        if round < 3 {
            floor.close(round).await;
        }
    }
    // The third was planned for Sunday, and was begun on Saturday afternoon.
    let page = floor.desk.get(DESK).await;
    page.shows("<b>Round 3</b><time>16:30</time>").hides("Sun 16:30");
}
