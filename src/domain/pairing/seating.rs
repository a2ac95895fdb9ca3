//! Who sits where: everybody who plays, in order, in classes of one win path.

use super::{
    cost::{CostLevel, DrawCost},
    lottery::Lottery,
    past::{PairingRecord, Past, WinPath},
    request::PairingRequest,
    rules::PairingOrder,
};
use crate::domain::history::PlayerIndex;
use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
};

/// Someone, or nobody, to be paired: a place in `Field::open`, and after those the bye.
pub type Vertex = usize;

/// One player of the field.
#[derive(Debug)]
pub struct DrawSeat {
    pub player: PlayerIndex,
    pub class: usize,
    /// In the circle of the class.
    pub place: usize,
    pub club: Option<usize>,
    pub ticket: u64,
}

/// The players with one win path; where tournament points make the classes, those with as many.
#[derive(Debug)]
pub struct Class {
    /// Empty where points make the classes.
    pub path: WinPath,
    /// All 0 where points make the classes.
    pub record: PairingRecord,
    /// Half wins, or tournament points.
    pub score: u64,
    /// Those paired by hand are in the circle too, so that setting a pair leaves all other costs alone.
    pub circle: usize,
    pub open: Vec<Vertex>,
    /// What the bye costs somebody of this class, whoever it is.
    pub bye: DrawCost,
}

/// Everybody who plays, by score, wins, path and ticket, in classes of one win path.
pub fn seat_players(request: &PairingRequest, past: &Past, lottery: &Lottery) -> (Vec<Class>, Vec<DrawSeat>) {
    let players = &request.history.players;
    let mut groups: BTreeMap<(u64, &WinPath), Vec<PlayerIndex>> = BTreeMap::new();
    let no_path = WinPath::default();
    for (index, player) in players.iter().enumerate() {
        if player.plays_in(request.round) && !player.spare {
            let class = match request.rules.order {
                PairingOrder::Record => (past.paths[index].record().score(), &past.paths[index]),
                PairingOrder::Random => (0, &no_path),
                PairingOrder::Points | PairingOrder::Standing => (request.points_of(&player.key), &no_path),
            };
            groups.entry(class).or_default().push(index);
        }
    }
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_cached_key(|((score, path), _)| {
        Reverse((*score, path.record().wins, path.cumulative(), (*path).clone()))
    });
    let mut clubs: HashMap<&str, usize> = HashMap::new();
    let (mut classes, mut seats) = (Vec::new(), Vec::new());
    for ((score, path), mut members) in groups {
        members.sort_by_cached_key(|&player| (lottery.ticket(&players[player].key), &players[player].key));
        let record = path.record();
        let circle = members.len();
        for (place, player) in members.into_iter().enumerate() {
            let club = players[player].club.as_deref().map(|club| {
                let next = clubs.len();
                *clubs.entry(club).or_insert(next)
            });
            let ticket = lottery.ticket(&players[player].key);
            seats.push(DrawSeat { player, class: classes.len(), place, club, ticket });
        }
        let (path, open) = (path.clone(), Vec::new());
        classes.push(Class { path, record, score, circle, open, bye: DrawCost::default() });
    }
    price_byes(&mut classes);
    (classes, seats)
}

/// The bye goes to the lowest score (`handbook P5`), and there to the worst path.
fn price_byes(classes: &mut [Class]) {
    let mut lowest: BTreeMap<u64, u64> = BTreeMap::new();
    for class in &*classes {
        let path = class.path.cumulative();
        lowest.entry(class.score).and_modify(|lowest| *lowest = path.min(*lowest)).or_insert(path);
    }
    let rank: BTreeMap<u64, u64> = lowest.keys().copied().zip(0..).collect();
    for class in classes {
        class.bye[CostLevel::Bye] = rank[&class.score];
        class.bye[CostLevel::WinPath] = class.path.cumulative() - lowest[&class.score];
    }
}

/// The distance of two paths is at most one more than this.
pub fn bound_path_distance(classes: &[Class]) -> u64 {
    let mut range: Vec<(u64, u64)> = Vec::new();
    for class in classes {
        for (at, score) in class.path.running().enumerate() {
            match range.get_mut(at) {
                Some((low, high)) => (*low, *high) = ((*low).min(score), (*high).max(score)),
                None => range.push((score, score)),
            }
        }
    }
    range.into_iter().map(|(low, high)| high - low).sum()
}
