//! `muster verify FILE`, or of a database: every round checked, by its stored proof where it has one.

use super::{CommandAnswer, NO, database::look_at, files, pair, print_answer, robin, say_in_english};
use crate::{
    domain::{
        event::pack::Method,
        history::{History, HistoryBattle, HistoryRound, PlayerIndex},
        numbers::RoundNumber,
        pairing::{
            self, Draw, DrawClaim, ForbiddenPair, PairingOrder, PairingRequest, Pairs, Rules, Violation,
            points_before,
        },
        rounds::{ConstrainedPair, ConstraintKind, DrawRequest, RoundError},
        standings::Ranking,
    },
    exchange::{
        event_file::{EventFile, RoundDetails},
        whole_event,
    },
    storage,
    text::{Message, audit::tell_result_break, draw, ranking::tell_ranking_error, say},
};
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    num::NonZero,
    panic::resume_unwind,
    process::ExitCode,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

#[derive(Debug, clap::Args)]
pub struct Verify {
    /// Event file
    #[arg(required_unless_present = "database")]
    file: Option<String>,
    /// Check only this round
    #[arg(long)]
    round: Option<RoundNumber>,
    /// Check every event of this database instead of a file, draft rounds included
    #[arg(long, conflicts_with = "file")]
    database: Option<String>,
    /// Check only the event at this address in the database (the part after /e/)
    #[arg(long, requires = "database")]
    event: Option<String>,
}

pub async fn run_verify(args: Verify) -> CommandAnswer {
    if let Some(url) = args.database {
        return verify_database(url, args.event.as_deref(), args.round).await;
    }
    let path = args.file.unwrap_or_default();
    let file = files::read_event_file(&path)?;
    let mut answer = Checked::default();
    if answer.add(&file, args.round) == 0 {
        if let Some(round) = args.round {
            return Err(say!("command-no-such-round", path, round).into());
        }
        print_answer(&(say_in_english(&say!("command-no-round-yet")) + "\n"));
        return Ok(ExitCode::SUCCESS);
    }
    Ok(answer.print())
}

async fn verify_database(url: String, slug: Option<&str>, round: Option<RoundNumber>) -> CommandAnswer {
    let path = url.strip_prefix("sqlite://").unwrap_or(&url);
    if !url.starts_with("postgres") && !std::path::Path::new(path).exists() {
        return Err(say!("command-no-database", path).into());
    }
    let database = look_at(&url).await?;
    let text = |error: sqlx::Error| error.to_string();
    let mut tx = database.read().await.map_err(text)?;
    let mut events = storage::events::list_events(&mut tx).await.map_err(text)?;
    events.retain(|event| slug.is_none_or(|slug| slug == event.slug));
    if let (Some(slug), true) = (slug, events.is_empty()) {
        return Err(say!("command-no-event", slug).into());
    }
    let mut answer = Checked::default();
    for event in events {
        let ranking = Ranking::from_rules(&event.settings.ranking_rules())
            .map_err(|error| tell_ranking_error(&error))?;
        let file = whole_event::build_event_file(
            storage::whole_event::with_drafts(&mut tx, &event).await.map_err(text)?,
            ranking,
        );
        let _ = writeln!(answer.text, "{}", event.slug);
        answer.add(&file, round);
        for differs in storage::audit::find_result_breaks(&mut tx, event.id).await.map_err(text)? {
            answer.is_wrong = true;
            let _ = writeln!(answer.text, "{}", say_in_english(&tell_result_break(&differs)));
        }
    }
    drop(tx);
    database.close().await;
    Ok(answer.print())
}

/// What was found, line by line.
#[derive(Debug, Default)]
pub struct Checked {
    pub text: String,
    pub is_wrong: bool,
}

