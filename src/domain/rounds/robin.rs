//! The rounds of a round robin: who meets, and what becomes of whoever has no table, in a new round and in one that is
//! drawn already.

use super::{
    context::{DrawOptions, RoundContext},
    error::RoundError,
    groups::{count_in_letters, is_of_group, kept_by_key, list_told_tables},
    methods::order_two_players,
    now::RoundNow,
    request::{DrawRequest, PresetPairing},
};
use crate::domain::{
    event::pack::Method,
    history::{History, PlayerIndex, RobinGroup},
    numbers::RoundNumber,
    pairing::{ClubRule, Reason, formats::FormatError, pair_across_groups, rounds_to_meet_all},
};
use std::collections::{BTreeMap, BTreeSet};

/// A round robin as far as it is played.
struct Robin {
    groups: Vec<RobinGroup>,
    /// Which round of it is drawn, from 1.
    nth: u32,
    /// Pairs that do not meet: they have met in it, or are kept apart. The lower place first.
    barred: BTreeSet<[PlayerIndex; 2]>,
    /// How often somebody had no opponent in it.
    rested: BTreeMap<PlayerIndex, usize>,
}

/// What a round of a round robin comes to.
#[derive(Default)]
struct Made {
    tables: Vec<PresetPairing>,
    /// Those who have nobody of their group left to meet, with the place of it.
    done: Vec<(PlayerIndex, usize)>,
}

impl RoundContext {
    /// Who met in an earlier round of this round robin, or is kept apart, does not meet. Whoever has nobody of the group
    /// left to meet rests where the schedule has them rest, and else meets somebody of another group who has nobody left
    /// either: nobody meets twice.
    pub(super) fn round_robin(
        &self,
        history: &History,
        wanted: &mut DrawRequest,
    ) -> Result<Vec<PresetPairing>, RoundError> {
        let round = wanted.round;
        let robin = Robin::from_context(self, history, wanted);
        wanted.groups = kept_by_key(&robin.groups, history);
        let taken = wanted.all_set();
        let plays = |place: PlayerIndex| history.players[place].plays_in(round);
        let is_free = |place: PlayerIndex| plays(place) && !taken.contains(&place);
        let mut made = Made::default();
        for (at, group) in robin.groups.iter().enumerate() {
            let drawn = group.round(robin.nth, is_free, |a, b| robin.may_meet(a, b));
            let goes_on = !drawn.pairs.is_empty() || sets_one_of(wanted, group);
            made.tables.extend(drawn.pairs.into_iter().map(|(a, b)| robin.in_group(at, a, Some(b))));
            let left = (drawn.rest, drawn.done, goes_on);
            robin.rest(&mut made, at, (left, &plays));
        }
        let is_over = made.tables.iter().all(|made| made.b.is_none()) && robin.nth > robin.length();
        let spare = (0..history.players.len()).find(|place| history.players[*place].spare && is_free(*place));
        made.mix(&robin, |_, _| true, spare);
        if taken.is_empty() && (is_over || made.tables.iter().all(|made| made.b.is_none())) {
            let players = robin.groups.iter().map(|group| group.players().filter(|at| plays(**at)).count());
            let players = players.max().unwrap_or_default();
            return Err(FormatError::AllMet { players, rounds: robin.nth.saturating_sub(1) }.into());
        }
        Ok(made.tables)
    }

    /// Who rests of the group that somebody is of who comes after the draw, and may meet them. None of a round that is no
    /// round robin's.
    pub(super) fn rest_of_group(&self, now: &RoundNow, late: PlayerIndex) -> Option<PlayerIndex> {
        let mut history = self.history.before(now.round);
        let joined = &mut history.players[late].joined_round;
        *joined = now.round.min(*joined);
        let options = DrawOptions::as_it_is(now.round, ClubRule::Off);
        let robin =
            Robin::from_drawn_round(self, &history, (now, &self.request(&history, options, now.attempt)))?;
        let group = robin.groups.iter().find(|group| group.players().any(|player| *player == late))?;
        let mut resting = now.tables.iter().filter(|table| table.rests).map(|table| table.seats.a);
        resting.find(|rests| group.players().any(|player| player == rests) && robin.may_meet(*rests, late))
    }

