//! Now beside its next step: a draft that stands behind the round that is played, reports that nobody confirmed, time
//! that is over, places and money; and that every link of it leads somewhere.

use crate::support::{
    floor::{Floor, Seat, address},
    html_form::HtmlForm,
    site::{Browser, Site},
};
use muster::{
    domain::{
        event::{Stage, pack::Settings, permission::StaffRole, player::Status},
        numbers::TableNumber,
    },
    storage,
};

const DESK: &str = "/e/spring-open/desk";

/// The next round is drawn while tables still play.
async fn draw_ahead(floor: &Floor, round: u32) {
    let number = round.to_string();
    let fields = [("round", number.as_str()), ("clubs", "off"), ("odd", "bye"), ("count_unfinished", "on")];
    floor.desk.post(&format!("{DESK}/rounds"), &fields).await.is(303);
}

async fn start_clock(floor: &Floor, round: u32) {
    let number = round.to_string();
    let start = [("round", number.as_str()), ("hand", "start"), ("back", "now")];
    floor.desk.post(&format!("{DESK}/clock"), &start).await.leads_to(DESK);
}

/// Two reports of a table that differ.
async fn differ(floor: &Floor, round: u32, table: u32) {
    let seen = floor.battle(round, table).await;
    floor.send_over(&seen, Seat::A, [30, 3, 22, 2]).await.is(303);
    floor.send_over(&seen, Seat::B, [22, 2, 30, 3]).await.is(303);
}

#[actix_web::test]
async fn a_draft_takes_nothing_of_the_round_that_is_played_off_the_page() {
    let floor = Floor::with_players(8).await;
    floor.play(1, &[(1, [40, 4, 10, 1])]).await;
    start_clock(&floor, 1).await;
    differ(&floor, 1, 3).await;
    let battle = floor.battle(1, 2).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    phone.post(&format!("{}/call", address(&battle)), &[("kind", "time"), ("back", "me")]).await.is(303);
    draw_ahead(&floor, 2).await;
    let page = floor.desk.get(DESK).await;
    page.shows("Table 3: reports differ").shows("Rule on table 3").shows("A judge decides which one stands.");
    page.shows("Pause").shows("1 differ").shows("no one yet").says(text!(
        "desk-home-can-be-closed",
        round = 1,
        tables = 3
    ));
    page.shows("<dd>1 <small>of 4</small>").says(text!("desk-home-next-is-a-draft", round = 2));
    page.shows(&format!("href=\"{DESK}/rounds/2\"")).shows("Check round 2");
    // The draft is what comes next once nothing is played any more.
    floor.take_back(2).await.is(303);
    floor.desk.get(DESK).await.hides("is a draft");
}

#[actix_web::test]
async fn a_dispute_of_an_earlier_round_that_is_open_still_comes_first() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1])]).await;
    draw_ahead(&floor, 2).await;
    floor.publish(2).await.is(303);
    differ(&floor, 1, 2).await;
    let page = floor.desk.get(DESK).await;
    page.shows("Round 1, table 2: reports differ");
    page.shows(&format!("btn--main\" href=\"{DESK}/battles/1/2\"")).shows("2 not started");
}

#[actix_web::test]
async fn a_table_of_an_earlier_round_without_a_result_is_not_forgotten() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1])]).await;
    draw_ahead(&floor, 2).await;
    floor.desk.get(DESK).await.hides("no result yet");
    floor.publish(2).await.is(303);
    let page = floor.desk.get(DESK).await;
    page.says(text!("desk-home-without-a-result", round = 1, tables = 1))
        .shows("desk/battles?round=1&#38;state=open");
    let open = floor.desk.get(&format!("{DESK}/battles?round=1&state=open")).await;
    open.shows("desk/battles/1/2").hides("desk/battles/1/1");
    floor.report(1, 2, [40, 4, 10, 1]).await.is(303);
    floor.desk.get(DESK).await.hides("no result yet");
}

