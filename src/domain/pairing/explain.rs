//! Why two players meet, in words that a player understands.

use super::{cost::Level, field::Field, gave_up::Gap, rules::Order, seating::Seat, set_pairs::SetBy};

/// The reasons for a pair, what matters most first.
pub fn pair(field: &Field, a: &Seat, b: &Seat, by: Option<SetBy>) -> Vec<String> {
    let mut reasons = Vec::new();
    match by {
        Some(SetBy::Hand) => reasons.push("set by the organiser".into()),
        Some(SetBy::Seeds(upper, lower)) => reasons.push(format!("seeds {upper} and {lower}")),
        None => {}
    }
    let cost = field.pair(a, b);
    let met = field.past.met(a.player, b.player);
    if cost[Level::Bans] > 0 {
        reasons.push(format!(
            "{} and {} should not meet: no draw could avoid it",
            name(field, a),
            name(field, b)
        ));
    }
    if !met.is_empty() {
        reasons.push(again(field, a, b, met));
    }
    if cost[Level::Clubs] + cost[Level::SoftClubs] > 0 {
        let club = field.request.history.players[a.player].club.as_deref().unwrap_or_default();
        reasons.push(format!("both from {club}: keeping them apart would cost more"));
    }
    if !field.request.rules.head_start.is_empty() {
        reasons.push("the upper half of the seeds counts as a win ahead".into());
    }
    if field.request.rules.order == Order::Random || field.request.round == 1 {
        if by.is_none() {
            reasons.push("drawn at random".into());
        }
        return reasons;
    }
    reasons.push(records(field, a, b));
    reasons.push(win_paths(field, a, b));
    reasons
}

/// Why this player has the bye, or plays the spare player.
pub fn bye(field: &Field, seat: &Seat) -> Vec<String> {
    let mut reasons = vec![match field.spare {
        Some(spare) => {
            format!("an odd number of players: {} plays as the spare player", player(field, spare))
        }
        None => "an odd number of players: one has a bye".into(),
    }];
    let cost = field.bye(seat, field.spare);
    let class = &field.classes[seat.class];
    if cost[Level::Bans] > 0 {
        reasons.push("these two should not meet: no draw could avoid it".into());
    }
    let before = &field.past.byes[seat.player];
    if !before.is_empty() {
        reasons.push(format!("had one in {} already", rounds(before)));
    }
    if field.request.fixed_bye.is_some() {
        reasons.push("set by the organiser".into());
    } else if field.request.round == 1 || field.request.rules.order == Order::Random {
        reasons.push("drawn at random".into());
    } else if cost[Level::Bye] == 0 {
        reasons.push(format!("the lowest record, {}", class.record));
        if cost[Level::WinPath] == 0 && !class.path.0.is_empty() {
            reasons.push(format!("the lowest win path there, {}", class.path));
        }
    } else {
        reasons.push(format!("the lowest record that can have it, {}", class.record));
    }
    reasons
}

/// A battle against a spare player that the organiser set.
pub fn spare_by_hand(field: &Field, seat: &Seat) -> Vec<String> {
    let before = &field.past.byes[seat.player];
    let mut reasons = vec!["set by the organiser".into(), "against a spare player".into()];
    if !before.is_empty() {
        reasons.push(format!("had a bye or a spare player in {} already", rounds(before)));
    }
    reasons
}

fn again(field: &Field, a: &Seat, b: &Seat, met: &[u32]) -> String {
    let (a_name, b_name) = (name(field, a), name(field, b));
    let start = format!("{a_name} and {b_name} meet again, after {}", rounds(met));
    let record = field.classes[a.class].record;
    let is_free = |seat: &&Seat| {
        let cost = field.pair(a, seat);
        field.classes[seat.class].record == record
            && seat.player != a.player
            && cost[Level::Bans] + cost[Level::Rematches] == 0
    };
    if field.request.round > 1 && !field.seats.iter().any(|seat| is_free(&seat)) {
        let is_other = |seat: &&Seat| {
            field.classes[seat.class].record == record && ![a.player, b.player].contains(&seat.player)
        };
        return if field.seats.iter().any(|seat| is_other(&seat)) {
            format!("{start}: everyone else on {record} has met {a_name} or is banned")
        } else {
            format!("{start}: nobody else is on {record}")
        };
    }
    format!("{start}: no draw has fewer second meetings")
}

fn records(field: &Field, a: &Seat, b: &Seat) -> String {
    let (upper, lower) = (&field.classes[a.class], &field.classes[b.class]);
    if upper.record == lower.record {
        return format!("same record {}", upper.record);
    }
    let gap = upper.score.abs_diff(lower.score);
    if gap == 0 {
        return format!("records {} and {}, worth the same", upper.record, lower.record);
    }
    let on = |score| field.seats.iter().filter(|seat| field.classes[seat.class].score == score).count();
    let why = if on(upper.score) % 2 == 1 {
        format!("an odd number on {}", upper.record)
    } else {
        "anything nearer would cost more elsewhere".into()
    };
    format!("records {} and {}, {} apart: {why}", upper.record, lower.record, wins(gap))
}

fn win_paths(field: &Field, a: &Seat, b: &Seat) -> String {
    let (a, b) = (&field.classes[a.class].path, &field.classes[b.class].path);
    match a.distance(b) {
        0 => format!("same win path {a}"),
        distance => format!("win paths {a} and {b}, {} apart", Gap(distance - 1)),
    }
}

fn wins(halves: u64) -> String {
    match halves {
        1 => "half a win".into(),
        2 => "one win".into(),
        _ => format!("{} wins", Gap(halves)),
    }
}

fn rounds(numbers: &[u32]) -> String {
    let words: Vec<String> = numbers.iter().map(u32::to_string).collect();
    match words.split_last() {
        Some((last, [])) => format!("round {last}"),
        Some((last, others)) => format!("rounds {} and {last}", others.join(", ")),
        None => String::new(),
    }
}

fn name<'a>(field: &'a Field, seat: &Seat) -> &'a str {
    player(field, seat.player)
}

fn player<'a>(field: &'a Field, index: usize) -> &'a str {
    &field.request.history.players[index].name
}
