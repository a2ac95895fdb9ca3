//! The machine is lost, a copy is not: what the help for sites says, done with nothing but the program.

use crate::{
    command::program::muster,
    support::{
        floor::Floor,
        process::{Server, free_port, get},
        site::MORNING,
        skip,
    },
};
use muster::{actions::entrants::links, app::Clock, domain::event::permission::StaffRole};

/// The rows of the standings, as a page has them.
fn table_of(page: &str) -> String {
    let table = page.split("<tbody").nth(1).expect("a table").split("</tbody>").next().unwrap();
    table.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[actix_web::test]
async fn after_the_loss_of_a_machine_a_copy_goes_on_elsewhere() {
    let help = include_str!("../../../templates/help/en/site.md").replace('\n', " ");
    for command in ["`muster backup ", "install Muster, `muster restore COPY`, start it"] {
        assert!(help.contains(command), "the help does not say {command}");
    }
    let floor = Floor::with_players(4).await;
    if !floor.site.url().starts_with("sqlite") {
        skip("copies are of SQLite; PostgreSQL has its own");
        return;
    }
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    // The program goes by the real clock; so do the sessions.
    let late = Clock::system_clock().now() - MORNING.parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    floor.site.wait(late.num_minutes());
    let desk = floor.site.staff(&floor.event, "Jo", StaffRole::Organiser).await.token();
    let phone = floor.phone(1).await.token();
    let before = table_of(&floor.site.visitor().get("/e/spring-open/standings").await.body);
    let link = links::private_link(&floor.site.app, floor.player(2));
    let link = link[link.find("/p/").unwrap()..].to_owned();
    let (kept, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let copy = kept.path().join("copy.db").display().to_string();
    let made = muster(kept.path(), &["backup", &copy, "--database", floor.site.url()]);
    assert_eq!(made.code, 0, "{}", made.err);
    drop(floor);

    let restored = muster(new.path(), &["restore", &copy, "--database", "muster.db"]);
    assert_eq!(restored.code, 0, "{}", restored.err);
    let in_order = muster(new.path(), &["audit", "verify", "muster.db"]);
    assert_eq!(in_order.code, 0, "{}", in_order.out);
    let port = free_port();
    let database = format!("sqlite://{}", new.path().join("muster.db").display());
    let mut server = Server::start(&database, port).await;
    // Signed in as before, by phone and at the desk; and the result is there.
    for (path, session) in [("/e/spring-open/me", &phone), ("/e/spring-open/desk", &desk)] {
        let (status, page) = get(port, path, session).await.unwrap();
        assert_eq!(status, 200, "{path}: {page}");
    }
    let (_, standings) = get(port, "/e/spring-open/standings", "").await.unwrap();
    assert!(before.contains("30"), "{before}");
    assert_eq!(table_of(&standings), before);
    // A private link that was handed out before the loss leads in.
    let (status, page) = get(port, &link, "").await.unwrap();
    assert!(status < 400 && !page.contains("no page at this address"), "{status} {page}");
    server.stop().await;
}
