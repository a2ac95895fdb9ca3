//! Core battalions (`systems S09`, `S10`): what each has to have, and how many drops an army is.

use super::draft::without_number;
use crate::domain::composition::{
    Severity,
    declared::{DeclaredUnit, FoundByRule, Observed, RuleAnswer, RuleQuestion},
};

/// A battalion's places: the kinds of unit that one takes, the least and the most of them.
struct BattalionPlace {
    takes: &'static [&'static str],
    least: usize,
    most: usize,
}

/// `systems` 1a.2.
struct Battalion {
    name: &'static str,
    places: &'static [BattalionPlace],
    /// Whether it is always set up at once; none: that can be chosen.
    unified: Option<bool>,
}

const fn battalion_place(takes: &'static [&'static str], least: usize, most: usize) -> BattalionPlace {
    BattalionPlace { takes, least, most }
}

const COMMANDERS: &[&str] = &["commander"];
const SUBS: &[&str] = &["subcommander"];
const TROOPS: &[&str] = &["troops"];

const BATTALIONS: [Battalion; 10] = [
    Battalion {
        name: "Warlord",
        places: &[
            battalion_place(COMMANDERS, 1, 2),
            battalion_place(SUBS, 2, 4),
            battalion_place(TROOPS, 1, 2),
        ],
        unified: Some(false),
    },
    Battalion {
        name: "Battle Regiment",
        places: &[
            battalion_place(COMMANDERS, 1, 1),
            battalion_place(SUBS, 0, 2),
            battalion_place(TROOPS, 2, 5),
            battalion_place(&["monster", "artillery"], 0, 1),
        ],
        unified: Some(true),
    },
    Battalion {
        name: "Vanguard",
        places: &[battalion_place(SUBS, 1, 1), battalion_place(TROOPS, 1, 3)],
        unified: None,
    },
    Battalion {
        name: "Command Entourage",
        places: &[battalion_place(COMMANDERS, 1, 1), battalion_place(SUBS, 2, 3)],
        unified: None,
    },
    Battalion { name: "Hunters of the Heartlands", places: &[battalion_place(TROOPS, 2, 3)], unified: None },
    Battalion {
        name: "Grand Battery",
        places: &[battalion_place(SUBS, 1, 1), battalion_place(&["artillery"], 2, 3)],
        unified: None,
    },
    Battalion { name: "Alpha-Beast Pack", places: &[battalion_place(&["monster"], 2, 3)], unified: None },
    Battalion {
        name: "Linebreaker",
        places: &[battalion_place(COMMANDERS, 1, 2), battalion_place(&["monster"], 2, 3)],
        unified: None,
    },
    Battalion { name: "Bounty Hunters", places: &[battalion_place(TROOPS, 2, 3)], unified: None },
    Battalion { name: "Expert Conquerors", places: &[battalion_place(TROOPS, 2, 3)], unified: None },
];

fn find_known_battalion(name: &str) -> Option<&'static Battalion> {
    let name = without_number(name);
    BATTALIONS.iter().find(|battalion| battalion.name.eq_ignore_ascii_case(name))
}

/// The battalions that a unit stands in, each with its place where the list says which.
fn places_of<'u>(unit: &'u DeclaredUnit<'_>) -> impl Iterator<Item = (&'u str, Option<String>)> {
    let of_kind =
        |upgrade: &&crate::domain::roster::Upgrade| upgrade.group.as_deref() == Some(super::draft::BATTALION);
    unit.entry.upgrades.iter().filter(of_kind).map(|upgrade| {
        let slot = upgrade.parts.first().map(|part| key_of_slot(&part.name));
        (upgrade.name.as_str(), slot)
    })
}

fn key_of_slot(slot: &str) -> String {
    slot.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_lowercase).collect()
}

