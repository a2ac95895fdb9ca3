//! The draw of a round: who meets whom, why, what it gave up, and the proof that nothing better exists.

use super::{
    BY_POINTS, BY_STANDING, METHOD,
    compromises::DrawCompromises,
    cost::DrawCost,
    explain,
    field::DrawField,
    proof::DrawProof,
    reason::Reason,
    request::{DrawError, PairingRequest},
    rules::PairingOrder,
    seating::DrawSeat,
    set_pairs::SetBy,
    solve::{list_matched_pairs, solve_field},
};
use crate::domain::{history::PlayerIndex, numbers::RoundNumber};
use std::collections::HashMap;

/// A round, drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    pub round: RoundNumber,
    pub seed: u64,
    pub attempt: u32,
    pub method: String,
    /// The table of the best players first.
    pub pairings: Vec<Pairing>,
    pub bye: Option<Bye>,
    pub gave_up: DrawCompromises,
    /// Of all tables, those set by hand too.
    pub cost: DrawCost,
    pub proof: DrawProof,
}

/// Two players who meet. `a` stands higher, unless `b` is a spare player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    pub a: PlayerIndex,
    pub b: PlayerIndex,
    /// Set by the organiser's hand.
    pub fixed: bool,
    /// Why these two.
    pub reasons: Vec<Reason>,
    pub cost: DrawCost,
}

/// The player without an opponent among the ranked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bye {
    pub player: PlayerIndex,
    /// Who plays them instead (`handbook E18`). Nobody: a bye.
    pub spare: Option<PlayerIndex>,
    /// Set by the organiser's hand.
    pub fixed: bool,
    pub reasons: Vec<Reason>,
    pub cost: DrawCost,
}

impl Draw {
    /// Every pair, the one against the spare player last. A bye is not in it.
    pub fn pairs(&self) -> impl Iterator<Item = (PlayerIndex, PlayerIndex)> {
        let spare = self.bye.as_ref().and_then(|bye| Some((bye.player, bye.spare?)));
        self.pairings.iter().map(|pairing| (pairing.a, pairing.b)).chain(spare)
    }
}

/// The best draw there is. The same request gives the same draw, on any machine and for any order of players.
pub fn draw_pairings(request: &PairingRequest) -> Result<Draw, DrawError> {
    let field = DrawField::from_pairing_request(request)?;
    let solved = solve_field(&field)?;
    let mut tables = set_tables(&field);
    let mut bye = field.seats.iter().find(|seat| Some(seat.player) == request.fixed_bye);
    for (u, v) in list_matched_pairs(&solved.mate) {
        match (field.seat(u), field.seat(v)) {
            (Some(a), Some(b)) => tables.push(PairedTable { a, b: Some(b), spare: None, by: None }),
            (Some(player), None) => bye = Some(player),
            (None, _) => {}
        }
    }
    let mut gave_up = DrawCompromises::default();
    for table in &tables {
        let cost = table.cost(&field);
        match table.b {
            Some(b) => gave_up.add_pair(&field, table.a, b, &cost),
            None => gave_up.add_bye(&cost),
        }
    }
    tables.sort_by_key(|table| (table.a.class, table.a.place));
    let pairings: Vec<Pairing> = tables.iter().map(|table| table.pairing(&field)).collect();
    let bye = bye.map(|seat| {
        let cost = field.bye(seat, field.spare);
        gave_up.add_bye(&cost);
        let fixed = request.fixed_bye.is_some();
        Bye {
            player: seat.player,
            spare: field.spare,
            fixed,
            reasons: explain::explain_bye(&field, seat),
            cost,
        }
    });
    let cost = pairings.iter().map(|pairing| pairing.cost).chain(bye.iter().map(|bye| bye.cost)).sum();
    Ok(Draw {
        round: request.round,
        seed: request.seed,
        attempt: request.attempt,
        method: match request.rules.order {
            PairingOrder::Points => BY_POINTS,
            PairingOrder::Standing => BY_STANDING,
            PairingOrder::Record | PairingOrder::Random => METHOD,
        }
        .into(),
        pairings,
        bye,
        gave_up,
        cost,
        proof: DrawProof::from_solution(&field, &solved),
    })
}

struct PairedTable<'a> {
    a: &'a DrawSeat,
    /// Nobody: a spare player, set by hand.
    b: Option<&'a DrawSeat>,
    spare: Option<PlayerIndex>,
    by: Option<SetBy>,
}

impl PairedTable<'_> {
    fn cost(&self, field: &DrawField) -> DrawCost {
        match self.b {
            Some(b) => field.pair(self.a, b),
            None => field.bye(self.a, self.spare),
        }
    }

    fn pairing(&self, field: &DrawField) -> Pairing {
        let reasons = match self.b {
            Some(b) => explain::explain_pair(field, self.a, b, self.by),
            None => explain::spare_by_hand(field, self.a),
        };
        Pairing {
            a: self.a.player,
            b: self.b.map_or_else(|| self.spare.unwrap_or(self.a.player), |b| b.player),
            fixed: self.by == Some(SetBy::Hand),
            reasons,
            cost: self.cost(field),
        }
    }
}

/// The pairs that were not drawn, the higher seat first.
fn set_tables<'a>(field: &'a DrawField) -> Vec<PairedTable<'a>> {
    let seats: HashMap<PlayerIndex, &DrawSeat> = field.seats.iter().map(|seat| (seat.player, seat)).collect();
    let table = |pair: &super::set_pairs::SetPair| {
        let (a, b) = (*seats.get(&pair.a)?, seats.get(&pair.b).copied());
        let by = Some(pair.by);
        Some(match b {
            Some(b) if (b.class, b.place) < (a.class, a.place) => {
                PairedTable { a: b, b: Some(a), spare: None, by }
            }
            Some(_) => PairedTable { a, b, spare: None, by },
            None => PairedTable { a, b: None, spare: Some(pair.b), by },
        })
    };
    field.set.iter().filter_map(table).collect()
}
