//! Two draws of one round, compared: what a change by hand costs, and why two players do not meet.

use super::{
    compromises::{DrawCompromises, Gap},
    cost::{CostLevel, DrawCost},
    draw::{Draw, draw_pairings},
    past::Past,
    request::{DrawError, ForbiddenPair, PairingRequest},
    rules::{ClubRule, PairingOrder},
};
use crate::domain::{history::PlayerIndex, numbers::RoundNumber};
use serde::{Deserialize, Serialize};

/// What it would cost if these two met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WhyNot {
    /// What stands between them.
    pub between: Vec<ApartReason>,
    pub price: DrawPrice,
    /// The best draw in which they meet.
    pub draw: Draw,
}

/// What keeps two players apart, whoever the others are. Records are written `2-1-0`, win paths `WWL`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ApartReason {
    Forbidden,
    Met { round: RoundNumber },
    Clubmates { club: String },
    Records { a: String, b: String },
    WinPaths { a: String, b: String },
}

/// What one draw costs more than another, and what it saves. Both empty: only the lots were different.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawPrice {
    pub costs: Vec<DrawDifference>,
    pub saves: Vec<DrawDifference>,
    /// What it costs is graver than what it saves.
    pub is_dearer: bool,
}

/// More of something, or less of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawDifference {
    pub what: PricedCompromise,
    pub count: u64,
}

/// What a draw can have more of than another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PricedCompromise {
    Forbidden,
    Rematch,
    RepeatedBye,
    Clubmates,
    ChangedTable,
    /// A bye one class further up.
    ByeStep,
    RecordGap,
    /// As many gaps, and wider ones.
    WiderRecordGap,
    PathGap,
    WiderPathGap,
}

/// Draws the round again with these two as a pair. A pair set by hand that has one of them gives way.
pub fn why_not(
    request: &PairingRequest,
    draw_as_it_is: &Draw,
    (a, b): (PlayerIndex, PlayerIndex),
) -> Result<WhyNot, DrawError> {
    let mut other = request.clone();
    other.fixed.retain(|pair| ![pair.0, pair.1].iter().any(|player| [a, b].contains(player)));
    other.fixed.push((a, b));
    other.fixed_bye = other.fixed_bye.filter(|player| ![a, b].contains(player));
    let draw = draw_pairings(&other)?;
    Ok(WhyNot {
        between: find_what_keeps_apart(request, (a, b))?,
        price: price_draw_change(draw_as_it_is, &draw),
        draw,
    })
}

/// The draw with these pairs, whatever they cost. Whoever is in none of them is drawn.
pub fn by_hand(request: &PairingRequest, pairs: &[(PlayerIndex, PlayerIndex)]) -> Result<Draw, DrawError> {
    draw_pairings(&PairingRequest { fixed: pairs.to_vec(), ..request.clone() })
}

/// What it costs that a bye was given by hand: against the best draw in which it is not. Nothing where none was.
pub fn price_of_bye(request: &PairingRequest, with_it: &Draw) -> Result<Option<DrawPrice>, DrawError> {
    if request.fixed_bye.is_none() {
        return Ok(None);
    }
    let without = draw_pairings(&PairingRequest { fixed_bye: None, keep: None, ..request.clone() })?;
    let price = match request.keep {
        None => price_draw_change(&without, with_it),
        // Tables that were kept are no part of this price.
        Some(_) => {
            price_draw_change(&without, &draw_pairings(&PairingRequest { keep: None, ..request.clone() })?)
        }
    };
    Ok(Some(price))
}

/// What the second draw costs more than the first, and what it saves.
pub fn price_draw_change(before: &Draw, after: &Draw) -> DrawPrice {
    price_of((&before.cost, &before.gave_up), (&after.cost, &after.gave_up))
}

/// The same of the tables of two draws, or of those that differ alone.
pub(super) fn price_of(
    before: (&DrawCost, &DrawCompromises),
    after: (&DrawCost, &DrawCompromises),
) -> DrawPrice {
    if before.0.without_lottery() == after.0.without_lottery() {
        return DrawPrice::default();
    }
    let changes = list_price_changes(before, after);
    let only = |is_it: fn(i64) -> bool| {
        let found = changes.iter().filter(|(_, by)| is_it(*by));
        found.map(|(what, by)| DrawDifference { what: *what, count: by.unsigned_abs() }).collect()
    };
    DrawPrice { costs: only(|by| by > 0), saves: only(|by| by < 0), is_dearer: after.0 > before.0 }
}

