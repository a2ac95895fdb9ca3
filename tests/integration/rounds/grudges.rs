//! Grudges that players ask for themselves: one asks, the other answers, and the organiser decides.

use crate::support::{
    floor::Floor,
    site::{Reply, Site},
};
use muster::{
    domain::event::{Stage, pack::Settings, permission::StaffRole},
    storage,
};

const GRUDGE: &str = "/e/spring-open/grudge";
const ME: &str = "/e/spring-open/me";
const PAIRS: &str = "/e/spring-open/desk/pairs";

/// Six players at an event whose players may ask.
async fn floor() -> Floor {
    let site = Site::start().await;
    let settings = Settings { ask_grudges: true, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let names = ["Ann <b>Archer</b>", "Bo Baker", "Cy Clark", "Вера Зима", "Bo Bakersfield", "Flo Fox"];
    let players = site.players(&event, &names).await;
    let desk = site.organiser(&event).await;
    Floor { site, event, desk, players }
}

/// A player asks for somebody as they typed them.
async fn ask(floor: &Floor, player: i64, opponent: &str) -> Reply {
    floor.phone(player).await.post(GRUDGE, &[("opponent", opponent)]).await
}

/// Answers the request that stands on the page at this place.
async fn answer(floor: &Floor, player: i64, answer: &str) -> Reply {
    let phone = floor.phone(player).await;
    let request = phone.get(GRUDGE).await.is(200).hidden("request");
    phone.post(GRUDGE, &[("request", &request), ("answer", answer)]).await
}

async fn states(floor: &Floor) -> Vec<&'static str> {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let all = storage::grudge_requests::list_grudge_requests(&mut tx, floor.event.id).await.unwrap();
    all.iter().map(|one| one.state.as_str()).collect()
}

#[actix_web::test]
async fn one_asks_by_name_the_other_accepts_and_the_organiser_sets_it_with_one_tap() {
    let floor = floor().await;
    floor.phone(1).await.get(ME).await.says(text!("play-grudge-title"));
    // Part of a name that two have: to choose from.
    ask(&floor, 1, "Baker").await.is(422).shows("Bo Baker (2)").shows("Bo Bakersfield (5)");
    ask(&floor, 1, "Nobody").await.is(422).says(text!("forms-nobody-called"));
    ask(&floor, 1, "Bo Baker (2)").await.leads_to(GRUDGE);
    floor.phone(1).await.get(GRUDGE).await.says(text!("play-grudge-waits", name = "Bo Baker"));
    floor.desk.get(PAIRS).await.shows("no answer yet").says_not(text!("desk-rounds-grudge-set"));
    let asked = "Ann &#60;b&#62;Archer";
    floor.phone(2).await.get(ME).await.shows(asked).shows("asks you for a grudge match");
    answer(&floor, 2, "accept").await.leads_to(GRUDGE);
    floor.phone(1).await.get(GRUDGE).await.says(text!("play-grudge-agreed", name = "Bo Baker"));
    // The organiser is told before the round is paired, where that is done and on the first page.
    let told = "1 pair asks to meet in round 1";
    for page in ["/e/spring-open/desk", "/e/spring-open/desk/rounds"] {
        floor.desk.get(page).await.is(200).shows(told).shows("href=\"/e/spring-open/desk/pairs\"");
    }
    let page = floor.desk.get(PAIRS).await;
    page.shows("both want to meet in round 1").says(text!("desk-rounds-grudge-set"));
    let set = [("a", "1"), ("b", "2"), ("wish", "together"), ("rounds", "1"), ("why", "both players asked")];
    floor.desk.post(PAIRS, &set).await.leads_to(PAIRS);
    floor.desk.get(PAIRS).await.says_not(text!("desk-rounds-grudge-set")).shows("meet in round 1");
    for page in ["/e/spring-open/desk", "/e/spring-open/desk/rounds"] {
        floor.desk.get(page).await.is(200).hides(told);
    }
    floor.draw(1).await.is(303);
    assert!(floor.pairs(1).await.iter().any(|pair| [(1, 2), (2, 1)].contains(pair)));
    floor.publish(1).await.is(303);
    // Why they meet is told to the two alone.
    for asker in [1, 2] {
        floor.phone(asker).await.get(ME).await.says(text!("play-grudge-met"));
    }
    floor.phone(3).await.get(ME).await.is(200).says_not(text!("play-grudge-met"));
}

