//! From printed names to the catalogue's: faction, army of renown, units, enhancements, lores, terrain.
//! Names resolve exactly, by alias, or not at all; what merely resembles a name becomes a suggestion.

use super::{
    Enhancement, Regiment, Unit, UsedPublication,
    army::{Army, Chosen, ChosenLore, General, Offers, Renown, RenownFacts},
    unit::Known,
};
use crate::domain::{
    catalogue::{Faction, InForce, Lore, Member, Profile, Publication, RegimentOfRenown, Resolution, View, name_key},
    roster::{Choice, Entry, LoreKind, Roster, Section, SectionKind},
};

pub fn army<'a>(roster: &'a Roster, view: &'a View) -> Army<'a> {
    let sides = Sides::find(roster, view);
    let resolver = Resolver { view, sides: &sides, counts_only: !marks_reinforced(roster) };
    let section_units = |section: &'a Section| -> Vec<Unit<'a>> {
        let title = section.title();
        section.entries.iter().map(|entry| resolver.unit(entry, &title)).collect()
    };
    let of_kind = |kind: SectionKind| roster.sections.iter().filter(move |section| section.kind == kind);
    let regiments = roster
        .regiments()
        .map(|section| Regiment { title: section.title(), units: section_units(section) })
        .collect();
    let lores = resolver.lores(roster);
    let terrain: Vec<Chosen> = resolver.terrain(roster);
    let mut army = Army {
        roster,
        faction: sides.faction.map(|faction| faction.item.name.clone()),
        of_renown: sides.renown_name(roster),
        regiments,
        auxiliary: of_kind(SectionKind::Auxiliary).flat_map(section_units).collect(),
        renown: of_kind(SectionKind::RegimentOfRenown).map(|section| resolver.renown(section)).collect(),
        terrain,
        formation: resolver.formation(roster),
        lores,
        general: General::Unknown,
        offers: Offers::default(),
    };
    army.offers = offers(&army, &sides);
    army
}

/// Some formats mark reinforced units, some only print model counts.
fn marks_reinforced(roster: &Roster) -> bool {
    let entries = || roster.sections.iter().flat_map(|section| &section.entries);
    entries().any(|entry| entry.reinforced) || entries().all(|entry| entry.models.is_none())
}

/// The faction and, for an army of renown, the rules that replace its own.
struct Sides<'a> {
    faction: Option<InForce<'a, Faction>>,
    renown: Option<InForce<'a, Faction>>,
}

impl<'a> Sides<'a> {
    fn find(roster: &Roster, view: &'a View) -> Self {
        let printed = [&roster.faction, &roster.parent_faction];
        let remarks = roster.remarks.iter();
        let formation = roster.formation.iter().map(|formation| &formation.name);
        let mut names = printed.into_iter().flatten().chain(formation.clone()).chain(remarks);
        let mut faction = names.find_map(|name| find_faction(name, roster, view));
        let printed_renown = roster.army_of_renown.iter().chain(formation);
        let mut renown = printed_renown
            .filter_map(|name| view.faction(name).found())
            .find(|found| found.item.is_army_of_renown());
        // A roster may name only the army of renown.
        if let Some(found) = faction.filter(|found| found.item.is_army_of_renown()) {
            renown = renown.or(Some(found));
            faction = found.item.renown_of.iter().find_map(|base| view.faction(base).found()).or(faction);
        }
        let belongs = |army: &InForce<'_, Faction>| {
            faction.is_none_or(|base| {
                army.item.renown_of.iter().any(|name| name_key(name) == base.item.key()) || base.item.is_army_of_renown()
            })
        };
        Self { faction, renown: renown.filter(belongs) }
    }

    /// Whose formations, tables and lores hold.
    fn rules(&self) -> Option<InForce<'a, Faction>> {
        self.renown.or(self.faction)
    }

    fn renown_name(&self, roster: &Roster) -> Option<String> {
        self.renown.map(|renown| renown.item.name.clone()).or_else(|| roster.army_of_renown.clone())
    }
}

/// A name shared by several factions means the one that knows most of the units.
fn find_faction<'a>(name: &str, roster: &Roster, view: &'a View) -> Option<InForce<'a, Faction>> {
    let several = match view.faction(name) {
        Resolution::Exact(found) | Resolution::Alias(found) => return Some(found),
        Resolution::Suggestions(several) => several,
    };
    let key = name_key(name);
    let shares = |found: &InForce<'_, Faction>| found.item.aliases.iter().any(|alias| name_key(alias) == key);
    let units = || roster.regiments().flat_map(|section| &section.entries);
    let known = |found: &InForce<'_, Faction>| {
        units().filter(|entry| view.unit(&found.item.name, &entry.name).is_found()).count()
    };
    several.into_iter().filter(shares).max_by_key(known)
}

struct Resolver<'a, 'b> {
    view: &'a View,
    sides: &'b Sides<'a>,
    counts_only: bool,
}

