//! A player, from the first look at the event to the memories of it.

mod money;
mod pasted;
mod receipt;
mod reports;
mod seat;

use super::{
    TABLE, ago, at_table, both_at_their_table, close, close_round_three, hides, olga, one_at_their_table,
    open_link, phone, round_three, seated_at, type_in,
};
use crate::{
    rosters::site::RATS,
    support::browser::{Chromium, missing},
};
use chrono::TimeDelta;
use fantoccini::Locator;
use muster::{
    actions::{
        Actor,
        entrants::players,
        event::{self, NewEvent},
        hall::screens::{self, Extension},
        rosters::{self, RosterDecision},
    },
    app::App,
    domain::{
        event::{
            Event, EventName, Stage,
            clock::Hand,
            pack::{DaySettings, RosterPolicy, Settings},
            player::{Player, PlayerDetails, PlayerName},
            roster_version::RosterState,
        },
        numbers::TableNumber,
    },
    storage,
};

const HOME: &str = "/e/spring-open";
const CLASH: &str = "/e/autumn-clash";

/// An event of Olga's beside the demo's, published with these settings.
async fn spring_open(window: &Chromium, settings: Settings) -> Event {
    Box::pin(muster::demo::fill_demo(&window.app)).await.unwrap();
    let mut tx = window.app.database.read().await.unwrap();
    let olga = storage::accounts::by_email(&mut tx, muster::demo::ORGANISER).await.unwrap().unwrap();
    drop(tx);
    // Players see no rosters of others, or it would have to say from when.
    let settings = Settings { rosters: RosterPolicy::Closed, ..settings };
    let new = NewEvent { name: EventName::parse("Spring Open").unwrap(), settings, tables_of: None };
    let event = event::create_event(&window.app, &olga, None, new).await.unwrap();
    event::set_stage(&window.app, &Actor::muster(), event.id, Stage::Published).await.unwrap();
    now(window, &event).await
}

/// The event as it is by now.
async fn now(window: &Chromium, event: &Event) -> Event {
    let mut tx = window.app.database.read().await.unwrap();
    storage::events::find_event(&mut tx, event.id).await.unwrap().unwrap()
}

/// The organiser saves other settings.
async fn set(window: &Chromium, event: &Event, change: impl FnOnce(&mut Settings)) {
    let event = now(window, event).await;
    let mut settings = event.settings.clone();
    change(&mut settings);
    let name = event.name.clone();
    event::save_settings(&window.app, &Actor::muster(), &event, name, settings).await.unwrap();
}

async fn player(window: &Chromium, event: &Event, name: &str) -> Player {
    let details =
        PlayerDetails { paid: true, ..PlayerDetails::from_player_name(PlayerName::parse(name).unwrap()) };
    players::add_player_by_organiser(&window.app, &Actor::muster(), event.id, details).await.unwrap()
}

#[actix_web::test]
async fn p1_one_takes_the_last_place_and_the_next_waits_until_it_is_theirs() {
    if missing() {
        return;
    }
    let phone = phone().await;
    let day = DaySettings {
        places_by_themselves: true,
        registration_opens_at: Some(phone.app.clock.now() + TimeDelta::days(1)),
        registration_closes_at: Some(phone.app.clock.now() + TimeDelta::days(9)),
        ..DaySettings::default()
    };
    let event = spring_open(&phone, Settings { capacity: 2, day, ..Settings::default() }).await;
    player(&phone, &event, "Ann Archer").await;
    phone.open("/").await;
    phone.click("Spring Open").await;
    phone.sees("Sign-up opens on").await;
    hides(&phone, "Sign up\n").await;
    set(&phone, &event, |settings| settings.day.registration_opens_at = None).await;
    phone.client.refresh().await.unwrap();
    phone.sees("1 of 2 places left").await;
    phone.fits().await;
    phone.click("Sign up").await;
    phone.sees("1 of 2 places left. No account needed. Sign-up closes").await;
    phone.fill("name", "Wren Walker").await;
    phone.picture("p1-sign-up").await;
    phone.click("Sign up").await;
    phone.sees("You're in, Wren Walker").await;
    phone.sees("Keep this link").await;
    phone.finds("img[alt='QR code for your private link']").await;
    phone.fits().await;
    phone.picture("p1-in").await;

    let other = phone.beside(390, 844).await;
    other.open(HOME).await;
    other.sees("All places are taken").await;
    other.click("Join the waiting list").await;
    other.sees("All places are taken. You'd be number 1 on the waiting list.").await;
    other.fill("name", "Wanda Waits").await;
    // A place becomes free, and goes again, while the form is filled in: the words and the button follow.
    for (capacity, told, button) in [
        (3, "1 of 3 places left.", "Sign up"),
        (2, "All places are taken. You'd be number 1 on the waiting list.", "Join the waiting list"),
    ] {
        set(&phone, &event, |settings| settings.capacity = capacity).await;
        other.sees(told).await;
        let said = "return document.querySelector('main form .btn--main').innerText";
        assert_eq!(other.client.execute(said, vec![]).await.unwrap(), button);
        other.holds("name", "Wanda Waits").await;
    }
    other.click("Join the waiting list").await;
    other.sees("You're number 1 on the waiting list").await;
    other.fits().await;
    other.picture("p1-waits").await;
    other.click("My page").await;
    other.sees("Free places go to those who have waited longest").await;
    phone.click("My page").await;
    phone.click("Withdraw").await;
    phone.sees("Your place goes to the waiting list.").await;
    phone.click("Withdraw").await;
    phone.sees("You've withdrawn").await;
    // Nobody touches the phone of the one who waits.
    other.sees("No round is published yet").await;
    other.picture("p1-has-the-place").await;
    close([other, phone]).await;
}

