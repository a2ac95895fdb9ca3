//! Whom a hero may lead. Since the summer of 2025 the files say so at the hero, who gives units a
//! category ("given"); before, each unit hides itself from the regiments of all but some leaders, and
//! the options are found by trying every pair.

use super::{
    conditions::{ForceScene, SceneSelection},
    cover::cover_with_patterns,
    entry::{UnitEntry, category_name},
    library::Library,
    unit::is_hidden,
};
use crate::domain::{
    catalogue::{Pattern, Profile, RegimentOption},
    games::battlescribe::{CatalogueNode, Symbol, Tag, plain_name},
};
use std::collections::BTreeSet;

/// Whether the files of this faction say at the hero whom he leads.
pub fn are_given(entries: &[UnitEntry<'_>], regiment: &ForceScene<'_>) -> bool {
    let known = &regiment.library.known;
    entries.iter().any(|entry| {
        let scene = regiment.with([entry.unit.selection()]);
        scene.given_by_leader().iter().any(|(category, _)| *category == known.option)
    })
}

/// The hero whose regiment must hold the unit.
pub fn companion_of(
    entry: &UnitEntry<'_>,
    entries: &[UnitEntry<'_>],
    regiment: &ForceScene<'_>,
) -> Option<String> {
    let has_demand =
        |link: &CatalogueNode| link.each(Tag::Constraint).any(|own| own.kind == regiment.library.known.min);
    let follower = entry.follower().filter(|follower| has_demand(follower.link))?;
    let leaders = entries.iter().filter(|leader| leader.unit.is_hero && leader.unit.name != entry.unit.name);
    let demands = |leader: &&UnitEntry<'_>| {
        count_demanded(&regiment.with([leader.unit.selection(), follower.clone()]), 1) > 0
    };
    leaders.into_iter().find(demands).map(|leader| leader.unit.name.clone())
}

/// The tags a hero takes on when another leads.
pub fn joins_as(entry: &UnitEntry<'_>, leader: &UnitEntry<'_>, regiment: &ForceScene<'_>) -> Vec<Symbol> {
    let Some(follower) = entry.follower() else { return Vec::new() };
    let before = follower.categories.clone();
    let scene = regiment.with([leader.unit.selection(), follower]);
    let mut tags = scene.selections[1].categories.clone();
    tags.retain(|tag| !before.contains(tag) && regiment.library.is_tag(*tag));
    tags.sort_unstable();
    tags.dedup();
    tags
}

/// One thing a hero gives leave for: a category or a unit.
struct GivenSeat<'a> {
    id: Symbol,
    for_heroes: bool,
    name: String,
    category: Option<&'a CatalogueNode>,
    min: u32,
    limit: Limit,
}

/// What the files say about how many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Limit {
    Unsaid,
    None,
    AtMost(u32),
}

impl Limit {
    fn number(self) -> Option<u32> {
        match self {
            Self::AtMost(most) => Some(most),
            Self::Unsaid | Self::None => None,
        }
    }
}

/// The options as the hero gives them.
pub fn given_options<'a>(
    leader: &UnitEntry<'a>,
    entries: &[UnitEntry<'a>],
    regiment: &ForceScene<'a>,
) -> Vec<RegimentOption> {
    let mut given = list_given_seats(leader, entries, regiment);
    for at in 0..given.len() {
        if given[at].limit == Limit::Unsaid && given[at].category.is_some() && !given[at].for_heroes {
            given[at].limit = of_its_units(at, &given, leader, entries, regiment);
        }
    }
    let mut options: Vec<RegimentOption> = Vec::new();
    for at in 0..given.len() {
        let own = &given[at];
        let pattern = Pattern::new(&own.name);
        let shares = (0..at).find(|other| have_one_place(own, &given[*other], leader, entries, regiment));
        if let Some(option) = shares.and_then(|other| {
            let key = Pattern::new(&given[other].name);
            options.iter_mut().find(|option| option.any_of.contains(&key))
        }) {
            option.any_of.push(pattern);
            continue;
        }
        let max = match own.limit {
            Limit::AtMost(most) => Some(most),
            Limit::None => None,
            Limit::Unsaid => (own.for_heroes || own.min > 0).then_some(1),
        };
        options.push(RegimentOption { min: own.min, max, any_of: vec![pattern] });
    }
    options
}

