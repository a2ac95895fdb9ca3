//! What nearly every handler of a page needs: who asks, what is read, how a form comes back, how an answer is told.
//! Nothing of one room alone belongs here.

pub(in crate::web) use super::{
    form_reply::{Next, SentForm},
    respond::{answer_with_page, form_again},
};
pub(in crate::web) use crate::{
    app::App,
    error::{Error, Result},
    storage,
    text::{Message, Wording, filters, say, told},
    web::{
        forms::form::Form,
        page::{event_visit::EventVisit, guard::Organiser, visit::Visit},
    },
};
pub(in crate::web) use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
pub(in crate::web) use askama::Template;
