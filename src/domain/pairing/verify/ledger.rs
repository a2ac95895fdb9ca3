//! The history, read and priced a second time, straight from the definition of the levels.

use super::{ProofFault, Violation};
use crate::domain::{
    history::{Outcome, PlayerIndex},
    numbers::RoundNumber,
    pairing::{
        cost::{CostLevel, DrawCost},
        lottery::{Lottery, NEAR},
        request::{DrawError, KeepStrength, PairingRequest, Unfinished},
        rules::{ClubRule, Floaters, PairingOrder},
    },
    scoring::outcome_of_result,
};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// What every pair of a round costs.
pub struct Ledger<'a> {
    pub request: &'a PairingRequest<'a>,
    pub lottery: Lottery,
    lines: Vec<LedgerLine>,
    met: PairList,
    banned: PairList,
    kept: PairList,
    /// The clubmates' rule in this round.
    clubs: ClubRule,
}

/// Pairs of players, for each player the others in order: a player has few, so that whether two are a pair is found
/// among few.
struct PairList(Vec<Vec<PlayerIndex>>);

impl PairList {
    /// Pairs of places that are no player's are left out: nobody asks for them.
    fn new(players: usize, pairs: impl IntoIterator<Item = (PlayerIndex, PlayerIndex)>) -> Self {
        let mut others = vec![Vec::new(); players];
        for (a, b) in pairs {
            if a < players && b < players {
                others[a].push(b);
                others[b].push(a);
            }
        }
        for met in &mut others {
            met.sort_unstable();
        }
        Self(others)
    }

    fn has(&self, a: PlayerIndex, b: PlayerIndex) -> bool {
        self.0[a].binary_search(&b).is_ok()
    }
}

/// One player.
struct LedgerLine {
    /// Half wins after each round.
    running: Vec<u64>,
    /// Wins and draws; with the number of rounds they say the losses.
    wins: u64,
    draws: u64,
    byes: u64,
    ticket: u64,
    /// Place in the circle of all with the same results, and how many those are.
    place: usize,
    circle: usize,
    /// Scores below this one, and how far the path is above the lowest of this score.
    rank: u64,
    above_lowest: u64,
    /// The same number for players of the same club; none without one.
    club: Option<usize>,
    /// The same number for players with the same half wins after each round.
    path: usize,
    /// The player's part of a lot.
    part: u64,
    spare: bool,
}

impl<'a> Ledger<'a> {
    pub fn from_pairing_request(
        request: &'a PairingRequest<'a>,
        lottery_bits: u32,
    ) -> Result<Self, Violation> {
        if !matches!(lottery_bits, 0 | 2..=16) {
            return Err(Violation::Malformed(ProofFault::LongLots));
        }
        let mut lottery = Lottery::new(request.seed, request.round, request.attempt);
        lottery.bits = lottery_bits;
        let mut marks = vec![Vec::new(); request.history.players.len()];
        let mut byes = vec![0; marks.len()];
        let mut met = HashSet::new();
        for number in RoundNumber::FIRST.to(request.round.previous()) {
            read_round(request, number, &mut marks, &mut byes, &mut met)?;
        }
        if !request.rules.head_start.is_empty() {
            for (marks, player) in marks.iter_mut().zip(&request.history.players) {
                marks.insert(0, if request.rules.head_start.contains(&player.key) { 2 } else { 0 });
            }
        }
        let by_points = request.rules.order.goes_by_numbers();
        if request.rules.order != PairingOrder::Record {
            marks.iter_mut().for_each(Vec::clear);
        }
        if by_points {
            for (marks, player) in marks.iter_mut().zip(&request.history.players) {
                let ahead = request.rules.head_start.contains(&player.key);
                let bye = request.history.bye_points();
                let head_start = if ahead { u64::try_from(bye).unwrap_or_default() } else { 0 };
                marks.push(request.rules.points.get(&player.key).copied().unwrap_or_default() + head_start);
            }
        }
        let banned = request.forbidden.iter().filter(|pair| pair.applies_in(request.round));
        let players = marks.len();
        let banned = PairList::new(players, banned.map(|pair| (pair.a, pair.b)));
        let kept = PairList::new(players, request.keep.iter().flat_map(|keep| &keep.pairs).copied());
        let met = PairList::new(players, met);
        let mut clubs: HashMap<&str, usize> = HashMap::new();
        let mut paths: HashMap<&[u64], usize> = HashMap::new();
        let mut lines = Vec::new();
        for (player, marks) in marks.iter().enumerate() {
            let ticket = lottery.ticket(&request.history.players[player].key);
            let mut line = LedgerLine::new(marks, byes[player], ticket);
            if by_points {
                // One point is no draw, and two are no win.
                (line.wins, line.draws) = (0, 0);
            }
            let next = paths.len();
            line.path = *paths.entry(marks.as_slice()).or_insert(next);
            line.part = lottery.part(ticket);
            line.spare = request.history.players[player].spare;
            if let Some(club) = &request.history.players[player].club {
                let next = clubs.len();
                line.club = Some(*clubs.entry(club).or_insert(next));
            }
            // Points are no wins and no draws, however many they are.
            lines.push(if by_points { LedgerLine { wins: 0, draws: 0, ..line } } else { line });
        }
        let clubs = request.rules.clubs.in_round(request.round);
        let mut ledger = Self { request, lottery, lines, met, banned, kept, clubs };
        ledger.place_everybody(&marks);
        Ok(ledger)
    }