/// Rosters of 1,000 points, due in a week.
fn due_in_a_week(app: &App) -> Settings {
    Settings {
        points_limit: 1000,
        roster_deadline: Some(app.clock.now() + TimeDelta::days(7)),
        rules_cut_off: "2025-05-01".parse().ok(),
        ..Settings::default()
    }
}

/// As an app gives it, without what the driver cannot type.
fn rats() -> String {
    RATS.replace(" 🐀", "")
}

/// The organiser's hand: the newest roster goes back with this reason.
async fn send_back(app: &App, event: &Event, me: &Player, due: TimeDelta) {
    let mut tx = app.database.read().await.unwrap();
    let newest = rosters::newest_of(&mut tx, me).await.unwrap().unwrap();
    drop(tx);
    let decision = RosterDecision {
        roster: newest.number,
        seen: newest.version,
        state: RosterState::NeedsFix,
        reason: Some("The price of the Stormvermin".into()),
        due: Some(app.clock.now() + due),
    };
    rosters::decide_on_roster(app, &Actor::muster(), event.id, me, decision).await.unwrap();
}

/// A badge on the page says so.
async fn is_late(phone: &Chromium) -> bool {
    let script =
        "return [...document.querySelectorAll('.badge')].some((one) => one.textContent.trim() === 'late')";
    phone.client.execute(script, vec![]).await.unwrap() == true
}

#[actix_web::test]
async fn p4_a_list_that_was_sent_back_is_mended_by_its_day_and_is_late_after_it() {
    if missing() {
        return;
    }
    let phone = phone().await;
    let settings = due_in_a_week(&phone.app);
    let event = spring_open(&phone, settings).await;
    let me = player(&phone, &event, "Wren Walker").await;
    let wrong = rats().replace("Stormvermin (110)", "Stormvermin (100)");
    open_link(&phone, &me).await;
    phone.open(&format!("{HOME}/roster")).await;
    phone.fill("text", &wrong).await;
    phone.click("Hand in roster").await;
    phone.sees("Version 1, handed in ").await;
    phone.open(&format!("{HOME}/me")).await;
    phone.sees("No round is published yet").await;
    send_back(&phone.app, &event, &me, TimeDelta::days(2)).await;
    // The page that is open says so by itself, and leads to where it is mended.
    phone.sees("Your roster was sent back: The price of the Stormvermin Fix it by").await;
    phone.fits().await;
    phone.picture("p4-sent-back").await;
    phone.click("Your roster was sent back").await;
    phone.sees("Hand in a new version by").await;
    phone.sees("1 to fix").await;
    phone.click("All findings by rule").await;
    phone.sees("Correct the price to 110.").await;
    phone.picture("p4-to-mend").await;
    phone.click("Replace roster").await;
    phone.fill("text", &rats()).await;
    phone.tap("#give button[value=submit]").await;
    phone.sees("Roster received: version 2, ready.").await;
    phone.sees("Version 1,").await;
    assert!(!is_late(&phone).await);
    phone.fits().await;
    // Sent back again, to be mended by a day that is over by now.
    send_back(&ago(&phone.app, 10), &event, &me, TimeDelta::minutes(5)).await;
    phone.open(&format!("{HOME}/roster")).await;
    phone.sees("sent back").await;
    phone.fill("text", &rats()).await;
    phone.tap("#give button[value=submit]").await;
    phone.sees("Roster received: version 3, ready.").await;
    assert!(is_late(&phone).await);
    phone.picture("p4-late").await;
    phone.close().await;
}

