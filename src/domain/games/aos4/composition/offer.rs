//! What the catalogue offers to somebody who builds a roster, at this event's prices: leaders, units for
//! a leader with those he may take first, enhancements, lores, formations, regiments of renown, terrain.

use super::{
    Allowance, Aos4Unit, CheckRules, is_in_season,
    matching::find_misfit,
    resolve,
    unit::{fitting_options, option_room},
};
use crate::domain::{
    catalogue::{self, CatalogueView, Enhancement, EnhancementTable, Faction, InForce, Profile, name_key},
    games::aos4::tactic_cards::cards_of_season,
    roster::{PricedChoice, Roster, RosterEntry, RosterLore, RosterLoreKind, Section, SectionKind, Upgrade},
    system::TacticCards,
};
use serde::Serialize;

/// Everything that may be picked for one roster.
pub struct Shelf<'a> {
    view: &'a CatalogueView,
    rules: &'a CheckRules,
    faction: InForce<'a, Faction>,
    /// The army of renown, whose units and rules replace the faction's.
    renown: Option<InForce<'a, Faction>>,
}

/// One unit to pick.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnitOffer {
    pub entry: RosterEntry,
    /// Models at the price shown.
    pub size: Option<u32>,
    /// Why it stands among the others: nothing where it may be taken as it is.
    pub but: Option<OfferedAside>,
}

/// Why a unit stands among the others for a leader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum OfferedAside {
    /// It goes only with the one it accompanies, who is not there.
    Accompanies,
    /// The leader may not take it.
    NotAnOption,
    /// The leader may take it, and has as many as may be.
    NoRoom,
}

/// One group of enhancements that a unit may carry one of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnhancementGroup {
    pub kind: String,
    pub table: String,
    pub items: Vec<Upgrade>,
}

/// Factions to begin with, each with the armies of renown it may be.
pub fn list_offered_factions(view: &CatalogueView, rules: &CheckRules) -> Vec<(String, Vec<String>)> {
    let season = rules.season.as_deref();
    let open = |faction: &Faction| {
        is_in_season(&faction.seasons, season) && (!faction.legends || rules.allows(Allowance::Legends))
    };
    let armies = |faction: &Faction| {
        if !rules.allows(Allowance::ArmiesOfRenown) {
            return Vec::new();
        }
        let armies = view.armies_of_renown(&faction.name).filter(|army| open(army.item));
        let mut names: Vec<String> = armies.map(|army| army.item.name.clone()).collect();
        names.sort();
        names
    };
    let base = view.factions().filter(|faction| !faction.is_army_of_renown() && open(faction.item));
    let mut found: Vec<_> = base.map(|faction| (faction.item.name.clone(), armies(faction.item))).collect();
    found.sort();
    found
}

impl<'a> Shelf<'a> {
    /// None while the roster has no faction that the catalogue knows.
    pub fn from_roster_faction(
        roster: &Roster,
        view: &'a CatalogueView,
        rules: &'a CheckRules,
    ) -> Option<Self> {
        let faction = view.faction(roster.faction.as_ref()?)?;
        let renown = roster.army_of_renown.as_ref().and_then(|name| view.faction(name));
        Some(Self { view, rules, faction, renown })
    }

    /// Heroes that may lead a regiment.
    pub fn leaders(&self) -> Vec<UnitOffer> {
        let heroes = self.units().filter(|unit| unit.is_hero());
        self.sorted(heroes.map(|unit| (unit.item, None)))
    }

    /// For the regiment at this position: whom its leader may take and has room for, then everybody else.
    pub fn followers(&self, roster: &Roster, section: usize) -> (Vec<UnitOffer>, Vec<UnitOffer>) {
        let entries = roster.sections.get(section).map_or(&[][..], |section| &section.entries);
        let known = |entry: &RosterEntry| self.unit(&entry.name);
        let Some(leader) = entries.first().and_then(known) else { return (Vec::new(), self.auxiliaries()) };
        let words = leader.words();
        let fits = |unit: &Profile| fitting_options(leader, &words, unit, &unit.words());
        let taken: Vec<Vec<usize>> =
            entries.iter().skip(1).filter_map(known).map(fits).filter(|fits| !fits.is_empty()).collect();
        let room = option_room(leader);
        let reason = |unit: &Profile| {
            let accompanied = |of: &String| entries.iter().any(|entry| name_key(&entry.name) == name_key(of));
            if unit.companion_of.as_ref().is_some_and(|of| !accompanied(of)) {
                return Some(OfferedAside::Accompanies);
            }
            leader.options.as_ref()?;
            let own = fits(unit);
            if own.is_empty() {
                return Some(OfferedAside::NotAnOption);
            }
            let mut all = taken.clone();
            all.push(own);
            find_misfit(&all, &room).map(|_| OfferedAside::NoRoom)
        };
        let offers = self.sorted(self.units().map(|unit| (unit.item, reason(unit.item))));
        offers.into_iter().partition(|offer| offer.but.is_none())
    }