#[actix_web::test]
async fn a_note_about_conduct_is_of_the_round_that_is_played_and_of_no_draft() {
    let floor = Floor::with_players(4).await;
    let conduct = format!("{DESK}/conduct/1");
    let note = async |text: &str| {
        let fields = [("kind", "slow_play"), ("level", "warning"), ("note", text)];
        floor.desk.post(&conduct, &fields).await.is(303);
    };
    floor.draw(1).await.is(303);
    note("before the first").await;
    floor.publish(1).await.is(303);
    draw_ahead(&floor, 2).await;
    note("at the table").await;
    let mut tx = floor.site.app.database.read().await.unwrap();
    let notes = storage::conduct::list_standing_conduct(&mut tx, floor.event.id).await.unwrap();
    let round = |text: &str| notes.iter().find(|note| note.note == text).unwrap().round.map(|round| round.0);
    assert_eq!((round("before the first"), round("at the table")), (None, Some(1)));
}

#[actix_web::test]
async fn reports_that_nobody_confirmed_in_time_are_told_apart_and_their_players_know() {
    let floor = Floor::with_players(6).await;
    floor.play(1, &[]).await;
    floor.report(1, 1, [40, 4, 10, 1]).await.is(303);
    floor.report(1, 2, [40, 4, 10, 1]).await.is(303);
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    let page = floor.desk.get(DESK).await;
    page.says(text!("desk-home-wait-for-the-opponent", reports = 2)).hides("not confirmed in time");
    phone
        .get("/e/spring-open/me")
        .await
        .shows("Waiting for your opponent")
        .shows("data-again")
        .says_not(text!("play-not-confirmed-yet"));
    floor.site.wait(5);
    floor.report(1, 3, [40, 4, 10, 1]).await.is(303);
    let page = floor.desk.get(DESK).await;
    page.says(text!("desk-home-nobody-confirmed", reports = 2))
        .says(text!("desk-home-wait-for-the-opponent", reports = 1));
    page.shows(&format!("href=\"{DESK}/battles?state=late\""));
    let list = floor.desk.get(&format!("{DESK}/battles?state=late")).await;
    assert_eq!(list.body.matches("<span>not confirmed in time</span>").count(), 2, "{}", list.body);
    list.hides(&format!("{DESK}/battles/1/3"));
    phone
        .get("/e/spring-open/me")
        .await
        .says(text!("play-not-confirmed-yet"))
        .hides("Waiting for your opponent");
}

#[actix_web::test]
async fn time_that_is_over_is_told_whatever_comes_first_and_tables_that_play_say_since_when() {
    let floor = Floor::with_players(6).await;
    floor.play(1, &[]).await;
    start_clock(&floor, 1).await;
    differ(&floor, 1, 3).await;
    floor.site.wait(12);
    assert!(!floor.desk.get(DESK).await.text().contains("Time's up: "));
    let list = floor.desk.get(&format!("{DESK}/battles?state=playing")).await;
    assert_eq!(list.body.matches("quiet for 12 min").count(), 2, "{}", list.body);
    floor.site.wait(154);
    let page = floor.desk.get(DESK).await;
    page.shows("Table 3: reports differ").says(text!("desk-home-time-is-over", playing = 2));
    let there = format!("{DESK}/battles?state=open");
    page.shows(&format!("href=\"{there}\""));
    let list = floor.desk.get(&there).await;
    list.shows("/battles/1/1?only=open\"").shows("/battles/1/2?only=open\"").hides("/battles/1/3");
}

#[actix_web::test]
async fn a_call_is_a_word_of_its_table() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    floor.site.wait(38);
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    phone.post(&format!("{}/call", address(&battle)), &[("kind", "time"), ("back", "me")]).await.is(303);
    floor.site.wait(4);
    let page = floor.desk.get(DESK).await;
    page.shows("1 quiet").shows(&format!("<a href=\"{DESK}/battles/1/2\">2</a>."));
    page.hides(&format!("<a href=\"{DESK}/battles/1/1\">1</a>"));
}

#[actix_web::test]
async fn a_table_that_waits_for_a_judge_is_told_its_place_in_the_line_and_judges_read_the_same() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    for table in [1, 2] {
        let battle = floor.battle(1, table).await;
        assert_eq!(battle.table_number, Some(TableNumber(table)));
        let phone = floor.phone(floor.number(battle.a)).await;
        phone.post(&format!("{}/call", address(&battle)), &[("kind", "time"), ("back", "me")]).await.is(303);
        floor.site.wait(1);
    }
    let told = async |table: u32| {
        let battle = floor.battle(1, table).await;
        floor.phone(floor.number(battle.a)).await.get("/e/spring-open/me").await
    };
    told(1).await.shows("Judge called at").shows("You're next in line.");
    told(2).await.shows("You're 2nd in line.");
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let page = judge.get(DESK).await;
    page.says(text!("desk-home-line-told", place = 1)).says(text!("desk-home-line-told", place = 2));
    // Nobody waits behind a table that a judge goes to.
    let first = page.body.split("/desk/calls/").nth(1).unwrap().split('"').next().unwrap();
    let take = [("what", "take"), ("version", "1")];
    judge.post(&format!("{DESK}/calls/{first}"), &take).await.leads_to("/e/spring-open/desk/calls");
    told(2).await.shows("You're next in line.");
    judge
        .get(DESK)
        .await
        .says(text!("desk-home-line-under-way"))
        .says(text!("desk-home-line-told", place = 1));
}