/// Cases: `twice` (a unit in two), `few` (a place that has to be filled is not), `many` (more than it takes). A
/// battalion that nobody on the list says to stand in is not asked, and none that is not known here.
pub fn check_battalion_slots(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer::default();
    for unit in &asked.army.units {
        let count = places_of(unit).count();
        if count > 1 {
            let names: Vec<&str> = places_of(unit).map(|(name, _)| name).collect();
            let observed = Observed {
                option: Some(names.join(", ")),
                case: Some("twice".to_owned()),
                ..asked.observed(count)
            };
            answer.found.push(asked.about(unit, observed));
        }
    }
    for (chosen, several) in told_apart(asked) {
        let members: Vec<(&DeclaredUnit<'_>, Option<String>)> = asked
            .army
            .units
            .iter()
            .filter_map(|unit| {
                let (_, slot) = places_of(unit).find(|(name, _)| *name == chosen.name())?;
                Some((unit, slot))
            })
            .collect();
        match find_known_battalion(chosen.name()).filter(|_| !members.is_empty()) {
            Some(battalion) => {
                check_battalion_filled(asked, chosen, several, battalion, &members, &mut answer);
            }
            None => answer.not_asked = true,
        }
    }
    answer
}

/// Each battalion that units say to stand in, with how many it stands for: a list that has two of a kind may name the
/// kind alone behind each unit. One that nobody says to stand in is its own where its kind is.
fn told_apart<'u, 'a>(asked: &'u RuleQuestion<'a>) -> Vec<(&'u DeclaredUnit<'a>, usize)> {
    let is_named = |one: &&DeclaredUnit<'a>| {
        asked.army.units.iter().flat_map(places_of).any(|(name, _)| name == one.name())
    };
    let (with, without): (Vec<&'u DeclaredUnit<'a>>, Vec<&'u DeclaredUnit<'a>>) =
        asked.army.of(Some("battalions")).partition(is_named);
    let of_kind = |all: &[&DeclaredUnit<'a>], kind: &DeclaredUnit<'a>| {
        let kind = without_number(kind.name());
        all.iter().filter(|one| without_number(one.name()) == kind).count()
    };
    let stands_for =
        |one: &DeclaredUnit<'a>| 1 + if of_kind(&with, one) == 1 { of_kind(&without, one) } else { 0 };
    let named = with.iter().map(|one| (*one, stands_for(one)));
    let alone = without.iter().filter(|one| of_kind(&with, one) == 0).map(|one| (*one, 1));
    named.chain(alone).collect()
}

type BattalionMembers<'m, 'a> = [(&'m DeclaredUnit<'a>, Option<String>)];

fn check_battalion_filled(
    asked: &RuleQuestion<'_>,
    chosen: &DeclaredUnit<'_>,
    several: usize,
    battalion: &Battalion,
    members: &BattalionMembers<'_, '_>,
    answer: &mut RuleAnswer,
) {
    let bounds = |place: &BattalionPlace| [place.least * several, place.most * several];
    let found = |case: &str, kind: &str, count: usize, [least, most]: [usize; 2]| {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let observed = Observed {
            option: Some(kind.to_owned()),
            case: Some(case.to_owned()),
            least: (count < least).then(|| number(least)),
            most: (count > most).then(|| number(most)),
            ..asked.observed(count)
        };
        asked.about(chosen, observed)
    };
    if members.iter().all(|(_, slot)| slot.is_some()) {
        for place in battalion.places {
            let fits = |slot: &Option<String>| {
                slot.as_deref().is_some_and(|slot| {
                    place.takes.contains(&slot.trim_end_matches('s')) || place.takes.contains(&slot)
                })
            };
            let count = members.iter().filter(|(_, slot)| fits(slot)).count();
            let [least, most] = bounds(place);
            if !(least..=most).contains(&count) {
                let case = if count < least { "few" } else { "many" };
                answer.found.push(found(case, name_of(place), count, [least, most]));
            }
        }
        return;
    }
    // Without places only how many there are can be asked, and how many of them are leaders.
    let least: usize = battalion.places.iter().map(|place| bounds(place)[0]).sum();
    let most: usize = battalion.places.iter().map(|place| bounds(place)[1]).sum();
    if !(least..=most).contains(&members.len()) {
        let case = if members.len() < least { "few" } else { "many" };
        answer.found.push(found(case, "units", members.len(), [least, most]));
    }
}

fn name_of(place: &BattalionPlace) -> &'static str {
    match place.takes {
        ["commander"] => "Commanders",
        ["subcommander"] => "Sub-commanders",
        ["troops"] => "Troops",
        ["monster"] => "Monsters",
        ["artillery"] => "Artillery",
        _ => "Monsters or Artillery",
    }
}

/// Units outside of unified battalions and the unified battalions themselves, held against the number that the list
/// prints. A battalion of which that can be chosen may be either.
pub fn check_drops(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let Some(printed) = asked.army.roster.drops_declared.map(i64::from) else {
        return RuleAnswer::not_asked();
    };
    let units: Vec<&DeclaredUnit<'_>> = asked.army.of(Some("units")).collect();
    let count = |units: usize| i64::try_from(units).unwrap_or(i64::MAX);
    let (mut least, mut most) = (count(units.len()), count(units.len()));
    for (chosen, several) in told_apart(asked) {
        let members =
            units.iter().filter(|unit| places_of(unit).any(|(name, _)| name == chosen.name())).count();
        let saved = count(members.saturating_sub(several));
        match find_known_battalion(chosen.name()).map(|battalion| battalion.unified) {
            Some(Some(true)) => (least, most) = (least - saved, most - saved),
            Some(Some(false)) => {}
            Some(None) | None => least -= saved,
        }
    }
    if (least..=most).contains(&printed) {
        return RuleAnswer::default();
    }
    let observed = Observed { least: Some(least), most: Some(most), ..asked.observed(printed) };
    let found = FoundByRule { severity: Severity::Warning, ..asked.about_army(observed) };
    RuleAnswer { found: vec![found], ..RuleAnswer::default() }
}
