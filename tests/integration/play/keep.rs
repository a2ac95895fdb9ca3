//! What players keep of an event: their certificate and their battles; and pages that open months later.

use crate::support::{floor::Floor, paper::text_of, site::Browser};

const HOME: &str = "/e/spring-open";
const ME: &str = "/e/spring-open/me";
const CERTIFICATE: &str = "/e/spring-open/me/certificate.pdf";
const MONTHS: i64 = 60 * 24 * 200;

/// Two rounds of four players, the first with names that a spreadsheet or a page could take for something else.
async fn played() -> Floor {
    let floor = Floor::with_names(&["=Ann <b>", "Bo", "Cy", "Di"]).await;
    for round in 1..=2 {
        floor.play(round, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
        floor.close(round).await;
    }
    floor
}

async fn now_is(floor: &Floor, stage: &str) {
    floor.desk.post(&format!("{HOME}/desk/stage"), &[("stage", stage)]).await.is(303);
}

/// The phone of whoever has won both battles.
async fn winner(floor: &Floor) -> (Browser, i64) {
    let battle = floor.battle(2, 1).await;
    let number = floor.number(battle.a);
    (floor.phone(number).await, number)
}

#[actix_web::test]
async fn whoever_played_takes_their_certificate_once_the_event_is_over() {
    let floor = played().await;
    let (phone, number) = winner(&floor).await;
    phone.get(ME).await.is(200).hides("certificate");
    phone.get(CERTIFICATE).await.is(404);
    now_is(&floor, "finished").await;
    phone.get(ME).await.shows("href=\"/e/spring-open/me/certificate.pdf\"").shows("My certificate");
    let printed = phone.get(CERTIFICATE).await;
    assert!(printed.is(200).kind == "application/pdf" && printed.bytes.starts_with(b"%PDF"));
    let text = text_of(&printed);
    if !text.is_empty() {
        let name = floor.player(number).name.as_str();
        assert!(text.contains(name) && text.contains("For taking part"), "{text}");
        assert!(text.contains("1st of 4, 2–0–0"), "{text}");
        assert_eq!(text.matches("For taking part").count(), 1, "nobody else's is in it: {text}");
    }
    floor.site.visitor().get(CERTIFICATE).await.is(403);
}

#[actix_web::test]
async fn no_certificate_tells_a_place_that_is_kept_for_the_ceremony() {
    let floor = played().await;
    let (phone, _) = winner(&floor).await;
    floor.desk.post(&format!("{HOME}/desk/standings/hide"), &[("up_to", "1")]).await.is(303);
    now_is(&floor, "finished").await;
    phone.get(ME).await.is(200).hides("certificate");
    phone.get(CERTIFICATE).await.is(404);
    let page = phone.get(&format!("{ME}/battles")).await;
    // Their own results are theirs; the place after round 2 is not told yet.
    let places: Vec<&str> = page.is(200).body.split("data-label=\"Place after\">").skip(1).collect();
    assert!(places[0].starts_with(|sign: char| sign.is_ascii_digit()), "{}", places[0]);
    assert!(places[1].starts_with("</td>"), "{}", places[1]);
    floor.desk.post(&format!("{HOME}/desk/standings/hide"), &[("up_to", "")]).await.is(303);
    phone.get(CERTIFICATE).await.is(200);
}

#[actix_web::test]
async fn a_players_battles_are_a_page_to_print_and_a_table() {
    let floor = played().await;
    let (phone, _) = winner(&floor).await;
    phone.get(ME).await.shows("href=\"/e/spring-open/me/battles\"");
    let page = phone.get(&format!("{ME}/battles")).await;
    page.is(200).shows("40–10").shows("won").shows("data-print").hides("<b> ");
    assert_eq!(page.body.matches("data-label=\"Round\"").count(), 2, "{}", page.body);
    let first = floor.phone(1).await.get(&format!("{ME}/battles")).await;
    first.shows("=Ann &#60;b&#62; at Spring Open");
    // Whoever met the one with the name of a formula has it as text.
    let mut met = 0;
    for number in 2..=4 {
        let table = floor.phone(number).await.get(&format!("{ME}/battles.csv")).await;
        assert!(table.is(200).kind.starts_with("text/csv"));
        table.shows("place after the round").hides(",=Ann");
        assert_eq!(table.body.lines().count(), 3, "{}", table.body);
        met += table.body.matches("'=Ann").count();
    }
    assert_eq!(met, 2, "two battles");
    floor.site.visitor().get(&format!("{ME}/battles")).await.is(403);
}

#[actix_web::test]
async fn somebody_without_a_battle_keeps_nothing_yet() {
    let floor = Floor::with_players(2).await;
    let phone = floor.phone(1).await;
    phone.get(&format!("{ME}/battles")).await.is(200).says(text!("play-battles-none")).hides("<table");
    phone.get(&format!("{ME}/battles.csv")).await.is(200);
}

#[actix_web::test]
async fn months_later_the_pages_of_an_archived_event_open_as_ever() {
    let floor = played().await;
    floor.usual_awards().await;
    now_is(&floor, "finished").await;
    now_is(&floor, "archived").await;
    floor.site.wait(MONTHS);
    let visitor = floor.site.visitor();
    visitor.get("/").await.is(200).hides("/e/spring-open");
    let (_, number) = winner(&floor).await;
    let name = floor.player(number).name.as_str().replace('<', "&#60;").replace('>', "&#62;");
    for (page, shown) in [
        ("", "wins Spring Open"),
        ("/standings", "Final standings"),
        ("/standings?after=1", name.as_str()),
        ("/standings.csv", "wins"),
        ("/rounds/1", "Round 1"),
        ("/rounds/2/tables/1", "40"),
        ("/players", name.as_str()),
        ("/players/1", "Ann"),
        ("/statistics", "After round 2."),
        ("/awards", "First place"),
        ("/rosters", "Rosters"),
        ("/pack.pdf", "%PDF"),
    ] {
        visitor.get(&format!("{HOME}{page}")).await.is(200).shows(shown);
    }
    visitor.get(&format!("{HOME}/standings/{number}")).await.is(200).shows(&name);
    // And with the link that was kept, one's own: what was my score?
    let (phone, _) = winner(&floor).await;
    phone.get(ME).await.is(200).shows("My certificate").shows("1st");
    phone.get(&format!("{ME}/battles")).await.is(200).shows("40–10");
    phone.get(CERTIFICATE).await.is(200);
}
