//! One tap on the form: a pure change of a roster.

use super::shelf::order_of_heading;
use crate::domain::{
    composition::declared::Composition,
    games::aos4::{BuilderStepError, UnitPlace},
    roster::{ArmyChoice, Roster, RosterEntry, Section, SectionKind},
};

/// More units than this are no army, only a way to fill a disk.
const MOST_UNITS: usize = 80;

/// What a tap changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PickStep {
    /// Starts afresh.
    Begin {
        faction: String,
    },
    /// Goes on from a roster that was handed in.
    From(Box<Roster>),
    /// The name, and what is chosen once for the army.
    Head {
        name: String,
        choices: Vec<ArmyChoice>,
    },
    Add {
        heading: String,
        entry: RosterEntry,
    },
    /// The unit is so from now on. A general takes the place of the one before.
    Set {
        at: UnitPlace,
        entry: RosterEntry,
    },
    Remove(UnitPlace),
}

/// The roster after one step, its sections in the order of the game's rules.
///
/// # Errors
/// When what the step is about is not there any more, or there are more units than a roster can hold.
pub fn apply_pick_step(
    roster: Roster,
    step: PickStep,
    composition: &Composition,
) -> Result<Roster, BuilderStepError> {
    let mut roster = roster;
    match step {
        PickStep::Begin { faction } => {
            let (name, points_limit) = (roster.name, roster.points_limit);
            roster = Roster { name, points_limit, faction: Some(faction), ..Roster::default() };
        }
        PickStep::From(other) => {
            let Roster { name, faction, choices, sections, .. } = *other;
            let points_limit = roster.points_limit;
            roster = Roster { name, faction, points_limit, sections, choices, ..Roster::default() };
        }
        PickStep::Head { name, choices } => (roster.name, roster.choices) = (name, choices),
        PickStep::Add { heading, entry } => put_under_heading(&mut roster, heading, entry),
        PickStep::Set { at, entry } => {
            if entry.general {
                let all = roster.sections.iter_mut().flat_map(|section| &mut section.entries);
                all.for_each(|other| other.general = false);
            }
            *find_unit_at(&mut roster, at)? = entry;
        }
        PickStep::Remove(at) => {
            find_unit_at(&mut roster, at)?;
            roster.sections[at.section].entries.remove(at.unit);
        }
    }
    roster.sections.retain(|section| !section.entries.is_empty());
    roster.sections.sort_by_key(|section| order_of_heading(composition, &section.title()));
    if roster.sections.iter().map(|section| section.entries.len()).sum::<usize>() > MOST_UNITS {
        return Err(BuilderStepError::TooMany { most: MOST_UNITS });
    }
    Ok(roster)
}

fn put_under_heading(roster: &mut Roster, heading: String, entry: RosterEntry) {
    let kind = SectionKind::Category(heading);
    match roster.sections.iter_mut().find(|section| section.kind == kind) {
        Some(section) => section.entries.push(entry),
        None => roster.sections.push(Section { entries: vec![entry], ..Section::new(kind) }),
    }
}

fn find_unit_at(roster: &mut Roster, at: UnitPlace) -> Result<&mut RosterEntry, BuilderStepError> {
    let section = roster.sections.get_mut(at.section).ok_or(BuilderStepError::NotThere)?;
    section.entries.get_mut(at.unit).ok_or(BuilderStepError::NotThere)
}