fn list_given_seats<'a>(
    leader: &UnitEntry<'a>,
    entries: &[UnitEntry<'a>],
    regiment: &ForceScene<'a>,
) -> Vec<GivenSeat<'a>> {
    let library = regiment.library;
    let known = &library.known;
    let alone = regiment.with([leader.unit.selection()]);
    let mut found: Vec<GivenSeat<'a>> = Vec::new();
    for (leave, id) in alone.given_by_leader() {
        let for_heroes = leave == known.second_hero;
        if (leave != known.option && !for_heroes) || found.iter().any(|other| other.id == id) {
            continue;
        }
        let category = library.category(id);
        let (name, min, limit) = if let Some(node) = category {
            (category_name(node, library), 0, of_category(node, leader, entries, &alone))
        } else if let Some(node) = library.find(id) {
            let (min, most) = of_unit(id, leader, entries, regiment);
            (base_name(&plain_name(library.text(node.name))), min, most.map_or(Limit::Unsaid, Limit::AtMost))
        } else {
            continue;
        };
        // A seasonal or undersized version stands under the unit's own name.
        if found.iter().all(|other| other.name != name) {
            found.push(GivenSeat { id, for_heroes, name, category, min, limit });
        }
    }
    found
}

fn base_name(name: &str) -> String {
    name.split_once(" (Scourge of").map_or(name, |(base, _)| base).to_owned()
}

