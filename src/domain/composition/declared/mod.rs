//! Rules of composition that a system's file declares, from a closed vocabulary (`systems.md` 5.2): what can be said
//! as "so many of these, and so many are allowed" needs no code. A rule whose facts are missing is not asked: missing
//! is never illegal (`G02`).

mod army;
mod asked;
mod check;
mod composition;
mod counting;
mod foreign;
mod observed;
mod options;
mod prices;
mod rule;
mod sentence;
mod unknown;

pub use army::{Army, Chosen, Unit};
pub use asked::{Answer, Asked, NamedRule};
pub use check::check;
pub use composition::{Between, Category, Composition, CompositionError, Flag, Misfit, OptionType, SizeRow};
pub use observed::Observed;
pub use rule::{Amount, Case, Checksum, FactionShare, Kind, Rule};
pub use sentence::{Piece, Placeholder, Sentence, SentenceError};
pub use unknown::unknown_names;

#[cfg(test)]
mod tests;
