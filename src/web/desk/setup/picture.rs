//! The organiser's own pictures of the event: uploaded, looked at, shown first, taken down.

use crate::{
    actions::event::pictures,
    domain::event::picture::{EventPicture, LONGEST_ALT, MOST_PICTURES},
    text::Element,
    web::{
        forms::upload::{PICTURE_LIMIT, Upload},
        prelude::*,
    },
};

#[derive(Template)]
#[template(path = "desk/setup/picture.html")]
struct PicturePage<'a> {
    visit: &'a EventVisit,
    pictures: Vec<EventPicture>,
    form: Form,
}

impl PicturePage<'_> {
    fn most_pictures() -> usize {
        MOST_PICTURES
    }

    /// Around what is for those alone who do not see the page.
    fn unseen_element() -> Element {
        Element::new("span").with_attribute("class", "unseen")
    }
}

async fn picture_page<'a>(app: &App, here: &'a Organiser, form: Form) -> Result<PicturePage<'a>> {
    let pictures = storage::pictures::list_pictures(&mut app.database.read().await?, here.event.id).await?;
    Ok(PicturePage { visit: &here.0, pictures, form })
}

pub async fn show_picture_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &picture_page(&app, &here, Form::default()).await?)
}

pub async fn add_event_picture(
    app: Data<App>,
    here: Organiser,
    mut sent: Upload<PICTURE_LIMIT>,
) -> Result<HttpResponse> {
    let alt = sent.form.text("alt", LONGEST_ALT).unwrap_or_default();
    let by = here.actor(&sent.form);
    let result = pictures::put_event_picture(&app, &by, here.event.id, sent.picture_bytes(), &alt).await;
    let next = Next::lead_to_page(&here, here.to("desk/picture"))
        .saying(say!("desk-setup-picture-is-up"))
        .or_twice(say!("forms-saved-already"));
    let again = async |form| picture_page(&app, &here, form).await;
    SentForm { visit: &here.visit, form: sent.form, result }.answer(next, again).await
}

pub async fn put_first(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let first = pictures::put_first(&app, &here.actor(&form), here.event.id, form.value("picture")).await;
    let next =
        Next::lead_to_page(&here, here.to("desk/picture")).or_twice(say!("desk-setup-picture-is-first"));
    next.after(first, |()| say!("desk-setup-picture-is-first"))
}

pub async fn take_picture_down(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let gone =
        pictures::remove_event_picture(&app, &here.actor(&form), here.event.id, form.value("picture")).await;
    let next =
        Next::lead_to_page(&here, here.to("desk/picture")).or_twice(say!("desk-setup-picture-is-down"));
    next.after(gone, |()| say!("desk-setup-picture-is-down"))
}
