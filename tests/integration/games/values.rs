//! Games that count more than points, and games whose battles are won by games: reports from phones, rulings, standings
//! and files.

use super::today::{created, ranked};
use crate::support::{floor::Floor, site::Reply};
use muster::{
    domain::{
        games::{GameFileError, check_game_file},
        result::{BattleResult, ResultKind, ResultValues, Score},
        scoring,
        system::{self, System},
    },
    exchange::event_file::parse_event_file,
};

/// A report from the phone of this player about table 1 of round 1.
async fn report(floor: &Floor, is_first: bool, more: &[(&str, &str)]) -> Reply {
    let battle = floor.battle(1, 1).await;
    let player = if is_first { battle.a } else { battle.b.unwrap() };
    let version = battle.version.to_string();
    let fields = [&[("version", version.as_str()), ("what", "report"), ("kind", "played")], more].concat();
    floor.phone(floor.number(player)).await.post("/e/spring-open/rounds/1/tables/1", &fields).await
}

/// An event of two players, who sit down.
async fn seated(game: &str) -> Floor {
    let floor = created(game, &["Ann", "Ben"]).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor
}

/// What a battle that was played is worth to both.
fn worth(game: &System, [a, b]: [(u32, u16); 2]) -> [Option<i64>; 2] {
    let score = |(victory_points, value)| Score {
        victory_points,
        values: ResultValues([value, 0, 0, 0]),
        ..Score::default()
    };
    let result = BattleResult { kind: ResultKind::Played, a: score(a), b: score(b), ruled: None };
    scoring::worth_of_result(&result, game.scale(2000)).map(|worth| worth.points)
}

#[test]
fn g10_points_destroyed_move_a_point_at_every_step_of_the_table() {
    let game = system::find_system("kow").unwrap();
    for (lead, bonus) in [
        (0, 0),
        (99, 0),
        (100, 1),
        (399, 1),
        (400, 2),
        (799, 2),
        (800, 3),
        (1199, 3),
        (1200, 4),
        (1599, 4),
        (1600, 5),
        (2300, 5),
    ] {
        assert_eq!(worth(game, [(9, 200 + lead), (4, 200)]), [Some(15 + bonus), Some(5 - bonus)], "{lead}");
        // Who lost by the scenario may have destroyed more.
        assert_eq!(worth(game, [(9, 200), (4, 200 + lead)]), [Some(15 - bonus), Some(5 + bonus)], "{lead}");
        assert_eq!(worth(game, [(4, 200 + lead), (4, 200)]), [Some(10 + bonus), Some(10 - bonus)], "{lead}");
    }
}

#[test]
fn g10_a_battle_brings_its_bonus_too() {
    for (game, most) in
        [("kow", Some(20)), ("kow-20", Some(20)), ("win-draw-loss", Some(3)), ("kill-team", None)]
    {
        assert_eq!(system::find_system(game).unwrap().result.most_points(), most, "{game}");
    }
}

#[test]
fn g10_a_major_victory_takes_twice_the_points() {
    let game = system::find_system("mesbg-major").unwrap();
    for (scores, both) in [
        ([0, 0], [2, 2]),
        ([5, 5], [2, 2]),
        ([1, 0], [6, 0]),
        ([5, 3], [5, 1]),
        ([6, 3], [6, 0]),
        ([3, 7], [0, 6]),
        ([7, 8], [1, 5]),
    ] {
        let found = worth(game, scores.map(|points| (points, 0)));
        assert_eq!(found, both.map(Some), "{scores:?}");
    }
}

#[actix_web::test]
async fn g10_values_are_asked_for_shown_ranked_and_exported() {
    let floor = seated("kow").await;
    let page = floor.phone(1).await.get("/e/spring-open/rounds/1/tables/1").await;
    page.is(200).shows("Points destroyed").shows("name=\"a_mark_1\"").hides("name=\"a_tactics\"");
    let short = [("a_points", "9"), ("b_points", "4"), ("a_mark_1", "1250")];
    report(&floor, true, &short).await.is(422).shows("from 0 to 3000");
    let over = [&short[..2], &[("a_mark_1", "3001"), ("b_mark_1", "430")]].concat();
    report(&floor, true, &over).await.is(422).shows("from 0 to 3000").shows("value=\"430\"");
    let whole = [&short[..], &[("b_mark_1", "430")]].concat();
    report(&floor, true, &whole).await.is(303);
    report(&floor, false, &whole).await.is(303);
    let battle = floor.battle(1, 1).await;
    assert_eq!(battle.result().unwrap().a.values, ResultValues([1250, 0, 0, 0]));
    let page = floor.phone(1).await.get("/e/spring-open/rounds/1/tables/1").await;
    page.is(200).shows("points destroyed: 1,250").shows("18–2").hides("objective");
    let desk = floor.desk.get("/e/spring-open/desk/battles/1/1").await;
    desk.is(200).shows("9–4 (points destroyed 1,250–430)").shows("value=\"1250\"");
    let standings = floor.site.visitor().get("/e/spring-open/standings").await;
    standings.is(200).shows("Points destroyed difference").shows("+820").hides("First value");
    assert_eq!(
        ranked(&standings, &["Ann", "Ben"])[0],
        &*floor.player(floor.number(battle.a)).name.to_string()
    );
    let file = floor.desk.get("/e/spring-open/desk/event.json").await;
    file.is(200).shows("first_value_differential");
    // The file brings them back, and none that is too large to keep.
    let read = parse_event_file(file.body.as_bytes()).unwrap();
    let result = read.history.rounds[0].battles[0].result.as_ref().unwrap();
    assert_eq!(
        (result.a.values, result.b.values),
        (battle.result().unwrap().a.values, ResultValues([430, 0, 0, 0]))
    );
    let larger = file.body.replace("1250", "32768");
    assert_ne!(larger, file.body);
    let problem = parse_event_file(larger.as_bytes()).unwrap_err();
    assert!(format!("{problem:?}").contains("LargeMark"), "{problem:?}");
}

