//! Whoever looks on: a friend at home, somebody in the hall, months later.

use super::{at_table, close, close_round_three, table};
use crate::support::{
    browser::{Chromium, Signal, missing},
    wait,
};
use chrono::TimeDelta;
use muster::{
    actions::{
        self, Actor,
        account::reauthentication::Fresh,
        battles::{SentResult, Word},
        entrants::players,
    },
    app::{App, Clock},
    domain::{
        event::{Event, Stage, pack::Settings, permission::ActingAs, player::PlayerName},
        history::{BattleResult, ResultKind, Score},
        numbers::RoundNumber,
    },
    storage::{self, battles::PhoneHolder},
};

pub(super) const HOME: &str = "/e/autumn-clash";
/// A table of round 3 at which nobody has tapped or reported yet, and another.
pub(super) const OPEN: u32 = 20;
const OPEN_TOO: u32 = 23;
pub(super) const PHONE: (u32, u32) = (390, 844);
pub(super) const LAPTOP: (u32, u32) = (1366, 768);
pub(super) const WALL: (u32, u32) = (1920, 1080);

/// The demo, and the window of somebody without an account.
pub(super) async fn looking_on((width, height): (u32, u32)) -> (Chromium, Event) {
    let window = Chromium::start(width, height).await;
    let event = Box::pin(muster::demo::fill_demo(&window.app)).await.unwrap();
    (window, event)
}

/// A window of the organiser, signed in.
pub(super) async fn organiser(beside: &Chromium, (width, height): (u32, u32)) -> Chromium {
    let window = beside.beside(width, height).await;
    window.sign_in(muster::demo::ORGANISER).await;
    window
}

pub(super) fn result(a: u32, b: u32) -> BattleResult {
    let score = |victory_points| Score { victory_points, battle_tactics: 2, ..Score::default() };
    BattleResult { kind: ResultKind::Played, a: score(a), b: score(b), ruled: None }
}

/// At the table of round 3 a player, 0 or 1, says how it ended: the second to say so agrees.
pub(super) async fn reports(app: &App, event: &Event, (table, player): (u32, usize), result: BattleResult) {
    let at = super::table(table);
    let player = &at_table(app, event, at).await[player];
    let mut tx = app.database.read().await.unwrap();
    let battle = storage::battles::by_table(&mut tx, event.id, at).await.unwrap().unwrap();
    drop(tx);
    let word = Word::Report { seen: battle.version, result };
    let person = PhoneHolder { session: "", account: None };
    let sent = SentResult { event: event.id, table: at, player: player.id, person, word };
    let once = Some(app.new_id().simple().to_string());
    let by = Actor {
        player: Some(player.id),
        once,
        ..Actor::from_bare_name(player.name.as_str(), ActingAs::Player)
    };
    actions::battles::report_result(app, &by, &sent).await.unwrap();
}

/// What a script finds on the page, as text.
/// The page is headed by somebody's name and the place they have: "Ann: 4th".
async fn tells_a_place(window: &Chromium, name: &str) {
    let heading = read(window, "document.querySelector('main h1').textContent.trim()").await;
    let place = heading.strip_prefix(name).and_then(|rest| rest.strip_prefix(": ")).unwrap_or_default();
    let digits = place.trim_end_matches(|sign: char| sign.is_ascii_alphabetic());
    let is_place =
        digits.parse::<u32>().is_ok() && ["st", "nd", "rd", "th"].contains(&&place[digits.len()..]);
    assert!(is_place, "{heading}");
}

pub(super) async fn read(window: &Chromium, script: &str) -> String {
    let found = window.client.execute(&format!("return String({script})"), vec![]).await.unwrap();
    found.as_str().unwrap().to_owned()
}

/// The text of the first that this selector names, as soon as it is this.
pub(super) async fn shows(window: &Chromium, selector: &str, text: &str) {
    let script = format!("document.querySelector(\"{selector}\")?.textContent.trim()");
    wait::until(&format!("{selector} shows {text}"), async || {
        let shown = read(window, &script).await;
        if shown == text { Ok(()) } else { Err(shown) }
    })
    .await;
}

