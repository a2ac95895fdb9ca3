//! The readers of this game's formats.

use super::{Format, Notice, Roster, Upgrade, detect, line, listbot, sectioned, tree, way_to_play};
use crate::domain::roster::{FormatReason, RosterNode, RosterReaders, SectionKind};

/// The headings of our own table.
pub const TABLE_HEADINGS: [&str; 15] = [
    "General's Regiment",
    "Regiment 1",
    "Regiment 2",
    "Regiment 3",
    "Regiment 4",
    "Auxiliary units",
    "Regiment of Renown",
    "Faction terrain",
    "Army of Renown",
    "Battle formation",
    "Spell lore",
    "Prayer lore",
    "Manifestation lore",
    "Battle tactic card",
    "Season",
];

/// The publisher's app and the programs around it.
#[derive(Debug, Clone, Copy)]
pub struct AppAndItsKin;

impl RosterReaders for AppAndItsKin {
    fn formats(&self) -> &'static [Format] {
        use Format::{App, Csv, Json, Listbot, NewRecruit, Ros, Rosz, Scrollcaster, Sigdex};
        &[App, Listbot, Sigdex, NewRecruit, Scrollcaster, Ros, Rosz, Json, Csv]
    }

    fn detect(&self, text: &str) -> (Format, FormatReason) {
        detect::detect_format(text)
    }

    fn tree(&self, root: RosterNode, notices: &mut Vec<Notice>) -> Roster {
        let mut roster = tree::read_roster_tree(root, notices);
        roster.way_to_play = way_to_play::of_roster(&roster);
        roster
    }

    fn text(&self, text: &str, format: Format, notices: &mut Vec<Notice>) -> Roster {
        let mut roster = match format {
            Format::Listbot => listbot::read_listbot_roster(text, notices),
            _ => sectioned::read_sectioned_roster(text, format, notices),
        };
        roster.way_to_play = way_to_play::of_text(text);
        roster
    }

    fn heading(&self, heading: &str) -> Option<SectionKind> {
        sectioned::heading_kind(heading)
    }

    /// What stands in brackets belongs to the name.
    fn option(&self, text: &str) -> Upgrade {
        let priced = line::read_priced_line(text);
        let (count, name) = line::split_count(priced.as_ref().map_or(text, |priced| priced.name));
        let points = priced.as_ref().map(|priced| priced.points);
        Upgrade { name: name.to_owned(), count, points, ..Upgrade::default() }
    }
}
