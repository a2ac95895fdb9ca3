//! What everybody is told: announcements on every phone and on the wall, and the questions of the event.

use crate::support::floor::{Floor, Seat, address};
use muster::{domain::event::permission::StaffRole, storage};

const DESK: &str = "/e/spring-open/desk/news";
const PAGES: [&str; 5] = [
    "/e/spring-open",
    "/e/spring-open/rounds",
    "/e/spring-open/standings",
    "/e/spring-open/players",
    "/e/spring-open/screen",
];

#[actix_web::test]
async fn an_announcement_stands_on_every_page_and_the_wall_until_it_is_taken_down() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let said = "Lunch is <b>ready</b>: 13:00 in the foyer.";
    let shown = "Lunch is &#60;b&#62;ready&#60;/b&#62;: 13:00 in the foyer.";
    let fields = [("what", "announcement"), ("once", "say-it-once"), ("text", said)];
    let before = floor.version().await;
    floor.desk.post(DESK, &fields).await.leads_to(DESK);
    floor.desk.post(DESK, &fields).await.leads_to(DESK);
    assert_eq!(floor.version().await, before + 1, "sent twice, it is told once");
    let visitor = floor.site.visitor();
    for page in PAGES {
        visitor.get(page).await.is(200).shows(shown);
    }
    let phone = floor.phone(1).await;
    phone.get("/e/spring-open/me").await.shows(shown);
    visitor.get("/e/spring-open/news").await.shows(shown).shows("Olga Organiser");
    floor.desk.get("/e/spring-open/desk/audit").await.shows("announced: Lunch is");

    // Read by all: off the phones, and still in the list.
    let page = floor.desk.get(DESK).await;
    let (action, version) = (action(&page.body), page.hidden("version"));
    let down = [("what", "down"), ("version", version.as_str())];
    floor.desk.post(&action, &down).await.leads_to(DESK);
    floor.desk.post(&action, &down).await.is(422).says(text!("news-refusal-ended"));
    for page in PAGES {
        visitor.get(page).await.is(200).hides("13:00 in the foyer");
    }
    visitor.get("/e/spring-open/news").await.shows(shown);
    // And wrong after all: nobody reads it any more; the log does.
    floor.desk.post(&action, &[("what", "back"), ("version", "1")]).await.is(409);
    floor.desk.post(&action, &[("what", "back"), ("version", "2")]).await.leads_to(DESK);
    visitor.get("/e/spring-open/news").await.hides("13:00 in the foyer");
    floor.desk.get("/e/spring-open/desk/audit").await.shows("took back as wrong: Lunch is");
}

#[actix_web::test]
async fn an_announcement_needs_words_and_not_too_many() {
    let floor = Floor::with_players(2).await;
    floor
        .desk
        .post(DESK, &[("what", "announcement")])
        .await
        .is(422)
        .says(text!("desk-show-say-what-to-know"));
    let long = "x".repeat(201);
    let reply = floor.desk.post(DESK, &[("what", "announcement"), ("text", &long)]).await;
    reply.is(422).says(text!("forms-too-long", longest = 200));
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    judge.post(DESK, &[("what", "announcement"), ("text", "Ten minutes.")]).await.leads_to(DESK);
    floor.phone(1).await.post(DESK, &[("what", "announcement"), ("text", "Free beer")]).await.is(303);
    floor.site.visitor().get("/e/spring-open/news").await.shows("Ten minutes.").hides("Free beer");
}

