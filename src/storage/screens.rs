//! The tables `screen` and `ceremony_award`: what the big screen shows, and how far the ceremony has come.

use super::Tx;
use crate::domain::{
    event::screen::{AwardReveal, Shows},
    ids::{AwardId, EventId},
};

/// What the event's screen shows.
pub async fn load_screen_shows(tx: &mut Tx, event: EventId) -> sqlx::Result<Shows> {
    let row: Option<(Shows,)> = fetch_optional!(tx, "SELECT shows FROM screen WHERE event_id = $1", event)?;
    Ok(row.map(|(shows,)| shows).unwrap_or_default())
}

pub async fn set_screen_shows(tx: &mut Tx, event: EventId, shows: Shows) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO screen (event_id, shows) VALUES ($1, $2) ON CONFLICT (event_id) DO UPDATE SET shows = $2",
        event,
        shows
    )?;
    Ok(())
}

/// The awards that have been on the screen.
pub async fn load_ceremony_awards(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<(AwardId, AwardReveal)>> {
    fetch_all!(tx, "SELECT award_id, state FROM ceremony_award WHERE event_id = $1", event)
}

pub async fn set_ceremony_award(
    tx: &mut Tx,
    event: EventId,
    award: AwardId,
    given: AwardReveal,
) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO ceremony_award (award_id, event_id, state) VALUES ($1, $2, $3)
         ON CONFLICT (award_id) DO UPDATE SET state = $3",
        award,
        event,
        given
    )?;
    Ok(())
}

/// The ceremony has not begun.
pub async fn forget_ceremony(tx: &mut Tx, event: EventId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM ceremony_award WHERE event_id = $1", event)
}
