//! The battle profiles that rosters are checked with, kept in memory as they were imported.

use crate::{
    domain::catalogue::Catalogue,
    error::{Error, Result},
    exchange::sample::sample_publications,
    storage::{self, Tx},
};
use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, PoisonError, RwLock},
};

/// Our own small sample: four factions, enough to try things out. Used where a site has imported nothing.
static SAMPLE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(sample_publications()));

/// A system's catalogue, and how many publications it was made from.
type Known = HashMap<String, (i64, Catalogue)>;

/// The catalogues of this process, by game system.
#[derive(Clone, Default)]
pub struct Catalogues(Arc<RwLock<Known>>);

/// What rosters of a system are checked with.
#[derive(Debug, Clone)]
pub struct InUse {
    pub catalogue: Catalogue,
    /// Nothing was imported: this is the sample that ships.
    pub is_sample: bool,
}

impl Catalogues {
    /// The catalogue of a system as the database has it, read again only when something was added.
    pub async fn of(&self, tx: &mut Tx, system: &str) -> Result<InUse> {
        let count = storage::publications::count(tx, system).await?;
        if count == 0 {
            return Ok(InUse { catalogue: SAMPLE.clone(), is_sample: true });
        }
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).get(system).cloned();
        if let Some((_, catalogue)) = known.filter(|(made_from, _)| *made_from == count) {
            return Ok(InUse { catalogue, is_sample: false });
        }
        let imported = storage::publications::of_system(tx, system).await?;
        let catalogue =
            tokio::task::spawn_blocking(move || Catalogue::new(imported.into_iter().map(|row| row.content)))
                .await
                .map_err(|error| Error::Broken(error.to_string()))?;
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.insert(system.to_owned(), (count, catalogue.clone()));
        Ok(InUse { catalogue, is_sample: false })
    }
}

/// The sample that ships.
pub fn sample() -> Catalogue {
    SAMPLE.clone()
}
