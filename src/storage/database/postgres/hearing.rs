//! Whether this process hears what the others change, and when anybody's rights last changed: as long as it does and they
//! have not, what was read before still holds, and a page need not ask again.

use super::PostgresPool;
use crate::storage::database::{
    Channel, ProcessNews,
    rights::{RightsStamp, TABLES},
};
use sqlx::{
    PgConnection, PgPool, Row,
    postgres::{PgListener, PgRow},
};
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

/// Told by the database itself, in the transaction that changes them.
const RIGHTS: &str = "rights_changed";
/// A word of this process to itself, which comes back behind all that was told before it.
const BETWEEN_BEATS: Duration = Duration::from_secs(1);
/// What was changed longer ago has been heard, or nothing is taken as known. Much shorter than the time for which whoever
/// changes something is answered by the database.
const HEARS_WITHIN: Duration = Duration::from_secs(3);
/// A line that is silent for as long is taken for broken.
const SILENT: Duration = Duration::from_secs(10);
/// True where a transaction has changed somebody's rights, which the trigger notes for it; and its commit, in the same trip.
const COMMIT: &str = "SELECT COALESCE(current_setting('muster.rights', true), '') = 'changed'; COMMIT";

/// What this process has heard.
pub struct Hearing {
    since: Instant,
    /// When the last beat was sent that has come back, in milliseconds since `since`; 0 while the line is down.
    heard: AtomicU64,
    /// One more with each change of rights, here or elsewhere.
    rights: AtomicU64,
}

impl Default for Hearing {
    fn default() -> Self {
        Self { since: Instant::now(), heard: AtomicU64::new(0), rights: AtomicU64::new(0) }
    }
}

impl Hearing {
    /// Whether all has been heard that was changed some seconds ago.
    pub fn hears_others(&self) -> bool {
        let heard = self.heard.load(Ordering::SeqCst);
        let since = self.elapsed().checked_sub(heard);
        heard > 0 && since.is_some_and(|since| since < count_milliseconds(HEARS_WITHIN))
    }

    /// To be asked before rights are read.
    pub fn rights_stamp(&self) -> Option<RightsStamp> {
        let stamp = RightsStamp::from_changes(self.rights.load(Ordering::SeqCst));
        self.hears_others().then_some(stamp)
    }

    fn note_rights(&self) {
        self.rights.fetch_add(1, Ordering::SeqCst);
    }

    fn elapsed(&self) -> u64 {
        count_milliseconds(self.since.elapsed())
    }

    /// Commits, and knows before anybody is told whether rights have changed.
    pub async fn commit(&self, connection: &mut PgConnection) -> sqlx::Result<()> {
        let changed = sqlx::raw_sql(COMMIT).fetch_all(connection).await?;
        if changed.first().map(|row| row.try_get(0)).transpose()?.unwrap_or(true) {
            self.note_rights();
        }
        Ok(())
    }
}

fn count_milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl PostgresPool {
    /// Hands on what is told, until the line breaks.
    pub async fn forward_notifications(&self, hear: &mut impl FnMut(ProcessNews)) -> sqlx::Result<()> {
        let forwarded = self.forward_and_beat(hear).await;
        self.hearing.heard.store(0, Ordering::SeqCst);
        forwarded
    }

    async fn forward_and_beat(&self, hear: &mut impl FnMut(ProcessNews)) -> sqlx::Result<()> {
        tell_of_rights(&self.connections).await?;
        let mut listener = PgListener::connect_with(&self.connections).await?;
        // No other connection to the server has this number.
        let own = "SELECT pg_backend_pid()::text AS number, current_schema()::text AS tables";
        let own: PgRow = sqlx::query(own).fetch_one(&mut listener).await?;
        let (beats, schema): (_, String) =
            (format!("beat_{}", own.try_get::<&str, _>("number")?), own.try_get("tables")?);
        // A line that broke is an error here, and not mended in silence: what was said meanwhile is lost.
        listener.eager_reconnect(false);
        let channels = Channel::ALL.map(Channel::as_str);
        listener.listen_all(channels.into_iter().chain([RIGHTS, &beats])).await?;
        // What was said while nobody listened is looked for once.
        for (event, version) in
            sqlx::query_as("SELECT id, version FROM event").fetch_all(&self.connections).await?
        {
            hear(ProcessNews::Version(event, version));
        }
        self.hearing.note_rights();
        hear(ProcessNews::Up);
        let listening = async {
            loop {
                let heard = tokio::time::timeout(SILENT, listener.try_recv()).await;
                let heard = heard.map_err(|_| sqlx::Error::PoolTimedOut)??.ok_or(sqlx::Error::PoolClosed)?;
                if let Some(channel) = Channel::parse(heard.channel()) {
                    hear(ProcessNews::Told(channel, heard.payload().to_owned()));
                } else if heard.channel() == RIGHTS {
                    // Others may have tables of their own beside ours.
                    if heard.payload() == schema {
                        self.hearing.note_rights();
                    }
                } else if let Ok(sent) = heard.payload().parse() {
                    self.hearing.heard.store(sent, Ordering::SeqCst);
                }
            }
        };
        tokio::select! {
            ended = listening => ended,
            ended = self.beat(&beats) => ended,
        }
    }

    async fn beat(&self, channel: &str) -> sqlx::Result<()> {
        loop {
            // Before it is sent: what is committed by now stands before it in the line.
            let sent = self.hearing.elapsed().max(1).to_string();
            let beat = sqlx::query("SELECT pg_notify($1, $2)").bind(channel).bind(sent);
            beat.execute(&self.connections).await?;
            tokio::time::sleep(BETWEEN_BEATS).await;
        }
    }
}

