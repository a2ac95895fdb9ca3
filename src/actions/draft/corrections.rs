//! What staff add to a match, or take from it: match points and game points apart (`teams T26`).

use super::{Actor, SeenMatch, change_event, match_subject, not_of_their_team};
use crate::{
    actions::prelude::*,
    domain::{
        event::audit::MatchAct,
        refusal::TeamRefusal,
        teams::{MatchCorrection, draft::MatchSide},
    },
};

/// Adds a correction to a match.
pub async fn add_match_correction(
    app: &App,
    by: &Actor,
    (event, seen): (&Event, SeenMatch),
    new: MatchCorrection,
) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        if new.match_points == 0 && new.game_points == 0 {
            return Err(Error::from_refusal(TeamRefusal::NothingToCorrect));
        }
        let played = storage::team_matches::by_place(tx, event.id, seen.at).await?.ok_or(Error::NotFound)?;
        if seen.id.is_some_and(|id| id != played.id) {
            return Err(Error::from_refusal(TeamRefusal::OthersMeet));
        }
        not_of_their_team(tx, by, &played).await?;
        let team = if new.side == MatchSide::A { Some(played.a) } else { played.b };
        let team = team.ok_or_else(|| Error::from_refusal(TeamRefusal::Bye))?;
        let team = storage::teams::find_team(tx, team).await?.ok_or(Error::NotFound)?;
        let stored = storage::team_matches::load_match_corrections(tx, played.id).await?;
        let mut corrections: Vec<MatchCorrection> = serde_json::from_str(&stored)?;
        let act = MatchAct::Corrected {
            team: team.name.to_string(),
            match_points: new.match_points,
            game_points: new.game_points,
        };
        let reason = new.reason.clone();
        corrections.push(new);
        storage::team_matches::set_corrections(tx, played.id, &serde_json::to_string(&corrections)?).await?;
        Ok(((), LogEntry::new(match_subject(&played), act).because(reason)))
    })
    .await
}
