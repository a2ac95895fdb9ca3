//! Drawing a round over teams: the same engine over their history. Its tables are blocks of as many as a team has
//! players.

use super::{
    Actor, absent_teams, already_drawn, change_event, count_tables_and_byes, is_taken,
    late::expect_teams,
    loaded::new_round,
    may_be_drawn, round_subject,
    team_tables::{first_tables, usable_tables},
};
use crate::{
    app::App,
    domain::{
        event::{
            Event,
            audit::{LogEntry, RoundAct},
            team::TeamMatch,
            venue::Venue,
        },
        ids::{MatchId, TeamId},
        pairing::Reasons,
        refusal::Conflict,
        round::{Round, RoundMethod, RoundState},
        rounds::{
            DrawOptions, DrawnRound, Methods, PairConstraint, RoundContext, RoundError, SetByHand, TableNow,
            draw_round_by_method, order,
        },
        standings::Ranking,
        teams::EntrantKind,
    },
    error::{Error, Result},
    storage::{self, Tx, team_history::LoadedTeams},
};
use std::collections::HashSet;

/// What the next round of teams is made from.
///
/// # Errors
/// When the stored ranking is none.
pub fn context_of_teams(
    event: &Event,
    loaded: &LoadedTeams,
    constraints: &[PairConstraint],
) -> Result<RoundContext> {
    Ok(RoundContext {
        history: loaded.history.clone(),
        checked_in: (0..loaded.teams.len()).collect(),
        methods: Methods::from_settings(&event.settings.pairing, EntrantKind::TEAM_LETTER),
        clubs: event.settings.pairing.clubs.clone(),
        ranking: Ranking::from_rules(&event.settings.ranking_rules()).map_err(Error::from_refusal)?,
        seeds: event.round_seeds(),
        constraints: constraints
            .iter()
            .filter_map(|wanted| wanted.pair().map(|id| loaded.place(id)))
            .collect(),
        venue: Venue::default(),
        by_hand: SetByHand::default(),
    })
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
        absent_teams::leave_out(tx, &loaded, (&context, options)).await?;
        let kept = context.keep_without_absent(&drawn.kept, options, &[]);
        let round = new_round(app, event, &loaded.rounds, options.round, &drawn.method);
        match storage::rounds::insert_round(tx, &round, Some(&kept)).await {
            Err(error) if is_taken(&error) => return Err(already_drawn(options.round)),
            other => other?,
        }
        match_all(app, tx, event, &round, &loaded, (&drawn, &by_hand)).await?;
        let (tables, byes) = count_tables_and_byes(&drawn);
        let left_out = context.names_left_out(options);
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
        let matches = storage::team_matches::list_round_matches(tx, before.id).await?;
        let by_hand = SetByHand::from_tables(&TableNow::from_matches(&loaded.index, &matches));
        let mut context = context_of_draw(tx, event, &loaded, &by_hand).await?;
        let kept = storage::rounds::load_kept_draw(tx, before.id).await?;
        let left_out = kept.map(|kept| kept.left_out).unwrap_or_default();
        let come = context.admit_arrived(before.number, &left_out, &HashSet::new());
        let come: Vec<TeamId> = come.into_iter().map(|place| loaded.id(place)).collect();
        let drawn = draw_round_by_method(&context, options, u32::try_from(attempt).unwrap_or_default())
            .map_err(Error::from_refusal)?;
        let kept = context.keep_without_absent(&drawn.kept, options, &left_out);
        absent_teams::leave_out(tx, &loaded, (&context, options)).await?;
        absent_teams::join_all(tx, &come, before.number).await?;
        let method = RoundMethod::Drawn(drawn.method.clone());
        let round = Round { attempt, method, drawn_at: app.clock.now(), ..before.clone() };
        storage::rounds::set_draw(tx, &round, &kept).await?;
        storage::team_matches::delete_all(tx, round.id).await?;
        match_all(app, tx, event, &round, &loaded, (&drawn, &by_hand)).await?;
        let (tables, byes) = count_tables_and_byes(&drawn);
        let left_out = context.names_left_out(options);
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
    let constraints = storage::pair_constraints::list_pair_constraints(tx, event.id).await?;
    let mut context = context_of_teams(event, loaded, &constraints)?.around(by_hand);
    context.checked_in = absent_teams::checked_in(tx, event.id, loaded).await?;
    Ok(context)
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
        let (a, b) = (loaded.id(seats.a), seats.b.map(|b| loaded.id(b)));
        let mark = by_hand.find_mark(seats);
        let drawn = TeamMatch {
            place,
            fixed: seats.fixed,
            by_hand: mark.map(|mark| mark.why.clone()),
            hand_is_public: mark.is_some_and(|mark| mark.is_public),
            reasons: Reasons(seats.reasons.clone()),
            first_table,
            ..TeamMatch::from_round(MatchId(app.new_id()), round, a, b)
        };
        storage::team_matches::insert_team_match(tx, &drawn).await?;
    }
    Ok(())
}
