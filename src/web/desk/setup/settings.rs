//! The page of settings: everything in an event's pack as a form (`handbook`, section E), from its table in `text::settings`.

use crate::{
    domain::{
        event::{
            missions::{AxisChoice, AxisChoices},
            pack::Settings,
            settings_warning::SetOn,
        },
        numbers::RoundNumber,
        system::Axis,
    },
    text::{
        ranking::{KnownTiebreakers, tiebreakers_of},
        settings::{Choices, StoredWord, event as table},
    },
    web::{
        desk::setup::{
            saving::{SettingsForm, warn_of_settings},
            tiebreakers,
        },
        forms::{
            setting_lines::{fill_setting_lines, read_setting_lines},
            three_way_merge::mark_standing_fields,
        },
        help::address_of_game,
        prelude::*,
    },
};

#[derive(Template)]
#[template(path = "desk/setup/settings.html")]
struct SettingsPage<'a> {
    visit: &'a EventVisit,
    form: Form,
    /// A round is out: how players are ranked has a page of its own.
    ranking_apart: bool,
}

impl SettingsPage<'_> {
    fn axis_field(axis: &Axis) -> String {
        format!("axis_{}", axis.id)
    }

    fn axis_list(axis: &Axis) -> String {
        format!("axis_{}_list", axis.id)
    }

    fn axis_choices() -> Choices {
        let fixed = AxisChoice::Fixed(Vec::new());
        let all = [AxisChoice::Drawn, AxisChoice::OneATable, fixed, AxisChoice::Players];
        all.iter().map(|choice| (word_of_axis(choice), told(choice).into())).collect()
    }

    /// What is set here, and what on pages of its own.
    fn about(&self) -> Message {
        let visit = &self.visit;
        let settings = &visit.event.settings;
        let (name, game) = (&settings.game().name, visit.link(address_of_game(settings.game())));
        let (pack, file) = (visit.link_to(""), visit.link_to("desk/game"));
        let pictures = visit.link_to("desk/picture");
        if settings.game().seasons.is_empty() {
            return say!("desk-setup-settings-about", name, game, pack, file, pictures);
        }
        let rules = visit.link_to("desk/rosters/rules");
        say!("desk-setup-settings-about-seasons", name, game, pack, rules, file, pictures)
    }

    fn tiebreaker_fields(&self) -> Vec<String> {
        tiebreakers::list_tiebreaker_fields(&tiebreakers_of(self.visit.event.settings.game()))
    }

    fn tiebreaker_choices(&self) -> KnownTiebreakers {
        tiebreakers::list_tiebreaker_choices(&tiebreakers_of(self.visit.event.settings.game()))
    }
}

pub async fn show_settings_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let form = mark_standing_fields(fill_settings_form(here.event.name.as_str(), &here.event.settings));
    answer_with_page(&here.visit, &settings_page(&app, &here, form).await?)
}

pub async fn save_event_settings(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    if tiebreakers::move_pressed_tiebreaker(&mut form) {
        return answer_with_page(&here.visit, &settings_page(&app, &here, form).await?);
    }
    let now = fill_settings_form(here.event.name.as_str(), &here.event.settings);
    let next = Next::lead_to_page(&here, here.to("desk/settings")).saying(say!("forms-saved-in-pack"));
    let again = async |form| settings_page(&app, &here, form).await;
    SettingsForm { app: &app, here: &here, form, now }.save(next, read_event_settings, again).await
}

async fn settings_page<'a>(app: &App, here: &'a Organiser, mut form: Form) -> Result<SettingsPage<'a>> {
    let mut tx = app.database.read().await?;
    let ranking_apart =
        storage::events::newest_published_round(&mut tx, here.event.id).await? >= RoundNumber::FIRST;
    warn_of_settings(&mut form, here, SetOn::Settings);
    Ok(SettingsPage { visit: &here.0, form, ranking_apart })
}

/// The form as the settings are now.
pub(super) fn fill_settings_form(name: &str, settings: &Settings) -> Form {
    let mut form = Form::from_own_values([("name", name.to_owned())]);
    fill_setting_lines(&mut form, &table::PAGE, settings);
    fill_setting_lines(&mut form, &[table::RANKING], settings);
    for axis in &settings.game().axes {
        let choice = settings.axis(&axis.id);
        let lines = if let AxisChoice::Fixed(rounds) = &choice { rounds.join("\n") } else { String::new() };
        form.set(&SettingsPage::axis_field(axis), word_of_axis(&choice));
        form.set(&SettingsPage::axis_list(axis), lines);
    }
    tiebreakers::fill_tiebreaker_list(&mut form, &settings.ranking.tiebreakers);
    form
}

/// The settings as typed; problems stand beside their fields.
fn read_event_settings(form: &mut Form, before: &Settings) -> Settings {
    let mut settings = read_setting_lines(form, &table::PAGE, before);
    // After round 1 these are not on the form: they have a page that asks for the reason (S8). How teams are ranked
    // never is: beside them, these are of players.
    if tiebreakers::is_sent(form) {
        settings = read_setting_lines(form, &[table::RANKING], &settings);
        settings.ranking.tiebreakers = tiebreakers::read_tiebreakers(form, &tiebreakers_of(before.game()));
    }
    settings.axes = read_axis_choices(form, before);
    settings
}

/// As forms have it; the lines of one that is fixed stand beside it.
fn word_of_axis(choice: &AxisChoice) -> String {
    if matches!(choice, AxisChoice::Fixed(_)) { "fixed".to_owned() } else { choice.word() }
}

/// How the game's axes are chosen; as it was, where a form does not have them.
fn read_axis_choices(form: &Form, before: &Settings) -> AxisChoices {
    let mut choices = AxisChoices::new();
    for axis in &before.game().axes {
        let choice = match form.value(&SettingsPage::axis_field(axis)) {
            "" => before.axis(&axis.id),
            "fixed" => AxisChoice::Fixed(form.lines(&SettingsPage::axis_list(axis))),
            word => serde_json::from_value(word.into()).unwrap_or_default(),
        };
        if choice != AxisChoice::Drawn {
            choices.insert(axis.id.clone(), choice);
        }
    }
    choices
}
