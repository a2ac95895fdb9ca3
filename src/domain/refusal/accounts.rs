//! Why an account cannot be made or used.

use serde::Serialize;

/// What is refused about an account, or a mail to somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum AccountRefusal {
    /// The password that was to be replaced is another one.
    WrongOldPassword,
    /// Nobody learns which of the two is wrong.
    WrongPasswordOrEmail,
    EmailTaken,
    /// An invitation to the staff is accepted with a password that is long enough for a player only.
    PasswordTooWeakForStaff,
    /// The code of the second step.
    WrongCode,
    /// The password was typed too long before the code.
    TooLateForCode,
    /// An administrator has shut the account.
    Shut,
    /// Somebody has to look after the site.
    LastAdministrator,
    /// An event that is not over would have no organiser.
    OnlyOrganiser,
    /// The box that says that it is meant is not ticked.
    NotMeant,
}
