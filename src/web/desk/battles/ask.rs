//! Asking the tables that have been quiet for long how far they are.

use crate::{
    actions::hall::questions,
    web::{desk::hall::TablesHeard, page::guard::Judge, prelude::*},
};

/// Asks those of a round that are quiet now, and have said nothing since they were asked.
pub async fn ask_quiet_tables(app: Data<App>, here: Judge, form: Form) -> Result<HttpResponse> {
    let number = form.value("round").parse().map_err(|_| Error::NotFound)?;
    let mut rounds = here.event.frame.public_rounds();
    let round = rounds.find(|round| round.number == number).ok_or(Error::NotFound)?;
    let battles = here.event.battles(round.id);
    let heard = TablesHeard::load_heard_in_round(&mut app.database.read().await?, &here, round).await?;
    let tables: Vec<_> = battles
        .iter()
        .filter(|battle| heard.asked(battle).is_none())
        .filter_map(|battle| battle.table_number.filter(|table| heard.quiet(battles).contains(table)))
        .collect();
    let asked = questions::ask_how_far(&app, &here.actor(&form), here.event.id, number, &tables).await;
    Next::lead_to_page(&here, here.to("desk"))
        .or_twice(say!("desk-battles-asked-already"))
        .after(asked, |tables| say!("desk-battles-asked-how-far", tables))
}
