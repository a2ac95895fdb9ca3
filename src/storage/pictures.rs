//! The `event_picture` table: the organiser's own pictures of an event, their bytes as base64.

use super::Tx;
use crate::domain::{
    event::picture::{EventPicture, PictureFormat, PictureSize},
    ids::EventId,
};
use base64::{Engine, engine::general_purpose::STANDARD};

/// What is known of them, the one that is shown first at the head.
pub async fn list_pictures(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<EventPicture>> {
    let rows: Vec<(String, i64, i64, String, String)> = fetch_all!(
        tx,
        "SELECT format, width, height, alt, digest FROM event_picture WHERE event_id = $1
         ORDER BY COALESCE(place, 0), digest",
        event
    )?;
    let pixels = |side: i64| u32::try_from(side).unwrap_or_default();
    let read = |(format, width, height, alt, digest): (String, i64, i64, String, String)| {
        let format = PictureFormat::parse(&format)?;
        let size = PictureSize { format, width: pixels(width), height: pixels(height) };
        Some(EventPicture { size, alt, digest })
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

pub async fn load_picture_bytes(tx: &mut Tx, event: EventId, digest: &str) -> sqlx::Result<Vec<u8>> {
    let row: Option<(String,)> = fetch_optional!(
        tx,
        "SELECT picture FROM event_picture WHERE event_id = $1 AND digest = $2",
        event,
        digest
    )?;
    Ok(row.and_then(|(picture,)| STANDARD.decode(picture).ok()).unwrap_or_default())
}

/// One more, which has no place yet ([`put_in_order`]).
pub async fn insert_picture(
    tx: &mut Tx,
    event: EventId,
    about: &EventPicture,
    bytes: &[u8],
) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO event_picture (event_id, format, width, height, alt, digest, picture)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
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

/// The event has these pictures, in this order. An only one has no place.
pub async fn put_in_order(tx: &mut Tx, event: EventId, pictures: &[EventPicture]) -> sqlx::Result<()> {
    for (picture, place) in pictures.iter().zip(1_i64..) {
        let place = (pictures.len() > 1).then_some(place);
        execute!(
            tx,
            "UPDATE event_picture SET place = $3 WHERE event_id = $1 AND digest = $2",
            event,
            picture.digest.clone(),
            place
        )?;
    }
    Ok(())
}

pub async fn delete_picture(tx: &mut Tx, event: EventId, digest: &str) -> sqlx::Result<()> {
    execute!(tx, "DELETE FROM event_picture WHERE event_id = $1 AND digest = $2", event, digest)?;
    Ok(())
}