    /// In a round of a round robin that is drawn already, those of one group who have no table because of a change meet,
    /// and whoever is left rests or is mixed as in a new round. Who rested before goes on resting, but for somebody new.
    pub(super) fn keep_to_groups(&self, history: &History, wanted: &mut DrawRequest, now: &RoundNow) {
        let Some(robin) = Robin::from_drawn_round(self, history, (now, wanted)) else { return };
        wanted.groups = kept_by_key(&robin.groups, history);
        let plays = |player: PlayerIndex| history.players[player].plays_in(wanted.round);
        let (resting, set): (Vec<PresetPairing>, Vec<PresetPairing>) =
            wanted.preset.drain(..).partition(|preset| preset.b.is_none() && is_by_groups(&preset.why));
        wanted.preset = set;
        let mut taken = wanted.all_set();
        // What was drawn, and not set or made by the method, stays too where it can.
        for table in now.tables.iter().filter(|table| !table.fixed) {
            let seated = [Some(table.seats.a), table.seats.b].into_iter().flatten();
            if seated.clone().all(|player| plays(player) && !taken.contains(&player)) {
                taken.extend(seated);
            }
        }
        let resting: BTreeMap<PlayerIndex, Reason> =
            resting.into_iter().map(|made| (made.a, made.why)).collect();
        let is_free = |player: PlayerIndex| plays(player) && !taken.contains(&player);
        let was_there = |player: &PlayerIndex| {
            now.tables.iter().any(|table| table.seats.a == *player || table.seats.b == Some(*player))
        };
        let mut made = Made::default();
        for (at, group) in robin.groups.iter().enumerate() {
            // For somebody new those who rest play after all; else they go on resting.
            let has_new = group.players().any(|player| is_free(*player) && !was_there(player));
            let can_play = |player| is_free(player) && (has_new || !resting.contains_key(&player));
            let pairs = group.round(robin.nth, can_play, |a, b| robin.may_meet(a, b)).pairs;
            let is_left = |player: &PlayerIndex| {
                is_free(*player) && !pairs.iter().any(|(a, b)| a == player || b == player)
            };
            let goes_on = !pairs.is_empty() || sets_one_of(wanted, group);
            let left: Vec<PlayerIndex> = group.players().copied().filter(is_left).collect();
            let as_before = |player: &PlayerIndex| {
                resting.get(player).is_some_and(is_of_group) || robin.has_left(group, *player, &plays)
            };
            let (rest, done) = left.into_iter().partition(as_before);
            made.tables.extend(pairs.into_iter().map(|(a, b)| robin.in_group(at, a, Some(b))));
            robin.rest(&mut made, at, ((rest, done, goes_on), &plays));
        }
        let moves = |a, b| !resting.contains_key(&a) || !resting.contains_key(&b);
        made.mix(&robin, moves, None);
        wanted.preset.extend(made.tables);
    }

