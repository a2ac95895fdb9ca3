//! What is in force on one day: the newest publication that speaks of a unit or faction wins. Every
//! answer says which publication it came from.

use super::{
    Alias, CatalogueCorrection, Corrected, Coverage, Faction, Lore, Profile, Publication, RegimentOfRenown,
    Resolution,
    names::{is_spelling_of, likeness_of_keys, name_key, suggest_alike},
    profile::is_same_season,
    recorded::recorded_aliases,
};
use chrono::NaiveDate;
use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
    ops::Deref,
    sync::{Arc, OnceLock},
};

/// Something in force, with the publication that says so.
#[derive(Debug)]
pub struct InForce<'a, T> {
    pub item: &'a T,
    pub publication: &'a Publication,
}

/// The catalogue as of a day. Built once, then asked many times; owns what it needs.
#[derive(Debug)]
pub struct CatalogueView {
    date: NaiveDate,
    /// What counts on this day, the strongest first.
    in_force: Vec<Arc<Publication>>,
    all: Vec<Arc<Publication>>,
    units: HashMap<String, NamedItems>,
    factions: NamedItems,
    renown: NamedItems,
    by_id: HashMap<String, Vec<PublicationPlace>>,
    aliases: HashMap<String, String>,
    history: OnceLock<HashMap<(String, String), Vec<PublicationPlace>>>,
}

/// Items by their keys and other names, in the order of the publications.
#[derive(Debug, Default)]
struct NamedItems {
    order: Vec<PublicationPlace>,
    by_key: HashMap<String, PublicationPlace>,
    by_alias: HashMap<String, Vec<PublicationPlace>>,
}

/// Publication and position in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct PublicationPlace(usize, usize);

impl CatalogueView {
    /// How many units, factions and other items it finds.
    pub fn count_items(&self) -> usize {
        self.by_id.len() + self.units.values().map(|units| units.order.len()).sum::<usize>()
    }

    pub(super) fn new(
        date: NaiveDate,
        all: &[Arc<Publication>],
        aliases: &[Alias],
        corrections: &[CatalogueCorrection],
    ) -> Self {
        let published = by_precedence(date, all);
        let mut in_force: Vec<Arc<Publication>> =
            corrections.iter().map(|correction| Arc::new(as_publication(correction))).collect();
        in_force.extend(with_prices(&published, corrections).map(Arc::new));
        in_force.extend(published);
        let mut view = Self {
            date,
            in_force,
            all: all.to_vec(),
            units: HashMap::new(),
            factions: NamedItems::default(),
            renown: NamedItems::default(),
            by_id: HashMap::new(),
            aliases: recorded_aliases().chain(aliases.iter().map(keys_of_alias)).collect(),
            history: OnceLock::new(),
        };
        view.index();
        view
    }

    fn index(&mut self) {
        for (at, publication) in self.in_force.iter().enumerate() {
            for (item, profile) in publication.profiles.iter().enumerate() {
                let units = self.units.entry(name_key(&profile.faction)).or_default();
                if units.add(profile.key(), &profile.aliases, PublicationPlace(at, item)) {
                    for id in &profile.ids {
                        self.by_id.entry(id.clone()).or_default().push(PublicationPlace(at, item));
                    }
                }
            }
            for (item, faction) in publication.factions.iter().enumerate() {
                self.factions.add(faction.key(), &faction.aliases, PublicationPlace(at, item));
            }
            for (item, renown) in publication.regiments_of_renown.iter().enumerate() {
                self.renown.add(renown.key(), &renown.aliases, PublicationPlace(at, item));
            }
        }
    }

    pub fn date(&self) -> NaiveDate {
        self.date
    }

    /// The publications that count on this day, the strongest first; corrections stand before them.
    pub fn publications(&self) -> impl Iterator<Item = &Publication> {
        self.in_force.iter().map(AsRef::as_ref)
    }

    /// The newest dated publication in force: the date to show on every verdict. What Muster noted itself makes the
    /// files no newer.
    pub fn newest(&self) -> Option<&Publication> {
        self.publications()
            .filter(|publication| publication.published_on.is_some() && !publication.is_noted)
            .max_by_key(|publication| publication.published_on)
    }

    pub fn is_empty(&self) -> bool {
        self.in_force.is_empty()
    }

