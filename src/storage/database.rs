//! One set of SQL, two engines: SQLite in a file, or PostgreSQL when the URL says so.
//!
//! Every query is written once, in the SQL that both engines speak, through the macros below.
//! The few places where the engines differ are the `match`es of this file.

mod deleted;
mod log_end;
mod postgres;
mod readers;
mod rights;
mod risks;
mod shared_commit;
mod statement;
mod tables;

use crate::{domain::ids::EventId, limits::hang_up};
use log_end::LogEnd;
use postgres::{PostgresPool, PostgresTx};
use readers::{DatabaseReader, DatabaseReaders};
pub use rights::RightsStamp;
#[cfg(test)]
pub(crate) use shared_commit::SharedError;
use shared_commit::{ChangeLine, SharedChange};
use sqlx::{
    ConnectOptions, Connection,
    sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous},
};
pub(super) use statement::{All, Changed, FirstRow, RowValue};
use statement::{QueryAnswer, SqlBatch};
use std::{
    path::{Path, PathBuf},
    str::FromStr,
    sync::Arc,
    time::Duration,
};

/// What the files beside a SQLite file have at the end of their names.
pub const BESIDE: [&str; 3] = ["-wal", "-shm", rights::ENDING];
/// How soon a server on SQLite sees what a command beside it has changed.
const BETWEEN_LOOKS: Duration = Duration::from_secs(1);
/// How long a writer waits for another one before the visitor is asked to try again.
const PATIENCE: Duration = Duration::from_secs(7);

/// Where everything is kept.
#[derive(Clone)]
pub enum Database {
    /// The connections that read, and the line in front of the one that writes.
    Sqlite {
        read: Arc<DatabaseReaders>,
        changes: Arc<ChangeLine>,
    },
    Postgres(PostgresPool),
}

/// Every read and write happens in one of these.
pub enum Tx {
    Sqlite(SqliteTx),
    Postgres(PostgresTx),
}

/// Reads or writes on SQLite.
pub enum SqliteTx {
    Read(DatabaseReader),
    Change(SharedChange),
}

impl SqliteTx {
    /// A statement to come, behind what waits to be sent.
    pub(super) fn asking(&mut self, sql: &str) -> SqlBatch {
        let mut asked = match self {
            Self::Read(reader) => reader.asking(),
            Self::Change(change) => change.asking(),
        };
        asked.push(sql);
        asked
    }

    pub(super) async fn run(&mut self, asked: SqlBatch, answer: &mut dyn QueryAnswer) -> sqlx::Result<u64> {
        match self {
            Self::Read(reader) => asked.run(reader, answer).await,
            Self::Change(change) => change.run(asked, answer).await,
        }
    }

    /// Not yet, where more is to come: with the next statement, or the commit, where it may fail.
    pub(super) async fn run_later(&mut self, asked: SqlBatch) -> sqlx::Result<()> {
        match self {
            Self::Read(reader) => asked.run(reader, &mut Changed).await.map(drop),
            Self::Change(change) => {
                change.later(asked);
                Ok(())
            }
        }
    }

    /// The connection itself.
    pub async fn settled(&mut self) -> sqlx::Result<&mut SqliteConnection> {
        match self {
            Self::Read(reader) => reader.settled().await,
            Self::Change(change) => change.settled().await,
        }
    }

    async fn commit(self) -> sqlx::Result<()> {
        match self {
            Self::Read(_) => Ok(()),
            Self::Change(change) => change.commit().await,
        }
    }
}

/// What processes tell each other of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Channel {
    Events,
    /// Scoring sheets: many taps, of no concern to the event's other pages.
    Sheets,
}

/// What is heard of other processes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProcessNews {
    /// The line to them is up.
    Up,
    /// It is down: what they say meanwhile is lost.
    Down,
    /// What one of them, or this one, told with [`Tx::commit_and_tell`].
    Told(Channel, String),
    /// An event has this version; said of every event again and again, whoever changed it.
    Version(EventId, i64),
}

