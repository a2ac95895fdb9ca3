//! A player leaves, or claims their entry for their account.

use crate::{
    actions::players,
    app::App,
    domain::event::player::Player,
    error::{Error, Result},
    storage,
    web::{
        form::Form,
        guard::Entered,
        respond::{done, page},
        visit::EventVisit,
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "play/leave.html")]
struct LeavePage {
    visit: EventVisit,
    rounds: i64,
}

impl LeavePage {
    fn has_left(&self) -> bool {
        self.visit.me.as_ref().is_some_and(|me| !me.is_active() && !self.is_waiting())
    }

    fn is_waiting(&self) -> bool {
        self.visit.me.as_ref().is_some_and(Player::is_waiting)
    }

    fn version(&self) -> i64 {
        self.visit.me.as_ref().map_or(0, |me| me.version)
    }
}

pub async fn show(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let rounds = storage::events::rounds_published(&mut tx, here.event.id).await?;
    page(&here.visit, &LeavePage { visit: here.0.clone(), rounds })
}

pub async fn send(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    let mut me = here.player().clone();
    me.version = form
        .value("version")
        .parse()
        .map_err(|_| Error::refused(crate::domain::refusal::FormRefusal::NoVersion))?;
    let actor = here.player_actor(&form);
    if form.is("undo", "yes") {
        players::come_back(&app, &actor, &me, &here.event).await?;
        return done(here.to("me"), "Welcome back. You are paired from the next round on.");
    }
    players::leave(&app, &actor, &me, &here.event).await?;
    done(here.to("leave"), "You have left the event. Thank you for playing.")
}

/// The account that is signed in here takes the entry.
pub async fn claim(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    let account = here.account.as_ref().ok_or(Error::SignIn)?;
    players::claim(&app, &here.player_actor(&form), here.player(), account.id).await?;
    done(here.to("me"), "This entry is in your account now.")
}
