//! The formats that rosters come in, and why one was taken for its own.

use serde::{Deserialize, Serialize};
use std::str::FromStr;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// The publisher's app, iOS and Android.
    App,
    Listbot,
    Sigdex,
    NewRecruit,
    Scrollcaster,
    /// The XML that `BattleScribe` and New Recruit save.
    Ros,
    /// The same, zipped.
    Rosz,
    /// The same tree as JSON.
    Json,
    /// Our own table.
    Csv,
    /// A unit a line with its price, under headings.
    Plain,
    /// Warscroll Builder's text, whose foot counts the roles.
    WarscrollBuilder,
    /// The page that `BattleScribe` prints: the tree of a roster file as HTML.
    Page,
}

impl Format {
    pub const ALL: [Self; 12] = [
        Self::App,
        Self::Listbot,
        Self::Sigdex,
        Self::NewRecruit,
        Self::Scrollcaster,
        Self::Ros,
        Self::Rosz,
        Self::Json,
        Self::Csv,
        Self::Plain,
        Self::WarscrollBuilder,
        Self::Page,
    ];

    /// The short name in addresses, files and forms.
    pub fn code(self) -> &'static str {
        match self {
            Self::App => "app",
            Self::Listbot => "listbot",
            Self::Sigdex => "sigdex",
            Self::NewRecruit => "new_recruit",
            Self::Scrollcaster => "scrollcaster",
            Self::Ros => "ros",
            Self::Rosz => "rosz",
            Self::Json => "json",
            Self::Csv => "csv",
            Self::Plain => "plain",
            Self::WarscrollBuilder => "warscroll_builder",
            Self::Page => "page",
        }
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(code: &str) -> Result<Self, UnknownFormat> {
        Self::ALL.into_iter().find(|format| format.code() == code).ok_or(UnknownFormat)
    }
}

/// No format has this code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownFormat;

/// Why a reading was made in its format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FormatReason {
    Chosen,
    IsZip,
    IsXml,
    IsJson,
    /// The first line is the heading of our table.
    TableHeading,
    /// The program signed it at the foot.
    Signed(Format),
    /// Units as `- 10 x Name (points)`.
    CountedUnits,
    PrintsWounds,
    /// `(points) -` in the first line, and units indented.
    PointsAndIndents,
    /// `(points) -` in the first line.
    PointsInFirstLine,
    /// The page of a program that saves rosters as pages.
    IsPage,
    /// Labels and headings that only one program writes.
    Labelled(Format),
    /// Most lines begin with a price and a dash.
    PriceFirst,
    /// A text, and the game knows no program's own form.
    IsText,
    /// Nothing says otherwise, and most lists come from the app.
    Usual,
}
