//! Rounds, their tables and who plays.

use super::OldWords;
use muster::{
    domain::{numbers::TableNumber, refusal::RoundRefusal, round::RoundState},
    words::InWords,
};

impl OldWords for RoundRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::EventIsDraft => "The event is a draft. Publish it first.".into(),
            Self::EventIsOver => "The event is finished. Move it back to running first.".into(),
            Self::HasResults { round } => {
                format!("Round {round} has results already, so it stays as it was published.")
            }
            Self::LaterExists => "A later round exists. Correct single results with a ruling instead.".into(),
            Self::Is { round, state } => {
                let is = match state {
                    RoundState::Draft => "a draft",
                    RoundState::Published => "being played",
                    RoundState::Closed => "closed",
                };
                format!("Round {round} is {is} already.")
            }
            Self::Unfinished { tables } => format!("No result yet: table {}.", list_table_numbers(tables)),
            Self::Unconfirmed { tables } => {
                format!(
                    "Not confirmed yet: table {}. Accept them all to close the round.",
                    list_table_numbers(tables)
                )
            }
            Self::SomebodyWaits => {
                "Somebody still waits for an opponent. Give them the bye, or repair the round.".into()
            }
            Self::HaveLeft { names } => {
                let have = if names.len() == 1 { "has" } else { "have" };
                let names = names.join(", ");
                format!(
                    "{names} {have} left the event since the draw. Repair the round: the fewest tables change."
                )
            }
            Self::NotInRound => "Choose two players of this round.".into(),
            Self::PlayEachOther => "These two play each other. Choose players of two tables.".into(),
            Self::NotOfThisEvent => "Choose a player of this event.".into(),
            Self::SitsAlready { name } => format!("{name} sits at a table already."),
            Self::DoesNotPlay { name } => format!("{name} does not play in this event now."),
            Self::ByeByHand => "The bye was given by hand. Let the draw decide about it first.".into(),
            Self::NoBye => "Nobody has a bye in this round. They can join in the next one.".into(),
            Self::HasOpponent { name } => format!("{name} has an opponent."),
            Self::NotPlanned { round, last } => {
                format!("There is no round {round}: the last one is round {last}. Enter rounds up to that.")
            }
            Self::Contradicts { other } => {
                format!("That cannot be: {}. Take that back first.", other.in_words())
            }
            Self::BestAlready => "Every battle is on the best table already.".into(),
            Self::NoBattleAt { table } => format!("No battle of this round is on table {table}."),
            Self::ThereAlready { table } => format!("That battle is on table {table} already."),
            Self::NoTableFree => "No table of the venue is free.".into(),
            Self::NoTableInVenue { table } => format!("The venue has no table {table}."),
            Self::OutOfUse { table, reason } => format!("Table {table} is out of use: {reason}."),
            Self::NotPublished => "Battles begin when the round is published.".into(),
            Self::NoTableInRound { table } => format!("There is no table {table} in this round."),
            Self::SheetStarted { table } => {
                format!("The scoring sheet of table {table} has been started, so that battle has begun.")
            }
            Self::ResultsAlready => "These tables have a result already.".into(),
        }
    }
}

fn list_table_numbers(tables: &[TableNumber]) -> String {
    tables.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
