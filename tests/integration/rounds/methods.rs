//! Rounds that are not made as the handbook says: chosen by round, drawn by the desk, told by the pack, proven.

use crate::support::{floor::Floor, site::Reply};
use muster::{
    command::verify::Checked,
    domain::{
        battle::Battle,
        event::pack::Method,
        numbers::{RoundNumber, TableNumber},
        pairing::Reason,
        standings::Ranking,
    },
    exchange::{event_file, whole_event},
    storage,
};

const METHODS: &str = "/e/spring-open/desk/methods";
const ROUND: &str = "/e/spring-open/desk/rounds/1";

#[actix_web::test]
async fn the_organiser_chooses_round_by_round_and_the_pack_says_so() {
    let floor = Floor::with_players(6).await;
    floor.desk.get(METHODS).await.is(200).shows("Round 1 is random").shows("Round 3");
    let reply = choose(
        &floor,
        &[("method-1", "random"), ("method-3", "cut"), ("cut_size", "4"), ("clubs-2", "soft")],
    );
    reply.await.leads_to(METHODS);
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.shows("Round 1 is paired at random").shows("Round 3 is a single-elimination cut to the top 4");
    pack.shows("In round 2, clubmates are kept apart unless that makes other pairings worse");
    floor.desk.get("/e/spring-open/desk/audit").await.shows("pairing methods (");
    floor.desk.get("/e/spring-open/desk/rounds").await.shows("At random");
    choose(&floor, &[("method-2", "seeded")]).await.is(422).shows("Choose one of these");
    choose(&floor, &[("seeds", "1, 1")]).await.is(422).shows("Player 1 is listed twice");
    choose(&floor, &[("seeds", "nobody")]).await.is(422).shows("isn&#39;t a player&#39;s number or name");
    choose(&floor, &[("lists", "1,2")]).await.is(422).shows("enter round, player, player");
    choose(&floor, &[("lists", "1,2,3\n1,3,4")]).await.is(422).shows("player 3 is in round 1 twice");
    choose(&floor, &[("group_size", "1")]).await.is(422).shows("A group needs at least 2 players");
    let page = floor.desk.get(METHODS).await;
    let (seen, once) = (page.hidden("seen"), page.hidden("once"));
    for _ in 0..2 {
        let fields = [("seen", seen.as_str()), ("once", &once), ("method-2", "random")];
        choose(&floor, &fields).await.leads_to(METHODS);
    }
    let stale = [("seen", "long ago"), ("method-1", "handbook")];
    choose(&floor, &stale).await.is(409).shows("someone else changed the same fields");
}

#[actix_web::test]
async fn a_round_from_a_list_has_those_pairs_and_draws_the_rest() {
    let floor = Floor::with_players(8).await;
    choose(&floor, &[("method-1", "list")]).await.is(303);
    floor.draw(1).await.is(422).shows("has no list to pair from yet");
    choose(&floor, &[("method-1", "list"), ("lists", "round;player;player\n1;8;Player 1\n1,2,7\n")])
        .await
        .is(303);
    floor.draw(1).await.is(303);
    let pairs = floor.pairs(1).await;
    assert!(pairs.contains(&(1, 8)) && pairs.contains(&(2, 7)) && pairs.len() == 4, "{pairs:?}");
    floor.desk.get(ROUND).await.shows("from the organiser&#39;s list").shows("list/1");
    proven(&floor, "no better pairings exist with the 2 tables already set").await;
}

#[actix_web::test]
async fn a_seeded_round_pairs_the_upper_half_with_the_lower() {
    let floor = Floor::with_players(8).await;
    choose(&floor, &[("method-1", "seeded"), ("seeds", "8 7 6")]).await.is(303);
    floor.draw(1).await.is(303);
    assert_eq!(sorted(floor.pairs(1).await), [(1, 5), (2, 8), (3, 7), (4, 6)]);
    floor
        .desk
        .get(ROUND)
        .await
        .says(text!("reason-seeds", upper = 1, lower = 5))
        .shows("nothing is proven")
        .hides("Proven:");
    proven(&floor, "valid, and every table was already set, so nothing is proven").await;
    let page = floor.desk.get(&format!("{ROUND}/change?what=repair")).await;
    page.is(200).says(text!("desk-rounds-no-change"));
}

