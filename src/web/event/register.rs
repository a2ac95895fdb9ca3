//! Signing up for an event, without an account.

use crate::{
    actions::{links, players},
    app::App,
    domain::{
        account::Email,
        event::{
            Stage,
            player::{DetailText, Details, Player, PlayerName, Status},
        },
    },
    error::Result,
    storage,
    web::{
        account::with_session,
        form::Form,
        guard::Entered,
        outcome::{Next, Sent},
        respond::{form_again, page, see_other},
        visit::EventVisit,
    },
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
    link: String,
    /// Place on the waiting list, from 1.
    waiting: Option<usize>,
}

impl RegisterPage {
    fn is_open(&self) -> bool {
        self.visit.event.stage == Stage::Published && self.visit.event.settings.public_registration
    }

    /// Whoever signs up now gets a place at once.
    fn is_free(&self) -> bool {
        self.places_left > 0 && self.waiting == 0
    }
}

impl WelcomePage {
    fn heading(&self) -> String {
        match (self.waiting, self.player.is_active()) {
            (Some(place), _) => format!("You are on the waiting list, place {place}"),
            (None, true) => format!("You are in, {}", self.player.name),
            (None, false) => "You have left this event".into(),
        }
    }
}

pub async fn show(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    page(&here.visit.clone(), &register_page(&app, here, Form::default()).await?)
}

pub async fn send(app: Data<App>, here: EventVisit, mut form: Form) -> Result<HttpResponse> {
    let Some(new) = new_player(&mut form) else {
        return form_again(&here.visit.clone(), &register_page(&app, here, form).await?);
    };
    let new = Details { paid: false, spare: false, notes: None, ..new };
    let result = players::sign_up(&app, &here.actor(&form), &here.event, new).await;
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
    let mut tx = app.database.read().await?;
    let all = storage::players::list(&mut tx, here.event.id).await?;
    let waiting =
        all.iter().filter(|other| other.status == Status::Waiting).position(|other| other.id == player.id);
    let link = links::link(&app, &player);
    page(
        &here.visit,
        &WelcomePage { visit: here.0.clone(), player, link, waiting: waiting.map(|place| place + 1) },
    )
}

/// A player as typed, with the problems beside the fields: on the public page and at the desk.
pub fn new_player(form: &mut Form) -> Option<Details> {
    let name = form.read("name", PlayerName::parse);
    let texts = DetailText::ALL.map(|which| (which, text(form, which)));
    let mut new = Details::named(name?);
    for (which, text) in texts {
        new.set_text(which, text);
    }
    (new.paid, new.spare) = (form.is_ticked("paid"), form.is_ticked("spare"));
    form.is_fine().then_some(new)
}

fn text(form: &mut Form, which: DetailText) -> Option<String> {
    match which {
        DetailText::Email if form.value(which.key()).trim().is_empty() => None,
        DetailText::Email => form.read(which.key(), Email::parse).map(|email| email.as_str().to_owned()),
        _ => form.text(which.key(), which.most()),
    }
}

async fn register_page(app: &App, here: EventVisit, form: Form) -> Result<RegisterPage> {
    let mut tx = app.database.read().await?;
    let taken = storage::players::count(&mut tx, here.event.id, Status::Playing).await?;
    let places_left = (i64::from(here.event.settings.capacity) - taken).max(0);
    let waiting = storage::players::count(&mut tx, here.event.id, Status::Waiting).await?;
    Ok(RegisterPage { visit: here, form, places_left, waiting })
}
