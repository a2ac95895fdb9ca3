//! Which teams have a place: the waiting list, a captain who takes the team out and brings it back, members who leave by
//! themselves, and money to give back.

use super::floor::{TeamFloor, of_teams};
use crate::{
    desk::undo::{notice, undo},
    support::site::{Browser, Reply, Site},
};
use muster::{
    domain::{
        event::{
            Event, Stage,
            pack::{DaySettings, Settings},
            player::{Player, Status},
        },
        numbers::RoundNumber,
        teams::TeamSettings,
    },
    exchange::event_file,
    storage,
};

const LEAVE: &str = "/e/spring-open/leave";
const TEAM: &str = "/e/spring-open/team";
const TEAMS: &str = "/e/spring-open/desk/teams";

/// One place for teams of two, and how the day is set.
async fn one_place(site: &Site, day: DaySettings) -> Event {
    let team = TeamSettings { size: 2, ..TeamSettings::default() };
    let settings = Settings { capacity: 1, day, ticket_price: "40 £".into(), ..of_teams(team) };
    site.event_with("spring-open", Stage::Published, settings).await
}

async fn sign_up(site: &Site, team: &str, captain: &str) -> Browser {
    let phone = site.visitor();
    let email = format!("{}@example.org", captain.to_lowercase());
    let fields = [("team", team), ("name", captain), ("email", email.as_str())];
    phone.post("/e/spring-open/teams/register", &fields).await.leads_to("/e/spring-open/welcome");
    phone
}

async fn join(site: &Site, captain: &Browser, name: &str) -> Browser {
    let own = captain.get(TEAM).await;
    let token = own.body.split("/teams/join/").nth(1).unwrap().split('<').next().unwrap();
    let phone = site.visitor();
    let join = format!("/e/spring-open/teams/join/{token}");
    phone.post(&join, &[("name", name), ("role", "player")]).await.is(303);
    phone
}

/// Opens the page, then sends its form.
async fn leave(phone: &Browser, of: &str, undo: &str) -> Reply {
    let version = phone.get(LEAVE).await.is(200).hidden("version");
    phone.post(LEAVE, &[("version", &version), ("of", of), ("undo", undo)]).await
}

/// Brings the team back by a form that the page does not offer.
async fn come_back_all_the_same(desk: &Browser, phone: &Browser, number: i64) -> Reply {
    phone.get(LEAVE).await.is(200).hides("<form");
    // The first version on the page is the team's.
    let version = desk.get(&format!("{TEAMS}/{number}")).await.hidden("version");
    phone.post(LEAVE, &[("version", &version), ("of", "team"), ("undo", "yes")]).await
}

async fn pay(desk: &Browser, team: &str, number: i64, paid: &str) {
    let path = format!("{TEAMS}/{number}");
    // The first version on the page is the team's.
    let version = desk.get(&path).await.hidden("version");
    desk.post(&path, &[("version", &version), ("name", team), ("paid", paid)]).await.is(303);
}

#[actix_web::test]
async fn a_free_place_is_offered_at_the_desk_and_the_waiting_teams_are_counted_in_its_tab() {
    let site = Site::start().await;
    let event = one_place(&site, DaySettings::default()).await;
    let reds = sign_up(&site, "The Reds", "Ann").await;
    let blues = sign_up(&site, "The Blues", "Bo").await;
    let desk = site.organiser(&event).await;
    desk.get(TEAMS).await.is(200).shows("<span class=\"count\">1</span>").hides("A place is free");
    leave(&reds, "team", "").await.leads_to(LEAVE);
    blues.get(TEAM).await.says(text!("teams-waits"));
    let page = desk.get(TEAMS).await;
    page.shows("A place is free for <strong>The Blues</strong>, first on the waiting list");
    let version = page.hidden("version");
    desk.post(&format!("{TEAMS}/2/take-back"), &[("version", &version)]).await.is(303);
    desk.get(TEAMS).await.hides("A place is free").hides("<span class=\"count\">1</span>");
    blues.get(TEAM).await.hides("on the waiting list");
}

