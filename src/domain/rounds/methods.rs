//! What a round's method adds to its draw: pairs that it makes, an order of the players, a head start.

use super::{
    context::{DrawOptions, RoundContext},
    cuts::cut_tables,
    error::RoundError,
    request::{DrawRequest, PresetPairing},
};
use crate::domain::{
    event::pack::Method,
    history::{Cut, History, PlayerIndex},
    numbers::RoundNumber,
    pairing::{ClubRule, Clubs, PairingOrder, Reason, SeedBar, number_of_place, pair_by_seed, points_before},
    standings::rank_after,
};
use std::collections::{BTreeMap, BTreeSet};

impl RoundContext {
    /// What a round's method asks for, and the history it is drawn from. Attempts are counted from 1.
    ///
    /// # Errors
    ///
    /// When the method has nothing to go by.
    pub fn ask_by_method(
        &self,
        options: DrawOptions,
        attempt: u32,
    ) -> Result<(History, DrawRequest), RoundError> {
        let mut history = self.history_for(options);
        let mut wanted = self.request(&history, options, attempt);
        self.by_method(&mut history, &mut wanted)?;
        Ok((history, wanted))
    }

    /// Makes the request what the round's method says. `history` loses those who have no opponent in it.
    fn by_method(&self, history: &mut History, wanted: &mut DrawRequest) -> Result<(), RoundError> {
        wanted.method = self.methods.method(wanted.round);
        wanted.rules.rematches = self.methods.rematch_round == Some(wanted.round);
        self.set_order(history, wanted);
        let by_method = match wanted.method {
            Method::Handbook | Method::Random | Method::Standing => Vec::new(),
            Method::Seeded => self.seeded(history, wanted),
            Method::Accelerated => {
                let seeds = self.seeds(history, wanted.round);
                wanted.rules.head_start = self.keys(&seeds[..seeds.len().div_ceil(2)]);
                Vec::new()
            }
            Method::List => self.listed(wanted.round)?,
            Method::RoundRobin => {
                // All meet all, club mates too.
                wanted.rules.clubs = Clubs::with_one_rule(ClubRule::Off);
                self.round_robin(history, wanted)?
            }
            Method::Cut => {
                let cut = self.cut_of(history, wanted.round)?;
                let tables = cut_tables(&self.history, &cut);
                wanted.cut = Some(cut);
                tables
            }
        };
        wanted.preset.extend(by_method);
        self.set_presets(history, wanted)
    }

    /// Gives a round that was drawn its method again: a basis holds what the method made as tables that were set. `cut`:
    /// the round's own, where it is one.
    pub fn find_method(&self, wanted: &mut DrawRequest, cut: Option<&Cut>) {
        let options = DrawOptions::as_it_is(wanted.round, self.clubs.in_round(wanted.round));
        let (method, made) = match cut {
            Some(cut) => (Method::Cut, cut_tables(&self.history, cut)),
            None => match self.ask_by_method(options, wanted.attempt + 1) {
                Ok((_, made)) => (made.method, made.preset),
                Err(_) => return,
            },
        };
        let is_set = |made: &PresetPairing| {
            made.b.is_none_or(|b| wanted.fixed.contains(&(made.a, b)) || wanted.fixed.contains(&(b, made.a)))
        };
        wanted.preset = made.into_iter().filter(is_set).collect();
        (wanted.method, wanted.cut) = (method, cut.cloned());
    }

    /// What players are ordered by before they are drawn, as the event and the round's method have it.
    pub(super) fn set_order(&self, history: &History, wanted: &mut DrawRequest) {
        if self.methods.method(wanted.round) == Method::Random {
            wanted.rules.order = PairingOrder::Random;
        } else if self.methods.method(wanted.round) == Method::Standing {
            wanted.rules.order = PairingOrder::Standing;
            wanted.rules.points = self.numbers_by_standing(history, wanted.round);
        } else if self.ranking.scoring.draws_by_points() {
            wanted.rules.order = PairingOrder::Points;
            wanted.rules.points = points_before(history, wanted.round);
        }
    }

    /// The number of everybody's place in the standings before a round, by their keys.
    fn numbers_by_standing(&self, history: &History, round: RoundNumber) -> BTreeMap<String, u64> {
        let mut standings = rank_after(history, &self.ranking, round.previous());
        standings.settle_all(&history.handed_on.rolled);
        standings.rows.into_iter().map(|row| (row.key, number_of_place(row.place))).collect()
    }

    /// Puts the method's tables among the fixed ones; what the organiser set goes before.
    pub(super) fn set_presets(
        &self,
        history: &mut History,
        wanted: &mut DrawRequest,
    ) -> Result<(), RoundError> {
        let round = wanted.round;
        let mut taken = wanted.seated_by_hand();
        for preset in &wanted.preset {
            let gone = preset.players().find(|player| !history.players[*player].plays_in(round));
            if let Some(player) = gone {
                return Err(RoundError::DoesNotPlay { round, name: self.name(player) });
            }
        }
        wanted.preset.retain(|preset| {
            let free = !preset.players().any(|player| taken.contains(&player));
            if free {
                taken.extend(preset.players());
            }
            free
        });
        wanted.fixed.extend(wanted.preset.iter().filter_map(|preset| Some((preset.a, preset.b?))));
        for preset in wanted.preset.iter().filter(|preset| preset.b.is_none()) {
            history.players[preset.a].dropped_after = Some(round.previous());
        }
        Ok(())
    }

