//! Who has a place: leaving, coming back, the waiting list, and those who never came.

use super::{Actor, change_event, find_unchanged_player, player_subject, update_player};
use crate::{
    actions::entrants::joining::update_team,
    app::App,
    domain::{
        event::{
            Event, Stage,
            audit::{Act, AuditSubject, LogEntry, NamedPlayer, PlayerAct},
            permission::ActingAs,
            player::{Player, Status},
            refund::{Refund, refund_at},
            team::Team,
            team_role::TeamRole,
        },
        ids::{EventId, TeamId},
        numbers::RoundNumber,
        refusal::{PlayerRefusal, TeamRefusal},
    },
    error::{Error, Result},
    storage::{self, Tx},
};

/// Places that nobody has.
pub(super) async fn count_free_player_places(tx: &mut Tx, event: &Event) -> Result<usize> {
    let taken = storage::players::count_players_by_status(tx, event.id, Status::Playing).await?;
    Ok(usize::try_from(i64::from(event.settings.capacity) - taken).unwrap_or_default())
}

/// Somebody who signs up now gets a place: one is free, and nobody has been waiting for it.
pub(super) async fn is_free(tx: &mut Tx, event: &Event) -> Result<bool> {
    let taken = storage::players::count_players_by_status(tx, event.id, Status::Playing).await?;
    let waiting = storage::players::count_players_by_status(tx, event.id, Status::Waiting).await?;
    Ok(taken < i64::from(event.settings.capacity) && waiting == 0)
}

/// Gives the place up before the event, or leaves it after the round that is being played: not paired
/// again, what was played stands (`handbook R10`).
pub async fn leave_as_player(app: &App, by: &Actor, seen: &Player, event: &Event) -> Result<()> {
    let now = app.clock.now();
    let late = refund_at(&event.settings, now) != Refund::Due;
    change_event(app, seen.event_id, by, async |tx, locked| {
        let mut player = find_unchanged_player(app, tx, seen).await?;
        if !player.is_active() && player.status != Status::Waiting {
            return Err(Error::from_refusal(PlayerRefusal::HasLeft { name: player.name.to_string() }));
        }
        if locked.stage > Stage::Running {
            return Err(Error::from_refusal(PlayerRefusal::OverForLeaving));
        }
        hand_over_first(tx, &player).await?;
        // Somebody else may play at their place of the team from the next match on. They speak for it no more, and the
        // invitation that they may have kept lets nobody in.
        (player.team_place, player.team_deputy) = (None, false);
        if let Some(team) = player.team_id {
            let team = storage::teams::one_with_members(tx, team).await?.ok_or(Error::NotFound)?;
            end_invitation(tx, team.team).await?;
        }
        let published = storage::events::newest_published_round(tx, seen.event_id).await?;
        let name = player.name.to_string();
        let act = if player.status == Status::Waiting {
            player.status = Status::Withdrawn;
            PlayerAct::LeftWaitingList { name }
        } else if player.gives_up_their_place(published) && !plays_in_a_published_round(tx, &player).await? {
            (player.status, player.gave_up_at) = (Status::Withdrawn, Some(now));
            PlayerAct::Withdrew { name, too_late_for_refund: late }
        } else {
            player.dropped_after = Some(published);
            PlayerAct::Left { name, after_round: published }
        };
        update_player(tx, &player).await?;
        Ok(((), LogEntry::new(player_subject(&player), act)))
    })
    .await
}

/// An organiser takes leaving or withdrawing back, or gives a place to whoever waited.
pub async fn take_back(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, locked| {
        let mut player = find_unchanged_player(app, tx, seen).await?;
        if player.is_active() {
            return Err(Error::from_refusal(PlayerRefusal::HasPlace { name: player.name.to_string() }));
        }
        if locked.stage > Stage::Running {
            return Err(Error::from_refusal(PlayerRefusal::OverForJoining));
        }
        let waited = player.status == Status::Waiting;
        restore_player_place(tx, &mut player).await?;
        update_player(tx, &player).await?;
        let name = player.name.to_string();
        let act = if waited { PlayerAct::GivenPlace { name } } else { PlayerAct::LeavingTakenBack { name } };
        Ok(((), LogEntry::new(player_subject(&player), act)))
    })
    .await
}

/// Somebody who had left, was marked as not coming or waited for a place stands at the desk: they play, and are
/// checked in.
pub(super) async fn come_after_all(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, locked| {
        let mut player = find_unchanged_player(app, tx, seen).await?;
        if locked.stage > Stage::Running {
            return Err(Error::from_refusal(PlayerRefusal::OverForJoining));
        }
        restore_player_place(tx, &mut player).await?;
        player.checked_in_at = Some(app.clock.now());
        update_player(tx, &player).await?;
        let act = PlayerAct::CameAfterAll { name: player.name.to_string() };
        Ok(((), LogEntry::new(player_subject(&player), act)))
    })
    .await
}

/// A player changes their mind: until the next draw, and while their place is still free.
pub async fn come_back(app: &App, by: &Actor, seen: &Player, event: &Event) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, _| {
        let mut player = find_unchanged_player(app, tx, seen).await?;
        may_come_back(tx, &player, event).await?;
        let act = if player.asks_since.is_some() {
            // To leave and come back lets nobody in: they ask again.
            (player.status, player.gave_up_at) = (Status::Waiting, None);
            PlayerAct::AskedToComeIn { paints: false }
        } else {
            restore_player_place(tx, &mut player).await?;
            PlayerAct::CameBack { name: player.name.to_string() }
        };
        update_player(tx, &player).await?;
        Ok(((), LogEntry::new(player_subject(&player), act)))
    })
    .await
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
    if player.is_active() {
        return Err(Error::from_refusal(PlayerRefusal::InAlready));
    }
    if player.status == Status::Waiting {
        return Err(Error::from_refusal(PlayerRefusal::OnWaitingList));
    }
    if player.was_taken_out_of_team() {
        return Err(Error::from_refusal(PlayerRefusal::TakenOutOfTeam));
    }
    // That somebody left a team stands with the team.
    let by_itself = has_left_by_itself(tx, event.id, player_subject(player)).await?;
    if player.never_came() || !by_itself.unwrap_or(player.gave_up_at.is_some()) {
        return Err(Error::from_refusal(PlayerRefusal::OrganiserDecided));
    }
    // Drafts are the organiser's secret: what was published since is what counts.
    let published = storage::events::newest_published_round(tx, event.id).await?;
    if published > player.dropped_after.unwrap_or_default() {
        return Err(Error::from_refusal(PlayerRefusal::DrawnWithout { round: published }));
    }
    // Places of an event of teams are the teams'.
    let needs_a_place =
        player.status == Status::Withdrawn && player.team_id.is_none() && player.asks_since.is_none();
    if needs_a_place && !is_free(tx, event).await? {
        return Err(Error::from_refusal(PlayerRefusal::PlaceTaken));
    }
    Ok(())
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
async fn restore_player_place(tx: &mut Tx, player: &mut Player) -> Result<()> {
    if player.status != Status::Playing && !storage::players::is_seated(tx, player.id).await? {
        let drawn = storage::events::newest_round(tx, player.event_id).await?;
        player.joined_round = player.joined_round.max(drawn.next());
    }
    player.status = Status::Playing;
    (player.dropped_after, player.gave_up_at, player.asks_since) = (None, None, None);
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
    let named =
        players.iter().map(|player| NamedPlayer { number: player.number, name: player.name.to_string() });
    Ok((players.len(), LogEntry::new(AuditSubject::Players, act(named.collect()))))
}
