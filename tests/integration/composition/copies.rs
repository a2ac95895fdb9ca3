//! Whole real lists as they are copied, translated and put into tables. At least 18 of 20 are read whole in each way and
//! judged as the list itself; none is called illegal, and of the others a sentence says what was not read.

use super::{
    Judged, illegal, rules,
    snapshots::Snapshots,
    typed::{bullets, carried, in_brackets, plain, points, sections, upgrades},
};
use crate::rosters::roster_variants::{corpus, each_line, footless, units};
use crate::support::findings::describe_finding;
use muster::domain::{
    catalogue::name_key,
    composition::Severity,
    games,
    roster::{Roster, RosterEntry, RosterLoreKind, RosterReading, Section, SectionKind},
};
use std::{collections::BTreeMap, fmt::Write};

/// So many lists are copied in each way.
const LISTS: usize = 20;
/// So many of them are read whole at least.
const WHOLE: usize = 18;

/// The words of a list in another language.
struct Tongue {
    general: &'static str,
    regiment: &'static str,
    auxiliary: &'static str,
    faction: &'static str,
    formation: &'static str,
    total: [&'static str; 3],
    lores: [&'static str; 3],
    marks: [&'static str; 2],
    points: &'static str,
}

const TONGUES: [(&str, Tongue); 6] = [
    (
        "German",
        Tongue {
            general: "Regiment des Generals",
            regiment: "Regiment",
            auxiliary: "Hilfseinheiten",
            faction: "Armee",
            formation: "Kampfformation",
            total: ["Gesamt: ", " von ", " Punkten"],
            lores: ["Zauberlehre", "Gebetslehre", "Manifestationslehre"],
            marks: ["General", "Verstärkt"],
            points: "Punkte",
        },
    ),
    (
        "Spanish",
        Tongue {
            general: "Regimiento del General",
            regiment: "Regimiento",
            auxiliary: "Unidades auxiliares",
            faction: "Ejército",
            formation: "Formación de batalla",
            total: ["Total: ", " de ", " puntos"],
            lores: ["Saber de hechizos", "Saber de plegarias", "Saber de manifestaciones"],
            marks: ["General", "Reforzada"],
            points: "puntos",
        },
    ),
    (
        "Polish",
        Tongue {
            general: "Regiment generała",
            regiment: "Regiment",
            auxiliary: "Jednostki pomocnicze",
            faction: "Armia",
            formation: "Formacja",
            total: ["Razem: ", "/", " pkt"],
            lores: ["Domena zaklęć", "Domena modlitw", "Domena manifestacji"],
            marks: ["Generał", "Wzmocniony"],
            points: "pkt",
        },
    ),
    (
        "Italian",
        Tongue {
            general: "Reggimento del Generale",
            regiment: "Reggimento",
            auxiliary: "Unità ausiliarie",
            faction: "Fazione",
            formation: "Formazione di battaglia",
            total: ["Totale: ", " di ", " punti"],
            lores: ["Dominio degli incantesimi", "Dominio delle preghiere", "Dominio delle manifestazioni"],
            marks: ["Generale", "Rinforzata"],
            points: "punti",
        },
    ),
    (
        "Dutch",
        Tongue {
            general: "Regiment van de generaal",
            regiment: "Regiment",
            auxiliary: "Hulpeenheden",
            faction: "Leger",
            formation: "Slagformatie",
            total: ["Totaal: ", " van ", " punten"],
            lores: ["Spreukenleer", "Gebedenleer", "Manifestatieleer"],
            marks: ["Generaal", "Versterkt"],
            points: "ptn",
        },
    ),
    (
        "French",
        Tongue {
            general: "Régiment du Général",
            regiment: "Régiment",
            auxiliary: "Unités auxiliaires",
            faction: "Armée",
            formation: "Formation de bataille",
            total: ["Total: ", "/", " pts"],
            lores: ["Domaine de sorts", "Domaine de prières", "Domaine de manifestations"],
            marks: ["Général", "Renforcée"],
            points: "points",
        },
    ),
];

fn translated(roster: &Roster, tongue: &Tongue) -> String {
    let [before, of, behind] = tongue.total;
    let mut text = format!(
        "{}: {}\n{}: {}\n{before}{}{of}2000{behind}\n",
        tongue.faction,
        faction(roster),
        tongue.formation,
        formation(roster),
        roster.points_printed()
    );
    for lore in &roster.lores {
        let label = match lore.kind {
            RosterLoreKind::Spell => tongue.lores[0],
            RosterLoreKind::Prayer => tongue.lores[1],
            _ => tongue.lores[2],
        };
        let price = lore.points.map(|points| format!(" ({points} {})", tongue.points)).unwrap_or_default();
        writeln!(text, "{label}: {}{price}", lore.name).unwrap();
    }
    for section in sections(roster) {
        let heading = match &section.kind {
            SectionKind::General => tongue.general.to_owned(),
            SectionKind::Regiment(number) => format!("{} {number}", tongue.regiment),
            _ => tongue.auxiliary.to_owned(),
        };
        write!(text, "\n{heading}").unwrap();
        for unit in &section.entries {
            let marks = [(unit.general, tongue.marks[0]), (unit.reinforced, tongue.marks[1])];
            let marks = marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark.to_owned());
            let own: Vec<String> = marks.chain(upgrades(unit)).collect();
            let price = format!("({} {})", points(unit), tongue.points);
            write!(text, "\n{} {price}{}", unit.name, bullets(&own, "- ")).unwrap();
        }
        text.push('\n');
    }
    text
}

fn faction(roster: &Roster) -> &str {
    roster.faction.as_deref().unwrap_or_default()
}

fn formation(roster: &Roster) -> &str {
    roster.formation.as_ref().map_or("", |formation| formation.name.as_str())
}

fn lores(roster: &Roster) -> Vec<String> {
    let kind = |kind| match kind {
        RosterLoreKind::Spell => "Spell",
        RosterLoreKind::Prayer => "Prayer",
        _ => "Manifestation",
    };
    let price = |points: Option<i64>| points.map(|points| format!(" ({points} Points)")).unwrap_or_default();
    let lores = roster.lores.iter();
    lores.map(|lore| format!("{} Lore: {}{}", kind(lore.kind), lore.name, price(lore.points))).collect()
}

fn title(section: &Section) -> String {
    match &section.kind {
        SectionKind::General => "General's Regiment".to_owned(),
        SectionKind::Regiment(number) => format!("Regiment {number}"),
        _ => "Auxiliary Units".to_owned(),
    }
}

/// A head, lores, and the units of each section below its heading.
fn listed(roster: &Roster, head: &str, unit: impl Fn(&RosterEntry) -> String) -> String {
    let mut text = format!("{head}\n{}\n", lores(roster).join("\n"));
    for section in sections(roster) {
        let units: Vec<String> = section.entries.iter().map(&unit).collect();
        write!(text, "\n{}\n{}\n", title(section), units.join("\n")).unwrap();
    }
    text
}

fn app_like(unit: &RosterEntry) -> String {
    format!("{} ({}){}", unit.name, points(unit), bullets(&carried(unit), "• "))
}

/// Marks and what is carried behind a price without brackets.
fn behind(roster: &Roster, unit: impl Fn(&RosterEntry) -> String) -> String {
    let head = format!("{} - {}\n{}/2000", faction(roster), formation(roster), roster.points_printed());
    listed(roster, &head, unit)
}

/// The rows of a table: which regiment, name, price, and what it carries.
fn rows(roster: &Roster) -> Vec<[String; 4]> {
    let cell = |section: &Section| match &section.kind {
        SectionKind::General => "General".to_owned(),
        SectionKind::Regiment(number) => number.to_string(),
        _ => "Auxiliary".to_owned(),
    };
    let row = |section: &Section, unit: &RosterEntry| {
        [cell(section), unit.name.clone(), points(unit).to_string(), carried(unit).join(", ")]
    };
    sections(roster).flat_map(|section| section.entries.iter().map(move |unit| row(section, unit))).collect()
}

const HEADS: [&str; 4] = ["Regiment", "Unit", "Points", "Notes"];

fn markdown(roster: &Roster) -> String {
    let head =
        format!("**{}** / {} / {} of 2000\n", faction(roster), formation(roster), roster.points_printed());
    let lores: Vec<String> = lores(roster).iter().map(|lore| format!("- {lore}\n")).collect();
    let rows: Vec<String> = rows(roster).iter().map(|row| format!("| {} |\n", row.join(" | "))).collect();
    format!("{head}\n{}\n| {} |\n|---|---|---:|---|\n{}", lores.concat(), HEADS.join(" | "), rows.concat())
}

fn html(roster: &Roster) -> String {
    let row = |cells: &[String; 4]| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("<td>{cell}</td>")).collect();
        format!("<tr>{}</tr>\n", cells.concat())
    };
    let lores: Vec<String> = lores(roster).iter().map(|lore| format!("<li>{lore}</li>")).collect();
    let heads: Vec<String> = HEADS.iter().map(|head| format!("<th>{head}</th>")).collect();
    let rows: Vec<String> = rows(roster).iter().map(row).collect();
    format!(
        "<h2>{}</h2><p>{}<br>{}/2000 pts</p><ul>{}</ul><table><tr>{}</tr>\n{}</table>",
        faction(roster),
        formation(roster),
        roster.points_printed(),
        lores.concat(),
        heads.concat(),
        rows.concat()
    )
}

