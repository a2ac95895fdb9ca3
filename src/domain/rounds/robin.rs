//! The rounds of a round robin: who is of which group, who meets, and what becomes of whoever has no table once a round
//! is drawn.

use super::{
    change::RoundChange,
    context::{DrawOptions, RoundContext},
    error::RoundError,
    methods::ordered,
    now::RoundNow,
    request::{DrawRequest, PresetPairing},
};
use crate::domain::{
    event::pack::Method,
    history::{History, PlayerIndex, RobinGroup},
    numbers::RoundNumber,
    pairing::{
        ClubRule, Reason,
        formats::{self, FormatError},
    },
};
use std::collections::BTreeSet;

/// A round robin as far as it is played.
struct Robin {
    groups: Vec<RobinGroup>,
    /// Which round of it is drawn, from 1.
    nth: u32,
    /// Pairs that do not meet: they have met in it, or are kept apart. The lower place first.
    barred: BTreeSet<[PlayerIndex; 2]>,
}

impl RoundContext {
    /// Who met in an earlier round of this round robin, or is kept apart, does not meet. Whoever has nobody left to
    /// meet rests while others of the group play, and is drawn once the whole group has met.
    pub(super) fn round_robin(
        &self,
        history: &History,
        wanted: &mut DrawRequest,
    ) -> Result<Vec<PresetPairing>, RoundError> {
        let round = wanted.round;
        let robin = Robin::of(self, history, wanted);
        wanted.groups = robin.kept(history);
        let taken = wanted.all_set();
        let plays = |place: PlayerIndex| history.players[place].plays_in(round) && !taken.contains(&place);
        let mut made = Vec::new();
        for (group, letter) in robin.groups.iter().zip(robin.letters()) {
            let drawn = group.round(robin.nth, plays, |a, b| robin.may_meet(a, b));
            made.extend(drawn.pairs.into_iter().map(|(a, b)| in_group(letter.as_deref(), a, Some(b))));
            made.extend(drawn.rest.into_iter().map(|a| in_group(letter.as_deref(), a, None)));
        }
        if made.is_empty() && taken.is_empty() {
            let players =
                robin.groups.iter().map(|group| group.players().filter(|place| plays(**place)).count());
            let players = players.max().unwrap_or_default();
            return Err(FormatError::AllMet { players, rounds: robin.nth.saturating_sub(1) }.into());
        }
        Ok(made)
    }

    /// The groups are those of the round robin's round before this one, or else of its first, as equal as can be. Whoever
    /// comes later is of the group in which the fewest play.
    fn robin_groups(&self, history: &History, row: &[RoundNumber]) -> Vec<RobinGroup> {
        let kept = row.iter().rev().find_map(|round| Some((*round, history.handed_on.groups.get(round)?)));
        let (mut groups, known): (Vec<RobinGroup>, _) = if let Some((round, kept)) = kept {
            (kept.iter().map(|group| group.map(|key| history.place_of(key))).collect(), round)
        } else {
            let first = row.first().copied().unwrap_or_default();
            let size = usize::try_from(self.methods.group_size).unwrap_or_default();
            let group = |circle| RobinGroup { circle, came: Vec::new() };
            let groups = formats::groups(&self.seeds(history, first), size);
            (groups.into_iter().map(group).collect(), first)
        };
        for round in row.iter().filter(|round| **round > known) {
            self.add_newcomers(&mut groups, history, *round);
        }
        groups
    }

    /// Puts those who play in a round and are of no group where the fewest play.
    fn add_newcomers(&self, groups: &mut [RobinGroup], history: &History, round: RoundNumber) {
        let playing = self.seeds(history, round);
        for player in &playing {
            if groups.iter().any(|group| group.players().any(|other| other == player)) {
                continue;
            }
            let play = |group: &&mut RobinGroup| group.players().filter(|at| playing.contains(at)).count();
            if let Some(group) = groups.iter_mut().min_by_key(play) {
                group.came.push(*player);
            }
        }
    }

    /// Who rests of the group that somebody is of who comes after the draw, and may meet them. None of a round that is no
    /// round robin's.
    pub(super) fn rest_of_group(&self, now: &RoundNow, late: PlayerIndex) -> Option<PlayerIndex> {
        let mut history = self.history.before(now.round);
        let joined = &mut history.players[late].joined_round;
        *joined = now.round.min(*joined);
        let options = DrawOptions::as_it_is(now.round, ClubRule::Off);
        let robin = Robin::now(self, &history, (now, &self.request(&history, options, now.attempt)))?;
        let group = robin.groups.iter().find(|group| group.players().any(|player| *player == late))?;
        let mut resting = now.tables.iter().filter(|table| table.rests).map(|table| table.seats.a);
        resting.find(|rests| group.players().any(|player| player == rests) && robin.may_meet(*rests, late))
    }

