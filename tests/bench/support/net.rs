//! What the site of the tests asks of its net: benches keep no answers.

use crate::site::Reply;

pub fn seed() -> String {
    "bench".into()
}

/// Nothing is kept anywhere.
pub fn place() -> Option<()> {
    None
}

impl Reply {
    #[expect(clippy::unused_self, reason = "as the tests have it")]
    pub fn keep(&self, _: Option<()>, _: &str) {}
}

pub mod kept {
    use muster::app::App;

    pub struct Mails;

    impl Mails {
        pub fn of(_: App) -> Self {
            Self
        }

        #[expect(clippy::unused_async, reason = "as the tests have it")]
        pub async fn keep(&self) {}
    }

    pub fn note_in(cookie: &str) -> String {
        cookie.to_owned()
    }
}
