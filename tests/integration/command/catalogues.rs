//! Battle profiles on the site and on the command line: importing, what changed, what rosters are checked with.

use crate::{
    rosters::site::RATS,
    support::{
        data, net,
        site::{Browser, Reply, Site},
        snapshots::files,
    },
};
use actix_web::test::TestRequest;
use muster::{
    domain::event::{Stage, pack::Settings},
    storage,
};
use std::{
    io::{Cursor, Write},
    path::Path,
    process::{Command, Output},
};

const ADMIN: &str = "/admin/catalogues";

pub const JANUARY: &str = "kind,faction,name,group,points,size,reinforced,keywords,options,date\n\
    publication,,January,part,,,,,,2025-01-10\n\
    faction,,Skaven,Chaos,,,,,,\n\
    unit,Skaven,Clanrats,,150,20,yes,SKAVEN; INFANTRY; VERMINUS,,\n\
    unit,Skaven,Clawlord,,80,1,,HERO; SKAVEN; INFANTRY; VERMINUS,Any Verminus,\n";

pub async fn admin(site: &Site) -> Browser {
    let mut account = site.account_like("Sam Admin");
    account.site_admin = true;
    let mut tx = site.app.database.write().await.unwrap();
    storage::accounts::insert(&mut tx, &account).await.unwrap();
    tx.commit().await.unwrap();
    site.signed_in(&account).await
}

/// An event of 1,000 points by the rules of one day: its site, which is there as long as this is, the administrator, an
/// organiser and the phone of Ann, who is its first player.
pub struct ByTheRulesOf {
    pub site: Site,
    pub admin: Browser,
    pub desk: Browser,
    pub phone: Browser,
}

impl ByTheRulesOf {
    pub async fn day(cut_off: &str) -> Self {
        let site = Site::start().await;
        let rules_cut_off = cut_off.parse().ok();
        let settings = Settings { points_limit: 1000, rules_cut_off, ..Settings::default() };
        let event = site.event_with("spring-open", Stage::Published, settings).await;
        let phone = site.phone_of(&site.players(&event, &["Ann"]).await[0]).await;
        let (admin, desk) = (admin(&site).await, site.organiser(&event).await);
        Self { site, admin, desk, phone }
    }
}

pub async fn import(browser: &Browser, published: &str, name: &str, bytes: &[u8]) -> Reply {
    let mut body = format!(
        "--line\r\ncontent-disposition: form-data; name=\"published\"\r\n\r\n{published}\r\n--line\r\n\
         content-disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n"
    )
    .into_bytes();
    body.extend(bytes);
    body.extend(b"\r\n--line--\r\n");
    let request = TestRequest::post().uri(ADMIN).insert_header(("sec-fetch-site", "same-origin"));
    let kind = ("content-type", "multipart/form-data; boundary=line");
    browser.send(request.insert_header(kind).set_payload(body)).await
}

#[actix_web::test]
async fn an_import_tells_what_it_read_and_what_changed() {
    let site = Site::start().await;
    let admin = admin(&site).await;
    admin.get(ADMIN).await.is(200).shows("Nothing imported yet");
    let page = import(&admin, "", "january.csv", JANUARY.as_bytes()).await;
    page.is(200)
        .says(text!("admin-imported", title = "January"))
        .shows("1 faction, 2 units")
        .shows("2025-01-10");
    let february = JANUARY.replace("Clanrats,,150", "Clanrats,,160").replace("January", "<b>February</b>");
    let page = import(&admin, "2025-02-10", "february.csv", february.as_bytes()).await;
    page.is(200)
        .shows("&#60;b&#62;February")
        .shows("1 change since")
        .shows("<bdi>Skaven</bdi>: Clanrats 150 → 160");
    admin.get(ADMIN).await.shows("Sam Admin").shows("2025-02-10").shows("2025-01-10");
}

