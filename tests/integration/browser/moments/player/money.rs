//! What becomes of the money of somebody who has paid and cannot come.

use super::super::{
    close, hides,
    organiser::{
        NEXT,
        desk::{at_the_desk, players, winter_clash},
    },
    phone_of,
};
use crate::support::browser::{Chromium, missing};
use chrono::TimeDelta;

#[actix_web::test]
async fn p14_who_gives_a_paid_place_up_reads_what_becomes_of_the_money() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let event = winter_clash(&laptop, 3, |pack, now| {
        pack.ticket_price = "20 €".into();
        pack.starts_on = Some((now + TimeDelta::days(30)).date_naive());
        pack.refund_until = Some((now + TimeDelta::days(7)).date_naive());
    })
    .await;
    let everybody = players(&laptop, &event).await;
    at_the_desk(&laptop).await;
    // All have paid; one of them has not, after all.
    laptop.open(&format!("{NEXT}/desk/players/2")).await;
    laptop.tap("[name='paid']").await;
    laptop.click("Save").await;
    laptop.sees("saved.").await;
    // Whoever has paid nothing reads nothing of money.
    let other = phone_of(&laptop, &everybody[1]).await;
    other.open(&format!("{NEXT}/leave")).await;
    other.sees("Your place goes to the waiting list.").await;
    hides(&other, "payment").await;
    let phone = phone_of(&laptop, &everybody[0]).await;
    phone.click("Withdraw").await;
    phone.sees("You'll get a refund if you withdraw by").await;
    phone.fits().await;
    phone.picture("p14-money-before").await;
    phone.click("Withdraw").await;
    phone.sees("You're due a refund.").await;
    phone.fits().await;
    phone.picture("p14-money-after").await;
    laptop.open(&format!("{NEXT}/desk/players")).await;
    laptop.sees("Refunds due").await;
    laptop.picture("p14-money-desk").await;
    close([other, phone, laptop]).await;
}
