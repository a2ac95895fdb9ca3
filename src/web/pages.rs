//! Rendered public pages, kept under (page, event version): a page nobody changed costs next to
//! nothing, and is never stale, because every change gives the event another version.

use crate::domain::ids::EventId;
use actix_web::web::Bytes;
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
    pub event: EventId,
    pub version: i64,
    pub plain: Bytes,
    pub packed: Bytes,
}

impl Pages {
    /// The page at this address, whatever version it shows.
    pub fn find(&self, path: &str) -> Option<Kept> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(path).cloned()
    }

    pub fn keep(&self, path: &str, event: EventId, version: i64, html: String) -> Kept {
        let plain = Bytes::from(html);
        let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        let packed = packer.write_all(&plain).and_then(|()| packer.finish()).map(Bytes::from);
        let kept = Kept { event, version, packed: packed.unwrap_or_default(), plain };
        let mut pages = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if pages.len() >= MOST {
            pages.clear();
        }
        pages.insert(path.to_owned(), kept.clone());
        kept
    }
}
