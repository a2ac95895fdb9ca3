//! Why a roster is not taken, or a decision about one not made.

use serde::Serialize;

/// What is refused about rosters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum RosterRefusal {
    /// Neither text nor a file.
    Nothing,
    /// No unit was found in it, and nobody said to take it all the same.
    Unitless,
    /// A player has handed in as many, or as much, as one can.
    TooManyRosters {
        most: i64,
    },
    /// As many are being checked as can be; it has to be sent again in a moment.
    ManyAtOnce,
    /// The same, of a file that is too large to be kept on the page meanwhile.
    ManyAtOnceChooseAgain,
    /// One player has reported as many problems as one can, or there are as many about a roster as judges read.
    TooManyProblems,
    /// A file that was checked is too large to be kept on the page.
    ChooseAgain,
    /// The name that was to be settled is known, or stands for something else.
    NameKnown,
    /// The day until which it has to be fixed is over.
    DueInThePast,
    /// Whoever has to fix a roster is told what.
    ReasonMissing,
    /// It has things to mend, and nobody said why it is accepted all the same.
    ToMend,
    /// No mail server is set up.
    NoMails,
    /// The rules or profiles have changed, and the verdict with them.
    OutOfDate,
    NoFaction {
        faction: String,
    },
    /// Neither a unit, nor anything else that can be corrected.
    NoUnit {
        faction: String,
        unit: String,
    },
    /// Regiments of Renown alone are included by factions.
    NotOfAUnit {
        unit: String,
    },
    /// An enhancement, a formation, a lore or terrain, of which nothing but the price can be corrected.
    OnlyItsPrice {
        name: String,
    },
    /// What only units have.
    NotOfARegimentOfRenown {
        name: String,
    },
}
