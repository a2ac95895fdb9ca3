//! Grudges that players ask for themselves: one asks, the other says yes or no, and the organiser decides. Nobody else
//! hears of it.

use crate::domain::{
    event::{Event, player::Player},
    ids::PlayerId,
    numbers::RoundNumber,
    teams::EntrantKind,
};
use serde::Serialize;
use uuid::Uuid;

/// A player asks to meet another in round 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GrudgeRequest {
    pub id: Uuid,
    pub asker: PlayerId,
    pub asked: PlayerId,
    pub state: GrudgeState,
}

/// What the other said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GrudgeState {
    Waiting,
    Agreed,
    Declined,
}

enum_words! { GrudgeState: Waiting "waiting", Agreed "agreed", Declined "declined" }

/// What a player does about a request that is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GrudgeAnswer {
    Accept,
    Decline,
    /// The one who asked, or either of two who have agreed.
    Withdraw,
}

enum_words! { GrudgeAnswer: Accept "accept", Decline "decline", Withdraw "withdraw" }

/// Why a player cannot ask, or answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum GrudgeRefusal {
    /// The event does not offer it.
    NotOffered,
    /// Drafts are the organiser's secret: a round counts once it is out.
    RoundIsOut,
    /// Whoever has no place in the rounds meets nobody.
    NoPlace,
    Yourself,
    /// One request at a time, and one opponent in a round.
    OneAtATime,
    SaidNo {
        name: String,
    },
    /// Withdrawn meanwhile, or the other has left.
    Gone,
}

impl GrudgeRequest {
    /// The other of the two; none where it is not this player's.
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        match player {
            _ if self.asker == player => Some(self.asked),
            _ if self.asked == player => Some(self.asker),
            _ => None,
        }
    }

    /// Whether this player can ask nobody else, and agree with nobody else, because of it.
    pub fn binds(&self, player: PlayerId) -> bool {
        match self.state {
            GrudgeState::Waiting => self.asker == player,
            GrudgeState::Agreed => self.opponent_of(player).is_some(),
            GrudgeState::Declined => false,
        }
    }

    /// What this answer of a player makes of it; none: it is gone.
    ///
    /// # Errors
    /// Where it is not theirs to answer, or somebody else is in the way.
    pub fn answered(
        &self,
        player: PlayerId,
        all: &[Self],
        answer: GrudgeAnswer,
    ) -> Result<Option<GrudgeState>, GrudgeRefusal> {
        let is_asked = self.asked == player;
        let waits = self.state == GrudgeState::Waiting;
        match answer {
            GrudgeAnswer::Accept if is_asked && waits => {
                let is_bound = all.iter().any(|other| other.id != self.id && other.binds(player));
                if is_bound { Err(GrudgeRefusal::OneAtATime) } else { Ok(Some(GrudgeState::Agreed)) }
            }
            GrudgeAnswer::Decline if is_asked && waits => Ok(Some(GrudgeState::Declined)),
            GrudgeAnswer::Withdraw if self.binds(player) => Ok(None),
            _ => Err(GrudgeRefusal::Gone),
        }
    }
}

/// Why this player can ask nobody now; none where they can. `published`: the newest round that is out.
pub fn why_no_grudge(event: &Event, player: &Player, published: RoundNumber) -> Option<GrudgeRefusal> {
    if !event.settings.ask_grudges || event.settings.entrants != EntrantKind::Players || event.stage.is_over()
    {
        Some(GrudgeRefusal::NotOffered)
    } else if published.is_a_round() {
        Some(GrudgeRefusal::RoundIsOut)
    } else {
        (!can_be_met(player)).then_some(GrudgeRefusal::NoPlace)
    }
}

/// Somebody who plays round 1, as far as is known.
pub fn can_be_met(player: &Player) -> bool {
    player.is_active() && !player.spare
}

/// The request of the other that asking them answers; none: it is a new one.
///
/// # Errors
/// Where one has to wait for another answer first, or had this one.
pub fn ask_anew<'r>(
    all: &'r [GrudgeRequest],
    by: PlayerId,
    opponent: &Player,
) -> Result<Option<&'r GrudgeRequest>, GrudgeRefusal> {
    if by == opponent.id {
        return Err(GrudgeRefusal::Yourself);
    }
    if all.iter().any(|other| other.binds(by)) {
        return Err(GrudgeRefusal::OneAtATime);
    }
    let said_no = |other: &&GrudgeRequest| {
        other.state == GrudgeState::Declined && (other.asker, other.asked) == (by, opponent.id)
    };
    if all.iter().any(|other| said_no(&other)) {
        return Err(GrudgeRefusal::SaidNo { name: opponent.name.to_string() });
    }
    Ok(all
        .iter()
        .find(|other| other.state == GrudgeState::Waiting && (other.asker, other.asked) == (opponent.id, by)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(number: u128) -> PlayerId {
        PlayerId(Uuid::from_u128(number))
    }

    fn request(id: u128, two: [u128; 2], state: GrudgeState) -> GrudgeRequest {
        let two = two.map(player);
        GrudgeRequest { id: Uuid::from_u128(id), asker: two[0], asked: two[1], state }
    }

    #[test]
    fn the_other_accepts_or_declines_and_whoever_asked_withdraws() {
        use GrudgeAnswer::{Accept, Decline, Withdraw};
        use GrudgeState::{Agreed, Declined, Waiting};
        let gone = Err(GrudgeRefusal::Gone);
        for (state, of, answer, becomes) in [
            (Waiting, 2, Accept, Ok(Some(Agreed))),
            (Waiting, 2, Decline, Ok(Some(Declined))),
            (Waiting, 2, Withdraw, gone.clone()),
            (Waiting, 1, Accept, gone.clone()),
            (Waiting, 1, Withdraw, Ok(None)),
            (Waiting, 3, Withdraw, gone.clone()),
            (Agreed, 1, Withdraw, Ok(None)),
            (Agreed, 2, Withdraw, Ok(None)),
            (Agreed, 2, Decline, gone.clone()),
            (Agreed, 3, Withdraw, gone.clone()),
            (Declined, 1, Withdraw, gone.clone()),
            (Declined, 2, Accept, gone),
        ] {
            let one = request(1, [1, 2], state);
            let all = [one.clone()];
            assert_eq!(one.answered(player(of), &all, answer), becomes, "{state:?} {of} {answer:?}");
        }
    }

    #[test]
    fn nobody_agrees_with_two_nor_while_they_ask_a_third() {
        use GrudgeState::{Agreed, Declined, Waiting};
        let one = request(1, [1, 2], Waiting);
        for (other, is_free) in [
            (request(2, [2, 3], Waiting), false),
            (request(2, [3, 2], Waiting), true),
            (request(2, [3, 2], Agreed), false),
            (request(2, [2, 3], Declined), true),
        ] {
            let all = [one.clone(), other.clone()];
            let accepted = one.answered(player(2), &all, GrudgeAnswer::Accept);
            assert_eq!(accepted.is_ok(), is_free, "{other:?}");
        }
    }
}
