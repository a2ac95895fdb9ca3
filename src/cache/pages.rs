//! Rendered public pages, kept under (page, event version), plain and packed: a page that nobody changed costs
//! next to nothing. They are for visitors without a session, who all get the same.

use crate::domain::ids::EventId;
use std::{
    collections::HashMap,
    io::Write,
    sync::{Arc, PoisonError, RwLock},
};

/// More are dropped all at once: a busy event has a few dozen.
const MOST: usize = 4096;

/// The pages of this process.
#[derive(Clone, Default)]
pub struct Pages(Arc<RwLock<HashMap<String, Kept>>>);

/// A page as it was rendered for one version of its event.
#[derive(Clone)]
pub struct Kept {
    pub of: Version,
    pub plain: Arc<[u8]>,
    /// The same as gzip.
    pub packed: Arc<[u8]>,
}

/// What a page was rendered from. A handler puts it on an answer that may be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Version {
    pub event: EventId,
    pub version: i64,
}

impl Pages {
    /// The page at this address as it was last rendered; whether its version is the newest is for the caller to ask.
    pub fn find(&self, path: &str) -> Option<Kept> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(path).cloned()
    }

    /// Keeps a page in place of what was kept at this address (path and query).
    pub fn keep(&self, path: String, of: Version, plain: &[u8]) {
        let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        let Ok(zipped) = packer.write_all(plain).and_then(|()| packer.finish()) else { return };
        let mut pages = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if pages.len() >= MOST {
            pages.clear();
        }
        pages.insert(path, Kept { of, plain: plain.into(), packed: zipped.into() });
    }
}
