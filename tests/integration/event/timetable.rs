//! The timetable that an organiser sets: on the desk, on the event's page, on phones, on paper and in the event's file.

use crate::support::site::{Browser, Reply, Site};
use chrono::NaiveDate;
use muster::{
    actions::{Actor, event::import},
    domain::event::{Event, Stage, pack::Settings},
    exchange::event_file,
};

const TIMETABLE: &str = "/e/spring-open/desk/timetable";
const ME: &str = "/e/spring-open/me";

async fn weekend(site: &Site) -> (Event, Browser) {
    let day = |day| NaiveDate::from_ymd_opt(2025, 5, day);
    let settings = Settings { starts_on: day(10), ends_on: day(11), ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let desk = site.organiser(&event).await;
    (event, desk)
}

/// The form as the page has it, with these fields changed.
async fn typed(desk: &Browser, changed: &[(&str, &str)]) -> Vec<(String, String)> {
    let page = desk.get(TIMETABLE).await;
    let mut fields = fields(&page);
    for (name, value) in changed {
        fields.retain(|(field, _)| field != name);
        fields.push(((*name).to_owned(), (*value).to_owned()));
    }
    fields
}

fn fields(page: &Reply) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for tag in page.body.split('<').filter(|tag| tag.starts_with("input ")) {
        let of =
            |name: &str| tag.split(&format!(" {name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
        let is_sent = !tag.contains("type=\"checkbox\"") || tag.contains("checked");
        if let (Some(name), true) = (of("name"), is_sent) {
            found.push((name.to_owned(), of("value").unwrap_or_default().to_owned()));
        }
    }
    for select in page.body.split("<select ").skip(1) {
        let name = select.split("name=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        let options: Vec<&str> =
            select.split("</select>").next().unwrap().split("<option ").skip(1).collect();
        let chosen = options.iter().find(|option| option.contains("selected")).or(options.first()).unwrap();
        let value = chosen.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        found.push((name.to_owned(), value.to_owned()));
    }
    found
}

async fn send(desk: &Browser, fields: &[(String, String)]) -> Reply {
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    desk.post(TIMETABLE, &fields).await
}

async fn save(desk: &Browser, changed: &[(&str, &str)]) -> Reply {
    let fields = typed(desk, changed).await;
    send(desk, &fields).await
}

/// The number of the line with this in it.
async fn line(desk: &Browser, code: &str) -> String {
    let fields = fields(&desk.get(TIMETABLE).await);
    let found = fields.into_iter().find(|(name, value)| name.starts_with("what_") && value == code);
    found.unwrap_or_else(|| panic!("no line of {code}")).0.replace("what_", "")
}

#[actix_web::test]
async fn a_moved_round_moves_what_comes_later_and_everybody_sees_it() {
    let site = Site::start().await;
    let (event, desk) = weekend(&site).await;
    let ann = site.players(&event, &["Ann", "Bo"]).await.remove(0);
    let phone = site.phone_of(&ann).await;
    phone.get(ME).await.shows("Round 1 at 09:30");
    desk.get(TIMETABLE).await.shows("These times come from the").shows("Day 2, Sun 11 May 2025");
    let round = line(&desk, "round-1").await;
    save(&desk, &[(&format!("at_{round}"), "10:00")]).await.leads_to(TIMETABLE);
    let page = site.visitor().get("/e/spring-open").await;
    page.shows("10:00–12:45").shows("12:45–13:45").shows("13:45–16:30");
    page.shows("<time class=\"row__time\">09:00</time>").shows("09:30–12:15");
    phone.get(ME).await.shows("Round 1 at 10:00");
    desk.get("/e/spring-open/desk/audit")
        .await
        .shows("Round 1 from 09:30 to 10:00")
        .shows("Round 2 from 13:15");
    desk.get("/e/spring-open/desk").await.shows("<time>10:00</time>");
    let meal = line(&desk, "meal").await;
    let stays = [(format!("at_{meal}"), "12:50"), ("along".to_owned(), "off")];
    let stays: Vec<(&str, &str)> = stays.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    save(&desk, &stays).await.leads_to(TIMETABLE);
    site.visitor().get("/e/spring-open").await.shows("12:50–13:50").shows("13:45–16:30");
}

#[actix_web::test]
async fn parts_are_added_named_and_taken_out() {
    let site = Site::start().await;
    let (_, desk) = weekend(&site).await;
    let rows: usize = desk.get(TIMETABLE).await.hidden("rows").parse().unwrap();
    let [raffle, check_in] = [rows + 1, rows + 2];
    let added = |name: &str, row: usize| format!("{name}_{row}");
    let nameless = [(added("at", raffle), "19:30"), (added("minutes", raffle), "20")];
    let nameless: Vec<(&str, &str)> = nameless.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    save(&desk, &nameless).await.is(422).says(text!("timetable-name-missing"));
    let meal = line(&desk, "meal").await;
    let fields = [
        (added("at", raffle), "19:30"),
        (added("minutes", raffle), "20"),
        (added("name", raffle), "Raffle & <b>"),
        (added("what", check_in), "check_in"),
        (added("at", check_in), "08:30"),
        (added("minutes", check_in), "45"),
        (format!("at_{meal}"), ""),
    ];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    save(&desk, &fields).await.leads_to(TIMETABLE);
    let page = site.visitor().get("/e/spring-open").await;
    page.shows("Raffle &#38; &#60;b&#62;").shows("19:30–19:50").shows("Check-in").hides(">12:15–13:15<");
    desk.get("/e/spring-open/desk/audit").await.shows("added at 19:30").shows("Meal at 12:15 removed");
    save(&desk, &[("do", "by_length")]).await.leads_to(TIMETABLE);
    site.visitor().get("/e/spring-open").await.hides("Raffle").shows("12:15–13:15");
    desk.get(TIMETABLE).await.shows("These times come from the");
}

#[actix_web::test]
async fn a_timetable_that_cannot_be_kept_is_refused_at_its_line() {
    let site = Site::start().await;
    let (_, desk) = weekend(&site).await;
    let round = line(&desk, "round-2").await;
    let soon = [(format!("at_{round}"), "11:00"), (String::from("along"), "off")];
    let soon: Vec<(&str, &str)> = soon.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    save(&desk, &soon).await.is(422).says(text!("timetable-error-round-too-soon", it = 2));
    save(&desk, &[(&format!("at_{round}"), "22:30")]).await.is(422).shows("end after midnight");
    let first = line(&desk, "round-1").await;
    save(&desk, &[(&format!("at_{first}"), "23:00")]).await.is(422).shows("into the next day");
    desk.get(TIMETABLE).await.shows("These times come from the");
}

#[actix_web::test]
async fn a_stale_timetable_keeps_what_was_typed_and_one_sent_twice_counts_once() {
    let site = Site::start().await;
    let (_, desk) = weekend(&site).await;
    let round = line(&desk, "round-1").await;
    let stale = typed(&desk, &[(&format!("at_{round}"), "10:10")]).await;
    let twice = typed(&desk, &[(&format!("at_{round}"), "09:40")]).await;
    send(&desk, &twice).await.leads_to(TIMETABLE);
    send(&desk, &twice).await;
    let log = desk.get("/e/spring-open/desk/audit").await;
    assert_eq!(log.body.matches("changed the timetable").count(), 1);
    send(&desk, &stale).await.is(409).shows("someone else changed the same fields").shows("10:10");
    site.visitor().get("/e/spring-open").await.shows("09:40–12:25");
}

#[actix_web::test]
async fn a_drawn_round_that_has_not_begun_moves_with_the_timetable_and_the_file_carries_it() {
    let site = Site::start().await;
    let (event, desk) = weekend(&site).await;
    let players = site.players(&event, &["Ann", "Bo", "Cy", "Di"]).await;
    let fields = [("round", "1"), ("clubs", "off"), ("odd", "bye"), ("count_unfinished", "on")];
    desk.post("/e/spring-open/desk/rounds", &fields).await.is(303);
    let version = desk.get("/e/spring-open/desk/rounds/1").await.hidden("version");
    desk.post("/e/spring-open/desk/rounds/1/publish", &[("version", &version)]).await.is(303);
    let phone = site.phone_of(&players[0]).await;
    phone.get(ME).await.shows("Starts <strong>09:30</strong>").shows("then Round 2 at 13:15");
    let round = line(&desk, "round-1").await;
    save(&desk, &[(&format!("at_{round}"), "09:50")]).await.leads_to(TIMETABLE);
    phone.get(ME).await.shows("Starts <strong>09:50</strong>").shows("then Round 2 at 13:35");
    let file = desk.get("/e/spring-open/desk/event-whole.json").await.is(200).body.clone();
    let played = event_file::parse_event_file(file.as_bytes()).unwrap();
    let stored = event_file::read_stored(file.as_bytes()).unwrap().expect("all that is stored");
    let elsewhere = Site::start().await;
    let brought = import::import_stored_event(&elsewhere.app, &Actor::muster(), &played, &stored, None).await;
    brought.expect("the event goes on elsewhere");
    elsewhere.visitor().get("/e/spring-open").await.shows("09:50–12:35").shows("13:35–16:20");
}
