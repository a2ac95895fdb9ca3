//! Signing up for an event, without an account.

use crate::{
    actions::{
        links,
        players::{self, SignUp},
    },
    app::App,
    domain::{
        event::{
            Stage,
            pack::{LONGEST_ANSWER, RosterPolicy},
            player::{Details, Player, Status},
            registration::Registration,
            roster_version::RosterState,
        },
        refusal::Refusal,
    },
    error::{Error, Result},
    storage,
    web::{
        account::with_session,
        form::Form,
        guard::Entered,
        outcome::{Next, Sent},
        person::new_player,
        qr::qr_code,
        respond::{form_again, page, see_other},
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
    link: String,
    /// Place on the waiting list, from 1.
    waiting: Option<usize>,
    /// The site sends mail.
    writes: bool,
}

impl RegisterPage {
    fn is_open(&self) -> bool {
        self.visit.event.takes_registrations(self.visit.now)
    }

    /// When it opens, where that is still to come.
    fn opens(&self) -> Option<String> {
        match self.visit.event.registration(self.visit.now) {
            Registration::NotYet(at) if self.visit.event.stage == Stage::Published => {
                Some(self.visit.zone().long(at))
            }
            _ => None,
        }
    }

    fn closes(&self) -> Option<String> {
        self.visit.event.settings.day.registration_closes_at.map(|at| self.visit.zone().long(at))
    }

    /// The organiser's own questions, each with the name of its field.
    fn questions(&self) -> Vec<(String, &str)> {
        questions(&self.visit)
    }

    /// Whoever signs up now gets a place at once.
    fn is_free(&self) -> bool {
        self.places_left > 0 && self.waiting == 0
    }
}

impl WelcomePage {
    /// They have just come: nothing is played, and nothing of theirs is here yet.
    fn is_new(&self) -> bool {
        let frame = &self.visit.known.frame;
        frame.public_rounds().next().is_none() && frame.roster(self.player.id).is_none()
    }

    /// The next thing that they do is hand a roster in, or mend the one they have.
    fn is_to_hand_in(&self) -> bool {
        let (event, roster) = (&self.visit.event, self.visit.known.frame.roster(self.player.id));
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

    fn heading(&self) -> String {
        say::welcome(&self.player, (self.waiting, self.is_new()))
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
    let Some(new) = new_player(&mut form) else {
        return form_again(&here.visit.clone(), &register_page(&app, here, form).await?);
    };
    let answers = answers(&mut form, &here);
    if !form.is_fine() {
        return form_again(&here.visit.clone(), &register_page(&app, here, form).await?);
    }
    let details = Details { paid: false, spare: false, notes: None, ..new };
    let own = here.me.as_ref().map(|me| me.id);
    let new = SignUp { details, answers, own, is_another: form.is_ticked("another") };
    let result = players::sign_up(&app, &here.actor(&form), &here.event, new, written).await;
    if matches!(&result, Err(Error::Refused(Refusal::Player(why))) if why.asks_who_it_is()) {
        form.set("asks", "yes");
    }
    let saved = async |player| {
        let token = links::enter(&app, here.session.as_ref(), &player).await?;
        with_session(&app, token, see_other(here.to("welcome"))?)
    };
    let again = async |form| register_page(&app, here.clone(), form).await;
    Sent { visit: &here.visit, form, result }.answer_by(Next::to(here.to("register")), saved, again).await
}

/// The name of each question's field, and the question.
fn questions(here: &EventVisit) -> Vec<(String, &str)> {
    let numbered = here.event.settings.day.questions.iter().zip(1..);
    numbered.map(|(question, number)| (format!("answer_{number}"), question.as_str())).collect()
}

/// Each question with what was answered; what was left empty is left out.
fn answers(form: &mut Form, here: &EventVisit) -> Vec<(String, String)> {
    let asked = questions(here).into_iter();
    asked
        .filter_map(|(name, question)| Some((question.to_owned(), form.text(&name, LONGEST_ANSWER)?)))
        .collect()
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
        &WelcomePage {
            visit: here.0.clone(),
            writes: app.config.smtp.is_some(),
            player,
            link,
            waiting: waiting.map(|place| place + 1),
        },
    )
}

async fn register_page(app: &App, here: EventVisit, form: Form) -> Result<RegisterPage> {
    let mut tx = app.database.read().await?;
    let taken = storage::players::count(&mut tx, here.event.id, Status::Playing).await?;
    let places_left = (i64::from(here.event.settings.capacity) - taken).max(0);
    let waiting = storage::players::count(&mut tx, here.event.id, Status::Waiting).await?;
    Ok(RegisterPage { visit: here, form, places_left, waiting })
}
