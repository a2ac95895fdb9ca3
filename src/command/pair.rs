//! `muster pair FILE`: a draw with its reasons and its proof.

use super::{Answer, files, print};
use crate::{
    domain::pairing::{self, Claim, ClubRule, Clubs, Draw, Forbidden, Proof, Request, Rules, tables},
    exchange::event_file::EventFile,
};
use serde::Serialize;
use std::{fmt::Write, process::ExitCode};

#[derive(Debug, clap::Args)]
pub struct Pair {
    /// The event file
    file: String,
    /// Which round; rounds before it are what the draw reads (default: the next)
    #[arg(long)]
    round: Option<u32>,
    /// The seed of the lottery
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Which attempt at the round, as the round's page says
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    attempt: u32,
    /// A round of the file as it was drawn: on the results, pairs and rules of its day, which the file keeps
    #[arg(long, requires = "round", conflicts_with_all = ["seed", "attempt"])]
    again: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// What `pair --json` prints (`event-file`).
#[derive(Serialize)]
struct Answered<'a> {
    round: u32,
    seed: u64,
    method: &'a str,
    tables: Vec<Table<'a>>,
    bye: Option<&'a str>,
    gave_up: &'a pairing::GaveUp,
    proof: &'a pairing::Proof,
}

#[derive(Serialize)]
struct Table<'a> {
    table: u32,
    a: &'a str,
    b: &'a str,
    reasons: &'a [String],
}

pub fn pair(args: &Pair) -> Answer {
    let file = files::read(&args.file)?;
    let round = args.round.unwrap_or_else(|| next_round(&file));
    if args.again {
        return again(args, file, round);
    }
    let rules = rules(&file);
    let request = Request { attempt: args.attempt - 1, ..request(&file, &rules, round, args.seed) };
    answer(args, &file, &request)
}

/// Draws a round on the basis that the file keeps with it.
fn again(args: &Pair, mut file: EventFile, round: u32) -> Answer {
    let problem = |problem: &str| format!("{}: round {round}: {problem}", args.file);
    let at = file.history.rounds.iter().position(|drawn| drawn.number == round);
    let claim = at.and_then(|at| file.rounds.get(at)?.draw.clone());
    let Claim { basis, .. } = claim.ok_or_else(|| problem("the file does not say how it was drawn"))?;
    file.history = basis.history(&file.history).map_err(|violation| problem(&violation.to_string()))?;
    answer(args, &file, &basis.request(&file.history))
}

fn answer(args: &Pair, file: &EventFile, request: &Request) -> Answer {
    let mut draw = pairing::draw(request).map_err(|error| format!("{}: {error}", args.file))?;
    let numbers = give_tables(file, &mut draw, request.round, request.seed)
        .map_err(|error| format!("{}: {error}", args.file))?;
    print(&if args.json { json(file, &draw, &numbers)? } else { plain(file, &draw, &numbers) });
    Ok(ExitCode::SUCCESS)
}

fn next_round(file: &EventFile) -> u32 {
    file.history.rounds.last().map_or(1, |round| round.number + 1)
}

pub(super) fn rules(file: &EventFile) -> Rules {
    let rounds = file.event.avoid_club_rounds.iter().map(|round| (*round, ClubRule::Strong)).collect();
    Rules { clubs: Clubs { rounds, otherwise: ClubRule::Off }, ..Rules::default() }
}

pub(super) fn request<'a>(file: &'a EventFile, rules: &'a Rules, round: u32, seed: u64) -> Request<'a> {
    let forbidden =
        file.forbidden.iter().map(|pair| Forbidden { a: pair.a, b: pair.b, rounds: pair.rounds.clone() });
    Request { forbidden: forbidden.collect(), ..Request::new(&file.history, round, rules, seed) }
}