#[actix_web::test]
async fn a_judges_answer_becomes_everybodys_in_one_tap() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    let call = [("kind", "rules"), ("note", "Does a wall give cover to monsters?")];
    phone.post(&format!("{}/call", address(&battle)), &call).await.is(303);
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let mut tx = floor.site.app.database.read().await.unwrap();
    let id = storage::calls::list_open_calls(&mut tx, floor.event.id).await.unwrap()[0].id;
    drop(tx);
    let calls = "/e/spring-open/desk/calls";
    let tell = format!("{calls}/{id}/tell");
    // Not before there is an answer.
    judge.post(&tell, &[]).await.leads_to(calls);
    judge.get(calls).await.says(text!("news-refusal-no-answer"));
    judge.post(&format!("{calls}/{id}"), &[("version", "1"), ("what", "take")]).await.is(303);
    let answer = [("version", "2"), ("what", "answer"), ("said", "No, monsters have none.")];
    judge.post(&format!("{calls}/{id}"), &answer).await.is(303);
    let visitor = floor.site.visitor();
    visitor.get("/e/spring-open/news").await.hides("monsters have none");
    judge.get(calls).await.says(text!("calls-tell-everybody")).shows(&tell);
    judge.post(&tell, &[]).await.leads_to(calls);
    visitor.get("/e/spring-open/news").await.shows("Does a wall give cover").shows("No, monsters have none.");
    judge.post(&tell, &[]).await.leads_to(calls);
    judge.get(calls).await.says(text!("news-refusal-told-already"));
    judge.get(calls).await.hides("Share with everyone</button>").shows("shared with everyone");
    // Worded better, over a stale screen, then taken back.
    let page = judge.get(DESK).await;
    let (action, version) = (action(&page.body), page.hidden("version"));
    let mut fields =
        vec![("version", version.as_str()), ("question", "Cover for monsters?"), ("what", "reword")];
    fields.push(("answer", "A wall gives monsters no cover."));
    judge.post(&action, &fields).await.leads_to(DESK);
    judge.post(&action, &fields).await.is(409);
    visitor.get("/e/spring-open/news").await.shows("Cover for monsters?").shows("gives monsters no cover");
    judge.post(&action, &[("version", "2"), ("what", "back")]).await.leads_to(DESK);
    visitor.get("/e/spring-open/news").await.hides("Cover for monsters?");
    judge.post(&format!("{DESK}/{id}"), &[("version", "2"), ("what", "back")]).await.is(404);
}

#[actix_web::test]
async fn where_nobody_wrote_a_question_the_judge_says_what_was_asked() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    phone.post(&format!("{}/call", address(&battle)), &[("kind", "rules")]).await.is(303);
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let mut tx = floor.site.app.database.read().await.unwrap();
    let id = storage::calls::list_open_calls(&mut tx, floor.event.id).await.unwrap()[0].id;
    drop(tx);
    let calls = "/e/spring-open/desk/calls";
    judge.post(&format!("{calls}/{id}"), &[("version", "1"), ("what", "take")]).await.is(303);
    let answer = [("version", "2"), ("what", "answer"), ("said", "No, monsters have none.")];
    judge.post(&format!("{calls}/{id}"), &answer).await.is(303);
    judge.get(calls).await.says(text!("calls-question"));
    let tell = format!("{calls}/{id}/tell");
    judge.post(&tell, &[("question", &"long ".repeat(80))]).await.is(422);
    judge.post(&tell, &[("question", "Have monsters cover?")]).await.leads_to(calls);
    let news = floor.site.visitor().get("/e/spring-open/news").await;
    news.shows("Have monsters cover?").says_not(text!("desk-show-asked-about-a-rule"));
    judge.get(calls).await.shows(">edit</a>");
}

#[actix_web::test]
async fn every_content_of_the_wall_has_its_own_address() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1])]).await;
    floor.send(1, 2, Seat::A, [30, 3, 20, 2]).await.is(303);
    let wall = floor.site.visitor();
    wall.get("/e/spring-open/screen/clock").await.is(200).says(text!("screen-no-clock"));
    wall.get("/e/spring-open/screen/pairings").await.says(text!("screen-find-name"));
    wall.get("/e/spring-open/screen/standings").await.shows("<h1>Standings</h1><p>after round 1");
    wall.get("/e/spring-open/screen/timetable").await.is(200).shows("Round 1").shows("Awards");
    wall.get("/e/spring-open/screen/ceremony").await.says(text!("screen-awards"));
    wall.get("/e/spring-open/screen/kitchen").await.is(404);
    floor.desk.get("/e/spring-open/desk/screen").await.shows("/e/spring-open/screen/standings");
}

/// Where the first piece of news is changed.
fn action(page: &str) -> String {
    let at = page.find(&format!("{DESK}/")).expect("a piece of news");
    page[at..].split('"').next().unwrap().to_owned()
}
