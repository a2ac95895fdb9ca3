//! What players report about open rosters, who hears of it, and who reads the answer.

use super::{DESK, Hall, RATS, ROSTER, submit};
use muster::domain::event::permission::StaffRole;

#[actix_web::test]
async fn a_player_reports_a_problem_with_an_open_roster_and_a_judge_answers() {
    let hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    hall.site.wait(7 * 24 * 60 + 121);
    let bo = hall.phone(2).await;
    bo.get("/e/spring-open/rosters/1").await.shows("Report a problem");
    let path = "/e/spring-open/rosters/1/problems";
    bo.post(path, &[("text", " ")]).await.is(422).shows("Say what's wrong");
    bo.post(path, &[("text", "Rat Ogors are <three>.")]).await.leads_to("/e/spring-open/rosters/1");
    let own = bo.get("/e/spring-open/rosters/1").await;
    own.shows("Rat Ogors are &#60;three&#62;.").says(text!("roster-report-waits"));
    hall.phone(3).await.get("/e/spring-open/rosters/1").await.hides("three&#62;");
    let judge = hall.site.staff(&hall.event, "Jo Judge", StaffRole::Judge).await;
    judge.get(DESK).await.shows("reported");
    let now = judge.get("/e/spring-open/desk").await;
    now.says(text!("desk-home-rosters-are-reported", reports = 1))
        .shows("href=\"/e/spring-open/desk/rosters?only=reported\"");
    // The link shows hers, and not those that nobody said anything about.
    let list = judge.get("/e/spring-open/desk/rosters?only=reported").await;
    list.shows("desk/rosters/1?only=reported").hides("desk/rosters/2?").hides("desk/rosters/3?");
    judge.get("/e/spring-open/desk/rosters?only=all").await.shows("desk/rosters/2?");
    bo.get("/e/spring-open/me").await.hides("has an answer");
    let page = judge.get(&format!("{DESK}/1")).await;
    page.shows("Bo Łukasz").shows("Rat Ogors are &#60;three&#62;.");
    let problem = page.hidden("problem");
    let answer = format!("{DESK}/1/answer");
    judge.post(&answer, &[("problem", &problem), ("answer", "")]).await.is(422);
    judge.post(&answer, &[("problem", "nonsense"), ("answer", "x")]).await.is(404);
    judge.post(&answer, &[("problem", &problem), ("answer", "It is as it should be.")]).await.is(303);
    judge.post(&answer, &[("problem", &problem), ("answer", "Late.")]).await.is(409);
    judge.get(&format!("{DESK}/1")).await.shows("It is as it should be.").hides("Late.");
    judge.get(DESK).await.hides("reported");
    judge.get("/e/spring-open/desk").await.hides("reported a problem");
    // Whoever reported it reads the answer, and nobody else does.
    bo.get("/e/spring-open/me").await.shows("roster has an answer");
    bo.get("/e/spring-open/rosters/1").await.shows("Jo Judge</bdi></b>: <bdi>It is as it should be.");
    hall.phone(3).await.get("/e/spring-open/me").await.hides("has an answer");
    hall.phone(3).await.get("/e/spring-open/rosters/1").await.hides("It is as it should be.");
    hall.site.wait(25 * 60);
    bo.get("/e/spring-open/me").await.hides("has an answer");
}

#[actix_web::test]
async fn who_is_paired_without_a_roster_is_named_on_the_draft_and_on_now() {
    let hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    hall.site.players(&hall.event, &["Di Dear"]).await;
    let desk = hall.site.organiser(&hall.event).await;
    let draw = [("round", "1"), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/spring-open/desk/rounds", &draw).await.is(303);
    let told = "No roster in round 1: Bo Łukasz, Di Dear and 王小明";
    let draft = desk.get("/e/spring-open/desk/rounds/1").await;
    draft.is(200).shows(told).shows("href=\"/e/spring-open/desk/rosters?only=none\"");
    let rows = desk.get("/e/spring-open/desk/rosters?only=none").await;
    rows.shows("Di Dear").shows("desk/rosters/4?only=none").hides("desk/rosters/1?only=none");
    let version = draft.hidden("version");
    desk.post("/e/spring-open/desk/rounds/1/publish", &[("version", &version)]).await.is(303);
    desk.get("/e/spring-open/desk").await.shows(told).shows("desk/rosters?only=none");
    submit(&hall.phone(2).await, RATS).await.leads_to(ROSTER);
    desk.get("/e/spring-open/desk").await.shows("No roster in round 1: Di Dear and 王小明");
}
