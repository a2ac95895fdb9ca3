//! The organiser, with a laptop at the desk and a phone in the hall.

pub(super) mod desk;
mod draft;

use super::{
    NUMBERS, ago, at_table, choose, close, close_round_three, olga, phone_of, seen, spectator::read, table,
    type_in,
};
use crate::support::browser::{Chromium, missing};
use chrono::TimeDelta;
use desk::{
    alone, at_the_desk, downloads, hand_in, hand_in_as_before, is_in_sight, played_out, players,
    three_rounds, winter_clash, write,
};
use fantoccini::{Locator, key::Key};
use muster::{
    actions::{self, Actor},
    domain::{event::clock::Hand, numbers::RoundNumber},
    exchange::event_file,
    storage::{self, battles::TableUse},
};
use std::{
    collections::BTreeSet,
    io::{Cursor, Read},
};
use zip::ZipArchive;

const HOME: &str = "/e/autumn-clash";
/// The same people's next event, which has not begun.
pub(super) const NEXT: &str = "/e/winter-clash";

#[actix_web::test]
async fn o2_whoever_has_handed_in_nothing_is_written_to_three_days_before() {
    if missing() {
        return;
    }
    let laptop = Chromium::start_with_mail(1366, 768).await;
    let event = winter_clash(&laptop, 8, |pack, now| {
        pack.starts_on = Some((now + TimeDelta::days(3)).date_naive());
        pack.roster_deadline = Some(now + TimeDelta::days(2));
        pack.rosters_open_at = Some(now + TimeDelta::days(3));
    })
    .await;
    let everybody = players(&laptop, &event).await;
    for player in &everybody[..6] {
        assert!(hand_in(&laptop, &event, player).await);
    }
    at_the_desk(&laptop).await;
    laptop.open(&format!("{NEXT}/desk")).await;
    laptop.sees("6 handed in").await;
    laptop.click("People").await;
    laptop.click("Rosters").await;
    laptop.sees("Nothing yet\n2").await;
    laptop.sees("2 players haven't handed in a roster. Rosters are due").await;
    laptop.fits().await;
    laptop.picture("o2-missing").await;
    laptop.click("Write to both").await;
    laptop.sees("Write to players without a roster").await;
    for late in &everybody[6..] {
        laptop.sees(late.name.as_str()).await;
    }
    let letter = laptop.text().await;
    assert!(!letter.contains(everybody[0].name.as_str()), "who has handed in is left alone: {letter}");
    laptop.fits().await;
    laptop.picture("o2-letter").await;
    laptop.click("Send 2 emails").await;
    laptop.sees("Sending 2 emails.").await;
    let mut tx = laptop.app.database.read().await.unwrap();
    let mails = storage::outbox::list_due_mails(&mut tx, laptop.app.clock.now()).await.unwrap();
    drop(tx);
    // Written in the same millisecond, they may go in either order.
    let to: BTreeSet<&str> = mails.iter().map(|mail| mail.recipient.as_str()).collect();
    assert_eq!((to, mails.len()), (BTreeSet::from(["player7@example.org", "player8@example.org"]), 2));
    // One of them hands in from a phone: the open page of the desk tells of one who is missing.
    let phone = phone_of(&laptop, &everybody[6]).await;
    phone.sees("You haven't handed in your roster yet. It's due").await;
    assert!(hand_in(&laptop, &event, &everybody[6]).await);
    laptop.sees("1 player hasn't handed in a roster.").await;
    close([phone, laptop]).await;
}

