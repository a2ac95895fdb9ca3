//! What remains once an event is finished.

use crate::{
    domain::numbers::RoundNumber,
    words::{pages::desk::home, so_many},
};

pub const AWARDS: &str = "Awards";
pub const STANDINGS: &str = "Final standings";
pub const CERTIFICATES: &str = "Certificates to print";
pub const WHOLE_EVENT: &str = "The whole event as a file";
pub const REFUNDS: &str = "Refunds";
pub const DATA: &str = "What is kept about players";

// Where they lead.
pub const TO_AWARDS: &str = "Awards";
pub const TO_STANDINGS: &str = "Standings";
pub const AS_A_TABLE: &str = "As a table (CSV)";
pub const PDF: &str = "Certificates (PDF)";
pub const TO_PRINT: &str = "Everything to print";
pub const FILE: &str = "The whole event";
pub const FILE_TO_HAND_OUT: &str = "Players and games alone, to hand out";
pub const TO_REFUNDS: &str = "To refund";
pub const TO_PLAYERS: &str = "Players";
pub const TO_DELETE: &str = "Delete the event for good";

pub const CERTIFICATES_ARE: &str = "Whoever won an award has one, and everybody who played can have one; players take \
    their own from their page.";
pub const WHOLE_EVENT_IS: &str =
    "To keep, or to go on elsewhere. Private links are in it: keep it to yourself.";

/// Of so many awards, so many are nobody's yet.
pub fn describe_open_awards(awards: usize, open: usize) -> String {
    match (awards, open) {
        (0, _) => "None were set up.".into(),
        (_, 0) => format!("{} somebody's.", so_many(awards, "award is", "awards are")),
        _ => format!("{open} of {} nobody's yet.", so_many(awards, "award is", "awards are")),
    }
}

/// Whether everybody sees them.
pub fn describe_standings_sight(hidden_after: Option<RoundNumber>) -> String {
    let told = hidden_after.map(|last| format!("{}.", home::standings_are_hidden(last)));
    told.unwrap_or_else(|| "Everybody sees them.".into())
}

/// Money that is to be given back.
pub fn describe_due_refunds(due: usize) -> String {
    match due {
        0 => "Nothing is to be given back.".into(),
        _ => format!("{}.", home::to_refund(due)),
    }
}

/// Addresses, notes and what people eat; nothing deletes them by itself.
pub fn describe_kept_data(players: usize) -> String {
    match players {
        0 => "No address, note or diet is kept any more.".into(),
        _ => format!(
            "Addresses, notes or diets of {} are kept until you delete them, on each player's page or with the event: \
             Muster sets no date.",
            so_many(players, "player", "players")
        ),
    }
}

/// What the announcement says unless the organiser says something else.
pub fn write_thanks_to_players(event: &str) -> String {
    format!("Thank you all for playing at {event}. Your certificate is on your own page.")
}
