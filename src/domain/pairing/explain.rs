//! Why two players meet: the reasons for each table, what matters most first.

use super::{
    compromises::Gap,
    cost::{CostLevel, DrawCost},
    field::DrawField,
    points::place_of_number,
    reason::{AgainBecause, GapBecause, Reason},
    request::KeepStrength,
    rules::PairingOrder,
    seating::{Class, DrawSeat},
    set_pairs::SetBy,
};
use crate::domain::numbers::RoundNumber;

/// The reasons for a pair, what matters most first.
pub fn explain_pair(field: &DrawField, a: &DrawSeat, b: &DrawSeat, by: Option<SetBy>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    match by {
        Some(SetBy::Hand) => reasons.push(Reason::ByHand),
        Some(SetBy::Seeds(upper, lower)) => reasons.push(Reason::Seeds { upper, lower }),
        None => {}
    }
    let cost = field.pair(a, b);
    let met = field.past.met(a.player, b.player);
    if by.is_some() {
        // Nobody looked for anything better.
        reasons.extend(set_all_the_same(field, (a, b), &cost));
        return reasons;
    }
    if cost[CostLevel::Bans] > 0 {
        reasons.push(Reason::Forbidden { a: name_of_seat(field, a), b: name_of_seat(field, b) });
    }
    if !met.is_empty() {
        reasons.push(explain_rematch(field, a, b, met));
    }
    if cost[CostLevel::Clubs] + cost[CostLevel::SoftClubs] > 0 {
        let club = field.request.history.players[a.player].club.clone().unwrap_or_default();
        reasons.push(Reason::Clubmates { club });
    }
    if !field.request.rules.head_start.is_empty() {
        reasons.push(Reason::HeadStart);
    }
    if field.request.rules.order == PairingOrder::Random || field.request.round == RoundNumber::FIRST {
        reasons.push(Reason::Random);
        return reasons;
    }
    reasons.push(explain_records(field, a, b));
    if !field.request.rules.order.goes_by_numbers() {
        reasons.push(win_paths(field, a, b));
    }
    reasons
}

/// What a draw would have kept two apart for, who were set before it.
fn set_all_the_same<'a>(
    field: &'a DrawField,
    (a, b): (&'a DrawSeat, &'a DrawSeat),
    cost: &DrawCost,
) -> impl Iterator<Item = Reason> {
    let (one, other) = (name_of_seat(field, a), name_of_seat(field, b));
    let forbidden =
        (cost[CostLevel::Bans] > 0).then(|| Reason::ForbiddenAndSet { a: one.clone(), b: other.clone() });
    let rounds = field.past.met(a.player, b.player).to_vec();
    let because = AgainBecause::Set;
    let again = (!rounds.is_empty()).then_some(Reason::Again { a: one, b: other, rounds, because });
    [forbidden, again].into_iter().flatten()
}

/// Why this player has the bye, or plays the spare player.
pub fn explain_bye(field: &DrawField, seat: &DrawSeat) -> Vec<Reason> {
    let mut reasons = vec![match field.spare {
        Some(spare) => Reason::SparePlays { name: name_of_indexed_player(field, spare) },
        None => Reason::OddNumber,
    }];
    let cost = field.bye(seat, field.spare);
    let class = &field.classes[seat.class];
    let record = describe_class_standing(field, class);
    if cost[CostLevel::Bans] > 0 {
        reasons.push(Reason::SpareForbidden);
    }
    let before = &field.past.byes[seat.player];
    if !before.is_empty() {
        reasons.push(Reason::HadBye { rounds: before.clone() });
    }
    if field.request.fixed_bye.is_some() {
        reasons.push(Reason::ByHand);
    } else if field.request.round == RoundNumber::FIRST || field.request.rules.order == PairingOrder::Random {
        reasons.push(Reason::Random);
    } else if cost[CostLevel::Bye] == 0 && field.request.rules.order == PairingOrder::Points {
        reasons.push(Reason::LowestPoints { points: class.score });
    } else if cost[CostLevel::Bye] == 0 && field.request.rules.order == PairingOrder::Standing {
        reasons.push(Reason::LastInStandings { place: place_of_number(class.score) });
    } else if cost[CostLevel::Bye] == 0 {
        reasons.push(Reason::LowestRecord { record });
        if cost[CostLevel::WinPath] == 0 && !class.path.0.is_empty() {
            reasons.push(Reason::LowestPath { path: class.path.to_string() });
        }
    } else if is_repair(field) && is_above_another(field, &cost) {
        reasons.push(Reason::FewestChanges);
    } else {
        reasons.push(Reason::LowestThatCan { record });
    }
    reasons
}

/// Whether somebody below could have had the bye as well as whoever has it at this cost.
fn is_above_another(field: &DrawField, cost: &DrawCost) -> bool {
    let before = [CostLevel::Bans, CostLevel::Rematches];
    field.seats.iter().any(|other| {
        let other = field.bye(other, field.spare);
        before.iter().all(|&level| other[level] <= cost[level])
            && other[CostLevel::Bye] < cost[CostLevel::Bye]
    })
}

