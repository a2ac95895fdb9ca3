//! What the organiser's hand has set in a round: pairs and byes that stay when the rest is drawn again, until they
//! are taken back (`handbook P7`).

use super::{
    seats::Seats,
    table_now::{HandMark, TableNow},
};
use crate::domain::{
    battle::Battle,
    history::{History, PlayerIndex},
    numbers::RoundNumber,
};

/// The tables and byes of a round that were set by hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SetByHand(Vec<Set>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Set {
    a: PlayerIndex,
    /// Nobody: a bye.
    b: Option<PlayerIndex>,
    mark: HandMark,
}

impl SetByHand {
    /// What stands at these tables.
    pub fn from_tables(tables: &[TableNow]) -> Self {
        let set = tables.iter().filter(|table| table.fixed).filter_map(|table| {
            Some(Set { a: table.seats.a, b: table.seats.b, mark: table.by_hand.clone()? })
        });
        Self(set.collect())
    }

    /// The pairs that can be kept in this round: both still play in it.
    pub fn pairs(&self, history: &History, round: RoundNumber) -> Vec<(PlayerIndex, PlayerIndex)> {
        let plays = |player: PlayerIndex| history.players[player].plays_in(round);
        let pairs = self.0.iter().filter_map(|set| Some((set.a, set.b?)));
        pairs.filter(|(a, b)| plays(*a) && plays(*b)).collect()
    }

    /// Those who were given a bye, or the spare player who does not play now, each with the reason.
    pub fn byes(&self, history: &History, round: RoundNumber) -> Vec<(PlayerIndex, &str)> {
        let players = &history.players;
        let alone = |set: &Set| match set.b {
            None => Some(set.a),
            Some(b) if players[b].spare && !players[b].plays_in(round) => Some(set.a),
            Some(b) => (players[set.a].spare && !players[set.a].plays_in(round)).then_some(b),
        };
        let byes = self.0.iter().filter_map(|set| Some((alone(set)?, set.mark.why.as_str())));
        byes.filter(|(player, _)| players[*player].plays_in(round) && !players[*player].spare).collect()
    }

    /// The battle with the mark that its players had before. A bye keeps it when it becomes a battle against the
    /// spare player, and the other way round.
    pub fn mark(&self, battle: Battle, seats: &Seats) -> Battle {
        match self.find_mark(seats) {
            Some(mark) => {
                Battle { by_hand: Some(mark.why.clone()), hand_is_public: mark.is_public, ..battle }
            }
            None => battle,
        }
    }

    /// What was written where these seats were set. None: they were not.
    pub fn find_mark(&self, seats: &Seats) -> Option<&HandMark> {
        let sits = |player: PlayerIndex| seats.a == player || seats.b == Some(player);
        let same = |set: &&Set| match (set.b, seats.b) {
            (Some(b), Some(_)) => sits(set.a) && sits(b),
            (Some(b), None) => sits(set.a) || sits(b),
            (None, _) => sits(set.a),
        };
        self.0.iter().find(same).filter(|_| seats.fixed).map(|set| &set.mark)
    }
}
