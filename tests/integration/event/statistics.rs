//! Statistics of an event: rates with their ranges against real games, charts with their tables, and nothing while
//! results are kept back.

use crate::support::floor::{Floor, Seat};
use muster::{
    actions::{Actor, event},
    domain::{
        event::permission::ActingAs,
        history::Outcome,
        statistics::{Certainty, FactionGame, tally_games},
    },
    storage,
};
use serde_json::Value;
use std::{io::Read, path::PathBuf};

const PAGE: &str = "/e/spring-open/statistics";

#[test]
fn rates_and_ranges_of_sixteen_thousand_games_are_as_worked_out_elsewhere() {
    let folder = PathBuf::from(std::env::var("MUSTER_DATA").unwrap_or_else(|_| "../shared/data".into()));
    let Ok(packed) = std::fs::read(folder.join("series/t9a-games.csv.gz")) else {
        println!("NOT TESTED: series/t9a-games.csv.gz is not in {}", folder.display());
        return;
    };
    let mut text = String::new();
    flate2::read::GzDecoder::new(packed.as_slice()).read_to_string(&mut text).unwrap();
    let games = text.lines().skip(1).map(|line| {
        let cells: Vec<&str> = line.split(',').collect();
        let (own, theirs): (u32, u32) = (cells[5].parse().unwrap(), cells[6].parse().unwrap());
        let outcome = match own.cmp(&theirs) {
            std::cmp::Ordering::Greater => Outcome::MajorWin,
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Less => Outcome::MajorLoss,
        };
        FactionGame { a: cells[3], b: cells[4], outcome }
    });
    let (counted, mirrors) = tally_games(games);
    let expected = std::fs::read_to_string(folder.join("series/expected.json")).unwrap();
    let expected: Value = serde_json::from_str(&expected).unwrap();
    let expected = &expected["t9a_factions"];
    assert_eq!(Value::from(mirrors), expected["mirrors"]);
    let factions = expected["factions"].as_object().unwrap();
    assert!(factions.len() >= 16 && factions.len() <= counted.len(), "{} {}", factions.len(), counted.len());
    for (army, told) in factions {
        let tally = counted[army.as_str()];
        let counts = (tally.wins.into(), tally.draws.into(), tally.losses.into());
        assert_eq!(counts, (told["w"].clone(), told["d"].clone(), told["l"].clone()), "{army}");
        let (low, high) = tally.range().unwrap();
        let close = |own: f64, theirs: &Value| (own - theirs.as_f64().unwrap()).abs() < 1e-6;
        assert!(close(tally.rate().unwrap(), &told["rate"]), "{army}");
        assert!(
            close(low, &told["wilson95"][0]) && close(high, &told["wilson95"][1]),
            "{army}: {low} {high}"
        );
        assert_eq!(tally.certainty(), Certainty::Told);
    }
}

/// Four players of two factions, one with a name that is none.
async fn of_two_factions() -> Floor {
    let floor = Floor::with_players(4).await;
    for (number, faction) in [(1, "Skaven"), (2, "Skaven"), (3, "<b>\"&'Ogors"), (4, "<b>\"&'Ogors")] {
        let path = format!("/e/spring-open/desk/players/{number}");
        let version = floor.desk.get(&path).await.hidden("version");
        let name = format!("Player {number}");
        let fields = [("version", version.as_str()), ("name", &name), ("faction", faction)];
        floor.desk.post(&path, &fields).await.is(303);
    }
    floor
}

