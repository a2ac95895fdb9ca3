//! The rounds of a cut: how each comes of the one before, and who takes the place of somebody who has left.

use super::{
    context::{Methods, RoundContext},
    request::PresetPairing,
};
use crate::domain::{
    bracket::is_played_in,
    event::pack::Method,
    history::{Cut, History, PlayerIndex},
    numbers::RoundNumber,
    pairing::{CutError, CutLeaver, LeaverWay, Meeting, Reason, name_of},
    standings::{Ranking, rank_entrants},
};
use std::collections::{BTreeMap, BTreeSet};

/// Where a cut stood in each round that was one: as it was kept, and else played through again from the standings
/// before its first round, where everybody met whom that brings together.
#[must_use]
pub fn cuts_played(history: &History, methods: &Methods, ranking: &Ranking) -> BTreeMap<RoundNumber, Cut> {
    let mut cuts = history.handed_on.cuts.clone();
    for round in history.rounds.iter().map(|round| round.number) {
        if cuts.contains_key(&round) || methods.method(round) != Method::Cut {
            continue;
        }
        let mut before = history.before(round);
        before.handed_on.cuts = cuts.range(..round).map(|(number, cut)| (*number, cut.clone())).collect();
        let context = RoundContext::of_cuts(methods.clone(), ranking.clone());
        let cut = context.cut_of(&before, round);
        cuts.extend(cut.ok().filter(|cut| is_played_in(history, round, cut)).map(|cut| (round, cut)));
    }
    cuts
}

impl RoundContext {
    /// Nothing but what a cut is made by.
    #[must_use]
    pub fn of_cuts(methods: Methods, ranking: Ranking) -> Self {
        Self { methods, ranking, ..Self::new(History::default(), 0) }
    }

    /// The tables and rests of a cut's round over these results, each by the two names, the lesser first.
    ///
    /// # Errors
    /// When there is no such round.
    pub fn meetings_of_cut(
        &self,
        history: &History,
        round: RoundNumber,
    ) -> Result<BTreeSet<Meeting>, CutError> {
        Ok(meetings_in(&self.cut_of(&history.before(round), round)?, history))
    }

    /// The cut of a round that is one, over what was played before it.
    pub(super) fn cut_of(&self, history: &History, round: RoundNumber) -> Result<Cut, CutError> {
        let mut cut = if let Some(before) = history.handed_on.cuts.get(&round.previous()) {
            let mut cut = before.next(history, round.previous(), self.methods.third_place)?;
            cut.forget_returned(history, round);
            cut
        } else {
            let size = usize::try_from(self.methods.cut_size).unwrap_or_default();
            Cut::from_standings(&self.seeds_of_cut(history, (round, round)), size)?
        };
        self.replace_leavers(&mut cut, history, round, &|_| true)?;
        Ok(cut)
    }

    /// Those of a cut who do not play in its round, each with the ways on, and the one that was said. `kept` is of a round
    /// that is drawn.
    #[must_use]
    pub fn cut_leavers(&self, round: RoundNumber, kept: Option<&Cut>) -> Vec<(CutLeaver, Option<LeaverWay>)> {
        let mut leavers = Vec::new();
        if kept.is_none() && self.methods.method(round) != Method::Cut {
            return leavers;
        }
        let history = self.history.before(round);
        let mut context = self.clone();
        let said = std::mem::take(&mut context.methods.cut_leavers);
        loop {
            let made = match kept.cloned() {
                Some(mut cut) => context.replace_leavers(&mut cut, &history, round, &|_| true),
                None => context.cut_of(&history, round).map(drop),
            };
            let Err(CutError::Left(leaver)) = made else { return leavers };
            let can_be = |way: &LeaverWay| leaver.ways.iter().any(|(other, _)| other == way);
            let way = said.get(&leaver.key).copied().filter(can_be);
            context.methods.cut_leavers.insert(leaver.key.clone(), way.unwrap_or(LeaverWay::Walkover));
            leavers.push((leaver, way));
        }
    }

    /// Everybody who plays in a round, in the order of the standings before a cut that began in `first`.
    fn seeds_of_cut(&self, history: &History, (first, round): (RoundNumber, RoundNumber)) -> Vec<String> {
        let mut standings = rank_entrants(&history.before(first), &self.ranking);
        standings.settle_all(&history.handed_on.rolled);
        standings
            .rows
            .into_iter()
            .filter(|row| history.players[row.player].plays_in(round))
            .map(|row| row.key)
            .collect()
    }