    /// Factions and armies of renown.
    pub fn factions(&self) -> impl Iterator<Item = InForce<'_, Faction>> {
        self.factions.order.iter().map(|place| self.faction_at(*place))
    }

    /// Factions without the armies that replace their rules by their own.
    pub fn main_factions(&self) -> impl Iterator<Item = InForce<'_, Faction>> {
        self.factions().filter(|faction| !faction.item.is_army_of_renown())
    }

    /// By name, or by a name it shares with no other; none where that is not certain.
    pub fn faction(&self, name: &str) -> Option<InForce<'_, Faction>> {
        self.named(&self.factions, name).found().map(|place| self.faction_at(place))
    }

    /// The same, with what an uncertain name may mean: those that share it, or those with names like it.
    pub fn faction_or_alike(&self, name: &str) -> Resolution<InForce<'_, Faction>> {
        self.named_or_alike(&self.factions, name).map(|place| self.faction_at(place))
    }

    /// The armies of renown a faction may be.
    pub fn armies_of_renown(&self, faction: &str) -> impl Iterator<Item = InForce<'_, Faction>> {
        let key = name_key(faction);
        self.factions().filter(move |army| army.renown_of.iter().any(|name| name_key(name) == key))
    }

    /// The units of a faction or army of renown.
    pub fn units(&self, faction: &str) -> impl Iterator<Item = InForce<'_, Profile>> {
        let units = self.units.get(&name_key(faction));
        units.into_iter().flat_map(|units| &units.order).map(|place| self.profile_at(*place))
    }

    /// A unit of a faction or army of renown; none where the name is not certain.
    pub fn unit(&self, faction: &str, name: &str) -> Option<InForce<'_, Profile>> {
        let units = self.units.get(&name_key(faction))?;
        self.named(units, name).found().map(|place| self.profile_at(place))
    }

    /// The same, with the units that an uncertain name may mean.
    pub fn unit_or_alike(&self, faction: &str, name: &str) -> Resolution<InForce<'_, Profile>> {
        match self.units.get(&name_key(faction)) {
            Some(units) => self.named_or_alike(units, name).map(|place| self.profile_at(place)),
            None => Resolution::Suggestions(Vec::new()),
        }
    }

    /// The same as lists write it where that is not known: with a title (`Krondys, Son of Dracothion`), a name of its own
    /// before what it is (`Ravaging Skarvabat - Kraken-eater`), or its faction behind it.
    pub fn unit_as_written(&self, faction: &str, name: &str) -> Option<InForce<'_, Profile>> {
        let found = |name: &str| self.unit(faction, name.trim());
        found(name).or_else(|| {
            let parts = [", ", " the "].map(|sign| name.split_once(sign).map(|(first, _)| first));
            let own = name.rsplit_once(" - ").map(|(_, kind)| kind);
            let of_faction = name.strip_suffix(faction).and_then(|name| name.strip_suffix(" of "));
            let mut written = parts.into_iter().chain([own, of_faction]).flatten();
            written.find_map(found)
        })
    }

    /// A unit by the id a program wrote for it.
    pub fn unit_by_id(&self, faction: &str, id: &str) -> Option<InForce<'_, Profile>> {
        let key = name_key(faction);
        let places = self.by_id.get(id)?;
        places.iter().map(|place| self.profile_at(*place)).find(|profile| name_key(&profile.faction) == key)
    }

    /// Whether a written name means this one: it is the same, or a recorded or confirmed other name of it.
    pub fn means(&self, written: &str, name: &str) -> bool {
        let (written, name) = (name_key(written), name_key(name));
        written == name || self.aliases.get(&written) == Some(&name)
    }

    /// Everybody with this name (or another name for it), in whatever faction.
    pub fn units_called(&self, name: &str) -> Vec<InForce<'_, Profile>> {
        let key = name_key(name);
        let meant = self.aliases.get(&key);
        let mut places: Vec<PublicationPlace> = Vec::new();
        for units in self.units.values() {
            match units.by_key.get(&key).or_else(|| units.by_key.get(meant?)) {
                Some(place) => places.push(*place),
                None => places.extend(units.by_alias.get(&key).into_iter().flatten()),
            }
        }
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(|place| self.profile_at(place)).collect()
    }

    /// The same unit in every publication of the catalogue, later ones included, the newest first.
    pub fn history(&self, profile: &Profile) -> Vec<InForce<'_, Profile>> {
        let history = self.history.get_or_init(|| index_history(&self.all));
        let places = history.get(&(name_key(&profile.faction), profile.key()));
        let in_publication = |place: &PublicationPlace| {
            let publication: &Publication = &self.all[place.0];
            InForce { item: &publication.profiles[place.1], publication }
        };
        places.into_iter().flatten().map(in_publication).collect()
    }

    pub fn regiments_of_renown(&self) -> impl Iterator<Item = InForce<'_, RegimentOfRenown>> {
        self.renown.order.iter().map(|place| self.renown_at(*place))
    }

    /// Also by another spelling of its name; none where the name is not certain.
    pub fn regiment_of_renown(&self, name: &str) -> Option<InForce<'_, RegimentOfRenown>> {
        let named = || self.named(&self.renown, name).found();
        named().or_else(|| self.renown_spelt_otherwise(name)).map(|place| self.renown_at(place))
    }

    /// The same, with those that an uncertain name may mean.
    pub fn regiment_of_renown_or_alike(&self, name: &str) -> Resolution<InForce<'_, RegimentOfRenown>> {
        let found = match self.renown_spelt_otherwise(name) {
            Some(place) => Resolution::Alias(place),
            None => self.named_or_alike(&self.renown, name),
        };
        found.map(|place| self.renown_at(place))
    }

    /// The only one whose name is this one in another spelling.
    fn renown_spelt_otherwise(&self, name: &str) -> Option<PublicationPlace> {
        let key = name_key(name);
        if self.renown.by_key.contains_key(&key) {
            return None;
        }
        let mut spelt = self.renown.by_key.iter().filter(|(other, _)| is_spelling_of(&key, other));
        let only = spelt.next().map(|(_, place)| *place);
        only.filter(|_| spelt.next().is_none())
    }

    /// The lores a faction may choose: its own, then those open to all. Armies of renown keep the latter.
    pub fn lores(&self, faction: &str) -> Vec<InForce<'_, Lore>> {
        let mut lores = Vec::new();
        let mut seen = HashSet::new();
        if let Some(faction) =
            self.factions.by_key.get(&name_key(faction)).map(|place| self.faction_at(*place))
        {
            let own = faction.item.lores.iter().filter(|lore| seen.insert((lore.kind, name_key(&lore.name))));
            lores.extend(own.map(|item| InForce { item, publication: faction.publication }));
        }
        for publication in self.publications() {
            let open = publication.lores.iter().filter(|lore| seen.insert((lore.kind, name_key(&lore.name))));
            lores.extend(open.map(|item| InForce { item, publication }));
        }
        lores
    }

    /// What a faction may choose that has a price and is no unit, by its name as the catalogue writes it.
    pub fn priced(&self, faction: &str, name: &str) -> Option<String> {
        let mut faction = self.faction(faction)?.item.clone();
        let own = faction.priced(name).first().map(|(own, _)| (*own).to_owned());
        let lore = || {
            self.lores(&faction.name)
                .iter()
                .find(|lore| self.means(name, &lore.name))
                .map(|lore| lore.name.clone())
        };
        own.or_else(lore)
    }

    /// Suggests only those that share the name: to look for names like it takes a hundred times as long.
    fn named(&self, named: &NamedItems, name: &str) -> Resolution<PublicationPlace> {
        self.named_by(named, &name_key(name))
    }

    fn named_or_alike(&self, named: &NamedItems, name: &str) -> Resolution<PublicationPlace> {
        let key = name_key(name);
        match self.named_by(named, &key) {
            Resolution::Suggestions(several) if several.is_empty() => {
                let alike = named.by_key.iter().map(|(other, place)| (*place, likeness_of_keys(&key, other)));
                Resolution::Suggestions(suggest_alike(&key, alike))
            }
            certain => certain,
        }
    }

    fn named_by(&self, named: &NamedItems, key: &str) -> Resolution<PublicationPlace> {
        if let Some(place) = named.by_key.get(key) {
            return Resolution::Exact(*place);
        }
        if let Some(place) = self.aliases.get(key).and_then(|meant| named.by_key.get(meant)) {
            return Resolution::Alias(*place);
        }
        match named.by_alias.get(key).map(Vec::as_slice) {
            Some([place]) => Resolution::Alias(*place),
            Some(several) => Resolution::Suggestions(several.to_vec()),
            None => Resolution::Suggestions(Vec::new()),
        }
    }

    fn profile_at(&self, place: PublicationPlace) -> InForce<'_, Profile> {
        let publication: &Publication = &self.in_force[place.0];
        InForce { item: &publication.profiles[place.1], publication }
    }

    fn faction_at(&self, place: PublicationPlace) -> InForce<'_, Faction> {
        let publication: &Publication = &self.in_force[place.0];
        InForce { item: &publication.factions[place.1], publication }
    }

    fn renown_at(&self, place: PublicationPlace) -> InForce<'_, RegimentOfRenown> {
        let publication: &Publication = &self.in_force[place.0];
        InForce { item: &publication.regiments_of_renown[place.1], publication }
    }
}

