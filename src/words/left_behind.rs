//! What does not come along when an event goes on elsewhere.

use crate::domain::stored_event::{StaffByEmail, StoredEvent};
use crate::words::so_many;

/// A line for each thing that stayed, and what to do about it.
pub fn left_behind(stored: &StoredEvent, absent: &[StaffByEmail]) -> String {
    let mut lines = vec![
        "Players open their private links again: phones are not signed in here. The links themselves hold, if this \
         site answers at the same address."
            .to_owned(),
        "Rosters are judged again by the battle profiles of this site.".to_owned(),
    ];
    for StaffByEmail { email, name, role } in absent {
        lines.push(format!("{name} ({email}) was {} and has no account here: invite them.", role.as_str()));
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
