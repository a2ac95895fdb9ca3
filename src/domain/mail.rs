//! Mails that the site writes by itself: what each is about. The words are put in at the edge.

use super::event::permission::StaffRole;

/// What a mail is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MailAbout {
    /// A link that sets a new password.
    NewPassword { link: String },
    /// A link that makes whoever opens it one of an event's staff; `event` is its name.
    StaffInvitation { event: String, role: StaffRole, link: String },
}

/// A mail as it is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailText {
    pub subject: String,
    /// Plain text, lines as they are.
    pub body: String,
}

/// Puts a mail in words.
pub type WriteMail = fn(&MailAbout) -> MailText;
