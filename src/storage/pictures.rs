//! The `event_picture` table: pictures of an event, of armies and of battleplans, their bytes as base64.

use super::Tx;
use crate::domain::{
    event::picture::{EventPicture, PictureFormat, PictureSize, PictureSubject, PlacedPicture},
    ids::{EventId, PlayerId},
};
use base64::{Engine, engine::general_purpose::STANDARD};

/// What is known of them, the one that is shown first at the head.
pub async fn list_pictures(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<EventPicture>> {
    let rows: Vec<(String, i64, i64, String, String)> = fetch_all!(
        tx,
        "SELECT format, width, height, alt, digest FROM event_picture
         WHERE event_id = $1 AND player_id IS NULL AND battleplan IS NULL ORDER BY COALESCE(place, 0), digest",
        event
    )?;
    let read = |(format, width, height, alt, digest): (String, i64, i64, String, String)| {
        Some(EventPicture { size: read_picture_size(&format, width, height)?, alt, digest })
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

fn read_picture_size(format: &str, width: i64, height: i64) -> Option<PictureSize> {
    let pixels = |side: i64| u32::try_from(side).unwrap_or_default();
    Some(PictureSize { format: PictureFormat::parse(format)?, width: pixels(width), height: pixels(height) })
}

struct PlacedRow {
    format: String,
    width: i64,
    height: i64,
    alt: String,
    digest: String,
    player_id: Option<PlayerId>,
    released: Option<bool>,
    battleplan: Option<String>,
}

row!(PlacedRow { format, width, height, alt, digest, player_id, released, battleplan });

/// What is known of those that stand elsewhere.
pub async fn list_placed_pictures(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<PlacedPicture>> {
    let rows: Vec<PlacedRow> = fetch_all!(
        tx,
        "SELECT format, width, height, alt, digest, player_id, released, battleplan FROM event_picture
         WHERE event_id = $1 AND (player_id IS NOT NULL OR battleplan IS NOT NULL) ORDER BY digest",
        event
    )?;
    let read = |row: PlacedRow| {
        let PlacedRow { format, width, height, alt, digest, player_id, released, battleplan } = row;
        let army =
            player_id.map(|player| PictureSubject::Army { player, released: released.unwrap_or_default() });
        let subject = army.or(battleplan.map(PictureSubject::Battleplan))?;
        let picture = EventPicture { size: read_picture_size(&format, width, height)?, alt, digest };
        Some(PlacedPicture { picture, subject })
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

/// One more of them, in the place of the one before.
pub async fn replace_placed_picture(
    tx: &mut Tx,
    event: EventId,
    placed: &PlacedPicture,
    bytes: &[u8],
) -> sqlx::Result<()> {
    match &placed.subject {
        PictureSubject::Army { player, .. } => delete_army_photo(tx, *player).await?,
        PictureSubject::Battleplan(slug) => delete_battleplan_map(tx, event, slug).await?,
    };
    insert_picture(tx, event, &placed.picture, bytes).await?;
    let (player, released, battleplan) = match &placed.subject {
        PictureSubject::Army { player, released } => (Some(*player), Some(*released), None),
        PictureSubject::Battleplan(slug) => (None, None, Some(slug.clone())),
    };
    execute!(
        tx,
        "UPDATE event_picture SET player_id = $3, released = $4, battleplan = $5
         WHERE event_id = $1 AND digest = $2",
        event,
        placed.picture.digest.clone(),
        player,
        released,
        battleplan
    )?;
    Ok(())
}

/// Whether everybody sees this photo of a player's army.
pub async fn release_army_photo(
    tx: &mut Tx,
    player: PlayerId,
    digest: &str,
    released: bool,
) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE event_picture SET released = $3 WHERE player_id = $1 AND digest = $2",
        player,
        digest,
        released
    )
}

pub async fn delete_army_photo(tx: &mut Tx, player: PlayerId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM event_picture WHERE player_id = $1", player)
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

/// A player's photo of their army as it is kept: base64.
pub async fn load_army_photo(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Option<String>> {
    let row: Option<(String,)> =
        fetch_optional!(tx, "SELECT picture FROM event_picture WHERE player_id = $1", player)?;
    Ok(row.map(|(picture,)| picture))
}

pub async fn delete_battleplan_map(tx: &mut Tx, event: EventId, slug: &str) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM event_picture WHERE event_id = $1 AND battleplan = $2", event, slug)
}
