//! A table's columns, written once: `table!` makes of them the SELECT, the INSERT, the UPDATE and the reading of a row.
//!
//! ```text
//! table! {
//!     Player in player, read by select!;            // the struct, its table, and the macro that begins every SELECT
//!     given event_id: EventId;                      // columns that are not fields: parameters of `insert`, never read
//!     key id;
//!     fixed number, registered_at;                  // written when the row is made, and never again
//!     changing name, club;                          // what `update` writes, in a row that still has its version
//!     also round_number = "r.number";               // fields that are read and are no columns of this table
//!     joined "JOIN round r ON r.id = player.round_id ";
//!     insert: pub insert;                           // or `insert_later: …`: with the next statement, or the commit
//!     rows: pub insert_all;                         // many rows, some hundreds of them in one statement
//!     update: pub update;                           // asks for a column `version`, which counts the updates
//! }
//! ```
//! `given`, `changing`, `also`, `joined`, `rows` and `update` can be left out. `select!("WHERE …")` is the whole
//! statement, as one literal: no SQL is put together while the program runs, but the places of `rows`. Columns are named as the fields are, and stand
//! with the table's name, so that what follows may join others.

/// Rows of one statement: times the columns of any table they are fewer than either engine takes values.
pub(super) const ROWS: usize = 100;

