//! A fifth game, made of data alone: no line of the program knows it, and an event of it is drawn, tapped, reported,
//! ranked and printed all the same.

use crate::{
    command::program::muster,
    support::{
        floor::{Floor, Seat, address},
        paper::text_of,
        site::Site,
    },
};
use muster::domain::{
    battle::State,
    event::{Stage, pack::Settings},
    games::{self, Game},
    standings::Scoring,
    system::System,
};
use muster::text::{Speaker, systems::tell_game_file_error};
use serde_json::json;

const TOY: &str = include_str!("toy.json");

fn toy() -> Game {
    games::install_game(TOY).unwrap()
}

/// Four players, two rounds on the scenarios in order.
async fn floor() -> Floor {
    let battleplan_list = vec!["the-nursery".to_owned(), "under-the-table".to_owned()];
    let settings = Settings { battleplan_list, ..Settings::for_system(toy().system) };
    let site = Site::start().await;
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Ben", "Cai", "Dee"]).await;
    let desk = site.organiser(&event).await;
    Floor { site, event, desk, players }
}

#[test]
fn g07_a_game_of_data_says_what_a_new_event_begins_with() {
    let settings = Settings::for_system(toy().system);
    assert_eq!((settings.points_limit, settings.rounds, settings.round_minutes), (50, 2, 45));
    assert_eq!((settings.ranking.scoring, settings.pairing.bye_victory_points), (Scoring::Plain, 8));
    assert_eq!(settings.ranking.tiebreakers, ["victory_points", "head_to_head"]);
    assert_eq!(toy(), toy(), "the same file twice is one game");
}

#[test]
fn g01_a_file_whose_parts_do_not_fit_is_refused() {
    let refused = |piece: &str, instead: &str| {
        assert!(TOY.contains(piece), "{piece}");
        let why = games::install_game(&TOY.replace(piece, instead)).unwrap_err();
        Speaker::in_english().say(&tell_game_file_error(&why))
    };
    for (piece, instead, said) in [
        ("\"rounds\": 3,", "\"rounds\": 0,", "battle rounds"),
        ("\"rounds\": 3,", "\"rounds\": 3, \"turns\": 2,", "unknown field"),
        ("\"most_in_a_battle\": 15", "\"most_in_a_battle\": 19", "at most all its turns"),
        ("\"shape\": \"per_turn\"", "\"shape\": \"totals\"", "totals must have one round"),
        ("\"chart\": \"difference\"", "\"chart\": \"by_magic\"", "by_magic"),
        ("\"from\": 3", "\"from\": 0", "difference of 1 or more"),
        ("\"awarded\": \"major\"", "\"awarded\": \"minor\"", "not a victory in this chart"),
        ("\"head_to_head\"", "\"shoe_size\"", "shoe_size"),
        ("\"head_to_head\"", "\"victory_points\"", "twice"),
        ("\"victory_points\": 8", "\"victory_points\": 16", "more than a battle can score"),
        ("\"points\": 4, \"needs\"", "\"points\": 5, \"needs\"", "could score 7"),
        ("\"needs\": [\"bed\"]", "\"needs\": [\"moon\"]", "moon"),
        ("\"of\": \"heroes\"", "\"of\": \"knights\"", "knights"),
        ("\"most\": \"heroes\"", "\"most\": \"shoes\"", "shoes"),
        ("\"kind\": \"total\"", "\"kind\": \"tally\"", "tally"),
        ("{found} crowns of {most}", "{found} crowns of {moon}", "moon"),
        ("{found} crowns of {most}", "{found} crowns of {option}", "Y01"),
        ("\"id\": \"Y03\"", "\"id\": \"Y02\"", "appears twice"),
        ("\"kind\": \"total\"", "\"kind\": \"named\", \"function\": \"wfb.general\"", "no function"),
        ("Toy Wars", "Another game", "already exists"),
    ] {
        toy();
        let answer = refused(piece, instead);
        assert!(answer.contains(said), "{piece} → {instead}: {answer}");
    }
}

