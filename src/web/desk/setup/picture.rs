//! The organiser's own pictures of the event: uploaded, looked at, shown first, taken down.

use crate::{
    actions::pictures,
    app::App,
    domain::event::picture::{EventPicture, LONGEST_ALT, MOST_BYTES, MOST_PICTURES},
    error::Result,
    storage,
    web::{
        form::Form,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::page,
        upload::Upload,
        visit::EventVisit,
    },
    words::pages::{desk::setup as say, forms},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

/// What is read of an upload: one that is too large is told how large it is.
const LIMIT: usize = 4 * 1024 * 1024;

#[derive(Template)]
#[template(path = "desk/setup/picture.html")]
struct PicturePage {
    visit: EventVisit,
    pictures: Vec<EventPicture>,
    form: Form,
}

impl PicturePage {
    /// In thousands of bytes.
    fn most() -> usize {
        MOST_BYTES / 1_000
    }

    fn most_bytes() -> usize {
        MOST_BYTES
    }

    fn most_pictures() -> usize {
        MOST_PICTURES
    }
}

async fn picture_page(app: &App, here: &Organiser, form: Form) -> Result<PicturePage> {
    let pictures = storage::pictures::list(&mut app.database.read().await?, here.event.id).await?;
    Ok(PicturePage { visit: here.0.clone(), pictures, form })
}

pub async fn show(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    page(&here.visit, &picture_page(&app, &here, Form::default()).await?)
}

pub async fn put(app: Data<App>, here: Organiser, mut sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let alt = sent.form.text("alt", LONGEST_ALT).unwrap_or_default();
    let bytes = sent.file("picture").map(|file| file.bytes.clone()).unwrap_or_default();
    let by = here.actor(&sent.form);
    let result = pictures::put(&app, &by, here.event.id, (&bytes, &alt)).await;
    let next = Next::to(here.to("desk/picture")).saying(say::PICTURE_IS_UP).or_twice(forms::SAVED_ALREADY);
    let again = async |form| picture_page(&app, &here, form).await;
    Sent { visit: &here.visit, form: sent.form, result }.answer(next, again).await
}

pub async fn put_first(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let first = pictures::put_first(&app, &here.actor(&form), here.event.id, form.value("picture")).await;
    let next = Next::to(here.to("desk/picture")).or_twice(say::PICTURE_IS_FIRST);
    next.after(first, |()| say::PICTURE_IS_FIRST)
}

pub async fn remove(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let gone = pictures::remove(&app, &here.actor(&form), here.event.id, form.value("picture")).await;
    let next = Next::to(here.to("desk/picture")).or_twice(say::PICTURE_IS_DOWN);
    next.after(gone, |()| say::PICTURE_IS_DOWN)
}
