//! Paper: every document of the event as a PDF, made when it is asked for.

use super::{
    documents::{DocumentSubject, PaperCare, PaperDocument, find_document, list_documents},
    paper_names::{Unprintable, list_unprintable_names},
    request::{DocumentRequest, Work},
};
use crate::{
    domain::round::Round,
    print::PrintError,
    text::{Element, TextFact},
    web::{
        page::guard::Judge,
        prelude::*,
        reply::{reauthentication::fresh_for_a_link, respond::answer_with_file},
    },
};
use std::fmt::Display;

#[derive(Template)]
#[template(path = "desk/paper/print.html")]
struct PrintPage<'a> {
    visit: &'a EventVisit,
    rounds: Vec<Round>,
    /// Links and codes on paper are dead on every phone; with the options that put it right.
    unreachable: Option<Message>,
    /// Whose names have letters that no typeface of paper has.
    unprintable: Vec<Unprintable>,
}

impl PrintPage<'_> {
    fn of_rounds(&self) -> Vec<&'static PaperDocument> {
        list_documents(DocumentSubject::Round, self.visit.role, self.visit.event.settings.entrants).collect()
    }

    fn of_event(&self) -> Vec<&'static PaperDocument> {
        list_documents(DocumentSubject::Event, self.visit.role, self.visit.event.settings.entrants).collect()
    }

    /// Whose name is printed as what.
    fn tell_unprintable(&self, Unprintable { number, name, printed }: &Unprintable) -> Message {
        if self.visit.is_organiser() {
            let a = self.visit.link_to(&format!("desk/players/{number}"));
            return say!("desk-paper-player-printed-as", name, printed, a);
        }
        say!("desk-paper-printed-as", name, printed)
    }

    /// Where one of them is: `which` is the round's number.
    fn address(&self, document: &PaperDocument, which: impl Display) -> String {
        self.visit.to(&document.page(which))
    }
}

pub async fn show_print_page(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let mut rounds = storage::rounds::list_rounds(&mut tx, here.event.id).await?;
    rounds.retain(|round| round.is_public() || here.is_organiser());
    let ways = app.config.ways_to_be_reached();
    let unreachable = ways.map(|ways| {
        let way = |way: &String| say!("desk-paper-way", way, code = Element::new("code"));
        let (ways, code): (TextFact, _) = (ways.iter().map(way).collect(), Element::new("code"));
        let problem = say!("site-unreachable", address = app.config.base_url());
        say!("desk-paper-unreachable", problem, ways, code)
    });
    let unprintable = list_unprintable_names(&here.event.frame.players, here.speaker);
    answer_with_page(&here.visit, &PrintPage { visit: &here.0, rounds, unreachable, unprintable })
}

/// A document by its name: `pairings-3-by-table`, `standings`, `certificates`, …
pub async fn download_document(
    app: Data<App>,
    here: Judge,
    path: Path<(String, String)>,
) -> Result<HttpResponse> {
    answer_with_document(&app, &here, &path.1).await
}

/// The pack, for everybody who may see it.
pub async fn download_printed_pack(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    answer_with_document(&app, &here, "pack").await
}

/// What is filled in by hand, for everybody who may see the event, before there is a round.
pub async fn blank_sheet(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    answer_with_document(&app, &here, "sheet").await
}

pub async fn blank_roster(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    answer_with_document(&app, &here, "roster-form").await
}

/// To those who may not have it, a document does not exist.
async fn answer_with_document(app: &App, here: &EventVisit, name: &str) -> Result<HttpResponse> {
    let found = find_document(name).filter(|(document, _)| {
        document.is_for(here.role) && document.is_played_by(here.event.settings.entrants)
    });
    let (document, which) = found.ok_or(Error::NotFound)?;
    let fresh = match (document.care == PaperCare::Private).then(|| fresh_for_a_link(here)).transpose()? {
        Some(Err(asks)) => return Ok(asks),
        fresh => fresh.and_then(Result::ok),
    };
    let request = DocumentRequest { app, here, which, fresh: fresh.as_ref() };
    let pdf = if document.who.is_none() {
        for_everybody(document, request).await?
    } else {
        let work = load_document_work(document, request).await?;
        convert_print_error(app.printing.run(move |()| work()).await?)?
    };
    Ok(answer_with_file("application/pdf", &format!("{}-{name}.pdf", here.event.slug), pdf))
}

/// A document that is the same for everybody: set once for each version of its event, in a line of its own.
async fn for_everybody(document: &'static PaperDocument, request: DocumentRequest<'_>) -> Result<Vec<u8>> {
    let DocumentRequest { app, here, .. } = request;
    // It says when it was printed, which is true for a day.
    let of = (here.event.version, here.event.zone().local(here.now).date());
    let key = (here.event.id, document.name, here.speaker.language.code);
    if let Some(kept) = app.cache.papers.find(&key, &of) {
        return Ok(kept.to_vec());
    }
    let work = load_document_work(document, request).await?;
    let line = app.printing_for_all.clone();
    let set = async move { convert_print_error(line.run(move |()| work()).await?) };
    Ok(app.cache.papers.get((key, of), set).await?.to_vec())
}

/// What is left to do takes a while: not on the threads that answer requests.
async fn load_document_work(document: &PaperDocument, request: DocumentRequest<'_>) -> Result<Work> {
    let mut tx = request.app.database.read().await?;
    (document.load)(&mut tx, request).await
}

fn convert_print_error(made: Result<Vec<u8>, PrintError>) -> Result<Vec<u8>> {
    made.map_err(|error| Error::Broken(error.to_string()))
}
