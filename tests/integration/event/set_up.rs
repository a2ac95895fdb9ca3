//! The set-up of an event: six steps in any order, the list of everything, and what is looked at before publishing.

use crate::support::{
    html_form::HtmlForm,
    set_up::{save_settings, step_page},
    site::{Browser, Site},
};
use muster::{
    actions::{self, Actor},
    domain::event::{
        Event, Stage,
        pack::{RosterPolicy, Settings},
        permission::{ActingAs, StaffRole},
        readiness::ReadinessCheck,
        set_up_step::SetUpStep,
    },
    domain::refusal::{EventRefusal, Refusal},
    error::Error,
};

const HOME: &str = "/e/spring-open";
const LIST: &str = "/e/spring-open/desk/set-up";
const LOOK: &str = "/e/spring-open/desk/set-up/look-it-over";

/// A draft of this event, and its organiser.
async fn draft(settings: Settings) -> (Site, Browser) {
    let site = Site::start().await;
    let event = site.event_with("spring-open", Stage::Draft, settings).await;
    let olga = site.organiser(&event).await;
    (site, olga)
}

async fn load_event(site: &Site, slug: &str) -> Event {
    let mut tx = site.app.database.read().await.unwrap();
    muster::storage::events::by_slug(&mut tx, slug).await.unwrap().unwrap()
}

