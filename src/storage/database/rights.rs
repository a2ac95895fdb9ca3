//! Whether anything was changed of who somebody is and what they may do: as long as nothing was, what was read of it
//! before still holds, and a page need not ask again. Either database itself names the tables whose rows change; here is
//! how SQLite does.

use sqlx::sqlite::{SqliteConnection, SqliteOperation};
use std::{
    io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::{Duration, SystemTime},
};

/// Their rows say who somebody is, and in which part.
pub const TABLES: [&str; 5] = ["account", "player", "session", "session_player", "staff"];
/// The same, where a row goes: who had a part in an event has none without it.
pub const EVENTS: &str = "event";
/// What is added to the name of the database's file.
pub const ENDING: &str = "-rights";

/// When rights last changed: here, and in commands beside the server, which say so by the time of a file.
pub struct Rights {
    changes: AtomicU64,
    /// Connections that have changed some and neither committed it nor taken it back.
    unsettled: AtomicUsize,
    /// Its time is when rights last changed, in any process; none where the database is in no file.
    file: Option<PathBuf>,
}

/// As long as it is the same, so are everybody's rights.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RightsStamp {
    changes: u64,
    /// None: no process has told anything yet.
    told: Option<SystemTime>,
}

/// What one connection has changed and not settled yet.
#[derive(Clone)]
pub struct UnsettledRights {
    rights: Arc<Rights>,
    some: Arc<AtomicBool>,
}

/// Settles what a connection leaves behind: when this is dropped SQLite has closed it, or is about to.
struct AtTheEnd(UnsettledRights);

impl RightsStamp {
    /// Where others' changes are counted as one's own are.
    pub fn from_changes(changes: u64) -> Self {
        Self { changes, told: None }
    }
}

impl Rights {
    /// Of the database in this file; where there is none, nothing is taken as known.
    pub fn from_database_file(database: &Path) -> Arc<Self> {
        let beside = |real: PathBuf| {
            let mut name = real.into_os_string();
            name.push(ENDING);
            PathBuf::from(name)
        };
        let file = std::fs::canonicalize(database).ok().map(beside);
        Arc::new(Self { changes: AtomicU64::new(0), unsettled: AtomicUsize::new(0), file })
    }

    /// To be asked before rights are read; none while they are being changed, or where changes of other processes could
    /// not be known.
    pub fn stamp(&self) -> Option<RightsStamp> {
        let changes = self.changes.load(Ordering::SeqCst);
        if self.unsettled.load(Ordering::SeqCst) > 0 {
            return None;
        }
        Some(RightsStamp { changes, told: time_of_file(self.file.as_deref()?).ok()? })
    }

    /// Listens to what this connection changes.
    pub async fn listen(
        self: &Arc<Self>,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<UnsettledRights> {
        let unsettled = UnsettledRights { rights: self.clone(), some: Arc::default() };
        let end = AtTheEnd(unsettled.clone());
        connection.lock_handle().await?.set_update_hook(move |row| {
            let goes = matches!(row.operation, SqliteOperation::Delete);
            if TABLES.contains(&row.table) || (goes && row.table == EVENTS) {
                end.0.note();
            }
        });
        Ok(unsettled)
    }

    /// Tells every process. The time of the file is never one that it had before, however coarse the disk's clock is.
    fn tell(&self) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let open = options.open(file)?;
        let before = open.metadata()?.modified()?;
        let mut step = Duration::from_nanos(1);
        while open.metadata()?.modified()? <= before {
            open.set_modified(before + step)?;
            step *= 10;
        }
        Ok(())
    }
}

