//! Whoever comes after the draw: the round that they can still have a seat in, and who they are.

use super::{
    LoadedRounds,
    joining::{join_from_round, join_team, update_team},
};
use crate::{
    actions::prelude::*,
    domain::{
        battle::Battle,
        event::{
            audit::{Act, PlayerAct, TeamAct},
            player::player_key,
            team::{Team, team_key},
        },
        ids::PlayerId,
        round::{Round, RoundState},
        rounds::KeptDraw,
    },
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
}

/// A draft is thrown away: whom it left out, and who came since, is drawn when the round is drawn anew.
pub(super) async fn expect_again(tx: &mut Tx, round: &Round, kept: Option<KeptDraw>) -> Result<()> {
    let left_out = kept.map(|kept| kept.left_out).unwrap_or_default();
    let came_since = came_since(tx, round).await?;
    if left_out.is_empty() && came_since.is_empty() {
        return Ok(());
    }
    let waits = |joined: RoundNumber, key: &String| {
        joined == round.number.next() && (left_out.contains(key) || came_since.contains(key))
    };
    for team in storage::teams::list_teams(tx, round.event_id).await? {
        if waits(team.joined_round, &team.key()) {
            expect_team(tx, &team, round.number, &left_out).await?;
        }
    }
    let mut players = storage::players::list_players(tx, round.event_id).await?;
    players.retain(|player| waits(player.joined_round, &player.key()));
    let waiting: Vec<PlayerId> = players.iter().map(|player| player.id).collect();
    join_from_round(tx, &waiting, round.number).await
}

/// A team plays from this round on: with its people where it was left out. Those of a team that came since do so already.
pub(super) async fn expect_team(
    tx: &mut Tx,
    team: &Team,
    round: RoundNumber,
    left_out: &[String],
) -> Result<()> {
    if left_out.contains(&team.key()) {
        return join_team(tx, team, round).await;
    }
    update_team(tx, &Team { joined_round: round, ..team.clone() }).await
}

/// The keys of those who have entered since a round was drawn, or have got a place since: they play from the round
/// after it on, and only because it was drawn.
pub(super) async fn came_since(tx: &mut Tx, round: &Round) -> Result<HashSet<String>> {
    let players = storage::players::list_players(tx, round.event_id).await?;
    let entered = players.iter().filter(|player| player.registered_at >= round.drawn_at);
    let mut came: HashSet<String> = entered.map(Player::key).collect();
    let teams = storage::teams::list_teams(tx, round.event_id).await?;
    came.extend(teams.iter().filter(|team| team.registered_at >= round.drawn_at).map(Team::key));
    for entry in storage::audit::entries_from(tx, round.event_id, round.drawn_at).await? {
        match (entry.act, entry.subject) {
            (Act::Player(PlayerAct::PlacesGiven { players }), _) => {
                came.extend(players.iter().map(|player| player_key(player.number)));
            }
            (
                Act::Player(
                    PlayerAct::GivenPlace { .. }
                    | PlayerAct::LeavingTakenBack { .. }
                    | PlayerAct::CameBack { .. }
                    | PlayerAct::CameAfterAll { .. },
                ),
                AuditSubject::Player(number),
            ) => drop(came.insert(player_key(number))),
            (Act::Team(TeamAct::GivenPlace { .. }), AuditSubject::Team(number)) => {
                came.insert(team_key(number));
            }
            _ => {}
        }
    }
    Ok(came)
}
