//! How the rounds of an event went, for its staff: who was there, how long it took, what judges had to do.

use crate::support::floor::{Floor, address};

const FIGURES: &str = "/e/spring-open/desk/figures";

/// The cells of the rows of a round, of one table after the other.
fn row(page: &str, round: u32) -> Vec<String> {
    let rows = page.split(&format!("<th scope=\"row\">Round {round}</th>")).skip(1).collect::<Vec<_>>();
    assert_eq!(rows.len(), 3, "{page}");
    let cells = rows.into_iter().flat_map(|row| row.split("</tr>").next().unwrap().split("<td").skip(1));
    cells.map(|cell| cell.split('>').nth(1).unwrap().split('<').next().unwrap().trim().to_owned()).collect()
}

#[actix_web::test]
async fn how_a_round_went_is_told_in_numbers_with_a_chart_and_a_file() {
    let floor = Floor::with_players(5).await;
    let desk = &floor.desk;
    desk.get(FIGURES).await.is(200).shows("5 players had a place.").says(text!("desk-rounds-figures-none"));
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let clock = [("round", "1"), ("hand", "start"), ("back", "now")];
    desk.post("/e/spring-open/desk/clock", &clock).await.is(303);
    floor.site.wait(60);
    // A judge is called, goes after three minutes, and answers after seven more.
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    phone.post(&format!("{}/call", address(&battle)), &[("kind", "rules")]).await.is(303);
    floor.site.wait(3);
    let calls = desk.get("/e/spring-open/desk/calls").await;
    let call = calls.body.split("/desk/calls/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let path = format!("/e/spring-open/desk/calls/{call}");
    let version = calls.hidden("version");
    desk.post(&path, &[("what", "take"), ("version", &version)]).await.is(303);
    floor.site.wait(7);
    let version = desk.get("/e/spring-open/desk/calls").await.hidden("version");
    desk.post(&path, &[("what", "answer"), ("said", "It does."), ("version", &version)]).await.is(303);
    floor.site.wait(80);
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    floor.site.wait(30);
    floor.report(1, 2, [30, 4, 20, 3]).await.is(303);
    let leaver = floor.player(floor.number(battle.a));
    let version = floor.phone(leaver.number).await.get("/e/spring-open/leave").await.hidden("version");
    floor.phone(leaver.number).await.post("/e/spring-open/leave", &[("version", &version)]).await.is(303);

    let page = desk.get(FIGURES).await;
    page.is(200).shows("Round 1 took longest: 180 minutes to the last report, 15 over plan.");
    page.shows("aria-label=\"Round 1: 180 of 165 planned minutes\"");
    let cells = row(&page.body, 1);
    let expected = ["5", "1", "0", "1", "2", "2", "165", "150", "180", "0", "1", "3", "7", "0"];
    assert_eq!(cells, expected, "{}", page.body);
    let table = desk.get(&format!("{FIGURES}.csv")).await;
    assert!(table.is(200).kind.starts_with("text/csv"));
    table.shows("1,5,1,0,1,2,2,0,165,150,180,1,3,7,0");
    // It is about people: nobody else has it.
    for path in [FIGURES, "/e/spring-open/desk/figures.csv"] {
        phone.get(path).await.is(303);
        floor.site.visitor().get(path).await.is(303);
    }
}
