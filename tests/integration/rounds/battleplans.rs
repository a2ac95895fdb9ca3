//! The battleplan of a round: set, changed, thrown, told on publishing, and secret until then.

use crate::support::{
    floor::Floor,
    paper::text_of,
    say_in_english,
    site::{Browser, Reply, Site},
};
use actix_web::test::TestRequest;
use muster::{
    domain::{
        battleplan,
        event::{
            Event, Stage,
            pack::{BattleplanChoice, Settings},
            permission::StaffRole,
            seeds::{commitment_of_seed, seed_before},
        },
        numbers::RoundNumber,
    },
    storage,
    text::told,
    web::ADDRESSES,
};

const ROUND: &str = "/e/spring-open/desk/rounds/1";

#[actix_web::test]
async fn e8_a_battleplan_by_dice_is_drawn_recorded_and_shown_to_everybody() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let roll = battleplan::roll_battleplan(
        floor.event.settings.game(),
        floor.event.seed.unsigned_abs(),
        RoundNumber(1),
    )
    .unwrap();
    floor.desk.get(ROUND).await.shows(&say_in_english(told(&roll.dice())));
    floor.publish(1).await.is(303);
    let public = floor.site.visitor().get("/e/spring-open/rounds/1").await;
    public.shows(&roll.battleplan.name).shows(&format!("rolled: {}.", say_in_english(told(&roll.dice()))));
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows(&format!(
        "published round 1: {} (rolled {})",
        roll.battleplan.name,
        say_in_english(told(&roll.dice()))
    ));
}

#[actix_web::test]
async fn a_battleplan_is_changed_on_record_and_the_dice_cannot_be_thrown_for_a_better_one() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let roll = battleplan::roll_battleplan(
        floor.event.settings.game(),
        floor.event.seed.unsigned_abs(),
        RoundNumber(1),
    )
    .unwrap();
    let other = floor.event.settings.game().battleplans.iter().find(|plan| *plan != roll.battleplan).unwrap();
    plan(&floor.desk, &other.slug).await.leads_to(ROUND);
    floor.desk.get(ROUND).await.hides("(dice:");
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    let dice = say_in_english(told(&roll.dice()));
    log.shows(&format!(
        "changed the battleplan of round 1 from {} (rolled {dice}) to {}",
        roll.battleplan.name, other.name
    ));
    for _ in 0..3 {
        plan(&floor.desk, "dice").await.leads_to(ROUND);
        floor.desk.get(ROUND).await.shows(&say_in_english(told(&roll.dice())));
    }
    plan(&floor.desk, "").await.leads_to(ROUND);
    plan(&floor.desk, "border-war<b>").await.is(422).shows("Choose one of these");
    let stale = [("battleplan", "the-vice"), ("version", "0")];
    floor.desk.post(&format!("{ROUND}/plan"), &stale).await.is(409).shows("Someone else changed this round");
}

#[actix_web::test]
async fn a_battleplan_of_ones_own_stays_when_only_the_start_is_set() {
    let (site, event) = event_with(&["our-own-plan"], BattleplanChoice::Public).await;
    let desk = site.organiser(&event).await;
    draw(&desk, "1").await;
    desk.get(ROUND).await.shows("<option value=\"our-own-plan\" selected>Our Own Plan</option>");
    plan(&desk, "our-own-plan").await.leads_to(ROUND);
    desk.get(ROUND).await.shows("Our Own Plan");
}

#[actix_web::test]
async fn battleplans_are_listed_by_the_names_that_people_know() {
    let (site, event) = event_with(&["border-war", "our-own-plan"], BattleplanChoice::Public).await;
    let desk = site.organiser(&event).await;
    let page = desk.get("/e/spring-open/desk/set-up/rounds-and-prizes").await;
    page.shows("Border War\nOur Own Plan");
    site.visitor().get("/e/spring-open").await.shows("Round 1: Border War");
}

