//! Whoever comes after the draw: the seat that they can have at once, and what that changes, on the page of the
//! check-in.

use crate::{
    actions::rounds::{self, LoadedRounds, Repair, RepairAudience, StoredRound},
    domain::{
        battle::{Battle, Side},
        event::{player::Player, venue::VenueTable},
        history::{HistoryRound, PlayerIndex},
        ids::EntrantId,
        numbers::{RoundNumber, TableNumber},
        pairing::tables::TableError,
        refusal::Refusal,
        round::Round,
        rounds::{MovedTable, RepairPlan, RoundChange, RoundError},
    },
    text::{TextFact, first_names},
    web::prelude::*,
};

/// Seats are looked for one after the other; the next ones are offered when the first are seated.
const OFFERED: usize = 3;
/// What the form names instead of a player's number.
const ALL: &str = "all";
/// Names in one sentence.
const NAMES: usize = 2;

/// Somebody who is here and plays nobody, or all of them at once, and the seat that there is for them.
pub(super) struct LateOffer {
    /// A player's number, or [`ALL`].
    pub whom: String,
    pub numbers: Vec<i64>,
    /// `Eve is here, and has no seat in round 2.`
    pub tells: Message,
    pub round: RoundNumber,
    pub round_version: i64,
    /// What stands now: `Eve has the bye.`
    pub stands: Message,
    pub seat: std::result::Result<OfferedSeat, Error>,
}

/// A seat, and the plan that gives it.
pub(super) struct OfferedSeat {
    /// `Seat them at table 8`
    pub label: Message,
    /// What else changes; empty where nobody else moves.
    pub changes: Vec<Message>,
    pub digest: String,
    /// A table that is out of use, without which there would be no seat.
    pub back_in_use: Option<TableNumber>,
}

/// Everybody who is here and plays nobody in the round that is open.
pub(super) struct LatePlayers {
    pub numbers: Vec<i64>,
    pub offers: Vec<LateOffer>,
}

impl LateOffer {
    /// More tables are needed than the hall has.
    pub fn needs_a_table(&self) -> bool {
        matches!(&self.seat, Err(error) if is_too_few(error))
    }
}

/// The round that is open, with who came late.
struct OpenRound<'a> {
    loaded_rounds: &'a LoadedRounds,
    stored: StoredRound<'a>,
    late: Vec<&'a Player>,
    /// Who has the bye, or waits.
    stands: Vec<Message>,
}

/// A seat for each of those who came late.
pub(super) async fn offer_late_seats(app: &App, here: &EventVisit) -> Result<LatePlayers> {
    let mut found = LatePlayers { numbers: Vec::new(), offers: Vec::new() };
    // Of teams, captains say who plays whom; seats are an organiser's to give.
    if here.event.meets_in_matches() || !here.is_organiser() {
        return Ok(found);
    }
    let frame = &here.event.frame;
    let is_late = |round: &Round| {
        !rounds::find_late_players(&frame.players, round, here.event.battles(round.id)).is_empty()
    };
    // The whole event is read only for somebody who needs it: this page is looked at after every tap.
    if !frame.rounds.last().is_some_and(is_late) {
        return Ok(found);
    }
    let mut tx = app.database.read().await?;
    let loaded_rounds = LoadedRounds::read_loaded_rounds(&mut tx, &here.event).await?;
    let Some(round) = loaded_rounds.open_round() else { return Ok(found) };
    let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await?;
    let draw = storage::rounds::load_kept_draw(&mut tx, round.id).await?;
    tx.commit().await?;
    let stored = StoredRound { round, battles: &battles, draw: draw.as_ref() };
    let late = loaded_rounds.late(round, &battles);
    found.numbers = late.iter().map(|player| player.number).collect();
    let stands = describe_players_alone(&loaded_rounds, &battles);
    let open = OpenRound { loaded_rounds: &loaded_rounds, stored, late, stands };
    let is_one = open.late.len() == 1;
    // Several play each other: for each of them alone there would be no more than a bye.
    if is_one || !open.stands.is_empty() {
        for player in open.late.iter().take(OFFERED) {
            found.offers.push(open.offer(Some(player)).await?);
        }
    }
    if !is_one {
        found.offers.push(open.offer(None).await?);
    }
    Ok(found)
}

