//! What two rosters mean for one battle: command points, honour guards, battle tactics (A04, A24, A35).

use super::{Computed, HonourGuard, Verdict};
use crate::domain::roster::Roster;
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
pub struct Fact {
    pub rule: super::RuleId,
    pub text: String,
}

pub fn match_card(first: (&Roster, &Verdict), second: (&Roster, &Verdict)) -> MatchCard {
    let (a, b) = (&first.1.computed, &second.1.computed);
    MatchCard { sides: [side(first, b), side(second, a)] }
}

fn side((roster, verdict): (&Roster, &Verdict), other: &Computed) -> Side {
    let own = &verdict.computed;
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
    use super::RuleId::{A04, A24, A35};
    let mut facts = Vec::new();
    let mut tell = |rule, text: String| facts.push(Fact { rule, text });
    if own.unspent >= 50 {
        let text =
            format!("{} points unspent: 1 extra command point in the first battle round.", own.unspent);
        tell(A04, text);
    }
    if own.auxiliaries < other.auxiliaries {
        let text = format!(
            "{} auxiliary units against {}: 1 extra command point in each battle round.",
            own.auxiliaries, other.auxiliaries
        );
        tell(A24, text);
    }
    if own.regiments > other.regiments {
        let text = format!(
            "{} regiments against {}: a second honour guard, in a regiment the general does not lead.",
            own.regiments, other.regiments
        );
        tell(A35, text);
    }
    if let Some(alliance) = &own.grand_alliance {
        tell(A35, format!("Battle tactics: the universal ones and those of {alliance}."));
    }
    facts
}
