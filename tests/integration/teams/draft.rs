//! The captains' draft on two phones: its steps, its clock, a judge's step back, cards on the table.

use super::floor::{TeamFloor, of_teams};
use muster::{
    actions::{draft::steps, entrants::links},
    domain::{ids::MatchId, teams::TeamSettings},
    storage::{self, draft_choices::StoredChoice},
};

async fn choices(floor: &TeamFloor, of: MatchId) -> Vec<StoredChoice> {
    let mut tx = floor.site.app.database.read().await.unwrap();
    storage::draft_choices::list_draft_choices(&mut tx, of).await.unwrap()
}

/// Two teams of four in round 1, and their captains.
async fn begun() -> TeamFloor {
    let floor = Box::pin(TeamFloor::with_teams(2, of_teams(TeamSettings::default()))).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor
}

#[actix_web::test]
async fn captains_choose_at_once_and_may_change_until_both_have() {
    let floor = begun().await;
    let of = floor.matched(1, 1).await;
    let [a, b] = floor.captains(&of).await;
    a.get("/e/spring-open/match").await.is(200).shows("Step 1 of 3").shows("Choose your defender");
    floor.choose(&a, &of, 0, &[1, 2]).await.is(303);
    // Why nothing was kept looks like what it is.
    let told = "<p class=\"note note--bad\" role=\"status\">Choose the number this step asks for";
    a.get("/e/spring-open/match").await.shows(told);
    floor.choose(&a, &of, 0, &[3]).await.is(303);
    floor.choose(&a, &of, 0, &[4]).await.is(303);
    a.get("/e/spring-open/match")
        .await
        .shows("Hidden until both captains have chosen")
        .says(text!("matches-change-the-choice"));
    b.get("/e/spring-open/match").await.shows("They have chosen").shows("We are choosing");
    floor.choose(&b, &of, 0, &[1]).await.is(303);
    let page = b.get("/e/spring-open/match").await;
    page.shows("Step 2 of 3").shows("Their defender").shows("Choose 2 attackers against ");
    let kept = choices(&floor, of.id).await;
    assert_eq!(
        kept.iter().map(|kept| (kept.choice.as_str(), kept.shown)).collect::<Vec<_>>(),
        [("4", true), ("1", true)]
    );
    // What is shown stays.
    floor.choose(&a, &of, 0, &[2]).await.is(303);
    a.get("/e/spring-open/match").await.shows("This step is over");
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("has chosen in step 1 of the draft")
        .shows("step 1 of the draft: ")
        .shows("chose")
        .hides("step 2 of the draft");
    // Whoever does not speak for the team chooses nothing, a stranger neither.
    let team = floor.team(1).await;
    let mate = floor.phone(&team.members[1]).await;
    mate.get("/e/spring-open/match")
        .await
        .is(200)
        .hides("<form method=\"post\" action=\"/e/spring-open/rounds/1/matches");
    floor.choose(&mate, &of, 1, &[1, 2]).await.is(403);
    floor.choose(&floor.site.visitor(), &of, 1, &[1, 2]).await.is(403);
}

#[actix_web::test]
async fn a_captain_s_private_link_leads_to_the_match_while_pairs_are_to_be_chosen() {
    let floor = begun().await;
    let of = floor.matched(1, 1).await;
    let team = floor.team(1).await;
    let lands = async |member: usize| {
        let link = links::private_link(&floor.site.app, &team.members[member]);
        let path = link.split_once("/p/").map(|(_, token)| format!("/p/{token}")).unwrap();
        floor.site.visitor().get(&path).await.location.clone().unwrap()
    };
    assert_eq!([lands(0).await, lands(1).await], ["/e/spring-open/match", "/e/spring-open/me"]);
    let [captain, _] = floor.captains(&of).await;
    let page = captain.get("/e/spring-open/me").await;
    page.shows("you choose for your team")
        .shows("btn--main btn--tall btn--wide\" href=\"/e/spring-open/match\"");
    floor.draft_four(&of).await;
    assert_eq!(lands(0).await, "/e/spring-open/me");
}

