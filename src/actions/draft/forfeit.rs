//! A team that is not there, or has left: it loses every board of a match, and nobody drafts.

use super::{
    Actor, SeenMatch, change_event, find_played_match, match_subject, not_of_their_team,
    steps::{no_draft, refuse_draft_error, stored_choice_from_made},
    store_match, tables,
};
use crate::{
    actions::prelude::*,
    domain::{
        event::{audit::MatchAct, team::LineUps},
        ids::{PlayerId, TeamId},
        refusal::TeamRefusal,
        teams::draft::DraftChoice,
    },
    storage::draft_choices::StoredChoice,
};

/// Gives every board of a match to the other team. Players meet by their places; what captains had chosen is gone, and
/// nobody learns what was hidden.
///
/// # Errors
/// When a battle of the match has begun: then each battle is ruled for itself.
pub async fn lose_every_board(
    app: &App,
    by: &Actor,
    (event, at): (&Event, SeenMatch),
    (team, why): (TeamId, &str),
) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let mut played = find_played_match(tx, event, at).await?;
        not_of_their_team(tx, by, &played).await?;
        let name = storage::teams::find_team(tx, team).await?.ok_or(Error::NotFound)?.name.to_string();
        if !played.has(team) {
            return Err(Error::from_refusal(TeamRefusal::NotInRound));
        }
        tables::take_away(tx, &played).await?;
        storage::draft_choices::forget_from(tx, played.id, 0).await?;
        played.line_ups.missing = list_forfeit_missing(&played.line_ups, played.a == team);
        let everybody = DraftChoice::from_places(1..=event.settings.team.players());
        let draft = storage::drafts::load_stored_draft(tx, event, &played).await?;
        let mut position = draft.ok_or_else(no_draft)?.position;
        // Where lots or line-ups settle it, nothing is left to be typed in.
        let made = if position.is_settled() { None } else { Some(position.type_in_by_staff(&everybody)) };
        for made in made.transpose().map_err(refuse_draft_error)?.iter().flatten() {
            let row =
                StoredChoice { shown: true, ..stored_choice_from_made(made, &by.name, app.clock.now()) };
            storage::draft_choices::store_draft_choice(tx, played.id, &row).await?;
        }
        tables::seat_drafted_battles(app, tx, event, &played, &position.open().battles).await?;
        played.step_since = None;
        played.typed_by = Some(by.name.clone());
        store_match(tx, &played).await?;
        Ok(((), LogEntry::new(match_subject(&played), MatchAct::EveryBoardLost { team: name }).because(why)))
    })
    .await
}

/// All of the team, and those of the other who were named before: not where that was the whole team, which is corrected
/// by this.
fn list_forfeit_missing(line_ups: &LineUps, is_a: bool) -> Vec<PlayerId> {
    let (own, others) = if is_a { (&line_ups.a, &line_ups.b) } else { (&line_ups.b, &line_ups.a) };
    let named: Vec<PlayerId> =
        others.iter().filter(|player| line_ups.missing.contains(player)).copied().collect();
    let named = if named.len() == others.len() { Vec::new() } else { named };
    own.iter().copied().chain(named).collect()
}
