//! Appeals against what a judge has decided at a table.

use super::{DESK, open_calls, seated, step, table};
use crate::support::floor::{Floor, Seat, address};
use crate::support::site::Browser;
use muster::{
    domain::event::{call::AppealOutcome, permission::StaffRole},
    text::{Message, battle::tell_named_result},
};

const ME: &str = "/e/spring-open/me";
const REASON: &str = "The unit was in cover";

/// A table where Jo and Olga judge.
struct JudgedTable {
    floor: Floor,
    jo: Browser,
    olga: Browser,
    /// The players' phones, the appellant's first.
    phones: [Browser; 2],
    call: String,
}

impl JudgedTable {
    async fn start() -> Self {
        let floor = Floor::with_players(2).await;
        floor.play(1, &[]).await;
        let jo = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
        let olga = floor.site.staff(&floor.event, "Olga", StaffRole::Judge).await;
        let phones = [seated(&floor, 1, Seat::A).await, seated(&floor, 1, Seat::B).await];
        let call = format!("{}/call", address(&floor.battle(1, 1).await));
        Self { floor, jo, olga, phones, call }
    }

    /// The table asks, and Jo answers.
    async fn ask_and_answer(&self) {
        self.phones[0].post(&self.call, &[("kind", "rules")]).await.is(303);
        let answer = [("what", "answer"), ("said", "No cover there.")];
        step(&self.floor, &self.jo, &answer).await.is(303);
        self.floor.site.wait(1);
    }

    async fn make_appeal(&self) {
        self.phones[0].post(&self.call, &[("kind", "appeal"), ("note", REASON)]).await.is(303);
    }

    /// Olga hears the appeal that is open.
    async fn hear_appeal(&self, outcome: AppealOutcome) {
        let answer = [("what", "answer"), ("outcome", outcome.as_str()), ("said", "I measured it.")];
        step(&self.floor, &self.olga, &answer).await.is(303);
        self.floor.site.wait(1);
    }

    /// Its result, as a page tells it.
    async fn result_as_set(&self) -> Message {
        let battle = self.floor.battle(1, 1).await;
        let name = |player| self.floor.player(self.floor.number(player)).name.as_str();
        tell_named_result(&battle.result().unwrap(), [name(battle.a), name(battle.b.unwrap())])
    }
}

/// A judge sets the result of table 1.
async fn set_result(floor: &Floor, judge: &Browser, [a, b]: [&str; 2]) {
    let version = floor.battle(1, 1).await.version.to_string();
    let ruling = [
        ("version", version.as_str()),
        ("kind", "played"),
        ("reason", "Read from both sheets"),
        ("a_points", a),
        ("a_tactics", "3"),
        ("b_points", b),
        ("b_tactics", "3"),
    ];
    judge.post("/e/spring-open/desk/battles/1/1", &ruling).await.is(303);
}

#[actix_web::test]
async fn the_opponent_of_the_appellant_does_not_cancel_the_appeal() {
    let table = JudgedTable::start().await;
    table.ask_and_answer().await;
    table.make_appeal().await;
    let [_, opponent] = &table.phones;
    opponent.get(ME).await.shows(REASON).says_not(text!("calls-settled"));
    opponent.post(&table.call, &[("what", "withdraw")]).await.is(303);
    opponent.get(ME).await.says(text!("call-refusal-not-their-call"));
    assert_eq!(open_calls(&table.floor).await.len(), 1);
}

#[actix_web::test]
async fn an_appeal_names_whoever_made_the_decision_that_stands_last() {
    let table = JudgedTable::start().await;
    table.ask_and_answer().await;
    table.make_appeal().await;
    table.hear_appeal(AppealOutcome::Stands).await;
    set_result(&table.floor, &table.jo, ["20", "30"]).await;
    table.floor.site.wait(1);
    table.phones[0].get(ME).await.says(text!("calls-against", judge = "Jo"));
    table.make_appeal().await;
    let page = table.olga.get(DESK).await;
    page.says(text!("calls-against", judge = "Jo")).says_not(text!("partial-own-decision"));
    table.jo.get(DESK).await.says(text!("partial-own-decision"));
    // An answer that came after the result is what stands last.
    table.phones[0].post(&table.call, &[("what", "withdraw")]).await.is(303);
    table.phones[0].post(&table.call, &[("kind", "time")]).await.is(303);
    let answer = [("what", "answer"), ("said", "Five minutes more.")];
    step(&table.floor, &table.olga, &answer).await.is(303);
    table.make_appeal().await;
    table.olga.get(DESK).await.says(text!("partial-own-decision"));
    table
        .jo
        .get(DESK)
        .await
        .says(text!("calls-against", judge = "Olga"))
        .says_not(text!("partial-own-decision"));
}

