//! Accounts: signing in, what a link opens, one's own account, and the site's administration.

use crate::{
    domain::account::Purpose,
    words::{so_many, time::as_long_as},
};
use std::time::Duration;

// Signing in.
/// So long until the next one.
pub fn too_many_passwords(wait: Duration) -> String {
    format!("Too many wrong passwords. Wait {}, or ask for a new-password link.", as_long_as(wait))
}

pub fn too_many_codes(wait: Duration) -> String {
    format!("Too many wrong codes. Wait {}, and try again.", as_long_as(wait))
}

// Asking for the password once more: the label of its field, and the button.
pub const YOUR_PASSWORD: &str = "Your password";
pub const YOUR_PASSWORD_OR_CODE: &str = "Your password, or the code of your phone";
pub const GO_ON: &str = "Go on";
/// The button of a form that came too fast after others.
pub const SEND_AGAIN: &str = "Send it again";

/// Above what a link opens; `event` is the one that its holder is invited to help with.
pub fn link_title(purpose: Purpose, event: Option<&str>) -> String {
    match (purpose, event) {
        (Purpose::Setup, _) => "Set up Muster".into(),
        (Purpose::Password, _) => "A new password".into(),
        (Purpose::Staff(role), Some(event)) => format!("Be {role} of {event}"),
        _ => "Make your account".into(),
    }
}

// A new account, and what a link has done.
pub const NO_NAME: &str = "Enter your name.";
pub const PASSWORDS_DIFFER: &str = "The two passwords differ.";
pub const PASSWORD_SET: &str = "Your new password is set. Sign in with it.";
pub const WELCOME_TO_STAFF: &str = "Welcome to the staff.";

// One's own account.
pub const PASSWORD_CHANGED: &str = "Your password is changed. Other browsers were signed out.";
pub const ONE_SIGNED_OUT: &str = "That browser is signed out.";
pub const OTHERS_SIGNED_OUT: &str = "Your other browsers are signed out.";
pub const DELETED: &str = "Your account is deleted.";
pub const SECOND_STEP_OFF: &str = "The second step is off: your password is enough.";

// The accounts of others.
pub const WHOM_THE_LINK_IS_FOR: &str = "Enter whom the link is for.";
pub const ACCOUNT_SHUT: &str = "The account is shut.";
pub const ACCOUNT_OPEN: &str = "The account is open again.";
pub const THEIR_SECOND_STEP_OFF: &str = "Their password is enough again.";

/// What the copies of the database cost.
pub fn copies_take(copies: usize, bytes: u64) -> String {
    if copies == 0 {
        return "There is no copy of the database yet: one is made every hour while an event runs.".into();
    }
    let copies = so_many(copies, "copy", "copies");
    format!("{copies} of the database, {} MB in all.", bytes.div_ceil(1 << 20))
}

// An import of battle profiles: the parts of what it changed.
pub const PRICES_THAT_CHANGED: &str = "Prices that changed";
pub const WHAT_ELSE_CHANGED: &str = "What else changed";

// The demo: whom one can sign in as.
pub const DEMO_ORGANISER: &str = "The organiser, Olga Demir";
pub const DEMO_JUDGE: &str = "The judge, Jo Whitfield";
