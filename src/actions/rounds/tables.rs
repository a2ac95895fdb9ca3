//! The tables of a round after its draw: given out again without changing who meets whom, shown before it is
//! done, or one battle moved by hand. A battle that has started stays where it is.

use super::{Actor, LoadedRounds, TRIES, change_event, kept_changing, open::open_round, round_subject};
use crate::{
    actions::prelude::*,
    cache::events::KnownEvent,
    domain::{
        battle::Battle,
        event::audit::{self, RoundAct},
        history::PlayerIndex,
        ids::BattleId,
        numbers::TableNumber,
        pairing::tables::TableNote,
        refusal::{Conflict, RoundRefusal},
        round::{Round, RoundState},
        rounds::{
            RoundError,
            tables::{self, Hold, PlacedPair},
        },
    },
};
use std::collections::HashSet;

/// A round with its battles as they sit now.
#[derive(Debug, Clone)]
pub struct SeatedRound {
    pub round: Round,
    pub battles: Vec<Battle>,
    placed: HashSet<BattleId>,
}

/// What giving out the tables again would change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub moves: Vec<BattleTableMove>,
    /// What the new tables could not be.
    pub notes: Vec<TableNote>,
}

/// A battle that would change its table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BattleTableMove {
    pub battle: BattleId,
    pub names: [String; 2],
    pub from: TableNumber,
    pub to: TableNumber,
}

/// The tables given out again, as the organiser saw them: `seen` is the version of the round, `key` is what
/// [`Proposal::key`] said.
#[derive(Debug, Clone)]
pub struct TablesAgain {
    pub round: RoundNumber,
    pub seen: i64,
    pub hold: Hold,
    pub key: String,
}

/// One battle on another table; whoever sits there takes its place.
#[derive(Debug, Clone)]
pub struct MovedByHand {
    pub round: RoundNumber,
    pub seen: i64,
    pub from: TableNumber,
    pub to: TableNumber,
    pub reason: String,
}

impl SeatedRound {
    async fn read_seated_round(tx: &mut Tx, event: EventId, number: RoundNumber) -> Result<Self> {
        let round = storage::rounds::by_number(tx, event, number).await?.ok_or(Error::NotFound)?;
        let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
        let placed = storage::venue_tables::list_placed_battles(tx, round.id).await?.into_iter().collect();
        Ok(Self { round, battles, placed })
    }

    /// The same of an event that is in memory: for pages that look at it.
    pub async fn from_cached_round(tx: &mut Tx, known: &KnownEvent, number: RoundNumber) -> Result<Self> {
        let round = known.frame.rounds.iter().find(|round| round.number == number);
        let round = round.cloned().ok_or(Error::NotFound)?;
        let battles = known.battles(round.id).to_vec();
        let placed = storage::venue_tables::list_placed_battles(tx, round.id).await?.into_iter().collect();
        Ok(Self { round, battles, placed })
    }

    /// The organiser put it on its table.
    pub fn is_placed(&self, battle: &Battle) -> bool {
        self.placed.contains(&battle.id)
    }

    /// Battles with a table, those of the best players first: the order of the draw.
    fn at_tables(&self) -> Vec<&Battle> {
        let mut battles: Vec<&Battle> =
            self.battles.iter().filter(|battle| battle.table_number.is_some() && !battle.is_bye()).collect();
        battles.sort_by_key(|battle| battle.place);
        battles
    }

    /// The same as the draw has them. None where one of their players is gone.
    fn pairs(&self, loaded_rounds: &LoadedRounds) -> Option<Vec<PlacedPair>> {
        let index = &loaded_rounds.loaded.index;
        let pair = |battle: &&Battle| {
            Some(PlacedPair {
                a: *index.get(&battle.a)?,
                b: *index.get(&battle.b?)?,
                table: battle.table_number?,
                begun: battle.has_begun(),
                placed: self.is_placed(battle),
            })
        };
        self.at_tables().iter().map(pair).collect()
    }
}

impl Proposal {
    /// `3>7 5>9`
    pub fn key(&self) -> String {
        self.moves.iter().map(|step| format!("{}>{}", step.from, step.to)).collect::<Vec<_>>().join(" ")
    }
}

/// What the tables as they are could not be. Nothing of a round that is closed.
pub fn review_round_tables(
    loaded_rounds: &LoadedRounds,
    round: &Round,
    battles: &[Battle],
) -> Vec<TableNote> {
    if round.state == RoundState::Closed {
        return Vec::new();
    }
    let seated = SeatedRound { round: round.clone(), battles: battles.to_vec(), placed: HashSet::new() };
    let pairs = seated.pairs(loaded_rounds).unwrap_or_default();
    tables::review_placed_pairs(&loaded_rounds.context, round.number, &pairs)
}

/// What giving out the tables again would do. Nothing is changed.
pub fn propose_new_tables(
    loaded_rounds: &LoadedRounds,
    seated: &SeatedRound,
    hold: Hold,
) -> Result<Proposal> {
    let pairs = seated.pairs(loaded_rounds).ok_or(Error::NotFound)?;
    let proposed = tables::propose_tables(&loaded_rounds.context, seated.round.number, &pairs, hold);
    let proposed = proposed.map_err(Error::from_refusal)?;
    let at_tables = seated.at_tables();
    let name = |who: PlayerIndex| loaded_rounds.loaded.players[who].name.to_string();
    let moves = proposed.moves.iter().map(|step| BattleTableMove {
        battle: at_tables[step.pair].id,
        names: [name(pairs[step.pair].a), name(pairs[step.pair].b)],
        from: step.from,
        to: step.to,
    });
    Ok(Proposal { moves: moves.collect(), notes: proposed.notes })
}