#[actix_web::test]
async fn o3_forty_lists_are_decided_in_one_evening_and_only_the_red_ones_are_read() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event = winter_clash(&laptop, 48, |pack, now| {
        pack.starts_on = Some((now + TimeDelta::days(3)).date_naive());
        pack.roster_deadline = Some(now + TimeDelta::days(2));
        pack.rosters_open_at = Some(now + TimeDelta::days(3));
    })
    .await;
    assert_eq!(Box::pin(hand_in_as_before(&laptop, &event)).await, 47);
    at_the_desk(&laptop).await;
    laptop.open(&format!("{NEXT}/desk")).await;
    laptop.sees("47 rosters to review").await;
    laptop.click("People").await;
    laptop.click("Rosters").await;
    laptop.sees("Check next of 47 rosters").await;
    // What has to be mended is on top, and is the next one.
    laptop.sees("Next: ").await;
    laptop.fits().await;
    laptop.picture("o3-forty-seven").await;
    laptop.click("Accept 44 ready rosters").await;
    laptop.sees("44 rosters accepted.").await;
    laptop.click("Check next of 3 rosters").await;
    laptop.sees("1 of 3 to review").await;
    laptop.fits().await;
    laptop.picture("o3-a-red-one").await;
    let mut sent_back = Vec::new();
    for left in (0..3).rev() {
        sent_back.push(laptop.client.find(Locator::Css("main h1")).await.unwrap().text().await.unwrap());
        laptop.click("Send back").await;
        write(&laptop, "details[open] [name='reason']", "Take the newest prices, please.").await;
        laptop.tap("details[open] button[value=needs_fix]").await;
        let next = match left {
            0 => "Nothing to review. 44 of 48 accepted.".to_owned(),
            1 => "1 to review".to_owned(),
            more => format!("{more} to review"),
        };
        laptop.sees(&next).await;
    }
    laptop.sees("Sent back\n3").await;
    laptop.picture("o3-done").await;
    // Who has to mend theirs reads why on the own page.
    let players = players(&laptop, &event).await;
    let unlucky = players.iter().find(|player| sent_back.contains(&player.name.to_string())).unwrap();
    let phone = phone_of(&laptop, unlucky).await;
    phone.sees("Take the newest prices, please.").await;
    phone.fits().await;
    phone.picture("o3-sent-back").await;
    close([phone, laptop]).await;
}

#[actix_web::test]
async fn o3_a_roster_is_sent_back_without_the_mouse_and_a_shortcut_of_the_browser_sends_nothing() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event =
        winter_clash(&laptop, 8, |pack, now| pack.roster_deadline = Some(now + TimeDelta::days(2))).await;
    for player in &players(&laptop, &event).await[..3] {
        assert!(hand_in(&laptop, &event, player).await);
    }
    at_the_desk(&laptop).await;
    laptop.open(&format!("{NEXT}/desk/rosters")).await;
    laptop.click("Check next of 3 rosters").await;
    laptop.sees("1 of 3 to review").await;
    // What was meant for the page before is no key of this one: it is open for a while, by the browser's clock.
    let later = "const told = performance.now.bind(performance); performance.now = () => told() + 700";
    laptop.client.execute(later, vec![]).await.unwrap();
    let body = laptop.client.find(Locator::Css("body")).await.unwrap();
    body.send_keys(&format!("{}s", Key::Control)).await.unwrap();
    let opened = "document.querySelectorAll('.dock__more[open]').length";
    assert_eq!(read(&laptop, opened).await, "0", "Ctrl and S is the browser's own");
    let name = laptop.client.find(Locator::Css("main h1")).await.unwrap().text().await.unwrap();
    body.send_keys("s").await.unwrap();
    write(&laptop, "details[open] [name='reason']", "Take the newest prices, please.").await;
    let reason = seen(&laptop, "details[open] [name='reason']").await;
    reason.send_keys(&format!("{}s", Key::Control)).await.unwrap();
    laptop.sees("1 of 3 to review").await;
    reason.send_keys(&format!("{}{}", Key::Control, Key::Enter)).await.unwrap();
    laptop.sees("1 of 2 to review").await;
    laptop.open(&format!("{NEXT}/desk/rosters?only=fix")).await;
    laptop.sees(&name).await;
    laptop.close().await;
}

