//! What does not come along when an event goes on elsewhere.

use crate::domain::stored_event::{StaffByEmail, StoredEvent};
use crate::words::so_many;

/// The same of a file of the first format, which has players and games alone.
pub const OF_PLAYERS_AND_GAMES: &str = "\
This file has players, rounds and results alone. Not in it: rosters, private links (print new ones), what players wrote \
or paid, calls and rulings, awards and votes, the venue, the texts of the pack, the log, and the staff: invite them under \
Set-up, Staff. For all of that take the event's whole file.
";

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
