//! What people may put into an event by themselves: more than any honest event needs, and too little to fill a disk.
//! The desk is not bound by it.

/// Entries that one event takes from people themselves: whoever waits, leaves and comes back is counted.
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
    fn an_event_takes_a_waiting_list_and_everybody_who_comes_back() {
        assert_eq!([0, 8, 50, 10_000].map(most_entries), [200, 232, 400, 40_200]);
    }

    #[test]
    fn where_all_rosters_are_very_many_each_player_may_still_hand_some_in() {
        assert_eq!([0, 64 << 20, (64 << 20) + 1].map(most_roster_bytes), [8 << 20, 8 << 20, 1 << 20]);
    }
}
