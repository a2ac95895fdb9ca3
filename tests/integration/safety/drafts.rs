//! Of a draft nobody learns anything by asking: not who sits where, and not that there is one.

use crate::{
    support::{
        floor::Floor,
        site::{Browser, Reply, Site},
        wait,
    },
    teams::secret,
};
use muster::{
    domain::event::{Event, Stage, pack::Settings, player::Player},
    storage,
};

/// The fields of a form that is sent; none: the page is looked at.
type Sent = Option<&'static [(&'static str, &'static str)]>;

/// What anybody could send to a table, as (path, fields); no fields ask for a page.
const ASKED: [(&str, Sent); 12] = [
    ("", None),
    ("/sheet", None),
    ("/sheet/state", None),
    ("/sheet/live", None),
    (
        "",
        Some(&[
            ("version", "1"),
            ("a_points", "30"),
            ("a_tactics", "4"),
            ("b_points", "20"),
            ("b_tactics", "3"),
        ]),
    ),
    ("", Some(&[("version", "1"), ("a_points", "3000"), ("b_points", "x")])),
    ("", Some(&[("what", "confirm"), ("version", "1")])),
    ("/call", Some(&[("kind", "rules")])),
    ("/call", Some(&[("what", "withdraw")])),
    ("/call", Some(&[("kind", "rules"), ("back", "me")])),
    ("/sheet", Some(&[("step", "first/1=a"), ("battle", "1")])),
    ("/sheet/send", Some(&[("version", "1"), ("battle_version", "1")])),
];

async fn ask(
    browser: &Browser,
    table: &str,
    (path, fields): (&str, Option<&[(&str, &str)]>),
) -> (u16, String) {
    let at = format!("/e/spring-open/{table}{path}");
    let reply: Reply = match fields {
        None => browser.get(&at).await,
        Some(fields) => browser.post(&at, fields).await,
    };
    let leads = reply.location.clone().unwrap_or_default();
    let tables = table.rsplit_once('/').unwrap().0;
    let said = format!("{leads} {}", reply.text()).replace(table, "TABLE").replace(tables, "TABLES");
    // Every error page names its own request.
    let said = said.split("request <code>").next().unwrap().to_owned();
    (reply.status.as_u16(), said)
}

#[actix_web::test]
async fn a_table_of_a_draft_answers_as_one_that_is_not_there() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let phones = [floor.phone(1).await, floor.phone(2).await, floor.phone(3).await, floor.site.visitor()];
    for (number, phone) in phones.iter().enumerate() {
        for asked in ASKED {
            // So that no phone is told to wait with its calls.
            floor.site.wait(2);
            let nowhere = ask(phone, "rounds/9/tables/1", asked).await;
            for table in ["rounds/1/tables/1", "rounds/1/tables/2", "rounds/1/tables/99"] {
                let told = ask(phone, table, asked).await;
                assert_eq!(told, nowhere, "phone {number} asks {asked:?} of {table}");
            }
        }
    }
    // What is out is answered as before.
    floor.publish(1).await.is(303);
    let table = floor.battles(1).await;
    let battle = table
        .iter()
        .find(|battle| floor.number(battle.a) != 1 && battle.b.map(|b| floor.number(b)) != Some(1));
    let number = battle.unwrap().table_number.unwrap();
    let path = format!("/e/spring-open/rounds/1/tables/{number}");
    phones[0].post(&path, ASKED[4].1.unwrap()).await.is(403);
}

#[actix_web::test]
async fn a_round_of_a_draft_answers_as_one_that_is_not_there() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let phones = [floor.phone(1).await, floor.phone(4).await, floor.site.visitor()];
    for (number, phone) in phones.iter().enumerate() {
        for path in ["", "/matches/1", "/matches/1/draft", "/matches/1/typed"] {
            for fields in [None, Some(&[("version", "1")][..])] {
                let nowhere = ask(phone, "rounds/9", (path, fields)).await;
                let told = ask(phone, "rounds/1", (path, fields)).await;
                assert_eq!(told, nowhere, "phone {number} asks {fields:?} of {path}");
            }
        }
    }
}

/// An event with four places and four players whose sign-up is open, and its organiser's browser.
async fn open_event() -> (Site, Event, Browser) {
    let site = Site::start().await;
    let mut settings = Settings { capacity: 4, ..Settings::default() };
    settings.day.places_by_themselves = true;
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    site.players(&event, &["Ann", "Bo", "Cy", "Di"]).await;
    let desk = site.organiser(&event).await;
    (site, event, desk)
}