impl Database {
    /// Opens the database and brings its tables up to date.
    ///
    /// `url` is `sqlite://PATH`, `postgres://…`, or the path of a SQLite file.
    pub async fn open_and_migrate(url: &str) -> sqlx::Result<Self> {
        let database = Self::open_without_migrating(url).await?;
        database.migrate().await?;
        Ok(database)
    }

    /// Opens the database with its tables as they are; see [`super::schema`].
    pub async fn open_without_migrating(url: &str) -> sqlx::Result<Self> {
        if url.starts_with("postgres") {
            return Ok(Self::Postgres(PostgresPool::open_postgres_pool(url, PATIENCE).await?));
        }
        let options = sqlite_options(url)?;
        for_us_alone(options.get_filename());
        let changes = ChangeLine::open_change_line(options.clone(), PATIENCE).await?;
        let read = DatabaseReaders::open_readers(options.pragma("query_only", "on"), PATIENCE).await?;
        Ok(Self::Sqlite { read, changes })
    }

    /// Brings the tables up to date. What is there already is kept.
    pub async fn migrate(&self) -> sqlx::Result<()> {
        match self {
            Self::Sqlite { changes, .. } => {
                super::migrations::build_migrator().run(changes.alone().await?.connection().await?).await?;
            }
            Self::Postgres(pool) => {
                super::migrations::build_migrator().run(&pool.connections).await?;
                postgres::tell_of_rights(&pool.connections).await?;
            }
        }
        Ok(())
    }

    /// What is wrong with the pages of the file, the first few of it; nothing when all is well. PostgreSQL looks
    /// after its own pages.
    pub async fn damage(&self) -> sqlx::Result<Vec<String>> {
        let Self::Sqlite { read, .. } = self else { return Ok(Vec::new()) };
        let mut read = read.acquire().await?;
        let mut said: Vec<String> = sqlx::query_scalar("PRAGMA quick_check(3)").fetch_all(&mut *read).await?;
        // It read the whole file; a page of the site reads little of it.
        sqlx::query("PRAGMA shrink_memory").execute(&mut *read).await?;
        said.retain(|line| line != "ok");
        Ok(said)
    }

    /// How many events there are, of whatever version the tables are.
    pub async fn count_events(&self) -> sqlx::Result<usize> {
        let count = "SELECT COUNT(*) FROM event";
        let events: i64 = match self {
            Self::Sqlite { read, .. } => {
                sqlx::query_scalar(count).fetch_one(&mut *read.acquire().await?).await?
            }
            Self::Postgres(pool) => sqlx::query_scalar(count).fetch_one(&pool.connections).await?,
        };
        Ok(usize::try_from(events).unwrap_or_default())
    }

    /// The file that this address names; none on PostgreSQL.
    pub fn file_of_url(url: &str) -> Option<PathBuf> {
        if url.starts_with("postgres") {
            return None;
        }
        Some(sqlite_options(url).ok()?.get_filename().to_owned())
    }

    /// A view of the data that stays the same however long the page takes.
    ///
    /// What PostgreSQL needs to connect is kept apart, here and below: every page awaits one of these, and is as large
    /// as the largest of them.
    pub async fn read(&self) -> sqlx::Result<Tx> {
        Ok(match self {
            Self::Sqlite { read, .. } => Tx::Sqlite(SqliteTx::Read(read.acquire().await?.begin())),
            Self::Postgres(pool) => Tx::Postgres(Box::pin(pool.read()).await?),
        })
    }

    /// For one statement that reads: the trips to begin and to end are saved. A second one may see newer data.
    pub async fn read_once(&self) -> sqlx::Result<Tx> {
        Ok(match self {
            Self::Sqlite { read, .. } => Tx::Sqlite(SqliteTx::Read(read.acquire().await?)),
            Self::Postgres(pool) => Tx::Postgres(Box::pin(pool.read_once()).await?),
        })
    }

    /// A change, one after the other; on SQLite those that wait share a commit.
    ///
    /// # Panics
    /// In a build for tests, where whoever hangs up would leave half of it.
    pub async fn write(&self) -> sqlx::Result<Tx> {
        debug_assert!(
            !hang_up::is_dropped_with_client(),
            "a change runs to the end: hang_up::run_to_the_end"
        );
        Ok(match self {
            Self::Sqlite { changes, .. } => Tx::Sqlite(SqliteTx::Change(changes.begin().await?)),
            Self::Postgres(pool) => Tx::Postgres(Box::pin(pool.write()).await?),
        })
    }

