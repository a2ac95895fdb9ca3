//! Faction, formation, army of renown and lores by their names, wherever in the head of the list they stand.

use super::{super::sides::find_faction, Sides, TakenFaction, words::LongestNames};
use crate::domain::{
    catalogue::{self, CatalogueView, name_key},
    composition::closest_name,
    games::aos4::tactic_cards::{card_called, cards_listed_in},
    roster::{PricedChoice, Roster, RosterLore, RosterLoreKind, line},
};

/// What became of the head.
pub struct SettledHead {
    /// Lines of it that turned out to say nothing.
    pub idle: Vec<String>,
    pub taken: Option<TakenFaction>,
}

/// Settles the head.
pub fn settle_head(roster: &mut Roster, view: &CatalogueView) -> SettledHead {
    let said = HeadLines::from_roster_head(roster);
    let named = said.lines.len() - roster.remarks.len();
    settle_faction(roster, view, &said);
    let taken = take_faction(roster, view, &said);
    settle_formation(roster, view, &said);
    settle_other_formations(roster, view, &said);
    settle_cards(roster);
    settle_lores(roster, view, &said);
    let now = HeadLines::from_roster_head(roster);
    let chosen = LongestNames::from_names(
        now.lines.iter().take(now.lines.len() - roster.remarks.len()).map(String::as_str),
    );
    let idle = said.lines.into_iter().take(named).filter(|line| chosen.longest_in(line).is_none());
    let is_taken = |line: &String| taken.as_ref().is_some_and(|taken| taken.written.as_ref() == Some(line));
    // A list that names no faction has other words in its place.
    let is_told = taken.as_ref().is_none_or(|taken| !taken.by_units);
    let idle = idle.filter(|line| is_told && !is_taken(line)).collect();
    SettledHead { idle, taken }
}

/// The lines of the head that say what the army is, the likeliest first.
struct HeadLines {
    lines: Vec<String>,
    /// The list's own name, in which names are often jokes.
    name: String,
}

impl HeadLines {
    fn from_roster_head(roster: &Roster) -> Self {
        let formation = roster.formations().map(|formation| &formation.name);
        let sides = [&roster.army_of_renown, &roster.faction, &roster.parent_faction];
        let lines = formation.chain(sides.into_iter().flatten()).chain(&roster.remarks);
        Self { lines: lines.cloned().collect(), name: roster.name.clone() }
    }
}

fn settle_faction(roster: &mut Roster, view: &CatalogueView, said: &HeadLines) {
    if roster.faction.as_ref().is_some_and(|name| find_faction(name, roster, view).is_some()) {
        return;
    }
    // It may stand in the formation's place.
    if let Some(found) = Sides::find_sides(roster, view).faction {
        roster.faction = Some(found.item.name.clone());
        return;
    }
    let names = |of_renown: bool| {
        let sides = view.factions().filter(move |side| side.item.is_army_of_renown() == of_renown);
        let names = sides.flat_map(|side| side.item.aliases.iter().chain([&side.item.name]));
        LongestNames::from_names(names.map(String::as_str))
    };
    let has_units = |name: &str| {
        let units = || roster.regiments().flat_map(|section| &section.entries);
        let known = units().filter(|entry| is_in(view, name, &entry.name)).count();
        known * 2 >= units().count()
    };
    let is_said = |name: &str| {
        let found = view.factions().find(|side| side.item.name == name);
        let formations =
            found.into_iter().flat_map(|side| &side.item.formations).map(|own| own.name.as_str());
        let formations = LongestNames::from_names(formations);
        let mut lines = said.lines.iter().chain([&said.name]);
        roster.faction.is_none() || lines.any(|line| formations.longest_in(line).is_some())
    };
    for names in [names(false), names(true)] {
        let told = said.lines.iter().filter_map(|line| names.longest_in(line));
        let called = names.longest_in(&said.name).filter(|name| is_said(name));
        if let Some(name) = told.chain(called).find(|name| has_units(name)) {
            roster.faction = Some(name.to_owned());
            return;
        }
    }
}

