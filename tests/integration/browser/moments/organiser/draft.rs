//! A round of the organiser's: copied with its event, drawn, looked at, published, and somebody who comes after.

use super::{
    HOME, NEXT,
    desk::{alone, at_the_desk, players, winter_clash, write},
};
use crate::{
    browser::moments::{
        at_table, choose, close, close_round_three, hides, olga, phone_of,
        spectator::{read, shows},
        table,
    },
    support::browser::{Chromium, missing},
};
use muster::{
    actions::entrants::players as people,
    domain::{
        battle::Battle,
        event::{Event, player::Player},
        numbers::RoundNumber,
    },
    storage,
};

#[actix_web::test]
async fn o1_the_last_event_is_copied_with_its_pack_and_its_tables_and_without_its_players() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event = muster::demo::fill_demo(&laptop.app).await.unwrap();
    at_the_desk(&laptop).await;
    laptop.open("/events/new").await;
    laptop.sees("These are the standard settings for").await;
    laptop.click("Autumn Clash").await;
    laptop.sees("Copied from Autumn Clash").await;
    laptop.holds("points_limit", &event.settings.points_limit.to_string()).await;
    laptop.holds("venue", &event.settings.venue).await;
    laptop.holds("starts_on", "").await;
    laptop.fits().await;
    laptop.picture("o1-like").await;
    laptop.fill("name", "Spring Clash").await;
    laptop.click("Create event").await;
    laptop.sees("Draft event created").await;
    laptop.open("/e/spring-clash/desk/tables").await;
    laptop.sees("upstairs").await;
    laptop.open("/e/spring-clash/desk/players").await;
    laptop.sees("Add player").await;
    hides(&laptop, "Ann Archer").await;
    // Nobody but its staff sees it yet.
    let friend = laptop.beside(390, 844).await;
    friend.open("/").await;
    friend.sees("Autumn Clash").await;
    hides(&friend, "Spring Clash").await;
    close([friend, laptop]).await;
}

/// The demo's third round is over, and the laptop shows the draft of the fourth.
async fn draft_of_round_four(laptop: &Chromium) -> Event {
    let event = muster::demo::fill_demo(&laptop.app).await.unwrap();
    Box::pin(close_round_three(&laptop.app, &event)).await;
    at_the_desk(laptop).await;
    laptop.open(&format!("{HOME}/desk/rounds")).await;
    laptop.click("Pair round 4").await;
    laptop.sees("Draft, staff only").await;
    event
}

async fn battles(window: &Chromium, event: &Event, number: u32) -> Vec<Battle> {
    let mut tx = window.app.database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(number)).await.unwrap().unwrap();
    storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap()
}

#[actix_web::test]
async fn o7_a_draft_is_read_in_a_line_with_its_reasons_and_what_a_swap_would_cost() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event = draft_of_round_four(&laptop).await;
    // The whole draw in a line, and every table with why those two meet.
    laptop.sees("No rematches").await;
    laptop.tap("#t1 > summary").await;
    let why = read(&laptop, "document.querySelector('#t1[open] .pair__more').innerText").await;
    assert!(why.contains("record"), "{why}");
    laptop.fits().await;
    laptop.picture("o7-draft").await;
    laptop.click("To check").await;
    laptop.finds("a.chip[href$='only=look'][aria-current]").await;
    let looked_at = read(&laptop, "document.querySelectorAll('ol.rows details').length").await;
    let all = battles(&laptop, &event, 4).await.len();
    assert!((1..all).contains(&looked_at.parse::<usize>().unwrap()), "{looked_at} of {all}");
    laptop.picture("o7-to-look-at").await;
    // Somebody at the first table is to sit elsewhere: everybody they could change with has a price.
    laptop.open(&format!("{HOME}/desk/rounds/4")).await;
    laptop.tap("#t1 > summary").await;
    laptop.tap("#t1 a[href*='/swap']").await;
    laptop.sees("Who moves?").await;
    let [one, other] = ["1", "2"].map(|at| format!("ul.rows li:nth-child({at}) a b"));
    let one = read(&laptop, &format!("document.querySelector('{one}').textContent")).await;
    let other = read(&laptop, &format!("document.querySelector('{other}').textContent")).await;
    laptop.tap("ul.rows a.row").await;
    laptop.sees("Swap with").await;
    let prices = "[...document.querySelectorAll('.picks .tick')].every((one) => one.querySelector('.badge'))";
    assert_eq!(read(&laptop, prices).await, "true");
    laptop.tap(".picks [name=two]").await;
    laptop.click("Preview").await;
    laptop.sees("Preview").await;
    laptop.sees(&format!("wapping {one} and ")).await;
    laptop.fits().await;
    laptop.picture("o7-price").await;
    let before = battles(&laptop, &event, 4).await;
    write(&laptop, "[name=reason]", "they share a car").await;
    laptop.click("Confirm swap").await;
    laptop.sees(" swapped.").await;
    laptop.sees("set by staff").await;
    let after = battles(&laptop, &event, 4).await;
    let pair = |battle: &Battle| (battle.a, battle.b);
    let moved = after.iter().filter(|new| !before.iter().any(|old| pair(old) == pair(new))).count();
    assert_eq!(moved, 2, "two tables are changed, and no other");
    laptop.fill("q", &other).await;
    laptop.click("Search").await;
    laptop.tap("ol.rows details:not([open]) > summary").await;
    laptop.sees("they share a car").await;
    laptop.picture("o7-swapped").await;
    // All the while nobody else has heard of the round.
    let friend = laptop.beside(390, 844).await;
    friend.open(&format!("{HOME}/rounds")).await;
    friend.sees("Round 3").await;
    hides(&friend, "Round 4").await;
    friend.open(&format!("{HOME}/rounds/4")).await;
    hides(&friend, &one).await;
    close([friend, laptop]).await;
}

