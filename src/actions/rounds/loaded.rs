//! What the rounds of an event are made from, out of the database, and whether it still holds when a draw is to be
//! stored.

use super::already_drawn;
use crate::{
    actions::prelude::*,
    cache::events::KnownEvent,
    domain::{
        battle::Battle,
        event::{
            audit::{LoggedSeat, Reseated, SeatMove},
            venue::Venue,
        },
        history::PlayerIndex,
        ids::{EntrantId, RoundId, TeamId},
        numbers::TableNumber,
        pairing::Swaps,
        round::{Round, RoundMethod, RoundState},
        rounds::{
            DrawOptions, DrawnRound, KeptDraw, Methods, MissingResult, MissingResults, MovedTable,
            PairConstraint, Price, RepairPlan, RoundChange, RoundContext, RoundError, RoundNow, SeatedTable,
            SetByHand, TableNow, draw_round_by_method, order, plan_repair, price_of_swap, prices_of_swaps,
            start,
        },
        standings::Ranking,
    },
    storage::{
        history::{Loaded, LoadedEntrants},
        team_history::LoadedTeams,
    },
};
use std::{collections::HashSet, sync::Arc};

/// The rounds of an event, and what the next is made from: over its players, or over its teams.
#[derive(Debug, Clone)]
pub struct LoadedRounds<E = Loaded> {
    pub event: Event,
    /// The event's, when this was read.
    pub version: i64,
    pub loaded: Arc<E>,
    pub constraints: Vec<PairConstraint>,
    /// Tables of published rounds without a result that counts; none of matches of teams, which the draw looks at itself.
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
        let tables = storage::venue_tables::list_venue_tables(tx, event.id).await?;
        let earlier = storage::battles::earlier_terrain(tx, event.id).await?;
        let is_here = |place: &PlayerIndex| loaded.players[*place].checked_in_at.is_some();
        let checked_in = (0..loaded.players.len()).filter(is_here).collect();
        let mut of_players = Self::from_entrants(tx, (event, version), loaded, checked_in).await?;
        of_players.context.venue = Venue { tables, earlier, order: event.settings.table_order };
        let missing = missing.into_iter().map(|(round, table)| MissingResult { round, table });
        of_players.missing = missing.collect();
        Ok(of_players)
    }

    /// What a change would do to a round.
    pub async fn plan(&self, stored: StoredRound<'_>, change: &RoundChange<EntrantId>) -> Result<RepairPlan> {
        let change = self.place_change(stored.round, change)?;
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

    /// The round as its tables are.
    pub fn now(&self, StoredRound { round, battles, draw }: StoredRound) -> RoundNow {
        let tables = TableNow::from_battles(&self.loaded.index, battles);
        RoundNow::from_tables(round, &self.loaded.history, tables, draw.cloned())
    }
}

impl LoadedRounds<LoadedTeams> {
    /// The same of an event of teams or pairs: a team is there when one of its people is.
    ///
    /// # Errors
    /// When the stored ranking is none.
    pub async fn read_team_rounds(tx: &mut Tx, event: &Event) -> Result<Self> {
        let version = storage::events::version_of_event(tx, event.id).await?;
        let loaded = Arc::new(storage::team_history::load_team_history(tx, event).await?);
        let players = storage::players::list_players(tx, event.id).await?;
        let here = players.iter().filter(|player| player.is_active() && player.checked_in_at.is_some());
        let here: HashSet<TeamId> = here.filter_map(|player| player.team_id).collect();
        let checked_in = (0..loaded.teams.len()).filter(|place| here.contains(&loaded.id(*place)));
        let checked_in = checked_in.collect();
        Self::from_entrants(tx, (event, version), loaded, checked_in).await
    }
}

impl<E: LoadedEntrants> LoadedRounds<E> {
    async fn from_entrants(
        tx: &mut Tx,
        (event, version): (&Event, i64),
        loaded: Arc<E>,
        checked_in: Vec<PlayerIndex>,
    ) -> Result<Self> {
        let constraints = storage::pair_constraints::list_pair_constraints(tx, event.id).await?;
        let settings = &event.settings;
        let context = RoundContext {
            history: loaded.history().clone(),
            checked_in,
            methods: Methods::from_settings(&settings.pairing, settings.rounds, E::LETTER),
            clubs: settings.pairing.clubs.clone(),
            ranking: Ranking::from_rules(&settings.ranking_rules()).map_err(Error::from_refusal)?,
            seeds: event.round_seeds(),
            constraints: constraints
                .iter()
                .filter_map(|wanted| wanted.pair().map(|id| loaded.place(id)))
                .collect(),
            venue: Venue::default(),
            by_hand: SetByHand::default(),
        };
        Ok(Self { event: event.clone(), version, loaded, constraints, missing: Vec::new(), context })
    }

    /// The number of the round that comes next.
    pub fn next(&self) -> RoundNumber {
        order::next_round_number(self.loaded.rounds())
    }

    /// # Errors
    /// [`Error::NotFound`] where the event has no such round.
    pub fn round(&self, number: RoundNumber) -> Result<&Round> {
        self.loaded.rounds().iter().find(|round| round.number == number).ok_or(Error::NotFound)
    }

    /// Draws the next round, where it can be drawn at all.
    pub(super) async fn draw_next(&self, options: DrawOptions) -> Result<DrawnRound> {
        if options.round < self.next() {
            return Err(already_drawn(options.round));
        }
        order::may_draw(self.loaded.rounds(), options.round).map_err(Error::from_refusal)?;
        self.draw(options, 1).await
    }

    /// The draw where enough is known for it, computed where it keeps nobody waiting. Attempts are counted from 1.
    pub(super) async fn draw(&self, options: DrawOptions, attempt: i64) -> Result<DrawnRound> {
        if options.missing == MissingResults::Refuse && !self.missing.is_empty() {
            return Err(Error::from_refusal(RoundError::ResultsMissing { missing: self.missing.clone() }));
        }
        let context = self.context.clone();
        let attempt = u32::try_from(attempt).unwrap_or_default();
        compute_round_aside(move || draw_round_by_method(&context, options, attempt)).await
    }

    /// What it would cost if these two of a round changed places, or met.
    ///
    /// # Errors
    /// When one of them is nobody of the event, or no such round could be drawn.
    pub async fn price(&self, now: RoundNow, one: EntrantId, two: EntrantId) -> Result<Price> {
        let (Some(one), Some(two)) = (self.loaded.place(one), self.loaded.place(two)) else {
            return Err(Error::NotFound);
        };
        let context = self.context.clone();
        compute_round_aside(move || price_of_swap(&context, &now, (one, two))).await
    }

    /// With whom somebody of a round could change places, and what it would cost.
    ///
    /// # Errors
    /// When they are nobody of the event, or no such round could be drawn.
    pub async fn prices_of_swaps(&self, now: RoundNow, one: EntrantId) -> Result<Swaps> {
        let one = self.loaded.place(one).ok_or(Error::NotFound)?;
        let context = self.context.clone();
        compute_round_aside(move || prices_of_swaps(&context, &now, one)).await
    }

    /// A change of a round that can still be changed, by places in the history.
    pub(super) fn place_change(
        &self,
        round: &Round,
        change: &RoundChange<EntrantId>,
    ) -> Result<RoundChange<PlayerIndex>> {
        order::may_change(self.loaded.rounds(), round).map_err(Error::from_refusal)?;
        let change = change.map(|id| self.loaded.place(id));
        change.ok_or_else(|| Error::from_refusal(RoundError::NotOfThisEvent))
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
