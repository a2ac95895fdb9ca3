//! The battleplans by name, and the two dice that pick one (`handbook E8`).

use super::system::{Battleplan, System};
use crate::domain::numbers::RoundNumber;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};

/// Two dice, and the battleplan they picked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BattleplanRoll {
    pub first: u32,
    pub second: u32,
    pub battleplan: &'static Battleplan,
}

/// The two dice, and what they picked, as a round keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanDice {
    pub first: u32,
    pub second: u32,
    /// Of the handbook's tables of battleplans.
    pub table: u32,
    /// The battleplan's, as it was called then.
    pub name: String,
}

impl BattleplanRoll {
    /// What is kept of it.
    pub fn dice(&self) -> PlanDice {
        let Self { first, second, battleplan } = self;
        PlanDice {
            first: *first,
            second: *second,
            table: table_of_first_die(*first),
            name: battleplan.name.clone(),
        }
    }
}

/// The roll for a round: the first die picks the table, the second the battleplan on it. The same seed and
/// round are the same roll for ever. None: the game has no battleplan for these dice.
pub fn roll_battleplan(system: &'static System, seed: u64, round: RoundNumber) -> Option<BattleplanRoll> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    dice.set_stream(u64::from(round.0));
    let (first, second) = (roll_fair_die(&mut dice), roll_fair_die(&mut dice));
    let stands = |plan: &&Battleplan| {
        plan.table.map(u32::from) == Some(table_of_first_die(first))
            && plan.die.map(u32::from) == Some(second)
    };
    let battleplan = system.battleplans.iter().find(stands)?;
    Some(BattleplanRoll { first, second, battleplan })
}

/// The title of a battleplan; one that is none of the game's is named after its slug.
pub fn title_of_battleplan(system: &System, slug: &str) -> String {
    system.battleplan(slug).map_or_else(
        || slug.split('-').map(capitalise_slug_word).collect::<Vec<_>>().join(" "),
        |plan| plan.name.clone(),
    )
}

/// The slug of a battleplan as people write it, `The Vice` or `the-vice`; one of the organiser's own is named so
/// that [`title_of_battleplan`] gives its name back.
pub fn slug_of_battleplan(system: &System, written: &str) -> String {
    let written = written.split_whitespace().collect::<Vec<_>>().join("-").to_lowercase();
    let known = system.battleplans.iter().find(|plan| plan.name.to_lowercase().replace(' ', "-") == written);
    known.map_or(written, |plan| plan.slug.clone())
}

/// The table that the first die picks.
fn table_of_first_die(first: u32) -> u32 {
    if first <= 3 { 1 } else { 2 }
}

/// A fair die: values that would favour some faces are thrown again.
fn roll_fair_die(dice: &mut ChaCha8Rng) -> u32 {
    loop {
        let thrown = dice.next_u32();
        if thrown < u32::MAX - u32::MAX % 6 {
            return thrown % 6 + 1;
        }
    }
}

fn capitalise_slug_word(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system;

    fn printed_default_battleplans() -> &'static [Battleplan] {
        &system::default().battleplans
    }

    fn roll_default_battleplan(seed: u64, round: RoundNumber) -> BattleplanRoll {
        super::roll_battleplan(system::default(), seed, round)
            .expect("a battleplan for each face of both dice")
    }

    fn title_in_default_game(slug: &str) -> String {
        super::title_of_battleplan(system::default(), slug)
    }

    fn slug_in_default_game(written: &str) -> String {
        super::slug_of_battleplan(system::default(), written)
    }

    #[test]
    fn e8_the_first_die_picks_the_table_and_the_second_the_battleplan() {
        for seed in 0..300 {
            let roll = roll_default_battleplan(seed, RoundNumber(2));
            assert_eq!(roll.battleplan.table, Some(if roll.first <= 3 { 1 } else { 2 }));
            assert_eq!(roll.battleplan.die.map(u32::from), Some(roll.second));
        }
    }

    #[test]
    fn e8_every_battleplan_comes_about_as_often() {
        let mut counts = [0; 12];
        for seed in 0..1200 {
            let found = roll_default_battleplan(seed, RoundNumber(1)).battleplan;
            let place = printed_default_battleplans().iter().position(|plan| plan == found).unwrap();
            counts[place] += 1;
        }
        assert!(counts.iter().all(|count| (60..=140).contains(count)), "{counts:?}");
    }

    #[test]
    fn the_same_seed_and_round_are_the_same_roll() {
        assert_eq!(roll_default_battleplan(7, RoundNumber(3)), roll_default_battleplan(7, RoundNumber(3)));
        assert!((1..20).any(|round| roll_default_battleplan(7, RoundNumber(round))
            != roll_default_battleplan(7, RoundNumber(1))));
    }

    #[test]
    fn a_battleplan_of_ones_own_is_named_after_its_slug() {
        assert_eq!(
            (title_in_default_game("the-vice"), title_in_default_game("our-own-plan")),
            ("The Vice".into(), "Our Own Plan".into())
        );
    }

    #[test]
    fn a_battleplan_is_known_as_people_write_it() {
        for plan in printed_default_battleplans() {
            assert_eq!(
                (slug_in_default_game(&plan.name), slug_in_default_game(&plan.slug)),
                (plan.slug.clone(), plan.slug.clone())
            );
        }
        assert_eq!(
            (slug_in_default_game("  the  VICE "), slug_in_default_game("Our own plan")),
            ("the-vice".into(), "our-own-plan".into())
        );
    }
}
