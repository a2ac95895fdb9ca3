//! The whole event to take along, for when the network dies: everything on paper in one archive, with the file that
//! another Muster goes on from; and the file to hand out, by which anybody can check the draws.

use super::{
    documents::{DOCUMENTS, DocumentSubject, PaperCare, PaperDocument},
    request::DocumentRequest,
};
use crate::{
    actions::{account::reauthentication::Fresh, event::import},
    domain::{numbers::RoundNumber, standings::Ranking, stored_event::StoredPart},
    exchange::{
        bundle::Bundle,
        event_file::{self, EventFile},
        whole_event,
    },
    storage::Tx,
    web::{
        prelude::*,
        reply::{
            reauthentication::fresh_for_a_link,
            respond::{answer_with_file, stored_file},
        },
    },
};
use std::{
    fmt::Display,
    fs::File,
    io::{BufWriter, Write},
};
use tokio::runtime::Handle;

/// Players and games as a file (`event-file`), to hand out: what `muster export --public` writes.
pub async fn download_public_event_file(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let text = event_file::write_event_file(&load_public_event_file(&mut tx, &here).await?);
    Ok(answer_with_file("application/json", &format!("{}.json", here.event.slug), text))
}

/// All that the event is, as a file: what `muster export` writes, and `muster import` goes on from.
pub async fn download_whole_event(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let fresh = match fresh_for_a_link(&here.visit)? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let name = format!("{}-whole-private.json", here.event.slug);
    let apart = app.clone();
    let made = make_apart(&apart, move || async move {
        let mut tx = app.database.read().await?;
        let file = BufWriter::new(tempfile::tempfile()?);
        let file = write_whole(&app, &mut tx, &here, &fresh, file).await?;
        file.into_inner().map_err(|error| error.into_error().into())
    });
    stored_file("application/json", &name, made.await?)
}

/// Every document of the newest published round and of the event, with the event's two files.
pub async fn download_all_documents(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let fresh = match fresh_for_a_link(&here.visit)? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let name = format!("{}-on-paper.zip", here.event.slug);
    let apart = app.clone();
    let made = make_apart(&apart, move || async move {
        let mut tx = app.database.read().await?;
        let mut archive = Bundle::new(BufWriter::new(tempfile::tempfile()?));
        let event = event_file::write_event_file(&load_public_event_file(&mut tx, &here).await?);
        archive.begin("event.json").map_err(not_packed)?.write_all(event.as_bytes())?;
        let into = archive.begin("event-whole-private.json").map_err(not_packed)?;
        write_whole(&app, &mut tx, &here, &fresh, into).await?;
        let rounds = storage::rounds::list_rounds(&mut tx, here.event.id).await?;
        let newest = rounds.iter().filter(|round| round.is_public()).map(|round| round.number).max();
        let entrants = here.event.settings.entrants;
        let taken = DOCUMENTS
            .iter()
            .filter(|document| document.care == PaperCare::TakenAlong && document.is_for(here.role));
        for document in taken.filter(|document| document.is_played_by(entrants)) {
            let Some(which) = subject_to_take_along(document, newest) else { continue };
            let request = DocumentRequest { app: &app, here: &here, which: &which, fresh: Some(&fresh) };
            let made_from = (document.load)(&mut tx, request).await?;
            let paper = made_from().map_err(|error| Error::Broken(error.to_string()))?;
            let into = archive.begin(&format!("{}.pdf", document.named(&which))).map_err(not_packed)?;
            into.write_all(&paper)?;
        }
        let file = archive.end().map_err(not_packed)?;
        file.into_inner().map_err(|error| error.into_error().into())
    });
    stored_file("application/zip", &name, made.await?)
}

/// Makes a file that may be as large as an event is: on the disk and not in memory, off the threads that answer
/// requests, and one at a time on the whole site.
async fn make_apart<W: Future<Output = Result<File>>>(
    app: &App,
    work: impl FnOnce() -> W + Send + 'static,
) -> Result<File> {
    let runtime = Handle::current();
    app.going_through.run(move |()| runtime.block_on(work())).await?
}

fn not_packed(error: impl Display) -> Error {
    Error::Broken(format!("the archive could not be written: {error}"))
}

/// What a document is about that is taken along: the newest round, where there is one; the event needs no number.
fn subject_to_take_along(document: &PaperDocument, newest: Option<RoundNumber>) -> Option<String> {
    match document.about {
        DocumentSubject::Event => Some(String::new()),
        DocumentSubject::Round => newest.map(|number| number.to_string()),
        DocumentSubject::Award => None,
    }
}

async fn write_whole<W: Write>(app: &App, tx: &mut Tx, here: &Organiser, fresh: &Fresh, out: W) -> Result<W> {
    let about = storage::stored_event::read_about(tx, here.event.id).await?;
    let mut file =
        event_file::WholeFile::begin_whole_file(out, &load_public_event_file(tx, here).await?, &about)?;
    let take = |part: StoredPart| -> Result<()> { Ok(file.add(&part)?) };
    import::stored_parts(app, tx, here.event.id, fresh, take).await?;
    Ok(file.end()?)
}

async fn load_public_event_file(tx: &mut Tx, here: &Organiser) -> Result<EventFile> {
    let ranking = Ranking::from_rules(&here.event.settings.ranking_rules())
        .map_err(|error| Error::Broken(format!("the stored ranking is none: {error:?}")))?;
    Ok(whole_event::build_event_file(
        storage::whole_event::load_published_event(tx, &here.event).await?,
        ranking,
    ))
}