#[actix_web::test]
async fn s1_a_friend_is_followed_from_home_and_pages_renew_themselves() {
    if missing() {
        return;
    }
    let (home, event) = looking_on(PHONE).await;
    let [friend, other] = at_table(&home.app, &event, table(OPEN)).await;
    home.open("/").await;
    home.sees("On now").await;
    home.fits().await;
    home.click("Autumn Clash").await;
    home.sees("Where do I play?").await;
    home.fill("q", friend.name.as_str()).await;
    home.click("Find").await;
    home.sees(other.name.as_str()).await;
    home.fits().await;
    home.picture("s1-found").await;
    home.tap("a.row__no").await;
    home.sees("No result yet.").await;
    // They report, and nobody loads the page again.
    reports(&home.app, &event, (OPEN, 0), result(32, 14)).await;
    home.sees("One report").await;
    shows(&home, ".keys .huge", "32").await;
    home.fits().await;
    home.picture("s1-reported").await;
    // The train goes through a tunnel, and both agree meanwhile.
    home.signal(Signal::Gone).await;
    reports(&home.app, &event, (OPEN, 1), result(32, 14)).await;
    home.signal(Signal::Back).await;
    home.sees("Confirmed").await;
    // Where the friend stands now, and what from: a way through the standings, with no account.
    home.click("Standings").await;
    home.sees("Standings during round 3").await;
    home.fits().await;
    home.fill("q", friend.name.as_str()).await;
    home.tap(&format!(".rank__name a[href='{HOME}/players/{}']", friend.number)).await;
    home.sees("32–14").await;
    home.click("Why this place").await;
    home.sees(&format!("{}: ", friend.name)).await;
    tells_a_place(&home, friend.name.as_str()).await;
    home.sees("32–14").await;
    home.fits().await;
    home.picture("s1-friend").await;
    home.close().await;
}

#[actix_web::test]
async fn s4_the_sheet_of_a_table_is_read_as_its_players_tap_it_until_results_are_kept_back() {
    if missing() {
        return;
    }
    let (phone, event) = looking_on(PHONE).await;
    let met = at_table(&phone.app, &event, table(OPEN)).await;
    phone.open(&format!("{HOME}/rounds")).await;
    phone.tap(&format!("a.row__no[href$='/tables/{OPEN}']")).await;
    // Until both players agree, the sheet is theirs alone.
    phone.sees(met[0].name.as_str()).await;
    assert!(!phone.text().await.contains("Scoring sheet"));
    let (players, other) = (phone.beside(PHONE.0, PHONE.1).await, phone.beside(PHONE.0, PHONE.1).await);
    for (window, player) in [&players, &other].into_iter().zip(&met) {
        window.open(&actions::entrants::links::private_link(&phone.app, player)).await;
        window.click("Scoring sheet").await;
        window.sees("All saved").await;
        window.click("I agree").await;
        window.sees("Stop showing it").await;
    }
    phone.open(&format!("{HOME}/rounds/3/tables/{OPEN}")).await;
    phone.click("Scoring sheet").await;
    phone.sees("Read only. The two players fill this in.").await;
    phone.fits().await;
    shows(&phone, "[data-points=a]", "0").await;
    for field in ["[data-field='attacker'][data-value='a']", "[data-field='priority/1'][data-value='a']"] {
        players.tap(field).await;
    }
    players.tap("[data-field^='line/1/a/']").await;
    players.sees("All saved").await;
    let scored = read(&players, "document.querySelector('[data-points=a]').textContent").await;
    assert_ne!(scored, "0");
    shows(&phone, "[data-points=a]", &scored).await;
    phone.fits().await;
    phone.picture("s4-live").await;
    // From now on results are kept back: the sheet that is open says so, and shows nothing any more.
    let kept = Some(RoundNumber(2));
    actions::event::standings::show_up_to(&phone.app, &Actor::muster(), event.id, kept).await.unwrap();
    phone.sees("The organiser has hidden the results of this round.").await;
    phone.sees("No scoring sheet here").await;
    assert_eq!(read(&phone, "document.querySelectorAll('[data-points]').length").await, "0");
    phone.fits().await;
    phone.picture("s4-kept-back").await;
    phone.click("Pairings").await;
    phone.sees("Round 3").await;
    phone.open(&format!("{HOME}/rounds/3/tables/{OPEN}")).await;
    phone.sees("The organiser has hidden the results of this round.").await;
    assert!(!phone.text().await.contains("Scoring sheet"));
    close([players, other, phone]).await;
}

