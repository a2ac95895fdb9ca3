//! What reading has to say beside the roster, as values: what it could not understand, and why it read nothing at
//! all.

use serde::{Deserialize, Serialize};

/// The most text a roster may have. The longest real one is a tenth of it.
pub const MAX_TEXT: usize = 64 * 1024;
/// The most a roster file may hold once unpacked.
pub const MAX_UNPACKED: usize = 8 * 1024 * 1024;

/// Something the reader wants a person to know; never a reason to refuse.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// Counted from 1, where the notice is about one line.
    pub line: Option<usize>,
    #[serde(flatten)]
    pub about: NoticeAbout,
}

/// What it is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "about", rename_all = "snake_case")]
pub enum NoticeAbout {
    /// No unit was found at all.
    NoUnit,
    /// The game knows nothing that is declared by this name; none: nothing is declared.
    NotDeclared {
        word: String,
        name: Option<String>,
    },
    /// Longer than any roster: the rest was not read.
    FarTooLong,
    /// The list stood in it twice: it was read once.
    PastedTwice,
    /// Units that stood on one line were taken apart.
    RanOn,
    /// Lines that a narrow page had broken were put together again.
    LinesJoined,
    /// Names that were cut where they were longer than any name.
    LongNames,
    /// So many more of these than are kept.
    AndMore {
        count: usize,
    },
    /// Some letters could not be read.
    OddLetters,
    /// Not Unicode: read as Western European.
    WesternEuropean,
    /// A row of our table could not be read.
    RowUnreadable,
    /// A row of our table names no section of a roster.
    NotASection {
        section: String,
    },
    /// Where the reader of JSON stopped, in its own words.
    NotJson {
        why: String,
    },
    /// Where the reader of XML stopped, in its own words.
    Damaged {
        why: String,
    },
    SeveralArmies,
    OutsideRegiments {
        unit: String,
    },
    /// Left out.
    NotUnderstood,
    /// Kept as remarks; without lines of its own it is about its line.
    HeaderNotUnderstood {
        lines: Option<String>,
    },
    NoTotal,
    NoFaction,
    /// What follows the end of the roster was not read.
    EndsAbove,
    /// Before any heading: taken as a first regiment.
    NoHeading,
    /// A bullet with the price of a unit: taken as something carried.
    DearBullet,
    /// A bullet before any unit was not used.
    StrayBullet,
    /// Neither bullet nor price: taken as something carried.
    TakenAsCarried,
    /// No price: taken as a companion.
    TakenAsCompanion,
    NoPrice,
    /// Behind an empty line: taken as one more unit of the regiment of renown.
    ApartInRenown,
    SecondTerrain,
    /// The program prints these reinforced units at the price of one; the total told which.
    PricedAsOne {
        units: Vec<String>,
        /// Printed at the price of themselves and their leader.
        with_leaders: Vec<String>,
    },
}

impl NoticeAbout {
    /// It says what of a list was not understood, or how; of one that nothing judges, that is nobody's matter.
    pub fn is_of_reading(&self) -> bool {
        matches!(
            self,
            Self::NoUnit
                | Self::NotUnderstood
                | Self::HeaderNotUnderstood { .. }
                | Self::AndMore { .. }
                | Self::RanOn
        )
    }

    /// What it quotes of the roster, or of whoever tried to read it.
    pub fn quoted_text_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::NotASection { section: text }
            | Self::NotJson { why: text }
            | Self::Damaged { why: text }
            | Self::OutsideRegiments { unit: text }
            | Self::HeaderNotUnderstood { lines: Some(text) } => Some(text),
            _ => None,
        }
    }
}

impl Notice {
    pub fn at_line(line: usize, about: NoticeAbout) -> Self {
        Self { line: Some(line), about }
    }

    pub fn without_line(about: NoticeAbout) -> Self {
        Self { line: None, about }
    }
}

/// Why nothing was read at all. Anything that is text is read, however odd.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ReadError {
    TooBig,
    NotText,
    Picture,
    Pdf,
    /// A zipped roster holds exactly one.
    ManyFiles(usize),
    /// Where the reader of archives stopped, in its own words.
    BrokenArchive(String),
    /// It declares a document type or entities.
    Entities,
    /// Nested deeper than any roster.
    TooDeep,
    /// More entries than any roster.
    TooMany,
}
