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

enum_words! { Format:
    App "app", Listbot "listbot", Sigdex "sigdex", NewRecruit "new_recruit", Scrollcaster "scrollcaster",
    Ros "ros", Rosz "rosz", Json "json", Csv "csv", Plain "plain", WarscrollBuilder "warscroll_builder",
    Page "page"
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(code: &str) -> Result<Self, UnknownFormat> {
        Self::parse(code).ok_or(UnknownFormat)
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
