//! Rounds at the desk: drawn, changed by hand, published, taken back, closed.

use crate::support::{
    floor::{Floor, Seat},
    site::{Browser, Reply},
};
use muster::domain::{
    event::{Stage, permission::StaffRole},
    numbers::RoundNumber,
    round::RoundState,
};
use muster::storage;

const DESK: &str = "/e/spring-open/desk/rounds";

#[actix_web::test]
async fn a_draft_is_staffs_alone_until_it_is_published_as_a_whole() {
    let floor = Floor::with_players(6).await;
    floor.draw(1).await.leads_to("/e/spring-open/desk/rounds/1");
    let draft = floor.desk.get("/e/spring-open/desk/rounds/1").await;
    draft.is(200).shows("Draft, staff only").shows("Player 1").shows("Proven: no better pairings exist");
    let visitor = floor.site.visitor();
    visitor.get("/e/spring-open/rounds").await.is(200).shows("No pairings yet");
    visitor.get("/e/spring-open/rounds/1").await.is(404);
    visitor.get("/e/spring-open/rounds/1/tables/1").await.is(404);
    let phone = floor.phone(1).await;
    phone.get("/e/spring-open/me").await.shows("No round is published yet");

    floor.publish(1).await.leads_to("/e/spring-open/desk/rounds/1");
    visitor.get("/e/spring-open/rounds").await.shows("Round 1").shows("Player 6");
    visitor.get("/e/spring-open/rounds/1?by=name").await.is(200).shows("By table");
    visitor.get("/e/spring-open/rounds/1?q=player+3").await.shows("Player 3");
    phone.get("/e/spring-open/me").await.is(200).says(text!("play-report-the-result"));
    assert_eq!(floor.stage().await, Stage::Running);
}

#[actix_web::test]
async fn two_organisers_at_once_draw_one_round() {
    let floor = Floor::with_players(8).await;
    let other = floor.site.staff(&floor.event, "Oscar Organiser", StaffRole::Organiser).await;
    let (first, second) = futures_util::future::join(draw_as(&floor.desk), draw_as(&other)).await;
    for reply in [first, second] {
        reply.leads_to("/e/spring-open/desk/rounds/1");
    }
    assert_eq!(floor.pairs(1).await.len(), 4);
}

#[actix_web::test]
async fn the_same_form_sent_twice_draws_once() {
    let floor = Floor::with_players(4).await;
    let fields = [("once", "draw-round-one"), ("round", "1"), ("clubs", "off"), ("odd", "bye")];
    for _ in 0..2 {
        floor.desk.post(DESK, &fields).await.leads_to("/e/spring-open/desk/rounds/1");
    }
    assert_eq!(floor.pairs(1).await.len(), 2);
}

#[actix_web::test]
async fn p5_an_odd_number_is_named_and_somebody_has_a_bye() {
    let floor = Floor::with_players(5).await;
    floor.desk.get(DESK).await.shows("Odd number (5)");
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.site.visitor().get("/e/spring-open/rounds/1").await.shows("has the bye");
    let mut byes = 0;
    for number in 1..=5 {
        let page = floor.phone(number).await.get("/e/spring-open/me").await;
        byes += usize::from(page.has("No opponent this round. It counts as"));
    }
    assert_eq!(byes, 1);
}

#[actix_web::test]
async fn e18_the_spare_player_plays_where_the_number_is_odd() {
    let floor = Floor::with_players(4).await;
    floor.make_spare(4).await;
    floor.desk.get(DESK).await.shows("Player 4 is the spare player");
    let fields = [("round", "1"), ("clubs", "off"), ("odd", "spare")];
    floor.desk.post(DESK, &fields).await.is(303);
    let pairs = floor.pairs(1).await;
    assert!(pairs.len() == 2 && pairs.iter().any(|(_, b)| *b == 4), "{pairs:?}");
}

#[actix_web::test]
async fn a_result_that_is_missing_is_named_before_the_next_draw() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    floor.desk.get(DESK).await.shows("No result yet").shows("round 1 table 2");
    floor.draw(2).await.is(422).shows("A result is missing: round 1 table 2");
    let fields = [("round", "2"), ("clubs", "off"), ("odd", "bye"), ("count_unfinished", "on")];
    floor.desk.post(DESK, &fields).await.leads_to("/e/spring-open/desk/rounds/2");
}

