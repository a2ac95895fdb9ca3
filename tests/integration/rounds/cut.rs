//! A cut: its final decides the places, its bracket is a picture, and it goes on where somebody of it leaves.

use crate::{
    command::program::muster,
    support::{
        data,
        floor::{Floor, Seat},
    },
};
use muster::domain::{battle::Battle, ids::PlayerId};
use serde_json::{Value, json};

const DESK: &str = "/e/spring-open/desk";

/// Eight players, two rounds by results, then a cut of four. The strongest of two is the lower number.
pub async fn with_cut(methods: &[(&str, &str)]) -> Floor {
    let floor = Floor::with_players(8).await;
    let cut = [("method-2", "cut"), ("method-3", "cut")];
    let cut = cut.iter().filter(|(name, _)| methods.iter().all(|(changed, _)| changed != name));
    floor.choose_methods(&cut.chain(methods).copied().collect::<Vec<_>>()).await;
    let results = [(1, [40, 5, 10, 1]), (2, [38, 5, 10, 1]), (3, [36, 5, 10, 1]), (4, [34, 5, 10, 1])];
    floor.play(1, &results).await;
    floor
}

/// The numbers of those who won round 1, in the order of their points: the seeds.
async fn seeds(floor: &Floor) -> Vec<i64> {
    let mut seeds = Vec::new();
    for table in 1..=4 {
        seeds.push(floor.number(floor.battle(1, table).await.a));
    }
    seeds
}

/// Publishes a round and has all of it reported and confirmed. `known`: a player's number, their points, and those of the
/// opponent; at other tables the first player wins.
pub async fn end_round(floor: &Floor, round: u32, known: &[(i64, u32, u32)]) {
    floor.publish(round).await.is(303);
    play_on(floor, round, known).await;
}

/// The same of a round that is out.
pub async fn play_on(floor: &Floor, round: u32, known: &[(i64, u32, u32)]) {
    for battle in floor.battles(round).await.iter().filter(|battle| !battle.is_bye()) {
        let is_at = |seat: PlayerId| known.iter().find(|(number, ..)| floor.player(*number).id == seat);
        let numbers = match (is_at(battle.a), is_at(battle.b.unwrap())) {
            (Some((_, own, theirs)), _) => [*own, 3, *theirs, 3],
            (None, Some((_, own, theirs))) => [*theirs, 3, *own, 3],
            (None, None) => [40, 5, 10, 1],
        };
        let table = battle.table_number.unwrap().0;
        floor.send(round, table, Seat::A, numbers).await.is(303);
        floor.send(round, table, Seat::B, numbers).await.is(303);
    }
}

/// Draws and plays the semi-finals: the fourth beats the first, the second the third. The seeds' numbers.
pub async fn semi_finals(floor: &Floor) -> Vec<i64> {
    let seeds = seeds(floor).await;
    floor.draw(2).await.is(303);
    let pairs = floor.pairs(2).await;
    for (a, b) in [(seeds[0], seeds[3]), (seeds[1], seeds[2])] {
        assert!(pairs.contains(&(a.min(b), a.max(b))), "{pairs:?} {seeds:?}");
    }
    end_round(floor, 2, &[(seeds[3], 30, 20), (seeds[1], 30, 20)]).await;
    seeds
}

fn named(number: i64) -> String {
    format!("Player {number}")
}

/// Whoever meets this player, by number; none where they rest.
async fn opponent_of(floor: &Floor, round: u32, number: i64) -> Option<i64> {
    let pairs = floor.pairs(round).await;
    pairs.into_iter().find_map(|(a, b)| match number {
        number if number == a => Some(b),
        number if number == b => Some(a),
        _ => None,
    })
}

async fn standings_of(floor: &Floor) -> Vec<String> {
    let reply = floor.desk.get("/e/spring-open/standings.csv").await;
    let csv = reply.is(200).body.trim_start_matches('\u{feff}').to_owned();
    csv.lines().skip(1).map(|line| line.split([',', ';']).nth(2).unwrap().to_owned()).collect()
}

