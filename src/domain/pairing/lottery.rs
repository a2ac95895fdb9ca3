//! Chance at the very last, from a seed and the players' keys alone: anyone can draw the same lots again.
//!
//! Lots are hashes rather than a stream of random numbers, so that the order of the input cannot matter.

use crate::domain::numbers::RoundNumber;

/// The lots of one attempt at one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lottery {
    seed: u64,
    /// A lot between two players is below 2 to the power of this; 0 or at least 2.
    pub bits: u32,
}

/// Players of one class stand in a circle, in the order of their tickets. Those within this many places of
/// each other draw a lot; for all others the lot is the highest. Who stands near whom is as random as the
/// lots are, so every pair is equally likely, and the draw has few pairs to look at.
pub const NEAR: usize = 6;

impl Lottery {
    pub fn new(event_seed: u64, round: RoundNumber, attempt: u32) -> Self {
        let seed = mix_bits(mix_bits(mix_bits(event_seed) ^ u64::from(round.0)) ^ (u64::from(attempt) << 32));
        Self { seed, bits: 16 }
    }

    /// A player's number in this lottery. It orders those who are equal in everything else.
    pub fn ticket(&self, key: &str) -> u64 {
        let start = 0xcbf2_9ce4_8422_2325;
        let fnv = key
            .bytes()
            .fold(start, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        mix_bits(self.seed ^ mix_bits(fnv))
    }

    /// The lot of two near players of one class.
    pub fn near(&self, a: u64, b: u64) -> u64 {
        top_bits(mix_bits(mix_bits(a.min(b)) ^ a.max(b).rotate_left(32)), self.bits)
    }

    /// The lot of two players of one class who stand apart.
    pub fn far(&self) -> u64 {
        if self.bits == 0 { 0 } else { 1 << self.bits }
    }

    /// One player's part of the lot with anybody of another class: both parts are added.
    pub fn part(&self, ticket: u64) -> u64 {
        top_bits(mix_bits(ticket ^ 0x5bd1_e995_5bd1_e995), self.bits.saturating_sub(1))
    }
}

fn top_bits(hash: u64, bits: u32) -> u64 {
    if bits == 0 { 0 } else { hash >> (u64::BITS - bits) }
}

/// The distance of two places in a circle.
pub fn distance_around_circle(a: usize, b: usize, circle: usize) -> usize {
    let apart = a.abs_diff(b);
    apart.min(circle - apart)
}

/// The finaliser of `SplitMix64`: every bit of the input changes half the bits of the output.
fn mix_bits(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lots_depend_on_seed_round_and_attempt_and_nothing_else() {
        let lot = |seed, round, attempt| Lottery::new(seed, round, attempt).ticket("p1");
        assert_eq!(lot(1, RoundNumber(2), 0), lot(1, RoundNumber(2), 0));
        assert_ne!(lot(1, RoundNumber(2), 0), lot(2, RoundNumber(2), 0));
        assert_ne!(lot(1, RoundNumber(2), 0), lot(1, RoundNumber(3), 0));
        assert_ne!(lot(1, RoundNumber(2), 0), lot(1, RoundNumber(2), 1));
    }

    #[test]
    fn a_lot_is_the_same_from_both_sides_and_below_the_lot_of_those_who_stand_apart() {
        let lottery = Lottery::new(7, RoundNumber(1), 0);
        let tickets: Vec<u64> = (0..50).map(|n| lottery.ticket(&format!("p{n}"))).collect();
        for &a in &tickets {
            for &b in &tickets {
                assert_eq!(lottery.near(a, b), lottery.near(b, a));
                assert!(lottery.near(a, b) < lottery.far());
                assert!(lottery.part(a) + lottery.part(b) < lottery.far());
            }
        }
    }

    #[test]
    fn without_bits_there_is_no_chance() {
        let lottery = Lottery { bits: 0, ..Lottery::new(7, RoundNumber(1), 0) };
        assert_eq!((lottery.near(3, 4), lottery.part(3), lottery.far()), (0, 0, 0));
    }

    #[test]
    fn places_in_a_circle_are_counted_the_short_way_round() {
        assert_eq!(
            (
                distance_around_circle(0, 9, 10),
                distance_around_circle(2, 7, 10),
                distance_around_circle(4, 4, 10)
            ),
            (1, 5, 0)
        );
    }
}
