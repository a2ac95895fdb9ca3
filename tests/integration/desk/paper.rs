//! Sheets of paper that two of the staff have to type in the same.

use crate::support::{
    floor::{Floor, Seat, address, numbers},
    site::{Browser, Reply},
};
use muster::{
    domain::{
        battle::State,
        event::{pack::PaperCheck, permission::StaffRole},
    },
    storage,
};

const PAPER: &str = "/e/spring-open/desk/battles/paper";
const NUMBERS: [u32; 4] = [30, 4, 20, 3];
const OTHERS: [u32; 4] = [30, 4, 18, 3];

#[actix_web::test]
async fn a_sheet_counts_once_two_have_typed_in_the_same() {
    let floor = floor(&["Ann", "Ben", "Cai", "Dee"]).await;
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    enter(&floor.desk, 1, NUMBERS).await.leads_to(PAPER);
    assert_eq!(floor.battle(1, 1).await.state, State::Reported);
    let own = floor.desk.get(PAPER).await;
    own.shows("Someone else must enter it too.").shows("Needs someone else's second entry: table");
    judge.get(PAPER).await.shows("Needs your second entry: table 1.");
    enter(&judge, 1, NUMBERS).await.leads_to(PAPER);
    assert_eq!(floor.battle(1, 1).await.state, State::Confirmed);
    judge.get(PAPER).await.shows("Table 1: 30–20").hides("second entry");
    // The same once more changes nothing.
    let version = floor.version().await;
    enter(&floor.desk, 1, NUMBERS).await.is(303);
    assert_eq!(floor.version().await, version);
}

#[actix_web::test]
async fn nobody_is_both_typists_and_a_typo_of_ones_own_is_mended() {
    let floor = floor(&["Ann", "Ben"]).await;
    enter(&floor.desk, 1, OTHERS).await.is(303);
    enter(&floor.desk, 1, NUMBERS).await.is(303);
    let battle = floor.battle(1, 1).await;
    assert_eq!((battle.state, numbers(&battle).map(|said| said[2])), (State::Reported, Some(20)));
    enter(&floor.desk, 1, NUMBERS).await.is(422).shows("Someone else must enter it too");
    // Nor is it accepted by a tap, or with all the others.
    let there = "/e/spring-open/desk/battles/1/1";
    floor
        .desk
        .get(there)
        .await
        .shows("It counts once a second person")
        .says_not(text!("desk-battles-accept-this"));
    floor
        .desk
        .post(&format!("{there}/accept"), &[])
        .await
        .is(422)
        .shows("Someone else must enter the same sheet");
    let all = floor.desk.post("/e/spring-open/desk/battles/accept-all", &[("round", "1")]).await;
    all.is(303);
    assert_eq!(floor.battle(1, 1).await.state, State::Reported);
    floor
        .desk
        .get(there)
        .await
        .shows("from paper, replacing 30–\u{2060}18")
        .shows("; someone else must enter it too");
}

#[actix_web::test]
async fn two_sheets_that_differ_are_a_dispute_with_both_shown() {
    let floor = floor(&["<b>Ann</b>", "Ben"]).await;
    let judge = floor.site.staff(&floor.event, "Jo <b>Judge</b>", StaffRole::Judge).await;
    enter(&floor.desk, 1, NUMBERS).await.is(303);
    enter(&judge, 1, OTHERS).await.is(303);
    judge.get(PAPER).await.shows("Check the sheet and make a ruling.");
    assert_eq!(floor.battle(1, 1).await.state, State::Disputed);
    let page = judge.get("/e/spring-open/desk/battles/1/1").await;
    page.shows("Olga Organiser entered from paper").shows("30–20").shows("30–18");
    page.shows("Jo &#60;b&#62;Judge&#60;/b&#62; entered from paper").hides("<b>");
    enter(&floor.desk, 1, NUMBERS).await.is(409).says(text!(
        "conflict-paper-disputed",
        table = 1,
        first = "30–20 (tactics 4–3)"
    ));
    enter(&judge, 1, [30, 4, 60, 3]).await.is(422).shows("60 victory points is too many. The most is 50");
}

#[actix_web::test]
async fn a_players_word_is_the_second_pair_of_eyes() {
    let floor = floor(&["Ann", "Ben", "Cai", "Dee"]).await;
    // First the phone, then the sheet.
    floor.report(1, 1, NUMBERS).await.is(303);
    enter(&floor.desk, 1, OTHERS).await.is(409).says(text!("report-refusal-differs-from-paper"));
    enter(&floor.desk, 1, NUMBERS).await.is(303);
    assert_eq!(floor.battle(1, 1).await.state, State::Confirmed);
    // First the sheet, then the phone.
    enter(&floor.desk, 2, NUMBERS).await.is(303);
    let battle = floor.battle(1, 2).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    phone.get(&address(&battle)).await.says(text!("play-desk-typed-in")).says(text!("play-confirm"));
    floor.send(1, 2, Seat::A, OTHERS).await.is(303);
    assert_eq!(floor.battle(1, 2).await.state, State::Disputed);
    let page = floor.desk.get("/e/spring-open/desk/battles/1/2").await;
    page.shows("30–20").shows("30–18").shows("Olga Organiser entered from paper");
}

#[actix_web::test]
async fn minutes_to_confirm_and_the_second_pair_of_eyes_are_settings_of_the_event() {
    let floor = floor(&["Ann", "Ben"]).await;
    let form = floor.desk.get("/e/spring-open/desk/set-up/rounds-and-prizes").await;
    form.says(text!("setting-confirm-minutes")).says(text!("setting-paper-check"));
    set(&floor, |settings| settings.confirm_minutes = 12).await;
    floor.report(1, 1, NUMBERS).await.is(303);
    floor.site.wait(11);
    floor.desk.get("/e/spring-open/desk/battles").await.hides("<span>not confirmed in time</span>");
    floor.site.wait(1);
    floor.desk.get("/e/spring-open/desk/battles").await.shows("<span>not confirmed in time</span>");
}

/// Round 1 is published, and each sheet is typed in twice.
async fn floor(names: &[&str]) -> Floor {
    let floor = Floor::with_names(names).await;
    set(&floor, |settings| settings.paper_check = PaperCheck::Twice).await;
    floor.play(1, &[]).await;
    floor
}

async fn set(floor: &Floor, change: impl FnOnce(&mut muster::domain::event::pack::Settings)) {
    let mut tx = floor.site.app.database.write().await.unwrap();
    let event = storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap();
    let mut settings = event.settings;
    change(&mut settings);
    storage::events::set_settings(&mut tx, event.id, &event.name, &settings).await.unwrap();
    floor.site.commit(tx, event.id).await;
}

async fn enter(who: &Browser, table: i64, numbers: [u32; 4]) -> Reply {
    let (table, numbers) = (table.to_string(), numbers.map(|number| number.to_string()));
    let fields = [
        ("table", table.as_str()),
        ("a_points", &numbers[0]),
        ("a_tactics", &numbers[1]),
        ("b_points", &numbers[2]),
        ("b_tactics", &numbers[3]),
    ];
    who.post(PAPER, &fields).await
}
