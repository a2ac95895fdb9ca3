//! Where somebody sits, against whom, and what is played.

use super::{CLASH, TABLE, open_link, phone, round_three};
use crate::{
    browser::moments::{
        close,
        spectator::{organiser, read, shows},
    },
    support::browser::missing,
};
use muster::{domain::numbers::TableNumber, storage};

#[actix_web::test]
async fn p6_one_page_says_who_where_until_when_and_which_battleplan() {
    if missing() {
        return;
    }
    let phone = phone().await;
    let (event, me, opponent) = Box::pin(round_three(&phone)).await;
    let mut tx = phone.app.database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, event.id, TABLE.round).await.unwrap().unwrap();
    drop(tx);
    let plan = event.settings.battleplan_name(round.battleplan.as_deref().unwrap());
    open_link(&phone, &me).await;
    shows(&phone, ".seat__no", &TABLE.table.to_string()).await;
    shows(&phone, "h1.lead", opponent.name.as_str()).await;
    phone.sees("Round 3 · upstairs").await;
    phone.sees(&plan).await;
    phone.sees("Time left").await;
    phone.finds(".time-left").await;
    phone.sees("Their roster").await;
    // All of it without scrolling.
    let inside = "['.seat__no', '.time-left', 'h1.lead']
        .every((one) => document.querySelector(one).getBoundingClientRect().bottom < innerHeight)";
    assert_eq!(read(&phone, inside).await, "true");
    phone.fits().await;
    phone.picture("p6-seat").await;
    // They are moved to where there is more room: the page that is open says so.
    let desk = organiser(&phone, (1366, 768)).await;
    desk.open(&format!("{CLASH}/desk/rounds/3/tables")).await;
    let other = TableNumber(23);
    for (field, text) in
        [("from", TABLE.table.to_string()), ("to", other.to_string()), ("reason", "more room".into())]
    {
        desk.fill(field, &text).await;
    }
    desk.click("Move battle").await;
    desk.sees("moved by staff").await;
    shows(&phone, ".seat__no", &other.to_string()).await;
    shows(&phone, "h1.lead", opponent.name.as_str()).await;
    close([desk, phone]).await;
}
