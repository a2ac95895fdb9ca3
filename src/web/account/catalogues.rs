//! The site's battle profiles: what was imported, and importing more.

use crate::{
    actions::catalogues,
    app::App,
    domain::catalogue::{Change, Publication},
    error::{Error, Result},
    exchange::{battlescribe, catalogue_csv::read_csv},
    storage::{self, publications::Imported},
    web::{
        form::Form,
        guard::SiteAdmin,
        respond::{form_again, page},
        upload::Upload,
        visit::Visit,
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

/// Packed, the largest community catalogue is a tenth of this.
const LIMIT: usize = 40_000_000;
const SYSTEM: &str = "aos4-ghb2024";

#[derive(Template)]
#[template(path = "admin/catalogues.html")]
struct CataloguesPage {
    visit: Visit,
    imported: Vec<Imported>,
    form: Form,
    report: Option<Report>,
}

/// What an import did.
struct Report {
    title: String,
    factions: usize,
    units: usize,
    unreadable: Vec<String>,
    changes: Vec<Change>,
}

pub async fn show(app: Data<App>, here: SiteAdmin) -> Result<HttpResponse> {
    page(&here.0, &catalogues_page(&app, &here, Form::default(), None).await?)
}

pub async fn import(app: Data<App>, here: SiteAdmin, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    match take_in(&app, &here, &sent).await {
        Ok(report) => page(&here.0, &catalogues_page(&app, &here, Form::default(), Some(report)).await?),
        Err(error) => {
            let form = sent.form.refused(error.refusal()?);
            form_again(&here.0, &catalogues_page(&app, &here, form, None).await?)
        }
    }
}

async fn take_in(app: &App, here: &SiteAdmin, sent: &Upload<LIMIT>) -> Result<Report> {
    let mut form = sent.form.clone();
    let published = form.date("published");
    if !form.is_fine() {
        return Err(Error::refused("Enter the day it was published, like 2025-06-19."));
    }
    let file = sent
        .file("file")
        .ok_or_else(|| Error::refused("Choose a file: our CSV, or a zip of community catalogues."))?;
    let (name, bytes) = (file.name.clone(), file.bytes.clone());
    let work = move || read(&name, &bytes);
    let read = tokio::task::spawn_blocking(work).await.map_err(|error| Error::Broken(error.to_string()))?;
    let (mut publication, unreadable) = read.map_err(Error::Refused)?;
    publication.published_on = published.or(publication.published_on);
    if publication.published_on.is_none() {
        return Err(Error::refused(
            "Enter the day it was published: profiles without a date lose to all others.",
        ));
    }
    let (title, factions, units) =
        (publication.title.clone(), publication.factions.len(), publication.profiles.len());
    let changes = catalogues::import(app, &here.account().name, SYSTEM, publication).await?;
    Ok(Report { title, factions, units, unreadable, changes })
}

fn read(name: &str, bytes: &[u8]) -> Result<(Publication, Vec<String>), String> {
    if !bytes.starts_with(b"PK") {
        let reading = read_csv(bytes);
        let unreadable = reading.unreadable.iter().map(|row| format!("{}: {}", row.place, row.why)).collect();
        return Ok((reading.publication, unreadable));
    }
    let files = battlescribe::read_zip(bytes).map_err(|error| error.to_string())?;
    let (mut publication, report) = battlescribe::import(files);
    if publication.title.is_empty() {
        name.clone_into(&mut publication.title);
    }
    Ok((publication, report.unreadable.iter().map(|row| format!("{}: {}", row.place, row.why)).collect()))
}

async fn catalogues_page(
    app: &App,
    here: &SiteAdmin,
    form: Form,
    report: Option<Report>,
) -> Result<CataloguesPage> {
    let mut tx = app.database.read().await?;
    let imported = storage::publications::of_system(&mut tx, SYSTEM).await?;
    Ok(CataloguesPage { visit: here.0.clone(), imported, form, report })
}
