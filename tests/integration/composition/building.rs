//! Everything that the form offers from a real catalogue: what is built is read back as the same.

use super::snapshots::Snapshots;
use muster::domain::{
    composition::{CheckRules, RuleId, Shelf, Verdict, check, factions, priced_roster},
    roster::{Destination, Place, Roster, Step, as_app_text, read},
};

/// What a reader would get wrong if a name did not survive being written and read.
const TELLING: [RuleId; 6] = [RuleId::A05, RuleId::A06, RuleId::A07, RuleId::A25, RuleId::A26, RuleId::A29];

#[test]
fn every_unit_of_every_faction_survives_being_written_and_read() {
    let Some(snapshots) = Snapshots::load() else { return };
    for day in ["2025-06-19", "2026-08-18"] {
        let day = day.parse().expect("a date");
        let (view, rules) = (snapshots.view(day), CheckRules::matched_play(2000, day));
        let mut armies = 0;
        for (faction, renown) in factions(view, &rules) {
            for army in std::iter::once(None).chain(renown.into_iter().map(Some)) {
                let begin = Step::Begin { faction: faction.clone(), army_of_renown: army.clone() };
                let roster = Roster::default().after(begin).expect("a step");
                let shelf = Shelf::of(&roster, view, &rules).expect("a faction");
                for part in shelf.auxiliaries().chunks(30) {
                    let roster = filled(&roster, &shelf, part.iter().map(|offer| offer.entry.clone()));
                    let roster = priced_roster(&roster, view, &rules);
                    let text = as_app_text(&roster);
                    let back = read(text.as_bytes(), None).expect("a text").roster;
                    let (meant, got) = (check(&roster, view, &rules), check(&back, view, &rules));
                    assert_eq!(told(&got), told(&meant), "{faction} {army:?}\n{text}");
                    assert_eq!(got.computed.points, meant.computed.points, "{faction} {army:?}\n{text}");
                    armies += 1;
                }
            }
        }
        assert!(armies > 50, "{armies} armies on {day}");
    }
}

/// A regiment of the first hero, everybody else as auxiliaries, and one of each choice.
fn filled(
    roster: &Roster,
    shelf: &Shelf<'_>,
    entries: impl Iterator<Item = muster::domain::roster::Entry>,
) -> Roster {
    let mut steps: Vec<Step> = entries.map(|entry| Step::Add { entry, to: Destination::Auxiliary }).collect();
    if let Some(leader) = shelf.leaders().first() {
        steps.push(Step::Add { entry: leader.entry.clone(), to: Destination::NewRegiment });
        if let Some(carried) = shelf.enhancements(&leader.entry).first() {
            let unit = Place { section: 0, unit: 0 };
            steps.push(Step::Take { unit, upgrade: carried.items[0].clone() });
        }
    }
    if roster.army_of_renown.is_none() {
        steps.push(Step::Formation(shelf.formations().into_iter().next()));
    }
    steps.push(Step::Terrain(shelf.terrain().into_iter().next()));
    for kind in [
        muster::domain::roster::LoreKind::Spell,
        muster::domain::roster::LoreKind::Prayer,
        muster::domain::roster::LoreKind::Manifestation,
    ] {
        steps.push(Step::Lore(kind, shelf.lores(kind).into_iter().next()));
    }
    steps.into_iter().fold(roster.clone(), |roster, step| roster.after(step).expect("a step"))
}

fn told(verdict: &Verdict) -> Vec<(RuleId, &str)> {
    let telling = verdict.findings.iter().filter(|finding| TELLING.contains(&finding.rule));
    telling.map(|finding| (finding.rule, finding.message.as_str())).collect()
}
