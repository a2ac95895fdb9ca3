//! Battle tactic cards: which there are in a season, and which a text names.

use super::season::seasons_known;
use crate::domain::{
    catalogue::name_key,
    composition::is_in_season,
    system::{Season, TacticCards},
};

/// The longest name has one "and" in it: "Intercept and Recover".
const MOST_PARTS: usize = 2;

/// The cards of a season; none where lists take none.
pub fn cards_of_season(season: &str) -> Option<&'static TacticCards> {
    let is_it = |known: &&Season| is_in_season(std::slice::from_ref(&known.name), Some(season));
    seasons_known().iter().find(is_it)?.tactic_cards.as_ref()
}

/// A card of any season by its name, with the season.
pub fn card_called(name: &str) -> Option<(&'static str, &'static str)> {
    let key = name_key(name.split_once(" (").map_or(name, |(bare, _)| bare));
    let cards = seasons_known().iter().flat_map(|season| {
        let cards = season.tactic_cards.iter().flat_map(|cards| &cards.of);
        cards.map(move |card| (card.as_str(), season.name.as_str()))
    });
    cards.into_iter().find(|(card, _)| name_key(card) == key)
}

/// The cards that a text lists, one after the other; what is no card's name stays as it is written.
pub fn cards_listed_in(text: &str) -> Vec<String> {
    let parts: Vec<&str> = split_names(text).collect();
    let mut cards = Vec::new();
    let mut at = 0;
    while at < parts.len() {
        let known = (1..=MOST_PARTS).rev().find_map(|number| {
            let (card, _) = card_called(&parts.get(at..at + number)?.join(" and "))?;
            Some((number, card))
        });
        let (number, card) = known.unwrap_or((1, parts[at]));
        cards.push(card.to_owned());
        at += number;
    }
    cards
}

/// Longer is more than a list takes.
const LONGEST: usize = 120;

/// The cards of a text that names nothing else.
pub fn cards_alone_in(text: &str) -> Option<Vec<String>> {
    let cards = cards_listed_in(Some(text).filter(|text| text.len() <= LONGEST)?);
    (!cards.is_empty() && cards.iter().all(|card| card_called(card).is_some())).then_some(cards)
}

/// `A, B and C`, `A & B`, `A / B`, however they are parted.
fn split_names(text: &str) -> impl Iterator<Item = &str> {
    let signs = text.split([',', ';', '/', '&', '+', '|', '•']);
    let words = signs.flat_map(|part| part.split(" and ")).flat_map(|part| part.split(" AND "));
    words.map(|part| part.trim().trim_end_matches('.')).filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_told_apart_however_they_are_parted() {
        let two = ["Intercept and Recover", "Master the Paths"];
        for text in [
            "Intercept and Recover and Master The Paths",
            "Intercept and Recover, Master the Paths",
            "intercept & recover / MASTER THE PATHS.",
        ] {
            assert_eq!(cards_listed_in(text), two, "{text}");
        }
        assert_eq!(cards_listed_in("Smokescreen and Smokescreen"), ["Smokescreen"; 2]);
        assert_eq!(cards_listed_in("Recover, Smoke"), ["Recover", "Smoke"]);
        assert_eq!(cards_listed_in(""), [""; 0]);
        assert_eq!(cards_alone_in("Intercept and Recover , Master the Paths").unwrap(), two);
        assert_eq!((cards_alone_in("Recover, Smokescreen"), cards_alone_in(" ")), (None, None));
    }

    #[test]
    fn each_season_has_its_own_six_and_the_first_has_none() {
        assert_eq!(cards_of_season("General's Handbook 2024-25"), None);
        for season in ["2025-26", "General's Handbook 2026-27"] {
            let cards = cards_of_season(season).unwrap();
            assert_eq!((cards.take, cards.of.len()), (2, 6), "{season}");
        }
        assert_eq!(card_called("smokescreen (5)"), Some(("Smokescreen", "General's Handbook 2026-27")));
    }
}
