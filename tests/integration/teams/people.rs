//! Reserves, coaches and deputies, and whose rosters are asked for and given out to check.

use super::floor::{TeamFloor, of_teams};
use crate::rosters::site::RATS;
use chrono::TimeDelta;
use muster::domain::{
    event::{
        Stage,
        pack::{RosterPolicy, Settings},
        player::Player,
    },
    teams::TeamSettings,
};

async fn member(floor: &TeamFloor, team: i64, name: &str) -> Player {
    let team = floor.team(team).await;
    team.members.into_iter().find(|member| member.name.as_str() == name).unwrap()
}

/// Sets role, place and whether somebody stands in for the captain, at the desk.
async fn set(floor: &TeamFloor, (team, name): (i64, &str), fields: [(&str, &str); 3]) {
    let member = member(floor, team, name).await;
    let (number, version) = (member.number.to_string(), member.version.to_string());
    let own = [("player", number.as_str()), ("version", &version)];
    floor.post(&format!("desk/teams/{team}/set"), &[&own[..], &fields].concat()).await.is(303);
}

#[actix_web::test]
async fn t31_a_coach_reads_the_draft_and_chooses_only_as_a_deputy() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    floor.post("desk/teams/1/add", &[("name", "Cora Coach"), ("role", "coach")]).await.is(303);
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    let captain = floor.phone(floor.team(1).await.captain().unwrap()).await;
    let coach = floor.phone(&member(&floor, 1, "Cora Coach").await).await;
    floor.choose(&captain, &of, 0, &[3]).await.is(303);
    // She reads what her team has chosen, and is offered nothing.
    let page = coach.get(&TeamFloor::at("match")).await;
    page.is(200).shows("Hidden until both captains have chosen").hides("name=\"choice\"");
    floor.choose(&coach, &of, 0, &[2]).await.is(403);
    set(&floor, (1, "Cora Coach"), [("role", "coach"), ("place", ""), ("deputy", "on")]).await;
    coach.get(&TeamFloor::at("match")).await.is(200).says(text!("matches-change-the-choice"));
    floor.choose(&coach, &of, 0, &[2]).await.is(303);
    captain.get(&TeamFloor::at("match")).await.shows("Chosen: Player 1.2");
    // Reporting stays with those who sit at the table.
    let other = floor.phone(floor.team(2).await.captain().unwrap()).await;
    floor.choose(&other, &of, 0, &[1]).await.is(303);
    floor.post("desk/matches/1/1/typed", &["1", "2", "3", "4"].map(|place| ("meets", place))).await.is(303);
    let battle = floor.battles(&of).await.remove(0);
    let version = battle.version.to_string();
    let fields = [
        ("version", version.as_str()),
        ("what", "report"),
        ("kind", "played"),
        ("a_points", "10"),
        ("a_tactics", "0"),
        ("b_points", "20"),
        ("b_tactics", "0"),
    ];
    coach.post(&TeamFloor::at("rounds/1/tables/1"), &fields).await.is(403);
}

