//! Saving a part of the event's settings from its form, over nothing that somebody else has saved since.

use crate::{
    actions::events,
    app::App,
    domain::event::{Event, EventName, pack::Settings},
    error::Result,
    web::{
        form::Form,
        free_places,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::stale_form,
    },
};
use actix_web::HttpResponse;
use askama::Template;

/// What a form asks for. Its field `seen` holds the [`fingerprint`] of the settings that it was made from.
pub(in crate::web::desk) struct SettingsForm<'a> {
    pub app: &'a App,
    pub here: &'a Organiser,
    pub form: Form,
    pub name: EventName,
    pub settings: Settings,
    pub next: Next,
    /// What is said where somebody else saved since, above what was typed.
    pub others_saved: &'static str,
}

impl SettingsForm<'_> {
    /// Saves it; `again` makes the page of the form, with what was typed.
    pub async fn save<P: Template>(self, again: impl AsyncFnOnce(Form) -> Result<P>) -> Result<HttpResponse> {
        let Self { app, here, mut form, name, settings, next, others_saved } = self;
        let now = fingerprint(&here.event);
        if form.value("seen") != now {
            if let Some(answer) = next.where_it_came_before(app, &form).await? {
                return Ok(answer);
            }
            form = form.refused(others_saved);
            form.set("seen", now);
            return stale_form(&here.visit, &again(form).await?);
        }
        let result = events::save_settings(app, &here.actor(&form), &here.event, name, settings).await;
        // More places, or the word that they go to those who wait.
        let filled = if result.is_ok() { free_places::fill(app, here.event.id).await? } else { None };
        let next = filled.iter().fold(next, |next, told| next.saying_too(told));
        Sent { visit: &here.visit, form, result }.answer(next, again).await
    }
}

/// Changes when the name or any setting does.
pub(in crate::web::desk) fn fingerprint(event: &Event) -> String {
    let settings = serde_json::to_string(&event.settings).unwrap_or_default();
    crate::token::token_hash(&format!("{}\n{settings}", event.name))[..16].to_owned()
}
