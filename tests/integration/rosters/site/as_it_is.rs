//! A roster that has something to mend: nobody accepts it by a slip of a key, and what was accepted reads so.

use super::{DESK, Hall, RATS, ROSTER, submit};
use crate::support::html_form::HtmlForm;
use muster::domain::event::roster_version::RosterState;

/// A price that is wrong.
fn dear() -> String {
    RATS.replace("Stormvermin (110)", "Stormvermin (100)")
}

#[actix_web::test]
async fn a_roster_with_something_to_mend_is_accepted_with_a_word_and_a_clean_one_with_one_key() {
    let hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    submit(&hall.phone(2).await, &dear()).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let clean = desk.get(&format!("{DESK}/1")).await;
    clean.shows("name=\"state\" value=\"accepted\" accesskey=\"a\" data-key=\"a\"").hides("Accept anyway");
    let path = format!("{DESK}/2");
    let page = desk.get(&path).await;
    page.shows("<summary class=\"btn\" accesskey=\"a\" data-key=\"a\">Accept anyway</summary>");
    page.hides("name=\"state\" value=\"accepted\" accesskey");
    // Whoever sends it without a word, by an old page or no script, is asked.
    let (version, roster) = (page.hidden("version"), page.hidden("roster"));
    let accept = [("version", version.as_str()), ("roster", &roster), ("state", "accepted")];
    let asked = desk.post(&path, &accept).await;
    asked.is(422).says(text!("roster-refusal-to-mend"));
    assert_eq!(hall.newest(2).await.state, RosterState::Submitted);
    let mut form = HtmlForm::all(&asked, &path).into_iter();
    let mut form = form.find(|form| form.buttons.iter().any(|[_, value]| value == "accepted")).unwrap();
    form.set("reason", "The app lags.");
    form.send(&desk).await.is(303);
    assert_eq!(hall.newest(2).await.state, RosterState::Accepted);
    let own = hall.phone(2).await.get(ROSTER).await;
    own.shows("<h2>Accepted by the organiser</h2>").shows("The app lags.");
    own.hides("1 to fix").hides("note--warn note--big");
}

#[actix_web::test]
async fn a_kind_of_finding_is_a_sentence_with_its_shape() {
    let hall = Hall::open().await;
    let foreign = RATS.replace("Rat Ogors (160)", "Vindictors (140)");
    submit(&hall.phone(1).await, &foreign).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let page = desk.get(&format!("{DESK}/1")).await;
    page.hides("from the faction:</b>").shows("/icons.svg#mend\"");
    page.shows("Vindictors isn&#39;t in Skaven. It belongs to").hides("is not met by");
}

#[actix_web::test]
async fn the_open_rosters_stand_by_name_and_one_that_nobody_can_read_has_no_points() {
    let hall = Hall::open().await;
    for (number, list) in [(3, RATS.to_owned()), (2, RATS.to_owned())] {
        submit(&hall.phone(number).await, &list).await.leads_to(ROSTER);
    }
    let fields = [("do", "submit"), ("text", "two soups and a salad"), ("anyway", "on")];
    hall.phone(1).await.post(ROSTER, &fields).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let page = desk.get("/e/spring-open/rosters").await;
    let places = ["Ann &#60;b", "Bo Łukasz", "王小明"].map(|name| page.body.find(name).unwrap());
    assert!(places.is_sorted(), "{places:?}");
    page.shows("not readable").shows("920 points").hides(">0 points");
    let one = desk.get(&format!("{DESK}/1")).await;
    one.shows("Not readable: no units found").hides("Not checked");
}

#[actix_web::test]
async fn what_was_only_checked_is_mended_here_and_gets_the_prices_that_count() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    let dear = dear();
    let check = [("do", "check"), ("text", dear.as_str())];
    let page = ann.post(ROSTER, &check).await;
    page.is(200).shows("class=\"btn btn--main\" form=\"give\" name=\"do\" value=\"mend\"");
    page.says(text!("roster-check-prices", count = 1, sum = 10))
        .shows("New total: 920 of 1,000.")
        .says(text!("play-roster-prices"));
    let priced = ann.post(ROSTER, &[("do", "prices"), ("text", dear.as_str())]).await;
    priced.is(200).says(text!("play-roster-prices-of-today")).shows("Stormvermin (110)");
    priced.shows("Not handed in yet").hides("Stormvermin (100)").says_not(text!("play-roster-prices"));
    ann.post(ROSTER, &[("do", "mend"), ("text", dear.as_str())])
        .await
        .leads_to("/e/spring-open/roster/build");
    let built = ann.get("/e/spring-open/roster/build").await;
    built
        .shows("This is your roster. Fix it, then hand it in.")
        .shows("Stormvermin")
        .hides("Choose your faction");
}

#[actix_web::test]
async fn mending_what_was_handed_in_begins_with_it() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    submit(&ann, &dear()).await.leads_to(ROSTER);
    let page = ann.get(ROSTER).await;
    page.says(text!("play-roster-mend"));
    hall.site.wait(1);
    let build = "/e/spring-open/roster/build";
    HtmlForm::on(&page, ROSTER, build).send(&ann).await.leads_to(build);
    ann.get(build)
        .await
        .shows("This is version 1. Change it, then hand it in again.")
        .shows("Rat Ogors")
        .hides("Choose your faction");
    // What was picked since is not thrown away by the same button.
    ann.get(ROSTER).await.says(text!("play-roster-go-on")).says_not(text!("play-roster-mend"));
}

#[actix_web::test]
async fn a_name_from_right_to_left_stays_in_its_sentence() {
    let hall = Hall::open().await;
    let desk = hall.site.organiser(&hall.event).await;
    let path = "/e/spring-open/desk/players/3";
    let mut form = HtmlForm::on(&desk.get(path).await, path, path);
    form.set("name", "דוד כהן");
    form.send(&desk).await.is(303);
    desk.get(&format!("{DESK}/3"))
        .await
        .shows("<summary><span>Hand in for <bdi>דוד כהן</bdi></span></summary>");
}
