//! Whoever leaves while a round is drawn: those who still have a seat in it, and do not play there.

use super::joining::update_player;
use crate::{
    actions::prelude::*,
    domain::{
        battle::{Battle, State},
        event::player::Status,
        ids::PlayerId,
        round::{Round, RoundState},
    },
};

/// Players of a round that is not closed, who have left or are about to.
#[derive(Debug, Clone, Default)]
pub struct Gone {
    /// They have left since the draw: a repair gives their opponents others.
    pub left: Vec<Player>,
    /// They leave after the round, and their battle in it has not begun: it may be that nobody comes to it.
    pub leaving: Vec<Player>,
}

/// Who of an event's players is gone from this round, of which these are the battles.
pub fn find_gone_players(players: &[Player], round: &Round, battles: &[Battle]) -> Gone {
    let mut gone = Gone::default();
    if round.state == RoundState::Closed {
        return gone;
    }
    for player in players {
        let Some(battle) = battles.iter().find(|battle| battle.side_of(player.id).is_some()) else {
            continue;
        };
        let last = player.dropped_after.unwrap_or(RoundNumber::AFTER_ALL);
        let is_open = battle.state == State::Open && !battle.has_begun() && !battle.is_bye();
        if player.status != Status::Playing || last < round.number {
            gone.left.push(player.clone());
        } else if last == round.number && is_open {
            gone.leaving.push(player.clone());
        }
    }
    gone
}

/// They have no part in this round any more, and have left before it.
pub(super) async fn let_go(tx: &mut Tx, players: &[PlayerId], round: RoundNumber) -> Result<()> {
    for id in players {
        let mut player = storage::players::find_player(tx, *id).await?.ok_or(Error::NotFound)?;
        if player.dropped_after.is_some_and(|last| last < round) || player.status != Status::Playing {
            continue;
        }
        player.dropped_after = Some(round.previous());
        update_player(tx, &player).await?;
    }
    Ok(())
}
