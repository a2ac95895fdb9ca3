//! What is done to the site itself, outside of any event, as the site's log keeps it.

use serde::{Deserialize, Serialize};

/// What was done, as a value: stored as JSON, and said by `words::site`. A tag or a field that is there keeps its name
/// and its meaning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SiteAct {
    AccountMade,
    PasswordChanged,
    /// By whoever opened the link.
    PasswordSetByLink,
    PasswordLinkMade {
        name: String,
    },
    SignedOutElsewhere,
    SecondFactorTurnedOn,
    /// Of the account of this name, which may be another's.
    SecondFactorTurnedOff {
        name: String,
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
        assert_eq!(serde_json::to_string(&SiteAct::AccountMade).unwrap(), r#"{"did":"account-made"}"#);
    }
}