/// Where these rows of a page lead to.
fn list_links(page: &str, row: &str) -> Vec<String> {
    page.split(row).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

/// Each leads to a page that is there, and to a field that is on it.
async fn lead_somewhere(olga: &Browser, links: &[String]) {
    for link in links {
        let (page, field) = link.split_once('#').unwrap_or((link, ""));
        let there = olga.get(page).await;
        there.is(200).shows(&format!("id=\"{}\"", if field.is_empty() { "main" } else { field }));
    }
}

#[actix_web::test]
async fn a_step_is_ticked_once_it_is_saved_and_a_draft_leads_on() {
    let (site, olga) = draft(Settings::default()).await;
    let page = olga.get(&step_page(HOME, "venue")).await;
    page.is(200).shows("1 of 6 done, 4 things missing").shows("Save and continue: Who");
    let place = [("venue", "The Barn"), ("address", "1 Road"), ("starts_on", "2025-06-07")];
    let next = save_settings(&olga, HOME, &place).await;
    next.leads_to(&step_page(HOME, "capacity"));
    olga.get(&step_page(HOME, "capacity")).await.shows("2 of 6 done, 1 thing missing");
    olga.get("/e/spring-open/desk/audit").await.shows("set-up steps saved (none → When and where)");
    // Nothing changed in this one, and it was looked at.
    save_settings(&olga, HOME, &[("capacity", "32")]).await.leads_to(&step_page(HOME, "rosters"));
    save_settings(&olga, HOME, &[("rosters", "at_table")]).await.leads_to(&step_page(HOME, "rounds"));
    save_settings(&olga, HOME, &[("rounds", "3")]).await.leads_to(LOOK);
    let page = olga.get(LOOK).await;
    page.shows("5 of 6 done").shows("Ready to publish").says(text!("set-up-nothing-blocks"));
    olga.post("/e/spring-open/desk/stage", &[("stage", "published")]).await.leads_to("/e/spring-open/desk");
    // From now on it is no walk: what is saved stays where it is, and players are told.
    olga.get(LOOK).await.shows("6 of 6 done").hides("Publish the event");
    let page = step_page(HOME, "venue");
    save_settings(&olga, HOME, &[("venue", "The Old Barn")]).await.leads_to(&page);
    olga.get(&page).await.says(text!("forms-saved-in-pack")).hides("data-kept=");
    site.visitor().get(HOME).await.shows("The Old Barn");
    for none in ["game", "look-it-over", "nonsense"] {
        olga.post(&format!("{LIST}/{none}"), &[("venue", "x")]).await.is(404);
    }
}

#[actix_web::test]
async fn what_is_typed_in_a_draft_is_kept_field_by_field_and_over_nobody() {
    let (_site, olga) = draft(Settings::default()).await;
    let page = step_page(HOME, "venue");
    let opened = HtmlForm::on(&olga.get(&page).await, &page, &page);
    let keep = async |form: &HtmlForm, once: &str| {
        let mut form = form.clone();
        form.set("once", once);
        form.send_by(&olga, &["do".to_owned(), "keep".to_owned()]).await
    };
    let mut form = opened.clone();
    form.set("venue", "The Barn");
    keep(&form, "kept-by-olga-1").await.leads_to(&page);
    keep(&form, "kept-by-olga-1").await.leads_to(&page);
    olga.get(&page).await.shows("The Barn").says_not(text!("forms-saved-in-pack"));
    // A form that was open before, and changes the same: asked, and nothing is lost.
    let mut late = opened.clone();
    late.set("venue", "The Old Hall");
    keep(&late, "kept-by-otto-1").await.is(409).shows("The Barn").shows("The Old Hall");
    let mut other = opened;
    other.set("address", "1 Road");
    keep(&other, "kept-by-otto-2").await.leads_to(&page);
    olga.get(&page).await.shows("The Barn").shows("1 Road");
    // What cannot be read is not kept, and said.
    let mut wrong = HtmlForm::on(&olga.get(&page).await, &page, &page);
    wrong.set("time_zone", "Mars/Olympus");
    keep(&wrong, "kept-by-olga-2").await.is(422);
    olga.get(&page).await.hides("Mars");
}

#[actix_web::test]
async fn e5_rosters_that_would_never_open_keep_the_event_from_being_published() {
    let (site, olga) = draft(Settings::default()).await;
    olga.get("/e/spring-open/desk").await.shows("Something must be set before you can publish it");
    olga.get(LOOK)
        .await
        .shows("1 thing to set before players see it")
        .says(text!("readiness-check-rosters-open"));
    let stage = "/e/spring-open/desk/stage";
    let there = format!("{}#f-rosters_open_at", step_page(HOME, "rosters_open_at"));
    olga.post(stage, &[("stage", "published")]).await.leads_to(&there);
    olga.get(&step_page(HOME, "rosters"))
        .await
        .says(text!("readiness-check-rosters-open.why"))
        .shows("id=\"f-rosters_open_at\"");
    site.visitor().get(HOME).await.is(404);
    // Nor past the page: from a script, or where somebody takes the deadline back at that moment.
    let mut tx = site.app.database.read().await.unwrap();
    let event = muster::storage::events::by_slug(&mut tx, "spring-open").await.unwrap().unwrap();
    drop(tx);
    let by = Actor::from_bare_name("Olga", ActingAs::Organiser);
    let refused = actions::event::set_stage(&site.app, &by, event.id, Stage::Published).await;
    let not_ready = EventRefusal::NotReady { check: ReadinessCheck::RostersOpen };
    assert!(matches!(refused, Err(Error::Refused(Refusal::Event(refusal))) if refusal == not_ready));
    save_settings(&olga, HOME, &[("roster_deadline", "2025-05-20T20:00")]).await.is(303);
    olga.get(LOOK)
        .await
        .says(text!("set-up-verdict", open = 0, missed = 3, draft = true))
        .says_not(text!("readiness-check-rosters-open"));
    olga.post(stage, &[("stage", "published")]).await.leads_to("/e/spring-open/desk");
    site.visitor().get(HOME).await.is(200);
}

#[actix_web::test]
async fn what_players_miss_is_never_told_as_done_and_publishing_ticks_nothing() {
    let (_site, olga) = draft(Settings { rosters: RosterPolicy::AtTable, ..Settings::default() }).await;
    // Saved, and without a date.
    save_settings(&olga, HOME, &[("venue", "The Barn")]).await.is(303);
    let missed = |missed: usize, draft| text!("set-up-verdict", open = 0, missed = missed, draft = draft);
    let page = olga.get(LOOK).await;
    page.says(missed(2, true)).shows("1 of 6 done, 2 things missing").hides("Ready to publish");
    page.shows("Something is missing:").says(text!("readiness-check-date"));
    olga.post("/e/spring-open/desk/stage", &[("stage", "published")]).await.is(303);
    let page = olga.get(LOOK).await;
    page.says(missed(2, false)).shows("1 of 6 done").hides("Everything players need is set");
    let date = [("starts_on", "2025-06-07"), ("address", "1 Road")];
    save_settings(&olga, HOME, &date).await.is(303);
    olga.get(LOOK).await.shows("Everything players need is set").shows("2 of 6 done");
}

#[actix_web::test]
async fn only_what_blocks_stands_in_the_sentence_of_a_draft_with_the_way_to_its_field() {
    let (_site, olga) = draft(Settings::default()).await;
    let page = olga.get("/e/spring-open/desk").await;
    let field = format!("{}#f-rosters_open_at", step_page(HOME, "rosters_open_at"));
    page.is(200).shows(&format!("<a href=\"{field}\">No time to show rosters</a>."));
    page.says_not(text!("readiness-check-rosters-open.why"));
    // Advice stands apart, with its own way.
    let date = format!("{}#f-starts_on", step_page(HOME, "starts_on"));
    let advice = page.body.split(&date).nth(1).unwrap();
    assert!(advice.contains("The event has no date or venue yet."), "{advice}");
    lead_somewhere(&olga, &[field, date]).await;
}

#[actix_web::test]
async fn e6_rounds_of_fewer_days_are_told_where_days_are_set_and_before_publishing() {
    let settings = Settings { rosters: RosterPolicy::AtTable, rounds: 3, ..Settings::default() };
    let (_site, olga) = draft(settings).await;
    let days = [("starts_on", "2025-06-07"), ("ends_on", "2025-06-08")];
    save_settings(&olga, HOME, &days).await.is(303);
    let few = || text!("settings-warning-few-rounds", rounds = 3, days = 2, usual = 5);
    for page in [step_page(HOME, "ends_on"), step_page(HOME, "rounds"), LOOK.to_owned()] {
        olga.get(&page).await.is(200).says(few());
    }
    let link = format!("{}#f-rounds", step_page(HOME, "rounds"));
    olga.get(LOOK).await.shows(&link);
    // Nothing was changed by itself.
    olga.get(&step_page(HOME, "rounds")).await.shows("name=\"rounds\" type=\"text\"");
    save_settings(&olga, HOME, &[("rounds", "5")]).await.is(303);
    olga.get(LOOK).await.says_not(few());
}

#[actix_web::test]
async fn a_tie_breaker_that_is_there_twice_is_marked_alone_and_told_at_its_row() {
    let (_site, olga) = draft(Settings::default()).await;
    let twice = [("tiebreaker_1", "victory_points"), ("tiebreaker_2", "victory_points")];
    let page = save_settings(&olga, HOME, &twice).await;
    page.is(422).says(text!("ranking-tiebreaker-twice", name = "Victory points", first = 1));
    page.shows("id=\"p-tiebreaker_2\"").shows("href=\"#f-tiebreaker_2\"").hides("id=\"p-tiebreaker_1\"");
    let list = page.body.split("id=\"f-tiebreakers\"").nth(1).unwrap().split("</fieldset>").next().unwrap();
    assert_eq!(list.matches("field--wrong").count(), 1, "{list}");
    page.hides("<fieldset class=\"field field--wrong\"");
}

#[actix_web::test]
async fn a_worked_example_says_what_a_lead_is_worth_and_keeps_what_is_typed() {
    let (site, olga) =
        draft(Settings { system: "t9a3".into(), points_limit: 4500, ..Settings::default() }).await;
    let page = step_page(HOME, "rounds");
    let shown = olga.get(&page).await;
    shown.is(200).shows("data-worked=\"worth\"").says(text!("set-up-worth"));
    let seen = shown.hidden("seen");
    let typed = [
        ("do", "try"),
        ("seen", seen.as_str()),
        ("rounds", "4"),
        ("try_own", "2500"),
        ("try_theirs", "1000"),
    ];
    let worked = olga.post(&page, &typed).await;
    worked.is(200).shows("2500–1000: win, 14 to 6").shows("name=\"try_own\" value=\"2500\"");
    worked.shows("name=\"rounds\" type=\"text\" inputmode=\"numeric\" autocomplete=\"off\" value=\"4\"");
    assert_ne!(load_event(&site, "spring-open").await.settings.rounds, 4, "nothing is kept");
    for wrong in ["", "many", "-1", "99999999999"] {
        let typed = [("do", "try"), ("try_own", wrong), ("try_theirs", "7")];
        olga.post(&page, &typed).await.is(200).says(text!("game-form-try-numbers")).hides("–7: ");
    }
    // Games of a match are no leads.
    let (_site, olga) = draft(Settings { system: "best-of-three".into(), ..Settings::default() }).await;
    olga.get(&page).await.is(200).hides("data-worked=\"worth\"");
}

#[actix_web::test]
async fn each_line_of_look_it_over_leads_to_the_field_where_it_is_set() {
    let settings =
        Settings { capacity: 31, first_round_at: None, rosters: RosterPolicy::Open, ..Settings::default() };
    let (_site, olga) = draft(settings).await;
    olga.post("/e/spring-open/desk/tables", &[("do", "list"), ("count", "4")]).await;
    let links = list_links(&olga.get(LOOK).await.is(200).body, "<a class=\"row\" href=\"");
    assert!(links.len() >= 6, "{links:?}");
    lead_somewhere(&olga, &links).await;
}

#[actix_web::test]
async fn every_row_of_the_list_leads_to_its_field_and_is_found_by_other_words() {
    let (_site, olga) = draft(Settings::default()).await;
    let page = olga.get(LIST).await;
    page.is(200).shows("Continue set-up");
    let links = list_links(&page.body, "<a class=\"row row--low setting\" href=\"");
    assert!(links.len() > 30, "{links:?}");
    lead_somewhere(&olga, &links).await;
    for (wanted, found) in [
        ("tie-breakers", "Ranking"),
        ("judges", "Staff"),
        ("LUNCH", "Timetable"),
        ("grudge", "Pairs kept apart"),
        ("doubles", "Team format"),
    ] {
        let page = olga.get(&format!("{LIST}?find={wanted}")).await;
        page.shows(&format!("<b class=\"row__main\">{found}</b>")).hides("<b class=\"row__main\">Colour</b>");
    }
    olga.get(&format!("{LIST}?find=nonsense")).await.shows("Nothing found.");
}

#[actix_web::test]
async fn an_event_is_saved_as_a_template_that_its_organisers_find_at_a_new_event() {
    let settings = Settings { rosters: RosterPolicy::Closed, prizes: "A cup".into(), ..Settings::default() };
    let (site, olga) = draft(settings).await;
    let event = load_event(&site, "spring-open").await;
    let otto = site.staff(&event, "Otto", StaffRole::Organiser).await;
    let judy = site.staff(&event, "Judy", StaffRole::Judge).await;
    let named = [("template", "Club day <b>"), ("starts_on", "2025-06-07"), ("rounds", "4")];
    save_settings(&olga, HOME, &named).await.is(303);
    olga.get(LIST).await.shows("Club day &#60;b&#62;");
    let link = "<a href=\"/events/new?like=spring-open\">Club day &#60;b&#62;</a>";
    for organiser in [&olga, &otto] {
        organiser.get("/events/new").await.is(200).says(text!("desk-setup-new-templates")).shows(link);
    }
    judy.get("/events/new").await.is(200).hides("Club day");
    // Another event begins with its settings, and is no template itself.
    let page = otto.get("/events/new?like=spring-open").await;
    let mut form = HtmlForm::on(page.is(200), "/events/new?like=spring-open", "/events");
    form.set("name", "Summer");
    form.send(&otto).await.leads_to("/e/summer/desk/set-up/when-and-where");
    let made = load_event(&site, "summer").await.settings;
    assert_eq!(
        (made.rounds, made.prizes.as_str(), made.starts_on, made.template.as_str()),
        (4, "A cup", None, "")
    );
    // Renamed, and taken back.
    save_settings(&olga, HOME, &[("template", "League night")]).await.is(303);
    olga.get("/events/new").await.shows("League night").hides("Club day");
    save_settings(&olga, HOME, &[("template", "")]).await.is(303);
    olga.get("/events/new").await.says_not(text!("desk-setup-new-templates"));
}

#[actix_web::test]
async fn a_new_event_like_another_takes_its_steps_anew() {
    let (site, olga) = draft(Settings { rosters: RosterPolicy::Closed, ..Settings::default() }).await;
    save_settings(&olga, HOME, &[("venue", "The Barn"), ("capacity", "40")]).await.is(303);
    let mut tx = site.app.database.read().await.unwrap();
    let event = muster::storage::events::by_slug(&mut tx, "spring-open").await.unwrap().unwrap();
    let steps: Vec<SetUpStep> = event.settings.set_up.iter().copied().collect();
    assert_eq!(steps, [SetUpStep::WhenAndWhere, SetUpStep::Who]);
    assert!(event.settings.for_another_time().set_up.is_empty());
}