/// Whether the fewest new tables go before the record.
fn is_repair(field: &DrawField) -> bool {
    field.request.keep.as_ref().is_some_and(|keep| keep.strength == KeepStrength::BeforeRecord)
}

/// A battle against a spare player that the organiser set.
pub fn spare_by_hand(field: &DrawField, seat: &DrawSeat) -> Vec<Reason> {
    let before = &field.past.byes[seat.player];
    let mut reasons = vec![Reason::ByHand, Reason::AgainstSpare];
    if !before.is_empty() {
        reasons.push(Reason::HadByeOrSpare { rounds: before.clone() });
    }
    reasons
}

fn explain_rematch(field: &DrawField, a: &DrawSeat, b: &DrawSeat, met: &[RoundNumber]) -> Reason {
    let class = &field.classes[a.class];
    let is_level = |seat: &&DrawSeat| {
        let other = &field.classes[seat.class];
        (other.record, other.score) == (class.record, class.score)
    };
    let record = describe_class_standing(field, class);
    let is_free = |seat: &&DrawSeat| {
        let cost = field.pair(a, seat);
        is_level(seat) && seat.player != a.player && cost[CostLevel::Bans] + cost[CostLevel::Rematches] == 0
    };
    let is_other = |seat: &&DrawSeat| is_level(seat) && ![a.player, b.player].contains(&seat.player);
    let by_standing = field.request.rules.order == PairingOrder::Standing;
    let is_first = field.request.round == RoundNumber::FIRST;
    let because = if field.request.rules.rematches {
        AgainBecause::Allowed
    } else if is_first || by_standing || field.seats.iter().any(|seat| is_free(&seat)) {
        AgainBecause::Fewest
    } else if field.seats.iter().any(|seat| is_other(&seat)) {
        AgainBecause::AllOthersMet { record }
    } else {
        AgainBecause::NobodyElse { record }
    };
    Reason::Again { a: name_of_seat(field, a), b: name_of_seat(field, b), rounds: met.to_vec(), because }
}

/// What the players of a class have in common: `2-0-1`, or `31 points`.
fn describe_class_standing(field: &DrawField, class: &Class) -> String {
    match field.request.rules.order {
        PairingOrder::Points => format!("{} points", class.score),
        PairingOrder::Standing => format!("place {}", place_of_number(class.score)),
        PairingOrder::Record | PairingOrder::Random => class.record.to_string(),
    }
}

fn explain_records(field: &DrawField, a: &DrawSeat, b: &DrawSeat) -> Reason {
    let (high, low) = (&field.classes[a.class], &field.classes[b.class]);
    let because = |is_odd| GapBecause { is_odd, is_repair: !is_odd && is_repair(field) };
    let on = |score| field.seats.iter().filter(|seat| field.classes[seat.class].score == score).count();
    if field.request.rules.order == PairingOrder::Points {
        let (upper, lower) = (high.score.max(low.score), high.score.min(low.score));
        if upper == lower {
            return Reason::SamePoints { points: upper };
        }
        return Reason::PointsGap { upper, lower, because: because(on(upper) % 2 == 1) };
    }
    if field.request.rules.order == PairingOrder::Standing {
        let (upper, lower) = (high.score.max(low.score), high.score.min(low.score));
        let between = (lower + 1)..upper;
        let is_next = !field.seats.iter().any(|seat| between.contains(&field.classes[seat.class].score));
        let because = if is_next { GapBecause::default() } else { because(false) };
        let is_wide = !is_next;
        let (upper, lower) = (place_of_number(upper), place_of_number(lower));
        return Reason::Standing { upper, lower, is_wide, because };
    }
    let (upper, lower) = (high.record.to_string(), low.record.to_string());
    if high.record == low.record {
        return Reason::SameRecord { record: upper };
    }
    let gap = high.score.abs_diff(low.score);
    if gap == 0 {
        return Reason::EqualRecords { upper, lower };
    }
    Reason::RecordGap { upper, lower, gap: Gap(gap), because: because(on(high.score) % 2 == 1) }
}

fn win_paths(field: &DrawField, a: &DrawSeat, b: &DrawSeat) -> Reason {
    let (a, b) = (&field.classes[a.class].path, &field.classes[b.class].path);
    match a.distance(b) {
        0 => Reason::SamePath { path: a.to_string() },
        distance => Reason::PathGap {
            a: a.to_string(),
            b: b.to_string(),
            gap: Gap(distance - 1),
            because: GapBecause { is_odd: false, is_repair: is_repair(field) },
        },
    }
}

fn name_of_seat(field: &DrawField, seat: &DrawSeat) -> String {
    name_of_indexed_player(field, seat.player)
}

fn name_of_indexed_player(field: &DrawField, index: usize) -> String {
    field.request.history.players[index].name.clone()
}