impl UnsettledRights {
    /// Rights are changed, in a transaction that has not ended.
    fn note(&self) {
        if !self.some.swap(true, Ordering::SeqCst) {
            self.rights.unsettled.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// The transaction has ended, either way: rights are known again, and what was known of them before is not.
    pub fn settle(&self) {
        if !self.some.swap(false, Ordering::SeqCst) {
            return;
        }
        self.rights.changes.fetch_add(1, Ordering::SeqCst);
        if let Err(error) = self.rights.tell() {
            tracing::warn!(?error, "other processes could not be told that rights have changed");
        }
        self.rights.unsettled.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Drop for AtTheEnd {
    fn drop(&mut self) {
        self.0.settle();
    }
}

/// The time of the file, where there is one.
fn time_of_file(file: &Path) -> io::Result<Option<SystemTime>> {
    match std::fs::metadata(file) {
        Ok(there) => there.modified().map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Database, Tx, database::SqliteTx};
    use futures_util::{FutureExt, future::join_all};

    struct Folder {
        folder: tempfile::TempDir,
        database: Database,
    }

    impl Folder {
        async fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let database =
                Database::open_and_migrate(&folder.path().join("site.db").to_string_lossy()).await.unwrap();
            let folder = Self { folder, database };
            folder
                .write(
                    "INSERT INTO session (token_hash, created_at, seen_at, expires_at) VALUES ('a', 1, 1, 1)",
                )
                .await;
            folder
        }

        async fn beside(&self) -> Database {
            Database::open_without_migrating(&self.folder.path().join("site.db").to_string_lossy())
                .await
                .unwrap()
        }

        async fn write(&self, sql: &'static str) {
            let mut tx = self.database.write().await.unwrap();
            run_statement(&mut tx, sql).await;
            tx.commit().await.unwrap();
        }

        /// What stands once what was begun has ended.
        async fn settled(&self) -> RightsStamp {
            for _ in 0..500 {
                if let Some(stamp) = self.database.rights() {
                    return stamp;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            panic!("nothing settles it");
        }
    }

    async fn run_statement(tx: &mut Tx, sql: &'static str) {
        sqlx::query(sql).execute(settled_connection(tx).await).await.unwrap();
    }

    async fn fetch_number(database: &Database, sql: &'static str) -> i64 {
        let mut tx = database.read().await.unwrap();
        sqlx::query_scalar(sql).fetch_one(settled_connection(&mut tx).await).await.unwrap()
    }

    async fn settled_connection(tx: &mut Tx) -> &mut SqliteConnection {
        let Tx::Sqlite(tx) = tx else { panic!("not on a file") };
        SqliteTx::settled(tx).await.unwrap()
    }

    const TOUCH: &str = "UPDATE session SET seen_at = seen_at";
    const OTHER: &str = "INSERT INTO sent_form (once, at) VALUES ('a', 1)";

    /// SQLite tells nothing of the rows of a table that has none but its key.
    #[tokio::test]
    async fn every_table_of_rights_is_there_and_its_rows_are_told_of() {
        let folder = Folder::new().await;
        let told = "SELECT COUNT(*) FROM pragma_table_list WHERE type = 'table' AND NOT wr
            AND name IN ('account', 'player', 'session', 'session_player', 'staff', 'event')";
        assert_eq!(fetch_number(&folder.database, told).await, 6);
        assert_eq!(
            (TABLES.join(" "), EVENTS),
            ("account player session session_player staff".into(), "event")
        );
    }

    #[tokio::test]
    async fn a_change_of_rights_is_known_when_it_is_committed_and_no_other_change_is_one() {
        let folder = Folder::new().await;
        let before = folder.database.rights().unwrap();
        folder.write(OTHER).await;
        assert_eq!(folder.database.rights(), Some(before));
        let mut tx = folder.database.write().await.unwrap();
        run_statement(&mut tx, TOUCH).await;
        assert_eq!(folder.database.rights(), None, "nobody knows how it ends");
        tx.commit().await.unwrap();
        let after = folder.database.rights().unwrap();
        assert_ne!(after, before);
        // One that touches no row, none.
        folder.write("DELETE FROM staff").await;
        assert_eq!(folder.database.rights(), Some(after));
    }

    #[tokio::test]
    async fn where_others_cannot_be_heard_nothing_is_taken_as_known() {
        let folder = Folder::new().await;
        let file = folder.folder.path().join("site.db-rights");
        std::fs::remove_file(&file).unwrap();
        // A name that leads nowhere: a loop.
        #[cfg(unix)]
        std::os::unix::fs::symlink(&file, &file).unwrap();
        assert_eq!(folder.database.rights(), None);
        folder.write(TOUCH).await;
        assert_eq!(folder.database.rights(), None);
    }

    #[tokio::test]
    async fn changes_that_share_a_commit_are_known_with_it() {
        let folder = Folder::new().await;
        let before = folder.database.rights().unwrap();
        let change = async |sql: &'static str| folder.write(sql).await;
        join_all([OTHER, TOUCH, TOUCH].map(change)).await;
        assert_ne!(folder.database.rights().unwrap(), before);
    }

    #[tokio::test]
    async fn a_change_that_is_dropped_leaves_rights_known() {
        let folder = Folder::new().await;
        let mut tx = folder.database.write().await.unwrap();
        run_statement(&mut tx, TOUCH).await;
        drop(tx);
        folder.settled().await;
        folder.write(OTHER).await;
        assert!(folder.database.rights().is_some());
    }

    #[tokio::test]
    async fn a_commit_that_nobody_waits_for_any_more_is_known() {
        let folder = Folder::new().await;
        let before = folder.database.rights().unwrap();
        let mut tx = folder.database.write().await.unwrap();
        run_statement(&mut tx, "DELETE FROM session").await;
        // It is sent, and dropped before SQLite has answered.
        assert!(tx.commit().now_or_never().is_none());
        assert_ne!(folder.settled().await, before);
        assert_eq!(fetch_number(&folder.database, "SELECT COUNT(*) FROM session").await, 0);
    }

    #[tokio::test]
    async fn what_another_process_changes_is_known() {
        let folder = Folder::new().await;
        let other = folder.beside().await;
        let mut before = folder.database.rights().unwrap();
        for _ in 0..3 {
            let mut tx = other.write().await.unwrap();
            run_statement(&mut tx, TOUCH).await;
            tx.commit().await.unwrap();
            let after = folder.database.rights().unwrap();
            assert_ne!(after, before);
            before = after;
        }
        // Somebody tidies up.
        std::fs::remove_file(folder.folder.path().join("site.db-rights")).unwrap();
        assert_ne!(folder.database.rights(), Some(before));
        folder.write(TOUCH).await;
        assert_ne!(folder.database.rights(), Some(before));
    }
}