#[actix_web::test]
async fn what_is_missing_when_the_clock_runs_out_is_drawn_by_lot() {
    let floor = begun().await;
    let of = floor.matched(1, 1).await;
    let [a, _] = floor.captains(&of).await;
    floor.choose(&a, &of, 0, &[2]).await.is(303);
    assert_eq!(steps::run_out(&floor.site.app).await.unwrap(), 0);
    floor.site.wait(3);
    assert_eq!(steps::run_out(&floor.site.app).await.unwrap(), 1);
    let kept = choices(&floor, of.id).await;
    assert_eq!(kept.iter().map(|kept| kept.by_lot).collect::<Vec<_>>(), [false, true]);
    assert!(kept.iter().all(|kept| kept.shown) && kept[0].choice == "2");
    a.get("/e/spring-open/match").await.shows("at random: no choice in time").shows("Step 2 of 3");
    // The next step has a clock of its own, and so on to the end.
    assert_eq!(steps::run_out(&floor.site.app).await.unwrap(), 0);
    for _ in 0..2 {
        floor.site.wait(3);
        assert_eq!(steps::run_out(&floor.site.app).await.unwrap(), 1);
    }
    assert_eq!(floor.battles(&of).await.len(), 4);
    floor.site.wait(30);
    assert_eq!(steps::run_out(&floor.site.app).await.unwrap(), 0);
}

#[actix_web::test]
async fn a_judge_takes_a_step_back_with_a_reason_until_a_battle_has_begun() {
    let floor = begun().await;
    let of = floor.matched(1, 1).await;
    let back = "desk/matches/1/1/back";
    let desk = "/e/spring-open/desk/matches/1/1";
    floor.post(back, &[("reason", "wrong name")]).await.is(303);
    floor.desk.get(desk).await.shows("There's nothing to take back yet");
    floor.draft_four(&of).await;
    assert_eq!(floor.battles(&of).await.len(), 4);
    floor.post(back, &[("reason", "")]).await.is(303);
    floor.desk.get(desk).await.shows("Give a reason");
    floor.post(back, &[("reason", "a card was turned over")]).await.is(303);
    assert!(floor.battles(&of).await.is_empty());
    let [a, b] = floor.captains(&of).await;
    a.get("/e/spring-open/match").await.shows("Step 3 of 3");
    floor
        .desk
        .get("/e/spring-open/desk/audit")
        .await
        .shows("took back step 3 of the draft")
        .shows("a card was turned over");
    floor.choose(&a, &of, 2, &[3]).await.is(303);
    floor.choose(&b, &of, 2, &[3]).await.is(303);
    let battles = floor.battles(&of).await;
    assert_eq!(battles.len(), 4);
    floor.report(&battles[0], [20, 10]).await;
    floor.post(back, &[("reason", "again")]).await.is(303);
    floor.desk.get(desk).await.shows("has started, so the pairings of this match can't change");
}

#[actix_web::test]
async fn who_plays_whom_can_be_typed_in_and_who_is_missing_loses() {
    let floor = begun().await;
    let of = floor.matched(1, 1).await;
    let missing = floor.team(1).await.members[2].clone();
    let number = missing.number.to_string();
    floor.post("desk/matches/1/1/missing", &[("missing", &number)]).await.is(303);
    let typed = |places: [&'static str; 4]| places.map(|place| ("meets", place));
    floor.post("desk/matches/1/1/typed", &typed(["1", "1", "2", "3"])).await.is(303);
    floor
        .desk
        .get("/e/spring-open/desk/matches/1/1")
        .await
        .shows("Name every player of both teams exactly once");
    floor.post("desk/matches/1/1/typed", &typed(["2", "1", "4", "3"])).await.is(303);
    let battles = floor.battles(&of).await;
    assert_eq!(battles.len(), 4);
    let settled: Vec<_> = battles.iter().filter(|battle| battle.state.is_settled()).collect();
    assert_eq!(settled.len(), 1);
    assert!(settled[0].side_of(missing.id).is_some());
    floor.desk.get("/e/spring-open/desk/audit").await.says(text!("match-act-typed-in", battles = 4));
    floor.post("desk/matches/1/1/back", &[("reason", "typed wrongly")]).await.is(303);
    assert!(floor.battles(&of).await.is_empty());
}

#[actix_web::test]
async fn a_round_is_taken_back_while_nothing_is_shown() {
    let floor = begun().await;
    let of = floor.matched(1, 1).await;
    let [a, b] = floor.captains(&of).await;
    floor.choose(&a, &of, 0, &[2]).await.is(303);
    let version = floor.desk.get("/e/spring-open/desk/matches/1").await.hidden("version");
    floor.post("desk/rounds/1/take-back", &[("version", &version)]).await.is(303);
    assert!(choices(&floor, of.id).await.is_empty());
    a.get("/e/spring-open/match").await.is(303);
    floor.publish(1).await.is(303);
    floor.choose(&a, &of, 0, &[2]).await.is(303);
    floor.choose(&b, &of, 0, &[2]).await.is(303);
    let version = floor.desk.get("/e/spring-open/desk/matches/1").await.hidden("version");
    floor.post("desk/rounds/1/take-back", &[("version", &version)]).await.is(303);
    floor.desk.get("/e/spring-open/desk/matches/1").await.shows("Captains have started their draft");
}