#[actix_web::test]
async fn s5_everybody_reads_who_is_on_stream_and_another_battle_is_put_there() {
    if missing() {
        return;
    }
    let (phone, event) = looking_on(PHONE).await;
    let first = at_table(&phone.app, &event, table(OPEN)).await;
    let next = at_table(&phone.app, &event, table(OPEN_TOO)).await;
    let desk = organiser(&phone, LAPTOP).await;
    phone.open(HOME).await;
    phone.sees("Where do I play?").await;
    desk.open(&format!("{HOME}/desk/tables/{OPEN}")).await;
    desk.tap("[name=streamed]").await;
    desk.click(&format!("Save table {OPEN}")).await;
    // The page was open before.
    phone.sees(&format!("On stream: table {OPEN}, {} – {}", first[0].name, first[1].name)).await;
    phone.fits().await;
    phone.picture("s5-front").await;
    phone.click(&format!("table {OPEN}")).await;
    phone.sees("on stream").await;
    phone.fits().await;
    phone.open(&format!("{HOME}/rounds")).await;
    let flag = format!("li:has(a[href$='/tables/{OPEN}']) .badge");
    shows(&phone, &flag, "on stream").await;
    // The cameras want another battle: the two change places.
    desk.open(&format!("{HOME}/desk/rounds/3/tables")).await;
    desk.fill("from", &OPEN_TOO.to_string()).await;
    desk.fill("to", &OPEN.to_string()).await;
    desk.fill("reason", "the stream").await;
    desk.click("Move battle").await;
    desk.sees("moved by staff").await;
    desk.picture("s5-desk").await;
    phone.open(HOME).await;
    phone.sees(&format!("On stream: table {OPEN}, {} – {}", next[0].name, next[1].name)).await;
    close([desk, phone]).await;
}

#[actix_web::test]
async fn s5_whoever_does_not_want_to_be_filmed_says_so_at_sign_up() {
    if missing() {
        return;
    }
    let (phone, event) = looking_on(PHONE).await;
    let desk = organiser(&phone, LAPTOP).await;
    let mut tx = phone.app.database.read().await.unwrap();
    let olga = storage::accounts::by_email(&mut tx, muster::demo::ORGANISER).await.unwrap().unwrap();
    drop(tx);
    let name = muster::domain::event::EventName::parse("Winter Clash").unwrap();
    let settings = Settings { public_registration: true, ..event.settings.clone() };
    let new = actions::event::NewEvent { name, settings, tables_of: None };
    let winter = actions::event::create_event(&phone.app, &olga, None, new).await.unwrap();
    actions::event::set_stage(&phone.app, &Actor::muster(), winter.id, Stage::Published).await.unwrap();
    let there = format!("/e/{}", winter.slug);
    let asked = "May we film your battles?";
    desk.open(&format!("{there}/desk/set-up/who")).await;
    desk.click("Questions at sign-up").await;
    desk.fill("question_1", asked).await;
    desk.click("Save changes").await;
    desk.sees("Saved. Players see it in the pack.").await;
    phone.open(&there).await;
    phone.click("Sign up").await;
    phone.sees(asked).await;
    phone.sees("Only the organisers see this.").await;
    phone.fits().await;
    phone.picture("s5-asked").await;
    phone.fill("name", "Nell Notontape").await;
    phone.fill("answer_1", "please do not").await;
    phone.tap("main form .btn--main").await;
    phone.sees("Keep this link").await;
    desk.open(&format!("{there}/desk/players/1")).await;
    desk.sees(asked).await;
    desk.sees("please do not").await;
    // Nobody else reads what was answered.
    phone.open(&format!("{there}/players/1")).await;
    phone.sees("Nell Notontape").await;
    assert!(!phone.text().await.contains("please do not"));
    close([desk, phone]).await;
}

