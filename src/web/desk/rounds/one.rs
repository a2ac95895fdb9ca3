//! What the organiser does with one round: looks at it, plans, draws again, publishes, closes.

use super::{
    list::options,
    page::{AtRound, RoundQuery, choices, seen},
};
use crate::{
    actions::{
        Actor,
        rounds::{self, Late, Pick, Plan, Waiting},
        screens,
    },
    domain::{event::clock::Hand, numbers::RoundNumber, round::RoundState},
    error::{Error, Result},
    web::{
        form::Form, free_places::filled_after, guard::Organiser, outcome::Next, respond::done,
        teams::of_players, undo::Tap,
    },
    words::pages::{
        desk::{rounds as say, show::clock_turned},
        forms,
    },
};
use actix_web::{HttpResponse, web::Query};

pub async fn show(at: AtRound, look: Query<RoundQuery>) -> Result<HttpResponse> {
    at.show(&look).await
}

pub async fn plan(at: AtRound, mut form: Form) -> Result<HttpResponse> {
    of_players(&at.here)?;
    let Some(plan) = planned(&mut form, &at.here, at.number) else {
        return at.again(form).await;
    };
    let result = rounds::set_plan(&at.app, &at.actor(&form), at.here.event.id, &plan).await;
    at.answer(form, result, &say::plan_saved(at.number)).await
}

/// Battleplan and start of a round as typed. None where something is wrong, which stands beside its field.
pub(in crate::web::desk) fn planned(form: &mut Form, here: &Organiser, round: RoundNumber) -> Option<Plan> {
    let slug = form.value("battleplan").trim().to_owned();
    if slug != "dice" && !choices(&here.event.settings, None).iter().any(|(known, _)| *known == slug) {
        form.refuse("battleplan", forms::CHOOSE_ONE_OF_THESE);
    }
    let starts_at = form.moment("starts_at", here.zone());
    let battleplan = match slug.as_str() {
        "dice" => Pick::Dice,
        _ => Pick::Named(Some(slug).filter(|slug| !slug.is_empty())),
    };
    form.is_fine().then(|| Plan { round, seen: seen(form), battleplan, starts_at })
}

pub async fn redraw(at: AtRound, mut form: Form) -> Result<HttpResponse> {
    of_players(&at.here)?;
    let Some(reason) = form.required("redraw_reason", 200, say::SAY_WHY_DRAWN_AGAIN) else {
        return at.again(form).await;
    };
    let (chosen, again) = (options(&form, at.number), (seen(&form), reason.as_str()));
    let result = rounds::redraw(&at.app, &at.actor(&form), &at.here.event, chosen, again).await;
    at.answer(form, result, say::DRAWN_AGAIN).await
}

/// A late arrival takes the seat across the bye.
pub async fn seat(at: AtRound, form: Form) -> Result<HttpResponse> {
    of_players(&at.here)?;
    let player = form.value("player").parse().map_err(|_| Error::NotFound)?;
    let late = Late { round: at.number, seen: seen(&form), player, reason: say::CAME_AFTER_THE_DRAW.into() };
    let result = rounds::seat_late(&at.app, &at.actor(&form), &at.here.event, &late).await;
    let name = at.here.known.frame.player(player).map_or("", |player| player.name.as_str());
    at.answer(form, result, &say::is_seated(name, at.number)).await
}

pub async fn publish(at: AtRound, form: Form) -> Result<HttpResponse> {
    let asked = (at.number, seen(&form));
    let result = rounds::publish(&at.app, &at.actor(&form), &at.here.event, asked).await;
    let starts = form.is("clock", "start");
    if starts && result.is_ok() {
        let by = Actor { once: None, ..at.actor(&form) };
        let turned = screens::turn_clock(&at.app, &by, &at.here.event, at.number, Hand::Start).await;
        // It is out, whatever became of its clock: its page says that.
        return at.answer(form, turned.map(|_| ()), &say::published(at.number, starts)).await;
    }
    at.answer(form, result, &say::published(at.number, starts)).await
}

/// Starts the round's clock from its page.
pub async fn start_clock(at: AtRound, form: Form) -> Result<HttpResponse> {
    let by = at.actor(&form);
    let result = screens::turn_clock(&at.app, &by, &at.here.event, at.number, Hand::Start).await;
    at.answer(form, result.map(|_| ()), &clock_turned(Hand::Start, at.number)).await
}

pub async fn take_back(at: AtRound, form: Form) -> Result<HttpResponse> {
    match rounds::take_back(&at.app, &at.actor(&form), at.here.event.id, (at.number, seen(&form))).await {
        Ok(RoundState::Draft) => {
            // Whoever left while it stood may have left a place.
            let thrown_away = Ok(say::DRAFT_THROWN_AWAY.to_owned());
            done(at.here.to("desk/rounds"), filled_after(&at.app, &at.here.event, thrown_away).await?)
        }
        result => {
            let result = result.map(|_| ());
            at.answer(form, result, say::DRAFT_AGAIN).await
        }
    }
}

pub async fn close(at: AtRound, form: Form) -> Result<HttpResponse> {
    let waiting = if form.is_ticked("accept") { Waiting::Accept } else { Waiting::Refuse };
    let result = rounds::close(&at.app, &at.actor(&form), at.here.event.id, (at.number, waiting)).await;
    if result.is_ok() && at.number.0 < at.here.event.settings.rounds {
        // Nobody looks at a closed round in a full hall: the next one is drawn.
        let next = Next::to(at.here.to("desk/rounds"));
        return next
            .undone_by(&at.here, Tap::RoundClosed { round: at.number })
            .after(result, |()| say::closed(at.number));
    }
    at.answer(form, result, &say::closed(at.number)).await
}

pub async fn reopen(at: AtRound, form: Form) -> Result<HttpResponse> {
    let result = rounds::reopen(&at.app, &at.actor(&form), at.here.event.id, at.number).await;
    at.answer(form, result, &say::open_again(at.number)).await
}
