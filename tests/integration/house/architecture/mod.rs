//! The walls of `src/README.md`, checked on the real paths of the sources.

mod known;
mod paths;
mod planted;
mod walls;

use crate::support::sources::{Source, rust, sources};
use std::{collections::BTreeSet, fs, path::Path, sync::LazyLock};
use walls::Walls;

/// Every room, and the rooms that it may name. What is not said here is forbidden.
const WALLS: Walls = &[
    ("main", &["command"]),
    // Values in, values out.
    ("domain", &[]),
    // What is said of values that are composed; most are said by what they store. What went wrong is a value as well,
    // though not one of the domain: it may be the database, whose error no sentence repeats.
    ("text", &["domain", "error", "exchange"]),
    ("print", &["domain", "text"]),
    ("exchange", &["domain"]),
    ("storage", &["domain", "limits"]),
    ("limits", &[]),
    ("chance", &[]),
    ("token", &[]),
    ("config", &[]),
    ("error", &["domain", "limits"]),
    ("live", &["domain", "storage"]),
    ("cache", &["chance", "domain", "error", "exchange", "storage"]),
    ("app", &["cache", "chance", "config", "limits", "live", "storage", "text"]),
    // Every change; what is drawn of it and how it is told is not theirs.
    (
        "actions",
        &[
            "app", "cache", "chance", "config", "domain", "error", "exchange", "limits", "live", "storage",
            "token",
        ],
    ),
    (
        "web",
        &[
            "actions", "app", "cache", "chance", "config", "demo", "domain", "error", "exchange", "limits",
            "live", "print", "storage", "text", "token",
        ],
    ),
    ("jobs", &["actions", "app", "domain", "error", "storage", "text"]),
    ("demo", &["actions", "app", "cache", "domain", "error", "exchange", "storage", "text"]),
    (
        "command",
        &[
            "actions", "app", "cache", "config", "demo", "domain", "error", "exchange", "jobs", "live",
            "storage", "text", "token", "web",
        ],
    ),
];

/// What the domain may not name: it decides, and never reads, writes, waits, tells the time or rolls dice.
const NOT_IN_THE_DOMAIN: [&str; 11] = [
    "actix_web",
    "askama",
    "chrono::Local",
    "chrono::Utc::now",
    "rand::rng",
    "sqlx",
    "std::env",
    "std::fs",
    "std::net",
    "std::time::SystemTime",
    "tokio",
];

static HOUSE: LazyLock<paths::House> = LazyLock::new(|| {
    let files: Vec<_> = rust(&["src"]).into_iter().map(|source| (source.path, source.text)).collect();
    paths::read(&files)
});

#[test]
fn nothing_reaches_over_a_wall() {
    let found = walls::breaches(&HOUSE.edges(), WALLS);
    holds_but_for(&found, &known::BREACHES.map(ToOwned::to_owned));
}

#[test]
fn no_way_leads_back_to_where_it_began() {
    let found = walls::circles(&HOUSE.edges());
    let known = known::CIRCLES.map(walls::Circle::from);
    let new: Vec<_> = found.iter().filter(|circle| !known.iter().any(|known| circle.is_in(known))).collect();
    assert!(new.is_empty(), "new circles:\n{}", listed(&new));
    let gone: Vec<_> = known.iter().filter(|known| !found.iter().any(|circle| circle.is_in(known))).collect();
    assert!(gone.is_empty(), "no circle any more, take it out of known.rs:\n{}", listed(&gone));
}

/// A program that foretells its secrets is no program: only tests hand in a seed.
#[test]
fn the_program_takes_its_chance_from_the_system_alone() {
    let mut found = files_with("src", "Chance::seeded");
    found.retain(|file| file != "src/chance.rs");
    assert_eq!(found, Vec::<String>::new());
    for word in ["std::env", "env!", "config"] {
        assert!(!fs::read_to_string("src/chance.rs").unwrap().contains(word), "`{word}` in src/chance.rs");
    }
}

#[test]
fn the_domain_does_no_io() {
    let foreign = HOUSE.foreign();
    let found = foreign.iter().filter(|(file, path)| {
        let forbidden = |name: &&str| {
            path.strip_prefix(*name).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
        };
        walls::room(file) == "domain" && NOT_IN_THE_DOMAIN.iter().any(forbidden)
    });
    assert_eq!(found.collect::<Vec<_>>(), Vec::<&(String, String)>::new());
}

/// A change that does not go through an action is in no log.
#[test]
fn only_actions_change_what_is_stored() {
    let mut found = files_with("src", ".write().await");
    found.retain(|file| !file.starts_with("src/actions/") && !file.starts_with("src/storage/"));
    holds_but_for(&found, &known::CHANGES.map(ToOwned::to_owned));
}

/// A form that came twice is answered alike, whatever it asked for. Where a handler has no page to lead to, the
/// errors' own answer leads back.
#[test]
fn what_was_sent_twice_is_answered_in_one_place() {
    let found = files_with("src/web", "SentTwice");
    assert_eq!(found, ["src/web/http/errors.rs", "src/web/reply/form_reply.rs"]);
}

