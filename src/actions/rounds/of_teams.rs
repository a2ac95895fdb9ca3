//! Drawing a round over teams: the same engine over their history. Its tables are blocks of as many as a team has
//! players.

use super::{
    Actor, PairPrice, absent_teams, already_drawn, change_event, count_tables_and_byes, is_taken,
    late::expect_teams,
    loaded::compute_round_aside,
    may_be_drawn, round_subject,
    team_tables::{first_tables, usable_tables},
};
use crate::{
    app::App,
    domain::{
        event::{
            Event,
            audit::{LogEntry, RoundAct},
            team::{LineUps, TeamMatch},
            venue::Venue,
        },
        ids::{MatchId, RoundId, TeamId},
        numbers::RoundNumber,
        pairing::Reasons,
        refusal::Conflict,
        round::{Round, RoundMethod, RoundState},
        rounds::{
            ConstrainedPair, DrawOptions, DrawnRound, Methods, PairConstraint, RoundContext, RoundError,
            SetByHand, draw_round_by_method, order, price_of_pair, start as beginning,
        },
        standings::Ranking,
        teams::EntrantKind,
    },
    error::{Error, Result},
    storage::{self, Tx, team_history::LoadedTeams},
};

/// What the next round of teams is made from.
///
/// # Errors
/// When the stored ranking is none.
pub fn context_of_teams(
    event: &Event,
    loaded: &LoadedTeams,
    constraints: &[PairConstraint<TeamId>],
) -> Result<RoundContext> {
    let place = |id: TeamId| loaded.index.get(&id).copied();
    Ok(RoundContext {
        history: loaded.history.clone(),
        checked_in: (0..loaded.teams.len()).collect(),
        methods: Methods::from_settings(&event.settings.pairing, EntrantKind::TEAM_LETTER),
        clubs: event.settings.pairing.clubs.clone(),
        ranking: Ranking::from_rules(&event.settings.ranking_rules()).map_err(Error::from_refusal)?,
        seeds: event.round_seeds(),
        constraints: constraints.iter().filter_map(|wanted| wanted.pair().map(place)).collect(),
        venue: Venue::default(),
        by_hand: SetByHand::default(),
    })
}

/// What a wish for two teams would cost in the round that is drawn next, on the results as they stand.
///
/// # Errors
/// When no such round could be drawn.
pub async fn price_of_team_pair(
    tx: &mut Tx,
    event: &Event,
    pair: &ConstrainedPair<TeamId>,
) -> Result<PairPrice> {
    let loaded = storage::team_history::load_team_history(tx, event).await?;
    let constraints = storage::pair_constraints::of_teams(tx, event.id).await?;
    let context = context_of_teams(event, &loaded, &constraints)?;
    let round = order::next_round_number(&loaded.rounds);
    let pair = pair.map(|id| loaded.index.get(&id).copied()).ok_or(Error::NotFound)?;
    let price = compute_round_aside(move || price_of_pair(&context, round, &pair)).await?;
    Ok(PairPrice { round, price })
}

/// Draws the next round of teams as a draft.
pub async fn draw_matches(app: &App, by: &Actor, event: &Event, options: DrawOptions) -> Result<()> {
    change_event(app, event.id, by, async |tx, locked| {
        let loaded = storage::team_history::load_team_history(tx, event).await?;
        if options.round < order::next_round_number(&loaded.rounds) {
            return Err(already_drawn(options.round));
        }
        order::may_draw(&loaded.rounds, options.round).map_err(Error::from_refusal)?;
        may_be_drawn(locked.stage)?;
        let by_hand = SetByHand::default();
        let context = context_of_draw(tx, event, &loaded, &by_hand).await?;
        let drawn = draw_round_by_method(&context, options, 1).map_err(Error::from_refusal)?;
        let left_out = absent_teams::leave_out(tx, &loaded, (&context, options)).await?;
        let kept = absent_teams::keep_draw_without_absent(&drawn.kept, &loaded, &context, options, &[]);
        let round = new_round(app, event, &loaded, (options.round, &drawn));
        match storage::rounds::insert_round(tx, &round, Some(&kept)).await {
            Err(error) if is_taken(&error) => return Err(already_drawn(options.round)),
            other => other?,
        }
        match_all(app, tx, event, &round, &loaded, (&drawn, &by_hand)).await?;
        let (tables, byes) = count_tables_and_byes(&drawn);
        let act = RoundAct::Drawn { round: round.number, tables, byes, left_out };
        Ok(((), LogEntry::new(round_subject(&round), act)))
    })
    .await
}

