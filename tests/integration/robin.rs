//! Groups of a round robin stay what they are while people leave, come late and are seated.

use crate::support::{floor::Floor, site::Reply};
use muster::domain::{battle::Battle, pairing::Reason};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const ROUND: &str = "/e/spring-open/desk/rounds/1";

/// Three rounds in groups of four.
async fn floor_of(players: usize) -> Floor {
    let floor = Floor::with_players(players).await;
    let rounds = ["method-1", "method-2", "method-3"].map(|round| (round, "round_robin"));
    floor.choose_methods(&[&rounds[..], &[("group_size", "4")]].concat()).await;
    floor
}

async fn change(floor: &Floor, what: &str, one: i64) -> Reply {
    floor.change(1, (what, &one.to_string()), &[]).await
}

/// Comes to the desk after the draw, and is given a place in the round. Their number.
async fn seat_late(floor: &mut Floor, name: &str) -> i64 {
    let late = floor.site.players(&floor.event, &[name]).await.remove(0);
    let version = floor.desk.get(ROUND).await.hidden("version");
    let fields = [("version", version.as_str()), ("player", &late.id.to_string())];
    floor.desk.post(&format!("{ROUND}/seat"), &fields).await.is(303);
    let number = late.number;
    floor.players.push(late);
    number
}

/// Everybody's letter in a round, out of the reason of their table; none of whom a hand has seated.
async fn letters(floor: &Floor, round: u32) -> BTreeMap<i64, String> {
    let mut letters = BTreeMap::new();
    for battle in floor.battles(round).await.into_iter().filter(|battle| battle.by_hand.is_none()) {
        let Some(Reason::RoundRobin { group: Some(letter), .. }) = battle.reasons.0.first() else {
            panic!("round {round}, of no group: {battle:?}")
        };
        for player in [Some(battle.a), battle.b].into_iter().flatten() {
            letters.insert(floor.number(player), letter.clone());
        }
    }
    letters
}

async fn pairs(floor: &Floor, round: u32) -> BTreeSet<(i64, i64)> {
    let pair = |battle: &Battle| {
        let (a, b) = (floor.number(battle.a), floor.number(battle.b?));
        Some((a.min(b), a.max(b)))
    };
    floor.battles(round).await.iter().filter_map(pair).collect()
}

async fn resting(floor: &Floor, round: u32) -> BTreeSet<i64> {
    let battles = floor.battles(round).await;
    battles.iter().filter(|battle| battle.rests()).map(|battle| floor.number(battle.a)).collect()
}

async fn play(floor: &Floor, round: u32) {
    if round > 1 {
        floor.draw(round).await.is(303);
    }
    floor.publish(round).await.is(303);
    for battle in floor.battles(round).await {
        if let Some(table) = battle.table_number {
            floor.report(round, table.0, [30, 4, 20, 3]).await.is(303);
        }
    }
}

#[actix_web::test]
async fn whoever_does_not_come_to_round_1_moves_nobody_to_another_group() {
    let floor = floor_of(8).await;
    floor.draw(1).await.is(303);
    let groups = letters(&floor, 1).await;
    assert_eq!(groups.values().filter(|letter| *letter == "A").count(), 4);
    change(&floor, "out", 2).await.leads_to(ROUND);
    let other = groups.iter().find(|(_, letter)| **letter != groups[&2]).map(|(number, _)| *number).unwrap();
    change(&floor, "out", other).await.leads_to(ROUND);
    // Their two opponents are of different groups, so they do not meet.
    assert_eq!((pairs(&floor, 1).await.len(), resting(&floor, 1).await.len()), (2, 2));
    let mut met = BTreeSet::new();
    for round in 1..=3 {
        play(&floor, round).await;
        for (number, letter) in letters(&floor, round).await {
            assert_eq!(groups[&number], letter, "player {number} in round {round}");
        }
        met.extend(pairs(&floor, round).await);
    }
    // Three of each group are left, and all of them have met.
    assert_eq!(met.len(), 6, "{met:?}");
}

#[actix_web::test]
async fn whoever_is_seated_late_meets_somebody_of_the_own_group_and_moves_nobody() {
    let mut floor = floor_of(8).await;
    floor.draw(1).await.is(303);
    let groups = letters(&floor, 1).await;
    // One of the second group goes, so the late one is of it, whoever else rests.
    let of =
        |letter: &str| groups.iter().find(|(_, other)| *other == letter).map(|(number, _)| *number).unwrap();
    let (gone, resting_before) = (of("B"), resting(&floor, 1).await);
    assert!(resting_before.is_empty());
    change(&floor, "out", gone).await.leads_to(ROUND);
    let free = resting(&floor, 1).await;
    let late = seat_late(&mut floor, "Late Lee").await;
    let alone = *free.first().unwrap();
    assert!(pairs(&floor, 1).await.contains(&(alone.min(late), alone.max(late))), "{free:?}");
    // Nobody is left for the next: whoever comes is of the smallest group, and rests.
    let lou = floor.site.players(&floor.event, &["Late Lou"]).await.remove(0);
    let last = lou.number;
    floor.players.push(lou);
    change(&floor, "seat", last).await.leads_to(ROUND);
    assert_eq!(resting(&floor, 1).await, BTreeSet::from([last]));
    let all = letters(&floor, 1).await;
    for round in 1..=3 {
        play(&floor, round).await;
        for (number, letter) in letters(&floor, round).await {
            assert!(
                all.get(&number).is_none_or(|before| *before == letter),
                "player {number} in round {round}"
            );
            assert!(groups.get(&number).is_none_or(|before| *before == letter));
        }
    }
    assert_eq!(letters(&floor, 2).await[&late], groups[&alone]);
    // The file has them too, for whoever goes on with it elsewhere.
    let file = floor.desk.get("/e/spring-open/desk/event.json").await.is(200).body.clone();
    let file: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(file["rounds"][2]["x-groups"].as_array().unwrap().len(), 2);
}

/// Nobody has set it that somebody rests, whoever reads of the change: the next repair knows it still.
#[actix_web::test]
async fn whoever_rests_after_a_change_that_everybody_reads_goes_on_resting() {
    let floor = floor_of(8).await;
    floor.draw(1).await.is(303);
    floor.change(1, ("out", "2"), &[("told", "on")]).await.leads_to(ROUND);
    let rest = resting(&floor, 1).await;
    assert_eq!(rest.len(), 1);
    let battles = floor.battles(1).await;
    assert!(battles.iter().all(|battle| !battle.rests() || battle.by_hand.is_none()), "{battles:?}");
    let page = floor.desk.get(&format!("{ROUND}/change?what=repair")).await;
    page.shows("No table would change");
    assert_eq!(letters(&floor, 1).await.len(), 7);
}
