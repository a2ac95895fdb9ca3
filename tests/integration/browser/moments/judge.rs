//! A judge, standing up, with a phone.

mod results;

use super::{ago, at_table, choose, close, close_round_three, hides, olga, phone_of, seated_at, table as at};
use crate::support::browser::{Chromium, missing};
use fantoccini::Locator;
use muster::{
    actions::{self, Actor, account::NewAccount, hall::calls::JudgeCallRequest},
    domain::{
        account::{Email, Password, Strength},
        event::{
            Event,
            call::CallKind,
            permission::{ActingAs, StaffRole},
            player::Player,
        },
    },
    storage,
};

const HOME: &str = "/e/autumn-clash";
/// As many are in the demo's hall; one stays empty.
const TABLES: u32 = 25;
const CALLS: &str = "/e/autumn-clash/desk/calls";

/// Round 3 in the hall, an hour and a half after its start, on the phone of its judge.
async fn on_shift() -> (Chromium, Event) {
    let phone = Chromium::start(390, 844).await;
    let event = Box::pin(muster::demo::fill_demo(&phone.app)).await.unwrap();
    Box::pin(muster::demo::start_the_clock(&phone.app, &event)).await.unwrap();
    phone.sign_in(muster::demo::JUDGE).await;
    (phone, event)
}

/// The two who sit at a table of round 3.
async fn seated(window: &Chromium, event: &Event, table: u32) -> [Player; 2] {
    at_table(&window.app, event, at(table)).await
}

/// Somebody's table of round 3.
async fn table_of(window: &Chromium, event: &Event, name: &str) -> u32 {
    for table in 1..=TABLES {
        let two = seated_at(&window.app, event, at(table)).await;
        if two.into_iter().flatten().any(|player| player.name.as_str() == name) {
            return table;
        }
    }
    panic!("{name} has no table")
}

/// Another judge of this event, on a phone of their own.
async fn kim(window: &Chromium, event: &Event) -> Chromium {
    let email = "kim@example.org";
    let new = NewAccount {
        name: "Kim Ito".into(),
        email: Email::parse(email).unwrap(),
        password: Password::parse(muster::demo::PASSWORD, Strength::Staff, &[]).unwrap(),
    };
    actions::account::sign_up(&window.app, new).await.unwrap();
    let mut tx = window.app.database.write().await.unwrap();
    let account = storage::accounts::by_email(&mut tx, email).await.unwrap().unwrap();
    storage::staff::set_staff_role(&mut tx, event.id, account.id, StaffRole::Judge).await.unwrap();
    tx.commit().await.unwrap();
    let phone = window.beside(390, 844).await;
    phone.sign_in(email).await;
    phone
}

/// A player's hand, so many minutes ago: a judge is called to their table.
async fn called(window: &Chromium, event: &Event, (table, caller): (u32, &Player), minutes: i64) {
    let app = ago(&window.app, minutes);
    let by =
        Actor { player: Some(caller.id), ..Actor::from_bare_name(caller.name.as_str(), ActingAs::Player) };
    let asked = JudgeCallRequest {
        table: at(table),
        player: caller,
        kind: CallKind::Rules,
        note: "Is that wall cover?".into(),
    };
    actions::hall::calls::call_judge(&app, &by, event.id, asked).await.unwrap();
}

/// From Now over the tile of a table to its battle, as one walks there.
async fn walk_to(judge: &Chromium, table: u32) {
    judge.open(&format!("{HOME}/desk")).await;
    judge.tap(&format!(".tile[href$='/battles/3/{table}']")).await;
    judge.sees(&format!("Round 3, table {table}")).await;
}

