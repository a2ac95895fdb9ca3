//! What somebody types is text wherever it arrives: in a statement, a mail, the name of a file.

use crate::support::{site::Site, sources::rust};
use muster::domain::event::Stage;

const STATEMENT: &str = "Bo'); DROP TABLE player; --";

#[actix_web::test]
async fn what_somebody_types_is_no_part_of_a_statement() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    site.players(&event, &["Ann"]).await;
    let visitor = site.visitor();
    visitor.post("/e/spring-open/register", &[("name", STATEMENT), ("club", "' OR 1=1 --")]).await.is(303);
    let guess = [("email", "' OR '1'='1"), ("password", "' OR '1'='1")];
    site.visitor().post("/sign-in", &guess).await.is(422);
    let players = site.visitor().get("/e/spring-open/players").await;
    players.is(200).shows("/players/1\"");
    // To the sign: what was given is escaped, its apostrophes too.
    for given in ["Bo&#39;); DROP TABLE player; --", "&#39; OR 1=1 --"] {
        assert!(players.body.contains(given), "{given} is not in {}", players.body);
    }
    for search in ["Ann%27%20OR%201%3D1", "%25", "_nn"] {
        site.visitor().get(&format!("/e/spring-open/players?q={search}")).await.is(200).hides("/players/1\"");
    }
    site.visitor().get("/e/spring-open%27%20OR%20%271%27%3D%271/players").await.is(404);
}

/// The same by how it is built: where a statement's text does not stand in the code, the compiler asks for its word.
#[test]
fn a_statement_is_a_literal_but_where_it_says_so() {
    let says_so = rust(&["src"]).into_iter().filter(|source| source.code().contains("AssertSqlSafe("));
    let says_so: Vec<_> = says_so.map(|source| source.path).collect();
    // The statements of one trip together, each a literal; and the migrations, which are compiled in.
    assert_eq!(says_so, ["src/storage/database/statement.rs", "src/storage/migrations.rs"]);
    for source in rust(&["src/storage"]) {
        let code = source.code();
        let made = ["fetch_all!", "fetch_optional!", "fetch_value!", "execute!"].map(|run| {
            code.split(run).skip(1).filter(|rest| rest.trim_start().starts_with("(tx, &format!")).count()
        });
        assert_eq!(made, [0; 4], "{}", source.path);
    }
}

const INSTALLS: &str = "src/command/service.rs";

#[actix_web::test]
async fn files_that_go_out_have_names_of_ours() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let desk = site.organiser(&event).await;
    for (page, name) in [
        ("standings.csv", "attachment; filename=\"spring-open-standings.csv\""),
        ("statistics.csv", "attachment; filename=\"spring-open-statistics.csv\""),
        ("pack.pdf", "inline; filename=\"spring-open-pack.pdf\""),
        ("desk/players.csv", "attachment; filename=\"spring-open-players.csv\""),
        ("desk/players.xlsx", "attachment; filename=\"spring-open-players.xlsx\""),
    ] {
        let file = desk.get(&format!("/e/spring-open/{page}")).await;
        assert_eq!(file.is(200).headers["content-disposition"], name);
    }
}

/// It asks its database and its mail server, and no address that somebody types. The command that installs the service,
/// which whoever owns the machine runs, asks the service manager and the site that it has just started.
#[test]
fn the_program_calls_nobody_else() {
    let sources = rust(&["src"]);
    assert!(sources.iter().any(|source| source.path == INSTALLS), "{INSTALLS} is gone");
    for source in sources.into_iter().filter(|source| source.path != INSTALLS) {
        let code = source.code();
        for way in
            ["TcpStream::connect", "lookup_host", "to_socket_addrs", "Command::new", "reqwest", "awc::"]
        {
            assert!(!code.contains(way), "{}: {way}", source.path);
        }
    }
    let lock = std::fs::read_to_string("Cargo.lock").unwrap();
    for client in ["reqwest", "ureq", "isahc", "awc", "curl"] {
        assert!(!lock.contains(&format!("name = \"{client}\"\n")), "{client}");
    }
}

#[actix_web::test]
async fn of_a_field_that_is_sent_twice_the_last_one_counts() {
    let site = Site::start().await;
    site.event(Stage::Published).await;
    let typed = [("name", "Ann"), ("club", "First"), ("name", "Bo"), ("club", "Last"), ("__proto__", "x")];
    site.visitor().post("/e/spring-open/register", &typed).await.is(303);
    let players = site.visitor().get("/e/spring-open/players").await;
    players.shows("Bo").shows("Last").hides("Ann").hides("First");
}
