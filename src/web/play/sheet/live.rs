//! Who reads a sheet while it is played: its players, staff, and everybody as long as both players let them.

use super::{SheetPath, here_address, read_table_address};
use crate::{
    actions::battles::{share_live_sheet, sheets::BattleSheet},
    domain::{
        battle::Battle,
        refusal::{Forbidden, FormRefusal},
    },
    storage::Tx,
    web::{page::guard::Entered, prelude::*},
};

/// What the two players of a battle have said, as one of them reads it.
pub(super) struct LiveConsent {
    pub is_mine: bool,
    pub is_theirs: bool,
}

impl LiveConsent {
    /// None for whoever does not play it, and once it has a result, which everybody may know.
    pub async fn load_live_consent(tx: &mut Tx, here: &EventVisit, battle: &Battle) -> Result<Option<Self>> {
        let me = here.me.as_deref().filter(|me| battle.side_of(me.id).is_some());
        let Some(me) = me.filter(|_| battle.counted().is_none()) else { return Ok(None) };
        let agreed = storage::live_consents::list_live_consents(tx, battle.id).await?;
        let other = [Some(battle.a), battle.b].into_iter().flatten().find(|player| *player != me.id);
        let is_theirs = other.is_some_and(|other| agreed.contains(&other));
        Ok(Some(Self { is_mine: agreed.contains(&me.id), is_theirs }))
    }

    pub fn told(&self) -> Message {
        match (self.is_mine, self.is_theirs) {
            (true, true) => say!("sheet-live-both"),
            (true, false) => say!("sheet-live-mine"),
            (false, true) => say!("sheet-live-theirs"),
            (false, false) => say!("sheet-live-none"),
        }
    }
}

/// Refuses whoever may not read this sheet now. Of a round whose results the organiser keeps for later, only its two
/// players and staff read it.
pub(super) async fn may_read(tx: &mut Tx, here: &EventVisit, sheet: &BattleSheet) -> Result<()> {
    let plays = here.me.as_deref().is_some_and(|me| sheet.battle.side_of(me.id).is_some());
    if !plays && !here.sees_round(sheet.battle.round_number) {
        return Err(Error::Forbidden(Forbidden::ResultsHidden));
    }
    if here.reads_sheet_without_asking(&sheet.battle)
        || storage::live_consents::is_shown_live(tx, &sheet.battle).await?
    {
        return Ok(());
    }
    Err(Error::Forbidden(Forbidden::NotShownLive))
}

/// A player lets everybody read along, or takes that back.
pub async fn share_sheet(app: Data<App>, here: Entered, at: SheetPath, form: Form) -> Result<HttpResponse> {
    let table = read_table_address(&at)?;
    let next = Next::lead_to_page(&here, format!("{}#live", here.to(&here_address(&at)))).or_twice("");
    let shares = match form.value("shows") {
        "yes" => true,
        "no" => false,
        _ => return Err(Error::from_refusal(FormRefusal::UnreadableTap)),
    };
    let by = here.player_actor(&form);
    let done = share_live_sheet(&app, &by, here.event.id, table, shares).await;
    // The page itself says how it stands.
    next.after_or_why(done, |()| Wording::NONE)
}
