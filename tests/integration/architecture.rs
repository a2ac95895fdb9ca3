//! The walls of the README, checked by reading the sources.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The domain decides; it never reads, writes, waits, tells the time or rolls dice.
#[test]
fn the_domain_does_no_io() {
    let forbidden =
        ["sqlx", "actix", "askama", "tokio::", "std::fs", "std::net", "Utc::now", "rand::rng", "SystemTime"];
    for word in forbidden {
        assert_eq!(files_with("src/domain", word), Vec::<String>::new(), "`{word}` in the domain");
    }
}

#[test]
fn nothing_reaches_over_a_wall() {
    let walls: [(&str, &[&str]); 6] = [
        ("src/domain", &["actions", "storage", "web", "print", "exchange", "command", "jobs", "app", "demo"]),
        ("src/storage", &["actions", "web", "print", "exchange", "command", "jobs", "app"]),
        ("src/actions", &["web", "command", "jobs", "print"]),
        ("src/print", &["actions", "web", "command", "storage", "jobs", "app"]),
        ("src/exchange", &["actions", "web", "command", "jobs", "app"]),
        ("src/jobs", &["web", "command"]),
    ];
    for (folder, rooms) in walls {
        for room in rooms {
            let reached = files_with(folder, &format!("crate::{room}::"));
            assert_eq!(reached, Vec::<String>::new(), "{folder} reaches {room}");
        }
    }
}

#[test]
fn only_one_file_knows_that_there_are_two_engines() {
    for engine in ["Postgres", "Sqlite"] {
        let mut files = files_with("src", engine);
        files.retain(|file| !file.ends_with("storage/database.rs"));
        assert_eq!(files, Vec::<String>::new(), "`{engine}`");
    }
}

#[test]
fn no_template_lets_markup_through_and_nothing_runs_inline() {
    for word in ["|safe", "| safe", "<script>", "<style", "style=\"", "onclick=", "onload=", "javascript:"] {
        assert_eq!(files_with("templates", word), Vec::<String>::new(), "`{word}`");
    }
}

#[test]
fn no_file_is_longer_than_six_hundred_lines() {
    for folder in ["src", "tests", "templates"] {
        for file in files(Path::new(folder)) {
            let Ok(text) = fs::read_to_string(&file) else { continue };
            assert!(text.lines().count() <= 600, "{} has {} lines", file.display(), text.lines().count());
        }
    }
}

#[test]
fn every_source_file_says_what_lives_in_it() {
    for file in files(Path::new("src")) {
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.starts_with("//!"), "{} does not open with //!", file.display());
    }
}

fn files_with(folder: &str, word: &str) -> Vec<String> {
    let holds = |file: &PathBuf| {
        let text = fs::read_to_string(file).unwrap_or_default();
        // A test may say what it likes, a comment too.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        code.lines().any(|line| !line.trim_start().starts_with("//") && line.contains(word))
    };
    files(Path::new(folder)).into_iter().filter(holds).map(|file| file.display().to_string()).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}
