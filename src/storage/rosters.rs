//! The `roster` table: every version a player handed in, as it was given, for ever.

use super::Tx;
use crate::domain::{
    event::roster_version::{RosterSettlement, RosterState, RosterVersion},
    games::Verdict,
    ids::{EventId, PlayerId, RosterId},
};
use chrono::{DateTime, Utc};

/// Versions before the newest of which more is told than their numbers.
const TOLD_OF: i64 = 3;

table! {
    RosterVersion in roster, read by select!;
    key id;
    fixed event_id, player_id, number, source, encoding, format, reading, late, submitted_at, submitted_by;
    changing verdict, judged_by, verdict_before, settled, state, state_reason, state_by, fix_due, version;
    insert: pub insert;
}

/// Each player's newest version.
pub async fn list_newest_versions(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<RosterVersion>> {
    fetch_all!(
        tx,
        select!(
            "WHERE roster.event_id = $1
               AND roster.number = (SELECT MAX(n.number) FROM roster n WHERE n.player_id = roster.player_id)
             ORDER BY roster.submitted_at, roster.id"
        ),
        event
    )
}

/// Where a player's newest version stands.
#[derive(Debug, Clone)]
pub struct RosterStanding {
    pub player_id: PlayerId,
    pub state: RosterState,
    pub state_reason: Option<String>,
    pub fix_due: Option<DateTime<Utc>>,
}
row!(RosterStanding { player_id, state, state_reason, fix_due });

/// Of every player who has handed one in.
pub async fn list_roster_standings(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<RosterStanding>> {
    fetch_all!(
        tx,
        "SELECT r.player_id, r.state, r.state_reason, r.fix_due FROM roster r WHERE r.event_id = $1
           AND r.number = (SELECT MAX(n.number) FROM roster n WHERE n.player_id = r.player_id)
         ORDER BY r.player_id",
        event
    )
}

/// A newest version that nobody has decided about, as far as its turn and the decision depend on it.
#[derive(Debug, Clone)]
pub struct Undecided {
    pub id: RosterId,
    pub player_id: PlayerId,
    pub verdict: Verdict,
    pub judged_by: String,
    pub settled: RosterSettlement,
    pub late: bool,
    pub submitted_at: DateTime<Utc>,
    pub version: i64,
}
row!(Undecided { id, player_id, verdict, judged_by, settled, late, submitted_at, version });

/// Every newest version that waits for the desk's word.
pub async fn list_undecided_rosters(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Undecided>> {
    fetch_all!(
        tx,
        "SELECT r.id, r.player_id, r.verdict, r.judged_by, r.settled, r.late, r.submitted_at, r.version
         FROM roster r
         WHERE r.event_id = $1 AND r.state = 'submitted'
           AND r.number = (SELECT MAX(n.number) FROM roster n WHERE n.player_id = r.player_id)
         ORDER BY r.submitted_at, r.id",
        event
    )
}

/// The verdicts on the newest versions of those who are registered with no faction, and on those that are accepted, by
/// player.
pub async fn telling_factions(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<(PlayerId, Verdict)>> {
    fetch_all!(
        tx,
        "SELECT r.player_id, r.verdict FROM roster r JOIN player p ON p.id = r.player_id
         WHERE r.event_id = $1 AND (p.faction IS NULL OR r.state = 'accepted')
           AND r.number = (SELECT MAX(n.number) FROM roster n WHERE n.player_id = r.player_id)
         ORDER BY r.player_id",
        event
    )
}

/// A newest version as the list for everybody tells of it.
#[derive(Debug, Clone)]
pub struct ListedRoster {
    pub player_id: PlayerId,
    pub verdict: Verdict,
    pub settled: RosterSettlement,
    pub submitted_at: DateTime<Utc>,
}
row!(ListedRoster { player_id, verdict, settled, submitted_at });

/// Each player's newest version, for the list.
pub async fn load_roster_list(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<ListedRoster>> {
    fetch_all!(
        tx,
        "SELECT r.player_id, r.verdict, r.settled, r.submitted_at FROM roster r WHERE r.event_id = $1
           AND r.number = (SELECT MAX(n.number) FROM roster n WHERE n.player_id = r.player_id)
         ORDER BY r.submitted_at, r.id",
        event
    )
}

/// How many rosters a player has handed in, and how many bytes they take with what was read and found in them.
pub async fn taken_by(tx: &mut Tx, player: PlayerId) -> sqlx::Result<(i64, i64)> {
    let taken: Option<(i64, i64)> = fetch_optional!(
        tx,
        "SELECT COUNT(*), CAST(COALESCE(SUM(OCTET_LENGTH(source) + OCTET_LENGTH(reading) + OCTET_LENGTH(verdict)), 0)
                              AS BIGINT)
         FROM roster WHERE player_id = $1",
        player
    )?;
    Ok(taken.unwrap_or_default())
}

/// How many bytes the rosters of all players of an event take.
pub async fn taken_by_all(tx: &mut Tx, event: EventId) -> sqlx::Result<i64> {
    fetch_value!(
        tx,
        "SELECT CAST(COALESCE(SUM(OCTET_LENGTH(source) + OCTET_LENGTH(reading) + OCTET_LENGTH(verdict)), 0) AS BIGINT)
         FROM roster WHERE event_id = $1",
        event
    )
}

/// A player's newest version.
pub async fn newest_of(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Option<RosterVersion>> {
    fetch_optional!(tx, select!("WHERE player_id = $1 ORDER BY number DESC LIMIT 1"), player)
}

/// The one before the version of this number.
pub async fn find_roster_before(
    tx: &mut Tx,
    player: PlayerId,
    number: i64,
) -> sqlx::Result<Option<RosterVersion>> {
    fetch_optional!(
        tx,
        select!("WHERE player_id = $1 AND number < $2 ORDER BY number DESC LIMIT 1"),
        player,
        number
    )
}

/// Which version is a player's newest, and what people made of it: what a change has to know while the event is
/// locked. What was given, read and found is large, and stays where it is.
#[derive(Debug, Clone)]
pub struct Newest {
    pub id: RosterId,
    pub number: i64,
    pub judged_by: String,
    pub settled: RosterSettlement,
    pub state: RosterState,
    pub fix_due: Option<DateTime<Utc>>,
    pub late: bool,
    pub version: i64,
}
row!(Newest { id, number, judged_by, settled, state, fix_due, late, version });

/// A player's newest version, as far as a change has to know it.
pub async fn which_is_newest(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Option<Newest>> {
    fetch_optional!(
        tx,
        "SELECT id, number, judged_by, settled, state, fix_due, late, version FROM roster
         WHERE player_id = $1 ORDER BY number DESC LIMIT 1",
        player
    )
}

/// A version that others followed, as the list of versions tells of it. However many and large they are, the list is
/// read at once.
#[derive(Debug, Clone)]
pub struct EarlierVersion {
    pub number: i64,
    pub submitted_at: DateTime<Utc>,
    /// Of the last few; as it was given only where it is no longer than a list can be.
    pub source: Option<String>,
    pub verdict: Option<Verdict>,
    pub settled: Option<RosterSettlement>,
}
row!(EarlierVersion { number, submitted_at, source, verdict, settled });

/// The versions before the one of this number, newest first; what is in them is told of the last few.
pub async fn list_earlier_versions(
    tx: &mut Tx,
    player: PlayerId,
    number: i64,
) -> sqlx::Result<Vec<EarlierVersion>> {
    fetch_all!(
        tx,
        "SELECT number, submitted_at,
                CASE WHEN number >= $3 AND encoding = 'text' AND OCTET_LENGTH(source) <= 16000 THEN source END AS source,
                CASE WHEN number >= $3 AND OCTET_LENGTH(verdict) <= 48000 THEN verdict END AS verdict,
                CASE WHEN number >= $3 AND OCTET_LENGTH(settled) <= 16000 THEN settled END AS settled
         FROM roster WHERE player_id = $1 AND number < $2 ORDER BY number DESC",
        player,
        number,
        number - TOLD_OF
    )
}

/// All versions of a player, newest first: everything that there is of them, for files alone.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Vec<RosterVersion>> {
    fetch_all!(tx, select!("WHERE player_id = $1 ORDER BY number DESC"), player)
}

/// What staff decided, and why.
#[derive(Debug, Clone, Copy)]
pub struct Decided<'a> {
    pub state: RosterState,
    pub reason: Option<&'a str>,
    pub fix_due: Option<DateTime<Utc>>,
    pub by: &'a str,
}

/// Keeps a decision about the roster that was seen. False when somebody else decided since.
pub async fn store_roster_decision(
    tx: &mut Tx,
    roster: RosterId,
    seen: i64,
    decided: Decided<'_>,
) -> sqlx::Result<bool> {
    let Decided { state, reason, fix_due, by } = decided;
    Ok(execute!(
        tx,
        "UPDATE roster SET state = $3, state_reason = $4, fix_due = $5, state_by = $6, version = version + 1
         WHERE id = $1 AND version = $2",
        roster,
        seen,
        state,
        reason,
        fix_due,
        by
    )? == 1)
}

/// A verdict as it is kept.
#[derive(Debug, Clone, Copy)]
pub struct JudgedVerdict<'a> {
    pub verdict: &'a Verdict,
    /// The fingerprint of what it was made with.
    pub by: &'a str,
    /// The verdict that staff know, where it was another one.
    pub before: Option<&'a Verdict>,
}

/// The newest versions that were judged with something else than this.
pub async fn left_behind(tx: &mut Tx, event: EventId, by: &str) -> sqlx::Result<Vec<RosterVersion>> {
    fetch_all!(
        tx,
        select!(
            "WHERE roster.event_id = $1 AND roster.judged_by <> $2
               AND roster.number = (SELECT MAX(n.number) FROM roster n WHERE n.player_id = roster.player_id)
             ORDER BY roster.submitted_at, roster.id"
        ),
        event,
        by
    )
}

/// The verdict by other battle profiles, or by another date.
pub async fn set_verdict(tx: &mut Tx, id: RosterId, judged: JudgedVerdict<'_>) -> sqlx::Result<u64> {
    let JudgedVerdict { verdict, by, before } = judged;
    execute!(
        tx,
        "UPDATE roster SET verdict = $2, judged_by = $3, verdict_before = $4, version = version + 1 WHERE id = $1",
        id,
        verdict,
        by,
        before
    )
}

/// The same, unless somebody changed the roster since it was read: then nothing is done.
pub async fn store_verdict_if_unchanged(
    tx: &mut Tx,
    roster: &RosterVersion,
    judged: JudgedVerdict<'_>,
) -> sqlx::Result<u64> {
    let JudgedVerdict { verdict, by, before } = judged;
    execute!(
        tx,
        "UPDATE roster SET verdict = $3, judged_by = $4, verdict_before = $5, version = version + 1
         WHERE id = $1 AND version = $2",
        roster.id,
        roster.version,
        verdict,
        by,
        before
    )
}

/// A verdict that says the same, made anew: no page that is open becomes an old one by it.
pub async fn judge_same(
    tx: &mut Tx,
    roster: &RosterVersion,
    verdict: &Verdict,
    by: &str,
) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE roster SET verdict = $3, judged_by = $4 WHERE id = $1 AND version = $2",
        roster.id,
        roster.version,
        verdict,
        by
    )
}

/// What was settled about it, and the verdict that follows. False when somebody changed it since `roster`
/// was read.
pub async fn store_settled_roster(tx: &mut Tx, roster: &RosterVersion) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE roster SET settled = $3, verdict = $4, judged_by = $5, version = version + 1
         WHERE id = $1 AND version = $2",
        roster.id,
        roster.version,
        &roster.settled,
        &roster.verdict,
        &roster.judged_by
    )? == 1)
}
