//! Who belongs to a team, as what, and who plays at which place.

use super::{
    Actor, change_event,
    players::{self, Newcomer, SignUp, end_invitation},
    team_subject, update_player,
};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::TeamAct,
            pack::RosterPolicy,
            player::{Enrolment, PlayerDetails, Status},
            quotas::most_members,
            roster_version::RosterState,
            team::{Team, TeamWithMembers},
            team_role::TeamRole,
        },
        ids::PlayerId,
        mail::WriteMail,
        refusal::TeamRefusal,
    },
};

/// What somebody is to be in a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Membership {
    pub role: TeamRole,
    /// From 1. None: they do not play, for now.
    pub place: Option<i64>,
    pub deputy: bool,
}

/// Somebody follows the team's invitation: a place where one is free, else what they chose. They are written to, in
/// the words of `write`, where they gave an address.
pub async fn join_team_by_invitation(
    app: &App,
    by: &Actor,
    (event, team): (&Event, &Team),
    (new, role): (SignUp, TeamRole),
    write: WriteMail,
) -> Result<Player> {
    let by = Actor { name: new.details.name.to_string(), ..by.clone() };
    change_event(app, event.id, &by, async |tx, locked| {
        players::may_still_join(locked)?;
        if team.has_left() {
            return Err(Error::from_refusal(TeamRefusal::HasLeft { name: team.name.to_string() }));
        }
        let role = if role == TeamRole::Captain { TeamRole::Player } else { role };
        let roles = event.settings.team_roles();
        let most = most_members(
            u32::from(event.settings.team.players()) + roles.reserves + roles.coaches + roles.assistants,
        );
        if storage::players::ever_of_team(tx, team.id).await? >= most {
            return Err(Error::from_refusal(TeamRefusal::TooManyJoined { most }));
        }
        let (joined, team) = add_to(app, tx, (event, team), (new.details, role)).await?;
        let newcomer = Newcomer { event, player: &joined, team: Some(&team), answers: &new.answers };
        players::welcome_newcomer(app, tx, &by, newcomer, write).await?;
        let act = TeamAct::MemberJoined { name: joined.name.to_string() };
        Ok((joined, LogEntry::new(team_subject(&team), act)))
    })
    .await
}

/// Staff, or the captain, type somebody in.
pub async fn add_team_member(
    app: &App,
    by: &Actor,
    (event, team): (&Event, &Team),
    (details, role): (PlayerDetails, TeamRole),
) -> Result<Player> {
    change_event(app, event.id, by, async |tx, _| {
        let (added, _) = add_to(app, tx, (event, team), (details, role)).await?;
        let act = TeamAct::MemberAdded { name: added.name.to_string() };
        Ok((added, LogEntry::new(team_subject(team), act)))
    })
    .await
}

/// Gives a member another role or place. Who had that place gives it up. It counts from the next match on: those whose
/// draft has begun keep their line-ups.
pub async fn set_membership(
    app: &App,
    by: &Actor,
    event: &Event,
    seen: &Player,
    wanted: Membership,
) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let mut player = find_unchanged_member(tx, seen).await?;
        let team = team_of(tx, &player).await?;
        may_be(tx, event, (&team, &player), wanted).await?;
        for mut other in team.members.iter().filter(|other| other.id != player.id).cloned() {
            let before = other.clone();
            if wanted.role == TeamRole::Captain && other.is_captain() {
                (other.team_role, other.team_deputy) = (Some(TeamRole::Player), false);
            }
            if wanted.place.is_some() && other.team_place == wanted.place {
                // They change places; who comes from none sends the other there.
                other.team_place = player.team_place;
            }
            if (before.team_role, before.team_place) != (other.team_role, other.team_place) {
                update_player(tx, &other).await?;
            }
        }
        player.team_role = Some(wanted.role);
        player.team_place = wanted.place;
        player.team_deputy = wanted.deputy;
        update_player(tx, &player).await?;
        let act = TeamAct::MemberChanged { name: player.name.to_string() };
        Ok(((), LogEntry::new(team_subject(&team.team), act)))
    })
    .await
}

/// Somebody leaves the team, before they have played for it: whatever they were in it they are no more, and the
/// invitation that they know is void.
pub async fn remove_team_member(app: &App, by: &Actor, event: &Event, seen: &Player) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event.id, by, async |tx, _| {
        let mut player = find_unchanged_member(tx, seen).await?;
        let team = team_of(tx, &player).await?;
        let name = player.name.to_string();
        if player.is_captain() && team.members.len() > 1 {
            return Err(Error::from_refusal(TeamRefusal::CaptainStays));
        }
        if players::plays_in_a_round(tx, &player).await? {
            return Err(Error::from_refusal(TeamRefusal::HasPlayed { name }));
        }
        player.status = Status::Withdrawn;
        player.gave_up_at = (by.player == Some(player.id)).then_some(now);
        (player.team_place, player.team_deputy) = (None, false);
        update_player(tx, &player).await?;
        let subject = team_subject(&team.team);
        end_invitation(tx, team.team).await?;
        Ok(((), LogEntry::new(subject, TeamAct::MemberLeft { name })))
    })
    .await
}

