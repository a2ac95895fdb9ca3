//! A form that is older than what it changes is told so, and can be sent again from the page that tells it.

use super::{at, busy_floor, kind_of, people, walk};
use crate::support::{
    html_form::{FieldKind, HtmlForm},
    site::Browser,
};
use muster::{domain::event::permission::StaffRole, storage};
use std::collections::BTreeSet;

/// What says how old a form is.
const AGES: [&str; 2] = ["version", "seen"];

/// Forms whose age says nothing about them: the page that a refusal leads to has another form in their place.
const OTHER_PAGES: [&str; 3] = [
    // A button for a step: the page it leads to shows what stands, and the button that there is now.
    "/e/spring-open/roster/build",
    "/e/spring-open/roster/build/hand-in",
    "/e/spring-open/desk/game",
];

#[actix_web::test]
async fn a_form_that_is_too_old_comes_back_as_it_can_be_sent() {
    let floor = busy_floor().await;
    let (mut looked_at, mut wrong) = (BTreeSet::new(), Vec::new());
    for (who, browser, from) in people(&floor).await {
        for (path, page) in walk(&browser, &from).await {
            for form in HtmlForm::all(&page, &path) {
                let hidden = |name: &&&str| {
                    form.fields.iter().any(|field| field.name == **name && field.kind == FieldKind::Hidden)
                };
                let Some(age) = AGES.iter().find(hidden) else { continue };
                if !looked_at.insert((who, kind_of(&form.action), form.typed())) {
                    continue;
                }
                floor.site.wait_seconds(2);
                if let Some(why) = dead_end(&browser, &form, age).await
                    && !OTHER_PAGES.contains(&kind_of(&form.action).as_str())
                {
                    wrong.push(format!("{who} on {path}: {} with an old {age}: {why}", form.action));
                }
            }
        }
    }
    assert!(looked_at.len() > 40, "only {} forms were found", looked_at.len());
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Why somebody who sends this form too late cannot go on from the answer, if so.
async fn dead_end(browser: &Browser, form: &HtmlForm, age: &str) -> Option<String> {
    let mut late = form.clone();
    let seen = form.value(age).unwrap_or_default();
    let other =
        seen.parse::<i64>().map_or_else(|_| "long ago".to_owned(), |version| (version + 1000).to_string());
    late.set(age, &other);
    late.fill_in("Said so.");
    let reply = late.send(browser).await;
    if reply.status.as_u16() != 409 {
        // Nothing is refused for its age: done, or asked for something else first.
        return None;
    }
    let again = HtmlForm::all(&reply, &form.action);
    let is_it = |other: &&HtmlForm| {
        other.action == form.action
            && other.value(age).is_some()
            && other.value("award") == form.value("award")
    };
    // Of several about one thing the one with the same fields, else the last: those before are single buttons.
    let is_alike = |other: &&HtmlForm| is_it(other) && other.typed() == form.typed();
    let again = again.iter().find(is_alike).or_else(|| again.iter().rev().find(is_it));
    match again {
        // A button has nothing that could be lost: what refuses it is a page of its own, with the way back.
        None if late.texts().next().is_none() && reply.has(">Go back</a>") => None,
        None => Some(format!("no such form on the page {:.200}", reply.text())),
        Some(again) if again.value(age) == Some(other.as_str()) => Some("as old as before".to_owned()),
        Some(again) => {
            let lost = late.texts().find(|field| again.value(&field.name) != Some(field.value.as_str()));
            lost.map(|field| format!("{} is not there any more", field.name))
        }
    }
}

#[actix_web::test]
async fn two_judges_mark_one_army_at_once_and_both_marks_count() {
    let floor = busy_floor().await;
    let [jo, kim] = [
        floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await,
        floor.site.staff(&floor.event, "Kim", StaffRole::Judge).await,
    ];
    let path = at("desk/soft/2");
    let open = async |judge: &Browser| HtmlForm::on(&judge.get(&path).await, &path, &path);
    let (mut of_jo, mut of_kim) = (open(&jo).await, open(&kim).await);
    for form in [&mut of_jo, &mut of_kim] {
        form.tick("entered");
    }
    of_jo.set("painting", "12");
    of_jo.set("ready", "yes");
    of_kim.set("painting", "18");
    of_jo.send(&jo).await.is(303);
    of_kim.send(&kim).await.is(303);
    floor.desk.get(&path).await.shows("Painting: 15, the average of").shows("12 from").shows("18 from");
    let mut tx = floor.site.app.database.read().await.unwrap();
    let score = storage::soft::find_soft_score(&mut tx, floor.player(2).id).await.unwrap().unwrap();
    assert_eq!(score.battle_ready, Some(true), "Kim did not look, and takes nothing back");
}

#[actix_web::test]
async fn where_two_judges_differ_both_words_stand_and_the_second_decides() {
    let floor = busy_floor().await;
    let [jo, kim] = [
        floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await,
        floor.site.staff(&floor.event, "Kim", StaffRole::Judge).await,
    ];
    let path = at("desk/soft/2");
    let mut of_jo = HtmlForm::on(&jo.get(&path).await, &path, &path);
    let mut of_kim = of_jo.clone();
    of_jo.set("ready", "yes");
    of_kim.set("ready", "no");
    of_jo.send(&jo).await.is(303);
    let asked = of_kim.send(&kim).await;
    asked.is(409).shows("Yes: every model is painted and based</q>. Your choice is shown");
    asked.shows("Battle Ready: you both changed this");
    HtmlForm::on(&asked, &path, &path).send(&kim).await.is(303);
    kim.get(&at("desk/soft")).await.shows("not Battle Ready");
}
