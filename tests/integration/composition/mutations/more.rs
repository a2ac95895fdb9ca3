//! One way to break each of the other rules; the rules that only inform; and that none is forgotten.

use super::{Broken, MUTATIONS as FIRST, Mutation, Snapshots, grave, judged};
use muster::domain::{
    catalogue::{Enhancement, EnhancementTable, Profile, RegimentOfRenown, RegimentOption, name_key},
    composition::{RuleId, Severity, is_in_season},
    games::{self, Allowance, FieldedRoster},
    roster::{PricedChoice, RosterEntry, RosterLore, RosterLoreKind, Section, SectionKind, Upgrade},
};
use std::collections::{BTreeMap, BTreeSet};

pub const MUTATIONS: [(RuleId, &str, Mutation); 24] = [
    (RuleId::A02, "built for another limit", other_limit),
    (RuleId::A03, "a unit over half the limit", half_the_limit),
    (RuleId::A08, "a sixth regiment", sixth_regiment),
    (RuleId::A09, "five regiments and one of renown", sixth_with_renown),
    (RuleId::A10, "a regiment without a hero", no_leader),
    (RuleId::A12, "a unit its leader may not take", not_an_option),
    (RuleId::A13, "a hero its leader may not take", not_a_second_hero),
    (RuleId::A14, "a unit outside its hero's regiment", outside_its_regiment),
    (RuleId::A16, "a warmaster who is not the general", idle_warmaster),
    (RuleId::A18, "one model too many", one_more_model),
    (RuleId::A20, "both versions of a unit", both_versions),
    (RuleId::A21, "a unit missing from a regiment of renown", short_renown),
    (RuleId::A22, "an enhancement in a regiment of renown", enhanced_renown),
    (RuleId::A23, "a hero without his companion", no_companion),
    (RuleId::A25, "another faction's terrain", foreign_terrain),
    (RuleId::A26, "another faction's formation", foreign_formation),
    (RuleId::A26, "a second formation", second_formation),
    (RuleId::A27, "an item of the kind's other table", item_of_the_other_table),
    (RuleId::A29, "another faction's lore", foreign_lore),
    (RuleId::A32, "a Legends unit", legends),
    (RuleId::A33, "a total that is not the sum", odd_total),
    (RuleId::A34, "an army of renown nobody published", unknown_renown),
    (RuleId::A36, "one battle tactic card", one_card),
    (RuleId::A36, "a card of another season", card_of_another_season),
];

impl<'a> Broken<'a> {
    /// Units of the army that nothing but the rules for all units concerns.
    fn plain(&self) -> impl Iterator<Item = &'a Profile> {
        let season = self.rules.season.clone();
        let view = self.view;
        view.units(&self.faction).map(|found| found.item).filter(move |unit| {
            let free = unit.only_with.is_empty() && unit.only_in.is_empty() && unit.exclusive_with.is_empty();
            let counted =
                unit.one_per.is_empty() && unit.outsiders_take.is_empty() && unit.companion_of.is_none();
            let open = season.as_deref().is_none_or(|season| unit.is_in_season(season));
            let versions = unit.key().contains(" scourge of ");
            free && counted
                && open
                && !versions
                && !unit.is_unique()
                && !unit.legends
                && unit.points.is_some()
        })
    }

    fn is_of_a_season_with_cards(&self) -> bool {
        self.rules.season.as_deref().is_some_and(|season| !season.contains("2024"))
    }

    /// Its other version would break a rule of its own.
    fn has_no_version_here(&self, unit: &Profile) -> bool {
        let here = self.units();
        !here.iter().any(|(.., own)| own.key().starts_with(&format!("{} scourge of", unit.key())))
    }

    fn add_regiment(&mut self, leader: &str, points: Option<i64>) {
        let number = u32::try_from(self.roster.sections.len()).expect("a few sections") + 20;
        let mut section = Section::new(SectionKind::Regiment(number));
        section.entries.push(RosterEntry { name: leader.to_owned(), points, ..RosterEntry::default() });
        self.roster.sections.push(section);
    }

    fn hero(&self) -> Option<&'a Profile> {
        let compulsory = |unit: &Profile| unit.options.iter().flatten().any(RegimentOption::is_compulsory);
        let mut heroes = self.plain().filter(|unit| unit.is_hero() && !compulsory(unit));
        heroes.find(|unit| {
            !unit.keywords.iter().any(|word| word == "WARMASTER") && self.has_no_version_here(unit)
        })
    }

    fn is_of_renown(&self) -> bool {
        self.roster.army_of_renown.is_some() || self.roster.faction.as_deref() != Some(self.faction.as_str())
    }

    /// A regiment of renown that this army may have, with its units.
    fn renown(&self) -> Option<Section> {
        let used: BTreeSet<String> = self.units().iter().map(|(.., profile)| profile.key()).collect();
        let fits = |renown: &RegimentOfRenown| {
            let strange = renown.members.iter().all(|member| {
                !used.contains(&name_key(&member.unit)) && self.view.units_called(&member.unit).len() == 1
            });
            let many = renown.members.iter().map(|member| member.min).sum::<u32>() > 1;
            let open = renown.is_open_to(&self.faction) && renown.seasons.is_empty() && !renown.legends;
            strange && many && open && renown.points.is_some()
        };
        if self.renown_named() {
            return None;
        }
        let renown = self.view.regiments_of_renown().find(|renown| fits(renown.item))?.item;
        let mut section = Section::new(SectionKind::RegimentOfRenown);
        (section.name, section.points) = (Some(renown.name.clone()), renown.points);
        let names =
            renown.members.iter().flat_map(|member| std::iter::repeat_n(&member.unit, member.min as usize));
        section.entries =
            names.map(|name| RosterEntry { name: name.clone(), ..RosterEntry::default() }).collect();
        Some(section)
    }
}

