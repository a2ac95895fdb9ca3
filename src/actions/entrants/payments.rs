//! Payments of many at once: those whom the desk ticks have paid, which is taken back as it was said.

use super::joining::{update_player, update_team};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::{Act, NamedPlayer, PlayerAct, TeamAct},
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

/// Who pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Payers {
    /// Each for themselves, but for those of a team.
    Players,
    /// Teams and pairs, for all of theirs.
    Teams,
}

impl Payers {
    /// That these have paid, or have not after all.
    fn log_payments(self, named: Vec<NamedPlayer>, paid: bool) -> LogEntry {
        match (self, paid) {
            (Self::Players, true) => {
                LogEntry::new(AuditSubject::Players, PlayerAct::MarkedPaid { players: named })
            }
            (Self::Players, false) => {
                LogEntry::new(AuditSubject::Players, PlayerAct::PaymentsTakenBack { players: named })
            }
            (Self::Teams, true) => LogEntry::new(AuditSubject::Teams, TeamAct::MarkedPaid { teams: named }),
            (Self::Teams, false) => {
                LogEntry::new(AuditSubject::Teams, TeamAct::PaymentsTakenBack { teams: named })
            }
        }
    }
}

/// Those with these numbers have paid: those of them who still play and had not.
pub async fn mark_paid(
    app: &App,
    by: &Actor,
    event: EventId,
    payers: Payers,
    numbers: &[i64],
) -> Result<MarkedPaid> {
    change_event(app, event, by, async |tx, locked| {
        if numbers.is_empty() {
            return Err(Error::from_refusal(PlayerRefusal::NobodyTicked));
        }
        let named = set_paid(tx, event, payers, numbers, true).await?;
        let marked = MarkedPaid { count: named.len(), entry: locked.version };
        Ok((marked, payers.log_payments(named, true)))
    })
    .await
}

/// Those whom that entry of the log marked have not paid, after all.
pub async fn take_back_payments(app: &App, by: &Actor, event: EventId, entry: i64) -> Result<usize> {
    change_event(app, event, by, async |tx, _| {
        let row = storage::audit::list_audit_before(tx, event, entry + 1, 1).await?.pop();
        let act = row.filter(|row| row.sequence == entry).and_then(|row| row.recorded().act());
        let (payers, marked) = match act {
            Some(Act::Player(PlayerAct::MarkedPaid { players })) => (Payers::Players, players),
            Some(Act::Team(TeamAct::MarkedPaid { teams })) => (Payers::Teams, teams),
            _ => return Err(Error::NotFound),
        };
        let numbers: Vec<i64> = marked.iter().map(|marked| marked.number).collect();
        let named = set_paid(tx, event, payers, &numbers, false).await?;
        Ok((named.len(), payers.log_payments(named, false)))
    })
    .await
}

/// Of those with these numbers, the ones for whom it was otherwise, by name. Where there are none, somebody else was first.
async fn set_paid(
    tx: &mut Tx,
    event: EventId,
    payers: Payers,
    numbers: &[i64],
    paid: bool,
) -> Result<Vec<NamedPlayer>> {
    let is_otherwise = |entry: &EventEntry<'_>| {
        entry.paid != paid && numbers.contains(&entry.number) && (!paid || entry.is_active())
    };
    let mut named = Vec::new();
    match payers {
        Payers::Players => {
            for mut player in storage::players::list_players(tx, event).await? {
                let entry = EventEntry::from(&player);
                if player.team_id.is_none() && is_otherwise(&entry) {
                    named.push(entry.named());
                    player.paid = paid;
                    update_player(tx, &player).await?;
                }
            }
        }
        Payers::Teams => {
            for mut team in storage::teams::list_teams(tx, event).await? {
                let entry = EventEntry::from(&team);
                if is_otherwise(&entry) {
                    named.push(entry.named());
                    team.paid = paid;
                    update_team(tx, &team).await?;
                }
            }
        }
    }
    if named.is_empty() { Err(Error::SentTwice) } else { Ok(named) }
}
