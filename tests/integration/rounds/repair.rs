//! A drawn round that has to change: as little as can be, shown before it is done, on record.

mod least;

use crate::{
    command::program::muster,
    support::{
        floor::Floor,
        site::{Browser, Reply},
    },
};
use muster::{domain::numbers::RoundNumber, storage};

const ROUND: &str = "/e/spring-open/desk/rounds/1";
const CHANGE: &str = "/e/spring-open/desk/rounds/1/change";

#[actix_web::test]
async fn whoever_comes_late_plays_whoever_had_the_bye_and_nobody_else_moves() {
    let floor = Floor::with_players(7).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let before = floor.battles(1).await;
    floor.site.players(&floor.event, &["Late <b>Lea</b>"]).await;
    let page = floor.desk.get(&format!("{CHANGE}?what=repair")).await;
    page.is(200)
        .shows("1 table changes")
        .shows("Late &#60;b&#62;Lea&#60;/b&#62; had no table")
        .shows("had the bye");
    send(&floor.desk, &page, &[("what", "repair"), ("reason", "came late")]).await.leads_to(ROUND);
    let after = floor.battles(1).await;
    assert_eq!(after.len(), 4);
    assert!(after.iter().all(|battle| !battle.is_bye()));
    for battle in before.iter().filter(|battle| !battle.is_bye()) {
        let same = after.iter().find(|other| other.table_number == battle.table_number).unwrap();
        assert_eq!((same.id, same.a, same.b, same.version), (battle.id, battle.a, battle.b, battle.version));
    }
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("repaired round 1: table 4").shows("had the bye").shows("came late");
    let phone = floor.site.visitor();
    phone.get("/e/spring-open/rounds/1").await.shows("Lea").hides("changed by staff: ");
}

#[actix_web::test]
async fn whoever_takes_back_a_round_that_has_begun_is_warned() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    floor.desk.get(ROUND).await.says(text!("desk-rounds-take-back")).hides("loses their scores");
    floor.desk.post(&format!("{ROUND}/begun"), &[("tables", "2"), ("begun", "yes")]).await.is(303);
    floor.desk.get(ROUND).await.shows("Started: table 2. Taking back the round");
}

#[actix_web::test]
async fn a_table_that_has_begun_stays_when_somebody_drops() {
    let floor = Floor::with_players(6).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let tables = floor.pairs(1).await;
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    floor.desk.post(&format!("{ROUND}/begun"), &[("tables", "2"), ("begun", "yes")]).await.is(303);
    drop_player(&floor, tables[2].0).await;
    let page = floor.desk.get(&format!("{CHANGE}?what=repair")).await;
    page.is(200).shows("(2 started)").shows("has the bye").shows("Removed from the round: ");
    let fields = [("what", "repair"), ("reason", "went home"), ("told", "on")];
    send(&floor.desk, &page, &fields).await.leads_to(ROUND);
    assert_eq!(floor.pairs(1).await, tables[..2]);
    let public = floor.site.visitor().get("/e/spring-open/rounds/1").await;
    public.shows("has the bye").shows("changed by staff: went home");
    let begun = [("tables", "1-2, 9"), ("begun", "no")];
    floor.desk.post(&format!("{ROUND}/begun"), &begun).await.is(422).shows("This round has no table 9");
}