fn other_limit(broken: &mut Broken<'_>) -> Option<()> {
    broken.rules.points_limit += 250;
    Some(())
}

/// The general alone, who costs more than half of what such an army may.
fn half_the_limit(broken: &mut Broken<'_>) -> Option<()> {
    let general = broken.roster.sections_of(&SectionKind::General).next()?.entries.first()?.clone();
    let profile = broken.profile(&general.name)?;
    if profile.options.iter().flatten().any(RegimentOption::is_compulsory) || !general.companions.is_empty() {
        return None;
    }
    let points = general.points.filter(|points| *points >= 200)?;
    broken.roster.sections.retain(|section| section.kind == SectionKind::General);
    broken.roster.sections[0].entries = vec![general];
    broken.roster.lores.clear();
    broken.limit(points * 2 - 10);
    (!broken.is_of_renown()).then_some(())
}

fn sixth_regiment(broken: &mut Broken<'_>) -> Option<()> {
    let hero = broken.hero()?;
    while broken.roster.regiments().count() < 6 {
        broken.add_regiment(&hero.name, hero.points);
    }
    Some(())
}

fn sixth_with_renown(broken: &mut Broken<'_>) -> Option<()> {
    let (hero, renown) = (broken.hero()?, broken.renown()?);
    while broken.roster.regiments().count() < 5 {
        broken.add_regiment(&hero.name, hero.points);
    }
    broken.roster.sections.push(renown);
    Some(())
}

fn no_leader(broken: &mut Broken<'_>) -> Option<()> {
    let unit = broken.plain().find(|unit| !unit.is_hero() && broken.has_no_version_here(unit))?;
    if broken.roster.regiments().count() > 4 || broken.renown_named() {
        return None;
    }
    broken.add_regiment(&unit.name, unit.points);
    Some(())
}

/// Puts one more unit into a regiment that has room for it, though its leader may not take it.
fn misplace(broken: &mut Broken<'_>, fits: impl Fn(&Profile) -> bool) -> Option<()> {
    let units = broken.units();
    let leaders = units.iter().filter(|(_, position, leader)| *position == 0 && leader.options.is_some());
    let (at, unit) = leaders.into_iter().find_map(|(at, _, leader)| {
        let room = broken.roster.sections[*at].entries.len() < 4;
        let mut barred = broken.plain().filter(|unit| {
            let mut options = leader.options.iter().flatten();
            let takes = options.any(|option| option.takes(&unit.words()))
                || unit.may_join.iter().any(|pattern| pattern.describes(&leader.words()));
            fits(unit) && !takes && broken.has_no_version_here(unit)
        });
        barred.next().filter(|_| room).map(|unit| (*at, unit))
    })?;
    let entry = RosterEntry { name: unit.name.clone(), points: unit.points, ..RosterEntry::default() };
    broken.roster.sections[at].entries.push(entry);
    Some(())
}

fn not_an_option(broken: &mut Broken<'_>) -> Option<()> {
    misplace(broken, |unit| !unit.is_hero())
}

