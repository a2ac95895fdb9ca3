//! Clean real lists as they come through mails, chats, forums and word processors: each gives the same facts and no
//! false finding, or a sentence says what could not be read.

use super::{Judged, grave, judged, rules, snapshots::Snapshots};
use crate::roster_variants::{corpus, differences, each_line, footless, headings, headless, units, wrapped};
use muster::domain::{
    composition::CheckRules,
    games::{self, Verdict},
    roster::{ReadError, Reading},
};
use std::{collections::BTreeMap, fmt::Write};

type Way = (&'static str, fn(&str) -> String);

const WAYS: [Way; 40] = [
    ("spaces doubled", |text| text.replace(' ', "  ")),
    ("spaces that do not break", |text| text.replace(' ', "\u{a0}")),
    ("tabs for spaces", |text| text.replace(' ', "\t")),
    ("curly quotes", |text| text.replace('\'', "’")),
    ("straight quotes", |text| text.replace('’', "'")),
    ("accents for quotes", |text| text.replace(['\'', '’'], "`")),
    ("lines ended as on Windows", |text| text.replace('\n', "\r\n")),
    ("an empty line after each", |text| text.replace('\n', "\n\n")),
    ("no empty lines", |text| each_line(text, |line| (!line.trim().is_empty()).then(|| line.into()))),
    ("quoted in a mail", |text| each_line(text, |line| Some(format!("> {line}")))),
    ("quoted in a chat, with a name", |text| {
        format!("Tom, 21:04\n{}", each_line(text, |line| Some(format!("> {line}"))))
    }),
    ("in a code fence", |text| format!("```\n{text}\n```")),
    ("Markdown: bold units", |text| units(text, |line| format!("**{line}**"))),
    ("Markdown: headings", |text| headings(text, |line| format!("## {line}"))),
    ("Markdown: escaped signs", |text| {
        text.replace('-', "\\-").replace('(', "\\(").replace(')', "\\)").replace('|', "\\|")
    }),
    ("Markdown: two spaces at the ends", |text| each_line(text, |line| Some(format!("{line}  ")))),
    ("Markdown: bullets as stars", |text| text.replace('•', "*")),
    ("Markdown: a nested list", |text| {
        units(&text.replace("• ", "  - "), |line| {
            if line.trim_start().starts_with('-') { line.into() } else { format!("- {line}") }
        })
    }),
    ("HTML: breaks", |text| text.replace('\n', "<br>\n")),
    ("HTML: breaks and nothing else", |text| text.replace('\n', "<br/>")),
    ("HTML: paragraphs", |text| each_line(text, |line| Some(format!("<p>{line}</p>")))),
    ("HTML: bold units", |text| units(text, |line| format!("<strong>{line}</strong>"))),
    ("HTML: signs as entities", |text| {
        text.replace('&', "&amp;").replace('\'', "&#39;").replace('•', "&bull;")
    }),
    ("HTML: spaces as entities", |text| text.replace(' ', "&#x20;")),
    ("BBCode: bold units", |text| units(text, |line| format!("[b]{line}[/b]"))),
    ("BBCode: in a box", |text| format!("[spoiler=My list][code]\n{text}\n[/code][/spoiler]")),
    ("wrapped at 28 letters", |text| wrapped(text, 28)),
    ("wrapped at 40 letters", |text| wrapped(text, 40)),
    ("wrapped at 60 letters", |text| wrapped(text, 60)),
    ("everything in one line", |text| {
        text.split('\n').map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
    }),
    ("a table of one column", |text| {
        format!(
            "| List |\n|---|\n{}",
            each_line(text, |line| (!line.trim().is_empty())
                .then(|| format!("| {} |", line.replace('|', "\\|"))))
        )
    }),
    ("German headings", |text| {
        let text = text
            .replace("General's Regiment", "Regiment des Generals")
            .replace("Auxiliary Units", "Hilfseinheiten");
        text.replace("Faction Terrain", "Fraktionsgelände")
            .replace("Regiments of Renown", "Berühmte Regimenter")
    }),
    ("French headings", |text| {
        let text = text
            .replace("General's Regiment", "Régiment du Général")
            .replace("Auxiliary Units", "Unités Auxiliaires");
        text.replace("Faction Terrain", "Terrain de Faction")
            .replace("Regiments of Renown", "Régiments de Renom")
    }),
    ("bullets as dashes", |text| text.replace('•', "-")),
    ("bullets as arrows", |text| text.replace("• ", "→ ")),
    ("bullets lost", |text| text.replace("• ", "")),
    ("pasted twice", |text| format!("{text}\n\n{text}")),
    ("sign-up text around it", |text| {
        format!(
            "Name: Tom Smith\nTeam: The Dice Gods\nHi, here is my list:\n\n{text}\n\nThanks, see you there!"
        )
    }),
    ("header missing", headless),
    ("footer missing", |text| footless(text).to_owned()),
];

/// What became of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// The same facts, and no finding.
    Same,
    /// Something differs, and a sentence says what could not be read or was guessed.
    Told,
    /// A finding, though nothing says that the list was not understood.
    False,
    /// Another army, and nothing says so.
    Silent,
}

