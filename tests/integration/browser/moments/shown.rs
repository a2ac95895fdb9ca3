//! What an event shows by itself to whoever looks on: on the wall of the hall.

use super::{
    at_table, close, close_round_three,
    spectator::{HOME, LAPTOP, OPEN, PHONE, WALL, looking_on, organiser, read},
    table,
};
use crate::support::{
    browser::{Chromium, missing},
    wait,
};
use muster::{
    actions::{self, Actor, awards::Recipient, rounds},
    domain::{event::screen::Shows, numbers::RoundNumber, pairing::ClubRule, rounds::DrawOptions},
    storage,
};

#[actix_web::test]
async fn s2_a_name_leads_to_its_table_on_the_wall_and_a_draft_leads_nobody() {
    if missing() {
        return;
    }
    let (wall, event) = looking_on(WALL).await;
    let met = at_table(&wall.app, &event, table(OPEN)).await;
    wall.open(&format!("{HOME}/screen")).await;
    wall.sees("Find your name").await;
    let seat = |name: &str| {
        format!(
            "[...document.querySelectorAll('.names li')].find((line) =>
             line.querySelector('bdi').textContent === {name:?})?.querySelector('em').textContent"
        )
    };
    for player in &met {
        assert_eq!(read(&wall, &seat(player.name.as_str())).await, OPEN.to_string());
    }
    wall.picture("s2-pairings").await;
    // The next round is a draft until it is published: the wall goes on with this one.
    Box::pin(close_round_three(&wall.app, &event)).await;
    let options = DrawOptions::as_it_is(RoundNumber(4), ClubRule::Off);
    rounds::draw_next_round(&wall.app, &Actor::muster(), &event, options).await.unwrap();
    // The standings turn their pages by themselves.
    actions::hall::screens::show_on_screen(&wall.app, &Actor::muster(), event.id, Shows::Standings)
        .await
        .unwrap();
    wall.sees("after round 3").await;
    let foot = async || read(&wall, "document.querySelector('.wall__foot').textContent").await;
    let page = foot().await;
    wait::until("the next page", async || {
        let next = foot().await;
        if next == page { Err(next) } else { Ok(()) }
    })
    .await;
    actions::hall::screens::show_on_screen(&wall.app, &Actor::muster(), event.id, Shows::Pairings)
        .await
        .unwrap();
    wall.sees("Round 3").await;
    assert_eq!(read(&wall, &seat(met[0].name.as_str())).await, OPEN.to_string());
    let mut tx = wall.app.database.read().await.unwrap();
    let drawn = storage::rounds::by_number(&mut tx, event.id, RoundNumber(4)).await.unwrap().unwrap();
    drop(tx);
    rounds::publish_draft_round(&wall.app, &Actor::muster(), &event, (RoundNumber(4), drawn.version))
        .await
        .unwrap();
    wall.sees("Round 4").await;
    wall.close().await;
}

#[actix_web::test]
async fn s12_the_awards_are_given_one_by_one_on_the_wall_and_on_every_phone() {
    if missing() {
        return;
    }
    let (wall, event) = looking_on(WALL).await;
    let by = Actor::muster();
    let kept = Some(RoundNumber(2));
    actions::event::standings::show_up_to(&wall.app, &by, event.id, kept).await.unwrap();
    Box::pin(close_round_three(&wall.app, &event)).await;
    let mut tx = wall.app.database.read().await.unwrap();
    let awards = storage::awards::list_awards(&mut tx, event.id).await.unwrap();
    let paint = awards.iter().find(|award| award.title == "Best painted").unwrap();
    let painter = storage::players::by_number(&mut tx, event.id, 7).await.unwrap().unwrap();
    drop(tx);
    let to = Some(Recipient::from_entry(&painter));
    actions::awards::choose_award_winner(&wall.app, &by, event.id, (paint.id, paint.version), to, None)
        .await
        .unwrap();
    wall.open(&format!("{HOME}/screen/ceremony")).await;
    wall.sees("Awards").await;
    let phone = wall.beside(PHONE.0, PHONE.1).await;
    phone.open(&format!("{HOME}/awards")).await;
    let hand = organiser(&wall, PHONE).await;
    hand.open(&format!("{HOME}/desk/screen")).await;
    let names = async |window: &Chromium, selector: &str| {
        read(window, &format!("[...document.querySelectorAll('{selector}')].map((one) => one.textContent)"))
            .await
    };
    for (title, won_by) in [
        ("Best painted", "chosen by the organiser"),
        ("Third place", "–0"),
        ("Second place", "–0"),
        ("First place", "3–0–0"),
    ] {
        hand.click(&format!("Announce {title}")).await;
        wall.sees(title).await;
        wall.finds(".wall__wait").await;
        assert_eq!(names(&wall, ".wall__name").await, "", "{title} has no name yet");
        phone.open(&format!("{HOME}/awards")).await;
        assert!(!phone.text().await.contains(title), "{title} is on the phone before it is given");
        hand.click("Reveal").await;
        wall.finds(".wall__name").await;
        wall.sees(won_by).await;
        wall.picture(&format!("s12-{}", title.replace(' ', "-"))).await;
        // The phone hears of it, without being touched.
        phone.sees(title).await;
        let name = names(&wall, ".wall__name").await;
        phone.sees(&name).await;
    }
    hand.sees("All awards revealed.").await;
    phone.fits().await;
    phone.picture("s12-phone").await;
    assert_eq!(names(&phone, "main .row__main b").await.split(',').count(), 4);
    close([hand, phone, wall]).await;
}

