//! What commands tell whoever runs them: the state of the database and its copies, what was found in files and logs, and
//! where the server answers. How a command is called stands beside it.

use super::{InWords, findings::join_with_and, in_english, standings::write_signed_points};
use crate::domain::{
    composition::UnknownName,
    pairing::{DrawClaim, DrawProof},
};
use crate::{text::say, words::so_many};
use std::fmt::Display;

pub const NOT_A_DAY: &str = "write it as 2025-06-19";

// The database.
pub const ON_POSTGRESQL: &str = "on PostgreSQL";
pub const RUNS_ALREADY: &str =
    "another Muster already runs on this database. For several processes, use PostgreSQL.";

/// No file stands at this path.
pub fn no_database(path: impl Display) -> String {
    format!("there is no database {path}")
}

/// After its tables were brought up to date; with where it was copied to before, where that was needed.
pub fn up_to_date(copy: Option<impl Display>) -> String {
    let copy = copy.map_or_else(String::new, |copy| format!("Before that it was copied to {copy}.\n"));
    format!("The database is up to date.\n{copy}")
}

/// The server has brought its tables up to date.
pub fn was_older(copy: impl Display) -> String {
    format!("The database was of an older Muster. Before it was changed it was copied to {copy}")
}

/// Its tables are not those of today, and this command changes none.
pub fn is_older(database: &str) -> String {
    format!("the database {database} is of an older Muster. Run `muster migrate`, which makes a copy first.")
}

/// Its tables are of a program that is yet to come.
pub fn is_newer(database: &str) -> String {
    format!(
        "the database {database} is of a newer Muster than this one. Start the newer one, or a backup from before it."
    )
}

/// Another program keeps its own things in this file.
pub fn is_foreign(database: &str) -> String {
    format!("{database} is the database of another program. Nothing in it was changed: name another file.")
}

/// Its tables were made while they were still being changed, and no program since knows how to bring them up to date.
pub fn is_unreleased(database: &str, migration: i64) -> String {
    format!(
        "the database {database} is of a state of Muster that was never released (its migration {migration} is \
         another one). Export its events with the program that made it, and import them into a new database."
    )
}

/// Nothing may go on with it.
pub fn is_damaged(database: &str, what: &str) -> String {
    format!(
        "the database {database} is damaged ({what}). Do not go on with it: put it aside and start from the newest \
         backup."
    )
}

pub fn not_opened(database: &str, error: impl Display) -> String {
    format!("the database {database} could not be opened: {error}")
}

/// Without a copy its tables are not brought up to date.
pub fn no_copy_made(at: impl Display, error: impl Display) -> String {
    format!("nothing was changed: no copy could be made at {at}: {error}")
}

// Copies of the database.
pub const BACKUP_IS_FOR_SQLITE: &str = "this command copies SQLite databases; for PostgreSQL use pg_dump.";
pub const RESTORE_IS_FOR_SQLITE: &str =
    "this command puts back SQLite databases; for PostgreSQL use pg_restore.";

pub fn exists_already(file: &str) -> String {
    format!("{file} exists already. Choose another name.")
}

/// Nothing to copy.
pub fn no_database_at(path: impl Display) -> String {
    format!("there is no database at {path}.")
}

pub fn copy_failed(error: impl Display) -> String {
    format!("the copy failed: {error}")
}

/// Nothing to put back.
pub fn no_copy_at(path: impl Display) -> String {
    format!("there is no copy at {path}.")
}

pub fn not_fetched(copy: impl Display, error: impl Display) -> String {
    format!("{copy} cannot be fetched: {error}")
}

pub fn not_put_back(error: impl Display) -> String {
    format!("the copy could not be put back: {error}")
}

/// A copy is the database again; with where that is now which was there before.
pub fn put_back(copy: impl Display, events: usize, aside: Option<impl Display>) -> String {
    let events = so_many(events, "event", "events");
    let aside = aside
        .map_or_else(String::new, |aside| format!("The database that was there before is at {aside} now.\n"));
    format!("{copy} is the database again, with {events}.\n{aside}")
}

pub fn copy_is_damaged(copy: impl Display, what: &str) -> String {
    format!("{copy} is damaged ({what}). Take another copy.")
}

pub fn copy_is_newer(copy: impl Display) -> String {
    format!("{copy} is of a newer Muster than this one. Use that one.")
}

/// As [`is_unreleased`].
pub fn copy_is_unreleased(copy: impl Display, migration: i64) -> String {
    format!(
        "{copy} is of a state of Muster that was never released (its migration {migration} is another one), so it \
         cannot be brought up to date."
    )
}

