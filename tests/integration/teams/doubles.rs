//! Doubles from a new event to printed certificates, by links and buttons that stand on the page before: pairs sign up,
//! hand in rosters that are looked at together, play one battle each round, and win a place together.

use super::{
    floor::TeamFloor,
    walk::{Walk, possible},
};
use crate::{rosters::site::RATS, support::paper::text_of};
use muster::storage;

/// Another army of the same faction, with other units.
const OTHER: &str = "More rats 930/1000 pts\n\nSkaven | Claw-horde\nDrops: 2\n\n\
    General's Regiment\nGrey Seer (120)\n• General\nClanrats (150)\nRat Ogors (160)\nRat Ogors (160)\n\n\
    Regiment 1\nClawlord (80)\nClanrats (150)\nStormvermin (110)\n\n\
    Created with Warhammer Age of Sigmar: The App\nApp: 1.7.0 (1) | Data: 216\n";

/// A pair signs up: the first by themselves, the second by the invitation.
async fn pair_signs_up(floor: &TeamFloor, number: usize) {
    let first = floor.site.visitor();
    let (team, name) = (format!("Pair {number}"), format!("Ann {number}"));
    first.post(&TeamFloor::at("teams/register"), &[("team", &team), ("name", &name)]).await.is(303);
    let own = first.get(&TeamFloor::at("team")).await;
    own.is(200).shows("1 of 2 players still to join");
    let token = own.body.split("/teams/join/").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let (join, name) = (TeamFloor::at(&format!("teams/join/{token}")), format!("Bo {number}"));
    floor.site.visitor().post(&join, &[("name", name.as_str()), ("role", "player")]).await.is(303);
    let late = floor.site.visitor().post(&join, &[("name", "Third"), ("role", "player")]).await;
    late.is(422).shows("Both places in the pair are taken");
}

/// Rosters of both: handed in, looked at together, open to the opponents with their sum.
async fn hand_in(floor: &TeamFloor) {
    for team in floor.teams().await {
        for (member, text) in team.members.iter().zip([RATS, OTHER]) {
            let phone = floor.phone(member).await;
            phone.post(&TeamFloor::at("roster"), &[("do", "submit"), ("text", text)]).await.is(303);
        }
    }
    let first = floor.team(1).await;
    let own = floor.phone(&first.members[0]).await.get(&TeamFloor::at("team")).await;
    own.is(200).shows("Together: 1,850 points").shows("Ann 1 and Bo 1 both have Skaven");
    own.shows("both have Clanrats. A pair can have each unit in one roster.");
    // D2 and D3: single units, and both rosters together, have limits of their own.
    own.shows("Bo 1's Rat Ogors costs 160 points. The limit for a unit is 155.");
    own.shows("Together the rosters are 50 points over the limit of 1,800.");
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.is(200).says(text!("pack-cap-unit", most = 155)).says(text!("pack-cap-together", most = 1800));
    pack.shows("4 <small>of 8 taken").shows("Sign up a pair");
    floor.desk.get(&TeamFloor::at("desk/teams/1")).await.shows("Together: 1,850 points");
}

/// One battle a pair and round: a phone of each side reports, in turns the first's and the second's.
async fn play(floor: &TeamFloor, round: u32) {
    let possible = possible(floor, round).await;
    let nearest = |meant: u32| *possible.iter().min_by_key(|one| one.abs_diff(meant)).unwrap();
    let (more, less) = (nearest(20), nearest(10));
    for place in [1, 2] {
        let of = floor.matched(round, place).await;
        let battles = floor.battles(&of).await;
        assert_eq!(battles.len(), 1);
        let battle = &battles[0];
        let partners = [battle.partners[0].unwrap(), battle.partners[1].unwrap()];
        if place == 1 {
            // Reported by one side, it is confirmed by the other; the partner of who reported cannot.
            let phone = floor.phone_of(battle.a).await;
            let table = TeamFloor::at(&format!("rounds/{round}/tables/{}", battle.table_number.unwrap()));
            let page = phone.get(&table).await;
            page.is(200).shows(" &#38; ");
            floor.report_by(battle, &[battle.a, partners[0]], [more, less]).await;
            assert!(!floor.battles(&of).await[0].state.is_settled(), "one side has spoken");
            floor.report_by(battle, &[partners[1]], [more, less]).await;
        } else {
            floor.report_by(battle, &[partners[0], battle.b.unwrap()], [less, more]).await;
        }
        assert!(floor.battles(&of).await[0].state.is_settled());
    }
}

#[actix_web::test]
async fn d1_d4_doubles_from_a_new_event_to_certificates() {
    let (site, mut olga) = Walk::begin().await;
    olga.click("/events/new").await;
    let new = [
        ("name", "Spring Open"),
        ("entrants", "pairs"),
        ("rounds", "2"),
        ("capacity", "8"),
        ("points_limit", "1000"),
        ("time_zone", "UTC"),
        ("roster_deadline", "2025-05-20T20:00"),
    ];
    olga.send("/events", &new).await;
    olga.send("/e/spring-open/desk/stage", &[("stage", "published")]).await;
    let mut tx = site.app.database.read().await.unwrap();
    let event = storage::events::by_slug(&mut tx, "spring-open").await.unwrap().unwrap();
    drop(tx);
    let floor = TeamFloor { desk: site.organiser(&event).await, event, site };
    let rules = TeamFloor::at("desk/teams/rules");
    let page = floor.desk.get(&rules).await;
    let seen = page.is(200).says(text!("entrant-kind-pairs")).hidden("seen");
    let fields = [
        ("seen", seen.as_str()),
        ("entrants", "pairs"),
        ("reserves", "0"),
        ("coaches", "0"),
        ("assistants", "0"),
        ("method", "defender_attackers"),
        ("at_four", "refused_meet"),
        ("tables", "by_order"),
        ("game_points", "wins"),
        ("result", "majority"),
        ("faction_once", "on"),
        ("unit_once", "on"),
        ("unit_most", "155"),
        ("together_most", "1800"),
        ("checks", "0"),
    ];
    floor.desk.post(&rules, &fields).await.is(303);
    for number in 1..=4 {
        pair_signs_up(&floor, number).await;
    }
    hand_in(&floor).await;
    olga.click("/e/spring-open/desk/rounds").await;
    for round in 1..=2 {
        let number = round.to_string();
        olga.page.says(text!("desk-rounds-draw-round", round));
        olga.send("/e/spring-open/desk/matches", &[("round", &number), ("clubs", "off")]).await;
        let version = olga.page.hidden("version");
        let to = format!("/e/spring-open/desk/rounds/{number}");
        olga.send(&format!("{to}/publish"), &[("version", &version)]).await;
        play(&floor, round).await;
        olga.send(&format!("{to}/close"), &[]).await;
    }
    let standings = floor.site.visitor().get(&TeamFloor::at("standings")).await;
    standings.is(200).shows("Pair 1").shows("Pair 4");
    olga.click("/e/spring-open/desk/set-up").await;
    olga.click("/e/spring-open/desk/finish").await;
    olga.send("/e/spring-open/desk/finish", &[]).await;
    olga.click("/e/spring-open/desk/news").await;
    olga.click("/e/spring-open/desk/print").await;
    let certificates = "/e/spring-open/desk/print/certificates.pdf";
    olga.page.shows(certificates);
    let printed = text_of(olga.browser.get(certificates).await.is(200));
    // The pair, and each of the two.
    assert!(printed.is_empty() || printed.matches("First place").count() == 3, "{printed}");
}
