//! A roster held against a catalogue: each name with what the catalogue knows of it. Rules read this
//! and nothing else.

use super::{
    AnyOf, Aos4Unit, CheckRules, Condition, Inference, MemberDifference, RosterPlace, UsedPublication,
};
use crate::domain::games::aos4::season::prices_auxiliaries;
use crate::domain::{
    catalogue::{RegimentOption, name_key},
    roster::{Roster, RosterLoreKind, SectionHeading},
};

pub struct Aos4Army<'a> {
    pub roster: &'a Roster,
    pub faction: Option<String>,
    /// The grand alliance of that faction; none or empty where the catalogue does not say.
    pub alliance: Option<String>,
    pub of_renown: Option<String>,
    /// The roster names an army of renown that the catalogue does not have: whatever replaces the
    /// faction's profiles, options and tables is missing.
    pub renown_is_unknown: bool,
    /// Whether the data says of any unit of the army that it can be reinforced.
    pub reinforcement_is_told: bool,
    pub regiments: Vec<Regiment<'a>>,
    /// Which unit is in which regiment was guessed: the text has no headings, or something in it may be one.
    pub regiments_in_doubt: bool,
    pub auxiliary: Vec<Aos4Unit<'a>>,
    pub renown: Vec<Renown<'a>>,
    pub terrain: Vec<ChosenFeature>,
    pub formation: Option<ChosenFeature>,
    /// Those named beside it.
    pub other_formations: Vec<ChosenFeature>,
    pub lores: Vec<ChosenLore>,
    pub general: General,
    pub offers: Offers,
    /// What an army of renown asks for besides.
    pub conditions: Vec<Condition>,
    /// The sentences of its page that no rule here judges.
    pub asks_besides: Vec<String>,
}

pub struct Regiment<'a> {
    pub heading: SectionHeading,
    /// The leader first.
    pub units: Vec<Aos4Unit<'a>>,
}

pub struct Renown<'a> {
    pub name: String,
    pub points: Option<i64>,
    pub units: Vec<Aos4Unit<'a>>,
    pub known: Option<RenownFacts>,
    /// Where the catalogue does not have it: names among its units that no catalogue knows.
    pub strangers: Vec<String>,
    /// What its unknown name may be meant to be.
    pub suggestion: Option<String>,
}

/// What the catalogue says of a Regiment of Renown.
pub struct RenownFacts {
    pub price: Option<i64>,
    /// Whether this army may include it; `None` when the catalogue does not say.
    pub open: Option<bool>,
    pub beside_others: bool,
    pub legends: bool,
    pub seasons: Vec<String>,
    /// Members missing or too many.
    pub differences: Vec<MemberDifference>,
    /// The keys of enhancements that its page lets its members carry.
    pub granted: Vec<String>,
    /// Names among them that no catalogue knows: misspelt, or no unit at all (a manifestation).
    pub strangers: Vec<String>,
}

/// A formation or terrain feature by its printed name.
pub struct ChosenFeature {
    pub name: String,
    pub points: i64,
    /// One of the faction's own.
    pub known: bool,
    /// Another faction's.
    pub elsewhere: bool,
    /// The seasons it may be chosen in; empty: all.
    pub seasons: Vec<String>,
    /// What an unknown name may be meant to be.
    pub suggestion: Option<String>,
}

pub struct ChosenLore {
    pub kind: RosterLoreKind,
    pub name: String,
    pub points: i64,
    pub known: bool,
    pub elsewhere: bool,
    pub seasons: Vec<String>,
    /// What an unknown name may be meant to be.
    pub suggestion: Option<String>,
}

/// What the faction has that this roster could still take.
#[derive(Default)]
pub struct Offers {
    pub formations: bool,
    pub terrain: bool,
    pub unused_lores: Vec<RosterLoreKind>,
    pub unused_kinds: Vec<UnusedKind>,
}

/// A kind of enhancement of which the army has none.
pub struct UnusedKind {
    pub kind: String,
    /// Its tables in this season.
    pub tables: Vec<String>,
}

/// Which regiment the general leads.
pub enum General {
    Marked(usize),
    Inferred { index: usize, why: Inference },
    Unknown,
}

impl<'a> Regiment<'a> {
    pub fn place(&self) -> RosterPlace {
        RosterPlace::Section(self.heading.clone())
    }

    pub fn leader(&self) -> Option<&Aos4Unit<'a>> {
        self.units.first()
    }

    pub fn followers(&self) -> impl Iterator<Item = &Aos4Unit<'a>> {
        self.units.iter().skip(1)
    }

    /// Of the units that this hero must have with him, those that are not here, as a unit or as a companion.
    pub fn missing_compulsory(&self, leader: &Aos4Unit<'_>) -> Vec<AnyOf> {
        let present = |option: &RegimentOption| {
            let as_unit = self
                .followers()
                .any(|unit| unit.known.as_ref().is_none_or(|known| option.takes(&known.words)));
            let companions = self.units.iter().flat_map(|unit| &unit.entry.companions);
            let carried = self.units.iter().flat_map(|unit| &unit.entry.upgrades);
            let carried = carried.map(|upgrade| name_key(&upgrade.name));
            let named = companions
                .map(|companion| name_key(&companion.name))
                .chain(carried)
                .any(|key| option.any_of.iter().any(|pattern| name_key(&pattern.to_string()) == key));
            as_unit || named
        };
        let missing = leader.compulsory_options().filter(|option| !present(option));
        missing.map(any_of).collect()
    }
}