/// It has no tables of ours.
pub fn copy_is_not_ours(copy: impl Display) -> String {
    format!("{copy} is no database of Muster.")
}

/// It cannot even be looked at.
pub fn copy_is_unreadable(copy: impl Display, error: impl Display) -> String {
    format!("{copy} is no database of Muster, or it is damaged ({error}).")
}

// Files.
pub fn cannot_read(path: impl Display, error: impl Display) -> String {
    format!("cannot read {path}: {error}")
}

pub fn cannot_write(path: impl Display, error: impl Display) -> String {
    format!("cannot write {path}: {error}")
}

pub fn cannot_remove(file: &str, error: impl Display) -> String {
    format!("cannot remove the old {file}: {error}")
}

/// What is wrong with a file, or with something in it.
pub fn describe_file_problem(what: impl Display, problem: impl Display) -> String {
    format!("{what}: {problem}")
}

pub fn too_large_for_an_event(path: &str, megabytes: u64) -> String {
    format!("{path} is larger than {megabytes} MB, and no event file is")
}

// Events and accounts.
pub fn no_event(slug: &str) -> String {
    format!("there is no event at /e/{slug}")
}

pub fn no_account(email: &str) -> String {
    format!("there is no account {email}")
}

// Rounds that were checked.
pub const NO_ROUND_YET: &str = "no round has been drawn yet\n";
pub const SET_BY_HAND: &str = "legal, and set by hand";
pub const SET_BEFORE: &str = "legal, and set before the draw";
pub const NOT_PROVEN: &str = "legal, and not proven: its draw had a proof, which did not come along";
pub const BY_ITS_METHOD: &str = "legal, and as its method has it: nothing was drawn";

/// Around so many tables that were set.
pub fn no_better_draw(set: usize) -> String {
    format!("legal, and {}", in_english(&say!("draw-best", set, repairs = false)))
}

/// A round's method has nothing to go by.
pub fn not_by_its_method(why: &str) -> String {
    format!("it cannot be of the method that the file names: {why}")
}

pub fn no_such_round(path: &str, round: impl Display) -> String {
    format!("{path}: there is no round {round}")
}

/// What was found out about a round.
pub fn of_round(round: impl Display, said: &str) -> String {
    format!("round {round}: {said}")
}

/// A round whose proof holds. Results of so many players were corrected since it was drawn.
pub fn describe_round_proof(claim: &str, corrected: usize) -> String {
    let corrected = match corrected {
        0 => String::new(),
        1 => ", on the results of its day: one player's was corrected since".into(),
        count => format!(", on the results of its day: those of {count} players were corrected since"),
    };
    format!("legal, and {claim}{corrected}")
}

/// Those who took part in the event and had no part in the round, behind what was found out about it.
pub fn sat_out(names: &[String]) -> String {
    if names.is_empty() { String::new() } else { format!("; {} sat it out", join_with_and(names)) }
}

// Logs that were checked.
/// All entries of a log are as they were written.
pub fn log_in_place(entries: usize) -> String {
    match entries {
        1 => "its one entry is in place, unchanged".into(),
        count => format!("all {count} entries are in place, unchanged"),
    }
}

pub fn not_in_order(why: &str) -> String {
    format!("NOT IN ORDER. {why}")
}

// A draw.
pub const NO_LEAVER_WAY: &str = "say a player and walkover, beaten or next, like p6=walkover";

/// How to choose a way on for somebody of a cut who has left, beside what is in the way.
pub fn choose_a_way(why: &str, key: &str) -> String {
    format!("{why} Say so with --leaver {key}=walkover, {key}=beaten or {key}=next.")
}

pub const NOT_TOLD_HOW: &str = "the file does not say how it was drawn";
pub const TABLES_AGAIN: &str = "players are on a table again where no other was left";

/// Why a round of a file cannot be drawn again.
pub fn of_round_of(path: &str, round: impl Display, problem: &str) -> String {
    format!("{path}: round {round}: {problem}")
}

/// Above the tables.
pub fn describe_drawn_round(round: impl Display, seed: u64, method: &str) -> String {
    format!("Round {round}, seed {seed}, {method}\n")
}

/// Somebody without an opponent, under the tables.
pub fn describe_bye_line(name: &str, reasons: &str) -> String {
    format!(" bye  {name}  ({reasons})")
}

/// What the draw gave up; empty: nothing.
pub fn gave_up(told: &[String]) -> String {
    let told = if told.is_empty() { "nothing".to_owned() } else { told.join(", ") };
    format!("Gave up: {told}")
}

pub const NOTHING_PROVEN: &str = "Every table was set before the draw, so nothing is proven.";