#[actix_web::test]
async fn o5_two_do_not_come_and_the_one_who_is_left_waits_until_somebody_does() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event = winter_clash(&laptop, 9, |_, _| ()).await;
    let everybody = players(&laptop, &event).await;
    for player in &everybody[..6] {
        actions::entrants::players::check_in(&laptop.app, &olga(), player).await.unwrap();
    }
    at_the_desk(&laptop).await;
    laptop.open(&format!("{NEXT}/desk")).await;
    laptop.sees("3 not here yet").await;
    laptop.click("No one else is coming").await;
    laptop.sees("6 of 9").await;
    laptop.tap("#p7 button").await;
    laptop.sees("7 of 9").await;
    laptop.sees("Odd number: one player has no opponent.").await;
    // What the link led to is still unfolded.
    for gone in &everybody[7..] {
        laptop.sees(gone.name.as_str()).await;
    }
    laptop.fits().await;
    laptop.picture("o5-nobody-else").await;
    laptop.click("Mark 2 as not here").await;
    laptop.sees("2 marked as not here.").await;
    laptop.sees("7 of 7").await;
    laptop.sees("Check in a spare player").await;
    laptop.picture("o5-odd").await;
    laptop.click("Rounds").await;
    laptop.sees("Odd number (7).").await;
    choose(&laptop, "odd", "wait").await;
    laptop.click("Pair round 1").await;
    laptop.sees("is waiting for an opponent").await;
    laptop.fits().await;
    laptop.picture("o5-waits").await;
    // The other way and back, to see both.
    laptop.click("Give bye").await;
    laptop.sees("has the bye").await;
    laptop.click("1 bye").await;
    laptop.click("Wait for an opponent").await;
    laptop.sees("is waiting for an opponent").await;
    laptop.click("Publish round 1").await;
    laptop.sees("Round 1 published. Everyone can see it.").await;
    let alone = alone(&laptop, &event).await;
    let phone = phone_of(&laptop, &alone).await;
    phone.sees("Waiting for an opponent").await;
    phone.fits().await;
    phone.picture("o5-alone").await;
    // One of the two comes after all: two taps, and the phone says against whom.
    laptop.open(&format!("{NEXT}/desk/check-in")).await;
    laptop.sees("Check in anyway").await;
    laptop.tap("[data-live-part='unexpected'] form:has([name='number'][value='8']) button").await;
    laptop.sees("but has no seat in round 1.").await;
    laptop.picture("o5-after-all").await;
    laptop.click("Seat them").await;
    laptop.sees(&format!("{} at table", alone.name)).await;
    phone.sees(everybody[7].name.as_str()).await;
    close([phone, laptop]).await;
}

#[actix_web::test]
async fn o5_a_spare_player_who_is_here_makes_the_number_even() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = winter_clash(&phone, 8, |_, _| ()).await;
    let everybody = players(&phone, &event).await;
    for player in &everybody[..7] {
        actions::entrants::players::check_in(&phone.app, &olga(), player).await.unwrap();
    }
    at_the_desk(&phone).await;
    phone.open(&format!("{NEXT}/desk/players/8")).await;
    phone.tap("[name='spare']").await;
    phone.click("Save").await;
    phone.sees("saved.").await;
    phone.open(&format!("{NEXT}/desk/check-in")).await;
    phone.sees("7 of 7").await;
    phone.sees("Not here\n1").await;
    let called = format!("Check in {}, the spare player", everybody[7].name);
    phone.sees(&called).await;
    phone.fits().await;
    phone.picture("o5-spare-check-in").await;
    phone.tap("#p8 button").await;
    phone.sees(&format!("{} plays as the spare player.", everybody[7].name)).await;
    phone.click("Rounds").await;
    phone.sees(&format!("{} is the spare player.", everybody[7].name)).await;
    phone.fits().await;
    choose(&phone, "odd", "spare").await;
    phone.click("Pair round 1").await;
    phone.sees("Draft, staff only").await;
    let page = phone.text().await;
    assert!(page.contains(everybody[7].name.as_str()) && !page.contains("bye"), "{page}");
    phone.picture("o5-spare-draft").await;
    phone.close().await;
}

