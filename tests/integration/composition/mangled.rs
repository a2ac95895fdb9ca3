//! Clean real lists as they come through mails, chats, forums and word processors: each gives the same facts and no
//! false finding, or a sentence says what could not be read.

use super::{
    Judged, grave, illegal, rules,
    snapshots::{Snapshots, app_lists},
};
use crate::rosters::roster_variants::{
    corpus, differences, each_line, footless, headings, headless, units, wrapped,
};
use crate::support::findings::describe_finding;
use muster::domain::{
    catalogue::name_key,
    composition::CheckRules,
    games::{self, Finding, Verdict},
    roster::{ReadError, RosterReading},
};
use std::{collections::BTreeMap, fmt::Write, fs, path::PathBuf};

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

/// As many lists of the app as are legal with one of the five publications there are.
const LEGAL: usize = 110;

/// What became of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// The same facts, and no finding that the list does not have anyhow.
    Same,
    /// Something differs, and a sentence says what could not be read or was guessed.
    Told,
    /// A finding, though nothing says that the list was not understood.
    False,
    /// Another army, and nothing says so.
    Silent,
}

fn outcome(list: &Judged<'_>, whole: &RosterReading, changed: &str) -> (Outcome, String) {
    let reading = match games::default().read(changed.as_bytes(), None) {
        Ok(reading) => reading,
        Err(ReadError::TooBig) => return (Outcome::False, "too big".into()),
        Err(_) => return (Outcome::Told, String::new()),
    };
    let verdict = list.judge(&reading.roster, &by_the_event(list, &reading));
    let differ = differences(&whole.roster, &reading.roster);
    let told = reading.notices.iter().any(|notice| !whole.notices.contains(notice)) || !verdict.is_judged();
    let is_clean = has_nothing_new(list, &verdict);
    let why = || {
        let findings =
            grave(&verdict).into_iter().map(|finding| format!("{} {:?}", finding.rule, finding.what));
        format!("{}; {}", differ.join("; "), findings.collect::<Vec<_>>().join("; "))
    };
    if is_clean && differ.is_empty() {
        (Outcome::Same, String::new())
    } else if told {
        (Outcome::Told, String::new())
    } else if is_clean {
        (Outcome::Silent, why())
    } else {
        (Outcome::False, why())
    }
}

/// Judged, and nothing to look at that was not to be looked at before.
fn has_nothing_new(list: &Judged<'_>, verdict: &Verdict) -> bool {
    // A name is told as it is written, with whichever quotes.
    let said = |finding: &Finding| (finding.rule, name_key(&describe_finding(finding).message));
    let known: Vec<_> = grave(&list.verdict).into_iter().map(said).collect();
    verdict.is_judged() && grave(verdict).into_iter().all(|new| known.contains(&said(new)))
}

/// An event says its limit and its season itself.
fn by_the_event(list: &Judged<'_>, reading: &RosterReading) -> CheckRules {
    let mut of_event = rules(&reading.roster, list.rules.as_of);
    of_event.points_limit = list.rules.points_limit;
    of_event.season.clone_from(&list.rules.season);
    of_event
}

/// The app's lists that are legal, each with the publication that suits it best. Some have something to look at, as a
/// name that only a publication between two of ours knows.
fn legal(snapshots: &Snapshots) -> Vec<Judged<'_>> {
    let best = app_lists().into_iter().map(|list| {
        let judged = Snapshots::days().into_iter().map(|as_of| {
            let rules = rules(&list.roster, as_of);
            let verdict = games::default().check(&list.roster, snapshots.view(as_of), &rules);
            (rules, verdict)
        });
        let (rules, verdict) = judged
            .min_by_key(|(_, verdict)| (illegal(verdict).count(), grave(verdict).len()))
            .expect("one day at least");
        Judged { name: list.name, roster: list.roster, rules, snapshots, verdict }
    });
    best.filter(|list| list.verdict.is_legal()).collect()
}

#[test]
fn a_clean_list_that_was_mangled_gives_the_same_facts_or_says_what_could_not_be_read() {
    let Some(snapshots) = Snapshots::load() else { return };
    let texts: BTreeMap<String, String> = corpus("aos4-app").into_iter().collect();
    let lists = legal(snapshots);
    let mut table = format!("{:<34} {:>8} {:>8}\n", format!("{} lists", lists.len()), "the same", "told");
    let (mut wrong, mut same, mut asked) = (Vec::new(), 0, 0);
    for (what, way) in WAYS {
        let mut counts: BTreeMap<Outcome, usize> = BTreeMap::new();
        for list in &lists {
            let text = &texts[&list.name];
            let whole = games::default().read(text.as_bytes(), None).expect("a text");
            let (outcome, why) = outcome(list, &whole, &way(text));
            *counts.entry(outcome).or_default() += 1;
            if outcome > Outcome::Told {
                wrong.push(format!("{} {what}: {outcome:?}: {why}", list.name));
            }
        }
        let share = |outcome| counts.get(&outcome).copied().unwrap_or(0) * 100 / lists.len().max(1);
        let (alike, asked_about) = (share(Outcome::Same), share(Outcome::Told));
        writeln!(table, "{what:<34} {alike:>6} % {asked_about:>6} %").unwrap();
        same += counts.get(&Outcome::Same).copied().unwrap_or(0);
        asked += lists.len();
    }
    println!("{same} of {asked} the same\n{table}");
    assert!(wrong.is_empty(), "{} of {asked} are wrong: {wrong:#?}", wrong.len());
    assert!(lists.len() >= LEGAL, "{} lists", lists.len());
    assert!(same * 100 >= asked * 92, "{same} of {asked}");
    is_as_committed(&table);
}

/// The shares are committed: `MUSTER_GOLDEN=write` writes them anew.
fn is_as_committed(table: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/mangled.txt");
    if std::env::var("MUSTER_GOLDEN").is_ok_and(|value| value == "write") {
        fs::write(&path, table).expect("a place for the table");
    }
    assert_eq!(table, fs::read_to_string(&path).expect("the table is committed"));
}