#[actix_web::test]
async fn p5_one_tap_says_that_somebody_is_here_and_the_desk_sees_it() {
    if missing() {
        return;
    }
    let phone = phone().await;
    let day = DaySettings { self_check_in: true, ..DaySettings::default() };
    let settings = Settings {
        day,
        starts_on: Some(phone.app.clock.now().date_naive()),
        venue: "The Corn Exchange".into(),
        ticket_price: "£25".into(),
        ..Settings::default()
    };
    let event = spring_open(&phone, settings).await;
    let me = player(&phone, &event, "Wren Walker").await;
    player(&phone, &event, "Bo Barrow").await;
    let desk = phone.beside(1366, 768).await;
    desk.sign_in(muster::demo::ORGANISER).await;
    desk.open(&format!("{HOME}/desk/check-in?only=all")).await;
    desk.sees("0 of 2 here").await;
    open_link(&phone, &me).await;
    phone.sees(", Wren").await;
    phone.sees("Paid").await;
    phone.sees("You haven't handed in your roster yet.").await;
    phone.fits().await;
    phone.picture("p5-morning").await;
    // Half asleep: nothing has to be looked for.
    let inside = "const at = document.querySelector('.btn--vast').getBoundingClientRect();
        return at.bottom < innerHeight && at.height >= 56 && at.width > innerWidth * 0.8";
    assert_eq!(phone.client.execute(inside, vec![]).await.unwrap(), true, "large, and on the first screen");
    phone.click("I'm here").await;
    phone.sees("You're checked in, Wren").await;
    phone.finds(".note--good h1").await;
    phone.sees("What's next").await;
    phone.fits().await;
    phone.picture("p5-here").await;
    desk.sees("1 of 2 here").await;
    desk.sees("here ").await;
    phone.click("Undo check-in").await;
    phone.sees("You're no longer checked in.").await;
    desk.sees("0 of 2 here").await;
    phone.click("I'm here").await;
    phone.sees("You're checked in, Wren").await;
    desk.sees("1 of 2 here").await;
    close([desk, phone]).await;
}

#[actix_web::test]
async fn p7_the_opponents_roster_is_there_at_its_time_and_not_before() {
    if missing() {
        return;
    }
    let phone = phone().await;
    let (event, ..) = Box::pin(round_three(&phone)).await;
    // Two whose rosters are accepted, at a table that is still playing.
    let (mut table, mut pair) = (TABLE, None);
    for number in 15..=25 {
        table.table = TableNumber(number);
        let Some(two) = seated_at(&phone.app, &event, table).await else { continue };
        pair = pair.or_else(|| two.iter().all(|player| player.number < 44).then_some(two));
    }
    let [me, opponent] = pair.unwrap();
    let tomorrow = phone.app.clock.now() + TimeDelta::days(1);
    set(&phone, &event, |settings| settings.rosters_open_at = Some(tomorrow)).await;
    open_link(&phone, &me).await;
    phone.sees(opponent.name.as_str()).await;
    // Only what the own roster means.
    phone.sees("Before you start").await;
    hides(&phone, "Their roster").await;
    phone.open(&format!("{CLASH}/rosters")).await;
    phone.sees("Rosters open ").await;
    phone.open(&format!("{CLASH}/me")).await;
    phone.sees(opponent.name.as_str()).await;
    let at = phone.app.clock.now() - TimeDelta::seconds(1);
    set(&phone, &event, |settings| settings.rosters_open_at = Some(at)).await;
    // The page that is open has it now.
    phone.sees("Their roster").await;
    phone.click("Before you start").await;
    phone.sees("General: ").await;
    phone.fits().await;
    phone.picture("p7-before-you-begin").await;
    phone.click("Their roster").await;
    phone.sees("Army").await;
    phone.sees(opponent.name.as_str()).await;
    phone.sees("General's Regiment").await;
    phone.click("Original text").await;
    phone.finds("details[open] pre.verbatim").await;
    phone.fits().await;
    phone.picture("p7-their-roster").await;
    phone.close().await;
}

/// Lets minutes pass for the scripts of this window alone.
async fn minutes_pass(phone: &Chromium, minutes: i64) {
    let script = format!("clocks.tick(); clocks.ahead -= {minutes} * 60000; clocks.tick();");
    phone.client.execute(&script, vec![]).await.unwrap();
}