/// Whoever is left alone by a leaver has the bye, though others stand lower: the page says why, and nothing untrue.
#[actix_web::test]
async fn the_bye_of_a_repaired_round_says_that_the_fewest_tables_change() {
    let floor = Floor::with_players(6).await;
    let results = [(1, [40, 5, 10, 1]), (2, [38, 5, 10, 1]), (3, [36, 5, 10, 1])];
    floor.play(1, &results).await;
    let mut winners = Vec::new();
    for table in 1..=3 {
        winners.push(floor.number(floor.battle(1, table).await.a));
    }
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    let both_won = |pair: &&(i64, i64)| winners.contains(&pair.0) && winners.contains(&pair.1);
    let (gone, left) = *floor.pairs(2).await.iter().find(both_won).unwrap();
    drop_player(&floor, gone).await;
    let path = "/e/spring-open/desk/rounds/2";
    let page = floor.desk.get(&format!("{path}/change?what=repair")).await;
    let (version, shown) = (page.is(200).hidden("version"), page.hidden("shown"));
    let fields = [("what", "repair"), ("reason", "went home"), ("version", &*version), ("shown", &*shown)];
    floor.desk.post(&format!("{path}/change"), &fields).await.leads_to(path);
    let bye = floor.battles(2).await.into_iter().find(|battle| battle.b.is_none()).unwrap();
    assert_eq!(floor.number(bye.a), left);
    let round = floor.desk.get(path).await;
    round
        .shows("the repair changes as few tables as possible")
        .hides("the lowest record that can have the bye");
    let own = floor.phone(left).await.get("/e/spring-open/rounds/2").await;
    own.hides("lowest record that can still have one");
    let file = floor.desk.get("/e/spring-open/desk/event.json").await;
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("event.json"), &file.is(200).body).unwrap();
    let ran = muster(folder.path(), &["pair", "event.json", "--round", "2", "--again"]);
    assert!(ran.out.contains("Proven: no repair changes fewer tables"), "{} {}", ran.out, ran.err);
    assert!(!ran.out.contains("the lowest record that can have the bye"), "{}", ran.out);
}

#[actix_web::test]
async fn somebody_who_left_a_battle_that_has_begun_is_named() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let tables = floor.pairs(1).await;
    floor.desk.post(&format!("{ROUND}/begun"), &[("tables", "1"), ("begun", "yes")]).await.is(303);
    drop_player(&floor, tables[0].0).await;
    let name = format!("Player {} has withdrawn, but their battle has started", tables[0].0);
    floor.desk.get(&format!("{CHANGE}?what=repair")).await.is(200).shows(&name);
}

#[actix_web::test]
async fn what_was_shown_is_done_or_nothing() {
    let floor = Floor::with_players(7).await;
    floor.draw(1).await.is(303);
    floor.site.players(&floor.event, &["Late Lea"]).await;
    let page = floor.desk.get(&format!("{CHANGE}?what=repair")).await;
    floor.site.players(&floor.event, &["Later Leo", "Last Lou"]).await;
    let fields = [("what", "repair"), ("reason", "came late")];
    send(&floor.desk, &page, &fields).await.is(409).says(text!("conflict-repair-plan")).shows("Last Lou");
    assert_eq!(floor.battles(1).await.len(), 4);
    let page = floor.desk.get(&format!("{CHANGE}?what=repair")).await;
    send(&floor.desk, &page, &[("what", "repair")]).await.is(422).says(text!("forms-say-why"));
    let twice = [("what", "repair"), ("reason", "came late"), ("once", "repair-once")];
    for _ in 0..2 {
        send(&floor.desk, &page, &twice).await.leads_to(ROUND);
    }
    assert_eq!(floor.battles(1).await.len(), 5);
}

#[actix_web::test]
async fn p7_a_pair_is_fixed_moved_or_kept_apart_with_its_price_before() {
    let floor = Floor::with_players(8).await;
    floor.draw(1).await.is(303);
    let pairs = floor.pairs(1).await;
    let (one, two) = (pairs[0].0.to_string(), pairs[3].1.to_string());
    let pair = [("one", one.as_str()), ("two", two.as_str())];
    let page = floor.desk.get(&format!("{CHANGE}?what=move&one={one}&two={two}")).await;
    page.is(200).shows("2 tables change").shows("makes no difference");
    send(&floor.desk, &page, &[&pair[..], &[("what", "move"), ("reason", "same car")]].concat())
        .await
        .is(303);
    assert!(floor.pairs(1).await.contains(&sorted(pairs[0].0, pairs[3].1)));

    let page = floor.desk.get(&format!("{CHANGE}?what=apart&one={one}&two={two}&rounds=1")).await;
    page.is(200).shows("avoids 1 pair that should be kept apart");
    let fields = [("what", "apart"), ("rounds", "1"), ("reason", "cousins")];
    send(&floor.desk, &page, &[&pair[..], &fields].concat()).await.is(303);
    assert!(!floor.pairs(1).await.contains(&sorted(pairs[0].0, pairs[3].1)));
    floor.desk.get("/e/spring-open/desk/pairs").await.shows("don't meet in round 1: cousins");

    let page = floor.desk.get(&format!("{CHANGE}?what=fix&one={one}&two={two}")).await;
    page.is(200).shows("adds 1 pair that should be kept apart");
    floor
        .desk
        .get(&format!("{CHANGE}?what=fix&one={one}&two={one}"))
        .await
        .shows("Choose two different players");
    floor.desk.get(&format!("{CHANGE}?what=fix&one={one}&two=99")).await.shows("No player has this number");
}

