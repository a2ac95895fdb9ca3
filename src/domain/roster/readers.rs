//! What a game brings so that its rosters are read.

use super::{Format, FormatReason, Notice, Roster, RosterNode, SectionKind, Upgrade, forces, plain};

/// What only a game knows about reading its rosters. What it does not say otherwise holds for games that are data.
pub trait RosterReaders {
    /// The formats its players use, in the order they are offered in.
    fn formats(&self) -> &'static [Format];
    /// The format of a text that is neither XML, JSON nor our table, and why.
    fn detect(&self, text: &str) -> (Format, FormatReason);
    /// Makes a roster of the tree of forces and selections that roster files hold.
    fn tree(&self, root: RosterNode, _notices: &mut Vec<Notice>) -> Roster {
        forces::read_roster_forces(root)
    }
    /// Reads the text that one of the game's programs prints.
    fn text(&self, text: &str, format: Format, notices: &mut Vec<Notice>) -> Roster;
    /// Reads JSON of a shape that only this game has; none: it is the tree that roster files hold.
    fn json(&self, _bytes: &[u8]) -> Option<Roster> {
        None
    }
    /// Whether its players keep lists as JSON arrays of their lines.
    fn keeps_lines(&self) -> bool {
        false
    }
    /// The section that a heading opens; none when it opens none.
    fn heading(&self, heading: &str) -> Option<SectionKind>;
    /// The section of a row of our table, where its heading is one that no list would have.
    fn row_heading(&self, heading: &str) -> Option<SectionKind> {
        self.heading(heading)
    }
    /// Takes up a row of our table that says something of the whole army; false where it says nothing to this game.
    fn row_of_army(&self, _label: &str, _name: &str, _roster: &mut Roster) -> bool {
        false
    }
    /// An option as it stands in our table: `Warpstone Charm (10)`.
    fn option(&self, text: &str) -> Upgrade {
        plain::read_upgrade(text)
    }
    /// What the game makes of a roster that was read from our table.
    fn of_table(&self, roster: Roster) -> Roster {
        roster
    }
}