    /// What the tables of a round robin's round are, and who rested in it, for a draw that is made again: what was kept of
    /// it knows neither. Whether that tells all tables that were set before the draw.
    pub fn tell_of_groups(
        &self,
        history: &History,
        wanted: &mut DrawRequest,
        resting: &[PlayerIndex],
    ) -> bool {
        let robin = Robin::from_context(self, history, wanted);
        wanted.method = Method::RoundRobin;
        wanted.groups = kept_by_key(&robin.groups, history);
        let seated: BTreeSet<PlayerIndex> =
            wanted.fixed.iter().flat_map(|(a, b)| [*a, *b]).chain(resting.iter().copied()).collect();
        let plays = |player: PlayerIndex| seated.contains(&player);
        let mut made = Made::default();
        for (at, group) in robin.groups.iter().enumerate() {
            let is_of = |player: &PlayerIndex| group.players().any(|other| other == player);
            let pairs = wanted.fixed.iter().filter(|(a, b)| is_of(a) && is_of(b) && robin.may_meet(*a, *b));
            made.tables.extend(pairs.map(|(a, b)| robin.in_group(at, *a, Some(*b))));
            let left = group.players().copied().filter(|player| resting.contains(player));
            let (rest, done) = left.partition(|player| robin.has_left(group, *player, &plays));
            robin.rest(&mut made, at, ((rest, done, sets_one_of(wanted, group)), &plays));
        }
        let rest = std::mem::take(&mut made.done);
        made.tables.extend(rest.into_iter().map(|(player, at)| robin.is_done((player, at), None)));
        for &(a, b) in &wanted.fixed {
            let of = |player: PlayerIndex| {
                let at = robin.groups.iter().position(|group| group.players().any(|of| *of == player))?;
                Some(at).filter(|at| !robin.has_left(&robin.groups[*at], player, &plays))
            };
            if let (Some(one), Some(other)) = (of(a), of(b))
                && one != other
                && robin.may_meet(a, b)
            {
                made.tables.push(robin.is_done((a, one), Some((b, other))));
            }
        }
        let tells =
            |a: PlayerIndex, b: PlayerIndex| made.tables.iter().any(|told| (told.a, told.b) == (a, Some(b)));
        let all = wanted.fixed.iter().all(|(a, b)| tells(*a, *b));
        wanted.preset = made.tables;
        all
    }
}

impl Made {
    /// Those who are done meet others of whom that is true, as far as they may; the others rest. With a spare player one of
    /// them is left to be drawn, and plays the spare.
    fn mix(
        &mut self,
        robin: &Robin,
        can: impl Fn(PlayerIndex, PlayerIndex) -> bool,
        spare: Option<PlayerIndex>,
    ) {
        let groups: BTreeMap<PlayerIndex, usize> = std::mem::take(&mut self.done).into_iter().collect();
        let players: Vec<PlayerIndex> = groups.keys().copied().collect();
        let (pairs, mut rest) = pair_across_groups(
            &players,
            |player| robin.rests_of(player),
            |a, b| robin.may_meet(a, b) && can(a, b),
        );
        if let Some(spare) = spare {
            let plays = rest.iter().position(|player| robin.may_meet(*player, spare));
            plays.map(|at| rest.remove(at));
        }
        let with_group = |player: PlayerIndex| (player, groups[&player]);
        let pairs = pairs.into_iter().map(|(a, b)| robin.is_done(with_group(a), Some(with_group(b))));
        self.tables.extend(pairs);
        self.tables.extend(rest.into_iter().map(|player| robin.is_done(with_group(player), None)));
    }
}

impl Robin {
    fn from_context(context: &RoundContext, history: &History, wanted: &DrawRequest) -> Self {
        let row: Vec<RoundNumber> = context.row_of(wanted.round, Method::RoundRobin).collect();
        let played = history.rounds.iter().filter(|played| row.contains(&played.number));
        let battles = || {
            played.clone().filter(|played| played.number < wanted.round).flat_map(|played| &played.battles)
        };
        let met = battles().filter_map(|battle| Some((battle.a, battle.b?)));
        let mut barred = wanted.kept_apart();
        barred.extend(met.map(|(a, b)| order_two_players(a, b)));
        let mut rested = BTreeMap::new();
        for battle in battles().filter(|battle| battle.b.is_none()) {
            *rested.entry(battle.a).or_default() += 1;
        }
        let nth = u32::try_from(row.len()).unwrap_or(u32::MAX);
        Self { groups: context.robin_groups(history, &row), nth, barred, rested }
    }

