//! The texts: what is asked for is there, what is there is asked for, and it is made of what it is given.

mod glossary;
mod pseudo;
mod speech;
mod uses;

use crate::support::sources::{rust, sources};
use muster::text::{
    LANGUAGES, Language, NeedsByName, TextFile, TextMistake, asked_for, check_texts, kebab_name, read_needs,
};
use std::collections::{BTreeMap, BTreeSet};
use uses::{Said, Told, Use};

/// What lists are written by where a text says nothing else, and what a bare value is said by.
const BY_ITSELF: [&str; 2] = ["list-comma", "it"];

/// As the files stand, which a test holds to be what is compiled in.
fn files_of(code: &str) -> Vec<TextFile> {
    let files = sources(format!("templates/text/{code}")).into_iter();
    files.map(|source| TextFile { path: source.path, source: source.text.leak() }).collect()
}

fn english() -> NeedsByName {
    read_needs(&files_of("en")).0
}

/// What is wrong with texts of a language, as `muster texts check` tells it.
fn mistakes_of(language: &Language, files: &[TextFile]) -> Vec<String> {
    let mistakes = check_texts(language, files);
    let tell = |TextMistake { path, line, problem }: TextMistake| format!("{path}:{line}: {problem:?}");
    mistakes.into_iter().map(tell).collect()
}

fn assert_none(what: &str, problems: impl IntoIterator<Item = String>) {
    let problems: BTreeSet<String> = problems.into_iter().collect();
    assert!(problems.is_empty(), "{what}:\n{}", problems.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_file_is_compiled_in_and_nothing_is_wrong_with_it() {
    for language in LANGUAGES {
        let files = files_of(language.code);
        assert_none(language.code, mistakes_of(language, &files));
        for file in files {
            assert!(language.files.contains(&file.source), "{} is not compiled in", file.path);
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
fn told_texts(types: &BTreeMap<String, Told>, english: &NeedsByName) -> BTreeMap<String, BTreeSet<String>> {
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

fn english_has_kind(types: &BTreeMap<String, Told>, english: &NeedsByName, name: &str) -> bool {
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

/// There is no element in either: what a text keeps to itself, it keeps by characters.
#[test]
fn what_stands_in_a_title_or_an_option_is_said_plainly() {
    for source in sources("templates").into_iter().filter(|source| source.is("html")) {
        let titles = source.text.split("{% block title %}").skip(1);
        let titles = titles.filter_map(|rest| rest.split("{% endblock %}").next());
        let options = source.text.split("</option>").filter_map(|before| before.rsplit('>').next());
        for said in titles.chain(options) {
            assert!(!said.contains("\"|t("), "{}: |t_attr is for {said}", source.path);
        }
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
