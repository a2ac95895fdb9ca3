//! The `battle` and `seat` tables: who meets whom, and what stands as the result.

use super::{Tx, players::entries_of_person};
use crate::domain::{
    battle::{Battle, ResultDecision, Sender, Side, State},
    history::{BattleResult, Outcome, ResultKind, RuledOutcome, Score},
    ids::{AccountId, BattleId, EventId, MatchId, PlayerId, RoundId},
    numbers::{RoundNumber, TableNumber},
    pairing::{Reasons, tables::EarlierTerrain},
    result::ResultValues,
    round::RoundState,
};
use chrono::{DateTime, Utc};

/// So many tables are few.
const FEW: usize = 12;

/// A battle as its columns hold it.
struct BattleRow {
    id: BattleId,
    round_id: RoundId,
    round_number: RoundNumber,
    round_state: RoundState,
    place: i64,
    table_number: Option<TableNumber>,
    a: PlayerId,
    b: Option<PlayerId>,
    a_partner: Option<PlayerId>,
    b_partner: Option<PlayerId>,
    match_id: Option<MatchId>,
    battleplan: Option<String>,
    fixed: bool,
    by_hand: Option<String>,
    hand_is_public: bool,
    begun: bool,
    reasons: Reasons,
    state: State,
    kind: Option<ResultKind>,
    a_points: Option<i64>,
    a_tactics: Option<i64>,
    a_marks: Option<i64>,
    b_points: Option<i64>,
    b_tactics: Option<i64>,
    b_marks: Option<i64>,
    outcome: Option<Outcome>,
    reason: Option<String>,
    decided_by: Option<String>,
    decided_at: Option<DateTime<Utc>>,
    version: i64,
    asked_at: Option<DateTime<Utc>>,
    last_sender: Option<Sender>,
}

table! {
    BattleRow in battle, read by select!;
    given event_id: EventId, begun: bool;
    key id;
    fixed round_id, place, match_id, battleplan;
    changing table_number, fixed, by_hand, hand_is_public, reasons, state, kind, a_points, a_tactics, a_marks,
        b_points, b_tactics, b_marks, outcome, reason, decided_by, decided_at, version;
    also asked_at = "battle.asked_at", round_number = "r.number", round_state = "r.state", a = "sa.player_id", b = "sb.player_id",
        a_partner = "ta.player_id", b_partner = "tb.player_id",
        begun = "(battle.begun OR EXISTS (SELECT 1 FROM sheet h WHERE h.battle_id = battle.id AND h.version > 0
            AND h.a IN (sa.player_id, sb.player_id) AND h.b IN (sa.player_id, sb.player_id)))",
        last_sender = "(SELECT p.sender FROM report p WHERE p.battle_id = battle.id ORDER BY p.number DESC LIMIT 1)";
    joined "JOIN round r ON r.id = battle.round_id
             JOIN seat sa ON sa.battle_id = battle.id AND sa.side = 'a' AND sa.place = 1
             LEFT JOIN seat sb ON sb.battle_id = battle.id AND sb.side = 'b' AND sb.place = 1
             LEFT JOIN seat ta ON ta.battle_id = battle.id AND ta.side = 'a' AND ta.place = 2
             LEFT JOIN seat tb ON tb.battle_id = battle.id AND tb.side = 'b' AND tb.place = 2 ";
    insert: add;
    rows: add_all;
}

row!(Battle as BattleRow);

impl From<BattleRow> for Battle {
    fn from(row: BattleRow) -> Self {
        let result = row.kind.map(|kind| {
            let a = score_from_columns(
                row.a_points.unwrap_or_default(),
                row.a_tactics.unwrap_or_default(),
                row.a_marks,
            );
            let b = score_from_columns(
                row.b_points.unwrap_or_default(),
                row.b_tactics.unwrap_or_default(),
                row.b_marks,
            );
            BattleResult { kind, a, b, ruled: ruled_from_columns(row.outcome, row.reason.as_deref()) }
        });
        let decided = row.decided_by.zip(row.decided_at).map(|(by, at)| ResultDecision { by, at });
        Self {
            id: row.id,
            round_id: row.round_id,
            round_number: row.round_number,
            round_state: row.round_state,
            place: row.place,
            table_number: row.table_number,
            a: row.a,
            b: row.b,
            partners: [row.a_partner, row.b_partner],
            match_id: row.match_id,
            battleplan: row.battleplan,
            fixed: row.fixed,
            by_hand: row.by_hand,
            hand_is_public: row.hand_is_public,
            begun: row.begun,
            reasons: row.reasons,
            state: row.state,
            result,
            reason: row.reason,
            decided,
            version: row.version,
            asked_at: row.asked_at,
            last_sender: row.last_sender,
        }
    }
}