#[actix_web::test]
async fn j1_an_invited_judge_begins_a_shift_with_what_waits_for_a_judge() {
    if missing() {
        return;
    }
    let desk = Chromium::start(1366, 768).await;
    let event = muster::demo::fill_demo(&desk.app).await.unwrap();
    muster::demo::start_the_clock(&desk.app, &event).await.unwrap();
    let [caller, _] = seated(&desk, &event, 20).await;
    called(&desk, &event, (20, &caller), 12).await;
    desk.sign_in(muster::demo::ORGANISER).await;
    desk.open(&format!("{HOME}/desk")).await;
    desk.click("Set-up").await;
    desk.click("Staff").await;
    desk.fill("name", "Kim Ito").await;
    desk.click("Create link").await;
    desk.sees("Link for Kim Ito").await;
    desk.fits().await;
    let link = desk.client.find(Locator::Css("output.copy")).await.unwrap().text().await.unwrap();

    let phone = desk.beside(390, 844).await;
    phone.open(link.trim()).await;
    phone.sees("Join Autumn Clash as judge").await;
    phone.fits().await;
    let word = muster::demo::PASSWORD;
    for (field, text) in
        [("name", "Kim Ito"), ("email", "kim@example.org"), ("password", word), ("again", word)]
    {
        phone.fill(field, text).await;
    }
    phone.click("Create account").await;
    // What is first is what waits for a judge; then the tables, the quiet ones named.
    phone.sees("waiting").await;
    phone.sees("In line").await;
    phone.sees("reports differ").await;
    let page = phone.text().await;
    // In minutes as the page came, with seconds as it counts on.
    assert!(page.lines().any(|line| line == "12 min" || line.starts_with("12:")), "{page}");
    phone.sees("1 differ").await;
    phone.sees("No word for").await;
    hides(&phone, "Settings").await;
    phone.fits().await;
    phone.picture("j1-shift").await;
    phone.open(CALLS).await;
    phone.sees("Table 20 · Rules").await;
    phone.sees(caller.name.as_str()).await;
    // The organiser reads who is there.
    desk.open(&format!("{HOME}/desk/staff")).await;
    desk.sees("kim@example.org").await;
    close([phone, desk]).await;
}

#[actix_web::test]
async fn j2_a_judge_who_plays_is_offered_neither_their_own_call_nor_their_clubs() {
    if missing() {
        return;
    }
    let (jo, event) = on_shift().await;
    let kim = kim(&jo, &event).await;
    let own = table_of(&jo, &event, "Ann Archer").await;
    let mut club = table_of(&jo, &event, "Tom Baker").await;
    if club == own {
        club = table_of(&jo, &event, "Grace O'Neill").await;
    }
    let mut other = 0;
    for table in (1..=TABLES).filter(|table| ![own, club].contains(table)) {
        let Some(players) = seated_at(&jo.app, &event, at(table)).await else { continue };
        if players.iter().all(|player| player.club.as_deref() != Some("Northside Dice")) {
            other = table;
        }
    }
    for (table, minutes) in [(own, 12), (club, 8), (other, 4)] {
        let [caller, _] = seated(&jo, &event, table).await;
        called(&jo, &event, (table, &caller), minutes).await;
    }
    // The judge plays, too: this phone is also Ann's.
    let [a, b] = seated(&jo, &event, own).await;
    let ann = if a.name.as_str() == "Ann Archer" { a } else { b };
    jo.open(&actions::entrants::links::private_link(&jo.app, &ann)).await;
    jo.sees("Judge called at").await;
    jo.open(CALLS).await;
    jo.sees("You're playing in this battle. Another judge must take the call.").await;
    jo.sees("One of these players is from your club. Another judge should take the call.").await;
    let page = jo.text().await;
    let place = |table| page.find(&format!("Table {table} ·")).unwrap();
    assert!(place(own) < place(club) && place(club) < place(other), "the oldest first:\n{page}");
    jo.fits().await;
    jo.picture("j2-own-calls").await;
    // What is offered first is the table of strangers.
    jo.tap("main .btn--main").await;
    jo.sees(&format!("You've taken table {other}.")).await;
    // Another judge is offered the oldest, and Ann's phone says who comes.
    kim.open(CALLS).await;
    kim.tap("main .btn--main").await;
    kim.sees(&format!("You've taken table {own}.")).await;
    jo.sees("Kim Ito is on the way").await;
    jo.open(&format!("{HOME}/me")).await;
    jo.sees("Kim Ito is on the way").await;
    close([kim, jo]).await;
}

