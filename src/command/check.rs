//! `muster check ROSTER… --catalogue PATH…`: the verdict on each roster file.

use super::{
    CommandAnswer, CommandError, NO, UNREADABLE,
    check_report::{CheckReport, UnknownNameReport, check_report, unread_report},
    database::look_at,
    day_argument, print_answer, say_in_english,
};
use crate::{
    actions::rosters::rules_of,
    app::Clock,
    domain::{
        catalogue::Catalogue,
        composition::{CheckRules, NotJudged, UnknownName},
        event::{pack::Settings, roster_version::RosterSettlement},
        games::{self, Game, Verdict},
        roster::{ReadError, Roster, RosterReading},
        system,
        zone::parse_day,
    },
    exchange::{
        catalogue_file::{CatalogueFile, read_catalogue, read_catalogues},
        sample::sample_publications,
    },
    storage,
    text::{
        Message, Speaker,
        catalogues::give_title,
        findings::{list_verdict_lines, tell_finding, tell_name_place, verdict_headline},
        say,
        systems::tell_game_file_error,
        told,
    },
};
use chrono::NaiveDate;
use std::{
    fmt::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Debug, clap::Args)]
pub struct CheckArgs {
    /// Roster files
    #[arg(required = true)]
    rosters: Vec<PathBuf>,
    /// Battle profiles: our CSV, or a folder or zip of community catalogues (default: the sample)
    #[arg(long)]
    catalogue: Vec<PathBuf>,
    /// Use the battle profiles imported into this database
    #[arg(long, conflicts_with = "catalogue")]
    database: Option<String>,
    /// Rules cut-off; profiles published later don't count (default: date of the newest publication)
    #[arg(long, value_parser = day_argument)]
    as_of: Option<NaiveDate>,
    /// Points limit
    #[arg(long, default_value_t = 2000)]
    points: u32,
    /// Season, like 2025-26 (default: the one each roster names, or else the one at the cut-off)
    #[arg(long)]
    season: Option<String>,
    /// Allow Legends units
    #[arg(long)]
    legends: bool,
    /// Game: its id, or a custom game file
    #[arg(long, default_value = system::DEFAULT)]
    system: String,
    /// Print JSON: an array with one result per file
    #[arg(long)]
    json: bool,
}

/// 0: all legal; 1: some illegal; 2: something could not be read, or not whole.
pub async fn run_check(args: CheckArgs) -> CommandAnswer {
    let game = game_of(&args.system)?;
    // "--catalogue A B": a folder or a zip is no roster, so a second one stands among them.
    let (more, rosters): (Vec<PathBuf>, Vec<PathBuf>) =
        args.rosters.into_iter().partition(|path| is_folder(path));
    let paths = [args.catalogue, more].concat();
    let catalogue = match &args.database {
        Some(url) if paths.is_empty() => read_imported_catalogue(url, game.system.profiles()).await?,
        _ => read_catalogue_files(game, &paths)?,
    };
    if rosters.is_empty() {
        return Err(say!("command-no-roster").into());
    }
    let newest = catalogue.publications().iter().filter_map(|publication| publication.published_on).max();
    let as_of = args.as_of.or(newest);
    let as_of =
        as_of.or_else(|| (!game.ruleset().has_sample()).then(|| Clock::system_clock().now().date_naive()));
    let as_of = as_of.ok_or_else(|| say!("command-no-date"))?;
    let settings = Settings {
        system: game.system.id.clone(),
        points_limit: args.points,
        rules_cut_off: Some(as_of),
        ..Settings::default()
    };
    let mut rules = rules_of(&settings, as_of);
    if args.legends {
        rules.allow_legends();
    }
    let rules_for = |roster: &Roster| CheckRules {
        season: args.season.clone().or_else(|| game.season_of(roster, as_of)),
        ..rules.clone()
    };
    let view = catalogue.as_of(as_of);
    let judge = |path: &PathBuf| -> Result<CheckAnswer, Unread> {
        let reading = game.read(&std::fs::read(path).map_err(Unread::File)?, None).map_err(Unread::Roster)?;
        let rules = rules_for(&reading.roster);
        let verdict = game.check(&reading.roster, &view, &rules);
        let mut unknown = game.unknown_names(&reading.roster, &view, &rules);
        let findings: Vec<String> =
            verdict.findings.iter().map(|finding| say_in_english(&tell_finding(finding).message)).collect();
        unknown.retain(|one| !findings.iter().any(|message| message.contains(&one.name)));
        Ok(CheckAnswer { verdict, reading, unknown })
    };
    let judged: Vec<CheckedFile> = rosters
        .iter()
        .map(|path| CheckedFile { name: path.display().to_string(), answer: judge(path) })
        .collect();
    for (path, problem) in judged.iter().filter_map(CheckedFile::problem) {
        eprintln!("muster: {path}: {problem}");
    }
    print_answer(&if args.json {
        render_check_json(&judged).map_err(|error| error.to_string())?
    } else {
        render_check_text(&judged, &rules)
    });
    Ok(exit_code_of_check(&judged))
}