    pub fn auxiliaries(&self) -> Vec<UnitOffer> {
        self.sorted(self.units().map(|unit| (unit.item, None)))
    }

    pub fn formations(&self) -> Vec<PricedChoice> {
        self.choices(&self.ruler().formations)
    }

    pub fn lores(&self, kind: RosterLoreKind) -> Vec<RosterLore> {
        let same = |lore: &catalogue::Lore| match lore.kind {
            catalogue::LoreKind::Spell => kind == RosterLoreKind::Spell,
            catalogue::LoreKind::Prayer => kind == RosterLoreKind::Prayer,
            catalogue::LoreKind::Manifestation => kind == RosterLoreKind::Manifestation,
        };
        let lores = self.view.lores(&self.ruler().name).into_iter();
        let open = lores.filter(|lore| same(lore.item) && self.in_season(&lore.seasons));
        open.map(|lore| RosterLore { kind, name: lore.name.clone(), points: price_unless_zero(lore.points) })
            .collect()
    }

    /// The battle tactic cards of the season; none where lists take none.
    pub fn tactic_cards(&self) -> &'static [String] {
        self.cards().map_or(&[], |cards| &cards.of)
    }

    /// How many of them a list takes.
    pub fn cards_to_take(&self) -> usize {
        self.cards().map_or(0, |cards| cards.take)
    }

    fn cards(&self) -> Option<&'static TacticCards> {
        self.season().and_then(cards_of_season)
    }

    pub fn terrain(&self) -> Vec<RosterEntry> {
        if !self.rules.allows(Allowance::FactionTerrain) {
            return Vec::new();
        }
        let own = self.renown.iter().chain([&self.faction]).flat_map(|side| self.choices(&side.item.terrain));
        let mut found: Vec<RosterEntry> = Vec::new();
        for PricedChoice { name, points } in own {
            if found.iter().all(|other| other.name != name) {
                found.push(RosterEntry { name, points, ..RosterEntry::default() });
            }
        }
        found
    }

    /// Each as it would stand on the roster.
    pub fn regiments_of_renown(&self) -> Vec<Section> {
        if !self.rules.allows(Allowance::RegimentsOfRenown) {
            return Vec::new();
        }
        let sides = [Some(self.faction), self.renown];
        let open = self.view.regiments_of_renown().filter(|renown| {
            sides.iter().flatten().any(|side| renown.is_open_to(&side.item.name))
                && self.in_season(&renown.seasons)
                && (!renown.legends || self.rules.allows(Allowance::Legends))
        });
        let mut found: Vec<Section> = open.map(|renown| as_section(renown.item)).collect();
        found.sort_by(|a, b| a.name.cmp(&b.name));
        found
    }

    /// What a unit may carry, table by table.
    pub fn enhancements(&self, entry: &RosterEntry) -> Vec<EnhancementGroup> {
        let Some(unit) = self.unit(&entry.name) else { return Vec::new() };
        let words = unit.words();
        let item = |table: &EnhancementTable, item: &Enhancement| Upgrade {
            name: item.name.clone(),
            count: None,
            points: price_unless_zero(item.points_in(self.season())),
            group: Some(table.kind.clone()),
            ..Upgrade::default()
        };
        let carried = |table: &EnhancementTable| {
            let open = table.items.iter().filter(|item| table.is_open_to(item, unit, &words));
            EnhancementGroup {
                kind: table.kind.clone(),
                table: table.name.clone(),
                items: open.map(|one| item(table, one)).collect(),
            }
        };
        let tables = self.ruler().tables.iter().filter(|table| self.in_season(&table.seasons));
        tables.map(carried).filter(|carried| !carried.items.is_empty()).collect()
    }

    pub fn can_be_reinforced(&self, entry: &RosterEntry) -> bool {
        self.unit(&entry.name).is_some_and(|unit| unit.can_be_reinforced && !unit.is_unique())
    }

    pub fn is_hero(&self, entry: &RosterEntry) -> bool {
        self.unit(&entry.name).is_some_and(Profile::is_hero)
    }

    /// A unit of this army by its name, at its price.
    pub fn pick(&self, name: &str) -> Option<RosterEntry> {
        self.unit(name).map(|unit| self.entry(unit))
    }

    /// What a hero cannot be without, where there is no choice: his companions.
    pub fn companions(&self, entry: &RosterEntry) -> Vec<RosterEntry> {
        let Some(leader) = self.unit(&entry.name) else { return Vec::new() };
        let compulsory = leader.options.iter().flatten().filter(|option| option.is_compulsory());
        let single = compulsory.filter_map(|option| match option.any_of.as_slice() {
            [only] => self.unit(only.as_str()),
            _ => None,
        });
        single.map(|unit| self.entry(unit)).collect()
    }

    fn units(&self) -> impl Iterator<Item = InForce<'a, Profile>> {
        let (army, rules) = (&self.ruler().name, self.rules);
        let season = rules.season.as_deref();
        self.view.units(army).filter(move |unit| {
            is_in_season(&unit.seasons, season)
                && (!unit.is_legends(rules.as_of) || rules.allows(Allowance::Legends))
                && (unit.only_in.is_empty() || self.renown.is_some())
        })
    }

    fn unit(&self, name: &str) -> Option<&'a Profile> {
        self.view.unit(&self.ruler().name, name).map(|found| found.item)
    }

    fn ruler(&self) -> &'a Faction {
        self.renown.unwrap_or(self.faction).item
    }

    fn season(&self) -> Option<&str> {
        self.rules.season.as_deref()
    }

    fn in_season(&self, seasons: &[String]) -> bool {
        is_in_season(seasons, self.season())
    }

    fn choices(&self, of: &[catalogue::CatalogueChoice]) -> Vec<PricedChoice> {
        let open = of.iter().filter(|choice| self.in_season(&choice.seasons));
        open.map(|choice| PricedChoice {
            name: choice.name.clone(),
            points: price_unless_zero(choice.points),
        })
        .collect()
    }

    fn entry(&self, unit: &Profile) -> RosterEntry {
        RosterEntry {
            name: unit.name.clone(),
            points: unit.points,
            legends: unit.is_legends(self.rules.as_of),
            ..RosterEntry::default()
        }
    }

    fn sorted<'p>(&self, units: impl Iterator<Item = (&'p Profile, Option<OfferedAside>)>) -> Vec<UnitOffer> {
        let mut offers: Vec<UnitOffer> =
            units.map(|(unit, but)| UnitOffer { entry: self.entry(unit), size: unit.size, but }).collect();
        offers.sort_by(|a, b| a.entry.name.cmp(&b.entry.name));
        offers
    }
}