fn separated(roster: &Roster, between: char) -> String {
    let quoted = |cell: &String| if cell.contains([',', ';']) { format!("\"{cell}\"") } else { cell.clone() };
    let line = |cells: &[String]| cells.iter().map(quoted).collect::<Vec<_>>().join(&between.to_string());
    let pair = |label: &str, value: &str| line(&[label.to_owned(), value.to_owned()]);
    let mut lines = vec![
        pair("Faction", faction(roster)),
        pair("Formation", formation(roster)),
        pair("Points", &format!("{}/2000", roster.points_printed())),
    ];
    lines.extend(
        lores(roster).iter().filter_map(|lore| lore.split_once(": ").map(|(label, lore)| pair(label, lore))),
    );
    lines.push(line(&HEADS.map(str::to_owned)));
    lines.extend(rows(roster).iter().map(|row| line(row)));
    lines.join("\n")
}

fn order_of_battle(roster: &Roster) -> String {
    let mut text = format!(
        "=== Order of Battle ===\nHammerhost\n{}\n{}\n2,000 pts · {} used\n{}\n",
        faction(roster),
        formation(roster),
        roster.points_printed(),
        lores(roster).join("\n")
    );
    for (section, number) in sections(roster).zip(1..) {
        match section.kind {
            SectionKind::General => write!(text, "\nRegiment {number} — General\n").unwrap(),
            SectionKind::Auxiliary => text.push_str("\nAuxiliary\n"),
            _ => write!(text, "\nRegiment {number}\n").unwrap(),
        }
        for unit in &section.entries {
            let own: Vec<String> =
                unit.reinforced.then(|| "reinforced".to_owned()).into_iter().chain(upgrades(unit)).collect();
            let own = own.iter().fold(String::new(), |text, one| format!("{text} · {one}"));
            writeln!(text, "- {} · {} pts{own}", unit.name, points(unit)).unwrap();
        }
    }
    format!("{text}\nBuilt with Order of Battle\nhttp://orderofbattle.app\n")
}