impl Checked {
    /// Checks the rounds that are wanted, and says how many those are.
    pub fn add(&mut self, file: &EventFile, wanted: Option<RoundNumber>) -> usize {
        let mut rounds: Vec<_> = file.history.rounds.iter().zip(&file.rounds).collect();
        rounds.retain(|(round, _)| wanted.is_none_or(|number| number == round.number));
        for ((round, details), found) in rounds.iter().zip(check_round_proofs(file, &rounds)) {
            self.is_wrong |= found.is_err();
            let name = |player: &PlayerIndex| file.history.players[*player].name.as_str();
            let names: Vec<&str> = details.sat_out.iter().map(name).collect();
            let round = round.number;
            let said = match found {
                Ok(found) if names.is_empty() => say!("command-of-round", round, found),
                Ok(found) => say!("command-of-round-without", round, found, names),
                Err(wrong) => say!("command-of-round", round, found = wrong),
            };
            let _ = writeln!(self.text, "{}", say_in_english(&said));
        }
        rounds.len()
    }

    fn print(self) -> ExitCode {
        print_answer(&self.text);
        if self.is_wrong { ExitCode::from(NO) } else { ExitCode::SUCCESS }
    }
}

/// What a round is found to be, or what is wrong with it.
type RoundFound = Result<Message, String>;

/// What is found of each round, in their order.
///
/// A round without a proof is drawn again, on one core, and the proof of that is checked: two halves that take about as
/// long. While one round is checked the next is drawn. Two are never drawn at once, because that is what takes memory.
fn check_round_proofs(file: &EventFile, rounds: &[(&HistoryRound, &RoundDetails)]) -> Vec<RoundFound> {
    let to_come = &AtomicUsize::new(rounds.len());
    let mut found = thread::scope(|scope| {
        // None waits in between: each holds memory.
        let (drawn, to_check) = mpsc::sync_channel::<(usize, Box<RedrawnRound<'_>>)>(0);
        let checker = scope.spawn(move || {
            let checked = to_check.into_iter().map(|(at, drawn)| (at, drawn.check(free_cores(to_come))));
            checked.collect::<Vec<_>>()
        });
        let mut found = Vec::new();
        for (at, (round, details)) in rounds.iter().enumerate() {
            let looked = check_or_draw_round(file, round, details);
            to_come.fetch_sub(1, Ordering::SeqCst);
            match looked {
                Ok(Looked::Drawn(next)) => {
                    if drawn.send((at, next)).is_err() {
                        // The checker panicked, and joining it says so.
                        break;
                    }
                }
                Ok(Looked::Proven(legal)) => found.push((at, Ok(legal))),
                Err(violation) => found.push((at, Err(violation))),
            }
        }
        drop(drawn);
        found.extend(checker.join().unwrap_or_else(|panic| resume_unwind(panic)));
        found
    });
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, found)| found).collect()
}

/// What is wrong with a round.
fn say_violation(found: &Violation) -> String {
    say_in_english(&draw::what_is_wrong(found))
}

/// How many cores a check may have: one is left to draw on, as long as a round is to come.
fn free_cores(to_come: &AtomicUsize) -> NonZero<usize> {
    let all = pairing::all_cores();
    if to_come.load(Ordering::SeqCst) == 0 { all } else { NonZero::new(all.get() - 1).unwrap_or(all) }
}

/// What the first look at a round comes to.
enum Looked<'a> {
    /// Nothing is left to be checked.
    Proven(Message),
    Drawn(Box<RedrawnRound<'a>>),
}

