//! Pairs that are kept apart, or brought together.

use crate::{
    actions::rounds::{self, LoadedRounds, NewPair, PairPrice},
    app::App,
    domain::{
        event::player::Player,
        ids::PlayerId,
        numbers::RoundNumber,
        rounds::{ConstrainedPair, ConstraintKind, PairConstraint},
    },
    error::{Error, Result},
    storage,
    web::{
        form::Form,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::{form_again, page},
        visit::EventVisit,
    },
    words::{
        InWords, Label,
        pages::{desk::rounds as say, forms},
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Query},
};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/rounds/pairs.html")]
struct PairsPage {
    visit: EventVisit,
    pairs: Vec<(PairConstraint, Player, Player)>,
    form: Form,
    price: Option<PairPrice>,
}

impl PairsPage {
    fn wishes() -> [(&'static str, &'static str); 2] {
        [ConstraintKind::Apart, ConstraintKind::Together].map(|kind| (kind.as_str(), kind.label()))
    }

    fn when(constraint: &PairConstraint) -> String {
        say::in_rounds(&constraint.rounds)
    }
}

/// What the form says, to see what it would cost before it is sent.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct PairQuery {
    a: String,
    b: String,
    wish: String,
    rounds: String,
    why: String,
}

pub async fn show(app: Data<App>, here: Organiser, look: Query<PairQuery>) -> Result<HttpResponse> {
    let PairQuery { a, b, wish, rounds, why } = look.into_inner();
    let asks = !a.is_empty() && !b.is_empty();
    let mut form = Form::filled([("a", a), ("b", b), ("wish", wish), ("rounds", rounds), ("why", why)]);
    let mut price = None;
    if asks && let Some(pair) = read(&app, &here, &mut form).await? {
        let mut tx = app.database.read().await?;
        let loaded_rounds = LoadedRounds::read(&mut tx, &here.event).await?;
        tx.commit().await?;
        match loaded_rounds.price_of_pair(&pair).await {
            Ok(found) => price = Some(found),
            Err(error) => form = form.refused(error.refusal()?),
        }
    }
    let shown = PairsPage { price, ..pairs_page(&app, &here, form).await? };
    page(&here.visit, &shown)
}

pub async fn add(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let pair = read(&app, &here, &mut form).await?;
    let why = form.required("why", 200, say::SAY_WHY_A_PAIR);
    let (Some(pair), Some(why), true) = (pair, why, form.is_fine()) else {
        let shown = pairs_page(&app, &here, form).await?;
        return form_again(&here.visit, &shown);
    };
    let result = rounds::add_pair(&app, &here.actor(&form), here.event.id, &NewPair { pair, why }).await;
    let next = Next::to(here.to("desk/pairs")).saying(say::PAIR_IS_KEPT).either_way();
    Sent { visit: &here.visit, form, result }
        .answer(next, async |form| pairs_page(&app, &here, form).await)
        .await
}

/// The pair that the form names; nothing where something is wrong with it.
async fn read(app: &App, here: &Organiser, form: &mut Form) -> Result<Option<ConstrainedPair<PlayerId>>> {
    let mut tx = app.database.read().await?;
    let mut picked = Vec::new();
    for field in ["a", "b"] {
        let number = form.number(field, 1..=1_000_000).unwrap_or_default();
        let found = storage::players::by_number(&mut tx, here.event.id, number).await?;
        if found.is_none() && form.problem_of(field).is_none() {
            form.refuse(field, forms::NO_SUCH_PLAYER);
        }
        picked.extend(found);
    }
    tx.commit().await?;
    let rounds = form.read("rounds", round_numbers);
    let kind = if form.is("wish", "together") { ConstraintKind::Together } else { ConstraintKind::Apart };
    let ([a, b], Some(rounds)) = (&picked[..], rounds) else { return Ok(None) };
    Ok(Some(ConstrainedPair { a: a.id, b: b.id, rounds, kind }))
}

pub async fn remove(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let pair = form.value("pair").parse().map_err(|_| Error::NotFound)?;
    let removed = rounds::remove_pair(&app, &here.actor(&form), here.event.id, pair).await;
    Next::to(here.to("desk/pairs")).or_twice(forms::REMOVED).after(removed, |()| forms::REMOVED)
}

async fn pairs_page(app: &App, here: &Organiser, form: Form) -> Result<PairsPage> {
    let mut tx = app.database.read().await?;
    let constraints = storage::pair_constraints::list(&mut tx, here.event.id).await?;
    let mut pairs = Vec::new();
    for constraint in constraints {
        let a = storage::players::find(&mut tx, constraint.a).await?.ok_or(Error::NotFound)?;
        let b = storage::players::find(&mut tx, constraint.b).await?.ok_or(Error::NotFound)?;
        pairs.push((constraint, a, b));
    }
    Ok(PairsPage { visit: here.0.clone(), pairs, form, price: None })
}

/// `1, 2`; empty: every round.
pub(super) fn round_numbers(text: &str) -> Result<Vec<RoundNumber>, &'static str> {
    let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
    let can_be = |number: &RoundNumber| (RoundNumber::FIRST..=RoundNumber(100)).contains(number);
    let numbers = parts.map(|part| part.parse().ok().filter(can_be));
    numbers.collect::<Option<_>>().ok_or(forms::ENTER_ROUND_NUMBERS)
}
