//! Whatever a history says, there is a draw or an error that names the fault: never a panic.

use super::{
    builder::{Chance, battle, bye, entrant},
    long,
};
use crate::support::say_in_english;
use muster::{
    domain::{
        history::{History, HistoryRound, Outcome, ResultKind, RuledOutcome},
        numbers::{RoundNumber, TableNumber},
        pairing::{
            ClubRule, Clubs, FirstRound, ForbiddenPair, Keep, KeepStrength, PairingRequest, Pairs, Rules,
            Unfinished, check_best, check_legal, draw_pairings, tables, verify_draw, verify_pairs,
        },
    },
    text::draw::why_no_draw,
};

#[test]
fn any_history_gives_a_draw_or_an_error() {
    let histories = if long() { 200_000 } else { 4_000 };
    let (mut drawn, mut refused) = (0, 0);
    for seed in 0..histories {
        let mut chance = Chance(seed);
        let history = anything(&mut chance);
        let rules = any_rules(&mut chance);
        let request = any_request(&history, &rules, &mut chance);
        match draw_pairings(&request) {
            Ok(draw) => {
                assert_eq!(verify_draw(&request, &draw), Ok(()), "history {seed}");
                drawn += 1;
                let nonsense = Pairs { pairs: vec![(0, 0), (1, 70)], bye: Some(9) };
                assert!(verify_pairs(&request, &nonsense, &draw.proof).is_err());
            }
            Err(error) => {
                assert!(!say_in_english(why_no_draw(&error)).is_empty());
                refused += 1;
            }
        }
        let pairs = Pairs { pairs: vec![(0, 1), (2, 3)], bye: None };
        let _ = check_best(&request, &pairs);
        for round in 0..4 {
            let _ = check_legal(&history, RoundNumber(round));
        }
        let pairs: Vec<_> = (0..3)
            .map(|_| tables::PairToSeat {
                a: chance.below(9),
                b: chance.below(9),
                stays_on: Some(TableNumber(2)),
            })
            .collect();
        let tables = tables::numbered_tables(4);
        let order = tables::TableOrder::Any;
        let _ = tables::assign_tables(&tables::TableRequest {
            history: &history,
            round: request.round,
            pairs: &pairs,
            tables: &tables,
            earlier: &[],
            order,
            seed,
        });
    }
    eprintln!("{histories} histories: {drawn} drawn, {refused} refused");
    assert!(drawn > histories / 10 && refused > histories / 10);
}

fn anything(chance: &mut Chance) -> History {
    let count = chance.below(10);
    let odd_one = chance.one_in(3);
    let mut history = History { players: (0..count).map(entrant).collect(), ..History::default() };
    for player in &mut history.players {
        player.spare = chance.one_in(6);
        player.joined_round = RoundNumber(u32::try_from(chance.below(3)).unwrap());
        player.dropped_after = chance.pick(&[
            None,
            None,
            None,
            Some(RoundNumber(0)),
            Some(RoundNumber(1)),
            Some(RoundNumber(u32::MAX)),
        ]);
        player.fixed_table = chance.pick(&[None, Some(TableNumber(0)), Some(TableNumber(3))]);
        player.club = chance.pick(&[None, Some(""), Some("<b>🎲 клуб")]).map(String::from);
        if odd_one && chance.one_in(4) {
            player.key = "p1".into();
        }
    }
    for at in 0..chance.below(4) {
        let number =
            if odd_one { chance.pick(&[0, 1, 2, 2, 3, u32::MAX]) } else { u32::try_from(at).unwrap() + 1 };
        let mut round = HistoryRound { number: RoundNumber(number), battles: Vec::new() };
        let mut free: Vec<usize> = (0..count).collect();
        for _ in 0..chance.below(6) {
            let mut take = |chance: &mut Chance| {
                if odd_one && chance.one_in(5) { chance.below(12) } else { free.pop().unwrap_or(usize::MAX) }
            };
            let (a, b) = (take(chance), take(chance));
            if !odd_one && (a == usize::MAX || b == usize::MAX) {
                break;
            }
            let mut battle =
                if chance.one_in(5) { bye(a) } else { battle(a, b, chance.pick(&['W', 'D', 'L'])) };
            battle.table =
                chance.pick(&[None, Some(TableNumber(0)), Some(TableNumber(1)), Some(TableNumber(u32::MAX))]);
            if let Some(result) = &mut battle.result {
                result.kind = chance.pick(&[ResultKind::Played, ResultKind::Bye, ResultKind::NoShowA]);
                result.a.victory_points = chance.pick(&[0, 1, u32::MAX]);
                let outcome = chance.pick(&[Outcome::Draw, Outcome::MajorLoss]);
                result.ruled = chance.one_in(5).then(|| RuledOutcome { outcome, reason: String::new() });
            }
            if chance.one_in(12) {
                battle.result = None;
            }
            round.battles.push(battle);
        }
        history.rounds.push(round);
    }
    history
}

fn any_rules(chance: &mut Chance) -> Rules {
    let first_round = if chance.one_in(3) {
        FirstRound::Seeded(vec!["p3".into(), "nobody".into(), "p1".into(), "p3".into()])
    } else {
        FirstRound::Random
    };
    let clubs = Clubs::with_one_rule(chance.pick(&[ClubRule::Off, ClubRule::Soft, ClubRule::Strong]));
    Rules { first_round, clubs, ..Rules::default() }
}

fn any_request<'a>(history: &'a History, rules: &'a Rules, chance: &mut Chance) -> PairingRequest<'a> {
    let next = u32::try_from(history.rounds.len()).unwrap() + 1;
    let round = chance.pick(&[next, next, next, next, 0, 1, 2, u32::MAX]);
    let mut request = PairingRequest::new(history, RoundNumber(round), rules, chance.0);
    request.attempt = chance.pick(&[0, 1, u32::MAX]);
    request.unfinished = chance.pick(&[Unfinished::Refuse, Unfinished::CountAsDraw]);
    let rounds = chance.one_in(2).then(|| vec![RoundNumber(round)]);
    for _ in 0..chance.below(2) {
        request.forbidden.push(ForbiddenPair {
            a: chance.below(12),
            b: chance.below(12),
            rounds: rounds.clone(),
        });
    }
    if chance.one_in(3) {
        request.fixed.push((chance.below(11), chance.below(11)));
    }
    if chance.one_in(5) {
        request.fixed_bye = Some(chance.below(9));
    }
    if chance.one_in(3) {
        let strength = chance.pick(&[KeepStrength::AfterWinPath, KeepStrength::BeforeRecord]);
        let pairs = (0..4).map(|_| (chance.below(12), chance.below(12))).collect();
        request.keep = Some(Keep { pairs, bye: Some(chance.below(12)), strength });
    }
    request
}