fn not_a_second_hero(broken: &mut Broken<'_>) -> Option<()> {
    misplace(broken, |unit| unit.is_hero() && !unit.keywords.iter().any(|word| word == "WARMASTER"))
}

/// In a regiment of somebody else, where he may not be.
fn outside_its_regiment(broken: &mut Broken<'_>) -> Option<()> {
    let season = broken.rules.season.clone().unwrap_or_default();
    let noted = |unit: &&Profile| {
        let own = !unit.only_with.is_empty() || !unit.one_per.is_empty();
        own && unit.is_in_season(&season) && !unit.legends && !unit.is_unique() && unit.companion_of.is_none()
    };
    let unit = broken.view.units(&broken.faction).map(|found| found.item).find(noted)?;
    let heroes = broken
        .units()
        .iter()
        .filter(|(.., own)| unit.one_per.iter().any(|pattern| pattern.describes(&own.words())))
        .count();
    let own = broken.units().iter().filter(|(.., own)| own.key() == unit.key()).count();
    let more = if unit.only_with.is_empty() { heroes + 1 - own.min(heroes) } else { 1 };
    for _ in 0..more {
        broken.add_auxiliary(&unit.name, unit.points);
    }
    Some(())
}

fn idle_warmaster(broken: &mut Broken<'_>) -> Option<()> {
    let is_warmaster = |unit: &Profile| unit.keywords.iter().any(|word| word == "WARMASTER");
    let season = broken.rules.season.clone().unwrap_or_default();
    let room = broken.roster.regiments().count() < 5 && !broken.renown_named();
    let none = !broken.units().iter().any(|(.., unit)| is_warmaster(unit));
    let fits = |unit: &&Profile| {
        let compulsory = unit.options.iter().flatten().any(RegimentOption::is_compulsory);
        let free = unit.exclusive_with.is_empty() && unit.only_in.is_empty() && unit.is_in_season(&season);
        is_warmaster(unit) && !compulsory && free && !unit.legends && unit.points <= Some(1000)
    };
    let warmaster = broken.view.units(&broken.faction).map(|found| found.item).find(fits)?;
    broken.add_regiment(&warmaster.name, warmaster.points);
    (room && none && !broken.is_of_renown()).then_some(())
}

fn one_more_model(broken: &mut Broken<'_>) -> Option<()> {
    let units = broken.units();
    let (at, position, profile) =
        *units.iter().find(|(.., profile)| profile.size.is_some_and(|size| size > 2))?;
    let marked =
        broken.roster.sections.iter().flat_map(|section| &section.entries).any(|entry| entry.reinforced);
    let entry = broken.entry((at, position));
    let size = profile.size? * if entry.reinforced { 2 } else { 1 };
    entry.models = Some(size + 1);
    marked.then_some(())
}

fn both_versions(broken: &mut Broken<'_>) -> Option<()> {
    let season = broken.rules.season.clone().unwrap_or_default();
    let units = broken.units();
    let other = units.iter().filter(|(.., unit)| !unit.is_unique()).find_map(|(.., unit)| {
        let versions = ["Ghyran", "Aqshy"].map(|realm| format!("{} (Scourge of {realm})", unit.name));
        versions.iter().find_map(|name| broken.profile(name)).filter(|other| other.is_in_season(&season))
    })?;
    broken.add_auxiliary(&other.name, other.points);
    Some(())
}

fn short_renown(broken: &mut Broken<'_>) -> Option<()> {
    let mut renown = broken.renown()?;
    renown.entries.pop();
    broken.roster.sections.push(renown);
    (broken.roster.regiments().count() < 5).then_some(())
}

fn enhanced_renown(broken: &mut Broken<'_>) -> Option<()> {
    let mut renown = broken.renown()?;
    let table = broken.view.faction(&broken.faction)?.item.tables.first()?;
    let item = table.items.first()?.name.clone();
    renown.entries.first_mut()?.upgrades.push(Upgrade { name: item, ..Upgrade::default() });
    broken.roster.sections.push(renown);
    (broken.roster.regiments().count() < 5).then_some(())
}

