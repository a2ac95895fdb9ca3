//! Age of Sigmar, third edition: how its lists are read, and what its rules say that data alone cannot.

mod app;
mod battalions;
mod builder;
mod draft;
mod enhancements;
mod headed;
mod kept;
mod lists;
mod match_card;
mod multiples;
mod reinforced;
mod strategy;
mod tree;
mod wizards;

pub use kept::{flatten_kept_roster, print_kept_roster as as_text};
pub use lists::{Aos3Lists, CHOICES};

use super::{
    CardSide, FieldedRoster, Game, OfferedChoice, PairingCard,
    ruleset::{DataAlone, Ruleset},
};
use crate::domain::{
    catalogue::Faction,
    composition::{CheckRules, declared::NamedRule},
    roster::{self, Roster, RosterReaders, RosterTableLine},
};

/// The functions that its systems' files can name.
const RULES: [NamedRule; 12] = [
    ("aos3.reinforced_twice", reinforced::check_reinforced_twice),
    ("aos3.reinforced_single", reinforced::check_reinforced_single),
    ("aos3.battalions", battalions::check_battalion_slots),
    ("aos3.drops", battalions::check_drops),
    ("aos3.faction", strategy::check_faction_named),
    ("aos3.enhancements", enhancements::check_enhancements),
    ("aos3.command_trait", enhancements::command_trait),
    ("aos3.spells", wizards::check_spells),
    ("aos3.summoned", wizards::check_summoned),
    ("aos3.printed", strategy::check_printed_invalid),
    ("aos3.strategy", strategy::check_grand_strategy),
    ("aos3.triumph", strategy::note_triumph),
];

/// Age of Sigmar, third edition.
pub struct Aos3;

impl Ruleset for Aos3 {
    fn named_rules(&self) -> &'static [NamedRule] {
        &RULES
    }

    fn readers(&self, game: Game) -> Box<dyn RosterReaders> {
        Box::new(Aos3Lists { system: game.system, composition: game.composition() })
    }

    fn as_text(&self, roster: &Roster) -> String {
        as_text(roster)
    }

    fn as_table(&self, roster: &Roster) -> Vec<RosterTableLine> {
        roster::table_lines(&flatten_kept_roster(roster))
    }

    /// What is chosen once for an army comes after what it is made of.
    fn table_headings(&self, game: Game, faction: Option<&Faction>) -> Vec<String> {
        let mut headings = DataAlone.table_headings(game, faction);
        headings.extend(CHOICES.map(str::to_owned));
        headings
    }

    fn match_card(&self, sides: [FieldedRoster<'_>; 2]) -> Option<PairingCard> {
        Some(match_card::match_card(sides))
    }

    fn own_half(&self, own: FieldedRoster<'_>) -> Option<CardSide> {
        Some(match_card::own_half(own))
    }

    fn army_choices(&self, game: Game, rules: &CheckRules) -> Vec<OfferedChoice> {
        let named = rules.season.as_ref();
        let season = named.and_then(|name| game.system.seasons.iter().find(|season| season.name == *name));
        let season = season.or_else(|| game.system.season_on(rules.as_of));
        let offered = |what: &str| season.and_then(|season| season.choices.get(what)).cloned();
        CHOICES.map(|what| OfferedChoice { what, offered: offered(what).unwrap_or_default() }).to_vec()
    }
}
