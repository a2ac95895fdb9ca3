//! The seeds that all chance of an event comes from: promised before round 1, each told with its round, so that nobody
//! can draw until they like it, and nobody can work out a draw before it is published.

use super::Event;
use crate::domain::numbers::RoundNumber;
use sha2::{Digest, Sha256};

/// The last round with a seed of its own. Those after it, should there be any, share its seed.
const LAST_ROUND: u32 = 64;

/// SHA-256 of the seed in decimal digits, in hexadecimal: what `printf %s SEED | sha256sum` prints.
pub fn commitment_of_seed(seed: u64) -> String {
    let digest = Sha256::digest(seed.to_string().as_bytes());
    digest.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

/// The seed of the round before: the first 16 digits of [`commitment_of_seed`] as a number, halved, so that it fits 63 bits.
/// Whoever knows a seed finds the earlier ones, and none that comes later.
pub fn seed_before(seed: u64) -> u64 {
    first_of_digest(&seed.to_string())
}

fn first_of_digest(text: &str) -> u64 {
    let digest = Sha256::digest(text.as_bytes());
    let first = digest.iter().take(8).fold(0, |number, byte| (number << 8) | u64::from(*byte));
    first >> 1
}

/// Which seed each round has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundSeeds {
    /// The same in all rounds.
    Shared(u64),
    /// One a round: each is [`seed_before`] the next, and this is the last.
    Chain(u64),
}

impl RoundSeeds {
    /// The seed of a round.
    pub fn of(self, round: RoundNumber) -> u64 {
        match self {
            Self::Shared(seed) => seed,
            Self::Chain(last) => (round.0..LAST_ROUND).fold(last, |next, _| seed_before(next)),
        }
    }
}

impl Event {
    /// What everything by lot in a round comes from. An event made before rounds had seeds of their own has one for all
    /// of them.
    pub fn round_seeds(&self) -> RoundSeeds {
        let seed = self.seed.unsigned_abs();
        if self.settings.seed_per_round { RoundSeeds::Chain(seed) } else { RoundSeeds::Shared(seed) }
    }

    /// What the captains' lots of a round come from: not what is told when the round is published, or a captain could
    /// work out what a missing choice would become.
    pub fn draft_seeds(&self) -> RoundSeeds {
        match self.round_seeds() {
            RoundSeeds::Chain(last) => RoundSeeds::Chain(first_of_digest(&format!("captains {last}"))),
            shared @ RoundSeeds::Shared(_) => shared,
        }
    }

    /// One promise for the seeds of all rounds: the [`commitment_of_seed`] of the first.
    pub fn seed_promise(&self) -> String {
        commitment_of_seed(self.round_seeds().of(RoundNumber::FIRST))
    }

    /// The same for the captains' lots.
    pub fn draft_promise(&self) -> String {
        commitment_of_seed(self.draft_seeds().of(RoundNumber::FIRST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_promise_is_what_any_other_tool_computes() {
        let of_42 = "73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049";
        assert_eq!(commitment_of_seed(42), of_42);
        assert_ne!(commitment_of_seed(43), of_42);
        assert_eq!(seed_before(42), 0x7347_5cb4_0a56_8e8d / 2);
    }

    #[test]
    fn a_seed_gives_those_before_it_and_each_round_has_its_own() {
        let seeds: Vec<u64> = (1..=70).map(|round| RoundSeeds::Chain(7).of(RoundNumber(round))).collect();
        assert!(seeds[..64].windows(2).all(|pair| seed_before(pair[1]) == pair[0] && pair[0] != pair[1]));
        assert!(seeds[63..].iter().all(|seed| *seed == 7));
        assert!(seeds.iter().all(|seed| i64::try_from(*seed).is_ok()));
    }
}
