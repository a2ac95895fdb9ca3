//! Games of today that are files alone: an event of one from its creation to the standings, a roster of another, and
//! what each is worth.

use crate::support::{
    floor::{Floor, numbers},
    paper::text_of,
    site::{Browser, Reply, Site},
};
use muster::{
    domain::{
        event::pack::{RosterPolicy, Settings},
        system,
    },
    storage,
};

/// An event of this game, made on the page and open for its players.
pub(super) async fn created(game: &str, players: &[&str]) -> Floor {
    let site = Site::start().await;
    let desk = site.signed_in(&site.account("Olga").await).await;
    let page = desk.get(&format!("/events/new?system={game}")).await;
    let system = system::find_system(game).unwrap();
    let once = page.is(200).shows(&system.name).hidden("once");
    let points = Some(system.pack.points).filter(|points| *points > 0);
    let points = points.map_or_else(String::new, |points| points.to_string());
    page.shows(&format!("value=\"{points}\""));
    let typed = [
        ("once", once.as_str()),
        ("system", game),
        ("name", "Spring Open"),
        ("points_limit", &points),
        ("rounds", "3"),
        ("capacity", "8"),
        ("time_zone", "Europe/London"),
        ("roster_deadline", "2025-05-20T20:00"),
    ];
    desk.post("/events", &typed).await.leads_to("/e/spring-open/desk/set-up/when-and-where");
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

#[actix_web::test]
async fn mesbg_is_paired_down_the_standings_and_two_may_meet_again_in_the_last_round() {
    let floor = created("mesbg", &["Ann", "Ben", "Cai", "Dee"]).await;
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.is(200).shows("first plays second, third plays fourth");
    pack.shows("avoided where possible before round 3, and allowed in it");
    floor.play(1, &[(1, [10, 0, 0, 0]), (2, [6, 0, 0, 0])]).await;
    let [first, second] = [floor.battle(1, 1).await, floor.battle(1, 2).await];
    let of = |player| floor.number(player);
    let [best, last] = [of(first.a), of(first.b.unwrap())];
    let [next, third] = [of(second.a), of(second.b.unwrap())];
    let sorted = |a: i64, b: i64| (a.min(b), a.max(b));
    let in_order = |mut pairs: Vec<(i64, i64)>| {
        pairs.sort_unstable();
        pairs
    };
    floor.draw(2).await.is(303);
    let met = [sorted(best, next), sorted(third, last)];
    assert_eq!(in_order(floor.pairs(2).await), in_order(met.to_vec()));
    floor.publish(2).await.is(303);
    for table in [1, 2] {
        let battle = floor.battle(2, table).await;
        let wins = [best, last].contains(&of(battle.a));
        let result = if wins { [1, 0, 0, 0] } else { [0, 0, 1, 0] };
        floor.report(2, table, result).await.is(303);
        floor.send(2, table, crate::support::floor::Seat::B, result).await.is(303);
    }
    // Third is who lost by less: both have met who stands beside them.
    floor.draw(3).await.is(303);
    assert_eq!(in_order(floor.pairs(3).await), in_order(met.to_vec()));
    let made = floor.desk.get("/e/spring-open/desk/rounds/3").await;
    made.is(200).shows("rematches are allowed this round").hides("2 rematches");
}

#[actix_web::test]
async fn only_a_game_whose_rules_ask_for_a_points_limit_must_have_one() {
    let floor = created("win-draw-loss", &["Ann", "Ben"]).await;
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.is(200).hides("<dt>Points</dt>").hides("Points limit");
    let phone = floor.phone(1).await;
    let list = check(&phone, "Marines\n\nCaptain (100 points)\n10 Guards (3000 points)\n").await;
    list.is(200).hides("of 0 points").hides("Over the limit");
    floor.desk.get("/e/spring-open/desk/set-up/rosters").await.is(200).shows("Empty: no limit.");
    // The file leaves it out, and is read again.
    let file = floor.desk.get("/e/spring-open/desk/event.json").await;
    file.is(200).hides("points_limit");
    assert_eq!(
        muster::exchange::event_file::parse_event_file(file.body.as_bytes()).unwrap().event.points_limit,
        0
    );
    let once = floor.desk.get("/events/new?system=aos4-ghb2026").await.is(200).hidden("once");
    let typed = [
        ("once", once.as_str()),
        ("system", "aos4-ghb2026"),
        ("name", "Autumn Open"),
        ("points_limit", ""),
        ("rounds", "3"),
        ("capacity", "8"),
        ("time_zone", "Europe/London"),
    ];
    let refused = floor.desk.post("/events", &typed).await;
    refused.is(422).shows("This game needs a points limit.").shows("Autumn Open");
}

#[actix_web::test]
async fn of_a_wide_win_only_as_much_counts_for_the_difference_as_the_event_says() {
    let floor = created("points-reported", &["Ann", "Ben", "Cai", "Dee"]).await;
    let save = async |cap: &str| {
        let mut typed = vec![
            ("scoring", "points"),
            ("difference_cap", cap),
            ("bye_victory_points", "0"),
            ("bye_battle_tactics", "0"),
            ("tiebreaker_1", "vp_differential"),
            ("tiebreaker_2", "victory_points"),
        ];
        let look = floor.desk.post("/e/spring-open/desk/ranking", &typed).await;
        let looked_at = look.hidden("looked_at");
        typed.extend([("what", "save"), ("looked_at", &looked_at)]);
        floor.desk.post("/e/spring-open/desk/ranking", &typed).await
    };
    save("40").await.is(303);
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.is(200).shows("(at most 40 a battle)");
    floor.play(1, &[(1, [60, 0, 0, 0]), (2, [45, 0, 5, 0])]).await;
    let page = floor.site.visitor().get("/e/spring-open/standings").await;
    // 60 and 40 ahead count alike; more points decide.
    page.is(200).shows("+40").hides("+60").hides("−60");
    let winner = async |table| floor.number(floor.battle(1, table).await.a);
    let [first, second] = [winner(1).await, winner(2).await];
    let order = ranked(&page, &["Ann", "Ben", "Cai", "Dee"]);
    assert_eq!(order[..2], [first, second].map(|number| floor.player(number).name.to_string()));
    let own = floor.site.visitor().get(&format!("/e/spring-open/standings/{first}")).await;
    own.is(200).shows("+40").hides("+60");
}

#[actix_web::test]
async fn a_large_character_and_many_wizards_are_told_of_and_stay_legal_unless_the_pack_says_otherwise() {
    let floor = created("tow", &["Ann", "Ben"]).await;
    let list = "++ Army (Empire of Man) [2000 pts] ++\n\n+ Characters +\n\nWizard Lord [501 pts]: General, Level 4 Wizard\n\n\
                Wizard Lord [400 pts]: Level 4 Wizard\n\n+ Core +\n\n20 State Troops [1099 pts]\n";
    let page = check(&floor.phone(1).await, list).await;
    page.is(200).shows("501 points (25.0%). Packs that limit a single character allow 500 (25% of 2,000).");
    page.shows("2 level 4 wizards. Packs that limit wizards allow 1 for each 2,000 points: 1.");
    page.hides("level 3 wizards. Packs");
    let file = &system::find_system("tow").unwrap().file;
    let strict = file.replace("\"severity\": \"information\"", "\"severity\": \"illegal\"");
    let broken = strict.replace("\"most\": 25, \"each\": true", "\"least\": 25, \"each\": true");
    assert!(muster::domain::games::check_game_file(&broken).is_err(), "each has a most, and nothing else");
    assert!(muster::domain::games::check_game_file(&strict).is_ok());
}

#[actix_web::test]
async fn both_dispositions_stand_on_the_battle_once_rosters_are_open_and_before_that_each_their_own() {
    let floor = created("wh40k-11", &["Ann", "Ben"]).await;
    for (number, declared) in
        [(1, "force disposition: TAKE AND HOLD"), (2, "Force Disposition: Purge the Foe")]
    {
        let phone = floor.phone(number).await;
        let page = phone.get("/e/spring-open/roster").await;
        page.is(200).shows("Start one line with “Force Disposition:” and one of Take and Hold, Disruption");
        let list = format!("Strike Force (2000 points)\n\n{declared}\n\nCaptain (100 points)\n");
        let typed = [("do", "submit"), ("text", list.as_str()), ("anyway", "on")];
        phone.post("/e/spring-open/roster", &typed).await.leads_to("/e/spring-open/roster");
    }
    let misspelled = "Force Disposition: Burn it all\n\nStrike Force (2000 points)\n\nCaptain (100 points)\n";
    let told = check(&floor.phone(1).await, misspelled).await;
    told.is(200).shows("Force Disposition: “Burn it all” is not one of the choices.").shows("Strike Force");
    let missing =
        check(&floor.phone(1).await, "Strike Force (2000 points)\n\nCaptain (100 points)\nOdd words\n").await;
    missing.is(200).shows("No line begins with “Force Disposition:”.").shows("Kept as written");
    missing.hides("Not understood").hides("No faction found");
    let blank = text_of(&floor.desk.get("/e/spring-open/desk/print/roster-form.pdf").await);
    assert!(blank.is_empty() || blank.contains("Force Disposition"), "{blank}");
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let phone = floor.phone(1).await;
    let table = "/e/spring-open/rounds/1/tables/1";
    let set = async |settings: Settings| {
        let mut tx = floor.site.app.database.write().await.unwrap();
        storage::events::set_settings(&mut tx, floor.event.id, &floor.event.name, &settings).await.unwrap();
        floor.site.commit(tx, floor.event.id).await;
    };
    let paper = async || text_of(&floor.desk.get("/e/spring-open/desk/print/sheets-1.pdf").await);
    set(Settings { rosters: RosterPolicy::Closed, ..floor.event.settings.clone() }).await;
    let closed_paper = paper().await;
    assert!(!closed_paper.contains("Take and Hold"), "{closed_paper}");
    assert!(closed_paper.is_empty() || closed_paper.contains("Force Disposition"), "{closed_paper}");
    let closed = phone.get(table).await;
    closed.is(200).shows("Force Disposition: Take and Hold.").hides("Purge the Foe");
    closed.shows("Compare Force Disposition at the table.");
    let long_ago = Some("2020-01-01T00:00:00Z".parse().unwrap());
    set(Settings { rosters_open_at: long_ago, ..floor.event.settings.clone() }).await;
    let open = phone.get(table).await;
    open.is(200).shows("Force Disposition: Take and Hold against Purge the Foe.");
    open.shows("Force Disposition: Purge the Foe against Take and Hold.").hides("Compare Force");
    let both = ["Force Disposition: Take and Hold", "Force Disposition: Purge the Foe"];
    let open_paper = paper().await;
    assert!(
        open_paper.is_empty() || both.iter().all(|declared| open_paper.contains(declared)),
        "{open_paper}"
    );
    let desk = floor.desk.get("/e/spring-open/desk/battles/1/1").await;
    desk.is(200).shows(both[0]).shows(both[1]);
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.is(200).shows("Each roster has one line with “Force Disposition:”");
}