impl From<&Battle> for BattleRow {
    fn from(battle: &Battle) -> Self {
        let result = battle.result.as_ref();
        let decided = battle.decided.clone();
        Self {
            id: battle.id,
            round_id: battle.round_id,
            round_number: battle.round_number,
            round_state: battle.round_state,
            place: battle.place,
            table_number: battle.table_number,
            a: battle.a,
            b: battle.b,
            a_partner: battle.partners[0],
            b_partner: battle.partners[1],
            match_id: battle.match_id,
            battleplan: battle.battleplan.clone(),
            fixed: battle.fixed,
            by_hand: battle.by_hand.clone(),
            hand_is_public: battle.hand_is_public,
            begun: battle.begun,
            reasons: battle.reasons.clone(),
            state: battle.state,
            kind: result.map(|result| result.kind),
            a_points: result.map(|result| i64::from(result.a.victory_points)),
            a_tactics: result.map(|result| i64::from(result.a.battle_tactics)),
            a_marks: result.and_then(|result| result.a.values.packed()),
            b_points: result.map(|result| i64::from(result.b.victory_points)),
            b_tactics: result.map(|result| i64::from(result.b.battle_tactics)),
            b_marks: result.and_then(|result| result.b.values.packed()),
            outcome: result.and_then(|result| result.ruled.as_ref()).map(|ruled| ruled.outcome),
            reason: battle.reason.clone(),
            decided_by: decided.as_ref().map(|decided| decided.by.clone()),
            decided_at: decided.map(|decided| decided.at),
            version: battle.version,
            asked_at: battle.asked_at,
            last_sender: battle.last_sender,
        }
    }
}

/// What one player took, out of its columns, which hold nothing below 0.
pub(super) fn score_from_columns(points: i64, tactics: i64, marks: Option<i64>) -> Score {
    let whole = |number: i64| u32::try_from(number).unwrap_or_default();
    Score {
        victory_points: whole(points),
        battle_tactics: whole(tactics),
        values: ResultValues::from_packed(marks),
    }
}

/// The outcome that was set by hand, with its reason.
pub(super) fn ruled_from_columns(outcome: Option<Outcome>, reason: Option<&str>) -> Option<RuledOutcome> {
    outcome.map(|outcome| RuledOutcome { outcome, reason: reason.unwrap_or_default().to_owned() })
}

/// The battleplan of its table, where they belong to tables. No version is counted: what players have typed still fits.
pub async fn set_battleplan(tx: &mut Tx, battle: BattleId, slug: &str) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE battle SET battleplan = $2 WHERE id = $1", battle, slug)
}

/// A round's battles, in the order of their tables; a bye has none and comes last.
pub async fn list_battles_of_round(tx: &mut Tx, round: RoundId) -> sqlx::Result<Vec<Battle>> {
    fetch_all!(
        tx,
        select!(
            "WHERE battle.round_id = $1 ORDER BY COALESCE(battle.table_number, 1000000), battle.place, battle.id"
        ),
        round
    )
}

