//! Battle profiles out of a file: why it is none, what was left out of it, and what it does not give.

use super::InWords;
use crate::exchange::catalogue_problem::{
    ArchiveError, CatalogueFileError, CatalogueGap, CataloguePlace, CatalogueProblem, NotGiven, RowError,
    TreeError, Unreadable,
};

impl InWords for CatalogueFileError {
    fn in_words(&self) -> String {
        match self {
            Self::Archive(why) => why.in_words(),
            Self::NoProfile { first } => {
                let first = first.as_ref().map(|why| format!(" {}", why.in_words())).unwrap_or_default();
                format!(
                    "There is no battle profile in it. Send our CSV, or a zip of community catalogues (.gst, .cat).{first}"
                )
            }
            Self::NoCatalogue => {
                "There is no battle profile in it: no catalogue (.gst, .cat) could be read.".into()
            }
        }
    }
}

impl InWords for ArchiveError {
    fn in_words(&self) -> String {
        match self {
            Self::Broken(why) => format!("This is not a zip archive that can be read: {why}."),
            Self::TooMany { files, most } => {
                format!("The archive holds {files} files; a catalogue has at most {most}.")
            }
            Self::TooLarge { megabytes } => {
                format!("Unpacked, the archive is larger than {megabytes} MB.")
            }
            Self::Empty => "The archive holds no catalogue: no file ends in .gst or .cat.".into(),
        }
    }
}

/// `line 14: The name is missing.`
impl InWords for Unreadable {
    fn in_words(&self) -> String {
        format!("{}: {}", self.place.in_words(), self.why.in_words())
    }
}

impl InWords for CataloguePlace {
    fn in_words(&self) -> String {
        match self {
            Self::Line(line) => format!("line {line}"),
            Self::File(path) => path.clone(),
            Self::GameSystem => "the game system (.gst)".into(),
        }
    }
}

impl InWords for CatalogueProblem {
    fn in_words(&self) -> String {
        match self {
            Self::Row(why) => why.in_words(),
            Self::File(why) => why.in_words(),
            Self::NoSeason => "No General's Handbook was found in it, so no unit can be chosen.".into(),
        }
    }
}

impl InWords for RowError {
    fn in_words(&self) -> String {
        match self {
            Self::Broken(why) => why.clone(),
            Self::NoColumns => {
                "The first line must name the columns, \"kind\" and \"name\" among them.".into()
            }
            Self::UnknownColumn(column) => format!("The column \"{column}\" is not known and was left out."),
            Self::NotYesOrNo { cell, column } => format!("\"{cell}\" under \"{column}\": write yes or no."),
            Self::NotANumber { cell, column } => {
                format!("\"{cell}\" under \"{column}\" is not a whole number.")
            }
            Self::NotADate(cell) => format!("\"{cell}\" is not a date: write 2025-06-19."),
            Self::NoName => "The name is missing.".into(),
            Self::NoFaction => "The faction is missing.".into(),
            Self::UnknownKind(kind) => format!("\"{kind}\" is not a kind of row."),
            Self::NoGroup => "Say under \"group\" of which kind it is, for example \"Heroic Traits\".".into(),
            Self::NotARange(cell) => format!("\"{cell}\" under \"group\": write 1, or 1-2."),
            Self::NoRegimentAbove(name) => format!("No regiment of renown \"{name}\" stands above."),
            Self::NoUnitAbove(name) => format!("No unit \"{name}\" of this faction stands above."),
            Self::Options(written) => format!(
                "\"{written}\" is not a regiment option. Write \"Any Infantry\", \"0-1 Monster or War Machine\", \
                 \"1 Toll's Companions\", or \"None\"."
            ),
            Self::UnknownCondition(sentence) => format!("\"{sentence}\" is not a condition known here."),
        }
    }
}

impl InWords for TreeError {
    fn in_words(&self) -> String {
        match self {
            Self::Broken { line, why } => format!("line {line}: {why}"),
            Self::NoCatalogue { line, element } => {
                format!("line {line}: <{element}> is not a catalogue or game system.")
            }
            Self::TooDeep => "The file is nested too deeply.".into(),
            Self::DocumentType => "The file declares a document type, which is refused.".into(),
            Self::Ends => "The file ends in the middle, or holds no catalogue.".into(),
        }
    }
}

/// `Skaven: Clanrats: no points`
impl InWords for CatalogueGap {
    fn in_words(&self) -> String {
        match self {
            Self::Profile { faction, name, missing } => format!("{faction}: {name}: {}", missing.in_words()),
            Self::RegimentOfRenown { name } => {
                format!("Regiment of Renown {name}: {}", NotGiven::Points.in_words())
            }
        }
    }
}

impl InWords for NotGiven {
    fn in_words(&self) -> String {
        match self {
            Self::Points => "no points",
            Self::Size => "no size",
            Self::Keywords => "no keywords",
        }
        .into()
    }
}
