//! What is forbidden between files: a room reached over a wall, and a circle among neighbours.

use super::paths::{Edges, module_of};
use std::collections::{BTreeMap, BTreeSet};

/// A room, and the rooms that it may name. A room that is not in the list fails.
pub type Walls<'a> = &'a [(&'a str, &'a [&'a str])];

/// `src/domain/round.rs reaches web`, for all that reach over a wall.
pub fn breaches(edges: &Edges, walls: Walls) -> Vec<String> {
    let may = |from: &str, to: &str| {
        from == to || walls.iter().any(|(room, reaches)| *room == from && reaches.contains(&to))
    };
    let over = edges.iter().filter(|(from, to)| !may(&room(from), &room(to)));
    let told: BTreeSet<String> = over.map(|(from, to)| format!("{from} reaches {}", room(to))).collect();
    told.into_iter().collect()
}

/// The room of a file: the folder or file right under `src`; the list of modules is `lib`.
pub fn room(file: &str) -> String {
    module_of(file).first().cloned().unwrap_or_else(|| "lib".into())
}

/// Neighbours from each of whom a way leads to all the others.
#[derive(Debug, PartialEq, Eq)]
pub struct Circle {
    pub folder: String,
    pub neighbours: BTreeSet<String>,
}

impl Circle {
    /// Nothing but a part of `other`, or all of it.
    pub fn is_in(&self, other: &Self) -> bool {
        self.folder == other.folder && self.neighbours.is_subset(&other.neighbours)
    }
}

/// As it is written: `src/domain/pairing: cost, price`.
impl From<&str> for Circle {
    fn from(text: &str) -> Self {
        let (folder, neighbours) = text.split_once(": ").expect("a folder and its neighbours");
        let neighbours = neighbours.split(", ").map(ToOwned::to_owned).collect();
        Self { folder: folder.to_owned(), neighbours }
    }
}

impl std::fmt::Display for Circle {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let neighbours: Vec<&str> = self.neighbours.iter().map(String::as_str).collect();
        write!(out, "{}: {}", self.folder, neighbours.join(", "))
    }
}

/// Neighbours are the files and folders of one folder; `x.rs` and the folder `x` are one. What leads from one of
/// them back to it is a circle. The folder's own `mod.rs` is not one of them: it lists the others, and has what
/// they share.
pub fn circles(edges: &Edges) -> Vec<Circle> {
    let mut folders: BTreeMap<Vec<String>, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
    for (from, to) in edges {
        let (from, to) = (module_of(from), module_of(to));
        let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
        if let (Some(from), Some(next)) = (from.get(shared), to.get(shared)) {
            let neighbours = folders.entry(to[..shared].to_vec()).or_default();
            neighbours.entry(from.clone()).or_default().insert(next.clone());
        }
    }
    let mut found = Vec::new();
    for (folder, neighbours) in folders {
        let path = folder.iter().fold(String::new(), |path, name| path + "/" + name);
        let named = |neighbours| Circle { folder: format!("src{path}"), neighbours };
        found.extend(tangles(&neighbours).into_iter().map(named));
    }
    found
}

/// Groups in which everybody can be reached from everybody else.
fn tangles(edges: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<BTreeSet<String>> {
    let reach: BTreeMap<&String, BTreeSet<&String>> =
        edges.keys().map(|name| (name, reached(edges, name))).collect();
    let in_a_circle = reach.iter().filter(|(name, all)| all.contains(**name));
    let group = in_a_circle.map(|(name, all)| {
        let back = |other: &&&String| reach.get(**other).is_some_and(|back| back.contains(*name));
        all.iter().filter(back).map(|other| (*other).clone()).collect()
    });
    group.collect()
}

fn reached<'a>(edges: &'a BTreeMap<String, BTreeSet<String>>, from: &'a String) -> BTreeSet<&'a String> {
    let mut all = BTreeSet::new();
    let mut next = vec![from];
    while let Some(name) = next.pop() {
        next.extend(edges.get(name).into_iter().flatten().filter(|name| all.insert(*name)));
    }
    all
}
