//! Statements for SQLite that go to its thread together: one way there and back costs more than most of them.

use sqlx::{
    Arguments, AssertSqlSafe, Either, Encode, Executor, FromRow, Sqlite, Type,
    error::BoxDynError,
    sqlite::{SqliteArguments, SqliteConnection, SqliteRow},
};

/// One after the other, with what is bound to them.
#[derive(Default)]
pub struct Asked {
    sql: String,
    arguments: SqliteArguments,
    /// What could not be bound.
    error: Option<BoxDynError>,
}

/// What the last of them answered.
#[derive(Default)]
pub struct Answered {
    pub rows: Vec<SqliteRow>,
    /// How many rows it changed.
    pub changed: u64,
}

impl Asked {
    /// One more statement, with its own `$1`, `$2` …
    pub fn push(&mut self, sql: &str) {
        if self.sql.is_empty() {
            sql.clone_into(&mut self.sql);
            return;
        }
        self.sql.push_str("; ");
        let bound = self.arguments.len();
        let mut pieces = sql.split('$');
        self.sql.push_str(pieces.next().unwrap_or_default());
        for piece in pieces {
            let digits = piece.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(piece.len());
            let (number, rest) = piece.split_at(digits);
            self.sql.push('$');
            if let Ok(number) = number.parse::<usize>() {
                self.sql.push_str(&(number + bound).to_string());
            }
            self.sql.push_str(rest);
        }
    }

    /// The next value of the statement that was pushed last.
    #[must_use]
    pub fn with<'t>(mut self, value: impl Encode<'t, Sqlite> + Type<Sqlite>) -> Self {
        if let Err(error) = self.arguments.add(value) {
            self.error.get_or_insert(error);
        }
        self
    }

    pub fn is_empty(&self) -> bool {
        self.sql.is_empty()
    }

    /// Runs them until one fails.
    pub async fn run(self, connection: &mut SqliteConnection) -> sqlx::Result<Answered> {
        let mut answered = Answered::default();
        if self.sql.is_empty() {
            return Ok(answered);
        }
        if let Some(error) = self.error {
            return Err(sqlx::Error::Encode(error));
        }
        let asked = sqlx::query_with(AssertSqlSafe(self.sql), self.arguments);
        let mut answers = connection.fetch_many(asked);
        while let Some(answer) = futures_util::TryStreamExt::try_next(&mut answers).await? {
            match answer {
                Either::Left(done) => answered.changed = done.rows_affected(),
                Either::Right(row) => answered.rows.push(row),
            }
        }
        Ok(answered)
    }
}

impl Answered {
    /// Every row.
    pub fn all<T: for<'r> FromRow<'r, SqliteRow>>(self) -> sqlx::Result<Vec<T>> {
        self.rows.iter().map(T::from_row).collect()
    }

    /// The first row; None where there is none.
    pub fn first<T: for<'r> FromRow<'r, SqliteRow>>(self) -> sqlx::Result<Option<T>> {
        self.rows.first().map(T::from_row).transpose()
    }

    /// The value of a row that is there.
    pub fn value<T>(self) -> sqlx::Result<T>
    where
        (T,): for<'r> FromRow<'r, SqliteRow>,
    {
        self.first()?.map(|(value,)| value).ok_or(sqlx::Error::RowNotFound)
    }

    /// How many rows were changed.
    pub fn changed(self) -> sqlx::Result<u64> {
        Ok(self.changed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_statement_keeps_its_own_values() {
        let mut asked = Asked::default();
        asked.push("SAVEPOINT change");
        asked.push("UPDATE t SET a = $2 WHERE b = $1");
        asked = asked.with(7_i64).with("seven");
        asked.push("INSERT INTO t (a, b) VALUES ($1, $2 + 1), ($2, $1)");
        asked = asked.with("eight").with(8_i64);
        asked.push("RELEASE change");
        assert_eq!(
            asked.sql,
            "SAVEPOINT change; UPDATE t SET a = $2 WHERE b = $1; \
             INSERT INTO t (a, b) VALUES ($3, $4 + 1), ($4, $3); RELEASE change"
        );
        assert_eq!(asked.arguments.len(), 4);
    }
}
