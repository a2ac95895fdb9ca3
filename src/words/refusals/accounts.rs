//! Accounts.

use crate::{domain::refusal::AccountRefusal, words::InWords};

impl InWords for AccountRefusal {
    fn in_words(&self) -> String {
        match self {
            Self::WrongOldPassword => "The old password is not right.",
            Self::WrongPasswordOrEmail => "E-mail address or password is not right.",
            Self::EmailTaken => "There is an account with this e-mail address already. Sign in instead.",
            Self::PasswordTooWeakForStaff => {
                "Staff need a password of 15 characters or more. Change yours on your account's page, and open this \
                 link again."
            }
        }
        .into()
    }
}
