//! What people do to a list before they paste it. Each real list of the app, changed in each of these ways,
//! must read as the same roster, or the reader must say that something was not understood.

use crate::support::data;
use muster::domain::{
    catalogue::name_key,
    games,
    roster::{Roster, RosterEntry, RosterReading, Upgrade},
};
use std::{fs, path::PathBuf};

/// How much a change may matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Matters {
    /// The same roster, and nothing more to say about it.
    Nothing,
    /// The same roster, or a notice that the list as it was did not get.
    OnlyIfTold,
}

use Matters::{Nothing, OnlyIfTold};

type Change = fn(&str) -> String;

const CHANGES: &[(&str, Matters, Change)] = &[
    ("footer trimmed", Nothing, |text| footless(text).to_owned()),
    ("footer and last rule trimmed", Nothing, |text| footless(text).trim_end_matches(['-', '\n']).to_owned()),
    ("the line with the total missing", OnlyIfTold, |text| {
        each_line(text, |line| (!line.ends_with(" pts")).then(|| line.to_owned()))
    }),
    ("header missing", OnlyIfTold, headless),
    ("lines ended as on Windows", Nothing, |text| text.replace('\n', "\r\n")),
    ("lines ended as on an old Mac", Nothing, |text| text.replace('\n', "\r")),
    ("lines ended by Unicode's separator", Nothing, |text| text.replace('\n', "\u{2028}")),
    ("empty lines everywhere", Nothing, |text| text.replace('\n', "\n\n")),
    ("no empty lines", Nothing, |text| {
        each_line(text, |line| (!line.trim().is_empty()).then(|| line.into()))
    }),
    ("indented by tabs", Nothing, |text| each_line(text, |line| Some(format!("\t{line}")))),
    ("spaces at the ends", Nothing, |text| each_line(text, |line| Some(format!("{line}   \t")))),
    ("tabs for spaces", Nothing, |text| text.replace(' ', "\t")),
    ("double spaces", Nothing, |text| text.replace(' ', "  ")),
    ("spaces that do not break", Nothing, |text| text.replace(' ', "\u{a0}")),
    ("narrow spaces", Nothing, |text| text.replace(' ', "\u{202f}")),
    ("invisible marks", Nothing, |text| each_line(text, |line| Some(format!("\u{200e}{line}\u{200b}")))),
    ("curly quotes", Nothing, |text| text.replace('\'', "’")),
    ("straight quotes", Nothing, |text| text.replace('’', "'")),
    ("accents for quotes", Nothing, |text| text.replace(['\'', '’'], "´")),
    ("escaped for the web", Nothing, |text| text.replace('&', "&amp;").replace('\'', "&#39;")),
    ("bullets as stars", Nothing, |text| text.replace('•', "*")),
    ("bullets as dashes", Nothing, |text| text.replace('•', "-")),
    ("bullets as long dashes", Nothing, |text| text.replace('•', "–")),
    ("bullets as pluses", Nothing, |text| text.replace('•', "+")),
    ("bullets as dots", Nothing, |text| text.replace('•', "·")),
    ("bullets as arrows", Nothing, |text| text.replace("• ", "-> ")),
    ("bullets without a space", Nothing, |text| text.replace("• ", "•")),
    ("bullets lost", OnlyIfTold, |text| text.replace("• ", "")),
    ("a dash before every unit", OnlyIfTold, |text| units(text, |line| format!("- {line}"))),
    ("a nested list", Nothing, |text| {
        units(&text.replace("• ", "  - "), |line| {
            if line.trim_start().starts_with('-') { line.into() } else { format!("- {line}") }
        })
    }),
    ("bold units", Nothing, |text| units(text, |line| format!("**{line}**"))),
    ("emoji before units", Nothing, |text| units(text, |line| format!("🐀 {line}"))),
    ("emoji behind units", Nothing, |text| units(text, |line| format!("{line} 🦇"))),
    ("prices with their word", Nothing, |text| {
        units(text, |line| format!("{} pts)", line.trim_end_matches(')')))
    }),
    ("prices in square brackets", Nothing, |text| {
        units(text, |line| line.replace('(', "[").replace(')', "]"))
    }),
    ("prices without brackets", OnlyIfTold, |text| {
        units(text, |line| match line.strip_suffix(')').and_then(|line| line.rsplit_once(" (")) {
            Some((unit, price)) => format!("{unit} - {price}pts"),
            None => line.to_owned(),
        })
    }),
    ("lower case", Nothing, str::to_lowercase),
    ("upper case", Nothing, str::to_uppercase),
    ("quoted in a mail", Nothing, |text| each_line(text, |line| Some(format!("> {line}")))),
    ("quoted twice", Nothing, |text| each_line(text, |line| Some(format!("> > {line}")))),
    ("in a code fence", Nothing, |text| format!("```\n{text}\n```")),
    ("in a named code fence", Nothing, |text| format!("```text\n{text}\n```\n")),
    ("headings marked", Nothing, |text| headings(text, |line| format!("### {line}"))),
    ("headings bold", Nothing, |text| headings(text, |line| format!("**{line}**"))),
    ("headings underlined", Nothing, |text| headings(text, |line| format!("__{line}:__"))),
    ("headings with a sum", Nothing, |text| headings(text, |line| format!("{line} (500 pts)"))),
    ("headings translated", OnlyIfTold, |text| {
        let german = text
            .replace("General's Regiment", "Regiment des Generals")
            .replace("Auxiliary Units", "Hilfseinheiten");
        german
            .replace("Faction Terrain", "Gelände der Fraktion")
            .replace("Regiments of Renown", "Berühmte Regimenter")
    }),
    ("a note behind the footer", OnlyIfTold, |text| format!("{text}\n\nSee you there!\nTom")),
    ("a note instead of the footer", OnlyIfTold, |text| format!("{}\nSee you there!\nTom", footless(text))),
    ("a greeting before it", OnlyIfTold, |text| format!("Hi,\nhere is my list for Saturday.\n\n{text}")),
    ("twice in one paste", OnlyIfTold, |text| format!("{text}\n\n{text}")),
    ("two lists without footers", OnlyIfTold, |text| format!("{}\n\n{}", footless(text), footless(text))),
    ("lines wrapped at 28 letters", OnlyIfTold, |text| wrapped(text, 28)),
    ("thousands set apart", Nothing, thousands),
];

