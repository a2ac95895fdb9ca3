//! What a page says, by the name of the text: how it reads stands in the catalogue alone.

use super::site::Reply;
use askama::FastWritable;
use muster::text::{Message, PlainMessage, Speaker};

/// `page.says(text!("desk-players-seat-at", table = 3))`: the text of this name with the facts that it asks for.
macro_rules! text {
    ($name:literal $(, $fact:ident $(= $value:expr)?)* $(,)?) => {
        muster::text::Message::new($name)$(.with(stringify!($fact), text!(@ $fact $($value)?)))*
    };
    (@ $fact:ident) => { &$fact };
    (@ $fact:ident $value:expr) => { &$value };
}

impl Reply {
    /// The page says this, however it reads: `page.says(text!("desk-players-seat-at", table = 3))`.
    #[track_caller]
    pub fn says(&self, message: Message) -> &Self {
        let name = message.to_string();
        let [page, attribute, plain] = ways_to_say(message);
        // As it is, a fact of a text stands on a page only where nothing in it means something in HTML.
        let is_html = self.kind.starts_with("text/html");
        let is_there = self.has(&page) || self.has(&attribute) || (!is_html && self.has(&plain));
        assert!(is_there, "{name}, “{plain}”, is not in {} {}", self.status, self.body);
        self
    }

    #[track_caller]
    pub fn says_not(&self, message: Message) -> &Self {
        let name = message.to_string();
        for words in ways_to_say(message) {
            let is_there = self.has_without_chance(&words);
            assert!(!is_there, "{name}, “{words}”, is in {} {}", self.status, self.body);
        }
        self
    }
}

/// How it reads in English where players are entered: on a page, in an attribute, and as plain text.
#[track_caller]
fn ways_to_say(message: Message) -> [String; 3] {
    let speaker = Speaker::in_english();
    assert!(speaker.has_text(&message), "there is no text {message}");
    let (page, plain) = (written(&message, &speaker), speaker.say(&message));
    assert!(!plain.is_empty(), "{message} says nothing");
    [page, written(&PlainMessage(message), &speaker), plain]
}

fn written(said: &impl FastWritable, speaker: &Speaker) -> String {
    let mut page = String::new();
    said.write_into(&mut page, speaker).unwrap();
    page
}
