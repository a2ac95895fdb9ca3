//! The organiser's whole day on a laptop, from the set-up link to the certificates.

use super::{games_made::HOLD, set_up};
use crate::support::{
    browser::{Chromium, missing},
    wait,
};
use muster::storage;

#[actix_web::test]
async fn an_organiser_walks_from_the_set_up_link_to_the_certificates() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 900).await;
    set_up(&laptop).await;
    laptop.click("New event").await;
    laptop.fill("name", "Spring Open <b>2025</b>").await;
    laptop.fill("rounds", "1").await;
    laptop.picture("new-event").await;
    laptop.click("Create event").await;
    laptop.sees("Draft event created").await;
    takes_the_steps(&laptop).await;
    laptop.sees("Event stage: Published.").await;

    laptop.click("People").await;
    for name in ["Ann Archer", "Łukasz", "王小明", "Юлия"] {
        laptop.fill("name", name).await;
        laptop.click("Add").await;
        laptop.sees(&format!("{name} added as player")).await;
    }
    laptop.picture("players").await;
    laptop.click("Check-in").await;
    for here in 1..=4 {
        laptop.click("Check in").await;
        laptop.sees(&format!("{here} of 4 here")).await;
    }
    laptop.sees("Not here\n0").await;
    assert!(!laptop.text().await.contains("No one else is coming"), "everybody is here");
    laptop.picture("check-in").await;
    laptop.click("Rounds").await;
    laptop.sees("round 1").await;
    laptop.picture("rounds").await;
    laptop.click("Pair round 1").await;
    laptop.sees("Draft, staff only").await;
    laptop.picture("draft").await;
    laptop.click("Publish").await;
    laptop.sees("Not started").await;
    for table in ["1", "2"] {
        laptop.open(&format!("/e/spring-open-b-2025-b/desk/battles/1/{table}")).await;
        // Numbers that every battleplan knows: the dice choose one.
        for (field, number) in [("a_points", "50"), ("a_tactics", "5"), ("b_points", "0"), ("b_tactics", "0")]
        {
            laptop.fill(field, number).await;
        }
        laptop.fill("reason", "from the paper sheet").await;
        laptop.picture("ruling").await;
        laptop.tap("#ruling .line button:not([name])").await;
        laptop.sees("ruling saved.").await;
    }
    laptop.open("/e/spring-open-b-2025-b/desk/rounds/1").await;
    laptop.click("Close").await;
    laptop.sees("Closed").await;
    laptop.open("/e/spring-open-b-2025-b/standings").await;
    laptop.sees("Standings after round 1").await;
    laptop.fits().await;
    laptop.picture("standings").await;
    laptop.open("/e/spring-open-b-2025-b/desk").await;
    laptop.click("Finish the event").await;
    laptop.sees("Finish the event?").await;
    laptop.click("Finish the event").await;
    laptop.sees("Event finished").await;
    laptop.click("Choose winner").await;
    laptop.sees("First place").await;
    laptop.picture("awards").await;
    let status = laptop
        .client
        .execute_async(
            "const done = arguments[0]; fetch('/e/spring-open-b-2025-b/desk/print/certificates.pdf').then(async (answer) => done([answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength]))",
            vec![],
        )
        .await
        .unwrap();
    assert_eq!((status[0].as_u64(), status[1].as_str()), (Some(200), Some("application/pdf")));
    assert!(status[2].as_u64().unwrap() > 10_000, "{status}");
    laptop.close().await;
}

/// Through the six steps of a draft: each is no longer than a screen and a half, what is typed is kept before any button is
/// pressed, and what keeps the event from being published is said where it is set.
async fn takes_the_steps(laptop: &Chromium) {
    let home = "/e/spring-open-b-2025-b/desk";
    laptop.sees("When and where").await;
    laptop.fill("venue", "The Old Hall").await;
    // The next field is begun: the one before is kept.
    laptop.fill("address", "1 Road").await;
    laptop.sees("Saved as you go").await;
    wait::until("the pack beside it tells the venue", async || {
        // As it is seen: folded on phones alone.
        let seen = "return document.querySelector('.plan__pack').innerText";
        let pack = laptop.client.execute(seen, Vec::new()).await.unwrap();
        pack.as_str().filter(|pack| pack.contains("The Old Hall")).map(drop).ok_or(())
    })
    .await;
    laptop.click("Save and continue: Who").await;
    for (step, tallest) in [("who", 1200), ("rosters", 1200), ("rounds-and-prizes", 2000)] {
        let page = format!("{home}/set-up/{step}");
        wait::until(&page, async || (laptop.path().await == page).then_some(()).ok_or(())).await;
        laptop.fits().await;
        // What was said of the step before stands above it, and is gone the next time.
        let height = "const note = document.querySelector('main > .note[role=status]');
            return Math.round(document.documentElement.scrollHeight - (note?.offsetHeight ?? 0))";
        let height = laptop.client.execute(height, vec![]).await.unwrap().as_i64().unwrap();
        assert!(height <= tallest, "{step} is {height} px");
        laptop.picture(&format!("step-{step}")).await;
        laptop.click("Save and continue:").await;
    }
    laptop.sees("1 thing to set before players see it").await;
    laptop.fits().await;
    laptop.picture("look-it-over").await;
    laptop.click("Publish the event").await;
    laptop.sees("Not published yet: No time to show rosters").await;
    assert_eq!(laptop.path().await, format!("{home}/set-up/rosters"));
    laptop.put("roster_deadline", "2035-05-09T20:00").await;
    laptop.click("Save and continue:").await;
    laptop.sees("Minutes between rounds").await;
    laptop.open(home).await;
    laptop.click("Publish the event").await;
}