/// The battles of an event's published rounds, round by round.
pub async fn list_published_battles(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Battle>> {
    fetch_all!(
        tx,
        select!(
            "WHERE battle.event_id = $1 AND r.state <> 'draft'
             ORDER BY r.number, COALESCE(battle.table_number, 1000000), battle.place, battle.id"
        ),
        event
    )
}

/// The battles of all rounds, drafts included, round by round.
pub async fn of_event(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Battle>> {
    fetch_all!(
        tx,
        select!(
            "WHERE battle.event_id = $1
             ORDER BY r.number, COALESCE(battle.table_number, 1000000), battle.place, battle.id"
        ),
        event
    )
}

pub async fn by_table(tx: &mut Tx, event: EventId, at: TableUse) -> sqlx::Result<Option<Battle>> {
    fetch_optional!(
        tx,
        select!("WHERE r.event_id = $1 AND r.number = $2 AND battle.table_number = $3"),
        event,
        at.round,
        at.table
    )
}

/// The same of many tables of a round; those that are there, in no order.
pub async fn by_tables(
    tx: &mut Tx,
    event: EventId,
    round: RoundNumber,
    tables: &[TableNumber],
) -> sqlx::Result<Vec<Battle>> {
    let mut found = Vec::with_capacity(tables.len());
    for some in tables.chunks(super::table::ROWS) {
        // One statement for a few tables and one for many are remembered: the last place is filled again and again.
        let places = if some.len() <= FEW { FEW } else { super::table::ROWS };
        let asked = some.iter().chain(some.last().into_iter().cycle()).take(places);
        found.extend(for_either_engine!(tx, |tx, Engine| {
            let mut statement = sqlx::QueryBuilder::<Engine>::new(select!("WHERE r.event_id = "));
            statement.push_bind(event).push(" AND r.number = ").push_bind(round);
            statement.push(" AND battle.table_number IN (");
            let mut list = statement.separated(", ");
            for table in asked {
                list.push_bind(*table);
            }
            statement.push(")").build_query_as::<Battle>().fetch_all(&mut **tx).await?
        }));
    }
    Ok(found)
}

pub async fn find_battle(tx: &mut Tx, id: BattleId) -> sqlx::Result<Option<Battle>> {
    fetch_optional!(tx, select!("WHERE battle.id = $1"), id)
}

/// A table as people say it: round 3, table 12.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Deserialize)]
pub struct TableUse {
    pub round: RoundNumber,
    pub table: TableNumber,
}

/// A player's battles in published rounds, newest first.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Vec<Battle>> {
    fetch_all!(
        tx,
        select!(
            "WHERE battle.id IN (SELECT s.battle_id FROM seat s WHERE s.player_id = $1) AND r.state <> 'draft'
             ORDER BY r.number DESC, battle.id"
        ),
        player
    )
}

/// A battle as it was drawn, with its seats.
pub async fn insert_battle(tx: &mut Tx, event: EventId, battle: &Battle) -> sqlx::Result<()> {
    add(tx, event, battle.begun, &BattleRow::from(battle)).await?;
    seat_player(tx, battle, Side::A, battle.a).await?;
    if let Some(b) = battle.b {
        seat_player(tx, battle, Side::B, b).await?;
    }
    for (side, partner) in [Side::A, Side::B].into_iter().zip(battle.partners) {
        if let Some(partner) = partner {
            seat_at(tx, battle, side, 2, partner).await?;
        }
    }
    Ok(())
}

/// Battles as they were drawn, with their seats: the same for many.
pub async fn insert_all(tx: &mut Tx, event: EventId, battles: &[Battle]) -> sqlx::Result<()> {
    let rows = battles.iter().map(|battle| (event, battle.begun, BattleRow::from(battle)));
    add_all(tx, &rows.collect::<Vec<_>>()).await?;
    let seats = battles.iter().flat_map(|battle| {
        let sides = [(Side::A, Some(battle.a), battle.partners[0]), (Side::B, battle.b, battle.partners[1])];
        sides.into_iter().flat_map(move |(side, first, second)| {
            let seats = [(1_i64, first), (2, second)].into_iter();
            seats.filter_map(move |(place, player)| Some((battle, side, place, player?)))
        })
    });
    let seats: Vec<_> = seats.collect();
    for_either_engine!(tx, |tx, Engine| {
        for some in seats.chunks(super::table::ROWS) {
            let mut statement = sqlx::QueryBuilder::<Engine>::new(
                "INSERT INTO seat (round_id, player_id, battle_id, side, place) ",
            );
            statement.push_values(some, |mut values, (battle, side, place, player)| {
                values.push_bind(battle.round_id).push_bind(player).push_bind(battle.id);
                values.push_bind(side.as_str()).push_bind(place);
            });
            let is_whole = some.len() == super::table::ROWS;
            statement.build().persistent(is_whole).execute(&mut **tx).await?;
        }
    });
    Ok(())
}

/// Gives a player this seat.
pub async fn seat_player(tx: &mut Tx, battle: &Battle, side: Side, player: PlayerId) -> sqlx::Result<()> {
    seat_at(tx, battle, side, 1, player).await
}

async fn seat_at(tx: &mut Tx, battle: &Battle, side: Side, place: i64, player: PlayerId) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO seat (round_id, player_id, battle_id, side, place) VALUES ($1, $2, $3, $4, $5)",
        battle.round_id,
        player,
        battle.id,
        side.as_str(),
        place,
    )?;
    Ok(())
}

