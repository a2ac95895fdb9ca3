//! `muster pair FILE`: a draw with its reasons and its proof.

use super::{CommandAnswer, files, print_answer, robin, say_in_english};
use crate::{
    domain::{
        event::{pack::Method, venue::Venue},
        history::PlayerIndex,
        numbers::{RoundNumber, TableNumber},
        pairing::{
            ClubRule, Clubs, CutError, DrawClaim, DrawCompromises, DrawProof, LeaverWay, PairingOrder, Reason,
        },
        rounds::{
            Absent, ConstrainedPair, ConstraintKind, DrawOptions, DrawRequest, DrawnRound, MissingResults,
            OddPlayer, RoundContext, RoundError, Seats, carry_out, draw_round_by_method,
        },
    },
    exchange::event_file::EventFile,
    text::{Message, Speaker, draw, say},
};
use serde::Serialize;
use std::{fmt::Write, process::ExitCode};

#[derive(Debug, clap::Args)]
pub struct PairCommand {
    /// Event file
    file: String,
    /// Round to pair, from the rounds before it (default: the next)
    #[arg(long)]
    round: Option<RoundNumber>,
    /// Seed of the round
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Attempt, as shown on the round's page
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    attempt: u32,
    /// Pair an earlier round again as it was, using the results, pairs and rules stored in the file
    #[arg(long, requires = "round", conflicts_with_all = ["seed", "attempt"])]
    again: bool,
    /// How a cut goes on when a player has withdrawn: p6=walkover, p6=beaten (the player they beat last goes on) or
    /// p6=next (the next in the standings goes on)
    #[arg(long, value_name = "PLAYER=WAY", value_parser = leaver_way)]
    leaver: Vec<(String, LeaverWay)>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// `p6=walkover`
fn leaver_way(text: &str) -> Result<(String, LeaverWay), String> {
    let told = text.split_once('=').and_then(|(key, way)| Some((key.to_owned(), LeaverWay::parse(way)?)));
    told.ok_or_else(|| say_in_english(&say!("command-no-leaver-way")))
}

/// What `pair --json` prints (`event-file`).
#[derive(Serialize)]
struct PairAnswer<'a> {
    round: RoundNumber,
    seed: u64,
    method: &'a str,
    tables: Vec<DrawnTable<'a>>,
    bye: Option<&'a str>,
    /// Those whom the round's method leaves without an opponent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rests: Vec<&'a str>,
    gave_up: &'a DrawCompromises,
    proof: Option<&'a DrawProof>,
}

#[derive(Serialize)]
struct DrawnTable<'a> {
    table: TableNumber,
    a: &'a str,
    b: &'a str,
    reasons: Vec<String>,
}

pub fn run_pair(args: &PairCommand) -> CommandAnswer {
    let file = files::read_event_file(&args.file)?;
    let round = args.round.unwrap_or_else(|| next_round(&file));
    if args.again {
        return pair_again(args, &file, round);
    }
    let mut context = pair_context(&file, round, args.seed);
    context.methods.cut_leavers.extend(args.leaver.iter().cloned());
    let drawn = draw_round_by_method(&context, pair_options(&context, round), args.attempt);
    answer_pair(args, &file, round, args.seed, drawn)
}

/// Everybody plays, and every battle has a result.
pub(super) fn pair_options(context: &RoundContext, round: RoundNumber) -> DrawOptions {
    DrawOptions {
        round,
        clubs: context.clubs.in_round(round),
        odd: OddPlayer::Spare,
        missing: MissingResults::Refuse,
        absent: Absent::Play,
    }
}

/// Draws a round on the basis that the file keeps with it.
fn pair_again(args: &PairCommand, file: &EventFile, round: RoundNumber) -> CommandAnswer {
    let problem = |why: String| say!("command-round-of-file", path = args.file, round, why);
    let at = file.history.rounds.iter().position(|drawn| drawn.number == round);
    let claim = at.and_then(|at| file.rounds.get(at)?.draw.clone());
    let DrawClaim { basis, .. } =
        claim.ok_or_else(|| problem(say_in_english(&say!("command-not-told-how"))))?;
    let history = basis
        .history(&file.history)
        .map_err(|violation| problem(say_in_english(&draw::what_is_wrong(&violation))))?;
    let mut wanted = DrawRequest::from_basis(&basis, &history, Venue::default());
    let context = pair_context(file, round, basis.seed);
    if file.event.methods.method(round) == Method::RoundRobin {
        robin::find_group_reasons(file, &context, &basis, &mut wanted);
    } else {
        context.find_method(&mut wanted, file.history.handed_on.cuts.get(&round));
    }
    answer_pair(args, file, round, basis.seed, carry_out(&history, &wanted))
}

fn answer_pair(
    args: &PairCommand,
    file: &EventFile,
    round: RoundNumber,
    seed: u64,
    drawn: Result<DrawnRound, RoundError>,
) -> CommandAnswer {
    let drawn = drawn.map_err(|error| {
        let why = draw::why_no_round(&error);
        match &error {
            RoundError::Cut(CutError::Left(leaver)) => {
                let why = say!("command-choose-a-way", why, key = leaver.key);
                say!("command-problem", of = args.file, why)
            }
            _ => say!("command-problem", of = args.file, why),
        }
    })?;
    let answered = PairAnswer::from_drawn_round(file, (round, seed), &drawn);
    print_answer(&if args.json {
        serde_json::to_string_pretty(&answered).map_err(|error| error.to_string())? + "\n"
    } else {
        render_drawn_text(file, round, seed, &drawn)
    });
    Ok(ExitCode::SUCCESS)
}

fn next_round(file: &EventFile) -> RoundNumber {
    file.history.rounds.last().map_or(RoundNumber::FIRST, |round| round.number.next())
}

