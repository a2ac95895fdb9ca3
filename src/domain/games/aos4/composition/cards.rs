//! Battle tactic cards: as many different ones of the season's as a list takes (A36).

use super::{Aos4Army, Aos4Finding, CheckRules, Observation, RuleId, Severity};
use crate::domain::{
    catalogue::name_key,
    composition::closest_name,
    games::aos4::tactic_cards::{card_called, cards_of_season},
    system::TacticCards,
};

pub fn check_tactic_cards(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let season = rules.season.as_deref().unwrap_or_default();
    let Some(cards) = cards_of_season(season).filter(|_| !army.roster.is_empty()) else { return Vec::new() };
    let named = &army.roster.tactic_cards;
    if named.is_empty() {
        return vec![Aos4Finding::warning_finding(RuleId::A36, Observation::NoCards { take: cards.take })];
    }
    let mut found: Vec<Aos4Finding> = named.iter().filter_map(|card| a36_card(card, cards, season)).collect();
    found.extend(a36_number(named, cards));
    found
}

/// A card of another season is against the rules; what nobody knows may be misspelt.
fn a36_card(card: &str, cards: &TacticCards, season: &str) -> Option<Aos4Finding> {
    if let Some((name, of)) = card_called(card) {
        let what = Observation::CardOfAnotherSeason {
            card: name.to_owned(),
            of: of.to_owned(),
            season: season.to_owned(),
        };
        return (!cards.of.iter().any(|own| own == name))
            .then(|| Aos4Finding::illegal_finding(RuleId::A36, what));
    }
    let suggestion = closest_name(card, cards.of.iter().map(String::as_str));
    Some(Aos4Finding::warning_finding(
        RuleId::A36,
        Observation::UnknownCard { card: card.to_owned(), suggestion },
    ))
}

fn a36_number(named: &[String], cards: &TacticCards) -> Option<Aos4Finding> {
    let mut different: Vec<String> = named.iter().map(|card| name_key(card)).collect();
    different.sort();
    different.dedup();
    if different.len() == cards.take {
        return None;
    }
    // What nobody knows may be no card, or a part of one.
    let is_certain = named.iter().all(|card| card_called(card).is_some());
    let severity = if is_certain { Severity::Illegal } else { Severity::Warning };
    let what = Observation::NumberOfCards { cards: named.to_vec(), take: cards.take };
    Some(Aos4Finding::new(RuleId::A36, severity, what))
}
