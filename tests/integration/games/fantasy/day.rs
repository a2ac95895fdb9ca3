//! A club day of it, as its organiser and players have it, from the new event to the standings.

use super::wfb;
use crate::support::{
    floor::{Floor, Seat, address},
    paper::text_of,
    site::{Reply, Site},
};
use muster::domain::event::{Stage, pack::Settings};

/// Words of other games.
const FOREIGN: [&str; 7] = [
    "Battleplan",
    "battle tactic",
    "Battle tactic",
    "regiment",
    "Regiment",
    "General&#39;s Handbook",
    "Age of Sigmar",
];

fn speaks_of_nothing_else(page: &Reply) {
    for word in FOREIGN {
        page.hides(word);
    }
}

#[actix_web::test]
async fn an_event_of_it_speaks_of_nothing_else_from_the_pack_to_the_standings() {
    let site = Site::start().await;
    let settings = Settings {
        battleplan_list: vec!["pitched-battle".to_owned(); 3],
        ..Settings::for_system(wfb().system)
    };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Ben", "Cai", "Dee"]).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.is(200).shows("<dd>Tournament points.</dd>").shows("<dd>4 tournament points.</dd>");
    speaks_of_nothing_else(&pack);
    let roster = floor.phone(1).await.get("/e/spring-open/roster").await;
    roster.is(200);
    speaks_of_nothing_else(&roster);

    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let first = floor.battle(1, 1).await;
    let form = floor.phone(floor.number(first.a)).await.get(&address(&first)).await;
    form.is(200).shows("Victory points").shows("Pitched Battle").hides("tactics").hides("Scoring sheet");
    speaks_of_nothing_else(&form);
    form.says(text!("battle-add-up")).shows("Table quarters");
    let (phone, version) = (floor.phone(floor.number(first.a)).await, first.version.to_string());
    let send = async |rows: &[(&'static str, &'static str)]| {
        let mut fields = vec![("what", "report"), ("kind", "played"), ("version", version.as_str())];
        fields.extend_from_slice(rows);
        phone.post(&address(&first), &fields).await
    };
    let wrong = send(&[("a_row_2", "all of them"), ("b_points", "5")]).await;
    wrong.is(422).says(text!("battle-row-no-points"));
    let differs = send(&[("a_points", "400"), ("a_row_1", "325"), ("b_points", "5")]).await;
    differs.is(422).says(text!("battle-rows-come-to", sum = 325));
    // 1,110 destroyed, half of 325 and 133, three quarters, the general and a standard; the other player typed a sum.
    let added = [("a_row_1", "1000, 110"), ("a_row_2", "325, 133"), ("a_row_6", "3"), ("a_row_3", "1")];
    let added = [&added[..], &[("a_row_4", "1"), ("b_points", "1215")]].concat();
    send(&added).await.is(303);
    floor.send(1, 1, Seat::B, [1840, 0, 1215, 0]).await.is(303);
    floor.report(1, 2, [900, 0, 1100, 0]).await.is(303);
    floor.send(1, 2, Seat::B, [900, 0, 1100, 0]).await.is(303);
    let page = floor.site.visitor().get(&address(&first)).await;
    page.is(200).shows("Solid victory for").shows("(4–0)").shows("1,840").shows("1,215").hides("1840");
    let loses = floor.phone(floor.number(first.b.unwrap())).await;
    loses.get("/e/spring-open/me/battles").await.shows("1,215–1,840").hides("1840");
    let list = floor.site.visitor().get("/e/spring-open/rounds/1").await;
    list.is(200).shows("1,840–1,215").hides("1840");
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("1,840–\u{2060}1,215").hides("1840");
    // What programs read stays plain.
    floor.desk.get("/e/spring-open/desk/event.json").await.is(200).shows("1840").hides("1,840");
    let second = floor.battle(1, 2).await;
    floor.site.visitor().get(&address(&second)).await.shows("Draw (1–1)");

    let standings = floor.site.visitor().get("/e/spring-open/standings").await;
    standings
        .is(200)
        .shows("Tournament points")
        .shows("<td class=\"num wide\">4</td>")
        .shows("W–D–L")
        .shows("oint difference")
        .hides("actics");
    speaks_of_nothing_else(&standings);
    let paper = text_of(&floor.desk.get("/e/spring-open/desk/print/standings.pdf").await);
    assert!(!paper.contains("actics") && !paper.contains("Battleplan"), "{paper}");
    assert!(paper.is_empty() || paper.contains("Won") && !paper.contains("olid"), "{paper}");
    let sheets = text_of(&floor.desk.get("/e/spring-open/desk/print/sheets-1.pdf").await);
    assert!(sheets.is_empty() || sheets.contains("Massacre"), "{sheets}");
    assert!(
        !sheets.contains("actic") && !sheets.contains("Battleplan") && !sheets.contains("priority"),
        "{sheets}"
    );

    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    // A massacre is called one, wherever a result is named, and counts as a battle won.
    let third = floor.battle(2, 1).await;
    floor.report(2, 1, [2400, 0, 300, 0]).await.is(303);
    floor.send(2, 1, Seat::B, [2400, 0, 300, 0]).await.is(303);
    floor.site.visitor().get(&address(&third)).await.shows("Massacre for").shows("(5–0)");
    let number = floor.number(third.a);
    let why = floor.site.visitor().get(&format!("/e/spring-open/standings/{number}")).await;
    why.is(200).shows("massacre").shows("Tournament points").hides("olid victory 1");
    speaks_of_nothing_else(&why);
    let loser = floor.number(third.b.unwrap());
    floor.site.visitor().get(&format!("/e/spring-open/standings/{loser}")).await.shows("massacred");
}
