//! Signing a team up by its captain, and joining one by its invitation.

use super::of_teams;
use crate::{
    actions::entrants::teams::{self, TeamDetails, invitation, members},
    domain::{
        event::{player::PlayerName, team::TeamWithMembers, team_role::TeamRole},
        ids::TeamId,
        refusal::TeamRefusal,
    },
    text::TextFact,
    web::{
        forms::factions::{factions_of, settle_faction},
        page::signing_up::{new_entry, new_stranger},
        prelude::*,
        reply::sign_up_reply::answer_sign_up,
    },
};

#[derive(Template)]
#[template(path = "teams/register.html")]
struct RegisterTeamPage<'a> {
    visit: &'a EventVisit,
    form: Form,
    /// Those of the game.
    factions: Vec<String>,
}

#[derive(Template)]
#[template(path = "teams/join.html")]
struct JoinTeamPage<'a> {
    visit: &'a EventVisit,
    form: Form,
    /// Those of the game.
    factions: Vec<String>,
    team: TeamWithMembers,
}

impl JoinTeamPage<'_> {
    /// Who answers for the team, and how many are in it.
    fn lead(&self) -> Message {
        let captain = self.team.captain();
        let role = captain.and_then(|captain| self.visit.event.role_of(captain));
        say!(
            "teams-join-lead",
            captain = captain.map(|captain| &captain.name),
            role = TextFact::from(role),
            taken = self.team.line_up().count(),
            of = self.visit.event.settings.team.players(),
        )
    }

    /// There is something to choose: the two of a pair are alike.
    fn has_roles(&self) -> bool {
        !self.visit.event.settings.entrants.are_pairs()
    }

    /// What one may still be in this team.
    fn roles(&self) -> Vec<(&'static str, Message)> {
        let settings = &self.visit.event.settings;
        let is_free = |role: &TeamRole| *role != TeamRole::Captain && self.team.has_room(*role, settings);
        TeamRole::ALL.into_iter().filter(is_free).map(|role| (role.as_str(), told(&role))).collect()
    }
}

pub async fn show_team_sign_up(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    of_teams(&here)?;
    answer_with_page(&here, &register_page(&app, &here, Form::default()).await?)
}

pub async fn send_team_sign_up(app: Data<App>, here: EventVisit, mut form: Form) -> Result<HttpResponse> {
    of_teams(&here)?;
    let team = form.read("team", PlayerName::parse);
    let club = form.text("club", 60);
    settle_faction(&mut form, &factions_of(&app, &here.event.settings).await?);
    let captain = new_stranger(&mut form, &app, &here);
    let (Some(name), Some(captain)) = (team, captain) else {
        return form_again(&here, &register_page(&app, &here, form).await?);
    };
    let team = TeamDetails { name, club, paid: false, fixed_table: None };
    let result = teams::sign_up(&app, &here.actor(&form), &here.event, (team, captain), app.language).await;
    let sent = SentForm { visit: &here.visit, form, result };
    answer_sign_up(&app, &here, sent, "welcome", async |form| register_page(&app, &here, form).await).await
}

pub async fn show_invitation_page(
    app: Data<App>,
    here: EventVisit,
    path: Path<(String, String)>,
) -> Result<HttpResponse> {
    let team = invitation_of(&app, &here, &path.1).await?;
    answer_with_page(&here, &join_page(&app, &here, team, Form::default()).await?)
}

pub async fn join_invited_team(
    app: Data<App>,
    here: EventVisit,
    path: Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let id = invitation_of(&app, &here, &path.1).await?;
    settle_faction(&mut form, &factions_of(&app, &here.event.settings).await?);
    let Some(new) = new_entry(&mut form, &here) else {
        return form_again(&here, &join_page(&app, &here, id, form).await?);
    };
    let role = TeamRole::parse(form.value("role")).unwrap_or(TeamRole::Player);
    let team =
        storage::teams::find_team(&mut app.database.read().await?, id).await?.ok_or(Error::NotFound)?;
    let is_member = here.me.as_deref().is_some_and(|me| me.current_team() == Some(id));
    let result = if is_member {
        Err(Error::from_refusal(TeamRefusal::MemberAlready))
    } else {
        members::join_team_by_invitation(
            &app,
            &here.actor(&form),
            (&here.event, &team),
            (new, role),
            app.language,
        )
        .await
    };
    let sent = SentForm { visit: &here.visit, form, result };
    answer_sign_up(&app, &here, sent, "welcome", async |form| join_page(&app, &here, id, form).await).await
}

async fn invitation_of(app: &App, here: &EventVisit, token: &str) -> Result<TeamId> {
    of_teams(here)?;
    let team = invitation::open_team_invitation(app, token).await?;
    if team.event_id == here.event.id { Ok(team.id) } else { Err(Error::NotFound) }
}

async fn register_page<'a>(app: &App, here: &'a EventVisit, form: Form) -> Result<RegisterTeamPage<'a>> {
    let factions = factions_of(app, &here.event.settings).await?;
    Ok(RegisterTeamPage { visit: here, form, factions })
}

async fn join_page<'a>(
    app: &App,
    here: &'a EventVisit,
    team: TeamId,
    form: Form,
) -> Result<JoinTeamPage<'a>> {
    let factions = factions_of(app, &here.event.settings).await?;
    let mut tx = app.database.read().await?;
    let team = storage::teams::one_with_members(&mut tx, team).await?.ok_or(Error::NotFound)?;
    Ok(JoinTeamPage { visit: here, form, factions, team })
}
