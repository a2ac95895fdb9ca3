//! Mails that the site writes by itself: what each is about. The words are put in at the edge.

use super::{
    event::{permission::StaffRole, roster_version::LetterLine},
    zone::Zone,
};
use serde::Serialize;

/// What a mail is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum MailAbout {
    /// A link that sets a new password.
    NewPassword { link: String },
    /// A link that makes the account that was asked for.
    SignUp { link: String },
    /// An account was asked for at an address that has one; `sign_in` is where to use it.
    AccountThere { sign_in: String },
    /// How somebody signs in was changed, by themselves or by an administrator; `site` is where.
    SignInChanged { name: String, what: SignInChange, site: String },
    /// A link that makes whoever opens it one of an event's staff; `event` is its name.
    StaffInvitation { event: String, role: StaffRole, link: String },
    /// Somebody has signed up, or got a place after waiting; `event` is its name.
    Place {
        event: String,
        player: String,
        number: i64,
        /// The team they belong to; none where everybody plays for themselves.
        team: Option<String>,
        /// They, or their team, are on the waiting list.
        waits: bool,
        /// They signed up just now.
        is_new: bool,
        /// They are let in once they open the link.
        asks: bool,
        /// Their private link.
        link: String,
    },
    /// A player's roster, which `page` shows; `event` is its name, times are as in `zone`.
    Roster {
        event: String,
        player: String,
        news: RosterNews,
        /// What concerns this player alone.
        #[serde(skip)]
        lines: Vec<LetterLine>,
        #[serde(skip)]
        zone: Zone,
        page: String,
    },
}

/// Who asked for a mail, and so how soon it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MailPriority {
    /// An organiser, somebody who is signed in, or whoever has lost a password. It goes first.
    Asked,
    /// Nobody who is signed in. It goes after what was asked for, and one address gets few of them an hour.
    Unasked,
}

/// What was changed of how somebody signs in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum SignInChange {
    Password,
    SecondStepOn,
    SecondStepOff,
    /// The codes on paper are others.
    NewCodes,
}

/// Why a player is written to about the roster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum RosterNews {
    /// What the organiser typed.
    Typed(String),
    /// The battle profiles or the rules have changed, and the roster is not legal any more.
    RulesChanged,
}

/// A mail as it is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailText {
    pub subject: String,
    /// Plain text, lines as they are.
    pub body: String,
}

/// Puts mails in words: a language.
pub trait MailWriter: Sync {
    /// Subject and text.
    fn write_mail_text(&'static self, about: &MailAbout) -> MailText;
}

/// Who puts a mail in words.
pub type WriteMail = &'static dyn MailWriter;