#[actix_web::test]
async fn p4_nobody_meets_twice_and_a_round_closes_when_all_is_settled() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    let path = "/e/spring-open/desk/rounds/1/close";
    floor.desk.post(path, &[]).await.is(422).shows("No result yet: table 2");
    floor.report(1, 2, [24, 3, 24, 3]).await.is(303);
    floor.desk.post(path, &[]).await.is(422).shows("Not confirmed yet: table 2");
    floor.desk.post(path, &[("accept", "on")]).await.is(303);
    floor.send(1, 2, Seat::B, [24, 3, 20, 3]).await.is(422).shows("Round 1 is closed");
    floor.draw(2).await.is(303);
    let first = floor.pairs(1).await;
    assert!(floor.pairs(2).await.iter().all(|pair| !first.contains(pair)));
    floor
        .desk
        .post("/e/spring-open/desk/rounds/1/reopen", &[])
        .await
        .is(422)
        .shows("There's already a later round");
}

#[actix_web::test]
async fn a_closed_round_opens_again_while_it_is_the_last() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    floor.desk.post("/e/spring-open/desk/rounds/1/close", &[]).await.is(303);
    floor.desk.post("/e/spring-open/desk/rounds/1/reopen", &[]).await.is(303);
    floor.site.visitor().get("/e/spring-open/rounds/1").await.says(text!("round-state-published"));
}

#[actix_web::test]
async fn a_published_round_is_taken_back_until_its_first_result() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    floor.take_back(1).await.leads_to("/e/spring-open/desk/rounds/1");
    floor.site.visitor().get("/e/spring-open/rounds/1").await.is(404);
    floor.publish(1).await.is(303);
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    floor.take_back(1).await.is(422).shows("already has results");
}

#[actix_web::test]
async fn a_round_that_was_taken_back_begins_with_a_clock_of_its_own() {
    let floor = Floor::with_players(4).await;
    let publish = async || {
        let version = floor.desk.get("/e/spring-open/desk/rounds/1").await.hidden("version");
        let fields = [("version", version.as_str()), ("clock", "start")];
        floor.desk.post("/e/spring-open/desk/rounds/1/publish", &fields).await
    };
    let left = async || floor.site.visitor().get("/e/spring-open/screen/clock").await;
    floor.draw(1).await.is(303);
    publish().await.leads_to("/e/spring-open/desk/rounds/1");
    floor
        .desk
        .post("/e/spring-open/desk/clock/table", &[("round", "1"), ("table", "2"), ("extra", "7")])
        .await
        .is(303);
    floor.site.wait(20);
    left().await.shows("2:25:00").shows("Table 2");
    floor.take_back(1).await.leads_to("/e/spring-open/desk/rounds/1");
    publish().await.leads_to("/e/spring-open/desk/rounds/1");
    left().await.shows("2:45:00").hides("Table 2");
}

#[actix_web::test]
async fn a_draft_that_is_thrown_away_leaves_nothing() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    floor.take_back(1).await.leads_to(DESK);
    floor.desk.get("/e/spring-open/desk/rounds/1").await.is(404);
    floor.draw(1).await.is(303);
}

#[actix_web::test]
async fn p7_two_players_swap_and_the_tables_say_so() {
    let floor = Floor::with_players(6).await;
    floor.draw(1).await.is(303);
    let before = floor.pairs(1).await;
    let (one, two) = (before[0].0.to_string(), before[1].0.to_string());
    let page = floor.desk.get("/e/spring-open/desk/rounds/1").await;
    let version = page.hidden("version");
    let swap = "/e/spring-open/desk/rounds/1/swap";
    let fields =
        [("version", version.as_str()), ("one", &one), ("two", &two), ("reason", "they share a car")];
    let preview = floor.desk.get(&format!("/e/spring-open/desk/rounds/1/swap?one={one}&two={two}")).await;
    preview
        .shows("Nothing gets worse: swapping ")
        .shows("makes no difference")
        .shows("Pairing them with each other");
    floor.desk.post(swap, &fields[..3]).await.is(422).shows("Give a reason");
    floor.desk.post(swap, &fields).await.is(303);
    floor.desk.get("/e/spring-open/desk/rounds/1").await.shows("set by staff: they share a car");
    let after = floor.pairs(1).await;
    let pair = |a: i64, b: i64| (a.min(b), a.max(b));
    assert!(
        after.contains(&pair(before[1].0, before[0].1)) && after.contains(&pair(before[0].0, before[1].1))
    );
    // The form was made before the swap: it is not done a second time over it.
    floor.desk.post(swap, &fields).await.is(409).shows("Someone else changed this round");
}

