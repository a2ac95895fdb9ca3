//! What a draw stands on: the history, the organiser's wishes for pairs, and whether they still hold when the
//! draw is to be stored.

use super::{Absent, Missing, Odd, Options, already_drawn};
use crate::{
    actions::refuse,
    app::App,
    domain::{
        battle::Battle,
        battleplan,
        event::{
            Event,
            pack::{BattleplanChoice, Settings},
            player::Player,
            schedule::{ItemKind, Schedule, derive_schedule},
            venue::Venue,
        },
        ids::{PlayerId, RoundId},
        pairing::{ClubRule, Cut, DrawError},
        round::{Round, RoundState},
        rounds::{self, Drawn, KeptDraw, PairConstraint, Price, SetByHand, TwoPlayers},
        zone::Zone,
    },
    error::{Error, Result},
    storage::{self, Tx, history::Loaded},
};
use chrono::{DateTime, TimeDelta, Utc};

/// The event as a draw reads it.
#[derive(Debug, Clone)]
pub struct Ground {
    pub event: Event,
    pub version: i64,
    pub loaded: Loaded,
    pub constraints: Vec<PairConstraint>,
    /// Tables of published rounds without a result that counts: round, table.
    pub missing: Vec<(i64, Option<i64>)>,
    /// What tables are given out from.
    pub venue: Venue,
    /// What the organiser has set by hand in the round that is drawn again.
    pub(super) by_hand: SetByHand,
    /// The round before, where a cut goes on.
    pub(super) cut: Option<Cut>,
}

/// Two players of a round, and the round as it is.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    pub round: &'a Round,
    pub battles: &'a [Battle],
    /// None where the round was made elsewhere.
    pub draw: Option<&'a KeptDraw>,
    pub one: PlayerId,
    pub two: PlayerId,
}

impl Ground {
    pub async fn read(tx: &mut Tx, event: &Event) -> Result<Self> {
        let version = storage::events::version(tx, event.id).await?;
        let loaded = storage::history::load(tx, event.id).await?;
        let constraints = storage::pair_constraints::list(tx, event.id).await?;
        let missing = storage::battles::missing(tx, event.id).await?;
        let tables = storage::venue_tables::list(tx, event.id).await?;
        let earlier = storage::battles::earlier_terrain(tx, event.id).await?;
        let venue = Venue { tables, earlier, order: event.settings.table_order };
        Ok(Self {
            event: event.clone(),
            version,
            loaded,
            constraints,
            missing,
            venue,
            by_hand: SetByHand::default(),
            cut: None,
        })
    }

    /// The number of the round that comes next.
    pub fn next(&self) -> i64 {
        self.loaded.rounds.last().map_or(1, |round| round.number + 1)
    }

    pub fn round(&self, number: i64) -> Result<&Round> {
        self.loaded.rounds.iter().find(|round| round.number == number).ok_or(Error::NotFound)
    }

    /// Those who would be drawn and are not checked in.
    pub fn not_checked_in(&self, round: i64) -> Vec<&Player> {
        let round = u32::try_from(round).unwrap_or_default();
        let plays = |index: usize| self.loaded.history.players[index].plays_in(round);
        let players = self.loaded.players.iter().enumerate();
        players
            .filter(|(index, player)| plays(*index) && player.checked_in_at.is_none() && !player.spare)
            .map(|(_, player)| player)
            .collect()
    }

    /// How many are to be drawn, spare players left out.
    pub fn playing(&self, round: i64) -> usize {
        let round = u32::try_from(round).unwrap_or_default();
        self.loaded.history.players.iter().filter(|player| player.plays_in(round) && !player.spare).count()
    }

    pub fn spare(&self, round: i64) -> Option<&Player> {
        let round = u32::try_from(round).unwrap_or_default();
        let history = &self.loaded.history.players;
        let index = history.iter().position(|player| player.plays_in(round) && player.spare)?;
        Some(&self.loaded.players[index])
    }

    /// Whether the next round can be drawn at all.
    pub(super) fn may_draw(&self, options: Options) -> Result<()> {
        if options.round < self.next() {
            return Err(already_drawn(options.round));
        }
        if options.round > self.next() {
            return Err(Error::refused(format!("Round {} comes first.", self.next())));
        }
        if let Some(draft) = self.loaded.rounds.iter().find(|round| round.state == RoundState::Draft) {
            return Err(Error::refused(format!(
                "Round {} is still a draft. Publish it first.",
                draft.number
            )));
        }
        self.may_have(options)
    }

    /// Whether enough is known for a draw.
    pub(super) fn may_have(&self, options: Options) -> Result<()> {
        if options.missing == Missing::Refuse && !self.missing.is_empty() {
            return Err(Error::refused(format!(
                "{} without a result: {}. Wait for them, or tick that they count as drawn for this draw.",
                if self.missing.len() == 1 { "A table is" } else { "Some tables are" },
                named(&self.missing)
            )));
        }
        Ok(())
    }

