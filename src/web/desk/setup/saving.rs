//! Saving a part of the event's settings from its form, over nothing that somebody else has saved since.

use super::tiebreakers;
use crate::{
    actions::event,
    domain::{
        event::{EventName, pack::Settings},
        numbers::RoundNumber,
    },
    web::{
        event::free_places,
        forms::three_way_merge::{Meanwhile, merge_forms},
        prelude::*,
        reply::respond::stale_form,
    },
};

/// A form of settings as it was sent, and as it would be opened now.
pub(in crate::web::desk) struct SettingsForm<'a> {
    pub app: &'a App,
    pub here: &'a Organiser,
    pub form: Form,
    pub now: Form,
}

impl SettingsForm<'_> {
    /// Reads it over what stands, and saves it where nothing is wrong; `again` makes the page of the form, with what was
    /// typed.
    pub async fn save<P: Template>(
        self,
        next: Next,
        read: impl FnOnce(&mut Form, &Settings) -> Settings,
        again: impl AsyncFnOnce(Form) -> Result<P>,
    ) -> Result<HttpResponse> {
        let Self { app, here, mut form, now } = self;
        let meanwhile = merge_forms(&mut form, &now, &[tiebreakers::LIST]);
        let name = if now.has("name") { form.read("name", EventName::parse) } else { None };
        let name = name.unwrap_or_else(|| here.event.name.clone());
        let settings = read(&mut form, &here.event.settings);
        if !form.is_fine() {
            return form_again(&here.visit, &again(form).await?);
        }
        if let Some(answer) = before_it_is_saved(app, &next, &form, meanwhile).await? {
            return Ok(answer);
        }
        if meanwhile == Meanwhile::Both {
            return stale_form(&here.visit, &again(form.refused(say!("forms-both-changed"))).await?);
        }
        let next = beside_others(next, meanwhile);
        let result = event::save_settings(app, &here.actor(&form), &here.event, name, settings).await;
        // More places, or the word that they go to those who wait.
        let filled =
            if result.is_ok() { free_places::fill_free_places(app, &here.event).await? } else { None };
        let next = filled.iter().fold(next, Next::saying_too);
        SentForm { visit: &here.visit, form, result }.answer(next, again).await
    }
}

/// Says beside the fields of a page what of the settings made there should be thought over; `has` knows its fields.
pub(in crate::web::desk) fn warn_of_settings(form: &mut Form, here: &EventVisit, has: impl Fn(&str) -> bool) {
    let (event, settings) = (&here.event, &here.event.settings);
    let drawn = event.frame.rounds.last().map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    let beside = settings.warnings_beside(event.playing(), drawn).into_iter();
    for warning in beside.chain(settings.warnings()).filter(|warning| has(&warning.setting())) {
        form.warn(&warning.setting(), told(&warning));
    }
}

/// The answer to a form that came before, where others have saved since: nobody is asked about their own change.
pub(in crate::web::desk) async fn before_it_is_saved(
    app: &App,
    next: &Next,
    form: &Form,
    meanwhile: Meanwhile,
) -> Result<Option<HttpResponse>> {
    if meanwhile == Meanwhile::Nothing { Ok(None) } else { next.where_it_came_before(app, form).await }
}

/// Says besides that what others saved stays.
pub(in crate::web::desk) fn beside_others(next: Next, meanwhile: Meanwhile) -> Next {
    if meanwhile == Meanwhile::Others { next.saying_too(say!("forms-others-stays")) } else { next }
}
