//! A round of teams that was drawn, changed through its pages: repair after somebody left, byes given by hand, teams kept
//! apart, its battleplans and its start, and a team that loses every board.

use super::floor::{TeamFloor, of_teams};
use crate::support::site::Reply;
use muster::{
    domain::{
        event::{pack::Settings, team::TeamMatch},
        ids::TeamId,
        teams::{BattleplansBy, EntrantKind, TeamSettings},
    },
    storage,
};

const CHANGE: &str = "desk/matches/1/change";

fn of_two() -> Settings {
    of_teams(TeamSettings { size: 2, ..TeamSettings::default() })
}

async fn number(floor: &TeamFloor, team: TeamId) -> String {
    let found = floor.teams().await.into_iter().find(|one| one.team.id == team);
    found.unwrap().team.number.to_string()
}

async fn matches(floor: &TeamFloor, count: i64) -> Vec<TeamMatch> {
    let mut found = Vec::new();
    for place in 1..=count {
        found.push(floor.matched(1, place).await);
    }
    found
}

/// Looks at a change, and does it as it was shown.
async fn changed(floor: &TeamFloor, asked: &str, reason: &str) -> Reply {
    let page = floor.desk.get(&TeamFloor::at(&format!("{CHANGE}?{asked}"))).await;
    page.is(200).says(text!("desk-rounds-do-it"));
    let names = ["version", "shown", "what", "one", "two", "rounds", "rule"];
    let mut fields: Vec<(&str, String)> = names.iter().map(|name| (*name, page.hidden(name))).collect();
    fields.push(("reason", reason.to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    floor.post(CHANGE, &fields).await
}

async fn leaves(floor: &TeamFloor, team: TeamId) {
    let path = format!("desk/teams/{}", number(floor, team).await);
    let version = floor.desk.get(&TeamFloor::at(&path)).await.hidden("version");
    floor.post(&format!("{path}/leave"), &[("version", &version)]).await.is(303);
}

#[actix_web::test]
async fn a_draft_that_a_team_has_left_is_repaired_with_the_fewest_changes() {
    let floor = TeamFloor::with_teams(6, of_two()).await;
    floor.draw(1).await.is(303);
    let before = matches(&floor, 3).await;
    leaves(&floor, before[1].b.unwrap()).await;
    let round = floor.desk.get(&TeamFloor::at("desk/matches/1")).await;
    round.is(200).shows("Withdrawn since pairing").shows("change?what=repair");
    floor.publish(1).await;
    floor.desk.get(&TeamFloor::at("desk/matches/1")).await.shows("has withdrawn since the round was paired");
    let page = floor.desk.get(&TeamFloor::at(&format!("{CHANGE}?what=repair"))).await;
    page.is(200).shows("1 match changes").shows("has the bye").shows("Removed from the round: ");
    changed(&floor, "what=repair", "they went home").await.leads_to(&TeamFloor::at("desk/matches/1"));
    let after = matches(&floor, 3).await;
    assert_eq!((after[0].id, after[2].id), (before[0].id, before[2].id), "nobody else moves");
    assert_eq!((after[1].a, after[1].b, after[1].first_table), (before[1].a, None, None));
    let log = floor.desk.get(&TeamFloor::at("desk/audit")).await;
    log.shows("repaired round 1: match 2:").shows("they went home").hides("restarted the draft");
    floor.publish(1).await.is(303);
    floor.site.visitor().get(&TeamFloor::at("rounds/1")).await.is(200);
}

#[actix_web::test]
async fn a_bye_is_given_by_hand_and_taken_back_and_the_rest_stays() {
    let floor = TeamFloor::with_teams(5, of_two()).await;
    floor.draw(1).await.is(303);
    let before = matches(&floor, 3).await;
    let wanted = number(&floor, before[0].a).await;
    changed(&floor, &format!("what=bye&one={wanted}"), "they wait for a player").await.is(303);
    let bye = matches(&floor, 3).await.into_iter().find(TeamMatch::is_bye).unwrap();
    assert_eq!(bye.a, before[0].a);
    floor.desk.get(&TeamFloor::at("desk/matches/1")).await.shows("set by staff: they wait for a player");
    // Drawn again it stays, until the draw decides about the team once more.
    let version = floor.desk.get(&TeamFloor::at("desk/matches/1")).await.hidden("version");
    floor.post("desk/matches/1/redraw", &[("version", &version), ("redraw_reason", "to see")]).await.is(303);
    let again = matches(&floor, 3).await.into_iter().find(TeamMatch::is_bye).unwrap();
    assert_eq!(again.a, before[0].a);
    changed(&floor, &format!("what=free&one={wanted}"), "the player is here").await.is(303);
    floor.desk.get(&TeamFloor::at("desk/matches/1")).await.hides("set by staff: they wait");
    floor.desk.get(&TeamFloor::at("desk/audit")).await.shows("to automatic pairing in round 1");
}

#[actix_web::test]
async fn a_published_round_is_changed_and_only_the_drafts_that_change_begin_anew() {
    let floor = TeamFloor::with_teams(6, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let before = matches(&floor, 3).await;
    let mut phones = Vec::new();
    for of in &before {
        let [a, _] = floor.captains(of).await;
        floor.choose(&a, of, 0, &[2]).await.is(303);
        phones.push(a);
    }
    let (one, two) = (number(&floor, before[0].a).await, number(&floor, before[1].a).await);
    let asked = format!("what=move&one={one}&two={two}");
    let page = floor.desk.get(&TeamFloor::at(&format!("{CHANGE}?{asked}"))).await;
    page.is(200).shows("2 matches change").shows("Captains start their drafts again");
    changed(&floor, &asked, "they asked for it").await.is(303);
    let after = matches(&floor, 3).await;
    assert!(after.iter().any(|of| of.has(before[0].a) && of.has(before[1].a)));
    assert!(after.iter().any(|of| of.has(before[0].b.unwrap()) && of.has(before[1].b.unwrap())));
    let stays = after.iter().find(|of| of.id == before[2].id).unwrap();
    let mut tx = floor.site.app.database.read().await.unwrap();
    for of in &after {
        let kept = storage::draft_choices::list_draft_choices(&mut tx, of.id).await.unwrap().len();
        assert_eq!(kept, usize::from(of.id == stays.id), "match {}", of.place);
        assert_eq!(of.line_ups.a.len(), 4);
    }
    drop(tx);
    let mut tables: Vec<u32> = after.iter().map(|of| of.first_table.unwrap().0).collect();
    tables.sort_unstable();
    assert_eq!(tables, [1, 5, 9]);
    floor.desk.get(&TeamFloor::at("desk/audit")).await.shows("restarted the draft").hides("2 of the draft");
    // What was shown before is not done after something else has changed.
    let stale = [("version", "1"), ("shown", "0"), ("what", "repair"), ("reason", "late")];
    floor.post(CHANGE, &stale).await.is(409);
    // Two of a match that is played stay there.
    let played = floor.matched(1, 1).await;
    floor.draft_four(&played).await;
    floor.report(&floor.battles(&played).await[0], [30, 10]).await;
    let (a, other) = (number(&floor, played.a).await, number(&floor, before[2].a).await);
    let page = floor.desk.get(&TeamFloor::at(&format!("{CHANGE}?what=fix&one={a}&two={other}"))).await;
    page.is(200).says_not(text!("desk-rounds-do-it")).shows("has started");
}

#[actix_web::test]
async fn teams_kept_apart_from_the_page_of_a_round_stay_apart() {
    let floor = TeamFloor::with_teams(4, of_two()).await;
    floor.draw(1).await.is(303);
    let of = floor.matched(1, 1).await;
    let (one, two) = (number(&floor, of.a).await, number(&floor, of.b.unwrap()).await);
    changed(&floor, &format!("what=apart&one={one}&two={two}"), "one family").await.is(303);
    assert!(!matches(&floor, 2).await.iter().any(|now| now.has(of.a) && now.has(of.b.unwrap())));
    floor.desk.get(&TeamFloor::at("desk/pairs")).await.is(200).shows("one family");
    let page = floor.desk.get(&TeamFloor::at(&format!("{CHANGE}?what=move&one={one}&two={one}"))).await;
    page.is(200).says(text!("team-refusal-one-team-twice"));
    floor
        .desk
        .get(&TeamFloor::at(&format!("{CHANGE}?what=bye&one=77")))
        .await
        .says(text!("desk-matches-no-such-team"));
}

#[actix_web::test]
async fn battleplan_and_start_of_a_round_of_teams_are_set_on_its_page() {
    let floor = TeamFloor::with_teams(4, of_two()).await;
    floor.draw(1).await.is(303);
    let round = TeamFloor::at("desk/matches/1");
    let version = floor.desk.get(&round).await.hidden("version");
    let plan =
        [("version", version.as_str()), ("battleplan", "focal-points"), ("starts_at", "2026-05-09T10:30")];
    floor.post("desk/matches/1/plan", &plan).await.leads_to(&round);
    floor.desk.get(&round).await.is(200).shows("Focal Points").shows("10:30");
    let version = floor.desk.get(&round).await.hidden("version");
    let wrong = [("version", version.as_str()), ("battleplan", "nothing-at-all"), ("starts_at", "soon")];
    floor
        .post("desk/matches/1/plan", &wrong)
        .await
        .is(422)
        .says(text!("forms-choose-one"))
        .shows("Enter a day and time");
    floor.post("desk/rounds/1/plan", &wrong).await.is(404);
    // Published with its clock at once.
    let fields = [("version", version.as_str()), ("clock", "start")];
    floor.post("desk/rounds/1/publish", &fields).await.is(303);
    floor.desk.get(&round).await.shows("Started").hides("Start clock");
    let visitor = floor.site.visitor();
    visitor.get(&TeamFloor::at("rounds/1")).await.is(200).shows("Focal Points");
}

#[actix_web::test]
async fn t17_battleplans_of_tables_are_set_for_a_round_until_a_battle_begins() {
    let team = TeamSettings { size: 2, battleplans: BattleplansBy::Table, ..TeamSettings::default() };
    let floor = TeamFloor::with_teams(4, of_teams(team)).await;
    floor.draw(1).await.is(303);
    let round = TeamFloor::at("desk/matches/1");
    let tables = async |one: &str, two: &str| {
        let version = floor.desk.get(&round).await.hidden("version");
        let fields = [("version", version.as_str()), ("table_1", one), ("table_2", two)];
        floor.post("desk/matches/1/tables", &fields).await
    };
    floor.desk.get(&round).await.says(text!("desk-matches-no-table-battleplans"));
    tables("focal-points", "").await.is(422).says(text!("forms-choose-one"));
    tables("focal-points", "border-war").await.leads_to(&round);
    floor.desk.get(&round).await.shows("By table: Focal Points, Border War");
    floor.publish(1).await.is(303);
    floor.site.visitor().get(&TeamFloor::at("rounds/1")).await.shows("By table: Focal Points, Border War");
    for place in [1, 2] {
        floor.draft_two(&floor.matched(1, place).await).await;
    }
    // Who plays whom is settled, and nobody has begun: the battles take the new ones.
    tables("border-war", "focal-points").await.is(303);
    let battles = floor.battles(&floor.matched(1, 2).await).await;
    let plans: Vec<&str> = battles.iter().map(|battle| battle.battleplan.as_deref().unwrap()).collect();
    assert_eq!(plans, ["border-war", "focal-points"]);
    let log = floor.desk.get(&TeamFloor::at("desk/audit")).await;
    log.shows("set the table battleplans of round 1: Border War, Focal Points");
    floor.report(&battles[0], [20, 10]).await;
    tables("focal-points", "focal-points").await.is(422).shows("battleplans can't change");
    tables("border-war", "focal-points").await.leads_to(&round);
}

#[actix_web::test]
async fn a_team_that_is_not_there_loses_every_board_and_the_round_closes() {
    let floor = TeamFloor::with_teams(4, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let [lost, played] = [floor.matched(1, 1).await, floor.matched(1, 2).await];
    let [a, _] = floor.captains(&lost).await;
    floor.choose(&a, &lost, 0, &[3]).await.is(303);
    leaves(&floor, lost.b.unwrap()).await;
    floor.desk.get(&TeamFloor::at("desk/matches/1")).await.shows("lose every battle");
    let page = floor.desk.get(&TeamFloor::at("desk/matches/1/1")).await;
    page.is(200).says(text!("desk-matches-lose-every-board"));
    let of = page.hidden("match");
    let says = async |reason: &str| {
        let fields = [("match", of.as_str()), ("side", "b"), ("reason", reason)];
        floor.post("desk/matches/1/1/lost", &fields).await
    };
    says("").await.is(303);
    assert!(floor.battles(&lost).await.is_empty(), "a reason is asked for");
    says("they went home").await.is(303);
    let battles = floor.battles(&lost).await;
    assert_eq!(battles.len(), 4);
    assert!(battles.iter().all(|battle| battle.result.is_some()));
    let public = floor.site.visitor().get(&TeamFloor::at("rounds/1/matches/1")).await;
    public.is(200).shows("<b>4 – 0</b>");
    floor.desk.get(&TeamFloor::at("desk/audit")).await.shows("loses every battle").shows("they went home");
    // The judge may have been wrong.
    let fields = [("match", of.as_str()), ("side", "a"), ("reason", "it was the others")];
    floor.post("desk/matches/1/1/lost", &fields).await.is(303);
    floor.draft_four(&played).await;
    for battle in floor.battles(&played).await {
        floor.report(&battle, [20, 10]).await;
    }
    let page = floor.desk.get(&TeamFloor::at("desk/matches/1/2")).await;
    page.is(200).says_not(text!("desk-matches-lose-every-board"));
    floor.post("desk/rounds/1/close", &[]).await.is(303);
    floor
        .desk
        .get(&TeamFloor::at("desk/matches/1"))
        .await
        .shows("Closed")
        .says_not(text!("desk-matches-swap-repair-change"));
}

#[actix_web::test]
async fn where_nobody_comes_to_a_board_it_waits_for_a_ruling() {
    let floor = TeamFloor::with_teams(2, of_two()).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    let [a, b] = [of.a, of.b.unwrap()];
    let teams = floor.teams().await;
    let second = |id| teams.iter().find(|one| one.team.id == id).unwrap().members[1].number.to_string();
    let fields = [("missing", second(a)), ("missing", second(b))];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    floor.post("desk/matches/1/1/missing", &fields).await.is(303);
    floor.draft_two(&of).await;
    let battles = floor.battles(&of).await;
    assert!(battles.iter().all(|battle| battle.result.is_none()));
    let at = "desk/battles/1/2";
    let version = floor.desk.get(&TeamFloor::at(at)).await.hidden("version");
    let rule = [
        ("version", version.as_str()),
        ("kind", "adjudicated"),
        ("a_points", "0"),
        ("b_points", "0"),
        ("a_tactics", "0"),
        ("b_tactics", "0"),
        ("reason", "nobody came"),
    ];
    floor.post(at, &rule).await.is(303);
    assert!(floor.battles(&of).await[1].result.is_some());
}

#[actix_web::test]
async fn pairs_are_repaired_as_teams_are() {
    let floor = TeamFloor::with_teams(4, Settings { entrants: EntrantKind::Pairs, ..of_two() }).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let before = matches(&floor, 2).await;
    let (one, two) = (number(&floor, before[0].a).await, number(&floor, before[1].a).await);
    changed(&floor, &format!("what=move&one={one}&two={two}"), "old friends").await.is(303);
    let after = matches(&floor, 2).await;
    assert!(after.iter().any(|of| of.has(before[0].a) && of.has(before[1].a)));
    assert_eq!(floor.battles(&after[0]).await.len(), 1);
}