async fn play_round(floor: &Floor, round: u32) {
    floor.play(round, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    floor.close(round).await;
}

/// The same, and two rounds.
async fn played() -> Floor {
    let floor = Box::pin(of_two_factions()).await;
    Box::pin(play_round(&floor, 1)).await;
    Box::pin(play_round(&floor, 2)).await;
    floor
}

#[actix_web::test]
async fn every_chart_has_its_numbers_in_a_table_and_in_a_file() {
    let floor = Floor::with_players(2).await;
    let visitor = floor.site.visitor();
    visitor.get(PAGE).await.is(200).says(text!("statistics-nothing-yet"));
    let floor = played().await;
    let visitor = floor.site.visitor();
    let page = visitor.get(PAGE).await;
    page.is(200).shows("Statistics").shows("Skaven").shows("After round 2").hides("<b>\"&");
    // Each line of places has its name beside its end, which leads to who it is.
    let names = page.body.matches("<a href=\"/e/spring-open/players/").count();
    assert!(names >= 8, "a name a line, and a row: {names}");
    assert_eq!(page.body.matches("<text x=\"67%\"").count(), 4, "a name a line");
    page.says(text!("statistics-places")).shows("25.5</td>").shows("19.0</td>");
    // The numbers of the rounds stand below, and every bar says its numbers to whoever does not see it.
    for round in 1..=2 {
        page.shows(&format!("text-anchor=\"middle\">{round}</text>"));
        page.shows(&format!("aria-label=\"Round {round}: major victory 2, minor victory 0, draw 0\""));
    }
    page.shows("aria-label=\"Places after each round: ").says(text!("statistics-places-and-rounds"));
    page.says(text!("statistics-rounds-ended")).shows("No draws in 4 battles.").shows("2 · 0 · 0");
    // What is drawn is well formed, whatever a faction is called.
    let mut charts = 0;
    for chart in page.body.split("<svg class=\"chart").skip(1) {
        let chart = format!("<svg class=\"chart{}</svg>", chart.split("</svg>").next().unwrap());
        let mut reader = quick_xml::Reader::from_str(&chart);
        loop {
            match reader.read_event() {
                Ok(quick_xml::events::Event::Eof) => break,
                Ok(_) => {}
                Err(error) => panic!("{error} in {chart}"),
            }
        }
        charts += 1;
    }
    assert!(charts >= 5, "{charts}");
    for (place, _) in page.body.match_indices("role=\"img\"") {
        assert!(page.body[place..].contains("<table"), "a chart without a table beneath");
    }
    let table = visitor.get("/e/spring-open/statistics.csv").await;
    assert!(table.is(200).kind.starts_with("text/csv"));
    table.shows("rate ((wins + draws/2) / games)").shows("Skaven,2,0.5000,");
}

#[actix_web::test]
async fn after_the_event_no_page_says_that_a_table_still_plays() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1])]).await;
    let visitor = floor.site.visitor();
    visitor.get("/e/spring-open/rounds").await.says(text!("round-state-published")).shows("playing<");
    let by = Actor::from_bare_name("Olga", ActingAs::Organiser);
    event::finish_event(&floor.site.app, &by, floor.event.id, Some("the hall closes")).await.unwrap();
    visitor
        .get(PAGE)
        .await
        .is(200)
        .hides("under way")
        .hides("so far")
        .shows("After round 1. 1 of its 2 battles never had a result.");
    visitor
        .get("/e/spring-open/rounds")
        .await
        .says_not(text!("round-state-published"))
        .hides("playing<")
        .shows("1 of 2 results in");
    visitor.get("/e/spring-open").await.is(200).shows("4 players, 1 round.");
}

#[actix_web::test]
async fn a_round_that_goes_on_is_not_told_as_over() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [20, 3, 20, 3])]).await;
    floor.close(1).await;
    floor.play(2, &[(1, [21, 4, 20, 1])]).await;
    let visitor = floor.site.visitor();
    let page = visitor.get(PAGE).await;
    page.is(200).shows("Round 2 under way: 1 of 2 results still to come.").hides("After round 2");
    page.shows("text-anchor=\"middle\">2 so far</text>").shows("class=\"num\">2 so far</th>");
    page.shows("Round 1: major victory 1, minor victory 0, draw 1").shows("1 of 3 battles was drawn.");
    page.shows("Round 2: major victory 0, minor victory 1, draw 0");
    floor.report(2, 2, [30, 3, 10, 1]).await.is(303);
    floor.send(2, 2, Seat::B, [30, 3, 10, 1]).await.is(303);
    visitor.get(PAGE).await.shows("After round 2").hides("so far").hides("under way");
}

#[actix_web::test]
async fn statistics_tell_nothing_of_rounds_whose_results_are_kept_back() {
    let floor = Box::pin(of_two_factions()).await;
    let visitor = floor.site.visitor();
    let files = ["statistics.csv", "statistics/missions.csv", "statistics/clubs.csv"];
    let read_files = async || {
        let mut read = Vec::new();
        for file in files {
            read.push(visitor.get(&format!("/e/spring-open/{file}")).await.is(200).body.clone());
        }
        read
    };
    Box::pin(play_round(&floor, 1)).await;
    let after_the_first = read_files().await;
    Box::pin(play_round(&floor, 2)).await;
    assert_ne!(read_files().await, after_the_first);
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "1")]).await.is(303);
    let page = visitor.get(PAGE).await;
    page.is(200).says(text!("statistics-kept-back", round = 1)).shows("After round 1").shows("Skaven");
    page.shows("Round 1: major victory").hides("Round 2:").hides("After round 2");
    visitor.get(&format!("{PAGE}?round=2")).await.is(200).hides("Round 2:");
    assert_eq!(read_files().await, after_the_first);
    floor.desk.get(PAGE).await.shows("Round 2: major victory").hides("for now");
    // None at all, where none of them is out.
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "0")]).await.is(303);
    visitor.get(PAGE).await.is(200).shows("Results are hidden for now").hides("Skaven");
    for file in files {
        visitor.get(&format!("/e/spring-open/{file}")).await.is(404);
    }
    // Staff see them all along.
    floor.desk.get(PAGE).await.shows("Skaven");
}

