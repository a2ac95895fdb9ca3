//! Whoever comes after the draw: the round that they can still have a seat in, and who they are.

use super::{LoadedRounds, absent_teams};
use crate::{
    domain::{
        battle::Battle,
        event::player::Player,
        ids::PlayerId,
        numbers::RoundNumber,
        round::{Round, RoundState},
        rounds::{DrawOptions, Drawn, KeptDraw},
    },
    error::{Error, Result},
    storage::{self, Tx},
};
use std::collections::HashSet;

/// Those of an event's players who are checked in and have no seat in this round, of which these are the battles.
pub fn late<'a>(players: &'a [Player], round: &Round, battles: &[Battle]) -> Vec<&'a Player> {
    let came = |player: &&Player| player.checked_in_at.is_some();
    without_a_seat(players, round, battles).filter(came).collect()
}

fn without_a_seat<'a>(
    players: &'a [Player],
    round: &Round,
    battles: &[Battle],
) -> impl Iterator<Item = &'a Player> {
    let seated: HashSet<PlayerId> = battles.iter().flat_map(Battle::everybody).collect();
    let last = round.number.next();
    let could_play =
        move |player: &Player| player.is_active() && !player.spare && player.joined_round <= last;
    players.iter().filter(move |player| could_play(player) && !seated.contains(&player.id))
}

impl LoadedRounds {
    /// The last round, while it is not closed. `None`: nobody can be seated now.
    pub fn open_round(&self) -> Option<&Round> {
        self.loaded.rounds.last().filter(|round| round.state != RoundState::Closed)
    }

    /// Those who are checked in and have no seat in this round.
    pub fn late(&self, round: &Round, battles: &[Battle]) -> Vec<&Player> {
        late(&self.loaded.players, round, battles)
    }

    /// Those who have no seat in this round because they were not checked in, and are not yet.
    pub fn not_there(&self, round: &Round, battles: &[Battle]) -> Vec<&Player> {
        let waits =
            |player: &&Player| player.checked_in_at.is_none() && player.joined_round == round.number.next();
        without_a_seat(&self.loaded.players, round, battles).filter(waits).collect()
    }

    /// Whom the draw before left out and who is here by now plays in the next attempt.
    pub(super) fn admit(&mut self, round: &Round, left_out: &[String]) -> Vec<PlayerId> {
        let mut come = Vec::new();
        for (place, player) in self.loaded.players.iter().enumerate() {
            let joined = &mut self.context.history.players[place].joined_round;
            let was_left_out = *joined == round.number.next() && left_out.contains(&player.key());
            if was_left_out && player.checked_in_at.is_some() {
                *joined = round.number;
                come.push(player.id);
            }
        }
        come
    }

    /// What is kept of a draw, with those who are left out of it now and were before.
    pub(super) fn without(&self, drawn: &Drawn, options: DrawOptions, before: &[String]) -> KeptDraw {
        let mut left_out = before.to_vec();
        for place in self.context.left_out(options) {
            let key = self.loaded.players[place].key();
            if !left_out.contains(&key) {
                left_out.push(key);
            }
        }
        KeptDraw { left_out, ..drawn.kept.clone() }
    }

    pub(super) fn names_left_out(&self, options: DrawOptions) -> Vec<String> {
        let left_out = self.context.left_out(options).into_iter();
        left_out.map(|place| self.loaded.players[place].name.to_string()).collect()
    }
}

/// They play from this round on.
pub(super) async fn join(tx: &mut Tx, players: &[PlayerId], round: RoundNumber) -> Result<()> {
    for id in players {
        let mut player = storage::players::find(tx, *id).await?.ok_or(Error::NotFound)?;
        player.joined_round = player.joined_round.min(round);
        if !storage::players::update(tx, &player).await? {
            return Err(Error::Broken("a player changed under the event's lock".into()));
        }
    }
    Ok(())
}

/// A draft is thrown away: whom it left out is drawn when the round is drawn anew.
pub(super) async fn expect_again(tx: &mut Tx, round: &Round, kept: Option<KeptDraw>) -> Result<()> {
    let left_out = kept.map(|kept| kept.left_out).unwrap_or_default();
    if left_out.is_empty() {
        return Ok(());
    }
    absent_teams::expect_again(tx, round, &left_out).await?;
    let players = storage::players::list(tx, round.event_id).await?;
    let waits =
        |player: &&Player| player.joined_round == round.number.next() && left_out.contains(&player.key());
    let waiting: Vec<PlayerId> = players.iter().filter(waits).map(|player| player.id).collect();
    join(tx, &waiting, round.number).await
}
