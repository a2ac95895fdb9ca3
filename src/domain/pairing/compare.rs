//! Two draws of one round, compared: what a change by hand costs, and why two players do not meet.

use super::{
    compromises::{DrawCompromises, Gap},
    cost::{Cost, Level},
    draw::{Draw, draw},
    past::Past,
    request::{DrawError, Forbidden, Request},
    rules::{ClubRule, Order},
};
use crate::domain::{history::PlayerIndex, numbers::RoundNumber};
use serde::{Deserialize, Serialize};

/// What it would cost if these two met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WhyNot {
    /// What stands between them.
    pub between: Vec<Between>,
    pub price: DrawPrice,
    /// The best draw in which they meet.
    pub draw: Draw,
}

/// What keeps two players apart, whoever the others are. Records are written `2-1-0`, win paths `WWL`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Between {
    Forbidden,
    Met { round: RoundNumber },
    Clubmates { club: String },
    Records { a: String, b: String },
    WinPaths { a: String, b: String },
}

/// What one draw costs more than another, and what it saves. Both empty: only the lots were different.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawPrice {
    pub costs: Vec<Difference>,
    pub saves: Vec<Difference>,
    /// What it costs is graver than what it saves.
    pub is_dearer: bool,
}

/// More of something, or less of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    pub what: Priced,
    pub count: u64,
}

/// What a draw can have more of than another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Priced {
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
    request: &Request,
    draw_as_it_is: &Draw,
    (a, b): (PlayerIndex, PlayerIndex),
) -> Result<WhyNot, DrawError> {
    let mut other = request.clone();
    other.fixed.retain(|pair| ![pair.0, pair.1].iter().any(|player| [a, b].contains(player)));
    other.fixed.push((a, b));
    other.fixed_bye = other.fixed_bye.filter(|player| ![a, b].contains(player));
    let draw = draw(&other)?;
    Ok(WhyNot { between: between(request, (a, b))?, price: price(draw_as_it_is, &draw), draw })
}

/// The draw with these pairs, whatever they cost. Whoever is in none of them is drawn.
pub fn by_hand(request: &Request, pairs: &[(PlayerIndex, PlayerIndex)]) -> Result<Draw, DrawError> {
    draw(&Request { fixed: pairs.to_vec(), ..request.clone() })
}

/// What it costs that a bye was given by hand: against the best draw in which it is not. Nothing where none was.
pub fn price_of_bye(request: &Request, with_it: &Draw) -> Result<Option<DrawPrice>, DrawError> {
    if request.fixed_bye.is_none() {
        return Ok(None);
    }
    let without = draw(&Request { fixed_bye: None, keep: None, ..request.clone() })?;
    let price = match request.keep {
        None => price(&without, with_it),
        // Tables that were kept are no part of this price.
        Some(_) => price(&without, &draw(&Request { keep: None, ..request.clone() })?),
    };
    Ok(Some(price))
}

/// What the second draw costs more than the first, and what it saves.
pub fn price(before: &Draw, after: &Draw) -> DrawPrice {
    price_of((&before.cost, &before.gave_up), (&after.cost, &after.gave_up))
}

/// The same of the tables of two draws, or of those that differ alone.
pub(super) fn price_of(before: (&Cost, &DrawCompromises), after: (&Cost, &DrawCompromises)) -> DrawPrice {
    if before.0.without_lottery() == after.0.without_lottery() {
        return DrawPrice::default();
    }
    let changes = changes(before, after);
    let only = |is_it: fn(i64) -> bool| {
        let found = changes.iter().filter(|(_, by)| is_it(*by));
        found.map(|(what, by)| Difference { what: *what, count: by.unsigned_abs() }).collect()
    };
    DrawPrice { costs: only(|by| by > 0), saves: only(|by| by < 0), is_dearer: after.0 > before.0 }
}

fn changes(
    (was, gave_up_before): (&Cost, &DrawCompromises),
    (is, gave_up): (&Cost, &DrawCompromises),
) -> [(Priced, i64); 8] {
    let by = |count: &dyn Fn(&DrawCompromises) -> u64| difference(count(gave_up_before), count(gave_up));
    let level = |level| difference(was[level], is[level]);
    let records = by(&|gave_up| gaps(&gave_up.record_gaps));
    let paths = by(&|gave_up| gaps(&gave_up.win_path_gaps));
    [
        (Priced::Forbidden, by(&|gave_up| gave_up.forbidden)),
        (Priced::Rematch, by(&|gave_up| gave_up.rematches)),
        (Priced::RepeatedBye, by(&|gave_up| gave_up.repeated_byes)),
        (Priced::Clubmates, by(&|gave_up| gave_up.clubmates)),
        (Priced::ChangedTable, level(Level::Changes) + level(Level::SoftChanges)),
        (Priced::ByeStep, level(Level::Bye)),
        gap((Priced::RecordGap, records), (Priced::WiderRecordGap, level(Level::Record))),
        gap((Priced::PathGap, paths), (Priced::WiderPathGap, level(Level::WinPath))),
    ]
}

/// How many more tables have a gap, where that says which draw is better; otherwise that gaps are wider.
fn gap(counted: (Priced, i64), (wider, cost): (Priced, i64)) -> (Priced, i64) {
    if cost.signum() == counted.1.signum() { counted } else { (wider, cost.signum()) }
}

/// How many tables have a gap.
fn gaps(tables: &std::collections::BTreeMap<Gap, u64>) -> u64 {
    tables.iter().filter(|(gap, _)| gap.0 > 0).map(|(_, count)| count).sum()
}

fn difference(before: u64, after: u64) -> i64 {
    let apart = i64::try_from(before.abs_diff(after)).unwrap_or(i64::MAX);
    if after < before { -apart } else { apart }
}

/// What keeps these two apart, whoever the others are.
fn between(request: &Request, (a, b): (PlayerIndex, PlayerIndex)) -> Result<Vec<Between>, DrawError> {
    let past = Past::read(request)?;
    let player = |index: PlayerIndex| &request.history.players[index];
    let is_ban =
        |ban: &&Forbidden| [(a, b), (b, a)].contains(&(ban.a, ban.b)) && ban.applies_in(request.round);
    let mut between = Vec::new();
    if request.forbidden.iter().any(|ban| is_ban(&ban)) {
        between.push(Between::Forbidden);
    }
    between.extend(past.met(a, b).iter().map(|round| Between::Met { round: *round }));
    let watched = request.rules.clubs.in_round(request.round) != ClubRule::Off;
    if let Some(club) =
        player(a).club.as_ref().filter(|club| watched && Some(*club) == player(b).club.as_ref())
    {
        between.push(Between::Clubmates { club: club.clone() });
    }
    let (one, other) = (&past.paths[a], &past.paths[b]);
    if request.rules.order == Order::Record && !player(a).spare && !player(b).spare {
        if one.record() != other.record() {
            let (a, b) = (one.record().to_string(), other.record().to_string());
            between.push(Between::Records { a, b });
        } else if one != other {
            between.push(Between::WinPaths { a: one.to_string(), b: other.to_string() });
        }
    }
    Ok(between)
}
