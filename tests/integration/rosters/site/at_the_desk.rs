//! Checking forty lists in ten minutes: how many are done and which is next, a row a unit with what was found beside it,
//! and a decision that leads on, with whose roster stands before and after it.

use super::{DESK, Hall, RATS, ROSTER, submit};
use crate::support::site::{Browser, Reply};
use muster::domain::event::roster_version::RosterState;

/// The rows of the list, without what stands above them.
fn rows(page: &Reply) -> &str {
    page.body.split("<ul class=\"rows").nth(1).expect("the list")
}

/// What the filled buttons say.
fn filled(page: &Reply) -> Vec<&str> {
    let buttons = page.body.split("class=\"btn btn--main\"").skip(1);
    buttons.filter_map(|button| button.split_once('>')).map(|(_, text)| first_words(text)).collect()
}

fn first_words(html: &str) -> &str {
    html.trim_start_matches("<span>").split('<').next().unwrap_or_default().trim()
}

/// Of the roster at this address below the list.
async fn decide(desk: &Browser, number: impl std::fmt::Display, fields: &[(&str, &str)]) -> Reply {
    let path = format!("{DESK}/{number}");
    let page = desk.get(&path).await;
    let (version, roster) = (page.hidden("version"), page.hidden("roster"));
    let fixed = [("version", version.as_str()), ("roster", roster.as_str())];
    desk.post(&path, &[&fixed, fields].concat()).await
}

/// A price that is wrong.
fn dear() -> String {
    RATS.replace("Stormvermin (110)", "Stormvermin (100)")
}

#[actix_web::test]
async fn the_list_says_how_many_are_done_and_who_is_next_and_why() {
    let hall = Hall::open().await;
    let desk = hall.site.organiser(&hall.event).await;
    let page = desk.get(DESK).await;
    page.is(200)
        .says(text!("desk-rosters-bar", accepted = 0, to_decide = 0, sent_back = 0, missing = 3, rosters = 3))
        .hides("btn--main");
    page.says(text!("desk-rosters-are-missing", players = 3))
        .shows("Rosters are due")
        .shows("Write to all</a>");
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    hall.site.wait(1);
    submit(&hall.phone(3).await, RATS).await.leads_to(ROSTER);
    hall.site.wait(1);
    submit(&hall.phone(2).await, &dear()).await.leads_to(ROSTER);
    let page = desk.get(DESK).await;
    assert_eq!(filled(&page), ["Check next of 3 rosters"], "one filled button");
    page.shows(&format!("href=\"{DESK}/2\">Check next of 3 rosters"))
        .says(text!("desk-rosters-accept-ready", rosters = 2));
    page.shows("Bo Łukasz</b>, 1 to fix, handed in ").says(text!("desk-rosters-why-next-to-mend"));
    page.says(text!(
        "desk-rosters-bar",
        accepted = 0,
        to_decide = 3,
        sent_back = 0,
        missing = 0,
        rosters = 3
    ))
    .shows("Open <b class=\"num\">3</b>");
    let names = ["Bo Łukasz", "Ann &#60;b", "王小明"].map(|name| rows(&page).find(name).unwrap());
    assert!(names.is_sorted(), "the gravest first, then whoever has waited longest: {names:?}");
    let judge = hall.site.staff(&hall.event, "Jo", muster::domain::event::permission::StaffRole::Judge).await;
    judge.get(DESK).await.shows("Check next of 3 rosters").hides("ready rosters");

    // What is done leaves the list that is shown first, and is found by its name all the same.
    desk.post(&format!("{DESK}/accept-clean"), &[]).await.leads_to(DESK);
    let page = desk.get(DESK).await;
    assert_eq!(filled(&page), ["Check next roster"]);
    page.shows("2 accepted, 1 to review").shows("Accepted <b class=\"num\">2</b>");
    assert!(rows(&page).contains("Bo Łukasz") && !rows(&page).contains("王小明"));
    let found = desk.get(&format!("{DESK}?q=archer")).await;
    assert!(rows(&found).contains("Ann &#60;b") && !rows(&found).contains("Bo Łukasz"));
    desk.get(&format!("{DESK}?q=nobody")).await.shows("No match for “nobody”");
    decide(&desk, 2, &[("state", "accepted"), ("reason", "Ten points are no matter.")]).await.leads_to(DESK);
    let page = desk.get(DESK).await;
    page.says(text!("desk-rosters-nothing-waits", accepted = 3, rosters = 3)).hides("btn--main");
    page.shows("with 1 to fix");
    assert!(rows(&page).contains("王小明"), "where nothing is open, all are shown");
}

