//! The `former_staff` table: who belonged to the staff where a whole event came from, and has not joined again here.

use super::Tx;
use crate::domain::{event::permission::StaffRole, ids::EventId};
use uuid::Uuid;

/// Somebody who may do nothing here before an invitation is taken.
#[derive(Debug, Clone)]
pub struct FormerStaff {
    pub id: Uuid,
    pub name: String,
    /// Empty: the file had none.
    pub email: String,
    pub role: StaffRole,
    /// What the newest invitation is known by; it may have been used, withdrawn, or be too old.
    pub invitation: Option<String>,
}
table! {
    FormerStaff in former_staff, read by select!;
    given event_id: EventId;
    key id;
    fixed name, email, role, invitation;
    insert: pub insert;
}

pub async fn list_former_staff(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<FormerStaff>> {
    fetch_all!(
        tx,
        select!(
            "WHERE event_id = $1 ORDER BY CASE role WHEN 'organiser' THEN 0 WHEN 'judge' THEN 1 ELSE 2 END, name, id"
        ),
        event
    )
}

pub async fn find_former_staff(tx: &mut Tx, event: EventId, id: Uuid) -> sqlx::Result<Option<FormerStaff>> {
    fetch_optional!(tx, select!("WHERE event_id = $1 AND id = $2"), event, id)
}

/// They were sent an invitation.
pub async fn set_former_staff_invitation(tx: &mut Tx, id: Uuid, token_hash: &str) -> sqlx::Result<()> {
    execute!(tx, "UPDATE former_staff SET invitation = $2 WHERE id = $1", id, token_hash)?;
    Ok(())
}

/// Somebody joined by this invitation, or has this address: they are staff here again.
pub async fn delete_rejoined_staff(
    tx: &mut Tx,
    event: EventId,
    (token_hash, email): (&str, &str),
) -> sqlx::Result<()> {
    execute!(
        tx,
        "DELETE FROM former_staff WHERE event_id = $1 AND (invitation = $2 OR email = $3)",
        event,
        token_hash,
        email
    )?;
    Ok(())
}

/// How many there were.
pub async fn delete_former_staff(tx: &mut Tx, event: EventId, id: Uuid) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM former_staff WHERE event_id = $1 AND id = $2", event, id)
}