#[actix_web::test]
async fn g07_an_event_of_it_is_drawn_tapped_reported_ranked_and_printed() {
    let floor = floor().await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.site.visitor().get("/e/spring-open/rounds/1").await.shows("The Nursery");

    // The sheet: three battle rounds, no tactics, no priority, its own numbers in the page for the script.
    let battle = floor.battle(1, 1).await;
    let sheet = format!("{}/sheet", address(&battle));
    let phone = floor.phone(floor.number(battle.a)).await;
    let page = phone.get(&sheet).await;
    page.is(200).shows("Hold the toy chest").shows("data-tab=\"3\"").hides("data-tab=\"4\"");
    page.hides("Battle tactic").hides("Priority");
    let rules = page.body.replace("&#34;", "\"");
    assert!(rules.contains(r#""rounds":3,"most_in_a_turn":6,"most_in_a_battle":15"#), "{rules}");
    for (n, step) in ["attacker=>a", "line/1/a/bed=>1", "line/1/a/chest=>1"].iter().enumerate() {
        phone.post(&sheet, &[("once", format!("tap-number-{n}").as_str()), ("step", step)]).await.is(303);
    }
    phone.post(&sheet, &[("once", "one-too-many"), ("step", "line/4/a/bed=>1")]).await.is(422);
    phone.get(&sheet).await.shows("data-points=\"a\">6<").shows("Triumph for");
    let state = phone.get(&format!("{sheet}/state")).await;
    let said: serde_json::Value = serde_json::from_str(&state.body).unwrap();
    let (version, battle_version) = (said["version"].to_string(), battle.version.to_string());
    let fields = [("send", "yes"), ("version", version.as_str()), ("battle_version", &battle_version)];
    phone.post(&format!("{sheet}/send"), &fields).await.is(303);
    floor.send(1, 1, Seat::B, [6, 0, 0, 0]).await.is(303);
    assert_eq!(floor.battle(1, 1).await.state, State::Confirmed);

    // Numbers from paper: crowns alone, held against the scenario and the game's limits.
    floor.report(1, 2, [16, 0, 2, 0]).await.is(422).shows("The most is 15");
    floor.report(1, 2, [7, 0, 2, 0]).await.is(422).shows("Nearest: 6 and 8.");
    let second = floor.battle(1, 2).await;
    let form = floor.phone(floor.number(second.a)).await.get(&address(&second)).await;
    form.shows("Crowns").hides("tactics completed");
    floor.report(1, 2, [4, 0, 2, 0]).await.is(303);
    floor.send(1, 2, Seat::B, [4, 0, 2, 0]).await.is(303);
    floor.site.visitor().get(&address(&second)).await.shows("Stalemate");
    floor.site.visitor().get(&address(&battle)).await.shows("Triumph for");

    // A difference of two is level: one has won, two have drawn.
    let standings = floor.desk.get("/e/spring-open/desk/standings").await;
    standings.is(200);
    let names: Vec<&str> = ["Ann", "Ben", "Cai", "Dee"].into_iter().collect();
    let place = |name: &str| standings.body.find(&format!(">{name}<")).unwrap_or(usize::MAX);
    let winner = floor.players.iter().find(|player| player.id == battle.a).unwrap().name.to_string();
    assert!(names.iter().all(|name| place(&winner) <= place(name)), "{}", standings.body);

    // Paper.
    let sheets = text_of(&floor.desk.get("/e/spring-open/desk/print/sheets-1.pdf").await);
    if !sheets.is_empty() {
        for words in
            ["The Nursery", "Battle round 3", "Crowns this turn", "Hold the bed", "Triumph", "Stalemate"]
        {
            assert!(sheets.contains(words), "{words} is not in: {sheets}");
        }
        for words in ["Battle round 4", "Tactic", "priority", "Minor"] {
            assert!(!sheets.contains(words), "{words} is in: {sheets}");
        }
    }
    let standings = text_of(&floor.desk.get("/e/spring-open/desk/print/standings.pdf").await);
    assert!(standings.is_empty() || standings.contains(&winner), "{standings}");

    // The second round is drawn by what the game's chart says of the first.
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    floor.site.visitor().get("/e/spring-open/rounds/2").await.shows("Under the Table");
}

const TEDDIES: &str = "Mine 48/50 pts\nHeroes\nSir Bear (12)\n• Captain\n• Top Hat\nTeddies\n3 Brown Bears (20)\n\
                       2 Pandas (16): Bowler\n";

#[actix_web::test]
async fn g07_its_rosters_are_read_judged_and_handed_in_by_the_rules_of_its_file() {
    let floor = floor().await;
    let phone = floor.phone(1).await;
    let page = phone.get("/e/spring-open/roster").await;
    page.is(200)
        .hides("Build it here")
        .hides("Listbot")
        .says(text!("format-plain"))
        .hides("sample of battle");

    // By the row of 50: two heroes, forty percent of teddies, a hat of a name once.
    let check =
        async |text: &str| phone.post("/e/spring-open/roster", &[("do", "check"), ("text", text)]).await;
    let good = check(TEDDIES).await;
    good.is(200)
        .says(text!("roster-check-ready"))
        .shows("48 <span class=\"soft\">of 50 points")
        .shows("2 points</bdi>")
        .shows("Teddies first")
        .hides("Drops");
    good.shows("1 (at most 2)").shows("<dd><bdi>Sir Bear</bdi></dd>");
    let broken = TEDDIES
        .replace("Teddies\n3", "Lady Bear (3): Top Hat\nOld Bear (2)\nTeddies\n3")
        .replace("3 Brown Bears (20)", "3 Brown Bears (3)")
        .replace("• Captain\n", "");
    let page = check(&broken).await;
    for said in [
        "3 Heroes (Sir Bear, Lady Bear and Old Bear); at 50–99 points at most 2 are allowed.",
        "Take a hero out, or agree on 100 crowns.",
        "19 crowns of Teddies (38.0 %), at least 20 (40 %).",
        "Add 1 crowns of Teddies.",
        "Top Hat is worn by Sir Bear and Lady Bear; there is only one.",
        "Nobody leads: at least 1 is needed.",
        "Y04, One hat of a name",
    ] {
        page.shows(said);
    }
    phone.post("/e/spring-open/roster", &[("do", "submit"), ("text", broken.as_str())]).await.is(303);
    phone.get("/e/spring-open/roster").await.shows(" to fix");

    // The desk lists the game's own rules, softens one, and sees what it means.
    let rules = floor.desk.get("/e/spring-open/desk/rosters/rules").await;
    rules.is(200).shows("Y02").shows("Teddies first").hides("Regiments").hides("errata");
    floor.desk.get("/e/spring-open/desk/rosters").await.is(200).shows(" to fix");
    // Nobody's roster is judged by the rules of another game.
    assert!(!page.body.contains("A08") && !page.body.contains("regiment"), "{}", page.body);
}

#[test]
fn g04_the_program_checks_a_roster_of_an_organisers_game_by_the_size_that_was_agreed() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("games")).unwrap();
    std::fs::write(folder.path().join("games/toy.json"), TOY).unwrap();
    let heroes = "Heroes\nSir Bear (5)\n• Captain\nLady Bear (3)\nTeddies\n3 Brown Bears (40)\n";
    std::fs::write(folder.path().join("mine.txt"), heroes).unwrap();
    let ask = |points: &str| {
        muster(
            folder.path(),
            &["check", "mine.txt", "--system", "toy", "--points", points, "--systems", "games"],
        )
    };
    let small = ask("49");
    assert_eq!(small.code, 1, "{}{}", small.out, small.err);
    assert!(
        small.out.contains("2 Heroes (Sir Bear and Lady Bear); below 50 points at most 1 is allowed."),
        "{}",
        small.out
    );
    assert!(small.out.contains("or agree on 50 crowns"), "{}", small.out);
    assert_eq!(ask("50").code, 0);
    let none = muster(folder.path(), &["check", "mine.txt", "--system", "chess", "--systems", "games"]);
    assert_eq!(none.code, 2);
    assert!(none.err.contains("chess") && none.err.contains("toy"), "{}", none.err);
}

