//! What each player declares in the roster, where a game has that, and what the two of a battle mean together: in
//! Warhammer 40,000 the pair of both armies' dispositions gives each player a mission of their own.

use super::{SystemError, name_key};
use serde::Deserialize;
use std::ops::Range;

/// Signs of an unknown name that are told: more than any name has.
const LONGEST_QUOTE: usize = 60;

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

    /// Where in a roster the first line is that begins with the word.
    pub fn find_line(&self, roster: &[u8]) -> Option<Range<usize>> {
        let mut from = 0;
        roster.split_inclusive(|byte| *byte == b'\n').find_map(|line| {
            let at = from..from + line.len();
            from = at.end;
            let text = String::from_utf8_lossy(line);
            let is_it = text.split_once(':').is_some_and(|(word, _)| name_key(word) == name_key(&self.word));
            is_it.then_some(at)
        })
    }

    /// What such a line declares; Err: what it names is none of them.
    pub fn read_line(&self, line: &[u8]) -> Result<&str, String> {
        let text = String::from_utf8_lossy(line);
        let name = text.split_once(':').map_or("", |(_, name)| name);
        let known = self.of.iter().find(|known| name_key(known) == name_key(name)).map(String::as_str);
        known.ok_or_else(|| name.trim().chars().take(LONGEST_QUOTE).collect())
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
        let declared = |roster: &str| {
            let at = declaration.find_line(roster.as_bytes())?;
            Some(declaration.read_line(&roster.as_bytes()[at]).map(str::to_owned))
        };
        let spelled = [
            "Force Disposition: Purge the Foe",
            "  FORCE DISPOSITION : purge the foe ",
            "x\nForce disposition:Purge The Foe\ny",
        ];
        for roster in spelled {
            assert_eq!(declared(roster), Some(Ok("Purge the Foe".to_owned())), "{roster}");
        }
        for roster in ["", "Purge the Foe", "Mission: Purge the Foe"] {
            assert_eq!(declared(roster), None, "{roster}");
        }
        assert_eq!(declaration.find_line(b"x\nForce Disposition: A\ny"), Some(2..23));
        assert_eq!(declared("Force Disposition: Burn it all\nOrks"), Some(Err("Burn it all".to_owned())));
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
