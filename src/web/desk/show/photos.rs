//! Players' photos of their armies at the desk: what waits to be released, and what everybody sees.

use crate::{
    actions::entrants::players,
    cache::pictures::ArmyPhoto,
    web::{desk::players::one::find_desk_player, page::guard::Judge, prelude::*},
};

#[derive(Template)]
#[template(path = "desk/show/photos.html")]
struct PhotosPage<'a> {
    visit: &'a EventVisit,
    /// Those that wait first.
    photos: Vec<ArmyPhoto<'a>>,
}

pub async fn show_photos_page(here: Judge) -> Result<HttpResponse> {
    let mut photos = here.event.frame.army_photos();
    photos.sort_by_key(|photo| photo.is_released);
    answer_with_page(&here.visit, &PhotosPage { visit: &here.0, photos })
}

/// Releases a photo, holds it back or takes it down.
pub async fn act_on_photo(app: Data<App>, here: Judge, form: Form) -> Result<HttpResponse> {
    let number = form.value("number").parse().map_err(|_| Error::NotFound)?;
    let player = find_desk_player(&app, &here, number).await?;
    let (by, name) = (here.actor(&form), player.name.to_string());
    let next = Next::lead_to_page(&here, here.to("desk/photos")).or_twice("");
    let (done, said) = match form.value("act") {
        "remove" => {
            (players::remove_army_photo(&app, &by, &player).await, say!("desk-show-photo-removed", name))
        }
        act @ ("release" | "hold") => {
            let released = act == "release";
            let digest = form.value("photo");
            let done = players::release_army_photo(&app, &by, &player, digest, released).await;
            (
                done,
                if released {
                    say!("desk-show-photo-released", name)
                } else {
                    say!("desk-show-photo-held", name)
                },
            )
        }
        _ => return Err(Error::NotFound),
    };
    next.after_or_why(done, |()| said)
}
