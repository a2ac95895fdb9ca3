//! The draw of a round, for the desk and the command line alike: who meets whom at which table, and what is kept of
//! how that came about.

use super::{
    context::{DrawOptions, RoundContext},
    error::RoundError,
    kept::KeptDraw,
    request::{DrawRequest, PresetPairing},
    seats::Seats,
};
use crate::domain::{
    event::pack::Method,
    history::{History, PlayerIndex},
    numbers::TableNumber,
    pairing::{
        self, DrawError, DrawSnapshot, Reason, Unfinished,
        tables::{self, PairToSeat, TableRequest},
    },
};
use std::collections::HashMap;

/// A round as it was drawn.
#[derive(Debug, Clone)]
pub struct DrawnRound {
    /// The tables of the best players first, then the bye, then those whom the method leaves without an opponent.
    pub seats: Vec<Seats>,
    /// `record-win-path/1`
    pub method: String,
    pub kept: KeptDraw,
}

/// Draws a round by its method. Attempts are counted from 1.
///
/// # Errors
///
/// When the method has nothing to go by, and what [`carry_out`] says.
pub fn draw_round_by_method(
    context: &RoundContext,
    options: DrawOptions,
    attempt: u32,
) -> Result<DrawnRound, RoundError> {
    let (history, wanted) = context.ask_by_method(options, attempt)?;
    carry_out(&history, &wanted)
}

/// Draws a round as it was asked for, and gives out its tables.
///
/// # Errors
///
/// When the history cannot be, when pairs set by hand contradict each other, or when the venue has too few tables.
pub fn carry_out(history: &History, wanted: &DrawRequest) -> Result<DrawnRound, RoundError> {
    let mut request = wanted.request(history);
    let draw = match pairing::draw_pairings(&request) {
        // Somebody came or left, so that nobody can have the bye that was given by hand.
        Err(DrawError::ByeTooMany { .. }) => {
            request.fixed_bye = None;
            pairing::draw_pairings(&request)
        }
        drawn => drawn,
    }?;
    let bye_price = pairing::price_of_bye(&request, &draw)?;
    let basis = DrawSnapshot::from_pairing_request(&request)?;
    let mut seats: Vec<Seats> = draw
        .pairings
        .iter()
        .map(|pairing| Seats {
            table: None,
            a: pairing.a,
            b: Some(pairing.b),
            fixed: pairing.fixed,
            rests: false,
            reasons: pairing.reasons.clone(),
        })
        .collect();
    if let Some(bye) = &draw.bye {
        let reasons = bye.reasons.clone();
        seats.push(Seats {
            table: None,
            a: bye.player,
            b: bye.spare,
            fixed: bye.fixed,
            rests: false,
            reasons,
        });
    }
    for preset in &wanted.preset {
        say_why(&mut seats, preset);
    }
    let mut cut = wanted.cut.clone();
    if let Some(cut) = &mut cut {
        let players = &history.players;
        cut.follow(|key| {
            let mut others = seats.iter().filter_map(|seats| match seats.b {
                Some(b) if players[seats.a].key == key => Some(b),
                Some(b) if players[b].key == key => Some(seats.a),
                _ => None,
            });
            others.next().map(|other| players[other].key.clone())
        });
    }
    let repeated_tables = give_tables(history, wanted, &mut seats)?;
    let mut gave_up = draw.gave_up;
    gave_up.repeated_tables = repeated_tables;
    let kept = KeptDraw {
        clubs: wanted.rules.clubs.in_round(wanted.round),
        unfinished_count_as_draws: wanted.unfinished == Unfinished::CountAsDraw,
        cost: draw.cost,
        gave_up,
        all_by_hand: false,
        bye_price,
        proof: Some(draw.proof),
        basis: Some(basis),
        cut,
        groups: wanted.groups.clone(),
        left_out: Vec::new(),
        missing: Vec::new(),
        proof_is_lost: false,
    };
    let method = match wanted.method {
        Method::Handbook => draw.method,
        method => format!("{}/1", method.as_str()),
    };
    Ok(DrawnRound { seats, method, kept })
}

/// Gives a table of the round's method its own reason; a player without an opponent gets their line.
fn say_why(seats: &mut Vec<Seats>, preset: &PresetPairing) {
    let Some(b) = preset.b else {
        let reasons = vec![preset.why.clone()];
        seats.push(Seats { table: None, a: preset.a, b: None, fixed: true, rests: true, reasons });
        return;
    };
    let both = [(preset.a, Some(b)), (b, Some(preset.a))];
    if let Some(seats) = seats.iter_mut().find(|seats| both.contains(&(seats.a, seats.b))) {
        seats.reasons.retain(|reason| *reason != Reason::ByHand);
        let why = if seats.a == preset.a { preset.why.clone() } else { preset.why.clone().turned() };
        seats.reasons.insert(0, why);
    }
}

/// The tables of the pairs, out of those of the venue. The seats keep the order of the draw. Says how often somebody
/// comes back to a table.
fn give_tables(history: &History, wanted: &DrawRequest, seats: &mut [Seats]) -> Result<u64, RoundError> {
    let has: HashMap<(PlayerIndex, PlayerIndex), TableNumber> =
        wanted.tables.iter().flat_map(|&((a, b), table)| [((a, b), table), ((b, a), table)]).collect();
    let pair = |seats: &Seats| {
        let (a, b) = (seats.a, seats.b?);
        Some(PairToSeat { a, b, stays_on: has.get(&(a, b)).copied() })
    };
    let pairs: Vec<PairToSeat> = seats.iter().filter_map(pair).collect();
    let own = |who: PlayerIndex| history.players[who].fixed_table;
    let numbers = pairs.iter().flat_map(|pair| [pair.stays_on, own(pair.a), own(pair.b)]).flatten();
    let numbers = wanted.venue.for_pairs(pairs.len() + tables::tables_left_empty(history, &pairs), numbers);
    let request = TableRequest {
        history,
        round: wanted.round,
        pairs: &pairs,
        tables: &numbers,
        earlier: &wanted.venue.earlier,
        order: wanted.venue.order,
        seed: wanted.seed,
    };
    let plan = tables::assign_tables(&request)?;
    let placed = seats.iter_mut().filter(|seats| seats.b.is_some());
    for (seats, table) in placed.zip(&plan.tables) {
        seats.table = Some(*table);
    }
    Ok(plan.repeated_tables)
}
