//! A cut as it is played: who meets whom in each round of it, who goes on and by what, and the places that come of it.

use super::{
    history::{BattleResult, Cut, History, HistoryBattle, PlayerIndex, Score},
    numbers::RoundNumber,
    scoring::{ByeValue, credit_scores, outcome_of_result},
};
use serde::Serialize;
use std::collections::BTreeMap;

/// Two of a cut who meet, or one of it without an opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BracketPair {
    pub a: BracketSeat,
    pub b: Option<BracketSeat>,
    pub end: PairEnd,
}

/// A player in the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BracketSeat {
    pub player: PlayerIndex,
    /// From 1.
    pub seed: usize,
    /// Does not play in the round after this one.
    pub leaves: bool,
    /// Of the battle, where it has a result.
    pub score: Option<Score>,
}

/// What has come of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PairEnd {
    /// Nothing so far.
    Open,
    /// The two did not meet: a hand brought others together.
    NotMet,
    Decided {
        first_goes_on: bool,
        by: GoesOnBy,
    },
}

/// By what somebody goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GoesOnBy {
    Victory,
    /// The battle was drawn.
    HigherSeed,
    /// The opponent has left.
    Walkover,
    /// Both have left: the place of the higher seed stays, and whoever would meet it has a walkover. Nobody wins a final.
    BothGone,
    /// There was no opponent.
    Bye,
}

/// A round of the bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketRound {
    pub number: RoundNumber,
    /// Those of neighbouring pairs who go on meet in the next round.
    pub pairs: Vec<BracketPair>,
}

/// A cut as far as it is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// One at least; the last has the final where it has one pair.
    pub rounds: Vec<BracketRound>,
    /// Of those who lost the semi-finals.
    pub third_place: Option<BracketPair>,
}

/// Where a cut has brought somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CutPlace {
    /// Among all of the cut, from 1.
    pub place: usize,
    /// From 1.
    pub seed: usize,
    pub reached: Reached,
}

/// How far somebody came. Rounds are known by how many could be left in them: 2 is the final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Reached {
    Won,
    /// Is still to play in it.
    PlaysIn {
        left: usize,
    },
    LostIn {
        left: usize,
    },
    /// Left the event before it, and somebody else took the place.
    LeftBefore {
        left: usize,
    },
    /// Does not play in it though they would have gone on: the result was corrected after the draw, or a hand brought
    /// others together.
    NotIn {
        left: usize,
    },
    PlaysForThird,
    Third,
    Fourth,
}

/// What has come of a pair of a cut's round.
#[must_use]
pub fn pair_end(history: &History, number: RoundNumber, cut: &Cut, a: &str, b: Option<&str>) -> PairEnd {
    let Some(b) = b else { return PairEnd::Decided { first_goes_on: true, by: GoesOnBy::Bye } };
    let is_higher = cut.seed(a) < cut.seed(b);
    let is_gone = |key: &str| cut.gone.iter().any(|gone| gone == key);
    // Whoever had left and is back plays after all.
    let Some((battle, is_turned)) = battle_of(history, number, (a, b)) else {
        return match (is_gone(a), is_gone(b)) {
            (false, false) => PairEnd::NotMet,
            (true, true) => PairEnd::Decided { first_goes_on: is_higher, by: GoesOnBy::BothGone },
            (_, b_is_gone) => PairEnd::Decided { first_goes_on: b_is_gone, by: GoesOnBy::Walkover },
        };
    };
    let Some(result) = &battle.result else { return PairEnd::Open };
    let for_first = outcome_of_result(result, history.scale());
    let for_a = if is_turned { for_first.reversed() } else { for_first };
    if for_a.is_win() || for_a.is_loss() {
        PairEnd::Decided { first_goes_on: for_a.is_win(), by: GoesOnBy::Victory }
    } else {
        PairEnd::Decided { first_goes_on: is_higher, by: GoesOnBy::HigherSeed }
    }
}

