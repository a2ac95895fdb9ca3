//! Who has a place: leaving, coming back, the waiting list, and those who never came.

use super::{Actor, change_event, change_player, player_subject, update_player};
use crate::{
    actions::{entrants::joining::update_team, prelude::*},
    domain::{
        event::{
            Stage,
            audit::{Act, NamedPlayer, PlayerAct},
            entry::{EventEntry, Leaving, NoWayBack, PlacesTaken},
            permission::ActingAs,
            player::Status,
            refund::{Refund, refund_at},
            team::Team,
            team_role::TeamRole,
        },
        ids::TeamId,
        refusal::{PlayerRefusal, Refusal, TeamRefusal},
    },
    storage::events::Locked,
};

/// Gives the place up before the event, or leaves it after the round that is being played: not paired
/// again, what was played stands (`handbook R10`).
pub async fn leave_as_player(app: &App, by: &Actor, seen: &Player, event: &Event) -> Result<()> {
    let now = app.clock.now();
    let too_late_for_refund = refund_at(&event.settings, now) != Refund::Due;
    change_player(app, by, seen, async |tx, locked, player| {
        let name = player.name.to_string();
        let published = storage::events::newest_published_round(tx, player.event_id).await?;
        let has_played = plays_in_a_published_round(tx, player).await?;
        let Some(leaving) = player.leave(published, has_played, now) else {
            return Err(Error::from_refusal(PlayerRefusal::HasLeft { name }));
        };
        if locked.stage > Stage::Running {
            return Err(Error::from_refusal(PlayerRefusal::OverForLeaving));
        }
        hand_over_first(tx, player).await?;
        // Somebody else may play at their place of the team from the next match on. They speak for it no more, and the
        // invitation that they may have kept lets nobody in.
        (player.team_place, player.team_deputy) = (None, false);
        if let Some(team) = player.team_id {
            let team = storage::teams::find_team(tx, team).await?.ok_or(Error::NotFound)?;
            end_invitation(tx, team).await?;
        }
        Ok(match leaving {
            Leaving::WaitingList => PlayerAct::LeftWaitingList { name },
            Leaving::Place => PlayerAct::Withdrew { name, too_late_for_refund },
            Leaving::AfterRound(after_round) => PlayerAct::Left { name, after_round },
        })
    })
    .await
}

/// An organiser takes leaving or withdrawing back, or gives a place to whoever waited.
pub async fn take_back(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    change_player(app, by, seen, async |tx, locked, player| {
        let name = player.name.to_string();
        if player.is_active() {
            return Err(Error::from_refusal(PlayerRefusal::HasPlace { name }));
        }
        may_still_join(locked)?;
        let waited = player.status == Status::Waiting;
        restore_player_place(tx, player).await?;
        Ok(if waited { PlayerAct::GivenPlace { name } } else { PlayerAct::LeavingTakenBack { name } })
    })
    .await
}

/// Somebody who had left, was marked as not coming or waited for a place stands at the desk: they play, and are
/// checked in.
pub(super) async fn come_after_all(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    change_player(app, by, seen, async |tx, locked, player| {
        may_still_join(locked)?;
        restore_player_place(tx, player).await?;
        player.checked_in_at = Some(app.clock.now());
        Ok(PlayerAct::CameAfterAll { name: player.name.to_string() })
    })
    .await
}

/// Nobody joins once the event is over.
pub(in crate::actions) fn may_still_join(locked: &Locked) -> Result<()> {
    if locked.stage > Stage::Running {
        return Err(Error::from_refusal(PlayerRefusal::OverForJoining));
    }
    Ok(())
}

/// A player changes their mind: until the next draw, and while their place is still free.
pub async fn come_back(app: &App, by: &Actor, seen: &Player, event: &Event) -> Result<()> {
    change_player(app, by, seen, async |tx, _, player| take_back_leaving(tx, player, event).await).await
}

async fn take_back_leaving(tx: &mut Tx, player: &mut Player, event: &Event) -> Result<PlayerAct> {
    may_come_back(tx, player, event).await?;
    if player.asks_since.is_some() {
        // To leave and come back lets nobody in: they ask again.
        (player.status, player.gave_up_at) = (Status::Waiting, None);
        return Ok(PlayerAct::AskedToComeIn { paints: false });
    }
    restore_player_place(tx, player).await?;
    Ok(PlayerAct::CameBack { name: player.name.to_string() })
}

