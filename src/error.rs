//! Everything that can stop a request or a command.

/// What went wrong, by what can be done about it.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("There is nothing at this address.")]
    NotFound,
    /// Whoever asks has to sign in first.
    #[error("Sign in first.")]
    SignIn,
    /// The text says who may.
    #[error("{0}")]
    Forbidden(String),
    /// The person can put this right; the text says how.
    #[error("{0}")]
    Refused(String),
    /// Somebody else changed it meanwhile; the text says who, when and to what.
    #[error("{0}")]
    Conflict(String),
    /// The same form came a second time; the first one was saved.
    #[error("That was already saved.")]
    SentTwice,
    #[error("{0}")]
    TooLarge(String),
    #[error("Too many tries. Wait a minute and try again.")]
    TooMany,
    #[error("The site is busy. Nothing was saved; try again in a few seconds.")]
    Busy,
    #[error(
        "The server's disk is full, so nothing was saved. Tell the organiser, and send it again when there is room: nothing that was saved before is lost."
    )]
    NoRoom,
    /// Whether the change was saved is not known.
    #[error(
        "The database does not answer just now. Send it again in a few seconds: what was saved already does not count twice."
    )]
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
    /// A refusal: the text says what to put right.
    pub fn refused(text: impl Into<String>) -> Self {
        Self::Refused(text.into())
    }

    /// What to show beside the form that was sent, when the person can put it right; else the error.
    pub fn refusal(self) -> Result<String> {
        match self {
            Self::Refused(text) | Self::Conflict(text) | Self::TooLarge(text) => Ok(text),
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
            // SQLite: full, or a write, a truncation or its shared memory was not taken. PostgreSQL: disk full.
            "13" | "778" | "1546" | "4874" | "53100" => Self::NoRoom,
            // SQLite: a flush failed, so that nobody knows what is on the disk. PostgreSQL: shutting down,
            // starting, or out of connections.
            "1034" | "1290" | "57P01" | "57P02" | "57P03" | "53300" => Self::Away,
            _ => Self::Database(error),
        }
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Self {
        Self::Broken(format!("stored JSON could not be read: {error}"))
    }
}
