//! A team that came after the draw is seated.

use super::one_round::round_page;
use crate::{
    actions::rounds::{LateTeam, seat_late_team},
    app::App,
    domain::numbers::RoundNumber,
    error::{Error, Result},
    storage,
    text::say,
    web::{
        forms::form::Form,
        page::guard::Organiser,
        reply::form_reply::{Next, SentForm},
        teams::of_teams,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};

/// Seats a team that came after the draw.
pub async fn seat_team_by_hand(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let number = form.value("team").to_owned();
    let mut tx = app.database.read().await?;
    let teams = storage::teams::list_teams(&mut tx, here.event.id).await?;
    tx.commit().await?;
    let team = teams.iter().find(|team| team.number.to_string() == number).ok_or(Error::NotFound)?;
    let reason = here.speaker.say(&say!("desk-rounds-came-late"));
    let late = LateTeam { round: path.1, seen: seen_version_of_matches(&form), team: team.id, reason };
    let result = seat_late_team(&app, &here.actor(&form), &here.event, late).await;
    let next = Next::lead_to_page(&here, here.to(&format!("desk/matches/{}", path.1))).saying(say!(
        "desk-matches-seated",
        name = team.name,
        round = path.1
    ));
    let again = async |form| round_page(&app, &here, path.1, form).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// The version of the round that the form was made from.
fn seen_version_of_matches(form: &Form) -> i64 {
    form.value("version").parse().unwrap_or_default()
}
