//! What two rosters mean for one battle: command points, honour guards, battle tactics (A04, A24, A35).

use super::{Computed, HonourGuard, RuleId};
use crate::domain::{composition, roster::Roster};
use serde::{Deserialize, Serialize};

/// Both sides of a pairing, in the order they were given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchCard {
    pub sides: [Side; 2],
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub roster: String,
    pub faction: Option<String>,
    pub general: Option<String>,
    pub unspent: i64,
    pub auxiliaries: usize,
    pub regiments: usize,
    pub facts: Vec<Fact>,
    /// Who may be the honour guard; those outside the general's regiment only for a second one.
    pub honour_guard: Vec<HonourGuard>,
}

/// Something to tell the player before the battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// Points unspent: an extra command point in the first battle round.
    Unspent { points: i64 },
    /// Fewer auxiliary units than the opponent: an extra command point in each battle round.
    FewerAuxiliaries { own: usize, other: usize },
    /// More regiments than the opponent: a second honour guard.
    SecondHonourGuard { own: usize, other: usize },
    /// Whose battle tactics there are beside the universal ones.
    Tactics { alliance: String },
}

impl Fact {
    /// The rule that it follows from.
    pub fn rule(&self) -> RuleId {
        match self {
            Self::Unspent { .. } => RuleId::A04,
            Self::FewerAuxiliaries { .. } => RuleId::A24,
            Self::SecondHonourGuard { .. } | Self::Tactics { .. } => RuleId::A35,
        }
    }
}

pub fn match_card<W>(
    first: (&Roster, &composition::Verdict<W>),
    second: (&Roster, &composition::Verdict<W>),
) -> MatchCard {
    let (a, b) = (&first.1.computed, &second.1.computed);
    MatchCard { sides: [side((first.0, a), b), side((second.0, b), a)] }
}

fn side((roster, own): (&Roster, &Computed), other: &Computed) -> Side {
    let second_guard = own.regiments > other.regiments;
    let guards = own.honour_guard.iter().filter(|guard| guard.generals || second_guard);
    Side {
        roster: roster.name.clone(),
        faction: own.faction.clone(),
        general: own.general.clone(),
        unspent: own.unspent,
        auxiliaries: own.auxiliaries,
        regiments: own.regiments,
        facts: facts(own, other),
        honour_guard: guards.cloned().collect(),
    }
}

fn facts(own: &Computed, other: &Computed) -> Vec<Fact> {
    let mut facts = Vec::new();
    if own.unspent >= 50 {
        facts.push(Fact::Unspent { points: own.unspent });
    }
    if own.auxiliaries < other.auxiliaries {
        facts.push(Fact::FewerAuxiliaries { own: own.auxiliaries, other: other.auxiliaries });
    }
    if own.regiments > other.regiments {
        facts.push(Fact::SecondHonourGuard { own: own.regiments, other: other.regiments });
    }
    facts.extend(own.grand_alliance.clone().map(|alliance| Fact::Tactics { alliance }));
    facts
}