#[actix_web::test]
async fn s3_the_wall_has_the_rounds_clock_its_next_mark_and_then_what_comes_next() {
    if missing() {
        return;
    }
    let (wall, event) = looking_on(WALL).await;
    wall.open(&format!("{HOME}/screen/clock")).await;
    wall.sees("Round 3").await;
    muster::demo::start_the_clock(&wall.app, &event).await.unwrap();
    wall.finds(".wall__digits[data-until]").await;
    wall.sees("Battle round 3 should end with 44:00 left").await;
    let marks = read(&wall, "document.querySelectorAll('.wall__mark').length").await;
    assert_eq!(marks, "4", "the ends of four battle rounds; the fifth ends with the time");
    wall.picture("s3-clock").await;
    // Once the round is over the wall says what comes next.
    Box::pin(close_round_three(&wall.app, &event)).await;
    wall.sees("Round 3 is over").await;
    let next = read(&wall, "document.querySelector('.wall__mid').innerText").await;
    assert!(next.contains("Coming up") || next.contains("until round 4"), "{next}");
    wall.picture("s3-next").await;
    wall.close().await;
}

#[actix_web::test]
async fn s9_the_table_on_stream_has_an_address_that_tells_its_story_and_renews_itself() {
    if missing() {
        return;
    }
    let (caster, event) = looking_on(WALL).await;
    let met = at_table(&caster.app, &event, table(OPEN)).await;
    // The organiser finds on the desk what the caster can lay over the picture, and reads it out.
    let desk = organiser(&caster, LAPTOP).await;
    desk.open(&format!("{HOME}/desk")).await;
    desk.click("Show").await;
    desk.click("Screen").await;
    desk.click("Live stream").await;
    desk.sees("They are public").await;
    desk.sees("Now table 1.").await;
    desk.fits().await;
    desk.picture("s9-desk").await;
    let told = async |which: &str| {
        let link = format!("document.querySelector(\"#broadcast a[href*='/screen/{which}']\")");
        read(&desk, &format!("{link}.textContent")).await
    };
    caster.open(&told("stream").await).await;
    for player in at_table(&caster.app, &event, table(1)).await {
        caster.sees(player.name.as_str()).await;
    }
    // Both came to the first table with two wins.
    let records = "[...document.querySelectorAll('.third small bdi:last-child')].map((one) => one.textContent).join('|')";
    assert_eq!(read(&caster, records).await, "2–0–0|2–0–0");
    let address = told("table/").await;
    let (of_any_table, _) = address.rsplit_once('/').unwrap();
    caster.open(&format!("{of_any_table}/{OPEN}")).await;
    for player in &met {
        caster.sees(player.name.as_str()).await;
    }
    for faction in met.iter().filter_map(|player| player.faction.as_deref()) {
        caster.sees(faction).await;
    }
    caster.picture("s9-overlay").await;
    caster.open(&format!("{of_any_table}/{OPEN}/score")).await;
    assert_eq!(read(&caster, "document.querySelector('.board__sum').textContent").await, "–");
    // They tap on their sheet, and nobody touches the caster's computer.
    let player = caster.beside(PHONE.0, PHONE.1).await;
    player.open(&actions::entrants::links::private_link(&caster.app, &met[0])).await;
    player.click("Scoring sheet").await;
    player.sees("All saved").await;
    // Both let everybody read along.
    let other = caster.beside(PHONE.0, PHONE.1).await;
    other.open(&actions::entrants::links::private_link(&caster.app, &met[1])).await;
    other.click("Scoring sheet").await;
    for phone in [&player, &other] {
        phone.click("I agree").await;
        phone.sees("Stop showing it").await;
    }
    player.tap("[data-field='priority/1'][data-value='a']").await;
    player.tap("[data-field^='line/1/a/']").await;
    player.sees("All saved").await;
    caster.sees("Battle round 1").await;
    caster.finds(".board td.is-now").await;
    // What is not laid over the picture lets it through.
    let ground =
        "['body', 'html'].map((one) => getComputedStyle(document.querySelector(one)).backgroundColor).join()";
    assert_eq!(read(&caster, ground).await, "rgba(0, 0, 0, 0),rgba(0, 0, 0, 0)");
    caster.fits().await;
    caster.picture("s9-overlay-score").await;
    close([desk, player, other, caster]).await;
}
