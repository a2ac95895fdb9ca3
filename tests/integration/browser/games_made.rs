//! The general games and Kings of War, made in the form by a person with a browser and no file.

use super::set_up;
use crate::{
    games::described::list_games_to_make,
    support::{
        browser::{Chromium, missing},
        wait,
    },
};
use muster::storage;
use serde_json::json;

/// Types into a field as a person does: whatever follows it on the page hears of it. False where there is no such field.
const TYPE: &str = "const [name, typed] = arguments;
    const field = document.getElementsByName(name)[0];
    if (!field) return false;
    field.value = typed;
    for (const told of ['input', 'change']) field.dispatchEvent(new Event(told, { bubbles: true }));
    return field.value === typed";

#[actix_web::test]
async fn the_general_games_and_kings_of_war_are_made_in_a_browser() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 900).await;
    set_up(&laptop).await;
    for game in list_games_to_make() {
        laptop.open(&format!("/events/new?system={}", game.from)).await;
        laptop.fill("name", &format!("Made {}", game.wanted)).await;
        laptop.click("Create event").await;
        laptop.sees("Draft event created").await;
        laptop.open(&format!("/e/made-{}/desk/game/form", game.wanted)).await;
        laptop.sees("Three made-up battles").await;
        for (field, typed) in &game.typed {
            if type_into_field(&laptop, field, typed).await {
                continue;
            }
            // The tie-breakers of a value are there once its name was read; a row of results, once there is one more.
            let is_value = field.starts_with("tiebreaker") || field.starts_with("value");
            let press = if is_value { "try" } else { "more" };
            laptop.tap(&format!("button[name='do'][value='{press}']:not(.unseen)")).await;
            wait::until("the field is there", async || {
                type_into_field(&laptop, field, typed).await.then_some(()).ok_or(field)
            })
            .await;
        }
        laptop.click("Save game").await;
        laptop.sees("The event now uses this game.").await;
        let mut tx = laptop.app.database.read().await.unwrap();
        let event =
            storage::events::by_slug(&mut tx, &format!("made-{}", game.wanted)).await.unwrap().unwrap();
        drop(tx);
        game.is_made(event.settings.game());
    }
    laptop.close().await;
}

/// Holds the first answer back until `letGo` is called, and counts those that have come.
pub(super) const HOLD: &str = "const ask = window.fetch;
    window.answered = 0;
    window.fetch = async (...all) => {
      const answer = await ask(...all);
      if (!/post/i.test(all[1]?.method)) return answer;
      if (!window.letGo) await new Promise((go) => (window.letGo = go));
      window.answered += 1;
      return answer;
    }";

#[actix_web::test]
async fn an_answer_to_an_earlier_change_of_a_games_form_takes_nothing_back() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 900).await;
    set_up(&laptop).await;
    laptop.open("/events/new?system=points-reported").await;
    laptop.fill("name", "Held Back").await;
    laptop.click("Create event").await;
    laptop.sees("Draft event created").await;
    laptop.open("/e/held-back/desk/game/form").await;
    let is_true =
        async |what: &str| laptop.client.execute(&format!("return {what}"), vec![]).await.unwrap() == true;
    let until = async |what: &str| {
        wait::until(what, async || is_true(what).await.then_some(()).ok_or(())).await;
    };
    laptop.client.execute(HOLD, vec![]).await.unwrap();
    assert!(type_into_field(&laptop, "points_word", "Glory").await);
    until("!!window.letGo").await;
    // Typed while the first answer is on its way, with the tie-breakers in use: both are as they should be in the end.
    laptop.client.execute("document.getElementsByName('first')[0].focus()", vec![]).await.unwrap();
    assert!(type_into_field(&laptop, "value_1", "Banners").await);
    laptop.client.execute("window.letGo()", vec![]).await.unwrap();
    until("window.answered === 2").await;
    assert!(is_true("document.getElementsByName('value_1')[0].value === 'Banners'").await);
    assert!(!is_true("document.getElementsByName('tiebreaker_1')[0].innerText.includes('Banners')").await);
    laptop.client.execute("document.activeElement.blur()", vec![]).await.unwrap();
    until("document.getElementsByName('tiebreaker_1')[0].innerText.includes('Banners')").await;
    laptop.close().await;
}

async fn type_into_field(laptop: &Chromium, field: &str, typed: &str) -> bool {
    let done = laptop.client.execute(TYPE, vec![json!(field), json!(typed)]).await.unwrap();
    done.as_bool().unwrap()
}
