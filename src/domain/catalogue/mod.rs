//! Battle profiles with dates: what each publication says about units and factions, which one is in
//! force on a day, and how a name on a roster finds its unit. No files and no formats: those are in
//! `exchange`.

mod changes;
mod faction;
mod facts;
mod names;
mod noted_prices;
mod option;
mod origin;
mod profile;
mod publication;
mod published;
mod recorded;
mod view;

pub use changes::{CatalogueChange, ChangedFact, list_catalogue_changes};
pub use faction::{
    CatalogueChoice, Enhancement, EnhancementTable, Faction, Lore, LoreKind, RegimentMember, RegimentOfRenown,
};
pub use facts::{CategoryIf, CategoryShare, Facts, OptionFacts};
pub use names::{LIKE_ENOUGH, Resolution, is_spelling_of, likeness_of_keys, name_key};
pub use option::{OptionError, Pattern, RegimentOption, UnitWords, parse_options, print_options};
pub use origin::Origin;
pub use profile::{Cap, Profile, is_same_season};
pub use publication::{
    Alias, CatalogueCorrection, Corrected, Coverage, LeftOutKind, LeftOutPublication, PricedItem,
    ProfileChange, Publication,
};
pub use published::Catalogue;
pub use view::{CORRECTION, CatalogueView, InForce};

#[cfg(test)]
mod tests;