macro_rules! table {
    // With a version, which `update` compares and counts.
    (
        $type:ident in $table:ident, read by $select:ident!;
        $(given $($given:ident: $given_type:ty),+;)?
        key $key:ident;
        fixed $($fixed:ident),+;
        changing $($changing:ident),+;
        $(also $($also:ident = $sql:literal),+; joined $joined:literal;)?
        insert: $insert_vis:vis $insert:ident;
        $(rows: $rows_vis:vis $rows:ident;)?
        update: $update_vis:vis $update:ident;
    ) => {
        table! {
            $type in $table, read by $select!;
            $(given $($given: $given_type),+;)?
            key $key;
            fixed $($fixed),+;
            changing $($changing),+, version;
            $(also $($also = $sql),+; joined $joined;)?
            insert: $insert_vis $insert;
            $(rows: $rows_vis $rows;)?
        }

        /// Writes everything that may change, if the row still has the version that it was read with.
        /// False when somebody else changed it meanwhile.
        $update_vis async fn $update(tx: &mut $crate::storage::Tx, row: &$type) -> sqlx::Result<bool> {
            Ok(execute!(
                tx,
                concat!(
                    "UPDATE ", stringify!($table), " SET ",
                    assignments!([$($changing)+] ["$3" "$4" "$5" "$6" "$7" "$8" "$9" "$10" "$11" "$12" "$13" "$14"
                        "$15" "$16" "$17" "$18" "$19" "$20" "$21" "$22" "$23" "$24" "$25" "$26" "$27" "$28" "$29"] []),
                    "version = version + 1 WHERE ", stringify!($key), " = $1 AND version = $2"
                ),
                &row.$key,
                &row.version
                $(, &row.$changing)+
            )? == 1)
        }
    };
    (
        $type:ident in $table:ident, read by $select:ident!;
        $(given $($given:ident: $given_type:ty),+;)?
        key $key:ident;
        fixed $($fixed:ident),+;
        $(changing $($changing:ident),+;)?
        $(also $($also:ident = $sql:literal),+; joined $joined:literal;)?
        $(insert: $insert_vis:vis $insert:ident;)?
        $(insert_later: $later_vis:vis $later:ident;)?
        $(rows: $rows_vis:vis $rows:ident;)?
    ) => {
        row!($type { $key $(, $fixed)+ $($(, $changing)+)? $($(, $also)+)? });

        table!(
            @select ($) $select $table,
            [stringify!($table), ".", stringify!($key)
                $(, ", ", stringify!($table), ".", stringify!($fixed))+
                $($(, ", ", stringify!($table), ".", stringify!($changing))+)?
                $($(, ", ", $sql, " AS ", stringify!($also))+)?],
            [$($joined)?]
        );

        table!(
            @insert execute [$($insert_vis $insert)?] $type in $table, [$($($given: $given_type),+)?]
            [$key $(, $fixed)+ $($(, $changing)+)?]
        );
        table!(
            @insert execute_later [$($later_vis $later)?] $type in $table, [$($($given: $given_type),+)?]
            [$key $(, $fixed)+ $($(, $changing)+)?]
        );

        table!(
            @rows [$($rows_vis $rows)?] $type in $table, [$($($given: $given_type),+)?], [$key]
            [$($fixed)+ $($($changing)+)?]
        );
    };
    (@insert $execute:ident [] $($unused:tt)*) => {};
    (
        @insert $execute:ident [$vis:vis $insert:ident] $type:ident in $table:ident,
        [$($given:ident: $given_type:ty),*] [$key:ident $(, $column:ident)+]
    ) => {
        /// Adds a row.
        $vis async fn $insert(
            tx: &mut $crate::storage::Tx,
            $($given: $given_type,)*
            row: &$type,
        ) -> sqlx::Result<()> {
            $execute!(
                tx,
                concat!(
                    "INSERT INTO ", stringify!($table), " (", stringify!($key)
                    $(, ", ", stringify!($given))*
                    $(, ", ", stringify!($column))+,
                    ") VALUES (",
                    placeholders!([$key $($given)* $($column)+]
                        ["$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8" "$9" "$10" "$11" "$12" "$13" "$14" "$15" "$16" "$17"
                        "$18" "$19" "$20" "$21" "$22" "$23" "$24" "$25" "$26" "$27" "$28" "$29"] []),
                    ")"
                ),
                &row.$key
                $(, $given)*
                $(, &row.$column)+
            )?;
            Ok(())
        }
    };
    (@rows [] $($unused:tt)*) => {};
    (
        @rows [$vis:vis $rows:ident] $type:ident in $table:ident, [], [$key:ident] [$($column:ident)+]
    ) => {
        table!(@write [$vis $rows] [$type] [row] row in $table, [] [$key] [$($column)+]);
    };
    (
        @rows [$vis:vis $rows:ident] $type:ident in $table:ident, [$($given:ident: $given_type:ty),+], [$key:ident]
        [$($column:ident)+]
    ) => {
        table!(
            @write [$vis $rows] [($($given_type,)+ $type)] [($($given,)+ row)] row in $table, [$($given)+] [$key]
            [$($column)+]
        );
    };
    (
        @write [$vis:vis $rows:ident] [$of:ty] [$read:pat] $row:ident in $table:ident, [$($given:ident)*] [$key:ident]
        [$($column:ident)+]
    ) => {
        /// Adds rows, many in one statement.
        $vis async fn $rows(tx: &mut $crate::storage::Tx, rows: &[$of]) -> sqlx::Result<()> {
            for_either_engine!(tx, |tx, Engine| {
                for some in rows.chunks($crate::storage::table::ROWS) {
                    let mut statement = sqlx::QueryBuilder::<Engine>::new(concat!(
                        "INSERT INTO ", stringify!($table), " (", stringify!($key)
                        $(, ", ", stringify!($given))* $(, ", ", stringify!($column))+, ") "
                    ));
                    statement.push_values(some, |mut values, $read| {
                        values.push_bind(&$row.$key);
                        $(values.push_bind($given);)*
                        $(values.push_bind(&$row.$column);)+
                    });
                    // What is left over has another length each time: not worth remembering.
                    let is_whole = some.len() == $crate::storage::table::ROWS;
                    statement.build().persistent(is_whole).execute(&mut **tx).await?;
                }
            });
            Ok(())
        }
    };
    (@select ($d:tt) $select:ident $table:ident, [$($columns:tt)+], [$($joined:literal)?]) => {
        macro_rules! $select {
            ($d rest:literal) => {
                concat!("SELECT ", $($columns)+, " FROM ", stringify!($table), " ", $($joined,)? $d rest)
            };
        }
    };
}

/// `$1, $2, …`: as many as there are columns.
macro_rules! placeholders {
    ([] [$($unused:literal)*] [$first:literal $($taken:literal)*]) => { concat!($first $(, ", ", $taken)*) };
    ([$column:ident $($columns:ident)*] [$number:literal $($numbers:literal)*] [$($taken:literal)*]) => {
        placeholders!([$($columns)*] [$($numbers)*] [$($taken)* $number])
    };
}

/// `name = $3, club = $4, `: each column with its value.
macro_rules! assignments {
    ([] [$($unused:literal)*] [$($written:tt)*]) => { concat!($($written)*) };
    ([$column:ident $($columns:ident)*] [$number:literal $($numbers:literal)*] [$($written:tt)*]) => {
        assignments!([$($columns)*] [$($numbers)*] [$($written)* stringify!($column), " = ", $number, ", ",])
    };
}

#[cfg(test)]
mod tests {
    use crate::storage::{Database, Tx};
    use uuid::Uuid;