#[actix_web::test]
async fn o8_one_button_publishes_and_the_phones_and_the_wall_show_the_round() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event = draft_of_round_four(&laptop).await;
    let sits = at_table(&laptop.app, &event, table(20)).await;
    let drawn = battles(&laptop, &event, 4).await;
    let of = |player: &Player| {
        let own = drawn.iter().find(|battle| battle.b.is_some() && battle.side_of(player.id).is_some())?;
        let opponent = if own.a == player.id { own.b.unwrap() } else { own.a };
        Some((player.clone(), opponent, own.table_number.unwrap().to_string()))
    };
    let (me, opponent, at) = sits.iter().find_map(of).unwrap();
    let opponent = players(&laptop, &event).await.into_iter().find(|other| other.id == opponent).unwrap();
    let phone = phone_of(&laptop, &me).await;
    let wall = laptop.beside(1920, 1080).await;
    wall.open(&format!("{HOME}/screen/pairings")).await;
    wall.sees("Round 3").await;
    phone.sees("Round 3").await;
    assert_ne!(
        read(&phone, "document.querySelector('h1.lead')?.textContent.trim()").await,
        opponent.name.as_str()
    );
    laptop.click("Publish and start clock").await;
    laptop.sees("Round 4 published. Everyone can see it. The clock is running.").await;
    // Nobody touches either of them.
    shows(&phone, "h1.lead", opponent.name.as_str()).await;
    shows(&phone, ".seat__no", &at).await;
    phone.sees("Time left").await;
    phone.fits().await;
    phone.picture("o8-phone").await;
    wall.sees("Round 4").await;
    wall.finds(".wall__clock").await;
    let seat = format!(
        "[...document.querySelectorAll('.names li')].find((line) =>
         line.querySelector('bdi').textContent === {:?})?.querySelector('em').textContent",
        me.name.as_str()
    );
    assert_eq!(read(&wall, &seat).await, at);
    wall.picture("o8-wall").await;
    close([wall, phone, laptop]).await;
}

/// Eight have a place in Winter Clash, seven are here, and the laptop shows their round as a draft.
async fn seven_of_eight(laptop: &Chromium) -> (Event, Vec<Player>) {
    let event = winter_clash(laptop, 8, |_, _| ()).await;
    let everybody = players(laptop, &event).await;
    for player in &everybody[..7] {
        people::check_in(&laptop.app, &olga(), player).await.unwrap();
    }
    at_the_desk(laptop).await;
    laptop.open(&format!("{NEXT}/desk/rounds")).await;
    choose(laptop, "odd", "bye").await;
    laptop.click("Pair round 1").await;
    laptop.sees("Draft, staff only").await;
    (event, everybody)
}

/// What the check-in offers for whoever has no seat: its words, once they are there.
async fn offered(laptop: &Chromium) -> String {
    laptop.finds("form[action$='/check-in/seat'] button").await;
    read(laptop, "document.querySelector(\"form[action$='/check-in/seat'] button\").textContent.trim()").await
}

async fn take_the_offer(laptop: &Chromium, words: &str) {
    let said = offered(laptop).await;
    assert!(said.starts_with(words), "{said}");
    laptop.tap("form[action$='/check-in/seat'] button").await;
    crate::support::wait::until("the offer is taken", async || {
        let left = read(laptop, "document.querySelectorAll(\"form[action$='/check-in/seat']\").length").await;
        if left == "0" { Ok(()) } else { Err(left) }
    })
    .await;
}

/// Somebody without a place, who stands at the desk.
async fn add(laptop: &Chromium, name: &str) {
    laptop.open(&format!("{NEXT}/desk/players?add=true")).await;
    laptop.fill("name", name).await;
    laptop.click("Add").await;
    laptop.sees(name).await;
    laptop.open(&format!("{NEXT}/desk/check-in")).await;
    laptop.sees(name).await;
}

async fn newest(laptop: &Chromium, event: &Event) -> Player {
    players(laptop, event).await.into_iter().max_by_key(|player| player.number).unwrap()
}