#[actix_web::test]
async fn what_cannot_be_imported_is_refused_with_a_reason_and_nothing_is_kept() {
    let site = Site::start().await;
    let admin = admin(&site).await;
    import(&admin, "2025-01-10", "x.csv", b"").await.is(422).shows("Choose a file");
    import(&admin, "2025-01-10", "x.csv", b"two soups").await.is(422).shows("No battle profiles found.");
    import(&admin, "2025-01-10", "x.zip", b"PK\x03\x04 broken")
        .await
        .is(422)
        .shows("This zip file can&#39;t be read");
    import(&admin, "2025-01-10", "x.zip", &zip(&[("a.txt".into(), vec![1])]))
        .await
        .is(422)
        .shows("no catalogue");
    import(&admin, "soon", "x.csv", JANUARY.as_bytes()).await.is(422).shows("like 2025-06-19");
    let undated = JANUARY.replace(",2025-01-10", ",");
    import(&admin, "", "x.csv", undated.as_bytes()).await.is(422).shows("Dated profiles replace");
    admin.get(ADMIN).await.shows("Nothing imported yet");
    import(&admin, "", "x.csv", JANUARY.as_bytes()).await.is(200);
    import(&admin, "", "x.csv", JANUARY.as_bytes())
        .await
        .is(422)
        .says(text!("catalogue-refusal-known", imported_by = "Sam Admin"));
}

#[actix_web::test]
async fn a_publication_comes_back_as_the_table_it_can_be_imported_from() {
    let site = Site::start().await;
    let admin = admin(&site).await;
    import(&admin, "", "january.csv", JANUARY.as_bytes()).await.is(200);
    let page = admin.get(ADMIN).await;
    let start = page.body.find("/admin/catalogues/").unwrap();
    let path = &page.body[start..start + page.body[start..].find('"').unwrap()];
    let table = admin.get(path).await;
    table.is(200).shows("Clawlord").shows("Any Verminus").shows("2025-01-10");
    let corrected = table.body.replace("80", "95");
    import(&admin, "2025-01-20", "corrected.csv", corrected.as_bytes())
        .await
        .is(200)
        .shows("Clawlord 80 → 95");
    site.signed_in(&site.account("Nobody Special").await).await.get(path).await.is(403);
    admin.get("/admin/catalogues/00000000-0000-0000-0000-000000000000.csv").await.is(404);
}

#[actix_web::test]
async fn a_roster_is_checked_with_the_newest_profiles_of_the_cut_off_date() {
    let ByTheRulesOf { site: _site, admin, phone: ann, .. } = ByTheRulesOf::day("2025-02-01").await;
    let check = async || ann.post("/e/spring-open/roster", &[("do", "check"), ("text", RATS)]).await;
    check().await.shows("Sample of battle profiles").says(text!("play-roster-sample"));
    import(&admin, "", "january.csv", JANUARY.as_bytes()).await.is(200);
    let page = check().await;
    page.shows("January (10 January 2025)")
        .says_not(text!("play-roster-sample"))
        .shows("Rat Ogors isn&#39;t a known Skaven unit");
    let dear = JANUARY.replace("Clanrats,,150", "Clanrats,,170");
    import(&admin, "2025-03-01", "march.csv", dear.as_bytes()).await.is(200);
    check().await.shows("January (10 January 2025)").hides("1 March 2025");
    import(&admin, "2025-02-01", "february.csv", dear.as_bytes()).await.is(200);
    let page = check().await;
    page.shows("January (1 February 2025)")
        .shows("costs 170 here (+20)")
        .shows("<s>150</s>")
        .shows("<b>170</b>");
}