#[actix_web::test]
async fn p8_the_phone_counts_down_takes_more_minutes_and_says_when_time_is_short() {
    if missing() {
        return;
    }
    let phone = phone().await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    let (by, app) = (Actor::muster(), &phone.app);
    let [me, _] = at_table(&phone.app, &event, TABLE).await;
    open_link(&phone, &me).await;
    phone.sees("Your opponent").await;
    hides(&phone, "Time left").await;
    screens::turn_clock(app, &by, &event, TABLE.round, Hand::Start).await.unwrap();
    phone.sees("Time left").await;
    phone.sees("2:44:").await;
    phone.sees("ends ").await;
    // A judge took ten minutes of theirs.
    let extension = Extension { round: TABLE.round, table: TABLE.table, minutes: 10 };
    screens::extend_table(app, &by, event.id, extension).await.unwrap();
    phone.sees("+10 min for your table").await;
    phone.sees("2:54:").await;
    phone.fits().await;
    phone.picture("p8-more-minutes").await;
    for (minutes, said) in [(93, "Half time."), (72, "Ten minutes left.")] {
        minutes_pass(&phone, minutes).await;
        phone.sees(said).await;
    }
    phone.picture("p8-ten-minutes").await;
    minutes_pass(&phone, 11).await;
    phone.sees("Time's up.").await;
    phone.finds(".time-left.is-over").await;
    // The organiser stops it for everybody.
    screens::turn_clock(app, &by, &event, TABLE.round, Hand::Pause).await.unwrap();
    phone.sees("Paused at").await;
    phone.picture("p8-paused").await;
    phone.close().await;
}

#[actix_web::test]
async fn p11_the_one_reports_and_the_other_confirms_with_one_tap() {
    if missing() {
        return;
    }
    let ([a, b], [one, other]) = both_at_their_table().await;
    other.sees("Your opponent").await;
    // Whose opponent looks at something else meanwhile.
    other.open(&format!("{CLASH}/standings")).await;
    other.sees("Standings during round 3").await;
    one.click("Report the result").await;
    // The own fields stand first, and each side says whose it is.
    let whose =
        "return [...document.querySelectorAll('fieldset[data-whose] legend')].map((one) => one.textContent)";
    let whose = one.client.execute(whose, vec![]).await.unwrap();
    assert_eq!(whose, serde_json::json!(["You", b.name.as_str()]));
    type_in(&one, [("a_points", "30"), ("a_tactics", "4"), ("b_points", "20"), ("b_tactics", "3")]).await;
    one.fits().await;
    one.picture("p11-typed").await;
    one.click("Report result").await;
    one.sees("Waiting for your opponent to confirm.").await;
    one.sees("30\nYou").await;
    other.sees(&format!("{} reported 30–20. Is that right?", a.name)).await;
    other.fits().await;
    other.picture("p11-told-elsewhere").await;
    other.click("Check and confirm").await;
    other.sees("Is this right?").await;
    hides(&other, "reported 30–20. Is that right?").await;
    // The own page asks too.
    other.open(&format!("{CLASH}/me")).await;
    other.sees("Is this right?").await;
    other.sees("Your opponent reported").await;
    other.sees("20\nYou").await;
    other.sees(&format!("30\n{}", a.name)).await;
    other.fits().await;
    other.picture("p11-asked").await;
    let inside =
        "return document.querySelector('button[value=confirm]').getBoundingClientRect().bottom < innerHeight";
    assert_eq!(other.client.execute(inside, vec![]).await.unwrap(), true, "nobody has to scroll for it");
    other.click("Yes, confirm").await;
    other.sees("Confirmed. Your reports match.").await;
    other.sees(&format!("Major victory for {}", a.name)).await;
    one.sees("Major victory for you").await;
    for phone in [&one, &other] {
        phone.sees("Confirmed").await;
        hides(phone, "Is this right?").await;
        hides(phone, "Correct your report").await;
    }
    one.picture("p11-confirmed").await;
    close([other, one]).await;
}