#[actix_web::test]
async fn whoever_wins_the_final_is_first_everywhere() {
    let floor = with_cut(&[]).await;
    floor.usual_awards().await;
    let seeds = semi_finals(&floor).await;
    let [first, second, third, fourth] = [0, 1, 2, 3].map(|seed: usize| named(seeds[seed]));
    floor.draw(3).await.is(303);
    assert_eq!(opponent_of(&floor, 3, seeds[3]).await, Some(seeds[1]));
    // The battles of those who lost are no part of the cut, and place nobody of it.
    end_round(&floor, 3, &[(seeds[3], 30, 20), (seeds[2], 40, 20)]).await;
    let expected = [fourth.clone(), second.clone(), first.clone(), third.clone()];
    assert_eq!(standings_of(&floor).await[..4], expected);

    let page = floor.desk.get("/e/spring-open/standings").await;
    page.shows("Players in the cut rank above all others").shows("Winner").shows("Semi-final");
    let why = floor.desk.get(&format!("/e/spring-open/standings/{}", seeds[3])).await;
    why.shows(&format!(
        "{fourth} is above {second} by the cut: {fourth} won the final, {second} lost the final."
    ));
    why.shows("In the cut").shows(&format!("against {second} (seed 2)"));
    let why = floor.desk.get(&format!("/e/spring-open/standings/{}", seeds[0])).await;
    why.shows(&format!("{first} is above {third} on their seed in the cut: 1 against 3."));
    floor.desk.get(&format!("{DESK}/standings")).await.shows(&fourth);

    floor.close(3).await;
    floor.desk.post(&format!("{DESK}/finish"), &[]).await.is(303);
    let front = floor.site.visitor().get("/e/spring-open").await;
    front.shows(&format!("{fourth} wins Spring Open"));
    front.shows("Bracket").shows("Semi-finals").hides("Quarter-finals");
    let awards = floor.site.visitor().get("/e/spring-open/awards").await;
    awards.shows(&fourth).shows("ahead by the cut: won the final");
}

#[actix_web::test]
async fn two_of_the_semi_finals_whom_a_hand_swaps_play_on_from_their_new_tables() {
    let floor = with_cut(&[]).await;
    let seeds = seeds(&floor).await;
    floor.draw(2).await.is(303);
    let round = format!("{DESK}/rounds/2");
    let version = floor.desk.get(&round).await.hidden("version");
    let (one, two) = (seeds[3].to_string(), seeds[1].to_string());
    let fields = [("version", version.as_str()), ("one", &one), ("two", &two), ("reason", "friends")];
    floor.desk.post(&format!("{round}/swap"), &fields).await.is(303);
    assert_eq!(opponent_of(&floor, 2, seeds[0]).await, Some(seeds[1]));
    assert_eq!(opponent_of(&floor, 2, seeds[2]).await, Some(seeds[3]));
    end_round(&floor, 2, &[(seeds[1], 30, 20), (seeds[3], 30, 20)]).await;
    floor.draw(3).await.is(303);
    assert_eq!(opponent_of(&floor, 3, seeds[1]).await, Some(seeds[3]));
    end_round(&floor, 3, &[(seeds[3], 30, 20)]).await;
    let expected = [seeds[3], seeds[1], seeds[0], seeds[2]].map(named);
    assert_eq!(standings_of(&floor).await[..4], expected);
}

#[actix_web::test]
async fn a_drawn_final_goes_to_the_higher_seed_and_every_page_says_so() {
    let floor = with_cut(&[("third_place", "on")]).await;
    let seeds = semi_finals(&floor).await;
    let [first, second, third, fourth] = [0, 1, 2, 3].map(|seed: usize| named(seeds[seed]));
    floor.draw(3).await.is(303);
    // Seeds stand in the order of the names.
    let battles = floor.battles(3).await;
    let is_first = battles.iter().any(|battle| battle.a == floor.player(seeds[0]).id);
    let told = if is_first { "seed 1 plays seed 3" } else { "seed 3 plays seed 1" };
    let page = floor.desk.get(&format!("{DESK}/rounds/3")).await;
    page.shows(&format!("match for third place: {told}"));
    assert_eq!(opponent_of(&floor, 3, seeds[0]).await, Some(seeds[2]));
    end_round(&floor, 3, &[(seeds[1], 25, 25), (seeds[2], 30, 20)]).await;
    assert_eq!(standings_of(&floor).await[..4], [second.clone(), fourth, third.clone(), first]);
    let front = floor.site.visitor().get("/e/spring-open").await;
    front.shows(&format!("Draw: {second} wins as the higher seed")).shows("Third place");
    let wall = floor.site.visitor().get("/e/spring-open/screen/bracket").await;
    wall.shows("Semi-finals").shows(&format!("Draw: {second} wins as the higher seed")).shows(&third);
    let why = floor.desk.get(&format!("/e/spring-open/standings/{}", seeds[3])).await;
    why.shows(&format!("with {second} (seed 2), who wins as the higher seed."));
}

