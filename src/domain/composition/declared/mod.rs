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

pub use army::{ChosenOption, DeclaredArmy, DeclaredUnit};
pub use asked::{FoundByRule, NamedRule, RuleAnswer, RuleQuestion};
pub use check::check_declared_rules;
pub use composition::{
    Category, Composition, CompositionError, CompositionMisfit, Flag, OptionType, SizeRounding, SizeRow,
};
pub use observed::Observed;
pub use rule::{Checksum, FactionShare, Rule, RuleAmount, RuleCase, RuleKind};
pub use sentence::{Placeholder, Sentence, SentenceError, SentencePiece};
pub use unknown::unknown_names;

#[cfg(test)]
mod tests;