    /// The same of a round that is drawn already, with whoever has come since. None of another method's.
    fn from_drawn_round(
        context: &RoundContext,
        history: &History,
        (now, wanted): (&RoundNow, &DrawRequest),
    ) -> Option<Self> {
        now.tables.iter().flat_map(|table| &table.reasons).find(|reason| is_by_groups(reason))?;
        let mut robin = Self::from_context(context, history, wanted);
        let kept = now.kept.as_ref().filter(|kept| !kept.groups.is_empty());
        let kept =
            kept.map(|kept| kept.groups.iter().map(|group| group.map(|key| history.place_of(key))).collect());
        // Older versions have not kept them.
        if let Some(groups) =
            kept.or_else(|| context.groups_told(history, now.round, list_told_tables(&now.tables)))
        {
            robin.groups = groups;
            context.add_newcomers(&mut robin.groups, history, wanted.round);
        }
        Some(robin)
    }

    fn may_meet(&self, a: PlayerIndex, b: PlayerIndex) -> bool {
        !self.barred.contains(&order_two_players(a, b))
    }

    /// Whether somebody of the group plays whom they may meet.
    fn has_left(
        &self,
        group: &RobinGroup,
        player: PlayerIndex,
        plays: &impl Fn(PlayerIndex) -> bool,
    ) -> bool {
        group.players().any(|other| *other != player && plays(*other) && self.may_meet(player, *other))
    }

    fn rests_of(&self, player: PlayerIndex) -> usize {
        self.rested.get(&player).copied().unwrap_or_default()
    }

    /// How many rounds the largest group needs.
    fn length(&self) -> u32 {
        let needs = self.groups.iter().map(|group| rounds_to_meet_all(group.players().count()));
        u32::try_from(needs.max().unwrap_or_default()).unwrap_or(u32::MAX)
    }

    /// Those of a group who are left without a table rest; of those who have nobody left to meet only whom the schedule
    /// has rest: one of an odd number that plays on, who has not rested yet.
    fn rest(
        &self,
        made: &mut Made,
        at: usize,
        ((rest, mut done, goes_on), plays): (Left, &impl Fn(PlayerIndex) -> bool),
    ) {
        let is_odd = self.groups[at].players().filter(|player| plays(**player)).count() % 2 == 1;
        if goes_on && is_odd && rest.is_empty() {
            let due = done.iter().position(|player| self.rests_of(*player) == 0);
            made.tables.extend(due.map(|due| self.in_group(at, done.remove(due), None)));
        }
        made.tables.extend(rest.into_iter().map(|player| self.in_group(at, player, None)));
        made.done.extend(done.into_iter().map(|player| (player, at)));
    }

    /// As tables tell it; none where all are in one group.
    fn letter(&self, at: usize) -> Option<String> {
        count_in_letters().nth(at).filter(|_| self.groups.len() > 1)
    }

    fn in_group(&self, at: usize, a: PlayerIndex, b: Option<PlayerIndex>) -> PresetPairing {
        PresetPairing { a, b, why: Reason::RoundRobin { group: self.letter(at), rests: b.is_none() } }
    }

    fn is_done(&self, (a, at): (PlayerIndex, usize), b: Option<(PlayerIndex, usize)>) -> PresetPairing {
        let other = b.and_then(|(_, other)| self.letter(other));
        let why = Reason::GroupDone { group: self.letter(at), other };
        PresetPairing { a, b: b.map(|(b, _)| b), why }
    }
}

/// Those who rest and have somebody left to meet, those who have nobody, and whether the group plays on.
type Left = (Vec<PlayerIndex>, Vec<PlayerIndex>, bool);

fn is_by_groups(reason: &Reason) -> bool {
    is_of_group(reason) || matches!(reason, Reason::GroupDone { .. })
}

/// Whether a table of two of the group is there already.
fn sets_one_of(wanted: &DrawRequest, group: &RobinGroup) -> bool {
    let is_of = |player: &PlayerIndex| group.players().any(|other| other == player);
    wanted.fixed.iter().any(|(a, b)| is_of(a) && is_of(b))
}