#[actix_web::test]
async fn p7_club_mates_are_kept_apart_with_the_price_before() {
    let floor = Floor::with_players(8).await;
    for number in 1..=4 {
        edit(&floor, number, |player| player.club = Some("Northside".into())).await;
    }
    floor.draw(1).await.is(303);
    let mates = |pairs: &[(i64, i64)]| pairs.iter().filter(|(_, b)| *b <= 4).count();
    let before = mates(&floor.pairs(1).await);
    let page = floor.desk.get(&format!("{CHANGE}?what=clubs&rule=strong")).await;
    page.is(200).shows("Clubmates kept apart, even if records differ");
    if before > 0 {
        page.shows("avoids ").shows("clubmates");
    }
    let fields = [("what", "clubs"), ("rule", "strong"), ("reason", "they travelled together")];
    send(&floor.desk, &page, &fields).await.is(303);
    assert_eq!(mates(&floor.pairs(1).await), 0);
}

#[actix_web::test]
async fn a_corrected_result_is_told_and_the_rest_is_improved() {
    let floor = Floor::with_players(8).await;
    let results = [1, 2, 3, 4].map(|table| (table, [30, 4, 20, 3]));
    floor.play(1, &results).await;
    floor.draw(2).await.is(303);
    let battle = floor.battle(1, 1).await;
    let version = battle.version.to_string();
    let fields = [
        ("version", version.as_str()),
        ("kind", "played"),
        ("a_points", "10"),
        ("a_tactics", "1"),
        ("b_points", "40"),
        ("b_tactics", "4"),
        ("reason", "the wrong way round"),
    ];
    floor.correct("/e/spring-open/desk/battles/1/1", &fields).await.is(303);
    let second = "/e/spring-open/desk/rounds/2";
    let page = floor.desk.get(&format!("{second}/change?what=repair")).await;
    page.is(200).shows("Results corrected since pairing").says(text!("desk-rounds-no-change"));
    let page = floor.desk.get(&format!("{second}/change?what=improve")).await;
    page.is(200).shows("2 tables change").shows("avoids 2 record gaps");
    let (version, shown) = (page.hidden("version"), page.hidden("shown"));
    let fields = [
        ("version", version.as_str()),
        ("shown", &shown),
        ("what", "improve"),
        ("reason", "a result was corrected"),
    ];
    floor.desk.post(&format!("{second}/change"), &fields).await.leads_to(second);
    floor.desk.get(&format!("{second}/change")).await.hides("Results corrected since pairing");
    floor.desk.get(&format!("{CHANGE}?what=repair")).await.shows("has been paired from this round");
}

#[actix_web::test]
async fn only_organisers_change_a_round() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let fields = [("what", "improve"), ("reason", "bored")];
    floor.phone(1).await.post(CHANGE, &fields).await.leads_to("/sign-in?next=/e/spring-open/desk/rounds/1");
    floor.desk.get("/e/spring-open/desk/rounds/9/change").await.is(404);
}

/// Sends the form as it stood on the page.
async fn send(desk: &Browser, page: &Reply, fields: &[(&str, &str)]) -> Reply {
    let (version, shown) = (page.hidden("version"), page.hidden("shown"));
    let seen = [("version", version.as_str()), ("shown", shown.as_str())];
    desk.post(CHANGE, &[&seen[..], fields].concat()).await
}

async fn drop_player(floor: &Floor, number: i64) {
    edit(floor, number, |player| player.dropped_after = Some(RoundNumber(0))).await;
}

