//! The command line: each command a few lines that call the rest.

pub mod audit;
pub mod backup;
pub mod catalogue;
pub mod check;
pub mod check_report;
pub mod database;
pub mod demo;
mod error;
pub mod files;
pub mod pair;
mod robin;
pub mod serve;
#[cfg(unix)]
pub mod service;
pub mod standings;
pub mod systems;
pub mod texts;
pub mod verify;

pub use error::CommandError;

use crate::{
    config::Config,
    domain::zone::parse_day,
    text::{Message, Speaker, say},
};
use chrono::NaiveDate;
use clap::{Parser, Subcommand, error::ErrorKind};
use std::{
    io::{IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
};
use tracing::level_filters::LevelFilter;
use tracing_subscriber::{filter::Targets, layer::SubscriberExt, util::SubscriberInitExt};

/// What says much and is rarely asked for.
const QUIET: [(&str, LevelFilter); 2] = [("sqlx", LevelFilter::WARN), ("actix_server", LevelFilter::WARN)];

/// A day, as an argument gives it.
fn day_argument(text: &str) -> Result<NaiveDate, String> {
    parse_day(text).ok_or_else(|| say_in_english(&say!("command-not-a-day")))
}

/// In the language of whoever runs the command, which is English.
fn say_in_english(message: &Message) -> String {
    Speaker::in_english().say(message)
}

/// Exit code of a command whose answer is "no".
pub const NO: u8 = 1;
/// Exit code of wrong use or input that cannot be read.
pub const UNREADABLE: u8 = 2;

/// Runs tabletop tournaments: checks rosters, pairs and explains rounds, keeps every result.
#[derive(Debug, Parser)]
#[command(name = "muster", version, about, args_conflicts_with_subcommands = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    config: Config,
    /// Folder with more games, one JSON file each
    #[arg(long, env = "MUSTER_SYSTEMS", global = true)]
    systems: Option<PathBuf>,
    /// Folder with texts in your own words, like `templates/text/en`; they replace Muster's own
    #[arg(long, env = "MUSTER_TEXTS", global = true)]
    texts: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the site (the default without a command)
    Serve(Config),
    /// Write an event file to standard output
    Export(files::Export),
    /// Import an event file into the database
    Import(files::Import),
    /// Pair a round of an event file
    Pair(pair::PairCommand),
    /// Check the rounds of an event file or a database: they follow the rules and are the best possible
    Verify(verify::Verify),
    /// Check the events' logs
    #[command(subcommand)]
    Audit(audit::Audit),
    /// Check rosters against the battle profiles of a date
    Check(check::CheckArgs),
    /// Import battle profiles
    #[command(subcommand)]
    Catalogue(catalogue::CatalogueCommand),
    /// Check texts in your own words
    #[command(subcommand)]
    Texts(texts::TextsCommand),
    /// Rank the players of an event file
    Standings(standings::StandingsArgs),
    /// Run made-up events to try out, in a separate database
    Demo(Config),
    /// Update the tables of a database while no server runs; makes a backup first
    Migrate(Config),
    /// Restore a backup while no server runs; keeps the old database beside it (SQLite)
    Restore {
        /// Backup file: from `muster backup` or the folder DATABASE.copies
        file: PathBuf,
        #[command(flatten)]
        config: Config,
    },
    /// Muster as a service of this machine
    #[cfg(unix)]
    #[command(subcommand)]
    Service(service::ServiceCommand),
    /// Back up the database while the server runs (SQLite)
    Backup {
        /// Where to write the backup; the file must not exist yet
        file: String,
        #[command(flatten)]
        config: Config,
    },
}

/// Runs what the command line asks for.
pub fn run() -> ExitCode {
    let line = match CommandLine::try_parse() {
        Ok(line) => line,
        Err(error) => return report_misuse(&error),
    };
    let asked = std::env::var("MUSTER_LOG").ok().and_then(|asked| asked.parse().ok());
    tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_writer(std::io::stderr)
        // Colours are for a terminal; in a file, or with the service manager, they are signs in the way.
        .with_ansi(std::io::stderr().is_terminal())
        .finish()
        .with(asked.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO).with_targets(QUIET)))
        .init();
    // Before anything is said.
    let texts = line.texts.as_deref().map_or(Ok(()), texts::speak_by);
    let systems = || line.systems.as_deref().map_or(Ok(()), systems::add_all);
    if let Err(problem) = texts.and_then(|()| systems()) {
        return exit_with_answer(Err(problem));
    }
    match line.command {
        None => on_runtime(serve::run_server(line.config)),
        Some(Command::Serve(config)) => on_runtime(serve::run_server(config)),
        Some(Command::Demo(config)) => on_runtime(demo::run_demo(config)),
        Some(Command::Export(export)) => on_runtime(files::export_event(export)),
        Some(Command::Import(import)) => on_runtime(files::import_event(import)),
        Some(Command::Pair(args)) => exit_with_answer(pair::run_pair(&args)),
        Some(Command::Verify(args)) => on_runtime(verify::run_verify(args)),
        Some(Command::Audit(command)) => on_runtime(audit::run_audit(command)),
        Some(Command::Check(args)) => on_runtime(check::run_check(args)),
        Some(Command::Catalogue(command)) => on_runtime(catalogue::run_catalogue(command)),
        Some(Command::Texts(command)) => exit_with_answer(texts::run_texts(&command)),
        Some(Command::Standings(args)) => exit_with_answer(standings::run_standings(&args)),
        Some(Command::Migrate(config)) => on_runtime(database::migrate_database(config)),
        Some(Command::Restore { file, config }) => on_runtime(backup::restore_backup(config, file)),
        #[cfg(unix)]
        Some(Command::Service(command)) => exit_with_answer(service::run_service(&command)),
        Some(Command::Backup { file, config }) => on_runtime(backup::run_backup(config, file)),
    }
}

/// Help goes where it was asked for; wrong use is one plain line.
fn report_misuse(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        error.exit();
    }
    let text = error.to_string();
    let lines = text.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:"));
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let problem = lines.join(" ");
    exit_with_answer(Err(
        format!("{} (see --help)", problem.strip_prefix("error: ").unwrap_or(&problem)).into()
    ))
}

/// The exit code, or what went wrong.
pub type CommandAnswer = Result<ExitCode, CommandError>;

/// Writes a command's answer. A reader that has gone away is no error.
pub fn print_answer(answer: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(answer.as_bytes()).and_then(|()| out.flush());
}

/// Says on the side what the answer leaves out. Nobody may be reading it.
pub fn print_remark(text: &str) {
    let _ = writeln!(std::io::stderr(), "muster: {text}");
}

fn on_runtime(work: impl Future<Output = CommandAnswer>) -> ExitCode {
    let answer = actix_web::rt::System::new().block_on(work);
    exit_with_answer(answer)
}

fn exit_with_answer(answer: CommandAnswer) -> ExitCode {
    answer.unwrap_or_else(|problem| {
        eprintln!("muster: {problem}");
        ExitCode::from(UNREADABLE)
    })
}
