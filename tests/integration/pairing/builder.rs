//! Histories for tests: built by hand, or played at random from a seed.

use muster::domain::{
    history::{BattleResult, Entrant, History, HistoryBattle, HistoryRound, ResultKind, Score},
    numbers::{RoundNumber, TableNumber},
    pairing::{Draw, ForbiddenPair, PairingRequest, Rules, draw_pairings},
};

/// A player who takes part in everything.
pub fn entrant(number: usize) -> Entrant {
    Entrant::from_number(number + 1)
}

/// So many players, nothing played.
pub fn players(count: usize) -> History {
    History { players: (0..count).map(entrant).collect(), ..History::default() }
}

/// A battle that ended so for `a`: `'W'`, `'D'` or `'L'`.
pub fn battle(a: usize, b: usize, mark: char) -> HistoryBattle {
    let points = |victory_points| Score { victory_points, battle_tactics: 0, ..Score::default() };
    let (a_points, b_points) = match mark {
        'W' => (30, 20),
        'D' => (20, 20),
        'L' => (20, 30),
        other => panic!("no such result: {other}"),
    };
    let result =
        BattleResult { kind: ResultKind::Played, a: points(a_points), b: points(b_points), ruled: None };
    HistoryBattle { table: None, a, b: Some(b), fixed: false, result: Some(result) }
}

pub fn bye(a: usize) -> HistoryBattle {
    let zero = Score::default();
    let result = BattleResult { kind: ResultKind::Bye, a: zero, b: zero, ruled: None };
    HistoryBattle { table: None, a, b: None, fixed: false, result: Some(result) }
}

/// Adds a round with these battles.
pub fn play(history: &mut History, battles: Vec<HistoryBattle>) {
    history.rounds.push(HistoryRound { number: RoundNumber(next_round(history)), battles });
}

pub fn next_round(history: &History) -> u32 {
    u32::try_from(history.rounds.len() + 1).unwrap()
}

/// Adds a round as it was drawn, with these results.
pub fn play_draw(history: &mut History, draw: &Draw, chance: &mut Chance) {
    let mut battles: Vec<HistoryBattle> =
        draw.pairs().map(|(a, b)| battle(a, b, chance.pick(&['W', 'W', 'W', 'L', 'L', 'L', 'D']))).collect();
    if let Some(player) = draw.bye.as_ref().filter(|bye| bye.spare.is_none()) {
        battles.push(bye(player.player));
    }
    for (battle, table) in battles.iter_mut().filter(|battle| battle.b.is_some()).zip(1..) {
        battle.table = Some(TableNumber(table));
    }
    play(history, battles);
}

/// Random numbers that are the same everywhere.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end
    }

    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// An event with everything that can happen in it, after some rounds.
pub struct Event {
    pub history: History,
    pub rules: Rules,
    pub forbidden: Vec<ForbiddenPair>,
    pub seed: u64,
}

impl Event {
    pub fn request(&self) -> PairingRequest<'_> {
        let request = PairingRequest::new(
            &self.history,
            RoundNumber(next_round(&self.history)),
            &self.rules,
            self.seed,
        );
        PairingRequest { forbidden: self.forbidden.clone(), ..request }
    }

    pub fn draw(&self) -> Draw {
        draw_pairings(&self.request()).unwrap()
    }

    /// Players, rounds, clubs, drops, late arrivals, bans and a spare player, all by chance.
    pub fn random(seed: u64, players: usize, rounds: usize) -> Self {
        let mut chance = Chance(seed.wrapping_mul(7919).wrapping_add(11));
        let mut event =
            Self { history: self::players(players), rules: Rules::default(), forbidden: Vec::new(), seed };
        if chance.one_in(3) {
            for player in &mut event.history.players {
                player.club = Some(format!("Club {}", chance.below(3)));
            }
            let rule = chance.pick(&[ClubRule::Strong, ClubRule::Soft]);
            event.rules.clubs = Clubs::with_one_rule(rule);
        }
        if chance.one_in(6) {
            event.history.players[0].spare = true;
        }
        if chance.one_in(4) {
            event.rules.floaters = Floaters::Random;
        }
        if chance.one_in(5) {
            event.rules.rematches = true;
        }
        if chance.one_in(4) {
            event.history.players[players - 1].joined_round = RoundNumber(2);
        }
        for _ in 0..chance.pick(&[0, 0, 0, 1, 2]) {
            let (a, b) = (chance.below(players), chance.below(players));
            event.forbidden.push(ForbiddenPair { a, b, rounds: None });
        }
        for _ in 0..rounds {
            event.play(&mut chance);
        }
        event
    }

    fn play(&mut self, chance: &mut Chance) {
        let Ok(drawn) = draw_pairings(&self.request()) else { return };
        let round = next_round(&self.history);
        play_draw(&mut self.history, &drawn, chance);
        let drop_now = |chance: &mut Chance| chance.one_in(25).then_some(round);
        let still_there =
            self.history.players.iter().filter(|player| player.plays_in(RoundNumber(round + 1))).count();
        if still_there > 4 {
            let leaver = chance.below(self.history.players.len());
            let leaver = &mut self.history.players[leaver];
            leaver.dropped_after = leaver.dropped_after.or(drop_now(chance).map(RoundNumber));
        }
    }
}

pub use muster::domain::pairing::{ClubRule, Clubs, Floaters};
