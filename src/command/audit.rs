//! `muster audit verify DATABASE`: whether anybody changed, removed or put in entries of the events' logs.

use super::{CommandAnswer, CommandError, NO, database, print_answer, say_in_english};
use crate::{
    domain::event::audit::LogMark,
    storage::{self, Tx},
    text::{Message, audit::tell_result_break, say, told},
};
use std::{fmt::Write, process::ExitCode};

#[derive(Debug, clap::Subcommand)]
pub enum Audit {
    /// Check that no entry of an event's log was changed, removed or inserted
    Verify(VerifyLog),
}

#[derive(Debug, clap::Args)]
pub struct VerifyLog {
    /// Database: a path, `sqlite://muster.db` or `postgres://…`
    database: String,
    /// Check only the event at this address (the part after /e/)
    #[arg(long)]
    event: Option<String>,
    /// Check against the log code printed on pairings or the pack; needs --event
    #[arg(long, requires = "event")]
    mark: Option<String>,
}

pub async fn run_audit(Audit::Verify(args): Audit) -> CommandAnswer {
    let VerifyLog { database, event, mark } = args;
    let mark = mark.map(|text| text.parse::<LogMark>().map_err(|problem| told(&problem))).transpose()?;
    let url = if database.contains("://") { database } else { format!("sqlite://{database}") };
    if let Some(path) = url.strip_prefix("sqlite://")
        && !std::path::Path::new(path.split('?').next().unwrap_or(path)).exists()
    {
        return Err(say!("command-no-database", path).into());
    }
    let database = database::look_at(&url).await?;
    let mut tx = database.read().await?;
    let found = verify_logs(&mut tx, event.as_deref(), mark.as_ref()).await?;
    drop(tx);
    database.close().await;
    print_answer(&found.text);
    Ok(if found.is_broken { ExitCode::from(NO) } else { ExitCode::SUCCESS })
}

/// What was found, a line for each event.
#[derive(Debug, Default)]
pub struct LogAudit {
    pub text: String,
    pub is_broken: bool,
}

/// Checks the log of every event, or of the one at this address, against the mark that was printed of it, and the
/// results that stand against the log.
pub async fn verify_logs(
    tx: &mut Tx,
    slug: Option<&str>,
    mark: Option<&LogMark>,
) -> Result<LogAudit, CommandError> {
    let mut events = storage::events::list_events(tx).await?;
    events.retain(|event| slug.is_none_or(|slug| slug == event.slug));
    if let (Some(slug), true) = (slug, events.is_empty()) {
        return Err(say!("command-no-event", slug).into());
    }
    let mut found = LogAudit::default();
    let not_in_order = |why: Message| say!("command-not-in-order", why);
    for event in events {
        let of_event = |why: Message| say_in_english(&say!("command-problem", of = event.slug, why));
        let said = match storage::audit::verify_audit_log(tx, event.id, mark).await? {
            Ok(entries) => say!("command-log-in-place", entries),
            Err(broken) => {
                found.is_broken = true;
                not_in_order(told(&broken))
            }
        };
        let _ = writeln!(found.text, "{}", of_event(said));
        for differs in storage::audit::find_result_breaks(tx, event.id).await? {
            found.is_broken = true;
            let _ = writeln!(found.text, "{}", of_event(not_in_order(tell_result_break(&differs))));
        }
    }
    Ok(found)
}
