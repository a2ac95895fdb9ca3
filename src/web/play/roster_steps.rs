//! What a tap on the roster form means: the form as it was sent, read into steps.

use crate::{
    domain::{
        catalogue::CatalogueView,
        composition::CheckRules,
        games::{BuilderStep, PickPlace, Shelf, UnitPlace},
        roster::{PricedChoice, Roster, RosterEntry, RosterLoreKind, Section, SectionKind, Upgrade},
    },
    web::prelude::*,
};

/// What is picked is not offered any more.
pub const GONE: Message = say!("roster-build-gone");
/// The longest name of a roster.
const LONGEST_NAME: usize = 60;

/// The sections that hold units, by their position.
pub fn sections_of_units(roster: &Roster) -> Vec<(usize, &Section)> {
    let sections = roster.sections.iter().enumerate();
    sections.filter(|(_, section)| section.kind != SectionKind::Terrain).collect()
}

/// The steps that a form asks for, and where on the page to go on; or what is wrong with it.
pub fn read_builder_steps(
    form: &Form,
    roster: &Roster,
    view: &CatalogueView,
    rules: &CheckRules,
) -> Result<(Vec<BuilderStep>, String), Message> {
    if form.is("do", "begin") {
        return Ok((vec![read_begin_step(form, view, rules).ok_or(GONE)?], String::new()));
    }
    let shelf = Shelf::from_roster_faction(roster, view, rules).ok_or(say!("roster-build-no-faction"))?;
    match form.value("do") {
        "army" => Ok((read_army_steps(form, &shelf)?, "#army".to_owned())),
        "add" => read_add_steps(form, roster, &shelf).ok_or(GONE),
        "section" => {
            let at: usize = form.value("section").parse().map_err(|_| GONE)?;
            let step = if form.is("act", "general") {
                BuilderStep::General(at)
            } else {
                BuilderStep::RemoveSection(at)
            };
            Ok((vec![step], "#army".to_owned()))
        }
        "unit" => read_unit_steps(form, roster, &shelf).ok_or(GONE),
        _ => Err(GONE),
    }
}

fn read_begin_step(form: &Form, view: &CatalogueView, rules: &CheckRules) -> Option<BuilderStep> {
    let army = Some(form.value("army")).filter(|name| !name.is_empty());
    BuilderStep::begin_picking(view, rules, form.value("faction"), army)
}

/// Name, formation, lores, battle tactic cards and terrain: one form.
fn read_army_steps(form: &Form, shelf: &Shelf<'_>) -> Result<Vec<BuilderStep>, Message> {
    let name = form.value("name").split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().count() > LONGEST_NAME {
        return Err(say!("roster-build-long-name"));
    }
    let chosen = |field: &str| form.value(field).to_owned();
    let formation: Option<PricedChoice> =
        shelf.formations().into_iter().find(|formation| formation.name == chosen("formation"));
    let mut steps = vec![BuilderStep::Name(name), BuilderStep::Formation(formation)];
    for kind in RosterLoreKind::NAMED {
        let lore = shelf.lores(kind).into_iter().find(|lore| lore.name == chosen(kind.field()));
        steps.push(BuilderStep::Lore(kind, lore));
    }
    let chosen_cards = form.values("card");
    let cards = chosen_cards.iter().filter_map(|card| shelf.tactic_cards().iter().find(|own| own == card));
    steps.push(BuilderStep::Cards(cards.cloned().collect()));
    let terrain = shelf.terrain().into_iter().find(|feature| feature.name == chosen("terrain"));
    steps.push(BuilderStep::Terrain(terrain));
    Ok(steps)
}

/// What is picked for a place.
fn read_add_steps(form: &Form, roster: &Roster, shelf: &Shelf<'_>) -> Option<(Vec<BuilderStep>, String)> {
    let picked = shelf.pick_for(roster, PickPlace::parse(form.value("to"))?, form.value("unit"))?;
    Some((picked.steps, picked.section.map_or_else(|| "#army".to_owned(), anchor_of_section)))
}

fn read_unit_steps(form: &Form, roster: &Roster, shelf: &Shelf<'_>) -> Option<(Vec<BuilderStep>, String)> {
    let (section, unit) = form.value("at").split_once('.')?;
    let place = UnitPlace { section: section.parse().ok()?, unit: unit.parse().ok()? };
    let entry = roster.sections.get(place.section)?.entries.get(place.unit)?;
    let here = format!("?open={0}.{1}#u-{0}-{1}", place.section, place.unit);
    Some(match form.value("act") {
        "reinforce" => (vec![BuilderStep::Reinforce(place)], here),
        "remove" => (vec![BuilderStep::Remove(place)], anchor_of_section(place.section)),
        "move" => {
            let to = PickPlace::parse(form.value("to"))?.destination()?;
            (vec![BuilderStep::Move { unit: place, to }], "#army".to_owned())
        }
        "carry" => (list_enhancement_steps(form, place, entry, shelf), here),
        _ => return None,
    })
}

/// Of each kind of enhancement, the one chosen, or none.
fn list_enhancement_steps(
    form: &Form,
    place: UnitPlace,
    entry: &RosterEntry,
    shelf: &Shelf<'_>,
) -> Vec<BuilderStep> {
    let chosen = form.values("carry");
    let drop = |upgrade: &Upgrade| BuilderStep::Drop { unit: place, upgrade: upgrade.name.clone() };
    let mut steps: Vec<BuilderStep> = entry.upgrades.iter().map(drop).collect();
    let tables = shelf.enhancements(entry).into_iter().flat_map(|carried| carried.items);
    let wanted = tables.filter(|item| chosen.contains(&item.name.as_str()));
    steps.extend(wanted.map(|upgrade| BuilderStep::Take { unit: place, upgrade }));
    steps
}

fn anchor_of_section(section: usize) -> String {
    format!("#s-{section}")
}
