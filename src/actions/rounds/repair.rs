//! What the organiser changes about a round that has been drawn: computed and shown first, then done as it was
//! shown. Tables whose battle has begun stay as they are.

mod begun;

pub use begun::{Begun, set_begun};

use super::{
    Actor, LoadedRounds, StoredRound, TRIES,
    asked::{Repair, RepairAudience, keep_apart, round_change_for_log},
    bye::confirm_bye,
    drawn::change_while_it_holds,
    gone::let_go,
    joining::join_from_round,
    kept_changing, new_table,
    repair_matches::repair_matches,
    round_subject,
};
use crate::{
    actions::prelude::*,
    domain::{
        battle::{Battle, Side},
        event::{audit::RoundAct, venue::VenueTable},
        history::PlayerIndex,
        ids::{BattleId, EntrantId, PlayerId},
        numbers::TableNumber,
        pairing::Reasons,
        refusal::Conflict,
        round::Round,
        rounds::{KeptDraw, RepairPlan, RoundChange, Seats, SetByHand, TableNow},
    },
    storage::{events::Locked, history::LoadedEntrants},
};
use std::collections::{BTreeSet, HashMap};

/// Does a change as it was shown, or says that it would be another one now.
pub async fn repair_round(app: &App, by: &Actor, event: &Event, asked: &Repair) -> Result<()> {
    if event.settings.entrants.need_players().is_err() {
        return repair_matches(app, by, event, asked).await;
    }
    for _ in 0..TRIES {
        let mut tx = app.database.read().await?;
        let mut loaded_rounds = LoadedRounds::read_loaded_rounds(&mut tx, event).await?;
        let round = loaded_rounds.round(asked.round)?.clone();
        let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await?;
        let draw = storage::rounds::load_kept_draw(&mut tx, round.id).await?;
        tx.commit().await?;
        let stored = StoredRound { round: &round, battles: &battles, draw: draw.as_ref() };
        let plan = match asked.back_in_use {
            Some(table) => loaded_rounds.with_table(table).plan(stored, &asked.change).await,
            None => loaded_rounds.plan(stored, &asked.change).await,
        };
        let tables = TableNow::from_battles(&loaded_rounds.loaded.index, &battles);
        loaded_rounds.context.by_hand = SetByHand::from_tables(&tables);
        // A form sent twice is known inside, so everything that is wrong is said there.
        let repair = async |tx: &mut Tx, _: &Locked| {
            let plan = plan?;
            if plan.digest != asked.shown || round.version != asked.seen {
                return Err(Error::Conflict(Conflict::RepairPlan));
            }
            keep_apart(app, tx, event.id, asked).await?;
            seat_anew(app, tx, &loaded_rounds, (&round, &battles), (&plan, asked)).await?;
            if let Some(table) = asked.back_in_use {
                put_back_in_use(tx, event, table).await?;
            }
            join_from_round(tx, &loaded_rounds.late_of(&plan, round.number), round.number).await?;
            let out = plan.repaired.out.iter().map(|place| loaded_rounds.loaded.id(*place));
            let_go(tx, &out.collect::<Vec<_>>(), round.number).await?;
            set_pair(app, tx, &loaded_rounds, &battles, &plan, asked).await?;
            let left_out = draw.as_ref().map(|kept| kept.left_out.clone()).unwrap_or_default();
            let kept = KeptDraw { left_out, ..plan.repaired.drawn.kept.clone() };
            storage::rounds::set_proof(tx, round.id, &kept).await?;
            let act = loaded_rounds.told(asked, &plan);
            Ok(LogEntry::new(round_subject(&round), act).because(&asked.reason))
        };
        if change_while_it_holds(app, by, &loaded_rounds, repair).await? {
            return Ok(());
        }
    }
    Err(kept_changing())
}

