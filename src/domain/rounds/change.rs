//! What can be asked of a round that is drawn, as wishes for the draw that repairs it.

use super::{
    constraint::ConstraintKind, context::RoundContext, error::RoundError, repair::Repaired,
    request::DrawRequest,
};
use crate::domain::{
    history::{History, PlayerIndex},
    numbers::RoundNumber,
    pairing::{ClubRule, Clubs, ForbiddenPair, KeepStrength},
};

/// What is asked of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoundChange<P = PlayerIndex> {
    /// A place for everybody who plays, with the fewest new tables.
    Repair,
    /// The best draw around what is fixed or has begun.
    Improve,
    /// These two meet; nobody else moves who need not.
    Move(P, P),
    /// These two meet, and the rest is the best draw around them.
    Fix(P, P),
    /// This player has the bye, or plays the spare player; nobody else moves who need not.
    Bye(P),
    /// This player came after the draw and plays in the round after all, with the fewest new tables.
    Seat(P),
    /// This player leaves and does not play in the round any more; nobody else moves who need not.
    Out(P),
    /// What was set by hand for this player is drawn like the rest.
    Free(P),
    /// These two do not meet: in these rounds, or, where the list is empty, in any.
    Apart(P, P, Vec<RoundNumber>),
    /// Another club rule, for this round alone.
    Clubs(ClubRule),
}

impl<P: Copy> RoundChange<P> {
    /// The two who are to meet, or the one who is to have the bye: what is set by hand from now on.
    pub fn sets(&self) -> Option<(P, Option<P>)> {
        match self {
            Self::Move(a, b) | Self::Fix(a, b) => Some((*a, Some(*b))),
            Self::Bye(player) => Some((*player, None)),
            _ => None,
        }
    }

    /// The same for players as they are known elsewhere. `None` where one of them is not.
    pub fn map<Q>(&self, known: impl Fn(P) -> Option<Q>) -> Option<RoundChange<Q>> {
        Some(match self {
            Self::Repair => RoundChange::Repair,
            Self::Improve => RoundChange::Improve,
            Self::Move(a, b) => RoundChange::Move(known(*a)?, known(*b)?),
            Self::Fix(a, b) => RoundChange::Fix(known(*a)?, known(*b)?),
            Self::Bye(player) => RoundChange::Bye(known(*player)?),
            Self::Seat(player) => RoundChange::Seat(known(*player)?),
            Self::Out(player) => RoundChange::Out(known(*player)?),
            Self::Free(player) => RoundChange::Free(known(*player)?),
            Self::Apart(a, b, rounds) => RoundChange::Apart(known(*a)?, known(*b)?, rounds.clone()),
            Self::Clubs(rule) => RoundChange::Clubs(*rule),
        })
    }
}

impl RoundContext {
    /// Puts the change among the wishes, and says how much the tables that are there weigh.
    pub(super) fn ask(
        &self,
        (wanted, history): (&mut DrawRequest, &History),
        change: &RoundChange,
        begun: &[(PlayerIndex, PlayerIndex)],
    ) -> Result<KeepStrength, RoundError> {
        match change {
            RoundChange::Repair | RoundChange::Seat(_) => Ok(KeepStrength::BeforeRecord),
            RoundChange::Out(player) => {
                wanted.release(&[*player]);
                Ok(KeepStrength::BeforeRecord)
            }
            RoundChange::Improve => Ok(KeepStrength::AfterWinPath),
            RoundChange::Move(a, b) | RoundChange::Fix(a, b) => {
                require_two_players(*a, *b)?;
                self.are_free(&[*a, *b], begun)?;
                wanted.release(&[*a, *b]);
                wanted.fixed.insert(0, (*a, *b));
                let is_move = matches!(change, RoundChange::Move(..));
                Ok(if is_move { KeepStrength::BeforeRecord } else { KeepStrength::AfterWinPath })
            }
            RoundChange::Bye(player) => {
                self.are_free(&[*player], begun)?;
                let (entrant, round) = (&history.players[*player], wanted.round);
                if entrant.spare || !entrant.plays_in(round) {
                    return Err(RoundError::NoByeToGive { round, name: entrant.name.clone() });
                }
                if wanted.preset.iter().any(|preset| preset.a == *player && preset.b.is_none()) {
                    return Err(RoundError::NoOpponentAlready { name: entrant.name.clone() });
                }
                wanted.release(&[*player]);
                // Whoever had the spare player by hand is drawn like the rest: one alone has the bye.
                let is_spare = |player: &PlayerIndex| history.players[*player].spare;
                wanted.fixed.retain(|(a, b)| !is_spare(a) && !is_spare(b));
                wanted.fixed_bye = Some(*player);
                Ok(KeepStrength::BeforeRecord)
            }
            RoundChange::Free(player) => self.free(wanted, *player),
            RoundChange::Apart(a, b, rounds) => {
                require_two_players(*a, *b)?;
                wanted.fixed.retain(|pair| *pair != (*a, *b) && *pair != (*b, *a));
                let rounds = (!rounds.is_empty()).then(|| rounds.clone());
                wanted.forbidden.push(ForbiddenPair { a: *a, b: *b, rounds });
                Ok(KeepStrength::AfterWinPath)
            }
            RoundChange::Clubs(rule) => {
                wanted.rules.clubs = Clubs::with_one_rule(*rule);
                Ok(KeepStrength::AfterWinPath)
            }
        }
    }

    /// A bye can only be given where the number is odd.
    pub(super) fn is_done(&self, change: &RoundChange, repaired: &Repaired) -> Result<(), RoundError> {
        let RoundChange::Bye(player) = change else { return Ok(()) };
        let is_spare = |player: PlayerIndex| self.history.players[player].spare;
        let seats = &repaired.drawn.seats;
        if seats.iter().any(|seats| seats.a == *player && seats.b.is_none_or(is_spare)) {
            return Ok(());
        }
        Err(RoundError::EvenNumber { name: self.name(*player) })
    }

    fn free(&self, wanted: &mut DrawRequest, player: PlayerIndex) -> Result<KeepStrength, RoundError> {
        let is_together = self.constraints.iter().any(|pair| {
            pair.kind == ConstraintKind::Together
                && pair.holds_in(wanted.round)
                && [pair.a, pair.b].contains(&player)
        });
        if is_together {
            return Err(RoundError::BroughtTogether { name: self.name(player) });
        }
        let before = (wanted.fixed.len(), wanted.fixed_bye, wanted.preset.len());
        wanted.release(&[player]);
        wanted.preset.retain(|preset| preset.a != player);
        if before == (wanted.fixed.len(), wanted.fixed_bye, wanted.preset.len()) {
            return Err(RoundError::NothingSet { name: self.name(player) });
        }
        Ok(KeepStrength::AfterWinPath)
    }

    /// A table whose battle has begun stays as it is.
    fn are_free(
        &self,
        players: &[PlayerIndex],
        begun: &[(PlayerIndex, PlayerIndex)],
    ) -> Result<(), RoundError> {
        match players.iter().find(|player| begun.iter().any(|(a, b)| a == *player || b == *player)) {
            Some(player) => Err(RoundError::HasBegun { name: self.name(*player) }),
            None => Ok(()),
        }
    }
}

fn require_two_players(one: PlayerIndex, two: PlayerIndex) -> Result<(), RoundError> {
    if one == two { Err(RoundError::OnePlayerTwice) } else { Ok(()) }
}
