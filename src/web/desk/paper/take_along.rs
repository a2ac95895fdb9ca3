//! The whole event to take along, for when the network dies: everything on paper in one archive, with the file that
//! another Muster goes on from; and the file to hand out, by which anybody can check the draws.

use super::{
    documents::{DOCUMENTS, Document, Subject},
    request::{Request, Work},
};
use crate::{
    actions::{fresh::Fresh, import},
    app::App,
    domain::{numbers::RoundNumber, standings::Ranking},
    error::{Error, Result},
    exchange::{
        bundle::{Packed, bundle},
        event_file::{self, EventFile},
        whole_event,
    },
    storage::{self, Tx},
    web::{fresh::fresh_for_a_link, guard::Organiser, respond::file},
};
use actix_web::{HttpResponse, web::Data};

/// Players and games as a file (`event-file`), to hand out: what `muster export --public` writes.
pub async fn event(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let text = written(&mut tx, &here).await?;
    Ok(file("application/json", &format!("{}.json", here.event.slug), text))
}

/// All that the event is, as a file: what `muster export` writes, and `muster import` goes on from.
pub async fn whole(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let fresh = match fresh_for_a_link(&here.visit)? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let mut tx = app.database.read().await?;
    let text = written_whole(&app, &mut tx, &here, &fresh).await?;
    Ok(file("application/json", &format!("{}-whole-private.json", here.event.slug), text))
}

/// Every document of the newest published round and of the event, with the event's two files.
pub async fn everything(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let fresh = match fresh_for_a_link(&here.visit)? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let mut tx = app.database.read().await?;
    let rounds = storage::rounds::list(&mut tx, here.event.id).await?;
    let newest = rounds.iter().filter(|round| round.is_public()).map(|round| round.number).max();
    let mut work: Vec<(String, Work)> = Vec::new();
    let entrants = here.event.settings.entrants;
    let taken = DOCUMENTS.iter().filter(|document| document.taken_along && document.is_for(here.role));
    for document in taken.filter(|document| document.is_played_by(entrants)) {
        let Some(which) = which(document, newest) else { continue };
        let request = Request { app: &app, here: &here, which: &which, fresh: Some(&fresh) };
        let made_from = (document.load)(&mut tx, request).await?;
        work.push((format!("{}.pdf", document.named(&which)), made_from));
    }
    let event = written(&mut tx, &here).await?;
    let whole = written_whole(&app, &mut tx, &here, &fresh).await?;
    drop(tx);
    // Setting type takes a while: not on the threads that answer requests.
    let made = app.printing.run(move |()| {
        let mut files = vec![
            Packed { name: "event.json".into(), bytes: event.into_bytes() },
            Packed { name: "event-whole-private.json".into(), bytes: whole.into_bytes() },
        ];
        for (name, document) in work {
            let bytes = document().map_err(|error| Error::Broken(error.to_string()))?;
            files.push(Packed { name, bytes });
        }
        bundle(&files).map_err(|error| Error::Broken(error.to_string()))
    });
    let archive = made.await??;
    Ok(file("application/zip", &format!("{}-on-paper.zip", here.event.slug), archive))
}

/// What a document is about that is taken along: the newest round, where there is one; the event needs no number.
fn which(document: &Document, newest: Option<RoundNumber>) -> Option<String> {
    match document.about {
        Subject::Event => Some(String::new()),
        Subject::Round => newest.map(|number| number.to_string()),
        Subject::Award => None,
    }
}

async fn written(tx: &mut Tx, here: &Organiser) -> Result<String> {
    Ok(event_file::write(&played(tx, here).await?))
}

async fn written_whole(app: &App, tx: &mut Tx, here: &Organiser, fresh: &Fresh) -> Result<String> {
    let stored = import::stored(app, tx, here.event.id, fresh).await?;
    Ok(event_file::write_whole(&played(tx, here).await?, &stored))
}

async fn played(tx: &mut Tx, here: &Organiser) -> Result<EventFile> {
    let ranking = Ranking::of(&here.event.settings.ranking_rules())
        .map_err(|error| Error::Broken(format!("the stored ranking is none: {error:?}")))?;
    Ok(whole_event::file(storage::whole_event::published(tx, &here.event).await?, ranking))
}
