//! A person who signs in: e-mail address, name and password, as values that cannot be wrong.

use crate::domain::event::permission::StaffRole;
use chrono::TimeDelta;
use serde::Serialize;

/// What a set-up, invitation or new-password link can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Makes the first account, which looks after the site.
    Setup,
    /// Makes an account.
    Account,
    /// Gives a role in an event, to an account that exists or one made now.
    Staff(StaffRole),
    /// Sets a new password.
    Password,
    /// Makes an account for whoever asked for one by this e-mail address.
    SignUp,
}

enum_words! { Purpose:
    Setup "setup", Account "account", Staff(StaffRole::Scorekeeper) "scorekeeper",
    Staff(StaffRole::Judge) "judge", Staff(StaffRole::Organiser) "organiser", Password "password", SignUp "sign_up"
}

impl Purpose {
    /// How long its link can be used.
    pub fn life(self) -> TimeDelta {
        match self {
            Self::Setup | Self::Staff(_) | Self::Account => TimeDelta::days(7),
            Self::Password => TimeDelta::minutes(30),
            Self::SignUp => TimeDelta::hours(1),
        }
    }
}

/// An e-mail address in lower case. Whether it exists is for the mail to find out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Email(String);

/// A text that is no e-mail address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct EmailError;

impl Email {
    pub fn parse(text: &str) -> Result<Self, EmailError> {
        let text = text.trim().to_lowercase();
        let whole = text.len() <= 254
            && !text.contains(|c: char| c.is_whitespace() || c.is_control() || "<>,;\"()".contains(c));
        match text.split_once('@') {
            Some((local, host))
                if whole
                    && !local.is_empty()
                    && host.contains('.')
                    && !host.contains('@')
                    && !host.starts_with('.')
                    && !host.ends_with('.') =>
            {
                Ok(Self(text))
            }
            _ => Err(EmailError),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Who a password is for; staff can do more harm, so theirs are longer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strength {
    Player,
    Staff,
}

impl Strength {
    /// The fewest characters.
    pub fn shortest(self) -> usize {
        match self {
            Self::Player => 8,
            Self::Staff => 15,
        }
    }
}

/// A password as chosen, before it is hashed. Never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

/// Why a password is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum PasswordError {
    /// The fewest characters it needs.
    TooShort(usize),
    TooLong,
    /// Among those that guessers try first, or made of what is known about its owner.
    Common,
}

/// Some 1,800 passwords that guessers try first, one a line, and this game's own words; a few more characters
/// around one do not save it.
const COMMON: &str = include_str!("../../fixtures/common_passwords.txt");

impl Password {
    /// Any characters, spaces too; nothing is trimmed or cut.
    pub fn parse(text: &str, strength: Strength, about: &[&str]) -> Result<Self, PasswordError> {
        let length = text.chars().count();
        if length < strength.shortest() {
            return Err(PasswordError::TooShort(strength.shortest()));
        }
        if length > 128 {
            return Err(PasswordError::TooLong);
        }
        let plain = text.to_lowercase();
        let distinct = plain.chars().collect::<std::collections::BTreeSet<_>>().len();
        let guessed = |part: &str| {
            let part = part.to_lowercase();
            part.len() >= 4 && plain.contains(&part) && plain.len() < part.len() + 5
        };
        if distinct < 4 || COMMON.lines().any(guessed) || about.iter().copied().any(guessed) {
            return Err(PasswordError::Common);
        }
        Ok(Self(text.to_owned()))
    }

    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

impl std::fmt::Debug for Password {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Password(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_trimmed_and_lower_case() {
        assert_eq!(Email::parse(" Ann@Example.ORG ").unwrap().as_str(), "ann@example.org");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in ["", "ann", "ann@", "@example.org", "ann@home", "a b@example.org", "ann@.org", "<a@b.c>"]
        {
            assert_eq!(Email::parse(text), Err(EmailError), "{text}");
        }
    }

    #[test]
    fn passwords_are_long_and_not_the_first_guess() {
        let parse = |text: &str| Password::parse(text, Strength::Player, &["ann archer"]);
        assert_eq!(parse("short"), Err(PasswordError::TooShort(8)));
        assert_eq!(parse(&"ab c".repeat(33)), Err(PasswordError::TooLong));
        assert_eq!(parse("password1"), Err(PasswordError::Common));
        assert_eq!(parse("aaaaaaaaaaaa"), Err(PasswordError::Common));
        assert_eq!(parse("Ann Archer1"), Err(PasswordError::Common));
        for common in
            ["12345678", "qwertyuiop", "iloveyou", "Dragon12", "letmein1!", "warhammer40k", "ageofsigmar"]
        {
            assert_eq!(parse(common), Err(PasswordError::Common), "{common}");
        }
        assert!(COMMON.lines().count() > 1_000);
        assert!(parse("correct horse battery").is_ok());
        assert_eq!(Password::parse("fourteen chars", Strength::Staff, &[]), Err(PasswordError::TooShort(15)));
    }
}