#[actix_web::test]
async fn o6_grudges_are_pinned_and_the_rest_is_drawn_around_them() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event = winter_clash(&laptop, 16, |_, _| ()).await;
    let everybody = players(&laptop, &event).await;
    for player in &everybody {
        actions::entrants::players::check_in(&laptop.app, &olga(), player).await.unwrap();
    }
    at_the_desk(&laptop).await;
    laptop.open(&format!("{NEXT}/desk")).await;
    laptop.click("Rounds").await;
    laptop.click("Grudges and pairs to avoid (0)").await;
    for (a, b, wish, why) in [(0, 1, "together", "They asked for it"), (2, 3, "apart", "One household")] {
        laptop.fill("a", everybody[a].name.as_str()).await;
        laptop.fill("b", everybody[b].name.as_str()).await;
        choose(&laptop, "wish", wish).await;
        laptop.fill("rounds", "1").await;
        laptop.fill("why", why).await;
        laptop.click("Preview").await;
        laptop.sees("Round 1, next to be paired:").await;
        laptop.holds("why", why).await;
        assert!(is_in_sight(&laptop, "#cost").await, "the price is looked for");
        laptop.picture(&format!("o6-{wish}")).await;
        laptop.click("Add pair").await;
        laptop.sees(&format!("in round 1: {why}")).await;
    }
    laptop.fits().await;
    laptop.picture("o6-pairs").await;
    laptop.click("Back to the rounds").await;
    laptop.click("Pair round 1").await;
    laptop.sees("Draft, staff only").await;
    let phone = phone_of(&laptop, &everybody[0]).await;
    let before = phone.text().await;
    assert!(!before.contains(everybody[1].name.as_str()), "a draft is not told: {before}");
    laptop.fill("q", everybody[0].name.as_str()).await;
    laptop.click("Search").await;
    laptop.sees(everybody[1].name.as_str()).await;
    laptop.fits().await;
    laptop.picture("o6-draft").await;
    laptop.click("Publish round 1").await;
    laptop.sees("Round 1 published. Everyone can see it.").await;
    phone.sees(everybody[1].name.as_str()).await;
    phone.picture("o6-phone").await;
    let other = phone_of(&laptop, &everybody[2]).await;
    other.sees("Round 1").await;
    let page = other.text().await;
    assert!(!page.contains(everybody[3].name.as_str()), "{page}");
    close([other, phone, laptop]).await;
}

const QUIET: TableUse = table(20);
const CALLS: TableUse = table(23);

#[actix_web::test]
async fn o10_ten_minutes_before_time_the_desk_knows_who_still_plays_and_asks_the_quiet_ones() {
    if missing() {
        return;
    }
    let desk = Chromium::start(1366, 768).await;
    let event = muster::demo::fill_demo(&desk.app).await.unwrap();
    let began = ago(&desk.app, 155);
    actions::hall::screens::turn_clock(&began, &olga(), &event, RoundNumber(3), Hand::Start).await.unwrap();
    let [ann, _] = at_table(&desk.app, &event, QUIET).await;
    let [_, cy] = at_table(&desk.app, &event, CALLS).await;
    let quiet = phone_of(&desk, &ann).await;
    quiet.sees("Report the result").await;
    assert!(!quiet.text().await.contains("How far are you?"));
    let caller = phone_of(&desk, &cy).await;
    at_the_desk(&desk).await;
    desk.open(&format!("{HOME}/desk")).await;
    desk.sees("4:00 left: Ask a judge before starting another battle round.").await;
    desk.sees("8 playing").await;
    desk.sees("2 quiet").await;
    desk.sees("Quiet for 40 minutes: 20, 23.").await;
    assert_eq!(desk.client.find_all(Locator::Css("main .tile")).await.unwrap().len(), 26);
    desk.fits().await;
    desk.picture("o10-now").await;
    desk.click("Ask for progress").await;
    desk.sees("Asked ").await;
    quiet.sees("How far are you?").await;
    quiet.fits().await;
    quiet.picture("o10-asked").await;
    // One reports, the other calls a judge: the desk hears of both without being touched.
    quiet.click("Report the result").await;
    type_in(&quiet, NUMBERS).await;
    quiet.click("Report result").await;
    quiet.sees("Waiting for your opponent to confirm.").await;
    desk.sees("Quiet for 40 minutes: 23.").await;
    desk.sees("1 quiet").await;
    caller.tap("button[name=kind][value=rules]").await;
    caller.sees("Judge called at").await;
    desk.sees("no one yet").await;
    desk.finds(".sub a[href$='/desk/calls'] .count").await;
    desk.picture("o10-called").await;
    desk.click("Take").await;
    caller.sees("Olga Demir is on the way").await;
    close([caller, quiet, desk]).await;
}

