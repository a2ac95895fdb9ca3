//! After a change that may have freed a place: whoever waits for one gets it, where the event does so by itself.

use crate::{actions::entrants::free_places, domain::event::Event, web::prelude::*};

/// Fills free places, and says who has one now; nothing where nobody got any.
///
/// # Errors
/// When the event cannot be read or changed.
pub async fn fill_free_places(app: &App, event: &Event) -> Result<Option<Message>> {
    let named = free_places::give_free_places(app, event.id, app.language).await?;
    Ok((!named.is_empty()).then(|| say!("players-have-places", names = named)))
}

/// The same after a change that was made, with what is said of that in front.
///
/// # Errors
/// What kept the change from being made.
pub async fn filled_after(app: &App, event: &Event, change: Result<impl Into<Wording>>) -> Result<Wording> {
    let said = change?.into();
    let Some(filled) = fill_free_places(app, event).await? else { return Ok(said) };
    Ok(say!("players-and-have-places", said, filled).into())
}
