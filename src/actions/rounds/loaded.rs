//! What the rounds of an event are made from, out of the database, and whether it still holds when a draw is to be
//! stored.

use super::{already_drawn, joining::update_player};
use crate::{
    app::App,
    cache::events::KnownEvent,
    domain::{
        battle::Battle,
        event::{
            Event,
            audit::{LoggedSeat, Reseated, SeatMove},
            player::Player,
            venue::Venue,
        },
        history::PlayerIndex,
        ids::{EntrantId, PlayerId, RoundId},
        numbers::{RoundNumber, TableNumber},
        pairing::Swaps,
        round::{Round, RoundMethod, RoundState},
        rounds::{
            DrawOptions, DrawnRound, KeptDraw, Methods, MissingResult, MissingResults, MovedTable,
            PairConstraint, Price, RepairPlan, RoundChange, RoundContext, RoundError, RoundNow, SeatedTable,
            SetByHand, TableNow, draw_round_by_method, order, plan_repair, price_of_swap, prices_of_swaps,
            start,
        },
        standings::Ranking,
        teams::EntrantKind,
    },
    error::{Error, Result},
    storage::{self, Tx, history::Loaded},
};
use std::sync::Arc;

/// The rounds of an event, and what the next is made from.
#[derive(Debug, Clone)]
pub struct LoadedRounds {
    pub event: Event,
    /// The event's, when this was read.
    pub version: i64,
    pub loaded: Arc<Loaded>,
    pub constraints: Vec<PairConstraint>,
    /// Tables of published rounds without a result that counts.
    pub missing: Vec<MissingResult>,
    pub context: RoundContext,
}

/// A round with its battles as they are, and the draw as it is stored.
#[derive(Debug, Clone, Copy)]
pub struct StoredRound<'a> {
    pub round: &'a Round,
    pub battles: &'a [Battle],
    pub draw: Option<&'a KeptDraw>,
}

impl LoadedRounds {
    pub async fn read_loaded_rounds(tx: &mut Tx, event: &Event) -> Result<Self> {
        let version = storage::events::version_of_event(tx, event.id).await?;
        let loaded = Arc::new(storage::history::load_history(tx, event.id).await?);
        let missing = storage::battles::list_tables_without_result(tx, event.id).await?;
        Self::with_loaded_history(tx, (event, version), loaded, missing).await
    }

    /// The same of an event that is in memory: for pages that look at it.
    pub async fn from_cached_event(tx: &mut Tx, known: &KnownEvent) -> Result<Self> {
        let event = (known.event.as_ref(), known.event.version);
        Self::with_loaded_history(tx, event, known.loaded(), known.missing()).await
    }

    async fn with_loaded_history(
        tx: &mut Tx,
        (event, version): (&Event, i64),
        loaded: Arc<Loaded>,
        missing: Vec<(RoundNumber, Option<TableNumber>)>,
    ) -> Result<Self> {
        let constraints = storage::pair_constraints::list_pair_constraints(tx, event.id).await?;
        let tables = storage::venue_tables::list_venue_tables(tx, event.id).await?;
        let earlier = storage::battles::earlier_terrain(tx, event.id).await?;
        let place = |id: PlayerId| loaded.index.get(&id).copied();
        let is_here = |player: &&Player| player.checked_in_at.is_some();
        let missing = missing.into_iter().map(|(round, table)| MissingResult { round, table });
        let context = RoundContext {
            history: loaded.history.clone(),
            checked_in: loaded.players.iter().filter(is_here).filter_map(|player| place(player.id)).collect(),
            methods: Methods::from_settings(&event.settings.pairing, EntrantKind::PLAYER_LETTER),
            clubs: event.settings.pairing.clubs.clone(),
            ranking: Ranking::from_rules(&event.settings.ranking_rules()).map_err(Error::from_refusal)?,
            seeds: event.round_seeds(),
            constraints: constraints
                .iter()
                .filter_map(|wanted| wanted.pair().map(|id| loaded.place(id)))
                .collect(),
            venue: Venue { tables, earlier, order: event.settings.table_order },
            by_hand: SetByHand::default(),
        };
        Ok(Self { event: event.clone(), version, constraints, missing: missing.collect(), context, loaded })
    }

