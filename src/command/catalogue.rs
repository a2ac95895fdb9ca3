//! `muster catalogue import PATH --published DATE`: battle profiles into the database.

use super::{Answer, check, print, serve};
use crate::{actions, config::Config};
use chrono::NaiveDate;
use std::{path::PathBuf, process::ExitCode};

#[derive(Debug, clap::Subcommand)]
pub enum Catalogue {
    /// Import one publication: our CSV, or a folder or zip of community catalogues
    Import {
        path: PathBuf,
        /// When it was published
        #[arg(long)]
        published: Option<NaiveDate>,
        /// The game system it is for
        #[arg(long, default_value = "aos4-ghb2024")]
        system: String,
        #[command(flatten)]
        config: Config,
    },
}

pub async fn run(command: Catalogue) -> Answer {
    let Catalogue::Import { path, published, system, config } = command;
    let mut publication = check::publication(&path)?;
    publication.published_on = published.or(publication.published_on);
    let told = format!(
        "{}: {} factions, {} units\n",
        publication.title,
        publication.factions.len(),
        publication.profiles.len()
    );
    let app = serve::open(config).await?;
    actions::catalogues::import(&app, "the command line", &system, publication)
        .await
        .map_err(|error| error.to_string())?;
    app.database.close().await;
    print(&told);
    Ok(ExitCode::SUCCESS)
}
