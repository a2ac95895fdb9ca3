//! A unit as the options of heroes see it, and what a category of units is called.

use super::{
    conditions::SceneSelection,
    library::{Library, title_case},
    unit::LinkedUnit,
};
use crate::domain::games::battlescribe::{CatalogueNode, Symbol};

/// A unit of the faction with both of its links: as the leader of a regiment, and in another's.
#[derive(Debug, Clone)]
pub struct UnitEntry<'a> {
    pub unit: LinkedUnit<'a>,
    /// Equal to the unit's own link, except in the older files, where a hero has two.
    pub following: Option<&'a CatalogueNode>,
    /// Tags a hero takes on in another's regiment.
    pub joins_as: Vec<Symbol>,
}

impl<'a> UnitEntry<'a> {
    pub fn follower(&self) -> Option<SceneSelection<'a>> {
        self.following.map(|link| SceneSelection::new(link, self.unit.entry))
    }
}

/// Keywords are printed in capitals, tags mostly as they are ("non-AELF").
pub fn category_name(category: &CatalogueNode, library: &Library<'_>) -> String {
    let name = library.text(category.name);
    if library.is_keyword(category.id) {
        return title_case(name);
    }
    let word = |word: &str| {
        let shouted = word.trim_start_matches("non-").trim_start_matches("Non-");
        let is_shouted = shouted.len() > 2 && !shouted.chars().any(char::is_lowercase);
        let word = word.replace("Non-", "non-");
        if is_shouted { word.replace(shouted, &title_case(shouted)) } else { word }
    };
    name.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