/// Draws a draft again: another attempt, on record with its reason. What was set by hand stays. `seen` is the version on the organiser's screen.
pub async fn draw_matches_again(
    app: &App,
    by: &Actor,
    event: &Event,
    options: DrawOptions,
    seen: i64,
    reason: &str,
) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let before = storage::rounds::by_number(tx, event.id, options.round).await?.ok_or(Error::NotFound)?;
        if before.state != RoundState::Draft {
            return Err(Error::from_refusal(RoundError::NotADraft));
        }
        if before.version != seen {
            return Err(Error::Conflict(Conflict::Draft));
        }
        expect_teams(tx, &before).await?;
        let loaded = storage::team_history::load_team_history(tx, event).await?;
        let attempt = before.attempt + 1;
        let by_hand = SetByHand::of_matches(
            &loaded.index,
            &storage::team_matches::list_round_matches(tx, before.id).await?,
        );
        let mut context = context_of_draw(tx, event, &loaded, &by_hand).await?;
        let kept = storage::rounds::load_kept_draw(tx, before.id).await?;
        let left_out = kept.map(|kept| kept.left_out).unwrap_or_default();
        let come = absent_teams::admit_arrived_teams(&mut context, &loaded, &before, &left_out);
        let drawn = draw_round_by_method(&context, options, u32::try_from(attempt).unwrap_or_default())
            .map_err(Error::from_refusal)?;
        let kept = absent_teams::keep_draw_without_absent(&drawn.kept, &loaded, &context, options, &left_out);
        let left_out = absent_teams::leave_out(tx, &loaded, (&context, options)).await?;
        absent_teams::join_all(tx, &come, before.number).await?;
        let method = RoundMethod::Drawn(drawn.method.clone());
        let round = Round { attempt, method, drawn_at: app.clock.now(), ..before.clone() };
        storage::rounds::set_draw(tx, &round, &kept).await?;
        storage::team_matches::delete_all(tx, round.id).await?;
        match_all(app, tx, event, &round, &loaded, (&drawn, &by_hand)).await?;
        let (tables, byes) = count_tables_and_byes(&drawn);
        let act = RoundAct::DrawnAgain { round: round.number, attempt, tables, byes, left_out };
        Ok(((), LogEntry::new(round_subject(&round), act).because(reason)))
    })
    .await
}

/// What a draw is made from: with who is there.
async fn context_of_draw(
    tx: &mut Tx,
    event: &Event,
    loaded: &LoadedTeams,
    by_hand: &SetByHand,
) -> Result<RoundContext> {
    let constraints = storage::pair_constraints::of_teams(tx, event.id).await?;
    let mut context = context_of_teams(event, loaded, &constraints)?.around(by_hand);
    context.checked_in = absent_teams::checked_in(tx, event.id, loaded).await?;
    Ok(context)
}

fn new_round(
    app: &App,
    event: &Event,
    loaded: &LoadedTeams,
    (number, drawn): (RoundNumber, &DrawnRound),
) -> Round {
    let settings = &event.settings;
    let (battleplan, dice) = beginning::pick_battleplan(settings, event.round_seeds().of(number), number);
    Round {
        id: RoundId(app.new_id()),
        event_id: event.id,
        number,
        state: RoundState::Draft,
        battleplan,
        dice,
        seed: event.round_seeds().of(number).cast_signed(),
        attempt: 1,
        method: RoundMethod::Drawn(drawn.method.clone()),
        starts_at: beginning::find_start_time(settings, &loaded.rounds, number),
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
    event: &Event,
    round: &Round,
    loaded: &LoadedTeams,
    (drawn, by_hand): (&DrawnRound, &SetByHand),
) -> Result<()> {
    let tables = usable_tables(tx, event).await?;
    let firsts = first_tables(event, loaded, &tables, &drawn.seats);
    for ((place, seats), first_table) in (1..).zip(&drawn.seats).zip(firsts) {
        let (why, hand_is_public) = by_hand.found(seats).unzip();
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
            by_hand: why,
            hand_is_public: hand_is_public.unwrap_or_default(),
            reasons: Reasons(seats.reasons.clone()),
            first_table,
            line_ups: LineUps::default(),
            step_since: None,
            typed_by: None,
            version: 1,
        };
        storage::team_matches::insert_team_match(tx, &drawn).await?;
    }
    Ok(())
}