#[actix_web::test]
async fn p7_a_redraw_is_an_attempt_on_record_and_keeps_what_was_set_by_hand() {
    let floor = Floor::with_players(12).await;
    floor.draw(1).await.is(303);
    let before = floor.pairs(1).await;
    let (one, two) = (before[0].0.to_string(), before[1].0.to_string());
    let version = floor.desk.get("/e/spring-open/desk/rounds/1").await.hidden("version");
    let fields = [("version", version.as_str()), ("one", &one), ("two", &two), ("reason", "a wish")];
    floor.desk.post("/e/spring-open/desk/rounds/1/swap", &fields).await.is(303);
    let pair = |a: i64, b: i64| (a.min(b), a.max(b));
    let by_hand = pair(before[1].0, before[0].1);
    let version = floor.desk.get("/e/spring-open/desk/rounds/1").await.hidden("version");
    let redraw = "/e/spring-open/desk/rounds/1/redraw";
    let fields = [("version", version.as_str()), ("redraw_reason", "a late change"), ("odd", "bye")];
    floor.desk.post(redraw, &fields).await.is(303);
    assert!(floor.pairs(1).await.contains(&by_hand));
    floor.desk.get("/e/spring-open/desk/rounds/1").await.shows("attempt 2");
    floor.desk.post(redraw, &fields).await.is(409);
}

#[actix_web::test]
async fn p7_pairs_are_kept_apart_and_brought_together() {
    let floor = Floor::with_players(4).await;
    let pairs = "/e/spring-open/desk/pairs";
    let apart = [("a", "1"), ("b", "2"), ("wish", "apart"), ("rounds", ""), ("why", "<b>family</b>")];
    floor.desk.post(pairs, &apart).await.leads_to(pairs);
    let together = [("a", "3"), ("b", "1"), ("wish", "together"), ("rounds", "2"), ("why", "a grudge")];
    floor.desk.post(pairs, &together).await.leads_to(pairs);
    floor.desk.get(pairs).await.shows("&#60;b&#62;family").shows("in round 2");
    let nobody = [("a", "9"), ("b", "x"), ("wish", "apart"), ("rounds", "one"), ("why", "")];
    let refused = floor.desk.post(pairs, &nobody).await;
    refused.is(422).says(text!("forms-nobody-called")).says(text!("forms-enter-round-numbers"));
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3])]).await;
    floor.draw(2).await.is(303);
    assert!(!floor.pairs(1).await.contains(&(1, 2)));
    assert!(floor.pairs(2).await.contains(&(1, 3)) || floor.pairs(1).await.contains(&(1, 3)));
    for _ in 0..2 {
        let pair = floor.desk.get(pairs).await.hidden("pair");
        floor.desk.post(&format!("{pairs}/remove"), &[("pair", &pair)]).await.leads_to(pairs);
    }
    floor.desk.get(pairs).await.hides("&#62;family");
}

#[actix_web::test]
async fn e8_the_dice_are_shown_and_the_organiser_may_choose() {
    let floor = Floor::with_players(2).await;
    floor.draw(1).await.is(303);
    let page = floor.desk.get("/e/spring-open/desk/rounds/1").await;
    page.shows("rolled (dice: ");
    let version = page.hidden("version");
    let plan = "/e/spring-open/desk/rounds/1/plan";
    let fields =
        [("version", version.as_str()), ("battleplan", "the-vice"), ("starts_at", "2025-05-10T10:00")];
    floor.desk.post(plan, &fields).await.is(303);
    floor.publish(1).await.is(303);
    let page = floor.site.visitor().get("/e/spring-open/rounds/1").await;
    page.shows("The Vice").shows("10:00").hides("dice:");
    floor.desk.post(plan, &[("battleplan", "no-such-plan")]).await.is(422).says(text!("forms-choose-one"));
}

