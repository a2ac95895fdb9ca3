//! Results that a judge or an organiser set: rulings, kinds and outcomes, what is corrected later.

use super::{as_fields, phone_of, rule, ruling};
use crate::support::floor::{Floor, Seat, a_points, address};
use muster::domain::{
    battle::State, event::permission::StaffRole, history::ResultKind, numbers::RoundNumber,
};

const NUMBERS: [u32; 4] = [30, 4, 20, 3];

#[actix_web::test]
async fn j2_a_judge_who_plays_does_not_rule_on_their_own_battle() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    floor.open_link_on(&judge, battle.a).await;
    let path = "/e/spring-open/desk/battles/1/1";
    judge.get(path).await.shows("You're playing in this battle");
    let fields = ruling(&battle, &[("reason", "I won")]);
    judge.post(path, &as_fields(&fields)).await.is(403).shows("Another judge");
    floor.report(1, 1, NUMBERS).await.is(303);
    judge.post(&format!("{path}/accept"), &[]).await.is(403);
    judge.post("/e/spring-open/desk/battles/accept-all", &[("round", "1")]).await.is(303);
    assert_eq!(floor.battle(1, 1).await.state, State::Reported);
}

#[actix_web::test]
async fn what_follows_is_told_before_a_judge_says_that_somebody_did_not_come() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let path = "/e/spring-open/desk/battles/1/1";
    let battle = floor.battle(1, 1).await;
    let [a, b] = [battle.a, battle.b.unwrap()].map(|id| format!("Player {}", floor.number(id)));
    let follows = |absent: &str, other: &str| {
        format!(
            "If {absent} is a no-show, {other} gets a major victory with 50 victory points and 5 battle tactics. \
             {absent} gets a major loss and scores nothing."
        )
    };
    let page = floor.desk.get(path).await;
    page.shows(&follows(&a, &b))
        .shows(&follows(&b, &a))
        .shows("not a bye")
        .says_not(text!("desk-battles-nobody-came"));
    // The button comes once the first battle round should have begun, and goes with the first report.
    let clock = [("round", "1"), ("hand", "start"), ("back", "now")];
    floor.desk.post("/e/spring-open/desk/clock", &clock).await.is(303);
    floor.desk.get(path).await.says_not(text!("desk-battles-nobody-came"));
    floor.site.wait(15);
    floor.desk.get(path).await.says(text!("desk-battles-nobody-came")).shows("?absent=no_show_b#ruling");
    let chosen = floor.desk.get(&format!("{path}?absent=no_show_b")).await;
    chosen.shows(&follows(&b, &a)).hides(&follows(&a, &b));
    chosen.shows("<option value=\"no_show_b\" selected>").shows(&format!("value=\"{b} was a no-show\""));
    let blank = [("a_points", ""), ("a_tactics", ""), ("b_points", ""), ("b_tactics", "")];
    let reason = format!("{b} was a no-show");
    let more = [("kind", "no_show_b"), ("reason", reason.as_str())];
    let fields = ruling(&battle, &[&blank[..], &more[..]].concat());
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    floor.desk.get(path).await.shows("50–0").says_not(text!("desk-battles-nobody-came"));

    // An entry about conduct says what follows from it, and where that is done.
    let number = floor.number(battle.b.unwrap());
    let conduct = floor.desk.get(&format!("/e/spring-open/desk/conduct/{number}")).await;
    conduct.shows("also set the table").shows("/desk/battles/1/1#ruling").shows("an odd number means a bye");
}

#[actix_web::test]
async fn a_ruling_needs_a_reason_and_is_not_made_over_something_newer() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let seen = floor.battle(1, 1).await;
    let path = "/e/spring-open/desk/battles/1/1";
    let fields = ruling(&seen, &[("reason", "")]);
    floor
        .desk
        .post(path, &as_fields(&fields))
        .await
        .is(422)
        .says(text!("desk-battles-say-why"))
        .shows("value=\"30\"");
    floor.report(1, 1, [24, 3, 20, 3]).await.is(303);
    let fields = ruling(&seen, &[("reason", "time")]);
    floor.desk.post(path, &as_fields(&fields)).await.is(409).shows("24–20").shows("You sent 30–20");
}

