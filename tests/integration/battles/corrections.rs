//! A result is corrected after later rounds were drawn on it: what that changes is shown before it is saved.

use crate::support::{
    floor::{Floor, Seat, a_points},
    site::Reply,
};
use muster::domain::{
    battle::{Battle, State},
    event::permission::StaffRole,
};

const NUMBERS: [u32; 4] = [30, 4, 20, 3];
const THERE: &str = "/e/spring-open/desk/battles/1/1";

#[actix_web::test]
async fn another_winner_shows_whose_place_moves_and_which_tables_would_have_been_others() {
    let floor = drawn_on(&["Ann", "Ben", "Cai", "<b>Dee</b>"]).await;
    let (battle, pairs) = (floor.battle(1, 1).await, floor.pairs(2).await);
    let version = floor.version().await;
    let look = floor.desk.post(THERE, &as_fields(&ruling(&battle, &[]))).await;
    look.is(200).says(text!("desk-battles-what-this-changes")).shows("Not saved yet").hides("<b>Dee");
    look.shows("20–30 (tactics 3–4)")
        .says(text!("desk-battles-save-correction"))
        .says(text!("desk-battles-moves-now"));
    look.shows("2 tables would have been different").says(text!("desk-battles-would-have-been"));
    assert_eq!((floor.version().await, a_points(&floor.battle(1, 1).await)), (version, Some(30)));
    // The winner of the other table would have met the one who now won.
    let other = floor.battle(1, 2).await;
    let name = |id| floor.players.iter().find(|player| player.id == id).unwrap().name.to_string();
    let (one, two) = (name(battle.b.unwrap()), name(other.a));
    let meeting = if one < two { format!("{one} – {two}") } else { format!("{two} – {one}") };
    look.shows(&meeting.replace('<', "&#60;").replace('>', "&#62;"));
    // Confirmed: saved, and round 2 is as it was drawn.
    let looked_at = look.hidden("looked_at");
    // Looked at again, by a button or by Enter, it is not saved.
    for again in [vec![("looked_at", looked_at.as_str()), ("what", "look")], vec![("looked_at", &looked_at)]]
    {
        let again = floor.desk.post(THERE, &as_fields(&ruling(&battle, &again))).await;
        again.is(200).says(text!("desk-battles-what-this-changes")).shows("Not saved yet");
    }
    assert_eq!(floor.version().await, version);
    let fields = ruling(&battle, &[("looked_at", &looked_at), ("what", "save")]);
    floor.desk.post(THERE, &as_fields(&fields)).await.leads_to(THERE);
    assert_eq!((a_points(&floor.battle(1, 1).await), floor.pairs(2).await), (Some(20), pairs));
    floor.desk.get(THERE).await.shows("changed the result from 30–20").shows("the wrong way round");
    // The confirmation sent twice is one correction.
    let version = floor.version().await;
    floor.desk.post(THERE, &as_fields(&fields)).await.is(409);
    assert_eq!(floor.version().await, version);
}

#[actix_web::test]
async fn other_points_for_the_same_winner_change_no_table() {
    let floor = drawn_on(&["Ann", "Ben", "Cai", "Dee"]).await;
    let battle = floor.battle(1, 1).await;
    let fields = ruling(&battle, &[("a_points", "32"), ("a_tactics", "4"), ("b_points", "20")]);
    let look = floor.desk.post(THERE, &as_fields(&fields)).await;
    look.is(200).says(text!("desk-battles-draw-not-read")).says_not(text!("desk-battles-would-have-been"));
}

#[actix_web::test]
async fn what_was_not_looked_at_is_not_saved() {
    let floor = drawn_on(&["Ann", "Ben", "Cai", "Dee"]).await;
    let battle = floor.battle(1, 1).await;
    let look = floor.desk.post(THERE, &as_fields(&ruling(&battle, &[]))).await;
    let looked_at = look.hidden("looked_at");
    // Other numbers than those looked at: another look.
    let other = ruling(&battle, &[("looked_at", &looked_at), ("what", "save"), ("b_points", "32")]);
    floor.desk.post(THERE, &as_fields(&other)).await.is(200).shows("20–32");
    let made_up = ruling(&battle, &[("looked_at", "0000"), ("what", "save")]);
    floor.desk.post(THERE, &as_fields(&made_up)).await.is(200).shows("Not saved yet");
    assert_eq!(a_points(&floor.battle(1, 1).await), Some(30));
    // No reason, no look; and an old screen comes back with what stands.
    let silent = ruling(&battle, &[("reason", "")]);
    floor.desk.post(THERE, &as_fields(&silent)).await.is(422).says(text!("desk-battles-say-why"));
    floor.correct(THERE, &as_fields(&ruling(&battle, &[]))).await.is(303);
    let stale = ruling(&battle, &[("looked_at", &looked_at), ("what", "save"), ("b_points", "32")]);
    floor.desk.post(THERE, &as_fields(&stale)).await.is(409).shows("20–30").shows("You sent 20–32");
}

