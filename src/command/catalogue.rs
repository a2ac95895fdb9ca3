//! `muster catalogue import PATH`: battle profiles into the database. A zip of the community's repository is taken as
//! it is downloaded: it tells its version and its day.

use super::{CommandAnswer, check, database, day_argument, print_answer, print_remark, say_in_english};
use crate::{
    actions,
    config::Config,
    domain::games,
    exchange::catalogue_file::CatalogueFile,
    text::{Speaker, catalogues::give_title, say, told as tell},
};
use chrono::NaiveDate;
use std::{fmt::Write, path::PathBuf, process::ExitCode};

#[derive(Debug, clap::Subcommand)]
pub enum CatalogueCommand {
    /// Import one publication: our CSV, or a folder or zip of community catalogues
    Import {
        path: PathBuf,
        /// Publication date (default: the date in the file)
        #[arg(long, value_parser = day_argument)]
        published: Option<NaiveDate>,
        /// Game it is for
        #[arg(long, default_value = crate::domain::system::DEFAULT)]
        system: String,
        #[command(flatten)]
        config: Config,
    },
}

pub async fn run_catalogue(command: CatalogueCommand) -> CommandAnswer {
    let CatalogueCommand::Import { path, published, system, config } = command;
    let game = games::find_game(&system).ok_or_else(|| check::unknown_system(&system))?;
    print_remark(&say_in_english(&say!("command-reading", path = path.display().to_string())));
    let CatalogueFile { mut publication, unreadable, origin, .. } = check::read_publication_at(&path, game)?;
    publication.published_on = published.or(publication.published_on);
    if publication.published_on.is_none() {
        return Err(say!("command-no-publication-date").into());
    }
    let speaker = Speaker::in_english();
    for row in &unreadable {
        print_remark(&speaker.say(&tell(row)));
    }
    give_title(&mut publication, &origin);
    let (title, source) = (publication.title.clone(), publication.source.clone());
    let (factions, units) = (publication.factions.len(), publication.profiles.len());
    print_remark(&say_in_english(&say!("command-kept-catalogue", title, source, units)));
    let app = database::as_it_is(config).await?;
    let by = say_in_english(&say!("command-the-command-line"));
    let imported =
        actions::event::catalogues::import_publication(&app, &by, None, game.system, publication).await;
    app.database.close().await;
    let changes = imported?;
    let imported = say!("command-imported-catalogue", title, factions, units, changes = changes.len());
    let mut told = say_in_english(&imported) + "\n";
    let other = game.system.profiles();
    if other != system {
        let _ = writeln!(told, "{}", say_in_english(&say!("command-kept-for-another", system, other)));
    }
    for change in &changes {
        let faction = if change.faction.is_empty() { String::new() } else { format!("{}: ", change.faction) };
        let _ = writeln!(told, "  {faction}{}", speaker.say(&tell(change)));
    }
    print_answer(&told);
    Ok(ExitCode::SUCCESS)
}
