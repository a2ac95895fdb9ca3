//! Round robins over random fields: people come, leave, stay away and are kept apart, and nobody meets twice.

use super::*;
use crate::domain::{
    event::{pack::Method, venue::Venue},
    history::{BattleResult, Entrant, History, HistoryBattle, HistoryRound, PlayerIndex, ResultKind, Score},
    numbers::RoundNumber,
    pairing::{ClubRule, Clubs, DrawError, Pairs, Reason, check_legal},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

/// The same numbers in every run.
struct Lot(u64);

impl Lot {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }

    fn falls(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// An event, and what is to be true of it.
struct Floor {
    lot: Lot,
    context: RoundContext,
    met: BTreeSet<[PlayerIndex; 2]>,
    rested: BTreeMap<PlayerIndex, usize>,
    letters: BTreeMap<PlayerIndex, Option<String>>,
    away: Vec<PlayerIndex>,
    /// How many tables there were of two groups.
    mixed: usize,
    told: String,
}

fn order_two_places(a: PlayerIndex, b: PlayerIndex) -> [PlayerIndex; 2] {
    [a.min(b), a.max(b)]
}

impl Floor {
    fn new(seed: u64) -> Self {
        let mut lot = Lot(seed);
        let count = 3 + lot.below(12);
        let mut players: Vec<Entrant> = (1..=count).map(Entrant::from_number).collect();
        for player in &mut players {
            player.club = lot.falls(40).then(|| format!("Club {}", lot.below(3)));
        }
        let history = History { players, ..History::default() };
        let mut context = RoundContext::new(history, seed);
        context.methods.methods = RoundNumber::up_to(20).map(|round| (round, Method::RoundRobin)).collect();
        context.methods.group_size = [0, 2, 3, 3, 4, 4, 5, 6][lot.below(8)];
        context.clubs = Clubs::with_one_rule(ClubRule::Strong);
        if lot.falls(20) {
            let (a, b) = (0, 1 + lot.below(count - 1));
            let kind = ConstraintKind::Apart;
            context.constraints.push(ConstrainedPair { a, b, rounds: Vec::new(), kind });
        }
        let told = format!("seed {seed}: {count} players in groups of {}", context.methods.group_size);
        let (met, rested, letters) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::new());
        Self { lot, context, met, rested, letters, away: Vec::new(), mixed: 0, told }
    }

    fn may_meet(&self, a: PlayerIndex, b: PlayerIndex) -> bool {
        let pair = order_two_places(a, b);
        !self.met.contains(&pair)
            && !self.context.constraints.iter().any(|apart| order_two_places(apart.a, apart.b) == pair)
    }

    fn playing(&self, round: RoundNumber) -> Vec<PlayerIndex> {
        let players = &self.context.history.players;
        (0..players.len()).filter(|place| players[*place].plays_in(round)).collect()
    }

    fn groups(&self, kept: &KeptDraw) -> Vec<Vec<PlayerIndex>> {
        let place = |key: &String| self.context.history.place_of(key).unwrap();
        kept.groups.iter().map(|group| group.players().map(place).collect()).collect()
    }

    /// Some who were away are back, some go, some come.
    fn between(&mut self, round: RoundNumber) {
        for back in std::mem::take(&mut self.away) {
            self.context.history.players[back].dropped_after = None;
        }
        for player in self.playing(round) {
            if self.lot.falls(10) {
                self.context.history.players[player].dropped_after = Some(round.previous());
                if self.lot.falls(60) {
                    self.away.push(player);
                }
            }
        }
        if round > RoundNumber::FIRST && self.lot.falls(25) {
            self.come(round);
        }
    }

    fn come(&mut self, round: RoundNumber) -> PlayerIndex {
        let players = &mut self.context.history.players;
        players.push(Entrant { joined_round: round, ..Entrant::from_number(players.len() + 1) });
        players.len() - 1
    }

    fn options(&self, round: RoundNumber) -> DrawOptions {
        DrawOptions::as_it_is(round, self.context.clubs.in_round(round))
    }

    /// Nobody has anybody left to meet.
    fn is_over(&self, round: RoundNumber) -> bool {
        let (playing, groups) = (self.playing(round), &self.context.history.handed_on.groups);
        let Some(groups) = groups.get(&round.previous()) else { return playing.len() < 2 };
        let place = |key: &String| self.context.history.place_of(key).unwrap();
        let mut pairs = groups.iter().flat_map(|group| {
            let there: Vec<_> = group.players().map(place).filter(|at| playing.contains(at)).collect();
            let pairs = |a: &PlayerIndex| there.iter().map(|b| (*a, *b)).collect::<Vec<_>>();
            there.iter().flat_map(pairs).collect::<Vec<_>>()
        });
        !pairs.any(|(a, b)| a != b && self.may_meet(a, b))
    }

    /// What is true of every round.
    fn check(&mut self, round: RoundNumber, drawn: &DrawnRound) {
        let told = format!("{}, round {round}: {:?}", self.told, drawn.seats);
        assert_eq!(drawn.method, "round_robin/1", "{told}");
        let playing = self.playing(round);
        let mut seated: Vec<_> =
            drawn.seats.iter().flat_map(|seats| [Some(seats.a), seats.b]).flatten().collect();
        seated.sort_unstable();
        assert_eq!(seated, playing, "everybody has one place. {told}");
        let groups = self.groups(&drawn.kept);
        let group = |player| groups.iter().find(|group| group.contains(&player)).unwrap();
        let of = |player: PlayerIndex| groups.iter().position(|group| group.contains(&player)).unwrap();
        let has_left = |player: PlayerIndex| {
            group(player).iter().any(|b| *b != player && playing.contains(b) && self.may_meet(player, *b))
        };
        let (mut spare_time, mut mixed) = (Vec::new(), 0);
        let mut due: BTreeMap<usize, Vec<PlayerIndex>> = BTreeMap::new();
        for seats in &drawn.seats {
            match (&seats.reasons[..], seats.b) {
                ([Reason::RoundRobin { rests: false, .. }], Some(b)) => {
                    assert!(self.may_meet(seats.a, b) && of(seats.a) == of(b), "{told}");
                }
                ([Reason::GroupDone { other: Some(_), .. }], Some(b)) => {
                    assert!(self.may_meet(seats.a, b) && of(seats.a) != of(b), "{told}");
                    assert!(
                        !has_left(seats.a) && !has_left(b),
                        "they can meet somebody of the group. {told}"
                    );
                    mixed += 1;
                }
                ([Reason::RoundRobin { rests: true, .. }], None) => {
                    assert!(seats.rests, "{told}");
                    due.entry(of(seats.a)).or_default().push(seats.a);
                }
                ([Reason::GroupDone { other: None, .. }], None) => {
                    assert!(seats.rests && !has_left(seats.a), "{told}");
                    spare_time.push(seats.a);
                }
                _ => panic!("{told}"),
            }
        }
        let apart = |players: &[PlayerIndex]| {
            players.iter().all(|a| players.iter().all(|b| a == b || !self.may_meet(*a, *b)))
        };
        assert!(apart(&spare_time), "two rest who could meet. {told}");
        for (at, resting) in due {
            assert!(apart(&resting), "two of a group rest who could meet. {told}");
            let without: Vec<_> = resting.iter().filter(|player| !has_left(**player)).collect();
            let is_odd = groups[at].iter().filter(|player| playing.contains(player)).count() % 2 == 1;
            let is_due = without.iter().all(|player| !self.rested.contains_key(player));
            assert!(
                without.is_empty() || resting.len() == 1 && is_odd && is_due,
                "nobody has them rest. {told}"
            );
        }
        self.mixed += mixed;
    }

    /// Groups stay, and the stored proof holds.
    fn play(&mut self, round: RoundNumber, drawn: &DrawnRound, is_changed: bool) {
        let told = format!("{}, round {round}: {:?}", self.told, drawn.seats);
        for seats in &drawn.seats {
            let letters = match &seats.reasons[0] {
                Reason::RoundRobin { group, .. } => [group.clone(), group.clone()],
                Reason::GroupDone { group, other } => [group.clone(), other.clone()],
                _ => panic!("{told}"),
            };
            for (player, letter) in [Some(seats.a), seats.b].into_iter().flatten().zip(letters) {
                let before = self.letters.insert(player, letter.clone());
                assert!(before.is_none_or(|before| before == letter), "{player} has another group. {told}");
            }
            match seats.b {
                Some(b) => assert!(self.met.insert(order_two_places(seats.a, b)), "{told}"),
                None => *self.rested.entry(seats.a).or_default() += 1,
            }
        }
        let score = Score { victory_points: 30, ..Score::default() };
        let battle = |seats: &Seats| {
            let kind = if seats.b.is_none() { ResultKind::Bye } else { ResultKind::Played };
            let result = BattleResult { kind, a: score, b: Score::default(), ruled: None };
            HistoryBattle {
                table: seats.table,
                a: seats.a,
                b: seats.b,
                fixed: seats.fixed,
                result: Some(result),
            }
        };
        let history = &mut self.context.history;
        history
            .rounds
            .push(HistoryRound { number: round, battles: drawn.seats.iter().map(battle).collect() });
        history.handed_on.groups.insert(round, drawn.kept.groups.clone());
        check_legal(history, round).unwrap_or_else(|wrong| panic!("{wrong:?}. {told}"));
        let claim = drawn.kept.claim().unwrap();
        let pairs = drawn.seats.iter().filter_map(|seats| Some((seats.a, seats.b?))).collect();
        let found = claim.basis.check(history, &Pairs { pairs, bye: None }, &claim.proof);
        found.unwrap_or_else(|wrong| panic!("{wrong:?}. {told}"));
        // Drawn again from what is kept of it, it is the same, and the reasons too, unless somebody came or went since.
        let is_drawn = |player: &PlayerIndex| {
            claim.basis.players.iter().any(|drawn| drawn.key == history.players[*player].key)
        };
        let resting: Vec<PlayerIndex> =
            drawn.seats.iter().map(|seats| seats.a).filter(|player| !is_drawn(player)).collect();
        let then = claim.basis.history(history).unwrap();
        let mut wanted = DrawRequest::from_basis(&claim.basis, &then, Venue::default());
        let all = self.context.tell_of_groups(&self.context.history, &mut wanted, &resting);
        let again = carry_out(&then, &wanted).unwrap();
        let seen = |drawn: &DrawnRound| -> BTreeSet<String> {
            let why = |seats: &Seats| (!is_changed).then(|| seats.reasons.clone());
            drawn.seats.iter().map(|seats| format!("{} {:?} {:?}", seats.a, seats.b, why(seats))).collect()
        };
        assert_eq!((seen(&again), again.method), (seen(drawn), drawn.method.clone()), "{told}");
        assert!(all || is_changed, "{told}");
    }

    /// Somebody goes or comes once the round is drawn.
    fn change(&mut self, round: RoundNumber, drawn: DrawnRound) -> DrawnRound {
        let table = |seats: &Seats| TableNow {
            seats: SeatedTable { table: seats.table, a: seats.a, b: seats.b },
            is_bye: seats.b.is_none(),
            rests: seats.rests,
            fixed: seats.fixed,
            by_hand: None,
            begun: false,
            reasons: seats.reasons.clone(),
        };
        let now = RoundNow {
            round,
            attempt: 1,
            tables: drawn.seats.iter().map(table).collect(),
            by_hand: SetByHand::default(),
            odd: OddPlayer::Spare,
            kept: Some(drawn.kept.clone()),
        };
        let change = match self.lot.below(4) {
            0 => {
                let seats = &drawn.seats[self.lot.below(drawn.seats.len())];
                RoundChange::Out(seats.a)
            }
            1 => RoundChange::Seat(self.come(round)),
            2 => RoundChange::Repair,
            _ => RoundChange::Improve,
        };
        let _ = write!(self.told, "; {change:?} in round {round}");
        let planned = match plan_repair(&self.context, &now, &change) {
            Ok(planned) => planned.repaired.drawn,
            // Without them nobody of the round would have anybody to meet.
            Err(RoundError::Draw(DrawError::Nobody { .. })) => return drawn,
            Err(error) => panic!("{error:?}. {}, {:?}", self.told, drawn.seats),
        };
        match change {
            RoundChange::Out(player) => {
                self.context.history.players[player].dropped_after = Some(round.previous());
            }
            RoundChange::Seat(_) => {}
            _ => assert_eq!(
                planned.seats.iter().map(|seats| (seats.a, seats.b)).collect::<BTreeSet<_>>(),
                drawn.seats.iter().map(|seats| (seats.a, seats.b)).collect::<BTreeSet<_>>(),
                "{}",
                self.told
            ),
        }
        // A table that stays as it is keeps its line, and its reasons with it.
        let stays = |made: Seats| {
            let pair = |seats: &Seats| seats.b.map_or([seats.a; 2], |b| order_two_places(seats.a, b));
            let before = drawn.seats.iter().find(|seats| pair(seats) == pair(&made));
            before.map_or(made.clone(), |before| Seats { table: made.table, ..before.clone() })
        };
        let seats = planned.seats.into_iter().map(stays).collect();
        DrawnRound { method: drawn.method, seats, ..planned }
    }
}

#[test]
fn nobody_meets_twice_and_nobody_rests_whom_somebody_new_could_meet() {
    let (mut rounds, mut mixed) = (0, 0);
    for seed in 1..=400 {
        let mut floor = Floor::new(seed);
        for round in RoundNumber::up_to(12) {
            floor.between(round);
            let drawn = match draw_round_by_method(&floor.context, floor.options(round), 1) {
                Ok(drawn) => drawn,
                Err(error) => {
                    assert!(matches!(error, RoundError::Format(_)), "{error:?}: {}", floor.told);
                    assert!(floor.is_over(round), "{}, round {round}", floor.told);
                    break;
                }
            };
            floor.check(round, &drawn);
            let is_changed = floor.lot.falls(30);
            let drawn = if is_changed { floor.change(round, drawn) } else { drawn };
            floor.play(round, &drawn, is_changed);
            rounds += 1;
        }
        mixed += floor.mixed;
    }
    assert!(rounds > 1500 && mixed > 50, "{rounds} rounds, {mixed} mixed tables");
}

/// Three groups of three: of two of them somebody is gone, and the two who are left have met.
#[test]
fn those_of_groups_that_are_finished_are_mixed_and_the_schedules_rest_stays() {
    let mut context = RoundContext::new(
        History { players: (1..=9).map(Entrant::from_number).collect(), ..History::default() },
        7,
    );
    context.methods.methods = RoundNumber::up_to(9).map(|round| (round, Method::RoundRobin)).collect();
    context.methods.group_size = 3;
    let mut floor = Floor { context, ..Floor::new(1) };
    for round in RoundNumber::up_to(3) {
        if round == RoundNumber(3) {
            // Of the tables of the third round two are left without an opponent.
            for gone in [5, 4] {
                floor.context.history.players[gone].dropped_after = Some(RoundNumber(2));
            }
        }
        let drawn = draw_round_by_method(&floor.context, floor.options(round), 1).unwrap();
        floor.check(round, &drawn);
        floor.play(round, &drawn, false);
        if round == RoundNumber(3) {
            let mixed =
                drawn.seats.iter().filter(|seats| matches!(seats.reasons[0], Reason::GroupDone { .. }));
            assert_eq!((mixed.count(), drawn.seats.len()), (2, 4), "{:?}", drawn.seats);
        }
    }
    let none = draw_round_by_method(&floor.context, floor.options(RoundNumber(4)), 1);
    assert!(matches!(none, Err(RoundError::Format(_))), "{none:?}");
}
