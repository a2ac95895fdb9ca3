//! Building a roster on the site: each step is kept at once, so that a phone may lose its page. Nothing
//! of it goes to the audit log: it is the player's own paper until it is handed in.

use super::{Actor, GivenRoster, game_of, refuse_with_reason, rules_of};
use crate::{
    actions::prelude::*,
    domain::{
        composition::CheckRules,
        event::roster_version::RosterDraft,
        games::{BuilderStepError, Game},
        refusal::Conflict,
        roster::Roster,
    },
};

/// The draft as it is, with the prices of the profiles in force; an empty one before the first step.
pub async fn draft_of(app: &App, tx: &mut Tx, event: &Event, player: &Player) -> Result<RosterDraft> {
    let now = app.clock.now();
    let rules = rules_of(&event.settings, event.settings.date_at(now));
    let view = app.cache.catalogues.of(tx, &event.settings, rules.as_of).await?.view;
    let mut draft = storage::roster_drafts::of_player(tx, player.id).await?.unwrap_or_else(|| RosterDraft {
        player_id: player.id,
        event_id: event.id,
        roster: begin_roster_draft(&rules),
        version: 0,
        changed_at: now,
    });
    draft.roster = game_of(&event.settings)?.priced(&draft.roster, &view, &rules);
    Ok(draft)
}

/// Changes the draft that was seen, wholly or not at all. The same form sent twice changes it once.
pub async fn build_roster_draft(
    app: &App,
    by: &Actor,
    event: &Event,
    player: &Player,
    seen: i64,
    work: impl FnOnce(Roster) -> std::result::Result<Roster, BuilderStepError>,
) -> Result<()> {
    let mut draft = draft_of(app, &mut app.database.read().await?, event, player).await?;
    // Worked out before anything is locked; what came of it is told once the form is known to be a new one.
    let changed = if draft.version == seen {
        work(draft.roster).map_err(refuse_with_reason)
    } else {
        Err(changed_elsewhere())
    };
    let mut tx = app.database.write().await?;
    if let Some(once) = &by.once
        && !storage::events::receive_form(&mut tx, once, app.clock.now()).await?
    {
        return Err(Error::SentTwice);
    }
    draft.roster = changed?;
    draft.changed_at = app.clock.now();
    if !storage::roster_drafts::keep_roster_draft(&mut tx, &draft).await? {
        return Err(changed_elsewhere());
    }
    Ok(tx.commit().await?)
}

/// The draft as a roster to be handed in, like one that was pasted.
pub fn as_given(game: Game, draft: &RosterDraft) -> GivenRoster {
    let (text, format) = game.as_built(&draft.roster);
    GivenRoster { format, ..GivenRoster::from_roster_bytes(text.into_bytes()) }
}

fn begin_roster_draft(rules: &CheckRules) -> Roster {
    Roster { points_limit: Some(rules.points_limit), ..Roster::default() }
}

fn changed_elsewhere() -> Error {
    Error::Conflict(Conflict::RosterDraft)
}
