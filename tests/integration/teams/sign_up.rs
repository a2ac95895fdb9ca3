//! Making an event of teams; captains sign up, the others join by invitation.

use super::floor::{TeamFloor, of_teams};
use crate::support::site::Site;
use muster::domain::{
    event::{Stage, pack::Settings},
    teams::TeamSettings,
};

#[actix_web::test]
async fn an_organiser_says_who_is_entered_and_how_teams_play() {
    let site = Site::start().await;
    let event = site.event_with("spring-open", Stage::Draft, Settings::default()).await;
    let desk = site.organiser(&event).await;
    let page = desk.get("/e/spring-open/desk/teams/rules").await;
    page.is(200).shows("Played by").shows("Defender and two attackers, both at once");
    desk.get("/e/spring-open/desk/teams").await.is(404);
    let seen = page.hidden("seen");
    let fields = [
        ("seen", seen.as_str()),
        ("entrants", "teams"),
        ("size", "5"),
        ("reserves", "1"),
        ("coaches", "1"),
        ("assistants", "0"),
        ("method", "defender_attackers"),
        ("at_four", "refused_meet"),
        ("tables", "by_order"),
        ("step_minutes", "3"),
        ("game_points", "difference"),
        ("bands", "1 10 10\n5 11 9\nmore 20 0"),
        ("result", "window"),
        ("wins_from", "54"),
        ("faction_once", "on"),
        ("checks", "3"),
    ];
    desk.post("/e/spring-open/desk/teams/rules", &fields).await.is(303);
    let page = desk.get("/e/spring-open/desk/teams/rules").await;
    page.is(200).shows("more 20 0").shows("value=\"54\"");
    desk.get("/e/spring-open/desk/teams").await.is(200).shows("5 players a team");
    // A form that is older than what it would change; the same again changes nothing.
    desk.post("/e/spring-open/desk/teams/rules", &fields).await.is(303);
    let other = fields.map(|(name, value)| (name, if name == "wins_from" { "60" } else { value }));
    let stale = desk.post("/e/spring-open/desk/teams/rules", &other).await;
    stale.is(409).shows("somebody else saved while you were typing").shows("value=\"60\"");
    let seen = page.hidden("seen");
    let wrong = [("seen", seen.as_str()), ("bands", "ten"), ("game_points", "difference")];
    desk.post("/e/spring-open/desk/teams/rules", &wrong).await.is(422).shows("is not like 5 11 9");
}

