//! Two teams of a round change places, and a team that came after the draw is seated.

use super::one_round::round_page;
use crate::{
    actions::rounds::{LateTeam, SwapTeams, Told, seat_late_team, swap_teams},
    app::App,
    domain::numbers::RoundNumber,
    error::{Error, Result},
    storage,
    web::{
        form::Form,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::form_again,
        teams::of_teams,
    },
    words::pages::{
        desk::{
            rounds::{CAME_AFTER_THE_DRAW, have_changed_places},
            teams as say,
        },
        forms,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};

/// Swaps two teams.
pub async fn swap(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    mut form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let mut tx = app.database.read().await?;
    let teams = storage::teams::list(&mut tx, here.event.id).await?;
    tx.commit().await?;
    let mut picked = Vec::new();
    for field in ["one", "two"] {
        let found = teams.iter().find(|team| team.number.to_string() == form.value(field).trim());
        if found.is_none() {
            form.refuse(field, say::NO_SUCH_TEAM_IN_ROUND);
        }
        picked.extend(found);
    }
    let reason = form.required("reason", 200, forms::SAY_WHY_ON_RECORD);
    let (Some(reason), [one, two], true) = (reason, &picked[..], form.is_fine()) else {
        return form_again(&here.visit, &round_page(&app, &here, path.1, form).await?);
    };
    let told = if form.is_ticked("told") { Told::Everybody } else { Told::Staff };
    let asked = SwapTeams { round: path.1, seen: seen(&form), one: one.id, two: two.id, reason, told };
    let result = swap_teams(&app, &here.actor(&form), &here.event, &asked).await;
    let next = Next::to(here.to(&format!("desk/matches/{}", path.1)))
        .saying(have_changed_places(one.name.as_str(), two.name.as_str()));
    let again = async |form| round_page(&app, &here, path.1, form).await;
    Sent { visit: &here.visit, form, result }.answer(next, again).await
}

/// Seats a team that came after the draw.
pub async fn seat(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let number = form.value("team").to_owned();
    let mut tx = app.database.read().await?;
    let teams = storage::teams::list(&mut tx, here.event.id).await?;
    tx.commit().await?;
    let team = teams.iter().find(|team| team.number.to_string() == number).ok_or(Error::NotFound)?;
    let reason = CAME_AFTER_THE_DRAW.to_owned();
    let late = LateTeam { round: path.1, seen: seen(&form), team: team.id, reason };
    let result = seat_late_team(&app, &here.actor(&form), &here.event, late).await;
    let next = Next::to(here.to(&format!("desk/matches/{}", path.1)))
        .saying(say::team_seated(team.name.as_str(), path.1));
    let again = async |form| round_page(&app, &here, path.1, form).await;
    Sent { visit: &here.visit, form, result }.answer(next, again).await
}

/// The version of the round that the form was made from.
fn seen(form: &Form) -> i64 {
    form.value("version").parse().unwrap_or_default()
}
