//! Six-sided dice from a seed: the same seed throws the same dice on every machine.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// A cup of dice. Whoever throws records the seed, so that anybody can throw again.
#[derive(Debug, Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    #[must_use]
    pub fn dice_from_seed(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// 1 to 6, each as likely.
    pub fn throw(&mut self) -> u8 {
        // Three bits at a time; 0 and 7 are thrown again.
        loop {
            let face = (self.0.next_u32() >> 29) as u8;
            if (1..=6).contains(&face) {
                return face;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_throws_the_same_dice() {
        let throws = |seed| {
            let mut dice = Dice::dice_from_seed(seed);
            (0..20).map(|_| dice.throw()).collect::<Vec<_>>()
        };
        assert_eq!(throws(42), throws(42));
        assert_ne!(throws(42), throws(43));
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut dice = Dice::dice_from_seed(1);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[usize::from(dice.throw() - 1)] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
