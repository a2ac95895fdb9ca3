//! The tables of a match: a team that always plays on the same, battleplans that belong to tables; and what captains type
//! in from cards.

use super::floor::{TeamFloor, of_teams};
use crate::support::html_form::HtmlForm;
use muster::{
    domain::teams::{TeamFormat, TeamSettings},
    storage,
};

#[actix_web::test]
async fn a_team_that_always_plays_on_certain_tables_has_them_in_every_round() {
    let floor = TeamFloor::with_teams(6, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    for (team, table) in [("5", "2"), ("3", "20")] {
        let path = format!("desk/teams/{team}");
        let version = floor.desk.get(&TeamFloor::at(&path)).await.hidden("version");
        let name = format!("Team {team}");
        let fields = [("version", version.as_str()), ("name", &name), ("fixed_table", table)];
        floor.post(&path, &fields).await.is(303);
    }
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let mut firsts = Vec::new();
    for place in 1..=3 {
        let of = floor.matched(1, place).await;
        let numbers = floor.teams().await.into_iter().map(|team| team.team);
        let numbers: Vec<i64> =
            numbers.filter(|team| team.id == of.a || Some(team.id) == of.b).map(|team| team.number).collect();
        let first = of.first_table.unwrap().0;
        firsts.push(first);
        // Of two that meet, one has what it wants.
        let wanted: Vec<u32> = [(5, 2), (3, 20)]
            .into_iter()
            .filter(|(team, _)| numbers.contains(team))
            .map(|(_, table)| table)
            .collect();
        assert!(wanted.is_empty() || wanted.contains(&first), "{numbers:?} play from table {first}");
    }
    firsts.sort_unstable();
    assert!(firsts.windows(2).all(|two| two[1] - two[0] >= 2), "tables are given twice: {firsts:?}");
}

#[actix_web::test]
async fn t17_a_battleplan_belongs_to_a_table_where_the_pack_says_so() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    let rules = TeamFloor::at("desk/teams/rules");
    let seen = floor.desk.get(&rules).await.hidden("seen");
    let save = async |plans: &str| {
        let fields = [
            ("seen", seen.as_str()),
            ("entrants", "teams"),
            ("size", "4"),
            ("reserves", "1"),
            ("coaches", "1"),
            ("assistants", "0"),
            ("method", "defender_attackers"),
            ("at_four", "refused_meet"),
            ("tables", "by_order"),
            ("game_points", "wins"),
            ("result", "majority"),
            ("checks", "0"),
            ("by_table", "on"),
            ("table_battleplans", plans),
        ];
        floor.desk.post(&rules, &fields).await
    };
    save("Focal Points").await.is(422).shows("Start the line with the round and a colon");
    save("1: Focal Points, Nowhere, Focal Points, Border War")
        .await
        .is(422)
        .shows("a battleplan of this event");
    save("1: Focal Points, Border War").await.is(422).shows("Round 1 names 2 tables, but a match has 4.");
    let line = "1: Focal Points, Border War, Focal Points, Border War";
    save(line).await.is(303);
    floor.desk.get(&rules).await.is(200).shows(line);
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    floor.draft_four(&of).await;
    let page = floor.site.visitor().get(&TeamFloor::at("rounds/1/matches/1")).await;
    for plan in ["Focal Points", "Border War"] {
        assert_eq!(page.body.matches(plan).count(), 2, "{}", page.body);
    }
}

#[actix_web::test]
async fn t15_what_both_captains_type_in_from_cards_holds() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    let [a, b] = floor.captains(&of).await;
    let path = TeamFloor::at("rounds/1/matches/1/typed");
    let typed = |places: [&'static str; 4]| places.map(|place| ("choice", place));
    let page = TeamFloor::at("match");
    a.get(&page).await.is(200).says(text!("matches-with-cards"));
    let team = floor.teams().await.into_iter().find(|team| team.team.id == of.a).unwrap();
    let mate = floor.phone(&team.members[1]).await;
    mate.get(&page).await.is(200).says_not(text!("matches-with-cards"));
    mate.post(&path, &typed(["2", "1", "4", "3"])).await.is(403);
    floor.site.visitor().post(&path, &typed(["2", "1", "4", "3"])).await.is(403);
    a.post(&path, &typed(["2", "2", "4", "3"])).await.is(303);
    a.get(&page).await.shows("Name every player of both teams exactly once");
    a.post(&path, &typed(["2", "1", "4", "3"])).await.is(303);
    a.get(&page).await.shows("It counts once the other captain enters the same.");
    assert!(floor.battles(&of).await.is_empty());
    // It is on the table, so everybody may see it.
    b.get(&page).await.shows("entered:");
    b.post(&path, &typed(["1", "2", "3", "4"])).await.is(303);
    b.get(&page).await.shows("The other captain entered different pairings.");
    assert!(floor.battles(&of).await.is_empty());
    b.post(&path, &typed(["2", "1", "4", "3"])).await.is(303);
    b.get(&page).await.shows("Both captains entered the same pairings").hides("We drafted with cards");
    let battles = floor.battles(&of).await;
    assert_eq!(battles.len(), 4);
    assert_eq!(battles[0].a, of.line_ups.a[0]);
    assert_eq!(battles[0].b, Some(of.line_ups.b[1]));
    floor
        .desk
        .get(&TeamFloor::at("desk/audit"))
        .await
        .shows("entered the pairings for Team 1; the other team must enter the same");
}

#[actix_web::test]
async fn a_known_format_fills_the_form_in_and_only_saving_keeps_it() {
    for format in TeamFormat::ALL {
        let floor = TeamFloor::with_teams(0, of_teams(TeamSettings::default())).await;
        let rules = TeamFloor::at("desk/teams/rules");
        let begin = ["do".to_owned(), "begin".to_owned()];
        let page = floor.desk.get(&rules).await;
        let mut form = HtmlForm::on(page.is(200), &rules, &rules);
        form.set("format", format.as_str());
        let filled = HtmlForm::on(form.send_by(&floor.desk, &begin).await.is(200), &rules, &rules);
        assert_eq!(settings_of_teams(&floor).await, floor.event.settings.team, "nothing is saved yet");
        filled.send(&floor.desk).await.leads_to(&rules);
        let (saved, wanted) = (settings_of_teams(&floor).await, format.settings());
        assert_eq!((saved.size, saved.draft.method), (wanted.size, wanted.draft.method), "{format:?}");
        assert_eq!((&saved.game_points, saved.result), (&wanted.game_points, wanted.result), "{format:?}");
        assert_eq!((saved.checks, &saved.rules), (wanted.checks, &wanted.rules), "{format:?}");
    }
}

async fn settings_of_teams(floor: &TeamFloor) -> TeamSettings {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let event = storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap();
    event.settings.team.clone()
}