#[actix_web::test]
async fn g11_who_won_is_chosen_where_nothing_is_counted() {
    let floor = seated("win-draw-loss").await;
    let page = floor.phone(1).await.get("/e/spring-open/rounds/1/tables/1").await;
    page.is(200).shows("Ben won").shows("Draw").hides("name=\"a_points\"").hides("<legend>");
    // Nothing is chosen until somebody chooses it.
    page.shows("<option value=\"\" selected>Choose how the battle ended.</option>");
    report(&floor, true, &[]).await.is(422).shows("Choose how the battle ended");
    report(&floor, true, &[("games", "1-1")]).await.is(422);
    report(&floor, true, &[("games", "1-0")]).await.is(303);
    report(&floor, false, &[("games", "1-0")]).await.is(303);
    let battle = floor.battle(1, 1).await;
    let winner = floor.player(floor.number(battle.a)).name.to_string();
    let standings = floor.site.visitor().get("/e/spring-open/standings").await;
    assert_eq!(ranked(&standings, &["Ann", "Ben"])[0], winner);
    floor.close(1).await;
    let statistics = floor.site.visitor().get("/e/spring-open/statistics").await;
    statistics.is(200).shows("Win").says_not(text!("event-closest-win", own = 1, theirs = 0));
    assert_eq!(
        statistics.body.matches("<th scope=\"col\" class=\"num\">Draw</th>").count(),
        1,
        "{}",
        statistics.body
    );
    floor.site.visitor().get("/e/spring-open").await.is(200).shows("Win: 3–0").shows("Draw: 1–1");
    // A judge chooses as well; what stands is chosen there.
    let path = "/e/spring-open/desk/battles/1/1";
    let desk = floor.desk.get(path).await;
    desk.is(200).shows("name=\"games\"").shows(&format!("{winner} won"));
    let version = battle.version.to_string();
    let fields =
        [("version", version.as_str()), ("kind", "played"), ("games", "0-0"), ("reason", "They agreed.")];
    floor.desk.post(path, &fields).await.is(303);
    assert_eq!(floor.battle(1, 1).await.result().unwrap().a, Score::default());
}

#[actix_web::test]
async fn g11_who_stays_has_won_where_nothing_is_chosen() {
    let floor = seated("best-of-three").await;
    let battle = floor.battle(1, 1).await;
    let (phone, version) = (floor.phone(floor.number(battle.a)).await, battle.version.to_string());
    let fields =
        [("version", version.as_str()), ("what", "report"), ("kind", "conceded_by_a"), ("games", "")];
    phone.post("/e/spring-open/rounds/1/tables/1", &fields).await.is(303);
    let result = floor.battle(1, 1).await.result().unwrap();
    assert_eq!([result.a, result.b].map(|score| score.victory_points), [0, 2]);
}

#[actix_web::test]
async fn g02_a_game_without_rules_of_rosters_judges_none() {
    let floor = created("kow", &["Ann", "Ben"]).await;
    let list = "++ Army (Elves) [90 pts] ++\n\n+ Units +\n\nA leader [40 pts]\n\nTen followers [50 pts]\n";
    let phone = floor.phone(1).await;
    let once = phone.get("/e/spring-open/roster").await.hidden("once");
    let fields = [("once", once.as_str()), ("do", "check"), ("text", list)];
    let page = phone.post("/e/spring-open/roster", &fields).await;
    page.is(200).shows("Ten followers").shows("no army composition rules").hides("Ready");
}

#[test]
fn g10_a_tie_breaker_of_a_value_that_is_not_counted_is_refused() {
    let file = &system::find_system("kow").unwrap().file;
    assert!(check_game_file(file).is_ok());
    let unknown = check_game_file(&file.replace("\"first_value\"", "\"second_value\"")).unwrap_err();
    assert!(matches!(unknown, GameFileError::Ranking(_)), "{unknown:?}");
}

#[actix_web::test]
async fn g11_a_best_of_three_ends_in_one_of_its_ways() {
    let floor = seated("best-of-three").await;
    let page = floor.phone(1).await.get("/e/spring-open/rounds/1/tables/1").await;
    page.is(200).shows("won 2–1").shows("1–1").hides("value=\"2-2\"");
    let both = [("a_points", "2"), ("b_points", "2")];
    report(&floor, true, &both).await.is(422).shows("Only one player can win 2 games");
    report(&floor, true, &[("games", "2-1")]).await.is(303);
    report(&floor, false, &[("games", "2-1")]).await.is(303);
    let page = floor.phone(1).await.get("/e/spring-open/rounds/1/tables/1").await;
    page.is(200).shows("2–1: ahead by 1, a win");
    let result = floor.battle(1, 1).await.result().unwrap();
    assert_eq!([result.a, result.b].map(|score| score.victory_points), [2, 1]);
}