impl LoadedRounds {
    /// Whether a row of the draw has the players of this battle.
    fn sits(&self, seats: &Seats, battle: &Battle) -> bool {
        let (a, b) = (self.loaded.id(seats.a), seats.b.map(|b| self.loaded.id(b)));
        (battle.a, battle.b) == (a, b) || (battle.b == Some(a) && b == Some(battle.a))
    }

    /// What the log keeps: every table that changes is in it.
    fn told(&self, asked: &Repair, plan: &RepairPlan) -> RoundAct {
        let player = |id: &EntrantId| self.loaded.player(id.player()?);
        let name = |id: &EntrantId| player(id).map(|player| player.name.to_string()).unwrap_or_default();
        let change = round_change_for_log(&asked.change, name);
        let moves = plan.repaired.moves.iter().map(|moved| self.seat_move(moved)).collect();
        let out = plan.repaired.out.iter().map(|player| self.loaded.history.players[*player].name.clone());
        let back_in_use = asked.back_in_use;
        RoundAct::Repaired { round: asked.round, change, moves, out: out.collect(), back_in_use }
    }

    /// Those who have a seat now, and were to play from a later round on.
    fn late_of(&self, plan: &RepairPlan, round: RoundNumber) -> Vec<PlayerId> {
        let seated = plan.repaired.drawn.seats.iter().flat_map(|seats| [Some(seats.a), seats.b]).flatten();
        let seated = seated.map(|place| &self.loaded.players[place]);
        seated.filter(|player| player.joined_round > round).map(|player| player.id).collect()
    }
}

/// What made it unfit is mended, or is put up with.
async fn put_back_in_use(tx: &mut Tx, event: &Event, number: TableNumber) -> Result<()> {
    let tables = storage::venue_tables::list_venue_tables(tx, event.id).await?;
    let table = tables.into_iter().find(|table| table.number == number).ok_or(Error::NotFound)?;
    storage::venue_tables::update_venue_table(tx, event.id, &VenueTable { out_of_use: None, ..table })
        .await?;
    Ok(())
}

/// Gives the tables that change to their new players; no other row is touched.
async fn seat_anew(
    app: &App,
    tx: &mut Tx,
    loaded_rounds: &LoadedRounds,
    (round, battles): (&Round, &[Battle]),
    (plan, asked): (&RepairPlan, &Repair),
) -> Result<()> {
    let loaded = &loaded_rounds.loaded;
    // Whoever is left in place of somebody who waited waits too.
    let waits = battles.iter().any(Battle::is_waiting);
    let repaired = &plan.repaired;
    let new: BTreeSet<PlayerIndex> =
        repaired.moves.iter().flat_map(|moved| [Some(moved.a), moved.b]).flatten().collect();
    let left = |id: PlayerId| {
        let place = loaded.index.get(&id);
        place.is_none_or(|place| new.contains(place) || repaired.out.contains(place))
    };
    let seated: BTreeSet<PlayerId> = repaired
        .drawn
        .seats
        .iter()
        .flat_map(|seats| [Some(seats.a), seats.b])
        .flatten()
        .map(|place| loaded.id(place))
        .collect();
    // A spare player who is not needed any more leaves too.
    let gone = |battle: &&Battle| {
        [Some(battle.a), battle.b].into_iter().flatten().any(|id| left(id) || !seated.contains(&id))
    };
    let mut free: Vec<&Battle> = battles.iter().filter(gone).collect();
    for battle in &free {
        for player in [Some(battle.a), battle.b].into_iter().flatten() {
            storage::battles::unseat_player(tx, round.id, player).await?;
        }
    }
    let seats: HashMap<PlayerIndex, &Seats> =
        repaired.drawn.seats.iter().map(|seats| (seats.a, seats)).collect();
    let wanted: Vec<&Seats> =
        repaired.moves.iter().filter_map(|moved| seats.get(&moved.a).copied()).collect();
    // First the rows that keep their number, then those that are not needed, so that no number is there twice.
    let mut rest = Vec::new();
    for seats in wanted {
        let number = seats.table;
        match free.iter().position(|battle| battle.table_number == number) {
            Some(at) => {
                let row = free.remove(at);
                let battle = repaired_table(loaded_rounds, round, seats, (row.id, row.place), (asked, waits));
                storage::battles::set_anew(tx, &battle).await?;
                seat_both_players(tx, &battle).await?;
            }
            None => rest.push(seats),
        }
    }
    for battle in free {
        storage::battles::delete_battle(tx, battle).await?;
    }
    let mut place = battles.iter().map(|battle| battle.place).max().unwrap_or(0);
    for seats in rest {
        place += 1;
        let battle =
            repaired_table(loaded_rounds, round, seats, (BattleId(app.new_id()), place), (asked, waits));
        storage::battles::insert_battle(tx, round.event_id, &battle).await?;
    }
    Ok(())
}

