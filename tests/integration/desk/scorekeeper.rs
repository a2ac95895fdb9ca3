//! A scorekeeper's day: who is here, the clock and results on paper are theirs; what is decided is a judge's.

use crate::support::{floor::Floor, site::Browser};
use muster::domain::{battle::State, event::permission::StaffRole};

const PASSWORD: &str = "four words that differ";

fn at(page: &str) -> String {
    format!("/e/spring-open/{page}")
}

/// Sam, who was invited under Set-up and joined by the link.
async fn joined(floor: &Floor) -> Browser {
    let staff = at("desk/staff");
    let invited = floor.desk.post(&staff, &[("name", "Sam"), ("role", "scorekeeper"), ("email", "")]).await;
    let link: String = invited.is(200).body[invited.body.find("/join/").unwrap()..]
        .chars()
        .take_while(|sign| !matches!(sign, '"' | '<' | ' '))
        .collect();
    let sam = floor.site.visitor();
    sam.get(&link).await.is(200).shows("Join Spring Open as scorekeeper");
    let typed = [("name", "Sam"), ("email", "sam@example.org"), ("password", PASSWORD), ("again", PASSWORD)];
    sam.post(&link, &typed).await.leads_to("/e/spring-open/desk");
    floor.desk.get(&staff).await.shows("<b>Sam</b><small>scorekeeper · sam@example.org</small>");
    sam
}

#[actix_web::test]
async fn a_scorekeeper_checks_people_in_runs_the_clock_and_enters_paper_and_decides_nothing() {
    let floor = Floor::with_names(&["Ann", "Ben", "Cai", "Dee"]).await;
    let sam = joined(&floor).await;
    let (now, check_in) = (at("desk"), at("desk/check-in"));
    floor.desk.post(&check_in, &[("number", "4"), ("undo", "yes")]).await.is(303);
    sam.get(&now).await.says(text!("desk-home-check-the-others-in", here = 3, players = 4));
    sam.get(&check_in)
        .await
        .shows("Dee")
        .hides("ann@example.org")
        .says_not(text!("desk-players-nobody-else"));
    sam.post(&check_in, &[("number", "4")]).await.is(303);
    sam.get(&now).await.says(text!("desk-home-nothing-to-enter"));

    floor.draw(1).await.is(303);
    sam.get(&at("rounds/1")).await.is(404);
    floor.publish(1).await.is(303);
    sam.get(&now).await.says(text!("desk-home-start-the-clock", round = 1));
    let clock =
        |hand| [("round", "1"), ("back", "now"), (if hand == "5" { "minutes" } else { "hand" }, hand)];
    for hand in ["start", "5", "pause", "go_on"] {
        sam.post(&at("desk/clock"), &clock(hand)).await.leads_to("/e/spring-open/desk");
    }
    sam.get(&now).await.says(text!("desk-home-results-to-enter", playing = 2, tables = 2));

    let paper = at("desk/battles/paper");
    let sheet =
        [("table", "1"), ("a_points", "30"), ("a_tactics", "4"), ("b_points", "20"), ("b_tactics", "3")];
    sam.post(&paper, &sheet).await.leads_to(&paper);
    assert_eq!(floor.battle(1, 1).await.state, State::Confirmed);
    floor.report(1, 2, [40, 4, 10, 1]).await.is(303);
    let table = at("desk/battles/1/2");
    sam.post(&format!("{table}/accept"), &[]).await.leads_to(&table);
    assert_eq!(floor.battle(1, 2).await.state, State::Confirmed);

    let log = floor.desk.get(&at("desk/audit")).await;
    log.shows("joined the staff as scorekeeper").shows("<small class=\"soft\">scorekeeper</small>");
    let judges = text!("forbidden-judges-only");
    let organisers = text!("forbidden-organisers-only");
    for (page, why) in [("calls", &judges), ("rosters", &judges), ("news", &judges), ("set-up", &organisers)]
    {
        sam.get(&at(&format!("desk/{page}"))).await.is(403).says(why.clone());
    }
    let ruling = [("a_points", "1"), ("b_points", "2"), ("reason", "I say so.")];
    sam.post(&table, &ruling).await.is(403).says(judges);
    assert_eq!(floor.battle(1, 2).await.state, State::Confirmed);
}

/// Reports that differ are told, and settled by others.
#[actix_web::test]
async fn reports_that_differ_are_not_a_scorekeepers_to_settle() {
    let floor = Floor::with_names(&["Ann", "Ben"]).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let sam = floor.site.staff(&floor.event, "Sam", StaffRole::Scorekeeper).await;
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    floor.send(1, 1, crate::support::floor::Seat::B, [20, 3, 30, 4]).await.is(303);
    let table = at("desk/battles/1/1");
    let page = sam.get(&table).await;
    page.says(text!("desk-battles-for-a-judge"))
        .says_not(text!("desk-battles-take-this"))
        .hides("id=\"ruling\"");
    sam.post(&format!("{table}/accept"), &[]).await.is(422);
    assert_eq!(floor.battle(1, 1).await.state, State::Disputed);
}

/// A place is an organiser's to give: of somebody who has none, a scorekeeper is told so.
#[actix_web::test]
async fn a_scorekeeper_gives_nobody_a_place() {
    let floor = Floor::with_names(&["Ann", "Ben"]).await;
    floor.desk.post(&at("desk/players/2/leave"), &[("version", "1")]).await.is(303);
    let sam = floor.site.staff(&floor.event, "Sam", StaffRole::Scorekeeper).await;
    let withdrawn = sam.get(&at("desk/check-in?only=all")).await;
    withdrawn.shows("Ann").hides("Ben");
    sam.post(&at("desk/check-in"), &[("number", "2")]).await.is(403).says(text!("forbidden-organisers-only"));
}