    #[derive(Debug, Clone, PartialEq)]
    struct TestNote {
        id: Uuid,
        place: i64,
        text: Option<String>,
        done: bool,
        version: i64,
        label: String,
    }

    table! {
        TestNote in note, read by select!;
        given owner: &str;
        key id;
        fixed place;
        changing text, done;
        also label = "note.owner || '/' || o.name";
        joined "JOIN owner o ON o.id = note.owner ";
        insert: insert;
        rows: insert_all;
        update: update;
    }

    #[test]
    fn the_statements_are_whole_and_name_every_column_once() {
        assert_eq!(
            select!("WHERE note.id = $1"),
            "SELECT note.id, note.place, note.text, note.done, note.version, note.owner || '/' || o.name AS label \
             FROM note JOIN owner o ON o.id = note.owner WHERE note.id = $1"
        );
        assert_eq!(placeholders!([a b c] ["$1" "$2" "$3" "$4"] []), "$1, $2, $3");
        assert_eq!(assignments!([a b] ["$3" "$4" "$5"] []), "a = $3, b = $4, ");
    }

    #[tokio::test]
    async fn a_row_is_written_read_and_changed_over_the_version_it_had() {
        let folder = tempfile::tempdir().unwrap();
        let database =
            Database::open_and_migrate(&folder.path().join("site.db").to_string_lossy()).await.unwrap();
        let mut tx = database.write().await.unwrap();
        create_sample_tables(&mut tx).await;
        let id = Uuid::from_u128(7);
        let note = TestNote { id, place: 2, text: None, done: false, version: 1, label: String::new() };
        insert(&mut tx, "ann", &note).await.unwrap();
        let read: TestNote = fetch_value_of(&mut tx, id).await;
        assert_eq!(read, TestNote { label: "ann/Ann".into(), ..note });
        let changed = TestNote { place: 9, text: Some("later".into()), done: true, ..read };
        assert!(update(&mut tx, &changed).await.unwrap());
        // What is fixed stays, the version counts, and what was read before is old.
        assert_eq!(fetch_value_of(&mut tx, id).await, TestNote { place: 2, version: 2, ..changed.clone() });
        assert!(!update(&mut tx, &changed).await.unwrap());
    }

    #[tokio::test]
    async fn many_rows_are_written_as_one_is_or_none_of_them() {
        let folder = tempfile::tempdir().unwrap();
        let database =
            Database::open_and_migrate(&folder.path().join("site.db").to_string_lossy()).await.unwrap();
        let mut tx = database.write().await.unwrap();
        create_sample_tables(&mut tx).await;
        let note = |number: i64| {
            let id = Uuid::from_u128(u128::try_from(number).unwrap());
            let text = (number % 3 == 0).then(|| format!("note {number}"));
            TestNote { id, place: number, text, done: number % 2 == 0, version: 1, label: "ann/Ann".into() }
        };
        for (from, to) in [(1, 1), (2, 101), (102, 351), (400, 400 + 2 * 100 - 1)] {
            let rows: Vec<(&str, TestNote)> = (from..=to).map(|number| ("ann", note(number))).collect();
            insert_all(&mut tx, &rows).await.unwrap();
            for (_, row) in rows {
                assert_eq!(fetch_value_of(&mut tx, row.id).await, row);
            }
        }
        insert_all(&mut tx, &[]).await.unwrap();
        let twice = [("ann", note(1_000)), ("ann", note(1_001)), ("ann", note(1_000))];
        insert_all(&mut tx, &twice).await.unwrap_err();
        let count: i64 = fetch_value!(&mut tx, "SELECT COUNT(*) FROM note WHERE place >= 1000").unwrap();
        assert_eq!(count, 0);
    }

    async fn create_sample_tables(tx: &mut Tx) {
        execute!(tx, "CREATE TABLE owner (id TEXT PRIMARY KEY, name TEXT NOT NULL)").unwrap();
        execute!(
            tx,
            "CREATE TABLE note (id UUID PRIMARY KEY, owner TEXT NOT NULL, place BIGINT NOT NULL, text TEXT,
                                done BOOLEAN NOT NULL, version BIGINT NOT NULL)"
        )
        .unwrap();
        execute!(tx, "INSERT INTO owner (id, name) VALUES ('ann', 'Ann')").unwrap();
    }

    async fn fetch_value_of(tx: &mut Tx, id: Uuid) -> TestNote {
        fetch_all!(tx, select!("WHERE note.id = $1"), id).unwrap().remove(0)
    }
}
