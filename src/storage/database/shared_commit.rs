//! On SQLite, changes that wait for one another share a transaction and its flush to the disk. Each has a savepoint
//! of its own, so that one that fails is undone alone; none is told that it is in before the flush.

use super::{
    rights::{Rights, RightsStamp, UnsettledRights},
    statement::{Changed, QueryAnswer, SqlBatch},
};
use sqlx::{
    ConnectOptions, Connection,
    error::{DatabaseError, ErrorKind},
    sqlite::{SqliteConnectOptions, SqliteConnection},
};
use std::{
    borrow::Cow,
    fmt,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};
use tokio::sync::{Mutex, OwnedMutexGuard, oneshot};

/// Where changes stand in line, one at a time.
pub struct ChangeLine {
    writer: Arc<Mutex<Writer>>,
    waiting: AtomicUsize,
    patience: Duration,
    rights: Arc<Rights>,
}

/// The one connection that writes.
pub struct Writer {
    options: SqliteConnectOptions,
    rights: Arc<Rights>,
    /// None: whoever needs it next opens it.
    connection: Option<OwnConnection>,
    /// What goes to SQLite with the next statement.
    waiting: SqlBatch,
    /// The transaction that the next change joins; none while none is begun.
    shared: Option<SharedTransaction>,
}

/// The connection, and what it has changed of people's rights.
struct OwnConnection {
    sqlite: SqliteConnection,
    unsettled: UnsettledRights,
}

struct SharedTransaction {
    /// Those whose changes are in, and who wait for the flush.
    members: Vec<oneshot::Sender<sqlx::Result<()>>>,
    change: CommitProgress,
    /// A task waits to commit it.
    will_be_committed: bool,
}

/// How far the change has come that has the connection. The first of a transaction needs no savepoint: when it fails
/// nobody else is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CommitProgress {
    /// There is none.
    None,
    /// The first: SQLite has heard nothing of it yet.
    FirstToBegin,
    First,
    /// Another: SQLite has heard nothing of it yet.
    ToBegin,
    InSavepoint,
}

/// A change: it has the connection until it commits or is dropped.
pub struct SharedChange {
    /// None once it is handed on.
    writer: Option<OwnedMutexGuard<Writer>>,
    line: Arc<ChangeLine>,
}

impl ChangeLine {
    /// A line to a connection of its own; who waits longer than `patience` is sent away.
    pub async fn open_change_line(
        options: SqliteConnectOptions,
        patience: Duration,
    ) -> sqlx::Result<Arc<Self>> {
        let first = options.connect().await?;
        let rights = Rights::from_database_file(options.get_filename());
        let connection = Some(OwnConnection::from_sqlite_connection(first, &rights).await?);
        let writer = Writer {
            options,
            rights: rights.clone(),
            connection,
            waiting: SqlBatch::default(),
            shared: None,
        };
        let (writer, waiting) = (Arc::new(Mutex::new(writer)), AtomicUsize::new(0));
        Ok(Arc::new(Self { writer, waiting, patience, rights }))
    }

    /// As [`super::Database::rights`].
    pub fn rights(&self) -> Option<RightsStamp> {
        self.rights.stamp()
    }

    /// Waits for its turn, and begins a change: in the transaction of those before it, where that is still open.
    /// SQLite hears of it with its first statement.
    pub async fn begin(self: &Arc<Self>) -> sqlx::Result<SharedChange> {
        let mut writer = self.turn().await?;
        if writer.undo_what_failed().await.is_err() {
            // SQLite has rolled all of it back.
            writer.give_up();
        }
        writer.enter().await?;
        Ok(SharedChange { writer: Some(writer), line: self.clone() })
    }

    /// The connection for what is no change of data, while nobody has one begun.
    pub async fn alone(self: &Arc<Self>) -> sqlx::Result<OwnedMutexGuard<Writer>> {
        let mut writer = self.turn().await?;
        // Apart: whoever hangs up meanwhile leaves no half commit.
        let flushed = tokio::spawn(async move {
            writer.flush().await;
            writer
        });
        flushed.await.map_err(|error| sqlx::Error::Io(std::io::Error::other(error)))
    }

    /// Closes the connection, once those before are safe.
    pub async fn close(self: &Arc<Self>) {
        let mut writer = self.writer.clone().lock_owned().await;
        writer.flush().await;
        if let Some(connection) = writer.connection.take() {
            // What was acknowledged is on the disk, whatever it says.
            drop(connection.sqlite.close().await);
        }
    }

    async fn turn(self: &Arc<Self>) -> sqlx::Result<OwnedMutexGuard<Writer>> {
        if let Ok(writer) = self.writer.clone().try_lock_owned() {
            return Ok(writer);
        }
        let place = CommitPlace::count_among(&self.waiting);
        let turn = tokio::time::timeout(self.patience, self.writer.clone().lock_owned()).await;
        drop(place);
        turn.map_err(|_| sqlx::Error::PoolTimedOut)
    }