#[actix_web::test]
async fn a_free_place_that_somebody_waits_for_and_the_missing_are_told_when_it_helps() {
    let site = Site::start().await;
    let settings =
        Settings { starts_on: "2025-11-14".parse().ok(), capacity: 4, rounds: 2, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Bo", "Cy"]).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    let undo = [("number", "1"), ("undo", "yes")];
    floor.desk.post(&format!("{DESK}/check-in"), &undo).await.is(303);
    let page = floor.desk.get(DESK).await;
    page.hides("id=\"missing\"").hides("place free");
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut player = storage::players::find_player(&mut tx, floor.player(3).id).await.unwrap().unwrap();
    player.status = Status::Waiting;
    player.checked_in_at = None;
    assert!(storage::players::update(&mut tx, &player).await.unwrap());
    tx.commit().await.unwrap();
    // Something else is changed, and the event is read anew.
    floor.desk.post(&format!("{DESK}/check-in"), &[("number", "1")]).await.is(303);
    let page = floor.desk.get(DESK).await;
    page.shows("2 places free: Cy is first on the waiting list").shows("desk/players?only=waiting");
}

#[actix_web::test]
async fn minutes_that_are_sent_twice_lead_back_to_now_both_times() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    start_clock(&floor, 1).await;
    let more = [("round", "1"), ("minutes", "5"), ("back", "now"), ("once", "five-more")];
    for _ in 0..2 {
        floor.desk.post(&format!("{DESK}/clock"), &more).await.leads_to(DESK);
    }
    let pause = [("round", "1"), ("hand", "go_on"), ("back", "now")];
    floor.desk.post(&format!("{DESK}/clock"), &pause).await.leads_to(DESK);
}

#[actix_web::test]
async fn minutes_for_one_table_are_given_on_its_own_page() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let there = format!("{DESK}/battles/1/2");
    floor.desk.get(&there).await.hides("Extra minutes");
    start_clock(&floor, 1).await;
    floor.desk.get(&there).await.shows("Extra minutes: none");
    let more = [("round", "1"), ("table", "2"), ("extra", "5"), ("back", "battle"), ("once", "table-two")];
    for _ in 0..2 {
        floor.desk.post(&format!("{DESK}/clock/table"), &more).await.leads_to(&there);
    }
    floor.desk.get(&there).await.shows("Extra minutes: 5");
    // Nobody gives time to their own table.
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    floor.open_link_on(&judge, floor.battle(1, 2).await.a).await;
    judge.get(&there).await.hides("Extra minutes");
}

/// Where the links of Now lead, within the site.
async fn every_link_leads_somewhere(desk: &Browser) {
    let page = desk.get(DESK).await;
    let hrefs = page.body.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let within = hrefs.filter(|href| href.starts_with('/') && !href.starts_with("//"));
    let mut within: Vec<String> = within
        .map(|href| href.split('#').next().unwrap_or_default().replace("&#38;", "&").replace("&amp;", "&"))
        .collect();
    within.sort();
    within.dedup();
    assert!(within.len() > 10, "{within:?}");
    for there in within {
        let status = desk.get(&there).await.status.as_u16();
        assert!(matches!(status, 200 | 303), "{there} is {status}");
    }
}

