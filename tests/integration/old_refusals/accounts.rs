//! Accounts.

use super::OldWords;
use muster::{domain::refusal::AccountRefusal, words::InWords};

impl OldWords for AccountRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::WrongOldPassword => "The old password is not right.",
            Self::WrongPasswordOrEmail => "E-mail address or password is not right.",
            Self::EmailTaken => "There is an account with this e-mail address already. Sign in instead.",
            Self::PasswordTooWeakForStaff => {
                "Staff need a password of 15 characters or more. Change yours on your account's page, and open this \
                 link again."
            }
            Self::WrongCode => "That is not the code. A code from the phone counts once, for half a minute.",
            Self::TooLateForCode => "That took too long. Sign in with your password again.",
            Self::Shut => "This account is shut. Ask whoever looks after the site.",
            Self::LastAdministrator => {
                "Somebody has to look after the site. Make another account an administrator first."
            }
            Self::OnlyOrganiser => {
                "You are the only organiser of an event that is not over. Invite another one first."
            }
            Self::NotMeant => "Tick the box if you mean it.",
        }
        .into()
    }
}
