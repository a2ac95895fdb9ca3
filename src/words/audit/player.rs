//! What was done to players, and what staff noted about their conduct.

use super::{InWords, join_with_commas};
use crate::words::in_english;
use crate::words::so_many;
use crate::words::{Label, standings::write_signed_points};
use crate::{
    domain::event::audit::{ConductAct, NamedPlayer, PlayerAct},
    text::told,
};

impl InWords for PlayerAct {
    fn in_words(&self) -> String {
        match self {
            Self::SignedUp { paints } => format!("signed up{}", word_painting_entry(*paints)),
            Self::AskedToComeIn { paints } => format!("asked to be let in{}", word_painting_entry(*paints)),
            Self::CameInByMail { has_place: true } => {
                "opened the link from the email, and has a place".into()
            }
            Self::CameInByMail { has_place: false } => {
                "opened the link from the email, and is on the waiting list".into()
            }
            Self::JoinedWaitingList { paints } => {
                format!("joined the waiting list{}", word_painting_entry(*paints))
            }
            Self::Added { name, from_round: None } => format!("added {name}"),
            Self::Added { name, from_round: Some(round) } => {
                format!("added {name}, after round {} was drawn", round.previous())
            }
            Self::AddedAll { count, source, teams, .. } => {
                let players = so_many(*count, "player", "players");
                match teams.len() {
                    0 => format!("added {players} from {source}"),
                    made => {
                        format!("added {players} and {} from {source}", so_many(made, "team", "teams"))
                    }
                }
            }
            Self::AddingTakenBack { count, source } => {
                format!("removed {} that {source} had added", so_many(*count, "player", "players"))
            }
            Self::Changed { name, fields } if fields.is_empty() => format!("changed {name}"),
            Self::Changed { name, fields } => {
                let fields: Vec<String> =
                    fields.iter().map(|field| in_english(&told(field).part("within"))).collect();
                format!("changed {name}: {}", fields.join(", "))
            }
            Self::CheckedIn { name } => format!("checked in {name}"),
            Self::CameAfterAll { name } => format!("checked in {name}, who plays after all"),
            Self::CheckInTakenBack { name } => format!("took back the check-in of {name}"),
            Self::LinkRenewed { name } => format!("renewed the private link of {name}"),
            Self::LinkWithdrawn { name } => format!("withdrew the private link of {name}"),
            Self::Claimed { name } => format!("claimed the entry of {name}"),
            Self::Released { name } => format!("gave back the entry of {name}"),
            Self::LeftWaitingList { name } => format!("{name}: left the waiting list"),
            Self::Withdrew { name, too_late_for_refund: false } => format!("{name}: withdrew"),
            Self::Withdrew { name, too_late_for_refund: true } => format!("{name}: withdrew (no refund)"),
            Self::Left { name, after_round } => format!("{name}: left the event after round {after_round}"),
            Self::GivenPlace { name } => format!("gave a place to {name}"),
            Self::PlacesGiven { players } => {
                format!("gave free places to: {}", list_numbered_players(players))
            }
            Self::LeavingTakenBack { name } => format!("took back that they left: {name}"),
            Self::CameBack { name } => format!("{name}: came back"),
            Self::MarkedNotComing { players } => {
                format!("marked as not coming: {}", list_numbered_players(players))
            }
            Self::Forgotten { number } => format!("deleted what was kept about player {number}"),
            Self::PointsCorrected { name, points, pairs } => {
                let read = if *pairs { ", for later draws too" } else { "" };
                format!("{name}: {} in points{read}", write_signed_points(*points))
            }
            Self::CorrectionTakenBack { name, points } => {
                format!("took back {} in points of {name}", write_signed_points(*points))
            }
            Self::EnteredPanel { name } => format!("entered the painting contest: {name}"),
            Self::LeftPanel { name } => format!("took out of the painting contest: {name}"),
            Self::SoftScored { name, points, in_time } => {
                let points = points + in_time.unwrap_or_default();
                format!("marked the soft scores of {name}: {points} in all")
            }
            Self::ExpectedAgain { players } => {
                format!("took back that these are not coming: {}", list_numbered_players(players))
            }
        }
    }
}

/// What somebody who signs up does with their army.
fn word_painting_entry(enters: bool) -> &'static str {
    if enters { ", and enters the painting contest" } else { "" }
}

/// Numbers and names of those whom one act was about.
pub(super) fn list_numbered_players(players: &[NamedPlayer]) -> String {
    let names: Vec<String> =
        players.iter().map(|player| format!("{} {}", player.number, player.name)).collect();
    join_with_commas(&names)
}

impl InWords for ConductAct {
    fn in_words(&self) -> String {
        match self {
            Self::Noted { kind, level } => format!("{}: {}", level.label(), kind.label()),
            Self::TakenBack => "took back an entry about the player's conduct".into(),
        }
    }
}
