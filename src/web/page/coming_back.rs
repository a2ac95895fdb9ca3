//! Why whoever has left cannot come back by themselves, for the pages that offer it.

use crate::{
    actions::entrants::{players, teams},
    error::Result,
    storage::Tx,
    text::Wording,
    web::page::guard::Entered,
};

/// Why whoever has left, or the team that its captain took out, cannot come back by what is pressed here; none where
/// they can, or have not left.
///
/// # Errors
/// When the event cannot be read.
pub async fn stays_out(tx: &mut Tx, here: &Entered) -> Result<Option<Wording>> {
    let me = here.player();
    let captains = here.event.frame.team_of(me).filter(|team| me.is_captain() && team.has_left());
    let asked = match captains {
        Some(team) => teams::may_come_back(tx, &here.event, team).await,
        None if me.is_active() || me.is_waiting() => return Ok(None),
        None => players::may_come_back(tx, me, &here.event).await,
    };
    asked.err().map(|why| Ok(why.refusal()?.into())).transpose()
}