#[actix_web::test]
async fn j3_on_the_way_to_a_table_the_card_has_all_that_is_known_of_it() {
    if missing() {
        return;
    }
    let (judge, event) = on_shift().await;
    let players = seated(&judge, &event, 15).await;
    called(&judge, &event, (15, &players[0]), 9).await;
    judge.open(CALLS).await;
    judge.click("Take").await;
    judge.fill("said", "The wall is cover.").await;
    judge.click("Mark answered").await;
    judge.sees("No open calls").await;
    // They call again: what was said before is on the card.
    called(&judge, &event, (15, &players[1]), 1).await;
    judge.sees("Table 15 · Rules").await;
    judge.click("Earlier calls (1)").await;
    judge.sees("The wall is cover. (Jo Whitfield)").await;
    judge.fits().await;
    judge.picture("j3-card").await;
    for player in &players {
        judge.open(CALLS).await;
        judge.click("Rosters, conduct, battle").await;
        judge.tap(&format!("article a[href$='/desk/rosters/{}']", player.number)).await;
        judge.sees("Original text").await;
        judge.sees(player.name.as_str()).await;
        judge.fits().await;
    }
    judge.open(CALLS).await;
    judge.click("Rosters, conduct, battle").await;
    judge.tap("article a[href$='/tables/15/sheet']").await;
    judge.sees("Battle round 3").await;
    judge.fits().await;
    judge.picture("j3-sheet").await;
    // A table that called nobody is as close: its tile leads to the same.
    let [a, _] = seated(&judge, &event, 17).await;
    walk_to(&judge, 17).await;
    for page in ["/desk/rosters/", "/desk/conduct/"] {
        judge.finds(&format!("main a[href$='{page}{}']", a.number)).await;
    }
    judge.fits().await;
    judge.picture("j3-table").await;
    judge.click("Scoring sheet").await;
    judge.sees(a.name.as_str()).await;
    judge.close().await;
}

#[actix_web::test]
async fn j4_whether_a_list_is_legal_is_read_beside_the_unit_and_by_its_rule() {
    if missing() {
        return;
    }
    let (judge, _) = on_shift().await;
    judge.open(&format!("{HOME}/desk")).await;
    judge.click("People").await;
    judge.click("Rosters").await;
    judge.sees("Next: Fatima El Amrani, 1 to fix").await;
    judge.click("Check next of 2 rosters").await;
    judge.sees("4 prices differ (+40 points).").await;
    judge.finds("li s").await;
    judge.click("All findings by rule").await;
    judge.sees("A07, ").await;
    judge.sees("Correct the price to 200.").await;
    judge.fits().await;
    judge.picture("j4-findings").await;
    // The decision is the organiser's; a judge goes on to the next.
    hides(&judge, "Send back").await;
    judge.tap(".dock .btn--main").await;
    judge.sees("Moritz Weiß").await;
    judge.sees("1 to check").await;
    judge.fits().await;
    judge.close().await;
}

#[actix_web::test]
async fn j5_a_table_gets_the_minutes_back_that_a_call_took() {
    if missing() {
        return;
    }
    let (judge, event) = on_shift().await;
    let [a, b] = seated(&judge, &event, 20).await;
    called(&judge, &event, (20, &a), 6).await;
    let other = phone_of(&judge, &b).await;
    other.sees("Judge called at").await;
    hides(&other, "for your table").await;
    judge.open(CALLS).await;
    judge.click("Take").await;
    other.sees("Jo Whitfield is on the way").await;
    judge.sees("Add back lost minutes").await;
    judge.fill("said", "It is cover.").await;
    judge.tap("[name=extend]").await;
    judge.picture("j5-minutes").await;
    judge.click("Mark answered").await;
    judge.sees("Table 20 answered, with ").await;
    judge.sees("extra minutes.").await;
    // Both players read the answer, and what is left at their table.
    other.sees("It is cover.").await;
    other.sees("min for your table").await;
    other.fits().await;
    other.picture("j5-more-time").await;
    close([other, judge]).await;
}

