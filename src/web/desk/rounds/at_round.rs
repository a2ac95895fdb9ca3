//! An organiser at one round, of tables or of matches.

use crate::{
    actions::Actor,
    domain::numbers::RoundNumber,
    web::{prelude::*, reply::respond::see_other},
};
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use futures_util::future::LocalBoxFuture;

/// An organiser at one round, who looks at it or asks for a change.
pub struct AtRound {
    pub app: Data<App>,
    pub here: Organiser,
    pub number: RoundNumber,
}

/// Who may not be here is told so before the number is looked at.
impl FromRequest for AtRound {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, actix_web::Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let app = Data::<App>::from_request(request, payload);
        let here = Organiser::from_request(request, payload);
        let path = Path::<(String, RoundNumber)>::from_request(request, payload);
        Box::pin(async move {
            let (app, here) = (app.await?, here.await?);
            Ok(Self { app, here, number: path.await?.into_inner().1 })
        })
    }
}

impl AtRound {
    /// Who asks, and the form that says what.
    pub fn actor(&self, form: &Form) -> Actor {
        self.here.actor(form)
    }

    /// Back to the round.
    pub fn next(&self) -> Next {
        let round = format!("{}/{}", self.here.event.rounds_page(), self.number);
        Next::lead_to_page(&self.here, self.here.to(&round))
    }
}

/// Rounds of tables and of matches have addresses of their own.
///
/// # Errors
/// [`Error::NotFound`] at the other's.
pub(super) fn is_own_address(here: &EventVisit) -> Result<()> {
    if here.at(here.event.rounds_page()) { Ok(()) } else { Err(Error::NotFound) }
}

/// The same of a page whose address of tables leads to that of matches where those are played: where it leads, if it does.
pub(super) fn lead_to_matches(here: &EventVisit, page: &str) -> Result<Option<HttpResponse>> {
    match here.event.page_of_matches(page) {
        Some(matches) if here.at("desk/rounds") => see_other(matches).map(Some),
        _ => is_own_address(here).map(|()| None),
    }
}

/// The version of the round that the form was made from.
pub(in crate::web::desk) fn seen_version_of_round(form: &Form) -> i64 {
    form.value("version").parse().unwrap_or_default()
}