#[actix_web::test]
async fn a_roster_stands_between_its_neighbours_and_a_decision_leads_on() {
    let hall = Hall::open().await;
    for number in [3, 1] {
        submit(&hall.phone(number).await, RATS).await.leads_to(ROSTER);
        hall.site.wait(1);
    }
    submit(&hall.phone(2).await, &dear()).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let page = desk.get(&format!("{DESK}/3")).await;
    page.shows("2 of 3 to review").says(text!("roster-check-ready")).shows(", on time");
    let (before, after) = (page.body.find("Previous: ").unwrap(), page.body.find("Next: ").unwrap());
    assert!(page.body[before..after].contains("Bo Łukasz"), "the gravest is before");
    assert!(page.body[after..].contains("Ann &#60;b"));
    assert_eq!(filled(&page), ["Accept"]);
    page.shows("Accept<span class=\"wide\"> and next</span>");
    page.shows("data-key=\"a\"").shows("data-key=\"s\"").shows("data-key=\"j\"").shows("data-key=\"k\"");
    page.shows("A accept · S send back · J next · K previous · S again or Ctrl+Enter to send");
    page.shows(&format!("data-key=\"j\"\n  href=\"{DESK}/1\">Skip</a>"));
    decide(&desk, 3, &[("state", "accepted")]).await.leads_to(&format!("{DESK}/1"));

    // An accepted one asks for nothing more: what is filled leads on, and the rest is plain.
    let page = desk.get(&format!("{DESK}/3")).await;
    assert_eq!(filled(&page).len(), 1);
    page.shows("Next: Bo Łukasz").says(text!("desk-roster-take-back")).shows("Ask for new version");
    page.hides("value=\"accepted\"").shows("2 to review").hides("data-key=\"a\"");
    let judge = hall.site.staff(&hall.event, "Jo", muster::domain::event::permission::StaffRole::Judge).await;
    let page = judge.get(&format!("{DESK}/3")).await;
    page.shows("Next: ").says_not(text!("desk-roster-take-back")).hides("Ask for new version");

    // After the last comes the first, and after all of them the list.
    decide(&desk, 1, &[("state", "needs_fix"), ("reason", "Why?")]).await.leads_to(&format!("{DESK}/2"));
    decide(&desk, 2, &[("state", "accepted"), ("reason", "Ten points are no matter.")]).await.leads_to(DESK);
    let page = desk.get(&format!("{DESK}/2")).await;
    page.hides("btn--main").hides("Next: ").says(text!("desk-roster-take-back"));
    desk.get(&format!("{DESK}/1")).await.shows("sent back").shows("Why?").hides("btn--main");
    decide(&desk, 2, &[("state", "submitted")]).await.leads_to(&format!("{DESK}/2"));
    assert_eq!(hall.newest(2).await.state, RosterState::Submitted);
    // With a word to the player.
    decide(&desk, 2, &[("state", "accepted"), ("reason", "As agreed.")]).await.leads_to(DESK);
    desk.get(&format!("{DESK}/2")).await.shows(": <bdi>As agreed.</bdi>");
}