#[actix_web::test]
async fn who_is_not_checked_in_can_be_left_out_and_joins_later() {
    let floor = Floor::with_players(5).await;
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut late = floor.player(5).clone();
    late.checked_in_at = None;
    assert!(storage::players::update(&mut tx, &late).await.unwrap());
    tx.commit().await.unwrap();
    let page = floor.desk.get(DESK).await;
    page.shows("Not checked in (1): ").shows("Player 5");
    // Where the others are ticked off, it is meant so.
    let tick = page.body.split("name=\"leave_out\"").nth(1).unwrap().split('>').next().unwrap().to_owned();
    assert!(tick.contains("checked"), "{tick}");
    let fields = [("round", "1"), ("clubs", "off"), ("odd", "bye"), ("leave_out", "on")];
    floor.desk.post(DESK, &fields).await.is(303);
    let pairs = floor.pairs(1).await;
    assert!(pairs.len() == 2 && pairs.iter().all(|(_, b)| *b != 5), "{pairs:?}");
    floor.publish(1).await.is(303);
    floor.phone(5).await.get("/e/spring-open/me").await.shows("You join in round 2");
}

#[actix_web::test]
async fn a_player_who_left_since_the_draw_is_not_published() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut gone = floor.player(2).clone();
    gone.dropped_after = Some(RoundNumber(0));
    assert!(storage::players::update(&mut tx, &gone).await.unwrap());
    tx.commit().await.unwrap();
    floor.publish(1).await.is(422).shows("Player 2 has withdrawn since the round was paired");
}

#[actix_web::test]
async fn rounds_come_in_order_and_a_draft_goes_first() {
    let floor = Floor::with_players(4).await;
    floor.draw(2).await.is(422).shows("Pair round 1 first");
    floor.draw(1).await.is(303);
    floor.draw(2).await.is(422).shows("Round 1 is still a draft");
    let mut tx = floor.site.app.database.read().await.unwrap();
    let rounds = storage::rounds::list_rounds(&mut tx, floor.event.id).await.unwrap();
    assert_eq!(rounds.iter().map(|round| round.state).collect::<Vec<_>>(), [RoundState::Draft]);
}

async fn draw_as(desk: &Browser) -> Reply {
    desk.post(DESK, &[("round", "1"), ("clubs", "off"), ("odd", "bye")]).await
}

#[actix_web::test]
async fn p7_a_price_is_shown_before_a_swap_is_made() {
    let floor = Floor::with_players(8).await;
    floor
        .play(1, &[(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3]), (3, [30, 4, 20, 3]), (4, [30, 4, 20, 3])])
        .await;
    floor.draw(2).await.is(303);
    let battles = floor.battles(2).await;
    let winner_of_top = floor.number(battles[0].a);
    let loser_of_bottom = floor.number(battles[3].a);
    let path = format!("/e/spring-open/desk/rounds/2/swap?one={winner_of_top}&two={loser_of_bottom}");
    floor.desk.get(&path).await.is(200).shows("adds 2 record gaps");
    let page = floor.desk.get("/e/spring-open/desk/rounds/2/swap?one=1&two=1").await;
    page.is(200).shows("Choose a player at another table");
    let unknown = "/e/spring-open/desk/rounds/2/swap?one=1&two=99";
    floor.desk.get(unknown).await.shows("No player has this number in this round");
}

/// Of none of them, another has a part in the own name.
const NAMES: [&str; 24] = [
    "Adler", "Baker", "Costa", "Duval", "Ebner", "Fuchs", "Gruber", "Hofer", "Iversen", "Jonas", "Keller",
    "Lindt", "Moser", "Novak", "Ortiz", "Pichler", "Quint", "Rusu", "Steiner", "Toth", "Urban", "Vogel",
    "Weber", "Zanger",
];

