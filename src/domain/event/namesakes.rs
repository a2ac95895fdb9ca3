//! Players of one name, and what tells them apart.

use super::player::{Player, Status};
use std::collections::HashMap;
use unicode_normalization::UnicodeNormalization;

/// The same for the same name, however it was typed: composed, in lower case, with single spaces.
pub fn same_name(name: &str) -> String {
    let plain: String = name.nfkc().flat_map(char::to_lowercase).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An e-mail address as it is compared.
fn same_address(player: &Player) -> Option<String> {
    player.email.as_deref().map(str::to_lowercase)
}

/// The first who has this e-mail address, if there is one.
pub fn having_address<'a>(players: &'a [Player], email: Option<&str>) -> Option<&'a Player> {
    let email = email?.to_lowercase();
    players.iter().find(|player| same_address(player).as_ref() == Some(&email))
}

/// Those whose name or e-mail address somebody else of the list has, of all who have not withdrawn.
pub fn find_alike_players(players: &[Player]) -> Vec<&Player> {
    let there = || players.iter().filter(|player| player.status != Status::Withdrawn);
    let mut counted: HashMap<String, usize> = HashMap::new();
    // An address has an @ and no space: it is nobody's name.
    let keys = |player: &Player| {
        [Some(same_name(player.name.as_str())), same_address(player)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
    };
    for key in there().flat_map(keys) {
        *counted.entry(key).or_default() += 1;
    }
    there().filter(|player| keys(player).iter().any(|key| counted[key] > 1)).collect()
}

/// Those of the list who have the e-mail address of this one.
pub fn sharing_address<'a>(players: &'a [Player], player: &Player) -> Vec<&'a Player> {
    let own = same_address(player);
    let is_it = |other: &&Player| other.id != player.id && own.is_some() && same_address(other) == own;
    players.iter().filter(is_it).collect()
}

/// The players of a list, by their names.
pub struct Namesakes<'a>(HashMap<&'a str, Vec<&'a Player>>);

impl<'a> Namesakes<'a> {
    /// Those of this list.
    pub fn from_player_list(players: impl IntoIterator<Item = &'a Player>) -> Self {
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
        Self::from_player_list(players.into_iter().filter(|other| other.name == player.name)).apart(player)
    }

    /// The name, and in brackets what tells them apart: `Chris Taylor (Ironjawz)`.
    pub fn told(&self, player: &Player) -> String {
        match self.apart(player) {
            None => player.name.to_string(),
            Some(apart) => name_told_apart(player.name.as_str(), &apart),
        }
    }
}

/// A name with what tells it apart.
pub fn name_told_apart(name: &str, apart: &str) -> String {
    format!("{name} ({apart})")
}
