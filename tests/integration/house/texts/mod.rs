//! The texts: what is asked for is there, what is there is asked for, and it is made of what it is given.

mod files;
mod glossary;
mod pseudo;
mod speech;
mod uses;

use crate::support::sources::{rust, sources};
use files::{Texts, asked_for, read_texts};
use muster::text::{ENGLISH, Language, Plural, kebab_name};
use std::collections::{BTreeMap, BTreeSet};
use uses::{Said, Told, Use};

const LANGUAGES: [&Language; 1] = [&ENGLISH];

/// What lists are written by where a text says nothing else, and what a bare value is said by.
const BY_ITSELF: [&str; 2] = ["list-comma", "it"];

/// What a text may call.
const FUNCTIONS: [&str; 7] = ["DATETIME", "ENTRANTS", "LIST", "MINUS", "NUMBER", "PART", "PLUS"];

/// As the files stand, which a test holds to be what is compiled in.
fn english() -> Texts {
    let files: Vec<String> = sources("templates/text/en").into_iter().map(|source| source.text).collect();
    read_texts(&files.iter().map(String::as_str).collect::<Vec<_>>()).0
}

fn assert_none(what: &str, problems: impl IntoIterator<Item = String>) {
    let problems: BTreeSet<String> = problems.into_iter().collect();
    assert!(problems.is_empty(), "{what}:\n{}", problems.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_file_is_compiled_in_and_can_be_read() {
    for language in LANGUAGES {
        assert_none(language.code, read_texts(language.files).1);
        for source in sources(format!("templates/text/{}", language.code)) {
            assert!(language.files.contains(&source.text.as_str()), "{} is not compiled in", source.path);
        }
    }
}

#[test]
fn every_text_that_is_named_is_there_with_its_facts() {
    let english = english();
    let problem = |one: &Use| {
        if !english.contains_key(&one.name) {
            return Some(format!("{}: no text {}", one.place, one.name));
        }
        let wanted = asked_for(&english, &one.name);
        let less: Vec<_> = wanted.difference(&one.facts).collect();
        // What stands beside it, like its hint, is said with the same facts.
        let whole = format!("{}.", one.name.split('.').next().unwrap_or_default());
        let parts = english.keys().filter(|name| name.starts_with(&whole));
        let with_parts: BTreeSet<String> =
            parts.flat_map(|part| asked_for(&english, part)).chain(wanted.iter().cloned()).collect();
        let more: Vec<_> = one.facts.difference(&with_parts).collect();
        (!less.is_empty() || !more.is_empty())
            .then(|| format!("{}: {} lacks {less:?}, has {more:?} besides", one.place, one.name))
    };
    let (said, in_tests) = (Said::read(), Said::uses_in_tests());
    assert!(said.uses.len() > 20 && said.types.len() > 60, "the code was not read");
    assert!(in_tests.len() > 100, "the tests were not read");
    assert_none("texts", said.uses.iter().chain(&in_tests).filter_map(problem));
}

/// The facts that stand around a value of this type: those of whatever holds one.
fn facts_around(types: &BTreeMap<String, Told>, name: &str) -> BTreeSet<String> {
    let (mut facts, mut names, mut seen) = (BTreeSet::new(), vec![name.to_owned()], BTreeSet::new());
    while let Some(name) = names.pop() {
        for (holder, told) in types {
            for fields in told.kinds.values() {
                if fields.iter().any(|field| field.of.contains(&name)) {
                    facts.extend(fields.iter().map(|field| field.name.clone()));
                    if seen.insert(holder.clone()) {
                        names.push(holder.clone());
                    }
                }
            }
        }
    }
    facts
}

/// What the text of a kind is called; a struct is one kind without a name.
fn name_of_text(of: &str, kind: &str) -> String {
    if kind.is_empty() { kebab_name(of) } else { format!("{}-{kind}", kebab_name(of)) }
}

/// The texts of the types of which a kind has one, with what each may ask for.
fn told_texts(types: &BTreeMap<String, Told>, english: &Texts) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for (name, told) in types {
        let text = |kind: &str| name_of_text(name, kind);
        if told.kinds.keys().any(|kind| english.contains_key(&text(kind))) {
            let around = facts_around(types, name);
            for (kind, fields) in &told.kinds {
                // A kind that holds another value is that value.
                let holds = matches!(&fields[..], [field]
                    if field.name == "it" && field.of.iter().any(|of| english_has_kind(types, english, of)));
                if !holds {
                    let own = fields.iter().map(|field| field.name.clone());
                    all.insert(text(kind), own.chain(around.iter().cloned()).collect());
                }
            }
        }
    }
    all
}

fn english_has_kind(types: &BTreeMap<String, Told>, english: &Texts, name: &str) -> bool {
    types
        .get(name)
        .is_some_and(|told| told.kinds.keys().any(|kind| english.contains_key(&name_of_text(name, kind))))
}

#[test]
fn every_kind_of_a_value_that_is_told_has_a_text_made_of_its_fields() {
    let english = english();
    let mut problems = Vec::new();
    for (name, fields) in told_texts(&Said::read().types, &english) {
        if !english.contains_key(&name) {
            problems.push(format!("no text {name}"));
        }
        let parts = english.keys().filter(|key| **key == name || key.starts_with(&format!("{name}.")));
        for key in parts {
            let missing: Vec<_> = asked_for(&english, key).difference(&fields).cloned().collect();
            if !missing.is_empty() {
                problems.push(format!("{key} asks for {missing:?}"));
            }
        }
    }
    assert_none("values", problems);
}

#[test]
fn no_text_is_there_for_nothing() {
    let (english, said) = (english(), Said::read());
    let whole = |name: &str| name.split('.').next().unwrap_or_default().to_owned();
    let mut used: BTreeSet<String> = said.uses.iter().map(|one| whole(&one.name)).collect();
    used.extend(told_texts(&said.types, &english).into_keys());
    used.extend(BY_ITSELF.map(ToOwned::to_owned));
    loop {
        let texts = english.iter().filter(|(name, _)| used.contains(&whole(name)));
        let within: BTreeSet<String> =
            texts.flat_map(|(_, text)| &text.others).map(|other| whole(other)).collect();
        if within.is_subset(&used) {
            break;
        }
        used.extend(within);
    }
    assert_none("unused", english.keys().filter(|name| !used.contains(&whole(name))).cloned());
}

#[test]
fn texts_that_stand_in_texts_are_there_and_functions_are_known() {
    let english = english();
    let problems = english.iter().flat_map(|(name, text)| {
        let missing = text.others.iter().filter(|other| !english.contains_key(*other));
        let unknown = text.functions.iter().filter(|function| !FUNCTIONS.contains(&function.as_str()));
        missing.chain(unknown).map(move |what| format!("{name}: no {what}"))
    });
    assert_none("within", problems);
}

/// A part that no text has would be said by its name.
#[test]
fn every_part_that_is_asked_for_is_a_part_of_a_text() {
    let english = english();
    let known: BTreeSet<&str> = english.keys().filter_map(|name| Some(name.split_once('.')?.1)).collect();
    let mut asked = BTreeMap::new();
    let code = rust(&["src"]).into_iter().map(|source| (source.path.clone(), source.code().to_owned()));
    let templates = sources("templates").into_iter().map(|source| (source.path, source.text));
    for (path, text) in code.chain(templates) {
        for opens in ["part(\"", "part_if_any(\"", "part: \""] {
            let parts = text.split(opens).skip(1).filter_map(|rest| rest.split('"').next());
            let parts = parts.filter(|part| !part.is_empty());
            asked.extend(parts.map(|part| (part.to_owned(), path.clone())));
        }
    }
    assert!(asked.len() > 20, "the code was not read: {asked:?}");
    let missing = asked.iter().filter(|(part, _)| !known.contains(part.as_str()));
    assert_none("parts", missing.map(|(part, path)| format!("{path} asks for .{part}, which no text has")));
}

#[test]
fn whatever_counts_has_all_the_forms_of_its_language() {
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    for language in LANGUAGES {
        let forms = |of: fn(u64) -> Plural| {
            (0..=1_000).map(|count| of(count).as_str().to_owned()).collect::<BTreeSet<_>>()
        };
        let mut problems = Vec::new();
        for (name, text) in read_texts(language.files).0 {
            for choice in &text.choices {
                let wanted = forms(if choice.is_by_place { language.ordinal } else { language.cardinal });
                let has: BTreeSet<String> =
                    choice.words.iter().filter(|word| PLURALS.contains(&word.as_str())).cloned().collect();
                // A choice that has `other` alone goes by something else.
                if (has.len() > 1 || has.contains("one")) && has != wanted {
                    problems.push(format!("{name} has {has:?} of {wanted:?}"));
                }
            }
        }
        assert_none(language.code, problems);
    }
}

/// What the texts say, with the name of each, and the branches of a choice one after the other.
pub fn lines_of_texts() -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for source in sources("templates/text") {
        for line in source.text.lines().filter(|line| !line.starts_with('#')) {
            let is_named = line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-');
            let words = if is_named { line.split_once(" = ").map_or("", |(_, words)| words) } else { line };
            lines.push((source.path.clone(), words.to_owned()));
        }
    }
    assert!(lines.len() > 100, "the texts were not read");
    lines
}
