//! Which teams have a place: leaving, coming back, and the waiting list's order.

use super::{
    Actor, change_event, find_unchanged_team, free_name, not_over, players, players::PlaceNews, team_subject,
    update_team,
};
use crate::{
    actions::entrants::free_places,
    app::App,
    domain::{
        event::{
            Event,
            audit::{AuditSubject, LogEntry, NamedPlayer, TeamAct},
            player::Status,
            refund::{Refund, refund_at},
            team::Team,
        },
        ids::EventId,
        mail::{MailPriority, WriteMail},
        refusal::TeamRefusal,
    },
    error::{Error, Result},
    storage::{self, Tx},
};

/// Places that no team has.
async fn count_free_team_places(tx: &mut Tx, event: &Event) -> Result<usize> {
    let taken = storage::teams::count_teams_by_status(tx, event.id, Status::Playing).await?;
    Ok(usize::try_from(i64::from(event.settings.capacity) - taken).unwrap_or_default())
}

/// A team that signs up now gets a place: one is free, and none has been waiting for it.
pub(super) async fn is_free(tx: &mut Tx, event: &Event) -> Result<bool> {
    let waiting = storage::teams::count_teams_by_status(tx, event.id, Status::Waiting).await?;
    Ok(count_free_team_places(tx, event).await? > 0 && waiting == 0)
}

/// Gives the place up before the event, or leaves it after the round that is being played.
pub async fn leave_as_team(app: &App, by: &Actor, event: &Event, seen: &Team) -> Result<()> {
    let now = app.clock.now();
    let too_late_for_refund = refund_at(&event.settings, now) != Refund::Due;
    change_event(app, seen.event_id, by, async |tx, locked| {
        let mut team = find_unchanged_team(tx, seen).await?;
        if team.status == Status::Withdrawn || team.dropped_after.is_some() {
            return Err(Error::from_refusal(TeamRefusal::HasLeft { name: team.name.to_string() }));
        }
        not_over(locked.stage)?;
        let published = storage::events::newest_published_round(tx, seen.event_id).await?;
        let name = team.name.to_string();
        let act = if team.status == Status::Waiting {
            team.status = Status::Withdrawn;
            TeamAct::LeftWaitingList { name }
        } else if published < team.joined_round {
            (team.status, team.gave_up_at) = (Status::Withdrawn, Some(now));
            TeamAct::Withdrew { name, too_late_for_refund }
        } else {
            team.dropped_after = Some(published);
            TeamAct::Left { name, after_round: published.0 }
        };
        update_team(tx, &team).await?;
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

/// Gives every free place to the team that has waited longest, where the event does so by itself; its people are written
/// to. The names of those that got one. To be called after whatever may have freed a place.
pub async fn fill_places(app: &App, event: EventId, write: WriteMail) -> Result<Vec<String>> {
    let give = async |tx: &mut Tx, event: &Event, waiting: Vec<Team>| {
        let mut named = Vec::new();
        for mut team in waiting {
            restore_team_place(tx, &mut team).await?;
            update_team(tx, &team).await?;
            let priority = MailPriority::Unasked;
            let news = PlaceNews { team: Some(team.name.as_str()), waits: false, is_new: false, priority };
            for member in storage::players::of_team(tx, team.id).await? {
                if member.is_active() {
                    players::mail_place_news(app, tx, event, &member, news, write).await?;
                }
            }
            named.push(NamedPlayer { number: team.number, name: team.name.to_string() });
        }
        Ok(named)
    };
    let entry = |teams| LogEntry::new(AuditSubject::Teams, TeamAct::PlacesGiven { teams });
    free_places::fill_places_from_line(app, event, next_in_line, give, entry).await
}

/// Those that get a place now, the longest waiting first.
async fn next_in_line(tx: &mut Tx, event: &Event) -> Result<Vec<Team>> {
    let free = count_free_team_places(tx, event).await?;
    let mut waiting = storage::teams::list_teams(tx, event.id).await?;
    waiting.retain(|team| team.status == Status::Waiting);
    waiting.sort_by_key(|team| (team.registered_at, team.number));
    waiting.truncate(free);
    Ok(waiting)
}

/// Whether a captain can take the team's leaving back.
///
/// # Errors
/// When they cannot: why.
pub async fn may_come_back(tx: &mut Tx, event: &Event, team: &Team) -> Result<()> {
    let name = team.name.to_string();
    if team.is_active() {
        return Err(Error::from_refusal(TeamRefusal::HasPlace { name }));
    }
    if team.status == Status::Waiting {
        return Err(Error::from_refusal(TeamRefusal::OnWaitingList { name }));
    }
    if players::has_left_by_itself(tx, event.id, team_subject(team)).await? != Some(true) {
        return Err(Error::from_refusal(TeamRefusal::OrganiserDecided { name }));
    }
    // Drafts are the organiser's secret: what was published since is what counts.
    let published = storage::events::newest_published_round(tx, event.id).await?;
    if published > team.dropped_after.unwrap_or_default() {
        return Err(Error::from_refusal(TeamRefusal::DrawnWithout { name, round: published }));
    }
    if team.status == Status::Withdrawn && !is_free(tx, event).await? {
        return Err(Error::from_refusal(TeamRefusal::PlaceTaken { name }));
    }
    Ok(())
}

/// Playing again. A team that was in no match yet joins in the next round.
async fn restore_team_place(tx: &mut Tx, team: &mut Team) -> Result<()> {
    if team.status != Status::Playing && !storage::teams::is_matched(tx, team.id).await? {
        let drawn = storage::events::newest_round(tx, team.event_id).await?;
        team.joined_round = team.joined_round.max(drawn.next());
    }
    // Another team may be called the same by now.
    free_name(tx, team.event_id, Some(team.id), &team.name).await?;
    (team.status, team.dropped_after, team.gave_up_at) = (Status::Playing, None, None);
    Ok(())
}