fn check_or_draw_round<'a>(
    file: &'a EventFile,
    round: &'a HistoryRound,
    details: &RoundDetails,
) -> Result<Looked<'a>, String> {
    let history = file.history_of(round.number);
    if let Some(claim) = &details.draw {
        let legal = by_claim(&history, round, claim, details.seed)?;
        let is_robin = claim.is_of_nothing()
            && robin::is_by_groups((file, &pair::pair_context(file, round.number, 0)), &claim.basis);
        return Ok(Looked::Proven(if is_robin { say!("command-by-its-method") } else { legal }));
    }
    if details.proof_is_lost {
        // Drawn again, it might be taken for worse than it was: what was set by hand is not known.
        pairing::check_legal(&history, round.number).map_err(|found| say_violation(&found))?;
        return Err(say_in_english(&say!("command-not-proven")));
    }
    let asked = match UnprovenRound::from_round_of_file(file, history, round)? {
        Asks::Nothing(legal) => return Ok(Looked::Proven(legal)),
        Asks::Draw(asked) => *asked,
    };
    let best =
        pairing::find_best_draw(&asked.request(), &asked.pairs).map_err(|found| say_violation(&found))?;
    let drawn = Box::new(RedrawnRound { asked, best });
    match &drawn.asked.history {
        Cow::Borrowed(_) => Ok(Looked::Drawn(drawn)),
        // A history of its own is let go before the next round has one.
        Cow::Owned(_) => drawn.check(pairing::all_cores()).map(Looked::Proven),
    }
}

/// By the proof that is stored with the draw: the solver has no part in it.
fn by_claim(history: &History, round: &HistoryRound, claim: &DrawClaim, seed: Option<u64>) -> RoundFound {
    let wrong = |found: Violation| say_violation(&found);
    pairing::check_legal(history, round.number).map_err(wrong)?;
    if claim.basis.round != round.number || seed.is_some_and(|seed| seed != claim.basis.seed) {
        return Err(wrong(Violation::AnotherDraw));
    }
    let known = |battle: &&HistoryBattle| {
        let key = &history.players[battle.a].key;
        battle.b.is_some() || claim.basis.players.iter().any(|player| player.key == *key)
    };
    // Whoever has no opponent by the round's method is not part of the draw.
    claim
        .basis
        .check(history, &pairs_of_battles(round.battles.iter().filter(known)), &claim.proof)
        .map_err(wrong)?;
    let corrected = claim.basis.corrected(history).len();
    Ok(say!("command-round-proof", claim = draw::draw_claim(claim), corrected))
}

/// A round without a proof: what the engine is asked for in its stead.
struct UnprovenRound<'a> {
    round: RoundNumber,
    history: Cow<'a, History>,
    rules: Rules,
    forbidden: Vec<ForbiddenPair>,
    fixed: Vec<(PlayerIndex, PlayerIndex)>,
    /// As they were paired.
    pairs: Pairs,
}

/// What there is to ask of a round without a proof.
enum Asks<'a> {
    /// It is legal, and nothing of it was drawn.
    Nothing(Message),
    Draw(Box<UnprovenRound<'a>>),
}

