//! What a page says, by the name of the text: how it reads stands in the catalogue alone.

use askama::FastWritable;
use muster::text::{Message, PlainMessage, Speaker};

/// `page.says(text!("round-closed", round = 3))`: the text of this name with the facts that it asks for.
macro_rules! text {
    ($name:literal $(, $fact:ident $(= $value:expr)?)* $(,)?) => {
        muster::text::Message::new($name)$(.with(stringify!($fact), text!(@ $fact $($value)?)))*
    };
    (@ $fact:ident) => { &$fact };
    (@ $fact:ident $value:expr) => { &$value };
}

/// How it reads in English where players are entered: on a page, in an attribute, and as plain text.
#[track_caller]
pub fn ways_to_say(message: Message) -> [String; 3] {
    let speaker = Speaker::in_english();
    assert!(speaker.has_text(&message), "there is no text {message}");
    let (page, plain) = (written(&message, &speaker), speaker.say(&message));
    [page, written(&PlainMessage(message), &speaker), plain]
}

fn written(said: &impl FastWritable, speaker: &Speaker) -> String {
    let mut page = String::new();
    said.write_into(&mut page, speaker).unwrap();
    page
}
