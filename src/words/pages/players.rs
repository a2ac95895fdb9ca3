//! Who plays: each player's page for everybody, and what somebody is told who has just signed up.

use crate::domain::{
    event::player::{Player, Status},
    numbers::RoundNumber,
};

/// Where a player stands, behind their name; `joins` is the first round that they play in.
pub fn state(player: &Player, joins: RoundNumber) -> String {
    match (player.status, player.dropped_after) {
        (Status::Waiting, _) => "on the waiting list".into(),
        (Status::Withdrawn, _) => "withdrew".into(),
        (Status::Playing, Some(round)) => format!("left after round {round}"),
        (Status::Playing, None) if joins > RoundNumber::FIRST => format!("plays from round {joins} on"),
        (Status::Playing, None) => "plays".into(),
    }
}

/// Over what somebody who has signed up needs to know. `waiting` is the place on the waiting list, from 1.
pub fn welcome(player: &Player, waiting: Option<usize>) -> String {
    match (waiting, player.is_active()) {
        (Some(place), _) => format!("You are on the waiting list, place {place}"),
        (None, true) => format!("You are in, {}", player.name),
        (None, false) => "You have left this event".into(),
    }
}

// Telling the judges what is wrong with somebody's roster.
pub const SAY_WHAT_IS_WRONG: &str = "Say what is wrong, so that a judge can look at it.";
pub const JUDGES_HAVE_IT: &str = "The judges have your report.";
