//! What is wrong with a form is told by the names of its fields.

use super::{at, busy_floor};
use crate::support::{floor::address, html_form::HtmlForm};

#[actix_web::test]
async fn a_report_without_numbers_says_whose_are_missing() {
    let floor = busy_floor().await;
    let battle = floor.battle(1, 2).await;
    let (a, b) = (floor.number(battle.a), floor.number(battle.b.unwrap()));
    let (own, other) = ("You", floor.player(b).name.to_string());
    let phone = floor.phone(a).await;
    let page = phone.get(&address(&battle)).await;
    let report = HtmlForm::all(&page, &address(&battle));
    let report = report.iter().find(|form| form.value("a_points").is_some()).unwrap();
    let refused = report.send(&phone).await;
    refused.is(422);
    for (who, what) in [
        (own, "Victory points"),
        (own, "Battle tactics completed"),
        (&other, "Victory points"),
        (&other, "Battle tactics completed"),
    ] {
        refused.shows(&format!("{who}, {what}: Enter a whole number"));
    }
}

#[actix_web::test]
async fn every_line_of_a_summary_says_which_field_it_is_about() {
    let floor = busy_floor().await;
    let path = at("desk/set-up/rounds-and-prizes");
    let mut form = HtmlForm::on(&floor.desk.get(&path).await, &path, &path);
    for name in ["round_minutes", "break_minutes"] {
        form.set(name, "ten");
    }
    let refused = form.send(&floor.desk).await;
    refused
        .is(422)
        .shows("<a href=\"#f-round_minutes\">Minutes per round: Enter a whole number from 10 to 600.</a>");
    refused.shows("Minutes between rounds: Enter a whole number from 0 to 600.");
}