fn price_unless_zero(points: i64) -> Option<i64> {
    (points != 0).then_some(points)
}

fn as_section(renown: &catalogue::RegimentOfRenown) -> Section {
    let units = renown.members.iter().flat_map(|member| {
        let unit = RosterEntry { name: member.unit.clone(), ..RosterEntry::default() };
        vec![unit; member.min.max(1) as usize]
    });
    Section {
        name: Some(renown.name.clone()),
        points: renown.points,
        entries: units.collect(),
        ..Section::new(SectionKind::RegimentOfRenown)
    }
}

/// The roster with the prices of this view, and the numbers at its head as they are counted.
pub fn priced_roster(roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Roster {
    let army = resolve::resolve_army(roster, view, rules.season.as_deref());
    let mut units = army.regiments.iter().flat_map(|regiment| &regiment.units).map(Aos4Unit::price);
    let mut auxiliary = army.auxiliary.iter().map(Aos4Unit::price);
    let mut terrain = army.terrain.iter().map(|feature| feature.points);
    let mut renown = army.renown.iter().map(|one| one.known.as_ref().and_then(|known| known.price));
    let mut priced = roster.clone();
    for section in &mut priced.sections {
        if section.kind == SectionKind::RegimentOfRenown {
            section.points = renown.next().flatten().or(section.points);
            continue;
        }
        for entry in &mut section.entries {
            entry.points = match section.kind {
                SectionKind::Auxiliary => auxiliary.next().flatten(),
                SectionKind::Terrain => terrain.next().and_then(self::price_unless_zero),
                _ => units.next().flatten(),
            };
        }
    }
    for lore in &mut priced.lores {
        let known = army.lores.iter().find(|known| known.name == lore.name && known.kind == lore.kind);
        lore.points = known.and_then(|known| self::price_unless_zero(known.points));
    }
    if let (Some(formation), Some(known)) = (&mut priced.formation, &army.formation) {
        formation.points = self::price_unless_zero(known.points);
    }
    priced.handbook.clone_from(&rules.season);
    priced.points_limit = Some(rules.points_limit);
    priced.points_declared = Some(army.points(rules));
    priced.drops_declared = u32::try_from(army.drops()).ok();
    priced.auxiliary_points = self::price_unless_zero(army.points(rules) - without_surcharge(&priced));
    priced.auxiliaries_declared = priced.auxiliary_points.and(u32::try_from(army.auxiliary.len()).ok());
    priced
}

/// What everything on the roster costs but the surcharge for auxiliary units.
fn without_surcharge(roster: &Roster) -> i64 {
    roster.points_printed() - roster.auxiliary_points.unwrap_or(0)
}
