//! `muster standings FILE`: ranked rows with every ranking value and tie-breaker.

use super::{CommandAnswer, files, print_answer, say_in_english};
use crate::{
    domain::{
        history::History,
        numbers::RoundNumber,
        standings::{Scoring, Standings, rank_after},
    },
    exchange::standings::{build_standings_table, write_standings_json},
    text::{Speaker, say, told},
};
use std::{fmt::Write, process::ExitCode};

#[derive(Debug, clap::Args)]
pub struct StandingsArgs {
    /// Event file
    file: String,
    /// Standings after this round; later rounds are ignored
    #[arg(long)]
    after: Option<RoundNumber>,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print CSV
    #[arg(long)]
    csv: bool,
}

pub fn run_standings(args: &StandingsArgs) -> CommandAnswer {
    let file = files::read_event_file(&args.file)?;
    let mut standings =
        rank_after(&file.history, &file.event.ranking, args.after.unwrap_or(RoundNumber::AFTER_ALL));
    standings.settle_all(&file.history.handed_on.rolled);
    print_answer(&if args.json {
        write_standings_json(&standings)
    } else if args.csv {
        build_standings_table(&standings).csv(',')
    } else {
        render_standings_text(&standings, &file.history)
    });
    Ok(ExitCode::SUCCESS)
}

/// For a terminal.
fn render_standings_text(standings: &Standings, history: &History) -> String {
    let (mut text, speaker) = (String::new(), Speaker { game: history.words(), ..Speaker::in_english() });
    for row in &standings.rows {
        let r = row.record;
        let record = [r.major_wins, r.minor_wins, r.draws, r.minor_losses, r.major_losses]
            .map(|n| n.to_string())
            .join("-");
        let breakers: Vec<String> = standings
            .ranking
            .tiebreakers
            .iter()
            .zip(&row.values)
            .map(|(breaker, value)| format!("{} {value}", say_in_english(&told(breaker))))
            .collect();
        let points = match standings.ranking.scoring {
            Scoring::MatchPoints => {
                Some(say_in_english(&say!("command-match-points", points = row.tournament_points())))
            }
            Scoring::Points => {
                let (points, correction) = (row.tournament_points(), row.correction);
                Some(speaker.say(&say!("command-tournament-points", points, correction)))
            }
            _ => None,
        };
        let cut = row.cut.map(|cut| say_in_english(&told(&cut.reached)));
        let breakers: Vec<String> = cut.into_iter().chain(points).chain(breakers).collect();
        let _ = writeln!(
            text,
            "{:>4}  {}  {record}  {}  {}",
            row.place,
            row.name,
            row.win_path,
            breakers.join(", ")
        );
    }
    text
}
