//! A cut among pairs: the same bracket, places and ways on as among players.

use super::floor::{TeamFloor, of_teams};
use muster::domain::{
    event::{
        pack::{Method, Settings},
        team::TeamMatch,
    },
    ids::TeamId,
    numbers::RoundNumber,
    teams::{Entrants, TeamSettings},
};

/// Four pairs: a round by results, then a cut of all four.
async fn with_cut() -> TeamFloor {
    let mut settings = Settings {
        entrants: Entrants::Pairs,
        rounds: 3,
        ..of_teams(TeamSettings { size: 2, ..TeamSettings::default() })
    };
    settings.pairing.methods.extend([2, 3].map(|round| (RoundNumber(round), Method::Cut)));
    settings.pairing.cut_size = 4;
    TeamFloor::with_teams(4, settings).await
}

/// Reports every battle of a round: of each, what this pair has, and what the others have.
async fn play(floor: &TeamFloor, round: u32, known: &[(TeamId, [u32; 2])]) {
    floor.publish(round).await.is(303);
    for place in 1..=2 {
        let of = floor.matched(round, place).await;
        let told = known.iter().find(|(team, _)| *team == of.a || Some(*team) == of.b).unwrap();
        let points = if told.0 == of.a { told.1 } else { [told.1[1], told.1[0]] };
        let battle = floor.battles(&of).await.remove(0);
        floor.report(&battle, points).await;
    }
}

/// The first of a match's pairs, and the others of whoever is named.
async fn opponent(floor: &TeamFloor, round: u32, team: TeamId) -> TeamId {
    let is_theirs = |of: &TeamMatch| of.a == team || of.b == Some(team);
    let first = floor.matched(round, 1).await;
    let of = if is_theirs(&first) { first } else { floor.matched(round, 2).await };
    if of.a == team { of.b.unwrap() } else { of.a }
}

async fn name(floor: &TeamFloor, team: TeamId) -> String {
    let teams = floor.teams().await;
    teams.iter().find(|one| one.team.id == team).unwrap().team.name.to_string()
}

#[actix_web::test]
async fn pairs_are_placed_by_the_bracket_and_a_leaver_is_asked_about() {
    let floor = with_cut().await;
    floor.draw(1).await.is(303);
    let [first, second] = [floor.matched(1, 1).await.a, floor.matched(1, 2).await.a];
    play(&floor, 1, &[(first, [30, 10]), (second, [20, 10])]).await;
    floor.draw(2).await.is(303);
    let fourth = opponent(&floor, 2, first).await;
    assert_ne!(fourth, second);
    let third = opponent(&floor, 2, second).await;
    play(&floor, 2, &[(fourth, [30, 20]), (second, [30, 20])]).await;

    // One of the finalists goes home, and comes back.
    let number = floor.teams().await.iter().find(|one| one.team.id == fourth).unwrap().team.number;
    let page = floor.desk.get(&TeamFloor::at(&format!("desk/teams/{number}"))).await;
    let version = page.hidden("version");
    floor.post(&format!("desk/teams/{number}/leave"), &[("version", &version)]).await.is(303);
    let said = format!("{} is in the cut and does not play in round 3", name(&floor, fourth).await);
    floor.draw(3).await.is(422).shows(&said);
    floor
        .desk
        .get(&TeamFloor::at("desk/matches"))
        .await
        .shows(&said)
        .shows("whom they beat last, takes the place");
    let chosen = [("entrant", number.to_string()), ("way", "beaten".to_owned())];
    let chosen: Vec<(&str, &str)> = chosen.iter().map(|(name, value)| (*name, value.as_str())).collect();
    floor.post("desk/cut", &chosen).await.leads_to(&TeamFloor::at("desk/matches"));
    floor.draw(3).await.is(303);
    assert_eq!(opponent(&floor, 3, second).await, first);
    floor.publish(3).await.is(303);
    let of = floor.matched(3, 1).await;
    let points = if of.a == first { [30, 20] } else { [20, 30] };
    floor.report(&floor.battles(&of).await.remove(0), points).await;

    let csv = floor.desk.get(&TeamFloor::at("standings.csv")).await.body.clone();
    let names: Vec<&str> = csv.lines().skip(1).map(|line| line.split(',').nth(2).unwrap()).collect();
    let expected = [first, second, third, fourth];
    for (place, team) in expected.into_iter().enumerate() {
        assert_eq!(names[place], name(&floor, team).await, "{csv}");
    }
    floor.desk.get(&TeamFloor::at("standings")).await.shows("Winner").shows("Semi-final");
    floor.site.visitor().get("/e/spring-open").await.shows("Bracket").shows("Semi-finals");
    floor.site.visitor().get("/e/spring-open/screen/bracket").await.shows("Final");
}
