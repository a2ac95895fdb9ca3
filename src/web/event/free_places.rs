//! After a change that may have freed a place: whoever waits for one gets it, where the event does so by itself.

use crate::{
    actions::entrants::{players, teams},
    app::App,
    domain::event::Event,
    error::Result,
    words::{mails::write_mail_text, pages::players as say},
};

/// Fills free places, and says who has one now; nothing where nobody got any.
///
/// # Errors
/// When the event cannot be read or changed.
pub async fn fill_free_places(app: &App, event: &Event) -> Result<Option<String>> {
    let named = if event.settings.entrants.are_players() {
        players::fill_places(app, event.id, write_mail_text).await?
    } else {
        teams::fill_places(app, event.id, write_mail_text).await?
    };
    Ok((!named.is_empty()).then(|| say::have_free_places(&named)))
}

/// The same after a change that was made, with what is said of that in front.
///
/// # Errors
/// What kept the change from being made.
pub async fn filled_after(app: &App, event: &Event, change: Result<String>) -> Result<String> {
    let said = change?;
    let told = fill_free_places(app, event).await?;
    Ok(told.map_or_else(|| said.clone(), |told| format!("{said} {told}")))
}
