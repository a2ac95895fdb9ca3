//! Telling everybody: announcements and answered questions, said, mended, taken down and taken back.

use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::NewsAct,
            call::CallState,
            news::{NewsItem, NewsKind, NewsRefusal, NewsState},
            quotas::MOST_NEWS,
        },
        refusal::Conflict,
    },
};
use uuid::Uuid;

/// What somebody tells everybody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Telling {
    /// None for an announcement.
    pub question: Option<String>,
    pub text: String,
}

/// Puts it on every phone, or on the page of questions.
pub async fn publish_news(app: &App, by: &Actor, event: EventId, telling: Telling) -> Result<SeenNews> {
    change_event(app, event, by, async |tx, _| insert_news(app, tx, event, by, telling, None).await).await
}

/// What stands over an answer to one table that becomes an answer for all.
#[derive(Debug, Clone)]
pub struct AnswerForAll {
    pub call: Uuid,
    /// What the judge says was asked; None: what the caller wrote counts.
    pub question: Option<String>,
    /// What the call was about, where nobody wrote anything.
    pub about: String,
}

/// A judge's answer to one table becomes an answer for all: the question is what the judge says, else what the caller
/// wrote, or what the call was about. What an appeal complains of stays at its table.
pub async fn tell_answer(app: &App, by: &Actor, event: EventId, answer: AnswerForAll) -> Result<()> {
    let AnswerForAll { call, question: asked, about } = answer;
    change_event(app, event, by, async |tx, _| {
        let found = storage::calls::find_call(tx, event, call).await?.ok_or(Error::NotFound)?;
        let answer = found.answer.clone().filter(|_| found.state == CallState::Answered);
        let text = answer.ok_or_else(|| Error::from_refusal(NewsRefusal::NoAnswer))?;
        if storage::news::of_call(tx, event, call).await?.is_some() {
            return Err(Error::from_refusal(NewsRefusal::ToldAlready));
        }
        let noted = Some(found.note.clone()).filter(|note| !note.is_empty() && !found.is_appeal());
        let question = asked.or(noted).unwrap_or(about);
        let telling = Telling { question: Some(question), text };
        let (_, entry) = insert_news(app, tx, event, by, telling, Some(call)).await?;
        Ok(((), entry))
    })
    .await
}

async fn insert_news(
    app: &App,
    tx: &mut Tx,
    event: EventId,
    by: &Actor,
    telling: Telling,
    call_id: Option<Uuid>,
) -> Result<(SeenNews, LogEntry)> {
    if storage::news::count_news(tx, event).await? >= MOST_NEWS {
        return Err(Error::from_refusal(NewsRefusal::TooMany { most: MOST_NEWS }));
    }
    let Telling { question, text } = telling;
    let act = match &question {
        Some(question) => NewsAct::Answered { question: question.clone(), answer: text.clone() },
        None => NewsAct::Announced { text: text.clone() },
    };
    let kind = if question.is_some() { NewsKind::Ruling } else { NewsKind::Announcement };
    let item = NewsItem {
        id: app.new_id(),
        event_id: event,
        kind,
        question: question.unwrap_or_default(),
        text,
        at: app.clock.now(),
        told_by: by.name.clone(),
        call_id,
        state: NewsState::Standing,
        ended_at: None,
        version: 1,
    };
    storage::news::insert(tx, &item).await?;
    Ok((SeenNews { id: item.id, version: item.version }, LogEntry::new(AuditSubject::News, act)))
}

/// A piece of news as somebody sees it who changes it.
#[derive(Debug, Clone, Copy)]
pub struct SeenNews {
    pub id: Uuid,
    /// The version on their screen.
    pub version: i64,
}

/// Words it better. It keeps its time and its place.
pub async fn reword_news(
    app: &App,
    by: &Actor,
    event: EventId,
    seen: SeenNews,
    telling: Telling,
) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let item = find_standing_news(tx, event, seen).await?;
        let act = NewsAct::Reworded { before: item.text.clone(), after: telling.text.clone() };
        let question = telling.question.unwrap_or_else(|| item.question.clone());
        let next = NewsItem { text: telling.text, question, ..item };
        update_news(tx, &next).await?;
        Ok(((), LogEntry::new(AuditSubject::News, act)))
    })
    .await
}

/// Takes it off the phones: down where it was read, back where it was wrong.
pub async fn end_news(app: &App, by: &Actor, event: EventId, seen: SeenNews, is_wrong: bool) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        let item = storage::news::find_news_item(tx, event, seen.id).await?.ok_or(Error::NotFound)?;
        let may = item.stands() || is_wrong && item.state == NewsState::TakenDown;
        if !may {
            return Err(Error::from_refusal(NewsRefusal::Ended));
        }
        if item.version != seen.version {
            return Err(Error::Conflict(Conflict::News));
        }
        let text = item.text.clone();
        let (state, act) = if is_wrong {
            (NewsState::TakenBack, NewsAct::TakenBack { text })
        } else {
            (NewsState::TakenDown, NewsAct::TakenDown { text })
        };
        update_news(tx, &NewsItem { state, ended_at: Some(now), ..item }).await?;
        Ok(((), LogEntry::new(AuditSubject::News, act)))
    })
    .await
}

async fn find_standing_news(tx: &mut Tx, event: EventId, seen: SeenNews) -> Result<NewsItem> {
    let item = storage::news::find_news_item(tx, event, seen.id).await?.ok_or(Error::NotFound)?;
    if !item.stands() {
        return Err(Error::from_refusal(NewsRefusal::Ended));
    }
    if item.version != seen.version {
        return Err(Error::Conflict(Conflict::News));
    }
    Ok(item)
}

async fn update_news(tx: &mut Tx, item: &NewsItem) -> Result<()> {
    if storage::news::update(tx, item).await? {
        Ok(())
    } else {
        Err(Error::Broken(format!("news {} changed under the event's lock", item.id)))
    }
}
