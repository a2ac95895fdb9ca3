//! What does not come along when an event goes on elsewhere.

use crate::{
    domain::{
        numbers::RoundNumber,
        stored_event::{StaffByEmail, StoredEvent},
    },
    words::{findings::join_with_and, so_many},
};
use std::fmt::Write;

/// The same of a file of the first format, which has players and games alone.
const OF_PLAYERS_AND_GAMES: &str = "\
This file has players, rounds, draws and results alone. Not in it: rosters, private links (print new ones), what players \
wrote or paid, calls and rulings, awards and votes, the venue, the texts of the pack, why each table was drawn or set, the \
log, and the staff: invite them under Set-up, Staff. For all of that take the event's whole file. What other programs keep \
in it under keys of their own (x-…) stayed behind.
";

/// That, and the rounds of the file whose proofs are none here.
pub fn left_behind_of_players_and_games(without_proof: &[RoundNumber]) -> String {
    let mut told = OF_PLAYERS_AND_GAMES.to_owned();
    if !without_proof.is_empty() {
        let rounds: Vec<String> = without_proof.iter().map(|round| format!("round {round}")).collect();
        let (rounds, them) = (join_with_and(&rounds), if rounds.len() == 1 { "it" } else { "them" });
        let _ = writeln!(
            told,
            "The proof of the draw stayed behind of {rounds}: it cannot be read, or it is of players whose ids are not \
             like p12, and who have other ids here. `muster verify` calls {them} not proven."
        );
    }
    told
}

/// A line for each thing that stayed, and what to do about it.
pub fn left_behind(stored: &StoredEvent, absent: &[StaffByEmail]) -> String {
    let mut lines = vec![
        "Players open their private links again: phones are not signed in here. Links that were given out hold if this \
         site answers at the same address, but for those of players whose ids were taken here: they have new ones."
            .to_owned(),
        "Rosters are judged again by the battle profiles of this site.".to_owned(),
    ];
    for StaffByEmail { email, name, role } in absent {
        let address = if email.is_empty() { String::new() } else { format!(" ({email})") };
        lines.push(format!("{name}{address} was {} and has to join again here.", role.as_str()));
    }
    if !absent.is_empty() {
        lines.push(
            "Set-up, Staff has an invitation ready for each of them: one tap makes the link.".to_owned(),
        );
    }
    lines.extend(match stored.votes_left {
        0 => None,
        1 => Some("One ballot was still open: open it again, the votes cast in it stayed behind.".to_owned()),
        open => Some(format!(
            "{} still open: open them again, their votes stayed behind.",
            so_many(open, "ballot was", "ballots were")
        )),
    });
    lines.into_iter().map(|line| line + "\n").collect()
}