    /// The same for a change of one event. Those of an event that wait share a commit on PostgreSQL as well.
    ///
    /// # Panics
    /// As [`Self::write`].
    pub async fn write_event(&self, event: EventId) -> sqlx::Result<Tx> {
        let Self::Postgres(pool) = self else { return self.write().await };
        debug_assert!(
            !hang_up::is_dropped_with_client(),
            "a change runs to the end: hang_up::run_to_the_end"
        );
        Ok(Tx::Postgres(Box::pin(pool.write_event(event)).await?))
    }

    /// To be asked before anything is read of who somebody is and what they may do: it holds as long as this is the same.
    /// None where it has to be read each time: while it is being changed on SQLite, and on PostgreSQL where this process
    /// does not hear what others change.
    pub fn rights(&self) -> Option<RightsStamp> {
        match self {
            Self::Sqlite { changes, .. } => changes.rights(),
            Self::Postgres(pool) => pool.hearing.rights_stamp(),
        }
    }

    /// Whether all that others changed some seconds ago has been heard.
    pub fn hears_others(&self) -> bool {
        match self {
            Self::Sqlite { .. } => true,
            Self::Postgres(pool) => pool.hearing.hears_others(),
        }
    }

    /// Whether only this process can change the data, so that its memory of versions is the truth.
    pub fn is_ours_alone(&self) -> bool {
        matches!(self, Self::Sqlite { .. })
    }

    /// Writes a consistent copy to `path` while the server runs. SQLite only: PostgreSQL has `pg_dump`.
    pub async fn backup(&self, path: &str) -> sqlx::Result<bool> {
        let Self::Sqlite { read, .. } = self else { return Ok(false) };
        for_us_alone(Path::new(path));
        let file = "SELECT file FROM pragma_database_list WHERE name = 'main'";
        let file: String = sqlx::query_scalar(file).fetch_one(&mut *read.acquire().await?).await?;
        // By a connection of its own: the readers may not even write another file, and changes go on meanwhile.
        let mut own = SqliteConnectOptions::new().filename(file).busy_timeout(PATIENCE).connect().await?;
        sqlx::query("VACUUM INTO $1").bind(path).execute(&mut own).await?;
        own.close().await?;
        leave_out_what_is_hidden(path).await?;
        Ok(true)
    }

    /// Closes every connection; SQLite then folds its write-ahead log into the file.
    pub async fn close(&self) {
        match self {
            Self::Sqlite { read, changes } => {
                read.close().await;
                changes.close().await;
            }
            Self::Postgres(pool) => pool.connections.close().await,
        }
    }