fn regiment_a_line(roster: &Roster) -> String {
    let mut text = format!(
        "{}, {}, {} points\n{}\n",
        faction(roster),
        formation(roster),
        2000,
        lores(roster).join("\n")
    );
    for section in sections(roster) {
        let unit = |unit: &RosterEntry| {
            let inside = std::iter::once(points(unit).to_string()).chain(carried(unit)).collect::<Vec<_>>();
            format!("{} ({})", unit.name, inside.join(", "))
        };
        let units: Vec<String> = section.entries.iter().map(unit).collect();
        writeln!(text, "{}: {}", title(section), units.join(", ")).unwrap();
    }
    text
}

/// One letter is another one.
fn misspelt(name: &str) -> String {
    let mut letters: Vec<char> = name.chars().collect();
    let at = letters.len() - 2;
    letters.swap(at - 1, at);
    letters.iter().collect()
}

type Writer = Box<dyn Fn(&Roster, &str) -> String>;

fn numbered(text: &str, form: impl Fn(usize, &str) -> String) -> String {
    text.lines().zip(1..).map(|(line, number)| form(number, line)).collect::<Vec<_>>().join("\n")
}

/// A way by its name.
fn way(name: &str, write: impl Fn(&Roster, &str) -> String + 'static) -> (String, Writer) {
    (name.to_owned(), Box::new(write))
}

