//! What is done to the site itself, outside of any event, as the site's log keeps it.

use super::ids::AccountId;
use serde::{Deserialize, Serialize};

/// What was done, as a value: stored as JSON, and said by its texts. A tag or a field that is there keeps its name
/// and its meaning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SiteAct {
    AccountMade,
    PasswordChanged,
    /// By whoever opened the link.
    PasswordSetByLink,
    /// For the account of this name.
    PasswordLinkMade {
        name: String,
        /// None: by a version that did not note it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<AccountId>,
    },
    SignedOutElsewhere,
    /// One of their browsers.
    BrowserSignedOut,
    SecondFactorTurnedOn,
    /// Of the account of this name, which may be another's.
    SecondFactorTurnedOff {
        name: String,
        /// None: by a version that did not note it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<AccountId>,
    },
    RecoveryCodesMade,
    /// Somebody signed in with a code on paper.
    RecoveryCodeUsed,
    AccountShut {
        name: String,
    },
    AccountOpened {
        name: String,
    },
    /// By whoever had it.
    AccountDeleted,
    /// A link that makes an account which may create events.
    OrganiserInvited {
        name: String,
    },
    /// With everything in it.
    EventDeleted {
        name: String,
        address: String,
    },
    CatalogueImported {
        title: String,
        units: usize,
    },
    /// To all new events of the site.
    GameOffered {
        name: String,
    },
    GameWithdrawn {
        name: String,
    },
}

impl SiteAct {
    /// It changes how somebody signs in, or where they are signed in: whoever has the account is told.
    pub fn is_about_signing_in(&self) -> bool {
        match self {
            Self::PasswordChanged
            | Self::PasswordSetByLink
            | Self::PasswordLinkMade { .. }
            | Self::SignedOutElsewhere
            | Self::BrowserSignedOut
            | Self::SecondFactorTurnedOn
            | Self::SecondFactorTurnedOff { .. }
            | Self::RecoveryCodesMade
            | Self::RecoveryCodeUsed => true,
            Self::AccountMade
            | Self::AccountShut { .. }
            | Self::AccountOpened { .. }
            | Self::AccountDeleted
            | Self::OrganiserInvited { .. }
            | Self::EventDeleted { .. }
            | Self::CatalogueImported { .. }
            | Self::GameOffered { .. }
            | Self::GameWithdrawn { .. } => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_text_stays_what_it_is() {
        let act = SiteAct::CatalogueImported { title: "Профили <b>".into(), units: 2 };
        let json = r#"{"did":"catalogue-imported","title":"Профили <b>","units":2}"#;
        assert_eq!(serde_json::to_string(&act).unwrap(), json);
        assert_eq!(serde_json::from_str::<SiteAct>(json).unwrap(), act);
        let older = r#"{"did":"password-link-made","name":"Ann"}"#;
        let act = SiteAct::PasswordLinkMade { name: "Ann".into(), account: None };
        assert_eq!(serde_json::to_string(&act).unwrap(), older);
        assert_eq!(serde_json::from_str::<SiteAct>(older).unwrap(), act);
        assert_eq!(serde_json::to_string(&SiteAct::AccountMade).unwrap(), r#"{"did":"account-made"}"#);
    }
}