#[actix_web::test]
async fn j6_j7_a_slow_table_is_watched_and_what_was_seen_is_noted_against_a_player() {
    if missing() {
        return;
    }
    let (judge, event) = on_shift().await;
    let kim = kim(&judge, &event).await;
    let [a, b] = seated(&judge, &event, 17).await;
    let player = phone_of(&judge, &a).await;
    walk_to(&judge, 17).await;
    judge.click("Watch for slow play").await;
    judge.sees("You're watching table 17. The players can't see this.").await;
    judge.fits().await;
    // The other judge sees since when, and has only to say what was seen.
    kim.open(&format!("{HOME}/desk")).await;
    kim.sees("Slow play").await;
    kim.open(&format!("{HOME}/desk/battles/3/17")).await;
    kim.click("Slow-play watch since").await;
    kim.sees("Jo Whitfield has been watching since").await;
    kim.click("Stop watching").await;
    kim.sees("Enter what you saw").await;
    kim.fill("seen", "counts every die twice").await;
    kim.picture("j6-seen").await;
    kim.click("Stop watching").await;
    kim.sees("Stopped watching table 17.").await;
    walk_to(&judge, 17).await;
    judge.sees("watched the table for slow play").await;
    judge.sees("counts every die twice").await;
    // A warning for it: about what, how grave, what happened.
    judge.tap(&format!("main a[href$='/desk/conduct/{}']", a.number)).await;
    judge.sees("No conduct notes yet").await;
    choose(&judge, "kind", "slow_play").await;
    choose(&judge, "level", "warning").await;
    judge.fill("note", "Told twice to go on").await;
    judge.fits().await;
    judge.picture("j7-warning").await;
    judge.click("Save note").await;
    judge.sees("Warning: Slow play").await;
    judge.sees("round 3").await;
    // It is shown again where the player is met next; nobody but staff reads it.
    kim.open(&format!("{HOME}/desk/battles/3/17")).await;
    kim.sees("Conduct (1)").await;
    player.open(&format!("{HOME}/me")).await;
    player.sees(b.name.as_str()).await;
    for told in ["low play", "Told twice", "every die"] {
        hides(&player, told).await;
    }
    judge.click("Take back note").await;
    judge.fill("why", "the dice were the opponent's").await;
    judge.click("Take back").await;
    judge.sees("Taken back: the dice were the opponent's").await;
    kim.open(&format!("{HOME}/desk/battles/3/17")).await;
    kim.sees("Round 3, table 17").await;
    hides(&kim, "Conduct (1)").await;
    close([player, kim, judge]).await;
}

#[actix_web::test]
async fn j11_an_appeal_goes_to_another_judge_with_what_the_first_one_said() {
    if missing() {
        return;
    }
    let (jo, event) = on_shift().await;
    let kim = kim(&jo, &event).await;
    let [a, _] = seated(&jo, &event, 20).await;
    called(&jo, &event, (20, &a), 3).await;
    let player = phone_of(&jo, &a).await;
    jo.open(CALLS).await;
    jo.click("Take").await;
    player.sees("Jo Whitfield is on the way").await;
    jo.fill("said", "No cover, I said; they ask for a second opinion").await;
    jo.click("Pass on").await;
    jo.sees("Table 20 is waiting for another judge.").await;
    player.sees("Judge called at").await;
    kim.open(CALLS).await;
    kim.sees("Passed on by Jo Whitfield: No cover, I said; they ask for a second opinion").await;
    kim.sees("Is that wall cover?").await;
    kim.fits().await;
    kim.picture("j11-passed-on").await;
    kim.click("Take").await;
    player.sees("Kim Ito is on the way").await;
    kim.fill("said", "It is cover after all.").await;
    kim.click("Mark answered").await;
    player.sees("It is cover after all.").await;
    player.sees("Kim Ito").await;
    // Both words stay with the table.
    walk_to(&jo, 20).await;
    jo.sees("they ask for a second opinion").await;
    jo.sees("It is cover after all.").await;
    close([player, kim, jo]).await;
}