/// Gives the tables out again, as it was shown.
pub async fn assign_again(app: &App, by: &Actor, event: &Event, again: &TablesAgain) -> Result<()> {
    event.settings.entrants.need_players()?;
    for _ in 0..TRIES {
        let mut tx = app.database.read().await?;
        let loaded_rounds = LoadedRounds::read_loaded_rounds(&mut tx, event).await?;
        let seated = SeatedRound::read_seated_round(&mut tx, event.id, again.round).await?;
        tx.commit().await?;
        let version = loaded_rounds.version;
        let hold = again.hold;
        let computed =
            tokio::task::spawn_blocking(move || propose_new_tables(&loaded_rounds, &seated, hold)).await;
        let proposal =
            computed.map_err(|error| Error::Broken(format!("no tables could be found: {error}")))??;
        let mut moved = false;
        let done = change_event(app, event.id, by, async |tx, locked| {
            let round = open_round(tx, event.id, (again.round, again.seen)).await?;
            if locked.version != version + 1 {
                moved = true;
                return Err(Error::Busy);
            }
            if proposal.key() != again.key {
                return Err(Error::Conflict(Conflict::TableProposal));
            }
            if proposal.moves.is_empty() {
                return Err(Error::from_refusal(RoundRefusal::BestAlready));
            }
            let steps: Vec<(BattleId, TableNumber)> =
                proposal.moves.iter().map(|step| (step.battle, step.to)).collect();
            move_battles_to_tables(tx, &steps).await?;
            storage::rounds::touch_round(tx, round.id).await?;
            let given =
                proposal.moves.iter().map(|step| audit::LoggedTableMove { from: step.from, to: step.to });
            let act = RoundAct::TablesGivenOutAgain { round: round.number, moves: given.collect() };
            Ok(((), LogEntry::new(round_subject(&round), act)))
        })
        .await;
        if !moved {
            return done;
        }
    }
    Err(kept_changing())
}

/// Puts one battle on another table; the one that is there takes its place.
pub async fn move_by_hand(app: &App, by: &Actor, event: EventId, asked: &MovedByHand) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let round = open_round(tx, event, (asked.round, asked.seen)).await?;
        let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
        let sits_at = |table: TableNumber| battles.iter().find(|battle| battle.table_number == Some(table));
        let Some(battle) = sits_at(asked.from) else {
            return Err(Error::from_refusal(RoundRefusal::NoBattleAt { table: asked.from }));
        };
        if asked.from == asked.to {
            return Err(Error::from_refusal(RoundRefusal::ThereAlready { table: asked.to }));
        }
        check_table_usable(tx, event, asked.to).await?;
        let other = sits_at(asked.to);
        refuse_begun_tables(&[Some(battle), other].into_iter().flatten().collect::<Vec<_>>())?;
        let mut steps = vec![(battle.id, asked.to)];
        steps.extend(other.map(|other| (other.id, asked.from)));
        move_battles_to_tables(tx, &steps).await?;
        storage::venue_tables::place_battle(tx, battle.id, &asked.reason).await?;
        if let Some(other) = other {
            storage::venue_tables::unplace_battle(tx, other.id).await?;
        }
        storage::rounds::touch_round(tx, round.id).await?;
        let (from, to) = (asked.from, asked.to);
        let act = match other {
            None => RoundAct::BattleMoved { round: round.number, from, to },
            Some(_) => RoundAct::BattlesChangedPlaces { round: round.number, tables: [from, to] },
        };
        Ok(((), LogEntry::new(round_subject(&round), act).because(&asked.reason)))
    })
    .await
}

/// Tables whose battle has begun stay as they are.
pub(super) fn refuse_begun_tables(battles: &[&Battle]) -> Result<()> {
    let stays = battles.iter().find_map(|battle| Some((battle.table_number?, battle.why_it_stays()?)));
    match stays {
        None => Ok(()),
        Some((table, why)) => Err(Error::from_refusal(RoundError::TableStays { table, why })),
    }
}

/// The lowest table in use that nobody sits at; where the venue lists none, the one after the last.
pub(super) async fn free_table(tx: &mut Tx, event: EventId, battles: &[Battle]) -> Result<TableNumber> {
    let listed = storage::venue_tables::list_venue_tables(tx, event).await?;
    let is_taken = |number: TableNumber| battles.iter().any(|battle| battle.table_number == Some(number));
    if listed.is_empty() {
        return Ok(battles.iter().filter_map(|battle| battle.table_number).max().unwrap_or_default().next());
    }
    let free = listed.iter().find(|table| table.out_of_use.is_none() && !is_taken(table.number));
    free.map(|table| table.number).ok_or_else(|| Error::from_refusal(RoundRefusal::NoTableFree))
}

/// A table that people can be sent to.
async fn check_table_usable(tx: &mut Tx, event: EventId, number: TableNumber) -> Result<()> {
    let listed = storage::venue_tables::list_venue_tables(tx, event).await?;
    match listed.iter().find(|table| table.number == number) {
        None if listed.is_empty() => Ok(()),
        None => Err(Error::from_refusal(RoundRefusal::NoTableInVenue { table: number })),
        Some(table) => match &table.out_of_use {
            Some(reason) => {
                Err(Error::from_refusal(RoundRefusal::OutOfUse { table: number, reason: reason.clone() }))
            }
            None => Ok(()),
        },
    }
}

/// First off their tables, then on to the new ones: at no moment do two share one.
async fn move_battles_to_tables(tx: &mut Tx, steps: &[(BattleId, TableNumber)]) -> Result<()> {
    for (battle, _) in steps {
        storage::battles::set_table(tx, *battle, None).await?;
    }
    for (battle, table) in steps {
        storage::battles::set_table(tx, *battle, Some(*table)).await?;
    }
    Ok(())
}
