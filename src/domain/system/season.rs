//! Seasons: from which day each was played, and what it changed about rosters.

use super::System;
use chrono::NaiveDate;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A season of matched play. It is played until the next one begins.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Season {
    /// "General's Handbook 2025-26": as rosters print it.
    pub name: String,
    /// The first day it was played.
    pub from: NaiveDate,
    /// Units outside of regiments cost something beside their own prices.
    #[serde(default)]
    pub auxiliaries_priced: bool,
    /// The publisher's app names the season on a list since its data had this version; none: it does not say when.
    #[serde(default)]
    pub app_says_since: Option<u32>,
    /// What an army chooses one of, by what it is: `Grand strategy`, with the names that everybody may choose.
    #[serde(default)]
    pub choices: BTreeMap<String, Vec<String>>,
    /// Cards that a list takes some of; none: it takes none.
    #[serde(default)]
    pub tactic_cards: Option<TacticCards>,
}

/// The battle tactic cards of a season.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TacticCards {
    /// How many different ones a list takes.
    pub take: usize,
    pub of: Vec<String>,
}

impl System {
    /// The season in force on a day; before the first began, the first. None for a game without seasons.
    pub fn season_on(&self, day: NaiveDate) -> Option<&Season> {
        self.seasons.iter().rev().find(|season| season.from <= day).or(self.seasons.first())
    }

    /// The season of this name; else the one of the day.
    pub fn season_called(&self, name: Option<&str>, day: NaiveDate) -> Option<&Season> {
        let called = name.and_then(|name| self.seasons.iter().find(|season| season.name == name));
        called.or_else(|| self.season_on(day))
    }

    /// The games that are played with its battle profiles, itself among them: they differ by their seasons.
    pub fn of_other_seasons(&self) -> Vec<&'static System> {
        super::list_offered_systems()
            .into_iter()
            .filter(|other| other.profiles() == self.profiles())
            .collect()
    }

    /// The games by id, each by a name for a list that shows no more than its beginning: where several begin alike, what
    /// tells them apart comes first.
    pub fn name_games_apart(games: &[&'static Self]) -> Vec<(&'static str, String)> {
        let parts = |game: &'static Self| game.name.split_once(", ").unwrap_or((game.name.as_str(), ""));
        let name = |game: &'static Self| {
            let (before, after) = parts(game);
            let is_alike = games.iter().copied().map(parts).filter(|(other, _)| *other == before).count() > 1;
            let name =
                if is_alike && !after.is_empty() { [after, before].join(", ") } else { game.name.clone() };
            (game.id.as_str(), name)
        };
        games.iter().copied().map(name).collect()
    }

    /// The same game as other seasons play it, for an event that plays this one or was made from it.
    pub fn other_seasons(&self) -> Vec<&'static System> {
        let is_other = |other: &&System| other.id != self.id && self.made_from.as_ref() != Some(&other.id);
        self.of_other_seasons().into_iter().filter(is_other).collect()
    }

    /// The game whose missions and scoring are meant for this season: of those with its profiles, the one that began
    /// last and has it. None: it is this one.
    pub fn meant_for(&self, season: &Season) -> Option<&'static System> {
        let began = |system: &System| system.seasons.first().map(|first| first.from);
        let has_it = |system: &&System| system.seasons.iter().any(|other| other.name == season.name);
        let of_it = self.of_other_seasons().into_iter().filter(has_it);
        of_it.max_by_key(|system| began(system)).filter(|meant| began(self) < began(meant))
    }
}