#[actix_web::test]
async fn a_snapshot_of_the_community_catalogues_is_imported_from_a_zip() {
    let (Some(older), Some(newer)) = (files("2024-12-18"), files("2025-06-19")) else { return };
    let site = Site::start().await;
    let admin = admin(&site).await;
    let page = import(&admin, "2024-12-18", "december.zip", &zip(&older)).await;
    page.is(200).shows("Battle profiles of 18 December 2024 imported").hides("december.zip");
    // As the community's repository is downloaded: source and day are told by what is in it.
    let page = import(&admin, "", "june.zip", &downloaded(&newer)).await;
    page.is(200).shows("Clanrats").shows("→").shows("Battlescroll of 19 June 2025").hides("june.zip");
    admin.get(ADMIN).await.shows("age-of-sigmar-4th-battlescroll-2025-06, 029fcd1a2b3c<").shows("2025-06-19");
    let settings =
        Settings { points_limit: 1000, rules_cut_off: "2025-05-01".parse().ok(), ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let ann = site.phone_of(&site.players(&event, &["Ann"]).await[0]).await;
    ann.post("/e/spring-open/roster", &[("do", "submit"), ("text", RATS)]).await.is(303);
    ann.get("/e/spring-open/roster")
        .await
        .shows("Battle profiles of 18 December 2024")
        .shows("version 1")
        .says(text!("roster-check-ready"))
        .says_not(text!("play-roster-sample"));
}

/// A zip as the host of a repository makes it: one folder, the version as its comment, the version's day on each file.
fn downloaded(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    archive.set_comment("029fcd1a2b3c4d5e6f7081920a1b2c3d4e5f6071").unwrap();
    let day = zip::DateTime::from_date_and_time(2025, 6, 19, 11, 30, 0).unwrap();
    let options = zip::write::SimpleFileOptions::default().last_modified_time(day);
    for (name, bytes) in files {
        archive.start_file(format!("age-of-sigmar-4th-battlescroll-2025-06/{name}"), options).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

#[test]
fn the_command_takes_a_download_as_it_is_and_tells_what_it_does() {
    let Some(june) = files("2025-06-19") else { return };
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("age.zip"), downloaded(&june)).unwrap();
    let done = muster(folder.path(), &["catalogue", "import", "age.zip", "--database", "site.db"]);
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    let told = String::from_utf8_lossy(&done.stdout);
    assert!(told.starts_with("Battlescroll of 19 June 2025: "), "{told}");
    let progress = String::from_utf8_lossy(&done.stderr);
    for step in [
        "reading age.zip",
        "(source: age-of-sigmar-4th-battlescroll-2025-06, 029fcd1a2b3c)",
        "saving 1,316 units",
    ] {
        assert!(progress.contains(step), "{step}: {progress}");
    }
}

#[actix_web::test]
async fn the_desk_is_told_when_no_publication_lies_near_the_cut_off() {
    let ByTheRulesOf { site: _site, admin, desk, phone: ann } = ByTheRulesOf::day("2025-02-20").await;
    ann.post("/e/spring-open/roster", &[("do", "submit"), ("text", RATS)]).await.is(303);
    import(&admin, "", "january.csv", JANUARY.as_bytes()).await.is(200);
    let page = desk.get("/e/spring-open/desk/rosters").await;
    page.shows("from 10 January 2025, 41 days before the rules cut-off (20 February 2025)");
    page.shows("This probably affects 1 of 1 rosters.");
    let february = JANUARY.replace("Clanrats,,150", "Clanrats,,160");
    import(&admin, "2025-02-10", "february.csv", february.as_bytes()).await.is(200);
    desk.get("/e/spring-open/desk/rosters").await.hides("days before the rules cut-off");
}

fn zip(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

fn muster(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_muster"));
    let ran = command.current_dir(folder).env_remove("MUSTER_DATABASE").args(arguments).output().unwrap();
    net::keep_run(arguments, ran.status.code(), &ran.stdout, &ran.stderr);
    ran
}

#[test]
fn check_answers_with_its_exit_code_and_json() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, bytes: &[u8]| std::fs::write(folder.path().join(name), bytes).unwrap();
    write("rats.txt", RATS.as_bytes());
    write("dear.txt", RATS.replace("(110)", "(100)").as_bytes());
    write("noise.txt", &[0, 1, 2]);
    write("january.csv", JANUARY.as_bytes());
    let check = |arguments: &[&str]| muster(folder.path(), &[&["check"], arguments].concat());
    let legal = check(&["rats.txt", "--points", "1000", "--as-of", "2025-05-10", "--json"]);
    assert_eq!(legal.status.code(), Some(0), "{legal:?}");
    let report: serde_json::Value = serde_json::from_slice(&legal.stdout).unwrap();
    assert_eq!((&report[0]["legal"], &report[0]["faction"]), (&true.into(), &"Skaven".into()));
    let both = check(&["rats.txt", "dear.txt", "--points", "1000", "--as-of", "2025-05-10"]);
    assert_eq!(both.status.code(), Some(1));
    let text = String::from_utf8(both.stdout).unwrap();
    assert!(
        text.contains("rats.txt: ready, 920 of 1000 points") && text.contains("dear.txt: to fix"),
        "{text}"
    );
    let unreadable = check(&["noise.txt", "rats.txt", "--points", "1000", "--as-of", "2025-05-10", "--json"]);
    assert_eq!(unreadable.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unreadable.stderr).starts_with("muster: noise.txt: This isn't text."));
    assert_eq!(
        serde_json::from_slice::<serde_json::Value>(&unreadable.stdout).unwrap().as_array().unwrap().len(),
        2
    );
    for (arguments, problem) in [
        (vec!["missing.txt"], "missing.txt"),
        (vec!["rats.txt", "--catalogue", "rats.txt"], "rats.txt: No battle profiles found."),
        (vec!["rats.txt", "--catalogue", "nowhere"], "cannot read nowhere"),
        (vec!["rats.txt", "--database", "nowhere.db"], "there is no database at nowhere.db"),
    ] {
        let answer = check(&arguments);
        assert_eq!(answer.status.code(), Some(2), "{arguments:?}");
        assert!(String::from_utf8_lossy(&answer.stderr).contains(problem), "{answer:?}");
    }
}

#[test]
fn catalogues_are_imported_from_the_command_line_and_used_from_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("rats.txt", RATS);
    write("january.csv", JANUARY);
    write("february.csv", &JANUARY.replace("Clanrats,,150", "Clanrats,,160"));
    write("undated.csv", &JANUARY.replace(",2025-01-10", ","));
    let run = |arguments: &[&str]| muster(folder.path(), arguments);
    let import = |file: &str, more: &[&str]| {
        run(&[&["catalogue", "import", file, "--database", "site.db"], more].concat())
    };
    let first = import("january.csv", &[]);
    assert_eq!(first.status.code(), Some(0), "{first:?}");
    assert!(String::from_utf8_lossy(&first.stdout).starts_with("January: 1 faction, 2 units, 0 changes"));
    let second = import("february.csv", &["--published", "2025-02-10"]);
    assert!(String::from_utf8_lossy(&second.stdout).contains("Skaven: Clanrats 150 → 160"), "{second:?}");
    assert_eq!(import("undated.csv", &[]).status.code(), Some(2));
    assert_eq!(import("january.csv", &[]).status.code(), Some(2), "the same again is refused");
    let check = |date: &str| {
        let answer =
            run(&["check", "rats.txt", "--points", "1000", "--database", "site.db", "--as-of", date]);
        String::from_utf8(answer.stdout).unwrap()
    };
    let dearer = "Clanrats: 150 → 160";
    assert!(!check("2025-01-31").contains(dearer) && check("2025-02-10").contains(dearer));
}

