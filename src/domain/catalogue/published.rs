//! The catalogue that publications make up, and what of it is in force on a day.

use super::{Alias, CatalogueCorrection, CatalogueView, Publication};
use chrono::NaiveDate;
use std::sync::Arc;

/// All publications of one game system. Cheap to clone.
#[derive(Debug, Clone, Default)]
pub struct Catalogue {
    publications: Vec<Arc<Publication>>,
    aliases: Vec<Alias>,
}

impl Catalogue {
    pub fn new(publications: impl IntoIterator<Item = Publication>) -> Self {
        let publications = publications.into_iter().map(Arc::new).collect();
        Self { publications, aliases: Vec::new() }
    }

    /// Names a person has confirmed, besides those in the publications.
    #[must_use]
    pub fn with_aliases(mut self, aliases: impl IntoIterator<Item = Alias>) -> Self {
        self.aliases.extend(aliases);
        self
    }

    /// Without publications that do not count at an event.
    #[must_use]
    pub fn without(mut self, is_left_out: impl Fn(&Publication) -> bool) -> Self {
        self.publications.retain(|one| !is_left_out(one));
        self
    }

    pub fn add(&mut self, publication: Publication) {
        self.publications.push(Arc::new(publication));
    }

    /// In the order they were added.
    pub fn publications(&self) -> &[Arc<Publication>] {
        &self.publications
    }

    /// What is in force on a day.
    pub fn as_of(&self, date: NaiveDate) -> CatalogueView {
        self.as_of_corrected(date, &[])
    }

    /// The same with an event's own corrections, which win over every publication.
    pub fn as_of_corrected(&self, date: NaiveDate, corrections: &[CatalogueCorrection]) -> CatalogueView {
        CatalogueView::new(date, &self.publications, &self.aliases, corrections)
    }
}
