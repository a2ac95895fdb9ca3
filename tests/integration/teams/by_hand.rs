//! The organiser's hand on a round of teams: two teams swapped, a late one seated, before the round is out and after.

use super::floor::{TeamFloor, of_teams};
use crate::support::site::Reply;
use muster::{
    command::verify::Checked,
    domain::{
        event::{pack::Settings, team::TeamMatch},
        ids::TeamId,
        standings::Ranking,
        teams::{EntrantKind, TeamSettings},
    },
    exchange::whole_event,
    storage,
};

const ROUND: &str = "/e/spring-open/desk/matches/1";

async fn number(floor: &TeamFloor, id: TeamId) -> i64 {
    floor.teams().await.into_iter().find(|team| team.team.id == id).unwrap().team.number
}

/// The captain of a team that came after the draw is checked in.
async fn here(floor: &TeamFloor, team: usize) {
    let captain = floor.team(i64::try_from(team).unwrap()).await.captain().unwrap().number.to_string();
    floor.post("desk/check-in", &[("number", &captain)]).await.is(303);
}

/// Swaps the first teams of matches 1 and 2, as the desk does.
async fn swap(floor: &TeamFloor, matches: [&TeamMatch; 2], told: bool) -> Reply {
    let (one, two) = (number(floor, matches[0].a).await, number(floor, matches[1].a).await);
    let page = floor.desk.get(&format!("{ROUND}/swap?one={one}&two={two}")).await;
    page.is(200)
        .shows("swapping Team ")
        .says(text!("desk-rounds-swap-them"))
        .shows("Pairing them with each other");
    let (version, one, two) = (page.hidden("version"), one.to_string(), two.to_string());
    let mut fields = vec![("version", version.as_str()), ("one", &one), ("two", &two)];
    fields.push(("reason", "they share a car"));
    if told {
        fields.push(("told", "on"));
    }
    floor.post("desk/matches/1/swap", &fields).await
}

/// What `muster verify` says of the event as it is stored.
async fn verified(floor: &TeamFloor) -> String {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let event = storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap();
    let ranking = Ranking::from_rules(&event.settings.ranking_rules()).unwrap();
    let whole = storage::whole_event::with_drafts(&mut tx, &event).await.unwrap();
    let mut checked = Checked::default();
    checked.add(&whole_event::build_event_file(whole, ranking), None);
    assert!(!checked.is_wrong, "{}", checked.text);
    checked.text
}

