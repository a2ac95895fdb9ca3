//! The audit log: who did what, when and why, and, when it is asked for, whether the chain holds.

use crate::{
    app::App,
    domain::event::{Event, audit, pack::Settings},
    error::Result,
    storage::{self, Tx, audit::AuditRow},
    web::{
        fresh::fresh_for_a_link,
        guard::{Judge, Organiser},
        respond::{file, page},
        results::unbroken,
        visit::EventVisit,
    },
    words::{
        InWords,
        audit::{Told, told},
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Query},
};
use askama::Template;
use serde::Deserialize;

/// Entries on one page.
const SHOWN: usize = 100;
/// Entries that are searched at once.
const SEARCHED: usize = 1_000;

#[derive(Template)]
#[template(path = "desk/audit.html")]
struct AuditPage {
    visit: EventVisit,
    asked: LogQuery,
    rows: Vec<LogLine>,
    /// Whether every entry is in place; none when nobody asked to have them all looked at.
    verified: Option<Result<usize, audit::Break>>,
}

/// An entry, said to a person.
struct LogLine {
    row: AuditRow,
    told: Told,
}

impl LogLine {
    fn of(row: AuditRow, settings: &Settings) -> Self {
        Self { told: told(&row.recorded(), settings), row }
    }

    fn what(&self) -> String {
        unbroken(&self.told.what)
    }

    /// Any text of the entry has `text` in it, which is in lower case.
    fn has(&self, text: &str) -> bool {
        let Told { what, on, why } = &self.told;
        let why = why.as_deref().unwrap_or_default();
        let all = [self.row.who.as_str(), self.row.role.as_str(), on, what, why].join(" ");
        text.is_empty() || all.to_lowercase().contains(text)
    }
}

#[derive(Debug, Clone, Default, Deserialize)]
pub struct LogQuery {
    #[serde(default)]
    q: String,
    before: Option<i64>,
    /// `all`: the whole chain is gone through.
    #[serde(default)]
    check: String,
}

impl AuditPage {
    fn at(&self, line: &LogLine) -> String {
        self.visit.zone().long(line.row.at)
    }

    /// Where older entries begin, when there may be some.
    fn older(&self) -> Option<i64> {
        self.rows.last().map(|line| line.row.sequence).filter(|last| *last > 1 && self.rows.len() >= SHOWN)
    }
}

pub async fn show(app: Data<App>, here: Judge, asked: Query<LogQuery>) -> Result<HttpResponse> {
    let asked = asked.into_inner();
    let mut tx = app.database.read().await?;
    let verified = match asked.check.as_str() {
        "all" => Some(storage::audit::verify(&mut tx, here.event.id, None).await?),
        _ => None,
    };
    let rows = found(&mut tx, &here.event, &asked).await?;
    page(&here.visit, &AuditPage { visit: here.0.clone(), asked, rows, verified })
}

/// The newest entries that are asked for. What a text is searched in are our words, not what is stored: so it is read
/// part by part, from the newest on, until there are enough.
async fn found(tx: &mut Tx, event: &Event, asked: &LogQuery) -> Result<Vec<LogLine>> {
    let text = asked.q.to_lowercase();
    let part = if text.is_empty() { SHOWN } else { SEARCHED };
    let mut before = asked.before.unwrap_or(i64::MAX);
    let mut lines = Vec::new();
    loop {
        let rows = storage::audit::before(tx, event.id, (before, part)).await?;
        let (oldest, is_last) = (rows.last().map(|row| row.sequence), rows.len() < part);
        lines.extend(
            rows.into_iter().map(|row| LogLine::of(row, &event.settings)).filter(|line| line.has(&text)),
        );
        match oldest {
            Some(oldest) if !is_last && lines.len() < SHOWN => before = oldest,
            _ => break,
        }
    }
    lines.truncate(SHOWN);
    Ok(lines)
}

/// The whole log, an entry a line.
pub async fn lines(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    if let Err(asks) = fresh_for_a_link(&here.visit)? {
        return Ok(asks);
    }
    let mut tx = app.database.read().await?;
    let rows = storage::audit::all(&mut tx, here.event.id).await?;
    let line = |row: &AuditRow| {
        let Told { what, on, why } = told(&row.recorded(), &here.event.settings);
        serde_json::json!({
            "sequence": row.sequence, "at": row.at, "who": row.who, "role": row.role,
            "subject": on, "what": what, "why": why,
            // As they are stored: the chain is over these.
            "stored": {
                "subject": row.subject, "act": row.act, "why": row.why,
                "who_account": row.who_account, "who_player": row.who_player
            },
            "hash": row.hash
        })
        .to_string()
    };
    let text: String = rows.iter().map(|row| line(row) + "\n").collect();
    Ok(file("application/x-ndjson", &format!("{}-log.jsonl", here.event.slug), text))
}
