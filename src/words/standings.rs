//! Places and points in English, for those who say no texts yet.

use super::{in_english, write_grouped_number};
use crate::{
    domain::standings::PlayedGame,
    text::standings::{tell_place, tell_since_last_round},
};

/// `1st`, `22nd`, `113th`
pub fn ordinal(place: u32) -> String {
    in_english(&tell_place(place))
}

/// What the last round did to somebody's place, in English.
pub fn since_last_round(places: (Option<u32>, u32), game: &PlayedGame, opponent: Option<&str>) -> String {
    in_english(&tell_since_last_round(places, game, opponent))
}

/// A correction with its sign: `+3`, `−5`.
pub fn write_signed_points(points: i64) -> String {
    let sign = if points < 0 { "−" } else { "+" };
    format!("{sign}{}", write_grouped_number(points.unsigned_abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_aloud() {
        let told = [1, 2, 3, 4, 11, 12, 13, 21, 31, 102, 111, 113].map(ordinal);
        let expected =
            ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "31st", "102nd", "111th", "113th"];
        assert_eq!(told, expected);
    }
}
