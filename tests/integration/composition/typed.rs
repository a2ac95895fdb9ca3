//! Real lists as people write them who have no program, or whose program is another one: posts in chats and forums,
//! spreadsheets, mails. None of them is called illegal, and what was lost is said.

use super::{Judged, grave, illegal, judged, rules, snapshots::Snapshots};
use muster::domain::{
    catalogue::name_key,
    games,
    roster::{Roster, RosterEntry, RosterLoreKind, RosterReading, Section, SectionKind},
};
use std::fmt::Write;

type Writer = fn(&Roster) -> String;

const WRITERS: [(&str, Writer); 22] = [
    ("what it carries in brackets behind the price", |roster| {
        post(roster, |unit| format!("{}{}", priced(unit), in_brackets(&carried(unit))))
    }),
    ("what it carries behind a dash", |roster| {
        post(roster, |unit| joined(&[&priced(unit), &carried(unit).join(", ")], " - "))
    }),
    ("what it carries before the price", |roster| {
        post(roster, |unit| format!("{}{} - {}", unit.name, in_brackets(&carried(unit)), points(unit)))
    }),
    ("Reinforced before the name", |roster| {
        let mark = |unit: &RosterEntry| if unit.reinforced { "Reinforced " } else { "" };
        post(roster, |unit| format!("{}{}{}", mark(unit), priced(unit), bullets(&unmarked(unit), "• ")))
    }),
    ("(R) and (G)", |roster| {
        let mark = |is: bool, mark: &'static str| if is { mark } else { "" };
        post(roster, |unit| {
            let marks = [mark(unit.reinforced, " (R)"), mark(unit.general, " (G)")].concat();
            let own: Vec<String> = upgrades(unit).collect();
            format!("{}{marks} ({}){}", unit.name, points(unit), bullets(&own, "• "))
        })
    }),
    ("2x for reinforced", |roster| {
        let mark = |unit: &RosterEntry| if unit.reinforced { "2x " } else { "" };
        post(roster, |unit| format!("{}{}{}", mark(unit), priced(unit), bullets(&unmarked(unit), "• ")))
    }),
    ("a spreadsheet, between tabs", |roster| rows(roster, "\t")),
    ("a spreadsheet, between bars", |roster| rows(roster, " | ")),
    ("Discord", |roster| {
        let text = written(
            roster,
            |title| format!("__**{title}**__"),
            |unit| format!("- **{}** ({}){}", unit.name, points(unit), bullets(&carried(unit), "  - ")),
        );
        format!("# {}\n{text}", head(roster))
    }),
    ("WhatsApp", |roster| {
        let text = written(
            roster,
            |title| format!("*{title}*"),
            |unit| {
                let own = carried(unit).iter().fold(String::new(), |text, one| format!("{text}\n_{one}_"));
                format!("*{}*{own}", priced(unit))
            },
        );
        format!("[21:04, 12/03/2025] Tom: {}\n{text}", head(roster))
    }),
    ("BattleScribe", |roster| {
        let text = written(
            roster,
            |title| format!("+ {title} +\n"),
            |unit| {
                joined(&[&format!("{} [{}pts]", unit.name, points(unit)), &carried(unit).join(", ")], ": ")
            },
        );
        let faction = roster.faction.clone().unwrap_or_default();
        let spent = roster.points_printed();
        format!("++ Handbook ({faction}) [{spent}pts] ++\n{text}\n++ Total: [{spent}pts] ++")
    }),
    ("1st Regiment", |roster| {
        headed(roster, |number| format!("{} Regiment", ["1st", "2nd", "3rd", "4th"][number]))
    }),
    ("Regiment Two", |roster| {
        headed(roster, |number| format!("Regiment {}", ["One", "Two", "Three", "Four"][number]))
    }),
    ("Regiment III", |roster| {
        headed(roster, |number| format!("Regiment {}", ["I", "II", "III", "IV"][number]))
    }),
    ("Reg 1", |roster| headed(roster, |number| format!("Reg {}", number + 1))),
    ("The second hammer", |roster| {
        headed(roster, |number| format!("The {} hammer", ["a", "b", "c", "d"][number]))
    }),
    ("no headings", |roster| format!("{}\n{}", head(roster), written(roster, |_| String::new(), app_like))),
    ("lores at the foot", |roster| {
        let first = head(roster);
        let (first, lores): (Vec<&str>, Vec<&str>) =
            first.lines().partition(|line| !line.contains(" Lore - "));
        let text = written(roster, ToOwned::to_owned, app_like);
        format!("{}\n{text}\n\n{}", first.join("\n"), lores.join("\n"))
    }),
    ("sums under regiments", |roster| {
        let mut text = head(roster);
        for section in sections(roster) {
            let spent: i64 = section.entries.iter().filter_map(|unit| unit.points).sum();
            write!(text, "\n\n{}", titled(section, ToOwned::to_owned, app_like)).unwrap();
            write!(text, "\nSubtotal: {spent}").unwrap();
        }
        format!("{text}\n\nTotal: {}/2000", roster.points_printed())
    }),
    ("a dotted line to the price", |roster| {
        post(roster, |unit| {
            format!("{} ........ {}{}", unit.name, points(unit), bullets(&carried(unit), "• "))
        })
    }),
    ("no prices", |roster| post(roster, |unit| format!("{}{}", unit.name, bullets(&carried(unit), "• ")))),
    ("letters that only look bold", |roster| {
        let bold = |letter: char| match letter {
            'A'..='Z' => char::from_u32(0x1D5D4 + u32::from(letter) - u32::from('A')).unwrap_or(letter),
            'a'..='z' => char::from_u32(0x1D5EE + u32::from(letter) - u32::from('a')).unwrap_or(letter),
            other => other,
        };
        let text = written(roster, |title| title.chars().map(bold).collect(), app_like);
        format!("{}\n{text}", head(roster))
    }),
];

