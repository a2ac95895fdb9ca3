//! Who is entered in an event that is in memory, whatever its entrants are.

use super::events::KnownEvent;
use crate::domain::{
    event::{
        entry::{EventEntry, PlacesTaken},
        player::Player,
        refund::{Refund, refund_of_entry},
    },
    ids::EntrantId,
};
use std::ops::Deref;

/// A player, a pair or a team: what the lists of the desk and the draws ask of each.
#[derive(Debug, Clone, Copy)]
pub struct EnteredOne<'a> {
    entry: EventEntry<'a>,
    /// Checked in; of several people, one of them is.
    pub is_here: bool,
    /// Whether they still ask the organiser to be let in. None: somebody else entered them.
    pub asks: Option<bool>,
    /// What becomes of the money of those who gave the place up.
    pub refund: Option<Refund>,
}

impl<'a> Deref for EnteredOne<'a> {
    type Target = EventEntry<'a>;
    fn deref(&self) -> &EventEntry<'a> {
        &self.entry
    }
}

impl EnteredOne<'_> {
    /// Drawn and ranked with all others.
    pub fn plays(&self) -> bool {
        self.is_active() && !self.spare
    }
}

impl KnownEvent {
    /// Everybody who is paired and ranked, in order of their numbers.
    pub fn entrants(&self) -> Vec<EnteredOne<'_>> {
        let (frame, settings) = (&self.frame, &self.event.settings);
        if settings.entrants.are_players() {
            let players = frame.players.iter().map(|player| EnteredOne {
                entry: player.into(),
                is_here: player.checked_in_at.is_some(),
                asks: player.link_open.then_some(player.asks_since.is_some()),
                refund: frame.refund(settings, player),
            });
            return players.collect();
        }
        let there = frame.teams_here();
        let teams = frame.teams.iter().map(|team| EnteredOne {
            entry: team.into(),
            is_here: there.contains(&team.id),
            asks: Some(false),
            refund: refund_of_entry(settings, team),
        });
        teams.collect()
    }

    /// Where this player stands on the waiting list, from 1; of a team's, where the team stands.
    pub fn waiting_place(&self, player: &Player) -> Option<usize> {
        let team = self.frame.team_of(player).map(|team| EntrantId::Team(team.id));
        let id = team.unwrap_or(EntrantId::Player(player.id));
        let mut waiting: Vec<_> = self.entrants().into_iter().filter(|one| one.is_waiting).collect();
        waiting.sort_by_key(|one| one.place_in_line());
        let place = waiting.iter().position(|one| one.id == id)?;
        Some(place + 1)
    }

    /// How many of the places are taken, and how many wait for one.
    pub fn places(&self) -> PlacesTaken {
        let entries = self.entrants().into_iter().map(|one| one.entry);
        PlacesTaken::from_entries(entries, self.event.settings.capacity)
    }

    /// How many are drawn and ranked, as the event enters them.
    pub fn playing(&self) -> usize {
        self.entrants().iter().filter(|one| one.plays()).count()
    }
}
