//! Writing a file of teams: as a file of players, with teams beside them and matches in the place of tables.

use super::{
    EventFile, WHOLE_FORMAT,
    written::{DrawPart, EventPart, ForbiddenPart, PlayerPart, TablePart, keys_of},
};
use crate::domain::{
    history::{Cut, Entrant, RobinGroup},
    numbers::{RoundNumber, TableNumber},
    roll_off::Rolled,
    teams::{MatchCorrection, TeamSettings, draft::MadeChoice},
    whole_teams::{WholeMatch, WholeTeams},
};
use serde::Serialize;

/// The document of a file of teams.
#[derive(Serialize)]
pub(super) struct TeamDocument<'f> {
    format: &'static str,
    event: TeamEventPart<'f>,
    players: Vec<PlayerPart<'f>>,
    teams: Vec<TeamPart<'f>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    forbidden: Vec<ForbiddenPart<'f>>,
    rounds: Vec<TeamRoundPart<'f>>,
    #[serde(rename = "x-roll-offs", skip_serializing_if = "<[_]>::is_empty")]
    rolled: &'f [Rolled],
}

#[derive(Serialize)]
struct TeamEventPart<'f> {
    #[serde(flatten)]
    event: EventPart<'f>,
    entrants: &'static str,
    team: &'f TeamSettings,
}

#[derive(Serialize)]
struct TeamPart<'f> {
    #[serde(flatten)]
    team: PlayerPart<'f>,
    players: Vec<&'f str>,
}

#[derive(Serialize)]
struct TeamRoundPart<'f> {
    number: RoundNumber,
    #[serde(skip_serializing_if = "Option::is_none")]
    battleplan: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    matches: Vec<MatchPart<'f>>,
    #[serde(rename = "x-draw", skip_serializing_if = "Option::is_none")]
    draw: Option<DrawPart<'f>>,
    #[serde(rename = "x-sat-out", skip_serializing_if = "Vec::is_empty")]
    sat_out: Vec<&'f str>,
    #[serde(rename = "x-cut", skip_serializing_if = "Option::is_none")]
    cut: Option<&'f Cut>,
    #[serde(rename = "x-groups", skip_serializing_if = "<[_]>::is_empty")]
    groups: &'f [RobinGroup<String>],
}

#[derive(Serialize)]
struct MatchPart<'f> {
    a: &'f str,
    b: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_table: Option<TableNumber>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixed: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    draft: Vec<MadePart>,
    tables: Vec<TablePart<'f>>,
    #[serde(skip_serializing_if = "<[MatchCorrection]>::is_empty")]
    corrections: &'f [MatchCorrection],
}

#[derive(Serialize)]
struct MadePart {
    step: usize,
    side: &'static str,
    choice: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    by_lot: Option<bool>,
}

impl<'f> TeamDocument<'f> {
    pub fn from_teams(file: &'f EventFile, teams: &'f WholeTeams) -> Self {
        let entered = &file.history.players;
        let key = |index: &usize| teams.players[*index].key.as_str();
        Self {
            format: WHOLE_FORMAT,
            event: TeamEventPart {
                event: EventPart::from_details(&file.event),
                entrants: teams.entrants.as_str(),
                team: &teams.settings,
            },
            players: teams.players.iter().map(PlayerPart::from_entrant).collect(),
            teams: entered
                .iter()
                .zip(&teams.members)
                .map(|(team, members)| TeamPart {
                    team: PlayerPart::from_entrant(team),
                    players: members.iter().map(key).collect(),
                })
                .collect(),
            forbidden: ForbiddenPart::list_forbidden_pairs(file),
            rounds: (0..file.history.rounds.len())
                .map(|index| TeamRoundPart::from_team_round(file, teams, index))
                .collect(),
            rolled: &file.history.handed_on.rolled,
        }
    }
}

impl<'f> TeamRoundPart<'f> {
    fn from_team_round(file: &'f EventFile, teams: &'f WholeTeams, index: usize) -> Self {
        let (round, details) = (&file.history.rounds[index], file.rounds.get(index));
        let matches = teams.rounds.get(index).map(Vec::as_slice).unwrap_or_default();
        Self {
            number: round.number,
            battleplan: details.and_then(|details| details.battleplan.as_deref()),
            seed: details.and_then(|details| details.seed),
            matches: matches
                .iter()
                .map(|one| MatchPart::from_match(one, &file.history.players, &teams.players))
                .collect(),
            draw: details.and_then(DrawPart::from_round_details),
            sat_out: details
                .map(|details| keys_of(&details.sat_out, &file.history.players))
                .unwrap_or_default(),
            cut: details.and_then(|details| details.cut.as_ref()),
            groups: details.map(|details| details.groups.as_slice()).unwrap_or_default(),
        }
    }
}

impl<'f> MatchPart<'f> {
    fn from_match(one: &'f WholeMatch, teams: &'f [Entrant], players: &'f [Entrant]) -> Self {
        Self {
            a: &teams[one.a].key,
            b: one.b.map(|b| teams[b].key.as_str()),
            first_table: one.first_table,
            fixed: one.fixed.then_some(true),
            draft: one.draft.iter().map(MadePart::from_choice).collect(),
            tables: one.battles.iter().map(|battle| TablePart::from_battle(battle, players)).collect(),
            corrections: &one.corrections,
        }
    }
}

impl MadePart {
    fn from_choice(made: &MadeChoice) -> Self {
        let by_lot = made.by.is_lot().then_some(true);
        Self { step: made.step, side: made.side.as_str(), choice: made.choice.to_string(), by_lot }
    }
}