impl OpenRound<'_> {
    /// The seat for one of them, or for all.
    async fn offer(&self, player: Option<&Player>) -> Result<LateOffer> {
        let round = self.stored.round;
        let those: Vec<&Player> = player.map_or_else(|| self.late.clone(), |player| vec![player]);
        let names: Vec<&str> = those.iter().map(|player| player.name.as_str()).collect();
        let seat = self.seat(player).await?;
        let moves_others = seat.as_ref().is_ok_and(|seat| !seat.changes.is_empty());
        let stands = if self.stands.is_empty() {
            say!("desk-players-everybody-else-plays")
        } else {
            let why_not = player.filter(|_| moves_others).map(|player| self.why_not_whoever_waits(player));
            let sentences: TextFact =
                self.stands.iter().cloned().chain(why_not.into_iter().flatten()).collect();
            say!("sentences", sentences)
        };
        Ok(LateOffer {
            whom: player.map_or_else(|| ALL.to_owned(), |player| player.number.to_string()),
            numbers: those.iter().map(|player| player.number).collect(),
            tells: say!(
                "desk-players-no-seat",
                names = first_names(&names, NAMES),
                count = those.len(),
                round = round.number
            ),
            round: round.number,
            round_version: round.version,
            stands,
            seat,
        })
    }

    /// Why whoever has the bye, or waits, is not whom somebody is seated across, though that takes another table apart.
    fn why_not_whoever_waits(&self, player: &Player) -> Vec<Message> {
        let (loaded, round) = (&self.loaded_rounds.loaded, self.stored.round.number);
        let history = &loaded.history;
        let Some(own) = loaded.index.get(&player.id) else { return Vec::new() };
        let alone = self.stored.battles.iter().filter(|battle| battle.is_bye());
        let alone = alone.filter_map(|battle| loaded.index.get(&battle.a));
        let why_not = |other: &PlayerIndex| {
            let [late, waits] = [own, other].map(|index| &history.players[*index]);
            let name = waits.name.as_str();
            let have_met = |before: &HistoryRound| history.battle_of(before.number, *own, *other).is_some();
            if history.rounds.iter().filter(|before| before.number < round).any(have_met) {
                return Some(say!("desk-players-have-met", late = late.name, name));
            }
            let is_same = late.club.is_some() && late.club == waits.club;
            is_same.then(|| say!("desk-players-same-club", late = late.name, name))
        };
        alone.filter_map(why_not).collect()
    }

    /// At the tables that are in use; else with one that is not.
    async fn seat(&self, player: Option<&Player>) -> Result<std::result::Result<OfferedSeat, Error>> {
        let change =
            player.map_or(RoundChange::Repair, |player| RoundChange::Seat(EntrantId::Player(player.id)));
        let error = match self.loaded_rounds.plan(self.stored, &change).await {
            Ok(plan) => return Ok(Ok(self.offered(player, &plan, None))),
            Err(error) => error.refusal()?,
        };
        let idle = self.loaded_rounds.context.venue.tables.iter().find(|table| table.out_of_use.is_some());
        let Some(table) = idle.filter(|_| is_too_few(&error)) else { return Ok(Err(error)) };
        let with = self.loaded_rounds.with_table(table.number);
        match with.plan(self.stored, &change).await {
            Ok(plan) => Ok(Ok(self.offered(player, &plan, Some(table)))),
            Err(other) => other.refusal().map(Err),
        }
    }

    fn offered(
        &self,
        player: Option<&Player>,
        plan: &RepairPlan,
        back_in_use: Option<&VenueTable>,
    ) -> OfferedSeat {
        let moves = &plan.repaired.moves;
        let index = &self.loaded_rounds.loaded.index;
        let place = player.and_then(|player| index.get(&player.id).copied());
        let own = moves
            .iter()
            .find(|moved| place.map_or(moves.len() == 1, |place| moved.a == place || moved.b == Some(place)));
        let table = own.and_then(|moved| moved.table);
        let label = match (back_in_use, player) {
            (Some(table), _) => {
                say!("desk-players-seat-at-unused", table = table.number, why = table.out_of_use)
            }
            (None, Some(_)) => seat_them(table),
            (None, None) => {
                let names: Vec<&str> = self.late.iter().map(|player| player.name.as_str()).collect();
                seat_all(&names, table)
            }
        };
        let words = |moved: &MovedTable| told(&self.loaded_rounds.seat_move(moved));
        let changes = if moves.len() > 1 { moves.iter().map(words).collect() } else { Vec::new() };
        let back_in_use = back_in_use.map(|table| table.number);
        OfferedSeat { label, changes, digest: plan.digest.clone(), back_in_use }
    }
}

