//! Which teams have a place: leaving, coming back, and the waiting list's order.

use super::{Actor, change, free_name, fresh, not_over, players, players::PlaceNews, store, subject};
use crate::{
    actions::free_places,
    app::App,
    domain::{
        event::{
            Event,
            audit::{LogEntry, Named, Subject, TeamAct},
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
async fn free(tx: &mut Tx, event: &Event) -> Result<usize> {
    let taken = storage::teams::count(tx, event.id, Status::Playing).await?;
    Ok(usize::try_from(i64::from(event.settings.capacity) - taken).unwrap_or_default())
}

/// A team that signs up now gets a place: one is free, and none has been waiting for it.
pub(super) async fn is_free(tx: &mut Tx, event: &Event) -> Result<bool> {
    let waiting = storage::teams::count(tx, event.id, Status::Waiting).await?;
    Ok(free(tx, event).await? > 0 && waiting == 0)
}

/// Gives the place up before the event, or leaves it after the round that is being played.
pub async fn leave(app: &App, by: &Actor, event: &Event, seen: &Team) -> Result<()> {
    let now = app.clock.now();
    let too_late_for_refund = refund_at(&event.settings, now) != Refund::Due;
    change(app, seen.event_id, by, async |tx, locked| {
        let mut team = fresh(tx, seen).await?;
        if team.status == Status::Withdrawn || team.dropped_after.is_some() {
            return Err(Error::refused(TeamRefusal::HasLeft { name: team.name.to_string() }));
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
        store(tx, &team).await?;
        Ok(((), LogEntry::new(subject(&team), act)))
    })
    .await
}

/// An organiser takes leaving back, or gives a place to a team that waited.
pub async fn take_back(app: &App, by: &Actor, seen: &Team) -> Result<()> {
    change(app, seen.event_id, by, async |tx, locked| {
        let mut team = fresh(tx, seen).await?;
        let name = team.name.to_string();
        if team.is_active() {
            return Err(Error::refused(TeamRefusal::HasPlace { name }));
        }
        not_over(locked.stage)?;
        restore(tx, &mut team).await?;
        store(tx, &team).await?;
        Ok(((), LogEntry::new(subject(&team), TeamAct::GivenPlace { name })))
    })
    .await
}

/// A captain takes leaving back: until the next draw, and while the place is still free.
pub async fn come_back(app: &App, by: &Actor, event: &Event, seen: &Team) -> Result<()> {
    change(app, seen.event_id, by, async |tx, locked| {
        let mut team = fresh(tx, seen).await?;
        not_over(locked.stage)?;
        may_come_back(tx, event, &team).await?;
        restore(tx, &mut team).await?;
        store(tx, &team).await?;
        let act = TeamAct::CameBack { name: team.name.to_string() };
        Ok(((), LogEntry::new(subject(&team), act)))
    })
    .await
}

/// Gives every free place to the team that has waited longest, where the event does so by itself; its people are written
/// to. The names of those that got one. To be called after whatever may have freed a place.
pub async fn fill_places(app: &App, event: EventId, write: WriteMail) -> Result<Vec<String>> {
    let give = async |tx: &mut Tx, event: &Event, waiting: Vec<Team>| {
        let mut named = Vec::new();
        for mut team in waiting {
            restore(tx, &mut team).await?;
            store(tx, &team).await?;
            let priority = MailPriority::Unasked;
            let news = PlaceNews { team: Some(team.name.as_str()), waits: false, is_new: false, priority };
            for member in storage::players::of_team(tx, team.id).await? {
                if member.is_active() {
                    players::tell(app, tx, (event, &member), news, write).await?;
                }
            }
            named.push(Named { number: team.number, name: team.name.to_string() });
        }
        Ok(named)
    };
    let entry = |teams| LogEntry::new(Subject::Teams, TeamAct::PlacesGiven { teams });
    free_places::fill(app, event, next_in_line, give, entry).await
}

/// Those that get a place now, the longest waiting first.
async fn next_in_line(tx: &mut Tx, event: &Event) -> Result<Vec<Team>> {
    let free = free(tx, event).await?;
    let mut waiting = storage::teams::list(tx, event.id).await?;
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
        return Err(Error::refused(TeamRefusal::HasPlace { name }));
    }
    if team.status == Status::Waiting {
        return Err(Error::refused(TeamRefusal::OnWaitingList { name }));
    }
    if players::has_left_by_itself(tx, event.id, subject(team)).await? != Some(true) {
        return Err(Error::refused(TeamRefusal::OrganiserDecided { name }));
    }
    // Drafts are the organiser's secret: what was published since is what counts.
    let published = storage::events::newest_published_round(tx, event.id).await?;
    if published > team.dropped_after.unwrap_or_default() {
        return Err(Error::refused(TeamRefusal::DrawnWithout { name, round: published }));
    }
    if team.status == Status::Withdrawn && !is_free(tx, event).await? {
        return Err(Error::refused(TeamRefusal::PlaceTaken { name }));
    }
    Ok(())
}

/// Playing again. A team that was in no match yet joins in the next round.
async fn restore(tx: &mut Tx, team: &mut Team) -> Result<()> {
    if team.status != Status::Playing && !storage::teams::is_matched(tx, team.id).await? {
        let drawn = storage::events::newest_round(tx, team.event_id).await?;
        team.joined_round = team.joined_round.max(drawn.next());
    }
    // Another team may be called the same by now.
    free_name(tx, (team.event_id, Some(team.id)), &team.name).await?;
    (team.status, team.dropped_after, team.gave_up_at) = (Status::Playing, None, None);
    Ok(())
}