/// Whatever a deputy knows and could do in the team ends with their being taken out of it, for good.
#[actix_web::test]
async fn a_deputy_who_was_removed_rules_nothing_and_gets_nobody_in() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    floor.post("desk/teams/1/add", &[("name", "Dora"), ("role", "reserve")]).await.is(303);
    set(&floor, (1, "Dora"), [("role", "reserve"), ("place", ""), ("deputy", "on")]).await;
    let captain = floor.phone(floor.team(1).await.captain().unwrap()).await;
    let dora = member(&floor, 1, "Dora").await;
    let deputy = floor.phone(&dora).await;
    let page = deputy.get(&TeamFloor::at("team")).await;
    let invitation =
        page.is(200).body.split("/teams/join/").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let invitation = TeamFloor::at(&format!("teams/join/{}", invitation.trim()));
    floor.site.visitor().get(&invitation).await.is(200);

    let (number, version) = (dora.number.to_string(), dora.version.to_string());
    let of_dora = [("player", number.as_str()), ("version", &version)];
    let told = captain.post(&TeamFloor::at("team/remove"), &of_dora).await;
    told.leads_to(&TeamFloor::at("team"));
    captain
        .get(&TeamFloor::at("team"))
        .await
        .shows("Dora has left the team. The old invitation no longer works.");

    // She gets no friend in, neither by the invitation that she knows nor by a new one.
    floor.site.visitor().get(&invitation).await.is(404);
    deputy.post(&invitation, &[("name", "Fred"), ("role", "coach")]).await.is(404);
    let team = floor.team(1).await;
    let renew = [("version", team.team.version.to_string())];
    let renew = renew.each_ref().map(|(name, value)| (*name, value.as_str()));
    deputy.post(&TeamFloor::at("team/renew"), &renew).await.is(404);
    // She makes nobody captain, takes nobody out, and does not read the page.
    let other = member(&floor, 1, "Player 1.2").await;
    let (number, version) = (other.number.to_string(), other.version.to_string());
    let of_other = [("player", number.as_str()), ("version", &version), ("role", "captain"), ("place", "2")];
    deputy.post(&TeamFloor::at("team/set"), &of_other).await.is(404);
    deputy.post(&TeamFloor::at("team/remove"), &of_other[..2]).await.is(404);
    deputy.get(&TeamFloor::at("team")).await.is(404);
    // Nor does she come back by herself; at the desk she does, and stands in for nobody.
    let dora = async || {
        let mut tx = floor.site.app.database.read().await.unwrap();
        muster::storage::players::find_player(&mut tx, dora.id).await.unwrap().unwrap()
    };
    let version = dora().await.version.to_string();
    let page = deputy.get(&TeamFloor::at("leave")).await;
    page.is(200).shows("You're no longer in Team 1").hides("Rejoin");
    let told = deputy.post(&TeamFloor::at("leave"), &[("version", version.as_str()), ("undo", "yes")]).await;
    told.is(422).shows("Ask its captain for a new invitation");
    assert_eq!(floor.team(1).await.captain().unwrap().name.as_str(), "Captain 1");
    let number = dora().await.number;
    floor.post(&format!("desk/players/{number}/take-back"), &[("version", version.as_str())]).await.is(303);
    deputy.get(&TeamFloor::at("team")).await.is(200).hides("Invite your team");
}

/// The same where the desk takes them out, on their page as a player.
#[actix_web::test]
async fn a_deputy_whom_the_desk_takes_out_gets_nobody_in_and_does_not_come_back() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    floor.post("desk/teams/1/add", &[("name", "Dora"), ("role", "reserve")]).await.is(303);
    set(&floor, (1, "Dora"), [("role", "reserve"), ("place", ""), ("deputy", "on")]).await;
    let dora = member(&floor, 1, "Dora").await;
    let deputy = floor.phone(&dora).await;
    let page = deputy.get(&TeamFloor::at("team")).await;
    let invitation =
        page.is(200).body.split("/teams/join/").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let invitation = TeamFloor::at(&format!("teams/join/{}", invitation.trim()));
    let version = dora.version.to_string();
    floor.post(&format!("desk/players/{}/leave", dora.number), &[("version", &version)]).await.is(303);
    floor.site.visitor().get(&invitation).await.is(404);
    deputy.post(&invitation, &[("name", "Fred"), ("role", "coach")]).await.is(404);
    deputy.get(&TeamFloor::at("team")).await.is(404);
    let mut tx = floor.site.app.database.read().await.unwrap();
    let now = muster::storage::players::find_player(&mut tx, dora.id).await.unwrap().unwrap();
    drop(tx);
    assert!(!now.team_deputy);
    let version = now.version.to_string();
    let told = deputy.post(&TeamFloor::at("leave"), &[("version", version.as_str()), ("undo", "yes")]).await;
    told.is(422).shows("To play again, ask at the desk");
}

/// Who has left after a round still stands in the team, and nobody can make them its captain.
#[actix_web::test]
async fn whoever_has_left_is_not_made_captain() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let gone = member(&floor, 1, "Player 1.2").await;
    let version = gone.version.to_string();
    floor.post(&format!("desk/players/{}/leave", gone.number), &[("version", &version)]).await.is(303);
    let gone = member(&floor, 1, "Player 1.2").await;
    assert!(!gone.is_active(), "{gone:?}");
    let (number, version) = (gone.number.to_string(), gone.version.to_string());
    let fields = [("player", number.as_str()), ("version", &version), ("role", "captain"), ("place", "")];
    floor.post("desk/teams/1/set", &fields).await.is(303);
    let page = floor.desk.get(&TeamFloor::at("desk/teams/1")).await;
    page.says(text!("team-refusal-takes-no-part", name = "Player 1.2"));
    assert!(member(&floor, 1, "Captain 1").await.is_captain());
}

