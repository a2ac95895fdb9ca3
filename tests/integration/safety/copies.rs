//! Copies of the database: made by themselves while an event runs, and put back by a command.

use crate::{
    command::program::muster,
    support::{event_files::four_players, process::file_of, site::Site, skip},
};
use muster::{app::App, domain::event::Stage, jobs::copies::make_where_due, storage::copies::Copies};
use std::{fs, os::unix::fs::PermissionsExt, path::Path};

#[actix_web::test]
async fn a_copy_is_made_every_hour_of_a_running_event_and_the_oldest_go() {
    let site = Site::start().await;
    if file_of(site.url()).is_none() {
        skip("PostgreSQL makes its own copies");
        return;
    }
    let mut config = (*site.app.config).clone();
    config.database = site.url().to_owned();
    config.copies = 3;
    let app = App { config: config.into(), ..site.app.clone() };
    let copies = Copies::from_url(site.url()).unwrap();
    site.event(Stage::Published).await;
    assert_eq!(make_where_due(&app).await.unwrap(), None, "nobody plays");
    site.event_with("autumn-open", Stage::Running, muster::domain::event::pack::Settings::default()).await;
    let mut made = Vec::new();
    for _ in 0..10 {
        made.extend(make_where_due(&app).await.unwrap());
        assert_eq!(make_where_due(&app).await.unwrap(), None, "one has just been made");
        site.wait(31);
    }
    assert_eq!(made.len(), 5);
    let left = |copy: &&std::path::PathBuf| copy.exists();
    assert_eq!(made.iter().filter(left).collect::<Vec<_>>(), made[2..].iter().collect::<Vec<_>>());
    assert_eq!(copies.newest(app.clock.now()).map(|at| at.format("%H-%M-%S").to_string()).as_deref(), {
        made[4].file_name().and_then(|name| name.to_str()?.get(11..19))
    });
    fs::remove_dir_all(copies.folder()).unwrap();
}

/// The events of a database, as `audit verify` lists them.
fn events(folder: &Path) -> Vec<String> {
    let said = muster(folder, &["audit", "verify", "site.db"]);
    assert_eq!(said.code, 0, "{}{}", said.out, said.err);
    said.out.lines().map(|line| line.split(':').next().unwrap().to_owned()).collect()
}

#[test]
fn a_copy_is_put_back_and_what_was_there_is_put_aside() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let mut file = four_players();
    let import = |file: &serde_json::Value| {
        fs::write(here.join("event.json"), file.to_string()).unwrap();
        let made = muster(here, &["import", "event.json", "--database", "site.db"]);
        assert_eq!(made.code, 0, "{}", made.err);
    };
    import(&file);
    let before = events(here);
    assert_eq!(muster(here, &["backup", "good.db", "--database", "site.db"]).code, 0);
    file["event"]["slug"] = "another".into();
    import(&file);
    let after = events(here);
    assert_eq!((before.len(), after.len()), (1, 2));

    // A copy that came by a stick is anybody's to read; the database never is.
    fs::set_permissions(here.join("good.db"), fs::Permissions::from_mode(0o644)).unwrap();
    let restored = muster(here, &["restore", "good.db", "--database", "site.db"]);
    assert_eq!(fs::metadata(here.join("site.db")).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!((restored.code, restored.err.as_str()), (0, ""), "{}", restored.out);
    assert!(restored.out.starts_with("Restored good.db, with 1 event.\n"), "{}", restored.out);
    assert_eq!(events(here), before);
    let aside = restored.out.split(" is now at ").nth(1).unwrap().trim_end().strip_suffix('.').unwrap();
    fs::copy(here.join(aside), here.join("aside.db")).unwrap();
    assert_eq!(muster(here, &["restore", "aside.db", "--database", "site.db"]).code, 0);
    assert_eq!(events(here), after, "nothing is lost by it");

    // On a machine where nothing was before.
    let new = tempfile::tempdir().unwrap();
    fs::copy(here.join("good.db"), new.path().join("good.db")).unwrap();
    let restored = muster(new.path(), &["restore", "good.db", "--database", "site.db"]);
    assert_eq!(restored.out, "Restored good.db, with 1 event.\n");
    assert_eq!(events(new.path()), before);
}

#[test]
fn what_is_no_copy_is_not_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("event.json"), four_players().to_string()).unwrap();
    assert_eq!(muster(here, &["import", "event.json", "--database", "site.db"]).code, 0);
    let before = events(here);
    fs::write(here.join("letter.db"), "Dear all, this is a letter. ".repeat(200)).unwrap();
    fs::write(here.join("empty.db"), "").unwrap();
    let mut cut = fs::read(here.join("site.db")).unwrap();
    cut.truncate(cut.len() / 2);
    fs::write(here.join("cut.db"), cut).unwrap();
    for (file, says) in [
        ("none.db", "no backup at"),
        ("letter.db", "not a Muster database"),
        ("empty.db", "not a Muster database"),
        ("cut.db", "damaged"),
    ] {
        let said = muster(here, &["restore", file, "--database", "site.db"]);
        assert_eq!((said.code, said.err.lines().count()), (2, 1), "{file}: {}{}", said.out, said.err);
        assert!(said.err.contains(says), "{file}: {}", said.err);
        assert_eq!(events(here), before);
        let left = fs::read_dir(here).unwrap().map(|entry| entry.unwrap().file_name());
        assert!(left.into_iter().all(|name| !name.to_string_lossy().contains("coming")), "{file}");
    }
}

#[actix_web::test]
async fn two_copies_of_the_same_moment_are_both_whole() {
    let site = Site::start().await;
    if file_of(site.url()).is_none() {
        return skip("PostgreSQL makes its own copies");
    }
    let copies = Copies::from_url(site.url()).unwrap();
    let (database, now) = (&site.app.database, site.app.clock.now());
    let (one, other) = tokio::join!(copies.make(database, now, 5), copies.make(database, now, 5));
    assert_eq!(one.unwrap(), other.unwrap());
    let left: Vec<_> =
        fs::read_dir(copies.folder()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 1, "{left:?}");
}
