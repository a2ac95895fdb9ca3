//! Signing up for an event, without an account.

use crate::{
    actions::{links, players, teams::invitation},
    app::App,
    domain::event::{
        player::{Player, Status},
        team::Team,
    },
    error::Result,
    storage,
    web::{
        account::with_session,
        form::Form,
        guard::Entered,
        outcome::{Next, Sent},
        qr::qr_code,
        respond::{form_again, page, see_other},
        signing_up::new_entry,
        teams::of_players,
        visit::EventVisit,
    },
    words::{mails::written, pages::players as say},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "event/register.html")]
struct RegisterPage {
    visit: EventVisit,
    form: Form,
    places_left: i64,
    waiting: i64,
}

#[derive(Template)]
#[template(path = "event/welcome.html")]
struct WelcomePage {
    visit: EventVisit,
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

impl RegisterPage {
    /// Whoever signs up now gets a place at once.
    fn is_free(&self) -> bool {
        self.places_left > 0 && self.waiting == 0
    }
}

impl WelcomePage {
    /// The link as a picture, for another phone's camera.
    fn code(&self) -> Option<String> {
        qr_code(&self.link)
    }

    /// Where the link was sent to.
    fn wrote_to(&self) -> Option<&str> {
        self.player.email.as_deref().filter(|_| self.writes)
    }

    fn heading(&self) -> String {
        match &self.team {
            Some(team) => say::welcome_to_team(&self.player, team, self.waiting),
            None => say::welcome(&self.player, self.waiting),
        }
    }
}

pub async fn show(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    if !here.event.settings.entrants.are_players() {
        return see_other(here.to("teams/register"));
    }
    page(&here.visit.clone(), &register_page(&app, here, Form::default()).await?)
}

pub async fn send(app: Data<App>, here: EventVisit, mut form: Form) -> Result<HttpResponse> {
    of_players(&here)?;
    let Some(new) = new_entry(&mut form, &here) else {
        return form_again(&here.visit.clone(), &register_page(&app, here, form).await?);
    };
    let result = players::sign_up(&app, &here.actor(&form), &here.event, new, written).await;
    let saved = async |player| {
        let token = links::enter(&app, here.session.as_ref(), &player).await?;
        with_session(&app, token, see_other(here.to("welcome"))?)
    };
    let again = async |form| register_page(&app, here.clone(), form).await;
    Sent { visit: &here.visit, form, result }.answer_by(Next::to(here.to("register")), saved, again).await
}

/// What somebody who has signed up needs to know and keep.
pub async fn welcome(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    let player = here.player().clone();
    let team = here.known.frame.team_of(&player).cloned();
    let waiting = if let Some(team) = &team {
        let mut waiting = here.known.frame.teams.iter().filter(|other| other.is_waiting());
        waiting.position(|other| other.id == team.id)
    } else {
        let mut waiting = here.known.frame.players.iter().filter(|other| other.is_waiting());
        waiting.position(|other| other.id == player.id)
    };
    let answers = team.as_ref().filter(|_| player.speaks_for_team());
    let invitation = answers.map(|team| invitation::link(&app, &here.event.slug, team));
    let (link, writes) = (links::link(&app, &player), app.config.smtp.is_some());
    let (visit, waiting) = (here.0.clone(), waiting.map(|place| place + 1));
    page(&here.visit, &WelcomePage { visit, player, team, link, invitation, waiting, writes })
}

async fn register_page(app: &App, here: EventVisit, form: Form) -> Result<RegisterPage> {
    let mut tx = app.database.read().await?;
    let taken = storage::players::count(&mut tx, here.event.id, Status::Playing).await?;
    let places_left = (i64::from(here.event.settings.capacity) - taken).max(0);
    let waiting = storage::players::count(&mut tx, here.event.id, Status::Waiting).await?;
    Ok(RegisterPage { visit: here, form, places_left, waiting })
}
