//! Whoever comes after the draw: the round that they can still have a seat in, and who they are.

use super::{LoadedRounds, absent_teams, joining::join_from_round};
use crate::{
    domain::{
        battle::Battle,
        event::{
            audit::{Act, AuditSubject, PlayerAct, TeamAct},
            player::Player,
        },
        ids::PlayerId,
        round::{Round, RoundState},
        rounds::{DrawOptions, DrawnRound, KeptDraw},
    },
    error::{Error, Result},
    storage::{self, Tx},
};
use std::collections::HashSet;

/// Those of an event's players who are checked in and have no seat in this round, of which these are the battles.
pub fn find_late_players<'a>(players: &'a [Player], round: &Round, battles: &[Battle]) -> Vec<&'a Player> {
    without_a_seat(players, round, battles).filter(|player| player.checked_in_at.is_some()).collect()
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
        find_late_players(&self.loaded.players, round, battles)
    }

    /// Those who have no seat in this round because they were not checked in, and are not yet.
    pub fn not_there(&self, round: &Round, battles: &[Battle]) -> Vec<&Player> {
        let waits =
            |player: &&Player| player.checked_in_at.is_none() && player.joined_round == round.number.next();
        without_a_seat(&self.loaded.players, round, battles).filter(waits).collect()
    }

    /// Whom the draw before left out and who is here by now plays in the next attempt, and so does whoever came since.
    pub(super) fn admit(
        &mut self,
        round: &Round,
        (left_out, came_since): (&[String], &HashSet<i64>),
    ) -> Vec<PlayerId> {
        let mut come = Vec::new();
        for (place, player) in self.loaded.players.iter().enumerate() {
            let joined = &mut self.context.history.players[place].joined_round;
            let is_here = left_out.contains(&player.key()) && player.checked_in_at.is_some();
            if *joined == round.number.next() && (is_here || came_since.contains(&player.number)) {
                *joined = round.number;
                come.push(player.id);
            }
        }
        come
    }

    /// What is kept of a draw, with those who are left out of it now and were before.
    pub(super) fn without(&self, drawn: &DrawnRound, options: DrawOptions, before: &[String]) -> KeptDraw {
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

/// A draft is thrown away: whom it left out, and who came since, is drawn when the round is drawn anew.
pub(super) async fn expect_again(
    tx: &mut Tx,
    round: &Round,
    (kept, came_since): (Option<KeptDraw>, &HashSet<i64>),
) -> Result<()> {
    let left_out = kept.map(|kept| kept.left_out).unwrap_or_default();
    if left_out.is_empty() && came_since.is_empty() {
        return Ok(());
    }
    absent_teams::expect_again(tx, round, &left_out).await?;
    let players = storage::players::list_players(tx, round.event_id).await?;
    let waits = |player: &&Player| {
        let is_out = left_out.contains(&player.key()) || came_since.contains(&player.number);
        player.joined_round == round.number.next() && is_out
    };
    let waiting: Vec<PlayerId> = players.iter().filter(waits).map(|player| player.id).collect();
    join_from_round(tx, &waiting, round.number).await
}

/// The numbers of those who have entered since a round was drawn, or have got a place since: they play from the round
/// after it on, and only because it was drawn.
pub(super) async fn came_since(tx: &mut Tx, round: &Round) -> Result<HashSet<i64>> {
    let players = storage::players::list_players(tx, round.event_id).await?;
    let entered = players.iter().filter(|player| player.registered_at >= round.drawn_at);
    let mut came: HashSet<i64> = entered.map(|player| player.number).collect();
    for entry in storage::audit::entries_from(tx, round.event_id, round.drawn_at).await? {
        match (entry.act, entry.subject) {
            (Act::Player(PlayerAct::PlacesGiven { players }), _) => {
                came.extend(players.iter().map(|player| player.number));
            }
            (
                Act::Player(
                    PlayerAct::GivenPlace { .. }
                    | PlayerAct::LeavingTakenBack { .. }
                    | PlayerAct::CameBack { .. }
                    | PlayerAct::CameAfterAll { .. },
                ),
                AuditSubject::Player(number),
            ) => drop(came.insert(number)),
            _ => {}
        }
    }
    Ok(came)
}

/// Teams that have entered since a round was drawn, or have got a place since, are drawn when it is drawn anew.
pub(super) async fn expect_teams(tx: &mut Tx, round: &Round) -> Result<()> {
    let entries = storage::audit::entries_from(tx, round.event_id, round.drawn_at).await?;
    let was_given_a_place = |number: i64| {
        entries.iter().any(|entry| {
            let is_given = matches!(entry.act, Act::Team(TeamAct::GivenPlace { .. }));
            is_given && entry.subject == AuditSubject::Team(number)
        })
    };
    for mut team in storage::teams::list_teams(tx, round.event_id).await? {
        let came = team.registered_at >= round.drawn_at || was_given_a_place(team.number);
        if team.joined_round == round.number.next() && came {
            team.joined_round = round.number;
            if !storage::teams::update(tx, &team).await? {
                return Err(Error::Broken("a team changed under the event's lock".into()));
            }
        }
    }
    Ok(())
}
