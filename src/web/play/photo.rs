//! A player's own photo of their army: put up with their word that everybody may see it, and taken down at any time.

use crate::{
    actions::entrants::players,
    domain::event::picture::{PictureRefusal, PlacedPicture},
    web::{
        forms::upload::{PICTURE_LIMIT, Upload},
        page::guard::Entered,
        prelude::*,
    },
};

#[derive(Template)]
#[template(path = "play/photo.html")]
struct PhotoPage<'a> {
    visit: &'a EventVisit,
    /// The one that is up.
    photo: Option<PlacedPicture>,
    form: Form,
}

impl<'a> PhotoPage<'a> {
    fn from_visit(here: &'a EventVisit, form: Form) -> Self {
        let photo = here.me.as_deref().and_then(|me| here.event.frame.army_photo(me));
        Self { visit: here, photo: photo.cloned(), form }
    }

    fn is_offered(&self) -> bool {
        self.visit.event.settings.army_photos
    }
}

pub async fn show_photo_page(here: Entered) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &PhotoPage::from_visit(&here, Form::default()))
}

pub async fn send_photo(app: Data<App>, here: Entered, sent: Upload<PICTURE_LIMIT>) -> Result<HttpResponse> {
    let by = here.player_actor(&sent.form);
    let result = if sent.form.is_ticked("shown") {
        players::put_army_photo(&app, &by, &here.event, here.player(), sent.picture_bytes()).await
    } else {
        Err(Error::from_refusal(PictureRefusal::NotAgreed))
    };
    let next = Next::lead_to_page(&here, here.to("photo")).saying(say!("play-photo-is-up")).either_way();
    let again = async |form| Ok(PhotoPage::from_visit(&here, form));
    SentForm { visit: &here.visit, form: sent.form, result }.answer(next, again).await
}

pub async fn remove_own_photo(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    let done = players::remove_army_photo(&app, &here.player_actor(&form), here.player()).await;
    let next = Next::lead_to_page(&here, here.to("photo")).or_twice(say!("play-photo-is-down"));
    next.after(done, |()| say!("play-photo-is-down"))
}
