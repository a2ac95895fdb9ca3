//! Why there is no draw, and what the check of one finds.

use super::InWords;
use crate::domain::{
    numbers::TableNumber,
    pairing::{
        CostLevel, CutError, CutLeaver, DrawError, MOST_OF_A_CUT, ProofFault, Violation,
        formats::FormatError,
        tables::{NotHad, OutOfUse, TableError, TableNote, WhyAgain},
    },
};
use crate::words::{bracket::leaver_way, so_many};

impl InWords for DrawError {
    fn in_words(&self) -> String {
        match self {
            Self::Nobody { round } => format!("Nobody plays in round {round}."),
            Self::RoundZero => "Rounds are numbered from 1.".into(),
            Self::RoundMissing { round } => format!("Round {round} has not been drawn yet."),
            Self::RoundTwice { round } => format!("Round {round} is there twice."),
            Self::ResultsMissing { round, tables } => {
                format!("Round {round} is not finished: no result for {}.", list_tables_or_bye(tables))
            }
            Self::UnknownPlayer { round } => format!("Round {round} names a player who is not in the event."),
            Self::AgainstThemselves { round, name } => {
                format!("In round {round}, {name} plays against themselves.")
            }
            Self::TwiceInARound { round, name } => format!("In round {round}, {name} plays twice."),
            Self::SameKey { key } => format!("Two players have the id {key:?}."),
            Self::FixedUnknown => "A pair set by hand names a player who is not in the event.".into(),
            Self::FixedWithThemselves { name } => format!("{name} cannot be paired with themselves."),
            Self::FixedTwice { name } => format!("{name} is in two pairs that were set by hand."),
            Self::FixedAbsent { round, name } => {
                format!("{name} does not play in round {round}, but is in a pair that was set by hand.")
            }
            Self::FixedSpares => "A pair set by hand cannot be two spare players.".into(),
            Self::ByeTooMany { name } => {
                format!("{name} cannot have the bye: that leaves an odd number of players.")
            }
            Self::SpareWithBye { name } => format!("{name} is a spare player and cannot have the bye."),
            Self::TooLarge { players, rounds } => {
                let (players, rounds) =
                    (so_many(*players, "player", "players"), so_many(*rounds, "round", "rounds"));
                format!("This event is too large to be drawn exactly: {players}, {rounds}.")
            }
            Self::Unproven => {
                "The draw could not be proven to be the best. This is a bug: please report it with the event \
                               file."
                    .into()
            }
        }
    }
}

impl InWords for TableError {
    fn in_words(&self) -> String {
        match self {
            Self::TooFew { pairs, tables } => format!(
                "{} a table, but only {} in use.",
                so_many(*pairs, "pair needs", "pairs need"),
                so_many(*tables, "is", "are")
            ),
            Self::Twice { number } => format!("Table {number} is listed twice."),
            Self::UnknownPlayer => "A pair names a player who is not in the event.".into(),
            Self::TooLarge => {
                "There are too many tables, or too many rounds, to give out tables exactly.".into()
            }
            Self::NotAList { text } => format!("{text:?} is not a list of tables like \"1-20, 31\"."),
        }
    }
}

/// A line for the organiser, without a full stop.
impl InWords for TableNote {
    fn in_words(&self) -> String {
        match self {
            Self::OutOfUse { table, why } => {
                format!("Table {table} is out of use ({}), and a pair is on it", why.in_words())
            }
            Self::Moved { from, why, to } => {
                format!("Table {from} {}: its pair is on table {to}", why.in_words())
            }
            Self::NotOnOwn { player, own, why } => {
                format!("{player} is not on table {own}, which {}", why.in_words())
            }
            Self::TableAgain { player, table, before, why } => {
                format!(
                    "{player} plays on table {table} again, as in round {before}: {}",
                    explain_repeated_table(why, "table")
                )
            }
            Self::TerrainAgain { player, terrain, before, why } => format!(
                "{player} has the terrain {terrain} again, as in round {before}: {}",
                explain_repeated_table(why, "terrain")
            ),
        }
    }
}

/// `what` is a table, or terrain.
fn explain_repeated_table(why: &WhyAgain, what: &str) -> String {
    match why {
        WhyAgain::Stays => "the battle stays where it is".into(),
        WhyAgain::Own { player } => format!("{player} always plays there"),
        WhyAgain::NeededElsewhere => {
            format!("each {what} that is new to both players is needed at another pair")
        }
        WhyAgain::BelongsToOthers => {
            format!("each {what} that is new to both players belongs to somebody else")
        }
        WhyAgain::NoneIsNew => format!("no {what} in use is new to both players"),
    }
}

/// Behind the table.
impl InWords for NotHad {
    fn in_words(&self) -> String {
        match self {
            Self::NotThere => "is not there".into(),
            Self::OutOfUse(why) => format!("is out of use ({})", why.in_words()),
            Self::Taken => "is taken".into(),
            Self::LeftEmpty => "stays empty".into(),
        }
    }
}

impl InWords for OutOfUse {
    fn in_words(&self) -> String {
        match self {
            Self::Said(reason) => reason.clone(),
            Self::InPlay => "its battle has started".into(),
        }
    }
}