fn outcome(list: &Judged<'_>, whole: &Reading, changed: &str) -> (Outcome, String) {
    let reading = match games::default().read(changed.as_bytes(), None) {
        Ok(reading) => reading,
        Err(ReadError::TooBig) => return (Outcome::False, "too big".into()),
        Err(_) => return (Outcome::Told, String::new()),
    };
    let verdict = list.judge(&reading.roster, &by_the_event(list, &reading));
    let differ = differences(&whole.roster, &reading.roster);
    let told = reading.notices.iter().any(|notice| !whole.notices.contains(notice)) || !verdict.is_judged();
    let why = || {
        let findings =
            grave(&verdict).into_iter().map(|finding| format!("{} {:?}", finding.rule, finding.what));
        format!("{}; {}", differ.join("; "), findings.collect::<Vec<_>>().join("; "))
    };
    if is_clean(&verdict) && differ.is_empty() {
        (Outcome::Same, String::new())
    } else if told {
        (Outcome::Told, String::new())
    } else if is_clean(&verdict) {
        (Outcome::Silent, why())
    } else {
        (Outcome::False, why())
    }
}

fn is_clean(verdict: &Verdict) -> bool {
    grave(verdict).is_empty() && verdict.is_judged()
}

/// An event says its limit and its season itself.
fn by_the_event(list: &Judged<'_>, reading: &Reading) -> CheckRules {
    let mut of_event = rules(&reading.roster, list.rules.as_of);
    of_event.points_limit = list.rules.points_limit;
    of_event.season.clone_from(&list.rules.season);
    of_event
}

#[test]
fn a_clean_list_that_was_mangled_gives_the_same_facts_or_says_what_could_not_be_read() {
    let Some(snapshots) = Snapshots::load() else { return };
    let texts: BTreeMap<String, String> = corpus("aos4-app").into_iter().collect();
    let clean: Vec<Judged<'_>> =
        judged(snapshots).into_iter().filter(|list| is_clean(&list.verdict)).collect();
    let mut table = String::new();
    let (mut wrong, mut same, mut asked) = (Vec::new(), 0, 0);
    for (what, way) in WAYS {
        let mut counts: BTreeMap<Outcome, usize> = BTreeMap::new();
        for list in &clean {
            let text = &texts[&list.name];
            let whole = games::default().read(text.as_bytes(), None).expect("a text");
            let (outcome, why) = outcome(list, &whole, &way(text));
            *counts.entry(outcome).or_default() += 1;
            if outcome > Outcome::Told {
                wrong.push(format!("{} {what}: {outcome:?}: {why}", list.name));
            }
        }
        let of = |outcome| counts.get(&outcome).copied().unwrap_or(0);
        writeln!(table, "{what:<34} {:>4} same {:>4} told", of(Outcome::Same), of(Outcome::Told)).unwrap();
        same += of(Outcome::Same);
        asked += clean.len();
    }
    println!("{} lists, {same} of {asked} the same\n{table}", clean.len());
    assert!(wrong.is_empty(), "{} of {asked} are wrong: {wrong:#?}", wrong.len());
    assert!(clean.len() >= 80, "{} clean lists", clean.len());
    assert!(same * 100 >= asked * 92, "{same} of {asked}");
}