#[actix_web::test]
async fn p7_whoever_changes_places_is_found_by_name_and_the_best_eight_are_offered_with_their_price() {
    let floor = Floor::with_names(&NAMES).await;
    let results: Vec<_> = (1..=12).map(|table| (table, [30, 4, 20, 3])).collect();
    floor.play(1, &results).await;
    floor.draw(2).await.is(303);
    let swap = format!("{DESK}/2/swap");
    // The draft leads there, to the two of a table; nobody has to know a number.
    floor.desk.get(&format!("{DESK}/2")).await.shows("2/swap?at=1\"").hides("<select id=\"f-one\"");
    let chosen = floor.desk.get(&format!("{swap}?at=1")).await;
    assert_eq!(chosen.is(200).body.matches("swap?one=").count(), 2, "{}", chosen.body);
    let first = floor.desk.get(&swap).await;
    first.is(200).shows("Search by name for 16 more.");
    assert_eq!(first.body.matches("swap?one=").count(), 8, "{}", first.body);
    let one = floor.number(floor.battles(2).await[0].a).to_string();
    let page = floor.desk.get(&format!("{swap}?one={one}")).await;
    page.is(200).shows("Best 8 options.").shows("Search by name for 14 more.").shows(">just as good</span>");
    assert_eq!(page.body.matches("type=\"radio\" name=\"two\"").count(), 8, "{}", page.body);
    // The best is shown at once: both tables, now and then, and the form that does it.
    page.shows("Nothing gets worse: ").shows("<small>After</small>").says(text!("desk-rounds-swap-them"));
    assert_eq!(page.body.matches(" checked").count(), 1, "{}", page.body);
    // Winners are the best for a winner: whoever has lost costs a win more, and is found by name.
    let loser = floor.battles(1).await[5].b.unwrap();
    let loser = floor.player(floor.number(loser)).clone();
    let page = floor.desk.get(&format!("{swap}?one={one}&q={}", loser.name)).await;
    page.is(200)
        .shows(&format!("<b>{}</b>", loser.name))
        .shows("2 wins further apart")
        .says_not(text!("desk-rounds-price-same"));
    assert_eq!(page.body.matches("type=\"radio\"").count(), 1, "{}", page.body);
    let asked = format!("{swap}?one={one}&two={}", loser.number);
    floor.desk.get(&asked).await.shows("Pairing them with each other").hides("Nothing gets worse: ");
    let page = floor.desk.get(&format!("{swap}?one={one}&q=zzz")).await;
    page.is(200).shows("No one found for “zzz”.");
    // Done from there, it leads back to the round.
    let page = floor.desk.get(&format!("{swap}?one={one}")).await;
    let (version, two) = (page.hidden("version"), page.hidden("two"));
    let sent = [("version", version.as_str()), ("one", &one), ("two", &two), ("reason", "a lift")];
    floor.desk.post(&swap, &sent).await.leads_to(&format!("{DESK}/2"));
    floor.desk.get(&format!("{DESK}/2")).await.shows("set by staff: a lift");
    floor.desk.post(&swap, &sent).await.is(409).says(text!("desk-rounds-swap-one")).shows("value=\"a lift\"");
    floor.publish(2).await.is(303);
    floor.phone(1).await.get(&swap).await.is(303);
}

#[actix_web::test]
async fn p7_a_pair_is_named_by_names_and_who_is_meant_is_chosen_where_several_could_be() {
    let floor = Floor::with_names(&["Ann Archer", "Ann Baker", "Bo Chan", "Cy Dee"]).await;
    let pairs = "/e/spring-open/desk/pairs";
    floor.desk.get(pairs).await.is(200).shows("<datalist id=\"people\">").shows("value=\"Ann Archer (1)\"");
    let send = async |a: &str, b: &str| {
        let fields = [("a", a), ("b", b), ("wish", "apart"), ("rounds", ""), ("why", "family")];
        floor.desk.post(pairs, &fields).await
    };
    let page = send("ann", "Bo Chan (3)").await;
    page.is(422).says(text!("forms-choose-who")).shows("<option value=\"1\">Ann Archer (1)</option>");
    page.shows("<option value=\"2\">Ann Baker (2)</option>").hides("<option value=\"4\">");
    send("Zed", "Bo Chan").await.is(422).says(text!("forms-nobody-called"));
    send("2", "bo chan").await.leads_to(pairs);
    floor
        .desk
        .get(pairs)
        .await
        .shows("<strong>Ann Baker</strong> and <strong>Bo Chan</strong>")
        .hides("<strong>Ann Archer");
}