/// The game of this id, or the one in this file.
fn game_of(said: &str) -> Result<Game, CommandError> {
    if let Some(game) = games::find_game(said) {
        return Ok(game);
    }
    if !Path::new(said).is_file() {
        return Err(unknown_system(said).into());
    }
    let of_file = |why: Message| say!("command-problem", of = said, why);
    let file = std::fs::read_to_string(said).map_err(|error| format!("{said}: {error}"))?;
    let own = games::read_own_game(&file).map_err(|why| of_file(tell_game_file_error(&why)))?;
    own.make_known().map_err(|why| of_file(told(&why)))?;
    games::find_game(&own.id()).ok_or_else(|| unknown_system(said).into())
}

/// What there is instead of a game that nobody knows.
pub(super) fn unknown_system(id: &str) -> Message {
    let known: Vec<&str> = system::list_systems().iter().map(|system| system.id.as_str()).collect();
    say!("command-unknown-system", id = format!("{id:?}"), known)
}

/// A file, and what became of it.
struct CheckedFile {
    name: String,
    answer: Result<CheckAnswer, Unread>,
}

/// What is said of a file that was read.
struct CheckAnswer {
    verdict: Verdict,
    reading: RosterReading,
    /// Names that nothing in the catalogue has, and of which no finding speaks.
    unknown: Vec<UnknownName>,
}

/// Why there is no verdict.
enum Unread {
    File(std::io::Error),
    Roster(ReadError),
}

impl CheckedFile {
    /// Why there is no verdict, for people.
    fn problem(&self) -> Option<(&str, String)> {
        let problem = match self.answer.as_ref().err()? {
            Unread::File(error) => error.to_string(),
            Unread::Roster(error) => say_in_english(&told(error)),
        };
        Some((&self.name, problem))
    }
}

fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("zip"))
}

/// Battle profiles out of files and folders, in the order given.
fn read_catalogue_files(game: Game, paths: &[PathBuf]) -> Result<Catalogue, CommandError> {
    if paths.is_empty() {
        let sample = if game.ruleset().has_sample() { sample_publications() } else { Vec::new() };
        return Ok(Catalogue::new(sample));
    }
    let files = paths.iter().map(|path| read_publication_at(path, game)).collect::<Result<Vec<_>, _>>()?;
    Ok(Catalogue::new(files.into_iter().map(|mut file| {
        give_title(&mut file.publication, &file.origin);
        file.publication
    })))
}

/// One publication: our CSV, a zip, or a folder whose name may be its date.
pub fn read_publication_at(path: &Path, game: Game) -> Result<CatalogueFile, CommandError> {
    let shown = path.display().to_string();
    let unreadable = |error: std::io::Error| {
        CommandError::from(say!("command-cannot-read", path = shown, why = error.to_string()))
    };
    let read = if path.is_dir() {
        let mut files = Vec::new();
        for entry in std::fs::read_dir(path).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?.path();
            let wanted = entry.extension().is_some_and(|extension| extension == "cat" || extension == "gst");
            if let (true, Some(name)) = (wanted, entry.file_name()) {
                files.push((name.to_string_lossy().into_owned(), std::fs::read(&entry).map_err(unreadable)?));
            }
        }
        files.sort_by(|a, b| a.0.cmp(&b.0));
        read_catalogues(files, game.system)
    } else {
        read_catalogue(&std::fs::read(path).map_err(unreadable)?, game.system)
    };
    let mut file = read.map_err(|problem| say!("command-problem", of = shown, why = told(&problem)))?;
    let named_date = path.file_stem().and_then(|name| parse_day(name.to_str()?));
    file.publication.published_on = file.publication.published_on.or(named_date);
    Ok(file)
}

