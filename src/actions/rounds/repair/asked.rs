//! What can be asked of a round that is drawn, as wishes for the draw that mends it.

use crate::{
    actions::rounds::Ground,
    domain::{
        history::{History, PlayerIndex},
        ids::PlayerId,
        pairing::{ClubRule, Clubs, Forbidden, KeepStrength},
        rounds::{DrawRequest, Repaired},
    },
    error::{Error, Result},
};

/// What is asked of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A place for everybody who plays, with the fewest new tables.
    Repair,
    /// The best draw around what is fixed or has begun.
    Improve,
    /// These two meet; nobody else moves who need not.
    Move(PlayerId, PlayerId),
    /// These two meet, and the rest is the best draw around them.
    Fix(PlayerId, PlayerId),
    /// This player has the bye, or plays the spare player; nobody else moves who need not.
    Bye(PlayerId),
    /// What was set by hand for this player is drawn like the rest.
    Free(PlayerId),
    /// These two do not meet: in these rounds, or, where the list is empty, in any.
    Apart(PlayerId, PlayerId, Vec<u32>),
    /// Another club rule, for this round alone.
    Clubs(ClubRule),
}

impl Change {
    /// The two who are to meet, or the one who is to have the bye: what is set by hand from now on.
    pub fn sets(&self) -> Option<(PlayerId, Option<PlayerId>)> {
        match self {
            Self::Move(a, b) | Self::Fix(a, b) => Some((*a, Some(*b))),
            Self::Bye(player) => Some((*player, None)),
            _ => None,
        }
    }
}

impl Ground {
    /// Puts the change among the wishes, and says how much the tables that are there weigh.
    pub(super) fn ask(
        &self,
        (wish, history): (&mut DrawRequest, &History),
        asked: &Change,
        begun: &[(PlayerIndex, PlayerIndex)],
    ) -> Result<KeepStrength> {
        match asked {
            Change::Repair => Ok(KeepStrength::BeforeRecord),
            Change::Improve => Ok(KeepStrength::AfterWinPath),
            Change::Move(a, b) | Change::Fix(a, b) => {
                let pair = self.two(a, b)?;
                self.are_free(&[pair.0, pair.1], begun)?;
                wish.fixed.retain(|(a, b)| ![*a, *b].iter().any(|one| [pair.0, pair.1].contains(one)));
                wish.fixed.insert(0, pair);
                wish.fixed_bye = wish.fixed_bye.filter(|player| ![pair.0, pair.1].contains(player));
                let is_move = matches!(asked, Change::Move(..));
                Ok(if is_move { KeepStrength::BeforeRecord } else { KeepStrength::AfterWinPath })
            }
            Change::Bye(player) => {
                let player = self.place(player)?;
                self.are_free(&[player], begun)?;
                let entrant = &history.players[player];
                if entrant.spare || !entrant.plays_in(wish.round) {
                    return Err(Error::refused(format!(
                        "{} does not play in round {} as one of the players, so there is no bye to give.",
                        entrant.name, wish.round
                    )));
                }
                if wish.preset.iter().any(|made| made.a == player && made.b.is_none()) {
                    return Err(Error::refused(format!("{} has no opponent already.", entrant.name)));
                }
                wish.fixed.retain(|(a, b)| ![*a, *b].contains(&player));
                wish.fixed_bye = Some(player);
                Ok(KeepStrength::BeforeRecord)
            }
            Change::Free(player) => self.free(wish, self.place(player)?),
            Change::Apart(a, b, rounds) => {
                let (a, b) = self.two(a, b)?;
                wish.fixed.retain(|pair| *pair != (a, b) && *pair != (b, a));
                let rounds = (!rounds.is_empty()).then(|| rounds.clone());
                wish.forbidden.push(Forbidden { a, b, rounds });
                Ok(KeepStrength::AfterWinPath)
            }
            Change::Clubs(rule) => {
                wish.rules.clubs = Clubs::always(*rule);
                Ok(KeepStrength::AfterWinPath)
            }
        }
    }

    /// A bye can only be given where the number is odd.
    pub(super) fn is_done(&self, asked: &Change, repaired: &Repaired) -> Result<()> {
        let Change::Bye(player) = asked else { return Ok(()) };
        let place = self.place(player)?;
        let is_spare = |player: PlayerIndex| self.loaded.history.players[player].spare;
        let has_it =
            repaired.drawn.seats.iter().any(|seats| seats.a == place && seats.b.is_none_or(is_spare));
        if has_it {
            return Ok(());
        }
        let name = &self.loaded.history.players[place].name;
        Err(Error::refused(format!("{name} cannot have the bye: the number of players is even.")))
    }

    fn free(&self, wish: &mut DrawRequest, player: PlayerIndex) -> Result<KeepStrength> {
        let name = &self.loaded.history.players[player].name;
        let wanted =
            self.constraints.iter().filter(|wanted| wanted.is_together() && wanted.holds_in(wish.round));
        let wanted = wanted
            .flat_map(|wanted| [wanted.a, wanted.b])
            .any(|id| self.loaded.index.get(&id) == Some(&player));
        if wanted {
            return Err(Error::refused(format!(
                "{name} is brought together with somebody in this round under Pairs. Take that back first."
            )));
        }
        let before = (wish.fixed.len(), wish.fixed_bye, wish.preset.len());
        wish.fixed.retain(|(a, b)| ![*a, *b].contains(&player));
        wish.fixed_bye = wish.fixed_bye.filter(|bye| *bye != player);
        wish.preset.retain(|made| made.a != player);
        if before == (wish.fixed.len(), wish.fixed_bye, wish.preset.len()) {
            return Err(Error::refused(format!("Nothing was set by hand for {name} in this round.")));
        }
        Ok(KeepStrength::AfterWinPath)
    }

    /// A table whose battle has begun stays as it is.
    fn are_free(&self, players: &[PlayerIndex], begun: &[(PlayerIndex, PlayerIndex)]) -> Result<()> {
        let is_busy = |player: &PlayerIndex| begun.iter().any(|(a, b)| a == player || b == player);
        let Some(player) = players.iter().find(|player| is_busy(player)) else { return Ok(()) };
        let name = &self.loaded.history.players[*player].name;
        Err(Error::refused(format!("The battle of {name} has begun, so that table stays as it is.")))
    }

    fn two(&self, one: &PlayerId, two: &PlayerId) -> Result<(PlayerIndex, PlayerIndex)> {
        let (one, two) = (self.place(one)?, self.place(two)?);
        if one == two {
            return Err(Error::refused("Choose two different players."));
        }
        Ok((one, two))
    }

    fn place(&self, id: &PlayerId) -> Result<PlayerIndex> {
        let place = self.loaded.index.get(id).copied();
        place.ok_or_else(|| Error::refused("Choose players of this event."))
    }
}
