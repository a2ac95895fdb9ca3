//! Whoever comes after the draw: the seat that they can have at once, and what that changes, on the page of the
//! check-in.

use crate::{
    actions::rounds::{self, LoadedRounds, Repair, StoredRound, Told},
    app::App,
    domain::{
        battle::{Battle, Side},
        event::player::Player,
        numbers::RoundNumber,
        round::Round,
        rounds::{MovedTable, RepairPlan, RoundChange},
    },
    error::{Error, Result},
    storage,
    web::{form::Form, guard::Organiser, outcome::Next},
    words::{InWords, pages::desk::players as say},
};
use actix_web::{HttpResponse, web::Data};

/// Seats are looked for one after the other; the next ones are offered when the first are seated.
const OFFERED: usize = 3;

/// Somebody who is here and plays nobody, and the seat that there is for them.
pub(super) struct LateOffer {
    pub number: i64,
    pub name: String,
    pub round: RoundNumber,
    pub round_version: i64,
    /// What stands now: `Eve has the bye.`
    pub stands: String,
    pub seat: std::result::Result<OfferedSeat, Error>,
}

/// A seat, and the plan that gives it.
pub(super) struct OfferedSeat {
    /// `Seat them at table 8`
    pub label: String,
    /// What else changes; empty where nobody else moves.
    pub changes: Vec<String>,
    pub digest: String,
}

/// A seat for each of those who came late.
pub(super) async fn offers(app: &App, here: &Organiser) -> Result<Vec<LateOffer>> {
    // Of teams, captains say who plays whom.
    if !here.event.settings.entrants.are_players() {
        return Ok(Vec::new());
    }
    let frame = &here.known.frame;
    let is_late =
        |round: &Round| !rounds::late(&frame.players, round, here.known.battles(round.id)).is_empty();
    // The whole event is read only for somebody who needs it: this page is looked at after every tap.
    if !frame.rounds.last().is_some_and(is_late) {
        return Ok(Vec::new());
    }
    let mut tx = app.database.read().await?;
    let loaded_rounds = LoadedRounds::read(&mut tx, &here.event).await?;
    let Some(round) = loaded_rounds.open_round() else { return Ok(Vec::new()) };
    let battles = storage::battles::list(&mut tx, round.id).await?;
    let draw = storage::rounds::draw(&mut tx, round.id).await?;
    tx.commit().await?;
    let mut offers = Vec::new();
    for player in loaded_rounds.late(round, &battles).into_iter().take(OFFERED) {
        let stored = StoredRound { round, battles: &battles, draw: draw.as_ref() };
        let seat = match loaded_rounds.plan(stored, &RoundChange::Seat(player.id)).await {
            Ok(plan) => Ok(offered(&loaded_rounds, player, &plan)),
            Err(error) => Err(error.refusal()?),
        };
        offers.push(offer(&loaded_rounds, (round, &battles), player, seat));
    }
    Ok(offers)
}

/// The page of the check-in as it was searched and filtered when the button was pressed.
pub(super) fn address(here: &Organiser, form: &Form) -> String {
    let query = crate::web::asked::encode(form.value("q"));
    let only = crate::web::asked::encode(form.value("only"));
    here.to(&format!("desk/check-in?q={query}&only={only}"))
}

/// Gives the seat that was offered.
pub async fn seat(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let number = form.value("number").parse().map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let player = storage::players::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    drop(tx);
    let asked = Repair {
        round: form.value("round").parse().map_err(|_| Error::NotFound)?,
        seen: form.value("version").parse().unwrap_or_default(),
        change: RoundChange::Seat(player.id),
        shown: form.value("shown").to_owned(),
        reason: say::CAME_LATE.into(),
        told: Told::Staff,
    };
    let done = rounds::repair(&app, &here.actor(&form), &here.event, &asked).await;
    let says = seated(&app, (&here, asked.round), &player).await?;
    Next::to(address(&here, &form)).after_or_why(done, |()| says)
}

/// Where somebody plays in a round by now: what is called out to them at the door.
async fn seated(app: &App, (here, number): (&Organiser, RoundNumber), player: &Player) -> Result<String> {
    let mut tx = app.database.read().await?;
    let name = player.name.as_str();
    let Some(round) = storage::rounds::by_number(&mut tx, here.event.id, number).await? else {
        return Ok(say::plays_in(name, number));
    };
    let battles = storage::battles::list(&mut tx, round.id).await?;
    let seat = battles.iter().find_map(|battle| {
        let own = battle.side_of(player.id)?;
        let other = if own == Side::A { battle.b } else { Some(battle.a) };
        Some((battle.table_number?, other?))
    });
    let Some((table, other)) = seat else { return Ok(say::plays_in(name, number)) };
    let other = storage::players::find(&mut tx, other).await?.ok_or(Error::NotFound)?;
    Ok(say::plays_at(name, other.name.as_str(), (table, number)))
}

fn offer(
    loaded_rounds: &LoadedRounds,
    (round, battles): (&Round, &[Battle]),
    player: &Player,
    seat: std::result::Result<OfferedSeat, Error>,
) -> LateOffer {
    let alone = battles.iter().filter(|battle| battle.is_bye()).filter_map(|battle| {
        let name = &loaded_rounds.loaded.player(battle.a)?.name;
        Some(say::plays_nobody(name.as_str(), battle.is_waiting()))
    });
    let alone: Vec<String> = alone.collect();
    LateOffer {
        number: player.number,
        name: player.name.to_string(),
        round: round.number,
        round_version: round.version,
        stands: if alone.is_empty() { say::EVERYBODY_ELSE_HAS_ONE.into() } else { alone.join(" ") },
        seat,
    }
}

fn offered(loaded_rounds: &LoadedRounds, player: &Player, plan: &RepairPlan) -> OfferedSeat {
    let moves = &plan.repaired.moves;
    let place = loaded_rounds.loaded.index.get(&player.id).copied();
    let own = moves.iter().find(|moved| Some(moved.a) == place || moved.b == place && place.is_some());
    let label = say::seat_them(own.and_then(|moved| moved.table));
    let words = |moved: &MovedTable| loaded_rounds.seat_move(moved).in_words();
    let changes = if moves.len() > 1 { moves.iter().map(words).collect() } else { Vec::new() };
    OfferedSeat { label, changes, digest: plan.digest.clone() }
}
