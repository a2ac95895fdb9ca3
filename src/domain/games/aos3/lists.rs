//! How its lists come: as the app and Warscroll Builder print them, as pages and roster files, as our table.

use super::{
    app, builder,
    draft::{self, Draft},
    headed, kept, multiples, tree,
};
use crate::domain::{
    catalogue::name_key,
    composition::declared::Composition,
    roster::{ArmyChoice, Format, FormatReason, Notice, Roster, RosterNode, RosterReaders, SectionKind},
    system::System,
};

/// The readers of a system of this family.
pub struct Aos3Lists {
    pub system: &'static System,
    pub composition: &'static Composition,
}

impl RosterReaders for Aos3Lists {
    fn formats(&self) -> &'static [Format] {
        &[
            Format::App,
            Format::WarscrollBuilder,
            Format::Page,
            Format::Ros,
            Format::Rosz,
            Format::Json,
            Format::Csv,
            Format::Plain,
        ]
    }

    fn detect(&self, text: &str) -> (Format, FormatReason) {
        if builder::is_one(text) {
            (Format::WarscrollBuilder, FormatReason::Labelled(Format::WarscrollBuilder))
        } else if app::is_one(text) || headed::is_one(text) {
            (Format::App, FormatReason::Labelled(Format::App))
        } else {
            (Format::Plain, FormatReason::IsText)
        }
    }

    fn tree(&self, root: RosterNode, _notices: &mut Vec<Notice>) -> Roster {
        self.of_system(tree::read_army_tree(root))
    }

    fn text(&self, text: &str, format: Format, notices: &mut Vec<Notice>) -> Roster {
        let mut roster = match format {
            Format::WarscrollBuilder => builder::read_builder_list(text, notices),
            Format::App if app::is_one(text) => app::read_app_list(text, notices),
            Format::App => headed::read_headed_list(text, notices),
            _ => kept::read_kept_list(text, &|heading| self.heading(heading), notices),
        };
        let reinforced_as_one = format == Format::App && !app::is_one(text);
        notices.extend(
            multiples::take_prices_in_multiples(&mut roster, reinforced_as_one).map(Notice::without_line),
        );
        self.of_system(roster)
    }

    fn keeps_lines(&self) -> bool {
        true
    }

    fn heading(&self, heading: &str) -> Option<SectionKind> {
        let known = draft::canonical_heading(heading).map(|known| SectionKind::Category(known.to_owned()));
        known.or_else(|| self.composition.section_called(heading))
    }

    fn row_of_army(&self, label: &str, name: &str, roster: &mut Roster) -> bool {
        let mut draft = Draft { roster: std::mem::take(roster) };
        let own = CHOICES.into_iter().find(|choice| choice.eq_ignore_ascii_case(label.trim()));
        let is_known = match own {
            Some(choice) => {
                draft.chosen(choice, name);
                true
            }
            None => draft.header(label, name),
        };
        *roster = draft.roster;
        is_known
    }

    fn of_table(&self, mut roster: Roster) -> Roster {
        kept::take_up(&mut roster);
        self.of_system(roster)
    }
}

/// What is chosen once for the army, as headings of our table.
pub const CHOICES: [&str; 5] =
    ["Subfaction", "Grand strategy", "Triumph", "Mortal realm", "Additional enhancement"];

/// What one battletome holds and lists name by itself.
const WARCLANS: [&str; 4] = ["Big Waaagh!", "Bonesplitterz", "Ironjawz", "Kruleboyz"];

impl Aos3Lists {
    /// With the faction called as the game calls it: `Nurgle` is `Maggotkin of Nurgle`.
    fn of_system(&self, mut roster: Roster) -> Roster {
        let named = roster.faction.as_deref().unwrap_or_default();
        if let Some(clan) = WARCLANS.into_iter().find(|clan| name_key(clan) == name_key(named)) {
            roster.choices.push(ArmyChoice { what: "Subfaction".into(), name: clan.to_owned() });
            roster.faction = Some("Orruk Warclans".into());
        }
        let known = roster.faction.as_deref().and_then(|name| self.system.faction_called(name));
        if let Some(known) = known {
            roster.faction = Some(known.to_owned());
        }
        roster
    }
}
