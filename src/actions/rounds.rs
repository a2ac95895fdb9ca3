//! Drawing a round, again where need be. A round that is half drawn never exists: it is computed outside the
//! transaction, and stored in one, over the results it was computed from.

mod asked;
mod bye;
mod draft;
mod drawn;
mod gone;
mod grudges;
mod late;
mod loaded;
mod open;
mod pairs;
mod plan;
mod proof;
mod repair;
mod repair_matches;
mod replaced_matches;
mod steps;
mod table_plans;
pub mod tables;
mod team_tables;
mod teams_by_hand;
pub mod terrain;

pub use asked::{LateSeating, Repair, RepairAudience, Swap};
pub use bye::{ByeOrWait, give_bye_or_wait};
pub use draft::{seat_late, swap_seats};
pub use gone::{Gone, find_gone_players};
pub use grudges::{answer_grudge, ask_for_grudge};
pub use loaded::{LoadedRounds, StoredRound};
pub use pairs::{NewPair, PairPrice, add_pair, price_pair, remove_pair};
pub use plan::{Pick, RoundPlan, set_plan};
pub use repair::{Begun, repair_round, set_begun};
pub use repair_matches::StoredMatches;
pub use steps::{Waiting, close_round, publish_draft_round, reopen_round, take_back};
pub use table_plans::{TablePlans, set_table_plans};

use super::{entrants::joining, is_taken};
use crate::{
    actions::prelude::*,
    domain::{
        battle::{Battle, State},
        event::{Stage, audit::RoundAct},
        ids::BattleId,
        pairing::Reasons,
        refusal::{Conflict, RoundRefusal},
        round::{Round, RoundMethod, RoundState},
        rounds::{DrawOptions, DrawnRound, RoundError, Seats, SetByHand},
    },
    storage::{events::Locked, history::Loaded, team_history::LoadedTeams},
};
use drawn::{DrawnEntrants, change_while_it_holds, leave_absent_out};
use late::came_since;
pub use late::find_late_players;
use loaded::new_round;

/// How often a draw is computed anew because results came in meanwhile.
const TRIES: usize = 5;

/// A draft that is to be drawn again.
#[derive(Debug, Clone, Copy)]
pub struct DrawAgain<'a> {
    pub options: DrawOptions,
    /// The version of the round on the organiser's screen.
    pub seen: i64,
    pub reason: &'a str,
}

/// Draws the next round as a draft.
pub async fn draw_next_round(app: &App, by: &Actor, event: &Event, options: DrawOptions) -> Result<()> {
    // Each is large, and only one of them is needed.
    match event.settings.entrants.need_players() {
        Ok(()) => Box::pin(draw_next_of::<Loaded>(app, by, event, options)).await,
        Err(_) => Box::pin(draw_next_of::<LoadedTeams>(app, by, event, options)).await,
    }
}

async fn draw_next_of<E: DrawnEntrants>(
    app: &App,
    by: &Actor,
    event: &Event,
    options: DrawOptions,
) -> Result<()> {
    for _ in 0..TRIES {
        let mut tx = app.database.read().await?;
        let loaded_rounds = E::read_rounds(&mut tx, event).await?;
        tx.commit().await?;
        let drawn = loaded_rounds.draw_next(options).await;
        // A form sent twice is known inside, so everything that is wrong is said there.
        let draw = async |tx: &mut Tx, locked: &Locked| {
            let drawn = drawn?;
            may_be_drawn(locked.stage)?;
            leave_absent_out(tx, &loaded_rounds, options).await?;
            let round = new_round(app, event, loaded_rounds.loaded.rounds(), options.round, &drawn.method);
            let kept = loaded_rounds.context.keep_without_absent(&drawn.kept, options, &[]);
            match storage::rounds::insert_round(tx, &round, Some(&kept)).await {
                Err(error) if is_taken(&error) => return Err(already_drawn(options.round)),
                other => other?,
            }
            E::seat_all(app, tx, &loaded_rounds, &round, &drawn, options.odd).await?;
            let (tables, byes) = count_tables_and_byes(&drawn);
            let left_out = loaded_rounds.context.names_left_out(options);
            let act = RoundAct::Drawn { round: round.number, tables, byes, left_out };
            Ok(LogEntry::new(round_subject(&round), act))
        };
        if change_while_it_holds(app, by, &loaded_rounds, draw).await? {
            return Ok(());
        }
    }
    Err(kept_changing())
}

/// Draws a draft again: another attempt, on record with its reason. What was set by hand stays.
pub async fn redraw_round_draft(app: &App, by: &Actor, event: &Event, again: DrawAgain<'_>) -> Result<()> {
    match event.settings.entrants.need_players() {
        Ok(()) => Box::pin(draw_again_of::<Loaded>(app, by, event, again)).await,
        Err(_) => Box::pin(draw_again_of::<LoadedTeams>(app, by, event, again)).await,
    }
}

