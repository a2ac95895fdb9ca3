//! A player checks in by themselves, with the private link, where the event allows it.

use crate::{
    actions::entrants::players,
    web::{page::guard::Entered, prelude::*},
};

pub async fn send_own_check_in(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    let is_here = !form.is("undo", "yes");
    let by = here.player_actor(&form);
    let done = players::check_in_themselves(&app, &by, &here.event, here.player(), is_here).await;
    // The page itself says it large.
    let said = if is_here { Wording::NONE } else { say!("play-me-not-checked-in").into() };
    Next::lead_to_page(&here, here.to("me")).either_way().after_or_why(done, |()| said)
}
