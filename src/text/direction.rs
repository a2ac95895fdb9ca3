//! Which way a text is read, where it stands in a sentence that may be read the other way.

use super::language::Direction;

/// Whether a text runs against the sentence that it is put into. What it keeps to itself already does not count. An address
/// is left as it is: whoever opens it from a mail would take a mark behind it for a part of it.
pub(super) fn runs_against(direction: Direction, text: &str) -> bool {
    if text.contains("://") || (direction == Direction::LeftToRight && text.is_ascii()) {
        return false;
    }
    let mut depth = 0_usize;
    text.chars().any(|letter| {
        match letter {
            '\u{2066}'..='\u{2068}' => depth += 1,
            '\u{2069}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
            && letter.is_alphabetic()
            && is_right_to_left(letter) == (direction == Direction::LeftToRight)
    })
}

/// Hebrew, Arabic and the scripts beside them, with their presentation forms; digits are none of either way.
pub fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
        && !letter.is_numeric()
}
