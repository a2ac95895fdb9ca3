//! Two teams of a round change places, and a team that came after the draw is seated.

use super::one_round::round_page;
use crate::{
    actions::rounds::{
        LateTeam, RepairAudience, SwapTeams, price_of_team_swap, prices_of_team_swaps, seat_late_team,
        swap_teams,
    },
    app::App,
    domain::{
        event::team::TeamMatch,
        numbers::RoundNumber,
        pairing::{PairingOrder, SwapWith, Swaps},
        round::RoundState,
        rounds::{RoundNow, TableNow},
    },
    error::{Error, Result},
    storage,
    text::say,
    web::{
        desk::rounds::picker::{PricedSeat, SwapPage, SwapQuery, SwapRound, SwapSeat, SwapTable},
        forms::form::Form,
        page::guard::Organiser,
        reply::{
            form_reply::{Next, SentForm},
            respond::{answer_with_page, form_again},
        },
        teams::of_teams,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};

/// With whom a team could change places.
pub async fn show_team_swap_page(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    look: Query<SwapQuery>,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    answer_with_page(&here.visit, &swap_page(&app, &here, path.1, look.into_inner(), Form::default()).await?)
}

/// Swaps two teams.
pub async fn swap_teams_by_hand(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    mut form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let mut tx = app.database.read().await?;
    let teams = storage::teams::list_teams(&mut tx, here.event.id).await?;
    tx.commit().await?;
    let mut picked = Vec::new();
    for field in ["one", "two"] {
        let found = teams.iter().find(|team| team.number.to_string() == form.value(field).trim());
        if found.is_none() {
            form.refuse(field, say!("desk-matches-not-in-round"));
        }
        picked.extend(found);
    }
    let reason = form.required("reason", 200, say!("forms-say-why"));
    let again = async |form: Form| {
        let asked = SwapQuery::from_form(&form);
        swap_page(&app, &here, path.1, asked, form).await
    };
    let (Some(reason), [one, two], true) = (reason, &picked[..], form.is_fine()) else {
        return form_again(&here.visit, &again(form).await?);
    };
    let told = if form.is_ticked("told") { RepairAudience::Everybody } else { RepairAudience::Staff };
    let asked = SwapTeams {
        round: path.1,
        seen: seen_version_of_matches(&form),
        one: one.id,
        two: two.id,
        reason,
        told,
    };
    let result = swap_teams(&app, &here.actor(&form), &here.event, &asked).await;
    let next = Next::lead_to_page(&here, here.to(&format!("desk/matches/{}", path.1))).saying(say!(
        "desk-rounds-swapped",
        one = one.name.as_str(),
        two = two.name.as_str()
    ));
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

async fn swap_page(
    app: &App,
    here: &Organiser,
    number: RoundNumber,
    asked: SwapQuery,
    mut form: Form,
) -> Result<SwapPage> {
    let mut tx = app.database.read().await?;
    let loaded = storage::team_history::load_team_history(&mut tx, &here.event).await?;
    let round = loaded.rounds.iter().find(|round| round.number == number).cloned().ok_or(Error::NotFound)?;
    let drawn = storage::team_matches::list_round_matches(&mut tx, round.id).await?;
    let kept = storage::rounds::load_kept_draw(&mut tx, round.id).await?;
    let constraints = storage::pair_constraints::list_pair_constraints(&mut tx, here.event.id).await?;
    tx.commit().await?;
    let now =
        RoundNow::from_tables(&round, &loaded.history, TableNow::from_matches(&loaded.index, &drawn), kept);
    let sits = |number: &str| {
        let seated = drawn.iter().flat_map(TeamMatch::teams).filter_map(|id| loaded.team(id));
        seated.into_iter().find(|team| team.number.to_string() == number.trim()).map(|team| team.id)
    };
    let (one, two) = (sits(&asked.one), sits(&asked.two));
    for (field, typed, found) in [("one", &asked.one, one), ("two", &asked.two, two)] {
        if !typed.is_empty() && found.is_none() && form.problem_of(field).is_none() {
            form.refuse(field, say!("desk-matches-not-in-round"));
        }
    }
    let meet = |one, two| drawn.iter().any(|both| both.has(one) && both.has(two));
    let (mut swaps, mut price) = (Swaps { order: PairingOrder::Record, with: Vec::new() }, None);
    if let Some(one) = one.filter(|_| round.state != RoundState::Closed) {
        swaps = prices_of_team_swaps(&here.event, &loaded, &constraints, now.clone(), one).await?;
        match two {
            Some(two) if meet(one, two) => form.refuse("two", say!("desk-matches-choose-two")),
            Some(two) => {
                price = Some(price_of_team_swap(&here.event, &loaded, &constraints, now, (one, two)).await?);
            }
            None => {}
        }
    }
    let Swaps { order, with } = swaps;
    let number = |found: &SwapWith| loaded.teams[found.player].number.to_string();
    let with = with.into_iter().map(|found| PricedSeat { number: number(&found), found }).collect();
    let seat = |id| {
        let team = loaded.team(id)?;
        Some(SwapSeat { number: team.number.to_string(), name: team.name.to_string() })
    };
    let table = |of: &TeamMatch| SwapTable {
        number: Some(of.place.to_string()).filter(|_| !of.is_bye()),
        seats: of.teams().filter_map(seat).collect(),
    };
    let tables = drawn.iter().map(table).collect();
    let of = SwapRound { visit: here.0.clone(), round, tables, order, with, price };
    Ok(SwapPage::new(of, asked, form))
}

/// Seats a team that came after the draw.
pub async fn seat_team_by_hand(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let number = form.value("team").to_owned();
    let mut tx = app.database.read().await?;
    let teams = storage::teams::list_teams(&mut tx, here.event.id).await?;
    tx.commit().await?;
    let team = teams.iter().find(|team| team.number.to_string() == number).ok_or(Error::NotFound)?;
    let reason = here.speaker.say(&say!("desk-rounds-came-late"));
    let late = LateTeam { round: path.1, seen: seen_version_of_matches(&form), team: team.id, reason };
    let result = seat_late_team(&app, &here.actor(&form), &here.event, late).await;
    let next = Next::lead_to_page(&here, here.to(&format!("desk/matches/{}", path.1))).saying(say!(
        "desk-matches-seated",
        name = team.name,
        round = path.1
    ));
    let again = async |form| round_page(&app, &here, path.1, form).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// The version of the round that the form was made from.
fn seen_version_of_matches(form: &Form) -> i64 {
    form.value("version").parse().unwrap_or_default()
}
