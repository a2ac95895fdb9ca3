//! Whether it went through.

use super::{HOME, due_in_a_week, open_link, phone, player, rats, spring_open};
use crate::{browser::moments::hides, support::browser::missing};
use muster::storage;

#[actix_web::test]
async fn p3_a_list_that_was_looked_at_and_sent_twice_is_there_once_with_its_receipt() {
    if missing() {
        return;
    }
    let phone = phone().await;
    let settings = due_in_a_week(&phone.app);
    let event = spring_open(&phone, settings).await;
    let me = player(&phone, &event, "Wren Walker").await;
    open_link(&phone, &me).await;
    phone.open(&format!("{HOME}/roster")).await;
    phone.fill("text", &rats()).await;
    phone.click("Check it first").await;
    phone.sees("This is not handed in yet").await;
    // The answer gets lost on the way, and the other button of the page is pressed.
    let lost = "const done = arguments[0], form = document.querySelector('#give');
        const sent = new FormData(form, form.querySelector('button[value=submit]'));
        // As a form sends its lines, which a script does not.
        sent.set('text', sent.get('text').replace(/\\r?\\n/g, '\\r\\n'));
        fetch(form.action, { method: 'POST', body: sent }).then((answer) => done(answer.status))";
    assert_eq!(phone.client.execute_async(lost, vec![]).await.unwrap(), 200);
    phone.click("Hand it in").await;
    phone.sees("Handed in: version 1").await;
    phone.sees("You can replace it for 6 more days.").await;
    phone.fits().await;
    phone.picture("p3-arrived").await;
    let mut tx = phone.app.database.read().await.unwrap();
    assert_eq!(storage::rosters::of_player(&mut tx, me.id).await.unwrap().len(), 1);
    drop(tx);
    phone.click("As you gave it").await;
    phone.sees("It arrived on").await;
    phone.sees("Receipt").await;
    phone.open(&format!("{HOME}/me")).await;
    hides(&phone, "not handed in yet").await;
    phone.close().await;
}