/// A game is asked, never named: only its own room knows it, and which code is a family's is asked in one place there.
#[test]
fn no_code_but_its_own_knows_a_game_by_name() {
    let games = ["aos4", "aos3", "wfb", "t9a", "Family::"];
    let found = games.iter().flat_map(|game| files_with("src", game));
    let is_outside = |file: &String| !file.starts_with("src/domain/games/") && !file.ends_with("/tests.rs");
    let found: BTreeSet<String> = found.filter(is_outside).collect();
    assert_eq!(
        files_with("src/domain/games", "Family::"),
        [
            "src/domain/games/aos3/strategy.rs",
            "src/domain/games/aos4/season.rs",
            "src/domain/games/families.rs"
        ]
    );
    holds_but_for(&found.into_iter().collect::<Vec<_>>(), &known::GAMES.map(ToOwned::to_owned));
}

/// The words of one game belong to its own room, to what is read from its files and to texts.
#[test]
fn no_code_but_its_own_speaks_as_one_game_does() {
    let words = [
        "regiment",
        "auxiliar",
        "renown",
        "manifestation",
        "honour_guard",
        "honourguard",
        "battle_tactic",
        "battletactic",
        "grand_alliance",
        "warscroll",
    ];
    let mut found = files_where("src", |line| {
        let line = line.to_lowercase();
        words.iter().any(|word| line.contains(word))
    });
    let is_outside = |file: &String| !file.starts_with("src/domain/games/") && !file.ends_with("/tests.rs");
    let is_code = |file: &String| Path::new(file).extension().is_some_and(|ending| ending == "rs");
    found.retain(|file| is_code(file) && is_outside(file));
    holds_but_for(&found, &known::WORDS_OF_A_GAME.map(ToOwned::to_owned));
}

/// Whoever reads the map finds the place.
#[test]
fn the_texts_of_the_house_and_its_help_name_files_that_exist() {
    let help =
        sources("templates/help").into_iter().filter(|source| source.is("md")).map(|source| source.path);
    let maps = ["README.md", "src/README.md", "src/lib.rs", "tests/bench/README.md"].map(ToOwned::to_owned);
    for map in maps.into_iter().chain(help) {
        let text = fs::read_to_string(&map).unwrap();
        let named = text.split('`').skip(1).step_by(2).filter(|name| {
            ["src/", "tests/", "templates/", "static/", "migrations/", "fixtures/", ".ci/"]
                .iter()
                .any(|folder| name.starts_with(folder) && !name.contains([' ', '*', '{', '<', '…']))
        });
        let gone: Vec<&str> = named.filter(|name| !Path::new(name.trim_end_matches('/')).exists()).collect();
        assert!(gone.is_empty(), "{map} names what is not there: {gone:?}");
    }
}

#[test]
fn only_one_place_knows_that_there_are_two_engines() {
    for engine in ["Postgres", "Sqlite"] {
        let mut files = files_with("src", engine);
        files.retain(|file| !file.contains("src/storage/database"));
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
fn the_top_level_is_as_planned() {
    let plan = "Cargo.lock Cargo.toml LICENSE README.md fixtures migrations src static templates tests";
    let here = fs::read_dir(".").unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    // What git leaves out is made here, not kept here.
    let made = |name: &str| name == "target" || name.starts_with("muster.db") || name.starts_with("demo.db");
    let found: BTreeSet<String> = here.filter(|name| !name.starts_with('.') && !made(name)).collect();
    assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), plan.split(' ').collect::<Vec<_>>());
}

#[test]
fn no_file_is_longer_than_six_hundred_lines() {
    for folder in ["src", "tests", "templates"] {
        for Source { path, text } in sources(folder) {
            assert!(text.lines().count() <= 600, "{path} has {} lines", text.lines().count());
        }
    }
}

#[test]
fn every_source_file_says_what_lives_in_it() {
    for Source { path, text } in rust(&["src"]) {
        assert!(text.starts_with("//!"), "{path} does not open with //!");
    }
}

/// What was found is known to be wrong, and nothing more; and what is known is still found, so that the list of
/// what is known can only shrink.
fn holds_but_for(found: &[String], known: &[String]) {
    let (found, known): (BTreeSet<_>, BTreeSet<_>) = (found.iter().collect(), known.iter().collect());
    let new: Vec<_> = found.difference(&known).collect();
    assert!(new.is_empty(), "new:\n{}", listed(&new));
    let gone: Vec<_> = known.difference(&found).collect();
    assert!(gone.is_empty(), "mended, take it out of known.rs:\n{}", listed(&gone));
}

fn listed<T: ToString>(lines: &[T]) -> String {
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn files_with(folder: &str, word: &str) -> Vec<String> {
    files_where(folder, |line| line.contains(word))
}

fn files_where(folder: &str, is_meant: impl Fn(&str) -> bool) -> Vec<String> {
    let holds = |source: &Source| {
        // A test may say what it likes, a comment too.
        let code = source.text.split("#[cfg(test)]").next().unwrap_or_default();
        code.lines().any(|line| !line.trim_start().starts_with("//") && is_meant(line))
    };
    sources(folder).into_iter().filter(holds).map(|source| source.path).collect()
}