#[test]
fn check_takes_a_snapshot_of_the_community_catalogues_as_a_folder() {
    let Some(snapshots) = data("bsdata/aos4") else { return };
    let snapshots = snapshots.join("bsdata/aos4");
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("rats.txt"), RATS).unwrap();
    let [december, june] =
        ["2024-12-18", "2025-06-19"].map(|date| snapshots.join(date).display().to_string());
    let check = |date: &str| {
        let arguments =
            ["check", "rats.txt", "--points", "1000", "--as-of", date, "--catalogue", &december, &june];
        muster(folder.path(), &arguments)
    };
    let then = check("2025-05-01");
    assert_eq!(then.status.code(), Some(0), "{}", String::from_utf8_lossy(&then.stdout));
    assert_eq!(check("2025-07-01").status.code(), Some(1), "prices changed in June");
}

#[test]
fn profiles_imported_for_a_later_season_are_those_its_events_are_checked_with() {
    let folder = tempfile::tempdir().unwrap();
    let dearer = JANUARY.replace("Clanrats,,150", "Clanrats,,160");
    for (name, text) in [("january.csv", JANUARY), ("rats.txt", RATS), ("dearer.csv", &dearer)] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let run = |arguments: &[&str]| {
        let answer = muster(folder.path(), &[arguments, &["--database", "site.db"]].concat());
        (answer.status.code(), String::from_utf8(answer.stdout).unwrap())
    };
    let later = ["--system", "aos4-later"];
    let (code, said) = run(&[&["catalogue", "import", "january.csv"][..], &later].concat());
    assert_eq!(code, Some(0), "{said}");
    let told = "aos4-later uses the battle profiles of aos4-ghb2024, so they were imported for both.";
    assert!(said.contains(told), "{said}");
    let (_, said) = run(&["catalogue", "import", "dearer.csv", "--published", "2025-02-10"]);
    assert!(said.contains("Clanrats 150 → 160") && !said.contains(told), "one set of profiles: {said}");
    for system in ["aos4-later", "aos4-ghb2024"] {
        let check = ["check", "rats.txt", "--points", "1000", "--as-of", "2025-02-10", "--system", system];
        let (_, said) = run(&check);
        assert!(said.contains("Clanrats: 150 → 160"), "{system}: {said}");
    }
}
