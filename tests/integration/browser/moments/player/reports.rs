//! What becomes of a report that the opponent does not agree with, or does not answer.

use super::CLASH;
use crate::{
    browser::moments::{
        NUMBERS, TABLE, ago, at_table, both_at_their_table, close, hides, open_link, phone, round_three,
        spectator::{organiser, reports, result},
        type_in,
    },
    support::browser::missing,
};
use fantoccini::Locator;

#[actix_web::test]
async fn p12_who_is_said_to_have_left_is_asked_about_just_that() {
    if missing() {
        return;
    }
    let ([_, b], [one, other]) = both_at_their_table().await;
    other.sees("Your opponent").await;
    one.click("Report the result").await;
    type_in(&one, [("a_points", "12"), ("a_tactics", "2"), ("b_points", "20"), ("b_tactics", "3")]).await;
    let how = one.client.find(Locator::Css("select[name=kind]")).await.unwrap();
    how.select_by_label(&format!("{} conceded or left", b.name)).await.unwrap();
    one.fill("rounds_left", "2").await;
    one.fits().await;
    one.picture("p12-has-left").await;
    one.click("Report result").await;
    one.sees("Waiting for your opponent to confirm.").await;
    let left = format!("{} conceded or left.", b.name);
    one.sees(&left).await;
    one.sees("32\nYou").await;
    // Whoever is said to have left reads it before they agree.
    other.sees("Is this right?").await;
    other.sees("You conceded or left.").await;
    other.picture("p12-asked").await;
    other.click("Yes, confirm").await;
    for phone in [&one, &other] {
        phone.sees("Confirmed").await;
        hides(phone, "Is this right?").await;
        hides(phone, "Waiting for your opponent").await;
    }
    one.sees(&left).await;
    other.sees("You conceded or left.").await;
    one.picture("p12-agreed").await;
    close([other, one]).await;
}

#[actix_web::test]
async fn p12_who_says_no_sends_other_numbers_and_a_judge_has_both() {
    if missing() {
        return;
    }
    let ([_, b], [one, other]) = both_at_their_table().await;
    one.click("Report the result").await;
    type_in(&one, NUMBERS).await;
    one.click("Report result").await;
    one.sees("Waiting for your opponent to confirm.").await;
    other.sees("Is this right?").await;
    other.click("No, that's wrong").await;
    other.sees("If your reports differ, a judge decides.").await;
    type_in(&other, [("a_points", "24"), ("a_tactics", "4"), ("b_points", "20"), ("b_tactics", "3")]).await;
    other.fits().await;
    other.picture("p12-no").await;
    other.click("Report this result").await;
    for phone in [&one, &other] {
        phone.sees("Reports differ. Stay at your table: a judge will decide.").await;
        phone.sees("28–20").await;
        phone.sees("24–20").await;
        hides(phone, "Confirmed").await;
    }
    other.fits().await;
    let desk = organiser(&one, (1366, 768)).await;
    desk.open(&format!("{CLASH}/desk")).await;
    // The demo has a table whose reports differ, and this is the second.
    desk.sees("2 tables have reports that differ.").await;
    desk.click("2 differ").await;
    desk.sees(b.name.as_str()).await;
    desk.picture("p12-desk").await;
    close([desk, other, one]).await;
}

#[actix_web::test]
async fn p12_a_report_that_nobody_answers_is_marked_at_the_desk_which_accepts_it() {
    if missing() {
        return;
    }
    let phone = phone().await;
    let (event, a, _) = Box::pin(round_three(&phone)).await;
    let table = TABLE.table.0;
    let desk = organiser(&phone, (1366, 768)).await;
    let list = format!("{CLASH}/desk/battles?round=3&q={table}");
    reports(&phone.app, &event, (table, 0), result(32, 14)).await;
    open_link(&phone, &a).await;
    phone.sees("Waiting for your opponent to confirm.").await;
    desk.open(&list).await;
    desk.sees("32–14").await;
    hides(&desk, "not confirmed in time").await;
    // At another table the report is older than the minutes that the event gives for an answer.
    let waits = at_table(&phone.app, &event, super::super::table(23)).await;
    let minutes = i64::from(event.settings.confirm_minutes) + 1;
    reports(&ago(&phone.app, minutes), &event, (23, 0), result(40, 6)).await;
    desk.open(&format!("{CLASH}/desk/battles?round=3&q=23")).await;
    desk.sees("40–6").await;
    desk.sees("not confirmed in time").await;
    desk.fits().await;
    desk.picture("p12-unconfirmed").await;
    open_link(&phone, &waits[0]).await;
    phone.sees("Your opponent hasn't confirmed yet. The result counts, and staff know about it.").await;
    desk.click("Accept 6 unconfirmed reports").await;
    desk.sees("reports accepted.").await;
    phone.sees("Confirmed").await;
    hides(&phone, "Your opponent hasn't confirmed").await;
    phone.picture("p12-accepted").await;
    close([desk, phone]).await;
}
