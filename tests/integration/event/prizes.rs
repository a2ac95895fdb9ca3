//! Awards for every faction at once, a certificate for everybody, and what an organiser should not overlook: a judge who
//! plays, money to give back.

use crate::support::{
    floor::Floor,
    paper::text_of,
    site::{Reply, Site},
};
use muster::{
    domain::event::{Stage, pack::Settings, permission::StaffRole},
    storage,
};

const AWARDS: &str = "/e/spring-open/desk/awards";

/// Sets what the desk knows of a player.
async fn edit(floor: &Floor, number: i64, fields: &[(&str, &str)]) {
    let path = format!("/e/spring-open/desk/players/{number}");
    let version = floor.desk.get(&path).await.hidden("version");
    let name = format!("Player {number}");
    let fields = [fields, &[("version", version.as_str()), ("name", name.as_str())]].concat();
    floor.desk.post(&path, &fields).await.is(303);
}

#[actix_web::test]
async fn the_best_of_every_faction_gets_an_award_at_once() {
    let floor = Floor::with_players(4).await;
    let add = format!("{AWARDS}/factions");
    floor.desk.post(&add, &[]).await.leads_to(AWARDS);
    floor.desk.get(AWARDS).await.says(text!("award-refusal-no-faction-left"));
    for (number, faction) in [(1, "Skaven"), (2, "skaven"), (3, "Seraphon")] {
        edit(&floor, number, &[("faction", faction)]).await;
    }
    let fields = [("title", "The best lizard"), ("basis", "faction"), ("faction", "Seraphon")];
    floor.desk.post(AWARDS, &fields).await.leads_to(AWARDS);
    floor.desk.post(&add, &[("once", "all-of-them")]).await.leads_to(AWARDS);
    floor.desk.post(&add, &[("once", "all-of-them")]).await.leads_to(AWARDS);
    let page = floor.desk.get(AWARDS).await;
    assert_eq!(page.body.matches("<b>Best ").count(), 1, "{}", page.body);
    floor
        .desk
        .get("/e/spring-open/desk/audit")
        .await
        .says(text!("award-act-best-of-factions-added", factions = "Skaven"));
}

#[actix_web::test]
async fn a_certificate_of_a_place_says_so_far_until_all_is_played() {
    let floor = Floor::with_players(4).await;
    floor.usual_awards().await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [28, 4, 20, 3])]).await;
    let so_far = "So far: round 1 of 3";
    let print = async || text_of(floor.desk.get("/e/spring-open/desk/print/certificates.pdf").await.is(200));
    let printed = print().await;
    assert!(printed.is_empty() || printed.matches(so_far).count() == 3, "{printed}");
    floor.close(1).await;
    floor.desk.post("/e/spring-open/desk/finish", &[("reason", "the hall closes")]).await.is(303);
    let printed = print().await;
    assert!(printed.is_empty() || printed.contains("First place") && !printed.contains(so_far), "{printed}");
}

#[actix_web::test]
async fn the_page_of_awards_has_a_row_each_and_one_next_thing() {
    let floor = Floor::with_players(4).await;
    let filled = |page: &Reply| page.body.matches("btn--main").count();
    let page = floor.desk.get(AWARDS).await;
    page.is(200).shows("<button class=\"btn btn--main\">Add award</button>");
    assert_eq!(filled(&page), 1);
    floor.usual_awards().await;
    let page = floor.desk.get(AWARDS).await;
    assert_eq!(
        (page.body.matches("<summary class=\"row\">").count(), filled(&page)),
        (6, 1),
        "{}",
        page.body
    );
    page.shows("“Best painted” has no winner yet").hides("<details open");
    // The way to its form works without a script: the page comes with that row open.
    let painted = page.body.split("href=\"?award=").nth(1).unwrap().split('"').next().unwrap();
    let (painted, _) = painted.split_once('#').unwrap();
    let open = floor.desk.get(&format!("{AWARDS}?award={painted}")).await;
    open.shows(&format!("id=\"a-{painted}\"><details open>"));
    assert_eq!(open.body.matches("<details open>").count(), 1);
    let vote = floor.desk.get(&format!("{AWARDS}?vote={painted}")).await;
    assert_eq!(vote.body.matches("<details open>").count(), 2, "the row, and the form in it");
    // What is refused comes back with its form open and what was typed.
    let fields = [("award", painted), ("version", "7"), ("player", "3"), ("reason", "the panel")];
    let refused = floor.desk.post(&format!("{AWARDS}/choose"), &fields).await;
    refused.is(409).shows(&format!("id=\"a-{painted}\"><details open>")).shows("value=\"the panel\"");
    refused.shows("<option value=\"3\" selected>");
    let refused = floor.desk.post(AWARDS, &[("title", ""), ("basis", "chosen")]).await;
    refused.is(422).shows("<details class=\"card\" open><summary>Add an award").hides("<details open>");
    let refused = floor.desk.post("/e/spring-open/desk/votes/discard", &[("award", painted)]).await;
    refused.is(422).shows("Say why").shows(&format!("id=\"a-{painted}\"><details open>"));
}

#[actix_web::test]
async fn everybody_who_played_gets_a_certificate() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    floor.close(1).await;
    let printed = floor.desk.get("/e/spring-open/desk/print/participation.pdf").await;
    let text = text_of(printed.is(200));
    if text.is_empty() {
        return;
    }
    for number in 1..=4 {
        assert!(text.contains(&format!("Player {number}")), "{text}");
    }
    assert_eq!(text.matches("For taking part").count(), 4, "{text}");
    assert!(text.contains("1st of 4, 1–0–0") && text.contains("of 4, 0–0–1"), "{text}");
    floor.phone(1).await.get("/e/spring-open/desk/print/participation.pdf").await.is(303);
}

