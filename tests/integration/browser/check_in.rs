//! The check-in on a phone: a long list stays where it is under the finger.

use crate::support::browser::{Chromium, missing};

const ROW: &str = "return document.getElementById('p20').getBoundingClientRect().top";

#[actix_web::test]
async fn a_tap_at_the_check_in_leaves_the_row_where_it_is() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    muster::demo::fill(&phone.app).await.unwrap();
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
