//! An organiser at one round: what they ask for is answered alike, whether it is of tables or of matches.

use super::page::{RoundPage, RoundQuery, round_page};
use crate::{
    actions::Actor,
    app::App,
    domain::numbers::RoundNumber,
    error::{Error, Result},
    text::Wording,
    web::{
        desk::matches::one_round::matches_page,
        forms::form::Form,
        page::{event_visit::EventVisit, guard::Organiser},
        reply::{
            form_reply::{Next, SentForm},
            respond::{answer_with_page, form_again, see_other},
        },
    },
};
use actix_web::{
    FromRequest, HttpRequest, HttpResponse,
    dev::Payload,
    web::{Data, Path},
};
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

    /// The round as it is.
    pub async fn show(&self, look: &RoundQuery) -> Result<HttpResponse> {
        if let Some(matches) = self.here.event.page_of_matches(&format!("/{}", self.number)) {
            return see_other(matches);
        }
        answer_with_page(&self.here.visit, &round_page(self, look, None).await?)
    }

    /// The same page with what was typed and what is wrong.
    pub async fn again(&self, form: Form) -> Result<HttpResponse> {
        if self.here.event.meets_in_matches() {
            form_again(&self.here.visit, &matches_page(self, form).await?)
        } else {
            form_again(&self.here.visit, &self.tables_page(form).await?)
        }
    }

    /// On to the round with a note. Where it is refused, the page of a round of matches says why not; that of tables has
    /// what was typed, too.
    pub async fn answer(
        &self,
        form: Form,
        result: Result<()>,
        note: impl Into<Wording>,
    ) -> Result<HttpResponse> {
        if !self.here.event.meets_in_matches() {
            return self.answer_form(form, result, note).await;
        }
        let round = self.here.to(&format!("desk/rounds/{}", self.number));
        Next::lead_to_page(&self.here, round).after_or_why(result, |()| note)
    }

    /// On to the round with a note, or its own page with what was typed and what is wrong.
    pub async fn answer_form(
        &self,
        form: Form,
        result: Result<()>,
        note: impl Into<Wording>,
    ) -> Result<HttpResponse> {
        let next = self.next().saying(note);
        let sent = SentForm { visit: &self.here.visit, form, result };
        if self.here.event.meets_in_matches() {
            sent.answer(next, async |form| matches_page(self, form).await).await
        } else {
            sent.answer(next, async |form| self.tables_page(form).await).await
        }
    }

    async fn tables_page(&self, form: Form) -> Result<RoundPage> {
        round_page(self, &RoundQuery::default(), Some(form)).await
    }
}

/// Rounds of tables and of matches have addresses of their own.
///
/// # Errors
/// [`Error::NotFound`] at the other's.
pub(super) fn is_own_address(here: &EventVisit) -> Result<()> {
    if here.path.contains(here.event.rounds_page()) { Ok(()) } else { Err(Error::NotFound) }
}

/// The version of the round that the form was made from.
pub(in crate::web::desk) fn seen_version_of_round(form: &Form) -> i64 {
    form.value("version").parse().unwrap_or_default()
}
