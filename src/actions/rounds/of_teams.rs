//! Drawing a round over teams: the same engine over their history. Its tables are blocks of as many as a team has
//! players.

use super::{Actor, already_drawn, change, is_taken, size, start, subject};
use crate::{
    app::App,
    domain::{
        event::{
            Event,
            audit::{LogEntry, RoundAct},
            team::{LineUps, TeamMatch},
            venue::Venue,
        },
        ids::{MatchId, RoundId},
        numbers::{RoundNumber, TableNumber},
        pairing::Reasons,
        refusal::Conflict,
        round::{Round, RoundMethod, RoundState},
        rounds::{
            DrawOptions, Drawn, Methods, RoundContext, RoundError, Seats, SetByHand, draw, order,
            start as beginning,
        },
        standings::Ranking,
        teams::Entrants,
    },
    error::{Error, Result},
    storage::{self, Tx, team_history::LoadedTeams},
};

/// What the next round of teams is made from.
///
/// # Errors
/// When the stored ranking is none.
pub fn context_of_teams(event: &Event, loaded: &LoadedTeams) -> Result<RoundContext> {
    let key = |key: String| key.replacen('p', "t", 1);
    let mut methods = Methods::of(&event.settings.pairing);
    methods.seeds = methods.seeds.into_iter().map(key).collect();
    for list in methods.lists.values_mut() {
        *list = list.drain(..).map(|(a, b)| (key(a), key(b))).collect();
    }
    Ok(RoundContext {
        history: loaded.history.clone(),
        checked_in: (0..loaded.teams.len()).collect(),
        methods,
        clubs: event.settings.pairing.clubs.clone(),
        ranking: Ranking::of(&event.settings.ranking_rules()).map_err(Error::refused)?,
        seed: event.seed.unsigned_abs(),
        constraints: Vec::new(),
        venue: Venue::default(),
        by_hand: SetByHand::default(),
        cut: None,
    })
}

/// Draws the next round of teams as a draft.
pub async fn draw_matches(app: &App, by: &Actor, event: &Event, options: DrawOptions) -> Result<()> {
    change(app, event.id, by, async |tx, locked| {
        let loaded = storage::team_history::load(tx, event).await?;
        if options.round < order::next(&loaded.rounds) {
            return Err(already_drawn(options.round));
        }
        order::may_draw(&loaded.rounds, options.round).map_err(Error::refused)?;
        start(tx, event, locked.stage).await?;
        let drawn = drawn(tx, event, &loaded, (options, 1)).await?;
        let round = new_round(app, event, &loaded, (options.round, &drawn));
        match storage::rounds::insert(tx, &round, Some(&drawn.kept)).await {
            Err(error) if is_taken(&error) => return Err(already_drawn(options.round)),
            other => other?,
        }
        match_all(app, tx, (event, &round, &loaded), &drawn).await?;
        let (tables, byes) = size(&drawn);
        let act = RoundAct::Drawn { round: round.number, tables, byes, left_out: Vec::new() };
        Ok(((), LogEntry::new(subject(&round), act)))
    })
    .await
}

/// Draws a draft again: another attempt, on record with its reason. `seen` is the version on the organiser's screen.
pub async fn draw_matches_again(
    app: &App,
    by: &Actor,
    event: &Event,
    options: DrawOptions,
    (seen, reason): (i64, &str),
) -> Result<()> {
    change(app, event.id, by, async |tx, _| {
        let loaded = storage::team_history::load(tx, event).await?;
        let before =
            loaded.rounds.iter().find(|round| round.number == options.round).ok_or(Error::NotFound)?;
        if before.state != RoundState::Draft {
            return Err(Error::refused(RoundError::NotADraft));
        }
        if before.version != seen {
            return Err(Error::Conflict(Conflict::Draft));
        }
        let attempt = before.attempt + 1;
        let drawn = drawn(tx, event, &loaded, (options, attempt)).await?;
        let method = RoundMethod::Drawn(drawn.method.clone());
        let round = Round { attempt, method, drawn_at: app.clock.now(), ..before.clone() };
        storage::rounds::set_draw(tx, &round, &drawn.kept).await?;
        storage::team_matches::delete_all(tx, round.id).await?;
        match_all(app, tx, (event, &round, &loaded), &drawn).await?;
        let (tables, byes) = size(&drawn);
        let act = RoundAct::DrawnAgain { round: round.number, attempt, tables, byes, left_out: Vec::new() };
        Ok(((), LogEntry::new(subject(&round), act).because(reason)))
    })
    .await
}

async fn drawn(
    tx: &mut Tx,
    event: &Event,
    loaded: &LoadedTeams,
    (options, attempt): (DrawOptions, i64),
) -> Result<Drawn> {
    let mut context = context_of_teams(event, loaded)?;
    if context.goes_on_with_a_cut(options.round)
        && let Some(before) = loaded.rounds.iter().find(|drawn| drawn.number.next() == options.round)
    {
        context.cut = storage::rounds::draw(tx, before.id).await?.and_then(|kept| kept.cut);
    }
    draw(&context, options, u32::try_from(attempt).unwrap_or_default()).map_err(Error::refused)
}

