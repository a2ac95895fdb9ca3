//! The page of a team's own people: who is in it, what is missing, and the invitation for the rest.

use super::{
    across::{RostersTogether, of_team},
    list_team_roles, member_sent, of_teams, sent_player,
};
use crate::{
    actions::entrants::teams::{self, invitation, members},
    app::App,
    domain::{
        event::{pack::RosterPolicy, refund, team::TeamWithMembers},
        ids::PlayerId,
        refusal::{Forbidden, FormRefusal},
    },
    error::{Error, Result},
    storage,
    text::{Message, filters, say},
    web::{
        forms::form::Form,
        page::{coming_back::stays_out, event_visit::EventVisit, guard::Entered},
        play::leave::tell_refund_of_team,
        reply::{form_reply::Next, respond::answer_with_page},
    },
    words::pages::{forms::SAVED, teams as say},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use askama::Template;

#[derive(Template)]
#[template(path = "teams/own.html")]
struct OwnTeamPage<'a> {
    visit: &'a EventVisit,
    team: TeamWithMembers,
    /// What goes by all of their rosters; for whoever answers for the team.
    together: RostersTogether,
    link: String,
    /// Whoever looks answers for the team.
    speaks: bool,
    /// Other teams whose rosters this one is given to check; none while rosters are not open.
    to_check: Vec<TeamWithMembers>,
    /// Whoever looks, or their team, has left, and cannot come back by what they press.
    stays_out: bool,
}

impl OwnTeamPage<'_> {
    /// What leads a member who has left back, or says that they are out.
    fn way_back(&self) -> Message {
        if self.stays_out { say!("play-me-you-have-left") } else { say!("play-me-come-back") }
    }

    fn size(&self) -> u8 {
        self.visit.event.settings.team.players()
    }

    fn list_role_options(&self) -> Vec<(&'static str, Message)> {
        list_team_roles(self.visit.event.settings.entrants)
    }

    fn are_handed_in(&self) -> bool {
        self.visit.event.settings.rosters != RosterPolicy::AtTable
    }

    /// Where a member's roster stands.
    fn roster_of(&self, player: &PlayerId) -> &'static str {
        say::word_member_roster(self.visit.event.frame.roster(*player).map(|roster| roster.state))
    }

    /// What became of the payment of a team that has left, for whoever answers for it.
    fn what_becomes_of_the_money(&self) -> Option<Message> {
        let refund = refund::of_team(&self.visit.event.settings, &self.team.team).filter(|_| self.speaks);
        refund.map(tell_refund_of_team)
    }

    /// How many of those who play are missing.
    fn missing(&self) -> usize {
        usize::from(self.size()).saturating_sub(self.team.line_up().count())
    }
}

pub async fn show_own_team_page(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    let team = own_team(&app, &here).await?;
    let mut tx = app.database.read().await?;
    let link = invitation::team_invitation_link(&app, &here.event.slug, &team.team);
    let speaks = here.player().speaks_for_team();
    let is_open = here.event.settings.rosters_are_open(here.now);
    let all = storage::teams::with_members(&mut tx, here.event.id).await?;
    let to_check = if is_open { given_to(&team, all, here.event.settings.team.checks) } else { Vec::new() };
    let together =
        if speaks { of_team(&app, &mut tx, &here, &team).await? } else { RostersTogether::default() };
    let stays_out = stays_out(&mut tx, &here).await?.is_some();
    let visit = &here.0;
    answer_with_page(&here.visit, &OwnTeamPage { visit, team, together, link, speaks, to_check, stays_out })
}

/// The next so many teams by number, the first after the last: each is checked by as many as it checks.
fn given_to(team: &TeamWithMembers, all: Vec<TeamWithMembers>, checks: u32) -> Vec<TeamWithMembers> {
    let (before, after): (Vec<_>, Vec<_>) = all
        .into_iter()
        .filter(|other| other.team.is_active() && other.team.id != team.team.id)
        .partition(|other| other.team.number < team.team.number);
    after.into_iter().chain(before).take(checks as usize).collect()
}

/// What a captain does with the people of the team.
pub async fn change_own_team(
    app: Data<App>,
    here: Entered,
    path: Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse> {
    let mut team = own_team(&app, &here).await?;
    if !here.player().speaks_for_team() {
        return Err(Error::Forbidden(Forbidden::CaptainsOnly));
    }
    let actor = here.player_actor(&form);
    let version: i64 =
        form.value("version").parse().map_err(|_| Error::from_refusal(FormRefusal::NoVersionOfPlayer))?;
    let note = match path.1.as_str() {
        "set" => {
            let mut player = sent_player(&team, &form)?;
            player.version = version;
            let wanted = member_sent(&form, &player);
            members::set_membership(&app, &actor, &here.event, &player, wanted)
                .await
                .map(|()| SAVED.to_owned())
        }
        "remove" => {
            let mut player = sent_player(&team, &form)?;
            player.version = version;
            let left = members::remove_team_member(&app, &actor, &here.event, &player).await;
            left.map(|()| say::has_left(player.name.as_str()))
        }
        "renew" => {
            team.team.version = version;
            let renewed = teams::renew_invitation(&app, &actor, &team.team).await;
            renewed.map(|()| say::INVITATION_RENEWED.to_owned())
        }
        _ => return Err(Error::NotFound),
    };
    Next::lead_to_page(here.to("team")).after_or_why(note, |note: String| note)
}

/// The team of whoever asks.
///
/// # Errors
/// [`Error::NotFound`] for somebody without one, or who is in it no more.
pub async fn own_team(app: &App, here: &Entered) -> Result<TeamWithMembers> {
    of_teams(here)?;
    let id = here.player().current_team().ok_or(Error::NotFound)?;
    let mut tx = app.database.read().await?;
    storage::teams::one_with_members(&mut tx, id).await?.ok_or(Error::NotFound)
}
