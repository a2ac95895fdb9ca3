//! A day of teams: rounds drawn over teams, drafted, played, closed; standings that lead to the battles.

use super::floor::{TeamFloor, of_teams};
use muster::domain::teams::{EntrantKind, MatchRule, TeamSettings};

#[actix_web::test]
async fn a_round_of_teams_is_drawn_drafted_played_and_closed() {
    let floor = TeamFloor::with_teams(4, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.leads_to("/e/spring-open/desk/matches/1");
    floor.desk.get("/e/spring-open/desk/rounds/1").await.leads_to("/e/spring-open/desk/matches/1");
    floor
        .desk
        .get("/e/spring-open/desk/matches/1")
        .await
        .is(200)
        .says(text!("desk-matches-why"))
        .shows("Tables 1–4");
    // A draft is nobody's business.
    floor.site.visitor().get("/e/spring-open/rounds/1/matches/1").await.is(404);
    floor.publish(1).await.is(303);
    let public = floor.site.visitor().get("/e/spring-open/rounds/1").await;
    public.is(200).shows("Team 1").says(text!("matches-being-settled"));
    floor.post("desk/rounds/1/close", &[]).await.is(303);
    floor.desk.get("/e/spring-open/desk/matches/1").await.shows("Still drafting: matches 1, 2.");
    for place in [1, 2] {
        let of = floor.matched(1, place).await;
        floor.draft_four(&of).await;
        let battles = floor.battles(&of).await;
        assert_eq!(battles.len(), 4);
        let page = floor.site.visitor().get(&TeamFloor::at(&format!("rounds/1/matches/{place}"))).await;
        page.is(200).says(text!("matches-done", done = 0, battles = 4)).says(text!("matches-how-settled"));
        for (battle, points) in battles.iter().zip([[30, 10], [30, 10], [10, 30], [30, 20]]) {
            floor.report(battle, points).await;
        }
    }
    let of = floor.matched(1, 1).await;
    let [a, b] = floor.captains(&of).await;
    a.get("/e/spring-open/match").await.is(200).shows("We won, 3 battles to 1.");
    b.get("/e/spring-open/match").await.is(200).shows("We lost, 1 battle to 3.");
    floor.post("desk/rounds/1/close", &[]).await.is(303);
    floor.site.visitor().get("/e/spring-open/rounds/1").await.is(200).shows("Closed");
    let standings = floor.site.visitor().get("/e/spring-open/standings").await;
    standings.is(200).shows("Team 1").shows("Match points");
    // Winners meet winners, and nobody meets again.
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    let mut before = Vec::new();
    for place in [1, 2] {
        let (first, second) = (floor.matched(1, place).await, floor.matched(2, place).await);
        before.push((first.a, first.b));
        assert!(
            !before.contains(&(second.a, second.b)) && !before.contains(&(second.b.unwrap(), Some(second.a)))
        );
    }
}

#[actix_web::test]
async fn an_odd_team_has_a_bye_that_counts_as_the_event_says() {
    let floor = TeamFloor::with_teams(3, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.site.visitor().get("/e/spring-open/rounds/1").await.is(200).shows("has the bye");
    let bye = floor.matched(1, 2).await;
    assert!(bye.is_bye() && bye.line_ups.a.is_empty());
    let phone = floor
        .phone(floor.teams().await.iter().find(|team| team.team.id == bye.a).unwrap().captain().unwrap())
        .await;
    phone.get("/e/spring-open/match").await.is(200).shows("No opponent this round.");
}

#[actix_web::test]
async fn a_team_without_enough_people_is_named_before_the_round_is_out() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings { size: 3, ..TeamSettings::default() })).await;
    let member = floor.team(2).await.members.pop().unwrap();
    let (number, version) = (member.number.to_string(), member.version.to_string());
    let fields = [("player", number.as_str()), ("version", &version)];
    floor.post("desk/teams/2/remove", &fields).await.is(303);
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.desk.get("/e/spring-open/desk/matches/1").await.shows("Team 2 has 2 of 3 players");
    assert!(floor.matched(1, 1).await.line_ups.a.is_empty());
}

#[actix_web::test]
async fn corrections_and_the_window_decide_a_match() {
    let team = TeamSettings { result: MatchRule::Window { wins_from: 54 }, ..TeamSettings::default() };
    let floor = TeamFloor::with_teams(2, of_teams(team)).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    floor.draft_four(&of).await;
    let [a, _] = floor.captains(&of).await;
    let battles = floor.battles(&of).await;
    floor.report(&battles[0], [30, 30]).await;
    a.get("/e/spring-open/match").await.shows("We have 10 points, they have 10. We need 44 more to win");
    for battle in &battles[1..] {
        floor.report(battle, [30, 30]).await;
    }
    a.get("/e/spring-open/match").await.shows("It's a draw, 40 points to 40.");
    let path = "desk/matches/1/1/correct";
    floor.post(path, &[("side", "a"), ("game_points", "14"), ("reason", "")]).await.is(303);
    floor.desk.get("/e/spring-open/desk/matches/1/1").await.shows("Give a reason. It goes in the log.");
    floor.post(path, &[("side", "a"), ("game_points", "14"), ("reason", "a list was wrong")]).await.is(303);
    a.get("/e/spring-open/match").await.shows("We won, 54 points to 40.").shows("a list was wrong");
}

#[actix_web::test]
async fn two_people_of_a_pair_have_one_battle_and_either_reports() {
    let settings = of_teams(TeamSettings { size: 2, ..TeamSettings::default() });
    let settings = muster::domain::event::pack::Settings { entrants: EntrantKind::Pairs, ..settings };
    let floor = TeamFloor::with_teams(2, settings).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    let battles = floor.battles(&of).await;
    assert_eq!(battles.len(), 1);
    let page = floor.site.visitor().get("/e/spring-open/rounds/1/tables/1").await;
    page.is(200).shows("Captain 1 &#38; Player 1.2").shows("Captain 2 &#38; Player 2.2");
    let battle = &battles[0];
    assert!(battle.partners.iter().all(Option::is_some));
    // The partners speak for their sides as well as those beside them.
    let partners = muster::domain::battle::Battle {
        a: battle.partners[0].unwrap(),
        b: battle.partners[1],
        ..battle.clone()
    };
    floor.report(&partners, [24, 12]).await;
    let now = floor.battles(&of).await.remove(0);
    assert!(now.state.is_settled(), "{:?}", now.state);
    floor.post("desk/rounds/1/close", &[]).await.is(303);
    let page = floor.site.visitor().get("/e/spring-open/rounds/1").await;
    page.is(200).shows("24").shows("Table 1").shows("Closed");
    floor.site.visitor().get("/e/spring-open/standings").await.is(200).shows("Team 1");
}