    fn place_everybody(&mut self, marks: &[Vec<u64>]) {
        let players = &self.request.history.players;
        let playing: Vec<PlayerIndex> = (0..players.len())
            .filter(|&index| players[index].plays_in(self.request.round) && !players[index].spare)
            .collect();
        let mut circles: HashMap<&[u64], Vec<PlayerIndex>> = HashMap::new();
        let mut lowest: BTreeMap<u64, u64> = BTreeMap::new();
        for &player in &playing {
            circles.entry(&marks[player]).or_default().push(player);
            let line = &self.lines[player];
            let lowest = lowest.entry(line.score()).or_insert(u64::MAX);
            *lowest = line.path_sum().min(*lowest);
        }
        for circle in circles.values_mut() {
            circle.sort_by_key(|&player| (self.lines[player].ticket, &players[player].key));
            for (place, &player) in circle.iter().enumerate() {
                self.lines[player].place = place;
                self.lines[player].circle = circle.len();
            }
        }
        for &player in &playing {
            let (score, path) = (self.lines[player].score(), self.lines[player].path_sum());
            self.lines[player].rank = lowest.range(..score).count() as u64;
            self.lines[player].above_lowest = path - lowest[&score];
        }
    }

    /// The cost of a table; without `b`, or with a spare player as `b`, that of a bye.
    pub fn cost(&self, a: PlayerIndex, b: Option<PlayerIndex>) -> DrawCost {
        match b {
            Some(b) if self.lines[a].spare => self.bye(b, Some(a)),
            Some(b) if self.lines[b].spare => self.bye(a, Some(b)),
            Some(b) => self.pair(a, b),
            None => self.bye(a, None),
        }
    }

    pub fn bye(&self, player: PlayerIndex, spare: Option<PlayerIndex>) -> DrawCost {
        let line = &self.lines[player];
        let mut cost = self.changed(self.request.keep.as_ref().is_some_and(|keep| keep.bye == Some(player)));
        cost[CostLevel::Bans] = spare.map_or(0, |spare| u64::from(self.banned.has(player, spare)));
        cost[CostLevel::Rematches] = line.byes;
        cost[CostLevel::Bye] = line.rank;
        cost[CostLevel::WinPath] = line.above_lowest;
        cost[CostLevel::Lottery] = line.part;
        cost
    }

    pub fn pair(&self, a: PlayerIndex, b: PlayerIndex) -> DrawCost {
        let mut cost = match self.request.keep {
            Some(_) => self.changed(self.kept.has(a, b)),
            None => DrawCost::default(),
        };
        cost[CostLevel::Bans] = u64::from(self.banned.has(a, b));
        cost[CostLevel::Rematches] = u64::from(!self.request.rules.rematches && self.met.has(a, b));
        let (a, b) = (&self.lines[a], &self.lines[b]);
        let same_club = a.club.is_some() && a.club == b.club;
        match self.clubs {
            ClubRule::Strong => cost[CostLevel::Clubs] = u64::from(same_club),
            ClubRule::Soft => cost[CostLevel::SoftClubs] = u64::from(same_club),
            ClubRule::Off => {}
        }
        let gap = a.score().abs_diff(b.score());
        let same_record = (a.wins, a.draws) == (b.wins, b.draws);
        cost[CostLevel::Record] = 4 * gap * gap + u64::from(!same_record);
        let same_path = a.path == b.path;
        let by_points = self.request.rules.order.goes_by_numbers();
        if !same_path && !by_points && (same_record || self.request.rules.floaters == Floaters::Path) {
            let apart = a.running.iter().zip(&b.running).map(|(a, b)| a.abs_diff(*b));
            cost[CostLevel::WinPath] = 1 + apart.sum::<u64>();
        }
        let steps = a.place.abs_diff(b.place);
        cost[CostLevel::Lottery] = if !same_path {
            a.part + b.part
        } else if steps <= NEAR || a.circle - steps <= NEAR {
            self.lottery.near(a.ticket, b.ticket)
        } else {
            self.lottery.far()
        };
        cost
    }