    /// In a round of a round robin that is drawn already, those of one group who have no table because of a change meet,
    /// and whoever is left rests as others of the group do. Who rested before goes on resting, but for somebody new.
    pub(super) fn keep_to_groups(
        &self,
        history: &History,
        wanted: &mut DrawRequest,
        (now, change): (&RoundNow, &RoundChange),
    ) {
        let Some(robin) = Robin::now(self, history, (now, wanted)) else { return };
        wanted.groups = robin.kept(history);
        if !matches!(change, RoundChange::Seat(_) | RoundChange::Out(_) | RoundChange::Repair) {
            return;
        }
        let plays = |player: &PlayerIndex| history.players[*player].plays_in(wanted.round);
        let (resting, set): (Vec<PresetPairing>, Vec<PresetPairing>) =
            wanted.preset.drain(..).partition(|preset| preset.b.is_none() && is_of_group(&preset.why));
        wanted.preset = set;
        let resting: BTreeSet<PlayerIndex> = resting.iter().map(|preset| preset.a).collect();
        let mut taken = wanted.all_set();
        for table in now.tables.iter().filter(|table| !resting.contains(&table.seats.a)) {
            let seated = [Some(table.seats.a), table.seats.b].into_iter().flatten();
            if seated.clone().all(|player| plays(&player)) {
                taken.extend(seated);
            }
        }
        let is_free = |player: PlayerIndex| plays(&player) && !taken.contains(&player);
        let was_there = |player: &PlayerIndex| {
            now.tables.iter().any(|table| table.seats.a == *player || table.seats.b == Some(*player))
        };
        for (group, letter) in robin.groups.iter().zip(robin.letters()) {
            // For somebody new those who rest play after all; else they go on resting.
            let has_new = group.players().any(|player| is_free(*player) && !was_there(player));
            let can_play = |player| is_free(player) && (has_new || !resting.contains(&player));
            let pairs = group.round(robin.nth, can_play, |a, b| robin.may_meet(a, b)).pairs;
            let is_left = |player: &&PlayerIndex| {
                is_free(**player) && !pairs.iter().any(|(a, b)| a == *player || b == *player)
            };
            let is_of = |player: &PlayerIndex| group.players().any(|other| other == player);
            let goes_on = !pairs.is_empty() || wanted.fixed.iter().any(|(a, b)| is_of(a) && is_of(b));
            let has_more = |player: &PlayerIndex| {
                let mut others = group.players().filter(|other| *other != player && plays(other));
                goes_on || resting.contains(player) || others.any(|other| robin.may_meet(*player, *other))
            };
            let rest = group.players().filter(is_left).filter(|player| has_more(player));
            wanted.preset.extend(rest.map(|a| in_group(letter.as_deref(), *a, None)));
            wanted.preset.extend(pairs.iter().map(|(a, b)| in_group(letter.as_deref(), *a, Some(*b))));
        }
    }
}

impl Robin {
    fn of(context: &RoundContext, history: &History, wanted: &DrawRequest) -> Self {
        let row: Vec<RoundNumber> = context.row_of(wanted.round, Method::RoundRobin).collect();
        let played = history.rounds.iter().filter(|played| row.contains(&played.number));
        let met = played.flat_map(|played| &played.battles).filter_map(|battle| Some((battle.a, battle.b?)));
        let mut barred = wanted.kept_apart();
        barred.extend(met.map(|(a, b)| ordered(a, b)));
        let nth = u32::try_from(row.len()).unwrap_or(u32::MAX);
        Self { groups: context.robin_groups(history, &row), nth, barred }
    }

    /// The same of a round that is drawn already, with whoever has come since. None of another method's.
    fn now(
        context: &RoundContext,
        history: &History,
        (now, wanted): (&RoundNow, &DrawRequest),
    ) -> Option<Self> {
        now.tables.iter().flat_map(|table| &table.reasons).find(|reason| is_of_group(reason))?;
        let mut robin = Self::of(context, history, wanted);
        if let Some(kept) = now.kept.as_ref().filter(|kept| !kept.groups.is_empty()) {
            robin.groups = kept.groups.iter().map(|group| group.map(|key| history.place_of(key))).collect();
            context.add_newcomers(&mut robin.groups, history, wanted.round);
        }
        Some(robin)
    }

    fn may_meet(&self, a: PlayerIndex, b: PlayerIndex) -> bool {
        !self.barred.contains(&ordered(a, b))
    }

    /// The groups as they are kept.
    fn kept(&self, history: &History) -> Vec<RobinGroup<String>> {
        let key = |player: &PlayerIndex| Some(history.players[*player].key.clone());
        self.groups.iter().map(|group| group.map(key)).collect()
    }

    /// A, B, … Z, A2, B2, …; none where all are in one group.
    fn letters(&self) -> impl Iterator<Item = Option<String>> + use<> {
        let lap = |lap: usize| {
            ('A'..='Z')
                .map(move |letter| if lap == 1 { letter.to_string() } else { format!("{letter}{lap}") })
        };
        let has_letters = self.groups.len() > 1;
        (1..).flat_map(lap).map(move |letter| Some(letter).filter(|_| has_letters))
    }
}

fn is_of_group(reason: &Reason) -> bool {
    matches!(reason, Reason::RoundRobin { .. })
}

fn in_group(letter: Option<&str>, a: PlayerIndex, b: Option<PlayerIndex>) -> PresetPairing {
    PresetPairing { a, b, why: Reason::RoundRobin { group: letter.map(str::to_owned), rests: b.is_none() } }
}
