//! A judge corrects a result of round 1 while round 3 is played, and sees what that changes before it is saved.

use crate::support::browser::{Chromium, Scheme, missing};
use fantoccini::key::Key;

const TABLE: &str = "/e/autumn-clash/desk/battles/1/5";
const FIELDS: [&str; 4] = ["a_points", "a_tactics", "b_points", "b_tactics"];

#[actix_web::test]
async fn a_correction_is_looked_at_before_it_is_saved() {
    if missing() {
        return;
    }
    let desk = Chromium::start(1280, 900).await;
    muster::demo::fill_demo(&desk.app).await.unwrap();
    let phone = desk.beside_in(390, 844, Scheme::Dark).await;
    for window in [&desk, &phone] {
        window.sign_in(muster::demo::JUDGE).await;
        window.open(TABLE).await;
        window.click("Correct result").await;
        window.sees("You'll see what changes before it's saved.").await;
    }
    // A draw in place of whoever won.
    for window in [&desk, &phone] {
        for (field, number) in FIELDS.into_iter().zip(["24", "3", "24", "3"]) {
            window.fill(field, number).await;
        }
        window.fill("reason", "both counted the last battle round twice").await;
    }
    desk.tap("#ruling .line button:not([name])").await;
    phone.tap("#ruling .line button:not([name])").await;
    for (window, name) in [(&desk, "correction"), (&phone, "correction-phone")] {
        window.sees("Not saved yet").await;
        window.sees("places change").await;
        window.sees("Round 2").await;
        window.fits().await;
        window.picture(name).await;
    }
    // Enter in a field and the button beside it look once more.
    desk.tap("#ruling p button[value=look]").await;
    desk.sees("Not saved yet").await;
    let reason = desk.client.find(fantoccini::Locator::Css("#f-reason")).await.unwrap();
    reason.send_keys(&Key::Enter.to_string()).await.unwrap();
    desk.sees("Not saved yet").await;
    desk.click("Save correction").await;
    desk.sees("ruling saved.").await;
    desk.sees("both counted the last battle round twice").await;
    desk.picture("correction-saved").await;
    // The phone looked at a result that is not there any more.
    phone.click("Save correction").await;
    phone.sees("You sent 24–24").await;
    phone.close().await;
    desk.close().await;
}
