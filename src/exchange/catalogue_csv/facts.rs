//! What the declared rules of a game ask for, as cells: categories that depend on the army.

use crate::domain::catalogue::{CategoryIf, Faction, Facts, Profile, Publication};

/// Whether a publication says anything that declared rules ask for.
pub(super) fn are_in(publication: &Publication) -> bool {
    let of_faction = |faction: &Faction| !faction.options.is_empty() || !faction.shares.is_empty();
    publication.profiles.iter().any(|profile| profile.facts.is_some())
        || publication.factions.iter().any(of_faction)
}

/// `Battleline: Grey Seer | Clans Skryre`: the category, and whom it asks for.
pub(super) fn print_if(conditional: &CategoryIf) -> String {
    format!("{}: {}", conditional.category, conditional.when.join(" | "))
}

/// As [`print_if`] has it.
pub(super) fn read_if(text: &str) -> CategoryIf {
    let (category, when) = text.split_once(':').unwrap_or((text, ""));
    let when = when.split('|').map(str::trim).filter(|name| !name.is_empty());
    CategoryIf { category: category.trim().to_owned(), when: when.map(str::to_owned).collect() }
}

/// The facts of a unit that was read before, to be added to.
pub(super) fn facts_of_unit<'p>(
    profiles: &'p mut [Profile],
    faction: &str,
    unit: &str,
) -> Option<&'p mut Facts> {
    let is_it = |profile: &&mut Profile| profile.faction == faction && profile.name == unit;
    Some(profiles.iter_mut().rev().find(is_it)?.facts.get_or_insert_default())
}
