//! The site's battle profiles: what was imported, and importing more.

use crate::{
    actions::{event::catalogues, rosters::find_rechecked_rosters},
    domain::{
        catalogue::{CatalogueChange, ChangedFact, Publication},
        event::{Event, pack::Settings},
        games::catalogue_problem::CatalogueFileError,
        system::{self, ProfilesSource, System},
    },
    exchange::{
        catalogue_csv::write_csv,
        catalogue_file::{CatalogueFile, read_catalogue},
    },
    storage::catalogues::PublicationHeading,
    text::{Element, catalogues::give_title},
    web::{forms::upload::Upload, page::guard::SiteAdmin, prelude::*, reply::respond::answer_with_file},
};
use std::sync::Arc;
use uuid::Uuid;

/// Packed, the largest community catalogue is a tenth of this.
const LIMIT: usize = 40_000_000;
/// More lines than this nobody reads on a page; the count is told.
const MOST_LINES: usize = 500;

#[derive(Template)]
#[template(path = "admin/catalogues.html")]
struct CataloguesPage<'a> {
    visit: &'a Visit,
    imported: Vec<(PublicationHeading, Arc<Publication>)>,
    form: Form,
    report: Option<ImportReport>,
}

/// A game, and where its battle profiles are published.
struct PublishedProfiles {
    game: &'static str,
    source: &'static ProfilesSource,
}

/// What an import did.
struct ImportReport {
    title: String,
    factions: usize,
    units: usize,
    unreadable: Vec<Message>,
    gaps: Vec<Message>,
    changes: Vec<CatalogueChange>,
    /// Events that are not over, with how many of their rosters are checked otherwise now.
    events: Vec<RecheckedEvent>,
}

/// An event whose rosters are checked otherwise by what was imported.
struct RecheckedEvent {
    slug: String,
    name: String,
    rosters: usize,
}

impl CataloguesPage<'_> {
    /// The games whose profiles can be imported, each with those that use them too.
    fn list_catalogue_games() -> Vec<(&'static str, Message)> {
        let all = system::list_systems();
        let names_of = |id: &str| {
            let of_same = all.iter().filter(|system| system.profiles() == id);
            of_same.map(|system| system.name.clone()).collect::<Vec<_>>()
        };
        let own = all.iter().filter(|system| system.profiles() == system.id);
        own.map(|game| (game.id.as_str(), say!("admin-profiles-of-games", names = names_of(&game.id))))
            .collect()
    }

    fn link_to_source(source: &ProfilesSource) -> Element {
        Element::link(source.address.clone())
    }

    fn strong_element() -> Element {
        Element::new("strong")
    }

    /// The games whose community publishes battle profiles at a place that is known, each with it.
    fn list_published_profiles() -> Vec<PublishedProfiles> {
        let published = |system: &'static System| {
            let source = system.profiles_published.as_ref()?;
            Some(PublishedProfiles { game: system.name.as_str(), source })
        };
        system::list_systems().into_iter().filter_map(published).collect()
    }
}

impl ImportReport {
    /// The first of many lines.
    fn first_report_lines<T>(lines: &[T]) -> &[T] {
        &lines[..lines.len().min(MOST_LINES)]
    }

    /// What changed, prices apart: players ask about those first.
    fn parts(&self) -> [(Message, Vec<&CatalogueChange>); 2] {
        let (prices, others): (Vec<_>, Vec<_>) =
            self.changes.iter().partition(|change| matches!(change.what, ChangedFact::Points { .. }));
        let headings = [
            say!("admin-prices-changed", count = prices.len().to_string()),
            say!("admin-others-changed", count = others.len().to_string()),
        ];
        let [of_prices, of_others] = headings;
        [(of_prices, prices), (of_others, others)]
    }
}

pub async fn show_catalogues_page(app: Data<App>, here: SiteAdmin) -> Result<HttpResponse> {
    answer_with_page(&here.0, &catalogues_page(&app, &here, Form::default(), None).await?)
}

pub async fn import_catalogue(app: Data<App>, here: SiteAdmin, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let result = match take_in(&app, &here, &sent).await {
        Ok(Ok(report)) => Ok(report),
        Ok(Err(unreadable)) => {
            let form = sent.form.refused(told(&unreadable));
            return form_again(&here.0, &catalogues_page(&app, &here, form, None).await?);
        }
        Err(error) => Err(error),
    };
    let saved = async |report| {
        answer_with_page(&here.0, &catalogues_page(&app, &here, Form::default(), Some(report)).await?)
    };
    let again = async |form| catalogues_page(&app, &here, form, None).await;
    SentForm { visit: &here.0, form: sent.form, result }
        .answer_by(Next::lead_to_page(&here, "/admin/catalogues"), saved, again)
        .await
}

