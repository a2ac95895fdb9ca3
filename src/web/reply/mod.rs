//! What is answered: pages, redirects with a note, files, streams, and what becomes of a form that was sent.

pub mod form_reply;
pub(in crate::web) mod prelude;
pub mod reauthentication;
pub mod respond;
pub(in crate::web) mod shared_page;
pub(in crate::web) mod sign_up_reply;
pub(in crate::web) mod slow_down;
pub mod spreadsheet;
pub mod streams;
