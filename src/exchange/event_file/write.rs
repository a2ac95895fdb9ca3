//! Writing an event file: the shape of the format, what has its default left out. A file of teams has them beside its
//! players, and matches in the place of tables.

use super::{
    EventFile, FORMAT, WHOLE_FORMAT,
    written::{DrawPart, EntrantPart, EventPart, ForbiddenPart, TablePart, keys_of},
};
use crate::domain::{
    history::{Cut, Entrant, HistoryRound, RobinGroup},
    numbers::{RoundNumber, TableNumber},
    roll_off::Rolled,
    teams::{MatchCorrection, draft::MadeChoice},
    whole_teams::{WholeMatch, WholeTeams},
};
use serde::Serialize;

/// The file's text, indented, with a line's end at the end. The same event gives the same bytes.
///
/// # Panics
/// Never: texts and numbers always become JSON.
#[must_use]
pub fn write_event_file(file: &EventFile) -> String {
    let document = EventDocument::from_event_file(file);
    let mut text = serde_json::to_string_pretty(&document).expect("texts and numbers become JSON");
    text.push('\n');
    text
}

#[derive(Serialize)]
struct EventDocument<'f> {
    format: &'static str,
    event: EventPart<'f>,
    players: Vec<EntrantPart<'f>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    teams: Option<Vec<EntrantPart<'f>>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    forbidden: Vec<ForbiddenPart<'f>>,
    rounds: Vec<RoundPart<'f>>,
    #[serde(rename = "x-roll-offs", skip_serializing_if = "<[_]>::is_empty")]
    rolled: &'f [Rolled],
}

#[derive(Serialize)]
struct RoundPart<'f> {
    number: RoundNumber,
    #[serde(skip_serializing_if = "Option::is_none")]
    battleplan: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    /// One of both: what players play, or teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    tables: Option<Vec<TablePart<'f>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    matches: Option<Vec<MatchPart<'f>>>,
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

impl<'f> EventDocument<'f> {
    fn from_event_file(file: &'f EventFile) -> Self {
        let (entered, teams) = (&file.history.players, file.teams.as_ref());
        let players = teams.map_or(entered, |teams| &teams.players);
        Self {
            format: if teams.is_some() { WHOLE_FORMAT } else { FORMAT },
            event: EventPart::from_details(&file.event, teams),
            players: players.iter().map(EntrantPart::from_entrant).collect(),
            teams: teams.map(|teams| {
                let teams = entered.iter().zip(&teams.members);
                teams.map(|(team, members)| EntrantPart::from_team(team, keys_of(members, players))).collect()
            }),
            forbidden: ForbiddenPart::list_forbidden_pairs(file),
            rounds: (0..file.history.rounds.len()).map(|index| RoundPart::from_round(file, index)).collect(),
            rolled: &file.history.handed_on.rolled,
        }
    }
}

impl<'f> RoundPart<'f> {
    fn from_round(file: &'f EventFile, index: usize) -> Self {
        let entered = &file.history.players;
        let (round, details) = (&file.history.rounds[index], file.rounds.get(index));
        let teams = file.teams.as_ref();
        let tables = |round: &'f HistoryRound| {
            round.battles.iter().map(|battle| TablePart::from_battle(battle, entered)).collect()
        };
        let matches = |teams: &'f WholeTeams| {
            let matches = teams.rounds.get(index).into_iter().flatten();
            matches.map(|one| MatchPart::from_match(one, entered, &teams.players)).collect()
        };
        Self {
            number: round.number,
            battleplan: details.and_then(|details| details.battleplan.as_deref()),
            seed: details.and_then(|details| details.seed),
            tables: teams.is_none().then(|| tables(round)),
            matches: teams.map(matches),
            draw: details.and_then(DrawPart::from_round_details),
            sat_out: details.map(|details| keys_of(&details.sat_out, entered)).unwrap_or_default(),
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