#[actix_web::test]
async fn both_players_read_who_ruled_and_what_stood_before() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[(1, NUMBERS)]).await;
    let seen = floor.battle(1, 1).await;
    let [a, b] = [phone_of(&floor, &seen, Seat::A).await, phone_of(&floor, &seen, Seat::B).await];
    let page = "/e/spring-open/rounds/1/tables/1";
    a.get(page).await.is(200).hides("Decided by");
    rule(&floor, &seen, &[("a_points", "24")]).await;
    let decided = floor.battle(1, 1).await.decided.unwrap();
    // Each reads their own points first.
    for (phone, before) in [(&a, "30–20"), (&b, "20–30")] {
        let told = format!("Decided by {}, 08:30. Before: {before}.", decided.by);
        for page in [page, "/e/spring-open/me"] {
            phone.get(page).await.is(200).shows("recounted").shows(&told);
        }
    }
    floor.site.visitor().get(page).await.is(200).shows("recounted").hides("Decided by");
    // The same numbers once more take the place of nothing.
    rule(&floor, &floor.battle(1, 1).await, &[("a_points", "24")]).await;
    a.get(page).await.shows("Decided by").hides("Before:");
}

#[actix_web::test]
async fn nothing_stood_before_a_ruling_on_reports_that_differ() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    floor.send(1, 1, Seat::A, NUMBERS).await.is(303);
    floor.send(1, 1, Seat::B, [28, 4, 20, 3]).await.is(303);
    let seen = floor.battle(1, 1).await;
    assert_eq!(seen.state, State::Disputed);
    rule(&floor, &seen, &[("a_points", "30")]).await;
    let page = phone_of(&floor, &seen, Seat::A).await.get("/e/spring-open/rounds/1/tables/1").await;
    page.is(200).shows("30").shows("Decided by").hides("Before:");
}

#[actix_web::test]
async fn a_ruling_can_be_looked_at_before_it_is_saved() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let path = "/e/spring-open/desk/battles/1/1";
    let seen = floor.battle(1, 1).await;
    floor.desk.get(path).await.says(text!("desk-battles-look"));
    let conceded = [
        ("a_points", "12"),
        ("a_tactics", "1"),
        ("b_points", "14"),
        ("b_tactics", "2"),
        ("kind", "conceded_by_a"),
        ("rounds_left", "2"),
    ];
    let look = ruling(&seen, &[&conceded[..], &[("what", "look")]].concat());
    let page = floor.desk.post(path, &as_fields(&look)).await;
    let winner = format!("Player {}", floor.number(seen.b.unwrap()));
    page.is(200).shows("Not saved yet: 12–34").shows(&format!("Major victory for {winner}"));
    page.shows(" value=\"14\">").says_not(text!("desk-battles-say-why"));
    assert_eq!(floor.battle(1, 1).await.state, State::Open);
    let save = ruling(&seen, &[&conceded[..], &[("reason", "left after round 3")]].concat());
    floor.desk.post(path, &as_fields(&save)).await.is(303);
    floor.desk.get(path).await.shows("12–34").hides("Not saved yet");
}

#[actix_web::test]
async fn a_ruling_sent_again_with_other_numbers_is_not_taken_for_the_first() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let path = "/e/spring-open/desk/battles/1/1";
    let mut fields = ruling(&floor.battle(1, 1).await, &[("reason", "time"), ("once", "back-and-again")]);
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    // Back, other numbers, sent again: nobody is told that these were saved.
    fields[1].1 = "24".into();
    floor.desk.post(path, &as_fields(&fields)).await.is(409).shows("30–20").shows("You sent 24–20");
    assert_eq!(a_points(&floor.battle(1, 1).await), Some(30));
}

