//! A roster that was not read whole: a verdict of its own, on the page, at the desk, in its filters and in the file.

use super::{DESK, Hall, RATS, ROSTER, check, submit};
use muster::domain::event::roster_version::{Judgement, RosterState};

/// The regiment that the total counts is missing.
fn torn() -> String {
    let (head, _) = RATS.split_once("Regiment 1").expect("two regiments");
    head.to_owned()
}

#[actix_web::test]
async fn what_was_not_read_whole_is_called_so_wherever_a_verdict_stands() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    let said = "Partly read: the total says 920 points, but the lines read add up to 540.";
    check(&ann, &torn(), &[]).await.is(200).shows(said).hides("Ready").hides("extra command point");
    submit(&ann, &torn()).await.leads_to(ROSTER);
    ann.get(ROSTER).await.is(200).shows(said).hides("unspent").hides("You can still take");
    let roster = hall.newest(1).await;
    assert_eq!(roster.judgement(), Judgement::NotReadWhole);
    let desk = hall.site.organiser(&hall.event).await;
    desk.get(&format!("{DESK}?only=unread"))
        .await
        .is(200)
        .shows("partly read")
        .shows("Partly read <b class=\"num\">1</b>")
        .hides("ready roster");
    desk.get(&format!("{DESK}/1")).await.is(200).shows(said);
    desk.post(&format!("{DESK}/accept-clean"), &[]).await.leads_to(DESK);
    assert_eq!(hall.newest(1).await.state, RosterState::Submitted);
}
