//! Everything that the form offers from a real catalogue: what is built is read back as the same.

use super::{grave, judged, snapshots::Snapshots};
use muster::domain::{
    composition::{CheckRules, Computed, RuleId},
    games::{
        self, BuilderStep, CarriedOver, Destination, FindingFacts, Shelf, UnitPlace, Verdict, carried_over,
        list_offered_factions, priced_roster,
    },
    roster::Roster,
};

/// What the form has no place for: list, names, why.
const LEFT: [(&str, &[&str], &str); 1] = [(
    "052",
    &["Intercept and Recover", "Wrathful Cycles"],
    "true: cards of 2025-26, typed into a list of 2024-25, which takes none",
)];

/// What a reader would get wrong if a name did not survive being written and read.
const TELLING: [RuleId; 6] = [RuleId::A05, RuleId::A06, RuleId::A07, RuleId::A25, RuleId::A26, RuleId::A29];

#[test]
fn every_unit_of_every_faction_survives_being_written_and_read() {
    let Some(snapshots) = Snapshots::load() else { return };
    for day in ["2025-06-19", "2026-08-18"] {
        let day = day.parse().expect("a date");
        let (view, rules) = (snapshots.view(day), CheckRules::matched_play(2000, day));
        let mut armies = 0;
        for (faction, renown) in list_offered_factions(view, &rules) {
            for army in std::iter::once(None).chain(renown.into_iter().map(Some)) {
                let begin = BuilderStep::Begin { faction: faction.clone(), army_of_renown: army.clone() };
                let roster = Roster::default().after(begin).expect("a step");
                let shelf = Shelf::from_roster_faction(&roster, view, &rules).expect("a faction");
                for part in shelf.auxiliaries().chunks(30) {
                    let roster = filled(&roster, &shelf, part.iter().map(|offer| offer.entry.clone()));
                    let roster = priced_roster(&roster, view, &rules);
                    let text = games::default().ruleset().as_text(&roster);
                    let back = games::default().read(text.as_bytes(), None).expect("a text").roster;
                    let (meant, got) = (
                        games::default().check(&roster, view, &rules),
                        games::default().check(&back, view, &rules),
                    );
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
    entries: impl Iterator<Item = muster::domain::roster::RosterEntry>,
) -> Roster {
    let mut steps: Vec<BuilderStep> =
        entries.map(|entry| BuilderStep::Add { entry, to: Destination::Auxiliary }).collect();
    if let Some(leader) = shelf.leaders().first() {
        steps.push(BuilderStep::Add { entry: leader.entry.clone(), to: Destination::NewRegiment });
        if let Some(carried) = shelf.enhancements(&leader.entry).first() {
            let unit = UnitPlace { section: 0, unit: 0 };
            steps.push(BuilderStep::Take { unit, upgrade: carried.items[0].clone() });
        }
    }
    if roster.army_of_renown.is_none() {
        steps.push(BuilderStep::Formation(shelf.formations().into_iter().next()));
    }
    steps.push(BuilderStep::Terrain(shelf.terrain().into_iter().next()));
    for kind in [
        muster::domain::roster::RosterLoreKind::Spell,
        muster::domain::roster::RosterLoreKind::Prayer,
        muster::domain::roster::RosterLoreKind::Manifestation,
    ] {
        steps.push(BuilderStep::Lore(kind, shelf.lores(kind).into_iter().next()));
    }
    steps.into_iter().fold(roster.clone(), |roster, step| roster.after(step).expect("a step"))
}

fn told(verdict: &Verdict) -> Vec<(RuleId, &FindingFacts)> {
    let telling = verdict.findings.iter().filter(|finding| TELLING.contains(&finding.rule));
    telling.map(|finding| (finding.rule, &finding.what)).collect()
}

#[test]
fn a_legal_list_taken_over_into_the_form_is_the_same_army() {
    let Some(snapshots) = Snapshots::load() else { return };
    let mut whole = 0;
    let lists = judged(snapshots);
    for list in lists.iter().filter(|list| grave(&list.verdict).is_empty()) {
        let view = snapshots.view(list.rules.as_of);
        let CarriedOver { steps, left } = carried_over(&list.roster, view, &list.rules);
        let expected = LEFT.iter().filter(|(name, ..)| *name == list.name).flat_map(|(_, names, _)| *names);
        assert_eq!(left, expected.copied().collect::<Vec<_>>(), "{}", list.name);
        let built = steps.into_iter().try_fold(Roster::default(), |roster, step| roster.after(step));
        let built = priced_roster(&built.expect("steps that can be taken"), view, &list.rules);
        let verdict = list.judge(&built, &list.rules);
        assert!(grave(&verdict).is_empty(), "{}: {:#?}", list.name, grave(&verdict));
        let (now, then) = (&verdict.computed, &list.verdict.computed);
        let counted = |of: &Computed| (of.points, of.drops, of.general.is_some(), of.honour_guard.len());
        // A hero's companions, which some programs print below him, stand beside him on the form.
        let companions =
            list.roster.regiments().flat_map(|section| &section.entries).map(|entry| entry.companions.len());
        let (mut now, then) = (counted(now), counted(then));
        now.3 -= companions.sum::<usize>().min(now.3 - then.3);
        assert_eq!(now, then, "{}", list.name);
        whole += 1;
    }
    assert!(whole >= 80, "{whole}");
}

#[test]
fn what_the_catalogue_does_not_have_is_named_and_left() {
    let Some(snapshots) = Snapshots::load() else { return };
    let day = "2025-06-19".parse().expect("a date");
    let (view, rules) = (snapshots.view(day), CheckRules::matched_play(2000, day));
    let text = "Mine 500/2000 pts\n\nSkaven\nThe Wrong Horde\nDrops: 1\nSpell Lore - Lore of Nothing\n\n\
        General's Regiment\nGrey Seer (120)\n• General\n• 1 Walking Stick\nClanrats (150)\nClanrat Heroes (90)\n\n\
        Regiments of Renown\nThe Unheard (200)\nSomebody\n\nFaction Terrain\nA Hole\n";
    let roster = games::default().read(text.as_bytes(), None).expect("a text").roster;
    let CarriedOver { steps, left } = carried_over(&roster, view, &rules);
    assert_eq!(left, ["The Wrong Horde", "Lore of Nothing", "A Hole", "Clanrat Heroes", "The Unheard"]);
    let built = steps.into_iter().fold(Roster::default(), |roster, step| roster.after(step).expect("a step"));
    assert_eq!(built.sections.len(), 1);
    assert_eq!(built.sections[0].entries[0].upgrades[0].name, "Walking Stick");
    let unknown =
        games::default().read(text.replace("Skaven", "Mice").as_bytes(), None).expect("a text").roster;
    assert_eq!(
        carried_over(&unknown, view, &rules),
        CarriedOver { steps: vec![], left: vec!["Mice".into()] }
    );
}