/// The battle of these two in a round, and whether they sit there the other way round.
fn battle_of<'h>(
    history: &'h History,
    round: RoundNumber,
    (a, b): (&str, &str),
) -> Option<(&'h HistoryBattle, bool)> {
    let (a, b) = (history.place_of(a)?, history.place_of(b)?);
    let battle = history.battle_of(round, a, b)?;
    Some((battle, battle.a != a))
}

/// Whether everybody of a cut met in this round whom it brings together.
#[must_use]
pub fn is_played_in(history: &History, number: RoundNumber, cut: &Cut) -> bool {
    let is_gone = |key: &String| cut.gone.contains(key);
    let is_met =
        |a: &String, b: &String| is_gone(a) || is_gone(b) || battle_of(history, number, (a, b)).is_some();
    cut.pairs.iter().all(|(a, b)| b.as_ref().is_none_or(|b| is_met(a, b)))
}

impl Reached {
    /// As files have it: `lost_semi_final`.
    #[must_use]
    pub fn word(self) -> String {
        let round = |left: usize| match left {
            2 => "final".to_owned(),
            4 => "semi_final".to_owned(),
            8 => "quarter_final".to_owned(),
            left => format!("round_of_{left}"),
        };
        match self {
            Self::Won => "won".into(),
            Self::PlaysIn { left } => format!("plays_{}", round(left)),
            Self::LostIn { left } => format!("lost_{}", round(left)),
            Self::LeftBefore { left } => format!("left_before_{}", round(left)),
            Self::NotIn { left } => format!("not_in_{}", round(left)),
            Self::PlaysForThird => "plays_third_place".into(),
            Self::Third => "won_third_place".into(),
            Self::Fourth => "lost_third_place".into(),
        }
    }
}

impl Bracket {
    /// The last cut of an event, as it stands after a round: later ones are not looked at. None where there was none.
    #[must_use]
    pub fn from_history(history: &History, after: RoundNumber) -> Option<Self> {
        let mut cuts: Vec<(RoundNumber, &Cut)> = Vec::new();
        for (number, cut) in history.handed_on.cuts.range(..=after).rev() {
            if cuts.last().is_some_and(|(later, _)| later.previous() != *number) {
                break;
            }
            cuts.push((*number, cut));
        }
        cuts.reverse();
        let (number, last) = *cuts.last()?;
        let rounds = cuts.iter().map(|(number, cut)| {
            let pairs =
                cut.pairs.iter().filter_map(|(a, b)| bracket_pair_of(history, *number, cut, a, b.as_deref()));
            BracketRound { number: *number, pairs: pairs.collect() }
        });
        let third = last.third_place.as_ref();
        let third_place = third.and_then(|(a, b)| bracket_pair_of(history, number, last, a, Some(b)));
        Some(Self { rounds: rounds.collect(), third_place })
    }

    /// How many rounds the whole bracket has, those to come with it.
    #[must_use]
    pub fn length(&self) -> usize {
        let drawn = self.rounds.last().map_or(1, |round| round.pairs.len().max(1));
        let to_come = usize::try_from(drawn.next_power_of_two().ilog2()).unwrap_or_default();
        self.rounds.len() + to_come
    }

    /// Whoever won it; none before the end.
    #[must_use]
    pub fn winner(&self) -> Option<PlayerIndex> {
        self.places().into_iter().find(|(_, place)| place.reached == Reached::Won).map(|(player, _)| player)
    }

