//! What mends a roster without typing: it is taken into the builder, or gets the prices that count.

use super::builders;
use crate::{
    actions::rosters::{self, Given, Judged},
    app::App,
    domain::roster::Roster,
    error::Result,
    web::{form::Form, guard::Entered},
    words::pages::roster as say,
};
use actix_web::HttpResponse;

/// What comes of it.
pub enum Mended {
    /// The builder goes on with it.
    TakenIn(HttpResponse),
    /// The page again: with the roster as it is now, or with what was wrong.
    Shown(Box<(Form, Option<Judged>)>),
}

/// Takes what was pasted into the builder, or writes the prices of today into it: as the button says.
pub async fn mend(app: &App, here: &Entered, (form, given): (Form, Given)) -> Result<Mended> {
    let judged = match rosters::judge(app, &here.event, given).await {
        Ok(judged) => judged,
        Err(error) => return Ok(Mended::Shown(Box::new((form.refused(error.refusal()?), None)))),
    };
    let roster = judged.reading.roster.with_names(&judged.settled.names);
    if form.is("do", "mend") {
        return builders::begin_from(app, here, (&form, roster)).await.map(Mended::TakenIn);
    }
    let (form, judged) = with_prices(app, here, (form, judged), &roster).await?;
    Ok(Mended::Shown(Box::new((form, Some(judged)))))
}

/// The roster as the program writes it, each unit at the price that counts; to be looked at before it is handed in.
async fn with_prices(
    app: &App,
    here: &Entered,
    (mut form, judged): (Form, Judged),
    roster: &Roster,
) -> Result<(Form, Judged)> {
    let mut tx = app.database.read().await?;
    let judging = rosters::Judging::of(app, &mut tx, &here.event.settings).await?;
    drop(tx);
    let priced = judging.game.priced(roster, &judging.view, &judging.rules);
    let (text, format) = judging.game.as_built(&priced);
    let given = Given { format, names: judged.settled.names.clone(), ..Given::of(text.clone().into_bytes()) };
    let judged = rosters::judge(app, &here.event, given).await?;
    form.set("text", text);
    form.set("kept", "");
    form.set("format", format.map_or("", |format| format.code()));
    form.set("told", say::PRICES_OF_TODAY);
    Ok((form, judged))
}
