//! Groups of a round robin stay what they are while people leave, come late and are seated.

use crate::{
    command::program::muster,
    support::{floor::Floor, site::Reply},
};
use muster::{
    domain::{battle::Battle, numbers::RoundNumber, pairing::Reason},
    storage,
};
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
    page.says(text!("desk-rounds-no-change"));
    assert_eq!(letters(&floor, 1).await.len(), 7);
}

const DESK: &str = "/e/spring-open/desk";

async fn leave(floor: &Floor, number: i64) {
    let player = format!("{DESK}/players/{number}");
    let version = floor.desk.get(&player).await.hidden("version");
    floor.desk.post(&format!("{player}/leave"), &[("version", &version)]).await.is(303);
    // The notice that it is done has a form of its own.
    floor.desk.get(&player).await.is(200);
}

async fn come_back(floor: &Floor, number: i64) {
    floor.desk.post(&format!("{DESK}/check-in"), &[("number", &number.to_string())]).await.is(303);
}

/// Whoever has nobody of the own group left to meet, with the opponent, as the reasons tell it.
async fn done(floor: &Floor, round: u32) -> BTreeSet<(i64, Option<i64>)> {
    let battles = floor.battles(round).await;
    let done = battles.iter().filter(|battle| matches!(battle.reasons.0[..], [Reason::GroupDone { .. }]));
    done.map(|battle| (floor.number(battle.a), battle.b.map(|b| floor.number(b)))).collect()
}

/// Groups of three: 1, 6 and 7; 2, 5 and 8; 3, 4 and 9. What the command says of the file is true of every round.
async fn is_told(floor: &Floor) {
    let folder = tempfile::tempdir().unwrap();
    let file = floor.desk.get(&format!("{DESK}/event.json")).await.is(200).body.clone();
    std::fs::write(folder.path().join("event.json"), file).unwrap();
    let verified = muster(folder.path(), &["verify", "event.json"]);
    assert_eq!(verified.code, 0, "{}{}", verified.out, verified.err);
    for round in 1..=3 {
        let line = format!("round {round}: valid, and as its method sets it: nothing to pair");
        assert!(verified.out.contains(&line), "{}", verified.out);
        let number = round.to_string();
        let told = muster(folder.path(), &["pair", "event.json", "--round", &number, "--again"]);
        assert!(told.out.starts_with(&format!("Round {round}, seed ")), "{}{}", told.out, told.err);
        assert!(told.out.lines().next().unwrap().ends_with("round_robin/1"), "{}", told.out);
        assert!(!told.out.contains("set by the organiser"), "{}", told.out);
        let battles = floor.battles(round).await;
        let name = |id| floor.players.iter().find(|player| player.id == id).unwrap().name.to_string();
        for battle in battles {
            let (a, why) = (name(battle.a), &battle.reasons.0[0]);
            let said = match (why, battle.b) {
                (Reason::RoundRobin { group: Some(group), .. }, None) => {
                    format!("bye  {a}  (round robin, group {group}: no opponent this round)")
                }
                (Reason::GroupDone { group: Some(group), .. }, None) => {
                    format!("bye  {a}  (round robin, group {group}: no one left to play this round)")
                }
                (Reason::RoundRobin { group: Some(group), .. }, Some(_)) => {
                    format!("(round robin, group {group})")
                }
                (Reason::GroupDone { .. }, Some(b)) => {
                    let both = [format!("{a} – {}", name(b)), format!("{} – {a}", name(b))];
                    let line = told.out.lines().find(|line| both.iter().any(|both| line.contains(both)));
                    assert!(
                        line.unwrap().contains("neither has anyone left to play in their group"),
                        "{}",
                        told.out
                    );
                    continue;
                }
                _ => panic!("{battle:?}"),
            };
            assert!(told.out.contains(&said), "{said} is not in {}", told.out);
        }
    }
}