#[actix_web::test]
async fn an_appeal_keeps_naming_its_decision_when_another_result_is_set() {
    let table = JudgedTable::start().await;
    set_result(&table.floor, &table.jo, ["20", "30"]).await;
    let appealed = text!("calls-ruled", by = "Jo", result = table.result_as_set().await);
    table.floor.site.wait(1);
    table.make_appeal().await;
    table.olga.get(DESK).await.says(appealed.clone());
    set_result(&table.floor, &table.olga, ["30", "20"]).await;
    let since = text!("calls-ruled-since", by = "Olga", result = table.result_as_set().await);
    let page = table.olga.get(DESK).await;
    page.says(text!("calls-against", judge = "Jo")).says(appealed).says(since);
}

#[actix_web::test]
async fn an_appeal_is_answered_with_an_outcome_that_both_players_read() {
    let table = JudgedTable::start().await;
    table.phones[0].post(&table.call, &[("kind", "rules")]).await.is(303);
    // Only an appeal has one.
    step(&table.floor, &table.jo, &[("what", "take")]).await.is(303);
    table.jo.get(DESK).await.says(text!("calls-answer")).says_not(text!("calls-outcome"));
    let answer = [("what", "answer"), ("said", "No cover there.")];
    step(&table.floor, &table.jo, &answer).await.is(303);
    table.make_appeal().await;
    step(&table.floor, &table.olga, &[("what", "take")]).await.is(303);
    table.olga.get(DESK).await.says(text!("calls-outcome")).says(text!(
        "calls-decided",
        by = "Jo",
        answer = "No cover there."
    ));
    let unchosen = step(&table.floor, &table.olga, &[("what", "answer"), ("said", "I measured it.")]).await;
    unchosen.is(422).says(text!("call-refusal-needs-outcome")).shows("I measured it.");
    table.hear_appeal(AppealOutcome::Changed).await;
    for phone in &table.phones {
        let page = phone.get(ME).await;
        page.says(text!("appeal-outcome-changed")).shows("I measured it.").shows("Olga").shows("by Jo");
    }
    let log = table.olga.get("/e/spring-open/desk/battles/1/1").await;
    let outcome = text!("appeal-outcome-changed");
    log.says(text!("call-act-appeal-answered", outcome = outcome)).shows("I measured it.");
    table.jo.get(DESK).await.says(text!("appeal-outcome-changed"));
}

#[actix_web::test]
async fn a_decision_that_was_appealed_and_answered_is_not_offered_for_appeal_again() {
    let table = JudgedTable::start().await;
    set_result(&table.floor, &table.jo, ["20", "30"]).await;
    table.floor.site.wait(1);
    let [appellant, opponent] = &table.phones;
    // One that was cancelled was not heard.
    table.make_appeal().await;
    appellant.post(&table.call, &[("what", "withdraw")]).await.is(303);
    appellant.get(ME).await.says(text!("calls-appeal"));
    table.make_appeal().await;
    table.hear_appeal(AppealOutcome::Stands).await;
    let page = appellant.get(ME).await;
    page.says(text!("appeal-outcome-stands")).shows(REASON).says_not(text!("calls-appeal"));
    opponent.get(ME).await.says_not(text!("calls-appeal"));
    table.make_appeal().await;
    appellant
        .get(&address(&table.floor.battle(1, 1).await))
        .await
        .says(text!("call-refusal-appealed-already"));
    assert!(open_calls(&table.floor).await.is_empty());
    // What is decided anew is another decision.
    set_result(&table.floor, &table.jo, ["26", "24"]).await;
    appellant.get(ME).await.says(text!("calls-appeal"));
}

