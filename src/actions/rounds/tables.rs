//! The tables of a round after its draw: given out again without changing who meets whom, shown before it is
//! done, or one battle moved by hand. A battle that has started stays where it is.

use super::{Actor, Ground, TRIES, change, draft::open_round, kept_changing, subject};
use crate::{
    app::App,
    domain::{
        battle::Battle,
        event::{Event, audit::Entry},
        history::PlayerIndex,
        ids::{BattleId, EventId},
        pairing::tables::{self, Pair, Table, TablePlan, TableRequest},
        refusal::{Conflict, RoundRefusal},
        round::{Round, RoundState},
    },
    error::{Error, Result},
    storage::{self, Tx},
};
use std::collections::HashSet;

/// What giving out tables again holds on to, besides the battles that have started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hold {
    /// Everybody but those whose table is out of use, or who have a table of their own: the fewest people walk.
    AllThatCan,
    /// Only what was put on its table by hand.
    ByHand,
}

/// A round with its battles as they sit now.
#[derive(Debug, Clone)]
pub struct Seated {
    pub round: Round,
    pub battles: Vec<Battle>,
    placed: HashSet<BattleId>,
}

/// What giving out the tables again would change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub moves: Vec<Move>,
    /// What the new tables could not be, in words.
    pub notes: Vec<String>,
}

/// A battle that would change its table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    pub battle: BattleId,
    pub names: [String; 2],
    pub from: i64,
    pub to: i64,
}

/// The tables given out again, as the organiser saw them: `seen` is the version of the round, `key` is what
/// [`Proposal::key`] said.
#[derive(Debug, Clone)]
pub struct Again {
    pub round: i64,
    pub seen: i64,
    pub hold: Hold,
    pub key: String,
}

/// One battle on another table; whoever sits there takes its place.
#[derive(Debug, Clone)]
pub struct ByHand {
    pub round: i64,
    pub seen: i64,
    pub from: i64,
    pub to: i64,
    pub reason: String,
}