/// Dated before undated, newer before older; on one day a part goes before a whole, then what was added
/// later. A whole publication ends the list of dated ones: what it leaves out is withdrawn.
fn by_precedence(date: NaiveDate, all: &[Arc<Publication>]) -> Vec<Arc<Publication>> {
    let (mut dated, mut undated): (Vec<_>, Vec<_>) =
        all.iter().enumerate().partition(|(_, publication)| publication.published_on.is_some());
    dated.retain(|(_, publication)| publication.published_on.is_some_and(|on| on <= date));
    let is_whole = |publication: &Publication| publication.coverage == Coverage::Everything;
    dated.sort_by_key(|(at, publication)| {
        (Reverse(publication.published_on), is_whole(publication), Reverse(*at))
    });
    if let Some(whole) = dated.iter().position(|(_, publication)| is_whole(publication)) {
        dated.truncate(whole + 1);
    }
    undated.reverse();
    dated.into_iter().chain(undated).map(|(_, publication)| Arc::clone(publication)).collect()
}

fn keys_of_alias(alias: &Alias) -> (String, String) {
    (name_key(&alias.written), name_key(&alias.means))
}

fn as_publication(correction: &CatalogueCorrection) -> Publication {
    let mut publication = Publication {
        title: CORRECTION.to_owned(),
        source: correction.reason.clone(),
        ..Publication::default()
    };
    match &correction.of {
        Corrected::Profile(profile) => publication.profiles.push(profile.as_ref().clone()),
        Corrected::RegimentOfRenown(renown) => publication.regiments_of_renown.push(renown.clone()),
        // What is nothing but a price stands within its faction.
        Corrected::Priced(_) => {}
    }
    publication
}

