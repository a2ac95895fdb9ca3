//! Creating an event: by the handbook's preset, or like one that its organiser ran before.

use super::settings::{fill, order_of_days};
use crate::{
    actions::events::{self, NewEvent},
    app::App,
    domain::{
        event::{Event, EventName, pack::Settings, permission::StaffRole},
        system,
        zone::Zone,
    },
    error::Result,
    storage::{self, Tx},
    web::{
        form::Form,
        guard::MayCreate,
        outcome::{Next, Sent},
        respond::{done, form_again, page},
        visit::Visit,
    },
    words::guide,
};
use actix_web::{
    HttpResponse,
    web::{Data, Query},
};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "desk/setup/new.html")]
struct NewPage {
    visit: Visit,
    /// What one may begin from.
    own: Vec<Event>,
    like: Option<Event>,
    form: Form,
    /// What the system suggests; empty for one that is not known here.
    rounds_guide: String,
}

/// The address of the event to begin from.
#[derive(Deserialize)]
pub struct NewEventQuery {
    #[serde(default)]
    like: String,
}

pub async fn show(app: Data<App>, here: MayCreate, asked: Query<NewEventQuery>) -> Result<HttpResponse> {
    let (own, like) = earlier(&app, &here, &asked.like).await?;
    let form = match &like {
        Some(event) => fill(event.name.as_str(), &event.settings.for_another_time()),
        None => fill("", &Settings::default()),
    };
    page(&here.0, &new_page(&here.0, (own, like), form))
}

fn new_page(visit: &Visit, (own, like): (Vec<Event>, Option<Event>), form: Form) -> NewPage {
    let settings = like.as_ref().map_or_else(Settings::default, |event| event.settings.for_another_time());
    let system = system::find(&settings.system);
    let rounds_guide = system.map(|system| guide::rounds(system, &settings)).unwrap_or_default();
    NewPage { visit: visit.clone(), own, like, form, rounds_guide }
}

/// The few fields that make an event; the rest is the handbook's preset, or the earlier event's, and can be
/// changed later.
pub async fn create(app: Data<App>, here: MayCreate, mut form: Form) -> Result<HttpResponse> {
    let (own, like) = earlier(&app, &here, form.value("like")).await?;
    let name = form.read("name", EventName::parse);
    let zone = form.read("time_zone", Zone::parse).unwrap_or(Zone::or_utc("UTC"));
    let preset = like.as_ref().map_or_else(Settings::default, |event| event.settings.for_another_time());
    let settings = Settings {
        points_limit: form.number("points_limit", 100..=20_000).unwrap_or(preset.points_limit),
        rounds: form.number("rounds", 1..=20).unwrap_or(preset.rounds),
        capacity: form.number("capacity", 2..=10_000).unwrap_or(preset.capacity),
        starts_on: form.date("starts_on"),
        ends_on: form.date("ends_on"),
        time_zone: form.value("time_zone").trim().to_owned(),
        venue: form.text("venue", 200).unwrap_or_default(),
        roster_deadline: form.moment("roster_deadline", zone),
        ..preset
    };
    order_of_days(&mut form, &settings);
    let (Some(name), true) = (name, form.is_fine()) else {
        return form_again(&here.0, &new_page(&here.0, (own, like), form));
    };
    let new = NewEvent { name, settings, tables_of: like.as_ref().map(|event| event.id) };
    let result = events::create(&app, here.account(), form.once(), new).await;
    let saved = async |event: Event| {
        let note = "The event is a draft: only staff see it until you publish it.";
        done(format!("/e/{}/desk", event.slug), note)
    };
    let again = async |form| Ok(new_page(&here.0, (own, like), form));
    Sent { visit: &here.0, form, result }.answer_by(Next::to("/").or_twice(""), saved, again).await
}

/// The events that this account organises, and the one of them that was asked for.
async fn earlier(app: &App, here: &MayCreate, slug: &str) -> Result<(Vec<Event>, Option<Event>)> {
    let mut tx = app.database.read().await?;
    let mut own = Vec::new();
    for event in storage::events::of_staff(&mut tx, here.account().id).await? {
        if organises(&mut tx, here, &event).await? {
            own.push(event);
        }
    }
    let like = own.iter().find(|event| event.slug == slug).cloned();
    Ok((own, like))
}

/// Judges see less than what a new event would tell them.
async fn organises(tx: &mut Tx, here: &MayCreate, event: &Event) -> Result<bool> {
    let role = storage::staff::role(tx, event.id, here.account().id).await?;
    Ok(role == Some(StaffRole::Organiser))
}
