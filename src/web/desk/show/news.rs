//! Telling everybody: what stands on every phone and on the wall, and the answers on the page of questions.

use crate::{
    actions::hall::news::{self, AnswerForAll, SeenNews, Telling},
    domain::event::{
        call::CallKind,
        news::{LONGEST_ANNOUNCEMENT, LONGEST_ANSWER, LONGEST_QUESTION, NewsItem},
    },
    web::{
        page::{guard::Judge, undo::UndoableTap},
        prelude::*,
    },
};
use uuid::Uuid;

#[derive(Template)]
#[template(path = "desk/show/news.html")]
struct NewsDeskPage<'a> {
    visit: &'a EventVisit,
    news: Vec<NewsItem>,
    form: Form,
    /// The piece of news that the form was about: its fields are those of one piece, not of the next.
    asked: Option<Uuid>,
}

impl NewsDeskPage<'_> {
    /// What was typed about this one and is not saved; else what it says.
    fn typed<'a>(&'a self, item: &NewsItem, name: &'static str, says: &'a str) -> &'a str {
        if self.is_asked(item) && self.form.has(name) { self.form.value(name) } else { says }
    }

    /// What is wrong with that.
    fn problem(&self, item: &NewsItem, name: &'static str) -> Option<&Wording> {
        self.form.problem_of(name).filter(|_| self.is_asked(item))
    }

    fn is_asked(&self, item: &NewsItem) -> bool {
        self.asked == Some(item.id)
    }

    /// The form for a new one, empty where another one was sent.
    fn of_new(&self) -> Form {
        if self.asked.is_none() { self.form.clone() } else { Form::default() }
    }

    /// What was typed about something that does not stand any more.
    fn left_over(&self) -> Option<&str> {
        let asked = self.asked?;
        let stands = self.news.iter().any(|item| item.id == asked && item.stands());
        Some(self.form.value("answer")).filter(|typed| !typed.is_empty() && !stands)
    }

    fn announcements(&self) -> impl Iterator<Item = &NewsItem> {
        self.news.iter().filter(|item| !item.is_ruling())
    }

    fn rulings(&self) -> impl Iterator<Item = &NewsItem> {
        self.news.iter().filter(|item| item.is_ruling())
    }
}

pub async fn show_desk_news_page(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &news_page(&app, &here, (Form::default(), None)).await?)
}

/// An announcement, or a question with its answer.
pub async fn tell_news(app: Data<App>, here: Judge, mut form: Form) -> Result<HttpResponse> {
    let is_ruling = form.is("what", "ruling");
    let Some(telling) = read_telling(&mut form, is_ruling) else {
        return form_again(&here.visit, &news_page(&app, &here, (form, None)).await?);
    };
    let result = news::publish_news(&app, &here.actor(&form), here.event.id, telling).await;
    let mut next =
        Next::lead_to_page(&here, here.to("desk/news")).saying(tell_where_told(is_ruling)).either_way();
    if let Ok(SeenNews { id, version }) = result {
        next = next.undone_by(&here, UndoableTap::Announced { id, version });
    }
    let again = async |form| news_page(&app, &here, (form, None)).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

fn read_telling(form: &mut Form, is_ruling: bool) -> Option<Telling> {
    let telling = if is_ruling {
        let question = form.required("question", LONGEST_QUESTION, say!("desk-show-say-what-was-asked"));
        let text = form.required("answer", LONGEST_ANSWER, say!("desk-show-say-what-the-answer-is"));
        Telling { question: Some(question?), text: text? }
    } else {
        let text = form.required("text", LONGEST_ANNOUNCEMENT, say!("desk-show-say-what-to-know"));
        Telling { question: None, text: text? }
    };
    form.is_fine().then_some(telling)
}

/// Words one better, takes it down, or takes it back.
pub async fn change_news_item(
    app: Data<App>,
    here: Judge,
    path: Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let id = path.1.parse().map_err(|_| Error::NotFound)?;
    let seen = SeenNews { id, version: form.value("version").parse().unwrap_or_default() };
    let by = here.actor(&form);
    let result = match form.value("what") {
        "down" => news::end_news(&app, &by, here.event.id, seen, false).await,
        "back" => news::end_news(&app, &by, here.event.id, seen, true).await,
        _ => {
            let is_ruling = form.has("question");
            let Some(telling) = read_telling(&mut form, is_ruling) else {
                return form_again(&here.visit, &news_page(&app, &here, (form, Some(id))).await?);
            };
            news::reword_news(&app, &by, here.event.id, seen, telling).await
        }
    };
    let said = tell_news_change(form.value("what"));
    let next = Next::lead_to_page(&here, here.to("desk/news")).saying(said).either_way();
    let again = async |form| news_page(&app, &here, (form, Some(id))).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// The answer to one table, for all: one tap on the page of calls.
pub async fn tell_answer(
    app: Data<App>,
    here: Judge,
    path: Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let question = form.text("question", LONGEST_QUESTION);
    let call = path.1.parse().map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let found = storage::calls::find_call(&mut tx, here.event.id, call).await?.ok_or(Error::NotFound)?;
    let about = here.speaker.say(&tell_what_was_asked(found.kind));
    drop(tx);
    if !form.is_fine() {
        return form_again(&here.visit, &news_page(&app, &here, (form, None)).await?);
    }
    let answer = AnswerForAll { call, question, about };
    let told = news::tell_answer(&app, &here.actor(&form), here.event.id, answer).await;
    let next = Next::lead_to_page(&here, here.to("desk/calls"));
    next.after_or_why(told, |()| say!("desk-show-answer-told"))
}

/// After something was told to everybody: an answer, or an announcement.
fn tell_where_told(is_ruling: bool) -> Message {
    if is_ruling { say!("desk-show-told-on-the-page") } else { say!("desk-show-told-on-every-phone") }
}

/// After something that was told was taken down, taken back, or said otherwise.
fn tell_news_change(what: &str) -> Message {
    match what {
        "down" => say!("desk-show-news-taken-down"),
        "back" => say!("desk-show-news-taken-back"),
        _ => say!("desk-show-news-reworded"),
    }
}

/// Over an answer for all, where whoever called wrote no question.
fn tell_what_was_asked(kind: CallKind) -> Message {
    match kind {
        CallKind::Rules => say!("desk-show-asked-about-a-rule"),
        CallKind::Roster => say!("desk-show-asked-about-a-roster"),
        CallKind::Time => say!("desk-show-asked-about-time"),
        CallKind::Other | CallKind::Appeal => say!("desk-show-asked-from-a-table"),
    }
}

async fn news_page<'a>(
    app: &App,
    here: &'a EventVisit,
    (form, asked): (Form, Option<Uuid>),
) -> Result<NewsDeskPage<'a>> {
    let mut tx = app.database.read().await?;
    let news = storage::news::list_news(&mut tx, here.event.id).await?;
    Ok(NewsDeskPage { visit: here, news, form, asked })
}
