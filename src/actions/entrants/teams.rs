//! Teams: signing up, being added, changed, leaving and coming back. Their people are players of the event.

pub mod invitation;
pub mod matrix;
pub mod members;
mod places;

use super::{
    joining::{update_player, update_team},
    players::{self, Newcomer, SignUp},
};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            Stage,
            audit::TeamAct,
            entry::PlacesTaken,
            player::{PlayerName, Status},
            team::Team,
            team_role::TeamRole,
        },
        ids::TeamId,
        mail::WriteMail,
        numbers::TableNumber,
        refusal::{PlayerRefusal, TeamRefusal},
    },
};

pub(super) use places::restore_team_place;
pub use places::{come_back, leave_as_team, may_come_back, take_back};

/// What is said about a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamDetails {
    pub name: PlayerName,
    pub club: Option<String>,
    pub paid: bool,
    pub fixed_table: Option<TableNumber>,
}

/// A captain signs a team up: a place, or one on the waiting list once all are taken. Gives back the captain, who is
/// written to, in the words of `write`, where they gave an address.
pub async fn sign_up(
    app: &App,
    by: &Actor,
    event: &Event,
    (team, captain): (TeamDetails, SignUp),
    write: WriteMail,
) -> Result<Player> {
    let by = Actor { name: captain.details.name.to_string(), ..by.clone() };
    change_event(app, event.id, &by, async |tx, locked| {
        players::may_enter(app, event, locked.stage)?;
        if !players::may_come_in(app, tx, &captain.proof).await? {
            return Err(Error::from_refusal(PlayerRefusal::NothingProved));
        }
        let teams = storage::teams::list_teams(tx, event.id).await?;
        players::may_be_one_more(app, event, teams.iter())?;
        let is_free = PlacesTaken::from_entries(&teams, event.settings.capacity).is_one_free();
        let status = if is_free { Status::Playing } else { Status::Waiting };
        let team = TeamDetails { paid: false, fixed_table: None, ..team };
        let team = insert_new_team(app, tx, event.id, team, status).await?;
        let seat = (TeamRole::Captain, Some(1));
        let entered = members::enter_team_member(app, tx, &team, (captain.details, seat)).await?;
        let newcomer = Newcomer { event, player: &entered, team: Some(&team), answers: &captain.answers };
        players::welcome_newcomer(app, tx, &by, newcomer, write).await?;
        let name = team.name.to_string();
        let act = match status {
            Status::Waiting => TeamAct::JoinedWaitingList { name },
            _ => TeamAct::SignedUp { name },
        };
        Ok((entered, LogEntry::new(team_subject(&team), act)))
    })
    .await
}

/// An organiser types a team in; it plays from the next round on.
pub async fn add_team(app: &App, by: &Actor, event: EventId, team: TeamDetails) -> Result<Team> {
    change_event(app, event, by, async |tx, _| {
        let team = insert_new_team(app, tx, event, team, Status::Playing).await?;
        let act = TeamAct::Added { name: team.name.to_string() };
        let entry = LogEntry::new(team_subject(&team), act);
        Ok((team, entry))
    })
    .await
}

/// Saves what was typed about a team.
pub async fn edit_team(app: &App, by: &Actor, seen: &Team, details: TeamDetails) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, _| {
        let mut team = find_unchanged_team(tx, seen).await?;
        let TeamDetails { name, club, paid, fixed_table } = details;
        free_name(tx, team.event_id, Some(team.id), &name).await?;
        (team.name, team.club, team.paid, team.fixed_table) = (name, club, paid, fixed_table);
        update_team(tx, &team).await?;
        let act = TeamAct::Changed { name: team.name.to_string() };
        Ok(((), LogEntry::new(team_subject(&team), act)))
    })
    .await
}

/// All who play are here.
pub async fn check_in(app: &App, by: &Actor, seen: &Team) -> Result<()> {
    let now = app.clock.now();
    change_event(app, seen.event_id, by, async |tx, _| {
        let team = find_unchanged_team(tx, seen).await?;
        for mut member in storage::players::of_team(tx, team.id).await? {
            if member.checked_in_at.is_none() && member.status == Status::Playing {
                member.checked_in_at = Some(now);
                update_player(tx, &member).await?;
            }
        }
        let act = TeamAct::CheckedIn { name: team.name.to_string() };
        Ok(((), LogEntry::new(team_subject(&team), act)))
    })
    .await
}

/// Makes every invitation handed out so far worthless; a new one works.
pub async fn renew_invitation(app: &App, by: &Actor, seen: &Team) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, _| {
        let mut team = find_unchanged_team(tx, seen).await?;
        team.link_epoch += 1;
        update_team(tx, &team).await?;
        let act = TeamAct::InvitationRenewed { name: team.name.to_string() };
        Ok(((), LogEntry::new(team_subject(&team), act)))
    })
    .await
}

pub(super) async fn insert_new_team(
    app: &App,
    tx: &mut Tx,
    event: EventId,
    details: TeamDetails,
    status: Status,
) -> Result<Team> {
    let TeamDetails { name, club, paid, fixed_table } = details;
    free_name(tx, event, None, &name).await?;
    let team = Team {
        id: TeamId(app.new_id()),
        event_id: event,
        number: storage::teams::last_number(tx, event).await? + 1,
        name,
        club,
        paid,
        status,
        spare: false,
        fixed_table,
        joined_round: storage::events::newest_round(tx, event).await?.next(),
        dropped_after: None,
        gave_up_at: None,
        registered_at: app.clock.now(),
        link_epoch: 1,
        version: 1,
    };
    storage::teams::insert(tx, &team).await?;
    Ok(team)
}

/// People tell teams apart by their names. That of a team which gave its place up is free.
async fn free_name(tx: &mut Tx, event: EventId, own: Option<TeamId>, name: &PlayerName) -> Result<()> {
    let key = name.as_str().to_lowercase();
    let teams = storage::teams::list_teams(tx, event).await?;
    let is_called =
        |team: &Team| team.status != Status::Withdrawn && team.name.as_str().to_lowercase() == key;
    if teams.iter().any(|team| Some(team.id) != own && is_called(team)) {
        return Err(Error::from_refusal(TeamRefusal::NameTaken { name: name.to_string() }));
    }
    Ok(())
}

fn not_over(stage: Stage) -> Result<()> {
    if stage > Stage::Running { Err(Error::from_refusal(TeamRefusal::EventIsOver)) } else { Ok(()) }
}

/// The team as it is now; refused when that is not what the form was made from.
async fn find_unchanged_team(tx: &mut Tx, seen: &Team) -> Result<Team> {
    let now = storage::teams::find_team(tx, seen.id).await?.ok_or(Error::NotFound)?;
    if now.version == seen.version { Ok(now) } else { Err(Error::from_refusal(TeamRefusal::Changed)) }
}

/// As the log names this team.
fn team_subject(team: &Team) -> AuditSubject {
    AuditSubject::Team(team.number)
}
