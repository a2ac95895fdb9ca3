//! The battleplans by name, and the two dice that pick one (`handbook E8`).

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// Table, place on it, slug and title of the twelve battleplans of the General's Handbook 2024-25.
pub const BATTLEPLANS: [Battleplan; 12] = [
    Battleplan { table: 1, place: 1, slug: "border-war", title: "Border War" },
    Battleplan { table: 1, place: 2, slug: "focal-points", title: "Focal Points" },
    Battleplan { table: 1, place: 3, slug: "starstrike", title: "Starstrike" },
    Battleplan { table: 1, place: 4, slug: "shifting-objectives", title: "Shifting Objectives" },
    Battleplan { table: 1, place: 5, slug: "feral-foray", title: "Feral Foray" },
    Battleplan { table: 1, place: 6, slug: "the-jaws-of-gallet", title: "The Jaws of Gallet" },
    Battleplan { table: 2, place: 1, slug: "battle-for-the-pass", title: "Battle for the Pass" },
    Battleplan { table: 2, place: 2, slug: "scorched-earth", title: "Scorched Earth" },
    Battleplan { table: 2, place: 3, slug: "the-better-part-of-valour", title: "The Better Part of Valour" },
    Battleplan { table: 2, place: 4, slug: "the-vice", title: "The Vice" },
    Battleplan { table: 2, place: 5, slug: "close-to-the-chest", title: "Close to the Chest" },
    Battleplan { table: 2, place: 6, slug: "limited-resources", title: "Limited Resources" },
];

/// One battleplan, by the table of the handbook that it stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Battleplan {
    pub table: u32,
    pub place: u32,
    pub slug: &'static str,
    pub title: &'static str,
}

/// Two dice, and the battleplan they picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Roll {
    pub first: u32,
    pub second: u32,
    pub battleplan: Battleplan,
}

impl Roll {
    /// `a 2 and a 4: table 1, Shifting Objectives`
    pub fn in_words(&self) -> String {
        let Self { first, second, battleplan } = self;
        format!("a {first} and a {second}: table {}, {}", battleplan.table, battleplan.title)
    }
}

/// The roll for a round: the first die picks the table, the second the battleplan on it. The same seed and
/// round are the same roll for ever.
///
/// # Panics
/// Never: each table has a battleplan for each face of a die.
pub fn roll(seed: u64, round: u32) -> Roll {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    dice.set_stream(u64::from(round));
    let (first, second) = (die(&mut dice), die(&mut dice));
    let table = if first <= 3 { 1 } else { 2 };
    let found = BATTLEPLANS.iter().find(|plan| plan.table == table && plan.place == second);
    Roll { first, second, battleplan: *found.expect("each table has a battleplan for each face of a die") }
}

/// The title of a battleplan; one that is not in the handbook is named after its slug.
pub fn title(slug: &str) -> String {
    BATTLEPLANS.iter().find(|plan| plan.slug == slug).map_or_else(
        || slug.split('-').map(capital).collect::<Vec<_>>().join(" "),
        |plan| plan.title.to_owned(),
    )
}

/// The slug of a battleplan as people write it, `The Vice` or `the-vice`; one of the organiser's own is named so
/// that [`title`] gives its name back.
pub fn slug(written: &str) -> String {
    let written = written.split_whitespace().collect::<Vec<_>>().join("-").to_lowercase();
    let known = BATTLEPLANS.iter().find(|plan| plan.title.to_lowercase().replace(' ', "-") == written);
    known.map_or(written, |plan| plan.slug.to_owned())
}

/// A fair die: values that would favour some faces are thrown again.
fn die(dice: &mut ChaCha8Rng) -> u32 {
    loop {
        let thrown = dice.next_u32();
        if thrown < u32::MAX - u32::MAX % 6 {
            return thrown % 6 + 1;
        }
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e8_the_first_die_picks_the_table_and_the_second_the_battleplan() {
        for seed in 0..300 {
            let roll = roll(seed, 2);
            assert_eq!(roll.battleplan.table, if roll.first <= 3 { 1 } else { 2 });
            assert_eq!(roll.battleplan.place, roll.second);
        }
    }

    #[test]
    fn e8_every_battleplan_comes_about_as_often() {
        let mut counts = [0; 12];
        for seed in 0..1200 {
            let found = roll(seed, 1).battleplan;
            let place = BATTLEPLANS.iter().position(|plan| *plan == found).unwrap();
            counts[place] += 1;
        }
        assert!(counts.iter().all(|count| (60..=140).contains(count)), "{counts:?}");
    }

    #[test]
    fn the_same_seed_and_round_are_the_same_roll() {
        assert_eq!(roll(7, 3), roll(7, 3));
        assert!((1..20).any(|round| roll(7, round) != roll(7, 1)));
    }

    #[test]
    fn a_battleplan_of_ones_own_is_named_after_its_slug() {
        assert_eq!((title("the-vice"), title("our-own-plan")), ("The Vice".into(), "Our Own Plan".into()));
    }

    #[test]
    fn a_battleplan_is_known_as_people_write_it() {
        for plan in BATTLEPLANS {
            assert_eq!((slug(plan.title), slug(plan.slug)), (plan.slug.into(), plan.slug.into()));
        }
        assert_eq!((slug("  the  VICE "), slug("Our own plan")), ("the-vice".into(), "our-own-plan".into()));
    }
}
