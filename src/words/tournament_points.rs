//! What a game's players call the points that its chart brings: tournament points, battle points.

use crate::domain::system::System;

/// A sentence about tournament points, as players of this game say it.
pub fn in_own_words(system: &System, sentence: &str) -> String {
    let own = &system.words.tournament_points;
    let mut letters = own.chars();
    match letters.next() {
        Some(first) => {
            let within: String = first.to_lowercase().chain(letters).collect();
            sentence.replace("Tournament points", own).replace("tournament points", &within)
        }
        None => sentence.to_owned(),
    }
}

/// The heading of their column.
pub fn title_points_column(system: &System) -> String {
    in_own_words(system, "Tournament points")
}

/// Several of them.
pub fn all_in_own_words(system: &System, sentences: &[String]) -> Vec<String> {
    sentences.iter().map(|sentence| in_own_words(system, sentence)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system;

    #[test]
    fn a_game_that_has_a_word_of_its_own_is_told_in_it() {
        let said = |system: &str| {
            in_own_words(system::find_system(system).unwrap(), "Both have 12 tournament points.")
        };
        assert_eq!(said("t9a3"), "Both have 12 battle points.");
        assert_eq!(said("wfb7"), "Both have 12 tournament points.");
        let titled = in_own_words(system::find_system("t9a2").unwrap(), "Tournament points");
        assert_eq!(titled, "Battle points");
    }
}
