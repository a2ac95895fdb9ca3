//! `muster verify FILE`, or of a database: every round checked, by its stored proof where it has one.

use super::{Answer, NO, database::look_at, files, pair, print};
use crate::{
    domain::{
        history::{Battle, History, PlayerIndex, Round},
        numbers::RoundNumber,
        pairing::{self, Claim, Forbidden, Order, Pairs, Request, Rules, Violation, points_before},
        standings::Ranking,
    },
    exchange::{event_file::EventFile, whole_event},
    storage,
    words::{InWords, command as say},
};
use std::{collections::BTreeMap, fmt::Write, process::ExitCode};

#[derive(Debug, clap::Args)]
pub struct Verify {
    /// The event file
    #[arg(required_unless_present = "database")]
    file: Option<String>,
    /// Only this round
    #[arg(long)]
    round: Option<RoundNumber>,
    /// Every event of this database, drafts of rounds included, instead of a file
    #[arg(long, conflicts_with = "file")]
    database: Option<String>,
    /// Of the database only the event at this address: what stands after /e/
    #[arg(long, requires = "database")]
    event: Option<String>,
}

pub async fn run(args: Verify) -> Answer {
    if let Some(url) = args.database {
        return database(url, args.event.as_deref(), args.round).await;
    }
    let path = args.file.unwrap_or_default();
    let file = files::read(&path)?;
    let mut answer = Checked::default();
    if answer.add(&file, args.round) == 0 {
        if let Some(round) = args.round {
            return Err(say::no_such_round(&path, round).into());
        }
        print(say::NO_ROUND_YET);
        return Ok(ExitCode::SUCCESS);
    }
    Ok(answer.print())
}

async fn database(url: String, slug: Option<&str>, round: Option<RoundNumber>) -> Answer {
    let path = url.strip_prefix("sqlite://").unwrap_or(&url);
    if !url.starts_with("postgres") && !std::path::Path::new(path).exists() {
        return Err(say::no_database(path).into());
    }
    let database = look_at(&url).await?;
    let text = |error: sqlx::Error| error.to_string();
    let mut tx = database.read().await.map_err(text)?;
    let mut events = storage::events::list(&mut tx).await.map_err(text)?;
    events.retain(|event| slug.is_none_or(|slug| slug == event.slug));
    if let (Some(slug), true) = (slug, events.is_empty()) {
        return Err(say::no_event(slug).into());
    }
    let mut answer = Checked::default();
    for event in events {
        let ranking = Ranking::of(&event.settings.ranking_rules()).map_err(|error| error.in_words())?;
        let file = whole_event::file(
            storage::whole_event::with_drafts(&mut tx, &event).await.map_err(text)?,
            ranking,
        );
        let _ = writeln!(answer.text, "{}", event.slug);
        answer.add(&file, round);
        for differs in storage::audit::results(&mut tx, event.id).await.map_err(text)? {
            answer.is_wrong = true;
            let _ = writeln!(answer.text, "{}", differs.in_words());
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
        let mut count = 0;
        for (round, details) in file.history.rounds.iter().zip(&file.rounds) {
            if wanted.is_some_and(|number| number != round.number) {
                continue;
            }
            count += 1;
            let history = file.history_of(round.number);
            let found = match &details.draw {
                Some(claim) => by_claim(&history, round, (claim, details.seed)),
                None => without_claim(file, history.into_owned(), round),
            };
            self.is_wrong |= found.is_err();
            let said = match found {
                Ok(legal) => {
                    let name = |player: &PlayerIndex| file.history.players[*player].name.clone();
                    legal + &say::sat_out(&details.sat_out.iter().map(name).collect::<Vec<_>>())
                }
                Err(violation) => violation.in_words(),
            };
            let _ = writeln!(self.text, "{}", say::of_round(round.number, &said));
        }
        count
    }

    fn print(self) -> ExitCode {
        print(&self.text);
        if self.is_wrong { ExitCode::from(NO) } else { ExitCode::SUCCESS }
    }
}

/// By the proof that is stored with the draw: the solver has no part in it.
fn by_claim(
    history: &History,
    round: &Round,
    (claim, seed): (&Claim, Option<u64>),
) -> Result<String, Violation> {
    pairing::check_legal(history, round.number)?;
    if claim.basis.round != round.number || seed.is_some_and(|seed| seed != claim.basis.seed) {
        return Err(Violation::AnotherDraw);
    }
    let known = |battle: &&Battle| {
        let key = &history.players[battle.a].key;
        battle.b.is_some() || claim.basis.players.iter().any(|player| player.key == *key)
    };
    // Whoever has no opponent by the round's method is not part of the draw.
    claim.basis.check(history, &pairs(round.battles.iter().filter(known)), &claim.proof)?;
    Ok(say::proven(&claim.in_words(), claim.basis.corrected(history).len()))
}

/// Without a proof the engine finds the best draw, and costs are compared.
fn without_claim(file: &EventFile, mut history: History, round: &Round) -> Result<String, Violation> {
    pairing::check_legal(&history, round.number)?;
    let is_bye = |battle: &&Battle| battle.b.is_none();
    if round.battles.iter().filter(|battle| is_bye(battle) && !battle.fixed).count() > 1 {
        return Err(Violation::TwoByes { round: round.number });
    }
    // Whoever was left without an opponent beforehand is no part of the draw.
    for battle in round.battles.iter().filter(|battle| is_bye(battle) && battle.fixed) {
        history.players[battle.a].dropped_after = Some(round.number.previous());
    }
    let by_points = file.event.ranking.scoring.draws_by_points();
    let rules = Rules {
        clubs: pair::clubs(file),
        order: if by_points { Order::Points } else { Order::Record },
        points: if by_points { points_before(&history, round.number) } else { BTreeMap::new() },
        ..Rules::default()
    };
    let mut request = Request {
        forbidden: pair::apart(file).iter().map(Forbidden::from).collect(),
        ..Request::new(&history, round.number, &rules, 0)
    };
    let (set, drawn): (Vec<&Battle>, Vec<&Battle>) = round.battles.iter().partition(|battle| battle.fixed);
    request.fixed = set.iter().filter_map(|battle| Some((battle.a, battle.b?))).collect();
    if request.fixed.is_empty() && drawn.is_empty() {
        return Ok(say::SET_BY_HAND.into());
    }
    let paired = set.into_iter().filter(|battle| battle.b.is_some()).chain(drawn);
    pairing::check_best(&request, &pairs(paired))?;
    Ok(say::NO_BETTER_DRAW.into())
}

fn pairs<'a>(battles: impl Iterator<Item = &'a Battle>) -> Pairs {
    let mut pairs = Pairs { pairs: Vec::new(), bye: None };
    for battle in battles {
        match battle.b {
            Some(b) => pairs.pairs.push((battle.a, b)),
            None => pairs.bye = Some(battle.a),
        }
    }
    pairs
}
