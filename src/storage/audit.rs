//! The `audit_entry` and `site_entry` tables: rows are only ever added.

use super::Tx;
use crate::domain::{
    battle::Battle,
    event::{
        audit::{
            self, AuditSubject, Break, LogEntry, LogMark, Recorded, ResultBreak, StoredBye, StoredCorrection,
            StoredPenalty, StoredResult, StoredSoft,
        },
        player::Player,
    },
    ids::{AccountId, EventId, PlayerId, TeamId},
    site::SiteAct,
    teams::{MatchCorrection, draft::MatchSide},
};
use chrono::{DateTime, Utc};
use std::collections::HashMap;
use uuid::Uuid;

/// An entry as the log page and the check of the chain read it.
#[derive(Debug, Clone)]
pub struct AuditRow {
    pub sequence: i64,
    pub at: DateTime<Utc>,
    pub who: String,
    pub who_account: Option<AccountId>,
    pub who_player: Option<PlayerId>,
    pub role: String,
    /// The code of a [`AuditSubject`].
    pub subject: String,
    /// An [`audit::Act`] as JSON.
    pub act: String,
    pub why: Option<String>,
    pub hash: String,
}
table! {
    AuditRow in audit_entry, read by select!;
    given id: Uuid, event_id: EventId;
    key sequence;
    fixed at, who, who_account, who_player, role, subject, act, why, hash;
    insert_later: add;
}

impl AuditRow {
    /// What the chain's link is made of.
    pub fn recorded(&self) -> Recorded {
        Recorded {
            sequence: self.sequence,
            at: self.at,
            who: self.who.clone(),
            account: self.who_account,
            player: self.who_player,
            role: self.role.clone(),
            subject: self.subject.clone(),
            act: self.act.clone(),
            why: self.why.clone(),
        }
    }
}

/// The next entry of an event that is locked; where it cannot be written, the change fails.
pub async fn append_audit_entry(
    tx: &mut Tx,
    id: Uuid,
    event: EventId,
    recorded: &Recorded,
    hash: &str,
) -> sqlx::Result<()> {
    let Recorded { sequence, at, who, account, player, role, subject, act, why } = recorded.clone();
    let hash = hash.to_owned();
    let row = AuditRow {
        sequence,
        at,
        who,
        who_account: account,
        who_player: player,
        role,
        subject,
        act,
        why,
        hash,
    };
    add(tx, id, event, &row).await
}

/// Everything about this, newest first.
pub async fn list_audit_of_subject(
    tx: &mut Tx,
    event: EventId,
    subject: AuditSubject,
) -> sqlx::Result<Vec<AuditRow>> {
    fetch_all!(
        tx,
        select!("WHERE event_id = $1 AND subject = $2 ORDER BY sequence DESC"),
        event,
        subject.to_string()
    )
}

/// The newest entry about this.
pub async fn last_about(
    tx: &mut Tx,
    event: EventId,
    subject: AuditSubject,
) -> sqlx::Result<Option<AuditRow>> {
    fetch_optional!(
        tx,
        select!("WHERE event_id = $1 AND subject = $2 ORDER BY sequence DESC LIMIT 1"),
        event,
        subject.to_string()
    )
}

/// The newest entries before one, at most so many of them, the newest first.
pub async fn list_audit_before(
    tx: &mut Tx,
    event: EventId,
    sequence: i64,
    most: usize,
) -> sqlx::Result<Vec<AuditRow>> {
    fetch_all!(
        tx,
        select!("WHERE event_id = $1 AND sequence < $2 ORDER BY sequence DESC LIMIT $3"),
        event,
        sequence,
        i64::try_from(most).unwrap_or(i64::MAX)
    )
}

/// The next entries after one, at most so many of them, the oldest first.
pub async fn list_audit_after(
    tx: &mut Tx,
    event: EventId,
    sequence: i64,
    most: usize,
) -> sqlx::Result<Vec<AuditRow>> {
    fetch_all!(
        tx,
        select!("WHERE event_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3"),
        event,
        sequence,
        i64::try_from(most).unwrap_or(i64::MAX)
    )
}

/// All of an event's entries, oldest first: for the check of the chain and for export.
pub async fn list_audit_entries(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<AuditRow>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY sequence"), event)
}

/// What was done in one version of an event.
#[derive(Debug, Clone)]
pub struct ActOfVersion {
    /// The version.
    pub sequence: i64,
    /// The code of an [`AuditSubject`].
    pub subject: String,
    /// An [`audit::Act`] as JSON.
    pub act: String,
}
row!(ActOfVersion { sequence, subject, act });

