//! Making an event of teams; captains sign up, the others join by invitation.

use super::floor::{TeamFloor, of_teams};
use crate::support::site::{Browser, Site};
use muster::{
    domain::{
        event::{
            Event, Stage,
            pack::{DaySettings, Settings},
        },
        teams::TeamSettings,
    },
    storage,
};

const REGISTER: &str = "/e/spring-open/teams/register";
const WELCOME: &str = "/e/spring-open/welcome";

/// An event of teams of two that people can sign up for, and how its day is set.
async fn open_to_all(site: &Site, capacity: u32, day: DaySettings) -> Event {
    let team = TeamSettings { size: 2, ..TeamSettings::default() };
    let settings = Settings { capacity, day, ..of_teams(team) };
    site.event_with("spring-open", Stage::Published, settings).await
}

/// The way by which others join, as it stands on the page of the team.
async fn invitation(captain: &Browser) -> String {
    let own = captain.get("/e/spring-open/team").await;
    let token = own.body.split("/teams/join/").nth(1).unwrap().split('<').next().unwrap();
    format!("/e/spring-open/teams/join/{token}")
}

#[actix_web::test]
async fn an_organiser_says_who_is_entered_and_how_teams_play() {
    let site = Site::start().await;
    let event = site.event_with("spring-open", Stage::Draft, Settings::default()).await;
    let desk = site.organiser(&event).await;
    let page = desk.get("/e/spring-open/desk/teams/rules").await;
    page.is(200).says(text!("setting-entrants")).says(text!("draft-method-defender-attackers"));
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
    desk.get("/e/spring-open/desk/teams").await.is(200).shows("5 players per team");
    // A form that is older than what it would change; the same again changes nothing.
    desk.post("/e/spring-open/desk/teams/rules", &fields).await.is(303);
    let other = fields.map(|(name, value)| (name, if name == "wins_from" { "60" } else { value }));
    let stale = desk.post("/e/spring-open/desk/teams/rules", &other).await;
    stale.is(409).shows("someone else changed the same fields").shows("value=\"60\"");
    let seen = page.hidden("seen");
    let wrong = [("seen", seen.as_str()), ("bands", "ten"), ("game_points", "difference")];
    desk.post("/e/spring-open/desk/teams/rules", &wrong).await.is(422).shows("Write it like “5 11 9”");
}

#[actix_web::test]
async fn a_captain_signs_up_and_the_others_join_by_the_invitation() {
    let site = Site::start().await;
    let settings = Settings { capacity: 1, ..of_teams(TeamSettings { size: 3, ..TeamSettings::default() }) };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let captain = site.visitor();
    captain.get("/e/spring-open/register").await.leads_to("/e/spring-open/teams/register");
    captain.get("/e/spring-open/teams/register").await.is(200).shows("Teams have 3 players");
    captain.post("/e/spring-open/teams/register", &[("team", ""), ("name", "Ann")]).await.is(422);
    let fields = [("team", "The Reds"), ("name", "Ann Archer"), ("faction", "Skaven")];
    captain.post("/e/spring-open/teams/register", &fields).await.leads_to("/e/spring-open/welcome");
    let own = captain.get("/e/spring-open/team").await;
    own.is(200).shows("The Reds").shows("2 of 3 players still to join").shows("Invite your team");
    let invitation = own.body.split("/teams/join/").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let join = format!("/e/spring-open/teams/join/{invitation}");
    for (name, role) in [("Bo", "player"), ("Cy", "player"), ("Coach", "coach")] {
        let phone = site.visitor();
        phone.get(&join).await.is(200).shows("Captain: Ann Archer");
        let joined = phone.post(&join, &[("name", name), ("role", role)]).await;
        joined.leads_to("/e/spring-open/welcome");
        let page = phone.get("/e/spring-open/team").await;
        page.is(200).shows(name).hides("Invite your team");
        phone.post("/e/spring-open/team/renew", &[("version", "1")]).await.is(403);
    }
    let late = site.visitor();
    let full = late.post(&join, &[("name", "Dee"), ("role", "player")]).await;
    full.is(422).shows("All 3 places in the team are taken");
    late.post(&join, &[("name", "Dee"), ("role", "coach")])
        .await
        .is(422)
        .shows("No places are left as Coach.");
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
        .shows("<bdi>Ann Archer</bdi>, <bdi>Bo</bdi>, <bdi>Cy</bdi>")
        .says(text!("teams-on-the-waiting-list"))
        .shows("The Blues");
    site.visitor().get("/e/spring-open/teams/1").await.is(200).shows("Coach").shows("Skaven");
    let desk = site.organiser(&event).await;
    desk.get("/e/spring-open/desk/teams").await.is(200).shows("Ann Archer").shows("waiting");
    let version = desk.get("/e/spring-open/desk/teams/2").await.hidden("version");
    desk.post("/e/spring-open/desk/teams/2/take-back", &[("version", &version)]).await.is(303);
    desk.get("/e/spring-open/desk/teams/2").await.says(text!("desk-teams-stands-plays"));
}