#[actix_web::test]
async fn a_place_that_a_team_gives_up_goes_to_the_team_that_has_waited_longest() {
    let site = Site::with_mail().await;
    let day = DaySettings { places_by_themselves: true, ..DaySettings::default() };
    let event = one_place(&site, day).await;
    let reds = sign_up(&site, "The Reds", "Ann").await;
    let blues = sign_up(&site, "The Blues", "Bo").await;
    let greens = sign_up(&site, "The Greens", "Cy").await;
    leave(&reds, "team", "").await.leads_to(LEAVE);
    blues.get(TEAM).await.hides("on the waiting list");
    greens.get(TEAM).await.shows("on the waiting list");
    greens.get("/e/spring-open/me").await.shows("The Greens is number 1 on the waiting list. Free places go");
    let desk = site.organiser(&event).await;
    desk.get("/e/spring-open/desk/audit").await.shows("gave out free places: 2 The Blues").shows("Muster");
    let mut tx = site.app.database.read().await.unwrap();
    let mails = storage::outbox::list_due_mails(&mut tx, site.app.clock.now()).await.unwrap();
    drop(tx);
    let told = |body: &str| body.contains("Your team, The Blues, now has a place at Spring Open.");
    assert!(mails.iter().any(|mail| mail.recipient == "bo@example.org" && told(&mail.body)));
    // Whose place is gone does not come back; and the desk lets somebody go: the next has it.
    let refused = come_back_all_the_same(&desk, &reds, 1).await;
    refused.is(422).shows("No place is free for The Reds now; any team on the waiting list comes first.");
    let version = desk.get(&format!("{TEAMS}/2")).await.hidden("version");
    desk.post(&format!("{TEAMS}/2/leave"), &[("version", &version)]).await.is(303);
    greens.get(TEAM).await.hides("on the waiting list");
    come_back_all_the_same(&desk, &blues, 2).await.is(422).shows("The organiser withdrew The Blues.");
}

#[actix_web::test]
async fn a_captain_takes_the_team_out_and_brings_it_back() {
    let site = Site::start().await;
    let event = one_place(&site, DaySettings::default()).await;
    let captain = sign_up(&site, "The Reds", "Ann").await;
    let bo = join(&site, &captain, "Bo").await;
    captain.get(TEAM).await.shows("Withdraw team");
    let page = captain.get(LEAVE).await;
    page.is(200).shows("Withdraw The Reds from ").shows("This withdraws everyone.").hides("aren't paired");
    // Alone the captain cannot go, and nobody else decides for the team.
    let version = captain.get(TEAM).await.hidden("version");
    captain.post(LEAVE, &[("version", "1")]).await.is(422).says(text!("team-refusal-captain-stays"));
    bo.post(LEAVE, &[("version", &version), ("of", "team")]).await.is(403);
    leave(&captain, "team", "").await.leads_to(LEAVE);
    captain.get(LEAVE).await.shows("The Reds has withdrawn").shows("Rejoin");
    bo.get(TEAM).await.says(text!("teams-has-left"));
    bo.get("/e/spring-open/me").await.says(text!("play-me-team-withdrawn", team = "The Reds"));
    let desk = site.organiser(&event).await;
    desk.get(TEAMS).await.shows("withdrew");
    desk.get("/e/spring-open/desk/check-in").await.is(200).hides(">Bo<").shows("of 0");
    desk.get("/e/spring-open/desk/players").await.says(text!("desk-players-stands-team-withdrew"));
    // A form that was sent before is older than what stands.
    captain.post(LEAVE, &[("version", &version), ("of", "team")]).await.is(422);
    leave(&captain, "team", "yes").await.leads_to(TEAM);
    captain.get(TEAM).await.shows("Welcome back").hides("has left");
    bo.get("/e/spring-open/me").await.hides("withdrawn");
    let log = desk.get("/e/spring-open/desk/audit").await;
    log.shows("withdrew The Reds").shows("brought The Reds back into the event");
}

#[actix_web::test]
async fn what_a_team_has_paid_that_gave_its_place_up_is_to_be_given_back() {
    let site = Site::start().await;
    let event = one_place(&site, DaySettings::default()).await;
    let captain = sign_up(&site, "The Reds", "Ann").await;
    let bo = join(&site, &captain, "Bo").await;
    let desk = site.organiser(&event).await;
    pay(&desk, "The Reds", 1, "on").await;
    desk.get("/e/spring-open/desk/check-in").await.is(200).hides("not paid");
    captain.get(LEAVE).await.shows("Your team will be due a refund.");
    leave(&captain, "team", "").await.leads_to(LEAVE);
    let page = desk.get(&format!("{TEAMS}?only=refund")).await;
    page.shows("Refunds due <b>1</b>")
        .shows("The Reds")
        .shows("<span class=\"badge warn\">refund due</span>");
    desk.get(&format!("{TEAMS}/1")).await.shows("The team paid, then withdrew");
    let file = desk.get("/e/spring-open/desk/players.csv").await;
    file.shows("team withdrew, refund due");
    assert_eq!(file.body.matches("refund due").count(), 1, "once for the team: {}", file.body);
    for page in [LEAVE, TEAM, "/e/spring-open/me"] {
        captain.get(page).await.shows("Your team is due a refund.");
    }
    bo.get("/e/spring-open/me").await.hides("due a refund");
    // It was given back: nothing more is said of it.
    pay(&desk, "The Reds", 1, "").await;
    captain.get(TEAM).await.hides("due a refund");
    // What was saved is said once.
    desk.get(TEAMS).await.shows("The Reds saved.");
    desk.get(&format!("{TEAMS}?only=refund")).await.shows("Refunds due <b>0</b>").hides("The Reds");
}