#[actix_web::test]
async fn who_comes_late_plays_whoever_has_the_bye() {
    let floor = Floor::with_players(3).await;
    floor.play(1, &[]).await;
    let late = floor.site.players(&floor.event, &["Late Lee"]).await.remove(0);
    let path = "/e/spring-open/desk/rounds/1";
    let page = floor.desk.get(path).await;
    page.shows("No table: Late Lee").says(text!("desk-rounds-plays-bye", name = "Late Lee"));
    let (version, id) = (page.hidden("version"), late.id.to_string());
    let fields = [("version", version.as_str()), ("player", &id)];
    floor.desk.post(&format!("{path}/seat"), &fields).await.leads_to(path);
    let phone = floor.site.phone_of(&late).await;
    phone.get("/e/spring-open/me").await.says(text!("play-report-the-result")).shows("class=\"seat__no\">2<");
    floor.desk.get(path).await.hides("No table: ").shows("set by staff: arrived after pairing");
    floor.desk.post(&format!("{path}/seat"), &fields).await.is(409);
}

#[actix_web::test]
async fn whoever_throws_a_draft_away_does_not_take_back_what_was_published_since() {
    let floor = Floor::with_players(4).await;
    let path = "/e/spring-open/desk/rounds/1";
    floor.draw(1).await.is(303);
    let draft = floor.desk.get(path).await.hidden("version");
    floor.publish(1).await.is(303);
    let take_back = format!("{path}/take-back");
    let refused = floor.desk.post(&take_back, &[("version", &draft)]).await;
    refused.is(409).shows("Someone else changed round 1 since you opened it");
    floor.site.visitor().get("/e/spring-open/rounds/1").await.is(200);
    // And who takes a round back does not throw away the draft that it is again.
    let published = floor.desk.get(path).await.hidden("version");
    floor.desk.post(&take_back, &[("version", &published)]).await.is(303);
    floor
        .desk
        .post(&take_back, &[("version", &published)])
        .await
        .is(409)
        .shows("since you opened it. It's now a draft. Check it again");
    assert_eq!(floor.battles(1).await.len(), 2);
}

#[actix_web::test]
async fn a_result_for_a_round_that_was_taken_back_meanwhile_counts_nowhere() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let seen = floor.battle(1, 1).await;
    floor.take_back(1).await.is(303);
    let late = floor.send_over(&seen, Seat::A, [30, 4, 20, 3]).await;
    assert!(late.status.as_u16() >= 400, "{}", late.status);
    let battle = floor.battle(1, 1).await;
    assert!(battle.result().is_none() && !battle.has_begun());
    floor.desk.get("/e/spring-open/desk/rounds/1").await.hides("loses their scores");
    // The other way round: a result that came first keeps the round.
    floor.publish(1).await.is(303);
    let version = floor.desk.get("/e/spring-open/desk/rounds/1").await.hidden("version");
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    let take_back = "/e/spring-open/desk/rounds/1/take-back";
    floor.desk.post(take_back, &[("version", &version)]).await.is(422).shows("already has results");
}

#[actix_web::test]
async fn p7_pairs_that_contradict_each_other_are_named() {
    let floor = Floor::with_players(4).await;
    let pairs = "/e/spring-open/desk/pairs";
    let add = async |a: &str, b: &str, wish: &str, rounds: &str| {
        let fields = [("a", a), ("b", b), ("wish", wish), ("rounds", rounds), ("why", "a wish")];
        floor.desk.post(pairs, &fields).await
    };
    add("1", "2", "apart", "").await.is(303);
    add("2", "1", "together", "1").await.is(422).shows("kept Player 1 and Player 2 apart in every round");
    add("3", "4", "together", "1").await.is(303);
    add("4", "1", "together", "1").await.is(422).shows("added a grudge: Player 3 and Player 4, round 1");
    add("4", "1", "together", "2").await.is(303);
    add("4", "3", "apart", "1, 2").await.is(422).shows("added a grudge: Player 3 and Player 4");
    add("4", "3", "apart", "2").await.is(303);
}