impl<'a> Resolver<'a, '_> {
    fn unit(&self, entry: &'a Entry, title: &str) -> Unit<'a> {
        let mut unit = Unit {
            entry,
            section: title.to_owned(),
            known: None,
            home_faction: None,
            suggestion: None,
            enhancements: Vec::new(),
            counts_only: self.counts_only,
        };
        match self.profile(entry) {
            Resolution::Exact(profile) | Resolution::Alias(profile) => {
                unit.known = Some(self.known(profile));
                unit.enhancements = self.enhancements(entry, profile.item);
            }
            Resolution::Suggestions(alike) => {
                let elsewhere = self.view.units_called(&entry.name);
                unit.home_faction = elsewhere.first().map(|profile| profile.item.faction.clone());
                unit.suggestion = alike.first().map(|profile| profile.item.name.clone());
            }
        }
        unit
    }

    fn profile(&self, entry: &Entry) -> Resolution<InForce<'a, Profile>> {
        let Some(rules) = self.sides.rules() else { return Resolution::Suggestions(Vec::new()) };
        let faction = &rules.item.name;
        if let Some(profile) = entry.key.iter().flat_map(|key| ids(key)).find_map(|id| self.view.unit_by_id(faction, id)) {
            return Resolution::Exact(profile);
        }
        let found = self.view.unit(faction, &entry.name);
        // "Boingrot Bounderz (the lads)": what stands in brackets may be the player's own.
        match (&found, entry.name.rsplit_once(" (")) {
            (Resolution::Suggestions(_), Some((bare, _))) => {
                let bare = self.view.unit(faction, bare);
                if bare.is_found() { bare } else { found }
            }
            _ => found,
        }
    }

    fn known(&self, profile: InForce<'a, Profile>) -> Known<'a> {
        let history = self.view.history(profile.item).into_iter();
        let older_prices = history
            .filter(|other| other.publication != profile.publication)
            .filter_map(|other| Some((other.item.points?, named(other.publication))))
            .collect();
        Known {
            profile: profile.item,
            words: profile.item.words(),
            publication: UsedPublication {
                title: profile.publication.title.clone(),
                date: profile.publication.published_on,
            },
            older_prices,
        }
    }

    /// Whatever of the upgrades is in a table of the faction; the others are wargear.
    fn enhancements(&self, entry: &Entry, profile: &Profile) -> Vec<Enhancement> {
        let Some(rules) = self.sides.rules() else { return Vec::new() };
        let words = profile.words();
        let find = |name: &str| {
            let key = name_key(name);
            rules.item.tables.iter().find_map(|table| {
                let item = table.items.iter().find(|item| name_key(&item.name) == key)?;
                Some(Enhancement {
                    name: item.name.clone(),
                    kind: table.kind.clone(),
                    table: table.name.clone(),
                    points: item.points,
                    open: table.is_open_to(item, profile, &words),
                })
            })
        };
        entry.upgrades.iter().filter_map(|upgrade| find(&upgrade.name)).collect()
    }

    fn renown(&self, section: &'a Section) -> Renown<'a> {
        let title = section.title();
        let units = section.entries.iter().map(|entry| self.member(entry, &title)).collect();
        let name = section.name.clone().unwrap_or_else(|| title.clone());
        let found = self.view.regiment_of_renown(&name).found();
        let facts = found.map(|found| self.renown_facts(found.item, section));
        Renown { name, points: section.points, units, known: facts }
    }

    /// A member may be of any faction.
    fn member(&self, entry: &'a Entry, title: &str) -> Unit<'a> {
        let mut unit = self.unit(entry, title);
        unit.home_faction = None;
        if unit.known.is_none() {
            unit.known = self.view.units_called(&entry.name).first().map(|profile| self.known(*profile));
        }
        unit
    }

    fn renown_facts(&self, renown: &RegimentOfRenown, section: &Section) -> RenownFacts {
        let sides = [self.sides.renown, self.sides.faction];
        let open = sides.iter().flatten().any(|side| renown.is_open_to(&side.item.name));
        let said = !renown.factions.is_empty() && self.sides.faction.is_some();
        RenownFacts {
            price: renown.points,
            open: said.then_some(open),
            beside_others: renown.notes.iter().any(|note| note.contains("more than one") || note.contains("in addition")),
            differences: self.differences(&renown.members, &section.entries),
        }
    }

    fn differences(&self, members: &[Member], entries: &[Entry]) -> Vec<String> {
        // Without members on paper there is nothing to compare, nor without them in the catalogue.
        if members.is_empty() || entries.is_empty() {
            return Vec::new();
        }
        let mut differences = Vec::new();
        let mut counted = vec![0_u32; members.len()];
        for entry in entries {
            match members.iter().position(|member| self.is_member(entry, member)) {
                Some(at) => counted[at] += 1,
                None => differences.push(format!("{} is not one of its units", entry.name)),
            }
        }
        for (member, count) in members.iter().zip(counted) {
            if count < member.min || count > member.max.max(member.min) {
                differences.push(format!("{count} of {}, not {}", member.unit, member.min));
            }
        }
        differences
    }

    fn is_member(&self, entry: &Entry, member: &Member) -> bool {
        let (written, meant) = (name_key(&entry.name), name_key(&member.unit));
        let called = || self.view.units_called(&entry.name).iter().any(|profile| profile.item.key() == meant);
        written == meant || called()
    }

    fn formation(&self, roster: &Roster) -> Option<Chosen> {
        let formation = roster.formation.as_ref()?;
        if let Some(renown) = self.sides.renown
            && renown.item.key() == name_key(&formation.name)
        {
            return None;
        }
        let own = self.sides.rules().and_then(|rules| find_choice(&rules.item.formations, &formation.name));
        let elsewhere = || self.view.factions().any(|other| find_choice(&other.item.formations, &formation.name).is_some());
        Some(chosen(formation, own.map(|own| own.points), elsewhere))
    }

    fn terrain(&self, roster: &Roster) -> Vec<Chosen> {
        let own = |name: &str| {
            let sides = [self.sides.renown, self.sides.faction];
            sides.into_iter().flatten().find_map(|side| find_choice(&side.item.terrain, name).map(|own| own.points))
        };
        let elsewhere = |name: &str| self.view.factions().any(|other| find_choice(&other.item.terrain, name).is_some());
        let listed = roster.sections_of(&SectionKind::Terrain).flat_map(|section| &section.entries);
        // A lost heading makes terrain look like a companion of the last unit.
        let strays = roster.regiments().flat_map(|section| &section.entries).flat_map(|entry| &entry.companions);
        let strays = strays.filter(|entry| own(&entry.name).is_some());
        listed
            .chain(strays)
            .map(|entry| {
                let printed = Choice { name: entry.name.clone(), points: entry.points };
                chosen(&printed, own(&entry.name), || elsewhere(&entry.name))
            })
            .collect()
    }

    fn lores(&self, roster: &Roster) -> Vec<ChosenLore> {
        let open: Vec<InForce<'_, Lore>> =
            self.sides.rules().map(|rules| self.view.lores(&rules.item.name)).unwrap_or_default();
        let mut chosen = Vec::new();
        for lore in &roster.lores {
            let key = name_key(&lore.name);
            let same = |other: &Lore| name_key(&other.name) == key && fits_kind(lore.kind, other);
            let own = open.iter().find(|other| same(other.item)).map(|found| found.item);
            let elsewhere = || self.view.factions().any(|other| other.item.lores.iter().any(same));
            if own.is_none() && lore.kind == LoreKind::Unknown {
                continue; // a battle tactic card, which this format prints alike
            }
            chosen.push(ChosenLore {
                kind: own.map_or(lore.kind, kind_of),
                name: lore.name.clone(),
                points: own.map(|own| own.points).or(lore.points).unwrap_or(0),
                known: own.is_some(),
                elsewhere: own.is_none() && elsewhere(),
            });
        }
        chosen
    }
}

/// `linkId::targetId`, and each of the two alone.
fn ids(key: &str) -> impl Iterator<Item = &str> {
    std::iter::once(key).chain(key.split("::"))
}

fn named(publication: &Publication) -> String {
    match publication.published_on {
        Some(date) => format!("{} ({date})", publication.title),
        None => publication.title.clone(),
    }
}

fn find_choice<'a>(
    choices: &'a [crate::domain::catalogue::Choice],
    name: &str,
) -> Option<&'a crate::domain::catalogue::Choice> {
    let key = name_key(name);
    choices.iter().find(|choice| name_key(&choice.name) == key)
}

