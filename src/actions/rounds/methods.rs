//! What a round's method adds to its draw: pairs that it makes, an order of the players, a head start.

use super::Ground;
use crate::{
    actions::refuse,
    domain::{
        event::pack::Method,
        history::{History, PlayerIndex},
        pairing::{Cut, FirstRound, Order, formats},
        rounds::{DrawRequest, PresetPairing},
        standings::{Ranking, rank},
    },
    error::{Error, Result},
    storage::{self, Tx},
};
use std::collections::BTreeSet;

impl Ground {
    /// The cut so far, where the round before was one.
    pub(super) async fn read_cut(&mut self, tx: &mut Tx, round: i64) -> Result<()> {
        let number = |round: i64| u32::try_from(round).unwrap_or_default();
        let settings = &self.event.settings.pairing;
        let is_cut = |round: i64| settings.method(number(round)) == Method::Cut;
        if !is_cut(round) || !is_cut(round - 1) {
            return Ok(());
        }
        if let Some(before) = self.loaded.rounds.iter().find(|drawn| drawn.number == round - 1) {
            self.cut = storage::rounds::draw(tx, before.id).await?.and_then(|kept| kept.cut);
        }
        Ok(())
    }

    /// Makes the wish what the round's method says. `history` loses those who have no opponent in it.
    pub(super) fn by_method(&self, history: &mut History, wish: &mut DrawRequest) -> Result<()> {
        wish.method = self.event.settings.pairing.method(wish.round);
        let by_hand = std::mem::take(&mut wish.preset);
        match wish.method {
            Method::Handbook => {}
            Method::Random => wish.rules.order = Order::Random,
            Method::Seeded => {
                wish.rules.first_round = FirstRound::Seeded(self.keys(&self.seeds(history, wish)));
            }
            Method::Accelerated => {
                let seeds = self.seeds(history, wish);
                wish.rules.head_start = self.keys(&seeds[..seeds.len().div_ceil(2)]);
            }
            Method::List => wish.preset = self.listed(wish.round)?,
            Method::RoundRobin => wish.preset = self.round_robin(history, wish)?,
            Method::Cut => {
                let cut = self.next_cut(history, wish.round)?;
                wish.preset = self.cut_tables(&cut);
                wish.cut = Some(cut);
            }
        }
        wish.preset.splice(0..0, by_hand);
        self.set_made(history, wish)
    }

    /// Puts the method's tables among the fixed ones; what the organiser set goes before.
    pub(super) fn set_made(&self, history: &mut History, wish: &mut DrawRequest) -> Result<()> {
        let pairs = wish.fixed.iter().flat_map(|(a, b)| [*a, *b]);
        let mut taken: BTreeSet<PlayerIndex> = pairs.chain(wish.fixed_bye).collect();
        for made in &wish.preset {
            for player in [Some(made.a), made.b].into_iter().flatten() {
                if !history.players[player].plays_in(wish.round) {
                    let name = &self.loaded.history.players[player].name;
                    return Err(Error::refused(format!("{name} does not play in round {}.", wish.round)));
                }
            }
        }
        wish.preset.retain(|made| {
            let free = ![Some(made.a), made.b].into_iter().flatten().any(|player| taken.contains(&player));
            if free {
                taken.extend([Some(made.a), made.b].into_iter().flatten());
            }
            free
        });
        wish.fixed.extend(wish.preset.iter().filter_map(|made| Some((made.a, made.b?))));
        for made in wish.preset.iter().filter(|made| made.b.is_none()) {
            history.players[made.a].dropped_after = Some(wish.round.saturating_sub(1));
        }
        Ok(())
    }

    /// Everybody who plays, in the order of the event's seeds; who is not among them by number.
    fn seeds(&self, history: &History, wish: &DrawRequest) -> Vec<PlayerIndex> {
        let seeds = &self.event.settings.pairing.seeds;
        let mut playing: Vec<PlayerIndex> = (0..history.players.len())
            .filter(|place| history.players[*place].plays_in(wish.round) && !history.players[*place].spare)
            .collect();
        playing.sort_by_key(|place| {
            let number = self.loaded.players[*place].number;
            let seed = seeds.iter().position(|seed| i64::from(*seed) == number);
            (seed.unwrap_or(usize::MAX), number)
        });
        playing
    }