#[actix_web::test]
async fn o13_everything_is_taken_along_and_the_round_goes_on_at_another_site() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event = muster::demo::fill_demo(&laptop.app).await.unwrap();
    muster::demo::start_the_clock(&laptop.app, &event).await.unwrap();
    let [ann, bo] = at_table(&laptop.app, &event, QUIET).await;
    let link = actions::entrants::links::private_link(&laptop.app, &ann);
    at_the_desk(&laptop).await;
    laptop.open(&format!("{HOME}/desk")).await;
    laptop.click("Show").await;
    laptop.click("Print").await;
    laptop.sees("If the network fails").await;
    laptop.fits().await;
    laptop.picture("o13-print").await;
    let (kind, zip) = downloads(&laptop, "Download everything (ZIP)").await;
    assert_eq!(kind, "application/zip");
    let mut archive = ZipArchive::new(Cursor::new(zip)).unwrap();
    for paper in ["pairings-3-by-name", "slips-3", "sheets-3", "standings", "rosters"] {
        assert!(archive.by_name(&format!("{paper}.pdf")).is_ok(), "{paper}");
    }
    let mut file = Vec::new();
    archive.by_name("event-whole-private.json").unwrap().read_to_end(&mut file).unwrap();
    laptop.close().await;

    // A Muster on a laptop in the hall, with an account of the same address, reads the file in.
    let hall = Chromium::start(1366, 768).await;
    hall.open(&actions::account::setup_link(&hall.app).await.unwrap().unwrap()).await;
    for (field, text) in [("name", "Olga Demir"), ("email", muster::demo::ORGANISER)] {
        hall.fill(field, text).await;
    }
    for field in ["password", "again"] {
        hall.fill(field, muster::demo::PASSWORD).await;
    }
    hall.click("Create account").await;
    hall.sees("No events yet").await;
    let (played, stored) =
        (event_file::parse_event_file(&file).unwrap(), event_file::read_stored(&*file).unwrap().unwrap());
    actions::event::import::import_stored_event(&hall.app, &Actor::muster(), &played, &stored, None)
        .await
        .unwrap();
    hall.open("/").await;
    hall.click("Autumn Clash").await;
    hall.open(&format!("{HOME}/desk")).await;
    hall.sees("Table 10: reports differ").await;
    hall.sees("9 done").await;
    hall.picture("o13-elsewhere").await;
    // The private link of the old site, at the new address.
    let phone = hall.beside(390, 844).await;
    phone.open(&link[link.find("/p/").unwrap()..]).await;
    phone.sees(bo.name.as_str()).await;
    phone.fits().await;
    phone.click("Report the result").await;
    type_in(&phone, NUMBERS).await;
    phone.click("Report result").await;
    phone.sees("Waiting for your opponent to confirm.").await;
    phone.picture("o13-phone").await;
    hall.sees("1 quiet").await;
    close([phone, hall]).await;
}

