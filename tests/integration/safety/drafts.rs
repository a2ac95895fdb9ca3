//! Of a draft nobody learns anything by asking: not who sits where, and not that there is one.

use crate::support::{
    floor::Floor,
    site::{Browser, Reply},
};

/// The fields of a form that is sent; none: the page is looked at.
type Sent = Option<&'static [(&'static str, &'static str)]>;

/// What anybody could send to a table, as (path, fields); no fields ask for a page.
const ASKED: [(&str, Sent); 12] = [
    ("", None),
    ("/sheet", None),
    ("/sheet/state", None),
    ("/sheet/live", None),
    (
        "",
        Some(&[
            ("version", "1"),
            ("a_points", "30"),
            ("a_tactics", "4"),
            ("b_points", "20"),
            ("b_tactics", "3"),
        ]),
    ),
    ("", Some(&[("version", "1"), ("a_points", "3000"), ("b_points", "x")])),
    ("", Some(&[("what", "confirm"), ("version", "1")])),
    ("/call", Some(&[("kind", "rules")])),
    ("/call", Some(&[("what", "withdraw")])),
    ("/call", Some(&[("kind", "rules"), ("back", "me")])),
    ("/sheet", Some(&[("step", "first/1=a"), ("battle", "1")])),
    ("/sheet/send", Some(&[("version", "1"), ("battle_version", "1")])),
];

async fn ask(
    browser: &Browser,
    table: &str,
    (path, fields): (&str, Option<&[(&str, &str)]>),
) -> (u16, String) {
    let at = format!("/e/spring-open/{table}{path}");
    let reply: Reply = match fields {
        None => browser.get(&at).await,
        Some(fields) => browser.post(&at, fields).await,
    };
    let leads = reply.location.clone().unwrap_or_default();
    let tables = table.rsplit_once('/').unwrap().0;
    let said = format!("{leads} {}", reply.text()).replace(table, "TABLE").replace(tables, "TABLES");
    // Every error page names its own request.
    let said = said.split("request <code>").next().unwrap().to_owned();
    (reply.status.as_u16(), said)
}

#[actix_web::test]
async fn a_table_of_a_draft_answers_as_one_that_is_not_there() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let phones = [floor.phone(1).await, floor.phone(2).await, floor.phone(3).await, floor.site.visitor()];
    for (number, phone) in phones.iter().enumerate() {
        for asked in ASKED {
            // So that no phone is told to wait with its calls.
            floor.site.wait(2);
            let nowhere = ask(phone, "rounds/9/tables/1", asked).await;
            for table in ["rounds/1/tables/1", "rounds/1/tables/2", "rounds/1/tables/99"] {
                let told = ask(phone, table, asked).await;
                assert_eq!(told, nowhere, "phone {number} asks {asked:?} of {table}");
            }
        }
    }
    // What is out is answered as before.
    floor.publish(1).await.is(303);
    let table = floor.battles(1).await;
    let battle = table
        .iter()
        .find(|battle| floor.number(battle.a) != 1 && battle.b.map(|b| floor.number(b)) != Some(1));
    let number = battle.unwrap().table_number.unwrap();
    let path = format!("/e/spring-open/rounds/1/tables/{number}");
    phones[0].post(&path, ASKED[4].1.unwrap()).await.is(403);
}

#[actix_web::test]
async fn a_round_of_a_draft_answers_as_one_that_is_not_there() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let phones = [floor.phone(1).await, floor.phone(4).await, floor.site.visitor()];
    for (number, phone) in phones.iter().enumerate() {
        for path in ["", "/matches/1", "/matches/1/draft", "/matches/1/typed"] {
            for fields in [None, Some(&[("version", "1")][..])] {
                let nowhere = ask(phone, "rounds/9", (path, fields)).await;
                let told = ask(phone, "rounds/1", (path, fields)).await;
                assert_eq!(told, nowhere, "phone {number} asks {fields:?} of {path}");
            }
        }
    }
}