pub(super) fn points(unit: &RosterEntry) -> i64 {
    unit.points.unwrap_or(0)
}

fn priced(unit: &RosterEntry) -> String {
    format!("{} ({})", unit.name, points(unit))
}

pub(super) fn upgrades(unit: &RosterEntry) -> impl Iterator<Item = String> {
    unit.upgrades.iter().map(|upgrade| upgrade.name.clone())
}

/// Without the mark of a reinforced unit.
fn unmarked(unit: &RosterEntry) -> Vec<String> {
    unit.general.then(|| "General".to_owned()).into_iter().chain(upgrades(unit)).collect()
}

pub(super) fn carried(unit: &RosterEntry) -> Vec<String> {
    let mut own = unmarked(unit);
    own.extend(unit.reinforced.then(|| "Reinforced".to_owned()));
    own
}

pub(super) fn bullets(carried: &[String], bullet: &str) -> String {
    carried.iter().fold(String::new(), |text, one| format!("{text}\n{bullet}{one}"))
}

pub(super) fn in_brackets(carried: &[String]) -> String {
    if carried.is_empty() { String::new() } else { format!(" ({})", carried.join(", ")) }
}

pub(super) fn joined(parts: &[&str], between: &str) -> String {
    parts.iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(between)
}

fn app_like(unit: &RosterEntry) -> String {
    format!("{}{}", priced(unit), bullets(&carried(unit), "• "))
}

fn head(roster: &Roster) -> String {
    let faction = roster.faction.clone().unwrap_or_default();
    let formation = roster.formation.as_ref().map(|one| one.name.as_str()).unwrap_or_default();
    let mut text =
        format!("Mine {}/2000 pts\n{}", roster.points_printed(), joined(&[&faction, formation], " | "));
    for lore in &roster.lores {
        let kind = match lore.kind {
            RosterLoreKind::Spell => "Spell",
            RosterLoreKind::Prayer => "Prayer",
            _ => "Manifestation",
        };
        let price = lore.points.map(|points| format!(" ({points} Points)")).unwrap_or_default();
        write!(text, "\n{kind} Lore - {}{price}", lore.name).unwrap();
    }
    text
}

/// Units in regiments and auxiliary ones; what has a form of its own is left out of these.
pub(super) fn sections(roster: &Roster) -> impl Iterator<Item = &Section> {
    roster.sections.iter().filter(|section| section.kind.is_led() || section.kind == SectionKind::Auxiliary)
}

fn titled(
    section: &Section,
    title: impl Fn(&str) -> String,
    unit: impl Fn(&RosterEntry) -> String,
) -> String {
    let heading = match &section.kind {
        SectionKind::General => "General's Regiment".to_owned(),
        SectionKind::Regiment(number) => format!("Regiment {number}"),
        _ => "Auxiliary Units".to_owned(),
    };
    std::iter::once(title(&heading)).chain(section.entries.iter().map(unit)).collect::<Vec<_>>().join("\n")
}