/// A player whose place has gone to somebody else meanwhile waits for another one, at the end of the list; where one is
/// free by now, they have it.
pub async fn wait_again(app: &App, by: &Actor, seen: &Player, event: &Event) -> Result<()> {
    let now = app.clock.now();
    change_player(app, by, seen, async |tx, _, player| match take_back_leaving(tx, player, event).await {
        Err(why) if is_place_taken(&why) => {
            (player.status, player.gave_up_at, player.registered_at) = (Status::Waiting, None, now);
            Ok(PlayerAct::JoinedWaitingList { paints: false })
        }
        done => done,
    })
    .await
}

/// Nothing but their place keeps them out.
pub fn is_place_taken(why: &Error) -> bool {
    matches!(why, Error::Refused(Refusal::Player(PlayerRefusal::PlaceTaken)))
}

/// Whoever is not checked in does not play: they withdraw, all at once. The spare may still come.
pub async fn close_check_in(app: &App, by: &Actor, event: EventId) -> Result<usize> {
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        nothing_drawn(tx, event).await?;
        let mut players = storage::players::list_players(tx, event).await?;
        let teams = storage::teams::list_teams(tx, event).await?;
        let is_expected = |player: &Player| {
            let team = teams.iter().find(|team| Some(team.id) == player.team_id);
            player.is_active() && team.is_none_or(Team::is_active)
        };
        players.retain(|player| is_expected(player) && player.checked_in_at.is_none() && !player.spare);
        for player in &mut players {
            (player.status, player.gave_up_at) = (Status::Withdrawn, Some(now));
            player.dropped_after = Some(RoundNumber::BEFORE_THE_FIRST);
            update_player(tx, player).await?;
        }
        log_all(&players, |players| PlayerAct::MarkedNotComing { players })
    })
    .await
}

/// Takes the last back: everybody who was marked as not coming is expected again.
pub async fn reopen_check_in(app: &App, by: &Actor, event: EventId) -> Result<usize> {
    change_event(app, event, by, async |tx, _| {
        nothing_drawn(tx, event).await?;
        let mut players = storage::players::list_players(tx, event).await?;
        players.retain(Player::never_came);
        for player in &mut players {
            restore_player_place(tx, player).await?;
            update_player(tx, player).await?;
        }
        log_all(&players, |players| PlayerAct::ExpectedAgain { players })
    })
    .await
}

/// Whether they sit at a table of any round, drafts included, or are in the line-up of a match of their team, whose
/// draft seats them later.
pub(in crate::actions) async fn plays_in_a_round(tx: &mut Tx, player: &Player) -> Result<bool> {
    Ok(storage::players::is_seated(tx, player.id).await? || is_lined_up(tx, player).await?)
}

/// The same of rounds that are out.
async fn plays_in_a_published_round(tx: &mut Tx, player: &Player) -> Result<bool> {
    Ok(storage::players::is_seated_in_public(tx, player.id).await? || is_lined_up(tx, player).await?)
}

async fn is_lined_up(tx: &mut Tx, player: &Player) -> Result<bool> {
    let Some(team) = player.team_id else { return Ok(false) };
    let matches = storage::team_matches::of_team(tx, team).await?;
    let sides = || matches.iter().flat_map(|played| [&played.line_ups.a, &played.line_ups.b]);
    Ok(sides().any(|side| side.contains(&player.id)))
}

/// Somebody is no longer in the team: a link that they may have kept lets nobody in.
pub(in crate::actions) async fn end_invitation(tx: &mut Tx, mut team: Team) -> Result<()> {
    team.link_epoch += 1;
    update_team(tx, &team).await
}

/// A captain does not leave a team without one.
async fn hand_over_first(tx: &mut Tx, player: &Player) -> Result<()> {
    let Some(team) = player.team_id.filter(|_| player.is_captain()) else { return Ok(()) };
    let team = storage::teams::one_with_members(tx, team).await?;
    let others = team.is_some_and(|team| team.members.iter().any(|other| other.id != player.id));
    if others { Err(Error::from_refusal(TeamRefusal::CaptainStays)) } else { Ok(()) }
}

