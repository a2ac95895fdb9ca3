//! The battles at the desk: reports, rulings and corrections, sheets of paper, and calls for a judge.

use crate::domain::{
    battle::State,
    event::call::CallStep,
    numbers::{RoundNumber, TableNumber},
    pairing::Instead,
};
use crate::words::{findings::join_with_and, so_many};

// The list of a round's battles.
pub const ACCEPTED_ALREADY: &str = "They were accepted already.";

/// After all reports of a round were accepted.
pub fn reports_accepted_sentence(reports: u64) -> String {
    match reports {
        1 => "One report is accepted.".to_owned(),
        many => format!("{} accepted.", so_many(many, "report is", "reports are")),
    }
}

// One battle.
pub const AS_THE_NUMBERS_SAY: &str = "As the numbers say";
pub const SAY_WHY_RULED: &str = "Say why: players and the log see it.";

/// After a ruling.
pub fn ruling_stands(table: TableNumber) -> String {
    format!("Table {table}: the ruling stands until staff change it.")
}

/// After staff accepted what a player reported.
pub fn report_accepted(table: TableNumber) -> String {
    format!("Table {table}: the report is accepted.")
}

/// To a judge who plays at this table: who else may rule there, and where they do it (`handbook J2`).
pub fn who_may_rule(others: &[String], table: Option<TableNumber>) -> String {
    let there = table.map_or_else(String::new, |table| format!(", table {table}"));
    match others {
        [] => "You play in this battle, and no one else is on the staff. Invite a judge under Set-up, Staff, to rule on \
               it."
            .to_owned(),
        others => format!("You play in this battle. {} can rule on it, under Battles{there}.", join_with_and(others)),
    }
}

/// To a judge whose email address somebody gave who plays at this table.
pub fn same_address(player: &str) -> String {
    format!(
        "{player} signed up with your email address. If that is you, let another judge or organiser rule on this battle."
    )
}

/// An outcome that a judge can choose: `Major victory for Ann`.
pub fn outcome_of(outcome: &str, who: &str) -> String {
    format!("{outcome} for {who}")
}

/// Why the judge rules so, where they take over what somebody reported.
pub fn as_reported(who: &str) -> String {
    format!("As {who} reported.")
}

// How a battle came to its end.
pub const PLAYED_TO_THE_END: &str = "Played to the end";
pub const REST_WAS_AGREED: &str = "Not finished; the rest was agreed";

/// A battle that one of the two ended early.
pub fn left_or_conceded(who: &str) -> String {
    format!("{who} left or conceded")
}

/// To a judge whose own table waits for one (`handbook J2`).
pub const YOU_PLAY_HERE: &str = "You play here: another judge should rule.";

/// A battle that one of the two never began.
pub fn did_not_come(who: &str) -> String {
    format!("{who} did not come")
}

/// What follows for both, with no numbers typed: `If Ann did not come: Bo has a major victory with 50 victory points and
/// 5 battle tactics, Ann a major loss and scores nothing.`
pub fn if_they_did_not_come(absent: &str, (other, earned): (&str, &str), lost: &str) -> String {
    format!("If {absent} did not come: {other} has {earned}, {absent} a {lost} and scores nothing.")
}

/// What it means for standings, bye and the rounds to come.
pub const WHAT_A_NO_SHOW_IS: &str = "Leave the numbers empty for that. It counts in the standings as a battle that was \
    played, it is no bye, and the two have met. Whoever did not come is drawn again, unless they leave the event.";

// The correction of a result from which a later round was drawn.
pub const NO_RESULT: &str = "no result";
pub const DRAW_NOT_ON_RECORD: &str = "How it was drawn is not on record. Its tables stay as they are.";

/// After a correction with which the next round was drawn again.
pub fn corrected_and_drawn_again(round: RoundNumber) -> String {
    format!("The result is corrected, and round {round} is drawn again on what stands now.")
}

