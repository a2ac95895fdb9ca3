//! The battle profiles that rosters are checked with, kept in memory as they were imported.

use crate::{
    domain::{
        catalogue::{Catalogue, CatalogueCorrection, CatalogueView, Publication},
        event::pack::Settings,
        games,
    },
    error::{Error, Result},
    exchange::sample::sample_publications,
    storage::{self, Tx},
};
use chrono::NaiveDate;
use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, PoisonError, RwLock},
};

/// Our own small sample: four factions, enough to try things out. Used where a site has imported nothing.
static SAMPLE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(sample_publications()));

/// Dates of one system that are kept ready; a site has few events at a time.
const MOST_VIEWS: usize = 16;

/// The catalogues of this process, by game system.
#[derive(Clone, Default)]
pub struct Catalogues(Arc<RwLock<HashMap<String, KnownCatalogue>>>);

/// A system's catalogue, how many publications it was made from, and what is in force on the days asked for.
#[derive(Clone)]
struct KnownCatalogue {
    made_from: i64,
    catalogue: Catalogue,
    views: Vec<ReadyView>,
}

/// What is in force on a day, for an event with these deviations.
#[derive(Clone)]
struct ReadyView {
    as_of: NaiveDate,
    made_by: CatalogueDeviations,
    view: Arc<CatalogueView>,
}

/// What an event has otherwise than published.
#[derive(Clone, PartialEq)]
struct CatalogueDeviations {
    corrections: Vec<CatalogueCorrection>,
    /// Title and day of each publication that does not count.
    left_out: Vec<(String, Option<NaiveDate>)>,
}

/// What rosters of a system are checked with.
#[derive(Debug, Clone)]
pub struct InUse {
    /// Without what the event leaves out.
    pub catalogue: Catalogue,
    /// What is in force on the day asked for.
    pub view: Arc<CatalogueView>,
    /// Nothing was imported: this is the sample that ships.
    pub is_sample: bool,
}

impl Catalogues {
    /// The catalogue of an event's system as the database has it, read again only when something was added,
    /// and what is in force there on a day.
    pub async fn of(&self, tx: &mut Tx, settings: &Settings, as_of: NaiveDate) -> Result<InUse> {
        let game = games::find_game(&settings.system);
        let has_sample = game.is_some_and(|game| game.ruleset().has_sample());
        let system = settings.game().profiles();
        let count = storage::catalogues::count_catalogues(tx, system).await?;
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).get(system).cloned();
        let known = match known.filter(|known| known.made_from == count) {
            Some(known) => known,
            None if count == 0 && has_sample => KnownCatalogue::new(0, SAMPLE.clone()),
            None => {
                let imported = storage::catalogues::of_system(tx, system).await?;
                let made = move || {
                    KnownCatalogue::new(count, Catalogue::new(imported.into_iter().map(|row| row.content)))
                };
                off_thread(made).await?
            }
        };
        let is_out = |one: &Publication| settings.why_left_out(&one.title, one.published_on).is_some();
        let out = known.catalogue.publications().iter().filter(|one| is_out(one));
        let left_out = out.map(|one| (one.title.clone(), one.published_on)).collect();
        let chosen = CatalogueDeviations { corrections: settings.composition.corrections.clone(), left_out };
        let catalogue = known.catalogue.clone().without(is_out);
        let view = if let Some(view) = known.view(as_of, &chosen) {
            view
        } else {
            let counted = catalogue.clone();
            let made = move || (Arc::new(counted.as_of_corrected(as_of, &chosen.corrections)), chosen);
            let (view, made_by) = off_thread(made).await?;
            self.keep(system, known.clone(), ReadyView { as_of, made_by, view: view.clone() });
            view
        };
        Ok(InUse { catalogue, view, is_sample: count == 0 && has_sample })
    }

    fn keep(&self, system: &str, mut known: KnownCatalogue, view: ReadyView) {
        if known.views.len() >= MOST_VIEWS {
            known.views.clear();
        }
        known.views.push(view);
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(system.to_owned(), known);
    }
}

impl KnownCatalogue {
    fn view(&self, as_of: NaiveDate, chosen: &CatalogueDeviations) -> Option<Arc<CatalogueView>> {
        let ready = self.views.iter().find(|ready| ready.as_of == as_of && ready.made_by == *chosen);
        ready.map(|ready| ready.view.clone())
    }

    fn new(made_from: i64, catalogue: Catalogue) -> Self {
        Self { made_from, catalogue, views: Vec::new() }
    }
}

/// Reading and indexing a full catalogue takes long enough to be kept off the threads that answer.
async fn off_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Broken(error.to_string()))
}

/// The sample that ships.
pub fn sample_catalogue() -> Catalogue {
    SAMPLE.clone()
}
