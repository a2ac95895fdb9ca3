//! Everybody to be paired, in classes of one win path, with the cost of every pair. The graph is complete:
//! a rule is a cost, never a missing pair.

use super::{
    cost::{CostLevel, DrawCost, LevelWeights, Scalar},
    lottery::{Lottery, NEAR, distance_around_circle},
    past::Past,
    request::{DrawError, KeepStrength, PairingRequest},
    rules::{ClubRule, Floaters},
    seating::{self, Class, DrawSeat, Vertex, bound_path_distance},
    set_pairs::{self, SetPair},
};
use crate::domain::history::PlayerIndex;
use std::collections::{BTreeSet, HashMap};

/// All that a draw depends on.
#[derive(Debug)]
pub struct DrawField<'a> {
    pub request: &'a PairingRequest<'a>,
    pub past: Past,
    pub classes: Vec<Class>,
    /// Everybody who plays and is ranked, the best first.
    pub seats: Vec<DrawSeat>,
    /// Places in `seats` of those who are not paired by hand.
    pub open: Vec<usize>,
    pub set: Vec<SetPair>,
    /// Whether the number of open seats is odd.
    pub bye: bool,
    /// Who plays whoever would have the bye.
    pub spare: Option<PlayerIndex>,
    pub lottery: Lottery,
    pub weights: LevelWeights,
    clubs: ClubRule,
    links: HashMap<(PlayerIndex, PlayerIndex), Link>,
}

/// What there is between two players besides their results.
#[derive(Debug, Default)]
struct Link {
    forbidden: bool,
    met: bool,
    kept: bool,
}

impl Link {
    fn cost(&self) -> DrawCost {
        let mut cost = DrawCost::default();
        cost[CostLevel::Bans] = u64::from(self.forbidden);
        cost[CostLevel::Rematches] = u64::from(self.met);
        cost
    }
}

impl<'a> DrawField<'a> {
    pub fn from_pairing_request(request: &'a PairingRequest<'a>) -> Result<Self, DrawError> {
        let players = &request.history.players;
        check_keys(request)?;
        let past = Past::read_earlier_rounds(request)?.with_head_start(request);
        let set = set_pairs::read_set_pairs(request)?;
        let lottery = Lottery::new(request.seed, request.round, request.attempt);
        let (classes, seats) = seating::seat_players(request, &past, &lottery);
        let by_hand: BTreeSet<PlayerIndex> =
            set.iter().flat_map(|pair| [pair.a, pair.b]).chain(request.fixed_bye).collect();
        let open: Vec<usize> =
            (0..seats.len()).filter(|&seat| !by_hand.contains(&seats[seat].player)).collect();
        let bye = open.len() % 2 == 1;
        let spare = (0..players.len())
            .filter(|&index| players[index].spare && players[index].plays_in(request.round))
            .filter(|index| (bye || request.fixed_bye.is_some()) && !by_hand.contains(index))
            .min_by_key(|&index| (players[index].key.len(), &players[index].key));
        let links = collect_links(request, &past);
        let clubs = request.rules.clubs.in_round(request.round);
        let weights = LevelWeights::new(&DrawCost::default(), 0).ok_or(DrawError::Unproven)?;
        let mut field =
            Self { request, past, classes, seats, open, set, bye, spare, lottery, weights, clubs, links };
        if let Some(player) = request.fixed_bye.filter(|_| bye) {
            return Err(DrawError::ByeTooMany { name: players[player].name.clone() });
        }
        if field.seats.is_empty() && field.set.is_empty() {
            return Err(DrawError::Nobody { round: request.round });
        }
        for vertex in 0..field.open.len() {
            let class = field.seats[field.open[vertex]].class;
            field.classes[class].open.push(vertex);
        }
        field.lay_out_weights()?;
        Ok(field)
    }

    /// With fewer bits for the lots where the levels would not fit otherwise.
    fn lay_out_weights(&mut self) -> Result<(), DrawError> {
        let pairs = self.seats.len() / 2 + 1;
        for bits in [16, 12, 8, 4, 0] {
            self.lottery.bits = bits;
            if let Some(weights) = LevelWeights::new(&self.highest(), pairs) {
                self.weights = weights;
                return Ok(());
            }
        }
        Err(DrawError::TooLarge { players: self.seats.len(), rounds: self.request.round.0 })
    }

    /// No pair costs more than this on any level.
    fn highest(&self) -> DrawCost {
        let mut highest = DrawCost::default();
        for class in &self.classes {
            highest = highest.highest(class.bye);
        }
        for link in self.links.values() {
            highest = highest.highest(link.cost());
        }
        let byes = self.past.byes.iter().map(|byes| byes.len() as u64).max().unwrap_or(0);
        highest[CostLevel::Rematches] = highest[CostLevel::Rematches].max(byes);
        let scores = self.classes.iter().map(|class| class.score);
        let gap = scores.clone().max().unwrap_or(0) - scores.min().unwrap_or(0);
        highest[CostLevel::Record] = 4 * gap * gap + 1;
        highest[CostLevel::WinPath] = highest[CostLevel::WinPath].max(1 + bound_path_distance(&self.classes));
        highest[CostLevel::Lottery] = self.lottery.far();
        highest[CostLevel::Clubs] = 1;
        highest[CostLevel::SoftClubs] = 1;
        highest.highest(self.changed())
    }

    /// How many there are to be paired, with the bye.
    pub fn vertices(&self) -> usize {
        self.open.len() + usize::from(self.bye)
    }

