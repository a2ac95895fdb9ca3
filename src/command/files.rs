//! `muster export` and `muster import`: a whole event as a file (`event-file`).

use super::{CommandAnswer, CommandError, database, print_answer, say_in_english};
use crate::{
    actions::{self, Actor, account::reauthentication::Fresh},
    config::Config,
    domain::{standings::Ranking, stored_event::StoredEvent},
    error::Error,
    exchange::{event_file, whole_event},
    storage,
    text::{
        Message, TextFact, Wording, files::tell_event_file_error, ranking::tell_ranking_error, say,
        tell_left_behind, tell_left_behind_of_games,
    },
};
use std::{
    fs::File,
    io::{self, BufRead, BufReader, BufWriter, Read, Write},
    process::ExitCode,
};

#[derive(Debug, clap::Args)]
pub struct Export {
    /// Event address (the part after /e/)
    event: String,
    /// Write players and games only, to share: no private data, and nothing the event needs to continue
    #[arg(long)]
    public: bool,
    #[command(flatten)]
    config: Config,
}

#[derive(Debug, clap::Args)]
pub struct Import {
    /// Event file
    file: String,
    /// Email address of the account that becomes the event's organiser
    #[arg(long)]
    organiser: Option<String>,
    /// Accept a full event file without a hash, from an older Muster; changes to it can't be detected
    #[arg(long)]
    without_hash: bool,
    #[command(flatten)]
    config: Config,
}

pub async fn export_event(args: Export) -> CommandAnswer {
    let app = database::as_it_is(args.config).await?;
    let mut tx = app.database.read().await?;
    let event = storage::events::by_slug(&mut tx, &args.event).await?;
    let event = event.ok_or_else(|| say!("command-no-event", slug = args.event))?;
    let ranking =
        Ranking::from_rules(&event.settings.ranking_rules()).map_err(|error| tell_ranking_error(&error))?;
    let file = whole_event::build_event_file(
        storage::whole_event::load_published_event(&mut tx, &event).await?,
        ranking,
    );
    if args.public {
        print_answer(&event_file::write_event_file(&file));
    } else {
        let about = storage::stored_event::read_about(&mut tx, event.id).await?;
        // Whoever reads it may go away, as with every answer.
        let mut out =
            event_file::WholeFile::begin_whole_file(BufWriter::new(io::stdout()), &file, &about).ok();
        let take = |part| {
            out = out.take().and_then(|mut out| out.add(&part).is_ok().then_some(out));
            Ok(())
        };
        let fresh = Fresh::at_the_machine();
        actions::event::import::stored_parts(&app, &mut tx, event.id, &fresh, take).await?;
        drop(out.and_then(|out| out.end().ok()).map(|mut out| out.flush()));
    }
    drop(tx);
    app.database.close().await;
    Ok(ExitCode::SUCCESS)
}

pub async fn import_event(args: Import) -> CommandAnswer {
    let file = read_event_file(&args.file)?;
    let app = database::as_it_is(args.config).await?;
    let organiser = match &args.organiser {
        None => None,
        Some(email) => {
            let mut tx = app.database.read().await?;
            let found = storage::accounts::by_email(&mut tx, &email.to_lowercase()).await;
            Some(found?.ok_or_else(|| say!("command-no-account", email))?)
        }
    };
    let (by, organiser) = (Actor::muster(), organiser.as_ref());
    let problem =
        |error: Error| say!("command-problem", of = args.file, why = TextFact::from(Wording::from(error)));
    let event = if let Some(stored) = read_stored_part(&args.file, args.without_hash)? {
        let brought = actions::event::import::import_stored_event(&app, &by, &file, &stored, organiser)
            .await
            .map_err(problem)?;
        print_lines(&tell_left_behind(&stored, &brought.absent));
        brought.event
    } else {
        let event =
            actions::event::import::import_event_file(&app, &by, &file, organiser).await.map_err(problem)?;
        let without_proof = actions::event::import::rounds_without_proof(&file);
        print_lines(&tell_left_behind_of_games(&without_proof));
        event
    };
    print_answer(&format!("/e/{}\n", event.slug));
    app.database.close().await;
    Ok(ExitCode::SUCCESS)
}

/// On the side, a line each.
fn print_lines(messages: &[Message]) {
    for message in messages {
        eprintln!("{}", say_in_english(message));
    }
}

/// What is stored in the file beside players and games; None: nothing.
fn read_stored_part(path: &str, without_hash: bool) -> Result<Option<StoredEvent>, CommandError> {
    let file = File::open(path).map_err(|error| cannot_read(path, &error))?;
    let reader = BufReader::with_capacity(1 << 16, file);
    let read = if without_hash {
        event_file::read_stored_of_before(reader)
    } else {
        event_file::read_stored(reader)
    };
    Ok(read.map_err(|error| say!("command-problem", of = path, why = tell_event_file_error(&error)))?)
}

/// No event file is larger: one of 10,000 players after eight rounds, with every proof, has an eighth of it; the rest
/// is for rosters, sheets and the log.
const MOST_BYTES: u64 = 256 << 20;

fn cannot_read(path: &str, error: &io::Error) -> Message {
    say!("command-cannot-read", path, why = error.to_string())
}

/// An event file from disk, or one plain line that says what is wrong and where.
pub fn read_event_file(path: &str) -> Result<event_file::EventFile, CommandError> {
    let cannot = |error: io::Error| cannot_read(path, &error);
    let file = File::open(path).map_err(cannot)?;
    let mut reader = BufReader::with_capacity(1 << 16, file.take(MOST_BYTES));
    reader.fill_buf().map_err(cannot)?;
    let read = event_file::read_from(&mut reader);
    // Another byte after the last that is read.
    let is_whole =
        reader.get_ref().limit() > 0 || reader.get_mut().get_mut().read(&mut [0]).map_err(cannot)? == 0;
    if !is_whole {
        return Err(say!("command-too-large-for-an-event", path, megabytes = MOST_BYTES >> 20).into());
    }
    Ok(read.map_err(|error| say!("command-problem", of = path, why = tell_event_file_error(&error)))?)
}