#[test]
fn a_list_that_was_changed_on_its_way_reads_the_same_or_says_what_was_not_understood() {
    let lists = corpus("aos4-app");
    let mut silent: Vec<String> = Vec::new();
    let mut tried = 0;
    for (name, text) in &lists {
        let whole = games::default().read(text.as_bytes(), None).expect("a text");
        for (what, matters, change) in CHANGES {
            let changed = change(text);
            let again = games::default().read(changed.as_bytes(), None).expect("a text");
            tried += 1;
            let told = again.notices != whole.notices && !again.notices.is_empty();
            let differences = differences(&whole.roster, &again.roster);
            let excused = told && *matters == OnlyIfTold;
            if !differences.is_empty() && !excused {
                silent.push(format!("{name}, {what}: {}", differences.join("; ")));
            }
        }
    }
    for line in &silent {
        println!("{line}");
    }
    assert!(silent.is_empty(), "{} of {tried} differ silently", silent.len());
}

/// The app's lists as text with plain line ends. One that two lists were pasted into keeps its first.
pub fn corpus(folder: &str) -> Vec<(String, String)> {
    let part = format!("rosters/{folder}");
    let Some(data) = data(&part) else { return Vec::new() };
    let files = fs::read_dir(data.join(part)).expect("a folder");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    let name = |path: &PathBuf| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let text = |path: &PathBuf| String::from_utf8_lossy(&fs::read(path).expect("a file")).replace('\r', "");
    paths.iter().map(|path| (name(path), text(path))).collect()
}

pub fn footless(text: &str) -> &str {
    ["Created with", "Exported with"].iter().fold(text, |text, mark| text.split(mark).next().unwrap_or(text))
}

pub fn headless(text: &str) -> String {
    let starts = ["General's Regiment", "Regiment 1", "General’s Regiment"];
    let at = starts.iter().filter_map(|start| text.find(start)).min().unwrap_or(0);
    text[at..].to_owned()
}

pub fn each_line(text: &str, change: impl Fn(&str) -> Option<String>) -> String {
    text.lines().filter_map(change).collect::<Vec<_>>().join("\n")
}

/// Changes the lines that hold a unit with its price.
pub fn units(text: &str, change: impl Fn(&str) -> String) -> String {
    let body = text.len() - headless(text).len();
    let is_unit = |line: &str| {
        let mut brackets = line.split(" (").skip(1).filter_map(|inside| inside.split_once(')'));
        brackets.any(|(inside, _)| inside.parse::<u32>().is_ok())
    };
    let changed = each_line(&text[body..], |line| {
        Some(if is_unit(line.trim_end()) && !line.trim_start().starts_with(['•', '*']) {
            change(line.trim_end())
        } else {
            line.to_owned()
        })
    });
    format!("{}{changed}", &text[..body])
}

