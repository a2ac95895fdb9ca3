//! Where a game's settings are from, and how sure that is: nobody should take a guess for a rule (`G09`).

use super::System;
use serde::{Deserialize, Serialize};

/// One thing that a game's file says, and where it is from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactOrigin {
    pub about: OriginFact,
    pub certainty: FactCertainty,
    /// In a few words; nothing where it is a choice alone.
    #[serde(default)]
    pub from: String,
}

/// What a game's file says that can be right or wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OriginFact {
    PointsLimit,
    Battlefield,
    Terrain,
    Minutes,
    Rounds,
    Capacity,
    /// What players hand in, and how much of it there can be.
    Report,
    Result,
    TournamentPoints,
    Bye,
    Concession,
    Ranking,
    Pairing,
    Missions,
    Tactics,
    CommandPoints,
    Seasons,
    Factions,
    Composition,
}

/// How sure something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum FactCertainty {
    /// Official, or three sources say so.
    A,
    /// Two sources say so.
    B,
    /// One source says so.
    C,
    /// Nobody knows; what stands in the file is for the organiser to change.
    #[serde(rename = "choice")]
    Choice,
}

impl OriginFact {
    /// In the order of a new event's form and its battles.
    pub const ALL: [Self; 19] = [
        Self::PointsLimit,
        Self::Battlefield,
        Self::Terrain,
        Self::Minutes,
        Self::Rounds,
        Self::Capacity,
        Self::Report,
        Self::Result,
        Self::TournamentPoints,
        Self::Bye,
        Self::Concession,
        Self::Ranking,
        Self::Pairing,
        Self::Missions,
        Self::Tactics,
        Self::CommandPoints,
        Self::Seasons,
        Self::Factions,
        Self::Composition,
    ];

    /// Whether a file says anything of it: every game has most of them.
    fn is_said_by(self, system: &System) -> bool {
        match self {
            Self::PointsLimit => system.pack.points > 0,
            Self::Battlefield => system.sizes.iter().any(|size| size.short_inches.is_some()),
            Self::Terrain => system.sizes.iter().any(|size| size.terrain_features.is_some()),
            Self::TournamentPoints => system.result.has_points(),
            Self::Missions => !system.battleplans.is_empty() || !system.axes.is_empty(),
            Self::Tactics => system.sheet.tactics.is_some(),
            Self::CommandPoints => system.command_points.is_some(),
            Self::Seasons => !system.seasons.is_empty(),
            Self::Factions => !system.factions.is_empty(),
            Self::Composition => system.composition.is_some(),
            _ => true,
        }
    }
}

impl System {
    /// What its file says without saying where that is from.
    pub fn facts_without_origin(&self) -> Vec<OriginFact> {
        let is_open = |fact: &OriginFact| {
            fact.is_said_by(self) && self.origin.iter().all(|origin| origin.about != *fact)
        };
        OriginFact::ALL.into_iter().filter(is_open).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system::{find_system, list_systems};

    #[test]
    fn g09_every_number_of_a_shipped_file_says_how_certain_it_is() {
        for system in list_systems() {
            let (id, origin) = (&system.id, &system.origin);
            assert_eq!(system.facts_without_origin(), [], "{id}");
            for (at, one) in origin.iter().enumerate() {
                assert!(one.about.is_said_by(system), "{id} has no {:?}", one.about);
                assert!(origin[..at].iter().all(|other| other.about != one.about), "{id}: {:?}", one.about);
                let is_sourced = one.certainty == FactCertainty::Choice || !one.from.trim().is_empty();
                assert!(is_sourced, "{id}: {:?} is from nowhere", one.about);
            }
        }
    }

    #[test]
    fn g09_what_is_not_said_is_missed() {
        let file = &find_system("tow").unwrap().file;
        for (word, fact) in [("result", OriginFact::Result), ("composition", OriginFact::Composition)] {
            let mut read: serde_json::Value = serde_json::from_str(file).unwrap();
            read["origin"].as_array_mut().unwrap().retain(|one| one["about"] != word);
            assert_eq!(System::parse(&read.to_string()).unwrap().facts_without_origin(), [fact]);
        }
        assert!(System::parse(&file.replace("\"about\": \"result\"", "\"about\": \"weather\"")).is_err());
    }
}
