//! The check-in on a phone: a long list stays where it is under the finger.

use crate::support::browser::{Chromium, missing};

const ROW: &str = "return document.getElementById('p20').getBoundingClientRect().top";

#[actix_web::test]
async fn a_tap_at_the_check_in_leaves_the_row_where_it_is() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    muster::demo::fill_demo(&phone.app).await.unwrap();
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open("/e/autumn-clash/desk/check-in?only=all").await;
    phone.sees("of 49").await;
    let middle = "document.getElementById('p20').querySelector('button').scrollIntoView({ block: 'center' })";
    let top = async || phone.client.execute(ROW, vec![]).await.unwrap().as_f64().unwrap();
    for says in ["is not here yet.", "is here."] {
        phone.client.execute(middle, vec![]).await.unwrap();
        let before = top().await;
        phone.tap("#p20 button").await;
        phone.sees(says).await;
        let after = top().await;
        assert!((before - after).abs() < 2.0, "{says} from {before} to {after}");
    }
    phone.fits().await;
    phone.close().await;
}

/// Where the notice stands, and the bar at the foot of the phone.
const TOAST: &str = "const box = document.querySelector('main > .is-toast').getBoundingClientRect();
    return [box.top, box.bottom, document.querySelector('nav.tabs').getBoundingClientRect().top]";

#[actix_web::test]
async fn what_was_done_is_in_sight_with_undo_for_eight_seconds_deep_in_a_list() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    muster::demo::fill_demo(&phone.app).await.unwrap();
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open("/e/autumn-clash/desk/check-in?only=all").await;
    for says in ["is not here yet.", "is here."] {
        phone.tap("#p20 button").await;
        phone.sees(says).await;
    }
    let stands = phone.client.execute(TOAST, vec![]).await.unwrap();
    let [top, bottom, bar] = serde_json::from_value::<[f64; 3]>(stands).unwrap();
    assert!(top > 0.0 && bottom <= bar, "it stands from {top} to {bottom}, the bar at {bar}");
    phone.finds("main > .note--good:not(.is-toast)").await;
    for says in ["is not here yet.", "is here."] {
        phone.tap("#p20 button").await;
        phone.sees(says).await;
    }
    phone.tap(".is-toast button").await;
    phone.sees("is not here yet.").await;
    phone.close().await;
}