#[actix_web::test]
async fn p13_a_player_finds_out_where_they_stand_and_why() {
    if missing() {
        return;
    }
    let phone = phone().await;
    let (event, me, opponent) = Box::pin(round_three(&phone)).await;
    let mut tx = phone.app.database.read().await.unwrap();
    let own = storage::battles::of_event(&mut tx, event.id).await.unwrap();
    let mut met = Vec::new();
    for battle in
        own.iter().filter(|battle| battle.side_of(me.id).is_some() && battle.round_number < TABLE.round)
    {
        let id = if battle.a == me.id { battle.b } else { Some(battle.a) };
        met.push(storage::players::find_player(&mut tx, id.unwrap()).await.unwrap().unwrap());
    }
    drop(tx);
    assert_eq!(met.len(), 2);
    open_link(&phone, &me).await;
    phone.sees("Your place: ").await;
    phone.sees("of 49").await;
    phone.sees("After round 2.").await;
    phone.sees(&format!("against {}.", met[1].name)).await;
    phone.click("Why this pairing").await;
    phone.sees("were on").await;
    phone.sees(opponent.name.as_str()).await;
    phone.fits().await;
    phone.picture("p13-place").await;
    phone.tap("li.is-you a").await;
    phone.click("Why this place").await;
    phone.sees(&format!("{}: ", me.name)).await;
    phone.sees("What decides, in order").await;
    phone.fits().await;
    phone.picture("p13-why").await;
    phone.tap("details.card > summary").await;
    for (opponent, round) in met.iter().zip(1..) {
        phone.sees(&format!("Round {round}, {}", opponent.name)).await;
    }
    phone.fits().await;
    phone.picture("p13-trail").await;
    phone.close().await;
}

#[actix_web::test]
async fn p14_who_must_leave_is_told_what_it_means_and_can_come_back() {
    if missing() {
        return;
    }
    let (_, [me, opponent], phone) = one_at_their_table().await;
    phone.click("Withdraw").await;
    phone.sees("You finish round 3 and aren't paired again.").await;
    phone.sees("Your results stand, and the standings show you as withdrawn.").await;
    hides(&phone, "payment").await;
    phone.fits().await;
    phone.picture("p14-leave").await;
    phone.click("Withdraw").await;
    phone.sees("You still finish round 3. Made a mistake? You can rejoin until round 4").await;
    phone.fits().await;
    phone.picture("p14-left").await;
    let desk = phone.beside(1366, 768).await;
    desk.sign_in(muster::demo::ORGANISER).await;
    desk.open(&format!("{CLASH}/desk/players/{}", me.number)).await;
    desk.sees("Bring player back").await;
    desk.open(&format!("{CLASH}/players/{}", me.number)).await;
    desk.sees("withdrew after round 3").await;
    // The battle that is on stays theirs.
    phone.open(&format!("{CLASH}/me")).await;
    phone.sees(opponent.name.as_str()).await;
    phone.sees("Report the result").await;
    phone.click("Rejoin").await;
    phone.click("Rejoin").await;
    phone.sees("Welcome back. You play again from the next round.").await;
    desk.open(&format!("{CLASH}/players/{}", me.number)).await;
    desk.sees(me.name.as_str()).await;
    hides(&desk, "withdrew after round 3").await;
    close([desk, phone]).await;
}

#[actix_web::test]
async fn p15_once_it_is_over_the_own_page_has_the_certificate_and_the_battles() {
    if missing() {
        return;
    }
    let (event, [me, opponent], phone) = one_at_their_table().await;
    phone.sees("Your opponent").await;
    hides(&phone, "My certificate").await;
    Box::pin(close_round_three(&phone.app, &event)).await;
    event::finish_event(&phone.app, &olga(), event.id, Some("the hall closes")).await.unwrap();
    // The page that is open says that it is over, and what there is to keep.
    phone.sees("Your place").await;
    phone.sees("Share my event").await;
    phone.sees("My certificate").await;
    hides(&phone, "handed in your roster yet").await;
    phone.fits().await;
    phone.picture("p15-to-keep").await;
    let pdf = "const done = arguments[0];
        fetch(document.querySelector(\"a[href$='certificate.pdf']\").href).then(async (answer) =>
            done([answer.headers.get('content-type'), (await answer.text()).slice(0, 4)]))";
    let pdf = phone.client.execute_async(pdf, vec![]).await.unwrap();
    assert_eq!(pdf, serde_json::json!(["application/pdf", "%PDF"]));
    phone.click("My battles").await;
    phone.sees(&format!("{} at Autumn Clash", me.name)).await;
    phone.sees(opponent.name.as_str()).await;
    phone.finds("button[data-print]").await;
    phone.finds("a[href$='battles.csv']").await;
    phone.sees("My certificate (PDF)").await;
    assert_eq!(phone.client.find_all(Locator::Css("tbody tr")).await.unwrap().len(), 3);
    phone.fits().await;
    phone.picture("p15-battles").await;
    phone.close().await;
}