    /// Once all who stand in line by now have joined.
    async fn commit_in_turn(self: Arc<Self>) {
        self.writer.clone().lock_owned().await.flush().await;
    }
}

/// Counts who waits, also where they give up.
pub(super) struct CommitPlace<'a>(&'a AtomicUsize);

impl<'a> CommitPlace<'a> {
    pub fn count_among(waiting: &'a AtomicUsize) -> Self {
        waiting.fetch_add(1, Ordering::SeqCst);
        Self(waiting)
    }
}

impl Drop for CommitPlace<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl OwnConnection {
    async fn from_sqlite_connection(
        mut sqlite: SqliteConnection,
        rights: &Arc<Rights>,
    ) -> sqlx::Result<Self> {
        let unsettled = rights.listen(&mut sqlite).await?;
        Ok(Self { sqlite, unsettled })
    }
}

impl Writer {
    /// The connection itself, opened where there is none.
    pub async fn connection(&mut self) -> sqlx::Result<&mut SqliteConnection> {
        if self.connection.is_none() {
            self.connection = Some(
                OwnConnection::from_sqlite_connection(self.options.connect().await?, &self.rights).await?,
            );
        }
        self.connection.as_mut().map(|own| &mut own.sqlite).ok_or(sqlx::Error::PoolClosed)
    }

    /// The transaction has ended: before anybody is told so, nothing that was known of rights is taken as true any more.
    fn settle(&self) {
        if let Some(own) = &self.connection {
            own.unsettled.settle();
        }
    }

    /// SQLite takes its write lock at once: another process then waits, where it would otherwise fail half-way with
    /// "database is locked".
    async fn enter(&mut self) -> sqlx::Result<()> {
        self.connection().await?;
        self.waiting = SqlBatch::default();
        if let Some(begun) = &mut self.shared {
            begun.change = CommitProgress::ToBegin;
            self.waiting.push("SAVEPOINT change");
        } else {
            let change = CommitProgress::FirstToBegin;
            self.shared = Some(SharedTransaction { members: Vec::new(), change, will_be_committed: false });
            self.waiting.push("BEGIN IMMEDIATE");
        }
        Ok(())
    }

    /// Sends what waits, with what is asked beside it.
    async fn run(&mut self, asked: SqlBatch, answer: &mut dyn QueryAnswer) -> sqlx::Result<u64> {
        if asked.is_empty() {
            return Ok(0);
        }
        if let Some(begun) = &mut self.shared {
            begun.change = match begun.change {
                CommitProgress::FirstToBegin => CommitProgress::First,
                CommitProgress::ToBegin => CommitProgress::InSavepoint,
                further => further,
            };
        }
        asked.run(self.connection().await?, answer).await
    }

    async fn say(&mut self, sql: &str) -> sqlx::Result<()> {
        let mut asked = SqlBatch::default();
        asked.push(sql);
        self.run(asked, &mut Changed).await.map(drop)
    }

    /// Undoes a change that was dropped. When that cannot be done, SQLite has rolled back the whole transaction, as it
    /// does when the disk is full.
    async fn undo_what_failed(&mut self) -> sqlx::Result<()> {
        if self.shared.as_ref().is_some_and(|begun| begun.change == CommitProgress::InSavepoint) {
            if let Err(error) = self.say("ROLLBACK TO change; RELEASE change").await
                && !self.has_a_transaction().await
            {
                return Err(error);
            }
            // Whoever was dropped before SQLite heard of their savepoint, or after it was released, left nothing to undo.
            self.ended();
        }
        Ok(())
    }

    /// Whether SQLite has a transaction begun: it then begins no other.
    async fn has_a_transaction(&mut self) -> bool {
        let begun = self.say("BEGIN IMMEDIATE").await;
        begun.is_err_and(|error| {
            error.as_database_error().is_some_and(|said| said.message().ends_with("within a transaction"))
        })
    }

    /// No change has the connection any more.
    fn ended(&mut self) {
        self.waiting = SqlBatch::default();
        if let Some(begun) = &mut self.shared {
            begun.change = CommitProgress::None;
        }
    }

    /// Lets all that is begun go, and the connection with it: another one is opened. Who waits is told that it failed.
    fn give_up(&mut self) {
        (self.shared, self.connection, self.waiting) = (None, None, SqlBatch::default());
    }

    /// Commits what is in, and tells everybody.
    async fn flush(&mut self) {
        if self.shared.is_none() {
            return;
        }
        let result = match self.undo_what_failed().await {
            Ok(()) => self.say("COMMIT").await,
            Err(error) => Err(error),
        };
        let begun = self.shared.take();
        match result {
            Ok(()) => self.settle(),
            Err(_) => self.give_up(),
        }
        for member in begun.into_iter().flat_map(|begun| begun.members) {
            let told = result.as_ref().map_err(copy_of_error).copied();
            // Who does not wait any more is not told.
            drop(member.send(told));
        }
    }