#[actix_web::test]
async fn o14_the_last_round_is_kept_secret_until_the_ceremony_has_told_it() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event = muster::demo::fill_demo(&laptop.app).await.unwrap();
    three_rounds(&laptop, &event).await;
    at_the_desk(&laptop).await;
    laptop.open(&format!("{HOME}/desk/rounds")).await;
    laptop.click("Standings").await;
    laptop.click("Players see all results as they come in").await;
    choose(&laptop, "up_to", "2").await;
    laptop.picture("o14-hide").await;
    laptop.click("Save").await;
    laptop.sees("Players see standings and results up to round 2").await;
    Box::pin(close_round_three(&laptop.app, &event)).await;
    let friend = laptop.beside(390, 844).await;
    friend.open(&format!("{HOME}/standings")).await;
    friend.sees("The organiser has hidden the standings after round 2.").await;
    friend.sees("Standings after round 2").await;
    friend.fits().await;
    friend.picture("o14-friend").await;
    laptop.open(&format!("{HOME}/desk")).await;
    laptop.sees("Round 3 was the last round").await;
    laptop.sees("Players see standings up to round 2 only").await;
    laptop.sees("3 awards have no winner yet").await;
    laptop.picture("o14-desk").await;
    laptop.click("Show").await;
    laptop.click("Awards").await;
    laptop.click("Choose winner").await;
    choose(&laptop, "player", "7").await;
    write(&laptop, "details[open] [name='reason']", "the panel's choice").await;
    laptop.picture("o14-award").await;
    laptop.tap("details[open] form[action$='awards/choose'] button").await;
    laptop.sees("” goes to José Muñoz.").await;
    let wall = laptop.beside(1366, 768).await;
    wall.open(&format!("{HOME}/screen")).await;
    friend.open(&format!("{HOME}/awards")).await;
    friend.sees("Winners appear here as they're announced.").await;
    laptop.click("Screen").await;
    // Four awards have somebody: each is announced without the name, then revealed.
    for given in 1..=4 {
        laptop.sees("Announce ").await;
        laptop.tap("#step button").await;
        laptop.sees("Reveal ").await;
        wall.finds(".wall__wait").await;
        let name = laptop.client.find(Locator::Css("#step button")).await.unwrap().text().await.unwrap();
        let name = name.strip_prefix("Reveal ").unwrap().to_owned();
        assert!(!friend.text().await.contains(&name), "{name} is told before the time");
        laptop.tap("#step button").await;
        wall.finds(".wall__name").await;
        wall.sees(&name).await;
        friend.sees(&name).await;
        wall.picture(&format!("o14-wall-{given}")).await;
    }
    laptop.sees("All awards revealed.").await;
    laptop.fits().await;
    // One tap.
    laptop.click("Show standings").await;
    friend.open(&format!("{HOME}/standings")).await;
    friend.sees("Standings after round 3").await;
    close([wall, friend, laptop]).await;
}

#[actix_web::test]
async fn o15_on_sunday_evening_come_thanks_certificates_the_export_and_the_end() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event = Box::pin(played_out(&laptop)).await;
    let [ann, bo] = at_table(&laptop.app, &event, QUIET).await;
    let phone = phone_of(&laptop, &ann).await;
    at_the_desk(&laptop).await;
    laptop.open(&format!("{HOME}/desk")).await;
    laptop.click("Finish the event").await;
    laptop.sees("Finish the event?").await;
    laptop.sees("3 awards have no winner yet").await;
    laptop.fits().await;
    laptop.picture("o15-finish").await;
    laptop.click("Finish the event").await;
    laptop.sees("Event finished").await;
    laptop.sees("Certificates, refunds and files").await;
    laptop.picture("o15-finished").await;
    laptop.click("Show").await;
    laptop.sees("Announcements").await;
    laptop.fill("text", "Thank you all: see you in spring!").await;
    laptop.click("Publish announcement").await;
    phone.sees("Thank you all: see you in spring!").await;
    phone.sees("My certificate").await;
    let page = phone.text().await;
    assert!(!page.contains("handed in your roster yet"), "nothing is asked of anybody any more: {page}");
    phone.fits().await;
    phone.picture("o15-phone").await;
    laptop.click("Print").await;
    laptop.sees("If the network fails").await;
    laptop.picture("o15-print").await;
    for paper in ["Certificates", "Certificates for everyone"] {
        let (kind, pdf) = downloads(&laptop, paper).await;
        assert!(
            kind == "application/pdf" && pdf.starts_with(b"%PDF-") && pdf.len() > 10_000,
            "{paper}: {kind}"
        );
    }
    let (_, file) = downloads(&laptop, "public event file").await;
    assert_eq!(event_file::parse_event_file(&file).unwrap().rounds.len(), 3);
    // Somebody asks to be forgotten: the opponent keeps the result.
    laptop.open(&format!("{HOME}/desk/players/{}", bo.number)).await;
    laptop.click(&format!("Delete {}'s data", bo.name)).await;
    laptop.picture("o15-forget").await;
    laptop.click("Delete for good").await;
    laptop.sees(&format!("Data about player {} deleted.", bo.number)).await;
    phone.open(&format!("{HOME}/me")).await;
    phone.sees(&format!("Player {}", bo.number)).await;
    assert!(!phone.text().await.contains(bo.name.as_str()));
    laptop.open(&format!("{HOME}/desk")).await;
    laptop.click("Event stage: ").await;
    laptop.click("Archive the event").await;
    laptop.sees("Event archived").await;
    laptop.picture("o15-archived").await;
    close([phone, laptop]).await;
}
