//! Whether it went through.

use super::{HOME, due_in_a_week, open_link, phone, player, rats, spring_open};
use crate::{
    browser::moments::{close, hides},
    support::browser::{Chromium, missing},
};
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
    phone.click("Check first").await;
    phone.sees("Not handed in yet").await;
    // The answer gets lost on the way, and the other button of the page is pressed.
    let lost = "const done = arguments[0], form = document.querySelector('#give');
        const sent = new FormData(form, form.querySelector('button[value=submit]'));
        // As a form sends its lines, which a script does not.
        sent.set('text', sent.get('text').replace(/\\r?\\n/g, '\\r\\n'));
        fetch(form.action, { method: 'POST', body: sent }).then((answer) => done(answer.status))";
    assert_eq!(phone.client.execute_async(lost, vec![]).await.unwrap(), 200);
    phone.click("Hand in roster").await;
    phone.sees("Version 1, handed in ").await;
    phone.sees("6 days left to replace it.").await;
    phone.fits().await;
    phone.picture("p3-arrived").await;
    let mut tx = phone.app.database.read().await.unwrap();
    let kept = storage::rosters::of_player(&mut tx, me.id).await.unwrap();
    assert_eq!(kept.len(), 1);
    drop(tx);
    phone.click("Original text").await;
    phone.sees("Arrived ").await;
    let mark = &muster::token::token_hash(&kept[0].source)[..12];
    phone.sees(&format!("Receipt {mark}.")).await;
    phone.open(&format!("{HOME}/me")).await;
    hides(&phone, "handed in your roster yet").await;
    phone.close().await;
}

#[actix_web::test]
async fn p3_whoever_signs_up_is_written_to_and_the_link_in_the_mail_is_the_own_page() {
    if missing() {
        return;
    }
    let phone = Chromium::start_with_mail(390, 844).await;
    let settings = due_in_a_week(&phone.app);
    spring_open(&phone, settings).await;
    phone.open(HOME).await;
    phone.click("Sign up").await;
    phone.fill("name", "Wren Walker").await;
    phone.fill("email", "wren@example.org").await;
    phone.click("Sign up").await;
    phone.sees("You're in, Wren Walker").await;
    let mut tx = phone.app.database.read().await.unwrap();
    let mails = storage::outbox::list_due_mails(&mut tx, phone.app.clock.now()).await.unwrap();
    drop(tx);
    let mail = mails.iter().find(|mail| mail.recipient == "wren@example.org").unwrap();
    assert!(mail.subject.contains("Spring Open"), "{}", mail.subject);
    let link = mail.body.split_whitespace().find(|word| word.contains("/p/")).unwrap();
    // On another phone, with the mail alone.
    let other = phone.beside(390, 844).await;
    other.open(&link[link.find("/p/").unwrap()..]).await;
    other.sees("You haven't handed in your roster yet.").await;
    other.sees("Spring Open").await;
    other.fits().await;
    other.picture("p3-from-the-mail").await;
    close([other, phone]).await;
}
