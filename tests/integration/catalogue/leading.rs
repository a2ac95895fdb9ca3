//! Who may be in whose regiment, by the newest snapshot and by the publisher's own rows: every unit of a faction
//! is put, once and twice, into the regiment of each of its heroes, and judged.

use super::official::{Official, Row, find, official};
use crate::support::snapshots::snapshot;
use muster::domain::{
    catalogue::{Catalogue, Profile, Publication, RegimentOption, UnitWords, name_key},
    composition::{CheckRules, RuleId},
    games,
    roster::{Roster, RosterEntry, Section, SectionKind},
};

/// The rules that say who may stand with whom.
const OF_REGIMENTS: [RuleId; 4] = [RuleId::A12, RuleId::A13, RuleId::A14, RuleId::A19];

#[test]
fn heroes_lead_whom_the_publisher_lets_them_lead() {
    let (Some(head), Some(official)) = (snapshot("2026-08-18"), official()) else { return };
    let catalogue = Catalogue::new([head.publication.clone()]);
    let day = "2026-08-18".parse().unwrap();
    let view = catalogue.as_of(day);
    let rules = CheckRules { season: None, ..CheckRules::matched_play(20_000, day) };
    let rows = known(&official, &head.publication);
    let (mut asked, mut missed, mut accused) = (0, Vec::new(), Vec::new());
    for (leader, hero) in rows.iter().filter(|(_, hero)| hero.is_hero()) {
        for (row, unit) in
            rows.iter().filter(|(row, _)| row.faction == leader.faction && row.name != leader.name)
        {
            for number in [1, 2] {
                if number == 2 && unit.is_unique() {
                    continue;
                }
                let roster = regiment(hero, unit, number);
                let verdict = games::default().check(&roster, &view, &rules);
                let found = verdict.findings.iter().any(|finding| OF_REGIMENTS.contains(&finding.rule));
                let said = format!("{}: {} leads {number} {}", leader.faction, leader.name, row.name);
                asked += 1;
                match (may_stand((leader, hero), (row, unit), number), found) {
                    (true, true) => accused.push(said),
                    (false, false) => missed.push(said),
                    _ => {}
                }
            }
        }
    }
    eprintln!("{asked} asked; {} missed, {} accused wrongly", missed.len(), accused.len());
    for said in &missed {
        eprintln!("    missed: {said}");
    }
    for said in &accused {
        eprintln!("    accused: {said}");
    }
    assert!(missed.is_empty() && accused.is_empty());
}

/// The rows in force, each with what was imported of it.
fn known<'a>(official: &'a Official, publication: &'a Publication) -> Vec<(&'a Row, &'a Profile)> {
    let rows = official.units.iter().filter(|row| row.context != "legends");
    rows.filter_map(|row| Some((row, find(row, publication)?))).collect()
}

fn regiment(hero: &Profile, unit: &Profile, number: usize) -> Roster {
    let entry = |profile: &Profile| RosterEntry { name: profile.name.clone(), ..RosterEntry::default() };
    let mut section = Section::new(SectionKind::General);
    section.entries.push(RosterEntry { general: true, ..entry(hero) });
    section.entries.extend(std::iter::repeat_n(entry(unit), number));
    Roster { faction: Some(hero.faction.clone()), sections: vec![section], ..Roster::default() }
}

/// What the publisher's rows say.
fn may_stand((leader, hero): (&Row, &Profile), (row, unit): (&Row, &Profile), number: usize) -> bool {
    let is_leader = |name: &str| name_key(&leader.name).starts_with(&name_key(name));
    let notes = notes_of(row);
    if let Some(of) = after(&notes, "This unit can only be taken in ") {
        return is_leader(&of) && number == 1;
    }
    if let Some(of) = after(&notes, "This Hero can join ").filter(|of| !of.starts_with("an eligible"))
        && of.split([',']).flat_map(|part| part.split(" or ")).any(|name| is_leader(article(name)))
    {
        return number == 1;
    }
    // One for each of a hero, of whom the leader is the only one here.
    let each = after(&notes, "You can include 1 unit of this type for each ");
    if let Some(of) = each.as_ref().and_then(|each| each.strip_suffix(" in your army"))
        && number > usize::from(name_key(&leader.name) == name_key(of))
    {
        return false;
    }
    // "More than 1 Skryre Weapon Team in a regiment led by a non-Skryre Hero."
    if let Some((_, by)) = after(&notes, "You cannot include more than 1 ")
        .as_ref()
        .and_then(|cap| cap.split_once("led by a non-"))
        && number > 1
        && !hero.has(by.trim_end_matches(" Hero"))
    {
        return false;
    }
    let words = as_joining(unit, &notes);
    let options = leader.regiment_options.iter().filter(|line| *line != "None");
    let options = options.map(|line| RegimentOption::parse(line).unwrap());
    let room =
        options.filter(|option| option.takes(&words)).map(|option| option.max.map_or(9, |max| max as usize));
    room.sum::<usize>() >= number
}

fn notes_of(row: &Row) -> Vec<String> {
    let notes = row.notes.iter().map(|note| note.replace('’', "'"));
    let sentences = notes.flat_map(|note| note.split(". ").map(str::to_owned).collect::<Vec<_>>());
    sentences.map(|one| one.trim_end_matches('.').to_owned()).collect()
}

/// The rest of the sentence that begins like this, without what makes a regiment of a hero.
fn after(notes: &[String], begins: &str) -> Option<String> {
    let rest = notes.iter().find_map(|note| note.strip_prefix(begins))?;
    Some(rest.trim_end_matches(" regiment").trim_end_matches("'s").replace("'s", ""))
}

fn article(name: &str) -> &str {
    let name = name.trim();
    name.strip_prefix("a ").unwrap_or(name)
}

/// With the tags by which the publisher lets a hero join.
fn as_joining(unit: &Profile, notes: &[String]) -> UnitWords {
    let tags =
        notes.iter().filter_map(|note| note.strip_prefix("This Hero can join an eligible regiment as "));
    let tags: Vec<String> =
        tags.map(|tag| article(tag.strip_prefix("an ").unwrap_or(tag)).to_owned()).collect();
    if tags.is_empty() { unit.words() } else { Profile { joins_as: tags, ..unit.clone() }.words() }
}