#[actix_web::test]
async fn a_draft_says_in_one_line_what_it_kept_and_lists_what_to_look_at() {
    let floor = Floor::with_players(7).await;
    floor.draw(1).await.is(303);
    // Nobody has a record yet: there is nothing to head the tables with, and nothing that could have been kept.
    floor.desk.get(&format!("{DESK}/1")).await.shows("1 bye").hides("No rematches").hides("no wins");
    floor.publish(1).await.is(303);
    let win = [40, 4, 10, 1];
    for table in 1..=3 {
        floor.report(1, table, win).await.is(303);
        floor.send(1, table, Seat::B, win).await.is(303);
    }
    floor.close(1).await;
    floor.draw(2).await.is(303);
    let draft = floor.desk.get(&format!("{DESK}/2")).await;
    draft.shows("No rematches, no second bye").shows("All 3").shows("<b>1–0–0</b> 1 win");
    draft.shows("<b>0–0–1</b> no wins").says(text!("desk-rounds-to-look-at", count = 1));
    let places = ["<b>1–0–0</b>", "<b>0–0–1</b>", "has the bye</span>"].map(|band| draft.body.find(band));
    assert!(places.is_sorted(), "{places:?}");
    let looked_at = floor.desk.get(&format!("{DESK}/2?only=look")).await;
    looked_at.shows("has the bye").says(text!("desk-rounds-bye-to-another")).hides("row__no\">1</b>");
    // Two who have met are brought together by hand: no longer is that so.
    let [first, ..] = floor.pairs(1).await[..] else { panic!("no pairs") };
    let fields = [("what", "fix".to_owned()), ("one", first.0.to_string()), ("two", first.1.to_string())];
    let asked = fields.each_ref().map(|(name, value)| format!("{name}={value}")).join("&");
    let preview = floor.desk.get(&format!("{DESK}/2/change?{asked}")).await;
    let hidden = ["version", "shown"].map(|name| (name, preview.hidden(name)));
    let mut sent: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    sent.extend(hidden.iter().map(|(name, value)| (*name, value.as_str())));
    sent.extend([("reason", "a grudge match"), ("once", "fix-them")]);
    floor.desk.post(&format!("{DESK}/2/change"), &sent).await.is(303);
    let draft = floor.desk.get(&format!("{DESK}/2")).await;
    draft.shows("1 rematch").says(text!("draw-breach-meet-again")).hides("No rematches");
}

#[actix_web::test]
async fn a_round_cannot_be_closed_from_its_page_before_every_table_has_a_result() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let page = floor.desk.get(&format!("{DESK}/1")).await;
    page.shows("2 tables without a result: tables 1, 2.").hides("Close round 1").hides("Every table has");
    floor.report(1, 1, [40, 4, 10, 1]).await.is(303);
    floor
        .desk
        .get(&format!("{DESK}/1"))
        .await
        .shows("One report, already counted: table 1.")
        .hides("Close round 1");
    floor.report(1, 2, [40, 4, 10, 1]).await.is(303);
    let page = floor.desk.get(&format!("{DESK}/1")).await;
    page.shows("Every table has a result").shows("Unconfirmed: tables 1, 2");
    page.says(text!("desk-rounds-accept-and-close", count = 2, round = 1));
    for table in [1, 2] {
        floor.send(1, table, Seat::B, [40, 4, 10, 1]).await.is(303);
    }
    floor.desk.get(&format!("{DESK}/1")).await.shows("done").hides("Unconfirmed: ").shows("Close round 1");
}

