//! What two rosters mean for one battle: command points, honour guards, battle tactics (A04, A24, A35, A36).

use super::Computed;
use crate::domain::{
    games::{CardSide, FieldedRoster, MatchFact, Muster, PairingCard},
    roster::Roster,
};

pub fn match_card([first, second]: [FieldedRoster<'_>; 2]) -> PairingCard {
    let (a, b) = (first.computed, second.computed);
    PairingCard {
        sides: [
            regiments_card_side(first.roster, a, Some(b)),
            regiments_card_side(second.roster, b, Some(a)),
        ],
    }
}

/// What follows from one roster, whatever the other is.
pub fn own_half(FieldedRoster { roster, computed }: FieldedRoster<'_>) -> CardSide {
    regiments_card_side(roster, computed, None)
}

fn regiments_card_side(roster: &Roster, own: &Computed, other: Option<&Computed>) -> CardSide {
    let second_guard = other.is_some_and(|other| own.regiments > other.regiments);
    let guards = own.honour_guard.iter().filter(|guard| guard.generals || second_guard);
    CardSide {
        roster: roster.name.clone(),
        faction: own.faction.clone(),
        general: own.general.clone(),
        muster: Muster::Regiments { regiments: own.regiments, auxiliaries: own.auxiliaries },
        facts: facts_for_side(roster, own, other),
        honour_guard: guards.cloned().collect(),
    }
}

fn facts_for_side(roster: &Roster, own: &Computed, other: Option<&Computed>) -> Vec<MatchFact> {
    let mut facts = Vec::new();
    if own.unspent >= 50 && own.not_judged.is_none() {
        facts.push(MatchFact::Unspent { points: own.unspent });
    }
    if let Some(other) = other.filter(|other| own.auxiliaries < other.auxiliaries) {
        facts.push(MatchFact::FewerAuxiliaries { own: own.auxiliaries, other: other.auxiliaries });
    }
    if let Some(other) = other.filter(|other| own.regiments > other.regiments) {
        facts.push(MatchFact::SecondHonourGuard { own: own.regiments, other: other.regiments });
    }
    if !roster.tactic_cards.is_empty() {
        facts.push(MatchFact::TacticCards { cards: roster.tactic_cards.clone() });
    }
    facts.extend(own.grand_alliance.clone().map(|alliance| MatchFact::Tactics { alliance }));
    facts
}
