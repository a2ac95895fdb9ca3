//! Everything that can stop a request or a command.

use crate::{
    domain::{
        refusal::{Conflict, Forbidden, Refusal, TooLarge},
        teams::OtherEntrants,
    },
    limits::work_queue::NoTurn,
};
use std::time::Duration;

/// What went wrong, by what can be done about it. The sentences for people are in [`crate::text`]; what an error
/// displays by itself is for the log of the server.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("not found")]
    NotFound,
    /// Whoever asks has to sign in first.
    #[error("not signed in")]
    SignIn,
    /// Says who may.
    #[error("forbidden: {0:?}")]
    Forbidden(Forbidden),
    /// The person can put this right.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Somebody else changed it meanwhile.
    #[error("conflict: {0:?}")]
    Conflict(Conflict),
    /// The same form came a second time; the first one was saved.
    #[error("sent twice")]
    SentTwice,
    #[error("too large: {0:?}")]
    TooLarge(TooLarge),
    /// Too many tries: how long to wait for the next one.
    #[error("too many tries")]
    TooMany(Duration),
    /// Nothing was saved; it may work in a few seconds.
    #[error("busy")]
    Busy,
    /// The server's disk is full: nothing was saved, and nothing that was saved before is lost.
    #[error("no room on the disk")]
    NoRoom,
    /// Whether the change was saved is not known.
    #[error("the database does not answer")]
    Away,
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
    #[error("the template failed: {0}")]
    Template(#[from] askama::Error),
    /// A bug: stored data that cannot be read, a rule of our own that did not hold.
    #[error("{0}")]
    Broken(String),
}

pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// What the person can put right.
    pub fn from_refusal(why: impl Into<Refusal>) -> Self {
        Self::Refused(why.into())
    }

    /// The same error, to be told beside the form that was sent, when the person can put it right.
    ///
    /// # Errors
    /// Every other one: it gets a page of its own.
    pub fn refusal(self) -> Result<Self> {
        match self {
            Self::Refused(_) | Self::Conflict(_) | Self::TooLarge(_) => Ok(self),
            error => Err(error),
        }
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        if matches!(error, sqlx::Error::PoolTimedOut) {
            return Self::Busy;
        }
        if matches!(error, sqlx::Error::Io(_) | sqlx::Error::PoolClosed) {
            return Self::Away;
        }
        let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
        match code.as_deref().unwrap_or_default() {
            // SQLite: somebody else holds the write lock.
            "5" | "517" => Self::Busy,
            // SQLite: full, or no room for its shared memory. PostgreSQL: disk full.
            "13" | "4874" | "53100" => Self::NoRoom,
            // SQLite: the disk failed: it did not read, write, cut or flush, so that nobody knows what is on it.
            // PostgreSQL: shutting down, starting, or out of connections.
            "10" | "266" | "522" | "778" | "1034" | "1290" | "1546" | "57P01" | "57P02" | "57P03"
            | "53300" => Self::Away,
            _ => Self::Database(error),
        }
    }
}

impl From<OtherEntrants> for Error {
    fn from(_: OtherEntrants) -> Self {
        Self::NotFound
    }
}

impl From<NoTurn> for Error {
    fn from(why: NoTurn) -> Self {
        match why {
            NoTurn::LineIsFull => Self::Busy,
            NoTurn::Broke => Self::Broken("work that takes a while panicked".into()),
        }
    }
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::StorageFull => Self::NoRoom,
            _ => Self::Broken(format!("a file could not be written: {error}")),
        }
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Self {
        Self::Broken(format!("stored JSON could not be read: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::SharedError;

    #[test]
    fn a_disk_that_fails_is_not_called_full() {
        let of = |code: &str| {
            let said = SharedError { message: code.to_owned(), code: Some(code.to_owned()) };
            Error::from(sqlx::Error::Database(Box::new(said)))
        };
        assert!(matches!(of("13"), Error::NoRoom));
        // SQLITE_IOERR, and of reading, writing, flushing, cutting.
        for code in ["10", "266", "522", "778", "1034", "1546"] {
            assert!(matches!(of(code), Error::Away), "{code}");
        }
        assert!(matches!(of("1"), Error::Database(_)));
    }
}