/// Takes a player's seat in a round away.
pub async fn unseat_player(tx: &mut Tx, round: RoundId, player: PlayerId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM seat WHERE round_id = $1 AND player_id = $2", round, player)
}

/// Marks a battle as changed by hand; its draw's sentences no longer hold.
pub async fn set_by_hand(tx: &mut Tx, battle: &Battle) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE battle SET fixed = $2, by_hand = $3, reasons = $4, hand_is_public = $5, version = version + 1
         WHERE id = $1",
        battle.id,
        battle.fixed,
        &battle.by_hand,
        &battle.reasons,
        battle.hand_is_public,
    )
}

/// A bye becomes a table that is to be played.
pub async fn open_bye(tx: &mut Tx, battle: &Battle) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE battle SET table_number = $2, state = 'open', kind = NULL, a_points = NULL, a_tactics = NULL,
            a_marks = NULL, b_points = NULL, b_tactics = NULL, b_marks = NULL, decided_by = NULL, decided_at = NULL, version = version + 1
         WHERE id = $1",
        battle.id,
        battle.table_number,
    )
}

/// A table, or a bye, for other players: everything that was said about it is for those before them.
pub async fn set_anew(tx: &mut Tx, battle: &Battle) -> sqlx::Result<u64> {
    let row = BattleRow::from(battle);
    execute!(
        tx,
        "UPDATE battle SET table_number = $2, fixed = $3, by_hand = $4, hand_is_public = $5, reasons = $6,
            state = $7, kind = $8, a_points = $9, a_tactics = $10, b_points = $11, b_tactics = $12,
            a_marks = $13, b_marks = $14, decided_by = $15, decided_at = $16, terrain = NULL, version = version + 1
         WHERE id = $1",
        row.id,
        row.table_number,
        row.fixed,
        &row.by_hand,
        row.hand_is_public,
        &row.reasons,
        row.state,
        row.kind,
        row.a_points,
        row.a_tactics,
        row.b_points,
        row.b_tactics,
        row.a_marks,
        row.b_marks,
        &row.decided_by,
        row.decided_at,
    )
}

/// Notes that the players were asked how far they are. Nothing that a form was made from changes.
pub async fn set_asked(tx: &mut Tx, battle: BattleId, at: DateTime<Utc>) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE battle SET asked_at = $2 WHERE id = $1", battle, at)
}

/// Staff say that the players have started, or have not.
pub async fn set_begun(tx: &mut Tx, battle: &Battle, begun: bool) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE battle SET begun = $2, terrain = NULL, version = version + 1 WHERE id = $1",
        battle.id,
        begun
    )
}

/// Takes a table out of a round.
pub async fn delete_battle(tx: &mut Tx, battle: &Battle) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM battle WHERE id = $1", battle.id)
}

/// What stands from now on. When somebody else changed the battle since `version`, which its event's lock keeps them
/// from, it has no version any more, and the change fails.
pub async fn set_result(tx: &mut Tx, battle: &Battle, new: &NewResult<'_>) -> sqlx::Result<()> {
    let result = new.result;
    execute_later!(
        tx,
        "UPDATE battle SET state = $3, kind = $4, a_points = $5, a_tactics = $6, b_points = $7, b_tactics = $8,
            a_marks = $9, b_marks = $10, outcome = $11, reason = $12, decided_by = $13, decided_at = $14,
            version = CASE WHEN version = $2 THEN version + 1 END
         WHERE id = $1",
        battle.id,
        battle.version,
        new.state,
        result.map(|r| r.kind),
        result.map(|r| i64::from(r.a.victory_points)),
        result.map(|r| i64::from(r.a.battle_tactics)),
        result.map(|r| i64::from(r.b.victory_points)),
        result.map(|r| i64::from(r.b.battle_tactics)),
        result.and_then(|r| r.a.values.packed()),
        result.and_then(|r| r.b.values.packed()),
        result.and_then(|r| r.ruled.as_ref()).map(|ruled| ruled.outcome),
        new.reason,
        new.by,
        new.at,
    )
}

/// A result as somebody set it.
#[derive(Debug, Clone, Copy)]
pub struct NewResult<'a> {
    pub state: State,
    pub result: Option<&'a BattleResult>,
    pub reason: Option<&'a str>,
    pub by: &'a str,
    pub at: DateTime<Utc>,
}

