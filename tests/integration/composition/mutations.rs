//! Clean real lists, each broken in one way: exactly the rule that forbids it must notice.

mod more;

use super::{Judged, Snapshots, grave, judged, made::made};
use muster::domain::{
    catalogue::{
        CatalogueView, EnhancementTable, InForce, LoreKind as Kind, Profile, RegimentOfRenown,
        RegimentOption, is_spelling_of, name_key,
    },
    composition::{CheckRules, RuleId},
    roster::{Roster, RosterEntry, RosterLore, RosterLoreKind, Section, SectionKind, Upgrade},
};
use std::collections::{BTreeMap, BTreeSet};

/// A list about to be broken.
struct Broken<'a> {
    roster: Roster,
    rules: CheckRules,
    view: &'a CatalogueView,
    /// Whose units and rules hold: the army of renown's or the faction's.
    faction: String,
    points: i64,
}

/// Nothing when the list offers nothing to break in this way.
type Mutation = fn(&mut Broken<'_>) -> Option<()>;

const MUTATIONS: [(RuleId, &str, Mutation); 14] = [
    (RuleId::A01, "ten points over", ten_over),
    (RuleId::A05, "a foreign unit", foreign_unit),
    (RuleId::A06, "last season's price", last_price),
    (RuleId::A07, "a price nobody published", odd_price),
    (RuleId::A11, "a fifth unit", fifth_unit),
    (RuleId::A15, "no general", no_general),
    (RuleId::A15, "two generals", two_generals),
    (RuleId::A17, "a reinforced hero", reinforced_hero),
    (RuleId::A19, "a second unique", second_unique),
    (RuleId::A21, "a regiment of renown of the wrong faction", wrong_renown),
    (RuleId::A25, "a second terrain feature", second_terrain),
    (RuleId::A27, "an enhancement twice", second_enhancement),
    (RuleId::A28, "an enhancement on a unique unit", unique_enhancement),
    (RuleId::A29, "two lores of a kind", second_lore),
];

/// Each way on so many lists at least.
const LISTS_PER_WAY: usize = 30;

#[test]
fn a_clean_list_broken_in_one_way_gets_exactly_that_finding() {
    let Some(snapshots) = Snapshots::load() else { return };
    let lists: Vec<Judged<'_>> =
        judged(snapshots).into_iter().filter(|list| grave(&list.verdict).is_empty()).collect();
    let made = made(snapshots);
    let (mut tried, mut of_made): (BTreeMap<&str, usize>, usize) = (BTreeMap::new(), 0);
    for (rule, what, mutate) in MUTATIONS.into_iter().chain(more::MUTATIONS) {
        let mut times = lists.iter().filter(|list| is_found(list, rule, what, mutate)).count();
        for list in &made {
            if times >= LISTS_PER_WAY {
                break;
            }
            let found = usize::from(is_found(list, rule, what, mutate));
            (times, of_made) = (times + found, of_made + found);
        }
        tried.insert(what, times);
    }
    println!("{tried:#?}");
    let all: usize = tried.values().sum();
    println!("{all} broken lists, {of_made} of them made from the catalogue, {} clean", made.len());
    let seldom: Vec<_> = tried.iter().filter(|(_, times)| **times < LISTS_PER_WAY).collect();
    assert!(seldom.is_empty() && tried.len() >= 30, "tried too seldom: {seldom:?}");
}

/// Whether the list can be broken so; then it gets that finding and no other.
fn is_found(list: &Judged<'_>, rule: RuleId, what: &str, mutate: Mutation) -> bool {
    let mut broken = Broken::of(list);
    if mutate(&mut broken).is_none() {
        return false;
    }
    let verdict = list.judge(&broken.roster, &broken.rules);
    let rules: BTreeSet<RuleId> = grave(&verdict).iter().map(|finding| finding.rule).collect();
    assert_eq!(rules, BTreeSet::from([rule]), "{what} in {}: {:#?}", list.name, grave(&verdict));
    true
}

impl<'a> Broken<'a> {
    /// With room to add units, and without the numbers that the player's program would have put right.
    fn of(list: &'a Judged<'_>) -> Self {
        let computed = &list.verdict.computed;
        let mut broken = Self {
            roster: list.roster.clone(),
            rules: list.rules.clone(),
            view: list.snapshots.view(list.rules.as_of),
            faction: computed.army_of_renown.clone().or(computed.faction.clone()).unwrap_or_default(),
            points: computed.points,
        };
        broken.limit(list.rules.points_limit + 2000);
        let roster = &mut broken.roster;
        (roster.points_declared, roster.drops_declared, roster.auxiliaries_declared) = (None, None, None);
        broken
    }

    fn limit(&mut self, limit: i64) {
        self.rules.points_limit = limit;
        self.roster.points_limit = Some(limit);
    }

    fn profile(&self, name: &str) -> Option<&'a Profile> {
        self.view.unit(&self.faction, name).map(|found| found.item)
    }

    /// Units in regiments with their profiles: section, position.
    fn units(&self) -> Vec<(usize, usize, &'a Profile)> {
        let mut units = Vec::new();
        for (at, section) in
            self.roster.sections.iter().enumerate().filter(|(_, section)| section.kind.is_led())
        {
            for (position, entry) in section.entries.iter().enumerate() {
                units.extend(self.profile(&entry.name).map(|profile| (at, position, profile)));
            }
        }
        units
    }

    fn entry(&mut self, (section, position): (usize, usize)) -> &mut RosterEntry {
        &mut self.roster.sections[section].entries[position]
    }

    /// Auxiliary units escape the rules of regiments, so that only one rule is broken.
    fn add_auxiliary(&mut self, name: &str, points: Option<i64>) {
        let mut section = Section::new(SectionKind::Auxiliary);
        section.entries.push(RosterEntry { name: name.to_owned(), points, ..RosterEntry::default() });
        self.roster.sections.push(section);
    }

    /// Whether a unit carries something from this table, spelt as the publisher spells it or as the catalogue does.
    fn carries_from(&self, table: &EnhancementTable) -> bool {
        let entries = self.roster.regiments().flat_map(|section| &section.entries);
        let carried = entries.flat_map(|entry| &entry.upgrades).map(|upgrade| upgrade.name.as_str());
        let bare = carried.map(|name| name.split_once(" (").map_or(name, |(bare, _)| bare));
        let keys: Vec<String> = bare.map(name_key).collect();
        let is_carried = |item: &str| keys.iter().any(|key| is_spelling_of(key, &name_key(item)));
        table.items.iter().any(|item| is_carried(&item.name))
    }

    fn renown_named(&self) -> bool {
        self.roster.sections.iter().any(|section| section.kind == SectionKind::RegimentOfRenown)
    }
}