/// A laptop with a new event, which is a draft.
async fn at_a_draft() -> Chromium {
    let laptop = Chromium::start(1366, 900).await;
    set_up(&laptop).await;
    laptop.click("New event").await;
    laptop.fill("name", "Spring Open").await;
    laptop.click("Create event").await;
    laptop.sees("Draft event created").await;
    laptop
}

#[actix_web::test]
async fn the_command_box_opens_over_any_page_and_leads_on_without_a_mouse() {
    if missing() {
        return;
    }
    let laptop = at_a_draft().await;
    laptop.open("/e/spring-open/desk/tables").await;
    let press = async |keys: &str| {
        let focused = laptop.client.active_element().await.unwrap();
        focused.send_keys(keys).await.unwrap();
    };
    press(&(fantoccini::key::Key::Control + "k")).await;
    laptop.sees("5 results").await;
    press("tie").await;
    laptop.sees("Settings\nRanking").await;
    laptop.fits().await;
    laptop.picture("command-box").await;
    // Escape closes it, and the page is as it was.
    press(&fantoccini::key::Key::Escape.to_string()).await;
    wait::until("the box is closed", async || {
        let open = laptop.client.find_all(fantoccini::Locator::Css("dialog[open]")).await.unwrap();
        open.is_empty().then_some(()).ok_or(())
    })
    .await;
    laptop.tap("[data-jump-to]").await;
    laptop.sees("5 results").await;
    // Enter at once means what was typed, not what the list still shows.
    press(&format!("staff{}", fantoccini::key::Key::Enter)).await;
    wait::until("the page of staff", async || {
        (laptop.path().await == "/e/spring-open/desk/staff").then_some(()).ok_or(())
    })
    .await;
    laptop.close().await;
}

#[actix_web::test]
async fn two_fill_in_one_step_of_a_draft_and_neither_takes_back_what_the_other_said() {
    if missing() {
        return;
    }
    let laptop = at_a_draft().await;
    let other = laptop.beside(1366, 900).await;
    other.open("/sign-in").await;
    other.fill("email", "olga@example.org").await;
    other.fill("password", "four words that differ").await;
    other.tap("main form button").await;
    other.sees("Spring Open").await;
    let page = "/e/spring-open/desk/set-up/who";
    laptop.open(page).await;
    other.open(page).await;
    laptop.put("capacity", "26").await;
    laptop.sees("Saved as you go").await;
    for typed in ["123", "1234"] {
        other.fill("contact_phone", typed).await;
        wait::until("it is kept", async || {
            let mut tx = laptop.app.database.read().await.unwrap();
            let event = storage::events::by_slug(&mut tx, "spring-open").await.unwrap().unwrap();
            let now = &event.settings;
            assert_eq!(now.capacity, 26, "what the first kept was taken back");
            (now.contact_phone == typed).then_some(()).ok_or(())
        })
        .await;
    }
    other.holds("capacity", "26").await;
    // What is wrong is said by its name while the rest is filled in; and by a link one leaves with all that was typed.
    other.put("capacity", "1").await;
    other.sees("Not saved yet. Places: Enter a whole number").await;
    other.put("capacity", "28").await;
    other.fill("contact_phone", "12345").await;
    other.tap(".plan__side a[href$='/rosters']").await;
    other.sees("Points limit").await;
    other.open(page).await;
    other.holds("contact_phone", "12345").await;
    other.holds("capacity", "28").await;
    // What the first says while the second types over it is asked about, and not taken back.
    laptop.put("contact_email", "first@example.org").await;
    let email = async || {
        let mut tx = laptop.app.database.read().await.unwrap();
        storage::events::by_slug(&mut tx, "spring-open").await.unwrap().unwrap().settings.contact_email
    };
    wait::until("it is kept", async || (email().await == "first@example.org").then_some(()).ok_or(())).await;
    other.client.execute(HOLD, vec![]).await.unwrap();
    other.put("contact_phone", "777").await;
    let held = async || other.client.execute("return !!window.letGo", vec![]).await.unwrap() == true;
    wait::until("the answer is there", async || held().await.then_some(()).ok_or(())).await;
    other.put("contact_email", "second@example.org").await;
    other.client.execute("window.letGo()", vec![]).await.unwrap();
    other.sees("Not saved yet.").await;
    assert_eq!(email().await, "first@example.org");
    other.close().await;
    laptop.close().await;
}

#[actix_web::test]
async fn the_rounds_of_a_new_event_follow_its_days_until_they_are_typed_and_what_was_done_covers_nothing() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    set_up(&laptop).await;
    laptop.open("/events/new").await;
    let here = "return Intl.DateTimeFormat().resolvedOptions().timeZone";
    let zone = laptop.client.execute(here, vec![]).await.unwrap();
    laptop.holds("time_zone", zone.as_str().unwrap()).await;
    laptop.holds("rounds", "3").await;
    laptop.put("starts_on", "2027-05-15").await;
    laptop.put("ends_on", "2027-05-16").await;
    laptop.holds("rounds", "5").await;
    laptop.sees("For 32 places over 2 days: 5 rounds.").await;
    laptop.fill("rounds", "4").await;
    laptop.put("ends_on", "2027-05-15").await;
    laptop.sees("For 32 places over one day: 3 rounds.").await;
    laptop.holds("rounds", "4").await;
    laptop.fill("name", "Two Days").await;
    laptop.click("Create event").await;
    laptop.sees("Draft event created").await;
    // It stands above the form, and pushes it.
    let clear = "const note = document.querySelector('main > .note[role=status]');
        return note.getBoundingClientRect().bottom <= document.querySelector('main h1').getBoundingClientRect().top";
    assert!(laptop.client.execute(clear, vec![]).await.unwrap() == true, "the note covers the page");
    laptop.close().await;
}