#[actix_web::test]
async fn every_link_of_now_leads_somewhere_at_each_stage_of_an_event() {
    let site = Site::start().await;
    let settings = Settings {
        starts_on: "2025-05-10".parse().ok(),
        roster_deadline: "2025-05-09T20:00:00Z".parse().ok(),
        rounds: 1,
        ..Settings::default()
    };
    let event = site.event_with("spring-open", Stage::Draft, settings).await;
    let players = site.players(&event, &["Ann", "Bo", "Cy", "Di"]).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    let stage = async |stage| {
        floor.desk.post(&format!("{DESK}/stage"), &[("stage", stage)]).await.is(303);
        every_link_leads_somewhere(&floor.desk).await;
    };
    every_link_leads_somewhere(&floor.desk).await;
    stage("published").await;
    stage("registration_closed").await;
    floor.desk.post(&format!("{DESK}/check-in"), &[("number", "1"), ("undo", "yes")]).await.is(303);
    every_link_leads_somewhere(&floor.desk).await;
    floor.desk.post(&format!("{DESK}/check-in"), &[("number", "1")]).await.is(303);
    floor.draw(1).await.is(303);
    every_link_leads_somewhere(&floor.desk).await;
    floor.publish(1).await.is(303);
    start_clock(&floor, 1).await;
    differ(&floor, 1, 1).await;
    floor.report(1, 2, [40, 4, 10, 1]).await.is(303);
    floor.site.wait(170);
    every_link_leads_somewhere(&floor.desk).await;
    floor.send(1, 1, Seat::A, [22, 2, 30, 3]).await;
    let version = floor.desk.get(&format!("{DESK}/battles/1/1")).await.hidden("version");
    let numbers = [("a_points", "22"), ("a_tactics", "2"), ("b_points", "30"), ("b_tactics", "3")];
    let mut ruling = vec![("version", version.as_str()), ("kind", "played"), ("reason", "both sheets")];
    ruling.extend(numbers);
    floor.desk.post(&format!("{DESK}/battles/1/1"), &ruling).await.is(303);
    floor.desk.post(&format!("{DESK}/battles/accept-all"), &[("round", "1")]).await.is(303);
    floor.desk.get(DESK).await.shows("Check round 1").hides("Round 1: In play");
    every_link_leads_somewhere(&floor.desk).await;
    floor.close(1).await;
    every_link_leads_somewhere(&floor.desk).await;
    stage("finished").await;
    stage("archived").await;
}

#[actix_web::test]
async fn refunds_that_are_due_are_told_with_the_way_to_them_until_the_money_is_given_back() {
    let floor = Floor::with_players(3).await;
    let page = "/e/spring-open/desk/players/1";
    let pay = async |paid: bool| {
        let mut form = HtmlForm::on(&floor.desk.get(page).await, page, page);
        if paid {
            form.tick("paid");
        } else {
            form.untick("paid");
        }
        form.send(&floor.desk).await.is(303);
    };
    pay(true).await;
    floor.desk.get(DESK).await.hides("to refund");
    let phone = floor.phone(1).await;
    let leave = phone.get("/e/spring-open/leave").await.hidden("version");
    phone.post("/e/spring-open/leave", &[("version", &leave)]).await.is(303);
    floor
        .desk
        .get(DESK)
        .await
        .says(text!("desk-home-to-refund", entrants = 1))
        .shows(&format!("{DESK}/players?only=refund"));
    pay(false).await;
    floor.desk.get(DESK).await.hides("to refund");
}

#[actix_web::test]
async fn a_draft_is_summed_up_the_same_while_a_table_of_the_round_before_plays_and_when_it_is_done() {
    let floor = Floor::with_players(8).await;
    let numbers = [40, 4, 10, 1];
    floor.play(1, &[(1, numbers), (2, numbers), (3, numbers)]).await;
    // The open battle counts as drawn, and so it ends.
    draw_ahead(&floor, 2).await;
    let summary = async || {
        let page = floor.desk.get(&format!("{DESK}/rounds/2")).await;
        let badges = page.is(200).body.split("<ul class=\"line small\">").nth(1).unwrap().to_owned();
        let badges = badges.split("</ul>").next().unwrap().to_owned();
        let chips = page.body.split("aria-current=\"true\">All ").nth(1).unwrap().to_owned();
        (badges, chips.split("</span>").next().unwrap().to_owned())
    };
    let while_it_plays = summary().await;
    assert!(while_it_plays.0.contains("No rematches"), "{while_it_plays:?}");
    let drawn = [20, 3, 20, 3];
    floor.report(1, 4, drawn).await.is(303);
    floor.send(1, 4, Seat::B, drawn).await.is(303);
    assert_eq!(summary().await, while_it_plays);
}
