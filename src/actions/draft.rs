//! Matches of teams: what happens to them when a round is published, taken back or closed.

pub mod corrections;
pub mod forfeit;
pub mod steps;
mod tables;

use super::{battles::impartial::not_of_their_team, entrants::joining::join_late};
use crate::{
    actions::prelude::*,
    domain::{
        battle::Battle,
        event::{
            audit::MatchAct,
            player::Status,
            team::{LineUps, TeamMatch},
        },
        ids::{MatchId, PlayerId},
        refusal::{RoundRefusal, TeamRefusal},
        round::{Round, RoundState},
    },
    storage::team_matches::MatchUse,
};

/// A match as somebody saw it: by now other teams may meet there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenMatch {
    pub at: MatchUse,
    /// None: whoever meets there now is meant.
    pub id: Option<MatchId>,
}

impl From<MatchUse> for SeenMatch {
    fn from(at: MatchUse) -> Self {
        Self { at, id: None }
    }
}

/// A round is published: every match gets its line-ups, and its draft begins. Pairs sit down at once.
pub(super) async fn begin_matches(app: &App, tx: &mut Tx, event: &Event, round: &Round) -> Result<()> {
    all_still_play(tx, round).await?;
    for drawn in storage::team_matches::list_round_matches(tx, round.id).await? {
        begin_one(app, tx, event, drawn, &[]).await?;
    }
    Ok(())
}

/// A match gets its line-ups, and its draft begins; pairs sit down at once. `missing` are those of whom it was said
/// before that they are not there. Nothing happens where a team has the bye.
pub(super) async fn begin_one(
    app: &App,
    tx: &mut Tx,
    event: &Event,
    mut drawn: TeamMatch,
    missing: &[PlayerId],
) -> Result<()> {
    let Some(b) = drawn.b else { return Ok(()) };
    let size = usize::from(event.settings.team.players());
    let (a, b) = (line_up(tx, drawn.a, size).await?, line_up(tx, b, size).await?);
    join_late(tx, a.iter().chain(&b), drawn.round_number).await?;
    let missing = missing.iter().filter(|player| a.contains(player) || b.contains(player)).copied().collect();
    drawn.line_ups = LineUps { a, b, missing };
    drawn.step_since = Some(app.clock.now());
    store_match(tx, &drawn).await?;
    drawn.version += 1;
    if event.settings.entrants.are_pairs() {
        tables::seat_pairs(app, tx, &drawn).await?;
        drawn.step_since = None;
        store_match(tx, &drawn).await
    } else {
        steps::settle_if_nothing_is_chosen(app, tx, event, &drawn).await
    }
}

/// Takes a match away, with its draft and its battles, for another in its place.
///
/// # Errors
/// When one of its battles has begun.
pub(super) async fn take_away(tx: &mut Tx, drawn: &TeamMatch) -> Result<()> {
    tables::take_away(tx, drawn).await?;
    storage::team_matches::delete_team_match(tx, drawn.id).await?;
    Ok(())
}

/// Whether a battle of this match has begun, so that its teams stay. `battles` are those of its round.
pub(super) fn has_begun(drawn: &TeamMatch, battles: &[Battle]) -> bool {
    battles.iter().any(|battle| tables::has_begun(drawn, battle))
}

/// A published round becomes a draft again: only while captains have chosen nothing that is shown.
pub(super) async fn undo_published_matches(tx: &mut Tx, round: &Round) -> Result<()> {
    let matches = storage::team_matches::list_round_matches(tx, round.id).await?;
    if matches.is_empty() {
        return Ok(());
    }
    for mut drawn in matches {
        let shown =
            storage::draft_choices::list_draft_choices(tx, drawn.id).await?.iter().any(|choice| choice.shown);
        if shown {
            return Err(Error::from_refusal(TeamRefusal::RoundHasBegun));
        }
        storage::draft_choices::forget_from(tx, drawn.id, 0).await?;
        drawn.line_ups = LineUps::default();
        drawn.step_since = None;
        store_match(tx, &drawn).await?;
    }
    storage::battles::delete_all(tx, round.id).await?;
    Ok(())
}

