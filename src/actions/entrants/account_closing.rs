//! Accounts that end: shut by an administrator, or deleted by whoever has them. What people did stays in the logs.

use crate::{
    actions::{
        account::{reauthentication::Fresh, site_log::note_in_site_log},
        clear_what_was_deleted,
        entrants::players,
        prelude::*,
    },
    domain::{
        event::permission::{ActingAs, StaffRole},
        refusal::AccountRefusal,
        site::SiteAct,
    },
    storage::accounts::Account,
};

/// Nobody signs in to the account until it is opened again; its browsers are signed out, its links end.
pub async fn shut_account(app: &App, by: &Account, account: &Account, _: &Fresh) -> Result<()> {
    let mut tx = app.database.write().await?;
    keep_one_administrator(&mut tx, account).await?;
    storage::accounts::set_disabled(&mut tx, account.id, Some(app.clock.now())).await?;
    storage::sessions::delete_others(&mut tx, account.id, "").await?;
    storage::invitations::revoke_passwords(&mut tx, account.id).await?;
    let act = SiteAct::AccountShut { name: account.name.clone() };
    note_in_site_log(app, &mut tx, &by.name, Some(by.id), act).await?;
    Ok(tx.commit().await?)
}

/// The same password opens it again.
pub async fn reopen_account(app: &App, by: &Account, account: &Account, _: &Fresh) -> Result<()> {
    let mut tx = app.database.write().await?;
    storage::accounts::set_disabled(&mut tx, account.id, None).await?;
    let act = SiteAct::AccountOpened { name: account.name.clone() };
    note_in_site_log(app, &mut tx, &by.name, Some(by.id), act).await?;
    Ok(tx.commit().await?)
}

/// The account goes, with its address, its password, its browsers and its roles; its entries lose their addresses and
/// notes, and where the event is over their names too.
///
/// # Errors
/// When nobody else looks after the site, or an event that they run.
pub async fn delete_account(app: &App, account: &Account, _: &Fresh) -> Result<()> {
    let mut tx = app.database.write().await?;
    nobody_is_left_alone(&mut tx, account).await?;
    let entries = storage::players::of_account(&mut tx, account.id).await?;
    drop(tx);
    // Each is a change of its event. Whoever is stopped half way has less to delete the next time.
    let by = Actor::of_account(account, ActingAs::Player);
    for entry in entries {
        players::forget_person(app, &by, &entry).await?;
    }
    let mut tx = app.database.write().await?;
    // Others may have gone meanwhile.
    nobody_is_left_alone(&mut tx, account).await?;
    storage::accounts::forget_everywhere(&mut tx, account).await?;
    note_in_site_log(app, &mut tx, &account.name, Some(account.id), SiteAct::AccountDeleted).await?;
    tx.commit().await?;
    clear_what_was_deleted(app).await;
    Ok(())
}

/// Somebody else looks after the site, and after each event that they run. Of several who go at once the last one stays.
async fn nobody_is_left_alone(tx: &mut Tx, account: &Account) -> Result<()> {
    keep_one_administrator(tx, account).await?;
    // Always in this order, so that two of them do not wait for each other.
    for event in storage::events::of_staff(tx, account.id).await? {
        storage::events::hold_event(tx, event.id).await?;
        let staff = storage::staff::list_staff(tx, event.id).await?;
        let mut organisers = staff.iter().filter(|member| member.role == StaffRole::Organiser);
        let is_alone =
            organisers.next().is_some_and(|one| one.account_id == account.id) && organisers.next().is_none();
        if is_alone && !event.stage.is_over() {
            return Err(Error::from_refusal(AccountRefusal::OnlyOrganiser));
        }
    }
    Ok(())
}

/// Two who go at once are counted one after the other.
async fn keep_one_administrator(tx: &mut Tx, account: &Account) -> Result<()> {
    if !account.site_admin {
        return Ok(());
    }
    storage::accounts::lock_site(tx).await?;
    if storage::accounts::count_administrators(tx).await? <= 1 {
        return Err(Error::from_refusal(AccountRefusal::LastAdministrator));
    }
    Ok(())
}
