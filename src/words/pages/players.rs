//! Who plays: each player's page for everybody, and what somebody is told who has just signed up.

use crate::domain::{
    event::{
        player::{Player, Status},
        team::Team,
    },
    numbers::RoundNumber,
};

/// Where a player stands, behind their name.
pub fn state(player: &Player) -> String {
    match (player.status, player.dropped_after) {
        (Status::Waiting, _) => "on the waiting list".into(),
        (Status::Withdrawn, _) => "withdrew".into(),
        (Status::Playing, Some(round)) => format!("left after round {round}"),
        (Status::Playing, None) if player.joined_round > RoundNumber::FIRST => {
            format!("plays from round {} on", player.joined_round)
        }
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

/// The same over what somebody of a team needs to know.
pub fn welcome_to_team(player: &Player, team: &Team, waiting: Option<usize>) -> String {
    match (waiting, team.is_active() && player.is_active()) {
        (Some(place), _) => format!("{} is on the waiting list, place {place}", team.name),
        (None, true) => format!("You are in {}, {}", team.name, player.name),
        (None, false) if player.is_active() => format!("{} has left this event", team.name),
        (None, false) => format!("You have left {}", team.name),
    }
}

// Telling the judges what is wrong with somebody's roster.
pub const SAY_WHAT_IS_WRONG: &str = "Say what is wrong, so that a judge can look at it.";
pub const JUDGES_HAVE_IT: &str = "The judges have your report.";