#[actix_web::test]
async fn whoever_has_met_the_group_rests_and_meets_nobody_a_second_time() {
    let names = ["Aax", "Bax", "Cax", "Dax", "Eax", "Fax", "Gax", "Hax", "Iax"];
    let mut floor = Floor::with_names(&names).await;
    let rounds = ["method-1", "method-2", "method-3"].map(|round| (round, "round_robin"));
    floor.choose_methods(&[&rounds[..], &[("group_size", "4")]].concat()).await;
    floor.site.visitor().get("/e/spring-open").await.shows("has finished too, or gets a bye");
    floor.draw(1).await.is(303);
    play(&floor, 1).await;
    let mut late = floor.site.players(&floor.event, &["Jax"]).await.remove(0);
    late.joined_round = RoundNumber(2);
    let mut tx = floor.site.app.database.write().await.unwrap();
    assert!(storage::players::update(&mut tx, &late).await.unwrap());
    floor.site.commit(tx, floor.event.id).await;
    floor.players.push(late);
    leave(&floor, 5).await;
    play(&floor, 2).await;
    come_back(&floor, 5).await;
    leave(&floor, 6).await;
    play(&floor, 3).await;
    let mut met = BTreeSet::new();
    for round in 1..=3 {
        for pair in pairs(&floor, round).await {
            assert!(met.insert(pair), "{pair:?} meet again in round {round}");
        }
    }
    assert!(!pairs(&floor, 3).await.contains(&(1, 7)));
    let alone: Vec<i64> = done(&floor, 3).await.into_iter().map(|(player, _)| player).collect();
    assert!(!alone.is_empty(), "{:?}", floor.battles(3).await);
    is_told(&floor).await;
    let phone = floor.phone(alone[0]).await;
    phone.get("/e/spring-open/rounds/3").await.shows("is left to play this round");
}

/// Of two groups of three somebody is gone before round 3, and the two who are left have met.
async fn with_finished_groups() -> Floor {
    let floor = floor_of(9).await;
    floor.draw(1).await.is(303);
    for round in 1..=2 {
        play(&floor, round).await;
    }
    // They would have met 1 and 2, who have met the others of their groups.
    for gone in [6, 5] {
        leave(&floor, gone).await;
    }
    floor
}

#[actix_web::test]
async fn those_of_finished_groups_meet_each_other_and_whoever_is_to_rest_rests() {
    let floor = Box::pin(with_finished_groups()).await;
    play(&floor, 3).await;
    let done = done(&floor, 3).await;
    assert_eq!(done.len(), 2, "{done:?}");
    let both: BTreeSet<i64> = done.iter().flat_map(|(a, b)| [*a, b.unwrap()]).collect();
    assert_eq!(both, BTreeSet::from([1, 2, 7, 8]));
    assert_eq!((pairs(&floor, 3).await.len(), resting(&floor, 3).await.len()), (3, 1));
    is_told(&floor).await;
    floor
        .site
        .visitor()
        .get("/e/spring-open/rounds/3")
        .await
        .shows("neither has anyone left to play in their group");
}

#[actix_web::test]
async fn whoever_loses_an_opponent_of_another_group_meets_nobody_again() {
    let floor = Box::pin(with_finished_groups()).await;
    floor.draw(3).await.is(303);
    let (gone, left) = *done(&floor, 3).await.first().unwrap();
    let before = pairs(&floor, 3).await;
    floor.change(3, ("out", &gone.to_string()), &[]).await.leads_to("/e/spring-open/desk/rounds/3");
    assert!(resting(&floor, 3).await.contains(&left.unwrap()));
    assert!(pairs(&floor, 3).await.iter().all(|pair| before.contains(pair)));
    assert!(done(&floor, 3).await.contains(&(left.unwrap(), None)));
}

/// As an older version stored it.
async fn forget_groups(floor: &Floor, round: u32) {
    let mut tx = floor.site.app.database.write().await.unwrap();
    let stored =
        storage::rounds::by_number(&mut tx, floor.event.id, RoundNumber(round)).await.unwrap().unwrap();
    let mut draw = storage::rounds::load_kept_draw(&mut tx, stored.id).await.unwrap().unwrap();
    assert!(!draw.groups.is_empty());
    draw.groups.clear();
    storage::rounds::set_proof(&mut tx, stored.id, &draw).await.unwrap();
    floor.site.commit(tx, floor.event.id).await;
}

#[actix_web::test]
async fn groups_that_an_older_version_has_not_kept_are_those_of_the_reasons() {
    let floor = floor_of(8).await;
    floor.draw(1).await.is(303);
    let groups = letters(&floor, 1).await;
    forget_groups(&floor, 1).await;
    // Grouped anew, the seven who are left would be of other groups.
    change(&floor, "out", 2).await.leads_to(ROUND);
    for (number, letter) in letters(&floor, 1).await {
        assert_eq!(groups[&number], letter, "player {number} in round 1");
    }
    play(&floor, 1).await;
    forget_groups(&floor, 1).await;
    let mut met = pairs(&floor, 1).await;
    for round in 2..=3 {
        play(&floor, round).await;
        for (number, letter) in letters(&floor, round).await {
            assert_eq!(groups[&number], letter, "player {number} in round {round}");
        }
        met.extend(pairs(&floor, round).await);
        forget_groups(&floor, round).await;
    }
    // All of the four have met all, and all of the three.
    assert_eq!(met.len(), 9, "{met:?}");
    let file = floor.desk.get(&format!("{DESK}/event.json")).await.is(200).body.clone();
    let file: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(file["rounds"][2]["x-groups"].as_array().unwrap().len(), 2);
}