/// The faction that is meant where no word of the list is a faction's name: the one with a name like that, or the only
/// one that has its units.
fn take_faction(roster: &mut Roster, view: &CatalogueView, said: &HeadLines) -> Option<TakenFaction> {
    if Sides::find_sides(roster, view).faction.is_some() {
        return None;
    }
    let units: Vec<&str> =
        roster.regiments().flat_map(|section| &section.entries).map(|entry| entry.name.as_str()).collect();
    let known = |name: &str| units.iter().filter(|unit| view.unit(name, unit).is_some()).count();
    let bases: Vec<&str> = view
        .factions()
        .filter(|side| !side.item.is_army_of_renown())
        .map(|side| side.item.name.as_str())
        .collect();
    let parts = said.lines.iter().chain([&said.name]).flat_map(|line| {
        line.split(['|', '/', '(', ')', ',', ':', '·', '–']).flat_map(|part| part.split(" - ")).map(str::trim)
    });
    let alike = parts.filter_map(|part| {
        let name = closest_name(part, bases.iter().copied())?;
        (known(&name) * 2 >= units.len()).then(|| (part.to_owned(), name))
    });
    let taken = if let Some((written, faction)) = alike.into_iter().next() {
        TakenFaction { written: Some(written), faction, by_units: false }
    } else {
        let mut counted: Vec<(usize, &str)> = bases.iter().map(|name| (known(name), *name)).collect();
        counted.sort_unstable_by_key(|(units, _)| std::cmp::Reverse(*units));
        let [(most, faction), (next, _), ..] = counted[..] else { return None };
        let is_clear = most >= FEWEST_UNITS && most * 4 >= units.len() * 3 && next < most;
        let (written, faction) = (roster.faction.clone(), faction.to_owned());
        is_clear.then_some(TakenFaction { written, faction, by_units: true })?
    };
    roster.faction = Some(taken.faction.clone());
    Some(taken)
}

/// Fewer say nothing of their faction.
const FEWEST_UNITS: usize = 3;

/// Whether a faction, or one of those that share its name, has a unit.
fn is_in(view: &CatalogueView, faction: &str, unit: &str) -> bool {
    let key = name_key(faction);
    let called = |name: &String| name_key(name) == key;
    let sides = view.factions().filter(|side| side.item.key() == key || side.item.aliases.iter().any(called));
    sides.into_iter().any(|side| view.unit(&side.item.name, unit).is_some())
}

/// A formation that the army has, or the army of renown that stands in its place.
fn settle_formation(roster: &mut Roster, view: &CatalogueView, said: &HeadLines) {
    let sides = Sides::find_sides(roster, view);
    let (Some(faction), None) = (sides.faction, sides.renown) else { return };
    let is_own = |name: &str| {
        let bare = name.split_once(" (").map_or(name, |(bare, _)| bare);
        let mut own = faction.item.formations.iter();
        own.any(|own| [name, bare].iter().any(|name| view.means(name, &own.name)))
    };
    if roster.formation.as_ref().is_some_and(|formation| is_own(&formation.name)) {
        // "Faction - Formation" was split as if it were an army of renown.
        return;
    }
    let is_open = roster.formation.is_none() && roster.army_of_renown.is_none();
    let lines = || said.lines.iter().chain(is_open.then_some(&said.name));
    let find = |names: LongestNames| {
        lines().find_map(|line| Some((names.longest_in(line)?.to_owned(), line.clone())))
    };
    let formations = faction.item.formations.iter().map(|own| own.name.as_str());
    if let Some((name, line)) = find(LongestNames::from_names(formations)) {
        let points =
            line::read_priced_line(&line).map(|priced| priced.points).filter(|points| *points < LEAST_LIMIT);
        roster.formation = Some(PricedChoice { name, points });
        roster.army_of_renown = None;
        return;
    }
    let armies = || view.armies_of_renown(&faction.item.name).map(|army| army.item.name.as_str());
    if let Some(written) = written_like(faction.item, armies(), lines()) {
        roster.army_of_renown = None;
        roster.formation = Some(PricedChoice { name: written, points: None });
        return;
    }
    if let Some((name, line)) = find(LongestNames::from_names(armies())) {
        roster
            .formation
            .take_if(|formation| formation.name == line || name_key(&formation.name) == faction.item.key());
        roster.army_of_renown = Some(name);
    } else if roster
        .formation
        .as_ref()
        .is_some_and(|formation| name_key(&formation.name) == faction.item.key())
    {
        roster.formation = None;
    }
}

/// Formations that a line names beside the army's, where it is nothing but names: "Brass Stampede and Khornate Legion",
/// or a second line.
fn settle_other_formations(roster: &mut Roster, view: &CatalogueView, said: &HeadLines) {
    let sides = Sides::find_sides(roster, view);
    let (Some(faction), None, Some(formation)) = (sides.faction, sides.renown, roster.formation.clone())
    else {
        return;
    };
    let names = LongestNames::from_names(faction.item.formations.iter().map(|own| own.name.as_str()));
    let own = outside_brackets(&formation.name);
    let is_new = |name: &str| !view.means(&own, name);
    // A part of a line that named several.
    roster.other_formations.retain(|other| names.longest_in(&other.name).is_none());
    for line in &said.lines {
        let told = names.told_in(&outside_brackets(line));
        if told.rest.iter().all(|word| is_between_formations(word)) {
            let others = told.names.into_iter().filter(|name| is_new(name));
            others.for_each(|name| roster.add_formation(PricedChoice { name, points: None }));
        }
    }
}

