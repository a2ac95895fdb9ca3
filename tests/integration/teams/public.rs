//! What everybody reads of an event of teams: announcements, where a team or a player sits, the standings, why two teams
//! meet, and what a match has changed.

use super::floor::{TeamFloor, of_teams};
use muster::domain::{event::pack::Settings, ids::TeamId, numbers::RoundNumber, teams::TeamSettings};

const STANDINGS: &str = "/e/spring-open/standings";

fn of_two() -> Settings {
    of_teams(TeamSettings { size: 2, ..TeamSettings::default() })
}

/// Draws, publishes and plays a round of teams of two, and closes it: in each match the first team wins both games.
async fn play(floor: &TeamFloor, round: u32, matches: i64) {
    floor.draw(round).await.is(303);
    floor.publish(round).await.is(303);
    for place in 1..=matches {
        let of = floor.matched(round, place).await;
        floor.draft_two(&of).await;
        for battle in floor.battles(&of).await {
            let own = floor.team_of(battle.a).await == of.a;
            floor.report(&battle, if own { [30, 10] } else { [10, 30] }).await;
        }
    }
    floor.post(&format!("desk/rounds/{round}/close"), &[]).await.is(303);
}

#[actix_web::test]
async fn visitors_and_members_find_what_the_organiser_told_everybody() {
    let floor = TeamFloor::with_teams(2, of_two()).await;
    let member = floor.phone(&floor.team(1).await.members[1]).await;
    for browser in [&floor.site.visitor(), &member] {
        browser.get(&TeamFloor::at("teams")).await.is(200).shows("href=\"/e/spring-open/news\"");
    }
    let told = [("what", "announcement"), ("once", "say-it-once"), ("text", "Lunch is at one.")];
    floor.post("desk/news", &told).await.is(303);
    floor.site.visitor().get(&TeamFloor::at("news")).await.is(200).shows("Lunch is at one.");
}

#[actix_web::test]
async fn where_do_i_play_finds_a_team_and_a_player() {
    let floor = TeamFloor::with_teams(4, of_two()).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let visitor = floor.site.visitor();
    visitor.get("/e/spring-open").await.is(200).shows("Where do I");
    let found = async |q: &str| visitor.get(&TeamFloor::at(&format!("rounds?q={q}"))).await;
    let (with, other) = (floor.matched(1, 1).await, floor.matched(1, 2).await);
    let name = async |team: TeamId| {
        let teams = floor.teams().await;
        teams.into_iter().find(|of| of.team.id == team).unwrap().team.name.to_string()
    };
    let (one, two) = (name(with.a).await, name(other.a).await);
    let page = found(&one.replace(' ', "+")).await;
    page.is(200).shows(&one).hides(&two);
    let player = one.replace("Team ", "Player+") + ".2";
    let page = found(&player).await;
    page.shows(&one).hides(&two).shows("plays in this match. Table not decided yet.");
    floor.draft_two(&with).await;
    found(&player).await.shows(" plays ").shows("at table ");
    found("captain").await.shows(&one).shows(&two);
    found("nobody").await.is(200).shows("Nothing found for “nobody”");
}

