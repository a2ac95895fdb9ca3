//! What each player declares in the roster, where a game has that, and what the two of a battle mean together: in
//! Warhammer 40,000 the pair of both armies' dispositions gives each player a mission of their own.

use super::SystemError;
use serde::Deserialize;

/// What a player declares, of a few.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declaration {
    /// `Force Disposition`: what the line in a roster begins with.
    pub word: String,
    pub of: Vec<String>,
    /// What both together give a player: `primary mission`.
    pub mission: String,
    /// What that is called: a row for each of the player's own, in it one for each of the opponent's. Empty: the pack
    /// says it.
    #[serde(default)]
    pub missions: Vec<Vec<String>>,
}

impl Declaration {
    pub(super) fn check(&self) -> Result<(), SystemError> {
        let count = self.of.len();
        let is_named = |text: &str| !text.trim().is_empty();
        let is_square = self.missions.is_empty()
            || self.missions.len() == count && self.missions.iter().all(|row| row.len() == count);
        if count > 1 && is_square && is_named(&self.word) && is_named(&self.mission) {
            Ok(())
        } else {
            Err(SystemError::Declaration)
        }
    }

    /// What a roster declares: the first line that begins with the word, and names one of them.
    pub fn find_in(&self, roster: &str) -> Option<&str> {
        let is = |one: &str, other: &str| super::name_key(one) == super::name_key(other);
        let declared = roster.lines().filter_map(|line| line.split_once(':'));
        let mut named = declared.filter(|(word, _)| is(word, &self.word)).map(|(_, name)| name);
        named.find_map(|name| self.of.iter().find(|known| is(known, name))).map(String::as_str)
    }

    /// The mission of a player who declared the one, against the other; none where the pack says it.
    pub fn mission_of(&self, own: &str, other: &str) -> Option<&str> {
        let place = |name: &str| self.of.iter().position(|known| known == name);
        self.missions.get(place(own)?)?.get(place(other)?).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample_declaration() -> Declaration {
        Declaration {
            word: "Force Disposition".into(),
            of: ["Take and Hold", "Purge the Foe"].map(str::to_owned).to_vec(),
            mission: "primary mission".into(),
            missions: vec![vec!["A".into(), "B".into()], vec!["C".into(), "D".into()]],
        }
    }

    #[test]
    fn a_line_of_the_roster_declares_however_it_is_spelled() {
        let declaration = sample_declaration();
        for line in [
            "Force Disposition: Purge the Foe",
            "  FORCE DISPOSITION : purge the foe ",
            "x\nForce disposition:Purge The Foe",
        ] {
            assert_eq!(declaration.find_in(line), Some("Purge the Foe"), "{line}");
        }
        for line in ["", "Purge the Foe", "Force Disposition: Burn it all", "Mission: Purge the Foe"] {
            assert_eq!(declaration.find_in(line), None, "{line}");
        }
    }

    #[test]
    fn both_together_give_each_player_a_mission_of_their_own() {
        let declaration = sample_declaration();
        assert_eq!(declaration.mission_of("Take and Hold", "Purge the Foe"), Some("B"));
        assert_eq!(declaration.mission_of("Purge the Foe", "Take and Hold"), Some("C"));
        assert_eq!(declaration.mission_of("Purge the Foe", "nothing"), None);
        let told_by_the_pack = Declaration { missions: Vec::new(), ..sample_declaration() };
        assert_eq!(told_by_the_pack.mission_of("Take and Hold", "Purge the Foe"), None);
        assert_eq!(told_by_the_pack.check(), Ok(()));
        let uneven = Declaration { missions: vec![vec!["A".into()]], ..sample_declaration() };
        assert_eq!(uneven.check(), Err(SystemError::Declaration));
    }
}