/// How many units of a category: its own limit, or the complaint about too many.
fn of_category(
    category: &CatalogueNode,
    leader: &UnitEntry<'_>,
    entries: &[UnitEntry<'_>],
    alone: &ForceScene<'_>,
) -> Limit {
    if let Some(value) = category_limit(category, alone) {
        // Zero: a leader forgotten among the limit's exceptions. He has the option all the same.
        return u32::try_from(value).map_or(Limit::None, |most| Limit::AtMost(most.max(1)));
    }
    let name = alone.library.text(category.name);
    let followers =
        entries.iter().filter_map(UnitEntry::follower).filter(|follower| follower.is(category.id));
    let complaints = followers.filter_map(|follower| limit_from_complaint(name, leader, &follower, alone));
    complaints.min().map_or(Limit::Unsaid, Limit::AtMost)
}

fn category_limit(category: &CatalogueNode, scene: &ForceScene<'_>) -> Option<i64> {
    let library = scene.library;
    let limit = category.each(Tag::Constraint).find(|constraint| constraint.kind == library.known.max)?;
    let start = library.symbols.number(limit.value).unwrap_or(-1);
    Some(scene.seen_by(0).value(category, limit.id, start))
}

/// A limit that each unit of a category states for itself, where no other option takes the unit.
fn of_its_units(
    at: usize,
    given: &[GivenSeat<'_>],
    leader: &UnitEntry<'_>,
    entries: &[UnitEntry<'_>],
    regiment: &ForceScene<'_>,
) -> Limit {
    let followers =
        entries.iter().filter_map(UnitEntry::follower).filter(|follower| follower.is(given[at].id));
    let only_here = followers.filter(|follower| {
        given.iter().enumerate().all(|(other, option)| other == at || !follower.is(option.id))
    });
    let limits: Vec<Option<u32>> = only_here
        .map(|follower| {
            most_of(&regiment.with([leader.unit.selection(), follower.clone(), follower]), 1)
                .map(|most| most.max(1))
        })
        .collect();
    // The files forget a unit here and there: most of them decide.
    let stated: Vec<u32> = limits.iter().copied().flatten().collect();
    let most = stated.iter().copied().max().filter(|_| stated.len() * 2 > limits.len());
    most.map_or(Limit::Unsaid, Limit::AtMost)
}

/// Whether two single places are one: a hero of either kind leaves no room for the other.
fn have_one_place(
    one: &GivenSeat<'_>,
    other: &GivenSeat<'_>,
    leader: &UnitEntry<'_>,
    entries: &[UnitEntry<'_>],
    regiment: &ForceScene<'_>,
) -> bool {
    if !one.for_heroes || !other.for_heroes {
        return false;
    }
    let of = |given: &GivenSeat<'_>| {
        entries.iter().filter(|entry| entry.unit.name != leader.unit.name).find(|entry| {
            entry.joins_as.contains(&given.id)
                || entry.follower().is_some_and(|follower| follower.is(given.id))
        })
    };
    let (Some(first), Some(second)) = (of(one), of(other)) else { return false };
    let (Some(first), Some(second)) = (first.follower(), second.follower()) else { return false };
    let scene = regiment.with([leader.unit.selection(), first, second]);
    let is_full = |given: &GivenSeat<'_>| {
        given.category.and_then(|category| category_limit(category, &scene)) == Some(0)
    };
    let had_room = |given: &GivenSeat<'_>| {
        let alone = regiment.with([leader.unit.selection()]);
        given.category.and_then(|category| category_limit(category, &alone)) != Some(0)
    };
    [one, other].into_iter().any(|given| is_full(given) && had_room(given))
        || [1, 2].into_iter().any(|me| most_of(&scene, me) == Some(0) || is_hidden(&scene, me))
}

/// "Regiment has too many selections of MONSTER (max 1)", when it comes up with two of them.
fn limit_from_complaint(
    name: &str,
    leader: &UnitEntry<'_>,
    follower: &SceneSelection<'_>,
    alone: &ForceScene<'_>,
) -> Option<u32> {
    let library = alone.library;
    let scene = alone.with([leader.unit.selection(), follower.clone(), follower.clone()]);
    let mut most = None;
    scene.seen_by(1).each_applied(|modifier| {
        if modifier.field == library.known.error
            && let Some((of, max)) = too_many(library.text(modifier.value))
            && of.eq_ignore_ascii_case(name)
        {
            most = Some(max);
        }
    });
    most
}

fn too_many(text: &str) -> Option<(&str, u32)> {
    let (_, rest) = text.split_once("too many selections of ")?;
    let (of, max) = rest.rsplit_once(" (max ")?;
    Some((of, max.strip_suffix(')')?.parse().ok()?))
}

/// How many of one unit: from and to, by the constraints of its link.
fn of_unit(
    id: Symbol,
    leader: &UnitEntry<'_>,
    entries: &[UnitEntry<'_>],
    regiment: &ForceScene<'_>,
) -> (u32, Option<u32>) {
    let follower = entries.iter().filter_map(UnitEntry::follower).find(|follower| follower.is(id));
    let Some(follower) = follower else { return (0, None) };
    let scene = regiment.with([leader.unit.selection(), follower.clone(), follower.clone()]);
    let most = most_of(&scene, 1).map(|most| most.max(1));
    let least = count_demanded(&regiment.with([leader.unit.selection(), follower]), 1);
    (least, most)
}

/// The lowest limit on a selection's own link in the force.
pub fn most_of(scene: &ForceScene<'_>, me: usize) -> Option<u32> {
    list_constraint_values(scene, me, scene.library.known.max)
        .min()
        .and_then(|value| u32::try_from(value).ok())
}

fn count_demanded(scene: &ForceScene<'_>, me: usize) -> u32 {
    list_constraint_values(scene, me, scene.library.known.min)
        .max()
        .and_then(|value| u32::try_from(value).ok())
        .unwrap_or(0)
}

fn list_constraint_values<'s>(
    scene: &'s ForceScene<'_>,
    me: usize,
    kind: Symbol,
) -> impl Iterator<Item = i64> + 's {
    let library = scene.library;
    let known = &library.known;
    let (force, parent) = (known.force, known.parent);
    let view = scene.seen_by(me);
    let link = scene.selections[me].link;
    let own = link.each(Tag::Constraint).filter(move |constraint| {
        constraint.kind == kind && (constraint.scope == force || constraint.scope == parent)
    });
    own.map(move |constraint| {
        view.value(link, constraint.id, library.symbols.number(constraint.value).unwrap_or(-1))
    })
    .filter(|value| *value >= 0)
}