    /// The rounds of one method, one after the other, of which `round` is the last.
    pub(super) fn row_of(&self, round: RoundNumber, method: Method) -> impl Iterator<Item = RoundNumber> {
        let is_other = |earlier: &RoundNumber| self.methods.method(*earlier) != method;
        let before = RoundNumber::FIRST.to(round).rev().find(is_other);
        let first = before.map_or(RoundNumber::FIRST, RoundNumber::next);
        first.min(round).to(round)
    }

    /// Everybody who plays, in the order of the event's seeds; who is not among them by number.
    pub(super) fn seeds(&self, history: &History, round: RoundNumber) -> Vec<PlayerIndex> {
        let players = &history.players;
        let mut playing: Vec<PlayerIndex> = (0..players.len())
            .filter(|place| players[*place].plays_in(round) && !players[*place].spare)
            .collect();
        self.sort_by_seed(history, &mut playing);
        playing
    }

    pub(super) fn sort_by_seed(&self, history: &History, players: &mut [PlayerIndex]) {
        players.sort_by_key(|place| {
            let key = history.players[*place].key.as_str();
            let seed = self.methods.seeds.iter().position(|seed| seed == key);
            // `p9` comes before `p10`.
            (seed.unwrap_or(usize::MAX), key.len(), key)
        });
    }

    fn keys(&self, players: &[PlayerIndex]) -> Vec<String> {
        players.iter().map(|place| self.history.players[*place].key.clone()).collect()
    }

    fn place(&self, key: &str) -> Option<PlayerIndex> {
        self.history.place_of(key)
    }

    fn listed(&self, round: RoundNumber) -> Result<Vec<PresetPairing>, RoundError> {
        let list = self.methods.lists.get(&round).filter(|list| !list.is_empty());
        let list = list.ok_or(RoundError::NoList { round })?;
        let place = |key: &String| {
            self.place(key).ok_or_else(|| RoundError::ListedUnknown { round, key: key.clone() })
        };
        let preset = |(a, b): &(String, String)| {
            Ok(PresetPairing { a: place(a)?, b: Some(place(b)?), why: Reason::Listed })
        };
        list.iter().map(preset).collect()
    }

    /// The seeds in order, as near as those allow who are kept apart, and club mates. Who is left over is drawn.
    fn seeded(&self, history: &History, wanted: &DrawRequest) -> Vec<PresetPairing> {
        let (round, players, taken) = (wanted.round, &history.players, wanted.all_set());
        let mut order = self.seeds(history, round);
        order.retain(|player| !taken.contains(player));
        let spare = (0..players.len())
            .find(|place| players[*place].spare && players[*place].plays_in(round) && !taken.contains(place));
        let barred = wanted.kept_apart();
        let rule = wanted.rules.clubs.in_round(round);
        let bar = |a: PlayerIndex, b: Option<PlayerIndex>| {
            let club = |player: PlayerIndex| players[player].club.as_ref();
            let is_one_club = b.is_some_and(|b| club(a).is_some() && club(a) == club(b));
            SeedBar {
                is_forbidden: b.or(spare).is_some_and(|b| barred.contains(&order_two_players(a, b))),
                is_strong_club: is_one_club && rule == ClubRule::Strong,
                is_soft_club: is_one_club && rule == ClubRule::Soft,
            }
        };
        let seed = |player| order.iter().position(|other| *other == player).map_or(0, |place| place + 1);
        let preset =
            |(a, b)| PresetPairing { a, b: Some(b), why: Reason::Seeds { upper: seed(a), lower: seed(b) } };
        pair_by_seed(&order, bar).into_iter().map(preset).collect()
    }
}

impl DrawRequest {
    /// Those whom the organiser's hand has set in a pair, or given the bye.
    fn seated_by_hand(&self) -> BTreeSet<PlayerIndex> {
        self.fixed.iter().flat_map(|(a, b)| [*a, *b]).chain(self.fixed_bye).collect()
    }

    /// The same, with those who were left out by hand.
    pub(super) fn all_set(&self) -> BTreeSet<PlayerIndex> {
        let mut set = self.seated_by_hand();
        set.extend(self.preset.iter().flat_map(PresetPairing::players));
        set
    }

    /// The pairs that are not to meet in this round, the lower place first.
    pub(super) fn kept_apart(&self) -> BTreeSet<[PlayerIndex; 2]> {
        let apart = self.forbidden.iter().filter(|pair| pair.applies_in(self.round));
        apart.map(|pair| order_two_players(pair.a, pair.b)).collect()
    }
}

pub(super) fn order_two_players(a: PlayerIndex, b: PlayerIndex) -> [PlayerIndex; 2] {
    [a.min(b), a.max(b)]
}

impl PresetPairing {
    fn players(&self) -> impl Iterator<Item = PlayerIndex> {
        [Some(self.a), self.b].into_iter().flatten()
    }
}
