//! Signing up while very many do: a phone works for its entry while somebody types their name.

use crate::support::browser::{Chromium, missing};
use muster::{
    domain::{
        event::{Event, EventName, Stage, pack::Settings, player::Status},
        ids::EventId,
    },
    limits::rate_limit::Pace,
    storage,
};

/// An event to which nobody comes any more without an account or a proof.
async fn crowded(phone: &Chromium) -> Event {
    let app = &phone.app;
    let event = Event {
        id: EventId(app.new_id()),
        slug: "spring-open".into(),
        name: EventName::parse("Spring Open").unwrap(),
        stage: Stage::Published,
        settings: Settings::default(),
        seed: 42,
        version: 0,
        created_at: app.clock.now(),
    };
    let mut tx = app.database.write().await.unwrap();
    storage::events::insert(&mut tx, &event).await.unwrap();
    tx.commit().await.unwrap();
    while app.paces.count(Pace::Unproved, &event.id.to_string()).is_ok() {}
    event
}

#[actix_web::test]
async fn a_phone_works_for_its_entry_while_very_many_sign_up() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = crowded(&phone).await;
    phone.open("/e/spring-open/register").await;
    phone.fill("name", "Ann").await;
    phone.click("Sign up").await;
    phone.sees("You're in, Ann").await;
    // Sent at once, before it can be done: it goes by itself a moment later.
    phone.client.delete_all_cookies().await.unwrap();
    phone.open("/e/spring-open/register").await;
    let at_once = "document.querySelector('[name=name]').value = 'Ben';
        document.querySelector('main form.card button').click()";
    phone.client.execute(at_once, vec![]).await.unwrap();
    phone.sees("You're in, Ben").await;
    // Without scripts there is no such work: the organiser lets them in.
    phone.client.delete_all_cookies().await.unwrap();
    phone.open("/e/spring-open/register").await;
    let without = "const form = document.querySelector('main form.card');
        form.elements.name.value = 'Cid';
        form.submit()";
    phone.client.execute(without, vec![]).await.unwrap();
    phone.sees("One more step, Cid").await;
    phone.picture("sign-up-asks").await;
    let mut tx = phone.app.database.read().await.unwrap();
    let players = storage::players::list_players(&mut tx, event.id).await.unwrap();
    let stands: Vec<_> = players.iter().map(|player| (player.status, player.asks_to_come_in())).collect();
    assert_eq!(stands, [(Status::Playing, false), (Status::Playing, false), (Status::Waiting, true)]);
}