fn chosen(printed: &Choice, own: Option<i64>, elsewhere: impl Fn() -> bool) -> Chosen {
    Chosen {
        name: printed.name.clone(),
        points: own.or(printed.points).unwrap_or(0),
        known: own.is_some(),
        elsewhere: own.is_none() && elsewhere(),
    }
}

fn fits_kind(kind: LoreKind, lore: &Lore) -> bool {
    kind == LoreKind::Unknown || kind == kind_of(lore)
}

fn kind_of(lore: &Lore) -> LoreKind {
    use crate::domain::catalogue::LoreKind as Kind;
    match lore.kind {
        Kind::Spell => LoreKind::Spell,
        Kind::Prayer => LoreKind::Prayer,
        Kind::Manifestation => LoreKind::Manifestation,
    }
}

fn offers(army: &Army<'_>, sides: &Sides<'_>) -> Offers {
    let Some(rules) = sides.rules() else { return Offers::default() };
    let taken = |kind| army.lores.iter().any(|lore| lore.kind == kind);
    let mut unused_lores: Vec<&'static str> = Vec::new();
    for lore in &rules.item.lores {
        let kind = kind_of(lore);
        if !taken(kind) && !unused_lores.contains(&kind.word()) {
            unused_lores.push(kind.word());
        }
    }
    let used = |table: &str| army.units().flat_map(Unit::enhancements).any(|taken| taken.table == table);
    let unused_tables = rules.item.tables.iter().filter(|table| !used(&table.name));
    Offers {
        formations: !rules.item.formations.is_empty(),
        terrain: !rules.item.terrain.is_empty(),
        unused_lores,
        unused_tables: unused_tables.map(|table| table.name.clone()).collect(),
    }
}
