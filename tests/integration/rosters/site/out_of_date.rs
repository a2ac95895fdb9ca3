//! Verdicts that stay true: whatever they were made with changes, they are known to be out of date at once, are made
//! again by themselves, staff see what changed, and nothing is accepted on an old one.

use super::{DESK, Hall, RATS, ROSTER, submit};
use crate::{
    command::catalogues,
    support::{set_up::save_settings, site::Browser},
};
use muster::{
    actions::rosters::judge_left_behind,
    domain::event::{pack::Settings, roster_version::RosterState},
};

const RULES: &str = "/e/spring-open/desk/rosters/rules";

/// What an organiser changes in the step of rosters.
async fn save_limits(desk: &Browser, points: &str, cut_off: &str) {
    let changed = [("points_limit", points), ("rules_cut_off", cut_off)];
    save_settings(desk, "/e/spring-open", &changed).await.is(303);
}

/// What an organiser changes on the page of rules.
async fn save_rules(desk: &Browser, fields: &[(&str, &str)]) {
    let seen = desk.get(RULES).await.is(200).hidden("seen");
    desk.post(RULES, &[&[("seen", seen.as_str())], fields].concat()).await.leads_to(RULES);
}

#[actix_web::test]
async fn every_kind_of_change_marks_all_verdicts_at_once_and_the_job_judges_them_again() {
    let hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let app = &hall.site.app;
    // The due date goes with the settings, so the roster counts as it came.
    save_limits(&desk, "1000", "2025-05-01").await;
    judge_left_behind(app).await.unwrap();
    let is_marked = async |what: &str| {
        desk.get(DESK)
            .await
            .is(200)
            .shows("out of date")
            .says(text!("desk-rosters-out-of-date", rosters = 1))
            .hides("ready roster");
        desk.get(&format!("{DESK}/1")).await.is(200).says(text!("roster-out-of-date"));
        hall.phone(1).await.get(ROSTER).await.is(200).says(text!("roster-out-of-date"));
        assert_eq!(judge_left_behind(app).await.unwrap(), 1, "{what}");
        assert_eq!(judge_left_behind(app).await.unwrap(), 0, "{what}: nothing is left");
        desk.get(DESK).await.is(200).hides("out of date");
    };
    desk.get(DESK).await.is(200).says(text!("desk-rosters-accept-ready", rosters = 1)).hides("out of date");
    save_limits(&desk, "900", "2025-05-01").await;
    is_marked("another limit").await;
    save_limits(&desk, "900", "2025-07-01").await;
    is_marked("another cut-off").await;
    let allowed = [("do", "allow"), ("allowed", "regiments_of_renown"), ("wording", "errata")];
    save_rules(&desk, &[&allowed[..], &[("season", "General's Handbook 2025-26")]].concat()).await;
    is_marked("another season, and no Armies of Renown").await;
    let lower = [("do", "lower"), ("rule", "A07"), ("severity", "warning"), ("reason", "The app lags.")];
    save_rules(&desk, &lower).await;
    is_marked("a rule that counts for less").await;
    let price = [
        ("do", "correct"),
        ("faction", "Skaven"),
        ("unit", "Clanrats"),
        ("points", "10"),
        ("price_reason", "For fun."),
    ];
    save_rules(&desk, &price).await;
    is_marked("a price of this event").await;
    let admin = catalogues::admin(&hall.site).await;
    catalogues::import(&admin, "", "january.csv", catalogues::JANUARY.as_bytes()).await.is(200);
    is_marked("another catalogue").await;
    // Saving the same again changes nothing.
    save_limits(&desk, "900", "2025-07-01").await;
    desk.get(DESK).await.is(200).hides("out of date");
}

