//! A judge called from a phone in one tap, who takes the call on theirs: nobody loads a page again.

use crate::support::browser::{Chromium, Scheme, missing};
use muster::{
    actions,
    domain::numbers::{RoundNumber, TableNumber},
    storage::{self, battles::TableUse},
};

#[actix_web::test]
async fn a_judge_is_called_in_one_tap_and_both_phones_follow() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    let mut tx = phone.app.database.read().await.unwrap();
    let at = TableUse { round: RoundNumber(3), table: TableNumber(20) };
    let battle = storage::battles::by_table(&mut tx, event.id, at).await.unwrap().unwrap();
    let player = storage::players::find_player(&mut tx, battle.a).await.unwrap().unwrap();
    tx.commit().await.unwrap();
    let judge = phone.beside_in(390, 844, Scheme::Dark).await;
    judge.sign_in(muster::demo::JUDGE).await;
    judge.open("/e/autumn-clash/desk").await;
    judge.click("Calls").await;
    judge.sees("No open calls").await;
    judge.picture("calls-none-dark").await;
    let felt = "navigator.vibrate = () => { document.body.dataset.felt = 'yes'; return true; }";
    judge.client.execute(felt, vec![]).await.unwrap();

    phone.open(&actions::entrants::links::private_link(&phone.app, &player)).await;
    phone.sees("Tap a reason to call a judge").await;
    phone.fits().await;
    phone.picture("call").await;
    phone.tap("button[name=kind][value=rules]").await;
    phone.sees("Judge called at").await;
    judge.sees("Table 20").await;
    judge.finds("body[data-felt=yes]").await;
    judge.fits().await;
    judge.picture("calls-waiting-dark").await;
    let high = "return document.querySelector('article').getBoundingClientRect().height <= 220";
    assert_eq!(judge.client.execute(high, vec![]).await.unwrap(), true, "three calls are on one screen");
    judge.click("Take").await;
    judge.sees("is on the way").await;
    phone.sees("Jo Whitfield is on the way").await;
    phone.picture("call-taken").await;
    judge.fill("said", "Both may pile in.").await;
    judge.picture("calls-taken-dark").await;
    judge.click("Mark answered").await;
    judge.sees("No open calls").await;
    phone.sees("Both may pile in.").await;
    // A phone in the pocket rings too, and shows nothing new until somebody looks.
    judge.client.execute(felt, vec![]).await.unwrap();
    let pocket = "Object.defineProperty(document, 'hidden', { get: () => true })";
    judge.client.execute(pocket, vec![]).await.unwrap();
    phone.tap("button[name=kind][value=rules]").await;
    phone.sees("Judge called at").await;
    judge.finds("body[data-felt=yes]").await;
    judge.sees("No open calls").await;
    for window in [judge, phone] {
        window.close().await;
    }
}