/// The ways, each with what it makes of a roster and of its text.
fn ways() -> Vec<(String, Writer)> {
    let head = |roster: &Roster| {
        format!("{} - {} ({} / 2000 pts)", faction(roster), formation(roster), roster.points_printed())
    };
    let mut ways: Vec<_> = TONGUES
        .iter()
        .map(|(name, tongue)| way(name, move |roster: &Roster, _: &str| translated(roster, tongue)))
        .collect();
    ways.extend([
        way("- 300 (Reinforced)", |roster, _| {
            behind(roster, |unit| format!("{} - {}{}", unit.name, points(unit), in_brackets(&carried(unit))))
        }),
        way("460pts [Reinforced]", |roster, _| {
            behind(roster, |unit| {
                let own = carried(unit).join(", ");
                let own = if own.is_empty() { own } else { format!(" [{own}]") };
                format!("{} {}pts{own}", unit.name, points(unit))
            })
        }),
        way(": 130 (General)", |roster, _| {
            behind(roster, |unit| format!("{}: {}{}", unit.name, points(unit), in_brackets(&carried(unit))))
        }),
        way("260 R", |roster, _| {
            behind(roster, |unit| {
                let mark = if unit.reinforced { " R" } else { "" };
                let own: Vec<String> =
                    unit.general.then(|| "General".to_owned()).into_iter().chain(upgrades(unit)).collect();
                format!("{} {}{mark}{}", unit.name, points(unit), bullets(&own, "- "))
            })
        }),
        way("a title line above", move |roster, _| {
            listed(roster, &format!("My list for Saturday's event\n{}", head(roster)), app_like)
        }),
        way("Faction (formation) 1790pts", |roster, _| {
            let head = format!("{} ({}) {}pts", faction(roster), formation(roster), roster.points_printed());
            listed(roster, &head, app_like)
        }),
        way("Faction / formation / 1980 of 2000", |roster, _| {
            let head =
                format!("{} / {} / {} of 2000", faction(roster), formation(roster), roster.points_printed());
            listed(roster, &head, app_like)
        }),
        way("a faction one letter off", |roster, text| {
            text.replacen(faction(roster), &misspelt(faction(roster)), 1)
        }),
        way("a formation one letter off", |roster, text| {
            text.replacen(formation(roster), &misspelt(formation(roster)), 1)
        }),
        way("a table of four columns", |roster, _| markdown(roster)),
        way("an HTML table", |roster, _| html(roster)),
        way("CSV", |roster, _| separated(roster, ',')),
        way("CSV with semicolons", |roster, _| separated(roster, ';')),
        way("Order of Battle", |roster, _| order_of_battle(roster)),
        way("a regiment a line", |roster, _| regiment_a_line(roster)),
        way("everything on one line", |_, text| text.split_whitespace().collect::<Vec<_>>().join(" ")),
        way("one line without bullets", |_, text| {
            text.replace(['•', '*'], "").split_whitespace().collect::<Vec<_>>().join(" ")
        }),
        way("one line of regiments", |roster, _| {
            regiment_a_line(roster).split_whitespace().collect::<Vec<_>>().join(" ")
        }),
    ]);
    ways.extend(ways_of_copying());
    ways
}

/// What copying makes of a text.
fn ways_of_copying() -> Vec<(String, Writer)> {
    vec![
        way("an editor's numbers", |_, text| numbered(text, |number, line| format!("{number:>4}  {line}"))),
        way("an editor's numbers and a tab", |_, text| {
            numbered(text, |number, line| format!("{number}\t{line}"))
        }),
        way("1. 2.", |_, text| numbered(text, |number, line| format!("{number}. {line}"))),
        way("1) 2) without empty lines", |_, text| {
            let full = each_line(text, |line| (!line.trim().is_empty()).then(|| line.to_owned()));
            numbered(&full, |number, line| format!("{number}) {line}"))
        }),
        way("pasted twice", |_, text| format!("{text}\n\n{text}")),
        way("pasted twice, glued", |_, text| {
            format!("{}{}", footless(text).trim_end(), footless(text).trim_end())
        }),
        way("units in italics", |_, text| units(text, |line| format!("*{line}*"))),
        way("bullets in italics", |_, text| {
            each_line(text, |line| {
                let bullet = line.trim_start().strip_prefix(['•', '*']);
                Some(bullet.map_or_else(|| line.to_owned(), |bullet| format!("• _{}_", bullet.trim())))
            })
        }),
        way("all in italics", |_, text| {
            each_line(text, |line| {
                Some(if line.trim().is_empty() { String::new() } else { format!("_{}_", line.trim()) })
            })
        }),
        way("a mail's foot", |_, text| {
            format!("{}\n\n-- \nTom Tester\n0151 496 0123\nSent from my phone\n", footless(text).trim_end())
        }),
    ]
}

