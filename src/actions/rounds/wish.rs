//! What a draw is to be: who takes part, and which pairs are wished for or not.

use super::{Absent, Ground, Missing, Odd, Options};
use crate::domain::{
    event::{pack::Method, player::Player},
    history::History,
    pairing::{Clubs, Forbidden, Rules, Unfinished},
    rounds::{DrawRequest, PairConstraint, PresetPairing},
};

impl Ground {
    pub(super) fn left_out(&self, options: Options) -> Vec<Player> {
        let played = |player: &Player| {
            let index = self.loaded.index[&player.id];
            let mut battles = self.loaded.history.rounds.iter().flat_map(|round| &round.battles);
            battles.any(|battle| battle.a == index || battle.b == Some(index))
        };
        match options.absent {
            Absent::Play => Vec::new(),
            Absent::LeaveOut => self
                .not_checked_in(options.round)
                .into_iter()
                .filter(|player| !played(player))
                .cloned()
                .collect(),
        }
    }

    /// The history that the draw reads: without the spare where a bye is wished for, and without the absent.
    pub(super) fn history(&self, options: Options) -> History {
        let round = u32::try_from(options.round).unwrap_or_default();
        let mut history = self.loaded.before(round);
        for player in self.left_out(options) {
            history.players[self.loaded.index[&player.id]].joined_round = round + 1;
        }
        if options.odd != Odd::Spare {
            for spare in history.players.iter_mut().filter(|player| player.spare) {
                spare.dropped_after = Some(round.saturating_sub(1));
            }
        }
        history
    }

    /// The pairs that the organiser wishes for, or not, and how the rest is drawn.
    /// `history` is what [`Self::history`] gave for the same options.
    pub(super) fn wish(&self, history: &History, options: Options, attempt: i64) -> DrawRequest {
        let round = u32::try_from(options.round).unwrap_or_default();
        let index = |wanted: &PairConstraint| {
            Some((*self.loaded.index.get(&wanted.a)?, *self.loaded.index.get(&wanted.b)?))
        };
        let seated = |pairs: &[(usize, usize)], who| pairs.iter().any(|(a, b)| *a == who || *b == who);
        let plays = |who: usize| history.players[who].plays_in(round);
        let mut fixed = self.by_hand.pairs(history, round);
        let together =
            self.constraints.iter().filter(|wanted| wanted.is_together() && wanted.holds_in(round));
        for (a, b) in together.filter_map(index) {
            if plays(a) && plays(b) && !seated(&fixed, a) && !seated(&fixed, b) {
                fixed.push((a, b));
            }
        }
        let forbidden = self.constraints.iter().filter(|wanted| !wanted.is_together()).filter_map(|apart| {
            let ((a, b), rounds) = (index(apart)?, apart.rounds.clone());
            Some(Forbidden { a, b, rounds: (!rounds.is_empty()).then_some(rounds) })
        });
        let byes = self.by_hand.byes(history, round).into_iter();
        let mut byes = byes.filter(|(player, _)| !seated(&fixed, *player));
        let (fixed_bye, preset) = if self.has_one_bye(round) {
            (byes.next().map(|(player, _)| player), Vec::new())
        } else {
            let rests = byes.map(|(a, why)| PresetPairing { a, b: None, why: why.to_owned() });
            (None, rests.collect())
        };
        DrawRequest {
            round,
            seed: self.event.seed.unsigned_abs(),
            attempt: u32::try_from(attempt - 1).unwrap_or_default(),
            rules: Rules { clubs: Clubs::always(options.clubs), ..Rules::default() },
            fixed,
            fixed_bye,
            keep: None,
            tables: Vec::new(),
            method: Method::Handbook,
            preset,
            cut: None,
            forbidden: forbidden.collect(),
            unfinished: match options.missing {
                Missing::Refuse => Unfinished::Refuse,
                Missing::CountAsDraw => Unfinished::CountAsDraw,
            },
            venue: self.venue.clone(),
        }
    }

    /// Whether the draw of a round gives at most one bye: elsewhere whoever has no opponent rests.
    pub(super) fn has_one_bye(&self, round: u32) -> bool {
        let method = self.event.settings.pairing.method(round);
        let rests = matches!(method, Method::RoundRobin | Method::Cut);
        !rests && self.by_hand.byes(&self.loaded.history, round).len() < 2
    }
}
