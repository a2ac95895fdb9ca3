//! The morning of an event: checking in by oneself and at the desk, and what whoever is in already needs no more.

use crate::support::{floor::Floor, html_form::HtmlForm, site::Site};
use muster::domain::event::{
    Stage,
    pack::{RosterPolicy, Settings},
};

const ME: &str = "/e/spring-open/me";
const DESK: &str = "/e/spring-open/desk/check-in";
const CHECK_IN: &str = "/e/spring-open/check-in";

/// Saturday, half past seven; players check in by themselves, pay £30, and round 1 is at half past nine.
async fn morning() -> Floor {
    let site = Site::start().await;
    let mut settings = Settings {
        starts_on: "2025-05-10".parse().ok(),
        ticket_price: "£30".into(),
        venue: "Old Hall".into(),
        rosters: RosterPolicy::Closed,
        ..Settings::default()
    };
    settings.day.self_check_in = true;
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann Archer", "Bo Baker", "Cy Clark"]).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    for number in ["1", "2", "3"] {
        floor.desk.post(DESK, &[("number", number), ("undo", "yes")]).await.is(303);
    }
    floor
}

#[actix_web::test]
async fn a_player_is_greeted_told_what_is_in_order_and_has_one_large_button() {
    let floor = morning().await;
    let phone = floor.phone(1).await;
    let page = phone.get(ME).await;
    page.shows("Saturday 10 May").shows("<h1>Good morning, Ann</h1>").shows("Check-in is open until");
    page.shows("You haven't handed in your roster yet.")
        .says(text!("play-check-in-not-paid"))
        .shows("Round 1 at 09:30, Old Hall");
    page.shows("btn--vast").shows("I'm here</button>").hides("Next:").hides("<h1>My battle</h1>");
    assert_eq!(page.body.matches("btn--main").count(), 1, "one filled button");
    HtmlForm::on(&page, ME, CHECK_IN).send(&phone).await.leads_to(ME);
    let page = phone.get(ME).await;
    page.shows("<h1>You're checked in, Ann</h1>")
        .shows("Checked in at 08:30.")
        .shows("Undo check-in</button>");
    page.says(text!("play-check-in-next"))
        .shows("Round 1 starts 09:30. Your table appears here when it's published.");
    page.hides("I'm here").hides("You are checked in").hides("I am not here yet");
    HtmlForm::on(&page, ME, CHECK_IN).send(&phone).await.leads_to(ME);
    phone.get(ME).await.says(text!("play-me-not-checked-in")).shows("I'm here</button>");
}

#[actix_web::test]
async fn what_is_over_on_the_day_is_not_told_as_next() {
    let floor = Floor::with_players(4).await;
    let path = "/e/spring-open/desk/set-up/when-and-where";
    let mut form = HtmlForm::on(&floor.desk.get(path).await, path, path);
    form.set("starts_on", "2025-05-10");
    form.set("doors_open_at", "07:00");
    form.send(&floor.desk).await.is(303);
    let phone = floor.phone(1).await;
    phone.get(ME).await.hides("07:00 Doors open").shows("Round 1 at 09:30");
}

#[actix_web::test]
async fn nobody_is_marked_as_not_coming_by_a_slip_of_the_thumb() {
    let floor = morning().await;
    floor.desk.post(DESK, &[("number", "2")]).await.is(303);
    let page = floor.desk.get(DESK).await;
    let folded = page.body.split("<details class=\"card hide-print\" id=\"nobody-else\">").nth(1).unwrap();
    let folded = folded.split("</details>").next().unwrap();
    assert!(folded.contains("Close check-in</summary>"), "{folded}");
    assert!(folded.contains("Ann Archer, Cy Clark") && folded.contains("Mark 2 as not here"), "{folded}");
    // Whoever comes from Now for just that finds it unfolded.
    floor.desk.get("/e/spring-open/desk").await.shows("desk/check-in?nobody_else=true#nobody-else");
    let page = floor.desk.get(&format!("{DESK}?nobody_else=true")).await;
    page.shows("id=\"nobody-else\" open>");
}

#[actix_web::test]
async fn nothing_moves_when_the_number_turns_odd() {
    let floor = morning().await;
    let lines = async |number: &str| {
        floor.desk.post(DESK, &[("number", number)]).await.is(303);
        let page = floor.desk.get(DESK).await;
        let top =
            page.body.split("data-live-part=\"counts\"").nth(1).unwrap().split("</section>").next().unwrap();
        (top.matches("<p").count(), page)
    };
    floor.desk.get(DESK).await.shows("No one is here yet.").hides("Even number");
    let (odd, page) = lines("1").await;
    page.says(text!("desk-players-parity-odd"));
    let (even, page) = lines("2").await;
    page.says(text!("desk-players-parity-even")).hides("Odd number");
    assert_eq!((odd, even), (1, 1));
}

#[actix_web::test]
async fn a_row_of_the_check_in_has_two_lines_whatever_is_missing() {
    let floor = morning().await;
    let path = "/e/spring-open/desk/players/1";
    let mut form = HtmlForm::on(&floor.desk.get(path).await, path, path);
    form.set("club", "Northside Dice");
    form.send(&floor.desk).await.is(303);
    let settings = "/e/spring-open/desk/set-up/rosters";
    let mut form = HtmlForm::on(&floor.desk.get(settings).await, settings, settings);
    form.set("roster_deadline", "2025-05-09T20:00");
    form.send(&floor.desk).await.is(303);
    let row = async || {
        let page = floor.desk.get(DESK).await;
        page.body
            .split("<li id=\"p1\"")
            .nth(1)
            .unwrap()
            .split("</form>")
            .next()
            .unwrap()
            .split_once("<strong")
            .unwrap()
            .1
            .to_owned()
    };
    let both = row().await;
    assert!(
        both.contains("not paid") && both.contains("no roster yet") && !both.contains("Northside"),
        "{both}"
    );
    let mut form = HtmlForm::on(&floor.desk.get(path).await, path, path);
    form.tick("paid");
    form.send(&floor.desk).await.is(303);
    let one = row().await;
    assert!(!one.contains("not paid") && one.contains("no roster yet") && one.contains("Northside"), "{one}");
}

#[actix_web::test]
async fn whoever_looks_for_their_link_in_the_middle_of_an_event_is_not_asked_for_a_roster_they_have() {
    let floor = Floor::with_players(2).await;
    let phone = floor.phone(1).await;
    let welcome = "/e/spring-open/welcome";
    phone.get(welcome).await.shows("<h1>You're in, Player 1</h1>").says(text!("register-hand-in"));
    let list = [("do", "submit"), ("text", crate::rosters::site::RATS)];
    phone.post("/e/spring-open/roster", &list).await.is(303);
    phone
        .get(welcome)
        .await
        .hides("You're in, ")
        .shows("<h1>Player 1</h1>")
        .says_not(text!("register-hand-in"));
    floor.play(1, &[]).await;
    let page = phone.get(welcome).await;
    page.shows("Your number is <strong>1</strong>").hides("You're in, ");
    assert_eq!(page.body.matches("btn--main").count(), 1);
}

#[actix_web::test]
async fn who_has_not_paid_is_no_news_where_nothing_is_to_pay() {
    let floor = Floor::with_players(2).await;
    let pages = ["/e/spring-open/desk/players", "/e/spring-open/desk/check-in"];
    for page in pages {
        floor.desk.get(page).await.is(200).hides("Unpaid").hides("not paid");
    }
    let priced = morning().await;
    priced.desk.get(pages[0]).await.shows("Unpaid <b>3</b>");
    priced.desk.get(pages[1]).await.shows("not paid");
}