    /// Everybody of the cut: the winner, the other of the final, those who lost before it and so on down. Who came as
    /// far as another stands by the seed: by the standings before the cut.
    #[must_use]
    pub fn places(&self) -> Vec<(PlayerIndex, CutPlace)> {
        // By player: how far they came, the greater the farther; whether that was all; and the seed.
        let mut came: BTreeMap<PlayerIndex, (usize, bool, usize, Reached)> = BTreeMap::new();
        let last = self.rounds.len() - 1;
        for (at, round) in self.rounds.iter().enumerate() {
            let left = 2 * round.pairs.len();
            for pair in &round.pairs {
                for (seat, is_first) in pair.seats() {
                    let reached = match pair.end {
                        PairEnd::Decided { first_goes_on, .. } if first_goes_on != is_first => {
                            (at, true, seat.seed, Reached::LostIn { left })
                        }
                        PairEnd::Decided { .. } if at < last && seat.leaves => {
                            (at, true, seat.seed, Reached::LeftBefore { left: left / 2 })
                        }
                        PairEnd::Decided { .. } if at < last => {
                            (at, true, seat.seed, Reached::NotIn { left: left / 2 })
                        }
                        PairEnd::Decided { by: GoesOnBy::BothGone, .. } => {
                            (at, true, seat.seed, Reached::LostIn { left })
                        }
                        PairEnd::Decided { .. } if left == 2 => (at + 1, false, seat.seed, Reached::Won),
                        PairEnd::Decided { .. } => {
                            (at + 1, false, seat.seed, Reached::PlaysIn { left: left / 2 })
                        }
                        PairEnd::Open | PairEnd::NotMet => (at, false, seat.seed, Reached::PlaysIn { left }),
                    };
                    came.insert(seat.player, reached);
                }
            }
        }
        let mut third = BTreeMap::new();
        for (seat, is_first) in self.third_place.iter().flat_map(BracketPair::seats) {
            let end = self.third_place.map(|pair| pair.end);
            let (order, reached) = match end {
                // Who lost the semi-finals, and no more.
                Some(PairEnd::Decided { by: GoesOnBy::BothGone, .. }) => continue,
                Some(PairEnd::Decided { first_goes_on, .. }) if first_goes_on == is_first => {
                    (0, Reached::Third)
                }
                Some(PairEnd::Decided { .. }) => (2, Reached::Fourth),
                _ => (1, Reached::PlaysForThird),
            };
            third.insert(seat.player, order);
            came.entry(seat.player).and_modify(|came| {
                if came.3 != Reached::Won {
                    came.3 = reached;
                }
            });
        }
        let mut places: Vec<_> = came.into_iter().collect();
        places.sort_by_key(|(player, (at, is_out, seed, _))| {
            (std::cmp::Reverse(*at), *is_out, third.get(player).copied().unwrap_or(3), *seed)
        });
        let in_order = places.into_iter().zip(1..);
        in_order
            .map(|((player, (_, _, seed, reached)), place)| (player, CutPlace { place, seed, reached }))
            .collect()
    }
}

impl BracketPair {
    /// Each of the two, and whether it is the first.
    pub fn seats(&self) -> impl Iterator<Item = (BracketSeat, bool)> + use<> {
        [Some((self.a, true)), self.b.map(|b| (b, false))].into_iter().flatten()
    }
}

fn bracket_pair_of(
    history: &History,
    number: RoundNumber,
    cut: &Cut,
    a: &str,
    b: Option<&str>,
) -> Option<BracketPair> {
    let scores = b.and_then(|b| battle_of(history, number, (a, b))).and_then(|(battle, is_turned)| {
        let (first, second) = scores_without_bye_value(battle.result.as_ref()?);
        Some(if is_turned { (second, first) } else { (first, second) })
    });
    let seat = |key: &str, score| {
        let player = history.place_of(key)?;
        let leaves = !history.players[player].plays_in(number.next());
        Some(BracketSeat { player, seed: cut.seed(key), leaves, score })
    };
    let second = match b {
        Some(b) => Some(seat(b, scores.map(|scores| scores.1))?),
        None => None,
    };
    let end = pair_end(history, number, cut, a, b);
    Some(BracketPair { a: seat(a, scores.map(|scores| scores.0))?, b: second, end })
}

fn scores_without_bye_value(result: &BattleResult) -> (Score, Score) {
    credit_scores(result, ByeValue { victory_points: 0, battle_tactics: 0 })
}

#[cfg(test)]
mod tests;