#[actix_web::test]
async fn a_captain_signs_up_and_the_others_join_by_the_invitation() {
    let site = Site::start().await;
    let settings = Settings { capacity: 1, ..of_teams(TeamSettings { size: 3, ..TeamSettings::default() }) };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let captain = site.visitor();
    captain.get("/e/spring-open/register").await.leads_to("/e/spring-open/teams/register");
    captain.get("/e/spring-open/teams/register").await.is(200).shows("3 people play in a team");
    captain.post("/e/spring-open/teams/register", &[("team", ""), ("name", "Ann")]).await.is(422);
    let fields = [("team", "The Reds"), ("name", "Ann Archer"), ("faction", "Skaven")];
    captain.post("/e/spring-open/teams/register", &fields).await.leads_to("/e/spring-open/team");
    let own = captain.get("/e/spring-open/team").await;
    own.is(200).shows("The Reds").shows("2 of 3 players are missing").shows("Invite the others");
    let invitation = own.body.split("/teams/join/").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let join = format!("/e/spring-open/teams/join/{invitation}");
    for (name, role) in [("Bo", "player"), ("Cy", "player"), ("Coach", "coach")] {
        let phone = site.visitor();
        phone.get(&join).await.is(200).shows("Captain: Ann Archer");
        let joined = phone.post(&join, &[("name", name), ("role", role)]).await;
        joined.leads_to("/e/spring-open/team");
        let page = phone.get("/e/spring-open/team").await;
        page.is(200).shows(name).hides("Invite the others");
        phone.post("/e/spring-open/team/renew", &[("version", "1")]).await.is(403);
    }
    let late = site.visitor();
    let full = late.post(&join, &[("name", "Dee"), ("role", "player")]).await;
    full.is(422).shows("All 3 places of the team are taken");
    late.post(&join, &[("name", "Dee"), ("role", "coach")]).await.is(422).shows("as many as may be Coach");
    late.post(&join, &[("name", "Dee"), ("role", "reserve")]).await.is(303);
    // The captain makes a new invitation, and the old one is void.
    let version = captain.get("/e/spring-open/team").await.hidden("version");
    captain.post("/e/spring-open/team/renew", &[("version", &version)]).await.is(303);
    site.visitor().get(&join).await.is(404);
    // One place, one team: the next waits. Two teams of a name are none.
    let next = site.visitor();
    next.post("/e/spring-open/teams/register", &[("team", "the reds"), ("name", "Eve")]).await.is(422);
    next.post("/e/spring-open/teams/register", &[("team", "The Blues"), ("name", "Eve")]).await.is(303);
    next.get("/e/spring-open/team").await.is(200).shows("on the waiting list");
    let public = site.visitor().get("/e/spring-open/teams").await;
    public
        .is(200)
        .shows("The Reds")
        .shows("Ann Archer, Bo, Cy")
        .shows("On the waiting list")
        .shows("The Blues");
    site.visitor().get("/e/spring-open/teams/1").await.is(200).shows("Coach").shows("Skaven");
    let desk = site.organiser(&event).await;
    desk.get("/e/spring-open/desk/teams").await.is(200).shows("Ann Archer").shows("waiting");
    let version = desk.get("/e/spring-open/desk/teams/2").await.hidden("version");
    desk.post("/e/spring-open/desk/teams/2/take-back", &[("version", &version)]).await.is(303);
    desk.get("/e/spring-open/desk/teams/2").await.shows("plays");
}

#[actix_web::test]
async fn members_change_places_roles_and_captain() {
    let floor = TeamFloor::with_teams(1, of_teams(TeamSettings { size: 3, ..TeamSettings::default() })).await;
    let path = TeamFloor::at("desk/teams/1");
    floor.post("desk/teams/1/add", &[("name", "Rex"), ("role", "reserve")]).await.is(303);
    floor.post("desk/teams/1/add", &[("name", "Zed"), ("role", "player")]).await.is(303);
    floor.desk.get(&path).await.shows("All 3 places of the team are taken").hides("Zed");
    let set = async |name: &str, role: &str, place: &str| {
        let team = floor.team(1).await;
        let member = team.members.iter().find(|member| member.name.as_str() == name).unwrap();
        let (number, version) = (member.number.to_string(), member.version.to_string());
        let fields = [("player", number.as_str()), ("version", &version), ("role", role), ("place", place)];
        floor.post("desk/teams/1/set", &fields).await.is(303);
    };
    set("Rex", "reserve", "2").await;
    let places: Vec<_> = floor.team(1).await.line_up().map(|member| member.name.to_string()).collect();
    assert_eq!(places, ["Captain 1", "Rex", "Player 1.3"]);
    set("Captain 1", "player", "1").await;
    floor.desk.get(&path).await.shows("Name another captain first");
    set("Player 1.3", "captain", "3").await;
    let team = floor.team(1).await;
    assert_eq!(team.captain().unwrap().name.as_str(), "Player 1.3");
    set("Player 1.2", "coach", "1").await;
    floor.desk.get(&path).await.shows("sits at no table");
    // A form that is older than what it changes is refused.
    let old = [("player", "1"), ("version", "0"), ("role", "player"), ("place", "")];
    floor.post("desk/teams/1/set", &old).await.is(303);
    floor.desk.get(&path).await.shows("Somebody changed the team meanwhile");
}
