//! A list that was pasted.

use super::{HOME, due_in_a_week, open_link, phone, player, rats, spring_open};
use crate::{
    browser::moments::{hides, spectator::read},
    support::browser::missing,
};

#[actix_web::test]
async fn p2_the_text_of_an_app_is_judged_at_once_and_kept_word_for_word() {
    if missing() {
        return;
    }
    let phone = phone().await;
    let settings = due_in_a_week(&phone.app);
    let event = spring_open(&phone, settings).await;
    let me = player(&phone, &event, "Wren Walker").await;
    open_link(&phone, &me).await;
    phone.click("You haven't handed in your roster yet.").await;
    let verdict = async || read(&phone, "document.querySelector('.note--big h2').textContent").await;
    // One price is not the handbook's: the page says which, and has handed in nothing.
    phone.fill("text", &rats().replace("Stormvermin (110)", "Stormvermin (100)")).await;
    phone.click("Check first").await;
    phone.sees("Not handed in yet").await;
    phone.sees("Skaven").await;
    assert!(verdict().await.contains("1 to fix"), "{}", verdict().await);
    phone.fits().await;
    phone.picture("p2-to-mend").await;
    phone.open(&format!("{HOME}/roster")).await;
    phone.sees("Check first").await;
    hides(&phone, "handed in ").await;
    // As it should be.
    phone.fill("text", &rats()).await;
    phone.click("Check first").await;
    phone.sees("Not handed in yet").await;
    let said = verdict().await;
    assert_eq!(said, "Ready: nothing to fix");
    phone.picture("p2-verdict").await;
    phone.click("Hand in roster").await;
    phone.sees("Version 1, handed in ").await;
    assert_eq!(verdict().await, said, "the same is said of it");
    phone.click("Original text").await;
    phone.finds("details[open] pre.verbatim").await;
    let kept = read(&phone, "document.querySelector('details[open] pre.verbatim').textContent").await;
    assert_eq!(kept.replace("\r\n", "\n").trim(), rats().trim(), "word for word");
    phone.fits().await;
    phone.picture("p2-as-you-gave-it").await;
    phone.close().await;
}