/// A round closes when all of its battles are there.
pub(super) async fn may_close(tx: &mut Tx, round: &Round) -> Result<()> {
    let matches = storage::team_matches::list_round_matches(tx, round.id).await?;
    let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
    let has_battles = |drawn: &TeamMatch| battles.iter().any(|battle| battle.match_id == Some(drawn.id));
    let open = matches.iter().filter(|drawn| !drawn.is_bye() && !has_battles(drawn));
    let places: Vec<i64> = open.map(|drawn| drawn.place).collect();
    if places.is_empty() { Ok(()) } else { Err(Error::from_refusal(TeamRefusal::DraftsOpen { places })) }
}

/// Staff say who of a match is missing, before anything is shown: their boards are lost.
pub async fn name_missing(
    app: &App,
    by: &Actor,
    (event, seen): (&Event, SeenMatch),
    missing: &[PlayerId],
) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let mut played = find_played_match(tx, event, seen).await?;
        not_of_their_team(tx, by, &played).await?;
        let shown = storage::draft_choices::list_draft_choices(tx, played.id)
            .await?
            .iter()
            .any(|choice| choice.shown);
        let has_battles = storage::battles::list_battles_of_round(tx, played.round_id).await?;
        if shown || has_battles.iter().any(|battle| battle.match_id == Some(played.id)) {
            return Err(Error::from_refusal(TeamRefusal::RoundHasBegun));
        }
        let plays =
            |player: &&PlayerId| played.line_ups.a.contains(player) || played.line_ups.b.contains(player);
        played.line_ups.missing = missing.iter().filter(plays).copied().collect();
        store_match(tx, &played).await?;
        let mut players = Vec::new();
        for id in &played.line_ups.missing {
            if let Some(player) = storage::players::find_player(tx, *id).await? {
                players.push(player.name.to_string());
            }
        }
        Ok(((), LogEntry::new(match_subject(&played), MatchAct::MissingNamed { players })))
    })
    .await
}

/// Those who play for a team now, by place.
async fn line_up(tx: &mut Tx, team: crate::domain::ids::TeamId, size: usize) -> Result<Vec<PlayerId>> {
    let team = storage::teams::one_with_members(tx, team).await?.ok_or(Error::NotFound)?;
    let players: Vec<PlayerId> = team.line_up().take(size).map(|player| player.id).collect();
    if players.len() < size {
        let (name, has) = (team.team.name.to_string(), players.len());
        return Err(Error::from_refusal(TeamRefusal::LineUpIncomplete { name, has, size }));
    }
    Ok(players)
}

/// No team that has left since the draw is in a match of it. One that leaves after this round, or a later one, plays it.
async fn all_still_play(tx: &mut Tx, round: &Round) -> Result<()> {
    let mut gone = Vec::new();
    for drawn in storage::team_matches::list_round_matches(tx, round.id).await? {
        for id in [Some(drawn.a), drawn.b].into_iter().flatten() {
            let team = storage::teams::find_team(tx, id).await?.ok_or(Error::NotFound)?;
            let stays = team.dropped_after.is_none_or(|last| last >= round.number);
            if team.status != Status::Playing || !stays {
                gone.push(team.name.to_string());
            }
        }
    }
    if gone.is_empty() { Ok(()) } else { Err(Error::from_refusal(RoundRefusal::HaveLeft { names: gone })) }
}

/// A match of a round that is being played, locked until the transaction ends.
async fn find_played_match(tx: &mut Tx, event: &Event, seen: SeenMatch) -> Result<TeamMatch> {
    let found = storage::team_matches::by_place(tx, event.id, seen.at).await?.ok_or(Error::NotFound)?;
    if seen.id.is_some_and(|id| id != found.id) {
        return Err(Error::from_refusal(TeamRefusal::OthersMeet));
    }
    storage::team_matches::lock_team_match(tx, found.id).await?;
    let found = storage::team_matches::find_team_match(tx, found.id).await?.ok_or(Error::NotFound)?;
    if found.round_state != RoundState::Published {
        return Err(Error::from_refusal(TeamRefusal::NotBeingPlayed));
    }
    if found.is_bye() {
        return Err(Error::from_refusal(TeamRefusal::Bye));
    }
    Ok(found)
}

async fn store_match(tx: &mut Tx, played: &TeamMatch) -> Result<()> {
    if storage::team_matches::update(tx, played).await? {
        Ok(())
    } else {
        Err(Error::Broken("a match changed under its event's lock".into()))
    }
}

/// As the log names this match.
fn match_subject(played: &TeamMatch) -> AuditSubject {
    AuditSubject::Match { round: played.round_number, place: played.place }
}