#[actix_web::test]
async fn j12_a_list_that_is_found_illegal_is_reported_answered_and_sent_back() {
    if missing() {
        return;
    }
    let (judge, event) = on_shift().await;
    let [a, b] = seated(&judge, &event, 17).await;
    let player = phone_of(&judge, &a).await;
    player.click("Their roster").await;
    player.click("Report a problem with this roster").await;
    player.fill("text", "Five on the table, three in the list.").await;
    player.fits().await;
    player.click("Send report").await;
    player.sees("Report sent to the judges.").await;
    judge.open(&format!("{HOME}/desk/rosters?only=all")).await;
    judge.sees("reported").await;
    judge.tap(&format!("li:has(.bad) a[href*='/desk/rosters/{}?']", b.number)).await;
    judge.sees("Five on the table, three in the list.").await;
    judge.sees(a.name.as_str()).await;
    judge.fits().await;
    judge.picture("j12-reported").await;
    judge.fill("answer", "Two were taken off the table; the organiser asks for a new list.").await;
    judge.click("Answer").await;
    judge.sees("Jo Whitfield: Two were taken off").await;
    // The list goes back; whose it is reads why, on their own phone.
    let desk = judge.beside(1366, 768).await;
    desk.sign_in(muster::demo::ORGANISER).await;
    desk.open(&format!("{HOME}/desk/rosters/{}", b.number)).await;
    desk.sees("Two were taken off the table").await;
    desk.click("Ask for new version").await;
    desk.fill("reason", "Three, as they were played after the ruling").await;
    desk.picture("j12-sent-back").await;
    desk.tap("button[value=needs_fix]").await;
    desk.sees(b.name.as_str()).await;
    let other = phone_of(&judge, &b).await;
    other.tap("a[href$='/autumn-clash/roster']").await;
    other.sees("Three, as they were played after the ruling").await;
    other.fits().await;
    close([other, desk, player, judge]).await;
}

#[actix_web::test]
async fn j13_the_end_of_a_round_is_swept_table_by_table() {
    if missing() {
        return;
    }
    let (judge, event) = on_shift().await;
    let [quiet, _] = seated(&judge, &event, 20).await;
    let [reported, _] = seated(&judge, &event, 11).await;
    let (quiet, reported) = (phone_of(&judge, &quiet).await, phone_of(&judge, &reported).await);
    judge.open(&format!("{HOME}/desk")).await;
    judge.sees("4 with one report").await;
    judge.sees("Quiet for 40 minutes:").await;
    judge.click("Ask for progress").await;
    judge.sees("tables for progress.").await;
    quiet.sees("How far are you?").await;
    quiet.fits().await;
    // What is open, by table, those that want somebody first.
    judge.click("4 with one report").await;
    judge.sees("Accept 4 unconfirmed reports").await;
    judge.fits().await;
    judge.picture("j13-sweep").await;
    judge.click("Accept 4 unconfirmed reports").await;
    judge.sees("4 reports accepted.").await;
    reported.sees("Confirmed").await;
    judge.click("1 differ").await;
    judge.tap("ol.rows a").await;
    judge.sees("Use this report").await;
    close([reported, quiet, judge]).await;
}

