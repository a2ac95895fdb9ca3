//! A player leaves, or claims their entry for their account.

use crate::{
    actions::players,
    app::App,
    domain::{
        event::{
            player::Player,
            refund::{refund, refund_at},
        },
        numbers::RoundNumber,
        round::RoundState,
    },
    error::{Error, Result},
    storage,
    web::{form::Form, free_places, guard::Entered, outcome::Next, respond::page, visit::EventVisit},
    words::pages::me as say,
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "play/leave.html")]
struct LeavePage {
    visit: EventVisit,
    /// The newest round that is out.
    newest: RoundNumber,
    /// The same, while it is played and the player's battle in it has no result.
    plays_on: Option<RoundNumber>,
}

impl LeavePage {
    /// What was published since went without them.
    fn is_missed(&self) -> bool {
        let last = self.visit.me.as_ref().and_then(|me| me.dropped_after);
        last.is_some_and(|last| last < self.newest)
    }

    fn has_left(&self) -> bool {
        self.visit.me.as_ref().is_some_and(|me| !me.is_active() && !self.is_waiting())
    }

    fn is_waiting(&self) -> bool {
        self.visit.me.as_ref().is_some_and(Player::is_waiting)
    }

    /// What became of the payment of somebody who has left.
    fn what_becomes_of_the_money(&self) -> Option<String> {
        refund(&self.visit.event.settings, self.visit.me.as_ref()?).map(say::what_becomes_of_the_money)
    }

    /// What will become of it, where a place is given up that is paid for.
    fn what_will_become_of_the_money(&self) -> Option<String> {
        let me = self.visit.me.as_ref()?;
        let settings = &self.visit.event.settings;
        let gives_up = me.paid && me.gives_up_their_place(self.newest);
        gives_up.then(|| {
            say::what_will_become_of_the_money(refund_at(settings, self.visit.now), settings.refund_until)
        })
    }

    fn version(&self) -> i64 {
        self.visit.me.as_ref().map_or(0, |me| me.version)
    }
}

pub async fn show(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let newest = storage::events::newest_published_round(&mut tx, here.event.id).await?;
    drop(tx);
    let plays_on = plays_on(&here);
    page(&here.visit, &LeavePage { visit: here.0.clone(), newest, plays_on })
}

/// The round that the player is in the middle of.
fn plays_on(here: &Entered) -> Option<RoundNumber> {
    let known = &here.known;
    let round =
        known.frame.public_rounds().next_back().filter(|round| round.state == RoundState::Published)?;
    let own = known.battles_of(here.player().id).find(|battle| battle.round_number == round.number)?;
    own.counted().is_none().then_some(round.number)
}

pub async fn send(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    let mut me = here.player().clone();
    me.version = form
        .value("version")
        .parse()
        .map_err(|_| Error::refused(crate::domain::refusal::FormRefusal::NoVersion))?;
    let actor = here.player_actor(&form);
    if form.is("undo", "yes") {
        let back = players::come_back(&app, &actor, &me, &here.event).await;
        return Next::to(here.to("me")).after(back, |()| say::WELCOME_BACK);
    }
    let left = players::leave(&app, &actor, &me, &here.event).await;
    if left.is_ok() {
        free_places::fill(&app, here.event.id).await?;
    }
    Next::to(here.to("leave")).after(left, |()| say::LEFT)
}

/// The account that is signed in here takes the entry, or gives it back.
pub async fn claim(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    let account = here.account.as_ref().ok_or(Error::SignIn)?;
    if form.is("do", "release") {
        let by = here.player_actor(&form);
        let released = players::release(&app, &by, here.player(), account.id).await;
        return Next::to("/account").after(released, |()| say::RELEASED);
    }
    let claimed = players::claim(&app, &here.player_actor(&form), here.player(), account.id).await;
    Next::to(here.to("me")).after(claimed, |()| say::CLAIMED)
}