#[test]
fn g07_the_program_reads_an_organisers_game_from_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("games")).unwrap();
    std::fs::write(folder.path().join("games/toy.json"), TOY).unwrap();
    let score = |points: u32| json!({ "vp": points, "tactics": 0 });
    let table = |table: u32, a: &str, b: &str, points: (u32, u32)| json!({ "table": table, "a": a, "b": b, "result": { "a": score(points.0), "b": score(points.1) } });
    let player = |n: u32| json!({ "id": format!("p{n}"), "name": format!("Player {n}") });
    let event = json!({
        "format": "muster-event/1",
        "event": { "slug": "toys", "name": "Toys", "system": "toy", "points_limit": 50, "rounds": 2 },
        "players": [player(1), player(2), player(3), player(4)],
        "rounds": [{ "number": 1, "tables": [table(1, "p1", "p2", (9, 7)), table(2, "p3", "p4", (5, 2))] }]
    });
    std::fs::write(folder.path().join("event.json"), event.to_string()).unwrap();
    let ask = |args: &[&str]| muster(folder.path(), &[args, &["--systems", "games"]].concat());

    let ranked = ask(&["standings", "event.json", "--json"]);
    assert_eq!(ranked.code, 0, "{}", ranked.err);
    let rows: serde_json::Value = serde_json::from_str(&ranked.out).unwrap();
    let order: Vec<&str> = rows.as_array().unwrap().iter().filter_map(|row| row["player"].as_str()).collect();
    // One won by three; 9 against 7 is level, and crowns tell those two apart.
    assert_eq!(order, ["p3", "p1", "p2", "p4"]);
    let paired = ask(&["pair", "event.json", "--json"]);
    assert_eq!(paired.code, 0, "{}", paired.err);
    let draw: serde_json::Value = serde_json::from_str(&paired.out).unwrap();
    let winner = draw["tables"]
        .as_array()
        .unwrap()
        .iter()
        .find(|table| ["a", "b"].iter().any(|side| table[side] == "p3"));
    let against = ["p1", "p2"].iter().any(|key| winner.unwrap()["a"] == *key || winner.unwrap()["b"] == *key);
    assert!(against, "who won meets one of those who drew: {}", paired.out);

    std::fs::write(folder.path().join("games/broken.json"), "{}").unwrap();
    let refused = ask(&["standings", "event.json"]);
    assert_eq!((refused.code, refused.err.lines().count()), (2, 1), "{}", refused.err);
    assert!(refused.err.contains("broken.json"), "{}", refused.err);
}