/// What tells of each row of rights that changes, as [`TABLES`] has it, and an event that goes.
const TELL_RIGHTS: [&str; TABLES.len() + 2] = [
    "CREATE OR REPLACE FUNCTION tell_rights() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM set_config('muster.rights', 'changed', true), pg_notify('rights_changed', TG_TABLE_SCHEMA);
        RETURN NULL;
    END $$",
    "CREATE OR REPLACE TRIGGER tell_rights AFTER INSERT OR UPDATE OR DELETE ON account FOR EACH ROW EXECUTE FUNCTION tell_rights()",
    "CREATE OR REPLACE TRIGGER tell_rights AFTER INSERT OR UPDATE OR DELETE ON player FOR EACH ROW EXECUTE FUNCTION tell_rights()",
    "CREATE OR REPLACE TRIGGER tell_rights AFTER INSERT OR UPDATE OR DELETE ON session FOR EACH ROW EXECUTE FUNCTION tell_rights()",
    "CREATE OR REPLACE TRIGGER tell_rights AFTER INSERT OR UPDATE OR DELETE ON session_player FOR EACH ROW EXECUTE FUNCTION tell_rights()",
    "CREATE OR REPLACE TRIGGER tell_rights AFTER INSERT OR UPDATE OR DELETE ON staff FOR EACH ROW EXECUTE FUNCTION tell_rights()",
    "CREATE OR REPLACE TRIGGER tell_rights AFTER DELETE ON event FOR EACH ROW EXECUTE FUNCTION tell_rights()",
];

/// Sees to it that the database tells of every row of rights that changes, whichever program changes it. One statement
/// after the other, each its own transaction: with two tables in hand it could wait for a change that waits for it.
pub async fn tell_of_rights(pool: &PgPool) -> sqlx::Result<()> {
    let mut connection = pool.acquire().await?;
    let told = "SELECT COUNT(*) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        WHERE t.tgname = 'tell_rights' AND c.relnamespace = current_schema()::regnamespace";
    let told: i64 = sqlx::query_scalar(told).fetch_one(&mut *connection).await?;
    if usize::try_from(told) == Ok(TABLES.len() + 1) {
        return Ok(());
    }
    // A process that begins beside this one waits: two cannot replace a function at the same time.
    let alone = "SELECT pg_advisory_lock(hashtextextended('rights', 0))";
    sqlx::query(alone).execute(&mut *connection).await?;
    let mut made = Ok(());
    for statement in TELL_RIGHTS {
        made = made.and(sqlx::raw_sql(statement).execute(&mut *connection).await.map(drop));
    }
    // The lock goes with the connection.
    connection.close().await?;
    made
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::database::rights::EVENTS;

    #[test]
    fn every_table_of_rights_tells_of_its_rows() {
        let [function, triggers @ ..] = TELL_RIGHTS;
        let of = |table: &str| format!(" ON {table} FOR EACH ROW");
        let told = |table: &str| triggers.iter().filter(|trigger| trigger.contains(&of(table))).count();
        assert!(TABLES.into_iter().chain([EVENTS]).all(|table| told(table) == 1));
        assert!(function.contains(&format!("pg_notify('{RIGHTS}'")));
    }
}
