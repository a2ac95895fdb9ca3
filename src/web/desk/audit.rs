//! The audit log: who did what, when and why, and whether the chain holds.

use crate::{
    app::App,
    domain::event::audit,
    error::Result,
    storage::{
        self,
        audit::{AuditRow, Filter},
    },
    web::{
        guard::{Judge, Organiser},
        respond::{file, page},
        visit::EventVisit,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Query},
};
use askama::Template;
use serde::Deserialize;

/// Entries on one page.
const SHOWN: i64 = 100;

#[derive(Template)]
#[template(path = "desk/audit.html")]
struct AuditPage {
    visit: EventVisit,
    asked: Asked,
    rows: Vec<AuditRow>,
    verified: Result<usize, audit::Break>,
}

#[derive(Debug, Clone, Default, Deserialize)]
pub struct Asked {
    #[serde(default)]
    q: String,
    before: Option<i64>,
}

impl AuditPage {
    fn at(&self, row: &AuditRow) -> String {
        self.visit.zone().long(row.at)
    }

    /// Where older entries begin, when there may be some.
    fn older(&self) -> Option<i64> {
        self.rows
            .last()
            .map(|row| row.sequence)
            .filter(|last| *last > 1 && self.rows.len() >= usize::try_from(SHOWN).unwrap_or(usize::MAX))
    }
}

pub async fn show(app: Data<App>, here: Judge, asked: Query<Asked>) -> Result<HttpResponse> {
    let asked = asked.into_inner();
    let mut tx = app.database.read().await?;
    let filter = Filter { text: asked.q.clone(), before: asked.before, limit: SHOWN };
    let rows = storage::audit::list(&mut tx, here.event.id, &filter).await?;
    let verified = storage::audit::verify(&mut tx, here.event.id).await?;
    page(&here.visit, &AuditPage { visit: here.0.clone(), asked, rows, verified })
}

/// The whole log, an entry a line.
pub async fn lines(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let rows = storage::audit::all(&mut tx, here.event.id).await?;
    let line = |row: &AuditRow| {
        let AuditRow { sequence, at, who, role, subject, what, why, hash } = row;
        serde_json::json!({ "sequence": sequence, "at": at, "who": who, "role": role, "subject": subject,
            "what": what, "why": why, "hash": hash })
        .to_string()
    };
    let text: String = rows.iter().map(|row| line(row) + "\n").collect();
    Ok(file("application/x-ndjson", &format!("{}-log.jsonl", here.event.slug), text))
}
