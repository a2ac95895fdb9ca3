//! What people may put into an event by themselves: more than any honest event needs, and too little to fill a disk.
//! The desk is not bound by it.

use super::{
    entry::EventEntry,
    pack::Settings,
    player::{Player, Status},
};
use chrono::{DateTime, TimeDelta, Utc};

/// For so long an entry counts that has no place: an event is never shut for good by those who only wait.
const ENTRIES_COUNT_FOR: TimeDelta = TimeDelta::days(1);

/// Whether an entry counts against [`most_entries`]: it has no place, and is of the last day, or of after the organiser
/// `opened` the event again.
pub fn counts_as_entry(
    (status, registered_at): (Status, DateTime<Utc>),
    (opened, now): (Option<DateTime<Utc>>, DateTime<Utc>),
) -> bool {
    let since = opened.map_or(now - ENTRIES_COUNT_FOR, |opened| opened.max(now - ENTRIES_COUNT_FOR));
    status != Status::Playing && registered_at > since
}

/// Entries of players who came by themselves, of those who ask to be let in or of the others: each are counted for
/// themselves, so that however many ask keep nobody out who has shown to be somebody.
pub fn entries_of(players: &[Player], asks: bool) -> impl Iterator<Item = &Player> {
    players.iter().filter(move |player| player.asks_since.is_some() == asks && player.link_open)
}

/// Whether with these entries an event takes no more from people themselves.
pub fn is_full_of<'a>(
    entries: impl Iterator<Item: Into<EventEntry<'a>>>,
    settings: &Settings,
    now: DateTime<Utc>,
) -> bool {
    let (entries, times) = (entries.map(Into::into), (settings.day.entries_count_from, now));
    let counted = entries.filter(|entry| counts_as_entry((entry.status, entry.registered_at), times)).count();
    i64::try_from(counted).unwrap_or(i64::MAX) >= most_entries(settings.capacity)
}

/// Entries without a place that one event takes within a day from people themselves: whoever waits, leaves and comes back
/// is counted; who is deleted is not.
pub fn most_entries(places: u32) -> i64 {
    4 * i64::from(places) + 200
}

/// Rosters that one player hands in: one for every round of the longest event, and many second thoughts.
pub const MOST_ROSTERS: i64 = 60;

/// Bytes of all rosters that one player hands in, files as they are kept: 20 of the largest exports.
const MOST_ROSTER_BYTES: i64 = 8 << 20;
/// The same where the rosters of all players together are very many: three of the heaviest.
pub const FEWER_ROSTER_BYTES: i64 = 1 << 20;
/// Very many: two thousand players have handed in a roster each.
const VERY_MANY_ROSTER_BYTES: i64 = 64 << 20;

/// What one player may hand in, where all players of the event together have handed in so many bytes: an event stays
/// small enough to be taken along.
pub fn most_roster_bytes(of_all: i64) -> i64 {
    if of_all > VERY_MANY_ROSTER_BYTES { FEWER_ROSTER_BYTES } else { MOST_ROSTER_BYTES }
}

/// People who join one team by its invitation, in so many seats: whoever leaves and comes back is counted.
pub fn most_members(seats: u32) -> i64 {
    4 * i64::from(seats) + 20
}

/// Reports about rosters that one player sends.
pub const MOST_PROBLEMS: i64 = 20;

/// Reports about the rosters of one player, whoever sends them: more say nothing new.
pub const MOST_PROBLEMS_OF_ONE: i64 = 40;

/// Announcements and answers of one event.
pub const MOST_NEWS: i64 = 500;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_counts_for_a_day_unless_it_has_a_place_or_the_event_was_opened_again() {
        let now: DateTime<Utc> = "2025-05-10T12:00:00Z".parse().unwrap();
        let counts = |status, hours, opened: Option<i64>| {
            let ago = |hours| now - TimeDelta::hours(hours);
            counts_as_entry((status, ago(hours)), (opened.map(ago), now))
        };
        assert!(counts(Status::Waiting, 23, None) && counts(Status::Withdrawn, 0, None));
        assert!(!counts(Status::Waiting, 24, None) && !counts(Status::Playing, 1, None));
        assert!(!counts(Status::Waiting, 3, Some(2)) && counts(Status::Waiting, 1, Some(2)));
        assert!(!counts(Status::Waiting, 30, Some(40)));
    }

    #[test]
    fn an_event_takes_a_waiting_list_and_everybody_who_comes_back() {
        assert_eq!([0, 8, 50, 10_000].map(most_entries), [200, 232, 400, 40_200]);
    }

    #[test]
    fn where_all_rosters_are_very_many_each_player_may_still_hand_some_in() {
        assert_eq!([0, 64 << 20, (64 << 20) + 1].map(most_roster_bytes), [8 << 20, 8 << 20, 1 << 20]);
    }
}