impl Seated {
    pub async fn read(tx: &mut Tx, event: EventId, number: i64) -> Result<Self> {
        let round = storage::rounds::by_number(tx, event, number).await?.ok_or(Error::NotFound)?;
        let battles = storage::battles::list(tx, round.id).await?;
        let placed = storage::venue_tables::placed(tx, round.id).await?.into_iter().collect();
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
}

impl Proposal {
    /// `3>7 5>9`
    pub fn key(&self) -> String {
        let step = |step: &Move| format!("{}>{}", step.from, step.to);
        self.moves.iter().map(step).collect::<Vec<_>>().join(" ")
    }
}

/// What the tables as they are could not be, in words. Nothing of a round that is closed.
pub fn review(ground: &Ground, round: &Round, battles: &[Battle]) -> Vec<String> {
    if round.state == RoundState::Closed {
        return Vec::new();
    }
    let seated = Seated { round: round.clone(), battles: battles.to_vec(), placed: HashSet::new() };
    let at_tables = seated.at_tables();
    let Some(pairs) = at_tables.iter().map(|battle| pair(ground, battle)).collect::<Option<Vec<_>>>() else {
        return Vec::new();
    };
    let venue = venue(ground, &pairs, &at_tables);
    let numbers: Vec<u32> = at_tables.iter().filter_map(|battle| small(battle.table_number?)).collect();
    let reviewed = tables::review(&request(ground, round, (&pairs, &venue)), &numbers);
    reviewed.map(|plan| plan.notes).unwrap_or_default()
}

/// What giving out the tables again would do. Nothing is changed.
pub fn propose(ground: &Ground, seated: &Seated, hold: Hold) -> Result<Proposal> {
    let (started, open): (Vec<&Battle>, Vec<&Battle>) =
        seated.at_tables().into_iter().partition(|battle| battle.has_begun());
    let all: Vec<Pair> = seated.at_tables().iter().filter_map(|battle| pair(ground, battle)).collect();
    let mut venue = venue(ground, &all, &seated.at_tables());
    for battle in started {
        let taken = venue.iter_mut().find(|table| battle.table_number == Some(i64::from(table.number)));
        if let Some(table) = taken {
            table.out_of_use = Some("its battle has started".into());
        }
    }
    let mut pairs = Vec::new();
    let claimed = claimed(ground, &open);
    for battle in &open {
        let pair = pair(ground, battle).ok_or(Error::NotFound)?;
        let table = battle.table_number.and_then(small);
        let is_claimed = table.is_some_and(|table| claimed.contains(&table));
        let stays = seated.is_placed(battle)
            || hold == Hold::AllThatCan && !is_claimed && away(ground, &pair, table).is_none();
        pairs.push(Pair { stays_on: table.filter(|_| stays), ..pair });
    }
    let plan: TablePlan =
        tables::assign(&request(ground, &seated.round, (&pairs, &venue))).map_err(crate::actions::refuse)?;
    let name = |who: PlayerIndex| ground.loaded.players[who].name.to_string();
    let moves = open.iter().zip(&pairs).zip(&plan.tables).filter_map(|((battle, pair), to)| {
        let (from, to) = (battle.table_number?, i64::from(*to));
        (from != to).then(|| Move { battle: battle.id, names: [name(pair.a), name(pair.b)], from, to })
    });
    let moves = moves.collect();
    // What made a battle move is no fault of its new table.
    let reviewed = tables::review(&request(ground, &seated.round, (&pairs, &venue)), &plan.tables);
    Ok(Proposal { moves, notes: reviewed.map_err(crate::actions::refuse)?.notes })
}

/// Gives the tables out again, as it was shown.
pub async fn assign_again(app: &App, by: &Actor, event: &Event, again: &Again) -> Result<()> {
    for _ in 0..TRIES {
        let mut tx = app.database.read().await?;
        let ground = Ground::read(&mut tx, event).await?;
        let seated = Seated::read(&mut tx, event.id, again.round).await?;
        tx.commit().await?;
        let version = ground.version;
        let hold = again.hold;
        let computed = tokio::task::spawn_blocking(move || propose(&ground, &seated, hold)).await;
        let proposal =
            computed.map_err(|error| Error::Broken(format!("no tables could be found: {error}")))??;
        let mut moved = false;
        let done = change(app, event.id, by, async |tx, locked| {
            let round = open_round(tx, event.id, (again.round, again.seen)).await?;
            if locked.version != version + 1 {
                moved = true;
                return Err(Error::Busy);
            }
            if proposal.key() != again.key {
                return Err(Error::Conflict(Conflict::TableProposal));
            }
            if proposal.moves.is_empty() {
                return Err(Error::refused(RoundRefusal::BestAlready));
            }
            let steps: Vec<(BattleId, i64)> =
                proposal.moves.iter().map(|step| (step.battle, step.to)).collect();
            put(tx, &steps).await?;
            storage::rounds::touch(tx, round.id).await?;
            let steps: Vec<String> =
                proposal.moves.iter().map(|step| format!("{} to {}", step.from, step.to)).collect();
            let what = format!("gave out the tables of round {} again: {}", round.number, steps.join(", "));
            Ok(((), Entry::new(subject(&round), what)))
        })
        .await;
        if !moved {
            return done;
        }
    }
    Err(kept_changing())
}

/// Puts one battle on another table; the one that is there takes its place.
pub async fn move_by_hand(app: &App, by: &Actor, event: EventId, asked: &ByHand) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let round = open_round(tx, event, (asked.round, asked.seen)).await?;
        let battles = storage::battles::list(tx, round.id).await?;
        let sits_at = |table: i64| battles.iter().find(|battle| battle.table_number == Some(table));
        let Some(battle) = sits_at(asked.from) else {
            return Err(Error::refused(RoundRefusal::NoBattleAt { table: asked.from }));
        };
        if asked.from == asked.to {
            return Err(Error::refused(RoundRefusal::ThereAlready { table: asked.to }));
        }
        usable(tx, event, asked.to).await?;
        let other = sits_at(asked.to);
        stay(&[Some(battle), other].into_iter().flatten().collect::<Vec<_>>())?;
        let mut steps = vec![(battle.id, asked.to)];
        steps.extend(other.map(|other| (other.id, asked.from)));
        put(tx, &steps).await?;
        storage::venue_tables::place(tx, battle.id, &asked.reason).await?;
        if let Some(other) = other {
            storage::venue_tables::unplace(tx, other.id).await?;
        }
        storage::rounds::touch(tx, round.id).await?;
        let ByHand { from, to, reason, .. } = asked;
        let what = match other {
            None => format!("moved the battle of round {} on table {from} to table {to}", round.number),
            Some(_) => {
                format!("let the battles of round {} on tables {from} and {to} change places", round.number)
            }
        };
        Ok(((), Entry::new(subject(&round), what).because(reason)))
    })
    .await
}