/// Every unit with its marks, in its section; without what it carries.
fn facts(roster: &Roster) -> Vec<String> {
    let unit = |unit: &RosterEntry| format!("{} {} {}", name_key(&unit.name), unit.reinforced, points(unit));
    sections(roster).flat_map(|section| section.entries.iter().map(unit)).collect()
}

/// What a person is told of it, beside what the list itself has.
fn is_told(list: &Judged<'_>, reading: &RosterReading, verdict: &games::Verdict) -> bool {
    let warnings = verdict.findings.iter().filter(|finding| finding.severity == Severity::Warning).count();
    let own = list.verdict.findings.iter().filter(|finding| finding.severity == Severity::Warning).count();
    !verdict.is_judged() || warnings > own || !reading.notices.is_empty()
}

#[test]
fn a_real_list_is_read_whole_however_it_is_copied_translated_or_put_into_a_table() {
    let Some(snapshots) = Snapshots::load() else { return };
    let texts: BTreeMap<String, String> = corpus("aos4-app").into_iter().collect();
    let has_all = |list: &Judged<'_>, roster: &Roster| {
        texts.contains_key(&list.name)
            && roster.formation.is_some()
            && roster.points_declared == Some(roster.points_printed())
            && list.roster.sections.iter().all(|section| section.kind != SectionKind::RegimentOfRenown)
    };
    let lists: Vec<_> = plain(snapshots).filter(|(list, roster)| has_all(list, roster)).collect();
    let step = (lists.len() / LISTS).max(1);
    let lists: Vec<_> = lists.iter().step_by(step).take(LISTS).collect();
    assert_eq!(lists.len(), LISTS);
    let only = std::env::var("MUSTER_WAY").unwrap_or_default();
    let mut wrong = Vec::new();
    for (what, write) in ways().iter().filter(|(what, _)| what.contains(&only)) {
        let (mut whole, mut lost) = (0, Vec::new());
        for (list, roster) in &lists {
            let text = write(roster, &texts[&list.name]);
            let reading = games::default().read(text.as_bytes(), None).expect("a text");
            let mut of_event = rules(&reading.roster, list.rules.as_of);
            of_event.season.clone_from(&list.rules.season);
            of_event.points_limit = list.rules.points_limit;
            let verdict = list.judge(&reading.roster, &of_event);
            let is_whole = verdict.is_judged()
                && (verdict.computed.points, verdict.computed.drops, &verdict.computed.faction)
                    == (
                        list.verdict.computed.points,
                        list.verdict.computed.drops,
                        &list.verdict.computed.faction,
                    );
            let why = || {
                let found =
                    verdict.findings.iter().filter(|finding| finding.severity != Severity::Information);
                let found: Vec<String> = found.map(|finding| describe_finding(finding).message).collect();
                let counted = (verdict.computed.points, verdict.computed.drops, &verdict.computed.not_judged);
                let missing: Vec<_> =
                    facts(roster).into_iter().filter(|unit| !facts(&reading.roster).contains(unit)).collect();
                format!("{} {what}: {counted:?} {found:?} {missing:?} {:?}", list.name, reading.notices)
            };
            whole += usize::from(is_whole);
            if illegal(&verdict).next().is_some() {
                wrong.push(format!("ILLEGAL {}", why()));
            } else if !is_whole && !is_told(list, &reading, &verdict) {
                wrong.push(format!("UNSAID {}", why()));
            }
            if !is_whole {
                lost.push(why());
            }
            if !only.is_empty() && !is_whole {
                println!("{text}\n");
            }
        }
        println!("{what:<40} {whole:>2} of {LISTS} read whole");
        if whole < WHOLE {
            wrong.push(format!("{what}: {whole} of {LISTS}: {:#?}", lost.iter().take(4).collect::<Vec<_>>()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
