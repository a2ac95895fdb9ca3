//! Pairs that the organiser keeps apart, or brings together (`handbook P7`): of players, or of teams.

use super::{Actor, change_event};
use crate::{
    app::App,
    domain::{
        event::{
            audit::{AuditSubject, LogEntry, PairAct},
            player::Player,
            team::Team,
        },
        ids::{EventId, PlayerId, TeamId},
        numbers::RoundNumber,
        refusal::{RoundRefusal, TeamRefusal},
        rounds::{ConstrainedPair, PairConstraint, RoundError},
    },
    error::{Error, Result},
    storage::{self, Tx},
};
use uuid::Uuid;

/// Two players or teams, what is wished for them, and why.
#[derive(Debug, Clone)]
pub struct NewPair<P = PlayerId> {
    pub pair: ConstrainedPair<P>,
    pub why: String,
}

pub async fn add_pair(app: &App, by: &Actor, event: EventId, new: &NewPair) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        new.pair.check().map_err(Error::from_refusal)?;
        are_planned(tx, event, &new.pair.rounds).await?;
        let names = names_of_pair(tx, event, (new.pair.a, new.pair.b)).await?;
        let constraint = constraint_from_new_pair(app, new);
        for other in storage::pair_constraints::list_player_pair_constraints(tx, event).await? {
            if constraint.contradicts(&other) {
                let other =
                    pair_act_for_log(&other, self::names_of_pair(tx, event, (other.a, other.b)).await?);
                return Err(Error::from_refusal(RoundRefusal::Contradicts { other }));
            }
        }
        storage::pair_constraints::insert_pair_constraint(tx, event, &constraint).await?;
        Ok(((), LogEntry::new(AuditSubject::Pairs, pair_act_for_log(&constraint, names)).because(&new.why)))
    })
    .await
}

/// Nothing can hold in a round that the event does not have: one beyond its plan, and beyond the next to be drawn.
pub(super) async fn are_planned(tx: &mut Tx, event: EventId, rounds: &[RoundNumber]) -> Result<()> {
    let settings = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?.settings;
    let next = storage::events::newest_round(tx, event).await?.next();
    let last = RoundNumber(settings.rounds).max(next);
    match rounds.iter().find(|round| **round > last) {
        Some(round) => Err(Error::from_refusal(RoundRefusal::NotPlanned { round: *round, last })),
        None => Ok(()),
    }
}

/// The same for two teams.
pub async fn add_team_pair(app: &App, by: &Actor, event: EventId, new: &NewPair<TeamId>) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        if new.pair.a == new.pair.b {
            return Err(Error::from_refusal(TeamRefusal::OneTeamTwice));
        }
        new.pair.check().map_err(Error::from_refusal)?;
        are_planned(tx, event, &new.pair.rounds).await?;
        let names = team_names(tx, event, (new.pair.a, new.pair.b)).await?;
        let constraint = constraint_from_new_pair(app, new);
        for other in storage::pair_constraints::of_teams(tx, event).await? {
            if constraint.contradicts(&other) {
                let other = pair_act_for_log(&other, team_names(tx, event, (other.a, other.b)).await?);
                return Err(Error::from_refusal(RoundRefusal::Contradicts { other }));
            }
        }
        storage::pair_constraints::insert_of_teams(tx, event, &constraint).await?;
        Ok(((), LogEntry::new(AuditSubject::Pairs, pair_act_for_log(&constraint, names)).because(&new.why)))
    })
    .await
}

/// Takes a wish back, for players or for teams.
pub async fn remove_pair(app: &App, by: &Actor, event: EventId, pair: Uuid) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let of_players = storage::pair_constraints::list_player_pair_constraints(tx, event).await?;
        let act = if let Some(found) = of_players.into_iter().find(|constraint| constraint.id == pair) {
            taken_back(&found, names_of_pair(tx, event, (found.a, found.b)).await?)
        } else {
            let of_teams = storage::pair_constraints::of_teams(tx, event).await?;
            let found = of_teams.into_iter().find(|constraint| constraint.id == pair);
            let found = found.ok_or(Error::NotFound)?;
            taken_back(&found, team_names(tx, event, (found.a, found.b)).await?)
        };
        storage::pair_constraints::delete_pair_constraint(tx, event, pair).await?;
        Ok(((), LogEntry::new(AuditSubject::Pairs, act)))
    })
    .await
}

fn constraint_from_new_pair<P: Copy>(app: &App, NewPair { pair, why }: &NewPair<P>) -> PairConstraint<P> {
    PairConstraint {
        id: app.new_id(),
        a: pair.a,
        b: pair.b,
        kind: pair.kind,
        rounds: pair.rounds.clone(),
        why: why.clone(),
    }
}

async fn names_of_pair(tx: &mut Tx, event: EventId, (a, b): (PlayerId, PlayerId)) -> Result<[String; 2]> {
    let mut find = async |player| -> Result<String> {
        let found: Option<Player> = storage::players::find_player(tx, player).await?;
        let found = found.filter(|player| player.event_id == event);
        found
            .map(|player| player.name.to_string())
            .ok_or_else(|| Error::from_refusal(RoundError::NotTwoOfThisEvent))
    };
    Ok([find(a).await?, find(b).await?])
}

async fn team_names(tx: &mut Tx, event: EventId, (a, b): (TeamId, TeamId)) -> Result<[String; 2]> {
    let mut find = async |team| -> Result<String> {
        let found: Option<Team> = storage::teams::find_team(tx, team).await?;
        let found = found.filter(|team| team.event_id == event);
        found.map(|team| team.name.to_string()).ok_or(Error::NotFound)
    };
    Ok([find(a).await?, find(b).await?])
}

fn pair_act_for_log<P: Copy + PartialEq>(constraint: &PairConstraint<P>, players: [String; 2]) -> PairAct {
    let rounds = constraint.rounds.clone();
    if constraint.is_together() {
        PairAct::BroughtTogether { players, rounds }
    } else {
        PairAct::KeptApart { players, rounds }
    }
}

fn taken_back<P: Copy + PartialEq>(constraint: &PairConstraint<P>, players: [String; 2]) -> PairAct {
    let rounds = constraint.rounds.clone();
    if constraint.is_together() {
        PairAct::NoLongerTogether { players, rounds }
    } else {
        PairAct::NoLongerApart { players, rounds }
    }
}