    /// Hands on what other processes change, until the database is closed. On PostgreSQL they say so; on SQLite there
    /// is one server, and a command beside it now and then: there the versions are looked at.
    pub async fn listen(&self, mut hear: impl FnMut(ProcessNews) + Send) {
        let pool = match self {
            Self::Sqlite { read, .. } => return look_for_changes(read, hear).await,
            Self::Postgres(pool) => pool,
        };
        loop {
            if let Err(error) = pool.forward_notifications(&mut hear).await {
                hear(ProcessNews::Down);
                tracing::warn!(?error, "lost the database's announcements; trying again");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// Nobody else on the machine reads the file: it is made so where it is not there yet, and SQLite gives the files beside
/// it the same rights; what an earlier version made is closed to others. Where it cannot be made, SQLite says why.
pub(super) fn for_us_alone(file: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    if options.open(file).is_err() {
        #[cfg(unix)]
        for beside in std::iter::once("").chain(BESIDE) {
            let mut name = file.as_os_str().to_owned();
            name.push(beside);
            let is_file = std::fs::metadata(&name).is_ok_and(|there| there.is_file());
            let ours = std::os::unix::fs::PermissionsExt::from_mode(0o600);
            // Of somebody else's file it fails, and stays as it is.
            drop(is_file.then(|| std::fs::set_permissions(name, ours)));
        }
    }
}

/// Takes captains' choices that nobody is to see yet out of a copy, and what was shown since on top of them, such as
/// after a hidden champion: whoever gets hold of it reads no more than the pages tell. They are chosen again where the
/// copy is put back; what was typed in (99, `draft::TYPED`) stands on nothing.
async fn leave_out_what_is_hidden(path: &str) -> sqlx::Result<()> {
    let mut copy = SqliteConnectOptions::new().filename(path).connect().await?;
    let has_drafts = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = 'draft_choice'";
    let drafts: i64 = sqlx::query_scalar(has_drafts).fetch_one(&mut copy).await?;
    if drafts > 0 {
        sqlx::query("PRAGMA secure_delete = ON").execute(&mut copy).await?;
        sqlx::query(
            "DELETE FROM draft_choice WHERE NOT shown OR step < 99 AND EXISTS
                (SELECT 1 FROM draft_choice AS before WHERE before.match_id = draft_choice.match_id
                 AND NOT before.shown AND before.step < draft_choice.step)",
        )
        .execute(&mut copy)
        .await?;
    }
    copy.close().await
}

fn sqlite_options(url: &str) -> sqlx::Result<SqliteConnectOptions> {
    let options = if url.starts_with("sqlite:") {
        SqliteConnectOptions::from_str(url)?
    } else {
        SqliteConnectOptions::new().filename(PathBuf::from(url))
    };
    Ok(options
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // An acknowledged result survives a power cut.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        .foreign_keys(true)
        .statement_cache_capacity(200)
        // A list of a whole hall comes in few hand-overs from SQLite's own thread, and does not wait there as a whole.
        .row_buffer_size(200)
        .pragma("temp_store", "memory")
        .pragma("cache_size", "-16000")
        .pragma("journal_size_limit", "67108864")
        .pragma("trusted_schema", "off")
        // What is deleted is overwritten: in the file nobody reads it any more.
        .pragma("secure_delete", "on")
        .disable_statement_logging())
}

impl Tx {
    /// Nobody else changes anything until it ends, so that every part of a statement sees the newest data.
    pub(super) fn is_alone(&self) -> bool {
        matches!(self, Self::Sqlite(SqliteTx::Change(_)))
    }

    /// Makes others who ask for the same name wait until it ends. On SQLite changes come one after the other anyway.
    pub(super) async fn lock_name(&mut self, name: &str) -> sqlx::Result<()> {
        if let Self::Postgres(tx) = self {
            let lock = sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))").bind(name);
            lock.execute(&mut **tx).await?;
        }
        Ok(())
    }

    pub async fn commit(self) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(tx) => tx.commit().await,
            Self::Postgres(tx) => tx.commit().await,
        }
    }

    /// Commits, and tells every process that listens to this channel, this one included. On SQLite nobody is told.
    pub async fn commit_and_tell(self, channel: Channel, text: &str) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(tx) => tx.commit().await,
            Self::Postgres(mut tx) => {
                let tell = sqlx::query("SELECT pg_notify($1, $2)").bind(channel.as_str()).bind(text);
                tell.execute(&mut *tx).await?;
                tx.commit().await
            }
        }
    }
}

enum_words! { Channel: Events "event_changed", Sheets "sheet_changed" }

async fn look_for_changes(read: &Arc<DatabaseReaders>, mut hear: impl FnMut(ProcessNews)) {
    let mut end = LogEnd::default();
    while !read.is_closed() {
        tokio::time::sleep(BETWEEN_LOOKS).await;
        let Ok(mut reader) = read.acquire().await else { continue };
        let Ok(found) = end.read_versions_since(&mut reader).await else { continue };
        drop(reader);
        found.into_iter().for_each(&mut hear);
    }
}