/// What would have been drawn instead.
pub fn drawn_instead(instead: &Instead) -> String {
    match instead {
        Instead::NotRead => {
            "Drawn by who won, or by points: that stays the same, and so would its tables.".into()
        }
        Instead::Same => "Drawn on the corrected result, the same players meet.".into(),
        Instead::Other { gone, .. } => match gone.len() {
            1 => "One table would have been different. It stays as it is.".into(),
            tables => {
                let tables = so_many(tables, "table", "tables");
                format!("{tables} would have been different. They stay as they are.")
            }
        },
        Instead::Mended => {
            "Its tables were changed after they were published, so they cannot be compared. They stay as they \
             are."
                .into()
        }
    }
}

/// A table of what would have been drawn.
pub fn describe_would_be_table(a: &str, b: Option<&str>) -> String {
    match b {
        Some(b) => format!("{a} – {b}"),
        None => format!("{a}: bye"),
    }
}

// Sheets of paper, typed in.
pub const FIRST_ON_THE_SHEET: &str = "First player on the sheet";
pub const SECOND_ON_THE_SHEET: &str = "Second player on the sheet";
pub const NOTHING_IS_PLAYED: &str = "No round is being played.";

/// Beside a table's number that the round does not have.
pub fn no_such_table(round: RoundNumber, table: TableNumber) -> String {
    format!("Round {round} has no table {table}.")
}

/// After a sheet was sent once more.
pub fn entered_already(table: TableNumber) -> String {
    format!("Table {table} was entered already.")
}

/// After a sheet was typed in: what the battle has come to.
pub fn sheet_entered_sentence(table: TableNumber, state: State, result: &str) -> String {
    match state {
        State::Reported => format!("Table {table}: {result}. Somebody else types it in once more."),
        State::Disputed => format!(
            "Table {table}: you typed in {result}, somebody else something different. Look at the sheet and rule \
             on it."
        ),
        _ => format!("Table {table}: {result}."),
    }
}

// Calls for a judge.
pub const NEEDS_ANOTHER_JUDGE: &str = "needs another judge";
pub const SAY_WHAT_YOU_SAW: &str = "Say what you saw: it stands in the log.";
pub const SAY_WHAT_YOU_DECIDED: &str = "Say what you decided: the players see it.";

/// How long a call has waited: `12 min`
pub fn word_call_wait(minutes: i64) -> String {
    if minutes == 0 { "just now".into() } else { format!("{minutes} min") }
}

/// After a step about a call of this table; `minutes` were given back to it.
pub fn call_is(step: &CallStep, table: TableNumber, minutes: Option<i64>) -> String {
    match (step, minutes) {
        (CallStep::Take, _) => format!("You go to table {table}. Its players read that you are on the way."),
        (CallStep::PassOn(_), _) => format!("Table {table} waits for another judge."),
        (CallStep::Answer(_), None) => format!("Table {table} is answered. Both players read it."),
        (CallStep::Answer(_), Some(1)) => format!("Table {table} is answered, and has one minute more."),
        (CallStep::Answer(_), Some(minutes)) => {
            format!("Table {table} is answered, and has {minutes} minutes more.")
        }
        (CallStep::Withdraw, _) => format!("Table {table} needs no judge any more."),
    }
}

/// After somebody began to watch a table.
pub fn table_watched_sentence(table: TableNumber) -> String {
    format!("Table {table} is watched from now on. Its players do not see it.")
}

/// After the watch of a table was ended.
pub fn watch_ended(table: Option<TableNumber>) -> String {
    match table {
        Some(table) => format!("Table {table} is not watched any more. Its log has what you saw."),
        None => "It is not watched any more. The log of the table has what you saw.".to_owned(),
    }
}

// Asking tables that have been quiet for long.
pub const ASKED_ALREADY: &str = "They are asked already.";

/// After they were asked how far they are.
pub fn asked_how_far(tables: usize) -> String {
    match tables {
        0 => ASKED_ALREADY.into(),
        1 => "One table is asked how far it is.".into(),
        _ => format!("{tables} tables are asked how far they are."),
    }
}

/// Of a table that plays: `no word for 12 min`
pub fn without_a_word(minutes: i64) -> String {
    format!("no word for {minutes} min")
}