#[actix_web::test]
async fn staff_set_kinds_and_outcomes_and_take_a_result_back() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let path = "/e/spring-open/desk/battles/1/1";
    let blank = [("a_points", ""), ("a_tactics", ""), ("b_points", ""), ("b_tactics", "")];
    let more = [("kind", "no_show_b"), ("reason", "missed the train")];
    let fields = ruling(&floor.battle(1, 1).await, &[&blank[..], &more[..]].concat());
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    let absent = format!("Player {} was a no-show", floor.number(floor.battle(1, 1).await.b.unwrap()));
    floor.desk.get(path).await.shows("50–0").shows(&absent);
    for page in ["desk/battles", "desk/rounds/1", "rounds/1/tables/1"] {
        let page = floor.desk.get(&format!("/e/spring-open/{page}")).await;
        page.is(200).shows(&absent).hides("second player");
    }
    // Who won is told by the result, not by who has more points.
    let visitor = floor.site.visitor();
    let round = "/e/spring-open/rounds/1";
    visitor.get(round).await.shows("class=\"is-winner\">50</span>");
    let fields = ruling(&floor.battle(1, 1).await, &[("outcome", "draw"), ("reason", "both armies illegal")]);
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    visitor.get("/e/spring-open/rounds/1/tables/1").await.shows("Draw");
    visitor.get(round).await.shows("30</span>").hides("is-winner");
    floor.desk.get("/e/spring-open/desk/rounds/1").await.hides("is-winner");
    let fields = ruling(&floor.battle(1, 1).await, &[("what", "clear"), ("reason", "the wrong table")]);
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    assert_eq!(floor.battle(1, 1).await.state, State::Open);
    floor.report(1, 1, NUMBERS).await.is(303);
}

#[actix_web::test]
async fn a_result_is_corrected_after_the_next_draw_with_a_warning() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, NUMBERS), (2, NUMBERS)]).await;
    floor.desk.post("/e/spring-open/desk/rounds/1/close", &[]).await.is(303);
    floor.play(2, &[]).await;
    let drawn = floor.pairs(2).await;
    let path = "/e/spring-open/desk/battles/1/1";
    floor.desk.get(path).await.says(text!("desk-battles-later-rounds", rounds = 1));
    let battle = floor.battle(1, 1).await;
    let fields = ruling(&battle, &[("a_points", "20"), ("reason", "points of the wrong side")]);
    floor.correct(path, &as_fields(&fields)).await.is(303);
    assert_eq!((a_points(&floor.battle(1, 1).await), floor.pairs(2).await), (Some(20), drawn));
    floor.desk.get(path).await.shows("changed the result from 30–20").shows("points of the wrong side");
}

#[actix_web::test]
async fn once_both_agree_nobody_is_asked_for_numbers_any_more_whatever_a_page_of_before_sends() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    set_battleplan(&floor, Some("starstrike")).await;
    let seen = floor.battle(1, 1).await;
    for seat in [Seat::A, Seat::B] {
        floor.send(1, 1, seat, [20, 2, 9, 0]).await.is(303);
    }
    let told = floor.send_over(&seen, Seat::A, [19, 2, 9, 0]).await;
    told.is(422).says(text!("report-refusal-agreed")).says_not(text!("form-refusal-see-marked"));
}

#[actix_web::test]
async fn r7_numbers_that_the_battleplan_cannot_give_are_refused_and_a_judge_may_let_them_stand() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    set_battleplan(&floor, Some("starstrike")).await;
    let why = "19 victory points with 2 battle tactics isn't possible on Starstrike. Nearest: 17 and 20.";
    floor.report(1, 1, [19, 2, 9, 0]).await.is(422).shows(why);
    let sheet =
        [("table", "1"), ("a_points", "9"), ("a_tactics", "0"), ("b_points", "19"), ("b_tactics", "2")];
    let refused = floor.desk.post("/e/spring-open/desk/battles/paper", &sheet).await;
    refused.is(422).shows(why).shows("Player");
    let odd =
        [("a_points", "19"), ("a_tactics", "2"), ("b_points", "9"), ("b_tactics", "0"), ("reason", "a slip")];
    let path = "/e/spring-open/desk/battles/1/1";
    floor.desk.get(path).await.says_not(text!("desk-battles-let-stand"));
    let fields = ruling(&floor.battle(1, 1).await, &odd);
    floor.desk.post(path, &as_fields(&fields)).await.is(422).shows(why).says(text!("desk-battles-let-stand"));
    assert_eq!(floor.battle(1, 1).await.state, State::Open);
    let fields = ruling(&floor.battle(1, 1).await, &[&odd[..], &[("let_stand", "on")]].concat());
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    assert_eq!(a_points(&floor.battle(1, 1).await), Some(19));
    // What only some battleplans cannot give is nobody's business where there is none, or one of the organiser's own.
    floor.report(1, 2, [20, 2, 9, 0]).await.is(303);
    set_battleplan(&floor, None).await;
    floor.send(1, 2, Seat::B, [19, 2, 9, 0]).await.is(303);
}

