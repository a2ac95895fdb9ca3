//! What the choices of an event of teams are called.

use super::Label;
use crate::domain::teams::{
    Entrants, RosterRule,
    draft::{DraftMethod, TableChoice},
};

impl Label for Entrants {
    fn label(&self) -> &'static str {
        match self {
            Self::Players => "Players, each for themselves",
            Self::Pairs => "Pairs: two people, one battle",
            Self::Teams => "Teams",
        }
    }
}

impl Label for DraftMethod {
    fn label(&self) -> &'static str {
        match self {
            Self::DefenderAttackers => "Defender and two attackers, both at once",
            Self::HiddenChampion => "Hidden champions, then in turns",
            Self::Alternating => "Alternating: one names, the other offers two",
            Self::ThreeCards => "Three players: cards on the outer tables",
            Self::ThreeDealt => "Three players: one makes pairs, the other gives tables",
            Self::LineUp => "Line-ups in order, unseen",
            Self::Random => "By lot",
            Self::Typed => "Typed in from cards on the table",
        }
    }
}

impl Label for TableChoice {
    fn label(&self) -> &'static str {
        match self {
            Self::ByOrder => "In the order in which battles are settled",
            Self::Defender => "Whoever put up the defender picks",
            Self::InTurns => "In turns, the roll-off’s winner first",
            Self::Random => "By lot",
        }
    }
}

impl Label for RosterRule {
    fn label(&self) -> &'static str {
        match self {
            Self::FactionOnce => "A faction once",
            Self::AllianceOnce => "A grand alliance once",
            Self::UniqueUnitOnce => "A unique unit once",
            Self::UnitOnce => "No unit in two rosters",
            Self::EnhancementOnce => "No enhancement in two rosters",
        }
    }
}