async fn edit(floor: &Floor, number: i64, how: impl FnOnce(&mut muster::domain::event::player::Player)) {
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut player = floor.player(number).clone();
    how(&mut player);
    assert!(storage::players::update(&mut tx, &player).await.unwrap());
    tx.commit().await.unwrap();
}

fn sorted(a: i64, b: i64) -> (i64, i64) {
    (a.min(b), a.max(b))
}

#[actix_web::test]
async fn players_are_told_of_a_swap_where_the_organiser_ticks_it() {
    let floor = Floor::with_players(6).await;
    floor.draw(1).await.is(303);
    let pairs = floor.pairs(1).await;
    for (tick, told) in [("off", false), ("on", true)] {
        let (one, two) = (pairs[0].0.to_string(), pairs[1].0.to_string());
        let version = floor.desk.get(ROUND).await.hidden("version");
        let fields = [
            ("version", version.as_str()),
            ("one", &one),
            ("two", &two),
            ("reason", "access <b>needs</b>"),
            ("told", tick),
        ];
        floor.desk.post(&format!("{ROUND}/swap"), &fields).await.is(303);
        floor.publish(1).await.is(303);
        let page = floor.site.visitor().get("/e/spring-open/rounds/1").await;
        assert_eq!(page.has("changed by staff: access &#60;b&#62;needs&#60;/b&#62;"), told);
        if !told {
            floor.take_back(1).await.is(303);
        }
    }
    // A report of one side is marked as such, and the reason stays.
    for table in 1..=3 {
        floor.report(1, table, [30, 4, 20, 3]).await.is(303);
    }
    let page = floor.site.visitor().get("/e/spring-open/rounds/1").await;
    page.shows("one report").shows("changed by staff: access");
}

#[actix_web::test]
async fn a_round_that_another_was_drawn_from_keeps_its_tables() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let version = floor.desk.get(ROUND).await.hidden("version");
    let pairs = floor.pairs(1).await;
    let fields = [("round", "2"), ("clubs", "off"), ("odd", "bye"), ("count_unfinished", "on")];
    floor.desk.post("/e/spring-open/desk/rounds", &fields).await.is(303);
    floor.take_back(1).await.is(422).shows("has been paired from this round");
    let (one, two) = (pairs[0].0.to_string(), pairs[1].0.to_string());
    let fields = [("version", version.as_str()), ("one", &one), ("two", &two), ("reason", "late thought")];
    floor.desk.post(&format!("{ROUND}/swap"), &fields).await.is(422).shows("has been paired from this round");
}

#[actix_web::test]
async fn p7_a_pair_for_later_draws_has_its_price_before() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[1, 2].map(|table| (table, [30, 4, 20, 3]))).await;
    let winners: Vec<i64> = floor.battles(1).await.iter().map(|battle| floor.number(battle.a)).collect();
    let pairs = "/e/spring-open/desk/pairs";
    let ask = |rounds: &str| {
        format!("{pairs}?a={}&b={}&wish=apart&rounds={rounds}&why=cousins", winners[0], winners[1])
    };
    let page = floor.desk.get(&ask("")).await;
    page.is(200)
        .shows("Round 2, next to be paired: this avoids 1 pair that should be kept apart but adds")
        .shows("record gap");
    floor.desk.get(&ask("3")).await.shows("the rule is for other rounds");
    floor.desk.get(&format!("{pairs}?a=1&b=77")).await.is(200).says(text!("forms-nobody-called"));
    floor.desk.get(pairs).await.is(200).hides("next to be paired").hides("cousins");
}

#[actix_web::test]
async fn a_scoring_sheet_that_was_begun_keeps_its_table() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    assert!(!battle.has_begun());
    let mut tx = floor.site.app.database.write().await.unwrap();
    let at = floor.site.app.clock.now();
    storage::sheets::lock_sheet(&mut tx, floor.event.id, &battle, "Player 1", at).await.unwrap();
    tx.commit().await.unwrap();
    assert!(floor.battle(1, 1).await.has_begun() && !floor.battle(1, 2).await.has_begun());
    let begun = [("tables", "1-2"), ("begun", "no")];
    let refused = floor.desk.post(&format!("{ROUND}/begun"), &begun).await;
    refused.is(422).shows("Table 1 has started its scoring sheet");
}
