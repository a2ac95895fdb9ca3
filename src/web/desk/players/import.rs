//! Adding many players from a CSV file: first what would happen to each row, then adding them.

use crate::{
    actions::players,
    app::App,
    domain::{event::player::Player, refusal::FormRefusal},
    error::{Error, Result},
    exchange::players_csv::{self, Known, NewPlayerRow, Outcome, Preview, PreviewRow},
    storage,
    web::{
        form::Form,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::{form_again, page},
        upload::Upload,
        visit::EventVisit,
    },
    words::{InWords, pages::desk::players as say},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use base64::{Engine, engine::general_purpose::STANDARD};

/// A file of the largest size, as text of a form, with room for the form's own.
const LIMIT: usize = 3_000_000;

#[derive(Template)]
#[template(path = "desk/players/import.html")]
struct ImportPage {
    visit: EventVisit,
    form: Form,
    preview: Option<Preview>,
    /// The file as it came, so that the server need not keep it until it is confirmed.
    packed: String,
    file_name: String,
    /// Those who have a place already.
    playing: usize,
}

impl ImportPage {
    fn said(row: &PreviewRow) -> (String, String, &'static str) {
        match &row.outcome {
            Outcome::Add(NewPlayerRow { details, same_name_as: Some(line) }) => {
                (details.name.to_string(), say::is_added_though(line), "warn")
            }
            Outcome::Add(new) => (new.details.name.to_string(), say::IS_ADDED.into(), "good"),
            Outcome::AlreadyHere { name, number } => (name.clone(), say::is_passed_over(*number), ""),
            Outcome::Bad { text, reason } => (text.clone(), reason.in_words(), "bad"),
        }
    }

    fn adds(preview: &Preview) -> usize {
        preview.to_add().count()
    }

    /// More than there are places; nobody is put on the waiting list by a file.
    fn too_many(&self, preview: &Preview) -> Option<usize> {
        let players = self.playing + Self::adds(preview);
        Some(players).filter(|players| *players > self.visit.event.settings.capacity as usize)
    }
}

pub async fn show(here: Organiser) -> Result<HttpResponse> {
    page(&here.visit, &empty(&here, Form::default()))
}

pub async fn preview(app: Data<App>, here: Organiser, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let typed = sent.form.value("text").as_bytes().to_vec();
    let (bytes, file_name) = match sent.file("file") {
        Some(file) => (file.bytes.clone(), file.name.clone()),
        None => (typed, say::PASTED.to_owned()),
    };
    let mut tx = app.database.read().await?;
    let players = storage::players::list(&mut tx, here.event.id).await?;
    drop(tx);
    match players_csv::preview(&bytes, &known(&players)) {
        Ok(preview) => {
            let playing = players.iter().filter(|player| player.is_active() && !player.spare).count();
            let packed = STANDARD.encode(&bytes);
            page(
                &here.visit,
                &ImportPage { preview: Some(preview), packed, file_name, playing, ..empty(&here, sent.form) },
            )
        }
        Err(problem) => form_again(&here.visit, &empty(&here, sent.form.refused(problem.in_words()))),
    }
}

pub async fn confirm(app: Data<App>, here: Organiser, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let bytes = STANDARD.decode(sent.form.value("packed")).unwrap_or_default();
    let source: String = sent.form.value("file_name").chars().filter(|c| !c.is_control()).take(80).collect();
    // Read again beside those who are here now: somebody may have been added since the preview.
    let added = players::add_all(&app, &here.actor(&sent.form), here.event.id, &source, |here| {
        let preview = players_csv::preview(&bytes, &known(here))
            .map_err(|_| Error::refused(FormRefusal::Unreadable))?;
        Ok(preview.to_add().map(|new| new.details.clone()).collect())
    })
    .await;
    let said = added.as_ref().map_or_else(|_| String::new(), |added| say::rows_added(*added));
    let again = async |form| Ok(empty(&here, form));
    Sent { visit: &here.visit, form: sent.form, result: added }
        .answer(Next::to(here.to("desk/players")).saying(said), again)
        .await
}

fn empty(here: &Organiser, form: Form) -> ImportPage {
    ImportPage {
        visit: here.0.clone(),
        form,
        preview: None,
        packed: String::new(),
        file_name: String::new(),
        playing: 0,
    }
}

fn known(players: &[Player]) -> Vec<Known> {
    let known = players.iter().map(|player| Known {
        number: player.number,
        name: player.name.to_string(),
        email: player.email.clone(),
    });
    known.collect()
}
