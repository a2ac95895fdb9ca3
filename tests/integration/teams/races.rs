//! Two captains and a judge at one step at the same moment, over and over: one choice a side, shown together or not at
//! all; and before that, nobody hears or reads anything of a choice that waits.

use super::{
    floor::{TeamFloor, of_teams},
    secret::{Told, pages, readers_beside, told},
};
use crate::support::site::{Browser, Reply};
use actix_web::test::TestRequest;
use muster::{
    domain::{
        event::{permission::StaffRole, team::TeamMatch},
        ids::EventId,
        teams::TeamSettings,
    },
    live::EventChange,
    storage,
};
use std::collections::BTreeSet;
use tokio::sync::broadcast::{Receiver, error::TryRecvError};

/// Pages that everybody reads before and after a choice, in one turn.
const PAGES: usize = 3;

/// A plain run has fewer: every page is read in it by everybody all the same.
fn times() -> usize {
    if std::env::var_os("MUSTER_LONG").is_some() { 1000 } else { 60 }
}

async fn look(readers: &[(&'static str, Browser)], pages: &[String]) -> Vec<(&'static str, String, Told)> {
    let mut all = Vec::new();
    for (who, reader) in readers {
        for page in pages {
            let reply = reader.send(TestRequest::get().uri(page)).await;
            all.push((*who, page.clone(), told(&reply)));
        }
    }
    all
}

async fn take_back(judge: &Browser, why: &str) -> Reply {
    judge.post(&TeamFloor::at("desk/matches/1/1/back"), &[("reason", why)]).await
}

/// What everybody sees of the match shows both choices of the step, or none.
fn shows_both_or_none(page: &Reply) {
    let shown = page.is(200).body.matches("attacked by").count();
    assert!([0, 2].contains(&shown), "{shown} of two choices are shown: {}", page.body);
}

/// What is kept of the step: shown for both sides, or one choice at most that is not shown.
async fn check(floor: &TeamFloor, of: &TeamMatch) {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let kept = storage::draft_choices::list_draft_choices(&mut tx, of.id).await.unwrap();
    assert!(kept.len() <= 2 && kept.iter().all(|kept| kept.step == 0), "{kept:?}");
    assert_eq!(
        kept.iter().filter(|kept| kept.shown).count(),
        if kept.len() == 2 { 2 } else { 0 },
        "{kept:?}"
    );
}

/// The next turn begins with nothing chosen.
async fn clear(floor: &TeamFloor, of: &TeamMatch) {
    let mut tx = floor.site.app.database.write().await.unwrap();
    storage::draft_choices::forget_from(&mut tx, of.id, 0).await.unwrap();
    tx.commit().await.unwrap();
}

/// The newest version of this event that open pages were told of. On PostgreSQL every process hears of every event in
/// the database, other tests' too, and of what it has told itself once more, later.
fn newest(live: &mut Receiver<EventChange>, event: EventId) -> Option<i64> {
    let mut newest = None;
    loop {
        match live.try_recv() {
            Ok(change) if change.event == event => newest = newest.max(Some(change.version)),
            Ok(_) | Err(TryRecvError::Lagged(_)) => {}
            Err(_) => return newest,
        }
    }
}

#[actix_web::test]
async fn races_on_one_step_leave_one_choice_a_side_and_tell_nobody_early() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings { size: 4, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    let phones = floor.captains(&of).await;
    let judge = floor.site.staff(&floor.event, "Jane Judge", StaffRole::Judge).await;
    let visitor = floor.site.visitor();
    let mut readers = Vec::new();
    for team in [of.b.unwrap(), of.a] {
        let team = floor.teams().await.into_iter().find(|other| other.team.id == team).unwrap();
        readers.push(readers_beside(&floor, &team).await);
    }
    let all = pages();
    let (mut read, mut live) = (BTreeSet::new(), floor.site.app.live.subscribe());
    let page = TeamFloor::at("rounds/1/matches/1");
    for turn in 0..times() {
        // Phones send three forms a second, and no more.
        floor.site.wait_seconds(4);
        let side = turn % 2;
        let (first, second) = (&phones[side], &phones[1 - side]);
        let place = u8::try_from(turn % 4).unwrap() + 1;
        let some: Vec<String> = (0..PAGES).map(|at| all[(turn * PAGES + at) % all.len()].clone()).collect();
        // That a captain has chosen is told; another choice in its place is not.
        let event = floor.event.id;
        let before = floor.site.app.live.version(event);
        floor.choose(first, &of, 0, &[5 - place]).await.is(303);
        assert_eq!(newest(&mut live, event), before.map(|before| before + 1), "nobody heard of a choice");
        // The first time a page is made; from then on it is kept.
        look(&readers[side], &some).await;
        let before = look(&readers[side], &some).await;
        let known = floor.site.app.live.version(event).unwrap();
        floor.choose(first, &of, 0, &[place]).await.is(303);
        assert!(
            newest(&mut live, event).is_none_or(|heard| heard <= known),
            "open pages heard of another hidden choice"
        );
        assert_eq!(floor.site.app.live.version(event), Some(known), "another hidden choice is a version");
        for (was, is) in before.iter().zip(look(&readers[side], &some).await) {
            assert_eq!(was, &is, "a choice of {place} is told");
        }
        read.extend(some);
        let (again, answer) = ([5 - place], [place]);
        let (changed, other, _back, seen) = tokio::join!(
            floor.choose(first, &of, 0, &again),
            floor.choose(second, &of, 0, &answer),
            take_back(&judge, "a race"),
            visitor.get(&page),
        );
        changed.is(303);
        other.is(303);
        shows_both_or_none(&seen);
        check(&floor, &of).await;
        shows_both_or_none(&visitor.get(&page).await);
        take_back(&judge, "the next").await.is(303);
        clear(&floor, &of).await;
    }
    assert_eq!(read.len(), all.iter().collect::<BTreeSet<_>>().len(), "every address is read");
}
