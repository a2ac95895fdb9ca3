//! Who has paid, of many at once: ticked at the desk among those who have not.

use super::undo::{notice, undo};
use crate::support::{floor::Floor, site::Site};
use muster::{
    domain::event::{Stage, pack::Settings, permission::StaffRole},
    storage,
};

const PLAYERS: &str = "/e/spring-open/desk/players";
const UNPAID: &str = "/e/spring-open/desk/players?only=unpaid";
const PAID: &str = "/e/spring-open/desk/players/paid";

/// Four players, none of whom has paid their £30.
async fn unpaid() -> Floor {
    let site = Site::start().await;
    let settings = Settings { ticket_price: "£30".into(), ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let players = site.players(&event, &["Ann <b>Archer</b>", "Bo Baker", "Вера Зима", "Dee Dale"]).await;
    let desk = site.organiser(&event).await;
    Floor { site, event, desk, players }
}

async fn payers(floor: &Floor) -> Vec<i64> {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let players = storage::players::list_players(&mut tx, floor.event.id).await.unwrap();
    players.iter().filter(|player| player.paid).map(|player| player.number).collect()
}

async fn log(floor: &Floor) -> String {
    floor.desk.get("/e/spring-open/desk/audit").await.is(200).text()
}

#[actix_web::test]
async fn those_who_are_ticked_have_paid_until_it_is_taken_back() {
    let floor = unpaid().await;
    floor.desk.get(PLAYERS).await.hides("id=\"paid-1\"");
    let page = floor.desk.get(UNPAID).await;
    page.shows("id=\"paid-1\"").shows("Ann &#60;b&#62;Archer").says(text!("desk-players-mark-paid"));
    let once = page.hidden("once");
    let fields = [("once", once.as_str()), ("number", "1"), ("number", "3"), ("q", "")];
    let sent = floor.desk.post(PAID, &fields).await;
    sent.leads_to(UNPAID);
    let told = notice(&floor.desk, &sent).await;
    assert!(told.contains("2 marked as paid."), "{told}");
    assert_eq!(payers(&floor).await, [1, 3]);
    floor.desk.get(UNPAID).await.hides("id=\"paid-1\"").shows("id=\"paid-2\"");
    assert!(log(&floor).await.contains("marked as paid: "));
    // The same form again, and by somebody who opened the page before.
    floor.desk.post(PAID, &fields).await.leads_to(UNPAID);
    floor.desk.post(PAID, &[("number", "1")]).await.leads_to(UNPAID);
    assert_eq!(payers(&floor).await, [1, 3]);
    undo(&floor.desk, &told).await.is(200);
    assert_eq!(payers(&floor).await, Vec::<i64>::new());
    assert!(log(&floor).await.contains("marked as not paid again: "));
}

#[actix_web::test]
async fn all_who_are_shown_are_those_whom_the_search_found() {
    let floor = unpaid().await;
    let found = format!("{UNPAID}&q=b");
    let page = floor.desk.get(&found).await;
    page.hides("data-filter").shows("name=\"all\" value=\"1,2\"");
    floor.desk.post(PAID, &[("all", "1,2"), ("q", "b")]).await.leads_to(&found);
    assert_eq!(payers(&floor).await, [1, 2]);
}

#[actix_web::test]
async fn nobody_is_marked_where_nobody_is_ticked_and_nobody_who_has_left() {
    let floor = unpaid().await;
    floor.desk.post(PAID, &[]).await.leads_to(UNPAID);
    floor.desk.get(UNPAID).await.says(text!("player-refusal-nobody-ticked"));
    let page = floor.desk.get(&format!("{PLAYERS}/2")).await;
    let left = floor.desk.post(&format!("{PLAYERS}/2/leave"), &[("version", &page.hidden("version"))]).await;
    left.is(303);
    floor.desk.post(PAID, &[("number", "2"), ("number", "4"), ("number", "99")]).await.is(303);
    assert_eq!(payers(&floor).await, [4]);
    floor.desk.post(PAID, &[("entry", "1")]).await.is(404);
}

#[actix_web::test]
async fn of_money_organisers_alone_know() {
    let floor = unpaid().await;
    floor.desk.post(PAID, &[("number", "1")]).await.is(303);
    let judge = floor.site.staff(&floor.event, "Jude", StaffRole::Judge).await;
    judge.post(PAID, &[("number", "2")]).await.is(403);
    let log = judge.get("/e/spring-open/desk/audit").await;
    log.says(text!("audit-noted-payments")).hides("marked as paid");
    assert_eq!(payers(&floor).await, [1]);
}