/// Tables whose battle has begun stay as they are.
pub(super) fn stay(battles: &[&Battle]) -> Result<()> {
    let stays = battles.iter().find_map(|battle| Some((battle.table_number?, battle.why_it_stays()?)));
    match stays {
        None => Ok(()),
        Some((table, "has begun")) => Err(Error::refused(format!(
            "The battle on table {table} has begun, so it stays as it is. If it has not, say so under “Move, fix, keep apart”."
        ))),
        Some((table, why)) => Err(Error::refused(format!("Table {table} {why}, so it stays as it is."))),
    }
}

/// The lowest table in use that nobody sits at; where the venue lists none, the one after the last.
pub(super) async fn free_table(tx: &mut Tx, event: EventId, battles: &[Battle]) -> Result<i64> {
    let listed = storage::venue_tables::list(tx, event).await?;
    let is_taken = |number: i64| battles.iter().any(|battle| battle.table_number == Some(number));
    if listed.is_empty() {
        return Ok(battles.iter().filter_map(|battle| battle.table_number).max().unwrap_or(0) + 1);
    }
    let free = listed.iter().find(|table| table.out_of_use.is_none() && !is_taken(table.number));
    free.map(|table| table.number).ok_or_else(|| Error::refused(RoundRefusal::NoTableFree))
}

/// A table that people can be sent to.
async fn usable(tx: &mut Tx, event: EventId, number: i64) -> Result<()> {
    let listed = storage::venue_tables::list(tx, event).await?;
    match listed.iter().find(|table| table.number == number) {
        None if listed.is_empty() => Ok(()),
        None => Err(Error::refused(RoundRefusal::NoTableInVenue { table: number })),
        Some(table) => match &table.out_of_use {
            Some(reason) => {
                Err(Error::refused(RoundRefusal::OutOfUse { table: number, reason: reason.clone() }))
            }
            None => Ok(()),
        },
    }
}

/// First off their tables, then on to the new ones: at no moment do two share one.
async fn put(tx: &mut Tx, steps: &[(BattleId, i64)]) -> Result<()> {
    for (battle, _) in steps {
        storage::battles::set_table(tx, *battle, None).await?;
    }
    for (battle, table) in steps {
        storage::battles::set_table(tx, *battle, Some(*table)).await?;
    }
    Ok(())
}

/// The tables there are; where the venue lists none, those in use now are there too.
fn venue(ground: &Ground, pairs: &[Pair], now: &[&Battle]) -> Vec<Table> {
    let own = pairs.iter().flat_map(|pair| [pair.a, pair.b]);
    let own = own.filter_map(|who| ground.loaded.history.players[who].fixed_table);
    let now = now.iter().filter_map(|battle| small(battle.table_number?));
    ground.venue.for_pairs(pairs.len(), own.chain(now))
}

/// Tables that players who are not on their own table have a claim to.
fn claimed(ground: &Ground, open: &[&Battle]) -> HashSet<u32> {
    let claim = |battle: &&Battle| away(ground, &pair(ground, battle)?, battle.table_number.and_then(small));
    open.iter().filter_map(claim).collect()
}

/// The own table of one of a pair, where they are not on it.
fn away(ground: &Ground, pair: &Pair, table: Option<u32>) -> Option<u32> {
    let own = |who: PlayerIndex| ground.loaded.history.players[who].fixed_table;
    [own(pair.a), own(pair.b)].into_iter().flatten().find(|own| table != Some(*own))
}

fn request<'a>(
    ground: &'a Ground,
    round: &Round,
    (pairs, tables): (&'a [Pair], &'a [Table]),
) -> TableRequest<'a> {
    TableRequest {
        history: &ground.loaded.history,
        round: u32::try_from(round.number).unwrap_or_default(),
        pairs,
        tables,
        earlier: &ground.venue.earlier,
        order: ground.venue.order,
        seed: ground.event.seed.unsigned_abs(),
    }
}

fn pair(ground: &Ground, battle: &Battle) -> Option<Pair> {
    let index = &ground.loaded.index;
    Some(Pair { a: *index.get(&battle.a)?, b: *index.get(&battle.b?)?, stays_on: None })
}

fn small(number: i64) -> Option<u32> {
    u32::try_from(number).ok()
}
