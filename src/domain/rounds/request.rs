//! What is to be drawn: one value that says all, and the pairs that a round's method has made beforehand.

use super::{
    constraint::ConstraintKind,
    context::{DrawOptions, MissingResults, RoundContext},
};
use crate::domain::{
    event::{pack::Method, venue::Venue},
    history::{Cut, History, PlayerIndex, RobinGroup},
    numbers::{RoundNumber, TableNumber},
    pairing::{Clubs, DrawSnapshot, ForbiddenPair, Keep, PairingRequest, Reason, Rules, Unfinished},
};

/// What is to be drawn.
#[derive(Debug, Clone)]
pub struct DrawRequest {
    pub round: RoundNumber,
    /// The event's.
    pub seed: u64,
    /// From 0.
    pub attempt: u32,
    pub rules: Rules,
    /// Pairs that are not drawn: what the organiser set, then what the round's method makes.
    pub fixed: Vec<(PlayerIndex, PlayerIndex)>,
    pub fixed_bye: Option<PlayerIndex>,
    /// Tables that are to stay as they are, as far as can be.
    pub keep: Option<Keep>,
    /// Tables that these pairs have already.
    pub tables: Vec<((PlayerIndex, PlayerIndex), TableNumber)>,
    pub forbidden: Vec<ForbiddenPair>,
    pub unfinished: Unfinished,
    /// How the round is made, the tables that makes, and where a cut stands.
    pub method: Method,
    pub preset: Vec<PresetPairing>,
    pub cut: Option<Cut>,
    /// The groups of a round robin.
    pub groups: Vec<RobinGroup<String>>,
    /// What the tables are given out from.
    pub venue: Venue,
}

/// A table that the round's method makes, or a player without an opponent in it, with the reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PresetPairing {
    pub a: PlayerIndex,
    /// None: no opponent.
    pub b: Option<PlayerIndex>,
    pub why: Reason,
}

impl DrawRequest {
    /// What a draw that was kept had been asked for, over the history that [`DrawSnapshot::history`] gave.
    pub fn from_basis(basis: &DrawSnapshot, history: &History, venue: Venue) -> Self {
        let PairingRequest { fixed, fixed_bye, keep, forbidden, unfinished, .. } = basis.request(history);
        Self {
            round: basis.round,
            seed: basis.seed,
            attempt: basis.attempt,
            rules: basis.rules.clone(),
            fixed,
            fixed_bye,
            keep,
            tables: Vec::new(),
            forbidden,
            unfinished,
            method: Method::Handbook,
            preset: Vec::new(),
            cut: None,
            groups: Vec::new(),
            venue,
        }
    }

    /// What pairing is asked for, over this history.
    pub fn request<'a>(&'a self, history: &'a History) -> PairingRequest<'a> {
        PairingRequest {
            attempt: self.attempt,
            fixed: self.fixed.clone(),
            fixed_bye: self.fixed_bye,
            forbidden: self.forbidden.clone(),
            keep: self.keep.clone(),
            unfinished: self.unfinished,
            ..PairingRequest::new(history, self.round, &self.rules, self.seed)
        }
    }

    /// Takes a pair or a bye back that has one of these players.
    pub(super) fn release(&mut self, players: &[PlayerIndex]) {
        self.fixed.retain(|(a, b)| !players.contains(a) && !players.contains(b));
        self.fixed_bye = self.fixed_bye.filter(|player| !players.contains(player));
    }
}

impl RoundContext {
    /// The pairs that the organiser wishes for, or not, and how the rest is drawn. `history` is what
    /// [`Self::history_for`] gave for the same options; attempts are counted from 1.
    pub(super) fn request(&self, history: &History, options: DrawOptions, attempt: u32) -> DrawRequest {
        let round = options.round;
        let seated = |pairs: &[(usize, usize)], who| pairs.iter().any(|(a, b)| *a == who || *b == who);
        let plays = |who: usize| history.players[who].plays_in(round);
        let mut fixed = self.by_hand.pairs(history, round);
        if !self.rests(round) {
            self.let_spare_go(history, round, &mut fixed);
        }
        let is_together = |kind| kind == ConstraintKind::Together;
        for wanted in self.constraints.iter().filter(|pair| is_together(pair.kind) && pair.holds_in(round)) {
            let (a, b) = (wanted.a, wanted.b);
            if plays(a) && plays(b) && !seated(&fixed, a) && !seated(&fixed, b) {
                fixed.push((a, b));
            }
        }
        let forbidden =
            self.constraints.iter().filter(|pair| !is_together(pair.kind)).map(ForbiddenPair::from);
        let byes = self.by_hand.byes(history, round).into_iter();
        let mut byes = byes.filter(|(player, _)| !seated(&fixed, *player));
        let (fixed_bye, preset) = if self.has_one_bye(round) {
            (byes.next().map(|(player, _)| player), Vec::new())
        } else {
            let rests = byes.map(|(a, why)| PresetPairing { a, b: None, why: Reason::Said(why.to_owned()) });
            (None, rests.collect())
        };
        DrawRequest {
            round,
            seed: self.seeds.of(round),
            attempt: attempt.saturating_sub(1),
            rules: Rules { clubs: Clubs::with_one_rule(options.clubs), ..Rules::default() },
            fixed,
            fixed_bye,
            keep: None,
            tables: Vec::new(),
            method: Method::Handbook,
            preset,
            cut: None,
            groups: Vec::new(),
            forbidden: forbidden.collect(),
            unfinished: match options.missing {
                MissingResults::Refuse => Unfinished::Refuse,
                MissingResults::CountAsDraw => Unfinished::CountAsDraw,
            },
            venue: self.venue.clone(),
        }
    }

    /// Whether some have no opponent by the round's method.
    fn rests(&self, round: RoundNumber) -> bool {
        matches!(self.methods.method(round), Method::RoundRobin | Method::Cut)
    }

    /// The spare player plays only where the number of the others is odd, whoever was set against them (`handbook E18`).
    pub(super) fn let_spare_go(
        &self,
        history: &History,
        round: RoundNumber,
        fixed: &mut Vec<(PlayerIndex, PlayerIndex)>,
    ) {
        let players = &history.players;
        let others = players.iter().filter(|player| player.plays_in(round) && !player.spare).count();
        if others.is_multiple_of(2) {
            fixed.retain(|(a, b)| !players[*a].spare && !players[*b].spare);
        }
    }

    /// Whether the draw of a round gives at most one bye: elsewhere whoever has no opponent rests.
    fn has_one_bye(&self, round: RoundNumber) -> bool {
        !self.rests(round) && self.by_hand.byes(&self.history, round).len() < 2
    }
}
