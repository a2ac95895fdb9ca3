//! What a round, or each of its tables, is played on besides its mission: fixed, drawn by the event's seed, or one a
//! table (`systems TM3`). Nothing of it is stored: the same seed and round give the same for ever.

use crate::domain::{
    numbers::{RoundNumber, TableNumber},
    system::Axis,
};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How one axis is chosen for an event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AxisChoice {
    /// By the event's seed, the same for all tables of a round; none comes again before all have come.
    #[default]
    Drawn,
    /// By the event's seed, each table its own.
    OneATable,
    /// A line a round, as the organiser wrote it.
    Fixed(Vec<String>),
    /// The players choose.
    Players,
}

/// What is played on one axis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedAxis {
    /// The axis.
    pub id: &'static str,
    /// `Deployment`
    pub word: &'static str,
    /// Empty where each table has its own.
    pub names: Vec<String>,
}

/// What a round is played on; with a table, what that table is played on. What players choose is not part of it.
pub fn played_on(axes: &'static [Axis], choices: &AxisChoices, at: MissionPlace) -> Vec<PlayedAxis> {
    let played = axes.iter().enumerate().filter_map(|(place, axis)| {
        let lot = Lot { seed: at.seed, axis: u64::try_from(place).unwrap_or_default() };
        let choice = choices.get(&axis.id).cloned().unwrap_or_default();
        let names = match (&choice, at.table) {
            (AxisChoice::Players, _) => return None,
            (AxisChoice::Drawn, _) => lot.of_round(axis, at.round),
            (AxisChoice::OneATable, Some(table)) => lot.of_table(axis, at.round, table),
            (AxisChoice::OneATable, None) => {
                return Some(PlayedAxis { id: &axis.id, word: &axis.word, names: Vec::new() });
            }
            (AxisChoice::Fixed(rounds), _) => {
                vec![at.round.place().and_then(|place| rounds.get(place))?.clone()]
            }
        };
        Some(PlayedAxis { id: &axis.id, word: &axis.word, names })
    });
    played.collect()
}

/// How the axes of a game are chosen, by their ids; what is not there is drawn.
pub type AxisChoices = BTreeMap<String, AxisChoice>;

/// Whose missions are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MissionPlace {
    /// The event's.
    pub seed: u64,
    pub round: RoundNumber,
    /// None: the whole round.
    pub table: Option<TableNumber>,
}

/// The chance of one axis. Its streams lie far from those of dice, which are the numbers of rounds.
struct Lot {
    seed: u64,
    axis: u64,
}

impl Lot {
    fn of_round(&self, axis: &Axis, round: RoundNumber) -> Vec<String> {
        let order = self.shuffled(axis.of.len(), 0);
        let first = round.place().unwrap_or_default() * axis.picks;
        (first..first + axis.picks).map(|at| axis.of[order[at % order.len()]].clone()).collect()
    }

    fn of_table(&self, axis: &Axis, round: RoundNumber, table: TableNumber) -> Vec<String> {
        let order = self.shuffled(axis.of.len(), (u64::from(round.0) << 20) | u64::from(table.0));
        order.into_iter().take(axis.picks).map(|at| axis.of[at].clone()).collect()
    }

    fn shuffled(&self, count: usize, stream: u64) -> Vec<usize> {
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        chance.set_stream(((self.axis + 1) << 44) | stream);
        let mut order: Vec<usize> = (0..count).collect();
        for at in (1..count).rev() {
            order.swap(at, random_below(&mut chance, at + 1));
        }
        order
    }
}

/// A number from 0 on, each as likely: values that would favour some are thrown again.
fn random_below(chance: &mut ChaCha8Rng, count: usize) -> usize {
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    loop {
        let thrown = chance.next_u32();
        if thrown < u32::MAX - u32::MAX % count {
            return usize::try_from(thrown % count).unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system;

    fn sample_mission_axes() -> &'static [Axis] {
        &system::find_system("t9a3").unwrap().axes
    }

    fn sample_mission_place(round: u32, table: Option<u32>) -> MissionPlace {
        MissionPlace { seed: 7, round: RoundNumber(round), table: table.map(TableNumber) }
    }

    #[test]
    fn tm3_a_round_has_one_of_each_axis_and_none_comes_again_before_all_have_come() {
        let choices = AxisChoices::new();
        let deployment = |round: u32| {
            let played = played_on(sample_mission_axes(), &choices, sample_mission_place(round, None));
            assert_eq!(
                played,
                played_on(sample_mission_axes(), &choices, sample_mission_place(round, Some(3))),
                "all tables the same"
            );
            let of = played.into_iter().find(|played| played.word == "Deployment").unwrap();
            of.names
        };
        let all = sample_mission_axes().iter().find(|axis| axis.word == "Deployment").unwrap().of.len();
        let seen: std::collections::BTreeSet<_> = (1..=u32::try_from(all).unwrap()).map(deployment).collect();
        assert_eq!(seen.len(), all);
        assert_eq!(deployment(2), deployment(2), "the same for ever");
    }

    #[test]
    fn tm3_an_axis_is_fixed_one_a_table_or_left_to_the_players() {
        let map = sample_mission_axes()[0].id.clone();
        let with = |choice: AxisChoice, at: MissionPlace| {
            played_on(sample_mission_axes(), &AxisChoices::from([(map.clone(), choice)]), at).remove(0)
        };
        let fixed = AxisChoice::Fixed(vec!["Vetia 1".into(), "Vetia 2".into()]);
        assert_eq!(with(fixed.clone(), sample_mission_place(2, None)).names, ["Vetia 2"]);
        assert_ne!(with(fixed, sample_mission_place(3, None)).word, "Map", "nothing was said of round 3");
        assert!(with(AxisChoice::OneATable, sample_mission_place(1, None)).names.is_empty());
        let tables: std::collections::BTreeSet<_> = (1..=20)
            .map(|table| with(AxisChoice::OneATable, sample_mission_place(1, Some(table))).names)
            .collect();
        assert!(tables.len() > 5, "{tables:?}");
        assert_ne!(with(AxisChoice::Players, sample_mission_place(1, None)).word, "Map");
    }
}
