//! Links that can be used once: they make an account, give a role in an event or set a new password.

use crate::{
    actions::prelude::*,
    domain::{
        account::Purpose,
        event::{audit::StaffAct, permission::StaffRole},
        ids::AccountId,
        refusal::EventRefusal,
    },
    storage::{accounts::Account, invitations::Invitation},
    token::token_hash,
};

/// What an invitation is about.
#[derive(Debug, Clone, Copy, Default)]
pub struct Target {
    pub event: Option<EventId>,
    pub account: Option<AccountId>,
}

/// A link that can be used once; its token is known only now.
pub async fn invite_by_link(
    app: &App,
    tx: &mut Tx,
    purpose: Purpose,
    label: &str,
    target: Target,
) -> Result<String> {
    Ok(invite_known(app, tx, purpose, label, target).await?.0)
}

/// The same, and what the invitation is known by.
pub async fn invite_known(
    app: &App,
    tx: &mut Tx,
    purpose: Purpose,
    label: &str,
    target: Target,
) -> Result<(String, String)> {
    let (token, now) = (app.chance.new_token(), app.clock.now());
    let known_by = token_hash(&token);
    let invitation = Invitation {
        token_hash: known_by.clone(),
        purpose,
        event_id: target.event,
        account_id: target.account,
        label: label.into(),
        created_at: now,
        expires_at: now + purpose.life(),
    };
    storage::invitations::insert(tx, &invitation).await?;
    let page = if purpose == Purpose::Setup { "setup" } else { "join" };
    Ok((format!("{}/{page}/{token}", app.config.base_url()), known_by))
}

/// They have this role in the event from now on; nobody loses a greater one by it.
pub(super) async fn join_staff(
    tx: &mut Tx,
    event: EventId,
    account: &Account,
    role: StaffRole,
) -> Result<LogEntry> {
    let now = storage::staff::find_staff_role(tx, event, account.id).await?;
    if let Some(has) = now.filter(|has| *has > role) {
        return Err(Error::from_refusal(EventRefusal::MoreAlready { has }));
    }
    storage::staff::set_staff_role(tx, event, account.id, role).await?;
    Ok(LogEntry::new(AuditSubject::Staff, StaffAct::Joined { role }))
}
