//! The battle profiles that rosters are checked with, kept in memory as they were imported.

use super::{least_used::LeastUsed, memory_weight::OVERHEAD};
use crate::{
    domain::{
        catalogue::{Catalogue, CatalogueView, Publication},
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
    sync::{Arc, LazyLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard},
};

/// Our own small sample: four factions, enough to try things out. Used where a site has imported nothing.
static SAMPLE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(sample_publications()));

/// What is kept ready of them may take so many bytes: which profiles are in force on the days that events ask for.
const MOST_VIEWS: usize = 12 << 20;
/// What one profile takes there, with its names.
const ITEM: usize = 400;

/// The catalogues of this process.
#[derive(Clone, Default)]
pub struct Catalogues(Arc<RwLock<KnownCatalogues>>);

struct KnownCatalogues {
    /// By game system.
    by_system: HashMap<String, KnownCatalogue>,
    views: LeastUsed<ViewKey, Arc<CatalogueView>>,
}

impl Default for KnownCatalogues {
    fn default() -> Self {
        Self { by_system: HashMap::new(), views: LeastUsed::new(MOST_VIEWS) }
    }
}

/// A system's catalogue, and how many publications it was made from.
#[derive(Clone)]
struct KnownCatalogue {
    made_from: i64,
    catalogue: Catalogue,
}

/// What is in force on a day, for an event with these deviations.
#[derive(Clone, PartialEq, Eq, Hash)]
struct ViewKey {
    system: String,
    made_from: i64,
    as_of: NaiveDate,
    /// What the event has otherwise than published, as JSON: corrections, and title and day of each publication that does
    /// not count.
    deviations: String,
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
        let known = self.read().by_system.get(system).cloned();
        let known = match known.filter(|known| known.made_from == count) {
            Some(known) => known,
            None if count == 0 && has_sample => KnownCatalogue { made_from: 0, catalogue: SAMPLE.clone() },
            None => {
                let imported = storage::catalogues::of_system(tx, system).await?;
                let content = imported.into_iter().map(|row| row.content);
                let made = move || Catalogue::new(content).with_noted_prices(system);
                let known = KnownCatalogue { made_from: count, catalogue: off_thread(made).await? };
                self.write().by_system.insert(system.to_owned(), known.clone());
                known
            }
        };
        let is_out = |one: &Publication| settings.why_left_out(&one.title, one.published_on).is_some();
        let out = known.catalogue.publications().iter().filter(|one| is_out(one));
        let left_out: Vec<_> = out.map(|one| (one.title.clone(), one.published_on)).collect();
        let corrections = &settings.composition.corrections;
        let deviations = serde_json::to_string(&(corrections, left_out))?;
        let key = ViewKey { system: system.to_owned(), made_from: known.made_from, as_of, deviations };
        let catalogue = known.catalogue.clone().without(is_out);
        let ready = self.read().views.get(&key).cloned();
        let view = if let Some(view) = ready {
            view
        } else {
            let (counted, corrections) = (catalogue.clone(), corrections.clone());
            let view = off_thread(move || Arc::new(counted.as_of_corrected(as_of, &corrections))).await?;
            self.write().views.keep(key, view.clone(), OVERHEAD + view.count_items() * ITEM);
            view
        };
        Ok(InUse { catalogue, view, is_sample: count == 0 && has_sample })
    }

    fn read(&self) -> RwLockReadGuard<'_, KnownCatalogues> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, KnownCatalogues> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
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