/// The options found by trying every unit in the hero's regiment.
pub fn tried_options(
    leader: &UnitEntry<'_>,
    entries: &[UnitEntry<'_>],
    regiment: &ForceScene<'_>,
) -> Vec<RegimentOption> {
    let allowed: Vec<(usize, Option<u32>)> = entries
        .iter()
        .enumerate()
        .filter_map(|(at, entry)| Some((at, limit_of_follower(entry, leader, regiment)?.number())))
        .collect();
    let library = regiment.library;
    let mut options = Vec::new();
    let (heroes, units): (Vec<_>, Vec<_>) =
        allowed.into_iter().partition(|(at, _)| entries[*at].unit.is_hero);
    let must = |(at, _): &(usize, Option<u32>)| must_follow(&entries[*at], leader, regiment);
    let (heroes, units) = (
        take_out_demanded(heroes, must, &mut options, entries),
        take_out_demanded(units, must, &mut options, entries),
    );
    let free: Vec<usize> = units.iter().filter(|(_, most)| most.is_none()).map(|(at, _)| *at).collect();
    options.extend(
        cover_with_patterns(&free, entries, library)
            .into_iter()
            .map(|any_of| option_up_to(None, vec![any_of])),
    );
    let (alone, groups): (Vec<_>, Vec<_>) = group_by_shared_limit(&units, leader, entries, regiment)
        .into_iter()
        .partition(|(group, _)| group.len() == 1);
    for (group, most) in groups {
        options.push(option_up_to(Some(most), cover_with_patterns(&group, entries, library)));
    }
    // Units that are limited one by one but make up a keyword: the profile says "0-1" of the keyword.
    for most in alone.iter().map(|(_, most)| *most).collect::<BTreeSet<u32>>() {
        let set: Vec<usize> =
            alone.iter().filter(|(_, own)| *own == most).flat_map(|(group, _)| group.clone()).collect();
        options.extend(
            cover_with_patterns(&set, entries, library)
                .into_iter()
                .map(|any_of| option_up_to(Some(most), vec![any_of])),
        );
    }
    options.extend(tried_heroes(heroes.iter().map(|(at, _)| *at).collect(), entries, library));
    options
}

/// Heroes by the tag they join as, when most of those who have it may follow; the others by name.
fn tried_heroes(
    mut heroes: Vec<usize>,
    entries: &[UnitEntry<'_>],
    library: &Library<'_>,
) -> Vec<RegimentOption> {
    let mut options = Vec::new();
    let tags: BTreeSet<Symbol> = heroes.iter().flat_map(|at| entries[*at].joins_as.clone()).collect();
    for tag in tags {
        let has_tag = |at: &usize| entries[*at].joins_as.contains(&tag);
        let may = heroes.iter().filter(|at| has_tag(at)).count();
        let all = entries.iter().filter(|entry| entry.joins_as.contains(&tag)).count();
        if may * 2 > all
            && let Some(category) = library.category(tag)
        {
            options.push(option_up_to(Some(1), vec![Pattern::new(library.text(category.name))]));
            heroes.retain(|at| !has_tag(at));
        }
    }
    options
        .extend(heroes.iter().map(|at| option_up_to(Some(1), vec![Pattern::new(&entries[*at].unit.name)])));
    options
}

/// Takes out those that the leader must have, each an option of its own.
fn take_out_demanded(
    units: Vec<(usize, Option<u32>)>,
    must: impl Fn(&(usize, Option<u32>)) -> bool,
    options: &mut Vec<RegimentOption>,
    entries: &[UnitEntry<'_>],
) -> Vec<(usize, Option<u32>)> {
    let (demanded, rest): (Vec<_>, Vec<_>) = units.into_iter().partition(must);
    options.extend(demanded.into_iter().map(|(at, _)| RegimentOption {
        min: 1,
        max: Some(1),
        any_of: vec![Pattern::new(&entries[at].unit.name)],
    }));
    rest
}

fn must_follow(entry: &UnitEntry<'_>, leader: &UnitEntry<'_>, regiment: &ForceScene<'_>) -> bool {
    let scene = entry.follower().map(|follower| regiment.with([leader.unit.selection(), follower]));
    scene.is_some_and(|scene| count_demanded(&scene, 1) > 0)
}

fn option_up_to(max: Option<u32>, any_of: Vec<Pattern>) -> RegimentOption {
    RegimentOption { min: 0, max, any_of }
}

/// Whether one may follow; if so, how many.
fn limit_of_follower(
    entry: &UnitEntry<'_>,
    leader: &UnitEntry<'_>,
    regiment: &ForceScene<'_>,
) -> Option<Limit> {
    let follower = entry.follower()?;
    let scene = regiment.with([leader.unit.selection(), follower.clone()]);
    if is_hidden(&scene, 1) || most_of(&scene, 1) == Some(0) {
        return None;
    }
    let two = regiment.with([leader.unit.selection(), follower.clone(), follower]);
    Some(most_of(&two, 1).map_or(Limit::None, |most| Limit::AtMost(most.max(1))))
}

/// The files often forget a hero's seasonal version among those a limit holds for: it leads as the hero
/// himself does.
pub fn mend_seasonal_versions(profiles: &mut [Profile]) {
    for at in 0..profiles.len() {
        let base = base_name(&profiles[at].name);
        if base == profiles[at].name {
            continue;
        }
        let Some(usual) =
            profiles.iter().find(|other| other.name == base).and_then(|other| other.options.clone())
        else {
            continue;
        };
        for option in profiles[at].options.iter_mut().flatten().filter(|option| option.max.is_none()) {
            if let Some(limited) = usual.iter().find(|other| other.any_of == option.any_of) {
                option.max = limited.max;
            }
        }
    }
}

/// The limited ones in groups that share a limit: two of one group are one too many.
fn group_by_shared_limit(
    limited: &[(usize, Option<u32>)],
    leader: &UnitEntry<'_>,
    entries: &[UnitEntry<'_>],
    regiment: &ForceScene<'_>,
) -> Vec<(Vec<usize>, u32)> {
    let mut groups: Vec<(Vec<usize>, u32)> = Vec::new();
    for (at, most) in limited.iter().filter_map(|(at, most)| most.map(|most| (*at, most))) {
        let shares = |group: &&mut (Vec<usize>, u32)| {
            group.1 == most
                && group.0.iter().any(|other| exclude_each_other(at, *other, leader, entries, regiment))
        };
        match groups.iter_mut().find(shares) {
            Some(group) => group.0.push(at),
            None => groups.push((vec![at], most)),
        }
    }
    groups
}

fn exclude_each_other(
    one: usize,
    other: usize,
    leader: &UnitEntry<'_>,
    entries: &[UnitEntry<'_>],
    regiment: &ForceScene<'_>,
) -> bool {
    let (Some(one), Some(other)) = (entries[one].follower(), entries[other].follower()) else { return false };
    let scene = regiment.with([leader.unit.selection(), one, other]);
    [1, 2].into_iter().any(|me| most_of(&scene, me) == Some(0) || is_hidden(&scene, me))
}
