//! Links that can be used once: they make an account, give a role in an event or set a new password.

use crate::{
    app::App,
    domain::{
        event::permission::StaffRole,
        ids::{AccountId, EventId},
    },
    error::Result,
    storage::{self, Tx, invitations::Invitation},
    token::{new_token, token_hash},
};
use chrono::TimeDelta;

/// What a set-up, invitation or new-password link can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Makes the first account, which looks after the site.
    Setup,
    /// Makes an account.
    Account,
    /// Gives a role in an event, to an account that exists or one made now.
    Staff(StaffRole),
    /// Sets a new password.
    Password,
}

impl Purpose {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Account => "account",
            Self::Staff(role) => role.as_str(),
            Self::Password => "password",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        let staff = StaffRole::parse(text).map(Self::Staff);
        staff
            .or_else(|| [Self::Setup, Self::Account, Self::Password].into_iter().find(|p| p.as_str() == text))
    }

    /// How long its link can be used.
    fn life(self) -> TimeDelta {
        match self {
            Self::Setup | Self::Staff(_) | Self::Account => TimeDelta::days(7),
            Self::Password => TimeDelta::minutes(30),
        }
    }
}

/// What an invitation is about.
#[derive(Debug, Clone, Copy, Default)]
pub struct Target {
    pub event: Option<EventId>,
    pub account: Option<AccountId>,
}

/// A link that can be used once; its token is known only now.
pub async fn invite(app: &App, tx: &mut Tx, purpose: Purpose, label: &str, target: Target) -> Result<String> {
    let (token, now) = (new_token(), app.clock.now());
    let invitation = Invitation {
        token_hash: token_hash(&token),
        purpose: purpose.as_str().into(),
        event_id: target.event,
        account_id: target.account,
        label: label.into(),
        created_at: now,
        expires_at: now + purpose.life(),
    };
    storage::invitations::insert(tx, &invitation).await?;
    let page = if purpose == Purpose::Setup { "setup" } else { "join" };
    Ok(format!("{}/{page}/{token}", app.config.base_url()))
}
