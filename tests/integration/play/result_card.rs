//! The card of a battle that is over: what its two read of it, and what a link to it tells everybody else.

use crate::support::floor::{Floor, Seat};
use actix_web::test;
use muster::{domain::numbers::RoundNumber, storage};

const CARD: &str = "/e/spring-open/rounds/1/tables/1/card";
const TABLE: &str = "/e/spring-open/rounds/1/tables/1";
const ME: &str = "/e/spring-open/me";

/// Round 1 is out; who sits first at table 1, and who second.
async fn first_round() -> (Floor, i64, i64) {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let (first, second) = (floor.number(battle.a), floor.number(battle.b.unwrap()));
    (floor, first, second)
}

async fn finish(floor: &Floor, numbers: [u32; 4]) {
    floor.report(1, 1, numbers).await.is(303);
    floor.send(1, 1, Seat::B, numbers).await.is(303);
}

#[actix_web::test]
async fn both_read_the_card_of_their_battle_from_their_own_side_once_it_is_confirmed() {
    let (floor, first, second) = first_round().await;
    floor.report(1, 1, [34, 4, 28, 3]).await.is(303);
    let phone = floor.phone(first).await;
    for page in [ME, TABLE] {
        phone.get(page).await.is(200).hides("final__score");
    }
    floor.site.visitor().get(CARD).await.leads_to(TABLE);
    floor.send(1, 1, Seat::B, [34, 4, 28, 3]).await.is(303);
    for page in [ME, TABLE] {
        let page = phone.get(page).await;
        page.shows("<h1>You won by six</h1>").shows("<b class=\"final__score\">34</b>");
        page.shows(&format!("href=\"{CARD}\" data-share=")).says(text!("play-card-share"));
        let other = floor.phone(second).await.get(TABLE).await;
        other.shows(&format!("<h1>28–34 against Player {first}</h1>"));
    }
    // Whose place it changed is known once the round is over.
    phone.get(TABLE).await.says_not(text!("play-card-place"));
    finish_round(&floor).await;
    phone.get(TABLE).await.says(text!("play-card-place")).shows("<b>1</b>");
    // Who plays at another table reads the page of the battle as ever.
    let other = floor.pairs(1).await.into_iter().find(|pair| pair.0 != first && pair.1 != first).unwrap().0;
    floor.phone(other).await.get(TABLE).await.hides("final__score").shows("34");
}

async fn finish_round(floor: &Floor) {
    floor.report(1, 2, [30, 3, 22, 2]).await.is(303);
    floor.send(1, 2, Seat::B, [30, 3, 22, 2]).await.is(303);
    floor.close(1).await;
}

#[actix_web::test]
async fn a_link_to_a_card_tells_everybody_who_won() {
    let floor = Floor::with_names(&["Ann <b>Archer</b>", "Юлия"]).await;
    floor.play(1, &[]).await;
    finish(&floor, [28, 3, 34, 4]).await;
    let visitor = floor.site.visitor();
    let page = visitor.get(CARD).await;
    let winner = &floor.player(floor.number(floor.battle(1, 1).await.b.unwrap())).name;
    let winner = winner.as_str().replace('<', "&#60;").replace('>', "&#62;");
    page.is(200).shows(&format!("{winner} beats ")).hides("<b>Archer");
    // Who won stands first, whoever sat where.
    assert!(page.body.find("final__score\">34<") < page.body.find("final__score\">28<"), "{}", page.body);
    page.shows("<meta property=\"og:title\" content=\"").shows("34–28").shows("/rounds/1/tables/1/card\">");
    visitor.get("/e/spring-open/rounds/1/tables/7/card").await.is(404);
    visitor.get("/e/spring-open/rounds/2/tables/1/card").await.is(404);
}