#[actix_web::test]
async fn staff_see_what_changed_against_the_verdict_they_know() {
    let hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    submit(&hall.phone(2).await, &RATS.replace("920/1000", "770/1000").replace("Clanrats (150)\n", "")).await;
    let desk = hall.site.organiser(&hall.event).await;
    save_limits(&desk, "900", "2025-05-01").await;
    judge_left_behind(&hall.site.app).await.unwrap();
    desk.get(DESK)
        .await
        .is(200)
        .says(text!("desk-rosters-changed", rosters = 2))
        .shows("See what changed")
        .shows(" to fix");
    let audit = "/e/spring-open/desk/audit";
    desk.get(audit)
        .await
        .shows("rechecked all rosters after a rules change")
        .says(text!("audit-so-many-to-mend", became_illegal = 1))
        .shows("Muster");
    let changes = format!("{DESK}/recheck");
    desk.get(&changes)
        .await
        .is(200)
        .says(text!("desk-rosters-now-over", rosters = 1, most = 20))
        .says(text!("desk-rosters-again-to-mend"));
    // A second change: what is shown stays measured against what staff have seen.
    save_limits(&desk, "910", "2025-05-01").await;
    judge_left_behind(&hall.site.app).await.unwrap();
    desk.get(&changes).await.says(text!("desk-rosters-now-over", rosters = 1, most = 10));
    // Taken back: nothing has changed for anybody.
    save_limits(&desk, "1000", "2025-05-01").await;
    judge_left_behind(&hall.site.app).await.unwrap();
    desk.get(&changes).await.says(text!("desk-rosters-again-nothing"));
    desk.get(DESK).await.hides("affected by new rules");
    // Seen: what is known now is what counts next time.
    save_limits(&desk, "900", "2025-05-01").await;
    judge_left_behind(&hall.site.app).await.unwrap();
    desk.post(&changes, &[]).await.leads_to(DESK);
    desk.get(DESK).await.shows(" to fix").hides("affected by new rules");
}

#[actix_web::test]
async fn nothing_is_accepted_on_a_verdict_that_the_rules_have_left_behind() {
    let mut hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    desk.get(DESK).await.is(200).says(text!("desk-rosters-accept-ready", rosters = 1)).hides("out of date");
    let smaller = Settings { points_limit: 500, ..hall.event.settings.clone() };
    hall.set(smaller).await;
    desk.get(DESK).await.is(200).shows("out of date").hides("ready roster");
    // Neither one by one, on the page as it was looked at.
    let accept = async |reason: &str| {
        let roster = hall.newest(1).await;
        let (number, version) = (roster.number.to_string(), roster.version.to_string());
        let fields = [("roster", number.as_str()), ("version", version.as_str()), ("reason", reason)];
        let fields = [&[("state", "accepted")], &fields[..]].concat();
        desk.post(&format!("{DESK}/1"), &fields).await
    };
    accept("").await.is(422).says(text!("roster-refusal-out-of-date"));
    assert_eq!(hall.newest(1).await.state, RosterState::Submitted);
    desk.post(&format!("{DESK}/accept-clean"), &[]).await.leads_to(DESK);
    let roster = hall.newest(1).await;
    assert_eq!(roster.state, RosterState::Submitted, "920 of 500 points is not clean");
    assert!(!roster.verdict.is_legal(), "it was judged again on the spot");
    desk.get(DESK).await.is(200).shows(" to fix").shows("See what changed").hides("out of date");
    // Once it is looked at as it is now, it is staff's own decision.
    accept("").await.is(422).says(text!("roster-refusal-to-mend"));
    accept("Agreed before the limit changed.").await.leads_to(DESK);
    assert_eq!(hall.newest(1).await.state, RosterState::Accepted);
}

#[actix_web::test]
async fn what_was_decided_at_an_event_that_is_over_stays() {
    let hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    for to in ["running", "finished"] {
        desk.post("/e/spring-open/desk/stage", &[("stage", to)]).await.is(303);
    }
    let admin = catalogues::admin(&hall.site).await;
    catalogues::import(&admin, "", "january.csv", catalogues::JANUARY.as_bytes()).await.is(200);
    desk.get(DESK).await.is(200).hides("out of date");
    assert_eq!(judge_left_behind(&hall.site.app).await.unwrap(), 0);
}

#[actix_web::test]
async fn what_a_change_of_the_rules_changed_stands_there_until_it_was_seen() {
    let mut hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    submit(&hall.phone(2).await, RATS).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let path = format!("{DESK}/recheck");
    desk.get(&path).await.is(200).says(text!("desk-rosters-again-nothing"));
    hall.set(Settings { points_limit: 900, ..hall.event.settings.clone() }).await;
    let page = desk.get(&path).await;
    page.is(200)
        .says(text!("desk-rosters-now-over", rosters = 2, most = 20))
        .says(text!("desk-rosters-again-to-mend"))
        .says(text!("desk-rosters-again-whom"));
    assert!(hall.newest(1).await.verdict.is_legal(), "looking changes nothing");
    desk.post(&path, &[]).await.leads_to(DESK);
    assert!(!hall.newest(1).await.verdict.is_legal());
    desk.get("/e/spring-open/desk/audit").await.shows("reviewed 2 rechecked rosters, 2 now to fix");
    desk.get(&path).await.says(text!("desk-rosters-again-nothing"));
    // The cut-off date decides which month's prices hold.
    let later = Settings {
        points_limit: 1000,
        rules_cut_off: "2025-07-01".parse().ok(),
        ..hall.event.settings.clone()
    };
    hall.set(later).await;
    desk.get(&path).await.shows("costs 140 here");
}