impl<'a> UnprovenRound<'a> {
    fn from_round_of_file(
        file: &EventFile,
        mut history: Cow<'a, History>,
        round: &HistoryRound,
    ) -> Result<Asks<'a>, String> {
        let wrong = |found: Violation| say_violation(&found);
        let (set, drawn): (Vec<&HistoryBattle>, Vec<&HistoryBattle>) =
            round.battles.iter().partition(|battle| battle.fixed);
        if drawn.is_empty() {
            pairing::check_legal(&history, round.number).map_err(wrong)?;
            let is_by_hand = file.event.methods.method(round.number) == Method::Handbook;
            let legal = if is_by_hand { say!("command-set-by-hand") } else { say!("command-set-before") };
            return Ok(Asks::Nothing(legal));
        }
        let made = made_by_method(file, round.number, &set)?;
        // Whoever was left without an opponent beforehand is no part of the draw.
        let by_hand = set.iter().copied().filter(|battle| battle.b.is_none()).map(|battle| battle.a);
        let by_method = made.iter().flat_map(|made| &made.preset).filter(|made| made.b.is_none());
        let rest: BTreeSet<PlayerIndex> = by_hand.chain(by_method.map(|made| made.a)).collect();
        let everybody = round.battles.iter().flat_map(|battle| [Some(battle.a), battle.b]).flatten();
        let seated: BTreeSet<PlayerIndex> = everybody.collect();
        let leave_out = |history: &mut Cow<'a, History>, player: PlayerIndex| {
            history.to_mut().players[player].dropped_after = Some(round.number.previous());
        };
        for player in rest.difference(&seated) {
            leave_out(&mut history, *player);
        }
        pairing::check_legal(&history, round.number).map_err(wrong)?;
        let rests = |battle: &&HistoryBattle| battle.b.is_none() && rest.contains(&battle.a);
        let battles: Vec<&HistoryBattle> = round.battles.iter().filter(|battle| !rests(battle)).collect();
        if battles.iter().filter(|battle| battle.b.is_none()).count() > 1 {
            return Err(wrong(Violation::TwoByes { round: round.number }));
        }
        for player in &rest {
            leave_out(&mut history, *player);
        }
        let (rules, fixed) = match made {
            Some(made) => (made.rules, made.fixed),
            None => (
                by_the_handbook(file, &history, round.number),
                set.iter().filter_map(|battle| Some((battle.a, battle.b?))).collect(),
            ),
        };
        let forbidden = pair::forbidden_pairs_of_file(file).iter().map(ForbiddenPair::from).collect();
        let pairs = pairs_of_battles(battles.into_iter());
        Ok(Asks::Draw(Box::new(Self { round: round.number, history, rules, forbidden, fixed, pairs })))
    }

    fn request(&self) -> PairingRequest<'_> {
        PairingRequest {
            forbidden: self.forbidden.clone(),
            fixed: self.fixed.clone(),
            ..PairingRequest::new(&self.history, self.round, &self.rules, 0)
        }
    }
}

fn by_the_handbook(file: &EventFile, history: &History, round: RoundNumber) -> Rules {
    let by_points = file.event.ranking.scoring.draws_by_points();
    Rules {
        clubs: pair::club_rules_of_file(file),
        order: if by_points { PairingOrder::Points } else { PairingOrder::Record },
        points: if by_points { points_before(history, round) } else { BTreeMap::new() },
        ..Rules::default()
    }
}

/// What the method that the file names for a round asks for, around what was set. `None`: it is the handbook's.
fn made_by_method(
    file: &EventFile,
    round: RoundNumber,
    set: &[&HistoryBattle],
) -> Result<Option<DrawRequest>, String> {
    if file.event.methods.method(round) == Method::Handbook {
        return Ok(None);
    }
    let not =
        |why: RoundError| say_in_english(&say!("command-not-by-its-method", why = draw::why_no_round(&why)));
    let mut context = pair::pair_context(file, round, 0);
    for battle in set {
        match battle.b {
            Some(b) => context.constraints.push(ConstrainedPair {
                a: battle.a,
                b,
                rounds: vec![round],
                kind: ConstraintKind::Together,
            }),
            None => context.history.players[battle.a].dropped_after = Some(round.previous()),
        }
    }
    let (_, wanted) = context.ask_by_method(pair::pair_options(&context, round), 1).map_err(not)?;
    Ok(Some(wanted))
}

/// A round without a proof, with the best draw as the engine found it.
struct RedrawnRound<'a> {
    asked: UnprovenRound<'a>,
    best: Draw,
}

impl RedrawnRound<'_> {
    /// Its proof is checked, and costs are compared.
    fn check(self, cores: NonZero<usize>) -> RoundFound {
        let Self { asked, best } = self;
        pairing::check_against(&best, &asked.request(), &asked.pairs, cores)
            .map_err(|found| say_violation(&found))?;
        if best.proof.players.len() < 2 {
            return Ok(say!("command-by-its-method"));
        }
        Ok(say!("command-no-better-draw", set = asked.fixed.len()))
    }
}

fn pairs_of_battles<'a>(battles: impl Iterator<Item = &'a HistoryBattle>) -> Pairs {
    let mut pairs = Pairs { pairs: Vec::new(), bye: None };
    for battle in battles {
        match battle.b {
            Some(b) => pairs.pairs.push((battle.a, b)),
            None => pairs.bye = Some(battle.a),
        }
    }
    pairs
}
