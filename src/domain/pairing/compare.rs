//! Two draws of one round, compared in words: what a change by hand costs, and why two players do not meet.

use super::{
    cost::Level,
    draw::{Draw, draw},
    gave_up::{Gap, GaveUp},
    past::Past,
    request::{DrawError, Forbidden, Request},
    rules::{ClubRule, Order},
};
use crate::domain::history::PlayerIndex;

/// What it would cost if these two met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WhyNot {
    /// What stands between them: `they met in round 2`.
    pub between: Vec<String>,
    /// `costs one record gap and one win-path gap`
    pub price: String,
    /// The best draw in which they meet.
    pub draw: Draw,
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
pub fn price_of_bye(request: &Request, with_it: &Draw) -> Result<Option<String>, DrawError> {
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
pub fn price(before: &Draw, after: &Draw) -> String {
    if before.cost.without_lottery() == after.cost.without_lottery() {
        return "costs nothing: only the lots were different".into();
    }
    let changes = changes(before, after);
    let costs = words(changes.iter().filter(|change| change.by > 0));
    let saves = words(changes.iter().filter(|change| change.by < 0));
    match (costs.is_empty(), saves.is_empty()) {
        (false, true) => format!("costs {costs}"),
        (true, false) => format!("saves {saves}"),
        _ if after.cost > before.cost => format!("costs {costs}, saves {saves}"),
        _ => format!("saves {saves}, costs {costs}"),
    }
}

struct Change {
    by: i64,
    one: &'static str,
    many: &'static str,
}

fn changes(before: &Draw, after: &Draw) -> Vec<Change> {
    let by = |count: &dyn Fn(&GaveUp) -> u64| difference(count(&before.gave_up), count(&after.gave_up));
    let level = |level| difference(before.cost[level], after.cost[level]);
    let change = |by, one, many| Change { by, one, many };
    let tables = level(Level::Changes) + level(Level::SoftChanges);
    let records = by(&|gave_up| gaps(&gave_up.record_gaps));
    let paths = by(&|gave_up| gaps(&gave_up.win_path_gaps));
    vec![
        change(by(&|gave_up| gave_up.forbidden), "one forbidden pair", "forbidden pairs"),
        change(by(&|gave_up| gave_up.rematches), "one rematch", "rematches"),
        change(by(&|gave_up| gave_up.repeated_byes), "one repeated bye", "repeated byes"),
        change(by(&|gave_up| gave_up.clubmates), "one pair of clubmates", "pairs of clubmates"),
        change(tables, "one changed table", "changed tables"),
        change(level(Level::Bye), "one step up for the bye", "steps up for the bye"),
        if level(Level::Record).signum() == records.signum() {
            change(records, "one record gap", "record gaps")
        } else {
            change(level(Level::Record).signum(), "a wider record gap", "")
        },
        if level(Level::WinPath).signum() == paths.signum() {
            change(paths, "one win-path gap", "win-path gaps")
        } else {
            change(level(Level::WinPath).signum(), "a wider win-path gap", "")
        },
    ]
}

/// How many tables have a gap.
fn gaps(tables: &std::collections::BTreeMap<Gap, u64>) -> u64 {
    tables.iter().filter(|(gap, _)| gap.0 > 0).map(|(_, count)| count).sum()
}

fn difference(before: u64, after: u64) -> i64 {
    let apart = i64::try_from(before.abs_diff(after)).unwrap_or(i64::MAX);
    if after < before { -apart } else { apart }
}

fn words<'a>(changes: impl Iterator<Item = &'a Change>) -> String {
    let word = |change: &Change| match change.by.unsigned_abs() {
        1 => change.one.to_string(),
        2 => format!("two {}", change.many),
        3 => format!("three {}", change.many),
        count => format!("{count} {}", change.many),
    };
    let words: Vec<String> = changes.map(word).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

/// What keeps these two apart, whoever the others are.
fn between(request: &Request, (a, b): (PlayerIndex, PlayerIndex)) -> Result<Vec<String>, DrawError> {
    let past = Past::read(request)?;
    let player = |index: PlayerIndex| &request.history.players[index];
    let is_ban =
        |ban: &&Forbidden| [(a, b), (b, a)].contains(&(ban.a, ban.b)) && ban.applies_in(request.round);
    let mut between = Vec::new();
    if request.forbidden.iter().any(|ban| is_ban(&ban)) {
        between.push("the organiser forbade this pair".into());
    }
    between.extend(past.met(a, b).iter().map(|round| format!("they met in round {round}")));
    let watched = request.rules.clubs.in_round(request.round) != ClubRule::Off;
    if let Some(club) =
        player(a).club.as_ref().filter(|club| watched && Some(*club) == player(b).club.as_ref())
    {
        between.push(format!("both are from {club}"));
    }
    let (one, other) = (&past.paths[a], &past.paths[b]);
    if request.rules.order == Order::Record && !player(a).spare && !player(b).spare {
        if one.record() != other.record() {
            between.push(format!("records {} and {}", one.record(), other.record()));
        } else if one != other {
            between.push(format!("win paths {one} and {other}"));
        }
    }
    Ok(between)
}
