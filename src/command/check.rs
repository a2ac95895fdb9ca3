//! `muster check ROSTER… --catalogue PATH…`: the verdict on each roster file.

use super::{Answer, NO, UNREADABLE, print};
use crate::{
    actions::rosters::rules_of,
    domain::{
        catalogue::Catalogue,
        composition::{CheckRules, Verdict, check, check_report, unread_report},
        pack::Settings,
        roster::{Reading, read},
    },
    exchange::{battlescribe, catalogue_csv::read_csv, sample::sample_publications},
};
use chrono::NaiveDate;
use std::{
    fmt::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The roster files
    #[arg(required = true)]
    rosters: Vec<PathBuf>,
    /// Battle profiles: our CSV, or a folder or zip of community catalogues (default: the sample)
    #[arg(long)]
    catalogue: Vec<PathBuf>,
    /// The cut-off date; profiles published later do not count (default: the newest publication's)
    #[arg(long)]
    as_of: Option<NaiveDate>,
    /// The points limit
    #[arg(long, default_value_t = 2000)]
    points: u32,
    /// The game system
    #[arg(long, default_value = "aos4-ghb2024")]
    system: String,
    /// As JSON: an array, a verdict a file
    #[arg(long)]
    json: bool,
}

/// 0: all legal; 1: some illegal; 2: something could not be read.
pub fn run(args: &Args) -> Answer {
    let catalogue = catalogue(&args.catalogue)?;
    let newest = catalogue.publications().iter().filter_map(|publication| publication.published_on).max();
    let as_of = args.as_of.or(newest).ok_or("no publication has a date: say --as-of")?;
    let settings = Settings {
        system: args.system.clone(),
        points_limit: args.points,
        rules_cut_off: Some(as_of),
        ..Settings::default()
    };
    let rules = rules_of(&settings, as_of);
    let view = catalogue.as_of(as_of);
    let judged: Vec<Judged> = args
        .rosters
        .iter()
        .map(|path| {
            let name = path.display().to_string();
            let bytes = std::fs::read(path).map_err(|error| format!("cannot read {name}: {error}"));
            let answer = bytes.map(|bytes| {
                read(&bytes, None).map(|reading| (check(&reading.roster, &view, &rules), reading))
            });
            Judged { name, answer }
        })
        .collect();
    print(&if args.json { json(&judged)? } else { plain(&judged, &rules) });
    Ok(code(&judged))
}

/// A file, and what became of it.
struct Judged {
    name: String,
    answer: Result<Result<(Verdict, Reading), crate::domain::roster::ReadError>, String>,
}

/// Battle profiles out of files and folders, in the order given.
pub fn catalogue(paths: &[PathBuf]) -> Result<Catalogue, String> {
    if paths.is_empty() {
        return Ok(Catalogue::new(sample_publications()));
    }
    let publications = paths.iter().map(|path| publication(path)).collect::<Result<Vec<_>, String>>()?;
    Ok(Catalogue::new(publications))
}

/// One publication: our CSV, a zip, or a folder whose name may be its date.
pub fn publication(path: &Path) -> Result<crate::domain::catalogue::Publication, String> {
    let shown = path.display();
    let unreadable = |error: std::io::Error| format!("cannot read {shown}: {error}");
    let named_date = path.file_stem().and_then(|name| name.to_str()?.parse::<NaiveDate>().ok());
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("csv")) {
        return Ok(read_csv(&std::fs::read(path).map_err(unreadable)?).publication);
    }
    let files = if path.is_dir() {
        let mut files = Vec::new();
        for entry in std::fs::read_dir(path).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?.path();
            let wanted = entry.extension().is_some_and(|extension| extension == "cat" || extension == "gst");
            if wanted {
                let name =
                    entry.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                files.push((name, std::fs::read(&entry).map_err(unreadable)?));
            }
        }
        files.sort_by(|a, b| a.0.cmp(&b.0));
        files
    } else {
        battlescribe::read_zip(&std::fs::read(path).map_err(unreadable)?)
            .map_err(|error| format!("{shown}: {error}"))?
    };
    if files.is_empty() {
        return Err(format!("{shown}: there is no catalogue (.cat, .gst) in it"));
    }
    let (mut publication, _) = battlescribe::import(files);
    publication.published_on = publication.published_on.or(named_date);
    if publication.title.is_empty() {
        publication.title = shown.to_string();
    }
    Ok(publication)
}

fn code(judged: &[Judged]) -> ExitCode {
    let mut code = 0;
    for file in judged {
        code = code.max(match &file.answer {
            Ok(Ok((verdict, _))) if verdict.is_legal() => 0,
            Ok(Ok(_)) => NO,
            _ => UNREADABLE,
        });
    }
    ExitCode::from(code)
}

fn json(judged: &[Judged]) -> Result<String, String> {
    let mut reports = Vec::new();
    for file in judged {
        let report = match &file.answer {
            Ok(Ok((verdict, reading))) => serde_json::to_value(check_report(&file.name, reading, verdict)),
            Ok(Err(error)) => serde_json::to_value(unread_report(&file.name, error)),
            Err(problem) => Ok(serde_json::json!({ "file": file.name, "legal": false, "error": problem })),
        };
        reports.push(report.map_err(|error| error.to_string())?);
    }
    serde_json::to_string_pretty(&reports).map(|text| text + "\n").map_err(|error| error.to_string())
}

/// For a terminal.
fn plain(judged: &[Judged], rules: &CheckRules) -> String {
    let mut text = String::new();
    for file in judged {
        match &file.answer {
            Ok(Ok((verdict, _))) => {
                let word = if verdict.is_legal() { "legal" } else { "illegal" };
                let points = verdict.computed.points;
                let _ = writeln!(text, "{}: {word}, {points} of {} points", file.name, rules.points_limit);
                for finding in &verdict.findings {
                    let _ = writeln!(
                        text,
                        "  {} {}: {} {}",
                        finding.rule, finding.severity, finding.message, finding.fix
                    );
                }
            }
            Ok(Err(error)) => {
                let _ = writeln!(text, "{}: {error}", file.name);
            }
            Err(problem) => {
                let _ = writeln!(text, "{problem}");
            }
        }
    }
    text
}