#[actix_web::test]
async fn o9_whoever_comes_to_a_published_round_is_seated_and_nobody_else_moves() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let (event, everybody) = seven_of_eight(&laptop).await;
    laptop.click("Publish round 1").await;
    laptop.sees("Round 1 published. Everyone can see it.").await;
    let before = battles(&laptop, &event, 1).await;
    let alone = alone(&laptop, &event).await;
    let phone = phone_of(&laptop, &alone).await;
    phone.sees("No opponent this round.").await;
    // One who has a place comes late, and sits across the bye.
    laptop.open(&format!("{NEXT}/desk/check-in")).await;
    laptop.tap("#p8 button").await;
    laptop.picture("o9-returning").await;
    take_the_offer(&laptop, "Seat them at table").await;
    shows(&phone, "h1.lead", everybody[7].name.as_str()).await;
    phone.fits().await;
    phone.picture("o9-not-alone").await;
    // Two more come without one: the first has nobody left to play, the second plays the first.
    add(&laptop, "Kim Late").await;
    take_the_offer(&laptop, "Give them the bye").await;
    let kim = phone_of(&laptop, &newest(&laptop, &event).await).await;
    kim.sees("No opponent this round.").await;
    add(&laptop, "Lou Later").await;
    laptop.fits().await;
    laptop.picture("o9-new").await;
    take_the_offer(&laptop, "Seat them at table").await;
    shows(&kim, "h1.lead", "Lou Later").await;
    kim.picture("o9-new-phone").await;
    let after = battles(&laptop, &event, 1).await;
    for old in before.iter().filter(|battle| battle.b.is_some()) {
        let stays = |new: &&Battle| {
            (new.id, new.a, new.b, new.table_number) == (old.id, old.a, old.b, old.table_number)
        };
        assert!(after.iter().any(|new| stays(&new)), "a table has changed");
    }
    assert_eq!((before.len(), after.len()), (4, 5));
    close([kim, phone, laptop]).await;
}

#[actix_web::test]
async fn o9_whoever_comes_to_a_draft_has_a_seat_in_it_when_it_is_published() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let (event, everybody) = seven_of_eight(&laptop).await;
    let alone = alone(&laptop, &event).await;
    laptop.open(&format!("{NEXT}/desk/check-in")).await;
    laptop.tap("#p8 button").await;
    take_the_offer(&laptop, "Seat them at table").await;
    add(&laptop, "Kim Late").await;
    take_the_offer(&laptop, "Give them the bye").await;
    // A draft is told to nobody, neither to the two who came nor to the one who is not alone any more.
    let phone = phone_of(&laptop, &alone).await;
    let kim = phone_of(&laptop, &newest(&laptop, &event).await).await;
    phone.sees("Winter Clash").await;
    kim.sees("Winter Clash").await;
    hides(&phone, everybody[7].name.as_str()).await;
    hides(&kim, "No opponent this round").await;
    laptop.open(&format!("{NEXT}/desk/rounds/1")).await;
    laptop.sees("Kim Late").await;
    laptop.fits().await;
    laptop.picture("o9-draft").await;
    laptop.click("Publish round 1").await;
    laptop.sees("Round 1 published. Everyone can see it.").await;
    shows(&phone, "h1.lead", everybody[7].name.as_str()).await;
    kim.sees("No opponent this round.").await;
    close([kim, phone, laptop]).await;
}

/// Round 1, from which round 2 was drawn.
const CORRECTED: &str = "/e/autumn-clash/desk/battles/1/5";

#[actix_web::test]
async fn o12_before_a_correction_is_saved_the_page_names_who_moves_and_which_tables() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event = muster::demo::fill_demo(&laptop.app).await.unwrap();
    at_the_desk(&laptop).await;
    laptop.open(CORRECTED).await;
    laptop.click("Correct result").await;
    for (field, number) in [("a_points", "24"), ("a_tactics", "3"), ("b_points", "24"), ("b_tactics", "3")] {
        laptop.fill(field, number).await;
    }
    laptop.fill("reason", "both counted the last battle round twice").await;
    laptop.tap("#ruling .line button:not([name])").await;
    laptop.sees("Not saved yet").await;
    laptop.sees("places change").await;
    let places = "[...document.querySelectorAll('#correction tbody tr')]
        .every((row) => row.cells[0].textContent.trim() && row.cells[1].textContent !== row.cells[2].textContent)";
    assert_eq!(read(&laptop, places).await, "true");
    // The tables of round 2 that would have been others, each as it is and as it would be.
    laptop.tap("#correction details:has(.cols) > summary").await;
    laptop.sees("With this correction").await;
    let of_side = |side: u32| {
        format!(
            "[...document.querySelectorAll('#correction .cols')[0].children[{side}].querySelectorAll('li')]
             .map((one) => one.textContent.trim()).join('|')"
        )
    };
    let (drawn, instead) = (read(&laptop, &of_side(0)).await, read(&laptop, &of_side(1)).await);
    assert!(!drawn.is_empty() && !instead.is_empty() && drawn != instead, "{drawn} / {instead}");
    let known = players(&laptop, &event).await;
    let [a, b] = drawn.split('|').next().unwrap().split(" – ").collect::<Vec<_>>().try_into().unwrap();
    for name in [a, b] {
        assert!(known.iter().any(|player| player.name.as_str() == name), "{name} plays here");
    }
    laptop.fits().await;
    laptop.picture("o12-what-it-changes").await;
    laptop.click("Save correction").await;
    laptop.sees("ruling saved.").await;
    laptop.close().await;
}
