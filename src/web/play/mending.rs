//! What mends a roster without typing: it is taken into the builder, or gets the prices that count.

use super::{builders, roster::roster_page};
use crate::{
    actions::rosters::{self, Given, Judged},
    app::App,
    domain::roster::Roster,
    error::Result,
    web::{
        form::Form,
        guard::Entered,
        respond::{form_again, page},
    },
    words::pages::roster as say,
};
use actix_web::HttpResponse;

/// Takes what was pasted into the builder, or writes the prices of today into it: as the button says.
pub async fn mend(app: &App, here: &Entered, (form, given): (Form, Given)) -> Result<HttpResponse> {
    let judged = match rosters::judge(app, &here.event, given).await {
        Ok(judged) => judged,
        Err(error) => {
            let form = form.refused(error.refusal()?);
            return form_again(&here.visit, &roster_page(app, here, form, None).await?);
        }
    };
    let roster = judged.reading.roster.with_names(&judged.settled.names);
    if form.is("do", "mend") {
        return builders::begin_from(app, here, (&form, roster)).await;
    }
    let (form, judged) = with_prices(app, here, (form, judged), &roster).await?;
    page(&here.visit, &roster_page(app, here, form, Some(judged)).await?)
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
