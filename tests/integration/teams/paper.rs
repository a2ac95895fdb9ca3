//! Teams on paper and on the wall: matches, line-ups, cards for a draft on the table, standings; awards of teams, with
//! certificates for them and for their people.

use super::floor::{TeamFloor, of_teams};
use crate::support::{paper::text_of, site::Site};
use muster::domain::{
    event::{Stage, pack::Settings, permission::StaffRole},
    teams::{EntrantKind, TeamSettings},
};

/// A document of the event, as text; empty where nothing reads PDFs here.
async fn printed(floor: &TeamFloor, name: &str) -> String {
    let path = TeamFloor::at(&format!("desk/print/{name}.pdf"));
    text_of(floor.desk.get(&path).await.is(200))
}

/// Plays the first match to its end: the first team wins three of four.
async fn play_first(floor: &TeamFloor) {
    let of = floor.matched(1, 1).await;
    floor.draft_four(&of).await;
    for (battle, points) in floor.battles(&of).await.iter().zip([[30, 10], [30, 10], [30, 10], [10, 30]]) {
        floor.report(battle, points).await;
    }
}

#[actix_web::test]
async fn matches_line_ups_and_draft_cards_are_printed() {
    let floor = TeamFloor::with_teams(3, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    judge.get(&TeamFloor::at("desk/print/matches-1.pdf")).await.is(404);
    let list = floor.desk.get(&TeamFloor::at("desk/print")).await;
    list.is(200)
        .says(text!("desk-paper-draft-cards"))
        .says(text!("desk-paper-standings-of-teams"))
        .shows("draft-1.pdf");
    let text = printed(&floor, "matches-1").await;
    if text.is_empty() {
        return;
    }
    for told in ["Team 1", "Team 2", "Team 3", "Tables 1–4", "Bye: no match this round"] {
        assert!(text.contains(told), "{told} is not in {text}");
    }
    floor.publish(1).await.is(303);
    judge.get(&TeamFloor::at("desk/print/matches-1.pdf")).await.is(200);
    let of = floor.matched(1, 1).await;
    let teams = floor.teams().await;
    let line_up = |id| {
        let team = teams.iter().find(|team| Some(team.team.id) == id).unwrap();
        team.line_up().map(|member| member.name.to_string()).collect::<Vec<_>>()
    };
    let everybody = [line_up(Some(of.a)), line_up(of.b)].concat();
    let cards = printed(&floor, "draft-1").await;
    let before = printed(&floor, "line-ups-1").await;
    for name in &everybody {
        assert!(cards.contains(name.as_str()) && before.contains(name.as_str()), "{name}: {cards}{before}");
    }
    for table in 1..=4 {
        assert!(cards.contains(&format!("Table {table}")), "{cards}");
    }
    assert!(before.contains("The captains decide who plays whom."), "{before}");
    // Settled, each row is a table.
    floor.draft_four(&of).await;
    let after = printed(&floor, "line-ups-1").await;
    assert!(!after.contains("captains decide who plays whom") && after.contains("gets the bye"), "{after}");
    let battles = floor.battles(&of).await;
    for battle in &battles {
        let names = [Some(battle.a), battle.b].map(|id| {
            let members = teams.iter().flat_map(|team| &team.members);
            members.into_iter().find(|member| Some(member.id) == id).unwrap().name.to_string()
        });
        let row = |line: &&str| names.iter().all(|name| line.contains(name.as_str()));
        assert!(after.lines().any(|line| row(&line)), "{names:?} are in no row of {after}");
    }
    let by_table = printed(&floor, "pairings-1-by-table").await;
    assert!(by_table.contains("Team 1") || by_table.contains("Team 2"), "{by_table}");
}

#[actix_web::test]
async fn the_documents_of_teams_are_not_there_for_players_and_pairs_sit_together() {
    let site = Site::start().await;
    let event = site.event_with("alone", Stage::RegistrationClosed, Settings::default()).await;
    let desk = site.organiser(&event).await;
    desk.get("/e/alone/desk/print/team-standings.pdf").await.is(404);
    desk.get("/e/alone/desk/print").await.is(200).hides("Draft cards");
    let settings = of_teams(TeamSettings { size: 2, ..TeamSettings::default() });
    let floor = TeamFloor::with_teams(2, Settings { entrants: EntrantKind::Pairs, ..settings }).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor
        .desk
        .get(&TeamFloor::at("desk/print"))
        .await
        .hides("Draft cards")
        .says(text!("desk-paper-standings-of-teams"));
    floor.desk.get(&TeamFloor::at("desk/print/draft-1.pdf")).await.is(404);
    let text = printed(&floor, "pairings-1-by-table").await;
    assert!(text.is_empty() || text.contains("Captain 1 & Player 1.2"), "{text}");
    let wall = floor.site.visitor().get(&TeamFloor::at("screen/pairings")).await;
    wall.is(200).shows("Player 2.2").shows("Team 1");
}

#[actix_web::test]
async fn the_wall_shows_where_teams_sit_and_who_plays_once_that_is_settled() {
    let floor = TeamFloor::with_teams(3, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    let wall = floor.site.visitor();
    wall.get(&TeamFloor::at("screen/pairings")).await.says(text!("screen-no-pairings"));
    floor.publish(1).await.is(303);
    // Pairings and drafts take turns, and so do drafts alone.
    let mut page = wall.get(&TeamFloor::at("screen/pairings")).await;
    for _ in 0..2 {
        if page.body.contains("not yet") {
            page.is(200).shows("Team 1 is choosing").shows("Defender of ").hides("1–4");
            floor.site.wait_seconds(12);
            page = wall.get(&TeamFloor::at("screen/pairings")).await;
        }
    }
    wall.get(&TeamFloor::at("screen/draft")).await.is(200).shows("Team 1 is choosing").shows("step 1 of 3");
    page.is(200).shows("Team 1").shows("1–4").shows("bye").hides("Player 1.2").hides("Player 2.2");
    play_first(&floor).await;
    let of = floor.matched(1, 1).await;
    let first = floor.teams().await.into_iter().find(|team| team.team.id == of.a).unwrap();
    wall.get(&TeamFloor::at("screen/pairings")).await.shows(first.members[1].name.as_str());
    wall.get(&TeamFloor::at("screen/draft")).await.is(200).says(text!("screen-no-draft"));
    let page = wall.get(&TeamFloor::at("screen/standings")).await;
    page.is(200).shows("<h1>Standings</h1><p>after round 1").shows("Team 1").hides("Player 1.2");
    // The event's own page tells of teams, too.
    let front = wall.get("/e/spring-open").await;
    front.is(200).shows(&format!("/e/spring-open/teams/{}", first.team.number));
    let text = printed(&floor, "team-standings").await;
    assert!(text.is_empty() || text.contains("Teams after round 1") && text.contains("Team 3"), "{text}");
}

#[actix_web::test]
async fn places_are_won_by_teams_and_everybody_in_them_gets_a_certificate() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    play_first(&floor).await;
    floor.post("desk/rounds/1/close", &[]).await.is(303);
    let of = floor.matched(1, 1).await;
    let teams = floor.teams().await;
    let winner = teams.iter().find(|team| team.team.id == of.a).unwrap();
    let second = teams.iter().find(|team| Some(team.team.id) == of.b).unwrap();
    let awards = TeamFloor::at("desk/awards");
    for (title, basis, place) in [
        ("First place", "place", "1"),
        ("Second place", "place", "2"),
        ("Best painted", "chosen", ""),
        ("Best player", "place_of_players", "1"),
    ] {
        let fields = [("title", title), ("basis", basis), ("place", place)];
        floor.desk.post(&awards, &fields).await.is(303);
    }
    let page = floor.desk.get(&awards).await;
    page.is(200)
        .shows(&format!("<strong>{}</strong>", winner.team.name))
        .says(text!("desk-show-basis-place-of-players"));
    floor.desk.get(&awards).await.says(text!("basis-place-of-players", it = 1));
    let text = printed(&floor, "certificates").await;
    if !text.is_empty() {
        // First and second place: the team, and each of its people.
        for (team, title) in [(winner, "First place"), (second, "Second place")] {
            assert_eq!(text.matches(title).count(), 5, "{text}");
            for member in &team.members {
                assert!(text.contains(member.name.as_str()), "{text}");
            }
            assert!(text.contains(&format!("{}, captain", team.team.name)), "{text}");
        }
        let everybody = printed(&floor, "participation").await;
        assert_eq!(everybody.matches("For taking part").count(), 8, "{everybody}");
        assert!(everybody.contains(&format!("{} · 1st of 2", winner.team.name)), "{everybody}");
    }
    // Best painted goes to a team by hand.
    let page = floor.desk.get(&awards).await;
    let painted = page.body.split("<b>Best painted</b>").nth(1).unwrap();
    let value = |name: &str| {
        let after = painted.split(&format!("name=\"{name}\"")).nth(1).unwrap();
        after.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let (award, version) = (value("award"), value("version"));
    let team = format!("t{}", second.team.number);
    let fields = [("award", award.as_str()), ("version", &version), ("player", &team), ("reason", "")];
    floor.desk.post(&TeamFloor::at("desk/awards/choose"), &fields).await.is(303);
    let page = floor.desk.get(&awards).await;
    page.shows(&format!("<strong>{}</strong>", second.team.name)).shows("set by");
    floor.desk.get(&TeamFloor::at("desk/audit")).await.shows(second.team.name.as_str());
}