#[actix_web::test]
async fn where_a_finalist_leaves_the_page_names_the_ways_and_does_the_chosen_one() {
    for way in ["walkover", "beaten", "next"] {
        let floor = with_cut(&[]).await;
        let seeds = semi_finals(&floor).await;
        let [beaten, opponent, _, leaver] = [0, 1, 2, 3].map(|seed: usize| named(seeds[seed]));
        let phone = floor.phone(seeds[3]).await;
        let version = phone.get("/e/spring-open/leave").await.is(200).hidden("version");
        phone.post("/e/spring-open/leave", &[("version", &version)]).await.is(303);
        floor
            .draw(3)
            .await
            .is(422)
            .shows("is in the cut but isn't playing in round 3. Choose how it goes on");
        let page = floor.desk.get(&format!("{DESK}/rounds")).await;
        page.shows(&format!(
            "{leaver} is in the cut but isn't playing in round 3. Choose how the cut goes on."
        ));
        page.shows(&format!("{opponent} advances without a battle (walkover)"));
        page.shows(&format!("{beaten}, the last player they beat, takes their place"));
        page.shows("next in the standings before the cut, takes their place");
        let number = seeds[3].to_string();
        let chosen = [("entrant", number.as_str()), ("way", way)];
        floor.desk.post(&format!("{DESK}/cut"), &chosen).await.leads_to(&format!("{DESK}/rounds"));
        floor.desk.get(&format!("{DESK}/rounds")).await.shows(" (chosen)");
        floor.desk.get(&format!("{DESK}/audit")).await.says(text!("setting-pairing-cut-leavers"));
        floor.draw(3).await.is(303);
        let other = opponent_of(&floor, 3, seeds[1]).await;
        if way == "walkover" {
            assert_eq!(other, None);
            let drawn = floor.desk.get(&format!("{DESK}/rounds/3")).await;
            drawn.shows("walkover for seed 2, as seed 4 has withdrawn");
            end_round(&floor, 3, &[]).await;
            assert_eq!(standings_of(&floor).await[..2], [opponent, leaver]);
            floor.site.visitor().get("/e/spring-open").await.shows("Walkover: ");
            continue;
        }
        let other = other.unwrap();
        assert_eq!(seeds.contains(&other), way == "beaten", "{way}: {other}");
        end_round(&floor, 3, &[(other, 30, 20)]).await;
        assert_eq!(standings_of(&floor).await[..2], [named(other), opponent], "{way}");
    }
}

#[actix_web::test]
async fn a_cut_of_six_and_of_sixty_four_can_be_set_and_the_pack_says_what_it_is() {
    let floor = with_cut(&[("cut_size", "6"), ("third_place", "on")]).await;
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.shows("The top 2 seeds skip the first round of the cut. Semi-final losers play for third place.");
    pack.shows("The bracket decides the top 6 places. Everyone else is paired by record and win path.");
    floor.draw(2).await.is(303);
    floor.desk.get(&format!("{DESK}/rounds/2")).await.shows("cut: seed 2 advances without a battle");
    for (size, status) in [("1", 422), ("65", 422), ("64", 303)] {
        let path = format!("{DESK}/methods");
        let seen = floor.desk.get(&path).await.hidden("seen");
        let methods = ["method-1", "method-2", "method-3"].map(|round| (round, "handbook"));
        let clubs = ["clubs-1", "clubs-2", "clubs-3"].map(|round| (round, "off"));
        let others =
            [("seen", seen.as_str()), ("seeds", ""), ("lists", ""), ("group_size", "0"), ("cut_size", size)];
        floor.desk.post(&path, &[&methods[..], &clubs, &others].concat()).await.is(status);
    }
}

