//! Why whoever has left cannot come back by themselves, for the pages that offer it.

use crate::{
    actions::entrants::{players, teams},
    error::Result,
    storage::Tx,
    text::Wording,
    web::page::guard::Entered,
};

/// Why somebody does not come back by themselves.
pub struct StaysOut {
    pub why: Wording,
    /// Their place has gone to somebody else: they can wait for another.
    pub may_wait: bool,
}

/// Why whoever has left, or the team that its captain took out, cannot come back by what is pressed here; none where
/// they can, or have not left.
///
/// # Errors
/// When the event cannot be read.
pub async fn stays_out(tx: &mut Tx, here: &Entered) -> Result<Option<StaysOut>> {
    let me = here.player();
    let captains = here.event.frame.team_of(me).filter(|team| me.is_captain() && team.has_left());
    let asked = match captains {
        Some(team) => teams::may_come_back(tx, &here.event, team).await,
        None if me.is_active() || me.is_waiting() => return Ok(None),
        None => players::may_come_back(tx, me, &here.event).await,
    };
    let Some(why) = asked.err() else { return Ok(None) };
    let may_wait = players::is_place_taken(&why);
    Ok(Some(StaysOut { why: why.refusal()?.into(), may_wait }))
}
