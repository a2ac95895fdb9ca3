//! The rules of composition, each in a few words.

use super::{Wording, say};
use crate::domain::{composition::RuleId, games::Game};

/// A rule of this game in a few words: its file's own, else one of Age of Sigmar 4; nothing for one that it does not have.
pub fn title_of(game: Game, rule: RuleId) -> Wording {
    match game.declared_title(rule) {
        Some(title) => Wording::Words(title.to_owned()),
        None if (RuleId::A01..=RuleId::A36).contains(&rule) => say!("rule-title", rule).into(),
        None => Wording::NONE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{games, system};

    #[test]
    fn every_rule_of_every_game_has_a_title() {
        for game in system::list_systems().into_iter().filter_map(|system| games::find_game(&system.id)) {
            for rule in game.rules() {
                assert!(!title_of(game, rule).is_empty(), "{} {rule}", game.system.id);
            }
        }
    }
}
