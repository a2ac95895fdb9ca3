//! What is wrong with files of battle profiles, as values: why one is none, what was left out of it and where, and what
//! it does not give. The texts have the sentences.

use serde::Serialize;

/// Something of a file that was left out, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Unreadable {
    pub place: CataloguePlace,
    pub why: CatalogueProblem,
}

/// Where in what was sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CataloguePlace {
    /// Of our CSV, from 1; 0 where its reader does not know.
    Line(u64),
    /// A file of the community catalogues, by its path.
    File(String),
    /// The one file that all factions share.
    GameSystem,
}

/// Why something was left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CatalogueProblem {
    Row(RowError),
    File(TreeError),
    /// No season of the game is named, on which all choices rest.
    NoSeason,
}

/// Why a row, a column or the whole table of our CSV was left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum RowError {
    /// Where the reader of CSV stopped, in its own words.
    Broken(String),
    /// The first line does not name what every row has to say.
    NoColumns,
    UnknownColumn(String),
    NotYesOrNo {
        cell: String,
        column: String,
    },
    NotANumber {
        cell: String,
        column: String,
    },
    NotADate(String),
    NoName,
    NoFaction,
    UnknownKind(String),
    /// An enhancement of no kind.
    NoGroup,
    /// How many of a unit a regiment of renown has.
    NotARange(String),
    /// A member of a regiment of renown that has not been named yet.
    NoRegimentAbove(String),
    /// An option of a unit that has not been named yet.
    NoUnitAbove(String),
    Options(String),
    UnknownCondition(String),
}

/// Why a file of the community catalogues is no tree. Where XML itself is broken, its reader's own words are kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum TreeError {
    Broken {
        line: usize,
        why: String,
    },
    NoCatalogue {
        line: usize,
        element: String,
    },
    TooDeep,
    /// It declares a document type, which is refused.
    DocumentType,
    /// In the middle, or without any element.
    Ends,
}

/// Why an archive holds no catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ArchiveError {
    /// In the words of the reader of archives.
    Broken(String),
    TooMany {
        files: usize,
        most: usize,
    },
    /// Unpacked, it is more than so many.
    TooLarge {
        megabytes: u64,
    },
    Empty,
}

/// Why a file is no publication.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CatalogueFileError {
    Archive(ArchiveError),
    /// Our CSV without a battle profile; `first` is what is wrong with the first part of it that cannot be read.
    NoProfile {
        first: Option<CatalogueProblem>,
    },
    /// No file of the community catalogues could be read.
    NoCatalogue,
}

/// What the files do not give, though rosters need it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CatalogueGap {
    Profile {
        faction: String,
        name: String,
        missing: NotGiven,
    },
    /// Its price.
    RegimentOfRenown {
        name: String,
    },
}

/// What a profile lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum NotGiven {
    Points,
    Size,
    Keywords,
}