/// Two who meet already stay together from now on, a bye stays where it is, and what is drawn like the rest from now
/// on says nothing of anybody's hand.
async fn set_pair(
    app: &App,
    tx: &mut Tx,
    loaded_rounds: &LoadedRounds,
    battles: &[Battle],
    plan: &RepairPlan,
    asked: &Repair,
) -> Result<()> {
    let Some(change) = asked.change.map(EntrantId::player) else { return Ok(()) };
    if let Some((one, two)) = change.sets() {
        let stands = |battle: &&Battle| match two {
            Some(two) => battle.side_of(one).is_some() && battle.side_of(two).is_some(),
            None => battle.is_bye() && battle.a == one,
        };
        if let Some(battle) = battles.iter().find(stands) {
            let by_hand = Some(asked.reason.clone());
            let hand_is_public = asked.told == RepairAudience::Everybody;
            let set = Battle { fixed: true, by_hand, hand_is_public, ..battle.clone() };
            if set.is_waiting() {
                storage::battles::set_anew(tx, &confirm_bye(set.clone(), app.clock.now())).await?;
            }
            storage::battles::set_by_hand(tx, &set).await?;
        }
    }
    if let RoundChange::Free(player) = change
        && let Some(battle) = battles.iter().find(|battle| battle.side_of(player).is_some())
        && let Some(seats) = plan.repaired.drawn.seats.iter().find(|seats| loaded_rounds.sits(seats, battle))
    {
        let reasons = Reasons(seats.reasons.clone());
        let free =
            Battle { fixed: seats.fixed, by_hand: None, hand_is_public: false, reasons, ..battle.clone() };
        storage::battles::set_by_hand(tx, &free).await?;
    }
    Ok(())
}

async fn seat_both_players(tx: &mut Tx, battle: &Battle) -> Result<()> {
    storage::battles::seat_player(tx, battle, Side::A, battle.a).await?;
    if let Some(b) = battle.b {
        storage::battles::seat_player(tx, battle, Side::B, b).await?;
    }
    Ok(())
}

/// A table for its new players: nothing of those before is on it.
fn repaired_table(
    loaded_rounds: &LoadedRounds,
    round: &Round,
    seats: &Seats,
    (id, place): (BattleId, i64),
    (asked, waits): (&Repair, bool),
) -> Battle {
    let sits = |id: EntrantId| {
        loaded_rounds.loaded.place(id).is_some_and(|place| seats.a == place || seats.b == Some(place))
    };
    let by_hand = asked.change.sets().is_some_and(|(one, two)| sits(one) && two.is_none_or(sits));
    let is_told = asked.told == RepairAudience::Everybody;
    let battle =
        loaded_rounds.context.by_hand.mark(new_table(round, seats, &loaded_rounds.loaded, id, place), seats);
    // Who was named for the bye has it, and does not wait.
    let is_left_over = battle.is_bye() && !battle.rests() && waits && !by_hand;
    let battle = if is_left_over { battle.undecided() } else { battle };
    // Whoever rests by the round's method goes on doing so: nobody has set that.
    if !by_hand && (!is_told || battle.rests()) {
        return battle;
    }
    Battle { by_hand: Some(asked.reason.clone()), hand_is_public: is_told, ..battle }
}