#[actix_web::test]
async fn a_team_that_gives_a_paid_place_up_after_the_last_day_for_refunds_is_told_so_before_and_after() {
    let site = Site::start().await;
    let team = TeamSettings { size: 2, ..TeamSettings::default() };
    let settings = Settings { refund_until: "2025-05-09".parse().ok(), ..of_teams(team) };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let captain = sign_up(&site, "The Reds", "Ann").await;
    let bo = join(&site, &captain, "Bo").await;
    let desk = site.organiser(&event).await;
    pay(&desk, "The Reds", 1, "on").await;
    captain.get(LEAVE).await.shows("No refund: the last day for refunds was Fri 9 May 2025.");
    leave(&captain, "team", "").await.leads_to(LEAVE);
    let after = "No refund: your team withdrew after Fri 9 May 2025, the last day for refunds.";
    for page in [LEAVE, TEAM, "/e/spring-open/me"] {
        captain.get(page).await.shows(after).hides("due a refund");
    }
    bo.get("/e/spring-open/me").await.hides("refund");
    let list = desk.get(TEAMS).await;
    list.hides("Refunds due <b>1").shows("<span class=\"badge warn\">no refund</span>");
    desk.get("/e/spring-open/desk/players.csv").await.shows("team withdrew, no refund");
    let page = desk.get(&format!("{TEAMS}/1")).await;
    page.shows("No refund: the team paid, then withdrew after Fri 9 May 2025").hides("due a refund");
    // They are back, and have their place.
    leave(&captain, "team", "yes").await.leads_to(TEAM);
    for page in [LEAVE, TEAM, "/e/spring-open/me"] {
        captain.get(page).await.hides(after);
    }
}

#[actix_web::test]
async fn a_member_leaves_by_themselves_and_another_has_the_place() {
    let settings = of_teams(TeamSettings { size: 2, ..TeamSettings::default() });
    let floor = TeamFloor::with_teams(2, settings).await;
    floor.post("desk/teams/1/add", &[("name", "Rex"), ("role", "reserve")]).await.is(303);
    let member = floor.team(1).await.members[1].clone();
    let phone = floor.phone(&member).await;
    let page = phone.get(LEAVE).await;
    page.is(200)
        .shows("Leave Team 1?")
        .shows("Your team stays in the event.")
        .hides("This withdraws everyone");
    leave(&phone, "", "").await.leads_to(LEAVE);
    let team = floor.team(1).await;
    assert!(team.members.iter().all(|other| other.id != member.id) && team.team.is_active());
    assert_eq!(team.free_place(2), Some(2));
    leave(&phone, "", "yes").await.is(303);
    assert_eq!(floor.team(1).await.free_place(2), None, "back at the place that was free");
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    // In the middle of a round: the match goes on, and the next one is somebody else's.
    phone.get(LEAVE).await.shows("You finish round 1 and your results stand.");
    leave(&phone, "", "").await.leads_to(LEAVE);
    let team = floor.team(1).await;
    assert!(floor.matched(1, 1).await.has(team.team.id));
    assert_eq!(team.free_place(2), Some(2));
    assert_eq!(floor.battles(&floor.matched(1, 1).await).await.len(), 0, "who plays whom is still open");
    let left = team.members.iter().find(|other| other.id == member.id).unwrap();
    assert!(left.dropped_after.is_some() && left.status == Status::Playing);
}

#[actix_web::test]
async fn whoever_joined_after_the_draw_and_played_leaves_after_that_round_and_stays_in_the_file() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    let member = floor.team(1).await.members[1].clone();
    let (number, version) = (member.number.to_string(), member.version.to_string());
    let of_member = [("player", number.as_str()), ("version", &version)];
    floor.post("desk/teams/1/remove", &of_member).await.is(303);
    floor.post("desk/teams/1/add", &[("name", "Late Lee"), ("role", "player")]).await.is(303);
    floor.publish(1).await.is(303);
    let lee = async || {
        let team = floor.team(1).await;
        team.members.into_iter().find(|member| member.name.as_str() == "Late Lee").expect("still in the team")
    };
    let phone = floor.phone(&lee().await).await;
    // Their match is still in its draft, which will seat them: they have a part in the round.
    let before = lee().await;
    let (number, version) = (before.number.to_string(), before.version.to_string());
    let of_lee = [("player", number.as_str()), ("version", &version)];
    floor.post("desk/teams/1/remove", &of_lee).await.is(303);
    floor.desk.get(&format!("{TEAMS}/1")).await.shows("Late Lee");
    phone.get(LEAVE).await.shows("You finish round 1 and your results stand.");
    leave(&phone, "", "").await.leads_to(LEAVE);
    let left = lee().await;
    assert_eq!((left.status, left.dropped_after), (Status::Playing, Some(RoundNumber(1))));
    let of = floor.matched(1, 1).await;
    floor.draft_two(&of).await;
    for battle in floor.battles(&of).await {
        floor.report(&battle, [30, 10]).await;
    }
    let file = floor.desk.get("/e/spring-open/desk/event-whole.json").await.is(200).body.clone();
    let read = event_file::parse_event_file(file.as_bytes()).expect("the file reads back");
    assert!(read.teams.unwrap().players.iter().any(|player| player.name == "Late Lee"));
}