#[actix_web::test]
async fn standings_of_teams_have_the_rounds_the_move_what_decides_and_a_table_for_spreadsheets() {
    let floor = TeamFloor::with_teams(4, of_two()).await;
    play(&floor, 1, 2).await;
    play(&floor, 2, 2).await;
    let page = floor.site.visitor().get(STANDINGS).await;
    page.is(200)
        .shows("Standings after round 2")
        .shows("<table class=\"grid rank bleed\">")
        .hides("class=\"scroll\"")
        .shows("40–0 Team")
        .shows("<span class=\"unseen\"> down</span>")
        .shows("<b>2–0–0</b>")
        .shows("<td class=\"num wide\"><b class=\"rank__by\">")
        .shows("A box marks what puts a team above the next")
        .shows("aria-label=\"After round 1\"");
    // Each team has a chip for each round that is played, and one for those to come.
    let rounds = usize::try_from(Settings::default().rounds).unwrap();
    assert_eq!(page.body.matches("<td class=\"rank__r\">").count(), 4 * rounds, "{}", page.body);
    let before = floor.site.visitor().get(&format!("{STANDINGS}?after=1")).await;
    before.is(200).shows("Standings after round 1").shows("<b>1–0–0</b>").hides("<b>2–0–0</b>");
    let found = floor.site.visitor().get(&format!("{STANDINGS}?q=team+3")).await;
    assert_eq!(found.body.matches("<th class=\"rank__name\"").count(), 1, "{}", found.body);
    let member = floor.phone(&floor.team(3).await.members[1]).await;
    let own = member.get(STANDINGS).await;
    assert_eq!(own.body.matches("is-you").count(), 1, "{}", own.body);
    let table = floor.site.visitor().get(&format!("{STANDINGS}.csv")).await;
    table.is(200).shows("match_points").shows(",Team 3,").hides("Captain");
    let players = floor.site.visitor().get(&format!("{STANDINGS}.csv?of=players")).await;
    players.is(200).shows("Captain 3").hides(",Team 3,");
    // Those of players beside them stay those of players, whatever one taps there.
    let players = floor.site.visitor().get(&format!("{STANDINGS}?of=players")).await;
    players.is(200).shows("?of=players&#38;after=1").shows("standings.csv?of=players").shows("Captain 3");
}

/// As those of players: what is kept for later, or after an earlier round, is not final.
#[actix_web::test]
async fn standings_of_teams_are_final_once_all_of_them_are_shown() {
    let floor = TeamFloor::with_teams(4, of_two()).await;
    play(&floor, 1, 2).await;
    play(&floor, 2, 2).await;
    floor.post("desk/finish", &[]).await.is(303);
    let heading = async |page: &str| floor.site.visitor().get(&format!("{STANDINGS}{page}")).await;
    heading("").await.shows("<h1>Final standings</h1>");
    heading("?after=1").await.shows("<h1>Standings after round 1</h1>");
    floor.post("desk/standings/hide", &[("up_to", "1")]).await.is(303);
    heading("").await.shows("<h1>Standings after round 1</h1>").hides("Final standings");
}

#[actix_web::test]
async fn a_team_reads_why_it_meets_another_and_what_its_last_match_has_changed() {
    let floor = TeamFloor::with_teams(4, of_two()).await;
    play(&floor, 1, 2).await;
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    let page = floor.site.visitor().get(&TeamFloor::at("rounds/2")).await;
    page.is(200).shows("title=\"Why this pairing\"").shows("Both were on 1–0–0.").hides("same record");
    let of = floor.matched(2, 1).await;
    let [a, _] = floor.captains(&of).await;
    let own = a.get(&TeamFloor::at("match")).await;
    own.is(200).shows("Why this pairing").shows("Both were on").shows(" of 4</b>").shows("after round 1: ");
    let public = floor.site.visitor().get(&TeamFloor::at("rounds/2/matches/1")).await;
    public.shows("Why this pairing").hides(" of 4</b>");
    let number = floor.teams().await.into_iter().find(|team| team.team.id == of.a).unwrap().team.number;
    let team = floor.site.visitor().get(&TeamFloor::at(&format!("teams/{number}"))).await;
    team.is(200).shows(" of 4</b>").shows("Why this place");
    // What is kept for later is told nowhere: the reasons tell of the results of the round before.
    floor.post("desk/standings/hide", &[("up_to", "0")]).await.is(303);
    let own = format!("teams/{number}");
    for path in ["rounds/2", "rounds/2/matches/1", "match", own.as_str()] {
        let page = a.get(&TeamFloor::at(path)).await;
        page.is(200).hides("Both were on").hides(" of 4</b>").hides("Why this place");
    }
}