/// A hero who must be accompanied, alone among the auxiliary units.
fn no_companion(broken: &mut Broken<'_>) -> Option<()> {
    let used: BTreeSet<String> = broken.units().iter().map(|(.., unit)| unit.key()).collect();
    let season = broken.rules.season.clone().unwrap_or_default();
    let fits = |unit: &&Profile| {
        let compulsory = unit.options.iter().flatten().any(RegimentOption::is_compulsory);
        let warmaster = unit.keywords.iter().any(|word| word == "WARMASTER");
        let free = unit.exclusive_with.is_empty() && unit.only_in.is_empty() && unit.only_with.is_empty();
        compulsory
            && free
            && !warmaster
            && !unit.legends
            && unit.is_in_season(&season)
            && !used.contains(&unit.key())
    };
    let hero = broken.view.units(&broken.faction).map(|found| found.item).find(fits)?;
    broken.add_auxiliary(&hero.name, hero.points);
    Some(())
}

fn foreign_terrain(broken: &mut Broken<'_>) -> Option<()> {
    let own: Vec<String> =
        broken.view.faction(&broken.faction)?.item.terrain.iter().map(|one| name_key(&one.name)).collect();
    let base = broken.roster.faction.clone()?;
    let others = broken.view.factions().filter(|other| {
        other.item.name != broken.faction && other.item.name != base && !other.item.renown_of.contains(&base)
    });
    let other = others
        .flat_map(|other| &other.item.terrain)
        .find(|one| one.points == 0 && !own.contains(&name_key(&one.name)))?;
    let section = broken.roster.sections.iter_mut().find(|section| section.kind == SectionKind::Terrain)?;
    section.entries = vec![RosterEntry { name: other.name.clone(), ..RosterEntry::default() }];
    Some(())
}

fn foreign_formation(broken: &mut Broken<'_>) -> Option<()> {
    let own: Vec<String> =
        broken.view.faction(&broken.faction)?.item.formations.iter().map(|one| name_key(&one.name)).collect();
    let others = broken
        .view
        .factions()
        .filter(|other| other.item.name != broken.faction && other.item.renown_of.is_empty());
    let other = others
        .flat_map(|other| &other.item.formations)
        .find(|one| one.points == 0 && one.seasons.is_empty() && !own.contains(&name_key(&one.name)))?;
    broken.roster.formation.as_ref()?;
    broken.roster.formation = Some(PricedChoice { name: other.name.clone(), points: None });
    (!broken.is_of_renown()).then_some(())
}

fn second_formation(broken: &mut Broken<'_>) -> Option<()> {
    let season = broken.rules.season.clone();
    let own = broken.roster.formation.clone().filter(|_| !broken.is_of_renown())?;
    let formations = &broken.view.faction(&broken.faction)?.item.formations;
    let is_other = |one: &&muster::domain::catalogue::CatalogueChoice| {
        let is_own = broken.view.means(&own.name, &one.name);
        !is_own && one.points == 0 && is_in_season(&one.seasons, season.as_deref())
    };
    let other = formations.iter().find(is_other)?;
    broken.roster.formation = Some(PricedChoice { name: format!("{} and {}", own.name, other.name), ..own });
    Some(())
}

/// Beside what the army carries of the kind; a list that carries nothing of it gets one of either table.
fn item_of_the_other_table(broken: &mut Broken<'_>) -> Option<()> {
    let season = broken.rules.season.clone();
    let tables = &broken.view.faction(&broken.faction)?.item.tables;
    let in_season = || tables.iter().filter(|table| is_in_season(&table.seasons, season.as_deref()));
    let is_of_kind = |one: &EnhancementTable, other: &EnhancementTable| {
        one.kind == other.kind && !std::ptr::eq(one, other)
    };
    let used = |broken: &Broken<'_>, table: &EnhancementTable| broken.carries_from(table);
    let beside = in_season().find(|table| {
        !used(broken, table) && tables.iter().any(|own| is_of_kind(own, table) && used(broken, own))
    });
    if let Some(table) = beside {
        return give_item(broken, table);
    }
    let is_free = |broken: &Broken<'_>, kind: &str| {
        tables.iter().filter(|own| own.kind == kind).all(|own| !used(broken, own))
    };
    let (first, other) = in_season().find_map(|table| {
        let other = in_season().find(|other| is_of_kind(table, other))?;
        is_free(broken, &table.kind).then_some((table, other))
    })?;
    give_item(broken, first)?;
    give_item(broken, other)
}

/// To a unit that carries nothing yet, so that only the army has too many; to a hero that comes for it where all do.
fn give_item(broken: &mut Broken<'_>, table: &EnhancementTable) -> Option<()> {
    let season = broken.rules.season.clone();
    if bearer(broken, table).is_none() {
        let hero = broken.hero().filter(|_| broken.roster.regiments().count() < 5)?;
        broken.add_regiment(&hero.name, hero.points);
    }
    let (place, item) = bearer(broken, table)?;
    let points = item.points_in(season.as_deref());
    let entry = broken.entry(place);
    entry.upgrades.push(Upgrade { name: item.name.clone(), ..Upgrade::default() });
    *entry.points.as_mut()? += points;
    Some(())
}