#[actix_web::test]
async fn two_teams_of_a_draft_change_places_and_the_rest_is_proven_around_them() {
    let floor = TeamFloor::with_teams(6, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    assert!(verified(&floor).await.contains("no better pairings exist\n"));
    let before = [floor.matched(1, 1).await, floor.matched(1, 2).await];
    swap(&floor, [&before[0], &before[1]], false).await.leads_to(ROUND);
    let after = [floor.matched(1, 1).await, floor.matched(1, 2).await];
    assert_eq!((after[0].a, after[0].b), (before[1].a, before[0].b));
    assert_eq!((after[1].a, after[1].b), (before[0].a, before[1].b));
    assert_eq!(after[0].first_table, before[0].first_table);
    floor.desk.get(ROUND).await.is(200).shows(" swapped.").shows("set by staff: they share a car");
    let log = floor.desk.get(&TeamFloor::at("desk/audit")).await;
    log.shows("swapped Team").shows("they share a car").hides("restarted the draft");
    assert!(verified(&floor).await.contains("no better pairings exist with the 2 tables already set"));
    // Drawn again, what was set by hand stays, and says so still.
    let version = floor.desk.get(ROUND).await.hidden("version");
    let fields = [("version", version.as_str()), ("redraw_reason", "to see")];
    floor.post("desk/matches/1/redraw", &fields).await.is(303);
    floor.desk.get(ROUND).await.shows("set by staff: they share a car");
    assert_eq!(number(&floor, after[0].a).await, number(&floor, before[1].a).await);
    let all = [floor.matched(1, 1).await, floor.matched(1, 2).await, floor.matched(1, 3).await];
    let meet = |one, two| all.iter().any(|of| of.has(one) && of.has(two));
    assert!(meet(after[0].a, after[0].b.unwrap()) && meet(after[1].a, after[1].b.unwrap()));
    floor.publish(1).await.is(303);
    floor.site.visitor().get(&TeamFloor::at("rounds/1")).await.is(200).hides("they share a car");
}

#[actix_web::test]
async fn a_swap_of_a_published_round_begins_both_drafts_anew_and_tells_nobody_what_was_hidden() {
    let floor = TeamFloor::with_teams(4, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let before = [floor.matched(1, 1).await, floor.matched(1, 2).await];
    let [a, b] = floor.captains(&before[0]).await;
    let [c, _] = floor.captains(&before[1]).await;
    // One draft is at its second step, the other has one hidden choice.
    for phone in [&a, &b] {
        floor.choose(phone, &before[0], 0, &[3]).await.is(303);
    }
    floor.choose(&c, &before[1], 0, &[4]).await.is(303);
    let old = b.get(&TeamFloor::at("match")).await.hidden("match");
    swap(&floor, [&before[0], &before[1]], true).await.is(303);
    let after = [floor.matched(1, 1).await, floor.matched(1, 2).await];
    assert_eq!((after[0].a, after[1].a), (before[1].a, before[0].a));
    for of in &after {
        let mut tx = floor.site.app.database.read().await.unwrap();
        assert!(storage::draft_choices::list_draft_choices(&mut tx, of.id).await.unwrap().is_empty());
        assert_eq!(of.line_ups.a.len(), 4);
    }
    let log = floor.desk.get(&TeamFloor::at("desk/audit")).await;
    log.shows("restarted the drafts of matches 1, 2").shows("they share a car");
    let page = floor.site.visitor().get(&TeamFloor::at("rounds/1")).await;
    page.is(200).shows("changed by staff: they share a car");
    let page = floor.site.visitor().get(&TeamFloor::at("rounds/1/matches/1")).await;
    page.shows("Step 1 of 3").shows("Why this pairing").shows("Changed by staff: they share a car");
    // What a phone still shows of the match before is not taken for this one, though its step has the same number.
    let fields = [("match", old.as_str()), ("step", "0"), ("choice", "2")];
    b.post(&TeamFloor::at("rounds/1/matches/1/draft"), &fields).await.is(303);
    b.get(&TeamFloor::at("rounds/1/matches/1")).await.shows("This match now has other teams");
    let fields = [("match", old.as_str()), ("reason", "a card was turned")];
    floor.post("desk/matches/1/1/back", &fields).await.is(303);
    floor.desk.get(&TeamFloor::at("desk/matches/1/1")).await.shows("This match now has other teams");
    // They draft and play; then it is too late.
    for of in &after {
        floor.draft_four(of).await;
    }
    floor.report(&floor.battles(&after[0]).await[0], [30, 10]).await;
    let page = swap(&floor, [&after[0], &after[1]], false).await;
    page.is(422).shows("A battle has started, so the pairings");
    assert_eq!(floor.battles(&after[1]).await.len(), 4, "a refused swap changes nothing");
}

#[actix_web::test]
async fn what_belongs_to_a_team_goes_along_with_it() {
    let team = TeamSettings { size: 2, ..TeamSettings::default() };
    let floor = TeamFloor::with_teams(4, of_teams(team)).await;
    let path = "desk/teams/1";
    let version = floor.desk.get(&TeamFloor::at(path)).await.hidden("version");
    let fields = [("version", version.as_str()), ("name", "Team 1"), ("fixed_table", "3")];
    floor.post(path, &fields).await.is(303);
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let both = [floor.matched(1, 1).await, floor.matched(1, 2).await];
    let first = floor.team(1).await;
    let (own, other) = if both[0].has(first.team.id) { (&both[0], &both[1]) } else { (&both[1], &both[0]) };
    assert_eq!(own.first_table.unwrap().0, 3);
    let missing = first.members[1].number.to_string();
    let named = format!("desk/matches/1/{}/missing", own.place);
    floor.post(&named, &[("missing", &missing)]).await.is(303);
    let side = if own.a == first.team.id { "a" } else { "b" };
    let fields = [("side", side), ("match_points", "-1"), ("reason", "came late")];
    floor.post(&format!("desk/matches/1/{}/correct", own.place), &fields).await.is(303);
    let version = floor.desk.get(ROUND).await.hidden("version");
    let two = number(&floor, other.b.unwrap()).await.to_string();
    let fields =
        [("version", version.as_str()), ("one", "1"), ("two", &two), ("reason", "family, kept apart")];
    floor.post("desk/matches/1/swap", &fields).await.is(303);
    let now = floor.matched(1, other.place).await;
    assert!(now.has(first.team.id));
    assert_eq!(now.first_table.unwrap().0, 3, "the team plays where it always does");
    assert_eq!(now.line_ups.missing, [first.members[1].id]);
    let page = floor.site.visitor().get(&TeamFloor::at(&format!("rounds/1/matches/{}", other.place))).await;
    page.is(200).shows("Team 1: match points corrected by -1").shows("came late");
    assert!(floor.matched(1, own.place).await.line_ups.missing.is_empty());
}

#[actix_web::test]
async fn what_cannot_be_swapped_is_said() {
    let floor = TeamFloor::with_teams(3, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    let (of, bye) = (floor.matched(1, 1).await, floor.matched(1, 2).await);
    let (a, b) = (number(&floor, of.a).await.to_string(), number(&floor, of.b.unwrap()).await.to_string());
    let resting = number(&floor, bye.a).await.to_string();
    floor.desk.get(&format!("{ROUND}/swap?one={a}&two={b}")).await.says(text!("desk-matches-choose-two"));
    floor.desk.get(&format!("{ROUND}/swap?one={a}&two=77")).await.says(text!("desk-matches-not-in-round"));
    let version = floor.desk.get(ROUND).await.hidden("version");
    let swap = async |two: &str, reason: &str, version: &str| {
        let fields = [("version", version), ("one", &a), ("two", two), ("reason", reason)];
        floor.post("desk/matches/1/swap", &fields).await
    };
    swap(&b, "why not", &version).await.is(422).shows("These two play each other.");
    swap(&resting, "", &version).await.is(422).says(text!("forms-say-why"));
    swap(&resting, "why not", "99").await.is(409);
    swap("77", "why not", &version).await.is(422).says(text!("desk-matches-not-in-round"));
    // With the bye it goes as well.
    swap(&resting, "they travel far", &version).await.is(303);
    assert_eq!((floor.matched(1, 1).await.a, floor.matched(1, 2).await.a), (bye.a, of.a));
    // Both tables are set by hand now: nothing was drawn around them.
    assert!(verified(&floor).await.contains("every table was already set, so nothing is proven"));
    floor.publish(1).await.is(303);
    // A round that another was drawn from stays.
    floor.draft_two(&floor.matched(1, 1).await).await;
    for battle in floor.battles(&floor.matched(1, 1).await).await {
        floor.report(&battle, [20, 10]).await;
    }
    let version = floor.desk.get(ROUND).await.hidden("version");
    floor.post("desk/rounds/1/close", &[]).await.is(303);
    floor.desk.get(ROUND).await.is(200).says_not(text!("desk-matches-swap"));
    swap(&resting, "too late", &version).await.is(422).shows("closed");
}

#[actix_web::test]
async fn a_team_that_comes_after_the_draw_meets_whoever_has_the_bye() {
    let floor = TeamFloor::with_teams(3, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let bye = floor.matched(1, 2).await;
    floor.add(4, 1).await;
    here(&floor, 4).await;
    let seat = async || {
        let version = floor.desk.get(ROUND).await.hidden("version");
        floor.post("desk/matches/1/seat", &[("version", &version), ("team", "4")]).await
    };
    // The round is out, so that everybody who plays has to be there.
    floor.desk.get(ROUND).await.shows("Team 4</b> arrived after pairing.").shows("Pair Team 4 with");
    seat().await.is(422).shows("Team 4 has 1 of 2 players");
    assert!(floor.matched(1, 2).await.is_bye());
    floor.person(4, 2).await;
    seat().await.is(303);
    let now = floor.matched(1, 2).await;
    assert_eq!((now.a, now.b), (bye.a, Some(floor.team(4).await.team.id)));
    assert_eq!(now.first_table.unwrap().0, 3, "tables of their own");
    floor
        .desk
        .get(ROUND)
        .await
        .shows("set by staff: arrived after pairing")
        .hides("Team 4</b> arrived after");
    let paired =
        format!("paired Team 4 with Team {} in round 1, replacing a bye", number(&floor, bye.a).await);
    floor.desk.get(&TeamFloor::at("desk/audit")).await.shows(&paired);
    seat().await.is(422).says(text!("team-refusal-in-round-already", name = "Team 4"));
    assert!(verified(&floor).await.contains("round 1"));
    // It plays like the others, and counts.
    floor.draft_two(&now).await;
    for battle in floor.battles(&now).await {
        floor.report(&battle, [10, 30]).await;
    }
    floor.desk.get(&TeamFloor::at("standings")).await.is(200).shows("Team 4");
    let players = floor.desk.get(&TeamFloor::at("standings?of=players")).await;
    players.is(200).shows("Captain 4").shows("Player 4.2");
}

#[actix_web::test]
async fn where_nobody_has_the_bye_a_late_team_has_it_and_the_next_meets_it() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    for team in [3, 4] {
        floor.add(team, 2).await;
        here(&floor, team).await;
        let page = floor.desk.get(ROUND).await;
        let wanted = if team == 3 { "Give Team 3 the bye" } else { "Pair Team 4 with Team 3" };
        page.shows(wanted);
        let (version, team) = (page.hidden("version"), team.to_string());
        floor.post("desk/matches/1/seat", &[("version", &version), ("team", &team)]).await.is(303);
        assert!(verified(&floor).await.contains("round 1"));
    }
    let of = floor.matched(1, 2).await;
    assert!(of.has(floor.team(3).await.team.id) && of.has(floor.team(4).await.team.id));
    floor.desk.get(&TeamFloor::at("desk/audit")).await.shows("gave Team 3 the bye in round 1");
    floor.publish(1).await.is(303);
    assert_eq!(floor.matched(1, 2).await.line_ups.a.len(), 2);
    // Who has left is offered no seat.
    floor.add(5, 2).await;
    let version = floor.desk.get(&TeamFloor::at("desk/teams/5")).await.hidden("version");
    floor.post("desk/teams/5/leave", &[("version", &version)]).await.is(303);
    floor.desk.get(&TeamFloor::at("desk/teams/5")).await.shows("Team 5");
    let page = floor.desk.get(ROUND).await;
    page.hides("Team 5");
    let version = page.hidden("version");
    let sent = floor.post("desk/matches/1/seat", &[("version", &version), ("team", "5")]).await;
    sent.is(422).says(text!("team-refusal-takes-no-part", name = "Team 5"));
}

/// Its opponent is given another, so it plays no more: the next repair does not seat it again.
#[actix_web::test]
async fn a_team_that_leaves_after_the_round_and_loses_its_opponent_has_left_before_it() {
    let floor = TeamFloor::with_teams(5, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let drawn = [floor.matched(1, 1).await, floor.matched(1, 3).await];
    let (stays, leaves, alone) = (drawn[0].a, drawn[0].b.unwrap(), drawn[1].a);
    let [stays, leaves, alone] =
        [number(&floor, stays).await, number(&floor, leaves).await, number(&floor, alone).await];
    let version = floor.desk.get(&TeamFloor::at(&format!("desk/teams/{leaves}"))).await.hidden("version");
    floor.post(&format!("desk/teams/{leaves}/leave"), &[("version", &version)]).await.is(303);
    let (one, two) = (stays.to_string(), alone.to_string());
    let page = floor.desk.get(&format!("{ROUND}/change?what=move&one={one}&two={two}")).await;
    page.shows(&format!("Removed from the round: Team {leaves}"));
    let (version, shown) = (page.hidden("version"), page.hidden("shown"));
    let fields =
        [("version", version.as_str()), ("shown", &shown), ("what", "move"), ("one", &one), ("two", &two)];
    let fields = [&fields[..], &[("reason", "they play now")]].concat();
    floor.post("desk/matches/1/change", &fields).await.is(303);
    assert_eq!(floor.team(leaves).await.team.dropped_after.map(|last| last.0), Some(0));
    floor
        .desk
        .get(&format!("{ROUND}/change?what=repair"))
        .await
        .shows("No matches change.")
        .hides("No match: ");
}

#[actix_web::test]
async fn pairs_that_change_places_sit_down_at_once() {
    let settings = of_teams(TeamSettings { size: 2, ..TeamSettings::default() });
    let floor = TeamFloor::with_teams(4, Settings { entrants: EntrantKind::Pairs, ..settings }).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let before = [floor.matched(1, 1).await, floor.matched(1, 2).await];
    swap(&floor, [&before[0], &before[1]], false).await.is(303);
    let after = floor.matched(1, 1).await;
    let battles = floor.battles(&after).await;
    assert_eq!(battles.len(), 1);
    let team = floor.teams().await.into_iter().find(|team| team.team.id == before[1].a).unwrap();
    assert_eq!(battles[0].a, team.members[0].id);
    floor.desk.get(&TeamFloor::at("desk/audit")).await.shows("swapped Team").hides("restarted the draft");
    let (one, two) = (number(&floor, after.a).await, number(&floor, floor.matched(1, 2).await.a).await);
    let asked = format!("{ROUND}/swap?one={two}");
    floor.desk.get(&asked).await.shows(&format!("id=\"w{one}\""));
    floor.report(&battles[0], [24, 12]).await;
    // Whose battle has begun is not offered any more, and stays where somebody asks all the same.
    floor.desk.get(&asked).await.is(200).hides(&format!("id=\"w{one}\""));
    swap(&floor, [&after, &floor.matched(1, 2).await], false)
        .await
        .is(422)
        .says(text!("team-refusal-battles-begun"));
}

#[actix_web::test]
async fn hands_on_single_players_do_not_reach_a_round_of_teams() {
    let floor = TeamFloor::with_teams(4, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let player = floor.team(1).await.members[0].id.to_string();
    let fields = [("version", "1"), ("one", "1"), ("two", "3"), ("reason", "why not"), ("player", &player)];
    for page in ["swap", "seat", "bye", "redraw", "change", "begun", "plan", "tables/again", "tables/move"] {
        floor.post(&format!("desk/rounds/1/{page}"), &fields).await.is(404);
    }
    floor.desk.get(&TeamFloor::at("desk/rounds/1/change")).await.is(404);
    floor.desk.get(&TeamFloor::at("desk/rounds/1/tables")).await.is(404);
    // Nobody signs up alone where teams play.
    floor.site.visitor().post(&TeamFloor::at("register"), &[("name", "Alone")]).await.is(404);
}
