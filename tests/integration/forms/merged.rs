//! Two people on one page of settings: what one of them changed is not undone by what the other saves.

use super::{at, busy_floor};
use crate::support::{
    floor::Floor,
    html_form::HtmlForm,
    set_up::save_settings,
    site::{Browser, Reply, Site},
};
use chrono::NaiveDate;
use muster::domain::event::{Event, Stage, pack::Settings};

const WHERE: &str = "desk/set-up/when-and-where";
const WHO: &str = "desk/set-up/who";
const ROUNDS: &str = "desk/set-up/rounds-and-prizes";

/// The form of a page as this browser has it now.
async fn open(desk: &Browser, path: &str) -> HtmlForm {
    HtmlForm::on(&desk.get(&at(path)).await, &at(path), &at(path))
}

/// The form that a page asks with.
fn asked(page: &Reply, path: &str) -> HtmlForm {
    HtmlForm::on(page.is(409), &at(path), &at(path))
}

async fn settings(floor: &Floor) -> Event {
    let mut tx = floor.site.app.database.read().await.unwrap();
    muster::storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap()
}

#[actix_web::test]
async fn one_field_saved_late_takes_back_none_of_the_others_that_somebody_else_saved() {
    let floor = busy_floor().await;
    let pages = [WHERE, WHO, ROUNDS];
    let mut late = Vec::new();
    for page in pages {
        late.push(open(&floor.desk, page).await);
    }
    let changed = [
        ("name", "Autumn Open"),
        ("capacity", "60"),
        ("round_minutes", "150"),
        ("break_minutes", "40"),
        ("doors_open_at", "08:15"),
        ("first_round_at", "09:15"),
        ("about", "Bring dice.\r\nBring a friend."),
        ("prizes", "A cup"),
        ("food", "Soup"),
        ("judges", "Kim"),
        ("contact_email", "kim@example.org"),
        ("contact_phone", "123"),
        ("overrun", "Dice down."),
        ("chess_clocks", "on"),
    ];
    save_settings(&floor.desk, "/e/spring-open", &changed).await.is(303);
    for (form, (field, value)) in
        late.iter_mut().zip([("venue", "The Old Hall"), ("refunds", "None"), ("rounds", "4")])
    {
        form.set(field, value);
        form.send(&floor.desk).await.is(303);
        floor.desk.get(&at(WHERE)).await.says(text!("forms-others-stays"));
    }
    let event = settings(&floor).await;
    let now = &event.settings;
    assert_eq!((event.name.as_str(), now.capacity, now.round_minutes), ("Autumn Open", 60, 150));
    assert_eq!((now.venue.as_str(), now.about.as_str()), ("The Old Hall", "Bring dice.\nBring a friend."));
    assert_eq!((now.refunds.as_str(), now.rounds, now.judges.as_str()), ("None", 4, "Kim"));
    assert!(now.chess_clocks && now.food == "Soup" && now.overrun == "Dice down.");
}

#[actix_web::test]
async fn what_both_changed_is_shown_with_both_values_and_asked() {
    let floor = busy_floor().await;
    let mut late = open(&floor.desk, WHERE).await;
    let mut first = late.clone();
    first.set("venue", "The Barn");
    first.set("food", "Soup");
    first.set("accent", "murrey");
    first.send(&floor.desk).await.is(303);
    late.set("venue", "The Old Hall");
    late.set("accent", "olive");
    let page = late.send(&floor.desk).await;
    page.shows("Venue: you both changed this").shows("Colour: you both changed this");
    page.shows("Someone else changed this to <q>The Barn</q>. You entered <q>The Old Hall</q>.");
    page.shows("Someone else chose <q>Mulberry</q>.");
    page.hides("Food: you both changed this");
    let again = asked(&page, WHERE);
    assert_eq!([again.value("venue"), again.value("food")], [Some("The Old Hall"), Some("Soup")]);
    assert_eq!(settings(&floor).await.settings.venue, "The Barn", "nothing was saved yet");
    again.send(&floor.desk).await.is(303);
    let now = settings(&floor).await.settings;
    assert_eq!([now.venue, now.food], ["The Old Hall", "Soup"]);
}