    /// Takes back the only change of a transaction. SQLite may have done so itself.
    async fn roll_back(&mut self) {
        let is_back = self.say("ROLLBACK").await.is_ok();
        (self.shared, self.waiting) = (None, SqlBatch::default());
        if is_back {
            self.settle();
        } else {
            self.connection = None;
        }
    }
}

impl SharedChange {
    /// What waits to be sent: more can be put behind it before it is run.
    pub fn asking(&mut self) -> SqlBatch {
        std::mem::take(&mut self.writer_mut().waiting)
    }

    /// Goes along with the next statement, or the commit.
    pub fn later(&mut self, asked: SqlBatch) {
        self.writer_mut().waiting = asked;
    }

    pub async fn run(&mut self, asked: SqlBatch, answer: &mut dyn QueryAnswer) -> sqlx::Result<u64> {
        self.writer_mut().run(asked, answer).await
    }

    /// The connection itself, once what waits is sent.
    pub async fn settled(&mut self) -> sqlx::Result<&mut SqliteConnection> {
        let asked = self.asking();
        self.run(asked, &mut Changed).await?;
        self.writer_mut().connection().await
    }

    /// Comes back once the change is safe on the disk.
    pub async fn commit(mut self) -> sqlx::Result<()> {
        let others_come = self.line.waiting.load(Ordering::SeqCst) > 0;
        let mut asked = self.asking();
        let begun = self.begun_mut();
        let (change, will_be_committed) = (begun.change, begun.will_be_committed);
        let is_first = matches!(change, CommitProgress::FirstToBegin | CommitProgress::First);
        if is_first && !others_come {
            asked.push("COMMIT");
            self.run(asked, &mut Changed).await?;
            let writer = self.writer_mut();
            writer.shared = None;
            writer.settle();
            return Ok(());
        }
        if !is_first {
            asked.push("RELEASE change");
        }
        self.run(asked, &mut Changed).await?;
        let (done, told) = oneshot::channel();
        let begun = self.begun_mut();
        begun.members.push(done);
        begun.change = CommitProgress::None;
        begun.will_be_committed = true;
        drop(self.writer.take());
        if !will_be_committed {
            tokio::spawn(self.line.clone().commit_in_turn());
        }
        // All of it was rolled back: they may try again.
        told.await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }

    fn writer_mut(&mut self) -> &mut Writer {
        self.writer.as_mut().expect("a change has the connection until it ends")
    }

    fn begun_mut(&mut self) -> &mut SharedTransaction {
        self.writer_mut().shared.as_mut().expect("a change has its transaction until it ends")
    }
}

impl Drop for SharedChange {
    /// What failed in a savepoint is undone by the next in line; the first change of a transaction takes it along.
    fn drop(&mut self) {
        let Some(mut writer) = self.writer.take() else { return };
        match writer.shared.as_ref().map(|begun| begun.change) {
            None | Some(CommitProgress::None | CommitProgress::InSavepoint) => {}
            Some(CommitProgress::ToBegin) => writer.ended(),
            Some(CommitProgress::FirstToBegin) => writer.shared = None,
            Some(CommitProgress::First) => match tokio::runtime::Handle::try_current() {
                Ok(runtime) => drop(runtime.spawn(async move { writer.roll_back().await })),
                // Nothing runs any more: closed, it is rolled back.
                Err(_) => writer.give_up(),
            },
        }
    }
}

/// The error of a shared commit, for each of those who shared it.
pub(super) fn copy_of_error(error: &sqlx::Error) -> sqlx::Error {
    match error.as_database_error() {
        Some(said) => sqlx::Error::Database(Box::new(SharedError {
            message: said.message().to_owned(),
            code: said.code().map(Cow::into_owned),
        })),
        None => sqlx::Error::Io(std::io::Error::other(error.to_string())),
    }
}

/// What the database said when it could not commit.
#[derive(Debug)]
pub(crate) struct SharedError {
    pub message: String,
    pub code: Option<String>,
}

impl fmt::Display for SharedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for SharedError {}

impl DatabaseError for SharedError {
    fn message(&self) -> &str {
        &self.message
    }

    fn code(&self) -> Option<Cow<'_, str>> {
        self.code.as_deref().map(Cow::Borrowed)
    }

    fn as_error(&self) -> &(dyn std::error::Error + Send + Sync + 'static) {
        self
    }

    fn as_error_mut(&mut self) -> &mut (dyn std::error::Error + Send + Sync + 'static) {
        self
    }

    fn into_error(self: Box<Self>) -> Box<dyn std::error::Error + Send + Sync + 'static> {
        self
    }

    fn kind(&self) -> ErrorKind {
        ErrorKind::Other
    }
}

#[cfg(test)]
mod tests;
