//! Whether texts that somebody wrote can be said: they are held to what the compiled ones ask for.

use super::{
    language::{ENGLISH, Language, Plural},
    message::Message,
    needs::{
        NeedsByName, TextFile, TextMistake, TextNeeds, TextProblem, asked_for, needs_of_language, read_needs,
        texts_within,
    },
    pattern::Texts,
    serial::{say, told},
};
use std::collections::BTreeSet;

/// What a text may call.
const FUNCTIONS: [&str; 7] = ["DATETIME", "ENTRANTS", "LIST", "MINUS", "NUMBER", "PART", "PLUS"];

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What is wrong with files of this language: they cannot be read, ask for what no text gets, are said nowhere, or count
/// otherwise than the language does.
pub fn check_texts(language: &Language, files: &[TextFile]) -> Vec<TextMistake> {
    let (own, mut mistakes) = read_needs(files);
    mistakes.extend(list_mistakes(language, &own));
    mistakes.sort_by(|a, b| (&a.path, a.line).cmp(&(&b.path, b.line)));
    mistakes
}

/// Says the texts of these files in the place of the compiled ones, but for those with which something is wrong: that is
/// handed back. Once it was spoken, a language stays as it is: so no page that is kept says anything else than one that is
/// made.
pub fn take_texts(language: &'static Language, files: &[TextFile]) -> Vec<TextMistake> {
    let (mut own, mut mistakes) = read_needs(files);
    leave_out_mistaken(language, &mut own, &mut mistakes);
    let sources: Vec<_> = files.iter().map(|file| file.source).collect();
    let mut texts = Texts::read_files(language.files);
    texts.replace_texts(Texts::read_files(&sources), |name| own.contains_key(name));
    // It has been spoken already: what it says has been heard.
    let _ = language.texts.set(texts);
    mistakes
}

/// Leaves the texts alone with which nothing is wrong, and adds what is wrong with the others.
fn leave_out_mistaken(language: &Language, own: &mut NeedsByName, mistakes: &mut Vec<TextMistake>) {
    let mut found = mistakes.clone();
    loop {
        let wrong: BTreeSet<&str> = found.iter().filter_map(|mistake| mistake.problem.name()).collect();
        own.retain(|name, _| !wrong.contains(name.as_str()));
        // A text in which one stands that is not taken is not taken either.
        found = list_mistakes(language, own);
        if found.is_empty() {
            return;
        }
        mistakes.extend(found.clone());
    }
}

fn list_mistakes(language: &Language, own: &NeedsByName) -> Vec<TextMistake> {
    let mut mistakes = Vec::new();
    let english = needs_of_language(&ENGLISH);
    let mut all = english.clone();
    all.extend(needs_of_language(language));
    all.extend(own.clone());
    let used: BTreeSet<&str> =
        own.values().flat_map(|text| &text.others).map(|name| name_without_part(name)).collect();
    for (name, text) in own {
        let mut problems = list_problems_within(&all, name, text);
        if english.contains_key(name) {
            problems.extend(list_problems_of_facts(&all, &english, name));
        } else if !used.contains(name_without_part(name)) {
            problems.push(TextProblem::Unused { name: name.clone() });
        }
        problems.extend(list_problems_of_forms(language, name, text));
        let place = |problem| TextMistake { path: text.path.clone(), line: text.line, problem };
        mistakes.extend(problems.into_iter().map(place));
    }
    mistakes
}

/// What is wrong in a file, and where, as an editor finds it: `en/rounds.ftl:12: …`.
pub fn tell_text_mistake(mistake: &TextMistake) -> Message {
    let TextMistake { path, line, problem } = mistake;
    say!("text-mistake", path, line, what = told(problem))
}

/// The name without its part.
fn name_without_part(name: &str) -> &str {
    name.split('.').next().unwrap_or_default()
}

fn list_problems_within(all: &NeedsByName, name: &str, text: &TextNeeds) -> Vec<TextProblem> {
    let own = || name.to_owned();
    let missing = text.others.iter().filter(|other| !all.contains_key(*other));
    let missing = missing.map(|other| TextProblem::NoText { name: own(), other: other.clone() });
    let unknown = text.functions.iter().filter(|function| !FUNCTIONS.contains(&function.as_str()));
    let unknown = unknown.map(|function| TextProblem::NoFunction { name: own(), function: function.clone() });
    let is_within_itself = texts_within(all, name).iter().any(|text| text.others.contains(name));
    let within_itself = is_within_itself.then(|| TextProblem::WithinItself { name: own() });
    missing.chain(unknown).chain(within_itself).collect()
}

/// A text is said with the facts of the whole: what stands beside it, like its hint, is said with the same.
fn list_problems_of_facts(all: &NeedsByName, english: &NeedsByName, name: &str) -> Vec<TextProblem> {
    let parts = english.keys().filter(|key| name_without_part(key) == name_without_part(name));
    let given: BTreeSet<String> = parts.flat_map(|part| asked_for(english, part)).collect();
    let asked = asked_for(all, name);
    let facts: BTreeSet<String> = asked.difference(&given).cloned().collect();
    let elements = texts_within(english, name).into_iter().flat_map(TextNeeds::handed_elements);
    let elements: BTreeSet<String> = elements.filter(|element| !asked.contains(*element)).cloned().collect();
    let more = (!facts.is_empty()).then(|| TextProblem::AsksFor { name: name.to_owned(), facts });
    let less = (!elements.is_empty()).then(|| TextProblem::LeavesOut { name: name.to_owned(), elements });
    more.into_iter().chain(less).collect()
}

/// Whatever counts has all forms of its language, and no others. A choice that has `other` alone goes by something else.
fn list_problems_of_forms(language: &Language, name: &str, text: &TextNeeds) -> Vec<TextProblem> {
    let forms = |of: fn(u64) -> Plural| -> BTreeSet<String> {
        (0..=1_000).map(|count| of(count).as_str().to_owned()).collect()
    };
    let [cardinal, ordinal] = [language.cardinal, language.ordinal].map(forms);
    let mut problems = Vec::new();
    for choice in &text.choices {
        let wanted = if choice.is_by_place { &ordinal } else { &cardinal };
        let found = choice.words.iter().filter(|word| PLURALS.contains(&word.as_str()));
        let found: BTreeSet<String> = found.cloned().collect();
        if (found.len() > 1 || found.contains("one")) && found != *wanted {
            problems.push(TextProblem::Forms { name: name.to_owned(), found, wanted: wanted.clone() });
        }
    }
    problems
}

impl TextProblem {
    /// The text that is meant, where it can be told.
    fn name(&self) -> Option<&str> {
        match self {
            Self::Unreadable { .. } => None,
            Self::Twice { name }
            | Self::Open { name, .. }
            | Self::AsksFor { name, .. }
            | Self::LeavesOut { name, .. }
            | Self::Unused { name }
            | Self::NoText { name, .. }
            | Self::NoFunction { name, .. }
            | Self::WithinItself { name }
            | Self::Forms { name, .. } => Some(name),
        }
    }
}