/// Whoever had a walkover plays after all when the other is back, and the battle decides.
#[actix_web::test]
async fn whoever_is_back_for_a_semi_final_plays_it_and_the_battle_decides() {
    for how in ["seat", "repair", "swap"] {
        let floor = with_cut(&[]).await;
        let seeds = seeds(&floor).await;
        let (back, other) = (seeds[3], seeds[0]);
        floor.draw(2).await.is(303);
        let phone = floor.phone(back).await;
        let version = phone.get("/e/spring-open/leave").await.is(200).hidden("version");
        phone.post("/e/spring-open/leave", &[("version", &version)]).await.is(303);
        let (round, number) = (format!("{DESK}/rounds/2"), back.to_string());
        floor.desk.get(&round).await.shows(&format!("{} is in the cut but isn't playing", named(back)));
        let chosen = [("entrant", number.as_str()), ("way", "walkover"), ("round", "2")];
        floor.desk.post(&format!("{DESK}/cut"), &chosen).await.leads_to(&round);
        floor.change(2, ("repair", ""), &[]).await.leads_to(&round);
        assert_eq!(opponent_of(&floor, 2, other).await, None);
        floor.publish(2).await.is(303);

        let path = format!("{DESK}/players/{back}");
        let version = floor.desk.get(&path).await.hidden("version");
        floor.desk.post(&format!("{path}/take-back"), &[("version", &version)]).await.is(303);
        if how == "repair" {
            floor.change(2, ("repair", ""), &[]).await.leads_to(&round);
        } else {
            let version = floor.desk.get(&round).await.hidden("version");
            let player = floor.player(back).id.to_string();
            let fields = [("version", version.as_str()), ("player", &player)];
            floor.desk.post(&format!("{round}/seat"), &fields).await.leads_to(&round);
        }
        assert_eq!(opponent_of(&floor, 2, back).await, Some(other), "{how}");
        if how == "swap" {
            // They are of the cut again like everybody: whom a hand brings together plays for the place.
            let version = floor.desk.get(&round).await.hidden("version");
            let other = seeds[2].to_string();
            let fields =
                [("version", version.as_str()), ("one", &number), ("two", &other), ("reason", "friends")];
            floor.desk.post(&format!("{round}/swap"), &fields).await.is(303);
            assert_eq!(opponent_of(&floor, 2, back).await, Some(seeds[1]));
            play_on(&floor, 2, &[(back, 30, 20), (seeds[2], 30, 20)]).await;
            floor.draw(3).await.is(303);
            assert_eq!(opponent_of(&floor, 3, back).await, Some(seeds[2]));
            continue;
        }
        play_on(&floor, 2, &[(back, 30, 20), (seeds[1], 30, 20)]).await;
        floor.draw(3).await.is(303);
        assert_eq!(opponent_of(&floor, 3, back).await, Some(seeds[1]), "{how}");
        floor.site.visitor().get("/e/spring-open").await.hides("Walkover: ");
    }
}

/// Everybody who won shares the first place, and dice say who is in the cut of two: here, and from the file.
#[actix_web::test]
async fn the_file_has_the_dice_by_which_a_cut_takes_its_players() {
    let floor = Floor::with_players(8).await;
    floor.choose_methods(&[("method-2", "cut"), ("cut_size", "2")]).await;
    floor.play(1, &[1, 2, 3, 4].map(|table| (table, [30, 5, 10, 1]))).await;
    let page = floor.desk.get(&format!("{DESK}/standings")).await;
    let (after, players) = (page.hidden("after"), page.hidden("players"));
    let fields = [("after", after.as_str()), ("players", players.as_str())];
    floor.desk.post(&format!("{DESK}/standings/roll-off"), &fields).await.is(303);
    let first = standings_of(&floor).await;
    let file = floor.desk.get(&format!("{DESK}/event.json")).await.is(200).body.clone();
    let folder = tempfile::tempdir().unwrap();
    let told = |file: &str, args: &[&str]| {
        std::fs::write(folder.path().join("event.json"), file).unwrap();
        muster(folder.path(), args)
    };
    let drawn = told(&file, &["pair", "event.json"]);
    let meets = |text: &str| text.lines().any(|line| line.contains(&first[0]) && line.contains(&first[1]));
    assert!(drawn.code == 0 && meets(&drawn.out), "{first:?} {} {}", drawn.out, drawn.err);
    // By another throw others meet, so it is the dice that the command goes by.
    let others = (0..40_u64).any(|seed| {
        let mut other: Value = serde_json::from_str(&file).unwrap();
        other["x-roll-offs"][0]["seed"] = json!(seed);
        !meets(&told(&other.to_string(), &["pair", "event.json"]).out)
    });
    assert!(others);
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    let file = floor.desk.get(&format!("{DESK}/event.json")).await.is(200).body.clone();
    let mut file: Value = serde_json::from_str(&file).unwrap();
    // Also where the file has neither the cut nor the proof.
    for key in ["x-cut", "x-draw"] {
        file["rounds"][1].as_object_mut().unwrap().remove(key);
    }
    let checked = told(&file.to_string(), &["verify", "event.json"]);
    assert_eq!(checked.code, 0, "{} {}", checked.out, checked.err);
    // The dice come along into a database, for players of other ids too.
    let before = places_of(&file);
    with_other_ids(&mut file);
    let brought = told(&file.to_string(), &["import", "event.json", "--database", "other.db"]);
    assert_eq!(brought.code, 0, "{}", brought.err);
    let stored = muster(folder.path(), &["export", "spring-open", "--public", "--database", "other.db"]);
    let stored: Value = serde_json::from_str(&stored.out).unwrap();
    assert_eq!(stored["x-roll-offs"].as_array().unwrap().len(), 1);
    assert_eq!(places_of(&stored), before);
    let after = muster(folder.path(), &["standings", "event.json", "--after", "1", "--json"]);
    let after: Vec<Value> = serde_json::from_str(&after.out).unwrap();
    let places: Vec<u64> = after.iter().map(|row| row["place"].as_u64().unwrap()).collect();
    assert_eq!(places, [1, 2, 3, 4, 5, 5, 5, 5], "dice part all who won");
}

