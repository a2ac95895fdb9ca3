//! A field for a number is text with digits on the keyboard: nothing but typing changes it, and what is no number is
//! said beside it.

use crate::support::{floor::Floor, html_form::HtmlForm, site::Reply};

const HOME: &str = "/e/spring-open";

/// The tag of this field.
fn field<'p>(page: &'p Reply, name: &str) -> &'p str {
    let named = format!("name=\"{name}\"");
    let at = page.body.find(&named).unwrap_or_else(|| panic!("no {name} in {}", page.body));
    let (start, end) = (page.body[..at].rfind('<').unwrap(), at + page.body[at..].find('>').unwrap());
    &page.body[start..end]
}

#[actix_web::test]
async fn wherever_a_form_asks_for_a_number_the_mouse_wheel_changes_nothing() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    for (page, name, asks) in [
        ("desk/set-up/rounds-and-prizes", "round_minutes", &floor.desk),
        ("desk/timetable", "minutes_1", &floor.desk),
        ("desk/battles/1/1", "a_points", &floor.desk),
        ("desk/battles/paper", "a_points", &floor.desk),
        ("desk/players/1", "fixed_table", &floor.desk),
        ("rounds/1/tables/1", "a_points", &phone),
    ] {
        let page_of = asks.get(&format!("{HOME}/{page}")).await;
        let field = field(page_of.is(200), name);
        assert!(field.contains("inputmode=\"numeric\""), "{page}: {field}");
        assert!(!page_of.body.contains("type=\"number\""), "{page}");
    }
}

/// A browser no longer holds back what is no number: five halves are not 25.
#[actix_web::test]
async fn what_is_no_whole_number_is_said_beside_its_field() {
    let floor = Floor::with_players(2).await;
    let path = format!("{HOME}/desk/set-up/rounds-and-prizes");
    let page = floor.desk.get(&path).await;
    let mut form = HtmlForm::on(&page, &path, &path);
    for typed in ["1,50", "150.5", "two hours", "9"] {
        form.set("round_minutes", typed);
        let answer = form.send(&floor.desk).await;
        answer.is(422).shows("Enter a whole number from 10 to 600.");
        assert!(field(&answer, "round_minutes").contains(&format!("value=\"{typed}\"")), "{}", answer.body);
    }
}