#[actix_web::test]
async fn units_alike_are_one_row_with_the_price_that_counts_and_what_was_found() {
    let hall = Hall::open().await;
    let list = RATS
        .replace("920/1000", "1020/1000")
        .replace("Stormvermin (110)", "Stormvermin (105)\nStormvermin (105)")
        .replace("Rat Ogors (160)", "9 Rat Ogors (160)");
    submit(&hall.phone(1).await, &list).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let page = desk.get(&format!("{DESK}/1")).await;
    page.is(200).shows("<h2>").shows("to fix").says(text!("roster-check-prices", count = 2, sum = 10));
    let body = page.body.replace("&#39;", "'");
    let regiments = body.split("<bdi>General's Regiment</bdi>").nth(1).unwrap();
    let row = |name: &str| {
        let row = regiments.split("<li>").find(|row| row.contains(&format!("<bdi>{name}</bdi>")));
        row.unwrap_or_else(|| panic!("no row of {name} in {regiments}"))
    };
    let stormvermin = row("Stormvermin");
    assert!(stormvermin.contains("2 × ") && stormvermin.contains("<s>210</s>"), "{stormvermin}");
    assert!(stormvermin.contains("<b>220</b>") && !stormvermin.contains("costs 110"), "{stormvermin}");
    assert!(row("Grey Seer").contains("<small>General</small>") && !row("Grey Seer").contains("note"));
    assert!(row("Rat Ogors").contains("9 models") && row("Rat Ogors").contains("note--warn"));
    // What counts, and what is printed.
    page.shows("of 1,000 points")
        .shows("<dt>Sum of the lines</dt>")
        .shows("<dt>Formation</dt><dd><bdi>Claw-horde");
    // Each once more by its rule, for whoever lets it pass.
    page.shows("A07, ").shows("Stormvermin costs 110 points, not 105.");
    // Whoever sends it back need not type what was found.
    let reason = page.body.split("name=\"reason\" rows").nth(1).unwrap().split("</textarea>").next().unwrap();
    assert!(reason.contains("Stormvermin ×2: 105 → 110"), "{reason}");
    let judge = hall.site.staff(&hall.event, "Jo", muster::domain::event::permission::StaffRole::Judge).await;
    judge
        .get(&format!("{DESK}/1"))
        .await
        .says(text!("roster-findings-by-rule"))
        .shows("A07, ")
        .hides("textarea");
}

#[actix_web::test]
async fn what_waits_is_counted_alike_on_the_tab_and_on_the_page() {
    let hall = Hall::open().await;
    for number in 1..=2 {
        submit(&hall.phone(number).await, RATS).await.leads_to(ROSTER);
    }
    let desk = hall.site.organiser(&hall.event).await;
    desk.get(DESK).await.shows("Rosters <span class=\"count\">2</span>").shows("Check next of 2 rosters");
    let ann = hall.phone(1).await;
    let version = ann.get("/e/spring-open/leave").await.hidden("version");
    ann.post("/e/spring-open/leave", &[("version", &version)]).await.is(303);
    desk.get(DESK).await.shows("Rosters <span class=\"count\">1</span>").hides("Check next of");
    desk.get(&format!("{DESK}/2")).await.shows("1 of 1 to review");
}

#[actix_web::test]
async fn a_roster_that_was_accepted_with_a_slip_of_the_key_is_open_again_with_one_tap() {
    let hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let accepted = decide(&desk, 1, &[("state", "accepted")]).await;
    let told = crate::desk::undo::notice(&desk, &accepted).await;
    desk.get(DESK).await.shows("1 accepted, 0 to review");
    crate::desk::undo::undo(&desk, &told).await;
    desk.get(DESK).await.shows("0 accepted, 1 to review");
}