/// The final is as it was drawn, and the page says before it is saved who would meet.
#[actix_web::test]
async fn a_semi_final_that_is_corrected_says_who_would_be_in_the_final() {
    let floor = with_cut(&[("third_place", "on")]).await;
    let seeds = semi_finals(&floor).await;
    floor.draw(3).await.is(303);
    floor.publish(3).await.is(303);
    let [first, second, third, fourth] = [0, 1, 2, 3].map(|seed: usize| named(seeds[seed]));
    let battles = floor.battles(2).await;
    let battle = battles.iter().find(|battle| battle.side_of(floor.player(seeds[3]).id).is_some()).unwrap();
    // The fourth had won 30 to 20: now the first seed has.
    let is_first = battle.a == floor.player(seeds[0]).id;
    let (a, b) = if is_first { ("30", "20") } else { ("20", "30") };
    let fields =
        [("a_points", a), ("a_tactics", "3"), ("b_points", b), ("b_tactics", "3"), ("kind", "played")];
    let version = battle.version.to_string();
    let path = format!("{DESK}/battles/2/{}", battle.table_number.unwrap());
    let own = [("version", version.as_str()), ("reason", "read from the wrong side")];
    let look = floor.desk.post(&path, &[&own[..], &fields].concat()).await;
    let meets = |a: &String, b: &String| format!("{} – {}", a.min(b), a.max(b));
    look.is(200).says_not(text!("desk-battles-drawn-the-same")).shows("2 tables would have been different");
    look.shows(&meets(&first, &second)).shows(&meets(&fourth, &second)).shows(&meets(&fourth, &third));
    // A correction that brings nobody else into the final is not told there.
    let out = format!("{DESK}/rounds/3");
    let of_cut = |battle: &Battle| seeds.iter().any(|seed| battle.side_of(floor.player(*seed).id).is_some());
    let beside = battles.iter().find(|battle| !of_cut(battle)).unwrap();
    let other = format!("{DESK}/battles/2/{}", beside.table_number.unwrap());
    let seen = beside.version.to_string();
    let less = [("version", seen.as_str()), ("reason", "misread"), ("kind", "played"), ("a_points", "39")];
    let less = [&less[..], &[("a_tactics", "5"), ("b_points", "10"), ("b_tactics", "1")]].concat();
    floor.correct(&other, &less).await.is(303);
    floor.desk.get(&out).await.is(200).hides("Results have changed since round 3 was paired");
    // Once it is saved, the final's page says it and leads to what helps, as long as nobody plays it.
    floor.correct(&path, &[&own[..], &fields].concat()).await.is(303);
    floor
        .desk
        .get(&out)
        .await
        .shows("Results have changed since round 3 was paired")
        .shows("Take the round back</a>");
    floor.take_back(3).await.is(303);
    floor.desk.get(&out).await.shows("Pair round 3 again").hides("Take the round back</a>");
    let draft = floor.desk.get(&out).await;
    let (version, why) = (draft.hidden("version"), draft.hidden("redraw_reason"));
    let fields = [("version", version.as_str()), ("redraw_reason", &why), ("odd", "bye"), ("clubs", "off")];
    floor.desk.post(&format!("{out}/redraw"), &fields).await.is(303);
    assert_eq!(opponent_of(&floor, 3, seeds[0]).await, Some(seeds[1]));
}