#[actix_web::test]
async fn j14_the_next_shift_finds_what_the_last_one_left() {
    if missing() {
        return;
    }
    let (jo, event) = on_shift().await;
    let [a, _] = seated(&jo, &event, 20).await;
    called(&jo, &event, (20, &a), 5).await;
    jo.open(&format!("{HOME}/desk/conduct/{}", a.number)).await;
    jo.fill("note", "Came late twice").await;
    jo.click("Save note").await;
    jo.sees("Saved. Only staff can see it.").await;
    jo.open(CALLS).await;
    jo.click("Watch a table").await;
    jo.fill("watch_table", "21").await;
    jo.fill("watch_note", "twenty minutes a turn").await;
    jo.click("Watch table").await;
    jo.sees("You're watching table 21.").await;
    jo.click("Take").await;
    jo.fill("said", "my shift ends; measured, it is 3 inches").await;
    jo.click("Pass on").await;
    jo.sees("Table 20 is waiting for another judge.").await;
    // The next one comes: on Now stands who waits and who is watched, on the card what was said and noted.
    let kim = kim(&jo, &event).await;
    kim.open(&format!("{HOME}/desk")).await;
    kim.sees("waiting").await;
    kim.sees("Slow play").await;
    kim.sees("Jo Whitfield: twenty minutes a turn").await;
    kim.fits().await;
    kim.picture("j14-now").await;
    kim.open(CALLS).await;
    kim.sees("Passed on by Jo Whitfield: my shift ends; measured, it is 3 inches").await;
    kim.sees("conduct (1)").await;
    kim.sees("Jo Whitfield has been watching since").await;
    kim.fits().await;
    kim.picture("j14-calls").await;
    close([kim, jo]).await;
}

#[actix_web::test]
async fn j15_after_the_event_answers_log_and_figures_say_what_judges_did() {
    if missing() {
        return;
    }
    let (judge, event) = on_shift().await;
    let [a, _] = seated(&judge, &event, 20).await;
    called(&judge, &event, (20, &a), 6).await;
    judge.open(CALLS).await;
    judge.click("Take").await;
    judge.fill("said", "Walls are cover for all but monsters.").await;
    judge.click("Mark answered").await;
    judge.click("Share with everyone").await;
    judge.sees("shared with everyone").await;
    judge.fits().await;
    // The round and the event are over; what judges did can still be read.
    Box::pin(close_round_three(&judge.app, &event)).await;
    actions::event::finish_event(&judge.app, &olga(), event.id, Some("the hall closes")).await.unwrap();
    // Somebody at home reads it, without a name of who asked.
    let visitor = judge.beside(390, 844).await;
    visitor.open(HOME).await;
    visitor.sees("wins Autumn Clash").await;
    visitor.open(&format!("{HOME}/news")).await;
    visitor.sees("Is that wall cover?").await;
    visitor.sees("Walls are cover for all but monsters.").await;
    hides(&visitor, a.name.as_str()).await;
    visitor.fits().await;
    visitor.picture("j15-questions").await;
    judge.click("Rounds").await;
    judge.click("Event figures").await;
    judge.sees("Figures by round").await;
    judge.finds("td[data-label^='Median wait']").await;
    let calls = "[aria-label='Judging'] tr:last-child td:nth-child(3)";
    let calls = judge.client.find(Locator::Css(calls)).await.unwrap();
    assert_eq!(calls.text().await.unwrap(), "1", "round 3 had one call");
    let hidden = "return [...document.querySelectorAll('.scroll')]
        .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel)";
    let hidden = judge.client.execute(hidden, vec![]).await.unwrap();
    assert_eq!(hidden, serde_json::json!([]), "nothing lies beyond the edge of the phone");
    judge.fits().await;
    judge.picture("j15-figures").await;
    judge.click("Set-up").await;
    judge.sees("answered the judge call").await;
    judge.sees("Walls are cover for all but monsters.").await;
    judge.fits().await;
    judge.picture("j15-log").await;
    close([visitor, judge]).await;
}
