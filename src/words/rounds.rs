//! What stands in the way of a round, in a sentence that says how to put it right.

use super::InWords;
use crate::domain::{
    battle::Stays,
    numbers::TableNumber,
    rounds::{MissingResult, RoundError},
};

impl InWords for RoundError {
    fn in_words(&self) -> String {
        match self {
            Self::Draw(why) => why.in_words(),
            Self::Tables(why) => why.in_words(),
            Self::Format(why) => why.in_words(),
            Self::Cut(why) => why.in_words(),
            Self::NotNext { next } => format!("Round {next} comes first."),
            Self::StillADraft { round } => format!("Round {round} is still a draft. Publish it first."),
            Self::Closed { round } => format!("Round {round} is closed."),
            Self::DrawnFrom { round } => {
                format!(
                    "Round {} has been drawn from this one, so its tables stay as they are.",
                    round.next()
                )
            }
            Self::NotADraft => "Only a draft is drawn again. Take the round back first.".into(),
            Self::ResultsMissing { missing } => format!(
                "{} without a result: {}. Wait for them, or tick that they count as drawn for this draw.",
                if missing.len() == 1 { "A table is" } else { "Some tables are" },
                list_missing_results(missing)
            ),
            Self::KeptChanging => {
                "Results kept coming in while the round was drawn. Try again in a moment.".into()
            }
            Self::DoesNotPlay { round, name } => format!("{name} does not play in round {round}."),
            Self::NoList { round } => {
                format!("Round {round} is made from a list, and there is none yet. Paste it under Methods.")
            }
            Self::ListedUnknown { round, key } => format!(
                "The list of round {round} names player {}, who is not here.",
                key.strip_prefix('p').unwrap_or(key)
            ),
            Self::OnePlayerTwice => "Choose two different players.".into(),
            Self::NoRoundNamed => "Say in which one round these two meet.".into(),
            Self::NotTwoOfThisEvent => "Choose two players of this event.".into(),
            Self::NotOfThisEvent => "Choose players of this event.".into(),
            Self::NoByeToGive { round, name } => format!(
                "{name} does not play in round {round} as one of the players, so there is no bye to give."
            ),
            Self::NoOpponentAlready { name } => format!("{name} has no opponent already."),
            Self::EvenNumber { name } => {
                format!("{name} cannot have the bye: the number of players is even.")
            }
            Self::BroughtTogether { name } => format!(
                "{name} is brought together with somebody in this round under Pairs. Take that back first."
            ),
            Self::NothingSet { name } => format!("Nothing was set by hand for {name} in this round."),
            Self::TableStays { table, why } => explain_table_stays(*table, *why),
            Self::HasASeat { name } => format!("{name} has a seat in this round already."),
            Self::NoSeat { name } => format!("{name} has no seat in this round."),
            Self::HasBegun { name } => {
                format!("The battle of {name} has begun, so that table stays as it is.")
            }
            Self::LeftABattle { name } => format!(
                "{name} has left, but their battle has begun. Decide that battle first, or say that it has not begun."
            ),
        }
    }
}

fn explain_table_stays(table: TableNumber, why: Stays) -> String {
    match why {
        Stays::HasBegun => format!(
            "The battle on table {table} has begun, so it stays as it is. If it has not, say so under “Move, fix, keep apart”."
        ),
        Stays::HasResult => format!("Table {table} has a result already, so it stays as it is."),
    }
}

/// `round 2 table 3, round 2 table 7`
fn list_missing_results(missing: &[MissingResult]) -> String {
    let name = |missing: &MissingResult| match missing.table {
        Some(table) => format!("round {} table {table}", missing.round),
        None => format!("somebody who waits in round {}", missing.round),
    };
    missing.iter().map(name).collect::<Vec<_>>().join(", ")
}