    /// The number of the round that comes next.
    pub fn next(&self) -> RoundNumber {
        order::next_round_number(&self.loaded.rounds)
    }

    pub fn round(&self, number: RoundNumber) -> Result<&Round> {
        self.loaded.rounds.iter().find(|round| round.number == number).ok_or(Error::NotFound)
    }

    /// Those who would be drawn and are not checked in.
    pub fn not_checked_in(&self, round: RoundNumber) -> Vec<&Player> {
        let players = self.context.not_checked_in(round).into_iter();
        players.map(|place| &self.loaded.players[place]).collect()
    }

    /// How many are to be drawn, spare players left out.
    pub fn playing(&self, round: RoundNumber) -> usize {
        self.context.playing(round)
    }

    pub fn spare(&self, round: RoundNumber) -> Option<&Player> {
        self.context.spare(round).map(|place| &self.loaded.players[place])
    }

    /// Whether the next round can be drawn at all.
    pub(super) fn may_draw(&self, options: DrawOptions) -> Result<()> {
        let round = options.round;
        if round < self.next() {
            return Err(already_drawn(round));
        }
        order::may_draw(&self.loaded.rounds, round).map_err(Error::from_refusal)?;
        self.may_have(options)
    }

    /// Whether enough is known for a draw.
    pub(super) fn may_have(&self, options: DrawOptions) -> Result<()> {
        if options.missing == MissingResults::Refuse && !self.missing.is_empty() {
            return Err(Error::from_refusal(RoundError::ResultsMissing { missing: self.missing.clone() }));
        }
        Ok(())
    }

    /// The same, holding on to what was set by hand in these battles.
    pub(super) fn around(&self, battles: &[Battle]) -> Self {
        let by_hand = SetByHand::from_tables(&TableNow::from_battles(&self.loaded.index, battles));
        Self { context: self.context.around(&by_hand), ..self.clone() }
    }

    /// The draw, computed where it keeps nobody waiting. Attempts are counted from 1.
    pub(super) async fn draw(&self, options: DrawOptions, attempt: i64) -> Result<DrawnRound> {
        let context = self.context.clone();
        let attempt = u32::try_from(attempt).unwrap_or_default();
        compute_round_aside(move || draw_round_by_method(&context, options, attempt)).await
    }

    /// What it would cost if these two of a round changed places, or met.
    pub async fn price(&self, stored: StoredRound<'_>, one: EntrantId, two: EntrantId) -> Result<Price> {
        let (Some(one), Some(two)) = (self.loaded.place(one), self.loaded.place(two)) else {
            return Err(Error::NotFound);
        };
        let (context, now) = (self.context.clone(), self.now(stored));
        compute_round_aside(move || price_of_swap(&context, &now, (one, two))).await
    }

    /// With whom somebody of a round could change places, and what it would cost.
    pub async fn prices_of_swaps(&self, stored: StoredRound<'_>, one: EntrantId) -> Result<Swaps> {
        let one = self.loaded.place(one).ok_or(Error::NotFound)?;
        let (context, now) = (self.context.clone(), self.now(stored));
        compute_round_aside(move || prices_of_swaps(&context, &now, one)).await
    }

    /// What a change would do to a round.
    pub async fn plan(&self, stored: StoredRound<'_>, change: &RoundChange<EntrantId>) -> Result<RepairPlan> {
        order::may_change(&self.loaded.rounds, stored.round).map_err(Error::from_refusal)?;
        let change = change.map(|id| self.loaded.place(id));
        let change = change.ok_or_else(|| Error::from_refusal(RoundError::NotOfThisEvent))?;
        let (mut context, now) = (self.context.clone(), self.now(stored));
        if change == RoundChange::Repair {
            self.seat_late(&mut context, stored);
        }
        compute_round_aside(move || plan_repair(&context, &now, &change)).await
    }

