//! Age of Sigmar 4 by the parts of its rules that an event plays by, of later seasons, and with the publications that the
//! organiser lets count.

use crate::{
    command::catalogues::{ByTheRulesOf, JANUARY, import},
    rosters::site::RATS,
    support::{
        floor::{Floor, Seat},
        site::{Browser, Reply, Site},
    },
};
use actix_web::test::TestRequest;
use muster::{
    domain::{
        catalogue::Catalogue,
        composition::{CheckRules, NotJudged},
        event::{Stage, pack::Settings},
        games::{self, RulesModule},
        system,
    },
    text::{Speaker, told},
};

const GAME: &str = "/e/spring-open/desk/game";
const RULES: &str = "/e/spring-open/desk/rosters/rules";
const PACK: &str = "/e/spring-open";

/// Sends the form of the page of the game, which may carry a file.
async fn press(desk: &Browser, what: &str) -> Reply {
    let page = desk.get(GAME).await;
    let field = |name: &str, value: &str| {
        format!("--line\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let fields = [("once", page.hidden("once")), ("seen", page.hidden("seen")), ("do", what.to_owned())];
    let mut body: String = fields.iter().map(|(name, value)| field(name, value)).collect();
    body += "--line--\r\n";
    let request = TestRequest::post().uri(GAME).insert_header(("sec-fetch-site", "same-origin"));
    let kind = ("content-type", "multipart/form-data; boundary=line");
    desk.send(request.insert_header(kind).set_payload(body)).await
}

/// Sends a form of the page of rules.
async fn choose(desk: &Browser, fields: &[(&str, &str)]) -> Reply {
    let seen = desk.get(RULES).await.is(200).hidden("seen");
    desk.post(RULES, &[&[("seen", seen.as_str())], fields].concat()).await
}

/// What somebody reads: neither what is hidden nor what scripts are told.
fn read(page: &Reply) -> String {
    let parts = page.body.split('<').filter_map(|part| part.split_once('>'));
    parts.filter(|(tag, _)| !tag.contains("hidden")).map(|(_, text)| text).collect()
}

/// What a player is told of a list before it is handed in.
async fn verdict(phone: &Browser) -> Reply {
    phone.post("/e/spring-open/roster", &[("do", "check"), ("text", RATS)]).await
}

#[actix_web::test]
async fn v02_an_event_without_battle_tactics_has_them_nowhere() {
    let floor = Floor::with_players(2).await;
    floor.desk.get(GAME).await.is(200).shows("Play without battle tactics");
    press(&floor.desk, "without-tactics").await.leads_to(GAME);
    let page = floor.desk.get(GAME).await;
    page.shows("without battle tactics</strong>").hides("Play without battle tactics").shows("Use standard ");
    floor.site.visitor().get(PACK).await.shows("without battle tactics").hides("attle tactics completed");
    floor
        .desk
        .get("/e/spring-open/desk/set-up/rounds-and-prizes")
        .await
        .says_not(text!("setting-pairing-bye-battle-tactics"));

    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let table = "/e/spring-open/rounds/1/tables/1";
    for path in [table.to_owned(), format!("{table}/sheet"), "/e/spring-open/desk/battles/1/1".into()] {
        let page = floor.desk.get(&path).await;
        assert!(!read(page.is(200)).contains("actic"), "{path}");
    }
    floor.report(1, 1, [20, 0, 10, 0]).await.is(303);
    floor.send(1, 1, Seat::B, [20, 0, 10, 0]).await.is(303);
    floor.site.visitor().get(table).await.shows("20").shows("Major victory").hides("actics");
    floor.site.visitor().get("/e/spring-open/standings").await.is(200).hides("actics");
    floor.desk.get(GAME).await.says(text!("desk-setup-game-stays"));
}

#[actix_web::test]
async fn v02_before_the_first_round_the_tactics_can_come_back() {
    let floor = Floor::with_players(2).await;
    press(&floor.desk, "without-tactics").await.leads_to(GAME);
    press(&floor.desk, "ships").await.leads_to(GAME);
    floor
        .desk
        .get("/e/spring-open/desk/set-up/rounds-and-prizes")
        .await
        .says(text!("setting-pairing-bye-battle-tactics"));
    floor.site.visitor().get(PACK).await.hides("without battle tactics");
}

#[actix_web::test]
async fn v06_an_event_plays_the_tactics_that_everybody_may_pick_alone() {
    let floor = Floor::with_players(2).await;
    floor.desk.get(GAME).await.is(200).shows("Use universal ones only");
    press(&floor.desk, "universal-tactics").await.leads_to(GAME);
    let page = floor.desk.get(GAME).await;
    page.shows("universal battle tactics only</strong>").hides("universal ones only</button>");
    page.shows("Play without");
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let sheet = "/e/spring-open/rounds/1/tables/1/sheet";
    let page = floor.desk.get(sheet).await;
    page.is(200).shows("Do Not Waver").hides("Slay the Tyrants").hides("Inevitable Demise");
    page.says(text!("sheet-in-any-double-turn"));
}

#[actix_web::test]
async fn v07_v08_the_pack_tells_command_points_and_terrain_where_they_are_played() {
    let floor = Floor::with_players(1).await;
    let pack = floor.site.visitor().get(PACK).await;
    pack.says(text!("pack-command-points")).shows("4 each battle round, plus 1 for the underdog");
    pack.says(text!("pack-terrain-kinds")).shows("Small: up to 7 × 7 inches; Medium: up to 7 × 12 inches");
    pack.shows("Obstacle, Obscuring terrain, Area terrain, Place of power, Faction terrain");
    let played = RulesModule::ALL.iter().filter(|one| {
        let out = [RulesModule::Commands, RulesModule::Terrain];
        !out.contains(one)
    });
    let fields: Vec<(&str, &str)> =
        played.map(|one| ("module", one.as_str())).chain([("do", "modules")]).collect();
    choose(&floor.desk, &fields).await.leads_to(RULES);
    floor
        .site
        .visitor()
        .get(PACK)
        .await
        .says_not(text!("pack-command-points"))
        .says_not(text!("pack-terrain-kinds"));
}

#[actix_web::test]
async fn v01_v03_v04_parts_of_the_rules_are_left_out_and_told() {
    let floor = Floor::with_players(1).await;
    let phone = floor.phone(1).await;
    verdict(&phone).await.is(200).hides("Not checked");
    floor
        .site
        .visitor()
        .get(PACK)
        .await
        .says_not(text!("setting-composition-without").part("pack"))
        .shows("Terrain");
    let page = floor.desk.get(RULES).await;
    page.is(200)
        .says(text!("desk-roster-rules-modules"))
        .shows("Army Composition")
        .says(text!("rules-module-command-models"));
    let all_but = |out: &[&str]| -> Vec<(&str, &str)> {
        let label = |one: &RulesModule| Speaker::in_english().say(&told(one));
        let played = RulesModule::ALL.iter().filter(|one| !out.contains(&label(one).as_str()));
        played.map(|one| ("module", one.as_str())).chain([("do", "modules")]).collect()
    };
    choose(&floor.desk, &all_but(&["Army Composition", "Terrain"])).await.leads_to(RULES);
    let told = verdict(&phone).await;
    told.is(200).says(text!("verdict-no-composition"));
    let pack = floor.site.visitor().get(PACK).await;
    pack.says(text!("setting-composition-without").part("pack"))
        .shows("Terrain, Army Composition")
        .hides("terrain features");
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("set the event to play without Terrain, Army Composition");
    choose(&floor.desk, &all_but(&[])).await.leads_to(RULES);
    verdict(&phone).await.hides("Not checked");
    floor.site.visitor().get(PACK).await.says_not(text!("setting-composition-without").part("pack"));
}

#[test]
fn v03_v10_what_is_left_out_is_not_found_and_what_is_not_said_changes_nothing() {
    let roster = games::default().read(RATS.as_bytes(), None).unwrap().roster;
    let view = Catalogue::new([]).as_of("2025-05-01".parse().unwrap());
    let mut rules = CheckRules::matched_play(800, "2025-05-01".parse().unwrap());
    let usual = serde_json::to_value(&rules).unwrap();
    assert!(usual.get("without").is_none(), "V10: {usual}");
    let before = games::default().check(&roster, &view, &rules);
    assert!(!before.findings.is_empty());
    rules.without.insert(RulesModule::ArmyComposition.switch());
    let after = games::default().check(&roster, &view, &rules);
    assert_eq!(after.findings, []);
    assert_eq!(after.computed.not_judged, Some(NotJudged::NoComposition));
    assert!(!after.is_legal() && !after.is_clean());
}

#[actix_web::test]
async fn v10_publications_that_do_not_count_at_an_event_are_left_out_with_a_reason() {
    let ByTheRulesOf { site, admin, desk, phone } = ByTheRulesOf::day("2025-05-01").await;
    import(&admin, "", "january.csv", JANUARY.as_bytes()).await.is(200);
    let dear = JANUARY.replace("Clanrats,,150", "Clanrats,,170").replace("January", "Battlescroll March");
    import(&admin, "2025-03-01", "march.csv", dear.as_bytes()).await.is(200);
    verdict(&phone).await.shows("Battlescroll March (1 March 2025)").shows("costs 170 here (+20)");

    let march = [("title", "Battlescroll March"), ("published_on", "2025-03-01")];
    let page = desk.get(RULES).await;
    page.shows("Battlescroll March 2025-03-01").shows("January 2025-01-10");
    let no_reason = [&[("do", "leave-out"), ("left_out_reason", "")], &march[..]].concat();
    choose(&desk, &no_reason).await.is(422).says(text!("desk-roster-rules-say-why"));
    let why = [("do", "leave-out"), ("left_out_reason", "Not on general sale yet.")];
    choose(&desk, &[&why, &march[..]].concat()).await.leads_to(RULES);
    let told = verdict(&phone).await;
    told.shows("January (10 January 2025)").hides("Battlescroll March").hides("costs 170");
    let pack = site.visitor().get(PACK).await;
    pack.says(text!("setting-composition-left-out").part("pack"));
    pack.shows("Battlescroll March (Sat 1 Mar 2025): Not on general sale yet.");
    let log = desk.get("/e/spring-open/desk/audit").await;
    log.shows("excluded Battlescroll March from this event").shows("Not on general sale yet.");

    choose(&desk, &[&[("do", "count-again")], &march[..]].concat()).await.leads_to(RULES);
    verdict(&phone).await.shows("Battlescroll March (1 March 2025)");
    choose(&desk, &[&[("do", "count-again")], &march[..]].concat()).await.is(404);
}

#[actix_web::test]
async fn v10_all_publications_of_a_kind_are_left_out_at_once_later_ones_too() {
    let ByTheRulesOf { site, admin, desk, phone } = ByTheRulesOf::day("2025-05-01").await;
    import(&admin, "", "january.csv", JANUARY.as_bytes()).await.is(200);
    site.visitor()
        .get(PACK)
        .await
        .says(text!("setting-composition-left-out-kinds").part("pack"))
        .shows("Battletomes, Battlescrolls");

    let scrolls = [("do", "leave-out-kind"), ("kind", "battlescroll")];
    choose(&desk, &[&scrolls[..], &[("left_out_reason", "")]].concat())
        .await
        .is(422)
        .says(text!("desk-roster-rules-say-why"));
    let why = [("left_out_reason", "A legacy weekend.")];
    choose(&desk, &[&[("do", "leave-out-kind"), ("kind", "nonsense")], &why[..]].concat()).await.is(404);
    choose(&desk, &[&scrolls[..], &why[..]].concat()).await.leads_to(RULES);
    // It was not there when the choice was made.
    let dear = JANUARY.replace("Clanrats,,150", "Clanrats,,170").replace("January", "Battlescroll: March");
    import(&admin, "2025-03-01", "march.csv", dear.as_bytes()).await.is(200);
    verdict(&phone).await.shows("January (10 January 2025)").hides("Battlescroll: March");
    desk.get(RULES).await.shows("Left out: all").shows("A legacy weekend.").hides("Battlescroll: March");
    let pack = site.visitor().get(PACK).await;
    pack.shows("All Battlescrolls: A legacy weekend.").hides("Battletomes, Battlescrolls");
    let log = desk.get("/e/spring-open/desk/audit").await;
    log.shows("excluded all Battlescrolls from this event").shows("A legacy weekend.");

    let again = [("do", "count-kind-again"), ("kind", "battlescroll")];
    choose(&desk, &again).await.leads_to(RULES);
    verdict(&phone).await.shows("Battlescroll: March (1 March 2025)").shows("costs 170 here (+20)");
    choose(&desk, &again).await.is(404);
}

#[actix_web::test]
async fn n11_an_event_of_two_sums_is_reported_by_two_sums_and_judged_by_the_same_rules() {
    let later = system::find_system("aos4-later").unwrap();
    assert_eq!((later.profiles(), later.seasons.len()), ("aos4-ghb2024", 2));
    assert!(later.file.lines().count() < 300);
    let site = Site::start().await;
    let organiser = site.signed_in(&site.account("Sam").await).await;
    organiser.get("/events/new?system=aos4-later").await.is(200).hides("2025-26 onwards");
    let settings = Settings {
        battleplan_list: vec!["battleplan-of-the-season".into(); 3],
        rules_cut_off: "2025-09-01".parse().ok(),
        ..Settings::for_system(later)
    };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Ben"]).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    let told = verdict(&floor.phone(1).await).await;
    told.is(200).shows("Clanrats").shows("2025-26").hides("Not checked");
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.report(1, 1, [31, 0, 12, 0]).await.is(303);
    floor.send(1, 1, Seat::B, [31, 0, 12, 0]).await.is(303);
    let battle = floor.site.visitor().get("/e/spring-open/rounds/1/tables/1").await;
    battle.is(200).shows(">31</b>").shows(">12</b>").shows("Victory").hides("actics").hides("Major");
    for path in ["", "/standings", "/standings/1", "/rounds/1", "/players"] {
        floor.site.visitor().get(&format!("{PACK}{path}")).await.is(200).hides("actics").hides("2024-25");
    }
}

#[actix_web::test]
async fn v10_prices_that_muster_noted_are_named_as_such_and_left_out_like_any_publication() {
    let ByTheRulesOf { site: _site, admin, desk, .. } = ByTheRulesOf::day("2026-10-01").await;
    let gargants = JANUARY.replace("2025-01-10", "2026-08-18").replace("January", "August")
        + "    faction,,Sons of Behemat,Destruction,,,,,,\n    unit,Sons of Behemat,King Brodd,,520,1,,HERO; MONSTER,,\n";
    let gargants: Vec<&str> = gargants.lines().map(str::trim_start).collect();
    desk.get(RULES).await.is(200).hides("noted by Muster");
    import(&admin, "", "august.csv", gargants.join("\n").as_bytes()).await.is(200);
    let noted = [("title", "Prices of 9 September 2026, noted by Muster"), ("published_on", "2026-09-09")];
    let counts = "Prices of 9 September 2026, noted by Muster 2026-09-09";
    desk.get(RULES).await.shows("August 2026-08-18").shows(counts);
    // It is nobody's import.
    admin.get("/admin/catalogues").await.is(200).shows("August").hides("noted by Muster");
    let why = [("do", "leave-out"), ("left_out_reason", "We play by the files.")];
    choose(&desk, &[&why, &noted[..]].concat()).await.leads_to(RULES);
    desk.get(RULES).await.shows("We play by the files.").hides(counts);
    choose(&desk, &[&[("do", "count-again")], &noted[..]].concat()).await.leads_to(RULES);
    desk.get(RULES).await.shows(counts).hides("We play by the files.");
}
