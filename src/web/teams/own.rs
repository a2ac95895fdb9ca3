//! The page of a team's own people: who is in it, what is missing, and the invitation for the rest.

use super::{
    across::{RostersTogether, of_team},
    member_sent, of_teams, sent_player,
};
use crate::{
    actions::entrants::teams::{self, invitation, members},
    domain::{
        event::{pack::RosterPolicy, player::Player, refund::refund_of_entry, team::TeamWithMembers},
        refusal::{Forbidden, FormRefusal},
    },
    text::values::tell_refund_of_team,
    web::{
        page::{coming_back::stays_out, guard::Entered},
        prelude::*,
    },
};

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
    /// What leads a captain out of the event with the team, and a member out of it; or back, or says that they are out.
    fn way_out(&self, me: &Player) -> Message {
        if me.is_captain() {
            return match (self.team.team.has_left(), self.stays_out) {
                (true, true) => say!("teams-out-team-left"),
                (true, false) => say!("teams-out-team-back"),
                (false, _) if self.team.team.is_waiting() => say!("teams-out-team-off-the-list"),
                (false, _) => say!("teams-out-team-out"),
            };
        }
        match (me.is_active(), self.stays_out) {
            (true, _) => say!("teams-out-leave"),
            (false, true) => say!("play-me-you-have-left"),
            (false, false) => say!("play-me-come-back"),
        }
    }

    fn size(&self) -> u8 {
        self.visit.event.settings.team.players()
    }

    fn are_handed_in(&self) -> bool {
        self.visit.event.settings.rosters != RosterPolicy::AtTable
    }

    /// Where a member's roster stands.
    fn roster_of(&self, member: &Player) -> Message {
        let state = self.visit.event.frame.roster(member.id).map(|roster| roster.state);
        say!("teams-roster-of", name = member.name, state)
    }

    /// How rosters are handed in, and until when.
    fn about_rosters(&self) -> Message {
        let due = self.visit.event.settings.roster_deadline.as_ref();
        say!("teams-rosters-about", due = due.map(|due| self.visit.speaker.say(&self.visit.event.due(due))))
    }

    /// What is done with the rosters that the team is given to check, and until when.
    fn about_checks(&self) -> Message {
        let until = self.visit.event.settings.team.checked_until.as_ref();
        say!(
            "teams-to-check-about",
            until = until.map(|until| self.visit.speaker.say(&self.visit.event.due(until)))
        )
    }

    /// What became of the payment of a team that has left, for whoever answers for it.
    fn what_becomes_of_the_money(&self) -> Option<Message> {
        let refund = refund_of_entry(&self.visit.event.settings, &self.team.team).filter(|_| self.speaks);
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
            let player = Player { version, ..sent_player(&team, &form)? };
            let wanted = member_sent(&form, &player);
            members::set_membership(&app, &actor, &here.event, &player, wanted)
                .await
                .map(|()| say!("forms-saved"))
        }
        "remove" => {
            let player = Player { version, ..sent_player(&team, &form)? };
            let left = members::remove_team_member(&app, &actor, &here.event, &player).await;
            left.map(|()| say!("teams-member-left", name = player.name))
        }
        "renew" => {
            team.team.version = version;
            let renewed = teams::renew_invitation(&app, &actor, &team.team).await;
            renewed.map(|()| say!("teams-invitation-renewed"))
        }
        _ => return Err(Error::NotFound),
    };
    Next::lead_to_page(&here, here.to("team")).after_or_why(note, |note: Message| note)
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