#[actix_web::test]
async fn nothing_of_a_request_is_seen_by_anybody_else() {
    let floor = floor().await;
    ask(&floor, 1, "2").await.is(303);
    let judge = floor.site.staff(&floor.event, "Jude", StaffRole::Judge).await;
    judge
        .get("/e/spring-open/desk/audit")
        .await
        .hides("asked for a grudge")
        .says(text!("audit-dealt-with-grudge"));
    judge.get(PAIRS).await.is(403);
    floor.phone(3).await.get(GRUDGE).await.is(200).hides("asks you").hides("name=\"request\"");
    floor.phone(3).await.get(ME).await.hides("asks you");
    floor.site.visitor().get(GRUDGE).await.is(403);
    // Somebody else's request is not theirs to answer.
    let request = floor.phone(2).await.get(GRUDGE).await.hidden("request");
    let third = floor.phone(3).await;
    let sent = third.post(GRUDGE, &[("request", &request), ("answer", "accept")]).await;
    sent.leads_to(GRUDGE);
    assert_eq!(states(&floor).await, ["waiting"]);
}

#[actix_web::test]
async fn a_request_is_declined_withdrawn_and_sent_twice() {
    let floor = floor().await;
    let phone = floor.phone(1).await;
    let once = phone.get(GRUDGE).await.hidden("once");
    let fields = [("once", once.as_str()), ("opponent", "4")];
    phone.post(GRUDGE, &fields).await.leads_to(GRUDGE);
    phone.post(GRUDGE, &fields).await.leads_to(GRUDGE);
    ask(&floor, 1, "4").await.leads_to(GRUDGE);
    ask(&floor, 1, "2").await.is(422).says(text!("grudge-refusal-one-at-a-time"));
    assert_eq!(states(&floor).await, ["waiting"]);
    answer(&floor, 4, "decline").await.leads_to(GRUDGE);
    phone.get(GRUDGE).await.says(text!("play-grudge-said-no", name = "Вера Зима"));
    ask(&floor, 1, "4").await.is(422).says(text!("grudge-refusal-said-no", name = "Вера Зима"));
    // Two who ask each other have agreed.
    ask(&floor, 1, "2").await.is(303);
    ask(&floor, 2, "1").await.is(303);
    assert_eq!(states(&floor).await, ["declined", "agreed"]);
    // A third may ask; nobody agrees with two.
    ask(&floor, 3, "2").await.is(303);
    let bo = floor.phone(2).await;
    let page = bo.get(GRUDGE).await;
    let requests: Vec<&str> = page
        .body
        .split("name=\"request\" value=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap())
        .collect();
    bo.post(GRUDGE, &[("request", requests[1]), ("answer", "accept")]).await.is(303);
    assert_eq!(states(&floor).await, ["declined", "agreed", "waiting"]);
    bo.post(GRUDGE, &[("request", requests[0]), ("answer", "withdraw")]).await.is(303);
    bo.post(GRUDGE, &[("request", requests[0]), ("answer", "withdraw")]).await.leads_to(GRUDGE);
    assert_eq!(states(&floor).await, ["declined", "waiting"]);
    floor.desk.get("/e/spring-open/desk/audit").await.shows("withdrew a grudge in round 1");
}

#[actix_web::test]
async fn one_who_leaves_and_a_round_that_is_out_end_it() {
    let floor = floor().await;
    ask(&floor, 1, "2").await.is(303);
    answer(&floor, 2, "accept").await.is(303);
    let leave = "/e/spring-open/leave";
    let phone = floor.phone(2).await;
    let version = phone.get(leave).await.hidden("version");
    phone.post(leave, &[("version", &version)]).await.is(303);
    floor.desk.get(PAIRS).await.hides("both want to meet");
    floor.phone(1).await.get(GRUDGE).await.hides("Bo Baker and");
    ask(&floor, 1, "3").await.is(303);
    ask(&floor, 3, "2").await.is(422).says(text!("forms-nobody-called"));
    phone.get(GRUDGE).await.is(422);
    ask(&floor, 4, "6").await.is(303);
    floor.draw(1).await.is(303);
    // A draft is the organiser's secret.
    floor.phone(6).await.get(GRUDGE).await.is(200).says(text!("play-grudge-accept"));
    floor.publish(1).await.is(303);
    floor.phone(6).await.get(GRUDGE).await.is(422).says(text!("grudge-refusal-round-is-out"));
    floor.phone(6).await.get(ME).await.hides("asks you");
}

#[actix_web::test]
async fn players_ask_nobody_where_the_event_does_not_offer_it() {
    let floor = Floor::with_players(4).await;
    floor.phone(1).await.get(ME).await.says_not(text!("play-grudge-title"));
    floor.phone(1).await.get(GRUDGE).await.is(422).says(text!("grudge-refusal-not-offered"));
    ask(&floor, 1, "2").await.is(422);
    assert_eq!(states(&floor).await, Vec::<&str>::new());
}
