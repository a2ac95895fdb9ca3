//! Chance in a draft: the roll-off, a choice that is missing, tables. From the event's seed and the two teams, so that
//! anybody who knows the seed can draw the same again.

use super::{DraftChoice, DraftOffer, MatchSide};
use crate::domain::numbers::RoundNumber;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use sha2::{Digest, Sha256};
use std::fmt;

/// The lots of one match.
#[derive(Clone, PartialEq, Eq)]
pub struct Lots {
    seed: u64,
    /// What no other match of the event has.
    of: String,
}

impl Lots {
    /// Of the match of these teams, by their keys, in a round of the event with this seed.
    #[must_use]
    pub fn new(event_seed: u64, round: RoundNumber, teams: [&str; 2]) -> Self {
        Self { seed: event_seed, of: format!("{round}/{}/{}", teams[0], teams[1]) }
    }

    /// Who wins the roll-off.
    #[must_use]
    pub fn roll_off(&self) -> MatchSide {
        MatchSide::BOTH[self.below("roll-off", 2)]
    }

    /// What a side that has not chosen gets.
    #[must_use]
    pub fn choice(&self, offer: &DraftOffer, step: usize, side: MatchSide) -> DraftChoice {
        let drawn = self.shuffled(&format!("step {step} {}", side.as_str()), &offer.from);
        let choice = DraftChoice::from_places(drawn.into_iter().take(offer.pick));
        offer.taken(&choice).unwrap_or(choice)
    }

    /// The same values in an order by lot.
    #[must_use]
    pub(super) fn shuffled(&self, what: &str, values: &[u8]) -> Vec<u8> {
        let mut stream = self.stream(what);
        let mut values = values.to_vec();
        for last in (1..values.len()).rev() {
            values.swap(last, draw_number_below(&mut stream, last + 1));
        }
        values
    }

    fn below(&self, what: &str, count: usize) -> usize {
        draw_number_below(&mut self.stream(what), count)
    }

    fn stream(&self, what: &str) -> ChaCha8Rng {
        let digest = Sha256::digest(format!("{}/draft/{}/{what}", self.seed, self.of));
        ChaCha8Rng::from_seed(digest.into())
    }
}

/// Each number below `count` as likely: what lies beyond the last whole multiple is drawn again.
fn draw_number_below(stream: &mut ChaCha8Rng, count: usize) -> usize {
    let count = u32::try_from(count).unwrap_or(1).max(1);
    let most = u32::MAX - u32::MAX % count;
    loop {
        let drawn = stream.next_u32();
        if drawn < most {
            return (drawn % count) as usize;
        }
    }
}

/// The seed is told after round 1 at the earliest.
impl fmt::Debug for Lots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lots({})", self.of)
    }
}
