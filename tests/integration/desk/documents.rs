//! Who may have which document, by the table of them: at its address, and on the page that lists them.

use crate::support::{event_files::four_players, floor::Floor, paper::text_of, site::Site};
use muster::{
    actions::{self, Actor},
    domain::{event::permission::StaffRole, teams::EntrantKind},
    exchange::event_file,
    storage,
    web::desk::paper::documents::{DOCUMENTS, DocumentSubject},
};

#[actix_web::test]
async fn everybody_gets_what_the_table_says_and_the_page_lists_just_that() {
    let site = Site::start().await;
    let file = event_file::parse_event_file(four_players().to_string().as_bytes()).unwrap();
    let event =
        actions::event::import::import_event_file(&site.app, &Actor::muster(), &file, None).await.unwrap();
    let olga = site.organiser(&event).await;
    let jo = site.staff(&event, "Jo Judge", StaffRole::Judge).await;
    let mut tx = site.app.database.read().await.unwrap();
    let players = storage::players::list_players(&mut tx, event.id).await.unwrap();
    drop(tx);
    let ann = site.phone_of(&players[0]).await;
    let award = olga.get("/e/four/desk/awards").await.hidden("award");
    let people = [(&ann, None), (&jo, Some(StaffRole::Judge)), (&olga, Some(StaffRole::Organiser))];
    for (person, role) in people {
        let list = person.get("/e/four/desk/print").await.body;
        for document in &DOCUMENTS {
            let which = match document.about {
                DocumentSubject::Event => "",
                DocumentSubject::Round => "2",
                DocumentSubject::Award => &award,
            };
            let page = format!("/e/four/{}", document.page(which));
            let may = document.is_for(role) && document.is_played_by(EntrantKind::Players);
            assert_eq!(person.get(&page).await.status == 200, may, "{page} for {role:?}");
            let listed = list.contains(&format!("href=\"{page}\""));
            let on_the_list = may && role.is_some() && document.about != DocumentSubject::Award;
            assert_eq!(listed, on_the_list, "{page} on the page for {role:?}");
        }
    }
}

/// As the page has them: decimals, and no word of a heading broken.
#[actix_web::test]
async fn printed_standings_are_after_what_was_played_in_decimals_under_whole_words() {
    let floor = Floor::with_players(6).await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [40, 5, 10, 1]), (3, [20, 2, 20, 2])]).await;
    floor.close(1).await;
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    let printed = async || text_of(&floor.desk.get("/e/spring-open/desk/print/standings.pdf").await);
    let text = printed().await;
    if text.is_empty() {
        return;
    }
    assert!(text.contains("Standings after round 1"), "nothing of round 2 is played: {text}");
    assert!(!text.contains('/'), "a fraction: {text}");
    assert!(text.contains("0.00"), "{text}");
    for word in ["opponents'", "wins", "difference", "victory", "tactics", "denied"] {
        assert!(text.split_whitespace().any(|read| read == word), "{word} is broken: {text}");
    }
    floor.report(2, 1, [30, 4, 20, 3]).await.is(303);
    assert!(printed().await.contains("Standings during round 2"));
}

/// A box in place of each letter helps nobody to find their table.
#[actix_web::test]
async fn a_name_in_letters_that_paper_lacks_is_told_and_printed_as_something_to_read() {
    let floor = Floor::with_names(&["สมชาย", "Somchai (สมชาย)", "王小明", "Ann"]).await;
    floor.play(1, &[]).await;
    let page = floor.desk.get("/e/spring-open/desk/print").await;
    page.is(200).shows("print some letters of 2 names.");
    page.shows("สมชาย</a> is printed as Player 1");
    page.shows("Somchai (สมชาย)</a> is printed as Somchai").hides("王小明</a>");
    for paper in ["pairings-1-by-name", "pairings-1-by-table", "slips-1", "players", "standings"] {
        let text = text_of(&floor.desk.get(&format!("/e/spring-open/desk/print/{paper}.pdf")).await);
        if text.is_empty() {
            return;
        }
        for told in ["Player 1", "Somchai", "王小明"] {
            assert!(text.contains(told), "{told} is not in {paper}: {text}");
        }
        assert!(!text.contains('\u{25A1}'), "a box on {paper}: {text}");
    }
}

#[actix_web::test]
async fn where_every_name_can_be_printed_print_says_nothing_of_names() {
    let floor = Floor::with_names(&["Łukasz", "Юлия"]).await;
    floor.desk.get("/e/spring-open/desk/print").await.is(200).hides("print some letters");
}
