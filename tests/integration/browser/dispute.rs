//! Two phones that disagree, the judge who settles it, and a ruling that no player can write over.

use crate::support::browser::{Chromium, missing};
use muster::{
    actions,
    domain::{
        battle::State,
        event::{Event, player::Player},
        numbers::{RoundNumber, TableNumber},
    },
    storage::{self, battles::TableUse},
};

const TABLE: TableUse = TableUse { round: RoundNumber(3), table: TableNumber(20) };

#[actix_web::test]
async fn two_phones_disagree_staff_settle_it_and_the_ruling_stands() {
    if missing() {
        return;
    }
    let one = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&one.app).await.unwrap();
    let (a, b) = players(&one, &event).await;
    let other = one.beside(390, 844).await;
    let desk = one.beside(1280, 900).await;
    desk.sign_in(muster::demo::JUDGE).await;

    one.open(&actions::entrants::links::private_link(&one.app, &a)).await;
    one.sees("Report the result").await;
    other.open(&actions::entrants::links::private_link(&one.app, &b)).await;
    other.sees("Report the result").await;
    type_result(&one, ["30", "4", "20", "3"]).await;
    type_result(&other, ["28", "4", "20", "3"]).await;
    one.click("Report result").await;
    one.sees("Waiting for your opponent to confirm.").await;
    // The other phone is still typing: what is in its fields stays, and goes to the judge beside the first.
    other.click("Report result").await;
    other.sees("A judge will look at both").await;
    for (phone, name) in [(&one, "dispute-one"), (&other, "dispute-other")] {
        phone.sees("Reports differ. Stay at your table").await;
        phone.sees("30–20").await;
        phone.sees("28–20").await;
        phone.fits().await;
        phone.picture(name).await;
    }
    assert_eq!(state(&one, &event).await, State::Disputed);

    desk.open("/e/autumn-clash/desk/battles?state=disputed").await;
    desk.sees(a.name.as_str()).await;
    desk.picture("dispute-desk").await;
    // An old page with a form for the player, from before the ruling.
    let old = one.beside(390, 844).await;
    old.open(&actions::entrants::links::private_link(&one.app, &b)).await;
    old.sees("Reports differ. Stay at your table").await;
    desk.open("/e/autumn-clash/desk/battles/3/20").await;
    desk.sees("reported").await;
    // One tap takes the numbers of the second report.
    desk.tap("a[href='?take=2#ruling']").await;
    desk.holds("a_points", "28").await;
    desk.fill("reason", "counted again at the table").await;
    desk.picture("dispute-ruling").await;
    desk.tap("#ruling .line button:not([name])").await;
    desk.sees("ruling saved.").await;
    // Both phones hear of it without being touched, and have nothing left to send.
    for phone in [&one, &other, &old] {
        phone.sees("counted again at the table").await;
        let page = phone.text().await;
        assert!(!page.contains("Report the result") && !page.contains("Is this right?"), "{page}");
    }
    one.picture("dispute-ruled").await;
    assert_eq!(state(&one, &event).await, State::Ruled);

    // Somebody who sends the old form all the same is told what stands.
    let answer = one
        .client
        .execute_async(
            "const done = arguments[0]; const form = new URLSearchParams({ what: 'report', kind: 'played', version: '1',
                a_points: '30', a_tactics: '4', b_points: '20', b_tactics: '3' });
             fetch('/e/autumn-clash/rounds/3/tables/20', { method: 'POST', body: form })
               .then(async (answer) => done([answer.status, await answer.text()]))",
            vec![],
        )
        .await
        .unwrap();
    assert_eq!(answer[0].as_u64(), Some(409), "{answer}");
    let page = answer[1].as_str().unwrap();
    assert!(page.contains("28–20") && page.contains("You sent 30–20"), "{page}");
    assert_eq!(state(&one, &event).await, State::Ruled);
    for window in [old, desk, other, one] {
        window.close().await;
    }
}

async fn type_result(phone: &Chromium, numbers: [&str; 4]) {
    phone.click("Report the result").await;
    for (field, number) in ["a_points", "a_tactics", "b_points", "b_tactics"].into_iter().zip(numbers) {
        phone.fill(field, number).await;
    }
}

async fn players(window: &Chromium, event: &Event) -> (Player, Player) {
    let mut tx = window.app.database.read().await.unwrap();
    let battle = storage::battles::by_table(&mut tx, event.id, TABLE).await.unwrap().unwrap();
    let a = storage::players::find_player(&mut tx, battle.a).await.unwrap().unwrap();
    (a, storage::players::find_player(&mut tx, battle.b.unwrap()).await.unwrap().unwrap())
}

async fn state(window: &Chromium, event: &Event) -> State {
    let mut tx = window.app.database.read().await.unwrap();
    storage::battles::by_table(&mut tx, event.id, TABLE).await.unwrap().unwrap().state
}