/// What was done since the event had this version, the oldest first.
pub async fn list_audit_since(tx: &mut Tx, event: EventId, version: i64) -> sqlx::Result<Vec<ActOfVersion>> {
    fetch_all!(
        tx,
        "SELECT sequence, subject, act FROM audit_entry WHERE event_id = $1 AND sequence > $2 ORDER BY sequence",
        event,
        version
    )
}

/// The entries from a moment on that this program can read, the oldest first.
pub async fn entries_from(tx: &mut Tx, event: EventId, at: DateTime<Utc>) -> sqlx::Result<Vec<LogEntry>> {
    let rows: Vec<AuditRow> =
        fetch_all!(tx, select!("WHERE event_id = $1 AND at >= $2 ORDER BY sequence"), event, at)?;
    Ok(rows.iter().filter_map(|row| row.recorded().entry()).collect())
}

/// How far the log has come; none before the first entry.
pub async fn load_log_mark(tx: &mut Tx, event: EventId) -> sqlx::Result<Option<LogMark>> {
    let newest: Option<(i64, String)> = fetch_optional!(
        tx,
        "SELECT sequence, hash FROM audit_entry WHERE event_id = $1 ORDER BY sequence DESC LIMIT 1",
        event
    )?;
    Ok(newest.map(|(sequence, hash)| LogMark::new(sequence, &hash)))
}

/// How many of these entries there are, when none of the event's log was changed, removed or put in.
pub async fn check_audit_entries(
    tx: &mut Tx,
    event: EventId,
    rows: &[AuditRow],
) -> sqlx::Result<Result<usize, Break>> {
    let version = super::events::version_of_event(tx, event).await?;
    let links: Vec<_> = rows.iter().map(|row| (row.recorded(), row.hash.as_str())).collect();
    Ok(audit::verify_chain(&links, version))
}

/// How many entries the event's log has, when none was changed, removed or put in; and, where a `mark` was printed,
/// when it is the log that bore it.
pub async fn verify_audit_log(
    tx: &mut Tx,
    event: EventId,
    mark: Option<&LogMark>,
) -> sqlx::Result<Result<usize, Break>> {
    let rows = list_audit_entries(tx, event).await?;
    let links: Vec<_> = rows.iter().map(|row| (row.recorded(), row.hash.as_str())).collect();
    Ok(match (check_audit_entries(tx, event, &rows).await?, mark) {
        (Ok(_), Some(mark)) if !mark.is_in(&links) => Err(Break::NotAsPrinted(mark.clone())),
        (found, _) => found,
    })
}