#[actix_web::test]
async fn a_result_is_taken_back_only_after_a_look_and_a_new_round_needs_none() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, NUMBERS), (2, NUMBERS)]).await;
    // Nothing is drawn on it: a ruling is saved at once.
    let battle = floor.battle(1, 1).await;
    floor.desk.post(THERE, &as_fields(&ruling(&battle, &[]))).await.is(303);
    floor.draw(2).await.is(303);
    let battle = floor.battle(1, 1).await;
    let back = ruling(&battle, &[("what", "clear")]);
    let look = floor.desk.post(THERE, &as_fields(&back)).await;
    look.is(200)
        .shows("becomes <strong>no result</strong>")
        .shows("value=\"clear_and_save\">Save correction");
    floor.correct(THERE, &as_fields(&back)).await.is(303);
    assert_eq!(floor.battle(1, 1).await.state, State::Open);
}

#[actix_web::test]
async fn a_judge_corrects_too_but_not_their_own_battle_and_players_do_not() {
    let floor = drawn_on(&["Ann", "Ben", "Cai", "Dee"]).await;
    let battle = floor.battle(1, 1).await;
    let fields = ruling(&battle, &[]);
    let player = floor.phone(floor.number(battle.a)).await;
    player.post(THERE, &as_fields(&fields)).await.is(303);
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    judge.post(THERE, &as_fields(&fields)).await.is(200).says(text!("desk-battles-what-this-changes"));
    floor.open_link_on(&judge, battle.a).await;
    judge.post(THERE, &as_fields(&fields)).await.is(403).shows("This is your own battle.");
    assert_eq!(a_points(&floor.battle(1, 1).await), Some(30));
    floor.send(2, 1, Seat::A, NUMBERS).await.is(303);
}

#[actix_web::test]
async fn until_the_next_round_is_played_there_is_a_way_to_draw_it_on_what_is_corrected() {
    let floor = Floor::with_names(&["Ann", "Ben", "Cai", "Dee"]).await;
    floor.play(1, &[(1, NUMBERS), (2, NUMBERS)]).await;
    floor.draw(2).await.is(303);
    let battle = floor.battle(1, 1).await;
    let look = floor.desk.post(THERE, &as_fields(&ruling(&battle, &[]))).await;
    look.is(200).says(text!("desk-battles-save-and-draw", round = 2)).hides("take the round back</a>");
    let (looked_at, version) = (look.hidden("looked_at"), look.hidden("draft_version"));
    let then = [("looked_at", looked_at.as_str()), ("then", "redraw"), ("draft_version", &version)];
    let (fields, drawn) = (ruling(&battle, &then), floor.pairs(2).await);
    let draft = "/e/spring-open/desk/rounds/2";
    floor.desk.post(THERE, &as_fields(&fields)).await.leads_to(draft);
    floor
        .desk
        .get(draft)
        .await
        .says(text!("desk-battles-corrected-and-drawn", round = 2))
        .hides("Results have changed since round 2 was paired");
    assert_eq!(a_points(&floor.battle(1, 1).await), Some(20));
    assert_ne!(floor.pairs(2).await, drawn, "the two who won meet");
    floor.desk.get("/e/spring-open/desk/audit").await.says(text!("desk-rounds-results-changed"));
    // Out, and nobody plays it: it is taken back first. A judge draws nothing.
    floor.publish(2).await.is(303);
    let back = [("a_points", "30"), ("a_tactics", "4"), ("b_points", "20"), ("b_tactics", "3")];
    let fields = ruling(&floor.battle(1, 1).await, &back);
    let look = floor.desk.post(THERE, &as_fields(&fields)).await;
    look.shows("save this, then <a").shows("take the round back</a>.").hides("Save and open round");
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    judge
        .post(THERE, &as_fields(&fields))
        .await
        .is(200)
        .says(text!("desk-battles-save-correction"))
        .hides("take the round back</a>");
    floor.report(2, 1, NUMBERS).await.is(303);
    let look = floor.desk.post(THERE, &as_fields(&fields)).await;
    look.is(200)
        .says(text!("desk-battles-save-correction"))
        .hides("take the round back</a>")
        .hides("Save and open round");
}