#[test]
fn a_game_that_counts_the_end_alone_has_one_round_and_its_limit() {
    let file = TOY.replace("\"toy\"", "\"toy-totals\"").replace(
        "\"per_turn\", \"rounds\": 3, \"most_in_a_turn\": 6",
        "\"totals\", \"rounds\": 1, \"most_in_a_turn\": 15",
    );
    let system: &System = games::install_game(&file).unwrap().system;
    assert!(!system.sheet.is_per_turn());
    assert_eq!((system.sheet.most_tactics(), system.sheet.most_from_lines()), (0, 15));
}

#[actix_web::test]
async fn an_organiser_chooses_the_game_of_a_new_event_and_its_season() {
    toy();
    let site = Site::start().await;
    let olga = site.signed_in(&site.account("Olga").await).await;
    let usual = olga.get("/events/new").await;
    usual.is(200).shows("/events/new/games").shows("General&#39;s Handbook 2025-26</option>");
    olga.get("/events/new/games").await.is(200).shows("href=\"/events/new?system=toy\"");
    let page = olga.get("/events/new?system=toy").await;
    page.is(200)
        .shows("standard settings for <strong>Toy Wars, a game made of data")
        .shows("value=\"50\"")
        .hides("Season</label>");
    let create = async |name: &str, points: &str, chosen: (&str, &str)| {
        let typed = [
            ("name", name),
            chosen,
            ("points_limit", points),
            ("rounds", "2"),
            ("capacity", "8"),
            ("time_zone", "Europe/Paris"),
            ("starts_on", "2026-09-05"),
            ("other_season", "on"),
        ];
        olga.post("/events", &typed).await.is(303);
    };
    create("Toys", "100", ("system", "toy")).await;
    let pack = olga.get("/e/toys").await;
    pack.shows("Count what stands when the bell rings.").hides("General");
    olga.get("/e/toys/desk/set-up").await.is(200).shows("Toy Wars, a game made of data");
    create("Last year", "2000", ("season", "General's Handbook 2025-26")).await;
    olga.get("/e/last-year").await.shows("General&#39;s Handbook 2025-26").hides("2026-27");
    // What is begun like it keeps both; an event of no chosen season is of its day's.
    olga.get("/events/new?like=last-year")
        .await
        .shows("<option selected>General&#39;s Handbook 2025-26</option>");
    create("This year", "2000", ("season", "")).await;
    olga.get("/e/this-year").await.shows("General&#39;s Handbook 2026-27");
}
