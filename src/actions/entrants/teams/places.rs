//! Which teams have a place: leaving and coming back.

use super::{
    Actor, change_event, find_unchanged_team, free_name, not_over, players, team_subject, update_team,
};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::TeamAct,
            entry::{EventEntry, Leaving, NoWayBack, PlacesTaken},
            player::Status,
            refund::{Refund, refund_at},
            team::Team,
        },
        refusal::TeamRefusal,
    },
};

/// Gives the place up before the event, or leaves it after the round that is being played.
pub async fn leave_as_team(app: &App, by: &Actor, event: &Event, seen: &Team) -> Result<()> {
    let now = app.clock.now();
    let too_late_for_refund = refund_at(&event.settings, now) != Refund::Due;
    change_event(app, seen.event_id, by, async |tx, locked| {
        let mut team = find_unchanged_team(tx, seen).await?;
        let name = team.name.to_string();
        let published = storage::events::newest_published_round(tx, seen.event_id).await?;
        let Some(leaving) = team.leave(published, false, now) else {
            return Err(Error::from_refusal(TeamRefusal::HasLeft { name }));
        };
        not_over(locked.stage)?;
        update_team(tx, &team).await?;
        let act = match leaving {
            Leaving::WaitingList => TeamAct::LeftWaitingList { name },
            Leaving::Place => TeamAct::Withdrew { name, too_late_for_refund },
            Leaving::AfterRound(last) => TeamAct::Left { name, after_round: last.0 },
        };
        Ok(((), LogEntry::new(team_subject(&team), act)))
    })
    .await
}

/// An organiser takes leaving back, or gives a place to a team that waited.
pub async fn take_back(app: &App, by: &Actor, seen: &Team) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, locked| {
        let mut team = find_unchanged_team(tx, seen).await?;
        let name = team.name.to_string();
        if team.is_active() {
            return Err(Error::from_refusal(TeamRefusal::HasPlace { name }));
        }
        not_over(locked.stage)?;
        restore_team_place(tx, &mut team).await?;
        update_team(tx, &team).await?;
        Ok(((), LogEntry::new(team_subject(&team), TeamAct::GivenPlace { name })))
    })
    .await
}

/// A captain takes leaving back: until the next draw, and while the place is still free.
pub async fn come_back(app: &App, by: &Actor, event: &Event, seen: &Team) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, locked| {
        let mut team = find_unchanged_team(tx, seen).await?;
        not_over(locked.stage)?;
        may_come_back(tx, event, &team).await?;
        restore_team_place(tx, &mut team).await?;
        update_team(tx, &team).await?;
        let act = TeamAct::CameBack { name: team.name.to_string() };
        Ok(((), LogEntry::new(team_subject(&team), act)))
    })
    .await
}

/// Whether a captain can take the team's leaving back.
///
/// # Errors
/// When they cannot: why.
pub async fn may_come_back(tx: &mut Tx, event: &Event, team: &Team) -> Result<()> {
    let by_itself = players::has_left_by_itself(tx, event.id, team_subject(team)).await?;
    let teams = storage::teams::list_teams(tx, event.id).await?;
    let is_free = PlacesTaken::from_entries(&teams, event.settings.capacity).is_one_free();
    let is_free = is_free || team.status != Status::Withdrawn;
    let published = storage::events::newest_published_round(tx, event.id).await?;
    let why = EventEntry::from(team).why_not_back(by_itself == Some(true), published, is_free);
    let Some(why) = why else { return Ok(()) };
    let name = team.name.to_string();
    Err(Error::from_refusal(match why {
        NoWayBack::InAlready => TeamRefusal::HasPlace { name },
        NoWayBack::OnWaitingList => TeamRefusal::OnWaitingList { name },
        NoWayBack::OrganiserDecided => TeamRefusal::OrganiserDecided { name },
        NoWayBack::DrawnWithout(round) => TeamRefusal::DrawnWithout { name, round },
        NoWayBack::PlaceTaken => TeamRefusal::PlaceTaken { name },
    }))
}

/// Playing again. A team that was in no match yet joins in the next round.
pub(in crate::actions::entrants) async fn restore_team_place(tx: &mut Tx, team: &mut Team) -> Result<()> {
    let is_matched = storage::teams::is_matched(tx, team.id).await?;
    team.restore_place(storage::events::newest_round(tx, team.event_id).await?, is_matched);
    // Another team may be called the same by now.
    free_name(tx, team.event_id, Some(team.id), &team.name).await
}
