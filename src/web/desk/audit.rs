//! The audit log: who did what, when and why, and whether the chain holds.

use crate::{
    app::App,
    domain::event::audit,
    error::Result,
    storage::{self, audit::AuditRow},
    web::{
        guard::{Judge, Organiser},
        respond::{file, page},
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

#[derive(Template)]
#[template(path = "desk/audit.html")]
struct AuditPage {
    visit: EventVisit,
    asked: LogQuery,
    rows: Vec<LogLine>,
    verified: Result<usize, audit::Break>,
}

/// An entry, said to a person.
struct LogLine {
    row: AuditRow,
    told: Told,
}

impl LogLine {
    fn of(row: AuditRow) -> Self {
        Self { told: told(&row.recorded()), row }
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
    let all = storage::audit::all(&mut tx, here.event.id).await?;
    let verified = storage::audit::check(&mut tx, here.event.id, &all).await?;
    drop(tx);
    let before = asked.before.unwrap_or(i64::MAX);
    let text = asked.q.to_lowercase();
    let lines = all.into_iter().rev().filter(|row| row.sequence < before).map(LogLine::of);
    let rows = lines.filter(|line| line.has(&text)).take(SHOWN).collect();
    page(&here.visit, &AuditPage { visit: here.0.clone(), asked, rows, verified })
}

/// The whole log, an entry a line.
pub async fn lines(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let rows = storage::audit::all(&mut tx, here.event.id).await?;
    let line = |row: &AuditRow| {
        let Told { what, on, why } = told(&row.recorded());
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