/// What stands otherwise than the event's log says: results, who won them, points beside them, byes, dice for shared
/// places, and the settings that the log tells of.
pub async fn find_result_breaks(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<ResultBreak>> {
    let entries: Vec<_> =
        list_audit_entries(tx, event).await?.iter().filter_map(|row| row.recorded().entry()).collect();
    let battles = super::battles::list_published_battles(tx, event).await?;
    let mut found = audit::find_differing_results(&entries, &stored_results(tx, event, &battles).await?);
    let players = super::players::list_players(tx, event).await?;
    found.extend(audit::wrong_penalties(&entries, &stored_penalties(tx, event, &players).await?));
    let soft = |player: &Player| StoredSoft { player: player.number, points: player.soft };
    found.extend(audit::wrong_soft_scores(&entries, &players.iter().map(soft).collect::<Vec<_>>()));
    let names =
        super::teams::list_teams(tx, event).await?.into_iter().map(|team| (team.id, team.name.to_string()));
    let names: HashMap<_, _> = names.collect();
    let corrections = stored_corrections(tx, event, &names).await?;
    let names: Vec<_> = names.into_values().collect();
    found.extend(audit::wrong_corrections(&entries, &corrections, &names));
    found.extend(audit::wrong_byes(&entries, &stored_byes(&battles, &players)));
    found.extend(audit::wrong_roll_offs(&entries, &super::roll_offs::list_roll_offs(tx, event).await?));
    let settings = super::events::find_event(tx, event).await?.map(|event| event.settings);
    found.extend(settings.iter().flat_map(|settings| audit::wrong_settings(&entries, settings)));
    Ok(found)
}

/// The tables of two in rounds that are out.
async fn stored_results(tx: &mut Tx, event: EventId, battles: &[Battle]) -> sqlx::Result<Vec<StoredResult>> {
    let matches = super::team_matches::list_played_matches(tx, event).await?;
    let places: HashMap<_, _> = matches.iter().map(|played| (played.id, played.place)).collect();
    let stored = |battle: &Battle| {
        Some(StoredResult {
            round: battle.round_number,
            table: battle.table_number?,
            seats: [battle.a, battle.b?],
            state: battle.state,
            of_match: battle.match_id.map(|id| places.get(&id).copied().unwrap_or_default()),
            result: battle.result.clone(),
        })
    };
    Ok(battles.iter().filter_map(stored).collect())
}

/// Those without an opponent: nobody reports for them.
fn stored_byes(battles: &[Battle], players: &[Player]) -> Vec<StoredBye> {
    let numbers: HashMap<_, _> = players.iter().map(|player| (player.id, player.number)).collect();
    let alone = battles.iter().filter(|battle| battle.is_bye());
    let stored = alone.map(|battle| StoredBye {
        round: battle.round_number,
        player: numbers.get(&battle.a).copied().unwrap_or_default(),
        result: battle.result.clone(),
    });
    stored.collect()
}

/// Those that count.
async fn stored_penalties(
    tx: &mut Tx,
    event: EventId,
    players: &[Player],
) -> sqlx::Result<Vec<StoredPenalty>> {
    let numbers: HashMap<_, _> = players.iter().map(|player| (player.id, player.number)).collect();
    let stored = super::penalties::list_standing_penalties(tx, event).await?.into_iter().map(|penalty| {
        StoredPenalty {
            player: numbers.get(&penalty.player_id).copied().unwrap_or_default(),
            points: penalty.points,
        }
    });
    Ok(stored.collect())
}

/// What cannot be read was not written by Muster: it counts for nobody.
async fn stored_corrections(
    tx: &mut Tx,
    event: EventId,
    names: &HashMap<TeamId, String>,
) -> sqlx::Result<Vec<StoredCorrection>> {
    let mut found = Vec::new();
    for (round, a, b, given) in super::team_matches::list_corrected_matches(tx, event).await? {
        let given: Vec<MatchCorrection> = serde_json::from_str(&given).unwrap_or_default();
        found.extend(given.into_iter().map(|given| {
            let MatchCorrection { side, match_points, game_points, .. } = given;
            let team = if side == MatchSide::A { Some(a) } else { b };
            let team = team.and_then(|team| names.get(&team)).cloned().unwrap_or_default();
            StoredCorrection { round, team, match_points, game_points }
        }));
    }
    Ok(found)
}

/// What was done to the site itself.
#[derive(Debug, Clone)]
pub struct SiteRow {
    pub at: DateTime<Utc>,
    pub who: String,
    /// None: a command, or somebody who had no account then.
    pub who_account: Option<AccountId>,
    pub act: SiteAct,
}
row!(SiteRow { at, who, who_account, act });

pub async fn append_site(tx: &mut Tx, id: Uuid, row: &SiteRow) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO site_entry (id, at, who, who_account, act) VALUES ($1, $2, $3, $4, $5)",
        id,
        row.at,
        &row.who,
        row.who_account,
        &row.act
    )?;
    Ok(())
}

/// Newest first.
pub async fn list_site(tx: &mut Tx, limit: i64) -> sqlx::Result<Vec<SiteRow>> {
    fetch_all!(
        tx,
        "SELECT at, who, who_account, act FROM site_entry ORDER BY at DESC, id DESC LIMIT $1",
        limit
    )
}

/// What was done by somebody with an account, or to that account where it is named, since `since`; newest first.
pub async fn site_of_account(
    tx: &mut Tx,
    account: AccountId,
    since: DateTime<Utc>,
) -> sqlx::Result<Vec<SiteRow>> {
    fetch_all!(
        tx,
        "SELECT at, who, who_account, act FROM site_entry WHERE at > $2 AND (who_account = $1 OR act LIKE $3)
         ORDER BY at DESC, id DESC",
        account,
        since,
        format!("%\"account\":\"{account}\"%")
    )
}

/// What somebody with an account did.
#[derive(Debug, Clone)]
pub struct ActOfAccount {
    pub at: DateTime<Utc>,
    /// Under which name.
    pub who: String,
    /// As JSON.
    pub act: String,
}
row!(ActOfAccount { at, who, act });

/// What somebody with an account did: in events and to the site, newest first.
pub async fn by_account(tx: &mut Tx, account: AccountId) -> sqlx::Result<Vec<ActOfAccount>> {
    fetch_all!(
        tx,
        "SELECT at, who, act FROM audit_entry WHERE who_account = $1
         UNION ALL SELECT at, who, act FROM site_entry WHERE who_account = $1 ORDER BY 1 DESC, 3",
        account
    )
}
