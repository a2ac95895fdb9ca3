//! What the pack tells before the event: awards and how each is decided, a bye in the game's own values, terrain,
//! deployment, twists, and what is filled in by hand.

use crate::support::{
    floor::Floor,
    html_form::HtmlForm,
    paper::text_of,
    site::{Reply, Site},
};
use muster::domain::event::{
    Stage,
    pack::{BattleplanChoice, Settings, Terrain},
};

const HOME: &str = "/e/spring-open";

/// The pack of an event with these settings.
async fn pack_of(settings: Settings) -> Reply {
    let site = Site::start().await;
    site.event_with("spring-open", Stage::Published, settings).await;
    site.visitor().get(HOME).await
}

#[actix_web::test]
async fn e12_the_pack_names_each_award_how_it_is_decided_and_its_prize() {
    let floor = Floor::with_players(4).await;
    floor.site.visitor().get(HOME).await.is(200).hides("<dt>Awards</dt>");
    floor.usual_awards().await;
    let awards = format!("{HOME}/desk/awards");
    let best = [("title", "Best Skaven"), ("basis", "faction"), ("faction", "Skaven")];
    floor.desk.post(&awards, &best).await.is(303);
    let mut prizes = HtmlForm::all(&floor.desk.get(&awards).await, &awards);
    prizes.retain(|form| form.action == format!("{awards}/prize"));
    let mut of_the_best = prizes.pop().unwrap();
    of_the_best.set("prize", "a rat");
    of_the_best.send(&floor.desk).await.is(303);
    let page = floor.site.visitor().get(HOME).await;
    for line in [
        "<dt>Awards</dt>",
        "First place: 1st in the standings",
        "Third place: 3rd in the standings",
        "Best sportsperson: organisers decide or players vote",
        "Best Skaven: highest place with Skaven; a rat",
    ] {
        page.is(200).shows(line);
    }
    // Once a vote is open, it says so.
    let desk = floor.desk.get(&awards).await;
    let votes = format!("{HOME}/desk/votes");
    let opens = HtmlForm::all(&desk, &awards);
    let opens: Vec<_> = opens.iter().filter(|form| form.action == votes).collect();
    for form in opens {
        form.send(&floor.desk).await.is(303);
    }
    let page = floor.site.visitor().get(HOME).await;
    page.shows("Best sportsperson: players vote").hides("Best sportsperson: organisers");
    let paper = text_of(&floor.site.visitor().get(&format!("{HOME}/pack.pdf")).await);
    assert!(paper.is_empty() || paper.contains("Best Skaven: highest place with Skaven"), "{paper}");
}

#[actix_web::test]
async fn a_bye_counts_in_the_values_of_the_game() {
    for (game, told) in [
        ("aos4-ghb2024", "A major victory with 50 victory points and 5 battle tactics."),
        ("t9a3", "13 battle points."),
        ("t9a2", "13 battle points."),
        ("wfb7", "4 tournament points."),
    ] {
        let system = muster::domain::system::find_system(game).unwrap();
        let page = pack_of(Settings::for_system(system)).await;
        page.is(200).shows(&format!("<dd>{told}</dd>"));
    }
}

#[actix_web::test]
async fn e9_terrain_and_deployment_are_told_as_the_battlepack_has_them() {
    let placed = Settings { terrain: Terrain::RollOff, ..Settings::default() };
    let page = pack_of(placed.clone()).await;
    for told in [
        "The defender sets up the terrain, after the objectives.",
        "Recommended: 4 small and 4 medium.",
        "more than 3 inches from the edge, more than 3 inches from objectives and more than 6 inches from other",
        "<dt>Deployment</dt>",
        "The winner of a roll-off chooses who attacks and who defends.",
        "The attacker picks a territory and deploys first.",
    ] {
        page.is(200).shows(told);
    }
    // Another number of features stands on a smaller battlefield; and a preset layout is nobody's to place.
    let small = Settings { points_limit: 1000, ..placed };
    pack_of(small).await.shows("4 terrain features").hides("Recommended:");
    let preset = Settings { terrain: Terrain::Preset, ..Settings::default() };
    pack_of(preset).await.shows("Preset layout of the battleplan.").hides("The defender sets up the terrain");
    let other = muster::domain::system::find_system("wfb7").unwrap();
    pack_of(Settings::for_system(other)).await.hides("<dt>Deployment</dt>").hides("more than 6 inches");
}

#[actix_web::test]
async fn each_battleplan_is_told_with_its_twist() {
    let game = muster::domain::system::default();
    assert_eq!(game.battleplans.iter().filter(|plan| plan.twist.is_some()).count(), 12);
    let told = Settings {
        battleplans: BattleplanChoice::Public,
        battleplan_list: vec!["the-vice".into(), "starstrike".into()],
        ..Settings::default()
    };
    let page = pack_of(told).await;
    page.is(200).shows("<dt>Twists</dt>").shows("The Vice: The objectives move in battle round 2");
    page.shows("Starstrike: Dice place the objectives").hides("Limited Resources:");
    let drawn = pack_of(Settings { battleplans: BattleplanChoice::Dice, ..Settings::default() }).await;
    drawn.shows("Limited Resources: An objective").shows("The Vice: The objectives");
}

#[actix_web::test]
async fn before_round_1_there_is_a_blank_scoring_sheet_and_a_blank_roster() {
    let site = Site::start().await;
    site.event(Stage::Published).await;
    let visitor = site.visitor();
    let page = visitor.get(HOME).await;
    for (path, told) in [
        ("sheet.pdf", ["Scoring sheet", "Name and faction", "Battle round 5"]),
        ("roster-form.pdf", ["Roster", "Unit and options", "Total"]),
    ] {
        page.is(200).shows(&format!("href=\"{HOME}/{path}\""));
        let paper = visitor.get(&format!("{HOME}/{path}")).await;
        assert!(paper.is(200).bytes.starts_with(b"%PDF"), "{path}");
        let text = text_of(&paper);
        for part in told {
            assert!(text.is_empty() || text.contains(part), "{part} is not in {text}");
        }
    }
}