    /// What it would cost if these two of a round changed places, or met.
    pub async fn price(&self, asked: Asked<'_>) -> Result<Result<Price, DrawError>> {
        let index = &self.loaded.index;
        let (Some(one), Some(two)) = (index.get(&asked.one), index.get(&asked.two)) else {
            return Err(Error::NotFound);
        };
        let pair = |battle: &Battle| Some((*index.get(&battle.a)?, *index.get(&battle.b?)?));
        let change =
            TwoPlayers { pairs: asked.battles.iter().filter_map(pair).collect(), one: *one, two: *two };
        let options = Options {
            round: asked.round.number,
            clubs: asked.draw.map_or(ClubRule::Off, |kept| kept.clubs),
            odd: Odd::Spare,
            missing: Missing::CountAsDraw,
            absent: Absent::Play,
        };
        let history = self.history(options);
        let mut wish = self.around(asked.battles).wish(&history, options, asked.round.attempt);
        wish.rules = asked.draw.and_then(KeptDraw::rules).unwrap_or(wish.rules);
        tokio::task::spawn_blocking(move || rounds::price(&history, &wish, &change))
            .await
            .map_err(|error| Error::Broken(format!("the price could not be computed: {error}")))
    }

    /// The same, holding on to what was set by hand in these battles.
    pub(super) fn around(&self, battles: &[Battle]) -> Self {
        Self { by_hand: SetByHand::of(&self.loaded.index, battles), ..self.clone() }
    }

    /// The draw, computed where it keeps nobody waiting.
    pub(super) async fn compute(&self, options: Options, attempt: i64) -> Result<Drawn> {
        let mut history = self.history(options);
        let mut wish = self.wish(&history, options, attempt);
        self.by_method(&mut history, &mut wish)?;
        let computed = tokio::task::spawn_blocking(move || rounds::draw(&history, &wish)).await;
        computed.map_err(|error| Error::Broken(format!("the draw failed: {error}")))?.map_err(refuse)
    }

    /// Whether what the draw was computed from is still so, now that the event is locked at `version`.
    pub(super) async fn still_holds(&self, tx: &mut Tx, version: i64) -> Result<bool> {
        if version == self.version + 1 {
            return Ok(true);
        }
        let now = Self::read(tx, &self.event).await?;
        let checked_in = |ground: &Self| -> Vec<bool> {
            ground.loaded.players.iter().map(|player| player.checked_in_at.is_some()).collect()
        };
        let rounds = |ground: &Self| -> Vec<(i64, RoundState, i64)> {
            ground.loaded.rounds.iter().map(|round| (round.number, round.state, round.version)).collect()
        };
        Ok(now.loaded.history == self.loaded.history
            && now.constraints == self.constraints
            && now.missing == self.missing
            && now.venue == self.venue
            && rounds(&now) == rounds(self)
            && checked_in(&now) == checked_in(self))
    }

    /// Writes down that those who are left out join later.
    pub(super) async fn leave_out(&self, tx: &mut Tx, options: Options) -> Result<()> {
        for mut player in self.left_out(options) {
            player.joined_round = options.round + 1;
            if !storage::players::update(tx, &player).await? {
                return Err(Error::Broken("a player changed under the event's lock".into()));
            }
        }
        Ok(())
    }

    /// The round that `options` ask for, with the battleplan and the start that the pack says.
    pub(super) fn new_round(&self, app: &App, number: i64, method: &str) -> Round {
        let (battleplan, dice) = self.battleplan(number);
        Round {
            id: RoundId(app.new_id()),
            event_id: self.event.id,
            number,
            state: RoundState::Draft,
            battleplan,
            dice,
            seed: self.event.seed,
            attempt: 1,
            method: method.to_owned(),
            starts_at: self.starts_at(number),
            drawn_at: app.clock.now(),
            published_at: None,
            closed_at: None,
            version: 1,
        }
    }

    /// The pack's battleplan for a round, and the dice that picked it.
    fn battleplan(&self, number: i64) -> (Option<String>, Option<String>) {
        let settings = &self.event.settings;
        let round = u32::try_from(number).unwrap_or_default();
        match settings.battleplans {
            BattleplanChoice::Dice => {
                let roll = battleplan::roll(settings.game(), self.event.seed.unsigned_abs(), round);
                roll.map(|roll| (roll.battleplan.slug.clone(), roll.in_words())).unzip()
            }
            BattleplanChoice::Public | BattleplanChoice::Secret => {
                let listed = usize::try_from(number - 1).ok().and_then(|n| settings.battleplan_list.get(n));
                (listed.cloned(), None)
            }
        }
    }

    /// When the round starts: as the pack's schedule says, but never sooner than a round and a break after the
    /// one before, which may have begun late.
    fn starts_at(&self, number: i64) -> Option<DateTime<Utc>> {
        let settings = &self.event.settings;
        let minutes = i64::from(settings.round_minutes) + i64::from(settings.break_minutes);
        let before = self.loaded.rounds.iter().find(|round| round.number == number - 1);
        let soonest = before.and_then(|round| round.starts_at).map(|at| at + TimeDelta::minutes(minutes));
        // Options compare so that none is the least.
        scheduled(settings, number).max(soonest)
    }
}

/// When the pack's schedule has this round.
fn scheduled(settings: &Settings, number: i64) -> Option<DateTime<Utc>> {
    let wanted = ItemKind::Round(u32::try_from(number).ok()?);
    let days = derive_schedule(&Schedule::of(settings)?);
    let (day, item) =
        days.iter().find_map(|day| Some((day, day.items.iter().find(|item| item.kind == wanted)?)))?;
    Zone::or_utc(&settings.time_zone).utc(day.date?.and_time(item.at)).ok()
}

/// `round 2: tables 3, 7`
fn named(missing: &[(i64, Option<i64>)]) -> String {
    let name = |(round, table): &(i64, Option<i64>)| match table {
        Some(table) => format!("round {round} table {table}"),
        None => format!("somebody who waits in round {round}"),
    };
    missing.iter().map(name).collect::<Vec<_>>().join(", ")
}
