//! The command box: from any page of the desk to a person, a table, a round, a page or a setting.

use crate::support::{floor::Floor, site::Reply};
use muster::domain::event::permission::StaffRole;

const FIND: &str = "/e/spring-open/desk/find";

/// The places that were found, in order: where each leads, and what it is called.
fn list_found(page: &Reply) -> Vec<(String, String)> {
    let places = page.is(200).body.split("jump__place\" href=\"/e/spring-open/").skip(1);
    let place = |rest: &str| {
        let (way, rest) = rest.split_once('"').unwrap();
        let name = rest.split("row__main\">").nth(1).unwrap().split("</b>").next().unwrap();
        (way.to_owned(), name.to_owned())
    };
    places.map(place).collect()
}

fn list_ways(page: &Reply) -> Vec<String> {
    list_found(page).into_iter().map(|(way, _)| way).collect()
}

#[actix_web::test]
async fn people_tables_rounds_pages_and_settings_are_found_by_how_a_word_begins() {
    let floor = Floor::with_names(&["Ann Archer", "Łukasz Žák", "Bo Standish", "Cy"]).await;
    floor.play(1, &[]).await;
    let find = async |q: &str| floor.desk.get(&format!("{FIND}?q={q}")).await;
    assert_eq!(list_ways(&find("zak").await)[0], "desk/players/2");
    // Where somebody sits is found with them.
    let page = find("lukasz").await;
    assert!(list_ways(&page).iter().any(|way| way.starts_with("desk/battles/1/")), "{}", page.body);
    page.shows("2 results");
    // A number is a table before it is anybody's.
    let two = list_ways(&find("2").await);
    assert_eq!(two[..2], ["desk/battles/1/2", "desk/players/2"]);
    assert_eq!(list_found(&find("round+1").await)[0], ("desk/rounds/1".to_owned(), "Round 1".to_owned()));
    let stand = list_ways(&find("stand").await);
    assert!(stand.starts_with(&["desk/players/3".to_owned()]), "people first: {stand:?}");
    assert!(stand.contains(&"desk/standings".to_owned()), "{stand:?}");
    assert!(list_ways(&find("tie-break").await).contains(&"desk/ranking".to_owned()));
    find("nonsense").await.shows("Nothing found");
    // What nobody typed yet: where one begins.
    assert_eq!(list_found(&find("").await).len(), 5);
    // Never more than fit: three of a kind, eight in all.
    let many = list_ways(&find("a").await);
    assert!(many.len() <= 8, "{many:?}");
    for q in ["%3Cb%3E", "%25", "+", "%D9%A3"] {
        find(q).await.is(200).hides("<b>\"");
    }
}

#[actix_web::test]
async fn a_judge_finds_nothing_that_only_organisers_may_open() {
    let floor = Floor::with_names(&["Ann Archer", "Bo", "Cy", "Di"]).await;
    floor.draw(1).await.is(303);
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    let find = async |q: &str| list_ways(&judge.get(&format!("{FIND}?q={q}")).await);
    assert_eq!(find("ann").await, ["players/1"], "a draft has no tables yet");
    assert_eq!(find("round+1").await, Vec::<String>::new());
    assert_eq!(find("tie-breakers").await, Vec::<String>::new());
    assert_eq!(find("staff").await, Vec::<String>::new());
    floor.publish(1).await.is(303);
    assert_eq!(find("round+1").await, ["rounds/1"]);
    for q in ["", "ann", "calls", "1", "log"] {
        let ways = find(q).await;
        assert!(!ways.is_empty(), "{q}");
        for way in ways {
            judge.get(&format!("/e/spring-open/{way}")).await.is(200);
        }
    }
    floor.phone(1).await.get(FIND).await.is(303);
}
