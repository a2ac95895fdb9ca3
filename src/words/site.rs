//! The site's own log, and what whoever runs it has to know about its address.

use super::{InWords, time::as_long_as};
use crate::domain::site::SiteAct;
use crate::words::so_many;
use std::time::Duration;

impl InWords for SiteAct {
    fn in_words(&self) -> String {
        match self {
            Self::AccountMade => "made an account".into(),
            Self::PasswordChanged => "changed their password".into(),
            Self::PasswordSetByLink => "set a new password by link".into(),
            Self::PasswordLinkMade { name, .. } => format!("made a new-password link for {name}"),
            Self::SignedOutElsewhere => "signed their other browsers out".into(),
            Self::BrowserSignedOut => "signed out one of their browsers".into(),
            Self::SecondFactorTurnedOn => "turned the second step of signing in on".into(),
            Self::SecondFactorTurnedOff { name, .. } => {
                format!("turned the second step of signing in off for {name}")
            }
            Self::RecoveryCodesMade => "made new recovery codes".into(),
            Self::RecoveryCodeUsed => "signed in with a recovery code".into(),
            Self::AccountShut { name } => format!("shut the account of {name}"),
            Self::AccountOpened { name } => format!("opened the account of {name} again"),
            Self::AccountDeleted => "deleted their account".into(),
            Self::OrganiserInvited { name } => format!("invited {name} to create events"),
            Self::EventDeleted { name, address } => format!("deleted the event {name} (/e/{address})"),
            Self::CatalogueImported { title, units } => {
                format!("imported “{title}”: {}", so_many(*units, "unit", "units"))
            }
        }
    }
}

/// Above a form that came too fast after others.
pub fn wait_title() -> &'static str {
    "One moment"
}

/// Under it: `seconds` until it can be sent again.
pub fn wait_to_send(seconds: u64) -> String {
    let moment = as_long_as(Duration::from_secs(seconds));
    format!(
        "More was sent from here than people send, so this was not saved. What you typed is kept on this page: wait \
         {moment}, then send it again."
    )
}

/// Links and codes lead to an address that only the server itself reaches.
pub fn warn_of_unreachable_address(address: &str) -> String {
    format!(
        "Links and QR codes lead to {address}, which no phone reaches: nobody has said the address that people type."
    )
}

/// A setting of the database server is off that keeps what was acknowledged.
pub fn at_risk(setting: &str) -> String {
    format!(
        "WARNING: {setting} is off on this PostgreSQL server. Results that players were told are saved can be LOST when \
         it stops. Turn it on before the event."
    )
}

/// What whoever starts the program must not miss.
pub fn word_start_warning(what: &str) -> String {
    format!("WARNING: {what}")
}

/// The same for a terminal.
pub fn in_red(what: &str) -> String {
    format!("\u{1b}[1;31m{what}\u{1b}[0m")
}

/// Nobody checks that this machine is the database's.
pub fn database_unchecked(host: &str) -> String {
    format!(
        "WARNING: nobody checks that {host} is the right database server. Whoever stands on the network between can read \
         and change everything. Add ?sslmode=verify-full to the address of the database."
    )
}

/// Mails go to this machine as plain text.
pub fn mails_in_the_open(host: &str) -> String {
    format!(
        "WARNING: mails go to {host} as plain text, with private links and the password of the mail server. Begin its \
         address with smtps://, or add ?tls=required."
    )
}
