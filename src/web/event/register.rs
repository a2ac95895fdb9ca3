//! Signing up for an event, without an account.

use crate::{
    actions::entrants::{links, players, teams::invitation},
    domain::{
        event::{
            pack::RosterPolicy,
            player::{Player, Status},
            roster_version::RosterState,
            team::Team,
        },
        refusal::Refusal,
    },
    web::{
        forms::factions::{factions_of, settle_faction},
        page::{guard::Entered, qr::qr_code, signing_up::new_stranger},
        prelude::*,
        reply::{respond::see_other, sign_up_reply::answer_sign_up},
        teams::of_players,
    },
};

#[derive(Template)]
#[template(path = "event/register.html")]
struct RegisterPage<'a> {
    visit: &'a EventVisit,
    form: Form,
    /// Those of the game.
    factions: Vec<String>,
}

#[derive(Template)]
#[template(path = "event/welcome.html")]
struct WelcomePage<'a> {
    visit: &'a EventVisit,
    player: Player,
    /// None where they play for themselves.
    team: Option<Team>,
    link: String,
    /// With which others join the team; for whoever answers for it.
    invitation: Option<String>,
    /// Place on the waiting list, from 1: their own, or their team's.
    waiting: Option<usize>,
    /// The site sends mail.
    writes: bool,
}

impl WelcomePage<'_> {
    /// They have just come: nothing is played, and nothing of theirs is here yet.
    fn is_new(&self) -> bool {
        let frame = &self.visit.event.frame;
        frame.public_rounds().next().is_none() && frame.roster(self.player.id).is_none()
    }

    /// The next thing that they do is hand a roster in, or mend the one they have.
    fn is_to_hand_in(&self) -> bool {
        let (event, roster) = (&self.visit.event, self.visit.event.frame.roster(self.player.id));
        let is_asked = event.settings.rosters != RosterPolicy::AtTable && !event.stage.is_over();
        let is_open = roster.is_none_or(|roster| roster.state == RosterState::NeedsFix);
        is_asked && is_open && self.player.status != Status::Withdrawn
    }

    /// The link as a picture, for another phone's camera.
    fn code(&self) -> Option<String> {
        qr_code(&self.link)
    }

    /// Where the link was sent to.
    fn wrote_to(&self) -> Option<&str> {
        self.player.email.as_deref().filter(|_| self.writes)
    }

    /// How they come in, where nobody has let them in yet.
    fn way_in(&self) -> Option<Message> {
        self.player.asks_to_come_in().then(|| say!("players-who-lets-in", address = self.wrote_to()))
    }

    /// Whoever is new is told that they are in, everybody else knows.
    fn heading(&self) -> Message {
        let (player, name) = (&self.player, &self.player.name);
        if let Some(team) = &self.team {
            return self.heading_of_team(team);
        }
        match (self.waiting, player.is_active()) {
            (Some(place), _) => say!("players-welcome-waiting", place),
            (None, true) if self.is_new() => say!("players-welcome-new", name),
            (None, true) => say!("players-welcome", name),
            (None, false) if player.asks_to_come_in() => say!("players-welcome-asks", name),
            (None, false) => say!("players-welcome-left"),
        }
    }

    fn heading_of_team(&self, of: &Team) -> Message {
        let (player, team) = (&self.player, &of.name);
        match (self.waiting, of.is_active() && player.is_active()) {
            (Some(place), _) => say!("players-welcome-team-waiting", team, place),
            (None, true) => say!("players-welcome-team", team, name = player.name),
            (None, false) if player.is_active() => say!("players-welcome-team-left", team),
            (None, false) => say!("players-welcome-left-team", team),
        }
    }
}

/// Where a poster leads: to sign up while players can, then to the event.
pub(in crate::web) fn address_on_posters(app: &App, here: &EventVisit) -> String {
    let page = match here.event.teams_page() {
        _ if !here.event.takes_registrations(here.now) => "",
        Some(_) => "teams/register",
        None => "register",
    };
    format!("{}{}", app.config.base_url(), here.to(page))
}

pub async fn show_registration_page(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    if let Some(teams) = here.event.teams_page() {
        return see_other(here.to(&format!("{teams}/register")));
    }
    answer_with_page(&here, &register_page(&app, &here, Form::default()).await?)
}

pub async fn send_registration(app: Data<App>, here: EventVisit, mut form: Form) -> Result<HttpResponse> {
    of_players(&here)?;
    settle_faction(&mut form, &factions_of(&app, &here.event.settings).await?);
    let Some(new) = new_stranger(&mut form, &app, &here) else {
        return form_again(&here, &register_page(&app, &here, form).await?);
    };
    let result = players::sign_up(&app, &here.actor(&form), &here.event, new, app.language).await;
    if matches!(&result, Err(Error::Refused(Refusal::Player(why))) if why.asks_who_it_is()) {
        form.set("asks", "yes");
    }
    let sent = SentForm { visit: &here.visit, form, result };
    answer_sign_up(&app, &here, sent, "register", async |form| register_page(&app, &here, form).await).await
}

/// What somebody who has signed up needs to know and keep.
pub async fn show_welcome_page(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    let player = here.player().clone();
    let team = here.event.frame.team_of(&player).cloned();
    let waiting = here.event.waiting_place(&player);
    let answers = team.as_ref().filter(|_| player.speaks_for_team());
    let invitation = answers.map(|team| invitation::team_invitation_link(&app, &here.event.slug, team));
    let (link, writes) = (links::private_link(&app, &player), app.config.smtp.is_some());
    let visit = &here.0;
    answer_with_page(&here.visit, &WelcomePage { visit, player, team, link, invitation, waiting, writes })
}

async fn register_page<'a>(app: &App, here: &'a EventVisit, form: Form) -> Result<RegisterPage<'a>> {
    let factions = factions_of(app, &here.event.settings).await?;
    Ok(RegisterPage { visit: here, form, factions })
}
