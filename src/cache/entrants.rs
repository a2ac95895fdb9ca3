//! Who is entered in an event that is in memory, whatever its entrants are.

use super::events::KnownEvent;
use crate::domain::event::{
    player::Status,
    refund::{self, Refund},
};
use chrono::{DateTime, Utc};

/// A player, a pair or a team: what the lists of the desk and the draws ask of each.
#[derive(Debug, Clone, Copy)]
pub struct EnteredOne<'a> {
    pub number: i64,
    pub name: &'a str,
    pub status: Status,
    pub spare: bool,
    /// Takes part in the rounds to come.
    pub is_active: bool,
    /// Checked in; of several people, one of them is.
    pub is_here: bool,
    /// Whether they still ask the organiser to be let in. None: somebody else entered them.
    pub asks: Option<bool>,
    pub registered_at: DateTime<Utc>,
    /// Since when they wait for a place.
    pub waits_since: Option<DateTime<Utc>>,
    /// What becomes of the money of those who gave the place up.
    pub refund: Option<Refund>,
}

/// The places of an event: of players, pairs or teams.
#[derive(Debug, Clone, Copy)]
pub struct PlacesTaken {
    pub taken: i64,
    pub left: i64,
    /// Who waits for one, spares left out.
    pub waiting: i64,
}

impl EnteredOne<'_> {
    /// Drawn and ranked with all others.
    pub fn plays(&self) -> bool {
        self.is_active && !self.spare
    }

    /// Next for a place that becomes free.
    pub fn waits(&self) -> bool {
        self.waits_since.is_some() && !self.spare
    }
}

impl KnownEvent {
    /// Everybody who is paired and ranked, in order of their numbers.
    pub fn entrants(&self) -> Vec<EnteredOne<'_>> {
        let (frame, settings) = (&self.frame, &self.event.settings);
        if settings.entrants.are_players() {
            let players = frame.players.iter().map(|player| EnteredOne {
                number: player.number,
                name: player.name.as_str(),
                status: player.status,
                spare: player.spare,
                is_active: player.is_active(),
                is_here: player.checked_in_at.is_some(),
                asks: player.link_open.then_some(player.asks_since.is_some()),
                registered_at: player.registered_at,
                waits_since: player.is_waiting().then_some(player.registered_at),
                refund: frame.refund(settings, player),
            });
            return players.collect();
        }
        let there = frame.teams_here();
        let teams = frame.teams.iter().map(|team| EnteredOne {
            number: team.number,
            name: team.name.as_str(),
            status: team.status,
            spare: team.spare,
            is_active: team.is_active(),
            is_here: there.contains(&team.id),
            asks: Some(false),
            registered_at: team.registered_at,
            waits_since: team.is_waiting().then_some(team.registered_at),
            refund: refund::of_team(settings, team),
        });
        teams.collect()
    }

    /// How many of the places are taken, and how many wait for one.
    pub fn places(&self) -> PlacesTaken {
        let entrants = self.entrants();
        let count = |is_so: &dyn Fn(&&EnteredOne<'_>) -> bool| {
            i64::try_from(entrants.iter().filter(is_so).count()).unwrap_or(i64::MAX)
        };
        let taken = count(&|one| one.status == Status::Playing && !one.spare);
        let left = (i64::from(self.event.settings.capacity) - taken).max(0);
        PlacesTaken { taken, left, waiting: count(&|one| one.waits()) }
    }

    /// How many are drawn and ranked, as the event enters them.
    pub fn playing(&self) -> usize {
        self.entrants().iter().filter(|one| one.plays()).count()
    }
}