fn list_price_changes(
    (was, gave_up_before): (&DrawCost, &DrawCompromises),
    (is, gave_up): (&DrawCost, &DrawCompromises),
) -> [(PricedCompromise, i64); 8] {
    let by =
        |count: &dyn Fn(&DrawCompromises) -> u64| signed_difference(count(gave_up_before), count(gave_up));
    let level = |level| signed_difference(was[level], is[level]);
    let records = by(&|gave_up| count_gap_tables(&gave_up.record_gaps));
    let paths = by(&|gave_up| count_gap_tables(&gave_up.win_path_gaps));
    [
        (PricedCompromise::Forbidden, by(&|gave_up| gave_up.forbidden)),
        (PricedCompromise::Rematch, by(&|gave_up| gave_up.rematches)),
        (PricedCompromise::RepeatedBye, by(&|gave_up| gave_up.repeated_byes)),
        (PricedCompromise::Clubmates, by(&|gave_up| gave_up.clubmates)),
        (PricedCompromise::ChangedTable, level(CostLevel::Changes) + level(CostLevel::SoftChanges)),
        (PricedCompromise::ByeStep, level(CostLevel::Bye)),
        pick_gap_change(
            (PricedCompromise::RecordGap, records),
            PricedCompromise::WiderRecordGap,
            level(CostLevel::Record),
        ),
        pick_gap_change(
            (PricedCompromise::PathGap, paths),
            PricedCompromise::WiderPathGap,
            level(CostLevel::WinPath),
        ),
    ]
}

/// How many more tables have a gap, where that says which draw is better; otherwise that gaps are wider.
fn pick_gap_change(
    counted: (PricedCompromise, i64),
    wider: PricedCompromise,
    cost: i64,
) -> (PricedCompromise, i64) {
    if cost.signum() == counted.1.signum() { counted } else { (wider, cost.signum()) }
}

/// How many tables have a gap.
fn count_gap_tables(tables: &std::collections::BTreeMap<Gap, u64>) -> u64 {
    tables.iter().filter(|(gap, _)| gap.0 > 0).map(|(_, count)| count).sum()
}

fn signed_difference(before: u64, after: u64) -> i64 {
    let apart = i64::try_from(before.abs_diff(after)).unwrap_or(i64::MAX);
    if after < before { -apart } else { apart }
}

/// What keeps these two apart, whoever the others are.
fn find_what_keeps_apart(
    request: &PairingRequest,
    (a, b): (PlayerIndex, PlayerIndex),
) -> Result<Vec<ApartReason>, DrawError> {
    let past = Past::read_earlier_rounds(request)?;
    let player = |index: PlayerIndex| &request.history.players[index];
    let is_ban =
        |ban: &&ForbiddenPair| [(a, b), (b, a)].contains(&(ban.a, ban.b)) && ban.applies_in(request.round);
    let mut between = Vec::new();
    if request.forbidden.iter().any(|ban| is_ban(&ban)) {
        between.push(ApartReason::Forbidden);
    }
    between.extend(past.met(a, b).iter().map(|round| ApartReason::Met { round: *round }));
    let watched = request.rules.clubs.in_round(request.round) != ClubRule::Off;
    if let Some(club) =
        player(a).club.as_ref().filter(|club| watched && Some(*club) == player(b).club.as_ref())
    {
        between.push(ApartReason::Clubmates { club: club.clone() });
    }
    let (one, other) = (&past.paths[a], &past.paths[b]);
    if request.rules.order == PairingOrder::Record && !player(a).spare && !player(b).spare {
        if one.record() != other.record() {
            let (a, b) = (one.record().to_string(), other.record().to_string());
            between.push(ApartReason::Records { a, b });
        } else if one != other {
            between.push(ApartReason::WinPaths { a: one.to_string(), b: other.to_string() });
        }
    }
    Ok(between)
}
