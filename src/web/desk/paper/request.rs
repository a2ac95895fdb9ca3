//! A document that was asked for: who asks, for which, and what is left to do.

use crate::{actions::account::reauthentication::Fresh, print::PrintError, web::prelude::*};

/// A document that is still to be set: setting type takes a while, and is not for the threads that answer requests.
pub type Work = Box<dyn FnOnce() -> Result<Vec<u8>, PrintError> + Send>;

/// Who asks for a document, and for which.
#[derive(Clone, Copy)]
pub struct DocumentRequest<'a> {
    pub app: &'a App,
    pub here: &'a EventVisit,
    /// What stands for `#`: the round's number, the award's id. Empty where the document is about the event.
    pub which: &'a str,
    /// That the password was typed just now: without it no private link goes out.
    pub fresh: Option<&'a Fresh>,
}