/// `fetch_all!(tx, "SELECT … WHERE id = $1", id)`: rows, as anything that is `FromRow`.
macro_rules! fetch_all { ($($query:tt)+) => {
    on_either_engine!(query_as, fetch_all, $crate::storage::All<_>, $($query)+)
} }
/// At most one row.
macro_rules! fetch_optional { ($($query:tt)+) => {
    on_either_engine!(query_as, fetch_optional, $crate::storage::FirstRow<_>, $($query)+)
} }
/// One value of one row that is there.
macro_rules! fetch_value { ($($query:tt)+) => {
    on_either_engine!(query_scalar, fetch_one, $crate::storage::RowValue<_>, $($query)+)
} }
/// `execute!(tx, "UPDATE … WHERE id = $1", id)`: how many rows it changed.
macro_rules! execute { ($($query:tt)+) => {
    on_either_engine!(query, execute, $crate::storage::Changed, $($query)+; |done| done.rows_affected())
} }

macro_rules! on_either_engine {
    (
        $kind:ident, $run:ident, $answer:ty, $tx:expr, $sql:expr $(, $value:expr)* $(,)? $(; |$done:ident| $map:expr)?
    ) => {
        match $tx {
            $crate::storage::Tx::Sqlite(tx) => {
                let asked = tx.asking($sql)$(.with($value))*;
                let mut answer: $answer = Default::default();
                tx.run(asked, &mut answer).await.and_then(|changed| answer.end(changed))
            }
            $crate::storage::Tx::Postgres(tx) => {
                sqlx::$kind($sql)$(.bind($value))*.$run(&mut **tx).await$(.map(|$done| $map))?
            }
        }
    };
}

/// `execute_later!(tx, "INSERT …", id)`: on SQLite it goes along with the next statement, or the commit, and fails
/// there. For what fails but by a fault of ours, or where the whole change is refused for it.
macro_rules! execute_later {
    ($tx:expr, $sql:expr $(, $value:expr)+ $(,)?) => {
        match $tx {
            $crate::storage::Tx::Sqlite(tx) => {
                let asked = tx.asking($sql)$(.with($value))+;
                tx.run_later(asked).await
            }
            $crate::storage::Tx::Postgres(tx) => {
                sqlx::query($sql)$(.bind($value))+.execute(&mut **tx).await.map(drop)
            }
        }
    };
}

/// `for_either_engine!(tx, |tx, Engine| …)`: the same lines for both, with the transaction and the engine's type.
macro_rules! for_either_engine {
    ($tx:expr, |$inner:ident, $engine:ident| $work:expr) => {
        match $tx {
            $crate::storage::Tx::Sqlite($inner) => {
                type $engine = sqlx::Sqlite;
                let mut connection = $inner.settled().await?;
                #[expect(
                    clippy::mut_mut,
                    reason = "on PostgreSQL the same lines reach through one more reference"
                )]
                let $inner = &mut connection;
                $work
            }
            $crate::storage::Tx::Postgres($inner) => {
                type $engine = sqlx::Postgres;
                $work
            }
        }
    };
}

/// `row!(Player { id, name })`: a struct read from the columns that its fields are named after,
/// so that domain types need not know a database exists.
///
/// `row!(Battle as Row)`: the same through another struct, whose fields are the columns.
macro_rules! row {
    ($type:ty as $columns:ty) => {
        row!(@through sqlx::sqlite::SqliteRow, $type, $columns);
        row!(@through sqlx::postgres::PgRow, $type, $columns);
    };
    (@through $row:ty, $type:ty, $columns:ty) => {
        impl sqlx::FromRow<'_, $row> for $type {
            fn from_row(row: &$row) -> sqlx::Result<Self> {
                <$columns as sqlx::FromRow<'_, $row>>::from_row(row).map(Self::from)
            }
        }
    };
    ($type:ty { $($field:ident),+ $(,)? }) => {
        row!(@for sqlx::sqlite::SqliteRow, $type, $($field),+);
        row!(@for sqlx::postgres::PgRow, $type, $($field),+);
    };
    (@for $row:ty, $type:ty, $($field:ident),+) => {
        impl sqlx::FromRow<'_, $row> for $type {
            fn from_row(row: &$row) -> sqlx::Result<Self> {
                Ok(Self { $($field: sqlx::Row::try_get(row, stringify!($field))?),+ })
            }
        }
    };
}

/// A column that names rows of another table.
pub(in crate::storage) struct ColumnReference {
    pub own: String,
    /// The other table.
    pub table: String,
    /// The column of the other table.
    pub named: String,
}
row!(ColumnReference { own, table, named });
