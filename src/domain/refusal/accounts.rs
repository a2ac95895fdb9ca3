//! Why an account cannot be made or used.

/// What is refused about an account, or a mail to somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccountRefusal {
    /// The password that was to be replaced is another one.
    WrongOldPassword,
    /// Nobody learns which of the two is wrong.
    WrongPasswordOrEmail,
    EmailTaken,
    /// An invitation to the staff is accepted with a password that is long enough for a player only.
    PasswordTooWeakForStaff,
}
