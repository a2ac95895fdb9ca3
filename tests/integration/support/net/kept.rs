//! What a site under test answers and writes, kept for the net.

use super::{Answer, Place, is_kept, place};
use crate::support::site::Reply;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use flate2::read::GzDecoder;
use muster::{app::App, storage};
use std::{cell::RefCell, collections::BTreeSet, io::Read};
use uuid::Uuid;

/// The mails of a site that has a mail server.
pub struct Mails {
    app: App,
    seen: RefCell<BTreeSet<Uuid>>,
}

impl Mails {
    pub fn of(app: App) -> Self {
        Self { app, seen: RefCell::default() }
    }

    /// Keeps those that were not there before.
    pub async fn keep(&self) {
        if !is_kept() || self.app.config.smtp.is_none() {
            return;
        }
        let mut tx = self.app.database.read().await.unwrap();
        for mail in storage::outbox::list_due_mails(&mut tx, self.app.clock.now()).await.unwrap() {
            if self.seen.borrow_mut().insert(mail.id)
                && let Some(place) = place()
            {
                let head = vec![("to", mail.recipient), ("subject", mail.subject)];
                place.keep("mail", &Answer { head, kind: "text/plain", bytes: mail.body.as_bytes() });
            }
        }
    }
}

/// What a page leaves to the next one, as it is read there.
pub fn note_in(cookie: &str) -> String {
    String::from_utf8_lossy(&URL_SAFE_NO_PAD.decode(cookie).unwrap_or_default()).into_owned()
}

impl Reply {
    /// `asked` was the request.
    pub fn keep(&self, place: Option<Place>, asked: &str) {
        let Some(place) = place else { return };
        let header = |name: &str| self.headers.get(name).cloned().unwrap_or_default();
        let mut unpacked = Vec::new();
        let is_packed = header("content-encoding") == "gzip"
            && GzDecoder::new(self.bytes.as_slice()).read_to_end(&mut unpacked).is_ok();
        let mut head = vec![("status", self.status.to_string())];
        head.extend(["location", "content-type", "content-disposition"].map(|name| (name, header(name))));
        head.push(("note", self.note.clone()));
        let bytes = if is_packed { &unpacked } else { &self.bytes };
        place.keep(asked, &Answer { head, kind: &self.kind, bytes });
    }
}