#[actix_web::test]
async fn a_battleplan_of_ones_own_keeps_the_name_it_was_given() {
    let (site, event) = event_with(&["battle-for-the-pass"], BattleplanChoice::Public).await;
    let desk = site.organiser(&event).await;
    let name = "Kampf um die MÜHLE";
    let fields = [("name", name), ("text_1", "Stand in the mill"), ("points_1", "2")];
    desk.post("/e/spring-open/desk/battleplans", &fields).await.is(303);
    let mut tx = site.app.database.write().await.unwrap();
    let now = storage::events::find_event(&mut tx, event.id).await.unwrap().unwrap();
    let own = now.settings.own_battleplans[0].slug.clone();
    let slugs = ["  kampf um die mühle", "the vice"].map(|written| now.settings.battleplan_slug(written));
    assert_eq!(slugs, [own.clone(), "the-vice".to_owned()]);
    let mut settings = now.settings;
    settings.battleplan_list.push(own);
    storage::events::set_settings(&mut tx, event.id, &now.name, &settings).await.unwrap();
    tx.commit().await.unwrap();
    desk.get("/e/spring-open/desk/set-up/rounds-and-prizes")
        .await
        .shows(&format!("Battle for the Pass\n{name}"));
    let pack = site.visitor().get("/e/spring-open").await;
    pack.shows("Round 1: Battle for the Pass").shows(&format!("Round 2: {name}"));
    draw(&desk, "1").await;
    desk.get(ROUND).await.shows(&format!(">{name}</option>"));
    plan(&desk, settings.battleplan_list.last().unwrap()).await.leads_to(ROUND);
    publish(&desk, "1").await;
    for page in ["/e/spring-open/rounds/1", "/e/spring-open/rounds/1/tables/1", "/e/spring-open/desk/audit"] {
        desk.get(page).await.shows(name);
    }
}

#[actix_web::test]
async fn e8_a_secret_battleplan_is_at_no_address_of_players_or_judges_before_it_is_published() {
    let listed = ["border-war", "starstrike", "limited-resources"];
    let (site, event) = event_with(&listed, BattleplanChoice::Secret).await;
    let desk = site.organiser(&event).await;
    draw(&desk, "1").await;
    publish(&desk, "1").await;
    for table in ["1", "2"] {
        let path = format!("/e/spring-open/desk/battles/1/{table}");
        let version = desk.get(&path).await.hidden("version");
        let ruling = [
            ("version", version.as_str()),
            ("kind", "played"),
            ("a_points", "30"),
            ("a_tactics", "3"),
            ("b_points", "20"),
            ("b_tactics", "2"),
            ("reason", "seen"),
        ];
        desk.post(&path, &ruling).await.is(303);
    }
    draw(&desk, "2").await;
    plan_of(&desk, "2", "the-vice").await.is(303);
    plan_of(&desk, "2", "starstrike").await.is(303);
    desk.get("/e/spring-open/desk/rounds/2").await.shows("Starstrike");
    let secrets = ["starstrike", "limited resources", "limited-resources", "the vice", "the-vice"];
    let leaks = leaked(&site, &event, &secrets).await;
    assert!(leaks.is_empty(), "{leaks:#?}");

    publish(&desk, "2").await;
    site.visitor().get("/e/spring-open/rounds/2").await.shows("Starstrike").hides("Limited Resources");
    desk.get("/e/spring-open/desk/audit").await.shows("published round 2: Starstrike");
    let page = leaked(&site, &event, &["starstrike"]).await;
    assert!(page.iter().any(|leak| leak.contains("/rounds/2")), "the walk would have found it: {page:?}");
}

#[actix_web::test]
async fn the_dice_and_the_seed_of_a_draft_are_not_told_before_it_is_published() {
    for seed_per_round in [false, true] {
        let settings =
            Settings { battleplans: BattleplanChoice::Dice, seed_per_round, ..Settings::default() };
        let (site, event) = event_of(settings).await;
        let desk = site.organiser(&event).await;
        draw(&desk, "1").await;
        let seeds = [1, 2].map(|round| event.round_seeds().of(RoundNumber(round)));
        let roll = battleplan::roll_battleplan(event.settings.game(), seeds[0], RoundNumber(1)).unwrap();
        desk.get(ROUND).await.shows(&say_in_english(told(&roll.dice()))).shows(&roll.battleplan.name);
        let told = [say_in_english(told(&roll.dice())).to_lowercase(), roll.battleplan.name.to_lowercase()];
        let numbers = seeds.map(|seed| seed.to_string());
        let mut secrets: Vec<&str> = told.iter().map(String::as_str).collect();
        // The one seed of all rounds is too short a number here to be looked for.
        if seed_per_round {
            secrets.extend(numbers.iter().map(String::as_str));
        }
        let leaks = leaked(&site, &event, &secrets).await;
        assert!(leaks.is_empty(), "{leaks:#?}");
        if !seed_per_round {
            continue;
        }
        // With the round its own seed is told, and none of a round to come.
        publish(&desk, "1").await;
        assert_eq!(seed_before(seeds[1]), seeds[0]);
        let pack = site.visitor().get("/e/spring-open").await;
        pack.shows(&event.seed_promise()).shows(&numbers[0]);
        assert_eq!(event.seed_promise(), commitment_of_seed(seeds[0]));
        let leaks = leaked(&site, &event, &[&numbers[1]]).await;
        assert!(leaks.is_empty(), "{leaks:#?}");
    }
}