    /// A place for everybody: those who came after the draw play from this round on too.
    fn seat_late(&self, context: &mut RoundContext, stored: StoredRound) {
        for player in self.late(stored.round, stored.battles) {
            if let Some(place) = self.loaded.index.get(&player.id) {
                let joined = &mut context.history.players[*place].joined_round;
                *joined = stored.round.number.min(*joined);
            }
        }
    }

    /// The same event with a table in use that is not, to see what it would be good for.
    #[must_use]
    pub fn with_table(&self, number: TableNumber) -> Self {
        let mut with = self.clone();
        for table in with.context.venue.tables.iter_mut().filter(|table| table.number == number) {
            table.out_of_use = None;
        }
        with
    }

    /// A table that changes, by the names of who sits there.
    pub fn seat_move(&self, moved: &MovedTable) -> SeatMove {
        let name = |player: PlayerIndex| self.loaded.history.players[player].name.clone();
        let reseated = |(player, was): (PlayerIndex, Option<&SeatedTable>)| {
            let seat = |was: &SeatedTable| {
                let other = if was.a == player { was.b } else { Some(was.a) };
                LoggedSeat { table: was.table, with: other.map(name) }
            };
            Reseated { name: name(player), was: was.map(seat) }
        };
        SeatMove { table: moved.table, players: moved.players().map(reseated).collect() }
    }

    /// Whether what the draw was computed from is still so, now that the event is locked at `version`.
    pub(super) async fn still_holds(&self, tx: &mut Tx, version: i64) -> Result<bool> {
        if version == self.version + 1 {
            return Ok(true);
        }
        let now = Self::read_loaded_rounds(tx, &self.event).await?;
        let rounds = |read: &Self| -> Vec<(RoundNumber, RoundState, i64)> {
            read.loaded.rounds.iter().map(|round| (round.number, round.state, round.version)).collect()
        };
        Ok(now.context.history == self.context.history
            && now.constraints == self.constraints
            && now.missing == self.missing
            && now.context.venue == self.context.venue
            && rounds(&now) == rounds(self)
            && now.context.checked_in == self.context.checked_in)
    }

    /// Writes down that those who are left out join later.
    pub(super) async fn leave_out(&self, tx: &mut Tx, options: DrawOptions) -> Result<()> {
        for place in self.context.left_out(options) {
            let mut player = self.loaded.players[place].clone();
            player.joined_round = options.round.next();
            update_player(tx, &player).await?;
        }
        Ok(())
    }

    pub(super) fn now(&self, StoredRound { round, battles, draw }: StoredRound) -> RoundNow {
        let tables = TableNow::from_battles(&self.loaded.index, battles);
        RoundNow::from_tables(round, &self.loaded.history, tables, draw.cloned())
    }
}

/// A round with the battleplan and the start that the pack says. `rounds` are those before it.
pub(super) fn new_round(
    app: &App,
    event: &Event,
    rounds: &[Round],
    number: RoundNumber,
    method: &str,
) -> Round {
    let seed = event.round_seeds().of(number);
    let (battleplan, dice) = start::pick_battleplan(&event.settings, seed, number);
    Round {
        id: RoundId(app.new_id()),
        event_id: event.id,
        number,
        state: RoundState::Draft,
        battleplan,
        dice,
        seed: seed.cast_signed(),
        attempt: 1,
        method: RoundMethod::Drawn(method.to_owned()),
        starts_at: start::find_start_time(&event.settings, rounds, number),
        drawn_at: app.clock.now(),
        published_at: None,
        closed_at: None,
        version: 1,
    }
}

/// Computed where it keeps nobody waiting.
pub(super) async fn compute_round_aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, RoundError> + Send + 'static,
) -> Result<T> {
    let computed = tokio::task::spawn_blocking(work).await;
    computed
        .map_err(|error| Error::Broken(format!("a round could not be computed: {error}")))?
        .map_err(Error::from_refusal)
}
