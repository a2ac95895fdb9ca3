//! One battle: who won, as each of its two players and as everybody reads it, and what comes of a report.

use crate::{
    domain::{battle::State, scoring::TurnPlace, system::Adds},
    words::{write_grouped_number, write_score_dash},
};

/// The winner: `Major victory for Ann`, `Major victory for you`
pub fn victory_for(called: &str, who: &str) -> String {
    format!("{called} for {who}")
}

/// At the head of the reader's own numbers.
pub const YOU: &str = "You";
/// The reader, within a sentence.
pub const TO_YOU: &str = "you";
pub const YOUR_OPPONENT: &str = "your opponent";
/// In the place of a missing opponent's name.
pub const NOBODY: &str = "nobody";

// How a battle ended, for the form of a report.
pub const PLAYED: &str = "Played to the end";

pub fn conceded_by(name: &str) -> String {
    format!("{name} left or conceded")
}

pub fn did_not_come(name: &str) -> String {
    format!("{name} did not come")
}

/// Not finished: what was left was agreed.
pub const REST_AGREED: &str = "Not finished: the rest was agreed";

const CONFIRMED: &str = "Confirmed: you both said the same.";

/// Thanks for a report, by what became of it.
pub fn thank_for_report(state: State) -> &'static str {
    match state {
        State::Confirmed => CONFIRMED,
        State::Disputed => "Your numbers differ from your opponent's. A judge looks at both.",
        _ => "Reported. Your opponent confirms it on their phone.",
    }
}

/// To whoever has not answered it, on whatever page they are: who reported, and the points of both, where the battle was
/// played to its end.
pub fn reported_at_your_table(who: &str, points: Option<[u32; 2]>) -> String {
    match points {
        Some([theirs, mine]) => {
            format!(
                "{who} reported {} at your table, their own points first.",
                write_score_dash(theirs, mine)
            )
        }
        None => format!("{who} reported how your battle ended."),
    }
}

// The form of a result.
pub const CHOOSE_HOW_IT_ENDED: &str = "Choose how the battle ended.";
pub const WHOLE_NUMBER: &str = "Enter a whole number, 0 or more.";
/// Opens the rows that add up to victory points.
pub const ADD_UP: &str = "Add up what happened";
pub const ADDED_UP: &str = "Leave the victory points empty: they are the sum of these rows.";

/// What is typed in a row.
pub fn row_hint(adds: Adds) -> String {
    match adds {
        Adds::Points => "The points of each enemy unit, like 110, 95".into(),
        Adds::Halves => {
            "The points of each enemy unit, like 325, 133; half of each counts, rounded up".into()
        }
        Adds::Each { points, most: 1 } => {
            format!("1 if so: {} points", write_grouped_number(i64::from(points)))
        }
        Adds::Each { points, .. } => {
            format!("How many, {} points each", write_grouped_number(i64::from(points)))
        }
    }
}

pub fn row_problem(adds: Adds) -> String {
    match adds {
        Adds::Points | Adds::Halves => "Enter the points of each unit, with commas between them.".into(),
        Adds::Each { most, .. } => format!("Enter a whole number, 0 to {most}."),
    }
}

/// Of victory points that are not the sum of the rows below them.
pub fn rows_come_to(sum: u32) -> String {
    format!("The rows come to {}. Correct a row, or leave this empty.", write_grouped_number(i64::from(sum)))
}

// The scoring sheet.
/// Nobody reads it at its address, whatever is or was there.
pub const NO_SHEET: &str =
    "There is no sheet to read here now. Its round may not be out, or the players may sit elsewhere.";
pub const LOOK_FIRST: &str = "Look at the sheet first, and send it from there.";
pub const SENT_ALREADY: &str = "That was sent already.";
pub const TACTIC_COMPLETED: &str = "Battle tactic completed";

/// The turn that a breach of the rules is in.
pub fn describe_sheet_turn(at: TurnPlace, name: &str) -> String {
    format!("battle round {}, {name}", at.round)
}

/// A breach of the rules: its statement, where it is, and what it is.
pub fn describe_rule_breach(rule: &str, turn: &str, fault: &str) -> String {
    format!("{rule} ({turn}): {fault}")
}

/// What each time of a line is worth that can be scored more than once.
pub fn worth_each(worth: &str) -> String {
    format!("{worth} each")
}

/// Thanks for a sheet, by what became of it. None: it was not sent.
pub fn sheet_sent(state: Option<State>) -> &'static str {
    match state {
        Some(State::Confirmed) => CONFIRMED,
        Some(State::Disputed) => {
            "Your sheet differs from what your opponent reported. A judge looks at both."
        }
        _ => "Sent. Your opponent confirms it on their phone.",
    }
}