    fn keys(&self, players: &[PlayerIndex]) -> Vec<String> {
        players.iter().map(|place| self.loaded.history.players[*place].key.clone()).collect()
    }

    fn listed(&self, round: u32) -> Result<Vec<PresetPairing>> {
        let list = self.event.settings.pairing.lists.get(&round).filter(|list| !list.is_empty());
        let list = list.ok_or_else(|| {
            Error::refused(format!(
                "Round {round} is made from a list, and there is none yet. Paste it under Methods."
            ))
        })?;
        let place = |number: u32| {
            let place = self.loaded.players.iter().position(|player| player.number == i64::from(number));
            place.ok_or_else(|| {
                Error::refused(format!("The list of round {round} names player {number}, who is not here."))
            })
        };
        let made = |&(a, b): &(u32, u32)| {
            Ok(PresetPairing { a: place(a)?, b: Some(place(b)?), why: "from the organiser's list".into() })
        };
        list.iter().map(made).collect()
    }

    /// The groups are those of the first of the round-robin rounds; who has left since leaves a gap.
    fn round_robin(&self, history: &History, wish: &DrawRequest) -> Result<Vec<PresetPairing>> {
        let settings = &self.event.settings.pairing;
        let first =
            (1..=wish.round).rev().take_while(|round| settings.method(*round) == Method::RoundRobin).last();
        let first = first.unwrap_or(wish.round);
        let then = DrawRequest { round: first, ..wish.clone() };
        let size = usize::try_from(settings.group_size).unwrap_or_default();
        let groups = formats::groups(&self.seeds(history, &then), size);
        let plays = |place: PlayerIndex| history.players[place].plays_in(wish.round);
        let (mut made, mut over) = (Vec::new(), None);
        for (group, letter) in groups.iter().zip(names()) {
            let why = if groups.len() == 1 {
                "round robin".to_owned()
            } else {
                format!("round robin, group {letter}")
            };
            let alone = |a: PlayerIndex| PresetPairing {
                a,
                b: None,
                why: format!("{why}: no opponent in this round"),
            };
            match formats::round_robin(group, wish.round - first + 1) {
                // Those who have met everybody play whoever else is free.
                Err(error) => over = Some(error),
                Ok(round) => {
                    for (a, b) in round.pairs {
                        match (plays(a), plays(b)) {
                            (true, true) => made.push(PresetPairing { a, b: Some(b), why: why.clone() }),
                            (true, false) => made.push(alone(a)),
                            (false, true) => made.push(alone(b)),
                            (false, false) => {}
                        }
                    }
                    made.extend(round.bye.filter(|player| plays(*player)).map(alone));
                }
            }
        }
        match over {
            Some(error) if made.is_empty() => Err(refuse(error)),
            _ => Ok(made),
        }
    }

    fn next_cut(&self, history: &History, round: u32) -> Result<Cut> {
        if let Some(before) = &self.cut {
            return before.next(history, round - 1).map_err(refuse);
        }
        let ranking = Ranking::of(&self.event.settings).map_err(Error::refused)?;
        let plays = |place: PlayerIndex| history.players[place].plays_in(round);
        let standings = rank(history, &ranking).rows.into_iter().filter(|row| plays(row.player));
        let size = usize::try_from(self.event.settings.pairing.cut_size).unwrap_or_default();
        Cut::start(&standings.map(|row| row.key).collect::<Vec<_>>(), size).map_err(refuse)
    }

    fn cut_tables(&self, cut: &Cut) -> Vec<PresetPairing> {
        let place = |key: &String| self.loaded.history.players.iter().position(|player| player.key == *key);
        let table = |(a, other): &(String, Option<String>)| {
            let b = other.as_ref().map(place);
            let why = match other {
                Some(other) => format!("the cut: seed {} and seed {}", cut.seed(a), cut.seed(other)),
                None => format!("the cut: seed {} goes on without a battle", cut.seed(a)),
            };
            Some(PresetPairing { a: place(a)?, b: b.flatten(), why })
        };
        cut.pairs.iter().filter_map(table).collect()
    }
}

/// A, B, … Z, A2, B2, …
fn names() -> impl Iterator<Item = String> {
    let lap = |lap: usize| {
        ('A'..='Z').map(move |letter| if lap == 1 { letter.to_string() } else { format!("{letter}{lap}") })
    };
    (1..).flat_map(lap)
}