fn is_too_few(error: &Error) -> bool {
    let Error::Refused(Refusal::RoundMade(RoundError::Tables(why))) = error else { return false };
    matches!(why, TableError::TooFew { .. })
}

/// The button that gives the seat that was found: at this table, or none.
fn seat_them(table: Option<TableNumber>) -> Message {
    match table {
        Some(table) => say!("desk-players-seat-at", table),
        None => say!("desk-players-seat-bye"),
    }
}

/// The button that gives all of them a seat: two at one table, or all who came.
fn seat_all(names: &[&str], table: Option<TableNumber>) -> Message {
    match (names, table) {
        ([first, second], Some(table)) => say!("desk-players-seat-two", first, second, table),
        (names, _) => say!("desk-players-seat-all", count = names.len()),
    }
}

fn describe_players_alone(loaded_rounds: &LoadedRounds, battles: &[Battle]) -> Vec<Message> {
    let alone = battles.iter().filter(|battle| battle.is_bye()).filter_map(|battle| {
        let name = &loaded_rounds.loaded.player(battle.a)?.name;
        Some(if battle.is_waiting() {
            say!("desk-players-waits", name)
        } else {
            say!("desk-players-has-bye", name)
        })
    });
    alone.collect()
}

/// The page of the check-in as it was searched and filtered when the button was pressed.
pub(super) fn address_of_check_in(here: &EventVisit, form: &Form) -> String {
    let query = crate::web::http::query::encode_query_text(form.value("q"));
    let only = crate::web::http::query::encode_query_text(form.value("only"));
    here.to(&format!("desk/check-in?q={query}&only={only}"))
}

/// Gives the seat that was offered.
pub async fn seat_late_player(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let player = match form.value("number") {
        ALL => None,
        number => {
            let number = number.parse().map_err(|_| Error::NotFound)?;
            let mut tx = app.database.read().await?;
            let found = storage::players::by_number(&mut tx, here.event.id, number).await?;
            Some(found.ok_or(Error::NotFound)?)
        }
    };
    let asked = Repair {
        round: form.value("round").parse().map_err(|_| Error::NotFound)?,
        seen: form.value("version").parse().unwrap_or_default(),
        change: player
            .as_ref()
            .map_or(RoundChange::Repair, |player| RoundChange::Seat(EntrantId::Player(player.id))),
        shown: form.value("shown").to_owned(),
        reason: here.speaker.say(&say!("desk-players-came-late")),
        told: RepairAudience::Staff,
        back_in_use: form.value("table").parse().ok(),
    };
    let done = Box::pin(rounds::repair_round(&app, &here.actor(&form), &here.event, &asked)).await;
    let says = match &player {
        Some(player) => describe_late_seat(&app, &here, asked.round, player).await?,
        None => say!("desk-players-all-seated", round = asked.round),
    };
    let next = Next::lead_to_page(&here, address_of_check_in(&here, &form));
    next.after_or_why(done, |()| says)
}

/// Where somebody plays in a round by now: what is called out to them at the door.
async fn describe_late_seat(
    app: &App,
    here: &Organiser,
    number: RoundNumber,
    player: &Player,
) -> Result<Message> {
    let mut tx = app.database.read().await?;
    let name = &player.name;
    let Some(round) = storage::rounds::by_number(&mut tx, here.event.id, number).await? else {
        return Ok(say!("desk-players-plays-in", name, round = number));
    };
    let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await?;
    let seat = battles.iter().find_map(|battle| {
        let own = battle.side_of(player.id)?;
        let other = if own == Side::A { battle.b } else { Some(battle.a) };
        Some((battle.table_number?, other?))
    });
    let Some((table, other)) = seat else {
        return Ok(say!("desk-players-plays-in", name, round = number));
    };
    let other = storage::players::find_player(&mut tx, other).await?.ok_or(Error::NotFound)?;
    Ok(say!("desk-players-plays-at", name, opponent = other.name, table, round = number))
}
