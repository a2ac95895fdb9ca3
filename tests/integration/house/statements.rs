//! The numbered statements that comments and tests cite (`handbook S2`) are in the repository, each once, beside the
//! system that they belong to.

use crate::support::sources::{rust, sources};
use std::{collections::BTreeSet, fs, path::Path};

/// A file a system, and one for what holds for all.
const STATEMENTS: &str = "fixtures/systems";
/// Numbered anew, because a system has a T10 too: cited as `teams T10`, except in the names of tests.
const OF_TEAMS: &str = "fixtures/systems/teams.md";
/// What is told here has the numbers of moments (`moments.md`), which have a test of their own.
const WALKS: &str = "tests/integration/browser/moments";

/// The number at the start of a text: a capital letter, and one or two digits.
fn number(text: &str) -> Option<&str> {
    let after = text.strip_prefix(|first: char| first.is_ascii_uppercase())?;
    let digits = after.bytes().take_while(u8::is_ascii_digit).count();
    let ends = !after[digits..].starts_with(|next: char| next.is_ascii_alphanumeric());
    ((1..=2).contains(&digits) && ends).then(|| &text[..=digits])
}

fn stated() -> Vec<String> {
    let stated = sources(STATEMENTS).into_iter().filter(|source| source.is("md"));
    stated.flat_map(|source| stated_in(&source.text)).collect()
}

fn stated_in(text: &str) -> Vec<String> {
    let numbers = text.lines().filter_map(|line| number(line.strip_prefix("- ")?));
    numbers.map(ToOwned::to_owned).collect()
}

/// Numbers in backticks, with `handbook` before them or without, and those that tests begin their names with.
fn cited(text: &str) -> BTreeSet<String> {
    let quoted = text.split('`').filter_map(|part| {
        let part = part.strip_prefix("handbook ").or(part.strip_prefix("teams ")).unwrap_or(part);
        number(part).filter(|number| number.len() == part.len()).map(ToOwned::to_owned)
    });
    let named = text.split("fn ").skip(1).filter_map(|name| {
        let (first, _) = name.split_once('_')?;
        number(&first.to_uppercase()).filter(|number| number.len() == first.len()).map(ToOwned::to_owned)
    });
    quoted.chain(named).collect()
}

#[test]
fn every_statement_that_is_cited_can_be_looked_up() {
    let stated: BTreeSet<String> = stated().into_iter().collect();
    let sources = rust(&["src", "tests"]);
    let sources = sources.iter().filter(|source| !Path::new(&source.path).starts_with(WALKS));
    let cited: BTreeSet<String> = sources.flat_map(|source| cited(&source.text)).collect();
    assert!(cited.len() > 40, "only {} are cited", cited.len());
    let unknown: Vec<_> = cited.difference(&stated).collect();
    assert!(unknown.is_empty(), "cited, and not in {STATEMENTS}: {unknown:?}");
}

#[test]
fn no_number_stands_for_two_statements() {
    let of_teams = stated_in(&fs::read_to_string(OF_TEAMS).unwrap());
    let mut others = stated();
    for number in &of_teams {
        let at = others.iter().position(|other| other == number);
        others.remove(at.expect("the statements of teams are among all"));
    }
    for (stated, least) in [(others, 80), (of_teams, 30)] {
        let mut seen = BTreeSet::new();
        let twice: Vec<String> = stated.into_iter().filter(|number| !seen.insert(number.clone())).collect();
        assert!(twice.is_empty(), "{twice:?}");
        assert!(seen.len() > least, "only {} statements", seen.len());
    }
}

#[test]
fn statements_of_teams_are_stated_there() {
    let of_teams = stated_in(&fs::read_to_string(OF_TEAMS).unwrap());
    let sources = rust(&["src"]);
    let cited = sources.iter().flat_map(|source| source.text.split("`teams ").skip(1)).filter_map(number);
    let unknown: Vec<&str> = cited.filter(|cited| !of_teams.iter().any(|stated| stated == cited)).collect();
    assert!(unknown.is_empty(), "cited, and not in {OF_TEAMS}: {unknown:?}");
}

#[test]
fn numbers_are_found_where_people_write_them() {
    let text = "Counts half (`handbook S2`), like `R8` and `handbook S1`–`S9`; not S3, `S4 x` or `Svg5`.\nfn e18_a_spare() {}";
    let found = ["E18", "R8", "S1", "S2", "S9"].map(ToOwned::to_owned);
    assert_eq!(cited(text), found.into_iter().collect());
}