#[actix_web::test]
async fn what_an_appeal_complains_of_is_not_shared_with_its_answer() {
    let table = JudgedTable::start().await;
    table.ask_and_answer().await;
    table.make_appeal().await;
    let tell = format!("{DESK}/{}/tell", open_calls(&table.floor).await[0].id);
    table.hear_appeal(AppealOutcome::Stands).await;
    table.olga.get(DESK).await.shows(&tell).hides(REASON);
    table.olga.post(&tell, &[]).await.leads_to(DESK);
    let news = table.floor.site.visitor().get("/e/spring-open/news").await;
    news.shows("I measured it.").says(text!("desk-show-asked-from-a-table")).hides(REASON);
}

#[actix_web::test]
async fn an_appeal_is_heard_by_another_judge_who_reads_both() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let jo = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let kim = floor.site.staff(&floor.event, "Kim", StaffRole::Judge).await;
    let phone = seated(&floor, table(&battle), Seat::A).await;
    let call = format!("{}/call", address(&battle));
    let appeal = [("kind", "appeal"), ("note", "The unit was in cover")];
    // Nobody has decided anything yet.
    phone.get("/e/spring-open/me").await.says_not(text!("calls-appeal"));
    phone.post(&call, &appeal).await.is(303);
    assert!(open_calls(&floor).await.is_empty());
    phone.post(&call, &[("kind", "rules")]).await.is(303);
    let first = format!("{DESK}/{}", open_calls(&floor).await[0].id);
    jo.post(&first, &[("version", "1"), ("what", "take")]).await.is(303);
    let answer = [("version", "2"), ("what", "answer"), ("said", "No cover there.")];
    jo.post(&first, &answer).await.is(303);
    phone.get("/e/spring-open/me").await.says(text!("calls-appeal"));
    // What is not said cannot be heard.
    phone.post(&call, &[("kind", "appeal")]).await.is(303);
    assert!(open_calls(&floor).await.is_empty());
    phone.post(&call, &appeal).await.is(303);
    let there = format!("{DESK}/{}", open_calls(&floor).await[0].id);
    // Whoever decided is told so, and another is offered it, with both words.
    jo.get(DESK).await.says(text!("partial-own-decision"));
    jo.get("/e/spring-open/desk").await.says(text!("partial-own-decision"));
    jo.post(&there, &[("version", "1"), ("what", "take")]).await.is(422);
    for words in ["The unit was in cover", "No cover there. (Jo)"] {
        kim.get(DESK).await.shows(words);
    }
    kim.get(DESK).await.says_not(text!("partial-own-decision"));
    kim.post(&there, &[("version", "1"), ("what", "take")]).await.is(303);
    // Whoever decided does not close it, and whoever hears it may set the result anew.
    jo.get(DESK).await.hides("Mark answered");
    jo.post(&there, &[("version", "2"), ("what", "answer"), ("said", "I was right.")]).await.is(422);
    set_result(&floor, &kim, ["28", "28"]).await;
    kim.get(DESK).await.says_not(text!("partial-own-decision")).shows("Against a decision by Jo");
    let heard = [("version", "2"), ("what", "answer"), ("outcome", "changed"), ("said", "Cover it is.")];
    kim.post(&there, &heard).await.is(303);
    phone.get("/e/spring-open/me").await.shows("Cover it is.");
}

#[actix_web::test]
async fn whoever_judges_alone_hears_an_appeal_against_their_own_ruling_and_says_so() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    set_result(&floor, &floor.desk, ["20", "30"]).await;
    let battle = floor.battle(1, 1).await;
    let phone = seated(&floor, table(&battle), Seat::A).await;
    let call = format!("{}/call", address(&battle));
    phone.post(&call, &[("kind", "appeal"), ("note", "It was the other way round")]).await.is(303);
    floor.desk.get(DESK).await.says(text!("partial-own-decision")).says(text!("calls-i-go-all-the-same"));
    let there = format!("{DESK}/{}", open_calls(&floor).await[0].id);
    floor.desk.post(&there, &[("version", "1"), ("what", "take")]).await.is(422);
    let alone = [("version", "1"), ("what", "take"), ("all_the_same", "yes")];
    floor.desk.post(&there, &alone).await.is(303);
}