#[actix_web::test]
async fn a_roster_opened_from_a_list_stands_between_its_neighbours_there_and_leads_to_the_next_undecided() {
    let hall = Hall::open().await;
    for (number, text) in [(1, RATS.to_owned()), (2, dear()), (3, RATS.to_owned())] {
        submit(&hall.phone(number).await, &text).await.leads_to(ROSTER);
        hall.site.wait(1);
    }
    let desk = hall.site.organiser(&hall.event).await;
    decide(&desk, 1, &[("state", "accepted")]).await.is(303);
    // What is to decide comes first, the gravest before, then what is done.
    desk.get(&format!("{DESK}?only=all")).await.shows(&format!("href=\"{DESK}/3?only=all\""));
    let page = desk.get(&format!("{DESK}/3?only=all")).await;
    page.is(200).shows("All: 2 of 3 · 2 to review").shows(&format!("href=\"{DESK}?only=all\">All rosters"));
    let (before, after) = (page.body.find("Previous: ").unwrap(), page.body.find("Next: ").unwrap());
    assert!(page.body[..before].contains(&format!("href=\"{DESK}/2?only=all\"")));
    assert!(page.body[before..after].contains("Bo Łukasz"));
    assert!(page.body[before..after].contains(&format!("{DESK}/1?only=all\"")), "one that is decided");
    page.shows("data-key=\"j\"").shows("data-key=\"k\"").shows("Accept<span class=\"wide\"> and next</span>");
    let accepted = decide(&desk, "3?only=all", &[("state", "accepted")]).await;
    accepted.leads_to(&format!("{DESK}/2?only=all"));
    // What was done is said once, with a form of its own to undo it.
    desk.get(&format!("{DESK}/2?only=all")).await.is(200);
    let sent_back = [("state", "needs_fix"), ("reason", "Why?")];
    decide(&desk, "2?only=all", &sent_back).await.leads_to(&format!("{DESK}?only=all"));
    let page = desk.get(&format!("{DESK}/2?only=fix")).await;
    page.shows("Sent back: 1 of 1<").hides("Previous: ").hides("Next: ");
    // Found by a name, or by no filter there is.
    desk.get(&format!("{DESK}?q=%C5%81ukasz")).await.shows(&format!("href=\"{DESK}/2?q=%C5%81ukasz\""));
    desk.get(&format!("{DESK}/2?q=%C5%81ukasz")).await.shows("Search results: 1 of 1");
    desk.get(&format!("{DESK}/2?only=nonsense")).await.is(200).shows("sent back").hides("1 of 1");
}

#[actix_web::test]
async fn a_player_sees_what_a_version_changes_before_and_after_it_is_handed_in_and_by_whom() {
    let hall = Hall::open().await;
    let bo = hall.phone(2).await;
    submit(&bo, &dear()).await.leads_to(ROSTER);
    bo.get(ROSTER).await.hides("Changed since");
    let desk = hall.site.organiser(&hall.event).await;
    decide(&desk, 2, &[("state", "needs_fix"), ("reason", "The price.")]).await.is(303);
    let [gone, new] = [("del", 100), ("ins", 110)]
        .map(|(tag, price)| format!("<{tag}>General&#39;s Regiment: Stormvermin ({price})</{tag}>"));
    let checked = bo.post(ROSTER, &[("do", "check"), ("text", RATS)]).await;
    checked
        .is(200)
        .shows("Not handed in yet")
        .says(text!("roster-changed-since", version = 1))
        .shows(&gone)
        .shows(&new);
    submit(&bo, RATS).await.leads_to(ROSTER);
    let page = bo.get(ROSTER).await;
    page.says(text!("roster-changed-since", version = 1))
        .shows(&gone)
        .shows(&new)
        .says(text!("desk-roster-what-changed"))
        .hides("Total: ");
    // The desk hands another one in for Bo, with fewer rats.
    let fewer = RATS.replacen("Clanrats (150)\n", "", 1);
    desk.post(&format!("{DESK}/2/hand-in"), &[("text", &fewer)]).await.leads_to(&format!("{DESK}/2"));
    let page = bo.get(ROSTER).await;
    page.says(text!("roster-changed-since", version = 2))
        .shows(", handed in ")
        .shows(" by Olga")
        .hides(&gone);
    page.shows("<del>Total: 920 points</del>").shows("<ins>Total: 770 points</ins>");
    page.shows("<del>General&#39;s Regiment: Clanrats (150)</del>");
    desk.get(&format!("{DESK}/2")).await.shows("<ins>Total: 770 points</ins>");
}
