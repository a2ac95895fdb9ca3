//! Which tables an event's file carries, and which it leaves behind.

/// A table whose rows go along.
pub(super) struct CarriedTable {
    pub table: &'static str,
    /// The event's rows, in an order that is always the same.
    pub select: &'static str,
    /// The ids of its rows in that order, for a table whose rows have some.
    pub ids: &'static str,
    /// Columns that stay behind: what they name belongs to the site.
    pub left_out: &'static [&'static str],
    /// Columns that came after the format: files of before lack them, and where nothing is in them a file leaves them
    /// out, so that a Muster of before reads it. Each with the statement that counts the event's rows with something
    /// in it.
    pub later: &'static [(&'static str, &'static str)],
}

macro_rules! carried {
    ($(
        $table:literal $(through $join:literal)? where $rows:literal by $order:literal
            $(without $left_out:literal)? $(later $($later:literal),+)?;
    )+) => {
        [$(CarriedTable {
            table: $table,
            select: concat!(
                "SELECT ", $table, ".* FROM ", $table $(, " JOIN ", $join)?, " WHERE ", $rows,
                " ORDER BY ", $order
            ),
            ids: concat!(
                "SELECT ", $table, ".id FROM ", $table $(, " JOIN ", $join)?, " WHERE ", $rows,
                " ORDER BY ", $order
            ),
            left_out: &[$($left_out)?],
            later: &[$($(
                ($later, concat!("SELECT COUNT(", $later, ") FROM ", $table, " WHERE ", $rows))
            ),+)?],
        }),+]
    };
}

/// In the order in which they are filled: what others name comes first. Ballots that are open are cast again where the
/// event goes on: as long as they are, nobody may see a vote. So are choices of a captains' draft that are not shown, and
/// what was shown on top of them (but what was typed in, as step 99).
/// Rosters are large: they come in the order of the players' index, since SQLite would sort all of them in memory.
pub(super) const CARRIED: [CarriedTable; 36] = carried! {
    "event" where "id = $1" by "id";
    "audit_entry" where "event_id = $1" by "sequence";
    "team" where "event_id = $1" by "number" later "gave_up_at";
    "player" where "event_id = $1" by "number" without "account_id"
        later "gave_up_at", "asks_since";
    "event_picture" where "event_id = $1" by "COALESCE(place, 0), digest"
        later "place", "player_id", "released", "battleplan";
    "sign_up_answer" where "player_id IN (SELECT id FROM player WHERE event_id = $1)" by "player_id, place";
    "soft_score" where "event_id = $1" by "player_id";
    "paint_mark" where "player_id IN (SELECT id FROM player WHERE event_id = $1)" by "player_id, judge_id";
    "conduct_note" where "event_id = $1" by "at, id";
    "penalty" where "event_id = $1" by "at, id";
    "round" where "event_id = $1" by "number";
    "round_clock" where "round_id IN (SELECT id FROM round WHERE event_id = $1)" by "round_id";
    "table_extension" where "round_id IN (SELECT id FROM round WHERE event_id = $1)" by "round_id, table_number";
    "pair_constraint" where "event_id = $1" by "id";
    "roll_off" where "event_id = $1" by "id";
    "team_match" where "event_id = $1" by "round_id, place";
    "draft_choice" where "shown AND match_id IN (SELECT id FROM team_match WHERE event_id = $1)
            AND (step = 99 OR NOT EXISTS (SELECT 1 FROM draft_choice AS before
                WHERE before.match_id = draft_choice.match_id AND NOT before.shown AND before.step < draft_choice.step))"
        by "match_id, step, side";
    "battle" where "event_id = $1" by "round_id, place" later "asked_at";
    "seat" where "round_id IN (SELECT id FROM round WHERE event_id = $1)" by "battle_id, side";
    "placed_battle" where "battle_id IN (SELECT id FROM battle WHERE event_id = $1)" by "battle_id";
    "report" where "event_id = $1" by "battle_id, number";
    "sheet" where "event_id = $1" by "battle_id";
    "sheet_step" where "battle_id IN (SELECT id FROM battle WHERE event_id = $1)" by "battle_id, number";
    "judge_call" where "event_id = $1" by "called_at, id" later "against", "against_at", "outcome";
    "slow_play_watch" where "event_id = $1" by "started_at, id";
    "news" where "event_id = $1" by "at, id";
    "roster" through "player ON player.id = roster.player_id" where "player.event_id = $1"
        by "player.number, roster.number";
    "roster_draft" through "player ON player.id = roster_draft.player_id" where "player.event_id = $1"
        by "player.number";
    "roster_problem" where "event_id = $1" by "at, id" later "reporter_id", "answered_at";
    "award" where "event_id = $1" by "place, id";
    "vote" where "event_id = $1 AND closed_at IS NOT NULL" by "award_id";
    "vote_cast" where "award_id IN (SELECT award_id FROM vote WHERE event_id = $1 AND closed_at IS NOT NULL)"
        by "award_id, player_id";
    "vote_count" where "award_id IN (SELECT award_id FROM vote WHERE event_id = $1 AND closed_at IS NOT NULL)"
        by "award_id, candidate_id";
    "screen" where "event_id = $1" by "event_id";
    "ceremony_award" where "event_id = $1" by "award_id";
    "venue_table" where "event_id = $1" by "number";
};

/// Its rows take up to half a megabyte: few are fetched at once, since SQLite hands rows on ahead, whether or not those
/// before were taken.
pub(super) const HEAVY: &str = "roster";

/// What belongs to the site, to a phone or to a form that is under way.
#[cfg(test)]
const LEFT_BEHIND: [&str; 20] = [
    "site",
    "site_game", // an event has its own in its settings
    "account",
    "recovery_code",
    "session",
    "session_player",
    "sign_in_failure",
    "outbox",
    "site_entry",
    "staff",        // by their addresses, apart
    "former_staff", // so too
    "invitation",
    "sent_form",
    "paper_entry",
    "live_consent",   // asked anew where the event goes on
    "grudge_request", // between two players alone, and over with round 1
    "catalogue",
    "team_matrix",   // for the own team alone, in no file
    "event_listing", // made from the event
    "event_word",    // so too
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Database;

    #[tokio::test]
    async fn every_table_goes_along_or_is_said_to_stay() {
        let folder = tempfile::tempdir().unwrap();
        let database =
            Database::open_and_migrate(&folder.path().join("site.db").to_string_lossy()).await.unwrap();
        let mut tx = database.read().await.unwrap();
        let asked = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
        let mut there: Vec<(String,)> = fetch_all!(&mut tx, asked).unwrap();
        there.retain(|(name,)| name != "_sqlx_migrations");
        let mut there: Vec<&str> = there.iter().map(|(name,)| name.as_str()).collect();
        let mut known: Vec<&str> = CARRIED.iter().map(|carried| carried.table).chain(LEFT_BEHIND).collect();
        there.sort_unstable();
        known.sort_unstable();
        assert_eq!(there, known, "a new table belongs to CARRIED or to LEFT_BEHIND");
    }
}