fn ten_over(broken: &mut Broken<'_>) -> Option<()> {
    broken.limit(broken.points - 10);
    // Half the limit must stay dearer than the dearest unit.
    let units = broken.units();
    let dearest =
        units.iter().filter_map(|(at, position, _)| broken.roster.sections[*at].entries[*position].points);
    (dearest.max()? <= broken.rules.points_limit / 2).then_some(())
}

fn foreign_unit(broken: &mut Broken<'_>) -> Option<()> {
    let is_foreign = |profile: &InForce<'_, Profile>| {
        broken.view.units_called(&profile.item.name).len() == 1
            && broken.view.unit(&broken.faction, &profile.item.name).is_none()
    };
    let other = if broken.faction == "Skaven" { "Nighthaunt" } else { "Skaven" };
    let foreign = broken.view.units(other).find(is_foreign)?;
    broken.add_auxiliary(&foreign.item.name, None);
    Some(())
}

fn last_price(broken: &mut Broken<'_>) -> Option<()> {
    let units = broken.units();
    let (place, old) = units.iter().find_map(|(at, position, profile)| {
        let entry = &broken.roster.sections[*at].entries[*position];
        let plain = !entry.reinforced && entry.upgrades.is_empty() && entry.points == profile.points;
        let history = broken.view.history(profile);
        let old = history.iter().filter(|old| old.publication.published_on < Some(broken.rules.as_of));
        let old = old.filter_map(|old| old.item.points).find(|points| Some(*points) != profile.points)?;
        plain.then_some(((*at, *position), old))
    })?;
    broken.entry(place).points = Some(old);
    Some(())
}

fn odd_price(broken: &mut Broken<'_>) -> Option<()> {
    let (at, position, _) = *broken.units().first()?;
    // Published prices are multiples of ten.
    *broken.entry((at, position)).points.as_mut()? += 5;
    Some(())
}

fn fifth_unit(broken: &mut Broken<'_>) -> Option<()> {
    let units = broken.units();
    let (at, position, _) = *units.iter().find(|(at, position, profile)| {
        let leader = units.iter().find(|unit| unit.0 == *at && unit.1 == 0);
        let any = |leader: &Profile| {
            let mut options = leader.options.iter().flatten();
            options.any(|option| option.max.is_none() && option.takes(&profile.words()))
        };
        let restricted =
            !profile.one_per.is_empty() || !profile.outsiders_take.is_empty() || profile.is_unique();
        *position > 0 && !profile.is_hero() && !restricted && leader.is_some_and(|leader| any(leader.2))
    })?;
    let copy =
        RosterEntry { upgrades: Vec::new(), companions: Vec::new(), ..broken.entry((at, position)).clone() };
    let enhancements: i64 = broken.entry((at, position)).upgrades.iter().filter_map(|u| u.points).sum();
    if !broken.entry((at, position)).upgrades.is_empty() && enhancements == 0 {
        return None;
    }
    let section = &mut broken.roster.sections[at];
    while section.entries.len() <= 5 {
        section.entries.push(copy.clone());
    }
    Some(())
}

fn no_general(broken: &mut Broken<'_>) -> Option<()> {
    for section in &mut broken.roster.sections {
        if section.kind == SectionKind::General {
            section.kind = SectionKind::Regiment(9);
        }
        section.entries.iter_mut().for_each(|entry| entry.general = false);
    }
    broken.roster.regiments().next().map(|_| ())
}