#[actix_web::test]
async fn a_link_carries_a_picture_that_is_sent_once_and_changes_with_the_result() {
    let (floor, ..) = first_round().await;
    let picture = format!("{CARD}.png");
    let visitor = floor.site.visitor();
    visitor.get(&picture).await.is(404);
    finish(&floor, [34, 4, 28, 3]).await;
    let page = visitor.get(CARD).await;
    let (_, asked) = page.body.split_once("<meta property=\"og:image\" content=\"").unwrap();
    let (asked, _) = asked.split_once('"').unwrap();
    assert!(asked.contains(&format!("{picture}?v=")), "{asked}");
    let first = visitor.get(&picture).await;
    first.is(200);
    let tag = first.headers["etag"].as_str();
    assert_eq!((first.kind.as_str(), first.headers["cache-control"].as_str()), ("image/png", "no-cache"));
    let again = |tag: &str| test::TestRequest::get().uri(&picture).insert_header(("if-none-match", tag));
    assert_eq!(visitor.send(again(tag)).await.is(304).body, "");
    // Something else of the event changes nothing about it; the result does.
    floor.report(1, 2, [30, 3, 22, 2]).await.is(303);
    visitor.send(again(tag)).await.is(304);
    let bytes = floor.site.app.cache.pictures.bytes();
    assert!((8_000..200_000).contains(&bytes), "{bytes} bytes are kept");
    decide(&floor, &numbers(["36", "4", "28", "3"])).await;
    let corrected = visitor.send(again(tag)).await;
    assert_ne!(corrected.is(200).headers["etag"], tag);
}

#[actix_web::test]
async fn a_card_is_shared_only_once_everybody_may_know_the_result() {
    let (floor, first, _) = first_round().await;
    finish(&floor, [34, 4, 28, 3]).await;
    let hide = "/e/spring-open/desk/standings/hide";
    floor.desk.post(hide, &[("up_to", "0")]).await.is(303);
    let phone = floor.phone(first).await;
    for browser in [&floor.site.visitor(), &floor.desk, &phone] {
        browser.get(CARD).await.leads_to(TABLE);
        browser.get(&format!("{CARD}.png")).await.is(404);
    }
    floor.site.visitor().get(TABLE).await.says(text!("pairings-hidden")).hides("34–28");
    // Their own result is theirs.
    let page = phone.get(TABLE).await;
    page.shows("You won by six").says(text!("play-card-kept")).hides("data-share");
    floor.desk.post(hide, &[("up_to", "")]).await.is(303);
    floor.site.visitor().get(CARD).await.is(200);
    phone.get(TABLE).await.shows("data-share");
}

/// The organiser's word on the battle.
async fn decide(floor: &Floor, changed: &[(&str, &str)]) {
    let version = floor.battle(1, 1).await.version.to_string();
    let typed = [("version", version.as_str()), ("kind", "played"), ("reason", "typed at the wrong table")];
    let fields = [&typed, changed].concat();
    floor.desk.post("/e/spring-open/desk/battles/1/1", &fields).await.is(303);
}

fn numbers([a_points, a_tactics, b_points, b_tactics]: [&str; 4]) -> [(&str, &str); 4] {
    [("a_points", a_points), ("a_tactics", a_tactics), ("b_points", b_points), ("b_tactics", b_tactics)]
}

#[actix_web::test]
async fn a_result_that_is_taken_back_takes_its_card_along() {
    let (floor, ..) = first_round().await;
    finish(&floor, [34, 4, 28, 3]).await;
    let visitor = floor.site.visitor();
    visitor.get(CARD).await.shows("34–28");
    decide(&floor, &[("what", "clear")]).await;
    visitor.get(CARD).await.leads_to(TABLE);
}

#[actix_web::test]
async fn a_sheet_that_ends_with_the_result_is_a_line_on_the_card() {
    let (floor, first, _) = first_round().await;
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut round =
        storage::rounds::by_number(&mut tx, floor.event.id, RoundNumber(1)).await.unwrap().unwrap();
    round.battleplan = Some("feral-foray".into());
    storage::rounds::set_plan(&mut tx, &round).await.unwrap();
    floor.site.commit(tx, floor.event.id).await;
    let phone = floor.phone(first).await;
    let taps = ["priority/1=>b", "line/1/a/one=>1", "line/1/a/two=>1", "priority/2=>a", "line/2/b/one=>1"];
    for (once, step) in taps.into_iter().enumerate() {
        let once = format!("tap-{once}");
        phone.post(&format!("{TABLE}/sheet"), &[("once", once.as_str()), ("step", step)]).await.is(303);
    }
    finish(&floor, [4, 0, 2, 0]).await;
    for page in [TABLE, CARD] {
        let page = phone.get(page).await;
        page.says(text!("play-card-by-round")).shows("Feral Foray");
        assert_eq!(page.body.matches("<circle class=\"trace__us\"").count(), 2, "{}", page.body);
        page.shows("<td class=\"num\">0</td>").shows("<td class=\"num\">2</td>");
    }
    // One that says something else says nothing here.
    decide(&floor, &numbers(["6", "0", "2", "0"])).await;
    phone.get(CARD).await.shows("6–2").says_not(text!("play-card-by-round"));
}
