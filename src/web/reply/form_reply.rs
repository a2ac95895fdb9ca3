//! The answer to a change: saved, refused, older than what it changes, or sent twice. Every form is answered here, so
//! that all of them are answered alike.

use crate::{
    app::App,
    error::{Error, Result},
    storage,
    text::{Message, Speaker, Wording, say},
    web::{
        forms::form::Form,
        page::{
            event_visit::EventVisit,
            undo::{Undo, UndoableTap, pack_note_with_undo},
            visit::Visit,
        },
        reply::respond::{form_again, redirect_with_note, redirect_with_refusal, see_other, stale_form},
    },
};
use actix_web::HttpResponse;
use askama::Template;

/// A form that came a second time.
const SAVED_ALREADY: Message = say!("forms-saved-already");

/// A form that was sent, and what became of the change it asked for.
pub struct SentForm<'a, T> {
    pub visit: &'a Visit,
    /// Shown again, with what was typed, where the change was refused.
    pub form: Form,
    pub result: Result<T>,
}

/// Where a change leads to, and what is said there.
#[derive(Clone)]
pub struct Next {
    page: String,
    /// None: the page itself says enough.
    saved: Vec<Wording>,
    twice: Vec<Wording>,
    /// Who says it.
    speaker: Speaker,
    /// Has its button in the notice.
    undo: Option<Undo>,
}

impl Next {
    /// Whoever asked is spoken to in their language.
    pub fn lead_to_page(visit: &Visit, page: impl Into<String>) -> Self {
        let (page, twice) = (page.into(), vec![SAVED_ALREADY.into()]);
        Self { page, saved: Vec::new(), twice, speaker: visit.speaker, undo: None }
    }

    /// What is said when the change is made.
    #[must_use]
    pub fn saying(self, saved: impl Into<Wording>) -> Self {
        Self { saved: vec![saved.into()], ..self }
    }

    /// What was done, where one tap in the notice undoes it.
    #[must_use]
    pub fn undone_by(self, here: &EventVisit, done: UndoableTap) -> Self {
        Self { undo: Some(Undo::from_tap(&here.event.slug, done)), ..self }
    }

    /// What is said besides.
    #[must_use]
    pub fn saying_too(mut self, said: impl Into<Wording>) -> Self {
        self.saved.push(said.into());
        self
    }

    /// What is said when the same form came a second time, and changed nothing more.
    #[must_use]
    pub fn or_twice(self, twice: impl Into<Wording>) -> Self {
        Self { twice: vec![twice.into()], ..self }
    }

    /// A second tap is no mistake: it is answered as the first was.
    #[must_use]
    pub fn either_way(self) -> Self {
        Self { twice: self.saved.clone(), ..self }
    }

    /// The answer to a button, which has no fields to show again: what refuses it is a page of its own.
    ///
    /// # Errors
    /// Whatever kept the change from being made.
    pub fn after<T, S: Into<Wording>>(
        self,
        result: Result<T>,
        says: impl FnOnce(T) -> S,
    ) -> Result<HttpResponse> {
        match result {
            Ok(made) => self.saying(says(made)).saved(),
            Err(Error::SentTwice) => self.twice(),
            Err(error) => Err(error),
        }
    }

    /// The same where the page that it leads to is the place to say why not.
    ///
    /// # Errors
    /// What the person who pressed the button cannot put right.
    pub fn after_or_why<T, S: Into<Wording>>(
        self,
        result: Result<T>,
        says: impl FnOnce(T) -> S,
    ) -> Result<HttpResponse> {
        let (page, speaker) = (self.page.clone(), self.speaker);
        self.after(result, says)
            .or_else(|error| redirect_with_refusal(page, Wording::from(error.refusal()?).say_by(&speaker)))
    }

    /// The answer to a form that is older than what it would change. None: it came but once, and somebody else was
    /// first.
    ///
    /// # Errors
    /// When the database cannot be asked.
    pub async fn where_it_came_before(&self, app: &App, form: &Form) -> Result<Option<HttpResponse>> {
        let Some(once) = form.once() else { return Ok(None) };
        let mut tx = app.database.read().await?;
        let came = storage::events::has_received_form(&mut tx, &once).await?;
        came.then(|| self.clone().twice()).transpose()
    }

    fn saved(self) -> Result<HttpResponse> {
        on_to(self.page, &self.speaker, &self.saved, self.undo.as_ref())
    }

    fn twice(self) -> Result<HttpResponse> {
        on_to(self.page, &self.speaker, &self.twice, None)
    }
}

fn on_to(page: String, speaker: &Speaker, says: &[Wording], undo: Option<&Undo>) -> Result<HttpResponse> {
    let said: Vec<String> = says.iter().map(|one| one.say_by(speaker)).collect();
    let said = said.join(" ").trim().to_owned();
    if said.is_empty() { see_other(page) } else { redirect_with_note(page, pack_note_with_undo(&said, undo)) }
}

impl<T> SentForm<'_, T> {
    /// On to the next page with a note; or the page of the form again, with what was typed and what is wrong: 422, or
    /// 409 where somebody else changed it meanwhile.
    ///
    /// # Errors
    /// What the person who sent the form cannot put right.
    pub async fn answer<P: Template>(
        self,
        next: Next,
        again: impl AsyncFnOnce(Form) -> Result<P>,
    ) -> Result<HttpResponse> {
        let saved = next.clone();
        self.answer_by(next, async |_| saved.saved(), again).await
    }

    /// The same where more than a note comes of it: somebody is signed in, or a link is shown this once.
    ///
    /// # Errors
    /// What the person who sent the form cannot put right, and what went wrong on the way to the answer.
    pub async fn answer_by<P: Template>(
        self,
        twice: Next,
        saved: impl AsyncFnOnce(T) -> Result<HttpResponse>,
        again: impl AsyncFnOnce(Form) -> Result<P>,
    ) -> Result<HttpResponse> {
        match self.result {
            Ok(made) => saved(made).await,
            Err(Error::SentTwice) => twice.twice(),
            Err(error) => {
                let is_stale = matches!(error, Error::Conflict(_));
                let shown = again(self.form.refused(error.refusal()?)).await?;
                if is_stale { stale_form(self.visit, &shown) } else { form_again(self.visit, &shown) }
            }
        }
    }
}