    fn changed(&self, is_kept: bool) -> DrawCost {
        let mut cost = DrawCost::default();
        let level = self.request.keep.as_ref().map(|keep| match keep.strength {
            KeepStrength::BeforeRecord => CostLevel::Changes,
            KeepStrength::AfterWinPath => CostLevel::SoftChanges,
        });
        if let (Some(level), false) = (level, is_kept) {
            cost[level] = 1;
        }
        cost
    }

    pub fn name(&self, player: Option<PlayerIndex>) -> String {
        player.map_or_else(|| "the bye".into(), |player| self.request.history.players[player].name.clone())
    }

    pub fn names(&self, a: PlayerIndex, b: Option<PlayerIndex>) -> String {
        format!("{} and {}", self.name(Some(a)), self.name(b))
    }
}

impl LedgerLine {
    fn new(marks: &[u64], byes: u64, ticket: u64) -> Self {
        let mut running = Vec::with_capacity(marks.len());
        for mark in marks {
            running.push(running.last().unwrap_or(&0) + mark);
        }
        let count = |worth| marks.iter().filter(|&&mark| mark == worth).count() as u64;
        let (wins, draws) = (count(2), count(1));
        Self {
            running,
            wins,
            draws,
            byes,
            ticket,
            place: 0,
            circle: 1,
            rank: 0,
            above_lowest: 0,
            club: None,
            path: 0,
            part: 0,
            spare: false,
        }
    }

    fn score(&self) -> u64 {
        self.running.last().copied().unwrap_or(0)
    }

    fn path_sum(&self) -> u64 {
        self.running.iter().sum()
    }
}

/// Adds one round to everybody: absent is a loss, a bye a win, unfinished what the request says.
fn read_round(
    request: &PairingRequest,
    number: RoundNumber,
    marks: &mut [Vec<u64>],
    byes: &mut [u64],
    met: &mut HashSet<(PlayerIndex, PlayerIndex)>,
) -> Result<(), Violation> {
    let players = &request.history.players;
    let mut there = request.history.rounds.iter().filter(|round| round.number == number);
    let (Some(round), None) = (there.next(), there.next()) else {
        return Err(Violation::History(DrawError::RoundMissing { round: number }));
    };
    for marks in marks.iter_mut() {
        marks.push(0);
    }
    let at = number.place().expect("rounds are read from the first on");
    let mut seen = BTreeSet::new();
    for battle in &round.battles {
        let both = [Some(battle.a), battle.b].into_iter().flatten();
        if both.clone().any(|player| player >= players.len()) {
            return Err(Violation::UnknownPlayer { round: number });
        }
        if let Some(player) = both.clone().find(|&player| !seen.insert(player)) {
            return Err(Violation::TwoTables { round: number, name: players[player].name.clone() });
        }
        let worth =
            match battle.result.as_ref().map(|result| outcome_of_result(result, request.history.scale())) {
                Some(Outcome::MajorWin | Outcome::MinorWin) => 2,
                Some(Outcome::MinorLoss | Outcome::MajorLoss) => 0,
                None if request.unfinished == Unfinished::Refuse => {
                    let tables = vec![battle.table];
                    return Err(Violation::History(DrawError::ResultsMissing { round: number, tables }));
                }
                None if battle.b.is_none() => 2,
                Some(Outcome::Draw) | None => 1,
            };
        marks[battle.a][at] = worth;
        match battle.b {
            None => byes[battle.a] += 1,
            Some(b) => {
                marks[b][at] = 2 - worth;
                met.insert(order_pair_by_index(battle.a, b));
                byes[battle.a] += u64::from(players[b].spare);
                byes[b] += u64::from(players[battle.a].spare);
            }
        }
    }
    Ok(())
}

fn order_pair_by_index(a: PlayerIndex, b: PlayerIndex) -> (PlayerIndex, PlayerIndex) {
    (a.min(b), a.max(b))
}