#[actix_web::test]
async fn teams_that_are_not_there_are_named_and_left_out_of_the_draw_until_somebody_comes() {
    let floor = TeamFloor::with_teams(5, of_two()).await;
    let check_in = async |team: i64| {
        let path = format!("desk/teams/{team}");
        let version = floor.desk.get(&TeamFloor::at(&path)).await.hidden("version");
        floor.post(&format!("{path}/check-in"), &[("version", &version)]).await.is(303);
    };
    let page = floor.desk.get(&TeamFloor::at("desk/matches")).await;
    page.shows("No one checked in yet: ").shows("name=\"leave_out\" value=\"on\">");
    for team in 1..=4 {
        check_in(team).await;
    }
    // Where the others are there, it is meant so.
    let page = floor.desk.get(&TeamFloor::at("desk/matches")).await;
    page.shows("No one checked in yet: Team 5.").shows("value=\"on\" checked>");
    let fields = [("round", "1"), ("clubs", "off"), ("odd", "bye"), ("leave_out", "on")];
    floor.post("desk/matches", &fields).await.is(303);
    assert!(!floor.matched(1, 1).await.is_bye() && !floor.matched(1, 2).await.is_bye());
    assert_eq!(floor.team(5).await.team.joined_round, RoundNumber(2));
    let round = TeamFloor::at("desk/matches/1");
    let page = floor.desk.get(&round).await;
    page.shows("Left out, no one checked in: Team 5.").hides("arrived after pairing");
    floor.desk.get(&TeamFloor::at("desk/audit")).await.shows("Team 5");
    // Thrown away, it is expected again; drawn again once it is there, it plays.
    let take_back = async || {
        let version = floor.desk.get(&round).await.hidden("version");
        floor.post("desk/rounds/1/take-back", &[("version", &version)]).await.is(303);
    };
    take_back().await;
    assert_eq!(floor.team(5).await.team.joined_round, RoundNumber(1));
    floor.post("desk/matches", &fields).await.is(303);
    check_in(5).await;
    floor.desk.get(&round).await.shows("arrived after pairing").hides("Left out");
    let version = floor.desk.get(&round).await.hidden("version");
    let again = [("version", version.as_str()), ("redraw_reason", "they have come")];
    floor.post("desk/matches/1/redraw", &again).await.is(303);
    floor.desk.get(&round).await.hides("arrived after pairing").shows("has the bye");
    assert_eq!(floor.team(5).await.team.joined_round, RoundNumber(1));
}

#[actix_web::test]
async fn the_desk_of_an_event_of_teams_speaks_of_teams() {
    let floor = TeamFloor::with_teams(3, Settings { capacity: 3, ..of_two() }).await;
    let shows = async |page: &str, says: &str| {
        floor.desk.get(&TeamFloor::at(page)).await.is(200).shows(says);
    };
    shows("desk/ranking", "<h1>How teams are ranked</h1>").await;
    shows("desk/standings", "How teams are ranked").await;
    shows("desk/methods", "Teams per round-robin group").await;
    shows("desk/methods", "team numbers or names").await;
    shows("desk/matches", "3 teams in this round.").await;
    shows("desk/matches", "one team gets the bye").await;
    shows("desk/set-up/who", "give out places from the list of teams").await;
    shows(
        "desk/set-up/who",
        "3 places is an odd number, so each round someone needs a bye or the spare player.",
    )
    .await;
    // Of three teams of two, one rests: two tables for four people.
    shows("desk/tables", "4 players need 2.").await;
    shows("desk/players", "6 in total, in <a").await;
    let captain = floor.phone(floor.team(1).await.captain().unwrap()).await;
    captain
        .get("/e/spring-open")
        .await
        .is(200)
        .shows("btn--main\" href=\"/e/spring-open/match\">My match</a>");
    // Seeds are teams: one that is not there is no team's number, however many players there are.
    let methods = TeamFloor::at("desk/methods");
    let seen = floor.desk.get(&methods).await.hidden("seen");
    let seeds = [("seen", seen.as_str()), ("seeds", "5"), ("group_size", "0"), ("cut_size", "4")];
    floor.desk.post(&methods, &seeds).await.is(422).shows("“5” isn't a team's number or name.");
}
