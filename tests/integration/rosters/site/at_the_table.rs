//! Lists that stay closed: at the table the two who play know what both mean for the battle; and the faction that a
//! player is registered with follows the roster when they say so.

use super::{Hall, RATS, ROSTER, submit};
use crate::support::site::Site;
use chrono::TimeDelta;
use muster::{
    domain::{
        event::pack::{RosterPolicy, Settings},
        numbers::RoundNumber,
    },
    storage,
};

#[actix_web::test]
async fn under_closed_lists_each_of_the_two_reads_their_own_half_of_the_match_card() {
    let site = Site::start().await;
    let settings = Settings {
        points_limit: 1000,
        rosters: RosterPolicy::Closed,
        roster_deadline: Some(site.app.clock.now() + TimeDelta::days(7)),
        rules_cut_off: "2025-05-01".parse().ok(),
        ..Settings::default()
    };
    let hall = Hall::with(site, settings).await;
    let lone = RATS
        .replace("Regiment 1\nClawlord (80)\nClanrats (300)\n• Reinforced\n\n", "")
        .replace("Drops: 2", "Drops: 1");
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    submit(&hall.phone(2).await, &lone).await.leads_to(ROSTER);
    let mut gone = hall.players[2].clone();
    gone.dropped_after = Some(RoundNumber(0));
    let mut tx = hall.site.app.database.write().await.unwrap();
    assert!(storage::players::update(&mut tx, &gone).await.unwrap());
    tx.commit().await.unwrap();
    let desk = hall.site.organiser(&hall.event).await;
    let draw = [("round", "1"), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/spring-open/desk/rounds", &draw).await.is(303);
    let (table, round) = ("/e/spring-open/rounds/1/tables/1", "/e/spring-open/desk/rounds/1");
    for number in [1, 2] {
        hall.phone(number).await.get(table).await.says_not(text!("play-before-you-begin")).hides("Grey Seer");
    }
    let version = desk.get(round).await.hidden("version");
    desk.post(&format!("{round}/publish"), &[("version", &version)]).await.is(303);
    let told = "Compare regiments and auxiliaries at the table.";
    let halves = [(1, "2 regiments, 0", "1 regiment, 0"), (2, "1 regiment, 0", "2 regiments, 0")];
    for (number, own, other) in halves {
        let page = hall.phone(number).await.get(table).await;
        page.is(200).says(text!("play-before-you-begin")).shows("General: Grey Seer").shows(told);
        // The tactics are those of the army that everybody knows by now.
        page.shows("Battle tactics: universal and Chaos.").hides("against");
        page.shows(own).hides(other);
    }
    for other in [hall.site.visitor(), hall.phone(3).await] {
        other.get(table).await.is(200).says_not(text!("play-before-you-begin")).hides("Grey Seer");
        other.get("/e/spring-open/rosters/1").await.is(404);
    }
}

#[actix_web::test]
async fn the_faction_of_an_accepted_roster_is_the_one_that_everybody_reads() {
    let site = Site::start().await;
    let settings = Settings {
        points_limit: 1000,
        roster_deadline: Some(site.app.clock.now() + TimeDelta::hours(1)),
        rules_cut_off: "2025-05-01".parse().ok(),
        ..Settings::default()
    };
    let hall = Hall::with(site, settings).await;
    for (at, faction) in [(0, "ratmen"), (1, "Seraphon")] {
        let mut player = hall.players[at].clone();
        player.faction = Some(faction.into());
        let mut tx = hall.site.app.database.write().await.unwrap();
        assert!(storage::players::update(&mut tx, &player).await.unwrap());
        tx.commit().await.unwrap();
    }
    for number in [1, 2] {
        submit(&hall.phone(number).await, RATS).await.leads_to(ROSTER);
    }
    let desk = hall.site.organiser(&hall.event).await;
    let accept = async |number: i64| {
        let path = format!("/e/spring-open/desk/rosters/{number}");
        let page = desk.get(&path).await;
        let [version, roster] = ["version", "roster"].map(|name| page.hidden(name));
        let accept =
            [("version", &*version), ("roster", &*roster), ("state", "accepted"), ("reason", "Seen.")];
        desk.post(&path, &accept).await.is(303);
    };
    let told = async || {
        let mut tx = hall.site.app.database.read().await.unwrap();
        let players = storage::players::list_players(&mut tx, hall.event.id).await.unwrap();
        [0, 1].map(|at| players[at].faction.clone().unwrap())
    };
    accept(1).await;
    assert_eq!(told().await, ["ratmen", "Seraphon"], "armies are secret until the first round");
    hall.site.wait(120);
    let draw = [("round", "1"), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/spring-open/desk/rounds", &draw).await.is(303);
    let version = desk.get("/e/spring-open/desk/rounds/1").await.hidden("version");
    desk.post("/e/spring-open/desk/rounds/1/publish", &[("version", &version)]).await.is(303);
    assert_eq!(told().await, ["Skaven", "Seraphon"]);
    accept(2).await;
    assert_eq!(told().await, ["Skaven", "Skaven"]);
    hall.site.visitor().get("/e/spring-open/players/1").await.shows("Skaven").hides("ratmen");
}

#[actix_web::test]
async fn the_registered_faction_follows_the_roster_after_asking() {
    let hall = Hall::open().await;
    let mut ann = hall.players[0].clone();
    ann.faction = Some("Seraphon".into());
    let mut tx = hall.site.app.database.write().await.unwrap();
    assert!(storage::players::update(&mut tx, &ann).await.unwrap());
    tx.commit().await.unwrap();
    let phone = hall.phone(1).await;
    phone.post("/e/spring-open/roster/faction", &[]).await.is(404);
    submit(&phone, RATS).await.leads_to(ROSTER);
    phone
        .get(ROSTER)
        .await
        .says(text!("play-roster-other-faction", registered = "Seraphon", faction = "Skaven"))
        .says(text!("play-roster-register", faction = "Skaven"));
    let registered = async || {
        let mut tx = hall.site.app.database.read().await.unwrap();
        storage::players::find_player(&mut tx, ann.id).await.unwrap().unwrap().faction
    };
    assert_eq!(registered().await.as_deref(), Some("Seraphon"), "nobody was asked yet");
    // Pairings tell the factions of those who registered none, and change nobody's.
    let desk = hall.site.organiser(&hall.event).await;
    let draw = [("round", "1"), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/spring-open/desk/rounds", &draw).await.is(303);
    let version = desk.get("/e/spring-open/desk/rounds/1").await.hidden("version");
    desk.post("/e/spring-open/desk/rounds/1/publish", &[("version", &version)]).await.is(303);
    assert_eq!(registered().await.as_deref(), Some("Seraphon"), "a round was published");
    // Whoever gives awards is told which of the two they go by.
    let awards = "/e/spring-open/desk/awards";
    let told = "signed up with Seraphon, but their roster says Skaven";
    desk.get(awards).await.is(200).hides(told);
    let best = [("title", "Best Skaven"), ("basis", "faction"), ("faction", "Skaven")];
    desk.post(awards, &best).await.is(303);
    desk.get(awards).await.shows(told).shows("Faction awards go by sign-up.");
    phone.post("/e/spring-open/roster/faction", &[]).await.leads_to(ROSTER);
    assert_eq!(registered().await.as_deref(), Some("Skaven"));
    phone
        .get(ROSTER)
        .await
        .says_not(text!("play-roster-register", faction = "Skaven"))
        .says(text!("play-roster-faction-followed"));
    desk.get(awards).await.hides("their roster says");
    desk.get("/e/spring-open/desk/audit").await.shows("faction to Skaven, as on their roster");
}