/// The event as a round of it is made from: tables are numbered from 1, and everybody is there.
pub(super) fn pair_context(file: &EventFile, round: RoundNumber, seed: u64) -> RoundContext {
    RoundContext {
        methods: file.event.methods.clone(),
        clubs: club_rules_of_file(file),
        ranking: file.event.ranking.clone(),
        constraints: forbidden_pairs_of_file(file),
        ..RoundContext::new(file.history_of(round).into_owned(), seed)
    }
}

/// When players of one club are kept apart.
pub(super) fn club_rules_of_file(file: &EventFile) -> Clubs {
    let rounds = file.event.avoid_club_rounds.iter().map(|round| (*round, ClubRule::Strong)).collect();
    Clubs { rounds, otherwise: ClubRule::Off }
}

/// Those who are not to meet.
pub(super) fn forbidden_pairs_of_file(file: &EventFile) -> Vec<ConstrainedPair> {
    // An empty list of rounds is of none in the file.
    let is_any = |rounds: &Vec<RoundNumber>| !rounds.is_empty();
    let apart = file.forbidden.iter().filter(|pair| pair.rounds.as_ref().is_none_or(is_any));
    let apart = apart.map(|pair| ConstrainedPair {
        a: pair.a,
        b: pair.b,
        rounds: pair.rounds.clone().unwrap_or_default(),
        kind: ConstraintKind::Apart,
    });
    apart.collect()
}

impl<'a> PairAnswer<'a> {
    fn from_drawn_round(
        file: &'a EventFile,
        (round, seed): (RoundNumber, u64),
        drawn: &'a DrawnRound,
    ) -> Self {
        let key = |player: PlayerIndex| file.history.players[player].key.as_str();
        let table = |seats: &'a Seats| {
            let (table, b) = (seats.table?, seats.b?);
            Some(DrawnTable { table, a: key(seats.a), b: key(b), reasons: say_reasons(file, &seats.reasons) })
        };
        let mut tables: Vec<DrawnTable<'_>> = drawn.seats.iter().filter_map(table).collect();
        tables.sort_by_key(|table| table.table);
        let alone = |rests: bool| {
            let alone = drawn.seats.iter().filter(move |seats| seats.b.is_none() && seats.rests == rests);
            alone.map(|seats| key(seats.a))
        };
        Self {
            round,
            seed,
            method: &drawn.method,
            tables,
            bye: alone(false).next(),
            rests: alone(true).collect(),
            gave_up: &drawn.kept.gave_up,
            proof: proof_of_draw(drawn),
        }
    }
}

/// For a terminal: a line for each table, then what the draw gave up, and what is proven of it.
fn render_drawn_text(file: &EventFile, round: RoundNumber, seed: u64, drawn: &DrawnRound) -> String {
    let name = |player: PlayerIndex| one_line(&file.history.players[player].name);
    let head = say!("command-drawn-round", round, seed = seed.to_string(), method = drawn.method);
    let mut text = say_in_english(&head) + "\n";
    let mut lines: Vec<(TableNumber, String)> = Vec::new();
    let mut alone = String::new();
    for seats in &drawn.seats {
        let reasons = one_line(&say_reasons(file, &seats.reasons).join(", "));
        if let (Some(table), Some(b)) = (seats.table, seats.b) {
            lines.push((table, format!("{table:>4}  {} – {}  ({reasons})\n", name(seats.a), name(b))));
        } else {
            let bye = say!("command-bye", name = name(seats.a), reasons);
            let _ = writeln!(alone, " {}", say_in_english(&bye));
        }
    }
    lines.sort();
    text.extend(lines.into_iter().map(|(_, line)| line));
    text.push_str(&alone);
    let order = drawn.kept.basis.as_ref().map_or(PairingOrder::Record, |basis| basis.rules.order);
    let gave_up = draw::what_was_given_up(&drawn.kept.gave_up, order);
    let mut gave_up: Vec<String> = gave_up.iter().map(say_in_english).collect();
    if drawn.kept.gave_up.repeated_tables > 0 {
        gave_up.push(say_in_english(&say!("command-tables-again")));
    }
    let _ = writeln!(text, "{}", say_in_english(&say!("command-gave-up", list = gave_up)));
    if let Some(unseen) = draw::unseen_by_draw(&drawn.method) {
        let _ = writeln!(text, "{}", say_in_english(&unseen));
    }
    let claim = drawn.kept.claim().filter(|claim| !claim.is_of_nothing());
    let proven = claim.as_ref().map_or_else(|| say!("command-nothing-proven"), tell_solver_proof);
    let _ = writeln!(text, "{}", say_in_english(&proven));
    text
}

/// Why two meet, as players of the file's game say it.
fn say_reasons(file: &EventFile, reasons: &[Reason]) -> Vec<String> {
    let speaker = Speaker { game: file.history.words(), ..Speaker::in_english() };
    reasons.iter().map(|reason| speaker.say(&draw::reason_in_file(reason))).collect()
}

/// What is proven, and by how many numbers of the solver.
fn tell_solver_proof(claim: &DrawClaim) -> Message {
    let DrawProof { players, blossoms, bye, .. } = &claim.proof;
    let duals = players.len() + usize::from(bye.is_some());
    say!("command-proven", claim = draw::draw_claim(claim), duals, sets = blossoms.len())
}

/// What proves the draw; nothing where the round's method left nothing to be drawn.
fn proof_of_draw(drawn: &DrawnRound) -> Option<&DrawProof> {
    let nothing = drawn.kept.claim().is_some_and(|claim| claim.is_of_nothing());
    drawn.kept.proof.as_ref().filter(|_| !nothing)
}

/// A name may hold anything; a table keeps its line.
fn one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
