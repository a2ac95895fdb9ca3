//! A player enters their own army for the painting contest, at sign-up or on their own page, and takes it out again.

use crate::{
    actions::entrants::players,
    domain::event::{
        painting::{PanelShut, why_panel_is_shut},
        player::Player,
    },
    web::{page::guard::Entered, prelude::*},
};

/// What a player sees of the painting contest.
pub(super) struct OwnPanel {
    pub is_entered: bool,
    /// Why that is not theirs to change any more.
    pub shut: Option<Message>,
}

impl OwnPanel {
    /// None where there is nothing to tell: the event has no panel, or this player's army has no part in it.
    pub async fn load_own_panel(app: &App, here: &EventVisit, me: &Player) -> Result<Option<Self>> {
        // Whatever the panel did, these have nothing to do with it: asked before the database is.
        if why_panel_is_shut(&here.event, me, false).is_some() {
            return Ok(None);
        }
        let mut tx = app.database.read().await?;
        let is_entered =
            storage::soft::find_soft_score(&mut tx, me.id).await?.is_some_and(|score| score.is_entered);
        let has_begun = storage::soft::has_begun(&mut tx, here.event.id).await?;
        Ok(Some(Self { is_entered, shut: has_begun.then(|| told(&PanelShut::HasBegun)) }))
    }
}

pub async fn send_panel_entry(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    let is_entered = !form.is("undo", "yes");
    let by = here.player_actor(&form);
    let done = players::enter_panel(&app, &by, &here.event, here.player(), is_entered).await;
    let said = if is_entered { say!("play-me-in-the-contest") } else { say!("play-me-out-of-the-contest") };
    Next::lead_to_page(&here, here.to("me")).saying(&said).either_way().after_or_why(done, |()| said)
}