#[actix_web::test]
async fn a_draft_that_reads_other_results_says_so_with_the_button_that_draws_it_again() {
    let floor = Floor::with_names(&["Ann", "Ben", "Cai", "Dee"]).await;
    floor.play(1, &[(1, NUMBERS), (2, NUMBERS)]).await;
    floor.draw(2).await.is(303);
    let (draft, drawn) = ("/e/spring-open/desk/rounds/2", floor.pairs(2).await);
    for page in [THERE, draft] {
        floor.desk.get(page).await.hides("Results have changed since round 2 was paired");
    }
    let is_main = |page: &Reply, label: &str| page.has(&format!("btn btn--main\">{label} round 2"));
    let page = floor.desk.get(draft).await;
    assert!(is_main(&page, "Publish") && page.has("class=\"band\""), "{}", page.body);
    floor.correct(THERE, &as_fields(&ruling(&floor.battle(1, 1).await, &[]))).await.is(303);
    for page in [THERE, draft] {
        floor.desk.get(page).await.shows("Results have changed since round 2 was paired: ");
    }
    // It is grouped by no records that stand no more, and to publish it is not what is to be done.
    let page = floor.desk.get(draft).await;
    assert!(!is_main(&page, "Publish") && is_main(&page, "Pair"), "{}", page.body);
    page.shows("Publish round 2").hides("class=\"band\"");
    // A judge draws nothing.
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    judge.get(THERE).await.is(200).hides("Results have changed since round 2 was paired");
    let page = floor.desk.get(THERE).await;
    let again = page.body.split("rounds/2/redraw").nth(1).unwrap().split("</form>").next().unwrap();
    let value = |name: &str| {
        let (_, rest) = again.split_once(&format!("name=\"{name}\"")).unwrap();
        rest.split('"').nth(1).unwrap().to_owned()
    };
    let fields = ["version", "clubs", "odd", "redraw_reason"].map(|name| (name, value(name)));
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    floor.desk.post("/e/spring-open/desk/rounds/2/redraw", &fields).await.leads_to(draft);
    assert_ne!(floor.pairs(2).await, drawn);
    floor.desk.get(THERE).await.hides("Results have changed since round 2 was paired");
}

#[actix_web::test]
async fn a_result_is_taken_back_and_the_next_round_drawn_again_in_the_same_step() {
    let floor = Floor::with_names(&["Ann", "Ben", "Cai", "Dee", "Eve", "Flo"]).await;
    floor.play(1, &[(1, NUMBERS), (2, NUMBERS), (3, NUMBERS)]).await;
    floor.draw(2).await.is(303);
    let (draft, drawn) = ("/e/spring-open/desk/rounds/2", floor.pairs(2).await);
    // Two of the three who won meet. Once one of them has not won, the other meets the third.
    let first = floor.battles(1).await;
    let won: Vec<i64> = first.iter().map(|battle| floor.number(battle.a)).collect();
    let meets = |number: &i64| {
        drawn.iter().any(|(a, b)| [a, b].contains(&number) && won.contains(a) && won.contains(b))
    };
    let table = 1 + u32::try_from(won.iter().position(meets).unwrap()).unwrap();
    let there = format!("/e/spring-open/desk/battles/1/{table}");
    let back = ruling(&floor.battle(1, table).await, &[("what", "clear")]);
    let look = floor.desk.post(&there, &as_fields(&back)).await;
    look.shows("value=\"clear_and_redraw\">Save and pair round 2 again");
    let (looked_at, version) = (look.hidden("looked_at"), look.hidden("draft_version"));
    let then = [("looked_at", looked_at.as_str()), ("then", "clear_and_redraw"), ("draft_version", &version)];
    let fields = ruling(&floor.battle(1, table).await, &then);
    floor.desk.post(&there, &as_fields(&fields)).await.leads_to(draft);
    assert_eq!(floor.battle(1, table).await.state, State::Open);
    assert_ne!(floor.pairs(2).await, drawn);
    floor
        .desk
        .get(draft)
        .await
        .says(text!("desk-battles-corrected-and-drawn", round = 2))
        .hides("Results have changed since round 2 was paired");
}

/// Round 1 played, round 2 out.
async fn drawn_on(names: &[&str]) -> Floor {
    let floor = Floor::with_names(names).await;
    floor.play(1, &[(1, NUMBERS), (2, NUMBERS)]).await;
    floor.play(2, &[]).await;
    floor
}

/// The result of table 1 the other way round, with what was changed.
fn ruling(seen: &Battle, changed: &[(&str, &str)]) -> Vec<(String, String)> {
    let typed = [
        ("kind", "played"),
        ("a_points", "20"),
        ("a_tactics", "3"),
        ("b_points", "30"),
        ("b_tactics", "4"),
        ("reason", "the wrong way round"),
    ];
    let mut fields = vec![("version".to_owned(), seen.version.to_string())];
    for (name, value) in typed.iter().chain(changed) {
        fields.retain(|(other, _)| other != name);
        fields.push(((*name).to_owned(), (*value).to_owned()));
    }
    fields
}

fn as_fields(fields: &[(String, String)]) -> Vec<(&str, &str)> {
    fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}