/// The first unit without an upgrade that may carry something of this table, and what.
fn bearer<'t>(broken: &Broken<'_>, table: &'t EnhancementTable) -> Option<((usize, usize), &'t Enhancement)> {
    table.items.iter().find_map(|item| {
        let (at, position, _) = broken.units().into_iter().find(|(at, position, unit)| {
            let entry = &broken.roster.sections[*at].entries[*position];
            entry.upgrades.is_empty() && entry.points.is_some() && table.is_open_to(item, unit, &unit.words())
        })?;
        Some(((at, position), item))
    })
}

fn one_card(broken: &mut Broken<'_>) -> Option<()> {
    broken.roster.tactic_cards.truncate(1);
    (broken.is_of_a_season_with_cards() && !broken.roster.tactic_cards.is_empty()).then_some(())
}

fn card_of_another_season(broken: &mut Broken<'_>) -> Option<()> {
    let (before, other) = (broken.roster.tactic_cards.len(), "Legend of the Parch");
    let is_of_it = broken.rules.season.as_deref().is_some_and(|season| season.contains("2026"));
    let other = if is_of_it { "Wrathful Cycles" } else { other };
    broken.roster.tactic_cards.truncate(1);
    broken.roster.tactic_cards.push(other.to_owned());
    (broken.is_of_a_season_with_cards() && before == 2).then_some(())
}

fn foreign_lore(broken: &mut Broken<'_>) -> Option<()> {
    let open: Vec<String> =
        broken.view.lores(&broken.faction).iter().map(|lore| name_key(&lore.item.name)).collect();
    let others = broken.view.factions().filter(|other| other.item.renown_of.is_empty());
    let other = others.flat_map(|other| &other.item.lores).find(|lore| {
        lore.kind == muster::domain::catalogue::LoreKind::Spell
            && lore.points == 0
            && lore.seasons.is_empty()
            && !open.contains(&name_key(&lore.name))
    })?;
    broken.roster.lores.retain(|lore| lore.kind != RosterLoreKind::Spell);
    broken.roster.lores.push(RosterLore {
        kind: RosterLoreKind::Spell,
        name: other.name.clone(),
        points: None,
    });
    Some(())
}

fn legends(broken: &mut Broken<'_>) -> Option<()> {
    let fits = |unit: &&Profile| {
        let plain = !unit.is_unique()
            && unit.only_with.is_empty()
            && unit.one_per.is_empty()
            && unit.only_in.is_empty();
        unit.is_legends(broken.rules.as_of)
            && plain
            && !unit.options.iter().flatten().any(RegimentOption::is_compulsory)
    };
    let season = broken.rules.season.clone().unwrap_or_default();
    let unit = broken
        .view
        .units(&broken.faction)
        .map(|found| found.item)
        .filter(|unit| unit.is_in_season(&season))
        .find(fits)?;
    let clean = broken.units().iter().all(|(.., unit)| !unit.is_legends(broken.rules.as_of));
    broken.add_auxiliary(&unit.name, unit.points);
    broken.rules.allowed.remove(&Allowance::Legends.switch());
    clean.then_some(())
}

fn odd_total(broken: &mut Broken<'_>) -> Option<()> {
    broken.roster.points_declared = Some(broken.roster.points_printed() + 5);
    Some(())
}

fn unknown_renown(broken: &mut Broken<'_>) -> Option<()> {
    broken.roster.army_of_renown = Some("The Invented Host".to_owned());
    (!broken.is_of_renown() || broken.faction == broken.roster.faction.clone()?).then_some(())
}