fn new_round(
    app: &App,
    event: &Event,
    loaded: &LoadedTeams,
    (number, drawn): (RoundNumber, &Drawn),
) -> Round {
    let settings = &event.settings;
    let (battleplan, dice) = beginning::battleplan(settings, event.seed.unsigned_abs(), number);
    Round {
        id: RoundId(app.new_id()),
        event_id: event.id,
        number,
        state: RoundState::Draft,
        battleplan,
        dice,
        seed: event.seed,
        attempt: 1,
        method: RoundMethod::Drawn(drawn.method.clone()),
        starts_at: beginning::time(settings, &loaded.rounds, number),
        drawn_at: app.clock.now(),
        published_at: None,
        closed_at: None,
        version: 1,
    }
}

/// Stores which teams meet, and from which table on.
async fn match_all(
    app: &App,
    tx: &mut Tx,
    (event, round, loaded): (&Event, &Round, &LoadedTeams),
    drawn: &Drawn,
) -> Result<()> {
    let tables = usable_tables(tx, event).await?;
    let firsts = first_tables(event, loaded, &tables, &drawn.seats);
    for ((place, seats), first_table) in (1..).zip(&drawn.seats).zip(firsts) {
        let drawn = TeamMatch {
            id: MatchId(app.new_id()),
            event_id: event.id,
            round_id: round.id,
            round_number: round.number,
            round_state: round.state,
            place,
            a: loaded.id(seats.a),
            b: seats.b.map(|b| loaded.id(b)),
            fixed: seats.fixed,
            reasons: Reasons(seats.reasons.clone()),
            first_table,
            line_ups: LineUps::default(),
            step_since: None,
            typed_by: None,
            version: 1,
        };
        storage::team_matches::insert(tx, &drawn).await?;
    }
    Ok(())
}

/// The first table of each match; none for a bye. A team that always plays on certain tables has them, and nobody else;
/// of two such teams, the first has what both want.
fn first_tables(
    event: &Event,
    loaded: &LoadedTeams,
    tables: &[TableNumber],
    seats: &[Seats],
) -> Vec<Option<TableNumber>> {
    let size = tables_of_match(event);
    let mut taken: Vec<u32> = Vec::new();
    let is_free = |taken: &[u32], first: u32| taken.iter().all(|other| other.abs_diff(first) >= size);
    let mut firsts = vec![None; seats.len()];
    for (seats, first) in seats.iter().zip(&mut firsts) {
        let mut sides = [Some(seats.a), seats.b].into_iter().flatten();
        let wanted = sides.find_map(|side| loaded.teams[side].fixed_table);
        *first = wanted.filter(|first| seats.table.is_some() && is_free(&taken, first.0));
        taken.extend(first.iter().map(|first| first.0));
    }
    let mut order: Vec<usize> = (0..seats.len()).collect();
    order.retain(|at| seats[*at].table.is_some() && firsts[*at].is_none());
    order.sort_by_key(|at| seats[*at].table);
    let blocks = (1..).map(|block| first_table(event, tables, TableNumber(block)));
    for (at, first) in order.into_iter().zip(blocks.filter(|first| is_free(&taken, first.0))) {
        firsts[at] = Some(first);
    }
    firsts
}

/// How many tables a match takes.
fn tables_of_match(event: &Event) -> u32 {
    if event.settings.entrants == Entrants::Pairs { 1 } else { event.settings.team.players().into() }
}

/// The first table of a block, counted from 1: a match plays side by side, on tables that are in use where the venue
/// lists any, and after the last of them when they do not suffice.
fn first_table(event: &Event, tables: &[TableNumber], block: TableNumber) -> TableNumber {
    let size = tables_of_match(event);
    let mut blocks = Vec::new();
    let mut run: Vec<u32> = Vec::new();
    for table in tables.iter().map(|table| table.0) {
        if run.last().is_some_and(|last| last + 1 != table) {
            run.clear();
        }
        run.push(table);
        if run.len() == size as usize {
            blocks.push(run[0]);
            run.clear();
        }
    }
    let nth = block.0.saturating_sub(1);
    let beyond = nth.saturating_sub(u32::try_from(blocks.len()).unwrap_or_default());
    let last = tables.last().map_or(0, |last| last.0);
    TableNumber(blocks.get(nth as usize).copied().unwrap_or(last + beyond * size + 1))
}

async fn usable_tables(tx: &mut Tx, event: &Event) -> Result<Vec<TableNumber>> {
    let tables = storage::venue_tables::list(tx, event.id).await?;
    Ok(tables.into_iter().filter(|table| table.out_of_use.is_none()).map(|table| table.number).collect())
}