#[actix_web::test]
async fn s6_rosters_open_on_the_page_that_waits_and_each_has_an_address_of_its_own() {
    if missing() {
        return;
    }
    let (phone, event) = looking_on(PHONE).await;
    let mut tx = phone.app.database.read().await.unwrap();
    let reader = storage::players::by_number(&mut tx, event.id, 7).await.unwrap().unwrap();
    drop(tx);
    let at = phone.app.clock.now() + TimeDelta::seconds(6);
    let settings = Settings { rosters_open_at: Some(at), ..event.settings.clone() };
    let (by, name) = (Actor::muster(), event.name.clone());
    actions::event::save_settings(&phone.app, &by, &event, name, settings).await.unwrap();
    phone.open(&format!("{HOME}/rosters")).await;
    phone.sees("Rosters open ").await;
    super::hides(&phone, reader.name.as_str()).await;
    phone.fits().await;
    phone.picture("s6-waits").await;
    // The hour comes, nothing else happens, and nobody touches the phone.
    phone.sees(reader.name.as_str()).await;
    phone.fits().await;
    phone.picture("s6-open").await;
    phone.fill("q", reader.name.as_str()).await;
    phone.tap(&format!("a.row[href='{HOME}/rosters/{}']", reader.number)).await;
    phone.sees("Army").await;
    phone.sees("General's Regiment").await;
    phone.fits().await;
    phone.picture("s6-one").await;
    // Whoever is sent its address reads the same.
    let (address, told) =
        (phone.path().await, read(&phone, "document.querySelector('main').innerText").await);
    let friend = phone.beside(LAPTOP.0, LAPTOP.1).await;
    friend.open(&address).await;
    friend.sees("Army").await;
    friend.sees("General's Regiment").await;
    assert_eq!(read(&friend, "document.querySelector('h1').innerText").await, reader.name.as_str());
    friend.click("Original text").await;
    friend.finds("pre.verbatim").await;
    assert!(told.contains(reader.name.as_str()), "{told}");
    close([friend, phone]).await;
}

#[actix_web::test]
async fn s15_months_later_a_kept_address_and_the_own_link_tell_what_was_scored() {
    if missing() {
        return;
    }
    let phone = Chromium::start(PHONE.0, PHONE.1).await;
    let then = phone.app.clock.now() - TimeDelta::days(200);
    let app = App { clock: Clock::from_fn(move || then), ..phone.app.clone() };
    let event = Box::pin(muster::demo::fill_demo(&app)).await.unwrap();
    Box::pin(close_round_three(&app, &event)).await;
    let by = Actor::muster();
    for stage in [Stage::Finished, Stage::Archived] {
        actions::event::set_stage(&app, &by, event.id, stage).await.unwrap();
    }
    let [me, other] = at_table(&app, &event, table(OPEN)).await;
    // The link in an old mail.
    phone.open(&actions::entrants::links::private_link(&phone.app, &me)).await;
    phone.sees("My certificate").await;
    phone.sees("of 49").await;
    phone.fits().await;
    phone.picture("s15-me").await;
    phone.open(&format!("{HOME}/me/battles")).await;
    phone.sees("32–14").await;
    phone.fits().await;
    phone.picture("s15-battles").await;
    // A stranger with the address that somebody has kept.
    let stranger = phone.beside(PHONE.0, PHONE.1).await;
    stranger.open(&format!("{HOME}/standings/{}", me.number)).await;
    stranger.sees(&format!("{}: ", me.name)).await;
    tells_a_place(&stranger, me.name.as_str()).await;
    stranger.sees("32–14").await;
    stranger.sees(other.name.as_str()).await;
    stranger.click("All standings").await;
    stranger.sees("Final standings").await;
    stranger.fits().await;
    stranger.picture("s15-standings").await;
    // The opponent asks to be forgotten: the battle stays, the name does not.
    let name = PlayerName::parse(&format!("Player {}", other.number)).unwrap();
    players::forget_player(&phone.app, &by, &other, &name, &Fresh::at_the_machine()).await.unwrap();
    stranger.open(&format!("{HOME}/standings/{}", me.number)).await;
    stranger.sees(name.as_str()).await;
    stranger.sees("32–14").await;
    for page in
        [format!("/standings/{}", other.number), format!("/rounds/3/tables/{OPEN}"), "/players".into()]
    {
        stranger.open(&format!("{HOME}{page}")).await;
        stranger.sees(name.as_str()).await;
        assert!(!stranger.text().await.contains(other.name.as_str()), "{page}");
    }
    close([stranger, phone]).await;
}