async fn draw(desk: &Browser, round: &str) {
    let fields = [("round", round), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/spring-open/desk/rounds", &fields).await.is(303);
}

async fn step(desk: &Browser, act: &str, more: &[(&str, &str)]) {
    let round = "/e/spring-open/desk/rounds/1";
    let version = desk.get(round).await.hidden("version");
    desk.post(&format!("{round}/{act}"), &[&[("version", version.as_str())], more].concat()).await.is(303);
}

/// All that people outside may see and do before round 1, in words.
async fn asked_by_everybody(site: &Site, event: &Event) -> Vec<(String, secret::Told)> {
    // A page that is kept has one header more: it is, from when a process hears the others.
    wait::until("the other processes are heard", async || site.app.database.rights().ok_or("not yet")).await;
    let (visitor, mut told) = (site.visitor(), Vec::new());
    let ann = site.phone_of(&player(site, event, 1).await).await;
    let pages =
        ["/", "/e/spring-open", "/e/spring-open/players", "/e/spring-open/register", "/e/spring-open/rounds"];
    let mut look = async |browser: &Browser, path: &str| {
        let reply = browser.get(path).await;
        let (status, headers, body) = secret::told(&reply);
        // Every change at the desk counts, whatever it is, so that open pages ask again.
        let mut parts = body.split("live?seen=");
        let first = parts.next().unwrap_or_default().to_owned();
        let body = parts
            .fold(first, |body, part| body + part.trim_start_matches(|sign: char| sign.is_ascii_digit()));
        told.push((path.to_owned(), (status, headers, body)));
    };
    for path in pages {
        look(&visitor, path).await;
    }
    // Zoe signs up and waits; Ann leaves, and Zoe has her place.
    let zoe = site.visitor();
    zoe.post("/e/spring-open/register", &[("name", "Zoe")]).await.leads_to("/e/spring-open/welcome");
    let version = ann.get("/e/spring-open/leave").await.hidden("version");
    ann.post("/e/spring-open/leave", &[("version", &version)]).await.is(303);
    look(&zoe, "/e/spring-open/me").await;
    look(&ann, "/e/spring-open/me").await;
    for path in pages.into_iter().chain(["/e/spring-open/players/5", "/e/spring-open/players/1"]) {
        look(&visitor, path).await;
    }
    told
}

async fn player(site: &Site, event: &Event, number: i64) -> Player {
    let mut tx = site.app.database.read().await.unwrap();
    storage::players::by_number(&mut tx, event.id, number).await.unwrap().unwrap()
}

#[actix_web::test]
async fn nothing_that_people_see_or_do_differs_by_a_draft() {
    let (with, event, desk) = open_event().await;
    draw(&desk, "1").await;
    let drafted = asked_by_everybody(&with, &event).await;
    let (without, other, _) = open_event().await;
    let undrafted = asked_by_everybody(&without, &other).await;
    for (with, without) in drafted.iter().zip(&undrafted) {
        assert_eq!(with, without);
    }
    // It is told by publishing: sign-up is over, and whoever came since plays from the next round on.
    step(&desk, "redraw", &[("redraw_reason", "Zoe has come"), ("clubs", "off"), ("odd", "bye")]).await;
    let late = with.visitor();
    late.post("/e/spring-open/register", &[("name", "Yan")]).await.leads_to("/e/spring-open/welcome");
    step(&desk, "publish", &[]).await;
    let visitor = with.visitor();
    visitor.post("/e/spring-open/register", &[("name", "Xu")]).await.is(422).shows("Sign-up is closed");
    visitor.get("/e/spring-open/players/5").await.is(200).shows("playing").hides("joins in round");
    visitor.get("/e/spring-open/rounds/1").await.shows("Zoe");
}

#[actix_web::test]
async fn whoever_comes_while_there_is_a_draft_is_in_the_next_one() {
    for (act, fields) in [
        ("redraw", &[("redraw_reason", "Zoe has come"), ("clubs", "off"), ("odd", "bye")][..]),
        ("take-back", &[]),
    ] {
        let (site, event, desk) = open_event().await;
        draw(&desk, "1").await;
        site.wait(1);
        let ann = site.phone_of(&player(&site, &event, 1).await).await;
        site.visitor().post("/e/spring-open/register", &[("name", "Zoe")]).await.is(303);
        let version = ann.get("/e/spring-open/leave").await.hidden("version");
        ann.post("/e/spring-open/leave", &[("version", &version)]).await.is(303);
        desk.get("/e/spring-open/desk/rounds/1").await.hides("Zoe</");
        step(&desk, act, fields).await;
        if act == "take-back" {
            draw(&desk, "1").await;
        }
        step(&desk, "publish", &[]).await;
        site.visitor().get("/e/spring-open/rounds/1").await.is(200).shows("Zoe").hides("Ann");
    }
}