/// Enters somebody as a member.
pub(super) async fn enter_team_member(
    app: &App,
    tx: &mut Tx,
    team: &Team,
    (details, (role, place)): (PlayerDetails, (TeamRole, Option<i64>)),
) -> Result<Player> {
    let enrolment = Enrolment {
        event_id: team.event_id,
        number: storage::players::last_number(tx, team.event_id).await? + 1,
        status: Status::Playing,
        // A draft takes its line-ups when it is published: those of today.
        joined_round: storage::events::newest_published_round(tx, team.event_id).await?.next(),
        registered_at: app.clock.now(),
    };
    let details = PlayerDetails { spare: false, ..details };
    let player = Player {
        team_id: Some(team.id),
        team_role: Some(role),
        team_place: place,
        ..Player::from_enrolment(PlayerId(app.new_id()), enrolment, details)
    };
    storage::players::insert(tx, &player).await?;
    Ok(player)
}

async fn add_to(
    app: &App,
    tx: &mut Tx,
    (event, team): (&Event, &Team),
    (details, role): (PlayerDetails, TeamRole),
) -> Result<(Player, Team)> {
    let now = storage::teams::one_with_members(tx, team.id).await?.ok_or(Error::NotFound)?;
    room_for(event, &now, role)?;
    let plays = matches!(role, TeamRole::Captain | TeamRole::Player);
    let place = now.free_place(event.settings.team.players().into()).filter(|_| plays);
    let player = enter_team_member(app, tx, &now.team, (details, (role, place))).await?;
    Ok((player, now.team))
}

/// Whether one more may have this role.
fn room_for(event: &Event, team: &TeamWithMembers, role: TeamRole) -> Result<()> {
    if team.has_room(role, &event.settings) {
        return Ok(());
    }
    let (are_pairs, size) = (event.settings.entrants.are_pairs(), event.settings.team.players().into());
    Err(Error::from_refusal(match role {
        TeamRole::Captain => TeamRefusal::RoleFull { role },
        _ if are_pairs => TeamRefusal::PairFull,
        TeamRole::Player => TeamRefusal::Full { size },
        TeamRole::Reserve | TeamRole::Coach | TeamRole::Assistant => TeamRefusal::RoleFull { role },
    }))
}

async fn may_be(
    tx: &mut Tx,
    event: &Event,
    (team, player): (&TeamWithMembers, &Player),
    wanted: Membership,
) -> Result<()> {
    let size = usize::from(event.settings.team.players());
    let Membership { role, place, .. } = wanted;
    if player.is_captain() && role != TeamRole::Captain {
        return Err(Error::from_refusal(TeamRefusal::CaptainStays));
    }
    if role == TeamRole::Captain && !player.is_captain() && !player.is_active() {
        return Err(Error::from_refusal(TeamRefusal::TakesNoPart { name: player.name.to_string() }));
    }
    // They change places with whoever plays, or is captain.
    if player.team_role != Some(role) && !matches!(role, TeamRole::Captain | TeamRole::Player) {
        room_for(event, team, role)?;
    }
    let Some(place) = place else { return Ok(()) };
    if !role.may_play() {
        return Err(Error::from_refusal(TeamRefusal::DoesNotPlay { role }));
    }
    if !(1..=size).contains(&usize::try_from(place).unwrap_or_default()) {
        return Err(Error::from_refusal(TeamRefusal::NoSuchPlace { size }));
    }
    // A draft is the organiser's secret: what captains may do does not tell of it.
    let has_begun = storage::events::newest_published_round(tx, event.id).await?.is_a_round();
    if role == TeamRole::Reserve && has_begun && event.settings.rosters != RosterPolicy::AtTable {
        let newest = storage::rosters::which_is_newest(tx, player.id).await?;
        if newest.is_none_or(|roster| roster.state != RosterState::Accepted) {
            return Err(Error::from_refusal(TeamRefusal::NoAcceptedRoster { name: player.name.to_string() }));
        }
    }
    Ok(())
}

/// The member as they are now; refused when that is not what the form was made from.
async fn find_unchanged_member(tx: &mut Tx, seen: &Player) -> Result<Player> {
    let now = storage::players::find_player(tx, seen.id).await?.ok_or(Error::NotFound)?;
    if now.version == seen.version { Ok(now) } else { Err(Error::from_refusal(TeamRefusal::Changed)) }
}

async fn team_of(tx: &mut Tx, player: &Player) -> Result<TeamWithMembers> {
    let team = player.team_id.ok_or(Error::NotFound)?;
    storage::teams::one_with_members(tx, team).await?.ok_or(Error::NotFound)
}
