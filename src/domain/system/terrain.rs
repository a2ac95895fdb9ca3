//! Which rounds can keep the terrain standing, and the order of battleplans that moves the least
//! (`handbook E9`).

use super::{Battleplan, System};
use crate::domain::numbers::RoundNumber;

/// Terrain as it stands from one round to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// The battleplan whose preset layout it is; that plan need not be played.
    pub layout: String,
    /// The rounds it serves, in order.
    pub rounds: Vec<RoundNumber>,
}

/// An order of battleplans, and the layouts it needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TerrainPlan {
    /// Slugs, one a round.
    pub battleplans: Vec<String>,
    pub layouts: Vec<Layout>,
}

/// The fewest layouts for battleplans in the order given, each standing as long as it can. A battleplan
/// that the system does not know needs a layout of its own.
#[must_use]
pub fn keep_terrain(system: &System, battleplans: &[String]) -> Vec<Layout> {
    let mut layouts = Vec::new();
    let mut from = 0;
    while from < battleplans.len() {
        let served = |layout: &Battleplan| {
            battleplans[from..].iter().take_while(|slug| layout.layout_serves(slug)).count()
        };
        // Among the longest: the layout of the first battleplan itself, if it is one of them.
        let own = system.battleplan(&battleplans[from]);
        let layouts_here = own.into_iter().chain(&system.battleplans).rev();
        let best = layouts_here.filter(|layout| served(layout) > 0).max_by_key(|layout| served(layout));
        let (layout, length) = best.map_or((&battleplans[from], 1), |layout| (&layout.slug, served(layout)));
        let rounds = RoundNumber::FIRST.to(RoundNumber::AFTER_ALL).skip(from).take(length).collect();
        layouts.push(Layout { layout: layout.clone(), rounds });
        from += length;
    }
    layouts
}

/// The same battleplans in an order that needs the fewest layouts. What shares a layout comes together;
/// otherwise the order given is kept.
#[must_use]
pub fn order_that_moves_least(system: &System, battleplans: &[String]) -> TerrainPlan {
    let layouts = fewest_layouts(system, battleplans);
    let groups: Vec<Option<usize>> =
        battleplans.iter().map(|slug| layouts.iter().position(|layout| layout.layout_serves(slug))).collect();
    let first_of_group =
        |place: usize| groups.iter().position(|group| group.is_some() && *group == groups[place]);
    let mut order: Vec<(usize, &String)> = battleplans.iter().enumerate().collect();
    order.sort_by_key(|(place, _)| (first_of_group(*place).unwrap_or(*place), *place));
    let battleplans: Vec<String> = order.into_iter().map(|(_, slug)| slug.clone()).collect();
    TerrainPlan { layouts: keep_terrain(system, &battleplans), battleplans }
}

/// Beyond so many layouts, trying every choice of them takes too long; a system has twelve.
const MOST_LAYOUTS: usize = 16;

/// A smallest choice of layouts that serve all known battleplans among those given.
fn fewest_layouts<'s>(system: &'s System, battleplans: &[String]) -> Vec<&'s Battleplan> {
    let wanted: Vec<&String> = battleplans.iter().filter(|slug| system.battleplan(slug).is_some()).collect();
    let own = |layout: &&Battleplan| battleplans.contains(&layout.slug);
    let mut useful: Vec<&Battleplan> = system
        .battleplans
        .iter()
        .filter(|layout| wanted.iter().any(|slug| layout.layout_serves(slug)))
        .collect();
    useful.sort_by_key(|layout| !own(layout));
    useful.truncate(MOST_LAYOUTS);
    let chosen = |choice: u32| useful.iter().enumerate().filter(move |(i, _)| choice >> i & 1 == 1);
    let serves_all = |choice: &u32| {
        wanted.iter().all(|slug| chosen(*choice).any(|(_, layout)| layout.layout_serves(slug)))
    };
    let best =
        (0..1_u32 << useful.len()).filter(serves_all).min_by_key(|choice| (choice.count_ones(), *choice));
    best.map(|choice| chosen(choice).map(|(_, layout)| *layout).collect()).unwrap_or_default()
}

impl Battleplan {
    /// Whether this battleplan's preset layout can stand while `slug` is played.
    pub fn layout_serves(&self, slug: &str) -> bool {
        self.slug == slug || self.serves.iter().any(|served| served == slug)
    }
}
