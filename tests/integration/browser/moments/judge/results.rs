//! Results that a judge sets: talked out, out of time, nobody there.

use super::{HOME, on_shift, seated, walk_to};
use crate::{
    browser::moments::{NUMBERS, choose, close, hides, phone_of, type_in},
    support::browser::{Chromium, missing},
};
use muster::actions;

/// A result by hand, with a kind and why.
async fn set(judge: &Chromium, table: u32, (kind, outcome): (&str, &str), why: &str) {
    walk_to(judge, table).await;
    if !kind.starts_with("no_show") {
        type_in(judge, NUMBERS).await;
    }
    choose(judge, "kind", kind).await;
    choose(judge, "outcome", outcome).await;
    judge.fill("reason", why).await;
    judge.fits().await;
    judge.tap("#ruling .line button:not([name])").await;
    judge.sees(&format!("Table {table}: ruling saved.")).await;
}

#[actix_web::test]
async fn j9_a_battle_that_was_talked_out_is_set_by_a_judge() {
    if missing() {
        return;
    }
    let (judge, event) = on_shift().await;
    let [a, b] = seated(&judge, &event, 20).await;
    let talked = phone_of(&judge, &a).await;
    set(&judge, 20, ("adjudicated", ""), "talked out from battle round 4").await;
    judge.picture("j9-set").await;
    talked.sees("28").await;
    talked.sees("Not finished; players agreed the rest.").await;
    talked.sees("Judge's ruling: talked out from battle round 4").await;
    talked.picture("j9-talked-out").await;
    // Out of time: the numbers stand, and the judge says who won.
    let [c, _] = seated(&judge, &event, 23).await;
    set(&judge, 23, ("adjudicated", "draw"), "time was called in battle round 3").await;
    talked.client.delete_all_cookies().await.unwrap();
    talked.open(&actions::entrants::links::private_link(&judge.app, &c)).await;
    talked.sees("time was called in battle round 3").await;
    talked.sees("Draw").await;
    hides(&talked, "talked out").await;
    // Who gives up says so alone; the judge reads it as its own kind.
    let [d, _] = seated(&judge, &event, 16).await;
    talked.client.delete_all_cookies().await.unwrap();
    talked.open(&actions::entrants::links::private_link(&judge.app, &d)).await;
    talked.click("Report the result").await;
    type_in(&talked, NUMBERS).await;
    choose(&talked, "kind", "conceded_by_a").await;
    talked.click("Report result").await;
    talked.sees("Waiting for your opponent to confirm.").await;
    walk_to(&judge, 16).await;
    judge.sees(&format!("{} conceded", d.name)).await;
    talked.sees("You conceded or left.").await;
    hides(&talked, "Not finished").await;
    hides(&talked, "Judge's ruling").await;
    judge.fits().await;
    talked.open(&format!("{HOME}/rounds/3/tables/20")).await;
    talked.sees(b.name.as_str()).await;
    talked.sees("Not finished; players agreed the rest.").await;
    close([talked, judge]).await;
}

#[actix_web::test]
async fn j10_a_player_who_does_not_come_sets_the_opponent_free() {
    if missing() {
        return;
    }
    let (judge, event) = on_shift().await;
    let [a, b] = seated(&judge, &event, 20).await;
    let waits = phone_of(&judge, &a).await;
    waits.sees("Report the result").await;
    set(&judge, 20, ("no_show_b", ""), "not at the table after 30 minutes").await;
    judge.sees(&format!("{} was a no-show", b.name)).await;
    judge.picture("j10-set").await;
    waits.sees("Judge's ruling: not at the table after 30 minutes").await;
    waits.sees("50").await;
    hides(&waits, "Report the result").await;
    waits.fits().await;
    waits.picture("j10-free").await;
    close([waits, judge]).await;
}
