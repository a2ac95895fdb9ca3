//! Statements for SQLite that go to its thread together: one way there and back costs more than most of them.

use sqlx::{
    Arguments, AssertSqlSafe, Either, Encode, Executor, FromRow, Sqlite, Type,
    error::BoxDynError,
    sqlite::{SqliteArguments, SqliteConnection, SqliteRow},
};

/// One after the other, with what is bound to them.
#[derive(Default)]
pub struct SqlBatch {
    sql: String,
    arguments: SqliteArguments,
    /// What could not be bound.
    error: Option<BoxDynError>,
}

/// What is made of an answer, row by row as they come: a row takes many times the memory of what is made of it.
pub trait QueryAnswer: Send {
    fn take(&mut self, row: &SqliteRow) -> sqlx::Result<()>;
}

/// Every row.
pub struct All<T>(Vec<T>);

/// The first row; None where there is none.
pub struct FirstRow<T>(Option<T>);

/// The value of a row that is there.
pub struct RowValue<T>(FirstRow<(T,)>);

/// How many rows were changed; none is looked at.
#[derive(Default)]
pub struct Changed;

impl SqlBatch {
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

    /// Runs them until one fails; how many rows the last of them changed. Rows that cannot be read keep none of them
    /// from being run.
    pub async fn run(
        self,
        connection: &mut SqliteConnection,
        answer: &mut dyn QueryAnswer,
    ) -> sqlx::Result<u64> {
        if self.sql.is_empty() {
            return Ok(0);
        }
        if let Some(error) = self.error {
            return Err(sqlx::Error::Encode(error));
        }
        let asked = sqlx::query_with(AssertSqlSafe(self.sql), self.arguments);
        let mut answers = connection.fetch_many(asked);
        let (mut changed, mut taken) = (0, Ok(()));
        while let Some(answered) = futures_util::TryStreamExt::try_next(&mut answers).await? {
            match answered {
                Either::Left(done) => changed = done.rows_affected(),
                Either::Right(row) if taken.is_ok() => taken = answer.take(&row),
                Either::Right(_) => {}
            }
        }
        taken.map(|()| changed)
    }
}

impl<T: for<'r> FromRow<'r, SqliteRow> + Send> QueryAnswer for All<T> {
    fn take(&mut self, row: &SqliteRow) -> sqlx::Result<()> {
        self.0.push(T::from_row(row)?);
        Ok(())
    }
}

impl<T: for<'r> FromRow<'r, SqliteRow> + Send> QueryAnswer for FirstRow<T> {
    fn take(&mut self, row: &SqliteRow) -> sqlx::Result<()> {
        if self.0.is_none() {
            self.0 = Some(T::from_row(row)?);
        }
        Ok(())
    }
}

impl<T: Send> QueryAnswer for RowValue<T>
where
    (T,): for<'r> FromRow<'r, SqliteRow>,
{
    fn take(&mut self, row: &SqliteRow) -> sqlx::Result<()> {
        self.0.take(row)
    }
}

impl QueryAnswer for Changed {
    fn take(&mut self, _: &SqliteRow) -> sqlx::Result<()> {
        Ok(())
    }
}

impl<T> Default for All<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Default for FirstRow<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Default for RowValue<T> {
    fn default() -> Self {
        Self(FirstRow::default())
    }
}

impl<T> All<T> {
    pub fn end(self, _: u64) -> sqlx::Result<Vec<T>> {
        Ok(self.0)
    }
}

impl<T> FirstRow<T> {
    pub fn end(self, _: u64) -> sqlx::Result<Option<T>> {
        Ok(self.0)
    }
}

impl<T> RowValue<T> {
    pub fn end(self, _: u64) -> sqlx::Result<T> {
        self.0.0.map(|(value,)| value).ok_or(sqlx::Error::RowNotFound)
    }
}

impl Changed {
    pub fn end(self, changed: u64) -> sqlx::Result<u64> {
        Ok(changed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::Connection;

    #[test]
    fn each_statement_keeps_its_own_values() {
        let mut asked = SqlBatch::default();
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

    fn asked_of_one(sql: &str) -> SqlBatch {
        let mut asked = SqlBatch::default();
        asked.push(sql);
        asked
    }

    #[tokio::test]
    async fn every_row_is_read_as_it_comes_and_what_cannot_be_read_keeps_nothing_from_being_run() {
        let mut sqlite = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        asked_of_one("CREATE TABLE t (a)").run(&mut sqlite, &mut Changed).await.unwrap();
        let mut asked = asked_of_one("INSERT INTO t VALUES (1) RETURNING 'no number'");
        asked.push("INSERT INTO t VALUES (2), (3)");
        let mut numbers = All::<(i64,)>::default();
        asked.run(&mut sqlite, &mut numbers).await.unwrap_err();
        let mut numbers = All::<(i64,)>::default();
        let changed =
            asked_of_one("SELECT a FROM t ORDER BY a").run(&mut sqlite, &mut numbers).await.unwrap();
        assert_eq!(numbers.end(changed).unwrap(), [(1,), (2,), (3,)]);
        let mut first = FirstRow::<(i64,)>::default();
        asked_of_one("SELECT a FROM t ORDER BY a DESC").run(&mut sqlite, &mut first).await.unwrap();
        assert_eq!(first.end(0).unwrap(), Some((3,)));
        let mut nobody = RowValue::<i64>::default();
        asked_of_one("SELECT a FROM t WHERE a > 3").run(&mut sqlite, &mut nobody).await.unwrap();
        assert!(matches!(nobody.end(0), Err(sqlx::Error::RowNotFound)));
        let changed =
            asked_of_one("UPDATE t SET a = 0 WHERE a > 1").run(&mut sqlite, &mut Changed).await.unwrap();
        assert_eq!(Changed.end(changed).unwrap(), 2);
    }
}
