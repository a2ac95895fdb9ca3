//! The proof that is kept with a round, renewed after every change by hand: the pairs that were set are fixed, and
//! the rest is proven again around them, over what the draw read at the time.

use super::{kept::KeptDraw, table_now::TableNow};
use crate::domain::{
    history::{History, PlayerIndex},
    pairing::{
        self, DrawSnapshot, KeepStrength, KeptTables, PairingOrder, PairingRequest, Pairs, PlayerSnapshot,
        Rules, Unfinished, points_before,
    },
};
use std::collections::BTreeSet;

/// The tables of a round as they are, by place in the history.
#[derive(Debug, Clone)]
pub struct ProofTables {
    pub pairs: Pairs,
    /// Those of the pairs that somebody set.
    pub set: Vec<(PlayerIndex, PlayerIndex)>,
    pub bye_is_set: bool,
    /// Those who were put in the place of somebody without an opponent: no part of the draw.
    pub rest: Vec<PlayerIndex>,
}

/// The same draw with a proof for these tables. `now` gives the past of players who were not there.
pub fn prove_kept_draw(kept: KeptDraw, now: &History, tables: &ProofTables) -> KeptDraw {
    let mut kept = kept;
    if let Some(cut) = &mut kept.cut {
        // Whoever sits across somebody is not gone.
        cut.gone.retain(|key| tables.opponent(now, key).is_none());
        cut.follow(|key| tables.opponent(now, key));
    }
    kept.add_newcomers(now, tables);
    // A draw that was read from a file, or has lost its proof, has none to be made again.
    let Some(stood) = kept.basis.clone() else { return kept };
    kept.all_by_hand = false;
    let around = basis_with_set_pairs(stood.clone(), now, tables);
    if let Some(proven) = prove_over_basis(&kept, &around, now, &tables.pairs) {
        return proven;
    }
    let all = ProofTables { set: tables.pairs.pairs.clone(), bye_is_set: true, ..tables.clone() };
    let mut kept = prove_over_basis(&kept, &basis_with_set_pairs(stood, now, &all), now, &tables.pairs)
        .unwrap_or(KeptDraw { proof: None, basis: None, ..kept });
    kept.all_by_hand = true;
    kept
}

impl KeptDraw {
    /// Whoever was seated in a round of groups since it was drawn is of the group of their opponent.
    fn add_newcomers(&mut self, now: &History, tables: &ProofTables) {
        let key = |player: PlayerIndex| &now.players[player].key;
        for &(a, b) in &tables.pairs.pairs {
            let group =
                |player| self.groups.iter().position(|group| group.players().any(|of| of == key(player)));
            match (group(a), group(b)) {
                (Some(group), None) => self.groups[group].came.push(key(b).clone()),
                (None, Some(group)) => self.groups[group].came.push(key(a).clone()),
                _ => {}
            }
        }
    }
}

impl ProofTables {
    /// Who meets at these tables.
    pub fn from_tables(tables: &[TableNow]) -> Self {
        let alone = || tables.iter().filter(|table| table.is_bye && !table.rests);
        let bye = alone().find(|table| !table.fixed).or_else(|| alone().next());
        let others = alone().filter(|table| bye.is_some_and(|bye| bye.seats.a != table.seats.a));
        let pair = |table: &TableNow| table.seats.pair();
        Self {
            pairs: Pairs {
                pairs: tables.iter().filter_map(pair).collect(),
                bye: bye.map(|table| table.seats.a),
            },
            set: tables.iter().filter(|table| table.fixed).filter_map(pair).collect(),
            bye_is_set: bye.is_some_and(|table| table.fixed && table.by_hand.is_some()),
            rest: others.map(|table| table.seats.a).collect(),
        }
    }

    /// The key of whoever somebody meets.
    fn opponent(&self, now: &History, key: &str) -> Option<String> {
        let player = now.place_of(key)?;
        let mut others = self
            .pairs
            .pairs
            .iter()
            .filter_map(|&(a, b)| if a == player { Some(b) } else { (b == player).then_some(a) });
        others.next().map(|other| now.players[other].key.clone())
    }
}

