//! What the README and its neighbours promise: short, and true of the program beside them.

use crate::{
    command::program::muster,
    support::sources::{rust, sources},
};
use std::{collections::BTreeSet, fs, path::Path};

const README: &str = include_str!("../../../README.md");
const OF_SRC: &str = include_str!("../../../src/README.md");
const OF_BENCHES: &str = include_str!("../../bench/README.md");
const OF_SITE: &str = include_str!("../../../templates/help/en/site.md");
const OF_COMMANDS: &str = include_str!("../../../templates/help/en/commands.md");

fn cargo() -> toml::Table {
    toml::from_str(include_str!("../../../Cargo.toml")).unwrap()
}

/// The rows of every table of a text.
fn rows(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.starts_with("| ")).collect()
}

#[test]
fn the_readme_is_short_and_its_first_words_say_which_rust() {
    assert!(README.lines().count() <= 150, "{} lines", README.lines().count());
    let first = README.lines().take(12).collect::<Vec<_>>().join("\n");
    let rust = cargo()["package"]["rust-version"].as_str().unwrap().to_owned();
    for word in [&format!("Rust {rust} or later"), "rustup.rs", "apt install", "two commands"] {
        assert!(first.contains(word), "“{word}” is not in the first lines:\n{first}");
    }
    let steps = README.split("## Your first event").nth(1).unwrap().split("\n## ").next().unwrap();
    let steps = steps.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit())).count();
    assert_eq!(steps, 10);
}

#[test]
fn the_pictures_of_the_readme_are_there_and_one_is_of_a_phone() {
    let pictures: BTreeSet<&str> =
        README.split(['(', '"', ')']).filter(|part| part.starts_with("tests/pictures/")).collect();
    let files: Vec<String> = fs::read_dir("tests/pictures")
        .unwrap()
        .map(|file| format!("tests/pictures/{}", file.unwrap().file_name().display()))
        .collect();
    assert_eq!(pictures, files.iter().map(String::as_str).collect());
    let sizes = pictures.iter().map(|picture| imagesize::size(picture).unwrap());
    assert!(sizes.into_iter().any(|size| size.width < 800 && size.height > size.width), "none is of a phone");
}

#[test]
fn each_option_stands_in_the_readme_and_in_the_help_in_the_same_words() {
    let told = muster(Path::new("."), &["--help"]).out;
    let options = told.split("[env: ").skip(1).filter_map(|rest| rest.split(['=', ']']).next());
    let options: BTreeSet<&str> = options.collect();
    assert!(options.len() >= 10, "{told}");
    let rows_of = |text| rows(text).into_iter().filter(|row| row.contains("`MUSTER_")).collect::<Vec<_>>();
    let listed = rows_of(README);
    assert_eq!(listed, rows_of(OF_SITE));
    let named: BTreeSet<&str> = listed.iter().filter_map(|row| row.split('`').nth(3)).collect();
    assert_eq!(named, options);
}

#[test]
fn each_command_stands_in_the_help() {
    let told = muster(Path::new("."), &["--help"]).out;
    let commands = told.split("Commands:").nth(1).unwrap().split("\n\n").next().unwrap();
    let commands: Vec<&str> =
        commands.lines().filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next()).collect();
    assert!(commands.len() >= 10, "{told}");
    // Without a command it serves.
    for command in commands.iter().filter(|command| !["help", "serve"].contains(*command)) {
        let is_told =
            ["| ", ", "].iter().any(|before| OF_COMMANDS.contains(&format!("{before}`muster {command}")));
        assert!(is_told, "nothing is said of muster {command}");
    }
}

#[test]
fn each_dependency_has_its_line() {
    let listed = OF_SRC.split("## Dependencies").nth(1).unwrap();
    let listed = rows(listed).into_iter().filter_map(|row| row.split('|').nth(1));
    let listed: BTreeSet<&str> = listed.flat_map(|names| names.split(['`', ',', ' '])).collect();
    let dependencies = cargo();
    let missing: Vec<_> = dependencies["dependencies"]
        .as_table()
        .unwrap()
        .keys()
        .filter(|name| !listed.contains(name.as_str()))
        .collect();
    assert!(missing.is_empty(), "nobody says why these are needed: {missing:?}");
}

#[test]
fn each_bench_says_what_it_measured() {
    for bench in cargo()["bench"].as_array().unwrap() {
        let name = bench["name"].as_str().unwrap();
        assert!(OF_BENCHES.contains(&format!("--bench {name}")), "nothing is told of {name}");
    }
}

/// A room of the house that the map leaves out is found by nobody.
#[test]
fn each_room_stands_on_the_map() {
    let rooms = fs::read_dir("src").unwrap().map(Result::unwrap);
    let rooms = rooms.filter(|entry| entry.file_type().unwrap().is_dir());
    for room in rooms {
        let name = room.file_name().display().to_string();
        let is_told =
            ["src/", ", ", "  ", "\n"].iter().any(|before| OF_SRC.contains(&format!("{before}{name}")));
        assert!(is_told, "src/{name} is not on the map");
    }
    assert!(rust(&["src"]).iter().any(|source| source.text.contains("include_str!(\"README.md\")")));
}

/// The files that the texts of the repository lead to.
#[test]
fn no_link_between_the_texts_leads_to_nothing() {
    let texts = [("", README), ("src/", OF_SRC), ("tests/bench/", OF_BENCHES)];
    for (folder, text) in texts {
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.starts_with("http") && !link.starts_with('#')) {
            assert!(Path::new(folder).join(link).exists(), "{folder}README.md leads to {link}");
        }
    }
    for source in sources("templates/help/en") {
        assert!(!source.text.contains("](") || source.text.contains("](/help/"), "{}", source.path);
    }
}

#[test]
fn what_the_run_beside_postgresql_leaves_out_asks_no_database() {
    let run = fs::read_to_string("tests/run").unwrap();
    let left_out = run.lines().find_map(|line| line.strip_prefix("asks_no_database=(")).unwrap();
    let left_out: Vec<&str> = left_out.trim_end_matches(')').split(' ').collect();
    assert!(left_out.len() >= 5, "{left_out:?}");
    for module in left_out {
        let place = format!("/{}", module.trim_end_matches("::").replace("::", "/"));
        let of_it = rust(&["tests/integration"]).into_iter().filter(|source| {
            source.path.contains(&format!("{place}/")) || source.path.ends_with(&format!("{place}.rs"))
        });
        let sources: Vec<_> = of_it.collect();
        assert!(!sources.is_empty(), "{module}");
        for source in sources {
            // A database is waited for, here or in the program that a test calls.
            for sign in [".await", "Database", "Site::", "--database"] {
                assert!(!source.text.contains(sign), "{} has {sign}", source.path);
            }
        }
    }
}
