//! What a game's rules are published in, by kind: what is legal at an event is often said of all publications of a kind
//! (`systems V10`).

use super::{System, find_system};
use serde::Deserialize;

/// One kind of publication: battletomes, battlescrolls.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublicationKind {
    /// As settings name it.
    pub id: String,
    /// Several of them, as it begins a line: `Battletomes`.
    pub name: String,
    /// A title that holds one of these is of this kind; without regard to case.
    pub titled: Vec<String>,
}

/// Where a community publishes battle profiles.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProfilesSource {
    /// Who does.
    pub name: String,
    /// The page with the files.
    pub address: String,
}

impl PublicationKind {
    pub(super) fn is_whole(&self) -> bool {
        let has_words = !self.titled.is_empty() && self.titled.iter().all(|part| !part.trim().is_empty());
        has_words && !self.id.is_empty() && !self.name.is_empty()
    }

    fn knows(&self, title: &str) -> bool {
        let title = title.to_lowercase();
        self.titled.iter().any(|part| title.contains(&part.to_lowercase()))
    }
}

impl System {
    /// The kinds of what its battle profiles are published in: its own, or those of the game whose profiles it uses.
    pub fn publication_kinds(&self) -> &[PublicationKind] {
        let shared =
            || self.profiles_of.as_deref().and_then(find_system).map(|other| other.publications.as_slice());
        if self.publications.is_empty() { shared().unwrap_or_default() } else { &self.publications }
    }

    /// The kind that a publication of this title belongs to; none: of no kind that the game names.
    pub fn kind_of(&self, title: &str) -> Option<&PublicationKind> {
        self.publication_kinds().iter().find(|kind| kind.knows(title))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system::{self, SystemError};

    #[test]
    fn a_kind_that_no_title_can_have_or_that_is_there_twice_is_refused() {
        let file = &system::default().file;
        for (good, bad) in
            [("\"id\": \"profiles\"", "\"id\": \"battletome\""), ("[\"Battletome\"]", "[\" \"]")]
        {
            assert!(file.contains(good));
            let found = System::parse(&file.replacen(good, bad, 1)).unwrap_err();
            assert_eq!(found, SystemError::Publications { id: "battletome".to_owned() });
        }
    }

    #[test]
    fn v10_a_title_says_what_kind_of_publication_it_is() {
        let kind = |title: &str| system::default().kind_of(title).map_or("", |kind| &kind.id);
        assert_eq!(kind("Battletome: Skaven"), "battletome");
        assert_eq!(kind("battlescroll, March 2025"), "battlescroll");
        assert_eq!(kind("Battle Profiles 2024-25"), "profiles");
        assert_eq!(kind("Faction Pack: Skaven"), "faction_pack");
        assert_eq!(kind("General\u{2019}s Handbook 2024-25"), "handbook");
        assert_eq!(kind("A collection"), "");
        let later = system::find_system("aos4-later").unwrap();
        assert_eq!(later.kind_of("Battletome: Skaven").map(|kind| kind.name.as_str()), Some("Battletomes"));
    }
}
