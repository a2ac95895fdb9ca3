//! The pairings of a round: how they came about, for anybody who wants to draw them again.

use crate::domain::round::{Round, RoundMethod};

/// The state of a round that is out, and that nobody plays yet.
pub const NOT_STARTED: &str = "Not started";

/// What anybody needs to draw the round again. No seed: until the last round it would foretell something, and is not told.
pub fn explain_round_draw(round: &Round, seed: Option<u64>) -> String {
    let RoundMethod::Drawn(method) = &round.method else {
        return "It came with an event file.".into();
    };
    let (number, attempt) = (round.number, round.attempt);
    let Some(seed) = seed else {
        return format!(
            "By {method}, round {number}, attempt {attempt}, from the seed whose SHA-256 stands in the pack. The seed \
             itself is told with the last round, because it foretells what is played."
        );
    };
    format!(
        "By {method}, seed {seed}, round {number}, attempt {attempt}. Anybody can draw it again from the event file: \
         muster pair FILE --round {number} --seed {seed} --attempt {attempt}; with what was \
         changed by hand since: muster pair FILE --round {number} --again"
    )
}
