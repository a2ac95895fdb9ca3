//! What a tap on the form of categories means: the form as it was sent, read into a step.

use crate::{
    actions::rosters::Judging,
    domain::{
        composition::CheckRules,
        games::{Game, OfferedChoice, PickShelf, PickStep, UnitPlace},
        roster::{ArmyChoice, Roster, RosterEntry, Upgrade, plain},
    },
    web::{forms::form::read_whole_number, play::roster_steps::GONE, prelude::*},
};

/// The longest name of a roster, and of what is chosen once for an army.
const LONGEST_NAME: usize = 60;
/// What is typed beside the options that are offered, in characters.
const LONGEST_OTHERS: usize = 400;
/// No unit has more models.
const MOST_MODELS: u32 = 1000;

/// What the unit has of this name.
pub fn find_named_upgrade<'e>(entry: &'e RosterEntry, name: &str) -> Option<&'e Upgrade> {
    entry.upgrades.iter().find(|upgrade| upgrade.name == name)
}

/// The step that a form asks for, and where on the page to go on; or what is wrong with it.
pub fn read_pick_step(
    form: &Form,
    roster: &Roster,
    Judging { view, rules, .. }: &Judging,
    game: Game,
) -> Result<(PickStep, String), Message> {
    if form.is("do", "begin") {
        let faction = view.faction(form.value("faction")).ok_or(GONE)?.item.name.clone();
        return Ok((PickStep::Begin { faction }, String::new()));
    }
    let shelf =
        PickShelf::from_roster(roster, view, game.composition()).ok_or(say!("roster-build-no-faction"))?;
    match form.value("do") {
        "army" => Ok((read_army_head(form, game, rules)?, "#army".to_owned())),
        "add" => {
            let (heading, entry) = shelf.pick(form.value("unit")).ok_or(GONE)?;
            Ok((PickStep::Add { heading, entry }, "#end".to_owned()))
        }
        "unit" => read_unit_step(form, roster, &shelf),
        _ => Err(GONE),
    }
}

fn read_army_head(form: &Form, game: Game, rules: &CheckRules) -> Result<PickStep, Message> {
    let text = |field: &str| form.value(field).split_whitespace().collect::<Vec<_>>().join(" ");
    let name = text("name");
    let mut choices = Vec::new();
    for (at, OfferedChoice { what, .. }) in game.army_choices(rules).into_iter().enumerate() {
        let typed = text(&format!("choice-{at}"));
        let names = typed.split(';').map(str::trim).filter(|name| !name.is_empty());
        choices.extend(names.map(|name| ArmyChoice { what: what.to_owned(), name: name.to_owned() }));
    }
    let is_long = |text: &str| text.chars().count() > LONGEST_NAME;
    if is_long(&name) || choices.iter().any(|choice| is_long(&choice.name)) {
        return Err(say!("roster-build-long-name"));
    }
    Ok(PickStep::Head { name, choices })
}

fn read_unit_step(
    form: &Form,
    roster: &Roster,
    shelf: &PickShelf<'_>,
) -> Result<(PickStep, String), Message> {
    let place = form.value("at").split_once('.').ok_or(GONE)?;
    let (section, unit) = (place.0.parse().map_err(|_| GONE)?, place.1.parse().map_err(|_| GONE)?);
    let at = UnitPlace { section, unit };
    let sections = roster.sections.get(section);
    let entry = sections.and_then(|section| section.entries.get(unit)).ok_or(GONE)?;
    match form.value("act") {
        "remove" => Ok((PickStep::Remove(at), "#army".to_owned())),
        "again" => {
            let heading = roster.sections[section].title();
            Ok((
                PickStep::Add { heading, entry: RosterEntry { general: false, ..entry.clone() } },
                "#end".to_owned(),
            ))
        }
        "keep" => {
            let entry = read_kept_unit(form, entry, shelf)?;
            Ok((PickStep::Set { at, entry }, format!("?open={section}.{unit}#u-{section}-{unit}")))
        }
        _ => Err(GONE),
    }
}

/// The unit with the models, marks and options of its form.
fn read_kept_unit(form: &Form, entry: &RosterEntry, shelf: &PickShelf<'_>) -> Result<RosterEntry, Message> {
    let mut kept = RosterEntry { general: form.is_ticked("general"), ..entry.clone() };
    if form.has("models") {
        let models = form.value("models").trim();
        kept.models = match read_whole_number(models).filter(|models| (1..=MOST_MODELS).contains(models)) {
            Some(models) => Some(models),
            None if models.is_empty() => None,
            None => return Err(say!("roster-build-wrong-models")),
        };
    }
    if shelf.reinforcements(entry) > 0 {
        let times = form.value("reinforced").parse().unwrap_or(0).min(shelf.reinforcements(entry));
        kept.flags.retain(|flag| flag != "reinforced");
        kept.flags.extend(std::iter::repeat_n("reinforced".to_owned(), times));
        kept.reinforced = times > 0;
    }
    let chosen = form.values("option");
    let offered = shelf.options(entry).into_iter().filter(|option| chosen.contains(&option.name.as_str()));
    kept.upgrades = offered
        .map(|option| {
            find_named_upgrade(entry, &option.name).cloned().unwrap_or_else(|| named_alone(&option.name))
        })
        .collect();
    let item = form.value("item");
    let items = shelf.items().into_iter().flat_map(|kind| kind.items);
    let others = form.value("others");
    if others.chars().count() > LONGEST_OTHERS {
        return Err(say!("roster-build-long-options"));
    }
    let typed = others.split([';', '\n']).map(str::trim).filter(|one| !one.is_empty());
    kept.upgrades.extend(typed.map(plain::read_upgrade));
    kept.upgrades.extend(items.filter(|one| one.name == item).take(1).map(|one| named_alone(&one.name)));
    Ok(kept)
}

fn named_alone(name: &str) -> Upgrade {
    Upgrade { name: name.to_owned(), ..Upgrade::default() }
}
