//! The event file: an event in one JSON document, read strictly and written back. `muster-event/1` holds the players
//! and what was played; `muster-event/2` holds, beside the same, all that is stored of the event.

mod hash;
mod json;
mod object;
mod parts;
mod problem;
mod read;
mod read_teams;
mod stored;
mod write;
mod written;

#[cfg(test)]
mod tests;

pub use problem::{
    EventFileError, FileChange, FileCount, FilePart, FilePlace, FileProblem, JsonFault, in_quotes,
};
pub use read::{parse_event_file, read_from};
pub use stored::{WholeFile, read_stored, read_stored_of_before};
pub use write::write_event_file;

use crate::domain::{
    event::pack::{PairingSettings, Settings},
    history::{Cut, History, PlayerIndex, RobinGroup},
    numbers::RoundNumber,
    pairing::DrawClaim,
    rounds::Methods,
    standings::{Ranking, RankingSettings, Tiebreaker},
    system::{self, OwnSystem},
    whole_teams::WholeTeams,
};
use chrono::NaiveDate;
use std::borrow::Cow;

/// What `format` says in a file of players and games,
pub const FORMAT: &str = "muster-event/1";
/// and in one of everything.
pub const WHOLE_FORMAT: &str = "muster-event/2";

/// The key under which all that is stored stands in it, beside what the engines read.
const STORED: &str = "stored";

/// Everything in an event file, checked. Keys of others that start with `x-` are not kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventFile {
    pub event: EventDetails,
    pub history: History,
    pub forbidden: Vec<ForbiddenInFile>,
    /// One for each round of the history, in its order.
    pub rounds: Vec<RoundDetails>,
    /// Who plays for whom; none where everybody plays for themselves. The players of the history are then the teams.
    pub teams: Option<WholeTeams>,
}

/// What the file says of the event itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventDetails {
    pub slug: String,
    pub name: String,
    /// The game system's id, known to this Muster or not.
    pub system: String,
    /// The file of a game that this event alone plays.
    pub own_system: Option<OwnSystem>,
    /// 0: none.
    pub points_limit: u32,
    /// Rounds planned; the file may hold fewer or more.
    pub rounds: u32,
    pub starts_on: Option<NaiveDate>,
    pub rules_cut_off: Option<NaiveDate>,
    /// Club mates are kept apart in these rounds while it can be avoided.
    pub avoid_club_rounds: Vec<RoundNumber>,
    /// Rounds that are not made as the handbook says.
    pub methods: Methods,
    /// Scoring, tie-breakers, and what a bye counts as.
    pub ranking: Ranking,
}

/// Two players who are not to meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForbiddenInFile {
    pub a: PlayerIndex,
    pub b: PlayerIndex,
    /// In these rounds; none: in all.
    pub rounds: Option<Vec<RoundNumber>>,
}

impl ForbiddenInFile {
    pub fn applies_in(&self, round: RoundNumber) -> bool {
        self.rounds.as_ref().is_none_or(|rounds| rounds.contains(&round))
    }
}

/// What the file says of a round besides its tables.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RoundDetails {
    /// The battleplan's slug.
    pub battleplan: Option<String>,
    /// The seed of the draw.
    pub seed: Option<u64>,
    /// `x-draw`: what the draw stood on, and its proof.
    pub draw: Option<DrawClaim>,
    /// `x-draw` is there and cannot be read: nobody can say whether the draw was the best.
    pub proof_is_lost: bool,
    /// `x-sat-out`: those who take part in the event before and after the round, and had no part in it. Whom the file
    /// does not know is passed over.
    pub sat_out: Vec<PlayerIndex>,
    /// `x-cut`: where a cut stood in the round. One that cannot be read is as good as none.
    pub cut: Option<Cut>,
    /// `x-groups`: the groups of a round robin as they were in the round.
    pub groups: Vec<RobinGroup<String>>,
}

impl EventFile {
    /// The history as the draw of a round reads it: without those who sat that round out.
    pub fn history_of(&self, round: RoundNumber) -> Cow<'_, History> {
        let at = self.history.rounds.iter().position(|drawn| drawn.number == round);
        let sat_out = at.and_then(|at| self.rounds.get(at)).map_or(&[][..], |details| &details.sat_out);
        if sat_out.is_empty() {
            return Cow::Borrowed(&self.history);
        }
        let mut history = self.history.clone();
        for &player in sat_out {
            history.players[player].dropped_after = Some(round.previous());
        }
        Cow::Owned(history)
    }

    /// Whether this is what another file says; one that tells nobody who sat a round out may be an old one.
    #[must_use]
    pub fn told_by(mut self, file: &Self) -> bool {
        for (own, told) in self.rounds.iter_mut().zip(&file.rounds) {
            if told.sat_out.is_empty() {
                own.sat_out.clear();
            }
        }
        self == *file
    }
}

impl EventDetails {
    /// The file's part of an event's settings.
    #[must_use]
    pub fn from_settings(slug: String, name: String, ranking: Ranking, settings: &Settings) -> Self {
        Self {
            slug,
            name,
            system: settings.system.clone(),
            own_system: settings.own_system.clone(),
            points_limit: settings.points_limit,
            rounds: settings.rounds,
            starts_on: settings.starts_on,
            rules_cut_off: settings.rules_cut_off,
            avoid_club_rounds: settings.pairing.avoid_club_rounds(settings.rounds),
            methods: Methods::from_settings(
                &settings.pairing,
                settings.rounds,
                settings.entrants.key_letter(),
            ),
            ranking,
        }
    }

    /// Settings as the file says, where `number_of` are the numbers that its players have here; what it does not hold has
    /// its default.
    #[must_use]
    pub fn settings(&self, number_of: impl Fn(&str) -> Option<u32>) -> Settings {
        let system = system::find_system(&self.system).unwrap_or_else(system::default);
        let mut pairing = PairingSettings {
            bye_victory_points: self.ranking.bye.victory_points,
            bye_battle_tactics: self.ranking.bye.battle_tactics,
            ..PairingSettings::for_system(system)
        };
        pairing.set_avoid_club_rounds(&self.avoid_club_rounds);
        self.methods.put(&mut pairing, number_of);
        Settings {
            system: self.system.clone(),
            own_system: self.own_system.clone(),
            points_limit: self.points_limit,
            rounds: self.rounds,
            starts_on: self.starts_on,
            rules_cut_off: self.rules_cut_off,
            pairing,
            ranking: RankingSettings {
                scoring: self.ranking.scoring,
                tiebreakers: self.ranking.tiebreakers.iter().map(Tiebreaker::to_string).collect(),
                difference_cap: self.ranking.difference_cap,
                bye_is_mean: self.ranking.bye_is_mean,
            },
            ..Settings::for_system(system)
        }
    }
}