    /// Puts others in the places of those of a cut who do not play in its round, as it was said. Only those who are
    /// `free` can come in.
    pub(super) fn replace_leavers(
        &self,
        cut: &mut Cut,
        history: &History,
        round: RoundNumber,
        free: &dyn Fn(PlayerIndex) -> bool,
    ) -> Result<(), CutError> {
        let plays =
            |key: &str| history.place_of(key).is_some_and(|place| history.players[place].plays_in(round));
        let can_come = |key: &str| plays(key) && history.place_of(key).is_some_and(free);
        for key in cut.players().cloned().collect::<Vec<_>>() {
            if plays(&key) || cut.gone.contains(&key) {
                continue;
            }
            if !cut.pairs.iter().any(|(a, b)| *a == key || b.as_ref() == Some(&key)) {
                // Of the match for the third place: the other has it.
                cut.gone.push(key);
                continue;
            }
            let before = history.handed_on.cuts.get(&round.previous());
            let beaten = before.and_then(|before| before.beaten_by(history, round.previous(), &key));
            let first = first_of_cut(history, round);
            let next = || {
                let seeds = self.seeds_of_cut(history, (first, round));
                seeds.into_iter().find(|other| !cut.seeds.contains(other) && can_come(other))
            };
            let comes = |way| match way {
                LeaverWay::Walkover => None,
                LeaverWay::Beaten => beaten.filter(|other| can_come(other)).cloned(),
                LeaverWay::Next => next(),
            };
            match self.methods.cut_leavers.get(&key).map(|way| (*way, comes(*way))) {
                Some((LeaverWay::Walkover, _)) => cut.gone.push(key),
                Some((_, Some(other))) => cut.replace(&key, &other),
                _ => {
                    let opponent = cut.opponent_of(&key).filter(|other| plays(other));
                    let named = |way| (way, comes(way).map(|other| name_of(history, &other)));
                    let others = [LeaverWay::Beaten, LeaverWay::Next].map(named);
                    let walkover = (LeaverWay::Walkover, opponent.map(|other| name_of(history, other)));
                    let ways = others.into_iter().filter(|(_, other)| other.is_some());
                    let ways = [walkover].into_iter().chain(ways).collect();
                    let name = name_of(history, &key);
                    return Err(CutError::Left(CutLeaver { round, key, name, ways }));
                }
            }
        }
        Ok(())
    }
}

/// The tables and rests of a cut, each by the two names, the lesser first.
#[must_use]
pub fn meetings_in(cut: &Cut, history: &History) -> BTreeSet<Meeting> {
    let name = |key: &String| name_of(history, key);
    let meeting = |(a, b): (&String, Option<&String>)| match b.map(name) {
        Some(b) if b < name(a) => (b, Some(name(a))),
        b => (name(a), b),
    };
    let third = cut.third_place.iter().map(|(a, b)| meeting((a, Some(b))));
    cut.pairs.iter().map(|(a, b)| meeting((a, b.as_ref()))).chain(third).collect()
}

/// The tables of a round of a cut, and those who go on without a battle.
pub(super) fn cut_tables(history: &History, cut: &Cut) -> Vec<PresetPairing> {
    let place = |key: &String| history.place_of(key);
    let is_gone = |key: &String| cut.gone.contains(key);
    let table = |(a, b): (&String, Option<&String>), is_third: bool| {
        let why = |a: &String, b: Option<&String>| {
            let (seed, other) = (cut.seed(a), b.map(|other| cut.seed(other)));
            match other {
                Some(other) if b.is_some_and(is_gone) => Reason::Walkover { seed, other },
                Some(other) if is_third => Reason::ThirdPlace { seed, other },
                _ => Reason::Cut { seed, other },
            }
        };
        match (is_gone(a), b.map(|b| (b, is_gone(b)))) {
            (false, Some((b, false))) => {
                Some(PresetPairing { a: place(a)?, b: Some(place(b)?), why: why(a, Some(b)) })
            }
            (false, _) => Some(PresetPairing { a: place(a)?, b: None, why: why(a, b) }),
            (true, Some((b, false))) => Some(PresetPairing { a: place(b)?, b: None, why: why(b, Some(a)) }),
            (true, _) => None,
        }
    };
    let pairs = cut.pairs.iter().filter_map(|(a, b)| table((a, b.as_ref()), false));
    let third = cut.third_place.iter().filter_map(|(a, b)| table((a, Some(b)), true));
    pairs.chain(third).collect()
}
/// The first round of the cut that a round goes on with.
fn first_of_cut(history: &History, round: RoundNumber) -> RoundNumber {
    let mut first = round;
    while history.handed_on.cuts.contains_key(&first.previous()) {
        first = first.previous();
    }
    first
}
