//! The front page and what every page has in common.

use crate::support::{
    floor::{Floor, Seat},
    site::Site,
};
use muster::domain::event::{
    Stage,
    pack::{RosterPolicy, Settings},
    permission::StaffRole,
};

#[actix_web::test]
async fn a_draft_does_not_exist_for_others() {
    let site = Site::start().await;
    let event = site.event(Stage::Draft).await;
    site.visitor().get("/").await.is(200).hides("Spring Open");
    site.visitor().get("/e/spring-open").await.is(404).shows("There's no page at this address");
    site.organiser(&event).await.get("/e/spring-open").await.is(200).shows("Spring Open");
}

#[actix_web::test]
async fn a_backup_made_while_the_site_runs_is_a_whole_database() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    site.players(&event, &["Ann", "Łukasz"]).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db").display().to_string();
    // Somebody is in the middle of a change: the copy does not wait for it, nor it for the copy.
    let change = site.app.database.write().await.unwrap();
    let is_made = site.app.database.backup(&copy).await.unwrap();
    drop(change);
    if !is_made {
        // PostgreSQL has its own way, and the command says so.
        return;
    }
    let restored = muster::storage::Database::open_and_migrate(&copy).await.unwrap();
    let mut tx = restored.read().await.unwrap();
    let players = muster::storage::players::list_players(&mut tx, event.id).await.unwrap();
    assert_eq!(players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>(), ["Ann", "Łukasz"]);
}

#[actix_web::test]
async fn the_front_page_tells_how_far_a_running_event_is() {
    let floor = Floor::with_players(4).await;
    let visitor = floor.site.visitor();
    visitor.get("/").await.is(200).shows("Spring Open").hides("Round 1 of");
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    visitor.get("/").await.is(200).shows("Round 1 of 3").hides(">Running<");
    floor.desk.get("/").await.is(200).shows("Round 1 of 3");
    // A draft is told to nobody.
    floor.close(1).await;
    floor.draw(2).await;
    visitor.get("/").await.is(200).shows("Round 1 of 3").hides("Round 2 of");
}

/// A round that is out and not begun changes nobody's place, and its own beginning is what comes next.
#[actix_web::test]
async fn the_events_page_says_who_leads_after_what_was_played_and_when_the_round_begins() {
    let site = Site::start().await;
    let date = "2025-05-10".parse().ok();
    let settings = Settings { starts_on: date, ends_on: date, rounds: 3, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Ben", "Cai", "Dee"]).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    let front = async || floor.site.visitor().get("/e/spring-open").await;
    floor.play(1, &[]).await;
    front().await.is(200).hides("Leading").shows("<dt>09:30</dt><dd>Round 1</dd>");
    for (table, points) in [(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])] {
        for seat in [Seat::A, Seat::B] {
            floor.send(1, table, seat, points).await.is(303);
        }
    }
    front().await.says(text!("event-leading-in", round = 1)).hides("<dd>Round 1</dd>");
    floor.close(1).await;
    floor.play(2, &[]).await;
    let page = front().await;
    page.says(text!("event-leading-after", round = 1))
        .shows("<dt>13:15</dt><dd>Round 2</dd>")
        .hides("<dd>Round 1</dd>");
    floor.report(2, 1, [40, 4, 10, 1]).await.is(303);
    front().await.says(text!("event-leading-in", round = 2)).hides("<dd>Round 2</dd>");
}

#[actix_web::test]
async fn whoever_looks_for_an_earlier_event_finds_it_under_its_year() {
    let site = Site::start().await;
    let visitor = site.visitor();
    let held = async |slug: &str, stage, day: &str| {
        let day = day.parse().ok();
        let settings = Settings { starts_on: day, ends_on: day, ..Settings::default() };
        site.event_with(slug, stage, settings).await;
    };
    for (slug, stage) in [("draft", Stage::Draft), ("coming", Stage::Published), ("past", Stage::Finished)] {
        held(slug, stage, "2025-02-01").await;
    }
    visitor.get("/").await.is(200).says_not(text!("event-list-archived"));
    let list = "/events/archived";
    visitor.get(list).await.is(200).says(text!("site-none-archived"));
    // In whatever order they were made and put away.
    for (slug, day) in [("summer-23", "2023-07-01"), ("autumn-24", "2024-10-05"), ("spring-24", "2024-04-06")]
    {
        held(slug, Stage::Archived, day).await;
    }
    let front = visitor.get("/").await;
    front.is(200).shows(&format!("<a href=\"{list}\">Archived events</a>")).hides("summer-23");
    let page = visitor.get(list).await;
    page.is(200).hides("/e/draft").hides("/e/coming").hides("/e/past").hides("Next");
    let at = |text: &str| page.body.find(text).unwrap_or_else(|| panic!("no {text}: {}", page.body));
    let order = ["<h2>2024</h2>", "/e/autumn-24", "/e/spring-24", "<h2>2023</h2>", "/e/summer-23"].map(at);
    assert!(order.is_sorted(), "{order:?}");
    visitor.get("/e/summer-23").await.is(200);
}