fn written(roster: &Roster, title: impl Fn(&str) -> String, unit: impl Fn(&RosterEntry) -> String) -> String {
    sections(roster)
        .fold(String::new(), |text, section| format!("{text}\n\n{}", titled(section, &title, &unit)))
}

fn post(roster: &Roster, unit: impl Fn(&RosterEntry) -> String) -> String {
    format!("{}\n{}", head(roster), written(roster, ToOwned::to_owned, unit))
}

/// As the app's, the regiments but the general's called otherwise.
fn headed(roster: &Roster, called: impl Fn(usize) -> String) -> String {
    let title = |title: &str| {
        let number = title.strip_prefix("Regiment ").and_then(|number| number.parse::<usize>().ok());
        number.map_or_else(|| title.to_owned(), |number| called((number - 1).min(3)))
    };
    format!("{}\n{}", head(roster), written(roster, title, app_like))
}

fn rows(roster: &Roster, between: &str) -> String {
    let row = |unit: &RosterEntry| {
        let cells = [unit.name.clone(), points(unit).to_string(), carried(unit).join(", ")];
        cells.join(between)
    };
    let columns = ["Unit", "Points", "Notes"].join(between);
    format!("{}\n{columns}\n{}", head(roster), written(roster, ToOwned::to_owned, row))
}

/// Every unit with its marks and what it carries, in its section.
fn facts(roster: &Roster) -> Vec<String> {
    let unit = |section: &Section, unit: &RosterEntry| {
        let mut own: Vec<String> = unit.upgrades.iter().map(|upgrade| name_key(&upgrade.name)).collect();
        own.sort();
        format!("{:?} {} {} {own:?}", section.kind, name_key(&unit.name), unit.reinforced)
    };
    sections(roster).flat_map(|section| section.entries.iter().map(move |one| unit(section, one))).collect()
}

/// Why a list as it was written is called wrong, or what of it was lost unsaid.
fn fault(list: &Judged<'_>, whole: &Roster, reading: &RosterReading) -> Option<String> {
    let mut of_event = rules(&reading.roster, list.rules.as_of);
    of_event.season.clone_from(&list.rules.season);
    let verdict = list.judge(&reading.roster, &of_event);
    if let Some(wrong) = illegal(&verdict).next() {
        return verdict.is_judged().then(|| format!("{} {:?}", wrong.rule, wrong.what));
    }
    let is_told = !grave(&verdict).is_empty() || !verdict.is_judged() || !reading.notices.is_empty();
    let (meant, taken) = (facts(whole), facts(&reading.roster));
    let missing: Vec<_> = meant.iter().filter(|unit| !taken.contains(unit)).collect();
    (!is_told && !missing.is_empty()).then(|| format!("lost unsaid: {missing:?}"))
}

/// Without companions and regiments of renown, which people write in too many ways; legal as it stands.
pub(super) fn plain(snapshots: &Snapshots) -> impl Iterator<Item = (Judged<'_>, Roster)> {
    judged(snapshots).into_iter().filter_map(|list| {
        let mut roster = list.roster.clone();
        roster.sections.retain(|section| section.kind.is_led() || section.kind == SectionKind::Auxiliary);
        let alone =
            roster.sections.iter().flat_map(|section| &section.entries).all(|one| one.companions.is_empty());
        let simple = roster.army_of_renown.is_none() && roster.parent_faction.is_none();
        (alone && simple && grave(&list.verdict).is_empty()).then_some((list, roster))
    })
}

#[test]
fn a_real_list_written_by_hand_is_never_called_illegal_and_loses_nothing_unsaid() {
    let Some(snapshots) = Snapshots::load() else { return };
    let lists: Vec<_> = plain(snapshots).collect();
    let mut wrong = Vec::new();
    for (what, write) in WRITERS {
        let before = wrong.len();
        for (list, roster) in &lists {
            let reading = games::default().read(write(roster).as_bytes(), None).expect("a text");
            let why = fault(list, roster, &reading);
            wrong.extend(why.map(|why| format!("{} {what}: {why}", list.name)));
        }
        println!("{what:<46} {:>3} of {} wrong", wrong.len() - before, lists.len());
    }
    assert!(lists.len() >= 40, "{} lists", lists.len());
    assert!(wrong.is_empty(), "{} are wrong: {wrong:#?}", wrong.len());
}