#[actix_web::test]
async fn members_change_places_roles_and_captain() {
    let floor = TeamFloor::with_teams(1, of_teams(TeamSettings { size: 3, ..TeamSettings::default() })).await;
    let path = TeamFloor::at("desk/teams/1");
    floor.post("desk/teams/1/add", &[("name", "Rex"), ("role", "reserve")]).await.is(303);
    floor.post("desk/teams/1/add", &[("name", "Zed"), ("role", "player")]).await.is(303);
    floor.desk.get(&path).await.shows("All 3 places in the team are taken").hides("Zed");
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
    floor.desk.get(&path).await.shows("A team needs a captain");
    set("Player 1.3", "captain", "3").await;
    let team = floor.team(1).await;
    assert_eq!(team.captain().unwrap().name.as_str(), "Player 1.3");
    set("Player 1.2", "coach", "1").await;
    floor.desk.get(&path).await.shows("The role Coach doesn't play");
    // A form that is older than what it changes is refused.
    let old = [("player", "1"), ("version", "0"), ("role", "player"), ("place", "")];
    floor.post("desk/teams/1/set", &old).await.is(303);
    floor.desk.get(&path).await.shows("Someone has changed the team");
}

#[actix_web::test]
async fn teams_sign_up_between_the_dates_and_may_complete_themselves_afterwards() {
    let site = Site::start().await;
    let day = DaySettings {
        registration_opens_at: "2025-05-10T09:00:00Z".parse().ok(),
        registration_closes_at: "2025-05-10T11:00:00Z".parse().ok(),
        ..DaySettings::default()
    };
    open_to_all(&site, 8, day).await;
    let send = async |team: &str| {
        let browser = site.visitor();
        let reply = browser.post(REGISTER, &[("team", team), ("name", "Ann")]).await;
        (browser, reply)
    };
    let page = site.visitor().get(REGISTER).await;
    page.is(200).shows("Sign-up opens on Sat 10 May 2025, 10:00").hides("Team name");
    send("Too Early").await.1.is(422).shows("Sign-up is closed");
    site.wait(120);
    let page = site.visitor().get(REGISTER).await;
    page.shows("Team name").shows("Sign-up closes Sat 10 May 2025, 12:00");
    let (captain, reply) = send("In Time").await;
    reply.leads_to(WELCOME);
    site.wait(120);
    site.visitor().get(REGISTER).await.shows("Sign-up is closed").hides("Team name");
    send("Too Late").await.1.is(422).shows("Sign-up is closed");
    let join = invitation(&captain).await;
    site.visitor().post(&join, &[("name", "Bo"), ("role", "player")]).await.leads_to(WELCOME);
    site.visitor().get("/e/spring-open/teams").await.shows("In Time").shows("Bo").hides("Too");
}

#[actix_web::test]
async fn captains_and_members_answer_the_questions_and_get_link_code_and_mail() {
    let site = Site::with_mail().await;
    let questions = vec!["T-shirt <size>?".to_owned(), "Do you bring a table?".to_owned()];
    let day = DaySettings { questions, ..DaySettings::default() };
    let event = open_to_all(&site, 1, day).await;
    let captain = site.visitor();
    captain.get(REGISTER).await.shows("T-shirt &#60;size&#62;?").shows("Do you bring a table?");
    let fields = [("team", "The Reds"), ("name", "Ann"), ("email", "ann@example.org"), ("answer_1", "=XL")];
    captain.post(REGISTER, &fields).await.leads_to(WELCOME);
    let welcome = captain.get(WELCOME).await;
    welcome
        .is(200)
        .says(text!("players-welcome-team", team = "The Reds", name = "Ann"))
        .shows("/p/")
        .shows("data:image/svg+xml")
        .shows("We also email the link to ann@example.org")
        .shows("Invite your team")
        .shows("/teams/join/");
    let (join, bo) = (invitation(&captain).await, site.visitor());
    bo.get(&join).await.shows("T-shirt &#60;size&#62;?");
    let fields = [("name", "Bo"), ("role", "player"), ("email", "bo@example.org"), ("answer_2", "no")];
    bo.post(&join, &fields).await.leads_to(WELCOME);
    bo.get(WELCOME)
        .await
        .says(text!("players-welcome-team", team = "The Reds", name = "Bo"))
        .shows("/p/")
        .hides("Invite your team");
    let cy = site.visitor();
    let fields = [("team", "The Blues"), ("name", "Cy"), ("email", "cy@example.org")];
    cy.post(REGISTER, &fields).await.leads_to(WELCOME);
    cy.get(WELCOME).await.says(text!("players-welcome-team-waiting", team = "The Blues", place = 1));
    let mut tx = site.app.database.read().await.unwrap();
    let mails = storage::outbox::list_due_mails(&mut tx, site.app.clock.now()).await.unwrap();
    drop(tx);
    let told = |who: &str, what: &str| {
        let mail = mails.iter().find(|mail| mail.recipient == who).unwrap();
        assert!(mail.body.contains(what) && mail.body.contains("/p/"), "{}", mail.body);
    };
    assert_eq!(mails.len(), 3);
    told("ann@example.org", "You're playing for The Reds at Spring Open.");
    told("bo@example.org", "You're playing for The Reds");
    told("cy@example.org", "Your team, The Blues, is on the waiting list");
    let desk = site.organiser(&event).await;
    desk.get("/e/spring-open/desk/players/1").await.shows("T-shirt &#60;size&#62;?").shows("=XL");
    let answers = desk.get("/e/spring-open/desk/answers.csv").await;
    answers.shows("1,Ann,T-shirt <size>?,'=XL").shows("2,Bo,Do you bring a table?,no");
    captain.get("/e/spring-open/teams/1").await.hides("XL");
}
