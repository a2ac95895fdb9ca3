//! The answer to a form by which somebody signs up.

use super::{
    form_reply::{Next, SentForm},
    respond::see_other,
};
use crate::{
    actions::entrants::links,
    app::App,
    domain::event::player::Player,
    error::Result,
    web::{forms::form::Form, http::cookies::with_session, page::event_visit::EventVisit},
};
use actix_web::HttpResponse;
use askama::Template;

/// Whoever has signed up, for themselves or into a team, is signed in here and welcomed; else the form again. The same
/// form sent twice leads to the page `twice`.
///
/// # Errors
/// What the person who sent the form cannot put right.
pub async fn answer_sign_up<P: Template>(
    app: &App,
    here: &EventVisit,
    sent: SentForm<'_, Player>,
    twice: &str,
    again: impl AsyncFnOnce(Form) -> Result<P>,
) -> Result<HttpResponse> {
    let saved = async |player: Player| {
        let token = links::enter_as_player(app, here.session.as_ref(), &player).await?;
        with_session(app, token, see_other(here.to("welcome"))?)
    };
    sent.answer_by(Next::lead_to_page(here, here.to(twice)), saved, again).await
}
