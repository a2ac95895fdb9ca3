//! A round's way: draft, published, closed, and back while nothing depends on it.

use super::{
    Actor, change_event, late::expect_again, open::is_last, plan::round_published_act, round_subject,
    start_event_for_round,
};
use crate::{
    actions::{draft, prelude::*, rosters},
    domain::{
        battle::{Battle, State},
        event::audit::RoundAct,
        numbers::TableNumber,
        refusal::{Conflict, RoundRefusal},
        round::{Round, RoundState},
        rounds::RoundError,
    },
    storage::rounds::RoundStep,
};

/// What happens on closing to reports that nobody has confirmed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waiting {
    /// The round stays open.
    Refuse,
    /// They are accepted, all at once.
    Accept,
}

/// Shows a draft to everybody, at once and as a whole.
pub async fn publish_draft_round(
    app: &App,
    by: &Actor,
    event: &Event,
    (number, seen): (RoundNumber, i64),
) -> Result<()> {
    change_event(app, event.id, by, async |tx, locked| {
        let round = find_round_by_number(tx, event.id, number).await?;
        if round.state == RoundState::Draft && round.version != seen {
            return Err(Error::Conflict(Conflict::DraftToPublish));
        }
        start_event_for_round(tx, event.id, locked.stage).await?;
        all_still_play(tx, &round).await?;
        let at = Some(app.clock.now());
        let step = RoundStep {
            from: RoundState::Draft,
            to: RoundState::Published,
            published_at: at,
            closed_at: None,
        };
        move_on(tx, &round, step).await?;
        draft::begin_matches(app, tx, event, &round).await?;
        rosters::tell_factions(tx, event.id, app.clock.now()).await?;
        Ok(((), LogEntry::new(round_subject(&round), round_published_act(event, &round))))
    })
    .await
}

/// A published round becomes a draft again until its first result; a draft is thrown away. `seen` is the version of the
/// round on the organiser's screen: whoever meant to throw a draft away does not take back what was published since,
/// and the other way round.
pub async fn take_back(
    app: &App,
    by: &Actor,
    event: EventId,
    (number, seen): (RoundNumber, i64),
) -> Result<RoundState> {
    change_event(app, event, by, async |tx, _| {
        let round = find_round_by_number(tx, event, number).await?;
        if round.version != seen && round.state != RoundState::Closed {
            return Err(Error::Conflict(Conflict::RoundState { round: number, now: round.state }));
        }
        match round.state {
            RoundState::Draft => {
                let kept = storage::rounds::load_kept_draw(tx, round.id).await?;
                storage::rounds::delete_round(tx, round.id).await?;
                expect_again(tx, &round, kept).await?;
                let act = RoundAct::DraftThrownAway { round: number };
                Ok((RoundState::Draft, LogEntry::new(round_subject(&round), act)))
            }
            RoundState::Published if storage::battles::any_reported(tx, round.id).await? => {
                Err(Error::from_refusal(RoundRefusal::HasResults { round: number }))
            }
            RoundState::Published => {
                is_last(tx, &round).await?;
                draft::undo_published_matches(tx, &round).await?;
                let step = RoundStep {
                    from: RoundState::Published,
                    to: RoundState::Draft,
                    published_at: None,
                    closed_at: None,
                };
                move_on(tx, &round, step).await?;
                // It is published anew, with a clock that begins anew.
                storage::clocks::remove_round_clock(tx, round.id).await?;
                storage::clocks::remove_extensions(tx, round.id).await?;
                let act = RoundAct::TakenBack { round: number };
                Ok((RoundState::Published, LogEntry::new(round_subject(&round), act)))
            }
            RoundState::Closed => Err(Error::from_refusal(RoundError::Closed { round: number })),
        }
    })
    .await
}

/// Makes a round's results final for players. Every battle has to be finished; those that one player alone
/// reported can be accepted all at once.
pub async fn close_round(
    app: &App,
    by: &Actor,
    event: EventId,
    (number, waiting): (RoundNumber, Waiting),
) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let round = find_round_by_number(tx, event, number).await?;
        draft::may_close(tx, &round).await?;
        let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
        let tables = |wanted: &[State]| -> Vec<TableNumber> {
            let found = battles.iter().filter(|battle| wanted.contains(&battle.state));
            found.filter_map(|battle| battle.table_number).collect()
        };
        let unfinished = tables(&[State::Open, State::Disputed]);
        if !unfinished.is_empty() {
            return Err(Error::from_refusal(RoundRefusal::Unfinished { tables: unfinished }));
        }
        if battles.iter().any(Battle::is_waiting) {
            return Err(Error::from_refusal(RoundRefusal::SomebodyWaits));
        }
        let reported = tables(&[State::Reported]);
        let mut accepted = Vec::new();
        match waiting {
            Waiting::Refuse if !reported.is_empty() => {
                return Err(Error::from_refusal(RoundRefusal::Unconfirmed { tables: reported }));
            }
            Waiting::Accept if !reported.is_empty() => {
                // The whole round is settled, so the table of whoever closes it too: at a small event the only
                // organiser plays, and an opponent who forgot to confirm must not hold up the hall. The log names it.
                let (nobody_s, at) = ((None, None), app.clock.now());
                storage::battles::accept_all(tx, (event, round.id), nobody_s, (&by.name, at)).await?;
                accepted = reported;
            }
            Waiting::Refuse | Waiting::Accept => {}
        }
        let step = RoundStep {
            from: RoundState::Published,
            to: RoundState::Closed,
            published_at: round.published_at,
            closed_at: Some(app.clock.now()),
        };
        move_on(tx, &round, step).await?;
        rosters::tell_factions(tx, event, app.clock.now()).await?;
        Ok(((), LogEntry::new(round_subject(&round), RoundAct::Closed { round: number, accepted })))
    })
    .await
}

/// Opens a closed round again while no later one exists.
pub async fn reopen_round(app: &App, by: &Actor, event: EventId, number: RoundNumber) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let round = find_round_by_number(tx, event, number).await?;
        if storage::events::newest_round(tx, event).await? > number {
            return Err(Error::from_refusal(RoundRefusal::LaterExists));
        }
        let step = RoundStep {
            from: RoundState::Closed,
            to: RoundState::Published,
            published_at: round.published_at,
            closed_at: None,
        };
        move_on(tx, &round, step).await?;
        Ok(((), LogEntry::new(round_subject(&round), RoundAct::Reopened { round: number })))
    })
    .await
}

async fn find_round_by_number(tx: &mut Tx, event: EventId, number: RoundNumber) -> Result<Round> {
    storage::rounds::by_number(tx, event, number).await?.ok_or(Error::NotFound)
}

/// Nobody who has left since the draw sits at a table of it.
async fn all_still_play(tx: &mut Tx, round: &Round) -> Result<()> {
    let mut gone = Vec::new();
    for player in storage::players::list_seated_players(tx, round.id).await? {
        let stays = player.dropped_after.is_none_or(|last| last >= round.number);
        if player.status != crate::domain::event::player::Status::Playing || !stays {
            gone.push(player.name.to_string());
        }
    }
    if gone.is_empty() {
        return Ok(());
    }
    Err(Error::from_refusal(RoundRefusal::HaveLeft { names: gone }))
}

async fn move_on(tx: &mut Tx, round: &Round, step: RoundStep) -> Result<()> {
    if storage::rounds::set_state(tx, round.id, step).await? {
        return Ok(());
    }
    Err(Error::from_refusal(RoundRefusal::Is { round: round.number, state: round.state }))
}