    /// The seat of a vertex; the bye has none.
    pub fn seat(&self, vertex: Vertex) -> Option<&DrawSeat> {
        self.open.get(vertex).map(|&seat| &self.seats[seat])
    }

    /// What it costs that these two are paired, on every level.
    pub fn cost(&self, u: Vertex, v: Vertex) -> DrawCost {
        match (self.seat(u), self.seat(v)) {
            (Some(a), Some(b)) => self.pair(a, b),
            (Some(a), None) | (None, Some(a)) => self.bye(a, self.spare),
            (None, None) => DrawCost::default(),
        }
    }

    pub fn scalar(&self, u: Vertex, v: Vertex) -> Scalar {
        self.weights.scalar(&self.cost(u, v))
    }

    /// The cost of two players.
    pub fn pair(&self, a: &DrawSeat, b: &DrawSeat) -> DrawCost {
        let mut cost = self.between(a.class, b.class) + self.clubmates(a, b);
        if let Some(link) = self.links.get(&order_pair_by_index(a.player, b.player)) {
            cost += link.cost();
            if link.kept {
                cost[CostLevel::Changes] = 0;
                cost[CostLevel::SoftChanges] = 0;
            }
        }
        cost[CostLevel::Lottery] = if a.class != b.class {
            self.lottery.part(a.ticket) + self.lottery.part(b.ticket)
        } else if distance_around_circle(a.place, b.place, self.classes[a.class].circle) <= NEAR {
            self.lottery.near(a.ticket, b.ticket)
        } else {
            self.lottery.far()
        };
        cost
    }

    /// The cost of a player's bye, or battle against the spare player.
    pub fn bye(&self, a: &DrawSeat, spare: Option<PlayerIndex>) -> DrawCost {
        let mut cost = self.classes[a.class].bye;
        cost[CostLevel::Rematches] = self.past.byes[a.player].len() as u64;
        cost[CostLevel::Lottery] = self.lottery.part(a.ticket);
        if let Some(link) = spare.and_then(|spare| self.links.get(&order_pair_by_index(a.player, spare))) {
            cost[CostLevel::Bans] = u64::from(link.forbidden);
        }
        if self.request.keep.as_ref().is_none_or(|keep| keep.bye != Some(a.player)) {
            cost += self.changed();
        }
        cost
    }

    /// What two classes cost, whoever it is.
    pub fn between(&self, a: usize, b: usize) -> DrawCost {
        let mut cost = self.changed();
        let (a, b) = (&self.classes[a], &self.classes[b]);
        let gap = a.score.abs_diff(b.score);
        cost[CostLevel::Record] = 4 * gap * gap + u64::from(a.record != b.record);
        if a.record == b.record || self.request.rules.floaters == Floaters::Path {
            cost[CostLevel::WinPath] = a.path.distance(&b.path);
        }
        cost
    }

    pub fn clubmates(&self, a: &DrawSeat, b: &DrawSeat) -> DrawCost {
        let mut cost = DrawCost::default();
        if a.club.is_some() && a.club == b.club {
            match self.clubs {
                ClubRule::Off => {}
                ClubRule::Soft => cost[CostLevel::SoftClubs] = 1,
                ClubRule::Strong => cost[CostLevel::Clubs] = 1,
            }
        }
        cost
    }

    /// A table that is not as published.
    fn changed(&self) -> DrawCost {
        let mut cost = DrawCost::default();
        match self.request.keep.as_ref().map(|keep| keep.strength) {
            None => {}
            Some(KeepStrength::BeforeRecord) => cost[CostLevel::Changes] = 1,
            Some(KeepStrength::AfterWinPath) => cost[CostLevel::SoftChanges] = 1,
        }
        cost
    }

    /// The pairs of open seats that were published before.
    pub fn kept(&self) -> Vec<(Vertex, Vertex)> {
        let Some(keep) = &self.request.keep else { return Vec::new() };
        let vertex: HashMap<PlayerIndex, Vertex> =
            (0..self.open.len()).map(|vertex| (self.seats[self.open[vertex]].player, vertex)).collect();
        let of = |player: PlayerIndex| vertex.get(&player).copied();
        let pairs = keep.pairs.iter().filter_map(|&(a, b)| Some((of(a)?, of(b)?)));
        let bye = keep.bye.filter(|_| self.bye).and_then(of).map(|player| (player, self.open.len()));
        pairs.chain(bye).filter(|(a, b)| a != b).collect()
    }
}

fn check_keys(request: &PairingRequest) -> Result<(), DrawError> {
    let mut keys = BTreeSet::new();
    match request.history.players.iter().find(|player| !keys.insert(&player.key)) {
        Some(player) => Err(DrawError::SameKey { key: player.key.clone() }),
        None => Ok(()),
    }
}

fn collect_links(request: &PairingRequest, past: &Past) -> HashMap<(PlayerIndex, PlayerIndex), Link> {
    let mut links: HashMap<(PlayerIndex, PlayerIndex), Link> = HashMap::new();
    for (a, b) in past.meetings().filter(|_| !request.rules.rematches) {
        links.entry(order_pair_by_index(a, b)).or_default().met = true;
    }
    for pair in request.forbidden.iter().filter(|pair| pair.applies_in(request.round)) {
        links.entry(order_pair_by_index(pair.a, pair.b)).or_default().forbidden = true;
    }
    for &(a, b) in request.keep.iter().flat_map(|keep| &keep.pairs) {
        links.entry(order_pair_by_index(a, b)).or_default().kept = true;
    }
    links
}

fn order_pair_by_index(a: PlayerIndex, b: PlayerIndex) -> (PlayerIndex, PlayerIndex) {
    (a.min(b), a.max(b))
}
