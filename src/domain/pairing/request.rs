//! What a draw is asked for, and why it can be refused.

use super::rules::Rules;
use crate::domain::{
    history::{History, PlayerIndex},
    numbers::{RoundNumber, TableNumber},
};
use serde::{Deserialize, Serialize};

/// One round to draw. [`PairingRequest::new`] asks for the plain case; the rest are the organiser's wishes.
#[derive(Debug, Clone)]
pub struct PairingRequest<'a> {
    /// Everything that happened before. Rounds from `round` on are not looked at.
    pub history: &'a History,
    pub round: RoundNumber,
    pub rules: &'a Rules,
    /// The event's seed, fixed before round 1.
    pub seed: u64,
    /// 0 for the first draw of the round, one more for each draw made again.
    pub attempt: u32,
    /// Pairs set by hand: they leave before the draw, and the rest is drawn around them.
    pub fixed: Vec<(PlayerIndex, PlayerIndex)>,
    /// Who has the bye, or plays the spare player, by the organiser's hand.
    pub fixed_bye: Option<PlayerIndex>,
    pub forbidden: Vec<ForbiddenPair>,
    /// A published round to be mended with as little change as can be.
    pub keep: Option<Keep>,
    pub unfinished: Unfinished,
}

/// Two players who should not meet: avoided at any price, and said so where it cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForbiddenPair {
    pub a: PlayerIndex,
    pub b: PlayerIndex,
    /// `None`: in every round.
    pub rounds: Option<Vec<RoundNumber>>,
}

/// The pairs of a published round that is drawn again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keep {
    pub pairs: Vec<(PlayerIndex, PlayerIndex)>,
    /// Who had the bye, or played the spare player.
    pub bye: Option<PlayerIndex>,
    pub strength: KeepStrength,
}

/// What a table that stays as it was is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeepStrength {
    /// Of all draws that are equally good by record and win path, the one with the fewest new tables.
    AfterWinPath,
    /// The fewest new tables there can be without a ban, a second meeting or clubmates; then the record.
    BeforeRecord,
}

/// What to do about battles of earlier rounds that have no result yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Unfinished {
    #[default]
    Refuse,
    /// Half a win for both, for this draw alone: whoever wins then is at most half a win away from it.
    CountAsDraw,
}

impl<'a> PairingRequest<'a> {
    pub fn new(history: &'a History, round: RoundNumber, rules: &'a Rules, seed: u64) -> Self {
        Self {
            history,
            round,
            rules,
            seed,
            attempt: 0,
            fixed: Vec::new(),
            fixed_bye: None,
            forbidden: Vec::new(),
            keep: None,
            unfinished: Unfinished::Refuse,
        }
    }
}

impl ForbiddenPair {
    pub fn applies_in(&self, round: RoundNumber) -> bool {
        self.rounds.as_ref().is_none_or(|rounds| rounds.contains(&round))
    }
}

/// Why there is no draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum DrawError {
    Nobody { round: RoundNumber },
    RoundZero,
    RoundMissing { round: RoundNumber },
    RoundTwice { round: RoundNumber },
    ResultsMissing { round: RoundNumber, tables: Vec<Option<TableNumber>> },
    UnknownPlayer { round: RoundNumber },
    AgainstThemselves { round: RoundNumber, name: String },
    TwiceInARound { round: RoundNumber, name: String },
    SameKey { key: String },
    FixedUnknown,
    FixedWithThemselves { name: String },
    FixedTwice { name: String },
    FixedAbsent { round: RoundNumber, name: String },
    FixedSpares,
    ByeTooMany { name: String },
    SpareWithBye { name: String },
    TooLarge { players: usize, rounds: u32 },
    Unproven,
}