pub fn headings(text: &str, change: impl Fn(&str) -> String) -> String {
    let is_heading = |line: &str| {
        ["General's Regiment", "Auxiliary Units", "Faction Terrain", "Regiments of Renown"].contains(&line)
            || line.strip_prefix("Regiment ").is_some_and(|number| number.parse::<u32>().is_ok())
    };
    each_line(text, |line| Some(if is_heading(line.trim()) { change(line.trim()) } else { line.to_owned() }))
}

pub fn wrapped(text: &str, width: usize) -> String {
    each_line(text, |line| {
        let mut rows = vec![String::new()];
        for word in line.split(' ') {
            let row = rows.last_mut().expect("one row at least");
            if !row.is_empty() && row.chars().count() + 1 + word.chars().count() > width {
                rows.push(word.to_owned());
            } else {
                *row = if row.is_empty() { word.to_owned() } else { format!("{row} {word}") };
            }
        }
        Some(rows.join("\n"))
    })
}

/// `2000/2000 pts` as `2,000/2,000 pts`.
fn thousands(text: &str) -> String {
    ["1000", "2000", "3000"].iter().fold(text.to_owned(), |text, number| {
        text.replace(&format!("{number} pts"), &format!("{},000 pts", &number[..1]))
            .replace(&format!(" {number}/"), &format!(" {},000/", &number[..1]))
    })
}

/// What differs between two readings of one list, names compared as the catalogue compares them.
pub fn differences(one: &Roster, other: &Roster) -> Vec<String> {
    let (one, other) = (essence(one), essence(other));
    let only = |these: &[String], those: &[String], sign: &str| {
        these
            .iter()
            .filter(|line| !those.contains(line))
            .map(|line| format!("{sign}{line}"))
            .collect::<Vec<_>>()
    };
    let mut differ = only(&one, &other, "-");
    differ.extend(only(&other, &one, "+"));
    if differ.is_empty() && one != other {
        differ.push("another order or number".to_owned());
    }
    differ
}

fn essence(roster: &Roster) -> Vec<String> {
    let key = |name: &Option<String>| name.as_deref().map(name_key);
    let mut lines = vec![
        format!("faction {:?} {:?}", key(&roster.faction), key(&roster.army_of_renown)),
        format!("formation {:?}", roster.formation.as_ref().map(|one| (name_key(&one.name), one.points))),
        format!("season {:?}", key(&roster.handbook)),
        format!(
            "points {:?} {:?} drops {:?}",
            roster.points_declared, roster.points_limit, roster.drops_declared
        ),
        format!("auxiliaries {:?} {:?}", roster.auxiliaries_declared, roster.auxiliary_points),
    ];
    lines.extend(
        roster.lores.iter().map(|lore| format!("{:?} {} {:?}", lore.kind, name_key(&lore.name), lore.points)),
    );
    for section in &roster.sections {
        lines.push(format!("[{:?} {:?} {:?}]", section.kind, key(&section.name), section.points));
        lines.extend(section.entries.iter().map(unit));
    }
    lines
}

fn unit(entry: &RosterEntry) -> String {
    let upgrade =
        |upgrade: &Upgrade| format!("{:?} {} {:?}", upgrade.count, name_key(&upgrade.name), upgrade.points);
    let upgrades: Vec<String> = entry.upgrades.iter().map(upgrade).collect();
    let companions: Vec<String> = entry.companions.iter().map(unit).collect();
    let marks = (entry.general, entry.reinforced, entry.legends);
    format!(
        "{} {:?} {:?} {marks:?} {upgrades:?} {companions:?}",
        name_key(&entry.name),
        entry.points,
        entry.models
    )
}

#[test]
fn bytes_of_another_encoding_are_read_and_it_is_said() {
    let text = b"Mine 240/2000 pts\n\nSkaven\nClaw-horde\nDrops: 1\n\nGeneral\x92s Regiment\nGrey Seer (120)\n\x95 General\n";
    let RosterReading { roster, notices, .. } = games::default().read(text, None).expect("a text");
    assert!(roster.sections[0].entries[0].general, "{roster:?}");
    assert_eq!(notices.len(), 1, "{notices:?}");
}
