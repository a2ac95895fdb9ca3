//! Who plays: each player's page for everybody, and what somebody is told who has just signed up.

use crate::{
    domain::{
        event::{
            player::{Player, Status},
            team::Team,
        },
        numbers::RoundNumber,
    },
    words::{findings::join_with_and, so_many},
};

/// In the place of a faction that is to be chosen.
pub const NO_FACTION_YET: &str = "Not chosen yet";

/// Where a player stands, behind their name; `joins` is the first round that they play in.
pub fn describe_player_state(player: &Player, joins: RoundNumber) -> String {
    match (player.status, player.dropped_after) {
        (Status::Waiting, _) if player.asks_to_come_in() => "asks to be let in".into(),
        (Status::Waiting, _) => "on the waiting list".into(),
        (Status::Withdrawn, _) => "withdrew".into(),
        (Status::Playing, Some(round)) => format!("left after round {round}"),
        (Status::Playing, None) if joins > RoundNumber::FIRST => format!("plays from round {joins} on"),
        (Status::Playing, None) => "plays".into(),
    }
}

/// Over what somebody who has signed up needs to know. `waiting` is the place on the waiting list, from 1; whoever is
/// new is told that they are in, everybody else knows.
pub fn write_welcome_heading(player: &Player, waiting: Option<usize>, is_new: bool) -> String {
    match (waiting, player.is_active()) {
        (Some(place), _) => format!("You are on the waiting list, place {place}"),
        (None, true) if is_new => format!("You are in, {}", player.name),
        (None, true) => player.name.to_string(),
        (None, false) if player.asks_to_come_in() => format!("One more step, {}", player.name),
        (None, false) => "You have left this event".into(),
    }
}

/// To whoever signed up without an account while very many did, from a browser that could not work for it; `wrote_to` is
/// where the link went that lets them in.
pub fn who_lets_you_in(wrote_to: Option<&str>) -> String {
    let many = "Very many people are signing up at the moment";
    match wrote_to {
        Some(address) => {
            format!(
                "{many}. Open the link that we sent to {address}: it lets you in. The organiser can let you in, too."
            )
        }
        None => {
            format!(
                "{many}, so the organiser will look at your entry and let you in. You will see it on your page."
            )
        }
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

/// How many of an event's places are free: `1 of 8 places is free`
pub fn places_free(free: i64, of: u32) -> String {
    format!("{} free", word_places_are(free, of))
}

/// How many are taken: `1 of 8 places is taken`
pub fn places_taken(taken: i64, of: u32) -> String {
    format!("{} taken", word_places_are(taken, of))
}

fn word_places_are(count: i64, of: u32) -> String {
    let are = if count == 1 || of == 1 { "is" } else { "are" };
    format!("{count} of {} {are}", so_many(of, "place", "places"))
}

/// What signing up now comes to: a place, or waiting for one. `who` would wait: `you`, `your team`.
pub fn sign_up_now((free, waiting): (i64, i64), of: u32, who: &str) -> String {
    match waiting {
        0 if free > 0 => format!("{}.", places_free(free, of)),
        _ if free > 0 => {
            let others = so_many(waiting, "other waits", "others wait");
            format!("A place is free, but {others} for it: {who} would join the waiting list, behind them.")
        }
        0 => format!("All places are taken: {who} would join the waiting list."),
        _ => {
            let others = so_many(waiting, "other", "others");
            format!("All places are taken: {who} would join the waiting list, behind {others}.")
        }
    }
}

/// Who would wait.
pub const YOU: &str = "you";

/// Those who waited and got a place: `Di and Flo waited for a place, and have one now.`
pub fn have_free_places(names: &[String]) -> String {
    let have = if names.len() == 1 { "has" } else { "have" };
    format!("{} waited for a place, and {have} one now.", join_with_and(names))
}

/// Above the players of a club: how many, and what is told of each.
pub fn of_club(players: usize, after: RoundNumber) -> String {
    let players = so_many(players, "player", "players");
    if after.is_a_round() {
        return format!("{players}, with place and wins–draws–losses after round {after}.");
    }
    format!("{players}.")
}

// Telling the judges what is wrong with somebody's roster.
pub const SAY_WHAT_IS_WRONG: &str = "Say what is wrong, so that a judge can look at it.";
pub const JUDGES_HAVE_IT: &str = "The judges have your report.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_is_and_others_are() {
        assert_eq!(places_free(1, 8), "1 of 8 places is free");
        assert_eq!(places_free(1, 1), "1 of 1 place is free");
        assert_eq!(places_taken(0, 8), "0 of 8 places are taken");
        assert_eq!(places_taken(8, 8), "8 of 8 places are taken");
    }

    #[test]
    fn whoever_signs_up_now_is_told_what_they_get() {
        assert_eq!(sign_up_now((3, 0), 8, YOU), "3 of 8 places are free.");
        assert_eq!(
            sign_up_now((0, 0), 8, "your team"),
            "All places are taken: your team would join the waiting list."
        );
        assert_eq!(
            sign_up_now((0, 1), 8, YOU),
            "All places are taken: you would join the waiting list, behind 1 other."
        );
        assert_eq!(
            sign_up_now((2, 1), 8, YOU),
            "A place is free, but 1 other waits for it: you would join the waiting list, behind them."
        );
    }
}