/// Whatever its stage, an event is past from 04:00 of its own time after its last day, unless a round is open.
#[actix_web::test]
async fn an_event_that_nobody_ended_is_past_the_morning_after_and_takes_no_sign_ups() {
    let site = Site::start().await;
    let day = "2025-05-10".parse().ok();
    let settings = Settings {
        starts_on: day,
        ends_on: day,
        time_zone: "Europe/Berlin".into(),
        public_registration: true,
        ..Settings::default()
    };
    let event = site.event_with("spring-open", Stage::Published, settings.clone()).await;
    let running = site.event_with("played", Stage::Running, settings).await;
    let heading = |page: &str, name: &str| {
        let before = &page[..page.find(name).unwrap()];
        before.rsplit("<h2>").next().unwrap().split('<').next().unwrap().to_owned()
    };
    let visitor = site.visitor();
    // The way to it is shown as long as people can sign up.
    let form = "/e/spring-open/register";
    let front = async || visitor.get("/").await.is(200).body.clone();
    let entry = async |name: &str| site.visitor().post(form, &[("name", name)]).await;
    assert_eq!(heading(&front().await, "href=\"/e/spring-open\""), "Coming up");
    visitor.get("/e/spring-open").await.shows(form);
    // 03:59 in Berlin.
    site.wait(18 * 60 + 29);
    assert_eq!(heading(&front().await, "href=\"/e/spring-open\""), "Coming up");
    assert_eq!(heading(&front().await, "href=\"/e/played\""), "On now");
    visitor.get("/e/spring-open").await.shows(form);
    site.wait(1);
    assert_eq!(heading(&front().await, "href=\"/e/spring-open\""), "Past events");
    assert_eq!(heading(&front().await, "href=\"/e/played\""), "Past events");
    // Also where the page was kept.
    visitor.get("/e/spring-open").await.hides(form).says(text!("event-sign-up-is-over"));
    entry("Late Lee").await.is(422).shows("Sign-up is closed");
    let phone = site.phone_of(&site.players(&event, &["Ann"]).await[0]).await;
    phone.get("/e/spring-open").await.hides(form);
    // A round of it is open.
    site.players(&running, &["Bo", "Cy"]).await;
    let desk = site.organiser(&running).await;
    let draw = [("round", "1"), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/played/desk/rounds", &draw).await.is(303);
    let version = desk.get("/e/played/desk/rounds/1").await.hidden("version");
    desk.post("/e/played/desk/rounds/1/publish", &[("version", &version)]).await.is(303);
    assert_eq!(heading(&front().await, "href=\"/e/played\""), "On now");
}

#[actix_web::test]
async fn an_event_without_a_date_or_a_venue_is_published_and_says_so() {
    let site = Site::start().await;
    let closed = Settings { rosters: RosterPolicy::Closed, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Draft, closed).await;
    let olga = site.organiser(&event).await;
    let missing = "The event has no date or venue yet. Set them under Set-up.";
    olga.get("/e/spring-open/desk").await.is(200).shows(missing);
    let stage = "/e/spring-open/desk/stage";
    olga.post(stage, &[("stage", "published")]).await.leads_to("/e/spring-open/desk");
    let note = olga.get("/e/spring-open/desk").await;
    note.shows(missing).shows("Players sign up on the <a href=\"/e/spring-open\">event page</a>.");
    site.visitor().get("/e/spring-open").await.is(200);
    let told =
        Settings { starts_on: "2025-06-01".parse().ok(), venue: "Town hall".into(), ..Settings::default() };
    let other = site.event_with("told", Stage::Draft, told).await;
    let otto = site.staff(&other, "Otto Organiser", StaffRole::Organiser).await;
    otto.get("/e/told/desk").await.is(200).hides("yet. Set");
}