impl<'a> Aos4Army<'a> {
    /// The units of regiments and the auxiliary ones; Regiments of Renown follow rules of their own.
    pub fn units(&self) -> impl Iterator<Item = &Aos4Unit<'a>> {
        self.regiments.iter().flat_map(|regiment| &regiment.units).chain(&self.auxiliary)
    }

    pub fn renown_units(&self) -> impl Iterator<Item = &Aos4Unit<'a>> {
        self.renown.iter().flat_map(|renown| &renown.units)
    }

    /// Whose units and rules hold: the army of renown's, else the faction's.
    pub fn ruled_by(&self) -> Option<&str> {
        self.of_renown.as_deref().filter(|_| !self.renown_is_unknown).or(self.faction_name())
    }

    pub fn faction_name(&self) -> Option<&str> {
        self.faction.as_deref()
    }

    /// What the army costs with this event's profiles; a printed price stands in for an unknown one.
    pub fn points(&self, rules: &CheckRules) -> i64 {
        let units: i64 = self.units().filter_map(Aos4Unit::price).sum();
        let renown = self
            .renown
            .iter()
            .filter_map(|renown| renown.known.as_ref().and_then(|facts| facts.price).or(renown.points));
        let terrain: i64 = self.terrain.iter().map(|feature| feature.points).sum();
        units + renown.sum::<i64>() + terrain + self.choices() + self.surcharge(rules)
    }

    /// What auxiliary units cost beside their own prices: each by 20 more than the one before, in the
    /// seasons that say so. Without a season, what is printed.
    fn surcharge(&self, rules: &CheckRules) -> i64 {
        let Some(season) = &rules.season else { return self.roster.auxiliary_points.unwrap_or(0) };
        let number = i64::try_from(self.auxiliary.len()).unwrap_or(0);
        if prices_auxiliaries(season) { 10 * number * (number - 1).max(0) } else { 0 }
    }

    fn choices(&self) -> i64 {
        let lores: i64 = self.lores.iter().map(|lore| lore.points).sum();
        lores + self.formation.as_ref().map_or(0, |formation| formation.points)
    }

    /// What is printed, with the prices of lores and formation that programs often leave out.
    pub fn points_printed(&self) -> i64 {
        let roster = self.roster;
        let lores: i64 = roster.lores.iter().filter_map(|lore| lore.points).sum();
        let formation = roster.formation.as_ref().and_then(|formation| formation.points).unwrap_or(0);
        roster.points_printed() - lores - formation + self.choices()
    }

    /// What counts and stands on no line of the roster, by its name.
    pub fn prices_not_printed(&self, rules: &CheckRules) -> Vec<(String, i64)> {
        let printed = |name: &str| {
            let lore = self.roster.lores.iter().find(|lore| lore.name == name).and_then(|lore| lore.points);
            lore.is_some()
        };
        let lores = self.lores.iter().filter(|lore| !printed(&lore.name));
        let mut prices: Vec<(String, i64)> = lores.map(|lore| (lore.name.clone(), lore.points)).collect();
        let silent = self.roster.formation.as_ref().is_some_and(|formation| formation.points.is_none());
        let formation = self.formation.as_ref().filter(|_| silent);
        prices.extend(formation.map(|formation| (formation.name.clone(), formation.points)));
        if self.roster.auxiliary_points.is_none() {
            prices.push(("Auxiliary units".to_owned(), self.surcharge(rules)));
        }
        prices.retain(|(_, points)| *points != 0);
        prices
    }

    /// What the catalogue asks for lores and the formation whose price a program counted and did not print.
    pub fn points_not_printed(&self) -> i64 {
        let lores = self.roster.lores.iter().filter(|lore| lore.points.is_none());
        let price = |name: &str| {
            self.lores.iter().find(|known| known.known && known.name == name).map_or(0, |known| known.points)
        };
        let formation = self.roster.formation.as_ref().filter(|formation| formation.points.is_none());
        let formation = formation.and(self.formation.as_ref()).filter(|known| known.known);
        lores.map(|lore| price(&lore.name)).sum::<i64>() + formation.map_or(0, |known| known.points)
    }

    pub fn drops(&self) -> usize {
        self.regiments.len() + self.renown.len() + self.auxiliary.len()
    }

    /// The health of all models, when the catalogue knows every one of them.
    pub fn wounds(&self) -> Option<i64> {
        if self.renown.is_empty() { self.units().map(Aos4Unit::wounds).sum() } else { None }
    }

    pub fn general_leads(&self, regiment: usize) -> bool {
        self.general_regiment() == Some(regiment)
    }

    pub fn generals_regiment(&self) -> Option<&Regiment<'a>> {
        self.regiments.get(self.general_regiment()?)
    }

    pub fn general_unit(&self) -> Option<&Aos4Unit<'a>> {
        self.generals_regiment()?.leader()
    }

    pub fn leads_a_regiment(&self, unit: &Aos4Unit<'_>) -> bool {
        self.regiments
            .iter()
            .filter_map(Regiment::leader)
            .any(|leader| std::ptr::eq(leader.entry, unit.entry))
    }

    fn general_regiment(&self) -> Option<usize> {
        match self.general {
            General::Marked(index) | General::Inferred { index, .. } => Some(index),
            General::Unknown => None,
        }
    }

    /// The publications of the profiles used, each once.
    pub fn publications(&self) -> Vec<UsedPublication> {
        let mut used: Vec<UsedPublication> =
            self.units().chain(self.renown_units()).filter_map(Aos4Unit::publication).collect();
        used.sort();
        used.dedup();
        used
    }
}

/// The names that an option takes.
pub fn any_of(option: &RegimentOption) -> AnyOf {
    option.any_of.iter().map(ToString::to_string).collect()
}
