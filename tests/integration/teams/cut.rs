//! A cut among pairs: the same bracket, places and ways on as among players.

use super::floor::{TeamFloor, of_teams};
use muster::domain::{
    event::{
        pack::{Method, Settings},
        team::TeamMatch,
    },
    ids::TeamId,
    numbers::RoundNumber,
    teams::{EntrantKind, TeamSettings},
};

/// Four pairs: a round by results, then a cut of all four.
async fn with_cut() -> TeamFloor {
    let mut settings = Settings {
        entrants: EntrantKind::Pairs,
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
    let said = format!("{} is in the cut but isn't playing in round 3", name(&floor, fourth).await);
    floor.draw(3).await.is(422).shows(&said);
    floor
        .desk
        .get(&TeamFloor::at("desk/matches"))
        .await
        .shows(&said)
        .shows("the last pair they beat, takes their place");
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

/// The number of a pair, as the pages have it.
async fn number(floor: &TeamFloor, team: TeamId) -> i64 {
    floor.teams().await.iter().find(|one| one.team.id == team).unwrap().team.number
}

async fn leave(floor: &TeamFloor, number: i64) {
    let page = floor.desk.get(&TeamFloor::at(&format!("desk/teams/{number}"))).await;
    let version = page.hidden("version");
    floor.post(&format!("desk/teams/{number}/leave"), &[("version", &version)]).await.is(303);
}

#[actix_web::test]
async fn the_page_of_a_drafted_final_has_the_ways_on_for_a_pair_that_leaves() {
    let floor = with_cut().await;
    floor.draw(1).await.is(303);
    let [first, second] = [floor.matched(1, 1).await.a, floor.matched(1, 2).await.a];
    play(&floor, 1, &[(first, [30, 10]), (second, [20, 10])]).await;
    floor.draw(2).await.is(303);
    play(&floor, 2, &[(first, [30, 20]), (second, [30, 20])]).await;
    floor.draw(3).await.is(303);
    let gone = number(&floor, first).await;
    leave(&floor, gone).await;
    let round = TeamFloor::at("desk/matches/3");
    let page = floor.desk.get(&round).await;
    page.shows(&format!("{} is in the cut but isn't playing in round 3", name(&floor, first).await));
    page.shows("advances without a battle (walkover)").shows("name=\"round\" value=\"3\"");
    let number = gone.to_string();
    let chosen = [("entrant", number.as_str()), ("way", "walkover"), ("round", "3")];
    floor.post("desk/cut", &chosen).await.leads_to(&round);
    floor.desk.get(&round).await.shows(" (chosen)");
    let page = floor.desk.get(&format!("{round}/change?what=repair")).await;
    let (version, shown) = (page.is(200).hidden("version"), page.hidden("shown"));
    let fields =
        [("version", version.as_str()), ("shown", &shown), ("what", "repair"), ("reason", "went home")];
    floor.post("desk/matches/3/change", &fields).await.leads_to(&round);
    floor.publish(3).await.is(303);
    let csv = floor.desk.get(&TeamFloor::at("standings.csv")).await.body.clone();
    let winner = csv.lines().nth(1).unwrap().split(',').nth(2).unwrap();
    assert_eq!(winner, name(&floor, second).await, "{csv}");
}

/// Three winners share the first place: dice say who meets whom in a cut of two, and a repair goes by the same dice.
#[actix_web::test]
async fn a_repair_takes_the_next_pair_by_the_dice_that_settled_the_standings() {
    let mut settings = Settings {
        entrants: EntrantKind::Pairs,
        rounds: 2,
        ..of_teams(TeamSettings { size: 2, ..TeamSettings::default() })
    };
    settings.pairing.methods.insert(RoundNumber(2), Method::Cut);
    settings.pairing.cut_size = 2;
    for _ in 0..3 {
        let floor = TeamFloor::with_teams(6, settings.clone()).await;
        floor.draw(1).await.is(303);
        let won = [floor.matched(1, 1).await.a, floor.matched(1, 2).await.a, floor.matched(1, 3).await.a];
        floor.publish(1).await.is(303);
        for place in 1..=3 {
            let of = floor.matched(1, place).await;
            floor.report(&floor.battles(&of).await.remove(0), [30, 10]).await;
        }
        let page = floor.desk.get(&TeamFloor::at("desk/standings")).await;
        let (after, teams) = (page.hidden("after"), page.hidden("players"));
        let fields = [("after", after.as_str()), ("players", teams.as_str())];
        floor.post("desk/standings/roll-off", &fields).await.is(303);
        let csv = floor.desk.get(&TeamFloor::at("standings.csv")).await.body.clone();
        let order: Vec<String> =
            csv.lines().skip(1).map(|line| line.split(',').nth(2).unwrap().to_owned()).collect();
        floor.draw(2).await.is(303);
        let mut names = Vec::new();
        for team in won {
            names.push((name(&floor, team).await, team));
        }
        let of = |name: &String| names.iter().find(|(other, _)| other == name).unwrap().1;
        let [best, next, last] = [0, 1, 2].map(|place: usize| of(&order[place]));
        assert_eq!(opponent(&floor, 2, best).await, next);
        let gone = number(&floor, next).await;
        leave(&floor, gone).await;
        let entrant = gone.to_string();
        let chosen = [("entrant", entrant.as_str()), ("way", "next"), ("round", "2")];
        floor.post("desk/cut", &chosen).await.is(303);
        let round = TeamFloor::at("desk/matches/2");
        let page = floor.desk.get(&format!("{round}/change?what=repair")).await;
        let (version, shown) = (page.is(200).hidden("version"), page.hidden("shown"));
        let fields =
            [("version", version.as_str()), ("shown", &shown), ("what", "repair"), ("reason", "gone")];
        floor.post("desk/matches/2/change", &fields).await.is(303);
        assert_eq!(opponent(&floor, 2, best).await, last, "{csv}");
    }
}