/// What the draw stood on, with the pairs that were set since.
fn basis_with_set_pairs(mut basis: DrawSnapshot, now: &History, tables: &ProofTables) -> DrawSnapshot {
    let key = |player: PlayerIndex| now.players[player].key.clone();
    let keys = |&(a, b): &(PlayerIndex, PlayerIndex)| (key(a), key(b));
    let all: Vec<(String, String)> = tables.pairs.pairs.iter().map(keys).collect();
    let bye = tables.pairs.bye.map(key);
    basis.fixed.retain(|pair| all.iter().any(|other| is_same_pair(other, pair)));
    let rest: BTreeSet<String> = tables.rest.iter().map(|player| key(*player)).collect();
    basis.players.retain(|player| !rest.contains(&player.key));
    for pair in tables.set.iter().map(keys) {
        if !basis.fixed.iter().any(|other| is_same_pair(other, &pair)) {
            basis.fixed.push(pair);
        }
    }
    basis.fixed_bye = bye.clone().filter(|bye| tables.bye_is_set || basis.fixed_bye.as_ref() == Some(bye));
    let new = snapshot_newcomers(&basis, now, &tables.pairs);
    if !new.is_empty() {
        if basis.rules.order == PairingOrder::Standing {
            // Whoever came after the draw stands below everybody.
            let last = basis.rules.points.values().min().copied().unwrap_or_default();
            basis.rules.points.extend(new.iter().map(|player| (player.key.clone(), last)));
        }
        if basis.rules.order == PairingOrder::Points {
            let mut points = points_before(now, basis.round);
            points.retain(|key, _| new.iter().any(|player| player.key == *key));
            basis.rules.points.extend(points);
        }
        basis.players.extend(new);
        // Somebody more is among those who are equal, so the lots fall anew: what can be said is that no other
        // table had to change.
        basis.keep = Some(KeptTables { pairs: all, bye, strength: KeepStrength::BeforeRecord });
    }
    basis
}

fn is_same_pair(one: &(String, String), other: &(String, String)) -> bool {
    one == other || (&one.0, &one.1) == (&other.1, &other.0)
}

/// Players of the round that the draw did not know.
fn snapshot_newcomers(basis: &DrawSnapshot, now: &History, pairs: &Pairs) -> Vec<PlayerSnapshot> {
    let known: BTreeSet<&str> = basis.players.iter().map(|player| player.key.as_str()).collect();
    let seated = pairs.pairs.iter().flat_map(|(a, b)| [*a, *b]).chain(pairs.bye);
    let new: BTreeSet<&str> =
        seated.map(|player| now.players[player].key.as_str()).filter(|key| !known.contains(key)).collect();
    if new.is_empty() {
        return Vec::new();
    }
    let rules = Rules { clubs: basis.rules.clubs.clone(), ..Rules::default() };
    let request = PairingRequest {
        unfinished: Unfinished::CountAsDraw,
        ..PairingRequest::new(now, basis.round, &rules, basis.seed)
    };
    let read = DrawSnapshot::from_pairing_request(&request).map(|now| now.players).unwrap_or_default();
    read.into_iter().filter(|player| new.contains(player.key.as_str())).collect()
}

/// The stored draw over this basis, if its pairs hold against the new proof.
fn prove_over_basis(kept: &KeptDraw, basis: &DrawSnapshot, now: &History, pairs: &Pairs) -> Option<KeptDraw> {
    let history = basis.history(now).ok()?;
    let draw = pairing::draw_pairings(&basis.request(&history)).ok()?;
    basis.check(now, pairs, &draw.proof).ok()?;
    let bye_price = pairing::price_of_bye(&basis.request(&history), &draw).ok()?;
    let mut gave_up = draw.gave_up;
    gave_up.repeated_tables = kept.gave_up.repeated_tables;
    Some(KeptDraw {
        cost: draw.cost,
        gave_up,
        bye_price,
        proof: Some(draw.proof),
        basis: Some(basis.clone()),
        ..kept.clone()
    })
}