#[actix_web::test]
async fn four_clicks_lead_from_reports_that_nobody_confirmed_to_the_next_round_being_played() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    for table in [1, 2] {
        floor.report(1, table, [40, 4, 10, 1]).await.is(303);
    }
    // One: from Now to the round. Two: its only filled button.
    let now = floor.desk.get("/e/spring-open/desk").await;
    now.shows(&format!("<a class=\"btn btn--main\" href=\"{DESK}/1\">"));
    let page = floor.desk.get(&format!("{DESK}/1")).await;
    page.shows(
        "<button class=\"btn btn--main\" name=\"accept\" value=\"on\">Accept 2 reports and close round 1",
    );
    let version = page.hidden("version");
    let close = [("version", version.as_str()), ("accept", "on")];
    let closed = floor.desk.post(&format!("{DESK}/1/close"), &close).await;
    // Three: the page that it leads to draws. Four: the draft is published, with its clock.
    let draws = floor.desk.get(&closed.location.unwrap()).await;
    draws.shows("<button class=\"btn btn--main\">Pair round 2");
    let drawn = [("round", "2"), ("clubs", "off"), ("odd", "bye")];
    let drafted = floor.desk.post(DESK, &drawn).await;
    let draft = floor.desk.get(&drafted.location.unwrap()).await;
    draft.shows("name=\"clock\" value=\"start\">Publish and start clock");
    let version = draft.hidden("version");
    let publish = [("version", version.as_str()), ("clock", "start")];
    floor.desk.post(&format!("{DESK}/2/publish"), &publish).await.is(303);
    floor.desk.get("/e/spring-open/desk").await.shows("data-until");
}

#[actix_web::test]
async fn a_round_beside_one_that_is_still_played_is_published_only_by_who_says_so() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    let draw = [("round", "2"), ("clubs", "off"), ("odd", "bye"), ("count_unfinished", "on")];
    floor.desk.post(DESK, &draw).await.is(303);
    let page = floor.desk.get(&format!("{DESK}/2")).await;
    page.hides("name=\"early\"");
    let version = page.hidden("version");
    let publish = [("version", version.as_str()), ("clock", "start")];
    let asked = floor.desk.post(&format!("{DESK}/2/publish"), &publish).await;
    asked.is(422).says(text!("desk-rounds-still-played", round = 2, tables = 1)).shows("name=\"early\"");
    floor.site.visitor().get("/e/spring-open/rounds/2").await.is(404);
    let publish = [("version", version.as_str()), ("clock", "start"), ("early", "on")];
    floor.desk.post(&format!("{DESK}/2/publish"), &publish).await.is(303);
    let (visitor, table) = (floor.site.visitor(), "/e/spring-open/rounds/2/tables/1");
    visitor.get(table).await.is(200).hides("only after this round was paired");
    floor.site.wait(1);
    floor.report(1, 2, [30, 4, 20, 3]).await.is(303);
    floor.send(1, 2, Seat::B, [30, 4, 20, 3]).await.is(303);
    visitor.get(table).await.is(200).says(text!("reason-settled-since"));
    visitor.get("/e/spring-open/rounds/2").await.says(text!("reason-settled-since"));
}

#[actix_web::test]
async fn a_pair_that_is_kept_apart_is_marked_also_after_a_swap() {
    let floor = Floor::with_players(4).await;
    let apart = [("a", "1"), ("b", "2"), ("wish", "apart"), ("rounds", ""), ("why", "family")];
    floor.desk.post("/e/spring-open/desk/pairs", &apart).await.is(303);
    floor.draw(1).await.is(303);
    let page = floor.desk.get(&format!("{DESK}/1")).await;
    page.hides("should be kept apart");
    // Whoever meets player 1 changes places with player 2.
    let with_one = floor.pairs(1).await.into_iter().find(|(a, b)| [*a, *b].contains(&1)).unwrap();
    let other = if with_one.0 == 1 { with_one.1 } else { with_one.0 }.to_string();
    let version = page.hidden("version");
    let fields = [("version", version.as_str()), ("one", &other), ("two", "2"), ("reason", "they insist")];
    floor.desk.post(&format!("{DESK}/1/swap"), &fields).await.is(303);
    let page = floor.desk.get(&format!("{DESK}/1")).await;
    page.says(text!("desk-rounds-forbidden", count = 1)).shows("should be kept apart");
    page.says(text!("desk-rounds-to-look-at", count = 2));
}