/// Confirms every player's report of a round that nobody disputes, except at the tables of whoever accepts them: those
/// of [`super::players::of_person`].
pub async fn accept_all(
    tx: &mut Tx,
    (event, round): (EventId, RoundId),
    (account, player): (Option<AccountId>, Option<PlayerId>),
    (by, at): (&str, DateTime<Utc>),
) -> sqlx::Result<u64> {
    execute!(
        tx,
        concat!(
            "UPDATE battle SET state = 'confirmed', decided_by = $4, decided_at = $5, version = version + 1
             WHERE round_id = $6 AND state = 'reported'
               AND id NOT IN (SELECT s.battle_id FROM seat s WHERE s.round_id = $6 AND s.player_id IN (",
            entries_of_person!(),
            "))
               AND COALESCE((SELECT p.sender FROM report p WHERE p.battle_id = battle.id ORDER BY p.number DESC LIMIT 1), '')
                   <> 'staff'"
        ),
        event,
        account,
        player,
        by,
        at,
        round
    )
}

/// Removes a draft's battles, before it is drawn again.
pub async fn delete_all(tx: &mut Tx, round: RoundId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM battle WHERE round_id = $1", round)
}

/// Whether this browser or account is also the other player of the battle: one person is never both sides.
pub async fn is_also(tx: &mut Tx, person: &PhoneHolder<'_>, other: PlayerId) -> sqlx::Result<bool> {
    let found: i64 = fetch_value!(
        tx,
        "SELECT COUNT(*) FROM player p
         LEFT JOIN session_player s ON s.player_id = p.id AND s.token_hash = $2 AND s.link_epoch = p.link_epoch
         WHERE p.id = $1 AND (s.token_hash IS NOT NULL OR p.account_id = $3)",
        other,
        person.session,
        person.account
    )?;
    Ok(found > 0)
}

/// Who holds the phone.
#[derive(Debug, Clone, Copy)]
pub struct PhoneHolder<'a> {
    pub session: &'a str,
    pub account: Option<crate::domain::ids::AccountId>,
}

/// Round and table of every battle of a published round that has no result yet, or a disputed one.
pub async fn list_tables_without_result(
    tx: &mut Tx,
    event: EventId,
) -> sqlx::Result<Vec<(RoundNumber, Option<TableNumber>)>> {
    fetch_all!(
        tx,
        "SELECT r.number, t.table_number FROM battle t JOIN round r ON r.id = t.round_id
         WHERE t.event_id = $1 AND r.state <> 'draft' AND t.state IN ('open', 'disputed')
         ORDER BY r.number, COALESCE(t.table_number, 1000000), t.place, t.id",
        event
    )
}

/// Puts a battle on another table, or for the moment on none: two that change places cannot share one.
pub async fn set_table(tx: &mut Tx, battle: BattleId, table: Option<TableNumber>) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE battle SET table_number = $2, terrain = NULL WHERE id = $1", battle, table)
}

/// What earlier battles were played on, where the venue has something else there by now.
pub async fn earlier_terrain(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<EarlierTerrain>> {
    let found: Vec<(RoundNumber, TableNumber, String)> = fetch_all!(
        tx,
        "SELECT r.number, t.table_number, t.terrain FROM battle t JOIN round r ON r.id = t.round_id
         WHERE t.event_id = $1 AND t.terrain IS NOT NULL AND t.table_number IS NOT NULL
         ORDER BY r.number, t.table_number",
        event
    )?;
    let stood = |(round, table, terrain): (RoundNumber, TableNumber, String)| EarlierTerrain {
        round,
        table,
        terrain: Some(terrain).filter(|terrain| !terrain.is_empty()),
    };
    Ok(found.into_iter().map(stood).collect())
}

/// Writes down what a battle is played on, before the venue has something else there. What is written stays.
pub async fn keep_terrain(tx: &mut Tx, battle: BattleId, terrain: Option<&str>) -> sqlx::Result<u64> {
    let terrain = terrain.unwrap_or_default();
    execute!(tx, "UPDATE battle SET terrain = $2 WHERE id = $1 AND terrain IS NULL", battle, terrain)
}

/// Whether any battle of this round, byes left out, has been reported.
pub async fn any_reported(tx: &mut Tx, round: RoundId) -> sqlx::Result<bool> {
    let found: i64 = fetch_value!(
        tx,
        "SELECT COUNT(*) FROM battle WHERE round_id = $1 AND table_number IS NOT NULL AND state <> 'open'",
        round
    )?;
    Ok(found > 0)
}
