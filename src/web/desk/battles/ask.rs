//! Asking tables how far they are: those that have been quiet for long, or all that still play.

use crate::{
    actions::hall::questions,
    domain::{battle::State, numbers::TableNumber},
    web::{desk::hall::TablesHeard, page::guard::Judge, prelude::*},
};

/// Asks those of a round that are quiet now, or all that play; not those that were asked and have said nothing since.
pub async fn ask_tables_how_far(app: Data<App>, here: Judge, form: Form) -> Result<HttpResponse> {
    let number = form.value("round").parse().map_err(|_| Error::NotFound)?;
    let mut rounds = here.event.frame.public_rounds();
    let round = rounds.find(|round| round.number == number).ok_or(Error::NotFound)?;
    let battles = here.event.battles(round.id);
    let heard = TablesHeard::load_heard_in_round(&mut app.database.read().await?, &here, round).await?;
    let (quiet, asks_all) = (heard.quiet(battles), form.has("all"));
    let is_meant = |table: &TableNumber| asks_all || quiet.contains(table);
    let plays = battles.iter().filter(|battle| battle.state == State::Open && heard.asked(battle).is_none());
    let tables: Vec<_> = plays.filter_map(|battle| battle.table_number.filter(is_meant)).collect();
    let asked = questions::ask_how_far(&app, &here.actor(&form), here.event.id, number, &tables).await;
    Next::lead_to_page(&here, here.to("desk"))
        .or_twice(say!("desk-battles-asked-already"))
        .after(asked, |tables| say!("desk-battles-asked-how-far", tables))
}