#[actix_web::test]
async fn the_file_of_an_event_whose_member_withdrew_after_a_battle_reads_back() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.draft_two(&floor.matched(1, 1).await).await;
    let member = floor.team(1).await.members[1].clone();
    // As older versions stored it.
    let mut tx = floor.site.app.database.write().await.unwrap();
    let gone = Player { status: Status::Withdrawn, team_place: None, ..member };
    assert!(storage::players::update(&mut tx, &gone).await.unwrap());
    floor.site.commit(tx, floor.event.id).await;
    let file = floor.desk.get("/e/spring-open/desk/event-whole.json").await.is(200).body.clone();
    event_file::parse_event_file(file.as_bytes()).expect("the file reads back");
}

#[actix_web::test]
async fn a_round_that_was_taken_back_goes_out_again_though_a_team_leaves_after_it() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let captain = floor.phone(floor.team(2).await.captain().unwrap()).await;
    leave(&captain, "team", "").await.leads_to(LEAVE);
    assert_eq!(floor.team(2).await.team.dropped_after, Some(RoundNumber(1)));
    floor.take_back(1).await.is(303);
    floor.publish(1).await.is(303);
    assert_eq!(floor.matched(1, 1).await.line_ups.a.len(), 2);
    // A team that leaves while the round is a draft again is not there for it.
    floor.take_back(1).await.is(303);
    let desk = &floor.desk;
    let version = desk.get(&format!("{TEAMS}/1")).await.hidden("version");
    desk.post(&format!("{TEAMS}/1/leave"), &[("version", &version)]).await.is(303);
    floor.publish(1).await.is(303);
    let round = floor.desk.get("/e/spring-open/desk/matches/1").await;
    round.shows("Team 1 has withdrawn since the round was paired").says(text!("desk-matches-only-staff"));
}

/// The words, and the button, follow who comes and goes (`data-live-part`).
#[actix_web::test]
async fn what_signing_a_team_up_comes_to_is_told_in_words_that_follow() {
    let site = Site::start().await;
    let event = one_place(&site, DaySettings::default()).await;
    let visitor = site.visitor();
    let form = async || visitor.get("/e/spring-open/teams/register").await;
    let teams = async || visitor.get("/e/spring-open/teams").await;
    form().await.shows("1 of 1 place left.").shows("data-live-part=\"places\"").shows(">Sign up team<");
    teams().await.shows("0 of 1 place taken.");
    let reds = sign_up(&site, "The Reds", "Ann").await;
    form()
        .await
        .shows("All places are taken. Your team would be number 1 on the waiting list.")
        .hides(">Sign up team<");
    teams().await.shows("1 of 1 place taken.");
    let desk = site.organiser(&event).await;
    desk.get(TEAMS).await.shows("1 of 1 place taken, ");
    sign_up(&site, "The Blues", "Bo").await;
    form().await.shows("Your team would be number 2 on the waiting list.");
    leave(&reds, "team", "").await.leads_to(LEAVE);
    form().await.shows("1 other is waiting for a place. Your team would be number 2 on the waiting list.");
}

#[actix_web::test]
async fn teams_that_are_ticked_have_paid_and_their_players_with_them() {
    let site = Site::start().await;
    let event = one_place(&site, DaySettings::default()).await;
    let captain = sign_up(&site, "Rooks", "Ann").await;
    join(&site, &captain, "Bo").await;
    let desk = site.organiser(&event).await;
    let unpaid = format!("{TEAMS}?only=unpaid");
    desk.get(&unpaid).await.shows("id=\"paid-1\"").shows("name=\"all\" value=\"1\"");
    // A team pays: none of its players is ticked.
    desk.get("/e/spring-open/desk/players?only=unpaid").await.shows("Ann").hides("id=\"paid-1\"");
    let sent = desk.post(&format!("{TEAMS}/paid"), &[("all", "1")]).await;
    let told = notice(&desk, &sent).await;
    desk.get(&unpaid).await.hides("id=\"paid-1\"");
    desk.get("/e/spring-open/desk/players?only=unpaid").await.hides(">Ann</a>");
    undo(&desk, &told).await.shows("id=\"paid-1\"");
}
