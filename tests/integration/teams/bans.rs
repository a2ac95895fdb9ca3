//! Pairs of teams that are kept apart or brought together, and dice for a place that teams share.

use super::floor::{TeamFloor, of_teams};
use muster::domain::teams::{EntrantKind, TeamSettings};

const PAIRS: &str = "/e/spring-open/desk/pairs";

async fn met(floor: &TeamFloor, round: u32, matches: i64) -> Vec<(i64, i64)> {
    let teams = floor.teams().await;
    let number = |id| teams.iter().find(|team| team.team.id == id).unwrap().team.number;
    let mut met = Vec::new();
    for place in 1..=matches {
        let of = floor.matched(round, place).await;
        let (a, b) = (number(of.a), number(of.b.unwrap()));
        met.push((a.min(b), a.max(b)));
    }
    met
}

#[actix_web::test]
async fn t28_teams_are_kept_apart_and_brought_together_as_players_are() {
    let floor = TeamFloor::with_teams(4, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor
        .desk
        .get(&TeamFloor::at("desk/matches"))
        .await
        .is(200)
        .says(text!("desk-rounds-pairs-count", count = 0));
    let new = async |a: &str, b: &str, wish: &str, rounds: &str, why: &str| {
        let fields = [("a", a), ("b", b), ("wish", wish), ("rounds", rounds), ("why", why)];
        floor.desk.post(PAIRS, &fields).await
    };
    floor.desk.get(PAIRS).await.is(200).shows("Second team").hides("Player");
    new("1", "1", "apart", "", "one club").await.is(422).says(text!("team-refusal-one-team-twice"));
    new("1", "9", "apart", "", "one club").await.is(422).says(text!("forms-nobody-called"));
    new("1", "2", "apart", "", "").await.is(422).says(text!("desk-rounds-pair-say-why"));
    let look = format!("{PAIRS}?a=1&b=2&wish=apart&rounds=&why=one+club");
    floor.desk.get(&look).await.is(200).shows("Round 1, next to be paired: this ");
    new("1", "2", "apart", "", "one club").await.is(303);
    new("1", "4", "apart", "1", "they met last week").await.is(303);
    new("2", "1", "together", "1", "a grudge").await.is(422).shows("This contradicts a pair already set: ");
    floor.desk.get(PAIRS).await.shows("don't meet in every round").shows("one club");
    floor.draw(1).await.is(303);
    // With 2 and 4 left out there is one opponent for team 1.
    assert!(met(&floor, 1, 2).await.contains(&(1, 3)));
    // A swap that brings them together says what stands between them.
    let page = floor.desk.get(&TeamFloor::at("desk/matches/1/swap?one=2&two=3")).await;
    page.is(200).shows("Swapping ");
    floor.desk.get(&TeamFloor::at("desk/audit")).await.shows("one club");
    let pair = floor.desk.get(PAIRS).await.hidden("pair");
    floor.desk.post(&format!("{PAIRS}/remove"), &[("pair", &pair)]).await.is(303);
    let left = floor.desk.get(PAIRS).await;
    assert_eq!(left.is(200).body.matches("Remove</button>").count(), 1, "{}", left.body);
    floor.desk.get(&TeamFloor::at("desk/audit")).await.shows("Team 1 and Team");
}

#[actix_web::test]
async fn t29_a_place_that_teams_share_is_settled_by_dice() {
    let floor = TeamFloor::with_teams(4, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    for place in [1, 2] {
        let of = floor.matched(1, place).await;
        floor.draft_two(&of).await;
        for battle in floor.battles(&of).await {
            floor.report(&battle, [30, 10]).await;
        }
    }
    floor.post("desk/rounds/1/close", &[]).await.is(303);
    floor.site.visitor().get(&TeamFloor::at("standings")).await.is(200).shows(">Game points</th>");
    let desk = TeamFloor::at("desk/standings");
    let page = floor.desk.get(&desk).await;
    page.is(200)
        .says(text!("desk-show-throw-dice", place = 1))
        .says(text!("desk-show-throw-dice", place = 3));
    let (after, teams) = (page.hidden("after"), page.hidden("players"));
    assert!(teams.split(' ').all(|key| key.starts_with('t')), "{teams}");
    let fields = [("after", after.as_str()), ("players", &teams)];
    floor.desk.post(&TeamFloor::at("desk/standings/roll-off"), &fields).await.is(303);
    floor.desk.get(&desk).await.says(text!("desk-show-thrown")).shows("After round 1: Team");
    let page = floor.desk.get(&desk).await;
    page.says(text!("desk-show-throw-dice", place = 3)).hides(&format!("value=\"{teams}\""));
    // The same dice again settle nothing.
    floor.desk.post(&TeamFloor::at("desk/standings/roll-off"), &fields).await.is(409);
    let public = floor.site.visitor().get(&TeamFloor::at("standings")).await;
    assert_eq!(
        public.is(200).body.matches("title=\"tied\">=").count(),
        2,
        "one place is shared still: {}",
        public.body
    );
}

#[actix_web::test]
async fn pairs_of_people_are_kept_apart_as_teams_are() {
    let settings = of_teams(TeamSettings { size: 2, ..TeamSettings::default() });
    let settings = muster::domain::event::pack::Settings { entrants: EntrantKind::Pairs, ..settings };
    let floor = TeamFloor::with_teams(4, settings).await;
    for other in ["2", "3"] {
        let fields = [("a", "1"), ("b", other), ("wish", "apart"), ("rounds", ""), ("why", "family")];
        floor.desk.post(PAIRS, &fields).await.is(303);
    }
    floor.draw(1).await.is(303);
    assert!(met(&floor, 1, 2).await.contains(&(1, 4)));
}