async fn draw_again_of<E: DrawnEntrants>(
    app: &App,
    by: &Actor,
    event: &Event,
    DrawAgain { options, seen, reason }: DrawAgain<'_>,
) -> Result<()> {
    for _ in 0..TRIES {
        let mut tx = app.database.read().await?;
        let mut loaded_rounds = E::read_rounds(&mut tx, event).await?;
        let before = loaded_rounds.round(options.round)?.clone();
        let tables = loaded_rounds.loaded.list_tables(&mut tx, &before).await?;
        let kept = storage::rounds::load_kept_draw(&mut tx, before.id).await?;
        let left_out = kept.map(|kept| kept.left_out).unwrap_or_default();
        let came_since = came_since(&mut tx, &before).await?;
        tx.commit().await?;
        let come = loaded_rounds.context.admit_arrived(before.number, &left_out, &came_since);
        loaded_rounds.context.by_hand = SetByHand::from_tables(&tables);
        let attempt = before.attempt + 1;
        let drawn = match may_be_drawn_again(&before, seen) {
            Ok(()) => loaded_rounds.draw(options, attempt).await,
            Err(error) => Err(error),
        };
        let draw = async |tx: &mut Tx, _: &Locked| {
            let drawn = drawn?;
            leave_absent_out(tx, &loaded_rounds, options).await?;
            let round = Round {
                attempt,
                method: RoundMethod::Drawn(drawn.method.clone()),
                drawn_at: app.clock.now(),
                ..before.clone()
            };
            let kept = loaded_rounds.context.keep_without_absent(&drawn.kept, options, &left_out);
            storage::rounds::set_draw(tx, &round, &kept).await?;
            loaded_rounds.loaded.join_again(tx, &come, &round, &left_out).await?;
            E::clear_round(tx, round.id).await?;
            E::seat_all(app, tx, &loaded_rounds, &round, &drawn, options.odd).await?;
            let (tables, byes) = count_tables_and_byes(&drawn);
            let left_out = loaded_rounds.context.names_left_out(options);
            let act = RoundAct::DrawnAgain { round: round.number, attempt, tables, byes, left_out };
            Ok(LogEntry::new(round_subject(&round), act).because(reason))
        };
        if change_while_it_holds(app, by, &loaded_rounds, draw).await? {
            return Ok(());
        }
    }
    Err(kept_changing())
}

fn may_be_drawn_again(round: &Round, seen: i64) -> Result<()> {
    if round.state != RoundState::Draft {
        return Err(Error::from_refusal(RoundError::NotADraft));
    }
    if round.version != seen {
        return Err(Error::Conflict(Conflict::Draft));
    }
    Ok(())
}

/// Whether rounds of an event at this stage can be drawn. A draw alone does not start it: of a draft nobody is told
/// anything, so sign-up stays as the organiser has it until the round is out.
fn may_be_drawn(stage: Stage) -> Result<()> {
    match stage {
        Stage::Published | Stage::RegistrationClosed | Stage::Running => Ok(()),
        Stage::Draft => Err(Error::from_refusal(RoundRefusal::EventIsDraft)),
        Stage::Finished | Stage::Archived => Err(Error::from_refusal(RoundRefusal::EventIsOver)),
    }
}

/// The first round that is published starts the event, and with it ends sign-up.
async fn start_event_for_round(tx: &mut Tx, event: EventId, stage: Stage) -> Result<()> {
    may_be_drawn(stage)?;
    if stage != Stage::Running {
        stage.may_become(Stage::Running, 0).map_err(Error::from_refusal)?;
        storage::events::set_stage(tx, event, Stage::Running).await?;
    }
    Ok(())
}

/// A table as it was drawn, or a bye, which is decided at once.
fn new_table(round: &Round, seats: &Seats, loaded: &Loaded, id: BattleId, place: i64) -> Battle {
    let battle = Battle {
        id,
        round_id: round.id,
        round_number: round.number,
        round_state: round.state,
        place,
        table_number: seats.table,
        a: loaded.id(seats.a),
        b: seats.b.map(|b| loaded.id(b)),
        partners: [None, None],
        match_id: None,
        battleplan: None,
        fixed: seats.fixed,
        by_hand: None,
        hand_is_public: false,
        begun: false,
        reasons: Reasons(seats.reasons.clone()),
        state: State::Open,
        result: None,
        reason: None,
        decided: None,
        asked_at: None,
        // Not 1: a form from before the round was taken back must not fit whoever sits here now.
        version: round.drawn_at.timestamp_millis(),
        last_sender: None,
    };
    if battle.is_bye() { bye::confirm_bye(battle, round.drawn_at) } else { battle }
}

/// As the log names this round.
fn round_subject(round: &Round) -> AuditSubject {
    AuditSubject::Round(round.number)
}

/// How many tables and how many byes.
fn count_tables_and_byes(drawn: &DrawnRound) -> (usize, usize) {
    let tables = drawn.seats.iter().filter(|seats| seats.b.is_some()).count();
    (tables, drawn.seats.len() - tables)
}

fn already_drawn(round: RoundNumber) -> Error {
    Error::Conflict(Conflict::DrawnAlready { round })
}

fn kept_changing() -> Error {
    Error::from_refusal(RoundError::KeptChanging)
}