#[actix_web::test]
async fn s6_battles_are_picked_by_round_record_and_faction() {
    let floor = played().await;
    let visitor = floor.site.visitor();
    let page = visitor.get(PAGE).await;
    page.says(text!("statistics-both-unbeaten")).hides("Win rates and faction against faction:");
    // Two of the unbeaten met in round 2 once; all four had no loss before round 1.
    let second = visitor.get(&format!("{PAGE}?round=2")).await;
    second.is(200).shows("Win rates and faction against faction: round 2 only.");
    let unbeaten = visitor.get(&format!("{PAGE}?round=2&record=unbeaten")).await;
    unbeaten.is(200).shows("faction against faction: unbeaten players in round 2 only.");
    let games = |table: &str| {
        let rows = table.lines().skip(1).filter(|line| !line.is_empty());
        rows.map(|line| line.split(',').nth(3).unwrap().trim().parse::<u32>().unwrap()).sum::<u32>()
    };
    let of =
        async |query: &str| games(&visitor.get(&format!("/e/spring-open/statistics.csv{query}")).await.body);
    let (all, first, second) = (of("").await, of("?round=1").await, of("?round=2").await);
    assert_eq!(all, first + second);
    assert!(all > 0 && of("?round=1&record=unbeaten").await == first, "nobody has lost before round 1");
    assert!(of("?round=2&record=unbeaten").await <= 2, "one battle of two at most, seen from both sides");
    let skaven = visitor.get(&format!("{PAGE}?faction=Skaven")).await;
    skaven
        .says(text!("statistics-all-factions"))
        .shows("Player 1")
        .shows("Player 2")
        .shows("/e/spring-open/players/1");
    visitor.get(&format!("{PAGE}?faction=%3Cb%3E%22%26'Ogors")).await.is(200).hides("<b>\"&");
    visitor
        .get(&format!("{PAGE}?faction=Nobody&round=many"))
        .await
        .is(200)
        .says_not(text!("statistics-all-factions"));
}

#[actix_web::test]
async fn s4_what_was_played_on_is_told_by_itself_with_how_the_first_turn_did() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    // Each table has a battleplan of its own.
    for (table, plan) in [(1, "feral-foray"), (2, "starstrike")] {
        let mut tx = floor.site.app.database.write().await.unwrap();
        let battle = floor.battle(1, table).await;
        storage::battles::set_battleplan(&mut tx, battle.id, plan).await.unwrap();
        floor.site.commit(tx, floor.event.id).await;
    }
    // At table 1 the second player takes the first turn, and the first player then two in a row.
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    for (once, step) in [("tap-1", "priority/1=>b"), ("tap-2", "priority/2=>a")] {
        let sheet = "/e/spring-open/rounds/1/tables/1/sheet";
        phone.post(sheet, &[("once", once), ("step", step)]).await.is(303);
    }
    for table in [1, 2] {
        floor.report(1, table, [40, 4, 10, 1]).await.is(303);
        floor.send(1, table, Seat::B, [40, 4, 10, 1]).await.is(303);
    }
    let visitor = floor.site.visitor();
    let page = visitor.get(PAGE).await;
    page.is(200).shows("Battleplan by battleplan").shows("Feral Foray").shows("Starstrike");
    page.shows("Players who took the first turn won 0% of 1 battle");
    page.shows("Players who first took two turns in a row won 100% of 1 battle");
    let table = visitor.get("/e/spring-open/statistics/missions.csv").await;
    assert!(table.is(200).kind.starts_with("text/csv"));
    table.shows("Feral Foray,1,0,25.0000,30.0000,2.5000,0,0,1,0.0000");
    table.shows("Starstrike,1,0,25.0000,30.0000,2.5000,0,0,0,,,,0,0,0");
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "0")]).await.is(303);
    for file in ["missions.csv", "clubs.csv", "rosters.csv"] {
        visitor.get(&format!("{PAGE}/{file}")).await.is(404);
    }
}