/// The title by which verdicts name what an organiser corrected for an event.
pub const CORRECTION: &str = "Correction for this event";

/// The factions in force in which something costs another price.
fn with_prices(published: &[Arc<Publication>], corrections: &[CatalogueCorrection]) -> Option<Publication> {
    let mut factions: Vec<Faction> = Vec::new();
    let prices = corrections.iter().filter_map(|correction| match &correction.of {
        Corrected::Priced(priced) => Some(priced),
        Corrected::Profile(_) | Corrected::RegimentOfRenown(_) => None,
    });
    for priced in prices {
        let key = name_key(&priced.faction);
        let at = factions.iter().position(|faction| faction.key() == key).or_else(|| {
            let mut all = published.iter().flat_map(|publication| &publication.factions);
            factions.push(all.find(|faction| faction.key() == key)?.clone());
            Some(factions.len() - 1)
        });
        let Some(faction) = at.map(|at| &mut factions[at]) else { continue };
        // A lore that is open to all has its own price here.
        if faction.priced(&priced.name).is_empty() {
            let open = published.iter().flat_map(|publication| &publication.lores);
            let named = open.filter(|lore| name_key(&lore.name) == name_key(&priced.name)).take(1);
            faction.lores.extend(named.cloned());
        }
        faction.priced(&priced.name).into_iter().for_each(|(_, points)| *points = priced.points);
    }
    (!factions.is_empty()).then(|| Publication {
        title: CORRECTION.to_owned(),
        factions,
        ..Publication::default()
    })
}

fn index_history(all: &[Arc<Publication>]) -> HashMap<(String, String), Vec<PublicationPlace>> {
    let mut history: HashMap<_, Vec<PublicationPlace>> = HashMap::new();
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|at| Reverse((all[*at].published_on, *at)));
    for at in order {
        for (item, profile) in all[at].profiles.iter().enumerate() {
            history
                .entry((name_key(&profile.faction), profile.key()))
                .or_default()
                .push(PublicationPlace(at, item));
        }
    }
    history
}

impl NamedItems {
    /// Whether it was new: a stronger publication has been here before otherwise.
    fn add(&mut self, key: String, aliases: &[String], place: PublicationPlace) -> bool {
        if self.by_key.contains_key(&key) {
            return false;
        }
        for alias in aliases.iter().map(|alias| name_key(alias)).filter(|alias| *alias != key) {
            self.by_alias.entry(alias).or_default().push(place);
        }
        self.by_key.insert(key, place);
        self.order.push(place);
        true
    }
}

impl<T> Resolution<T> {
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> Resolution<U> {
        match self {
            Self::Exact(item) => Resolution::Exact(change(item)),
            Self::Alias(item) => Resolution::Alias(change(item)),
            Self::Suggestions(items) => Resolution::Suggestions(items.into_iter().map(change).collect()),
        }
    }
}

impl<T> Clone for InForce<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for InForce<'_, T> {}

impl<T> Deref for InForce<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.item
    }
}

impl Publication {
    /// Only what one season lets in, for example "General's Handbook 2024-25".
    #[must_use]
    pub fn in_season(mut self, season: &str) -> Self {
        let lets_in =
            |seasons: &[String]| seasons.is_empty() || seasons.iter().any(|own| is_same_season(own, season));
        self.profiles.retain(|profile| lets_in(&profile.seasons));
        self.factions.retain(|faction| lets_in(&faction.seasons));
        self.regiments_of_renown.retain(|renown| lets_in(&renown.seasons));
        self
    }
}
