//! From printed names to the catalogue's: faction, army of renown, units, enhancements, lores, terrain.
//! Names resolve exactly, by alias, or not at all; what merely resembles a name becomes a suggestion.

mod choices;
mod general;
mod renown;
mod sides;
mod understood;
mod units;

use super::{
    Aos4Unit, Condition, Regiment,
    army::{Aos4Army, ChosenFeature, Offers},
};
use crate::domain::{
    catalogue::CatalogueView,
    roster::{Roster, Section, SectionKind},
};
use sides::Sides;
use std::{cell::OnceCell, collections::HashMap};
pub use understood::{SeveralUnits, TakenFaction, Understood, understand_roster};

pub fn resolve_army<'a>(roster: &'a Roster, view: &'a CatalogueView, season: Option<&str>) -> Aos4Army<'a> {
    let sides = Sides::find_sides(roster, view);
    let resolver = Resolver {
        view,
        sides: &sides,
        season,
        counts_only: !marks_reinforced(roster),
        homes: OnceCell::new(),
        tells_wargear: OnceCell::new(),
    };
    let section_units = |section: &'a Section| -> Vec<Aos4Unit<'a>> {
        let heading = section.heading();
        section.entries.iter().map(|entry| resolver.unit(entry, &heading)).collect()
    };
    let of_kind = |kind: SectionKind| roster.sections.iter().filter(move |section| section.kind == kind);
    let regiments: Vec<_> = roster
        .regiments()
        .map(|section| Regiment { heading: section.heading(), units: section_units(section) })
        .collect();
    let regiments_in_doubt = roster.regiments_guessed || names_a_stranger(roster, view);
    let lores = resolver.lores(roster);
    let terrain: Vec<ChosenFeature> = resolver.terrain(roster);
    let mut army = Aos4Army {
        roster,
        faction: sides.faction.map(|faction| faction.item.name.clone()),
        alliance: sides.faction.map(|faction| faction.item.grand_alliance.clone()),
        of_renown: sides.renown_name(roster),
        renown_is_unknown: sides.renown.is_none() && roster.army_of_renown.is_some(),
        reinforcement_is_told: sides
            .rules()
            .is_none_or(|rules| view.units(&rules.item.name).any(|unit| unit.can_be_reinforced)),
        general: general::find_general_regiment(&regiments),
        regiments,
        regiments_in_doubt,
        auxiliary: of_kind(SectionKind::Auxiliary).flat_map(section_units).collect(),
        renown: of_kind(SectionKind::RegimentOfRenown).map(|section| resolver.renown(section)).collect(),
        terrain,
        formation: roster.formation.as_ref().and_then(|formation| resolver.formation(formation)),
        other_formations: roster
            .other_formations
            .iter()
            .filter_map(|other| resolver.formation(other))
            .collect(),
        lores,
        offers: Offers::default(),
        asks_besides: sides
            .renown
            .map(|renown| Condition::unread_conditions(renown.item, view))
            .unwrap_or_default(),
        conditions: sides
            .renown
            .map(|renown| Condition::conditions_of_army(renown.item, view))
            .unwrap_or_default(),
    };
    army.offers = choices::list_open_offers(&army, &sides, season);
    army
}

/// Whether a line among the units of a regiment is a name that nobody knows: perhaps a heading in other words.
fn names_a_stranger(roster: &Roster, view: &CatalogueView) -> bool {
    let is_known = |name: &str| {
        let is_terrain = || {
            view.factions()
                .any(|side| side.item.terrain.iter().any(|feature| view.means(name, &feature.name)))
        };
        !view.units_called(name).is_empty() || is_terrain()
    };
    let named = roster.regiments().flat_map(|section| &section.entries).flat_map(|entry| &entry.companions);
    named.take(MOST_ASKED).any(|companion| !is_known(&companion.name))
}

/// Of the lines without a price among units.
const MOST_ASKED: usize = 20;

/// Some formats mark reinforced units, some only print model counts.
fn marks_reinforced(roster: &Roster) -> bool {
    let entries = || roster.sections.iter().flat_map(|section| &section.entries);
    entries().any(|entry| entry.reinforced) || entries().all(|entry| entry.models.is_none())
}

struct Resolver<'a, 'b> {
    view: &'a CatalogueView,
    sides: &'b Sides<'a>,
    season: Option<&'b str>,
    counts_only: bool,
    /// Enhancements by their names, made where one is looked for that is not the army's.
    homes: OnceCell<HashMap<String, String>>,
    tells_wargear: OnceCell<bool>,
}
