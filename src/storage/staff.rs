//! The `staff` table: who runs and who judges an event.

use super::Tx;
use crate::domain::{
    event::permission::StaffRole,
    ids::{AccountId, EventId},
};

/// A member of an event's staff.
#[derive(Debug, Clone)]
pub struct StaffMember {
    pub account_id: AccountId,
    pub name: String,
    pub email: String,
    pub role: StaffRole,
}
row!(StaffMember { account_id, name, email, role });

pub async fn find_staff_role(
    tx: &mut Tx,
    event: EventId,
    account: AccountId,
) -> sqlx::Result<Option<StaffRole>> {
    let row: Option<(StaffRole,)> = fetch_optional!(
        tx,
        "SELECT role FROM staff WHERE event_id = $1 AND account_id = $2",
        event,
        account
    )?;
    Ok(row.map(|(role,)| role))
}

/// Whether they run or judge any event.
pub async fn is_staff_anywhere(tx: &mut Tx, account: AccountId) -> sqlx::Result<bool> {
    let one: Option<(EventId,)> =
        fetch_optional!(tx, "SELECT event_id FROM staff WHERE account_id = $1 LIMIT 1", account)?;
    Ok(one.is_some())
}

pub async fn list_staff(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<StaffMember>> {
    fetch_all!(
        tx,
        "SELECT s.account_id, a.name, a.email, s.role FROM staff s JOIN account a ON a.id = s.account_id
         WHERE s.event_id = $1 ORDER BY CASE s.role WHEN 'organiser' THEN 0 WHEN 'judge' THEN 1 ELSE 2 END, a.name, a.id",
        event
    )
}

/// Gives the role, in place of the one they had.
pub async fn set_staff_role(
    tx: &mut Tx,
    event: EventId,
    account: AccountId,
    role: StaffRole,
) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO staff (event_id, account_id, role) VALUES ($1, $2, $3)
         ON CONFLICT (event_id, account_id) DO UPDATE SET role = excluded.role",
        event,
        account,
        role
    )?;
    Ok(())
}

pub async fn delete_staff_member(tx: &mut Tx, event: EventId, account: AccountId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM staff WHERE event_id = $1 AND account_id = $2", event, account)
}