/// The number of each pairing's table, in the draw's order; the one against the spare player last.
fn give_tables(file: &EventFile, draw: &mut Draw, round: u32, seed: u64) -> Result<Vec<u32>, String> {
    let pairs: Vec<_> = draw.pairs().map(|(a, b)| tables::Pair { a, b, stays_on: None }).collect();
    let count = u32::try_from(pairs.len()).unwrap_or(u32::MAX);
    let mut numbered = tables::numbered(count);
    let own = |player: usize| file.history.players[player].fixed_table.filter(|table| *table > count);
    let mut beyond: Vec<u32> = pairs.iter().flat_map(|pair| [own(pair.a), own(pair.b)]).flatten().collect();
    beyond.sort_unstable();
    beyond.dedup();
    numbered.extend(beyond.into_iter().map(tables::Table::new));
    let order = tables::TableOrder::HigherOnLower;
    let request = tables::TableRequest {
        history: &file.history,
        round,
        pairs: &pairs,
        tables: &numbered,
        earlier: &[],
        order,
        seed,
    };
    let plan = tables::assign(&request).map_err(|error| error.to_string())?;
    draw.gave_up.repeated_tables = plan.repeated_tables;
    Ok(plan.tables)
}

fn json(file: &EventFile, draw: &Draw, numbers: &[u32]) -> Result<String, String> {
    let key = |player: usize| file.history.players[player].key.as_str();
    let against_spare: &[String] = draw.bye.as_ref().map_or(&[], |bye| &bye.reasons);
    let reasons = draw.pairings.iter().map(|pairing| pairing.reasons.as_slice()).chain([against_spare]);
    let seats = draw.pairs().zip(reasons).zip(numbers);
    let mut tables: Vec<Table<'_>> = seats
        .map(|(((a, b), reasons), table)| Table { table: *table, a: key(a), b: key(b), reasons })
        .collect();
    tables.sort_by_key(|table| table.table);
    let bye = draw.bye.as_ref().filter(|bye| bye.spare.is_none()).map(|bye| key(bye.player));
    let answered = Answered {
        round: draw.round,
        seed: draw.seed,
        method: &draw.method,
        tables,
        bye,
        gave_up: &draw.gave_up,
        proof: &draw.proof,
    };
    serde_json::to_string_pretty(&answered).map(|text| text + "\n").map_err(|error| error.to_string())
}

/// For a terminal: a line for each table, then what the draw gave up, and what is proven of it.
fn plain(file: &EventFile, draw: &Draw, numbers: &[u32]) -> String {
    let name = |player: usize| one_line(&file.history.players[player].name);
    let mut text = format!("Round {}, seed {}, {}\n", draw.round, draw.seed, draw.method);
    let against_spare: &[String] = draw.bye.as_ref().map_or(&[], |bye| &bye.reasons);
    let reasons = draw.pairings.iter().map(|pairing| pairing.reasons.as_slice()).chain([against_spare]);
    let mut lines: Vec<(u32, String)> = draw
        .pairs()
        .zip(reasons)
        .zip(numbers)
        .map(|(((a, b), reasons), table)| {
            let reasons = one_line(&reasons.join(", "));
            (*table, format!("{table:>4}  {} – {}  ({reasons})\n", name(a), name(b)))
        })
        .collect();
    lines.sort();
    text.extend(lines.into_iter().map(|(_, line)| line));
    if let Some(bye) = draw.bye.as_ref().filter(|bye| bye.spare.is_none()) {
        let _ = writeln!(text, " bye  {}  ({})", name(bye.player), one_line(&bye.reasons.join(", ")));
    }
    let mut gave_up = draw.gave_up.in_words();
    if draw.gave_up.repeated_tables > 0 {
        gave_up.push("players are on a table again where no other was left".into());
    }
    let gave_up = if gave_up.is_empty() { "nothing".to_owned() } else { gave_up.join(", ") };
    let _ = writeln!(text, "Gave up: {gave_up}");
    let Proof { players, blossoms, .. } = &draw.proof;
    let _ = writeln!(
        text,
        "Proven: no draw is better ({} dual values and {} odd sets say so, in --json)",
        players.len() + usize::from(draw.proof.bye.is_some()),
        blossoms.len()
    );
    text
}

/// A name may hold anything; a table keeps its line.
fn one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