/// Whether a player can take leaving back by themselves.
///
/// # Errors
/// When they cannot: why.
pub async fn may_come_back(tx: &mut Tx, player: &Player, event: &Event) -> Result<()> {
    if player.was_taken_out_of_team() {
        return Err(Error::from_refusal(PlayerRefusal::TakenOutOfTeam));
    }
    // That somebody left a team stands with the team.
    let by_itself = has_left_by_itself(tx, event.id, player_subject(player)).await?;
    let players = storage::players::list_players(tx, event.id).await?;
    // Places of an event of teams are the teams'.
    let needs_a_place =
        player.status == Status::Withdrawn && player.team_id.is_none() && player.asks_since.is_none();
    let is_free =
        !needs_a_place || PlacesTaken::from_entries(&players, event.settings.capacity).is_one_free();
    let by_itself = !player.never_came() && by_itself.unwrap_or(player.gave_up_at.is_some());
    let published = storage::events::newest_published_round(tx, event.id).await?;
    let why = EventEntry::from(player).why_not_back(by_itself, published, is_free);
    let Some(why) = why else { return Ok(()) };
    Err(Error::from_refusal(match why {
        NoWayBack::InAlready => PlayerRefusal::InAlready,
        NoWayBack::OnWaitingList => PlayerRefusal::OnWaitingList,
        NoWayBack::OrganiserDecided => PlayerRefusal::OrganiserDecided,
        NoWayBack::DrawnWithout(round) => PlayerRefusal::DrawnWithout { round },
        NoWayBack::PlaceTaken => PlayerRefusal::PlaceTaken,
    }))
}

/// Whether a player, or a team, took itself out, and not the organiser: what they have done since does not matter. None
/// where the log has nothing of it.
pub(in crate::actions) async fn has_left_by_itself(
    tx: &mut Tx,
    event: EventId,
    subject: AuditSubject,
) -> Result<Option<bool>> {
    let rows = storage::audit::list_audit_of_subject(tx, event, subject).await?;
    let ends_a_place = |act: &str| serde_json::from_str::<Act>(act).is_ok_and(|act| act.ends_a_place());
    let last = rows.into_iter().find(|row| ends_a_place(&row.act));
    Ok(last.map(|row| row.role == ActingAs::Player.as_str()))
}

/// Playing again. Whoever never sat at a table joins in the next round.
pub(in crate::actions) async fn restore_player_place(tx: &mut Tx, player: &mut Player) -> Result<()> {
    let is_seated = storage::players::is_seated(tx, player.id).await?;
    player.restore_place(storage::events::newest_round(tx, player.event_id).await?, is_seated);
    player.asks_since = None;
    if let Some(team) = player.team_id {
        back_in_team(tx, player, team).await?;
    }
    Ok(())
}

/// Back at the own place of the team, or at a free one; at none where there is no other. Who is captain by now stays it.
async fn back_in_team(tx: &mut Tx, player: &mut Player, team: TeamId) -> Result<()> {
    let event = storage::events::find_event(tx, player.event_id).await?.ok_or(Error::NotFound)?;
    let mut team = storage::teams::one_with_members(tx, team).await?.ok_or(Error::NotFound)?;
    team.members.retain(|other| other.id != player.id);
    if player.is_captain() && team.captain().is_some() {
        player.team_role = Some(TeamRole::Player);
    }
    let is_taken = team.line_up().any(|other| other.team_place == player.team_place);
    if player.team_place.is_none() || is_taken {
        let plays = matches!(player.team_role, Some(TeamRole::Captain | TeamRole::Player));
        let size = usize::from(event.settings.team.players());
        player.team_place = team.free_place(size).filter(|_| plays);
    }
    Ok(())
}

async fn nothing_drawn(tx: &mut Tx, event: EventId) -> Result<()> {
    if storage::events::newest_round(tx, event).await? >= RoundNumber::FIRST {
        return Err(Error::from_refusal(PlayerRefusal::RoundsDrawn));
    }
    Ok(())
}

fn log_all(players: &[Player], act: impl FnOnce(Vec<NamedPlayer>) -> PlayerAct) -> Result<(usize, LogEntry)> {
    if players.is_empty() {
        return Err(Error::from_refusal(PlayerRefusal::NobodyToMark));
    }
    let named = players.iter().map(|player| EventEntry::from(player).named());
    Ok((players.len(), LogEntry::new(AuditSubject::Players, act(named.collect()))))
}
