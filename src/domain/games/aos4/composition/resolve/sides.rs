//! The faction of a roster and the army of renown that may replace its rules.

use crate::domain::{
    catalogue::{CatalogueView, Faction, InForce, Resolution, name_key},
    roster::Roster,
};

/// The faction and, for an army of renown, the rules that replace its own.
pub(super) struct Sides<'a> {
    pub faction: Option<InForce<'a, Faction>>,
    pub renown: Option<InForce<'a, Faction>>,
}

impl<'a> Sides<'a> {
    pub fn find_sides(roster: &Roster, view: &'a CatalogueView) -> Self {
        let printed = [&roster.faction, &roster.parent_faction];
        let remarks = roster.remarks.iter();
        let formation = roster.formation.iter().map(|formation| &formation.name);
        let mut faction = printed.into_iter().flatten().find_map(|name| find_faction(name, roster, view));
        // In a header that people typed into, the faction may stand anywhere.
        let is_base = |found: &InForce<'_, Faction>| !found.item.is_army_of_renown();
        let mut stray = formation.clone().chain(remarks);
        faction = faction.or_else(|| stray.find_map(|name| find_faction(name, roster, view).filter(is_base)));
        // Some programs print an army of renown where others print the formation, and a few formations
        // have the name of one.
        let own = |name: &&String| {
            let key = name_key(name);
            faction.is_some_and(|found| found.item.formations.iter().any(|own| name_key(&own.name) == key))
        };
        let printed_renown = roster.army_of_renown.iter().chain(formation.filter(|name| !own(name)));
        let mut renown =
            printed_renown.filter_map(|name| view.faction(name)).find(|found| found.item.is_army_of_renown());
        // A roster may name only the army of renown.
        if let Some(found) = faction.filter(|found| found.item.is_army_of_renown()) {
            renown = renown.or(Some(found));
            faction = found.item.renown_of.iter().find_map(|base| view.faction(base)).or(faction);
        }
        let belongs = |army: &InForce<'_, Faction>| {
            faction.is_none_or(|base| {
                army.item.renown_of.iter().any(|name| name_key(name) == base.item.key())
                    || base.item.is_army_of_renown()
            })
        };
        Self { faction, renown: renown.filter(belongs) }
    }

    /// Whose formations, tables and lores hold.
    pub fn rules(&self) -> Option<InForce<'a, Faction>> {
        self.renown.or(self.faction)
    }

    pub fn renown_name(&self, roster: &Roster) -> Option<String> {
        self.renown.map(|renown| renown.item.name.clone()).or_else(|| roster.army_of_renown.clone())
    }
}

/// A name shared by several factions means the one that knows most of the units.
pub(super) fn find_faction<'a>(
    name: &str,
    roster: &Roster,
    view: &'a CatalogueView,
) -> Option<InForce<'a, Faction>> {
    let several = match view.faction_or_alike(name) {
        Resolution::Exact(found) | Resolution::Alias(found) => return Some(found),
        Resolution::Suggestions(several) => several,
    };
    let key = name_key(name);
    let said = roster.formation.iter().map(|formation| &formation.name).chain(&roster.remarks);
    let said: Vec<String> = said.map(|line| name_key(line)).collect();
    let shares = |found: &InForce<'_, Faction>| found.item.aliases.iter().any(|alias| name_key(alias) == key);
    let units = || roster.regiments().flat_map(|section| &section.entries);
    let known = |found: &InForce<'_, Faction>| {
        units().filter(|entry| view.unit(&found.item.name, &entry.name).is_some()).count()
    };
    // Where several know them all, the formation and the lores tell.
    let chosen = |found: &InForce<'_, Faction>| {
        let formations = found.item.formations.iter().map(|own| name_key(&own.name));
        let formations = formations.filter(|own| said.iter().any(|line| line.contains(own.as_str()))).count();
        let lores = roster
            .lores
            .iter()
            .filter(|lore| found.item.lores.iter().any(|own| view.means(&lore.name, &own.name)));
        formations + lores.count()
    };
    let fits = |found: &InForce<'_, Faction>| (known(found), chosen(found), !found.item.is_army_of_renown());
    several.into_iter().filter(shares).max_by_key(fits)
}
