//! Whatever somebody typed stands on the page that says why it was not saved.

use super::{at, busy_floor, kind_of, people, walk};
use crate::support::{floor::address, html_form::HtmlForm};
use muster::domain::event::permission::StaffRole;
use std::collections::BTreeSet;

/// Forms whose texts are kept somewhere else than in the event, whatever their length.
const KEPT_ELSEWHERE: [&str; 2] = [
    "/e/spring-open/roster/build",
    // Packed on the page that says what would happen to each row.
    "/e/spring-open/desk/players/import",
];

#[actix_web::test]
async fn what_was_typed_comes_back_with_whatever_refuses_it() {
    let floor = busy_floor().await;
    let (mut looked_at, mut lost) = (BTreeSet::new(), Vec::new());
    for (who, browser, from) in people(&floor).await {
        for (path, page) in walk(&browser, &from).await {
            for form in HtmlForm::all(&page, &path) {
                let texts: Vec<String> = form.texts().map(|field| field.name.clone()).collect();
                for (text, button) in
                    texts.iter().flat_map(|text| form.presses().map(move |button| (text, button)))
                {
                    if !looked_at.insert((who, kind_of(&form.action), text.clone(), button.clone())) {
                        continue;
                    }
                    floor.site.wait_seconds(2);
                    let typed = format!("{who} said {}", "very much ".repeat(500));
                    let typed = typed.trim();
                    let mut long = form.clone();
                    long.fill_in("Said so.");
                    long.set(text, typed);
                    let before = floor.version().await;
                    let reply = long.send_by(&browser, &button).await;
                    // Taken, it was not too long, or nothing that this button reads.
                    let is_taken = reply.status.as_u16() == 303 && floor.version().await > before;
                    let is_known = KEPT_ELSEWHERE.contains(&kind_of(&form.action).as_str());
                    if !reply.body.contains(typed) && !is_taken && !is_known {
                        let told = format!("{} {:?}", reply.status, reply.location);
                        lost.push(format!("{who} on {path}: {text} for {} {button:?}: {told}", form.action));
                    }
                }
            }
        }
    }
    assert!(looked_at.len() > 60, "only {} texts were found", looked_at.len());
    assert!(lost.is_empty(), "{lost:#?}");
}

#[actix_web::test]
async fn the_answer_of_the_slower_judge_is_not_thrown_away() {
    let floor = busy_floor().await;
    let [jo, kim] = [
        floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await,
        floor.site.staff(&floor.event, "Kim", StaffRole::Judge).await,
    ];
    let calls = at("desk/calls");
    let page = jo.get(&calls).await;
    let forms = HtmlForm::all(&page, &calls);
    let mut answer = forms.into_iter().find(|form| form.value("said").is_some()).unwrap();
    let mut late = answer.clone();
    answer.set("said", "It is cover.");
    late.set("said", "It is no cover, the wall is too low.");
    answer.send(&jo).await.leads_to(&calls);
    let refused = late.send(&kim).await;
    refused.is(422).says(text!("call-refusal-answered"));
    refused.shows("your text wasn't saved: <q>It is no cover, the wall is too low.</q>");
}

#[actix_web::test]
async fn a_table_where_nobody_plays_is_not_watched_and_the_note_stays() {
    let floor = busy_floor().await;
    let fields = [("watch_table", "99"), ("watch_note", "Twenty minutes a turn.")];
    let refused = floor.desk.post(&at("desk/slow-play"), &fields).await;
    refused
        .is(422)
        .shows("No one is playing at table 99 this round.")
        .shows("value=\"Twenty minutes a turn.\"");
}

#[actix_web::test]
async fn a_judge_is_one_tap_away_and_more_can_be_said_to_them_before_it() {
    let floor = busy_floor().await;
    let battle = floor.battle(1, 1).await;
    let page = floor.phone(floor.number(battle.a)).await.get(&address(&battle)).await;
    let at = |text: &str| page.body.find(text).unwrap_or_else(|| panic!("no {text}"));
    // The buttons come first, so that they are in sight; the field is part of the form that they send.
    assert!(at("name=\"kind\"") < at("<summary>Add a note</summary>"));
    let after = &page.body[at("<summary>Add a note</summary>")..];
    assert!(after.find("name=\"note\"").unwrap() < after.find("</form>").unwrap());
}