/// A publication in our own format: to correct it in a spreadsheet and import it as a newer one.
pub async fn download_catalogue_table(
    app: Data<App>,
    _here: SiteAdmin,
    path: Path<String>,
) -> Result<HttpResponse> {
    // Read only now: an address that is no id says nothing to those who may not look.
    let id: Uuid = path.parse().map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let found = storage::catalogues::find_catalogue(&mut tx, id).await?.ok_or(Error::NotFound)?;
    let date = found.content.published_on.map_or_else(String::new, |on| format!("-{on}"));
    let table = off_thread(move || write_csv(&found.content)).await?;
    Ok(answer_with_file("text/csv; charset=utf-8", &format!("battle-profiles{date}.csv"), table))
}

/// Imports what was sent, unless it cannot be read.
async fn take_in(
    app: &App,
    here: &SiteAdmin,
    sent: &Upload<LIMIT>,
) -> Result<Result<ImportReport, CatalogueFileError>> {
    let mut form = sent.form.clone();
    let published = form.date("published");
    if !form.is_fine() {
        return Err(Error::from_refusal(crate::domain::refusal::FormRefusal::NotADay));
    }
    let file =
        sent.file("file").ok_or_else(|| Error::from_refusal(crate::domain::refusal::FormRefusal::NoFile))?;
    let bytes = file.bytes.clone();
    let game = system::find_system(form.value("system")).unwrap_or_else(system::default);
    let read = off_thread(move || read_catalogue(&bytes, game)).await?;
    let CatalogueFile { mut publication, unreadable, gaps, origin } = match read {
        Ok(file) => file,
        Err(unreadable) => return Ok(Err(unreadable)),
    };
    publication.published_on = published.or(publication.published_on);
    if publication.published_on.is_none() {
        return Err(Error::from_refusal(crate::domain::refusal::FormRefusal::NoDay));
    }
    give_title(&mut publication, &origin);
    let (title, factions, units) =
        (publication.title.clone(), publication.factions.len(), publication.profiles.len());
    let account = here.account();
    let changes =
        catalogues::import_publication(app, &account.name, Some(account.id), game, publication).await?;
    let events = find_rechecked_events(app, game).await?;
    let unreadable = unreadable.iter().map(told).collect();
    let gaps = gaps.iter().map(told).collect();
    Ok(Ok(ImportReport { title, factions, units, unreadable, gaps, changes, events }))
}

/// The events of this game that are not over and whose rosters are checked otherwise than staff know.
async fn find_rechecked_events(app: &App, game: &System) -> Result<Vec<RecheckedEvent>> {
    let events = storage::events::list_events(&mut app.database.read_once().await?).await?;
    let uses_profiles = |event: &Event| {
        let played = system::find_system(&event.settings.system);
        !event.stage.is_over() && played.is_some_and(|played| played.profiles() == game.profiles())
    };
    let mut rechecked = Vec::new();
    for event in events.into_iter().filter(uses_profiles) {
        let rosters = find_rechecked_rosters(app, &event).await?.len();
        if rosters > 0 {
            rechecked.push(RecheckedEvent { slug: event.slug, name: event.name.to_string(), rosters });
        }
    }
    Ok(rechecked)
}

async fn catalogues_page<'a>(
    app: &App,
    here: &'a SiteAdmin,
    form: Form,
    report: Option<ImportReport>,
) -> Result<CataloguesPage<'a>> {
    let mut tx = app.database.read().await?;
    let mut imported = Vec::new();
    for system in system::list_systems().into_iter().filter(|system| system.profiles() == system.id) {
        let headings = storage::catalogues::list_catalogue_headings(&mut tx, &system.id).await?;
        if headings.is_empty() {
            continue;
        }
        let settings = Settings { system: system.id.clone(), ..Settings::default() };
        let in_use = app.cache.catalogues.of(&mut tx, &settings, settings.date_at(here.now)).await?;
        // Both are in the order in which they were imported.
        imported.extend(headings.into_iter().zip(in_use.catalogue.publications().iter().cloned()));
    }
    Ok(CataloguesPage { visit: &here.0, imported, form, report })
}

async fn off_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Broken(error.to_string()))
}
