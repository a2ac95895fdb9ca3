//! The terrain planner: what stays from round to round, and the order that moves the least.

use crate::support::{
    floor::Floor,
    site::{Browser, Reply, Site},
};
use muster::domain::event::{
    Event, Stage,
    pack::{BattleplanChoice, Settings, Terrain},
    permission::StaffRole,
};
use muster::storage;

const TERRAIN: &str = "/e/spring-open/desk/terrain";

/// The first and the third share a layout, the second has none in common with them.
const THREE: [&str; 3] = ["border-war", "feral-foray", "focal-points"];

#[actix_web::test]
async fn e9_the_planner_shows_what_stays_and_uses_the_order_that_moves_the_least() {
    let (site, event, desk) = planned(&THREE, BattleplanChoice::Secret).await;
    let page = desk.get(TERRAIN).await;
    page.is(200).shows("set up once and moved twice").shows("set up once and moved once");
    page.shows("Layout of Border War, already set up.").hides("The pack already shows");
    let fields = [("seen", "border-war feral-foray focal-points"), ("once", "order-one")];
    for _ in 0..2 {
        desk.post(TERRAIN, &fields).await.leads_to(TERRAIN);
    }
    assert_eq!(list(&site, &event).await, ["border-war", "focal-points", "feral-foray"]);
    desk.get(TERRAIN).await.says(text!("desk-venue-no-better-order"));
    let log = desk.get("/e/spring-open/desk/audit").await;
    log.shows("reordered the battleplans to move less terrain; their old rounds: 1, 3, 2")
        .hides("Feral Foray")
        .hides("feral-foray");
    let again = [("seen", "border-war focal-points feral-foray")];
    desk.post(TERRAIN, &again).await.is(422).shows("already in that order");
}

#[actix_web::test]
async fn an_order_that_players_were_told_comes_with_a_warning_and_a_stale_one_is_not_used() {
    let (site, event, desk) = planned(&THREE, BattleplanChoice::Public).await;
    desk.get(TERRAIN).await.shows("The pack already shows the battleplans in the current order");
    let stale = desk.post(TERRAIN, &[("seen", "border-war focal-points")]).await;
    stale.is(409).shows("Someone else changed the battleplans");
    assert_eq!(list(&site, &event).await, THREE);
    desk.get("/e/spring-open/desk/set-up/rounds-and-prizes").await.shows("/e/spring-open/desk/terrain");
    desk.get("/e/spring-open/desk/rounds").await.shows("/e/spring-open/desk/terrain");
}

#[actix_web::test]
async fn the_order_stays_once_a_round_is_drawn() {
    let (site, event, desk) = planned(&THREE, BattleplanChoice::Public).await;
    site.players(&event, &["Ann", "Bo"]).await;
    desk.post("/e/spring-open/desk/rounds", &[("round", "1"), ("clubs", "off"), ("odd", "bye")])
        .await
        .is(303);
    desk.get(TERRAIN).await.says(text!("desk-venue-drawn-already")).says_not(text!("desk-venue-use-order"));
    let fields = [("seen", "border-war feral-foray focal-points")];
    desk.post(TERRAIN, &fields).await.is(422).shows("A round has been paired");
    assert_eq!(list(&site, &event).await, THREE);
}

#[actix_web::test]
async fn there_is_nothing_to_plan_where_dice_decide_or_nothing_is_listed() {
    let floor = Floor::with_players(2).await;
    floor.desk.get(TERRAIN).await.is(200).shows("is rolled when you pair it");
    floor.desk.post(TERRAIN, &[("seen", "")]).await.is(422).shows("The battleplans aren't fixed");
    let settings =
        Settings { battleplans: BattleplanChoice::Public, terrain: Terrain::RollOff, ..Settings::default() };
    let (site, event) = event_with(settings).await;
    let desk = site.organiser(&event).await;
    desk.get(TERRAIN).await.shows("No battleplans listed yet.").shows("after a roll-off");
}

#[actix_web::test]
async fn a_list_that_is_too_short_or_has_a_plan_of_ones_own_is_planned_as_far_as_it_goes() {
    let (_site, _event, desk) = planned(&["our-own-<b>plan", "border-war"], BattleplanChoice::Public).await;
    let page: Reply = desk.get(TERRAIN).await;
    page.is(200).shows("1 round has no battleplan yet").shows("&#60;b&#62;").hides("<b>plan");
}

async fn planned(battleplans: &[&str], choice: BattleplanChoice) -> (Site, Event, Browser) {
    let battleplan_list = battleplans.iter().map(|slug| (*slug).to_owned()).collect();
    let (site, event) =
        event_with(Settings { battleplans: choice, battleplan_list, ..Settings::default() }).await;
    let desk = site.staff(&event, "Olga Organiser", StaffRole::Organiser).await;
    (site, event, desk)
}

async fn event_with(settings: Settings) -> (Site, Event) {
    let site = Site::start().await;
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    (site, event)
}

async fn list(site: &Site, event: &Event) -> Vec<String> {
    let mut tx = site.app.database.read().await.unwrap();
    storage::events::find_event(&mut tx, event.id).await.unwrap().unwrap().settings.battleplan_list
}