/// The battleplan of round 1, whatever the dice said.
async fn set_battleplan(floor: &Floor, slug: Option<&str>) {
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut round =
        muster::storage::rounds::by_number(&mut tx, floor.event.id, RoundNumber(1)).await.unwrap().unwrap();
    round.battleplan = slug.map(str::to_owned);
    muster::storage::rounds::set_plan(&mut tx, &round).await.unwrap();
    floor.site.commit(tx, floor.event.id).await;
}

/// Time is called, or the players agree how it would have ended: neither is a battle that was played to its end.
#[actix_web::test]
async fn r9_a_battle_that_was_talked_out_or_ran_out_of_time_is_a_kind_of_its_own() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let visitor = floor.site.visitor();
    let talked = ruling(
        &floor.battle(1, 1).await,
        &[("kind", "adjudicated"), ("reason", "talked out from battle round 4")],
    );
    floor.desk.post("/e/spring-open/desk/battles/1/1", &as_fields(&talked)).await.is(303);
    // The points that were agreed say who won.
    let page = visitor.get("/e/spring-open/rounds/1/tables/1").await;
    page.is(200)
        .shows(">30</b>")
        .shows(">20</b>")
        .shows("Not finished; players agreed the rest")
        .shows("Major victory for");
    let timed = ruling(
        &floor.battle(1, 2).await,
        &[("kind", "adjudicated"), ("outcome", "draw"), ("reason", "time was called in battle round 3")],
    );
    floor.desk.post("/e/spring-open/desk/battles/1/2", &as_fields(&timed)).await.is(303);
    // Here a judge does, where the numbers of an unfinished battle would not.
    visitor.get("/e/spring-open/rounds/1/tables/2").await.is(200).shows("Draw").hides("Major victory of");
    floor.desk.get("/e/spring-open/desk/battles/1/2").await.shows("time was called in battle round 3");
    floor.close(1).await;
    let won = floor.number(floor.battle(1, 1).await.a);
    let drew = floor.number(floor.battle(1, 2).await.a);
    for number in [won, drew] {
        visitor
            .get(&format!("/e/spring-open/standings/{number}"))
            .await
            .is(200)
            .says(text!("standings-adjudicated"));
    }
    visitor.get("/e/spring-open/standings").await.shows("1–0–0").shows("0–1–0");
    // The two agree by themselves as well: one reports it, the other confirms.
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    let battle = floor.battle(2, 1).await;
    let phone = phone_of(&floor, &battle, Seat::A).await;
    phone.get(&address(&battle)).await.shows("value=\"adjudicated\"");
    let mut fields = ruling(&battle, &[("what", "report")]);
    fields.retain(|(name, _)| name != "kind");
    fields.push(("kind".into(), "adjudicated".into()));
    phone.post(&address(&battle), &as_fields(&fields)).await.is(303);
    let other = phone_of(&floor, &battle, Seat::B).await;
    let page = other.get(&address(&battle)).await;
    page.shows("Not finished; players agreed the rest");
    let version = page.hidden("version");
    other.post(&address(&battle), &[("version", version.as_str()), ("what", "confirm")]).await.is(303);
    let agreed = floor.battle(2, 1).await;
    assert_eq!(agreed.state, State::Confirmed);
    assert_eq!(agreed.result().unwrap().kind, ResultKind::Adjudicated);
}
