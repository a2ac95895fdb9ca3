//! The audit log: who did what, when and why, and, when it is asked for, whether the chain holds.

use crate::{
    domain::{
        event::{
            audit::{self, AuditSubject, ChainCheck},
            permission::ActingAs,
        },
        ids::EventId,
    },
    storage::audit::AuditRow,
    text::{
        Speaker,
        audit::{ToldEntry, describe_recorded_act, told_to_judges, told_without_the_list},
    },
    web::{
        page::{event_view::EventView, guard::Judge, results::keep_results_unbroken},
        prelude::*,
        reply::{reauthentication::fresh_for_a_link, respond::file_in_parts},
    },
};
use actix_web::web::Bytes;
use futures_util::stream::try_unfold;
use serde::Deserialize;
use std::{collections::HashSet, sync::Arc};

/// Entries on one page.
const SHOWN: usize = 100;
/// Entries that are gone through at once.
const AT_ONCE: usize = 500;

#[derive(Template)]
#[template(path = "desk/audit.html")]
struct AuditPage<'a> {
    visit: &'a EventVisit,
    asked: LogQuery,
    rows: Vec<LogLine>,
    /// Whether every entry is in place; none when nobody asked to have them all looked at.
    verified: Option<Result<usize, audit::Break>>,
}

/// An entry, said to a person.
struct LogLine {
    row: AuditRow,
    what: String,
    on: String,
    why: String,
}

impl LogLine {
    /// For whoever does not know the rosters of these players.
    fn from_audit_row(row: AuditRow, kept: &HashSet<String>, reader: &LogReader) -> Self {
        let tell = if kept.contains(&row.subject) {
            told_without_the_list
        } else if reader.is_organiser {
            describe_recorded_act
        } else {
            told_to_judges
        };
        let [what, on, why] = reader.read(&tell(&row.recorded(), reader.event.log_context()));
        Self { row, what, on, why }
    }

    fn what(&self) -> String {
        keep_results_unbroken(&self.what)
    }

    /// As whom it was done; what an older program wrote stays as it is.
    fn role(&self) -> Wording {
        let role = &self.row.role;
        ActingAs::parse(role).map_or_else(|| Wording::Words(role.clone()), |role| told(&role).into())
    }

    /// Any text of the entry has `text` in it, which is in lower case.
    fn has(&self, text: &str) -> bool {
        let Self { row, what, on, why } = self;
        let all = [row.who.as_str(), row.role.as_str(), on, what, why].join(" ");
        // Without the characters that keep a name to itself, which nobody types.
        text.is_empty() || all.to_lowercase().replace(['\u{2068}', '\u{2069}'], "").contains(text)
    }
}

/// Who reads the log of which event.
#[derive(Clone)]
struct LogReader {
    event: EventView,
    speaker: Speaker,
    /// Money, and what players ask of each other, organisers alone know.
    is_organiser: bool,
}

impl LogReader {
    fn of_visit(here: &EventVisit) -> Self {
        // Settings are called alike whoever is entered.
        let (event, speaker) = (here.event.clone(), here.speaker_of_players());
        Self { event, speaker, is_organiser: here.is_organiser() }
    }