/// `pair --again` says of a round of a cut what each table of it is.
#[actix_web::test]
async fn a_round_of_a_cut_is_told_as_one_when_it_is_drawn_again() {
    let floor = with_cut(&[("third_place", "on")]).await;
    let seeds = semi_finals(&floor).await;
    floor.draw(3).await.is(303);
    floor.publish(3).await.is(303);
    let file = floor.desk.get("/e/spring-open/desk/event.json").await;
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("event.json"), &file.is(200).body).unwrap();
    let ran = muster(folder.path(), &["pair", "event.json", "--round", "3", "--again"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let [first, second, third, fourth] = [0, 1, 2, 3].map(|seed: usize| named(seeds[seed]));
    assert!(ran.out.contains("cut/1") && !ran.out.contains("set by the organiser"), "{}", ran.out);
    let line = |one: &str, other: &str| {
        ran.out.lines().find(|line| line.contains(one) && line.contains(other)).unwrap_or_default()
    };
    assert!(line(&second, &fourth).contains("cut: seed"), "{}", ran.out);
    assert!(line(&first, &third).contains("match for third place: seed"), "{}", ran.out);
}

/// Nine players, four rounds in the order of their numbers, then a cut of four.
fn file_of_cut(played: usize) -> Value {
    let table = |table: usize, a: usize, b: usize, (for_a, for_b): (u32, u32)| {
        json!({ "table": table, "a": format!("p{a}"), "b": format!("p{b}"),
            "result": { "a": { "vp": for_a, "tactics": 3 }, "b": { "vp": for_b, "tactics": 3 } } })
    };
    let round = |number: usize, tables: Vec<Value>| json!({ "number": number, "tables": tables });
    // The lower number wins, the higher up the clearer: the seeds are the numbers.
    let first = (1..=4).map(|n| table(n, n, n + 4, (60 - 5 * u32::try_from(n).unwrap(), 10)));
    let semi = vec![
        table(1, 1, 4, (20, 30)),
        table(2, 2, 3, (30, 20)),
        table(3, 5, 6, (90, 0)),
        table(4, 7, 8, (90, 0)),
    ];
    let last = vec![
        table(1, 4, 2, (30, 20)),
        table(2, 1, 5, (0, 90)),
        table(3, 3, 7, (0, 90)),
        table(4, 6, 8, (9, 0)),
    ];
    let rounds = [first.collect(), semi, last];
    let rounds: Vec<Value> =
        (1..).zip(rounds).take(played).map(|(number, tables)| round(number, tables)).collect();
    let entry = |n: usize| json!({ "id": format!("p{n}"), "name": format!("Player {n}") });
    json!({
        "format": "muster-event/1",
        "event": { "slug": "cut", "name": "Cut", "system": "aos4-ghb2024", "points_limit": 2000, "rounds": 3,
            "pairing": { "methods": { "2": "cut", "3": "cut" }, "cut_size": 4 } },
        "players": (1..=8).map(entry).collect::<Vec<_>>(),
        "rounds": rounds,
    })
}

fn places_of(file: &Value) -> Vec<(u64, String, Value)> {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("event.json"), file.to_string()).unwrap();
    let ran = muster(folder.path(), &["standings", "event.json", "--json"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let rows: Vec<Value> = serde_json::from_str(&ran.out).unwrap();
    let place = |row: &Value| {
        (row["place"].as_u64().unwrap(), row["player"].as_str().unwrap().to_owned(), row["cut"].clone())
    };
    rows.iter().map(place).collect()
}

#[test]
fn the_command_line_ranks_by_the_bracket_and_everybody_else_by_all_rounds() {
    let places = places_of(&file_of_cut(3));
    let order: Vec<&str> = places.iter().map(|(_, player, _)| player.as_str()).collect();
    assert_eq!(order, ["p4", "p2", "p1", "p3", "p5", "p7", "p6", "p8"]);
    assert_eq!(places.iter().map(|(place, ..)| *place).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(places[0].2, json!({ "seed": 4, "reached": "won" }));
    assert_eq!(places[2].2, json!({ "seed": 1, "reached": "lost_semi_final" }));
    assert_eq!(places[4].2, Value::Null);
    let before: Vec<String> = places_of(&file_of_cut(1)).into_iter().map(|(_, player, _)| player).collect();
    assert_eq!(before[..4], ["p1", "p2", "p3", "p4"]);
}

#[test]
fn the_command_line_names_the_ways_of_a_leaver_and_draws_the_chosen_one() {
    let mut file = file_of_cut(2);
    file["players"][3]["dropped_after"] = json!(2);
    let folder = tempfile::tempdir().unwrap();
    let pair = |file: &Value, more: &[&str]| {
        std::fs::write(folder.path().join("event.json"), file.to_string()).unwrap();
        muster(folder.path(), &[&["pair", "event.json", "--json"][..], more].concat())
    };
    // All who lost round 1 stand alike, but for the points they lost by: Player 8 by the fewest.
    let asked = pair(&file, &[]);
    assert_ne!(asked.code, 0);
    let told = "Player 4 is in the cut but isn't playing in round 3. Choose how it goes on: Player 2 advances without a \
                battle (walkover); or Player 1, the last player they beat, takes their place; or Player 8, next in the \
                standings before the cut, takes their place. Choose with --leaver p4=walkover, p4=beaten or p4=next.";
    assert!(asked.err.contains(told), "{}", asked.err);
    let met = |text: &str| {
        let drawn: Value = serde_json::from_str(text).unwrap();
        let tables = drawn["tables"].as_array().unwrap();
        let of_two = tables.iter().find(|table| table["a"] == "p2" || table["b"] == "p2");
        let other = |table: &Value| if table["a"] == "p2" { table["b"].clone() } else { table["a"].clone() };
        of_two.map_or_else(|| drawn["rests"][0].clone(), other)
    };
    for (way, other) in [("walkover", "p2"), ("beaten", "p1"), ("next", "p8")] {
        let ran = pair(&file, &["--leaver", &format!("p4={way}")]);
        assert_eq!((ran.code, met(&ran.out)), (0, json!(other)), "{way} {}", ran.err);
        let mut said = file.clone();
        said["event"]["pairing"]["cut_leavers"] = json!({ "p4": way });
        let ran = pair(&said, &[]);
        assert_eq!((ran.code, met(&ran.out)), (0, json!(other)), "{way} {}", ran.err);
    }
    let wrong = pair(&file, &["--leaver", "p4=hope"]);
    assert!(wrong.code != 0 && wrong.err.contains("walkover, beaten or next"), "{}", wrong.err);
}

#[test]
fn events_that_were_ranked_wrong_have_the_winner_of_the_final_first() {
    let Some(folder) = data("found/events/cut-done.json") else { return };
    for (file, first) in [("cut-final-won-by-seed-4", ["p6", "p7"]), ("cut-done", ["p8", "p9"])] {
        let path = folder.join(format!("found/events/{file}.json"));
        let file: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
        let places = places_of(&file);
        assert_eq!([&places[0].1, &places[1].1], first, "{}", path.display());
    }
    let path = folder.join("found/events/cut-finalist-drops.json");
    let ran = muster(&folder, &["pair", path.to_str().unwrap()]);
    assert!(ran.err.contains("Player 6 is in the cut but isn't playing in round 6"), "{}", ran.err);
    let ran = muster(&folder, &["pair", path.to_str().unwrap(), "--leaver", "p6=walkover"]);
    assert!(ran.code == 0 && ran.out.contains("walkover for seed"), "{} {}", ran.err, ran.out);
}

#[actix_web::test]
async fn a_file_of_a_cut_comes_back_with_its_places_whatever_is_set_since() {
    let floor = with_cut(&[]).await;
    let seeds = semi_finals(&floor).await;
    let reply = floor.desk.get(&format!("{DESK}/event.json")).await;
    let mut file: Value = serde_json::from_str(&reply.is(200).body).unwrap();
    assert_eq!(file["rounds"][1]["x-cut"]["seeds"].as_array().unwrap().len(), 4);
    file["event"]["pairing"]["cut_size"] = json!(8);
    let places = places_of(&file);
    let expected = [seeds[1], seeds[3]].map(|number| format!("p{number}"));
    assert_eq!([&places[0].1, &places[1].1], [&expected[0], &expected[1]]);
    assert_eq!(places[0].2["reached"], "plays_final");
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("event.json"), file.to_string()).unwrap();
    let ran = muster(folder.path(), &["verify", "event.json"]);
    assert!(ran.code == 0 && ran.out.contains("round 2: valid"), "{} {}", ran.out, ran.err);

    // Also by way of a database, and where the file has other ids for the players.
    let mut other = file.clone();
    with_other_ids(&mut other);
    for (name, file) in [("same.db", &file), ("other.db", &other)] {
        std::fs::write(folder.path().join("event.json"), file.to_string()).unwrap();
        let ran = muster(folder.path(), &["import", "event.json", "--database", name]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let ran = muster(folder.path(), &["export", "spring-open", "--public", "--database", name]);
        let stored: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(places_of(&stored), places, "{name}");
    }
}

/// `q1` for `p1`, wherever it stands.
pub fn with_other_ids(value: &mut Value) {
    let is_id = |text: &str| text.strip_prefix('p').is_some_and(|number| number.parse::<u32>().is_ok());
    match value {
        Value::String(text) if is_id(text.as_str()) => *text = text.replacen('p', "q", 1),
        Value::Array(all) => all.iter_mut().for_each(with_other_ids),
        Value::Object(all) => all.values_mut().for_each(with_other_ids),
        _ => {}
    }
}

/// Four teams of three: a round, then a cut of all four, in which the last of the standings wins.
#[test]
fn teams_are_ranked_by_the_bracket_and_a_team_that_leaves_is_asked_about() {
    let player = |number: u32| json!({ "id": format!("p{number}"), "name": format!("Player {number}") });
    let team = |number: u32| {
        let players: Vec<String> = (1..=3).map(|place| format!("p{}", (number - 1) * 3 + place)).collect();
        json!({ "id": format!("t{number}"), "name": format!("Team {number}"), "players": players })
    };
    // The first team wins so many of its three battles.
    let met = |a: u32, b: u32, won: u32| {
        let table = |at: u32| {
            let (for_a, for_b) = if at <= won { (30, 10) } else { (10, 30) };
            json!({ "table": (a - 1) * 3 + at, "a": format!("p{}", (a - 1) * 3 + at), "b": format!("p{}", (b - 1) * 3 + at),
                "result": { "a": { "vp": for_a, "tactics": 0 }, "b": { "vp": for_b, "tactics": 0 } } })
        };
        json!({ "a": format!("t{a}"), "b": format!("t{b}"), "first_table": (a - 1) * 3 + 1,
            "tables": (1..=3).map(table).collect::<Vec<_>>() })
    };
    let mut file = json!({
        "format": "muster-event/2",
        "event": { "slug": "cup", "name": "Cup", "system": "aos4-ghb2024", "points_limit": 2000, "rounds": 3,
            "entrants": "teams", "team": { "size": 3, "result": { "by": "majority" } },
            "pairing": { "methods": { "2": "cut", "3": "cut" }, "cut_size": 4 } },
        "players": (1..=12).map(player).collect::<Vec<_>>(),
        "teams": (1..=4).map(team).collect::<Vec<_>>(),
        "rounds": [
            { "number": 1, "matches": [met(1, 2, 3), met(3, 4, 2)] },
            { "number": 2, "matches": [met(1, 2, 1), met(3, 4, 2)] },
            { "number": 3, "matches": [met(2, 3, 2), met(1, 4, 3)] },
        ],
    });
    let order = |file: &Value| places_of(file).into_iter().map(|(_, team, _)| team).collect::<Vec<_>>();
    assert_eq!(order(&file), ["t2", "t3", "t1", "t4"]);
    file["rounds"].as_array_mut().unwrap().pop();
    file["teams"][1]["dropped_after"] = json!(2);
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("event.json"), file.to_string()).unwrap();
    let asked = muster(folder.path(), &["pair", "event.json"]);
    assert!(asked.err.contains("Team 2 is in the cut but isn't playing in round 3"), "{}", asked.err);
    let ran = muster(folder.path(), &["pair", "event.json", "--leaver", "t2=beaten"]);
    assert!(
        ran.code == 0 && ran.out.contains("Team 3 – Team 1  (cut: seed 2 plays seed 1)"),
        "{} {}",
        ran.out,
        ran.err
    );
}
