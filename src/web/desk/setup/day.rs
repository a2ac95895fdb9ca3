//! What people may do by themselves, what they are asked at sign-up, and what they should know of the place.

use super::saving::{self, SettingsForm};
use crate::{
    domain::event::{
        pack::{LONGEST_ANSWER, MOST_QUESTIONS, Settings},
        settings_warning::SetOn,
    },
    exchange::table::{ExportTable, TableFormat},
    text::settings::day as table,
    web::{
        forms::{
            setting_lines::{fill_setting_lines, read_setting_lines},
            three_way_merge::mark_standing_fields,
        },
        prelude::*,
        reply::{reauthentication::fresh_for_a_link, spreadsheet::table_file},
    },
};
use std::ops::RangeInclusive;

/// No side of a battlefield is shorter or longer.
const INCHES: RangeInclusive<u32> = 12..=240;
/// The fields of the two sides: they are one setting.
const BATTLEFIELD_SHORT: &str = "battlefield_short";
const BATTLEFIELD_LONG: &str = "battlefield_long";

#[derive(Template)]
#[template(path = "desk/setup/day.html")]
struct DaySettingsPage<'a> {
    visit: &'a EventVisit,
    form: Form,
}

impl DaySettingsPage<'_> {
    /// The names of the fields of questions, with what stands before each.
    fn list_question_fields() -> Vec<(String, Message)> {
        let field = |number| (format!("question_{number}"), say!("desk-setup-day-question", number));
        (1..=MOST_QUESTIONS).map(field).collect()
    }
}

pub async fn show_day_settings_page(here: Organiser) -> Result<HttpResponse> {
    let form = mark_standing_fields(fill_day_form(&here));
    answer_with_page(&here.visit, &day_page(&here, form))
}

pub async fn save_day_settings(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let next = Next::lead_to_page(&here, here.to("desk/day")).saying(say!("forms-saved-in-pack"));
    let wanted = SettingsForm { app: &app, here: &here, form, now: fill_day_form(&here) };
    wanted.save(next, read_day_settings, async |form| Ok(day_page(&here, form))).await
}

fn day_page(here: &Organiser, mut form: Form) -> DaySettingsPage<'_> {
    saving::warn_of_settings(&mut form, here, SetOn::Day);
    DaySettingsPage { visit: &here.0, form }
}

/// What everybody answered, as a table for spreadsheets.
pub async fn download_answers_table(
    app: Data<App>,
    here: Organiser,
    format: TableFormat,
) -> Result<HttpResponse> {
    if let Err(asks) = fresh_for_a_link(&here.visit)? {
        return Ok(asks);
    }
    let mut tx = app.database.read().await?;
    let players = storage::players::list_players(&mut tx, here.event.id).await?;
    let answers = storage::answers::of_event(&mut tx, here.event.id).await?;
    let mut table = ExportTable::new(["number", "name", "question", "answer"]);
    for answer in answers {
        let name = players.iter().find(|player| player.number == answer.number);
        let name = name.map_or_else(String::new, |player| player.name.to_string());
        table.push([answer.number.into(), name.into(), answer.question.into(), answer.answer.into()]);
    }
    table_file(format, &format!("{}-answers", here.event.slug), table).await
}

fn fill_day_form(here: &EventVisit) -> Form {
    let settings = &here.event.settings;
    let mut form = Form::default();
    fill_setting_lines(&mut form, &table::PAGE, settings);
    for (place, name) in [BATTLEFIELD_SHORT, BATTLEFIELD_LONG].into_iter().enumerate() {
        let side = settings.day.battlefield_inches.map(|sides| sides[place].to_string());
        form.set(name, side.unwrap_or_default());
    }
    for (place, (name, _)) in DaySettingsPage::list_question_fields().into_iter().enumerate() {
        form.set(&name, settings.day.questions.get(place).map_or("", String::as_str));
    }
    form
}

fn read_day_settings(form: &mut Form, before: &Settings) -> Settings {
    let mut settings = read_setting_lines(form, &table::PAGE, before);
    let names = DaySettingsPage::list_question_fields();
    settings.day.questions = names.iter().filter_map(|(name, _)| form.text(name, LONGEST_ANSWER)).collect();
    settings.day.battlefield_inches = read_battlefield_sides(form);
    settings
}

/// The sides of a battlefield, the short one first, whichever was typed where.
fn read_battlefield_sides(form: &mut Form) -> Option<[u32; 2]> {
    let [one, other] = [BATTLEFIELD_SHORT, BATTLEFIELD_LONG]
        .map(|name| (name, form.value(name).trim().is_empty(), form.number_if_given(name, INCHES)));
    if one.1 != other.1 {
        form.refuse(if one.1 { one.0 } else { other.0 }, say!("desk-setup-day-both-sides"));
    }
    let (one, other) = (one.2?, other.2?);
    Some([one.min(other), one.max(other)])
}