/// Whoever hands the team over decides for it no more, whatever the box beside their name said.
#[actix_web::test]
async fn a_former_captain_decides_only_where_made_a_deputy() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    set(&floor, (1, "Captain 1"), [("role", "captain"), ("place", "1"), ("deputy", "on")]).await;
    let former = floor.phone(&member(&floor, 1, "Captain 1").await).await;
    set(&floor, (1, "Player 1.2"), [("role", "captain"), ("place", "2"), ("deputy", "")]).await;
    former.get(&TeamFloor::at("team")).await.is(200).hides("Invite your team");
    former.post(&TeamFloor::at("team/renew"), &[("version", "1")]).await.is(403);
    set(&floor, (1, "Captain 1"), [("role", "player"), ("place", "1"), ("deputy", "on")]).await;
    former.get(&TeamFloor::at("team")).await.is(200).shows("Invite your team");
}

#[actix_web::test]
async fn t30_a_reserve_plays_from_the_next_match_on_and_each_keeps_the_own_games() {
    let floor = TeamFloor::with_teams(4, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.post("desk/teams/1/add", &[("name", "Rex"), ("role", "reserve")]).await.is(303);
    let play = async |round: u32| {
        for place in [1, 2] {
            let of = floor.matched(round, place).await;
            floor.draft_two(&of).await;
            for battle in floor.battles(&of).await {
                floor.report(&battle, [30, 10]).await;
            }
        }
        floor.post(&format!("desk/rounds/{round}/close"), &[]).await.is(303);
    };
    let sits = async |round: u32, name: &str| {
        let member = member(&floor, 1, name).await;
        let of = [floor.matched(round, 1).await, floor.matched(round, 2).await];
        of.iter().any(|of| of.line_ups.a.contains(&member.id) || of.line_ups.b.contains(&member.id))
    };
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    // The match has begun: whoever takes a place now takes it in the next.
    set(&floor, (1, "Rex"), [("role", "reserve"), ("place", "2"), ("deputy", "")]).await;
    assert!(sits(1, "Player 1.2").await && !sits(1, "Rex").await);
    play(1).await;
    let score = async || {
        let of = floor.matched(1, 1).await;
        let first = if of.has(floor.team(1).await.team.id) { of } else { floor.matched(1, 2).await };
        let path = TeamFloor::at(&format!("rounds/1/matches/{}", first.place));
        floor.site.visitor().get(&path).await.is(200).text().split("Match points").nth(1).unwrap()[..12]
            .to_owned()
    };
    let before = score().await;
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    assert!(sits(2, "Rex").await && !sits(2, "Player 1.2").await);
    play(2).await;
    assert_eq!(score().await, before, "what the team has won stands");
    let players = floor.desk.get(&TeamFloor::at("standings?of=players")).await;
    players.is(200).shows("Rex").shows("Player 1.2");
}

/// Two teams of two with a reserve and a coach each, whose rosters are due in a week.
async fn handing_in(reserve_rosters: bool) -> TeamFloor {
    let team = TeamSettings { size: 2, reserve_rosters, checks: 1, ..TeamSettings::default() };
    let due = "2025-05-10T10:00:00Z".parse().unwrap();
    let settings = Settings {
        rosters: RosterPolicy::Open,
        points_limit: 1000,
        roster_deadline: Some(due),
        rosters_open_at: Some(due + TimeDelta::hours(2)),
        rules_cut_off: "2025-05-01".parse().ok(),
        ..of_teams(team)
    };
    let floor = Box::pin(TeamFloor::with_teams(2, settings)).await;
    for team in [1, 2] {
        for (name, role) in [("Rex", "reserve"), ("Cora", "coach")] {
            let fields = [("name", format!("{name} {team}")), ("role", role.to_owned())];
            let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
            floor.post(&format!("desk/teams/{team}/add"), &fields).await.is(303);
        }
    }
    floor
}

#[actix_web::test]
async fn what_a_captain_may_do_does_not_tell_of_a_draft() {
    let floor = handing_in(false).await;
    let captain = floor.phone(floor.team(1).await.captain().unwrap()).await;
    let plays_at = async |place: &str| {
        let rex = member(&floor, 1, "Rex 1").await;
        let (number, version) = (rex.number.to_string(), rex.version.to_string());
        let fields =
            [("player", number.as_str()), ("version", &version), ("role", "reserve"), ("place", place)];
        captain.post(&TeamFloor::at("team/set"), &fields).await.is(303);
        member(&floor, 1, "Rex 1").await.team_place
    };
    floor.draw(1).await.is(303);
    assert_eq!(plays_at("2").await, Some(2), "as before the draft");
    floor.publish(1).await.is(303);
    assert_eq!(plays_at("").await, None);
    assert_eq!(plays_at("2").await, None, "from now on with an accepted roster alone");
}

#[actix_web::test]
async fn t4_t5_rosters_are_asked_of_who_plays_and_of_reserves_where_the_event_says_so() {
    for (asked, named) in [(false, 0), (true, 1)] {
        let floor = handing_in(asked).await;
        let desk = floor.desk.get(&TeamFloor::at("desk/rosters")).await;
        assert_eq!(desk.is(200).body.matches("Rex 1").count().min(1), named, "{}", desk.body);
        desk.shows("Captain 1").shows("Player 2.2").hides("Cora 1");
        let captain = floor.phone(floor.team(1).await.captain().unwrap()).await;
        let own = captain.get(&TeamFloor::at("team")).await;
        own.is(200).shows("All teams' rosters open at the same time.").hides("<li>Cora 1:");
        assert_eq!(own.has("<li>Rex 1:"), asked);
        // A reserve hands in beside the others, asked or not.
        let rex = floor.phone(&member(&floor, 1, "Rex 1").await).await;
        rex.post(&TeamFloor::at("roster"), &[("do", "submit"), ("text", RATS)]).await.is(303);
        floor.desk.get(&TeamFloor::at("desk/rosters")).await.shows("Rex 1");
    }
}

#[actix_web::test]
async fn t6_each_team_checks_the_rosters_of_another_until_a_date() {
    let floor = handing_in(false).await;
    assert_eq!(floor.event.stage, Stage::RegistrationClosed);
    let rules = TeamFloor::at("desk/teams/rules");
    let page = floor.desk.get(&rules).await;
    let seen = page.is(200).hidden("seen");
    let fields = [
        ("seen", seen.as_str()),
        ("entrants", "teams"),
        ("size", "2"),
        ("reserves", "1"),
        ("coaches", "1"),
        ("assistants", "0"),
        ("method", "typed"),
        ("at_four", "refused_meet"),
        ("tables", "by_order"),
        ("game_points", "wins"),
        ("result", "majority"),
        ("faction_once", "on"),
        ("checks", "1"),
        ("checked_until", "2025-05-11T18:00"),
    ];
    floor.desk.post(&rules, &fields).await.is(303);
    floor.desk.get(&rules).await.shows("2025-05-11T18:00");
    for name in ["Captain 1", "Player 1.2"] {
        let phone = floor.phone(&member(&floor, 1, name).await).await;
        phone.post(&TeamFloor::at("roster"), &[("do", "submit"), ("text", RATS)]).await.is(303);
    }
    let captain = floor.phone(floor.team(1).await.captain().unwrap()).await;
    let checker = floor.phone(floor.team(2).await.captain().unwrap()).await;
    // What two rosters share is the captain's and the desk's to know, and no verdict changes.
    captain.get(&TeamFloor::at("team")).await.shows("Captain 1 and Player 1.2 both have Skaven");
    floor.desk.get(&TeamFloor::at("desk/teams/1")).await.shows("both have Skaven");
    checker.get(&TeamFloor::at("team")).await.hides("both have Skaven").hides("Roster checks");
    let opens: chrono::DateTime<chrono::Utc> = "2025-05-10T12:00:00Z".parse().unwrap();
    floor.site.wait((opens - floor.site.app.clock.now()).num_minutes() + 1);
    let checker = floor.phone(floor.team(2).await.captain().unwrap()).await;
    let page = checker.get(&TeamFloor::at("team")).await;
    page.is(200).shows("Roster checks").shows("Check these by").shows("Team 1");
    let number = member(&floor, 1, "Player 1.2").await.number;
    checker.get(&TeamFloor::at(&format!("rosters/{number}"))).await.is(200).shows("Stormvermin");
}