impl InWords for FormatError {
    fn in_words(&self) -> String {
        match self {
            Self::NotACut { players } => format!("A cut takes 2, 4, 8, 16, … players, not {players}."),
            Self::AllMet { players, rounds } => {
                let rounds = so_many(*rounds, "round", "rounds");
                format!(
                    "A group of {players} has met everybody after {rounds}: choose another method for this round."
                )
            }
        }
    }
}

impl InWords for CutError {
    fn in_words(&self) -> String {
        match self {
            Self::Size => format!("A cut takes 2 to {MOST_OF_A_CUT} players."),
            Self::Left(CutLeaver { round, name, ways, .. }) => {
                let ways = ways.iter().map(|(way, goes_on)| leaver_way(*way, goes_on.as_deref()));
                let ways = ways.collect::<Vec<_>>().join("; or ");
                format!(
                    "{name} is in the cut and does not play in round {round}. Choose how it goes on: {ways}."
                )
            }
            Self::TooFew => "A cut needs at least two players in the standings.".into(),
            Self::Over { winner: Some(name) } => {
                format!("The cut is over: {name} has won it. Choose another method for this round.")
            }
            Self::Over { winner: None } => {
                "The cut is over: both finalists had left. Choose another method for this round.".into()
            }
            Self::NotMet { a, b } => {
                format!("{a} and {b} were to meet in the cut and did not. Set the next pairs by hand.")
            }
            Self::NoResult { a, b } => {
                format!("{a} and {b} have no result yet, so nobody knows who goes on.")
            }
        }
    }
}

impl InWords for ProofFault {
    fn in_words(&self) -> String {
        match self {
            Self::WeightsTooHigh => "weights are too high",
            Self::OtherPlayers => "it is about other players",
            Self::PlayerLeftOut => "it leaves out a player",
            Self::OtherBye => "it does not agree about the bye",
            Self::WeightOfALevel => "a weight for each level is needed",
            Self::TooLarge => "it is too large",
            Self::LevelsMixed => "the weights mix up the levels",
            Self::ShortLots => "the lots are shorter than they need to be",
            Self::NegativeBlossom => "a blossom has a negative value",
            Self::EvenBlossom => "a blossom holds an even number",
            Self::NumberTooLarge => "a number is too large",
            Self::PlayerInTwoBlossoms => "a player is in two blossoms, or unknown",
            Self::BlossomsNotNested => "blossoms are not nested in order",
            Self::LongLots => "lots have up to 16 bits",
        }
        .into()
    }
}

impl InWords for Violation {
    fn in_words(&self) -> String {
        match self {
            Self::NoSuchRound { round } => format!("round {round} does not exist"),
            Self::UnknownPlayer { round } => format!("round {round} names a player who is not in the event"),
            Self::AgainstThemselves { round, name } => {
                format!("{name} plays against themselves in round {round}")
            }
            Self::TwoTables { round, name } => format!("{name} is at two tables in round {round}"),
            Self::TableTwice { round, table } => format!("table {table} is there twice in round {round}"),
            Self::NotPlaying { round, name } => {
                format!("{name} had left before round {round}, or had not come yet, but is paired")
            }
            Self::LeftOut { round, name } => {
                format!("{name} plays in round {round}, but has no table and no bye")
            }
            Self::TwoSpares { round, a, b } => {
                format!("{a} and {b}, both spare players, are paired in round {round}")
            }
            Self::SpareWithBye { round, name } => {
                format!("{name}, a spare player, has a bye in round {round}")
            }
            Self::TwoByes { round } => {
                format!("more than one player has a bye that nobody set in round {round}")
            }
            Self::FixedPairMissing { a, b } => format!("{a} and {b} were set as a pair, but do not meet"),
            Self::FixedByeMissing { name } => format!("{name} was given the bye, but does not have it"),
            Self::History(why) => format!("the history cannot be read: {}", why.in_words()),
            Self::AnotherDraw => "the draw is for another round, seed or attempt".into(),
            Self::WrongCost { names } => format!("the cost of {names} is not what the draw says"),
            Self::WrongTotal => "the total cost is not what the draw says".into(),
            Self::Malformed(why) => format!("the proof is not well formed: {}", why.in_words()),
            Self::NegativeSlack { a, b } => {
                format!("the proof fails for {a} and {b}: they are cheaper than it allows")
            }
            Self::NotProven => "the draw costs more than the proof shows to be possible".into(),
            Self::NotBest { level, found, best } => {
                format!("a better draw exists: {} {found}, and could be {best}", word_level_count(*level))
            }
        }
    }
}

/// `table 3, a bye`
fn list_tables_or_bye(tables: &[Option<TableNumber>]) -> String {
    let name = |table: &Option<TableNumber>| {
        table.map_or_else(|| "a bye".into(), |number| format!("table {number}"))
    };
    tables.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// What is counted on a level, for a sentence that goes on with two numbers.
fn word_level_count(level: CostLevel) -> &'static str {
    match level {
        CostLevel::Bans => "pairs that were forbidden are",
        CostLevel::Rematches => "second meetings and repeated byes are",
        CostLevel::Clubs | CostLevel::SoftClubs => "pairs of one club are",
        CostLevel::Changes | CostLevel::SoftChanges => "changed tables are",
        CostLevel::Bye => "scores below that of the player with the bye are",
        CostLevel::Record => "the gaps between records, squared, add up to",
        CostLevel::WinPath => "the gaps between win paths add up to",
        CostLevel::Lottery => "the lots add up to",
    }
}