/// The publications that were imported into a database.
async fn read_imported_catalogue(url: &str, system: &str) -> Result<Catalogue, CommandError> {
    let path = url.strip_prefix("sqlite://").unwrap_or(url);
    if !url.starts_with("postgres") && !Path::new(path).exists() {
        return Err(say!("command-no-database", path).into());
    }
    let database = look_at(url).await?;
    let read = async {
        let rows = storage::catalogues::of_system(&mut database.read().await?, system).await?;
        database.close().await;
        Ok(rows)
    };
    let rows = read
        .await
        .map_err(|error: sqlx::Error| say!("command-problem", of = url, why = error.to_string()))?;
    if rows.is_empty() {
        return Err(say!("command-no-profiles", database = url, system).into());
    }
    Ok(Catalogue::new(rows.into_iter().map(|row| row.content)))
}

fn exit_code_of_check(judged: &[CheckedFile]) -> ExitCode {
    let mut code = 0;
    for file in judged {
        code = code.max(match &file.answer {
            Ok(answered) if answered.verdict.is_legal() => 0,
            Ok(answered) if is_read_in_part(&answered.verdict) => UNREADABLE,
            Ok(_) => NO,
            Err(_) => UNREADABLE,
        });
    }
    ExitCode::from(code)
}

/// A part of it was lost, or read twice.
fn is_read_in_part(verdict: &Verdict) -> bool {
    verdict.computed.not_judged.as_ref().is_some_and(NotJudged::is_read_in_part)
}

fn render_check_json(judged: &[CheckedFile]) -> serde_json::Result<String> {
    let mut reports = Vec::new();
    for file in judged {
        let report = match &file.answer {
            Ok(CheckAnswer { verdict, reading, unknown }) => {
                let report = check_report(&file.name, reading, verdict);
                let unknown_names = unknown.iter().map(UnknownNameReport::from_unknown_name).collect();
                serde_json::to_value(CheckReport { unknown_names, ..report })
            }
            Err(Unread::Roster(error)) => serde_json::to_value(unread_report(&file.name, error)),
            Err(Unread::File(error)) => {
                Ok(serde_json::json!({ "file": file.name, "legal": false, "error": error.to_string() }))
            }
        };
        reports.push(report?);
    }
    serde_json::to_string_pretty(&reports).map(|text| text + "\n")
}

/// The verdict in a word.
fn word_verdict(verdict: &Verdict) -> Message {
    match (is_read_in_part(verdict), verdict.is_judged(), verdict.is_legal()) {
        (true, ..) => say!("command-not-read-whole"),
        (_, false, _) => say!("command-not-judged"),
        (.., false) => say!("command-illegal"),
        (.., true) => say!("command-legal"),
    }
}

/// For a terminal.
fn render_check_text(judged: &[CheckedFile], rules: &CheckRules) -> String {
    let (mut text, speaker) = (String::new(), Speaker::in_english());
    for file in judged {
        let Ok(CheckAnswer { verdict, reading, unknown }) = &file.answer else {
            // Standard error has said why.
            let why = say!("command-could-not-be-read");
            let _ = writeln!(text, "{}", say_in_english(&say!("command-problem", of = file.name, why)));
            continue;
        };
        let (points, limit) = (verdict.computed.points, rules.points_limit);
        let verdict_of_file =
            say!("command-verdict", file = file.name, verdict = word_verdict(verdict), points, limit);
        let _ = writeln!(text, "{}", say_in_english(&verdict_of_file));
        let settled = RosterSettlement::default();
        let _ = writeln!(text, "  {}", speaker.say(&verdict_headline(verdict, &settled)));
        for line in list_verdict_lines(verdict, &settled) {
            let places: Vec<_> = line.places.iter().map(|place| place.say_by(&speaker)).collect();
            let place = if places.is_empty() { String::new() } else { format!("{}: ", places.join(", ")) };
            let (message, fix) = (speaker.say(&line.message), line.fix.say_by(&speaker));
            let severity = say_in_english(&told(&line.severity).part("counts"));
            let finding = format!("  {} {severity}: {place}{message} {fix}", line.rule);
            let _ = writeln!(text, "{}", finding.trim_end());
        }
        for notice in &reading.notices {
            let notice = say!("command-notice", line = notice.line, notice = told(&notice.about));
            let _ = writeln!(text, "  {}", say_in_english(&notice));
        }
        for UnknownName { name, place, suggestion } in unknown {
            let section = tell_name_place(place);
            let unknown = say!("command-unknown-name", name, section, suggestion);
            let _ = writeln!(text, "  {}", say_in_english(&unknown));
        }
    }
    text
}
