//! Telling everybody: what stands on every phone and on the wall, and the answers on the page of questions.

use crate::{
    actions::news::{self, SeenNews, Telling},
    app::App,
    domain::event::news::{LONGEST_ANNOUNCEMENT, LONGEST_ANSWER, LONGEST_QUESTION, NewsItem},
    error::{Error, Result},
    storage,
    web::{
        form::Form,
        guard::Judge,
        outcome::{Next, Sent},
        respond::{form_again, page},
        undo::Tap,
        visit::EventVisit,
    },
    words::pages::{desk::show as say, forms},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/show/news.html")]
struct NewsDeskPage {
    visit: EventVisit,
    news: Vec<NewsItem>,
    form: Form,
}

impl NewsDeskPage {
    fn announcements(&self) -> impl Iterator<Item = &NewsItem> {
        self.news.iter().filter(|item| !item.is_ruling())
    }

    fn rulings(&self) -> impl Iterator<Item = &NewsItem> {
        self.news.iter().filter(|item| item.is_ruling())
    }
}

pub async fn show(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    page(&here.visit, &news_page(&app, &here, Form::default()).await?)
}

/// An announcement, or a question with its answer.
pub async fn tell(app: Data<App>, here: Judge, mut form: Form) -> Result<HttpResponse> {
    let is_ruling = form.is("what", "ruling");
    let Some(telling) = telling(&mut form, is_ruling) else {
        return form_again(&here.visit, &news_page(&app, &here, form).await?);
    };
    let result = news::tell(&app, &here.actor(&form), here.event.id, telling).await;
    let mut next = Next::to(here.to("desk/news")).saying(say::told(is_ruling)).either_way();
    if let Ok(SeenNews { id, version }) = result {
        next = next.undone_by(&here, Tap::Announced { id, version });
    }
    let again = async |form| news_page(&app, &here, form).await;
    Sent { visit: &here.visit, form, result }.answer(next, again).await
}

fn telling(form: &mut Form, is_ruling: bool) -> Option<Telling> {
    let telling = if is_ruling {
        let question = form.required("question", LONGEST_QUESTION, say::SAY_WHAT_WAS_ASKED);
        let text = form.required("answer", LONGEST_ANSWER, say::SAY_WHAT_THE_ANSWER_IS);
        Telling { question: Some(question?), text: text? }
    } else {
        let text = form.required("text", LONGEST_ANNOUNCEMENT, say::SAY_WHAT_TO_KNOW);
        Telling { question: None, text: text? }
    };
    form.is_fine().then_some(telling)
}

/// Words one better, takes it down, or takes it back.
pub async fn change(
    app: Data<App>,
    here: Judge,
    path: Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let id = path.1.parse().map_err(|_| Error::NotFound)?;
    let seen = SeenNews { id, version: form.value("version").parse().unwrap_or_default() };
    let by = here.actor(&form);
    let result = match form.value("what") {
        "down" => news::end(&app, &by, here.event.id, seen, false).await,
        "back" => news::end(&app, &by, here.event.id, seen, true).await,
        _ => {
            let is_ruling = form.has("question");
            let Some(telling) = telling(&mut form, is_ruling) else {
                return form_again(&here.visit, &news_page(&app, &here, form).await?);
            };
            news::reword(&app, &by, here.event.id, seen, telling).await
        }
    };
    let next = Next::to(here.to("desk/news")).saying(forms::DONE).either_way();
    let again = async |form: Form| {
        // Its fields are those of one piece of news, not of the next.
        news_page(&app, &here, form.problem_alone()).await
    };
    Sent { visit: &here.visit, form, result }.answer(next, again).await
}

/// The answer to one table, for all: one tap on the page of calls.
pub async fn tell_answer(
    app: Data<App>,
    here: Judge,
    path: Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse> {
    let call = path.1.parse().map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let found = storage::calls::find(&mut tx, here.event.id, call).await?.ok_or(Error::NotFound)?;
    let about = say::asked_about(found.kind);
    drop(tx);
    let told = news::tell_answer(&app, &here.actor(&form), here.event.id, (call, about)).await;
    let next = Next::to(here.to("desk/calls"));
    next.after_or_why(told, |()| say::ANSWER_TOLD)
}

async fn news_page(app: &App, here: &EventVisit, form: Form) -> Result<NewsDeskPage> {
    let mut tx = app.database.read().await?;
    let news = storage::news::list(&mut tx, here.event.id).await?;
    Ok(NewsDeskPage { visit: here.clone(), news, form })
}
