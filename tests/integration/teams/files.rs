//! An event of teams as a file and as a database that is verified: what leaves the site, and what holds.

use super::floor::{TeamFloor, of_teams};
use crate::support::{say_in_english, site::Site};
use muster::{
    actions::{self, Actor},
    command::verify::Checked,
    domain::{standings::Ranking, teams::TeamSettings},
    exchange::{
        event_file::{EventFile, parse_event_file, read_stored, write_event_file},
        whole_event,
    },
    storage,
};

async fn file(floor: &TeamFloor, with_drafts: bool) -> EventFile {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let event = storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap();
    let ranking = Ranking::from_rules(&event.settings.ranking_rules()).unwrap();
    let whole = if with_drafts {
        storage::whole_event::with_drafts(&mut tx, &event).await.unwrap()
    } else {
        storage::whole_event::load_published_event(&mut tx, &event).await.unwrap()
    };
    whole_event::build_event_file(whole, ranking)
}

#[actix_web::test]
async fn m6_an_event_of_teams_goes_into_a_file_that_verifies_and_reads_back() {
    let floor = TeamFloor::with_teams(5, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    let draft = file(&floor, true).await;
    assert_eq!((draft.history.rounds.len(), file(&floor, false).await.history.rounds.len()), (1, 0));
    floor.publish(1).await.is(303);
    for place in [1, 2] {
        let of = floor.matched(1, place).await;
        floor.draft_four(&of).await;
        for (battle, points) in floor.battles(&of).await.iter().zip([[30, 10], [30, 10], [10, 30], [30, 20]])
        {
            floor.report(battle, points).await;
        }
    }
    let published = file(&floor, false).await;
    let teams = published.teams.as_ref().unwrap();
    assert_eq!((teams.players.len(), published.history.players.len()), (20, 5));
    assert!(teams.rounds[0].iter().filter(|one| one.b.is_some()).all(|one| one.battles.len() == 4));
    let text = write_event_file(&published);
    let again = parse_event_file(text.as_bytes()).unwrap();
    assert_eq!(write_event_file(&again), text);
    // What nobody would read is refused by its name.
    for (known, unknown) in [("\"reserve_rosters\"", "reserve_roster"), ("\"coaches\"", "coach")] {
        let wrong = text.replacen(known, &format!("\"{unknown}\""), 1);
        let refused = say_in_english(parse_event_file(wrong.as_bytes()).unwrap_err());
        assert_eq!(refused, format!("event: \"team\" has an unknown key \"{unknown}\""));
    }
    assert_eq!(again.history.rounds, published.history.rounds);
    let mut checked = Checked::default();
    assert_eq!(checked.add(&again, None), 1);
    assert!(!checked.is_wrong, "{}", checked.text);
}

#[actix_web::test]
async fn t18_a_file_holds_no_choice_that_both_have_not_seen() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    let before = write_event_file(&file(&floor, false).await);
    let [a, b] = floor.captains(&of).await;
    floor.choose(&a, &of, 0, &[3]).await.is(303);
    assert_eq!(write_event_file(&file(&floor, false).await), before);
    floor.choose(&b, &of, 0, &[2]).await.is(303);
    let seen = write_event_file(&file(&floor, false).await);
    assert!(seen.contains("\"choice\": \"3\"") && seen.contains("\"choice\": \"2\""), "{seen}");
}

#[actix_web::test]
async fn m6_an_event_of_teams_goes_on_elsewhere_whole_or_not_at_all() {
    let floor = TeamFloor::with_teams(3, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let text = floor.desk.get("/e/spring-open/desk/event-whole.json").await.is(200).body.clone();
    let (played, by) = (parse_event_file(text.as_bytes()).unwrap(), Actor::muster());
    let stored = read_stored(text.as_bytes()).unwrap().unwrap();
    let elsewhere = Site::start().await;
    // Teams alone would come as players.
    let refused =
        actions::event::import::import_event_file(&elsewhere.app, &by, &played, None).await.unwrap_err();
    let refused = say_in_english(refused);
    assert!(refused.contains("this is a team event and the file has no teams"), "{refused}");
    actions::event::import::import_stored_event(&elsewhere.app, &by, &played, &stored, None).await.unwrap();
    let there = elsewhere.organiser(&floor.event).await;
    let again = there.get("/e/spring-open/desk/event-whole.json").await.is(200).body.clone();
    assert_eq!(parse_event_file(again.as_bytes()).unwrap(), played);
    let again = read_stored(again.as_bytes()).unwrap().unwrap();
    for table in ["team", "team_match", "player", "seat"] {
        assert_eq!(again.tables[table], stored.tables[table], "{table}");
    }
}
