//! The teams of an event, and one of them: who is in it, and how it has done.

use super::{
    of_teams,
    rounds::MatchLine,
    standings::{TeamPlace, matches_of, place_of},
};
use crate::{
    domain::{
        event::{player::Status, team::TeamWithMembers},
        numbers::RoundNumber,
    },
    web::{prelude::*, reply::shared_page::for_everybody},
};

#[derive(Template)]
#[template(path = "teams/list.html")]
struct TeamsPage<'a> {
    visit: &'a EventVisit,
    teams: Vec<TeamWithMembers>,
}

#[derive(Template)]
#[template(path = "teams/one.html")]
struct TeamPage<'a> {
    visit: &'a EventVisit,
    team: TeamWithMembers,
    /// Once a round is over.
    place: Option<TeamPlace>,
    /// Its matches, the oldest first.
    matches: Vec<(RoundNumber, MatchLine)>,
    /// Everybody may read the rosters now.
    rosters_open: bool,
}

impl TeamsPage<'_> {
    fn playing(&self) -> impl Iterator<Item = &TeamWithMembers> {
        self.teams.iter().filter(|team| team.team.status == Status::Playing)
    }

    /// How many places they have taken.
    fn taken(&self) -> Message {
        let (taken, of) = (self.visit.event.places().taken, self.visit.event.settings.capacity);
        say!("teams-taken", taken, of)
    }

    fn waiting(&self) -> Vec<&TeamWithMembers> {
        self.teams.iter().filter(|team| team.team.status == Status::Waiting).collect()
    }
}

pub async fn show_teams_page(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    of_teams(&here)?;
    for_everybody(&app, &here, "", async |here| {
        let mut tx = app.database.read().await?;
        let teams = storage::teams::with_members(&mut tx, here.event.id).await?;
        Ok(TeamsPage { visit: here, teams }.render_with_values(&here.speaker)?)
    })
    .await
}

pub async fn show_team_page(
    app: Data<App>,
    here: EventVisit,
    path: Path<(String, i64)>,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let mut tx = app.database.read().await?;
    let team = storage::teams::by_number(&mut tx, here.event.id, path.1).await?.ok_or(Error::NotFound)?;
    let team = storage::teams::one_with_members(&mut tx, team.id).await?.ok_or(Error::NotFound)?;
    // It depends on the time, so it is not kept.
    let rosters_open = here.event.settings.rosters_are_open(here.now);
    let matches = matches_of(&mut tx, &here, team.team.id).await?;
    let place = place_of(&mut tx, &here, team.team.id).await?;
    answer_with_page(&here, &TeamPage { visit: &here, team, place, matches, rosters_open })
}
