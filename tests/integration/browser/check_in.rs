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

/// A camera that sees one code after the other: a browser on a desk has none.
const CAMERA: &str = "window.seen = arguments[0];
    window.BarcodeDetector = class { async detect() { return [{ rawValue: window.seen }]; } };
    const canvas = document.createElement('canvas'), ink = canvas.getContext('2d');
    setInterval(() => ink.fillRect(0, 0, Math.random() * 9, 9), 100);
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: async () => canvas.captureStream(5) });";

#[actix_web::test]
async fn a_code_before_the_camera_checks_its_player_in() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    let mut tx = phone.app.database.read().await.unwrap();
    let players = muster::storage::players::list_players(&mut tx, event.id).await.unwrap();
    drop(tx);
    let link =
        |number: usize| muster::actions::entrants::links::private_link(&phone.app, &players[number - 1]);
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open("/e/autumn-clash/desk/check-in?only=all").await;
    phone.tap("#p20 button").await;
    phone.sees("is not here yet.").await;
    // Without anything that reads codes it says what does.
    phone.tap("#scan summary").await;
    phone.sees("This browser can't scan.").await;
    phone.fits().await;
    phone.picture("check-in-scan-elsewhere").await;
    phone.tap("#scan summary").await;
    phone.client.execute(CAMERA, vec![link(20).into()]).await.unwrap();
    phone.tap("#scan summary").await;
    phone.tap("[data-scan-start]").await;
    phone.sees(&format!("{} is here.", players[19].name)).await;
    phone.fits().await;
    phone.picture("check-in-scan").await;
    // The next one, while the camera goes on.
    phone.client.execute("window.seen = arguments[0]", vec![link(21).into()]).await.unwrap();
    phone.sees(&format!("{} is already checked in.", players[20].name)).await;
    phone.close().await;
}
