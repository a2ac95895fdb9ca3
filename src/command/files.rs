//! `muster export` and `muster import`: a whole event as a file (`event-file`).

use super::{Answer, print, serve};
use crate::{
    actions::{self, Actor},
    config::Config,
    domain::standings::Ranking,
    exchange::{event_file, whole_event},
    storage,
};
use std::process::ExitCode;

#[derive(Debug, clap::Args)]
pub struct Export {
    /// The event's address: what stands after /e/
    event: String,
    #[command(flatten)]
    config: Config,
}

#[derive(Debug, clap::Args)]
pub struct Import {
    /// The event file
    file: String,
    /// Who becomes the event's organiser: an account's e-mail address
    #[arg(long)]
    organiser: Option<String>,
    #[command(flatten)]
    config: Config,
}

pub async fn export(args: Export) -> Answer {
    let app = serve::open(args.config).await?;
    let text = |error: sqlx::Error| error.to_string();
    let mut tx = app.database.read().await.map_err(text)?;
    let event = storage::events::by_slug(&mut tx, &args.event).await.map_err(text)?;
    let event = event.ok_or_else(|| format!("there is no event at /e/{}", args.event))?;
    let ranking = Ranking::of(&event.settings).map_err(|error| error.to_string())?;
    let file = whole_event::export(&mut tx, &event, ranking).await.map_err(text)?;
    drop(tx);
    print(&event_file::write(&file));
    app.database.close().await;
    Ok(ExitCode::SUCCESS)
}

pub async fn import(args: Import) -> Answer {
    let file = read(&args.file)?;
    let app = serve::open(args.config).await?;
    let organiser = match &args.organiser {
        None => None,
        Some(email) => {
            let mut tx = app.database.read().await.map_err(|error| error.to_string())?;
            let found = storage::accounts::by_email(&mut tx, &email.to_lowercase()).await;
            let found = found.map_err(|error| error.to_string())?;
            Some(found.ok_or_else(|| format!("there is no account {email}"))?)
        }
    };
    let event = actions::import::event(&app, &Actor::muster(), &file, organiser.as_ref()).await;
    let event = event.map_err(|error| format!("{}: {error}", args.file))?;
    print(&format!("/e/{}\n", event.slug));
    app.database.close().await;
    Ok(ExitCode::SUCCESS)
}

/// An event file from disk, or one plain line that says what is wrong and where.
pub fn read(path: &str) -> Result<event_file::EventFile, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("cannot read {path}: {error}"))?;
    event_file::read(&bytes).map_err(|error| format!("{path}: {error}"))
}
