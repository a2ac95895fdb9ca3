//! What was read of a roster: why in this format, what a person should know, why nothing was read at all.

use super::{InWords, findings::join_with_and};
use crate::domain::{
    games::BuilderStepError,
    roster::{Format, FormatReason, NoticeAbout, ReadError},
};
use crate::words::so_many;

/// The name people know it by.
impl InWords for Format {
    fn in_words(&self) -> String {
        match self {
            Self::App => "Warhammer Age of Sigmar app",
            Self::Listbot => "Listbot",
            Self::Sigdex => "Sigdex",
            Self::NewRecruit => "New Recruit text",
            Self::Scrollcaster => "Scrollcaster",
            Self::Ros => "roster file (.ros)",
            Self::Rosz => "zipped roster file (.rosz)",
            Self::Json => "roster file (JSON)",
            Self::Csv => "table (CSV)",
            Self::Plain => "list, a unit a line",
            Self::WarscrollBuilder => "Warscroll Builder text",
            Self::Page => "BattleScribe page (HTML)",
        }
        .into()
    }
}

impl InWords for FormatReason {
    fn in_words(&self) -> String {
        match self {
            Self::Chosen => "you chose it".into(),
            Self::IsZip => "it is a zip archive".into(),
            Self::IsXml => "it is XML".into(),
            Self::IsJson => "it is JSON".into(),
            Self::IsPage => "it is a page as BattleScribe saves it".into(),
            Self::Labelled(program) => format!("it is labelled as by the {}", program.in_words()),
            Self::TableHeading => "its first line is the heading of our table".into(),
            Self::Signed(Format::App) => "the app signed it at the foot".into(),
            Self::Signed(Format::NewRecruit) => "New Recruit signed it at the foot".into(),
            Self::Signed(program) => format!("{} signed it at the foot", program.in_words()),
            Self::CountedUnits => "units are listed as \"- 10 x Name (points)\"".into(),
            Self::PrintsWounds => "it prints wounds, as Sigdex does".into(),
            Self::PointsAndIndents => "its first line says \"(points) -\" and units are indented".into(),
            Self::PointsInFirstLine => "its first line says \"(points) -\"".into(),
            Self::PriceFirst => "its lines begin with a price and a dash, as New Recruit prints them".into(),
            Self::IsText => "it is a text".into(),
            Self::Usual => "nothing says otherwise, and most lists come from the app".into(),
        }
    }
}

impl InWords for NoticeAbout {
    fn in_words(&self) -> String {
        match self {
            Self::NoUnit => {
                "No unit was found in this. If it is a roster, choose its format, or build it from the catalogue \
                 instead."
            }
            Self::FarTooLong => "This is far longer than a roster: the rest was not read.",
            Self::RanOn => {
                "Several units stand on one line. Check that each of them, and what it carries, was read right."
            }
            Self::PastedTwice => "The list stands in it twice, and was read once.",
            Self::LinesJoined => {
                "Its lines were broken at a narrow width and were put together again: look whether all names are whole."
            }
            Self::LongNames => "Names longer than any name of the game were cut.",
            Self::AndMore { count } => {
                return format!("And {} like these.", so_many(*count, "more line", "more lines"));
            }
            Self::OddLetters => {
                "Some letters could not be read and are shown as �. Names with them may not be recognised."
            }
            Self::WesternEuropean => {
                "This is not Unicode. It was read as Western European: look whether names have their accents."
            }
            Self::RowUnreadable => "A row could not be read and was left out.",
            Self::NotASection { section } => return format!("\"{section}\" is not a section of a roster."),
            Self::NotJson { why } => return format!("The file is not a roster in JSON: {why}."),
            Self::Damaged { why } => {
                return format!("The file is damaged and was read only up to the damage: {why}.");
            }
            Self::SeveralArmies => "The file holds more than one army; all of them were read as one.",
            Self::OutsideRegiments { unit } => {
                return format!("\"{unit}\" stands outside every regiment: taken as an auxiliary unit.");
            }
            Self::NotUnderstood => "Not understood, and left out.",
            Self::HeaderNotUnderstood { lines: None } => "Not understood in the header, and kept as a remark.",
            Self::HeaderNotUnderstood { lines: Some(lines) } => {
                return format!("Not understood in the header, and kept as a remark: {lines}");
            }
            Self::NoTotal => "No total (\"2000/2000 pts\") was found in the header.",
            Self::NoFaction => "The header has no line of its own for the faction.",
            Self::EndsAbove => "The roster ends above this line: what follows was not read.",
            Self::NoHeading => "No section heading before this line: taken as a first regiment.",
            Self::DearBullet => {
                "This has a bullet and a price like a unit's: taken as something the unit above carries."
            }
            Self::StrayBullet => "A bullet before any unit was not used.",
            Self::TakenAsCarried => {
                "No bullet and no price could be read: taken as something the unit above carries."
            }
            Self::TakenAsCompanion => {
                "No price could be read: it counts with the unit above, unless the profiles have it as a unit of its own. \
                 Write a unit’s price in brackets behind its name: Clanrats (150)."
            }
            Self::NoPrice => "No price could be read for this unit. Write it in brackets: Clanrats (150).",
            Self::ApartInRenown => {
                "An empty line stands before this: taken as one more unit of the regiment of renown."
            }
            Self::PricedAsOne { units, with_leaders } => return priced_as_one(units, with_leaders),
            Self::SecondTerrain => "Another line under the terrain: a second feature where the profiles know one of that name, else left out.",
        }
        .into()
    }
}

/// What the total says of prices that stand for other units than those behind them.
fn priced_as_one(units: &[String], with_leaders: &[String]) -> String {
    let mut told = Vec::new();
    if !units.is_empty() {
        told.push(format!(
            "The app prints a reinforced unit at the price of one. By its total these are reinforced: {}.",
            join_with_and(units)
        ));
    }
    if !with_leaders.is_empty() {
        told.push(format!(
            "By its total the price of the leader is that of both: {}.",
            join_with_and(with_leaders)
        ));
    }
    told.join(" ")
}

impl InWords for ReadError {
    fn in_words(&self) -> String {
        match self {
            Self::TooBig => {
                "This is longer than a roster can be: keep a text to 64 KB and a file to 8 MB.".into()
            }
            Self::NotText => {
                "This is not text. Paste the list as your program exports it, or send a .ros, .rosz, \
                              .json or .csv file."
                    .into()
            }
            Self::Picture => {
                "This is a picture, and pictures are not read: in your program choose to copy or share the list as \
                 text, and paste that."
                    .into()
            }
            Self::Pdf => {
                "This is a PDF, and those are not read: open it, copy the text of the list, and paste that.".into()
            }
            Self::ManyFiles(files) => {
                format!("A zipped roster must hold exactly one file, and this archive holds {files}.")
            }
            Self::BrokenArchive(why) => {
                format!(
                    "This archive cannot be unpacked: {why}. Save the roster again, or send the .ros file."
                )
            }
            Self::Entities => {
                "A roster file never declares a document type or entities, and this one does. Save it again."
                    .into()
            }
            Self::TooDeep => "This file is nested deeper than any roster is.".into(),
            Self::TooMany => "This file holds more entries than any roster does.".into(),
        }
    }
}

impl InWords for BuilderStepError {
    fn in_words(&self) -> String {
        match self {
            Self::NotThere => "That is not on the roster any more. Look at it as it is now.".into(),
            Self::LeaderIsNeeded => {
                "A leader with units behind it cannot leave its regiment. Move the units first.".into()
            }
            Self::TooMany { most } => format!("A roster holds at most {most} units."),
        }
    }
}