/// What is proven, and by how many numbers of the solver.
pub fn describe_solver_proof(claim: &DrawClaim) -> String {
    let DrawProof { players, blossoms, bye, .. } = &claim.proof;
    let (duals, odd_sets) = (players.len() + usize::from(bye.is_some()), blossoms.len());
    let proven = claim.in_words();
    format!("Proven: {proven} ({duals} dual values and {odd_sets} odd sets say so, in --json)")
}

// Rosters that were checked.
pub const NO_ROSTER: &str = "there is no roster file among the arguments";
pub const NO_DATE: &str = "no publication has a date: say --as-of";
pub const COULD_NOT_BE_READ: &str = "could not be read";

/// A name on a list that nothing in the catalogue has, and what it may mean.
pub fn unknown_name(unknown: &UnknownName) -> String {
    let UnknownName { name, section, suggestion } = unknown;
    let place = if section.is_empty() { String::new() } else { format!("{section}: ") };
    let meant = suggestion.as_ref().map(|meant| format!(" Did you mean “{meant}”?")).unwrap_or_default();
    format!("{place}the profiles have nothing called “{name}”.{meant}")
}

/// The game systems that there are, by their ids.
pub fn unknown_system(id: &str, known: &[&str]) -> String {
    format!("there is no game system {id:?}; there is {}", known.join(", "))
}

pub fn no_profiles(database: &str, system: &str) -> String {
    format!("{database}: no battle profiles of {system} were imported")
}

pub const NOT_READ_WHOLE: &str = "not read whole";

/// The verdict in a word. None: it could not be judged.
pub fn word_legality(is_legal: Option<bool>) -> &'static str {
    match is_legal {
        None => "not judged",
        Some(false) => "illegal",
        Some(true) => "legal",
    }
}

/// The verdict on a file.
pub fn describe_file_verdict(file: &str, word: &str, points: i64, limit: i64) -> String {
    format!("{file}: {word}, {points} of {limit} points")
}

/// What a person should know about how a file was read.
pub fn describe_reading_notice(line: Option<usize>, text: &str) -> String {
    line.map_or_else(|| text.to_owned(), |line| format!("line {line}: {text}"))
}

// An import of battle profiles.
pub const NO_PUBLICATION_DATE: &str = "it has no date: say --published DATE";
/// Who imported it, in the site's log.
pub const THE_COMMAND_LINE: &str = "the command line";

pub fn word_reading_file(path: impl Display) -> String {
    format!("reading {path}")
}

/// What was read. An empty source is not known.
pub fn describe_kept_catalogue(title: &str, source: &str, units: usize) -> String {
    let source = if source.is_empty() { String::new() } else { format!(" (source: {source})") };
    format!("{title}{source}: {} read, keeping them", so_many(units, "unit", "units"))
}

pub fn describe_imported_catalogue(title: &str, factions: usize, units: usize, changes: usize) -> String {
    let factions = so_many(factions, "faction", "factions");
    let (units, changes) = (so_many(units, "unit", "units"), so_many(changes, "change", "changes"));
    format!("{title}: {factions}, {units}, {changes}\n")
}

/// The game takes its battle profiles from another one.
pub fn kept_for_another(system: &str, profiles_of: &str) -> String {
    format!("{system} uses the battle profiles of {profiles_of}: they were imported for both.\n")
}

// Standings.
pub fn match_points(points: i64) -> String {
    format!("match points {points}")
}

pub fn tournament_points(points: i64, correction: i64) -> String {
    match correction {
        0 => format!("tournament points {points}"),
        taken => {
            format!("tournament points {points} ({} by penalties and bonuses)", write_signed_points(taken))
        }
    }
}

// The server.
pub fn answers_at(address: &str) -> String {
    format!("Muster answers at {address}")
}

pub fn first_account(link: &str) -> String {
    format!("Make the first account here (the link works once):\n  {link}")
}

/// Behind what is wrong with the address; `ways` are options with which phones reach it.
pub fn ways_to_be_reached(ways: &[String]) -> String {
    let lines: Vec<String> = ways.iter().map(|way| format!("\n  muster {way}")).collect();
    let then =
        if ways.is_empty() { " Say it with --url." } else { " For phones in the hall, start it with:" };
    format!("{then}{}", lines.concat())
}

pub fn demo_answers_at(address: &str) -> String {
    format!("The demo answers at {address}. How to sign in as each role: {address}/demo")
}

pub fn cannot_listen(at: impl Display, error: impl Display) -> String {
    format!("cannot listen on {at}: {error}. Choose another with --listen.")
}

pub fn cannot_hear(error: impl Display) -> String {
    format!("cannot hear when to stop: {error}")
}

pub fn server_stopped(error: impl Display) -> String {
    format!("the server stopped: {error}")
}
