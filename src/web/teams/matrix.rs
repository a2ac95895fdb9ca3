//! What a captain expects of each pair of players against another team, 0 to 20. The own team alone sees it, and nothing
//! is advised from it.

use super::own::own_team;
use crate::{
    actions::entrants::teams::matrix,
    domain::event::{player::Player, team::TeamWithMembers},
    web::{page::guard::Entered, prelude::*},
};
use std::collections::BTreeMap;

#[derive(Template)]
#[template(path = "teams/matrix.html")]
struct MatrixPage<'a> {
    visit: &'a EventVisit,
    team: TeamWithMembers,
    against: TeamWithMembers,
    form: Form,
    /// Whoever looks may write.
    speaks: bool,
}

impl MatrixPage<'_> {
    fn name_of_matrix_field(own: &Player, theirs: &Player) -> String {
        format!("e-{}-{}", own.number, theirs.number)
    }

    fn value(&self, own: &Player, theirs: &Player) -> &str {
        self.form.value(&Self::name_of_matrix_field(own, theirs))
    }
}

pub async fn show_matrix_page(
    app: Data<App>,
    here: Entered,
    path: Path<(String, i64)>,
) -> Result<HttpResponse> {
    let (team, against) = load_both_teams(&app, &here, path.1).await?;
    let mut tx = app.database.read().await?;
    let stored = storage::team_matrices::find_team_matrix(&mut tx, team.team.id, against.team.id).await?;
    drop(tx);
    let cells: BTreeMap<String, u8> = match stored {
        Some(stored) => serde_json::from_str(&stored)?,
        None => BTreeMap::new(),
    };
    let mut form = Form::default();
    for (name, value) in cells {
        form.set(&name, value);
    }
    answer_with_page(&here.visit, &matrix_page(&here, (team, against), form))
}

pub async fn save_own_matrix(
    app: Data<App>,
    here: Entered,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let (team, against) = load_both_teams(&app, &here, path.1).await?;
    if !here.player().speaks_for_team() {
        return Err(Error::Forbidden(crate::domain::refusal::Forbidden::CaptainsOnly));
    }
    let mut cells = BTreeMap::new();
    for own in team.line_up() {
        for theirs in against.line_up() {
            let name = MatrixPage::name_of_matrix_field(own, theirs);
            if let Some(value) = form.number_if_given(&name, 0..=20u8) {
                cells.insert(name, value);
            }
        }
    }
    if !form.is_fine() {
        return form_again(&here.visit, &matrix_page(&here, (team, against), form));
    }
    let result = matrix::store_team_matrix(&app, (team.team.id, against.team.id), &cells).await;
    let next = Next::lead_to_page(&here, here.to(&format!("team/matrix/{}", path.1)))
        .saying(say!("teams-matrix-saved"));
    let again = async |form| Ok(matrix_page(&here, load_both_teams(&app, &here, path.1).await?, form));
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

async fn load_both_teams(
    app: &App,
    here: &Entered,
    number: i64,
) -> Result<(TeamWithMembers, TeamWithMembers)> {
    let team = own_team(app, here).await?;
    let mut tx = app.database.read().await?;
    let against = storage::teams::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    let against = storage::teams::one_with_members(&mut tx, against.id).await?.ok_or(Error::NotFound)?;
    if against.team.id == team.team.id {
        return Err(Error::NotFound);
    }
    Ok((team, against))
}

fn matrix_page(
    here: &Entered,
    (team, against): (TeamWithMembers, TeamWithMembers),
    form: Form,
) -> MatrixPage<'_> {
    MatrixPage { visit: &here.0, team, against, form, speaks: here.player().speaks_for_team() }
}
