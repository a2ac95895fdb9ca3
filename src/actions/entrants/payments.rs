//! Payments of many at once: those whom the desk ticks have paid, which is taken back as it was said.

use super::joining::{update_player, update_team};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::{Act, PlayerAct, TeamAct},
            entry::EventEntry,
        },
        refusal::PlayerRefusal,
    },
};

/// What became of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarkedPaid {
    pub count: usize,
    /// The entry of the log that says it, by which it can be undone.
    pub entry: i64,
}

/// The players with these numbers have paid: those of them who still play and had not. For players of a team, the team
/// pays.
pub async fn mark_players_paid(app: &App, by: &Actor, event: EventId, numbers: &[i64]) -> Result<MarkedPaid> {
    change_event(app, event, by, async |tx, locked| {
        let mut players = storage::players::list_players(tx, event).await?;
        players.retain(|player| player.team_id.is_none() && is_owing_among(player, numbers));
        somebody_owes(numbers, players.len())?;
        for player in &mut players {
            player.paid = true;
            update_player(tx, player).await?;
        }
        let act = PlayerAct::MarkedPaid {
            players: players.iter().map(|one| EventEntry::from(one).named()).collect(),
        };
        let marked = MarkedPaid { count: players.len(), entry: locked.version };
        Ok((marked, LogEntry::new(AuditSubject::Players, act)))
    })
    .await
}

/// The same of teams, and of pairs.
pub async fn mark_teams_paid(app: &App, by: &Actor, event: EventId, numbers: &[i64]) -> Result<MarkedPaid> {
    change_event(app, event, by, async |tx, locked| {
        let mut teams = storage::teams::list_teams(tx, event).await?;
        teams.retain(|team| is_owing_among(team, numbers));
        somebody_owes(numbers, teams.len())?;
        for team in &mut teams {
            team.paid = true;
            update_team(tx, team).await?;
        }
        let act =
            TeamAct::MarkedPaid { teams: teams.iter().map(|one| EventEntry::from(one).named()).collect() };
        let marked = MarkedPaid { count: teams.len(), entry: locked.version };
        Ok((marked, LogEntry::new(AuditSubject::Teams, act)))
    })
    .await
}

/// Those whom that entry of the log marked have not paid, after all.
pub async fn take_back_payments(app: &App, by: &Actor, event: EventId, entry: i64) -> Result<usize> {
    change_event(app, event, by, async |tx, _| {
        let row = storage::audit::list_audit_before(tx, event, entry + 1, 1).await?.pop();
        match row.filter(|row| row.sequence == entry).and_then(|row| row.recorded().act()) {
            Some(Act::Player(PlayerAct::MarkedPaid { players: marked })) => {
                let mut players = storage::players::list_players(tx, event).await?;
                players.retain(|one| one.paid && marked.iter().any(|marked| marked.number == one.number));
                for player in &mut players {
                    player.paid = false;
                    update_player(tx, player).await?;
                }
                let named = players.iter().map(|one| EventEntry::from(one).named()).collect();
                let act = PlayerAct::PaymentsTakenBack { players: named };
                somebody_had_paid(players.len())?;
                Ok((players.len(), LogEntry::new(AuditSubject::Players, act)))
            }
            Some(Act::Team(TeamAct::MarkedPaid { teams: marked })) => {
                let mut teams = storage::teams::list_teams(tx, event).await?;
                teams.retain(|one| one.paid && marked.iter().any(|marked| marked.number == one.number));
                for team in &mut teams {
                    team.paid = false;
                    update_team(tx, team).await?;
                }
                let named = teams.iter().map(|one| EventEntry::from(one).named()).collect();
                let act = TeamAct::PaymentsTakenBack { teams: named };
                somebody_had_paid(teams.len())?;
                Ok((teams.len(), LogEntry::new(AuditSubject::Teams, act)))
            }
            _ => Err(Error::NotFound),
        }
    })
    .await
}

/// Whether this entry is one of these, plays, and has not paid.
fn is_owing_among<'a>(entry: impl Into<EventEntry<'a>>, numbers: &[i64]) -> bool {
    let entry = entry.into();
    entry.is_active() && !entry.paid && numbers.contains(&entry.number)
}

/// Where nobody of those who were ticked owes anything any more, somebody else was first.
fn somebody_owes(numbers: &[i64], owing: usize) -> Result<()> {
    match (numbers, owing) {
        ([], _) => Err(Error::from_refusal(PlayerRefusal::NobodyTicked)),
        (_, 0) => Err(Error::SentTwice),
        _ => Ok(()),
    }
}

fn somebody_had_paid(payments: usize) -> Result<()> {
    if payments == 0 { Err(Error::SentTwice) } else { Ok(()) }
}
