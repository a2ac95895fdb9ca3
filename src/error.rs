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
        let locked = error
            .as_database_error()
            .and_then(sqlx::error::DatabaseError::code)
            .is_some_and(|code| code == "5" || code == "517");
        if locked || matches!(error, sqlx::Error::PoolTimedOut) { Self::Busy } else { Self::Database(error) }
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Self {
        Self::Broken(format!("stored JSON could not be read: {error}"))
    }
}