#[actix_web::test]
async fn the_order_of_tie_breakers_is_one_persons_or_the_others() {
    let floor = Floor::with_players(4).await;
    let mut late = open(&floor.desk, ROUNDS).await;
    let mut first = late.clone();
    let before =
        [late.value("tiebreaker_1").unwrap().to_owned(), late.value("tiebreaker_2").unwrap().to_owned()];
    first.set("tiebreaker_1", &before[1]);
    first.set("tiebreaker_2", &before[0]);
    first.send(&floor.desk).await.is(303);
    late.set("rounds", "4");
    late.send(&floor.desk).await.is(303);
    let now = settings(&floor).await.settings;
    assert_eq!((now.rounds, &now.ranking.tiebreakers[..2]), (4, &[before[1].clone(), before[0].clone()][..]));
    late.set("tiebreaker_2", "");
    late.send(&floor.desk).await.is(409).shows("Someone else chose ");
}

#[actix_web::test]
async fn the_questions_of_sign_up_keep_what_the_other_saved() {
    let floor = busy_floor().await;
    let mut late = open(&floor.desk, WHO).await;
    let mut first = late.clone();
    first.tick("self_check_in");
    first.set("question_1", "Do you need a chair?");
    first.send(&floor.desk).await.is(303);
    late.set("contact_phone", "123");
    late.send(&floor.desk).await.is(303);
    let day = settings(&floor).await.settings.day;
    assert!(day.self_check_in && day.questions == ["Do you need a chair?"]);
    late.set("question_1", "Do you bring a table?");
    late.send(&floor.desk)
        .await
        .is(409)
        .shows("Do you need a chair?")
        .shows("Do you bring a table?")
        .shows("Question 1: you both changed this");
}

#[actix_web::test]
async fn other_settings_are_no_reason_to_ask() {
    let floor = busy_floor().await;
    let mut late = open(&floor.desk, "desk/methods").await;
    let mut teams = open(&floor.desk, "desk/teams/rules").await;
    let mut soft = open(&floor.desk, "desk/soft").await;
    let mut first = open(&floor.desk, ROUNDS).await;
    first.set("rounds", "6");
    first.set("prizes", "A cup");
    first.send(&floor.desk).await.is(303);
    late.set("method-2", "random");
    late.send(&floor.desk).await.is(303);
    teams.set("checks", "2");
    teams.send(&floor.desk).await.is(303);
    soft.set("lists", "6");
    soft.send(&floor.desk).await.is(303);
    let now = settings(&floor).await.settings;
    assert_eq!((now.rounds, now.prizes.as_str(), now.team.checks, now.soft.lists), (6, "A cup", 2, 6));
    assert_eq!(now.pairing.methods.len(), 1);
    // And of one page the two changed different rounds.
    let mut first = open(&floor.desk, "desk/methods").await;
    let mut late = first.clone();
    first.set("method-3", "random");
    first.send(&floor.desk).await.is(303);
    late.set("clubs-4", "strong");
    late.send(&floor.desk).await.is(303);
    assert_eq!(settings(&floor).await.settings.pairing.methods.len(), 2);
}

