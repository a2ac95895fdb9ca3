//! A game that an organiser changed for one event: its file as it was uploaded, kept with the event's settings. A
//! program that reads those settings knows the game from then on.

use super::{System, SystemError, registry};
use serde::{Deserialize, Deserializer, Serialize};
use sha2::{Digest, Sha256};

/// The longest file that is read, in bytes: more than twice the longest that ships.
pub const LONGEST_FILE: usize = 48 * 1024;

/// The file of an event's own game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OwnSystem {
    file: String,
}

impl OwnSystem {
    /// Reads a file, and makes its game known for as long as the program runs. The same text once more is the same
    /// game.
    ///
    /// # Errors
    /// When it is too long, is no game system, or its parts do not fit together.
    pub fn read_and_make_known(file: &str) -> Result<Self, SystemError> {
        let own = Self::keep_without_making_known(file)?;
        own.make_known()?;
        Ok(own)
    }

    /// The same of a file that may yet be refused: its game is not known before [`Self::make_known`], and takes no memory.
    ///
    /// # Errors
    /// When it is too long.
    pub fn keep_without_making_known(file: &str) -> Result<Self, SystemError> {
        if file.len() > LONGEST_FILE {
            return Err(SystemError::TooLong { most: LONGEST_FILE });
        }
        Ok(Self { file: file.to_owned() })
    }

    /// From now on the game is found by its id.
    ///
    /// # Errors
    /// When it is no game system, or its parts do not fit together.
    pub fn make_known(&self) -> Result<(), SystemError> {
        let id = self.id();
        if registry::find_system(&id).is_none() {
            let parsed = System::parse(&self.file)?;
            let profiles_of = Some(parsed.profiles().to_owned());
            registry::keep_own(System { profiles_of, made_from: Some(parsed.id.clone()), id, ..parsed });
        }
        Ok(())
    }

    /// Its game, known from now on; none: this program cannot read its file.
    pub fn game(&self) -> Option<&'static System> {
        self.make_known().ok()?;
        registry::find_system(&self.id())
    }

    /// The id of its game: what the text says decides it, so that no two games share one.
    pub fn id(&self) -> String {
        format!("own-{}", short_digest(&self.file))
    }

    /// As it was uploaded.
    pub fn file(&self) -> &str {
        &self.file
    }
}

impl System {
    /// The game that ships, of one that was changed for an event and kept its name.
    pub fn changed_from(&self) -> Option<&'static System> {
        let ships = registry::find_system(self.made_from.as_deref()?)?;
        (ships.name == self.name).then_some(ships)
    }

    /// Its file as an event keeps it, where it is not one that ships.
    pub fn own_file(&self) -> Option<OwnSystem> {
        self.made_from.as_ref().map(|_| OwnSystem { file: self.file.clone() })
    }
}

/// Sixteen digits that no other text has.
pub(super) fn short_digest(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(8).fold(String::new(), |digits, byte| format!("{digits}{byte:02x}"))
}

impl<'de> Deserialize<'de> for OwnSystem {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct KeptSystem {
            file: String,
        }
        let KeptSystem { file } = KeptSystem::deserialize(deserializer)?;
        // A file that a later program no longer understands stays with its event all the same.
        Ok(Self::read_and_make_known(&file).unwrap_or(Self { file }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_copy_is_a_game_of_its_own_with_the_profiles_of_the_first() {
        let changed = system_file("wfb7").replace("Warhammer Fantasy Battle, 7th edition", "Our house rules");
        let own = OwnSystem::read_and_make_known(&changed).unwrap();
        let system = registry::find_system(&own.id()).unwrap();
        assert_eq!((system.name.as_str(), system.profiles()), ("Our house rules", "wfb7"));
        assert_eq!(registry::find_system("wfb7").unwrap().profiles(), "wfb7");
        assert!(registry::list_systems().iter().all(|offered| offered.id != own.id()));
        assert_eq!(system.changed_from(), None, "it has a name of its own");
        // Out of storage it is the same.
        let stored = serde_json::to_string(&own).unwrap();
        assert_eq!(serde_json::from_str::<OwnSystem>(&stored).unwrap(), own);
    }

    #[test]
    fn what_is_no_game_is_refused_and_kept_where_it_is_stored() {
        assert!(matches!(OwnSystem::read_and_make_known("{}"), Err(SystemError::NotJson(_))));
        let long = " ".repeat(LONGEST_FILE + 1);
        assert_eq!(OwnSystem::read_and_make_known(&long), Err(SystemError::TooLong { most: LONGEST_FILE }));
        let kept: OwnSystem = serde_json::from_str(r#"{"file":"{}"}"#).unwrap();
        assert_eq!((kept.file(), registry::find_system(&kept.id())), ("{}", None));
    }

    fn system_file(id: &str) -> String {
        registry::find_system(id).unwrap().file.clone()
    }
}
