//! The faction that a form asks for: chosen from the game's own, or typed where it is none of them.

use super::form::Form;
use crate::{
    actions::rosters::rules_of,
    app::App,
    domain::{event::pack::Settings, system::faction_among},
    error::Result,
    text::{Wording, say},
};

/// The factions of the event's game, in alphabetical order: those it names itself, else those that it has battle
/// profiles of.
///
/// # Errors
/// When the database cannot be asked.
pub async fn factions_of(app: &App, settings: &Settings) -> Result<Vec<String>> {
    let mut names: Vec<String> = settings.game().faction_names().map(str::to_owned).collect();
    if names.is_empty() {
        let as_of = rules_of(settings, settings.date_at(app.clock.now())).as_of;
        let in_use = app.cache.catalogues.of(&mut app.database.read().await?, settings, as_of).await?;
        names = in_use.view.main_factions().map(|faction| faction.item.name.clone()).collect();
    }
    names.sort();
    names.dedup();
    Ok(names)
}

/// What can be chosen, each with its label. What was typed before stands among them.
pub fn faction_choices<'a>(factions: &'a [String], form: &'a Form) -> Vec<(&'a str, Wording)> {
    let own =
        Some(form.value("faction")).filter(|own| !own.is_empty() && !factions.iter().any(|one| one == own));
    let names = factions.iter().map(String::as_str).chain(own);
    let none = say!("players-no-faction-yet");
    std::iter::once(("", none.into())).chain(names.map(|name| (name, name.into()))).collect()
}

/// What was typed instead of a choice is the choice; a name by which the game knows one of its factions is that one.
pub fn settle_faction(form: &mut Form, factions: &[String]) {
    let typed = form.value("faction_other").trim();
    let told = if typed.is_empty() { form.value("faction").trim() } else { typed };
    let known = faction_among(factions.iter().map(String::as_str), told);
    let settled = known.unwrap_or(told).to_owned();
    form.set("faction", settled);
    form.set("faction_other", "");
}
