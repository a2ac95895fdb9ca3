//! Random events: every kind of result, byes, a spare, late comers and leavers, and many who are level.

use muster::domain::{
    history::{
        BattleResult, Entrant, History, HistoryBattle, HistoryRound, Outcome, ResultKind, RuledOutcome, Score,
    },
    numbers::{RoundNumber, TableNumber},
    result::ResultValues,
    scoring::{ByeValue, bye_result},
    standings::{Ranking, Scoring, Tiebreaker},
};

/// A small generator of chance (splitmix64); the same seed gives the same event.
pub struct Chance(pub u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(end).unwrap()).unwrap()
    }

    fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}

pub struct RandomEvent {
    pub history: History,
    pub ranking: Ranking,
    pub after: u32,
}

impl RandomEvent {
    /// Up to 200 players and 8 rounds.
    pub fn of(seed: u64) -> Self {
        let mut chance = Chance(seed);
        let rounds = chance.below(9);
        // Small events, where many meet twice, are as interesting as large ones.
        let most = chance.pick(&[6, 20, 60, 200]);
        let size = 2 + chance.below(most - 1);
        let mut players: Vec<Entrant> =
            (0..size).map(|number| entrant(number, rounds, &mut chance)).collect();
        if chance.percent(30) {
            let spare = chance.below(size);
            players[spare].spare = true;
        }
        let mut history = History { players, ..History::default() };
        for number in 1..=rounds {
            let round = round(&history, u32::try_from(number).unwrap(), number == rounds, &mut chance);
            history.rounds.push(round);
        }
        // Without grand strategies, of which this game knows nothing.
        let of_values = Tiebreaker::OF_MARKS.into_iter().filter(|known| known.place_of_value().is_some());
        let mut tiebreakers: Vec<Tiebreaker> = Tiebreaker::OF_PLAYERS.into_iter().chain(of_values).collect();
        chance.shuffle(&mut tiebreakers);
        tiebreakers.truncate(chance.below(10));
        let scoring = chance.pick(&[Scoring::Graded, Scoring::Plain]);
        let bye =
            ByeValue { victory_points: chance.pick(&[50, 20, 0]), battle_tactics: chance.pick(&[5, 2]) };
        let after = if chance.percent(80) { u32::MAX } else { u32::try_from(chance.below(9)).unwrap() };
        let bye_is_mean = chance.percent(25);
        let difference_cap = chance.pick(&[0, 0, 7, 15]);
        Self { history, ranking: Ranking { scoring, tiebreakers, difference_cap, bye_is_mean, bye }, after }
    }

    /// The same event with its players listed in another order.
    pub fn with_players_shuffled(&self, chance: &mut Chance) -> Self {
        let mut order: Vec<usize> = (0..self.history.players.len()).collect();
        chance.shuffle(&mut order);
        let now = |player: usize| order.iter().position(|old| *old == player).unwrap();
        let players = order.iter().map(|old| self.history.players[*old].clone()).collect();
        let mut rounds = self.history.rounds.clone();
        for battle in rounds.iter_mut().flat_map(|round| &mut round.battles) {
            battle.a = now(battle.a);
            battle.b = battle.b.map(now);
        }
        Self {
            history: History { players, rounds, ..History::default() },
            ranking: self.ranking.clone(),
            after: self.after,
        }
    }
}

fn entrant(number: usize, rounds: usize, chance: &mut Chance) -> Entrant {
    let some_round =
        |chance: &mut Chance| RoundNumber(u32::try_from(chance.below(rounds.max(1)) + 1).unwrap());
    Entrant {
        key: format!("p{}", number + 1),
        // Names repeat: places must not depend on them.
        name: format!("Player {}", number % 7),
        club: None,
        faction: None,
        joined_round: if chance.percent(5) { some_round(chance) } else { RoundNumber(1) },
        dropped_after: chance.percent(8).then(|| some_round(chance).previous()),
        spare: false,
        fixed_table: None,
        soft: i64::try_from(number % 5).unwrap(),
        corrections: Vec::new(),
    }
}

fn round(history: &History, number: u32, is_last: bool, chance: &mut Chance) -> HistoryRound {
    let here = |player: &usize| history.players[*player].plays_in(RoundNumber(number));
    let (spares, mut playing): (Vec<usize>, Vec<usize>) =
        (0..history.players.len()).filter(here).partition(|player| history.players[*player].spare);
    chance.shuffle(&mut playing);
    if playing.len() % 2 == 1 {
        playing.extend(spares);
    }
    let tables = playing.chunks(2).zip(1..).map(|(pair, table)| match *pair {
        [a, b] => HistoryBattle {
            table: Some(TableNumber(table)),
            a,
            b: Some(b),
            fixed: false,
            result: (!is_last || chance.percent(90)).then(|| result(chance)),
        },
        _ => HistoryBattle { table: None, a: pair[0], b: None, fixed: false, result: Some(bye_result()) },
    });
    HistoryRound { number: RoundNumber(number), battles: tables.collect() }
}

/// Few different numbers, so that many players are level.
fn result(chance: &mut Chance) -> BattleResult {
    let score = |chance: &mut Chance| Score {
        victory_points: chance.pick(&[0, 16, 20, 20, 21, 24, 25, 50]),
        battle_tactics: chance.pick(&[0, 3, 3, 4, 5]),
        values: ResultValues([chance.pick(&[0, 1]), chance.pick(&[0, 350, 900]), 0, chance.pick(&[0, 0, 2])]),
    };
    let kind = match chance.below(20) {
        0 => ResultKind::ConcededByA,
        1 => ResultKind::ConcededByB,
        2 => ResultKind::NoShowA,
        3 => ResultKind::NoShowB,
        4 => ResultKind::Adjudicated,
        _ => ResultKind::Played,
    };
    let outcomes =
        [Outcome::MajorWin, Outcome::MinorWin, Outcome::Draw, Outcome::MinorLoss, Outcome::MajorLoss];
    let ruled = chance
        .percent(3)
        .then(|| RuledOutcome { outcome: chance.pick(&outcomes), reason: "an illegal roster".into() });
    BattleResult { kind, a: score(chance), b: score(chance), ruled }
}