/// Every address that can be read, by everybody but organisers, with the words that must not be on it.
async fn leaked(site: &Site, event: &Event, secrets: &[&str]) -> Vec<String> {
    let player = storage::players::by_number(&mut site.app.database.read().await.unwrap(), event.id, 1).await;
    let player = player.unwrap().unwrap();
    let judge = format!("Judge {}", site.app.new_id());
    let actors = [
        ("visitor", site.visitor()),
        ("player", site.phone_of(&player).await),
        ("judge", site.staff(event, &judge, StaffRole::Judge).await),
    ];
    let mut leaks = Vec::new();
    let mut read = 0;
    for (method, pattern) in ADDRESSES {
        // The stream never ends; it tells the event's version, and nothing else.
        if *method != "get" || pattern.ends_with("/live") {
            continue;
        }
        for path in filled(pattern) {
            for (actor, browser) in &actors {
                let reply = browser.send(TestRequest::get().uri(&path)).await;
                read += usize::from(reply.status.is_success());
                let text = without_guide(text_of(&reply).to_lowercase(), event);
                let found = secrets.iter().filter(|secret| text.contains(**secret));
                leaks.extend(found.map(|secret| format!("“{secret}” at {path} as {actor}")));
            }
        }
    }
    assert!(read > 60, "only {read} pages could be read");
    leaks
}

/// A text in small letters without what the pack says of each battleplan of the game: it is the same whichever is
/// chosen. Every other mention stays.
fn without_guide(text: String, event: &Event) -> String {
    let plans = event.settings.game().battleplans.iter();
    plans.fold(text, |text, plan| {
        let first = plan.twist.iter().flat_map(|twist| twist.split(' ')).next().unwrap_or_default();
        text.replacen(&format!("{}: {first}", plan.name).to_lowercase(), "", 1)
    })
}

/// The pattern with every number from 1 to 3 in it, and with the documents that belong to a round.
fn filled(pattern: &str) -> Vec<String> {
    let documents = [
        "standings",
        "pairings-2-by-table",
        "pairings-2-by-name",
        "slips-2",
        "sheets-2",
        "cards-2",
        "pairings-1-by-table",
    ];
    let fixed = pattern.replace("{event}", "spring-open").replace("{token}", "x").replace("{hash}", "0");
    let mut paths = vec![fixed];
    while let Some(at) = paths.iter().position(|path| path.contains('{')) {
        let path = paths.remove(at);
        let (before, rest) = path.split_once('{').unwrap();
        let (name, after) = rest.split_once('}').unwrap();
        let values: Vec<&str> = if name == "document" { documents.to_vec() } else { vec!["1", "2", "3"] };
        paths.extend(values.into_iter().map(|value| format!("{before}{value}{after}")));
    }
    paths
}

async fn event_with(battleplans: &[&str], choice: BattleplanChoice) -> (Site, Event) {
    let battleplan_list = battleplans.iter().map(|slug| (*slug).to_owned()).collect();
    event_of(Settings { battleplans: choice, battleplan_list, ..Settings::default() }).await
}

async fn event_of(settings: Settings) -> (Site, Event) {
    let site = Site::start().await;
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    site.players(&event, &["Ann", "Bo", "Cy", "Di"]).await;
    (site, event)
}

async fn draw(desk: &Browser, round: &str) {
    let fields = [("round", round), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/spring-open/desk/rounds", &fields).await.is(303);
}

async fn publish(desk: &Browser, round: &str) {
    let path = format!("/e/spring-open/desk/rounds/{round}");
    let version = desk.get(&path).await.hidden("version");
    desk.post(&format!("{path}/publish"), &[("version", &version)]).await.is(303);
}

async fn plan(desk: &Browser, battleplan: &str) -> Reply {
    plan_of(desk, "1", battleplan).await
}

async fn plan_of(desk: &Browser, round: &str, battleplan: &str) -> Reply {
    let path = format!("/e/spring-open/desk/rounds/{round}");
    let version = desk.get(&path).await.hidden("version");
    desk.post(&format!("{path}/plan"), &[("battleplan", battleplan), ("version", &version)]).await
}
