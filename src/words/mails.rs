//! Mails that the site writes by itself.

use crate::domain::mail::{MailAbout, MailText};

/// Subject and text.
pub fn written(about: &MailAbout) -> MailText {
    match about {
        MailAbout::NewPassword { link } => MailText {
            subject: "Your new password for Muster".into(),
            body: format!("Set a new password for Muster here, within 30 minutes:\n\n{link}\n"),
        },
        MailAbout::StaffInvitation { event, role, link } => MailText {
            subject: format!("{event}: an invitation"),
            body: format!(
                "You are invited to be {role} of {event}.\nOpen this link within 7 days:\n\n{link}\n"
            ),
        },
    }
}