/// A weekend of five rounds.
async fn weekend() -> (Site, Browser) {
    let site = Site::start().await;
    let day = |day| NaiveDate::from_ymd_opt(2025, 5, day);
    let settings = Settings { starts_on: day(10), ends_on: day(11), ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let desk = site.organiser(&event).await;
    (site, desk)
}

fn line(form: &HtmlForm, code: &str) -> String {
    let of = form.fields.iter().find(|field| field.name.starts_with("what_") && field.value == code);
    of.unwrap().name.replace("what_", "")
}

#[actix_web::test]
async fn two_who_set_the_timetable_move_different_parts() {
    let (site, desk) = weekend().await;
    let mut late = open(&desk, "desk/timetable").await;
    let mut first = late.clone();
    let (meal, awards) = (line(&late, "meal"), line(&late, "awards"));
    first.set(&format!("minutes_{meal}"), "45");
    for form in [&mut first, &mut late] {
        form.untick("along");
    }
    first.send(&desk).await.is(303);
    late.set(&format!("at_{awards}"), "18:00");
    late.send(&desk).await.leads_to(&at("desk/timetable"));
    desk.get(&at("desk/timetable")).await.says(text!("forms-others-stays"));
    site.visitor().get("/e/spring-open").await.shows("12:15–13:00").shows("18:00");
    // The same part: both are told, and the second decides.
    late.set(&format!("minutes_{meal}"), "30");
    let page = late.send(&desk).await;
    page.shows("Someone else changed this to 12:15 for 45 minutes on day 1. Your version is shown.");
    asked(&page, "desk/timetable").send(&desk).await.is(303);
    site.visitor().get("/e/spring-open").await.shows("12:15–12:45").shows("18:00");
}

#[actix_web::test]
async fn two_who_choose_how_rosters_are_checked_change_different_rules() {
    let floor = busy_floor().await;
    let path = at("desk/rosters/rules");
    let forms = HtmlForm::all(&floor.desk.get(&path).await, &path);
    let doing = |what: &str| {
        let is_it = |form: &&HtmlForm| form.buttons.iter().any(|[_, value]| value == what);
        forms.iter().find(is_it).unwrap().clone()
    };
    let (mut lower, mut correct, mut allow) = (doing("lower"), doing("correct"), doing("allow"));
    lower.set("rule", "A07");
    lower.set("reason", "The app lags.");
    let mut same = lower.clone();
    same.set("once", "from-another-page");
    lower.send(&floor.desk).await.is(303);
    correct.set("faction", "Skaven");
    correct.set("unit", "Clanrats");
    correct.set("points", "140");
    correct.set("price_reason", "Old book.");
    correct.send(&floor.desk).await.is(303);
    allow.set("wording", "original");
    allow.send(&floor.desk).await.is(303);
    let page = floor.desk.get(&path).await;
    page.shows("The app lags.").shows("Old book.").shows("value=\"original\" selected");
    // The same rule, from a page that is older than somebody else's word about it.
    let refused = same.send(&floor.desk).await;
    refused
        .is(409)
        .shows("Someone else changed this. Their version is below")
        .shows("value=\"The app lags.\"");
    let again = HtmlForm::all(&refused, &path);
    let again = again.iter().find(|form| form.buttons.iter().any(|[_, value]| value == "lower")).unwrap();
    again.send(&floor.desk).await.is(303);
}

#[actix_web::test]
async fn two_who_describe_one_table_both_have_what_they_typed() {
    let floor = busy_floor().await;
    let path = at("desk/tables/4");
    let mut late = HtmlForm::on(&floor.desk.get(&path).await, &path, &path);
    let mut first = late.clone();
    first.set("terrain", "ruins");
    first.send(&floor.desk).await.is(303);
    late.set("note", "near the bar");
    late.send(&floor.desk).await.is(303);
    floor.desk.get(&at("desk/tables")).await.shows("ruins").shows("near the bar");
    late.set("terrain", "forest");
    let page = late.send(&floor.desk).await;
    page.is(409)
        .shows("It's now: terrain ruins, note: near the bar.")
        .shows("Someone else changed this to <q>ruins</q>. You entered <q>forest</q>.");
    HtmlForm::on(&page, &path, &path).send(&floor.desk).await.is(303);
    floor.desk.get(&at("desk/tables")).await.shows("forest").shows("near the bar");
}