#[actix_web::test]
async fn an_accelerated_round_pairs_the_halves_among_themselves() {
    let floor = Floor::with_players(8).await;
    choose(&floor, &[("method-1", "accelerated"), ("method-2", "accelerated")]).await.is(303);
    floor.play(1, &[1, 2, 3, 4].map(|table| (table, [30, 4, 20, 3]))).await;
    for (a, b) in floor.pairs(1).await {
        assert_eq!(a <= 4, b <= 4, "{a} and {b}");
    }
    floor.draw(2).await.is(303);
    floor.desk.get("/e/spring-open/desk/rounds/2").await.shows("the top half of the seeds starts one win up");
    proven(&floor, "round 2: valid, and no better pairings exist").await;
}

#[actix_web::test]
async fn a_random_round_looks_at_no_record_but_nobody_meets_twice() {
    let floor = Floor::with_players(8).await;
    choose(&floor, &[("method-2", "random")]).await.is(303);
    floor.play(1, &[1, 2, 3, 4].map(|table| (table, [30, 4, 20, 3]))).await;
    floor.draw(2).await.is(303);
    let first = floor.pairs(1).await;
    assert!(floor.pairs(2).await.iter().all(|pair| !first.contains(pair)));
    floor.desk.get("/e/spring-open/desk/rounds/2").await.says(text!("reason-random")).hides("same record");
    proven(&floor, "round 2: valid, and no better pairings exist").await;
}

#[actix_web::test]
async fn in_a_round_robin_all_of_a_group_meet_and_an_odd_group_rests_in_turn() {
    let floor = Floor::with_players(7).await;
    let robin: Vec<(String, String)> =
        (1..=3).map(|round| (format!("method-{round}"), "round_robin".to_owned())).collect();
    let mut fields: Vec<(&str, &str)> =
        robin.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    fields.push(("group_size", "4"));
    choose(&floor, &fields).await.is(303);
    let mut met = Vec::new();
    for round in 1..=3 {
        floor.play(round, &[1, 2, 3].map(|table| (table, [30, 4, 20, 3]))).await;
        met.extend(floor.pairs(round).await);
        assert_eq!(floor.battles(round).await.iter().filter(|battle| battle.is_bye()).count(), 1);
        let page = floor.desk.get(&format!("/e/spring-open/desk/rounds/{round}")).await;
        page.shows("round robin, group A").hides("Proven:").shows("ignores clubs and records");
    }
    // Groups 1, 4, 5 and 2, 3, 6, 7 … whatever they are: nobody meets twice, and all of a group met.
    met.sort_unstable();
    let meetings = met.len();
    met.dedup();
    assert_eq!((met.len(), meetings), (9, 9));
    proven(&floor, "round 3: valid").await;
    floor.draw(4).await.is(303);
}

#[actix_web::test]
async fn a_round_robin_of_all_says_when_it_is_over() {
    let floor = Floor::with_players(4).await;
    let (mut settings, name) = (floor.event.settings.clone(), floor.event.name.clone());
    settings.pairing.methods.extend(RoundNumber::up_to(4).map(|round| (round, Method::RoundRobin)));
    let mut tx = floor.site.app.database.write().await.unwrap();
    storage::events::set_settings(&mut tx, floor.event.id, &name, &settings).await.unwrap();
    tx.commit().await.unwrap();
    for round in 1..=3 {
        floor.play(round, &[1, 2].map(|table| (table, [30, 4, 20, 3]))).await;
    }
    floor.draw(4).await.is(422).shows("Everyone in a group of 4 has met after 3 rounds");
}

/// Somebody comes to the desk after round 1, somebody leaves after round 2 and is back for round 4.
#[actix_web::test]
async fn in_a_round_robin_whoever_comes_later_meets_whoever_is_free() {
    let floor = Floor::with_players(5).await;
    let robin: Vec<(String, String)> =
        (1..=3).map(|round| (format!("method-{round}"), "round_robin".to_owned())).collect();
    let fields: Vec<(&str, &str)> =
        robin.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    choose(&floor, &fields).await.is(303);
    let needs =
        "A round robin of 5 players needs 5 rounds, but only 3 are planned. Not everyone will play everyone.";
    floor.desk.get(METHODS).await.shows(needs).shows("needs n − 1 rounds");
    floor.desk.get("/e/spring-open/desk/rounds").await.shows(needs).shows("ignores clubs and records");
    floor.play(1, &[1, 2].map(|table| (table, [30, 4, 20, 3]))).await;
    floor.close(1).await;
    let fields = [("name", "Late Lee"), ("here", "on")];
    floor.desk.post("/e/spring-open/desk/players", &fields).await.is(303);
    floor.draw(2).await.is(303);
    let second = floor.battles(2).await;
    assert_eq!((second.len(), second.iter().filter(|battle| battle.is_bye()).count()), (3, 0), "{second:?}");
    floor.desk.get("/e/spring-open/desk/rounds/2").await.shows("Late Lee").hides("Proven:");
    let first = floor.pairs(1).await;
    assert!(second.iter().all(|battle| battle.rests() || battle.b.is_some()));
    let met = |battle: &Battle| {
        let number = |id| floor.players.iter().find(|player| player.id == id).map(|player| player.number);
        let (a, b) = (number(battle.a)?, number(battle.b?)?);
        Some((a.min(b), a.max(b)))
    };
    assert!(second.iter().filter_map(met).all(|pair| !first.contains(&pair)), "{second:?}");
    proven(&floor, "round 2: valid, and as its method sets it: nothing to pair").await;
}

