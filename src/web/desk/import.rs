//! Adding many players from a CSV file: first what would happen to each row, then adding them.

use crate::{
    actions::players::{self, NewPlayer},
    app::App,
    error::Result,
    exchange::players_csv::{self, Known, NewPlayerRow, Outcome, Preview, PreviewRow},
    storage,
    web::{
        form::Form,
        guard::Organiser,
        respond::{done, form_again, page},
        upload::Upload,
        visit::EventVisit,
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use base64::{Engine, engine::general_purpose::STANDARD};

/// A file of the largest size, as text of a form, with room for the form's own.
const LIMIT: usize = 3_000_000;

#[derive(Template)]
#[template(path = "desk/import.html")]
struct ImportPage {
    visit: EventVisit,
    form: Form,
    preview: Option<Preview>,
    /// The file as it came, so that the server need not keep it until it is confirmed.
    packed: String,
    file_name: String,
}

impl ImportPage {
    fn said(row: &PreviewRow) -> (String, String, &'static str) {
        match &row.outcome {
            Outcome::Add(NewPlayerRow { name, same_name_as: Some(line), .. }) => {
                (name.to_string(), format!("is added; same name as line {line}"), "warn")
            }
            Outcome::Add(new) => (new.name.to_string(), "is added".into(), "good"),
            Outcome::AlreadyHere { name, number } => {
                (name.clone(), format!("is here already, as number {number}: passed over"), "")
            }
            Outcome::Bad { text, reason } => (text.clone(), reason.clone(), "bad"),
        }
    }

    fn adds(preview: &Preview) -> usize {
        preview.to_add().count()
    }
}

pub async fn show(here: Organiser) -> Result<HttpResponse> {
    page(&here.visit, &empty(&here, Form::default()))
}

pub async fn preview(app: Data<App>, here: Organiser, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let typed = sent.form.value("text").as_bytes().to_vec();
    let (bytes, file_name) = match sent.file("file") {
        Some(file) => (file.bytes.clone(), file.name.clone()),
        None => (typed, "what was pasted".to_owned()),
    };
    match players_csv::preview(&bytes, &known(&app, &here).await?) {
        Ok(preview) => {
            let packed = STANDARD.encode(&bytes);
            page(
                &here.visit,
                &ImportPage { preview: Some(preview), packed, file_name, ..empty(&here, sent.form) },
            )
        }
        Err(problem) => form_again(&here.visit, &empty(&here, sent.form.refused(problem.to_string()))),
    }
}

pub async fn confirm(app: Data<App>, here: Organiser, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let bytes = STANDARD.decode(sent.form.value("packed")).unwrap_or_default();
    let preview = match players_csv::preview(&bytes, &known(&app, &here).await?) {
        Ok(preview) => preview,
        Err(problem) => {
            return form_again(&here.visit, &empty(&here, sent.form.refused(problem.to_string())));
        }
    };
    let rows: Vec<NewPlayer> = preview.to_add().cloned().map(new_player).collect();
    let source: String = sent.form.value("file_name").chars().filter(|c| !c.is_control()).take(80).collect();
    let added = players::add_all(&app, &here.actor(&sent.form), here.event.id, rows, &source).await?;
    done(here.to("desk/players"), format!("{added} players were added."))
}

fn empty(here: &Organiser, form: Form) -> ImportPage {
    ImportPage { visit: here.0.clone(), form, preview: None, packed: String::new(), file_name: String::new() }
}

async fn known(app: &App, here: &Organiser) -> Result<Vec<Known>> {
    let mut tx = app.database.read().await?;
    let players = storage::players::list(&mut tx, here.event.id).await?;
    let known = players.into_iter().map(|player| Known {
        number: player.number,
        name: player.name.to_string(),
        email: player.email,
    });
    Ok(known.collect())
}

fn new_player(row: NewPlayerRow) -> NewPlayer {
    NewPlayer {
        name: row.name,
        club: row.club,
        faction: row.faction,
        email: row.email.map(|email| email.as_str().to_owned()),
        notes: row.notes,
        dietary: row.dietary,
        paid: row.paid,
        spare: false,
    }
}
