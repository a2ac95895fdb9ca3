//! The page of a battle: for everybody, and with what its two can do about it.

use super::{
    battle::Card,
    result_card::{ResultCard, own_result},
};
use crate::{
    storage::battles::TableUse,
    web::{prelude::*, reply::respond::public_page},
};

#[derive(Template)]
#[template(path = "play/battle.html")]
pub(super) struct BattlePage {
    visit: EventVisit,
    card: Card,
    /// The card of the reader's own battle, once it is over.
    result: Option<ResultCard>,
}

impl BattlePage {
    /// Where it is played, on what, and since or from when.
    fn about(&self) -> Vec<Wording> {
        let area = Some(&self.card.spot.area).filter(|area| !area.is_empty());
        let start = self.card.start(&self.visit).map(Wording::from);
        let plan = self.card.battleplan.as_ref().map(Wording::from);
        area.map(Wording::from).into_iter().chain(plan).chain(start).collect()
    }
}

pub async fn show_battle_page(
    app: Data<App>,
    here: EventVisit,
    path: Path<TableUse>,
) -> Result<HttpResponse> {
    let shown = battle_page(&app, &here, path.into_inner(), None).await?;
    // Until the rosters open, what is on the page depends on the time.
    if here.event.settings.rosters_open_later(here.now) {
        answer_with_page(&here.visit, &shown)
    } else {
        public_page(&here, &shown)
    }
}

/// The page of a battle, with a report as it was typed where that was refused.
///
/// # Errors
/// When there is no such battle, or the database cannot be read.
pub(super) async fn battle_page(
    app: &App,
    here: &EventVisit,
    table: TableUse,
    form: Option<Form>,
) -> Result<BattlePage> {
    let here = if form.is_some() { here.as_it_is_now(app).await? } else { here.clone() };
    let battle = here.event.battle_at(table).ok_or(Error::NotFound)?;
    let card = Card::load_battle_card(app, &here, battle, form).await?;
    let result = own_result(app, &here, &card).await?;
    Ok(BattlePage { visit: here, card, result })
}
