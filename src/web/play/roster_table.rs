//! A player types their roster in as a table: for those whose game has no program that prints one.

use crate::{
    actions::rosters::{self, JudgedRoster},
    text::values::say_roster_arrived,
    web::{
        page::guard::Entered,
        play::typed_table::{TypedTable, read_typed_roster},
        prelude::*,
    },
};

#[derive(Template)]
#[template(path = "play/roster_table.html")]
struct OwnTablePage<'a> {
    visit: &'a EventVisit,
    table: TypedTable,
}

/// The roster that was handed in last, or an empty table.
pub async fn show_roster_table(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &own_table(&app, &here, (Form::default(), None)).await?)
}

/// Adds lines, checks what was typed, or hands it in: as the button says.
pub async fn send_roster_table(app: Data<App>, here: Entered, mut form: Form) -> Result<HttpResponse> {
    if form.is("do", "more") {
        return answer_with_page(&here.visit, &own_table(&app, &here, (form, None)).await?);
    }
    let Some(given) = read_typed_roster(&mut form) else {
        return form_again(&here.visit, &own_table(&app, &here, (form, None)).await?);
    };
    if !form.is("do", "submit") {
        return match rosters::judge_roster(&app, &here.event, given).await {
            Ok(judged) => answer_with_page(&here.visit, &own_table(&app, &here, (form, Some(judged))).await?),
            Err(error) => {
                let form = form.refused(error.refusal()?);
                form_again(&here.visit, &own_table(&app, &here, (form, None)).await?)
            }
        };
    }
    let result = rosters::hand_in(&app, &here.player_actor(&form), &here.event, here.player(), given).await;
    let arrived = result.as_ref().map_or(Wording::NONE, |roster| say_roster_arrived(roster).into());
    let next = Next::lead_to_page(&here, here.to("roster")).saying(arrived).or_twice("");
    let again = async |form| own_table(&app, &here, (form, None)).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

async fn own_table<'a>(
    app: &App,
    here: &'a Entered,
    sent: (Form, Option<JudgedRoster>),
) -> Result<OwnTablePage<'a>> {
    let table = TypedTable::load_typed_table(app, here, here.player(), sent).await?;
    Ok(OwnTablePage { visit: &here.0, table })
}
