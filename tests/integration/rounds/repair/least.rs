//! A repair changes no table more than has to be: every other way to seat the players is tried.

use crate::pairing::builder::{Chance, play, play_draw, players};
use muster::domain::{
    history::History,
    numbers::{RoundNumber, TableNumber},
    pairing::{ForbiddenPair, KeepStrength, PairingRequest, Rules, Unfinished, draw_pairings},
    rounds::{DrawRequest, Repaired, SeatedTable, repair_drawn_round},
};
use std::collections::BTreeSet;

type Pair = (usize, Option<usize>);

/// A round that was drawn, then somebody came, somebody left, and some battles began.
struct Case {
    history: History,
    now: Vec<SeatedTable>,
    begun: Vec<(usize, usize)>,
    forbidden: Vec<ForbiddenPair>,
    round: u32,
}

#[test]
fn p7_a_repair_moves_the_fewest_tables_there_can_be() {
    let (mut changed, mut hard) = (0, 0);
    for seed in 0..400 {
        let case = case(&mut Chance(seed));
        let repaired = repaired(&case);
        let (worse, least) = least(&case);
        let seats = repaired.iter().flat_map(|repaired| &repaired.drawn.seats);
        let found: Vec<Pair> = seats.map(|seats| (seats.a, seats.b)).collect();
        let moves = repaired.as_ref().map_or(0, |repaired| repaired.moves.len());
        assert_eq!((broken(&case, &found), moves), (worse, least), "seed {seed}");
        for &(a, b) in &case.begun {
            assert!(found.iter().any(|pair| same(*pair, (a, Some(b)))), "seed {seed}: a battle had begun");
        }
        changed += usize::from(least > 0);
        hard += usize::from(least > 1);
    }
    assert!(changed > 200 && hard > 50, "{changed} cases changed a table, {hard} more than one");
}

fn case(chance: &mut Chance) -> Case {
    let count = 4 + chance.below(5);
    let mut history = players(count + 1);
    // The last player may come after the draw.
    let rounds = u32::try_from(chance.below(3)).unwrap();
    history.players[count].joined_round = RoundNumber(rounds + 2);
    for round in 1..=rounds {
        let drawn =
            draw_pairings(&PairingRequest::new(&history, RoundNumber(round), &Rules::default(), chance.0))
                .unwrap();
        play_draw(&mut history, &drawn, chance);
    }
    if rounds == 0 {
        play(&mut history, Vec::new());
        history.rounds.clear();
    }
    let round = rounds + 1;
    let drawn =
        draw_pairings(&PairingRequest::new(&history, RoundNumber(round), &Rules::default(), chance.0))
            .unwrap();
    let mut now: Vec<SeatedTable> = drawn
        .pairs()
        .zip(1..)
        .map(|((a, b), table)| SeatedTable { table: Some(TableNumber(table)), a, b: Some(b) })
        .collect();
    now.extend(drawn.bye.map(|bye| SeatedTable { table: None, a: bye.player, b: None }));
    if chance.one_in(2) {
        history.players[count].joined_round = RoundNumber(round);
    }
    let mut gone = BTreeSet::new();
    for player in 0..count {
        if chance.one_in(6) {
            history.players[player].dropped_after = Some(RoundNumber(rounds));
            gone.insert(player);
        }
    }
    let begun = now
        .iter()
        .filter_map(|seated| Some((seated.a, seated.b?)))
        .filter(|(a, b)| !gone.contains(a) && !gone.contains(b) && chance.one_in(4))
        .collect();
    let mut forbidden = Vec::new();
    while chance.one_in(3) {
        let (a, b) = (chance.below(count), chance.below(count));
        if a != b {
            forbidden.push(ForbiddenPair { a, b, rounds: None });
        }
    }
    Case { history, now, begun, forbidden, round }
}

fn repaired(case: &Case) -> Option<Repaired> {
    let wish = DrawRequest {
        round: RoundNumber(case.round),
        seed: 7,
        attempt: 0,
        rules: Rules {
            clubs: muster::domain::pairing::Clubs::with_one_rule(muster::domain::pairing::ClubRule::Off),
            ..Rules::default()
        },
        fixed: case.begun.clone(),
        fixed_bye: None,
        keep: None,
        tables: Vec::new(),
        method: muster::domain::event::pack::Method::Handbook,
        preset: Vec::new(),
        cut: None,
        groups: Vec::new(),
        forbidden: case.forbidden.clone(),
        unfinished: Unfinished::Refuse,
        venue: muster::domain::event::venue::Venue::default(),
    };
    // There is none where everybody has left.
    repair_drawn_round(&case.history, &wish, &case.now, KeepStrength::BeforeRecord).ok()
}

/// What a repair may not make worse, and then the fewest new tables, by trying all.
fn least(case: &Case) -> ((usize, usize), usize) {
    let taken: BTreeSet<usize> = case.begun.iter().flat_map(|(a, b)| [*a, *b]).collect();
    let free: Vec<usize> = (0..case.history.players.len())
        .filter(|player| {
            case.history.players[*player].plays_in(RoundNumber(case.round)) && !taken.contains(player)
        })
        .collect();
    let begun = case.begun.iter().map(|(a, b)| (*a, Some(*b)));
    let mut best = None;
    try_all(&free, &mut begun.collect(), &mut |pairs| {
        let new =
            pairs.iter().filter(|pair| !case.now.iter().any(|seated| same(**pair, (seated.a, seated.b))));
        let found = (broken(case, pairs), new.count());
        best = Some(best.map_or(found, |best| found.min(best)));
    });
    best.unwrap_or_default()
}

fn try_all(free: &[usize], pairs: &mut Vec<Pair>, found: &mut impl FnMut(&[Pair])) {
    let Some((&first, rest)) = free.split_first() else { return found(pairs) };
    for at in 0..rest.len() {
        let others: Vec<usize> = rest.iter().copied().filter(|other| *other != rest[at]).collect();
        pairs.push((first, Some(rest[at])));
        try_all(&others, pairs, found);
        pairs.pop();
    }
    if free.len() % 2 == 1 {
        pairs.push((first, None));
        try_all(rest, pairs, found);
        pairs.pop();
    }
}

/// Forbidden pairs, then second meetings and second byes.
fn broken(case: &Case, pairs: &[Pair]) -> (usize, usize) {
    let earlier = || case.history.rounds.iter().flat_map(|round| &round.battles);
    let forbidden = |pair: &Pair| case.forbidden.iter().any(|ban| same(*pair, (ban.a, Some(ban.b))));
    let bans = pairs.iter().filter(|pair| forbidden(pair)).count();
    let again: usize = pairs
        .iter()
        .map(|pair| match pair.1 {
            Some(_) => usize::from(earlier().any(|battle| same(*pair, (battle.a, battle.b)))),
            None => earlier().filter(|battle| battle.a == pair.0 && battle.b.is_none()).count(),
        })
        .sum();
    (bans, again)
}

fn same(one: Pair, other: Pair) -> bool {
    one == other || (other.1 == Some(one.0) && one.1 == Some(other.0))
}
