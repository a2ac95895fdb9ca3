//! Games of today that are files alone: an event of one from its creation to the standings, a roster of another, and
//! what each is worth.

use crate::support::{
    floor::{Floor, numbers},
    site::{Browser, Reply, Site},
};
use muster::{domain::system, storage};

/// An event of this game, made on the page and open for its players.
pub(super) async fn created(game: &str, players: &[&str]) -> Floor {
    let site = Site::start().await;
    let desk = site.signed_in(&site.account("Olga").await).await;
    let page = desk.get(&format!("/events/new?system={game}")).await;
    let system = system::find_system(game).unwrap();
    let (once, chosen) = (page.is(200).shows(&system.name).hidden("once"), page.hidden("system"));
    let points = system.pack.points.to_string();
    page.shows(&format!("value=\"{points}\""));
    let typed = [
        ("once", once.as_str()),
        ("system", &chosen),
        ("name", "Spring Open"),
        ("points_limit", &points),
        ("rounds", "3"),
        ("capacity", "8"),
        ("time_zone", "Europe/London"),
    ];
    desk.post("/events", &typed).await.leads_to("/e/spring-open/desk");
    for stage in ["published", "registration_closed"] {
        desk.post("/e/spring-open/desk/stage", &[("stage", stage)]).await.is(303);
    }
    let mut tx = site.app.database.read().await.unwrap();
    let event = storage::events::by_slug(&mut tx, "spring-open").await.unwrap().unwrap();
    drop(tx);
    let players = site.players(&event, players).await;
    Floor { site, event, desk, players }
}

/// The names of players in the order of the standings: a row begins with whose it is.
pub(super) fn ranked(page: &Reply, names: &[&str]) -> Vec<String> {
    let table = page.body.split("<tbody").nth(1).expect("standings");
    let first = |row: &str| {
        let found = names.iter().filter_map(|name| Some((row.find(&format!(">{name}<"))?, *name)));
        found.min().map(|(_, name)| name.to_owned())
    };
    table.split("<tr").filter_map(first).collect()
}

#[actix_web::test]
async fn an_event_of_40k_is_made_paired_by_win_path_reported_and_ranked() {
    let names = ["Ann", "Ben", "Cai", "Dee"];
    let floor = created("wh40k-11", &names).await;
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.is(200)
        .shows("Warhammer 40,000, 11th edition")
        .shows("2,000")
        .shows("win path")
        .hides("Age of Sigmar");
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.report(1, 1, [101, 0, 60, 0]).await.is(422);
    for (table, result) in [(1, [80, 0, 60, 0]), (2, [95, 0, 20, 0])] {
        floor.report(1, table, result).await.is(303);
        floor.send(1, table, crate::support::floor::Seat::B, result).await.is(303);
    }
    let battle = floor.battle(1, 1).await;
    assert_eq!(numbers(&battle), Some([80, 0, 60, 0]));
    let winners = [battle.a, floor.battle(1, 2).await.a].map(|player| floor.number(player));
    // Who has won meets who has won, whatever the points.
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    let pairs = floor.pairs(2).await;
    assert!(pairs.contains(&(winners[0].min(winners[1]), winners[0].max(winners[1]))), "{pairs:?}");
    for table in [1, 2] {
        // The player with the lower number wins, but for the losers, who draw.
        let battle = floor.battle(2, table).await;
        let is_final = winners.contains(&floor.number(battle.a));
        let a_is_first = floor.number(battle.a) == winners[0];
        let result = match (is_final, a_is_first) {
            (true, true) => [50, 0, 40, 0],
            (true, false) => [40, 0, 50, 0],
            (false, _) => [70, 0, 70, 0],
        };
        floor.report(2, table, result).await.is(303);
        floor.send(2, table, crate::support::floor::Seat::B, result).await.is(303);
    }
    let page = floor.site.visitor().get("/e/spring-open/standings").await;
    page.is(200).hides("ournament points").hides("attle tactic").hides("Major");
    let called = |number: i64| floor.player(number).name.to_string();
    // Two wins stand first, though the loser of the final has scored more.
    let order = ranked(&page, &names);
    assert_eq!(order[..2], [called(winners[0]), called(winners[1])]);
    // Of the two who drew, she stands first whose opponents won more; both met a winner, hers won twice.
    let lost_to_first = floor.number(floor.battle(1, 1).await.b.unwrap());
    assert_eq!(order[2], called(lost_to_first));
}

/// What the first round is worth to both players of table 1.
async fn worth(game: &str, result: [u32; 4], shown: &str) {
    let floor = created(game, &["Ann", "Ben"]).await;
    floor.play(1, &[(1, result)]).await;
    floor.site.visitor().get("/e/spring-open/rounds/1/tables/1").await.is(200).shows(shown);
}

#[actix_web::test]
async fn a_difference_is_worth_what_the_table_of_each_game_says() {
    for (game, result, shown) in [
        ("wh40k-11-20-0", [65, 0, 60, 0], "10:10"),
        ("wh40k-11-20-0", [66, 0, 60, 0], "11:9"),
        ("wh40k-11-20-0", [91, 0, 40, 0], "20:0"),
        ("tow", [1100, 0, 1000, 0], "10:10"),
        ("tow", [1101, 0, 1000, 0], "11:9"),
        ("tow", [2500, 0, 499, 0], "20:0"),
        ("mesbg", [7, 0, 6, 0], "Win"),
        ("points-reported", [6, 0, 6, 0], "Draw"),
    ] {
        worth(game, result, shown).await;
    }
}

async fn check(phone: &Browser, list: &str) -> Reply {
    let once = phone.get("/e/spring-open/roster").await.hidden("once");
    phone.post("/e/spring-open/roster", &[("once", &once), ("do", "check"), ("text", list)]).await
}

#[actix_web::test]
async fn a_roster_of_the_old_world_is_held_to_its_shares() {
    let floor = created("tow", &["Ann", "Ben"]).await;
    let list = |characters: u32, core: u32| {
        format!(
            "++ Army (Empire of Man) [{} pts] ++\n\n+ Characters +\n\nGeneral of the Empire [{characters} pts]: General\n\n\
             + Core +\n\n20 State Troops [{core} pts]\n",
            characters + core
        )
    };
    let phone = floor.phone(1).await;
    let short = check(&phone, &list(400, 499)).await;
    short.is(200).shows("The minimum is 500 (25% of 2,000)").hides("The limit is");
    let heavy = check(&phone, &list(1001, 999)).await;
    heavy.is(200).shows("The limit is 1,000 (50% of 2,000)").hides("The minimum is");
    let fine = check(&phone, &list(1000, 1000)).await;
    fine.is(200).hides("The minimum is").hides("The limit is");
}
