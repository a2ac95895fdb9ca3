//! Players of one name, and what tells them apart.

use super::player::Player;
use std::collections::HashMap;

/// The players of a list, by their names.
pub struct Namesakes<'a>(HashMap<&'a str, Vec<&'a Player>>);

impl<'a> Namesakes<'a> {
    /// Those of this list.
    pub fn among(players: impl IntoIterator<Item = &'a Player>) -> Self {
        let mut named: HashMap<&str, Vec<&Player>> = HashMap::new();
        for player in players {
            named.entry(player.name.as_str()).or_default().push(player);
        }
        Self(named)
    }

    /// What tells a player from the others of the list with their name: the faction, else the number (`#36`). None where
    /// nobody else has it.
    pub fn apart(&self, player: &Player) -> Option<String> {
        let named = self.0.get(player.name.as_str())?;
        let mut others = named.iter().filter(|other| other.id != player.id).peekable();
        others.peek()?;
        let own = player.faction.as_ref();
        let is_own_alone = others.all(|other| other.faction.as_ref() != own);
        Some(own.filter(|_| is_own_alone).cloned().unwrap_or_else(|| format!("#{}", player.number)))
    }

    /// What tells one player from the others of this list, where only one is asked about.
    pub fn apart_in(players: impl IntoIterator<Item = &'a Player>, player: &Player) -> Option<String> {
        Self::among(players.into_iter().filter(|other| other.name == player.name)).apart(player)
    }

    /// The name, and in brackets what tells them apart: `Chris Taylor (Ironjawz)`.
    pub fn told(&self, player: &Player) -> String {
        match self.apart(player) {
            None => player.name.to_string(),
            Some(apart) => with(player.name.as_str(), &apart),
        }
    }
}

/// A name with what tells it apart.
pub fn with(name: &str, apart: &str) -> String {
    format!("{name} ({apart})")
}
