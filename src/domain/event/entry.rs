//! What the entry of a player and that of a team have in common: a place in the event, which they have, wait for or have
//! given up. What follows from it is decided here for both.

use super::{
    audit::NamedPlayer,
    player::{Player, Status},
    team::Team,
};
use crate::domain::{ids::EntrantId, numbers::RoundNumber};
use chrono::{DateTime, Utc};

/// An entry in one event: a player's, or a team's.
#[derive(Debug, Clone, Copy)]
pub struct EventEntry<'a> {
    pub id: EntrantId,
    /// As printed.
    pub number: i64,
    pub name: &'a str,
    pub paid: bool,
    pub status: Status,
    pub spare: bool,
    /// On the waiting list: next for a place that becomes free.
    pub is_waiting: bool,
    pub dropped_after: Option<RoundNumber>,
    pub gave_up_at: Option<DateTime<Utc>>,
    pub registered_at: DateTime<Utc>,
}

/// How somebody leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    WaitingList,
    /// Nothing that they play in is out.
    Place,
    /// Not drawn again; what was played stands.
    AfterRound(RoundNumber),
}

/// Why somebody cannot come back by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoWayBack {
    InAlready,
    OnWaitingList,
    OrganiserDecided,
    DrawnWithout(RoundNumber),
    PlaceTaken,
}

macro_rules! event_entry {
    ($entry:ident) => {
        impl<'a> From<&'a $entry> for EventEntry<'a> {
            fn from(entry: &'a $entry) -> Self {
                Self {
                    id: EntrantId::$entry(entry.id),
                    number: entry.number,
                    name: entry.name.as_str(),
                    paid: entry.paid,
                    status: entry.status,
                    spare: entry.spare,
                    is_waiting: entry.is_waiting(),
                    dropped_after: entry.dropped_after,
                    gave_up_at: entry.gave_up_at,
                    registered_at: entry.registered_at,
                }
            }
        }

        impl $entry {
            /// Leaving, they give up a place in which they have not played: nothing that they play in is out, `published`
            /// being the newest round that is.
            pub fn gives_up_their_place(&self, published: RoundNumber) -> bool {
                published < self.joined_round
            }

            /// Leaves, `published` being the newest round that is out; how. None: they have left before.
            pub fn leave(
                &mut self,
                published: RoundNumber,
                has_played: bool,
                now: DateTime<Utc>,
            ) -> Option<Leaving> {
                let is_played = has_played || !self.gives_up_their_place(published);
                match self.status {
                    Status::Withdrawn => None,
                    Status::Waiting => {
                        self.status = Status::Withdrawn;
                        Some(Leaving::WaitingList)
                    }
                    Status::Playing if self.dropped_after.is_some() => None,
                    Status::Playing if is_played => {
                        self.dropped_after = Some(published);
                        Some(Leaving::AfterRound(published))
                    }
                    Status::Playing => {
                        (self.status, self.gave_up_at) = (Status::Withdrawn, Some(now));
                        Some(Leaving::Place)
                    }
                }
            }

            /// Plays again, or for the first time. Who was in no round yet joins in the one after those that are drawn.
            pub fn restore_place(&mut self, drawn: RoundNumber, is_seated: bool) {
                if self.status != Status::Playing && !is_seated {
                    self.joined_round = self.joined_round.max(drawn.next());
                }
                (self.status, self.dropped_after, self.gave_up_at) = (Status::Playing, None, None);
            }
        }
    };
}

event_entry!(Player);
event_entry!(Team);

impl EventEntry<'_> {
    /// Takes part in the rounds to come.
    pub fn is_active(&self) -> bool {
        self.status == Status::Playing && self.dropped_after.is_none()
    }

    /// Next for a place that becomes free, and for no spare's.
    pub fn waits(&self) -> bool {
        self.is_waiting && !self.spare
    }

    /// Where those who wait stand in line: whoever has waited longest is first.
    pub fn place_in_line(&self) -> impl Ord + use<> {
        (self.registered_at, self.number)
    }

    /// As the log names them.
    pub fn named(&self) -> NamedPlayer {
        NamedPlayer { number: self.number, name: self.name.to_owned() }
    }

    /// Why they cannot take leaving back; none where they can. `by_itself`: it was not the organiser who took them out;
    /// `is_free`: they find a place, or need none. Drafts are the organiser's secret: what was `published` since counts.
    pub fn why_not_back(&self, by_itself: bool, published: RoundNumber, is_free: bool) -> Option<NoWayBack> {
        match self.status {
            _ if self.is_active() => Some(NoWayBack::InAlready),
            Status::Waiting => Some(NoWayBack::OnWaitingList),
            _ if !by_itself => Some(NoWayBack::OrganiserDecided),
            _ if published > self.dropped_after.unwrap_or_default() => {
                Some(NoWayBack::DrawnWithout(published))
            }
            _ => (!is_free).then_some(NoWayBack::PlaceTaken),
        }
    }
}

/// The places of an event: of players, pairs or teams. Spares need none.
#[derive(Debug, Clone, Copy)]
pub struct PlacesTaken {
    pub taken: i64,
    pub left: i64,
    /// Who waits for one.
    pub waiting: i64,
}

impl PlacesTaken {
    /// Of so many places, with these entries.
    pub fn from_entries<'a>(entries: impl IntoIterator<Item: Into<EventEntry<'a>>>, capacity: u32) -> Self {
        let (mut taken, mut waiting) = (0, 0);
        for entry in entries.into_iter().map(Into::into) {
            taken += i64::from(entry.status == Status::Playing && !entry.spare);
            waiting += i64::from(entry.waits());
        }
        Self { taken, left: (i64::from(capacity) - taken).max(0), waiting }
    }

    /// Whoever signs up now gets a place: one is free, and nobody has been waiting for it.
    pub fn is_one_free(self) -> bool {
        self.left > 0 && self.waiting == 0
    }
}

/// Those who get one of so many places now, the longest waiting first.
pub fn next_in_line<'a>(
    entries: impl IntoIterator<Item: Into<EventEntry<'a>>, IntoIter: Clone>,
    capacity: u32,
) -> Vec<EntrantId> {
    let entries = entries.into_iter().map(Into::into);
    let left = PlacesTaken::from_entries(entries.clone(), capacity).left;
    let mut waiting: Vec<EventEntry<'_>> = entries.filter(|entry| entry.is_waiting).collect();
    waiting.sort_by_key(EventEntry::place_in_line);
    waiting.truncate(usize::try_from(left).unwrap_or_default());
    waiting.into_iter().map(|entry| entry.id).collect()
}
