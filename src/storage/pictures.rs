//! The `event_picture` table: the organiser's own picture of an event, its bytes as base64.

use super::Tx;
use crate::domain::{
    event::picture::{EventPicture, PictureFormat, PictureSize},
    ids::EventId,
};
use base64::{Engine, engine::general_purpose::STANDARD};

/// What is known of it. None: the event has none.
pub async fn about(tx: &mut Tx, event: EventId) -> sqlx::Result<Option<EventPicture>> {
    let row: Option<(String, i64, i64, String, String)> = fetch_optional!(
        tx,
        "SELECT format, width, height, alt, digest FROM event_picture WHERE event_id = $1",
        event
    )?;
    let pixels = |side: i64| u32::try_from(side).unwrap_or_default();
    Ok(row.and_then(|(format, width, height, alt, digest)| {
        let format = PictureFormat::parse(&format)?;
        let size = PictureSize { format, width: pixels(width), height: pixels(height) };
        Some(EventPicture { size, alt, digest })
    }))
}

pub async fn bytes(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<u8>> {
    let row: Option<(String,)> =
        fetch_optional!(tx, "SELECT picture FROM event_picture WHERE event_id = $1", event)?;
    Ok(row.and_then(|(picture,)| STANDARD.decode(picture).ok()).unwrap_or_default())
}

/// Puts it in the place of the one before.
pub async fn put(tx: &mut Tx, event: EventId, (about, bytes): (&EventPicture, &[u8])) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO event_picture (event_id, format, width, height, alt, digest, picture)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (event_id) DO UPDATE SET format = $2, width = $3, height = $4, alt = $5, digest = $6, picture = $7",
        event,
        about.size.format.as_str(),
        i64::from(about.size.width),
        i64::from(about.size.height),
        about.alt.clone(),
        about.digest.clone(),
        STANDARD.encode(bytes)
    )?;
    Ok(())
}

/// How many there were.
pub async fn delete(tx: &mut Tx, event: EventId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM event_picture WHERE event_id = $1", event)
}