#[actix_web::test]
async fn a_list_has_those_meet_who_are_kept_apart_and_says_that_nobody_looked() {
    let floor = Floor::with_players(4).await;
    let apart = [("a", "1"), ("b", "4"), ("wish", "apart"), ("rounds", "1"), ("why", "brothers")];
    floor.desk.post("/e/spring-open/desk/pairs", &apart).await.is(303);
    choose(&floor, &[("method-1", "list"), ("lists", "1,1,4\n1,2,3\n")]).await.is(303);
    floor.draw(1).await.is(303);
    let page = floor.desk.get(ROUND).await;
    page.says(text!("reason-forbidden-and-set", a = "Player 1", b = "Player 4"));
    page.shows("ignores pairs kept apart").hides("no pairings avoid it").hides("Proven:");
    // Seeds heed it.
    floor.take_back(1).await.is(303);
    choose(&floor, &[("method-1", "seeded"), ("seeds", "1 2 4 3")]).await.is(303);
    floor.draw(1).await.is(303);
    assert_eq!(sorted(floor.pairs(1).await), [(1, 3), (2, 4)]);
    floor.desk.get(ROUND).await.hides("should be kept apart").hides("Proven:");
}

#[actix_web::test]
async fn a_rule_or_a_list_is_of_a_round_that_there_is() {
    let floor = Floor::with_players(4).await;
    let apart = [("a", "1"), ("b", "4"), ("wish", "apart"), ("rounds", "1, 9"), ("why", "brothers")];
    let refused = floor.desk.post("/e/spring-open/desk/pairs", &apart).await;
    refused.is(422).says(text!("round-refusal-not-planned", round = 9, last = 3));
    refused.shows("value=\"1, 9\"");
    let lists = choose(&floor, &[("method-1", "list"), ("lists", "9,1,2")]).await;
    lists.is(422).shows("There's no round 9. Enter rounds up to 3, the last one.");
}

#[actix_web::test]
async fn a_cut_goes_from_the_standings_to_the_final_and_everybody_else_plays_on() {
    let floor = Floor::with_players(8).await;
    choose(&floor, &[("rounds", "3"), ("method-2", "cut"), ("method-3", "cut"), ("cut_size", "4")])
        .await
        .is(303);
    floor
        .play(1, &[(1, [40, 5, 10, 1]), (2, [38, 5, 10, 1]), (3, [36, 5, 10, 1]), (4, [34, 5, 10, 1])])
        .await;
    floor.draw(2).await.is(303);
    let page = floor.desk.get("/e/spring-open/desk/rounds/2").await;
    page.shows("cut/1");
    let mut met = Vec::new();
    for battle in floor.battles(2).await {
        if let Some(Reason::Cut { seed, other: Some(other) }) = battle.reasons.0.first() {
            page.shows(&format!("cut: seed {seed} plays seed {other}"));
            // Each beside the name that it is of: the seeds are the tables of round 1.
            let table = u32::try_from(*seed).unwrap();
            assert_eq!(floor.battle(1, table).await.a, battle.a);
            met.push((*seed.min(other), *seed.max(other)));
        }
    }
    met.sort_unstable();
    assert_eq!(met, [(1, 4), (2, 3)]);
    assert_eq!(floor.pairs(2).await.len(), 4);
    floor.publish(2).await.is(303);
    let in_cut = floor.battles(2).await;
    let tables: Vec<TableNumber> = in_cut.iter().filter_map(|battle| battle.table_number).collect();
    for table in tables {
        floor.report(2, table.0, [30, 4, 20, 3]).await.is(303);
    }
    floor.draw(3).await.is(303);
    let winners: Vec<_> = in_cut
        .iter()
        .filter(|battle| matches!(battle.reasons.0.first(), Some(Reason::Cut { .. })))
        .map(|battle| battle.a)
        .collect();
    let last = floor.battles(3).await;
    let final_table =
        last.iter().find(|battle| matches!(battle.reasons.0.first(), Some(Reason::Cut { .. }))).unwrap();
    assert!(winners.contains(&final_table.a) && winners.contains(&final_table.b.unwrap()));
    assert_eq!(last.len(), 4);
    proven(&floor, "round 3: valid, and no better pairings exist with the 1 table already set").await;
}

