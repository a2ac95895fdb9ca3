//! What a round's method adds to its draw: pairs that it makes, an order of the players, a head start.

use super::{
    context::RoundContext,
    error::RoundError,
    request::{DrawRequest, PresetPairing},
};
use crate::domain::{
    event::pack::Method,
    history::{History, PlayerIndex},
    numbers::RoundNumber,
    pairing::{FirstRound, Order, Reason, formats, points_before},
};
use std::collections::BTreeSet;

impl RoundContext {
    /// Makes the request what the round's method says. `history` loses those who have no opponent in it.
    pub(super) fn by_method(
        &self,
        history: &mut History,
        wanted: &mut DrawRequest,
    ) -> Result<(), RoundError> {
        wanted.method = self.methods.method(wanted.round);
        if self.ranking.scoring.draws_by_points() {
            wanted.rules.order = Order::Points;
            wanted.rules.points = points_before(history, wanted.round);
        }
        let by_hand = std::mem::take(&mut wanted.preset);
        match wanted.method {
            Method::Handbook => {}
            Method::Random => {
                wanted.rules.order = Order::Random;
                wanted.rules.points.clear();
            }
            Method::Seeded => {
                wanted.rules.first_round = FirstRound::Seeded(self.keys(&self.seeds(history, wanted.round)));
            }
            Method::Accelerated => {
                let seeds = self.seeds(history, wanted.round);
                wanted.rules.head_start = self.keys(&seeds[..seeds.len().div_ceil(2)]);
            }
            Method::List => wanted.preset = self.listed(wanted.round)?,
            Method::RoundRobin => wanted.preset = self.round_robin(history, wanted.round)?,
            Method::Cut => {
                let cut = self.cut_of(history, wanted.round)?;
                wanted.preset = self.cut_tables(&cut);
                wanted.cut = Some(cut);
            }
        }
        wanted.preset.splice(0..0, by_hand);
        self.set_presets(history, wanted)
    }

    /// Puts the method's tables among the fixed ones; what the organiser set goes before.
    pub(super) fn set_presets(
        &self,
        history: &mut History,
        wanted: &mut DrawRequest,
    ) -> Result<(), RoundError> {
        let round = wanted.round;
        let pairs = wanted.fixed.iter().flat_map(|(a, b)| [*a, *b]);
        let mut taken: BTreeSet<PlayerIndex> = pairs.chain(wanted.fixed_bye).collect();
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
    fn row_of(&self, round: RoundNumber, method: Method) -> impl Iterator<Item = RoundNumber> {
        let is_other = |earlier: &RoundNumber| self.methods.method(*earlier) != method;
        let before = RoundNumber::FIRST.to(round).rev().find(is_other);
        let first = before.map_or(RoundNumber::FIRST, RoundNumber::next);
        first.min(round).to(round)
    }

    /// Everybody who plays, in the order of the event's seeds; who is not among them by number.
    fn seeds(&self, history: &History, round: RoundNumber) -> Vec<PlayerIndex> {
        let players = &history.players;
        let mut playing: Vec<PlayerIndex> = (0..players.len())
            .filter(|place| players[*place].plays_in(round) && !players[*place].spare)
            .collect();
        playing.sort_by_key(|place| {
            let key = players[*place].key.as_str();
            let seed = self.methods.seeds.iter().position(|seed| seed == key);
            // `p9` comes before `p10`.
            (seed.unwrap_or(usize::MAX), key.len(), key)
        });
        playing
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

    /// The groups are those of the first of the round-robin rounds; who has left since leaves a gap.
    fn round_robin(&self, history: &History, round: RoundNumber) -> Result<Vec<PresetPairing>, RoundError> {
        let row: Vec<RoundNumber> = self.row_of(round, Method::RoundRobin).collect();
        let first = row.first().copied().unwrap_or(round);
        let size = usize::try_from(self.methods.group_size).unwrap_or_default();
        let groups = formats::groups(&self.seeds(history, first), size);
        let nth = u32::try_from(row.len()).unwrap_or(u32::MAX);
        let plays = |place: PlayerIndex| history.players[place].plays_in(round);
        let (mut made, mut over) = (Vec::new(), None);
        for (group, letter) in groups.iter().zip(names()) {
            let letter = Some(letter).filter(|_| groups.len() > 1);
            let why = |rests: bool| Reason::RoundRobin { group: letter.clone(), rests };
            let alone = |a: PlayerIndex| PresetPairing { a, b: None, why: why(true) };
            match formats::round_robin(group, nth) {
                // Those who have met everybody play whoever else is free.
                Err(error) => over = Some(error),
                Ok(drawn) => {
                    for (a, b) in drawn.pairs {
                        match (plays(a), plays(b)) {
                            (true, true) => made.push(PresetPairing { a, b: Some(b), why: why(false) }),
                            (true, false) => made.push(alone(a)),
                            (false, true) => made.push(alone(b)),
                            (false, false) => {}
                        }
                    }
                    made.extend(drawn.bye.filter(|player| plays(*player)).map(alone));
                }
            }
        }
        match over {
            Some(error) if made.is_empty() => Err(error.into()),
            _ => Ok(made),
        }
    }
}

impl PresetPairing {
    fn players(&self) -> impl Iterator<Item = PlayerIndex> {
        [Some(self.a), self.b].into_iter().flatten()
    }
}

/// A, B, … Z, A2, B2, …
fn names() -> impl Iterator<Item = String> {
    let lap = |lap: usize| {
        ('A'..='Z').map(move |letter| if lap == 1 { letter.to_string() } else { format!("{letter}{lap}") })
    };
    (1..).flat_map(lap)
}
