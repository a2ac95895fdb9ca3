//! Writing an event file: the shape of the format, what has its default left out.

use super::{
    EventFile, FORMAT,
    write_teams::TeamDocument,
    written::{DrawPart, EventPart, ForbiddenPart, PlayerPart, TablePart, keys_of},
};
use crate::domain::{
    history::{Cut, RobinGroup},
    numbers::RoundNumber,
    roll_off::Rolled,
};
use serde::Serialize;

/// The file's text, indented, with a line's end at the end. The same event gives the same bytes.
///
/// # Panics
/// Never: texts and numbers always become JSON.
#[must_use]
pub fn write_event_file(file: &EventFile) -> String {
    let text = match &file.teams {
        None => serde_json::to_string_pretty(&EventDocument::from_event_file(file)),
        Some(teams) => serde_json::to_string_pretty(&TeamDocument::from_teams(file, teams)),
    };
    let mut text = text.expect("texts and numbers become JSON");
    text.push('\n');
    text
}

#[derive(Serialize)]
struct EventDocument<'f> {
    format: &'static str,
    event: EventPart<'f>,
    players: Vec<PlayerPart<'f>>,
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
    tables: Vec<TablePart<'f>>,
    #[serde(rename = "x-draw", skip_serializing_if = "Option::is_none")]
    draw: Option<DrawPart<'f>>,
    #[serde(rename = "x-sat-out", skip_serializing_if = "Vec::is_empty")]
    sat_out: Vec<&'f str>,
    #[serde(rename = "x-cut", skip_serializing_if = "Option::is_none")]
    cut: Option<&'f Cut>,
    #[serde(rename = "x-groups", skip_serializing_if = "<[_]>::is_empty")]
    groups: &'f [RobinGroup<String>],
}

impl<'f> EventDocument<'f> {
    fn from_event_file(file: &'f EventFile) -> Self {
        let players = &file.history.players;
        Self {
            format: FORMAT,
            event: EventPart::from_details(&file.event),
            players: players.iter().map(PlayerPart::from_entrant).collect(),
            forbidden: ForbiddenPart::list_forbidden_pairs(file),
            rounds: (0..file.history.rounds.len()).map(|index| RoundPart::from_round(file, index)).collect(),
            rolled: &file.history.handed_on.rolled,
        }
    }
}

impl<'f> RoundPart<'f> {
    fn from_round(file: &'f EventFile, index: usize) -> Self {
        let (round, details) = (&file.history.rounds[index], file.rounds.get(index));
        Self {
            number: round.number,
            battleplan: details.and_then(|details| details.battleplan.as_deref()),
            seed: details.and_then(|details| details.seed),
            tables: round
                .battles
                .iter()
                .map(|battle| TablePart::from_battle(battle, &file.history.players))
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
