//! What mends a roster without typing: it is taken into the builder, or gets the prices that count.

use super::builders;
use crate::{
    actions::rosters::{self, GivenRoster, JudgedRoster},
    domain::roster::Roster,
    web::{page::guard::Entered, prelude::*},
};

/// What comes of it.
pub enum Mended {
    /// The builder goes on with it.
    TakenIn(HttpResponse),
    /// The page again: with the roster as it is now, or with what was wrong.
    Shown(Box<(Form, Option<JudgedRoster>)>),
}

/// Takes what was pasted into the builder, or writes the prices of today into it: as the button says.
pub async fn mend_pasted_roster(app: &App, here: &Entered, form: Form, given: GivenRoster) -> Result<Mended> {
    let judged = match rosters::judge_roster(app, &here.event, given).await {
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
    (mut form, judged): (Form, JudgedRoster),
    roster: &Roster,
) -> Result<(Form, JudgedRoster)> {
    let mut tx = app.database.read().await?;
    let judging = rosters::Judging::from_event_settings(app, &mut tx, &here.event.settings).await?;
    drop(tx);
    let priced = judging.game.priced(roster, &judging.view, &judging.rules);
    let (text, format) = judging.game.as_built(&priced);
    let given = GivenRoster {
        format,
        names: judged.settled.names.clone(),
        ..GivenRoster::from_roster_bytes(text.clone().into_bytes())
    };
    let judged = rosters::judge_roster(app, &here.event, given).await?;
    form.set("text", text);
    form.set("kept", "");
    form.set("format", format.map_or("", |format| format.as_str()));
    form.set("told", here.speaker.say(&say!("play-roster-prices-of-today")));
    Ok((form, judged))
}
