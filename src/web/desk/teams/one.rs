//! One team at the desk: what is known of it, its people with their places, and leaving and coming back.

use super::list::{build_team_badge, read_team_details};
use crate::{
    actions::entrants::teams::{self, invitation, members},
    domain::{
        event::{
            player::{Player, PlayerDetails, PlayerName},
            refund::refund_of_entry,
            team::{Team, TeamWithMembers},
            team_role::TeamRole,
        },
        refusal::{FormRefusal, TeamRefusal},
    },
    web::{
        desk::{players::one::ActOnNumber, standing_badge::StandingBadge},
        event::free_places::filled_after,
        forms::factions::{factions_of, settle_faction},
        prelude::*,
        teams::{
            across::{RostersTogether, of_team},
            member_sent, of_teams, sent_player,
        },
    },
};

#[derive(Template)]
#[template(path = "desk/teams/one.html")]
struct DeskTeamPage<'a> {
    visit: &'a EventVisit,
    team: TeamWithMembers,
    /// The invitation for its people.
    link: String,
    together: RostersTogether,
    form: Form,
    /// Those of the game.
    factions: Vec<String>,
}

impl DeskTeamPage<'_> {
    fn state(&self) -> StandingBadge {
        build_team_badge(&self.team.team)
    }

    /// What becomes of the money, where the team gave its place up.
    fn what_becomes_of_the_money(&self) -> Option<Message> {
        let refund = refund_of_entry(&self.visit.event.settings, &self.team.team);
        refund.map(|refund| told(&refund).part("of-team"))
    }

    /// A team without a captain gets one first.
    fn is_next_role(&self, role: &str) -> bool {
        role == if self.team.captain().is_some() { "player" } else { "captain" }
    }
}

pub async fn show_desk_team_page(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
) -> Result<HttpResponse> {
    let team = find_desk_team(&app, &here, path.1).await?;
    let form = fill_team_form(&team.team);
    answer_with_page(&here.visit, &team_page(&app, &here, team, form).await?)
}

pub async fn save_desk_team(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let mut team = find_desk_team(&app, &here, path.1).await?;
    let Some(new) = read_team_details(&mut form) else {
        return form_again(&here.visit, &team_page(&app, &here, team, form).await?);
    };
    team.team.version = form.value("version").parse().unwrap_or_default();
    let result = teams::edit_team(&app, &here.actor(&form), &team.team, new).await;
    let said = say!("desk-players-saved", name = form.value("name").trim());
    let next = Next::lead_to_page(&here, here.to(&format!("desk/teams/{}", path.1))).saying(said);
    let again = async |mut form: Form| {
        let team = find_desk_team(&app, &here, path.1).await?;
        form.set("version", team.team.version);
        team_page(&app, &here, team, form).await
    };
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// What can be done to a team, or to one of its people, with one button.
pub async fn act_on_team(
    app: Data<App>,
    here: Organiser,
    path: Path<ActOnNumber>,
    mut form: Form,
) -> Result<HttpResponse> {
    let ActOnNumber { number, act } = path.into_inner();
    let mut with = find_desk_team(&app, &here, number).await?;
    let actor = here.actor(&form);
    let next = Next::lead_to_page(&here, here.to(&format!("desk/teams/{number}")));
    let version =
        form.value("version").parse().map_err(|_| Error::from_refusal(FormRefusal::NoVersionOfPlayer));
    let name = with.team.name.to_string();
    let note = match act.as_str() {
        "add" => {
            settle_faction(&mut form, &factions_of(&app, &here.event.settings).await?);
            let (person, role) = new_member(&form)?;
            let added =
                members::add_team_member(&app, &actor, (&here.event, &with.team), (person, role)).await;
            added.map(|player| say!("desk-teams-member-added", name = player.name).into())
        }
        "set" => {
            let player = Player { version: version?, ..sent_player(&with, &form)? };
            let wanted = member_sent(&form, &player);
            members::set_membership(&app, &actor, &here.event, &player, wanted)
                .await
                .map(|()| say!("desk-players-saved", name = player.name).into())
        }
        "remove" => {
            let player = Player { version: version?, ..sent_player(&with, &form)? };
            let left = members::remove_team_member(&app, &actor, &here.event, &player).await;
            left.map(|()| say!("desk-teams-member-left", name = player.name).into())
        }
        _ => {
            with.team.version = version?;
            let team = &with.team;
            match act.as_str() {
                "leave" => {
                    let left = teams::leave_as_team(&app, &actor, &here.event, team).await;
                    filled_after(&app, &here.event, left.map(|()| say!("desk-players-has-left", name))).await
                }
                "take-back" => teams::take_back(&app, &actor, team)
                    .await
                    .map(|()| say!("desk-players-plays", name).into()),
                "check-in" => teams::check_in(&app, &actor, team)
                    .await
                    .map(|()| say!("desk-players-is-here", name).into()),
                "renew" => teams::renew_invitation(&app, &actor, team)
                    .await
                    .map(|()| say!("desk-teams-invitation-renewed").into()),
                _ => return Err(Error::NotFound),
            }
        }
    };
    next.after_or_why(note, |note: Wording| note)
}

/// Somebody who is typed in, with the role chosen.
fn new_member(form: &Form) -> Result<(PlayerDetails, TeamRole)> {
    let name = PlayerName::parse(form.value("name"))
        .map_err(|why| Error::from_refusal(TeamRefusal::MemberName(why)))?;
    let role = TeamRole::parse(form.value("role")).unwrap_or(TeamRole::Player);
    let faction = Some(form.value("faction").trim().to_owned()).filter(|faction| !faction.is_empty());
    Ok((PlayerDetails { faction, ..PlayerDetails::from_player_name(name) }, role))
}

async fn find_desk_team(app: &App, here: &Organiser, number: i64) -> Result<TeamWithMembers> {
    of_teams(here)?;
    let mut tx = app.database.read().await?;
    let team = storage::teams::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    storage::teams::one_with_members(&mut tx, team.id).await?.ok_or(Error::NotFound)
}

async fn team_page<'a>(
    app: &App,
    here: &'a Organiser,
    team: TeamWithMembers,
    form: Form,
) -> Result<DeskTeamPage<'a>> {
    let link = invitation::team_invitation_link(app, &here.event.slug, &team.team);
    let together = of_team(app, &mut app.database.read().await?, here, &team).await?;
    let factions = factions_of(app, &here.event.settings).await?;
    Ok(DeskTeamPage { visit: &here.0, team, link, together, form, factions })
}

fn fill_team_form(team: &Team) -> Form {
    let tick = |on: bool| if on { "on" } else { "off" }.to_owned();
    Form::from_own_values([
        ("version", team.version.to_string()),
        ("name", team.name.to_string()),
        ("club", team.club.clone().unwrap_or_default()),
        ("paid", tick(team.paid)),
        ("fixed_table", team.fixed_table.map_or_else(String::new, |table| table.to_string())),
    ])
}