    /// What was done, to what, and why; empty where nobody said.
    fn read(&self, told: &ToldEntry) -> [String; 3] {
        let why = told.why.as_ref().map(|why| why.say_by(&self.speaker)).unwrap_or_default();
        [told.what.say_by(&self.speaker), told.on.say_by(&self.speaker), why]
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

impl AuditPage<'_> {
    fn at(&self, line: &LogLine) -> Message {
        self.visit.event.day_and_time(&line.row.at)
    }

    /// Where older entries begin, when there may be some.
    fn older(&self) -> Option<i64> {
        self.rows.last().map(|line| line.row.sequence).filter(|last| *last > 1 && self.rows.len() >= SHOWN)
    }
}

pub async fn show_audit_log_page(
    app: Data<App>,
    here: Judge,
    asked: Query<LogQuery>,
) -> Result<HttpResponse> {
    let asked = asked.into_inner();
    let verified = match asked.check.as_str() {
        "all" => Some(check_chain(&app, here.event.id).await?),
        _ => None,
    };
    let rows = find_entries(&app, &here, &asked).await?;
    answer_with_page(&here.visit, &AuditPage { visit: &here.0, asked, rows, verified })
}

/// The newest entries that are asked for. What a text is searched in are our words, not what is stored: so it is read
/// part by part, from the newest on, until there are enough.
async fn find_entries(app: &App, here: &EventVisit, asked: &LogQuery) -> Result<Vec<LogLine>> {
    let (event, players, reader) = (&here.event, here.meets_next(), LogReader::of_visit(here));
    let players = players.iter().filter_map(|id| here.event.frame.player(*id));
    let kept = Arc::new(players.map(|player| AuditSubject::Player(player.number).to_string()).collect());
    let text = asked.q.to_lowercase();
    let part = if text.is_empty() { SHOWN } else { AT_ONCE };
    let mut before = asked.before.unwrap_or(i64::MAX);
    let mut lines = Vec::new();
    loop {
        let mut tx = app.database.read_once().await?;
        let rows = storage::audit::list_audit_before(&mut tx, event.id, before, part).await?;
        drop(tx);
        let (oldest, is_last) = (rows.last().map(|row| row.sequence), rows.len() < part);
        if text.is_empty() {
            lines.extend(rows.into_iter().map(|row| LogLine::from_audit_row(row, &kept, &reader)));
        } else {
            let (reader, kept, text) = (reader.clone(), kept.clone(), text.clone());
            let search = move |(): &mut ()| {
                let lines = rows.into_iter().map(|row| LogLine::from_audit_row(row, &kept, &reader));
                lines.filter(|line| line.has(&text)).collect::<Vec<_>>()
            };
            lines.extend(app.going_through.run(search).await?);
        }
        match oldest {
            Some(oldest) if !is_last && lines.len() < SHOWN => before = oldest,
            _ => break,
        }
    }
    lines.truncate(SHOWN);
    Ok(lines)
}

/// Goes through the whole log, part by part: other requests are answered between them, and beside them.
async fn check_chain(app: &App, event: EventId) -> Result<Result<usize, audit::Break>> {
    let (mut check, mut last) = (ChainCheck::default(), i64::MIN);
    loop {
        let mut tx = app.database.read().await?;
        let part = storage::audit::list_audit_after(&mut tx, event, last, AT_ONCE).await?;
        let version = storage::events::version_of_event(&mut tx, event).await?;
        drop(tx);
        let is_last = part.len() < AT_ONCE;
        last = part.last().map_or(last, |row| row.sequence);
        let look = move |(): &mut ()| {
            let links: Vec<_> = part.iter().map(|row| (row.recorded(), row.hash.as_str())).collect();
            let holds = check.go_on(&links);
            (check, holds)
        };
        let (checked, holds) = app.going_through.run(look).await?;
        match holds {
            Err(broken) => return Ok(Err(broken)),
            Ok(()) if is_last => return Ok(checked.end(version)),
            Ok(()) => check = checked,
        }
    }
}

/// The whole log, an entry a line, sent part by part.
pub async fn download_audit_log(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    if let Err(asks) = fresh_for_a_link(&here.visit)? {
        return Ok(asks);
    }
    let name = format!("{}-log.jsonl", here.event.slug);
    let parts = try_unfold((app, here, i64::MIN), |(app, here, last)| async move {
        let mut tx = app.database.read_once().await?;
        let part = storage::audit::list_audit_after(&mut tx, here.event.id, last, AT_ONCE).await?;
        drop(tx);
        let Some(newest) = part.last().map(|row| row.sequence) else { return Ok(None) };
        let reader = LogReader::of_visit(&here);
        let text = app.going_through.run(move |()| lines_of(&part, &reader)).await?;
        Ok::<_, Error>(Some((Bytes::from(text), (app, here, newest))))
    });
    Ok(file_in_parts("application/x-ndjson", &name, parts))
}

fn lines_of(rows: &[AuditRow], reader: &LogReader) -> String {
    let line = |row: &AuditRow| {
        let told = describe_recorded_act(&row.recorded(), reader.event.log_context());
        let [what, on, why] = reader.read(&told);
        let why = told.why.map(|_| why);
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
    rows.iter().map(|row| line(row) + "\n").collect()
}
