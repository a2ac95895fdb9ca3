//! Who may have which document, by the table of them: at its address, and on the page that lists them.

use crate::support::{event_files::four_players, site::Site};
use muster::{
    actions::{self, Actor},
    domain::{event::permission::StaffRole, teams::Entrants},
    exchange::event_file,
    storage,
    web::desk::paper::documents::{DOCUMENTS, Subject},
};

#[actix_web::test]
async fn everybody_gets_what_the_table_says_and_the_page_lists_just_that() {
    let site = Site::start().await;
    let file = event_file::read(four_players().to_string().as_bytes()).unwrap();
    let event = actions::import::event(&site.app, &Actor::muster(), &file, None).await.unwrap();
    let olga = site.organiser(&event).await;
    let jo = site.staff(&event, "Jo Judge", StaffRole::Judge).await;
    let mut tx = site.app.database.read().await.unwrap();
    let players = storage::players::list(&mut tx, event.id).await.unwrap();
    drop(tx);
    let ann = site.phone_of(&players[0]).await;
    let award = olga.get("/e/four/desk/awards").await.hidden("award");
    let people = [(&ann, None), (&jo, Some(StaffRole::Judge)), (&olga, Some(StaffRole::Organiser))];
    for (person, role) in people {
        let list = person.get("/e/four/desk/print").await.body;
        for document in &DOCUMENTS {
            let which = match document.about {
                Subject::Event => "",
                Subject::Round => "2",
                Subject::Award => &award,
            };
            let page = format!("/e/four/{}", document.page(which));
            let may = document.is_for(role) && document.is_played_by(Entrants::Players);
            assert_eq!(person.get(&page).await.status == 200, may, "{page} for {role:?}");
            let listed = list.contains(&format!("href=\"{page}\""));
            let on_the_list = may && role.is_some() && document.about != Subject::Award;
            assert_eq!(listed, on_the_list, "{page} on the page for {role:?}");
        }
    }
}
