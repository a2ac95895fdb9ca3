//! Staff type in the roster that a player brought on paper, as a table.

use crate::{
    actions::rosters::{self, JudgedRoster},
    domain::event::player::Player,
    web::{
        desk::players::one::find_desk_player,
        play::typed_table::{TypedTable, read_typed_roster},
        prelude::*,
    },
};

#[derive(Template)]
#[template(path = "desk/rosters/table.html")]
struct DeskTablePage<'a> {
    visit: &'a EventVisit,
    player: Player,
    table: TypedTable,
}

impl DeskTablePage<'_> {
    fn action(&self) -> String {
        self.visit.to(&format!("desk/rosters/{}/table", self.player.number))
    }
}

/// The roster that was handed in last, or an empty table.
pub async fn show_desk_roster_table(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
) -> Result<HttpResponse> {
    let player = find_desk_player(&app, &here, path.1).await?;
    answer_with_page(&here.visit, &desk_table(&app, &here, &player, (Form::default(), None)).await?)
}

/// Adds lines, checks what was typed, or hands it in for the player: as the button says.
pub async fn submit_desk_roster_table(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let player = find_desk_player(&app, &here, path.1).await?;
    if form.is("do", "more") {
        return answer_with_page(&here.visit, &desk_table(&app, &here, &player, (form, None)).await?);
    }
    let Some(given) = read_typed_roster(&mut form) else {
        return form_again(&here.visit, &desk_table(&app, &here, &player, (form, None)).await?);
    };
    if !form.is("do", "submit") {
        return match rosters::judge_roster(&app, &here.event, given).await {
            Ok(judged) => {
                answer_with_page(&here.visit, &desk_table(&app, &here, &player, (form, Some(judged))).await?)
            }
            Err(error) => {
                let form = form.refused(error.refusal()?);
                form_again(&here.visit, &desk_table(&app, &here, &player, (form, None)).await?)
            }
        };
    }
    let result = rosters::hand_in(&app, &here.actor(&form), &here.event, &player, given).await;
    let next = Next::lead_to_page(&here, here.to(&format!("desk/rosters/{}", path.1)));
    let next = next.saying(say!("desk-roster-handed-in-for", player = player.name.as_str())).or_twice("");
    let again = async |form| desk_table(&app, &here, &player, (form, None)).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

async fn desk_table<'a>(
    app: &App,
    here: &'a EventVisit,
    player: &Player,
    sent: (Form, Option<JudgedRoster>),
) -> Result<DeskTablePage<'a>> {
    let table = TypedTable::load_typed_table(app, here, player, sent).await?;
    Ok(DeskTablePage { visit: here, player: player.clone(), table })
}
