//! Where the files of a publication came from, as far as they tell themselves.

use chrono::NaiveDate;

/// What an archive says about its contents; each is none where it does not.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Origin {
    /// The folder that everything in it stands in: the repository's name with a branch, a tag or a version.
    pub folder: Option<String>,
    /// The version of the repository, as hexadecimal digits.
    pub version: Option<String>,
    /// The day of the newest file: of the repository's version, where the archive was downloaded from it.
    pub day: Option<NaiveDate>,
}

impl Origin {
    /// For the publication's source; empty where nothing is known.
    pub fn source(&self) -> String {
        let version = self.version.as_deref().map(|version| &version[..version.len().min(12)]);
        let parts = [self.folder.as_deref(), version.filter(|version| !self.folder_has(version))];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// Whether it is one of the publisher's regular updates of prices and rules, by its tag.
    pub fn is_battlescroll(&self) -> bool {
        self.folder_has("battlescroll")
    }

    fn folder_has(&self, part: &str) -> bool {
        self.folder.as_deref().is_some_and(|folder| folder.to_lowercase().contains(part))
    }
}