/// What stands in brackets is a price or the player's own.
fn outside_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for letter in text.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
    }
    outside
}

/// Words of a line that names formations and says nothing else.
fn is_between_formations(word: &str) -> bool {
    [
        "and",
        "or",
        "plus",
        "the",
        "battle",
        "formation",
        "formations",
        "subfaction",
        "und",
        "et",
        "y",
        "e",
        "i",
        "en",
    ]
    .contains(&word)
}

/// Battle tactic cards, also those that stand without a label or that Listbot prints as it prints lores.
fn settle_cards(roster: &mut Roster) {
    let is_card = |name: &String| card_called(name).is_some();
    let mut cards = cards_listed_in(&roster.tactic_cards.join(", "));
    let listed =
        roster.lores.extract_if(.., |lore| lore.kind == RosterLoreKind::Unknown && is_card(&lore.name));
    cards.extend(listed.filter_map(|lore| card_called(&lore.name)).map(|(card, _)| card.to_owned()));
    for line in &roster.remarks {
        let named = cards_listed_in(line);
        if !named.is_empty() && named.iter().all(is_card) {
            let new: Vec<String> = named.into_iter().filter(|card| !cards.contains(card)).collect();
            cards.extend(new);
        }
    }
    roster.tactic_cards = cards;
}

/// What stands in the head and is nearly the name of a formation of this faction, and of no army of renown.
fn written_like<'n>(
    faction: &'n catalogue::Faction,
    armies: impl Iterator<Item = &'n str>,
    lines: impl Iterator<Item = &'n String>,
) -> Option<String> {
    let formations = faction.formations.iter().map(|own| own.name.as_str());
    let names: Vec<(bool, &str)> =
        formations.map(|name| (true, name)).chain(armies.map(|name| (false, name))).collect();
    let mut parts = lines.flat_map(|line| {
        line.split(['|', '/', '(', ')', ',', '·', '–']).flat_map(|part| part.split(" - ")).map(str::trim)
    });
    parts
        .find(|part| {
            let found = closest_name(part, names.iter().map(|(_, name)| *name));
            found.is_some_and(|found| names.contains(&(true, found.as_str())))
        })
        .map(str::to_owned)
}

/// Nothing that is chosen for an army costs as much as the smallest game.
const LEAST_LIMIT: i64 = 250;

/// Lores that are named without their labels, or under another one.
fn settle_lores(roster: &mut Roster, view: &CatalogueView, said: &HeadLines) {
    let Some(rules) = Sides::find_sides(roster, view).rules().map(|rules| rules.item.name.clone()) else {
        return;
    };
    let own = view.lores(&rules);
    for lore in &mut roster.lores {
        let mut called = own.iter().filter(|other| view.means(&lore.name, &other.item.name));
        let fits = called.clone().any(|other| kind_of(other.item) == lore.kind);
        if let (false, Some(other)) = (fits || lore.kind == RosterLoreKind::Unknown, called.next()) {
            lore.kind = kind_of(other.item);
        }
    }
    // A line that is nothing but a name has been used.
    let side = Sides::find_sides(roster, view);
    let names = [side.faction, side.renown].into_iter().flatten().map(|side| side.item.key());
    let formation = roster.formation.iter().map(|formation| name_key(&formation.name));
    let used: Vec<String> =
        names.chain(formation).chain(roster.parent_faction.iter().map(|name| name_key(name))).collect();
    for line in said.lines.iter().filter(|line| !used.contains(&name_key(line))) {
        let taken = |kind| roster.lores.iter().any(|lore| lore.kind == kind);
        let free = own.iter().filter(|lore| !taken(kind_of(lore.item))).map(|lore| lore.item.name.as_str());
        for name in LongestNames::from_names(free).told_in(line).names {
            let Some(found) = own.iter().find(|lore| lore.item.name == name) else { continue };
            let points = line::read_priced_line(line)
                .map(|priced| priced.points)
                .filter(|points| *points < LEAST_LIMIT);
            roster.lores.push(RosterLore { kind: kind_of(found.item), name, points });
        }
    }
}

fn kind_of(lore: &catalogue::Lore) -> RosterLoreKind {
    match lore.kind {
        catalogue::LoreKind::Spell => RosterLoreKind::Spell,
        catalogue::LoreKind::Prayer => RosterLoreKind::Prayer,
        catalogue::LoreKind::Manifestation => RosterLoreKind::Manifestation,
    }
}
