//! What people may do by themselves, what they are asked at sign-up, and what they should know of the place.

use super::saving::{self, SettingsForm};
use crate::{
    app::App,
    domain::{
        event::{
            pack::{DaySettings, LONGEST_ANSWER, MOST_QUESTIONS, Settings, TerrainBy, names_a_size},
            settings_warning::SetOn,
        },
        zone::Zone,
    },
    error::Result,
    exchange::table::{ExportTable, TableFormat},
    storage,
    web::{
        forms::{
            form::Form,
            three_way_merge::{mark_standing_fields, merge_forms},
        },
        page::{event_visit::EventVisit, guard::Organiser},
        reply::{
            form_reply::Next,
            reauthentication::fresh_for_a_link,
            respond::{answer_with_page, form_again},
            spreadsheet::table_file,
        },
    },
    words::pages::{desk::setup as say, forms},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use std::ops::RangeInclusive;

/// The longest text about the place.
const LONGEST: usize = 4000;
/// No side of a battlefield is shorter or longer.
const INCHES: RangeInclusive<u32> = 12..=240;

#[derive(Template)]
#[template(path = "desk/setup/day.html")]
struct DaySettingsPage<'a> {
    visit: &'a EventVisit,
    form: Form,
}

impl DaySettingsPage<'_> {
    /// The names of the fields of questions, with what stands before each.
    fn list_question_fields() -> Vec<(String, String)> {
        (1..=MOST_QUESTIONS)
            .map(|number| (format!("question_{number}"), say::title_of_question(number)))
            .collect()
    }
}

// What of the battlefield is asked for.
impl DaySettingsPage<'_> {
    fn usual_size(&self) -> String {
        let settings = &self.visit.event.settings;
        say::usual_size(&settings.usual_battlefield(), settings.points_limit)
    }

    fn usual_terrain(&self) -> String {
        say::usual_terrain(&self.visit.event.settings.usual_battlefield())
    }

    fn terrain_by() -> [(&'static str, &'static str); 4] {
        say::TERRAIN_BY
    }
}

pub async fn show_day_settings_page(here: Organiser) -> Result<HttpResponse> {
    let form = mark_standing_fields(fill_day_form(&here));
    answer_with_page(&here.visit, &day_page(&here, form))
}

pub async fn save_day_settings(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let meanwhile = merge_forms(&mut form, &fill_day_form(&here), &[]);
    let day = read_day_settings(&mut form, here.event.zone(), &here.event.settings.day);
    let page_of = |form| day_page(&here, form);
    if !form.is_fine() {
        return form_again(&here.visit, &page_of(form));
    }
    let settings = Settings { day, ..here.event.settings.clone() };
    let (name, next) =
        (here.event.name.clone(), Next::lead_to_page(here.to("desk/day")).saying(forms::SAVED_IN_THE_PACK));
    let wanted = SettingsForm { app: &app, here: &here, form, name, settings, next, meanwhile };
    wanted.save(async |form| Ok(page_of(form))).await
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
    let (day, zone) = (&here.event.settings.day, here.event.zone());
    let tick = |on: bool| if on { "on" } else { "off" }.to_owned();
    let moment = |at: Option<_>| at.map_or_else(String::new, |at| zone.field(at));
    let side =
        |which: usize| day.battlefield_inches.map(|sides| sides[which].to_string()).unwrap_or_default();
    let mut form = Form::from_own_values([
        ("self_check_in", tick(day.self_check_in)),
        ("registration_opens_at", moment(day.registration_opens_at)),
        ("registration_closes_at", moment(day.registration_closes_at)),
        ("places_by_themselves", tick(day.places_by_themselves)),
        ("letter_paper", tick(day.letter_paper)),
        ("battlefield_short", side(0)),
        ("battlefield_long", side(1)),
        ("terrain_features", day.terrain_features.map(|many| many.to_string()).unwrap_or_default()),
        ("terrain_by", day.terrain_by.map_or("", TerrainBy::as_str).to_owned()),
        ("battlefield", day.battlefield.clone()),
        ("code_of_conduct", day.code_of_conduct.clone()),
        ("welfare", day.welfare.clone()),
        ("fire_exits", day.fire_exits.clone()),
    ]);
    for (place, (name, _)) in DaySettingsPage::list_question_fields().into_iter().enumerate() {
        form.set(&name, day.questions.get(place).map_or("", String::as_str));
    }
    form
}

fn read_day_settings(form: &mut Form, zone: Zone, before: &DaySettings) -> DaySettings {
    let names = DaySettingsPage::list_question_fields();
    let questions = names.iter().filter_map(|(name, _)| form.text(name, LONGEST_ANSWER)).collect();
    let day = DaySettings {
        self_check_in: form.is_ticked("self_check_in"),
        registration_opens_at: form.moment_or("registration_opens_at", zone, before.registration_opens_at),
        registration_closes_at: form.moment_or("registration_closes_at", zone, before.registration_closes_at),
        places_by_themselves: form.is_ticked("places_by_themselves"),
        entries_count_from: before.entries_count_from,
        questions,
        battlefield_inches: read_battlefield_sides(form),
        terrain_features: form.number_if_given("terrain_features", 0..=99),
        terrain_by: TerrainBy::parse(form.value("terrain_by")),
        battlefield: form.text("battlefield", LONGEST).unwrap_or_default(),
        code_of_conduct: form.text("code_of_conduct", LONGEST).unwrap_or_default(),
        welfare: form.text("welfare", LONGEST).unwrap_or_default(),
        fire_exits: form.text("fire_exits", LONGEST).unwrap_or_default(),
        letter_paper: form.is_ticked("letter_paper"),
    };
    if let (Some(opens), Some(closes)) = (day.registration_opens_at, day.registration_closes_at)
        && closes <= opens
    {
        form.refuse("registration_closes_at", say::CLOSES_BEFORE_IT_OPENS);
    }
    if names_a_size(&day.battlefield) {
        form.refuse("battlefield", say::SIZE_ABOVE);
    }
    day
}

/// The sides of a battlefield, the short one first, whichever was typed where.
fn read_battlefield_sides(form: &mut Form) -> Option<[u32; 2]> {
    let [one, other] = ["battlefield_short", "battlefield_long"]
        .map(|name| (name, form.value(name).trim().is_empty(), form.number_if_given(name, INCHES)));
    if one.1 != other.1 {
        form.refuse(if one.1 { one.0 } else { other.0 }, say::BOTH_SIDES);
    }
    let (one, other) = (one.2?, other.2?);
    Some([one.min(other), one.max(other)])
}
