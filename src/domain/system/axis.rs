//! What a battle is played on besides its mission, where a game has that: a map, a deployment (`systems TM3`).

use super::SystemError;
use serde::Deserialize;

/// One thing that is drawn or fixed for a battle.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Axis {
    pub id: String,
    /// `Deployment`
    pub word: String,
    /// What there is.
    pub of: Vec<String>,
    /// How many of them a battle has.
    #[serde(default = "default_picks")]
    pub picks: usize,
    /// What players do with it at the table, where it is not the end of it: `Each player strikes one.`
    #[serde(default)]
    pub then: String,
}

fn default_picks() -> usize {
    1
}

impl Axis {
    pub(super) fn check(&self) -> Result<(), SystemError> {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let is_sound = !self.id.is_empty() && self.id.chars().all(plain) && !self.word.trim().is_empty();
        if is_sound && (1..=self.of.len()).contains(&self.picks) {
            Ok(())
        } else {
            Err(SystemError::Axis { id: self.id.clone() })
        }
    }
}