#[actix_web::test]
async fn who_gives_a_paid_place_up_after_the_last_day_for_refunds_is_told_so_before_and_after() {
    let site = Site::start().await;
    let settings = Settings { refund_until: "2025-05-10".parse().ok(), ..Settings::default() };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Player 1", "Player 2", "Player 3", "Player 4"]).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    for number in [1, 2, 4] {
        edit(&floor, number, &[("paid", "on")]).await;
    }
    let leaves = async |number: i64| {
        let phone = floor.phone(number).await;
        let page = phone.get("/e/spring-open/leave").await;
        phone.post("/e/spring-open/leave", &[("version", &page.hidden("version"))]).await.is(303);
        (phone, page)
    };
    let (phone, before) = leaves(1).await;
    before.shows("You'll get a refund if you withdraw by Sat 10 May 2025.");
    phone.get("/e/spring-open/me").await.says(text!("play-me-refund-due"));
    floor.site.wait(24 * 60);
    let (phone, before) = leaves(2).await;
    before.shows("No refund: the last day for refunds was Sat 10 May 2025.");
    let after = "No refund: you withdrew after Sat 10 May 2025, the last day for refunds.";
    for page in ["/e/spring-open/leave", "/e/spring-open/me"] {
        phone.get(page).await.shows(after).says_not(text!("play-me-refund-due"));
    }
    // Nothing was paid, so nothing is said of it.
    leaves(3).await.1.hides("refund").hides("payment");
    // The same of somebody who does not come on the day.
    floor.desk.post("/e/spring-open/desk/check-in", &[("number", "4"), ("undo", "yes")]).await.is(303);
    floor.desk.post("/e/spring-open/desk/check-in/close", &[]).await.is(303);

    let list = floor.desk.get("/e/spring-open/desk/players").await;
    list.shows("Refunds due <b>1</b>");
    assert_eq!(list.body.matches(">no refund<").count(), 2, "{}", list.body);
    let table = floor.desk.get("/e/spring-open/desk/players.csv").await;
    table.shows("1,Player 1,,,,,,yes,\"withdrew, refund due\"");
    table.shows("2,Player 2,,,,,,yes,\"withdrew, no refund\"");
    table.shows("4,Player 4,,,,,,yes,\"not here, no refund\"");
    let path = "/e/spring-open/desk/players/2";
    let page = floor.desk.get(path).await;
    page.shows("No refund: paid, then withdrew after Sat 10 May 2025, the last day for refunds.")
        .hides("Paid, then withdrew: refund due.");
    // They are back, and have their place.
    floor.desk.post(&format!("{path}/take-back"), &[("version", &page.hidden("version"))]).await.is(303);
    floor.desk.get(path).await.hides("refund");
    phone.get("/e/spring-open/me").await.hides("refund");
}

#[actix_web::test]
async fn a_judge_who_plays_and_money_to_give_back_are_seen() {
    let floor = Floor::with_players(4).await;
    floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let staff = "/e/spring-open/desk/staff";
    floor.desk.get(staff).await.shows("Jo").says_not(text!("desk-setup-staff-plays"));
    let mut tx = floor.site.app.database.write().await.unwrap();
    let account = storage::accounts::by_email(&mut tx, "jo@example.org").await.unwrap().unwrap();
    let mut player = storage::players::find_player(&mut tx, floor.player(1).id).await.unwrap().unwrap();
    player.account_id = Some(account.id);
    assert!(storage::players::update(&mut tx, &player).await.unwrap());
    tx.commit().await.unwrap();
    floor.desk.get(staff).await.says(text!("desk-setup-staff-plays"));

    // One who has not claimed the entry is known by the address, when invited already.
    floor.site.staff(&floor.event, "Kim", StaffRole::Judge).await;
    let invited = [("name", "Kim"), ("role", "judge"), ("email", "kim@example.org")];
    floor.desk.post(staff, &invited).await.is(200).hides("may be playing");
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut player = storage::players::find_player(&mut tx, floor.player(3).id).await.unwrap().unwrap();
    player.email = Some("Kim@example.org".into());
    assert!(storage::players::update(&mut tx, &player).await.unwrap());
    tx.commit().await.unwrap();
    floor.desk.get(staff).await.shows("may be playing: a player has this email address");
    floor.desk.post(staff, &invited).await.is(200).shows("Kim may be playing");

    edit(&floor, 2, &[("paid", "on")]).await;
    let path = "/e/spring-open/desk/players/2";
    let version = floor.desk.get(path).await.hidden("version");
    floor.desk.post(&format!("{path}/leave"), &[("version", &version)]).await.is(303);
    let refunds = floor.desk.get("/e/spring-open/desk/players?only=refund").await;
    refunds.shows("Refunds due <b>1</b>").shows("refund due").shows("Player 2").hides("Player 3");
    floor.desk.get(path).await.shows("Paid, then withdrew");
    floor.desk.get("/e/spring-open/desk/players.csv").await.shows("withdrew, refund due");
    let phone = floor.phone(2).await;
    phone.get("/e/spring-open/me").await.says(text!("play-me-refund-due"));
    // It was given back: nothing more is said of it.
    let fields = [("version", floor.desk.get(path).await.hidden("version")), ("name", "Player 2".to_owned())];
    let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    floor.desk.post(path, &fields).await.is(303);
    phone.get("/e/spring-open/me").await.says_not(text!("play-me-refund-due"));
    floor.desk.get("/e/spring-open/desk/players?only=refund").await.shows("Refunds due <b>0</b>");
    // With a round out, nobody is sent to the desk for a place that they gave up.
    floor.play(1, &[]).await;
    let page = phone.get("/e/spring-open/me").await;
    page.says(text!("play-me-withdrawn")).says_not(text!("play-me-at-no-table", round = 1));
}