/// What only informs: the way to bring it about, and the rule that then has more to say than before.
const TOLD: [(RuleId, &str, Mutation); 3] = [
    (RuleId::A04, "100 points unspent", |broken| {
        broken.limit(broken.points + 100);
        let dearest = broken.units().iter().filter_map(|(.., unit)| unit.points).max()?;
        (dearest * 4 <= broken.rules.points_limit).then_some(())
    }),
    (RuleId::A30, "a prayer lore without a priest", |broken| {
        let is_priest = |unit: &Profile| unit.keywords.iter().any(|word| word.starts_with("PRIEST"));
        let none = !broken.units().iter().any(|(.., unit)| is_priest(unit)) && !broken.renown_named();
        if broken.roster.lores.iter().any(|lore| lore.kind == RosterLoreKind::Prayer) {
            return None;
        }
        let lores = broken.view.lores(&broken.faction);
        let lore = lores.iter().find(|lore| {
            lore.item.kind == muster::domain::catalogue::LoreKind::Prayer && lore.item.points == 0
        })?;
        broken.roster.lores.push(RosterLore {
            kind: RosterLoreKind::Prayer,
            name: lore.item.name.clone(),
            points: None,
        });
        none.then_some(())
    }),
    (RuleId::A31, "the terrain left out", |broken| {
        if broken.roster.sections_of(&SectionKind::Terrain).any(|terrain| terrain.points_printed() > 0) {
            return None;
        }
        let before = broken.roster.sections.len();
        broken.roster.sections.retain(|section| section.kind != SectionKind::Terrain);
        (broken.roster.sections.len() < before).then_some(())
    }),
];

#[test]
fn what_only_informs_is_told_and_nothing_else_changes() {
    let Some(snapshots) = Snapshots::load() else { return };
    let mut tried: BTreeMap<RuleId, usize> = BTreeMap::new();
    for list in judged(snapshots).iter().filter(|list| grave(&list.verdict).is_empty()) {
        for (rule, what, mutate) in TOLD {
            let before = Broken::of(list);
            let mut broken = Broken::of(list);
            if mutate(&mut broken).is_none() {
                continue;
            }
            let said = |broken: &Broken<'_>| list.judge(&broken.roster, &broken.rules).findings;
            let before = said(&before);
            let new: Vec<_> = said(&broken).into_iter().filter(|finding| !before.contains(finding)).collect();
            let rules: BTreeSet<RuleId> = new.iter().map(|finding| finding.rule).collect();
            // A limit near the total always says what is unspent, whatever the list was before.
            assert!(rules == BTreeSet::from([rule]), "{what} in {}: {new:#?}", list.name);
            assert!(new.iter().all(|finding| finding.severity == Severity::Information), "{new:#?}");
            *tried.entry(rule).or_default() += 1;
        }
    }
    assert!(TOLD.iter().all(|(rule, ..)| tried.get(rule).is_some_and(|times| *times >= 3)), "{tried:?}");
}

#[test]
fn a24_and_a35_an_auxiliary_unit_and_a_regiment_more_change_what_the_battle_begins_with() {
    let Some(snapshots) = Snapshots::load() else { return };
    let lists = judged(snapshots);
    let mut tried = 0;
    for list in lists.iter().filter(|list| grave(&list.verdict).is_empty()) {
        let facts = |mutated: &Broken<'_>| {
            let verdict = list.judge(&mutated.roster, &mutated.rules);
            let card = games::default()
                .ruleset()
                .match_card(
                    games::default(),
                    [
                        FieldedRoster::new(&list.roster, &list.verdict.computed),
                        FieldedRoster::new(&mutated.roster, &verdict.computed),
                    ],
                )
                .unwrap();
            let own = card
                .sides
                .map(|side| side.facts.into_iter().filter_map(|fact| fact.rule()).collect::<Vec<_>>());
            own.map(|rules| {
                (rules.contains(&RuleId::A24), rules.iter().filter(|rule| **rule == RuleId::A35).count())
            })
        };
        let same = facts(&Broken::of(list));
        let (mut auxiliary, mut regiment) = (Broken::of(list), Broken::of(list));
        let Some(hero) = regiment.hero() else { continue };
        auxiliary.add_auxiliary(&hero.name, hero.points);
        regiment.add_regiment(&hero.name, hero.points);
        assert!(!same[0].0 && !same[1].0, "{}: as many auxiliary units on either side", list.name);
        assert!(facts(&auxiliary)[0].0 && !facts(&auxiliary)[1].0, "{}", list.name);
        assert_eq!(facts(&regiment)[1].1, same[1].1 + 1, "{}: a second honour guard", list.name);
        tried += 1;
    }
    assert!(tried >= 20, "{tried}");
}

#[test]
fn every_rule_has_its_way_to_be_broken() {
    let broken = FIRST.iter().chain(&MUTATIONS).map(|(rule, ..)| *rule);
    let all: BTreeSet<RuleId> =
        broken.chain(TOLD.map(|(rule, ..)| rule)).chain([RuleId::A24, RuleId::A35]).collect();
    assert_eq!(all, games::default().rules().into_iter().collect());
}
