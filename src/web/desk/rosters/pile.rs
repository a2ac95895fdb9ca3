//! The rosters that nobody has decided about yet, one after another.

use crate::{domain::event::roster_version::RosterState, web::visit::EventVisit};

/// The undecided rosters around the one on the page, by the numbers of their players.
pub(super) struct Pile {
    /// None for the first.
    pub before: Option<i64>,
    /// After the last comes the first; none when no other is undecided.
    pub after: Option<i64>,
    /// All that are undecided, this one too.
    pub left: usize,
}

impl Pile {
    /// The pile, looked at from the page of player `number`.
    pub fn around(here: &EventVisit, number: i64) -> Self {
        let frame = &here.known.frame;
        let waiting = frame.rosters().filter(|roster| roster.state == RosterState::Submitted);
        let players = waiting.filter_map(|roster| frame.player(roster.player_id));
        let mut numbers: Vec<i64> =
            players.filter(|player| player.is_active()).map(|player| player.number).collect();
        numbers.sort_unstable();
        let left = numbers.len();
        numbers.retain(|other| *other != number);
        let after = numbers.iter().find(|other| **other > number).or(numbers.first());
        let before = numbers.iter().rev().find(|other| **other < number);
        Self { before: before.copied(), after: after.copied(), left }
    }

    /// The page to go on with when this one is decided.
    pub fn next_page(&self, here: &EventVisit) -> String {
        self.after
            .map_or_else(|| here.to("desk/rosters"), |number| here.to(&format!("desk/rosters/{number}")))
    }
}