fn two_generals(broken: &mut Broken<'_>) -> Option<()> {
    let other =
        broken.roster.sections.iter_mut().find(|section| matches!(section.kind, SectionKind::Regiment(_)))?;
    other.entries.first_mut()?.general = true;
    Some(())
}

fn reinforced_hero(broken: &mut Broken<'_>) -> Option<()> {
    let (at, position, profile) = *broken.units().iter().find(|(.., profile)| profile.is_hero())?;
    let entry = broken.entry((at, position));
    entry.reinforced = true;
    *entry.points.as_mut()? += profile.points?;
    Some(())
}

fn second_unique(broken: &mut Broken<'_>) -> Option<()> {
    let units = broken.units();
    let alone = |profile: &Profile| {
        let compulsory = profile.options.iter().flatten().any(RegimentOption::is_compulsory);
        !compulsory && profile.only_with.is_empty() && profile.companion_of.is_none()
    };
    let (.., profile) = units.iter().find(|(.., profile)| profile.is_unique() && alone(profile))?;
    broken.add_auxiliary(&profile.name, profile.points);
    Some(())
}

fn wrong_renown(broken: &mut Broken<'_>) -> Option<()> {
    let base = broken.roster.faction.clone()?;
    let used: BTreeSet<String> = broken.units().iter().map(|(.., profile)| profile.key()).collect();
    let closed = |renown: &RegimentOfRenown| {
        let members = renown.members.iter().all(|member| !used.contains(&name_key(&member.unit)));
        let open = renown.is_open_to(&broken.faction) || renown.is_open_to(&base);
        !open && !renown.factions.is_empty() && members && renown.points.is_some()
    };
    let renown = broken.view.regiments_of_renown().find(|renown| closed(renown.item))?.item;
    if broken.renown_named() || broken.roster.regiments().count() > 4 {
        return None;
    }
    let mut section = Section::new(SectionKind::RegimentOfRenown);
    section.name = Some(renown.name.clone());
    section.points = renown.points;
    let members =
        renown.members.iter().flat_map(|member| std::iter::repeat_n(&member.unit, member.min as usize));
    section.entries =
        members.map(|name| RosterEntry { name: name.clone(), ..RosterEntry::default() }).collect();
    broken.roster.sections.push(section);
    Some(())
}

fn second_terrain(broken: &mut Broken<'_>) -> Option<()> {
    let section = broken.roster.sections.iter_mut().find(|section| section.kind == SectionKind::Terrain)?;
    section.entries.push(section.entries.first()?.clone());
    Some(())
}

fn second_enhancement(broken: &mut Broken<'_>) -> Option<()> {
    let faction = broken.view.faction(&broken.faction)?.item;
    let units = broken.units();
    let item_of = |entry: &RosterEntry| {
        entry.upgrades.iter().find_map(|upgrade| {
            let key = name_key(&upgrade.name);
            faction.tables.iter().find_map(|table| {
                table.items.iter().find(|item| name_key(&item.name) == key).map(|item| (table, item))
            })
        })
    };
    let (from, (table, item)) = units.iter().find_map(|(at, position, _)| {
        Some(((*at, *position), item_of(&broken.roster.sections[*at].entries[*position])?))
    })?;
    let (at, position, _) = *units.iter().find(|(at, position, profile)| {
        (*at, *position) != from && table.is_open_to(item, profile, &profile.words())
    })?;
    let entry = broken.entry((at, position));
    entry.upgrades.push(Upgrade { name: item.name.clone(), ..Upgrade::default() });
    *entry.points.as_mut()? += item.points;
    Some(())
}

fn unique_enhancement(broken: &mut Broken<'_>) -> Option<()> {
    let faction = broken.view.faction(&broken.faction)?.item;
    let units = broken.units();
    let unused = |table: &&EnhancementTable| {
        table.seasons.is_empty()
            && !faction.tables.iter().any(|other| other.kind == table.kind && broken.carries_from(other))
    };
    let (place, item) = faction.tables.iter().filter(unused).find_map(|table| {
        let item = table.items.first()?;
        let carrier = units.iter().find(|(.., profile)| {
            profile.is_unique() && !table.is_open_to(item, profile, &profile.words())
        })?;
        Some(((carrier.0, carrier.1), item))
    })?;
    let entry = broken.entry(place);
    entry.upgrades.push(Upgrade { name: item.name.clone(), ..Upgrade::default() });
    *entry.points.as_mut()? += item.points;
    Some(())
}

fn second_lore(broken: &mut Broken<'_>) -> Option<()> {
    let taken =
        broken.roster.lores.iter().find(|lore| lore.kind == RosterLoreKind::Manifestation)?.name.clone();
    let other = broken.view.lores(&broken.faction).into_iter().find(|lore| {
        lore.item.kind == Kind::Manifestation && name_key(&lore.item.name) != name_key(&taken)
    })?;
    let lore = RosterLore {
        kind: RosterLoreKind::Manifestation,
        name: other.item.name.clone(),
        points: Some(other.item.points),
    };
    broken.roster.lores.push(lore);
    Some(())
}
