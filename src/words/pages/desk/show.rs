//! What the hall is shown, as the desk steers it: the screen and its clock.

use crate::domain::{
    event::{clock::Hand, screen::AwardReveal},
    numbers::{RoundNumber, TableNumber},
};

// The screen.
pub const CALL_OUTS_SET: &str = "This is what is called out.";
pub const CEREMONY_AT_ITS_BEGINNING: &str = "The ceremony is at its beginning again.";

/// After a hand on the clock of a round.
pub fn clock_turned(hand: Hand, round: RoundNumber) -> String {
    match hand {
        Hand::Start => format!("The clock of round {round} runs."),
        Hand::Pause => format!("The clock of round {round} is paused."),
        Hand::GoOn => format!("The clock of round {round} runs again."),
        Hand::Extend(minutes) => format!("Round {round} has {}.", more_or_fewer(minutes)),
    }
}

/// After its start was taken back.
pub fn start_taken_back(round: RoundNumber) -> String {
    format!("The clock of round {round} is not started.")
}

/// After a table got minutes of its own.
pub fn table_has(table: TableNumber, minutes: i64) -> String {
    format!("Table {table} has {}.", more_or_fewer(minutes))
}

fn more_or_fewer(minutes: i64) -> String {
    let word = if minutes.abs() == 1 { "minute" } else { "minutes" };
    format!("{} {word} {}", minutes.abs(), if minutes < 0 { "less" } else { "more" })
}

/// After a step of the ceremony.
pub fn on_stage(title: &str, given: AwardReveal) -> String {
    match given {
        AwardReveal::Announced => format!("On the screen: “{title}”, without a name."),
        AwardReveal::Revealed => format!("On the screen: “{title}”, with the name."),
    }
}

/// Awards that the ceremony leaves out: those that nobody has decided, and those that players still vote for.
pub fn left_out(undecided: &[String], voted_on: &[String]) -> String {
    let quoted =
        |titles: &[String]| titles.iter().map(|title| format!("“{title}”")).collect::<Vec<_>>().join(", ");
    let mut said = Vec::new();
    if !voted_on.is_empty() {
        said.push(format!("Players still vote for {}.", quoted(voted_on)));
    }
    match undecided {
        [] => {}
        [one] => said.push(format!("“{one}” is nobody's yet.")),
        _ => said.push(format!("Nobody has {} yet.", quoted(undecided))),
    }
    said.push("The ceremony leaves out what is open.".to_owned());
    said.join(" ")
}

/// After something was put on the screen, by its label.
pub fn on_the_screen(shown: &str) -> String {
    format!("On the screen: {shown}.")
}