#[actix_web::test]
async fn s11_clubs_stand_by_their_best_three() {
    let floor = Floor::with_players(8).await;
    for number in 1..=7 {
        let path = format!("/e/spring-open/desk/players/{number}");
        let version = floor.desk.get(&path).await.hidden("version");
        let name = format!("Player {number}");
        let club = match number {
            1..=3 => "=Dice <b>",
            4..=6 => "Harbour",
            _ => "Alone",
        };
        let fields = [("version", version.as_str()), ("name", &name), ("club", club)];
        floor.desk.post(&path, &fields).await.is(303);
    }
    let visitor = floor.site.visitor();
    visitor.get(PAGE).await.is(200).hides("<summary>Clubs");
    let results: Vec<(u32, [u32; 4])> = (1..=4).map(|table| (table, [30 + 2 * table, 4, 10, 1])).collect();
    floor.play(1, &results).await;
    let page = visitor.get(PAGE).await;
    page.shows("<summary>Clubs")
        .shows("The best three of a club&#39;s places are added up")
        .hides("=Dice <b>");
    let table = visitor.get("/e/spring-open/statistics/clubs.csv").await;
    assert!(table.is(200).kind.starts_with("text/csv"));
    let places = visitor.get("/e/spring-open/standings.csv").await;
    let place = |number: u32| -> u32 {
        let line = places.body.lines().find(|line| line.contains(&format!("Player {number}"))).unwrap();
        line.split(',').next().unwrap().parse().unwrap()
    };
    let sums = [[1, 2, 3], [4, 5, 6]].map(|club| club.map(place).iter().sum::<u32>());
    let rank = |own: u32, other: u32| 1 + u32::from(other < own);
    let ranks = [rank(sums[0], sums[1]), rank(sums[1], sums[0])];
    for (club, (sum, rank)) in ["'=Dice <b>", "Harbour"].into_iter().zip(sums.into_iter().zip(ranks)) {
        let line = table.body.lines().find(|line| line.contains(club)).unwrap();
        let cells: Vec<&str> = line.split(',').collect();
        let expected = [rank.to_string(), club.to_owned(), "3".into()];
        assert_eq!(cells[..3], expected.iter().map(String::as_str).collect::<Vec<_>>(), "{line}");
        assert_eq!(cells[7], sum.to_string(), "{line}");
    }
    let alone = table.body.lines().find(|line| line.contains("Alone")).unwrap();
    assert!(alone.starts_with(",Alone,1,") && alone.ends_with(','), "too few to be ranked: {alone}");
}

#[actix_web::test]
async fn a_club_leads_to_its_players_with_place_and_record_as_far_as_everybody_may_know() {
    let floor = Floor::with_players(6).await;
    for (number, club) in [(1, "Dice & <b>"), (2, "dice & <b>"), (3, "Dice & <b>"), (4, "Harbour")] {
        let path = format!("/e/spring-open/desk/players/{number}");
        let version = floor.desk.get(&path).await.hidden("version");
        let name = format!("Player {number}");
        let fields = [("version", version.as_str()), ("name", &name), ("club", club)];
        floor.desk.post(&path, &fields).await.is(303);
    }
    let visitor = floor.site.visitor();
    let address = "/e/spring-open/players?club=Dice%20%26%20%3Cb%3E";
    let before = visitor.get(address).await;
    before.is(200).shows("3 players.").shows("Player 1").shows("Player 3").hides("Player 4").hides("–0–");
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2]), (3, [28, 3, 12, 2])]).await;
    floor.close(1).await;
    // Spelled as whoever of them stands first spells it.
    let link = format!("href=\"{address}\"");
    let told = visitor.get(PAGE).await.body.to_lowercase();
    assert!(told.contains(&link.to_lowercase()), "{told}");
    visitor.get("/e/spring-open/players/1").await.shows(&link);
    let page = visitor.get(address).await;
    page.is(200)
        .says(text!("players-of-club-after", players = 3, round = 1, so_far = false))
        .hides("<b>&")
        .hides("Player 4");
    let standings = visitor.get("/e/spring-open/standings.csv").await;
    let mut places: Vec<(u32, u32)> = [1, 2, 3]
        .into_iter()
        .map(|number: u32| {
            let name = format!("Player {number}");
            let line = standings.body.lines().find(|line| line.contains(&name)).unwrap();
            (line.split(',').next().unwrap().parse().unwrap(), number)
        })
        .collect();
    places.sort_unstable();
    let at = |text: &str| page.body.find(text).unwrap_or_else(|| panic!("no {text}: {}", page.body));
    let order = places.iter().map(|(_, number)| at(&format!("players/{number}\"")));
    assert!(order.is_sorted(), "{places:?}: {}", page.body);
    for (place, _) in &places {
        page.shows(&format!("row__no\">{place}</span>"));
    }
    // What the organiser keeps back stands here neither.
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "0")]).await.is(303);
    visitor.get(address).await.is(200).shows("3 players.").hides("–0–");
    visitor.get("/e/spring-open/players?club=Nobody").await.is(404);
}