/// Sends the form as it is on the page, with these fields changed.
/// Everything that a draw reads is in the event file.
#[actix_web::test]
async fn the_command_line_draws_the_round_that_the_desk_draws() {
    let ways: [&[(&str, &str)]; 5] = [
        &[("method-1", "handbook")],
        &[("method-1", "random")],
        &[("method-1", "seeded"), ("seeds", "7 3 5")],
        &[("method-1", "list"), ("lists", "1,6,2\n1,1,7\n")],
        &[("method-1", "round_robin"), ("group_size", "4")],
    ];
    for way in ways {
        let floor = Floor::with_players(7).await;
        choose(&floor, way).await.is(303);
        let mut tx = floor.site.app.database.read().await.unwrap();
        let event = storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap();
        let ranking = Ranking::from_rules(&event.settings.ranking_rules()).unwrap();
        let exported = whole_event::build_event_file(
            storage::whole_event::load_published_event(&mut tx, &event).await.unwrap(),
            ranking,
        );
        drop(tx);
        floor.draw(1).await.is(303);
        let battles = floor.battles(1).await.into_iter();
        let key = |player| format!("p{}", floor.number(player));
        let mut desk: Vec<_> = battles
            .map(|battle| {
                (
                    battle.table_number.map(|table| i64::from(table.0)),
                    key(battle.a),
                    battle.b.map(key).unwrap_or_default(),
                )
            })
            .collect();
        desk.sort();
        assert_eq!(drawn_from(&event_file::write_event_file(&exported), event.seed), desk, "{way:?}");
    }
}

/// What `muster pair` makes of an event file: table and players' ids, those without an opponent first.
fn drawn_from(file: &str, seed: i64) -> Vec<(Option<i64>, String, String)> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.json");
    std::fs::write(&path, file).unwrap();
    let mut pair = std::process::Command::new(env!("CARGO_BIN_EXE_muster"));
    pair.args(["pair", "--json", "--seed", &seed.to_string()]).arg(&path);
    let output = pair.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let tables = json["tables"].as_array().unwrap().iter();
    let tables = tables.map(|table| (table["table"].as_i64(), text(&table["a"]), text(&table["b"])));
    let rests = json["rests"].as_array().into_iter().flatten().chain([&json["bye"]]);
    let alone = rests.filter(|player| player.is_string()).map(|player| (None, text(player), String::new()));
    let mut drawn: Vec<_> = tables.chain(alone).collect();
    drawn.sort();
    drawn
}

async fn choose(floor: &Floor, fields: &[(&str, &str)]) -> Reply {
    let page = floor.desk.get(METHODS).await;
    let seen = page.hidden("seen");
    let mut form: Vec<(&str, &str)> = vec![
        ("seen", &seen),
        ("method-1", "handbook"),
        ("method-2", "handbook"),
        ("method-3", "handbook"),
        ("clubs-1", "strong"),
        ("clubs-2", "off"),
        ("clubs-3", "off"),
        ("seeds", ""),
        ("lists", ""),
        ("group_size", "0"),
        ("cut_size", "8"),
    ];
    form.retain(|(name, _)| !fields.iter().any(|(changed, _)| changed == name));
    form.extend_from_slice(fields);
    floor.desk.post(METHODS, &form).await
}

/// The stored draws are checked without the solver.
async fn proven(floor: &Floor, says: &str) {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let event = storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap();
    let ranking = Ranking::from_rules(&event.settings.ranking_rules()).unwrap();
    let file = whole_event::build_event_file(
        storage::whole_event::with_drafts(&mut tx, &event).await.unwrap(),
        ranking,
    );
    let mut checked = Checked::default();
    checked.add(&file, None);
    assert!(!checked.is_wrong && checked.text.contains(says), "{}", checked.text);
}

fn sorted(mut pairs: Vec<(i64, i64)>) -> Vec<(i64, i64)> {
    pairs.sort_unstable();
    pairs
}
