//! What an organiser asks for at a round is answered alike, whether it is of tables or of matches.

use super::{
    at_round::AtRound,
    matches::matches_page,
    page::{RoundPage, RoundQuery, round_page},
};
use crate::web::{prelude::*, reply::respond::see_other};

impl AtRound {
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
