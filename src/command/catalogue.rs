//! `muster catalogue import PATH --published DATE`: battle profiles into the database.

use super::{Answer, check, database, print, remark};
use crate::{actions, config::Config, exchange::catalogue_file::CatalogueFile};
use chrono::NaiveDate;
use std::{fmt::Write, path::PathBuf, process::ExitCode};

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
    let CatalogueFile { mut publication, unreadable, .. } = check::publication(&path)?;
    publication.published_on = published.or(publication.published_on);
    if publication.published_on.is_none() {
        return Err("it has no date: say --published DATE".into());
    }
    for row in &unreadable {
        remark(&format!("{}: {}", row.place, row.why));
    }
    let (title, factions, units) =
        (publication.title.clone(), publication.factions.len(), publication.profiles.len());
    let app = database::as_it_is(config).await?;
    let imported = actions::catalogues::import(&app, ("the command line", None), &system, publication).await;
    app.database.close().await;
    let changes = imported?;
    let mut told = format!("{title}: {factions} factions, {units} units, {} changes\n", changes.len());
    for change in &changes {
        let faction = if change.faction.is_empty() { String::new() } else { format!("{}: ", change.faction) };
        let _ = writeln!(told, "  {faction}{change}");
    }
    print(&told);
    Ok(ExitCode::SUCCESS)
}
