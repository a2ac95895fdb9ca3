//! What a round is made from: one value, wherever it comes from. The desk reads it out of the database, the command
//! line out of an event file.

use super::{by_hand::SetByHand, constraint::ConstrainedPair};
use crate::domain::{
    event::{
        pack::{Method, PairingSettings},
        seeds::RoundSeeds,
        venue::Venue,
    },
    history::{History, PlayerIndex},
    numbers::RoundNumber,
    pairing::{ClubRule, Clubs, LeaverWay},
    standings::Ranking,
    teams::EntrantKind,
};
use serde::Serialize;
use std::collections::BTreeMap;

/// An event as the draw of a round reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundContext {
    /// The players, and the rounds so far with the results as they stand.
    pub history: History,
    /// Places in the history of those who are at the venue, in order.
    pub checked_in: Vec<PlayerIndex>,
    pub methods: Methods,
    /// The pack's rule about club mates, round by round.
    pub clubs: Clubs,
    /// A cut takes its players from the standings by it.
    pub ranking: Ranking,
    pub seeds: RoundSeeds,
    pub constraints: Vec<ConstrainedPair>,
    /// What tables are given out from.
    pub venue: Venue,
    /// What the organiser has set by hand in the round that is drawn again.
    pub by_hand: SetByHand,
}

/// How the rounds are made that are not made as the handbook says. Players are their keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Methods {
    pub methods: BTreeMap<RoundNumber, Method>,
    /// The round in which who met before may meet again; none: in every round they should not.
    pub rematch_round: Option<RoundNumber>,
    /// The strongest first; who is not listed comes after them, by number.
    pub seeds: Vec<String>,
    /// The pairs of rounds that are made from a list.
    pub lists: BTreeMap<RoundNumber, Vec<(String, String)>>,
    /// Players in a group of a round robin; 0: all in one.
    pub group_size: u32,
    /// Players in the cut, 2 to 64.
    pub cut_size: u32,
    /// Those who lose the semi-finals of a cut meet beside the final.
    pub third_place: bool,
    /// What becomes of a place in a cut whose player has left.
    pub cut_leavers: BTreeMap<String, LeaverWay>,
}

/// What the organiser chooses for a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawOptions {
    /// From 1.
    pub round: RoundNumber,
    pub clubs: ClubRule,
    pub odd: OddPlayer,
    pub missing: MissingResults,
    pub absent: Absent,
}

/// Who is left when the number of players is odd (`handbook P5`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum OddPlayer {
    /// The spare player plays, if the event has one.
    Spare,
    Bye,
    /// Nobody yet: they wait for somebody who may still come.
    Wait,
}

/// What to do about battles without a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissingResults {
    Refuse,
    /// They count as drawn, for this draw alone.
    CountAsDraw,
}

/// What to do about players who are not checked in and have not played yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absent {
    Play,
    /// They join in the round after this one at the earliest.
    LeaveOut,
}

impl DrawOptions {
    /// Everybody plays, and what has no result yet counts as drawn: for a round that is there already.
    #[must_use]
    pub fn as_it_is(round: RoundNumber, clubs: ClubRule) -> Self {
        Self {
            round,
            clubs,
            odd: OddPlayer::Spare,
            missing: MissingResults::CountAsDraw,
            absent: Absent::Play,
        }
    }
}

impl RoundContext {
    /// The players and rounds of an event of which nothing else is known: rounds by the handbook, tables from 1.
    #[must_use]
    pub fn new(history: History, seed: u64) -> Self {
        Self {
            history,
            checked_in: Vec::new(),
            methods: Methods::default(),
            clubs: Clubs::default(),
            ranking: Ranking::default(),
            seeds: RoundSeeds::Shared(seed),
            constraints: Vec::new(),
            venue: Venue::default(),
            by_hand: SetByHand::default(),
        }
    }

    /// The same, holding on to what was set by hand in a round.
    #[must_use]
    pub fn around(&self, by_hand: &SetByHand) -> Self {
        Self { by_hand: by_hand.clone(), ..self.clone() }
    }

    /// How many are to be drawn, spare players left out.
    pub fn playing(&self, round: RoundNumber) -> usize {
        self.history.players.iter().filter(|player| player.plays_in(round) && !player.spare).count()
    }

    /// The spare player of a round. `None`: it has none.
    pub fn spare(&self, round: RoundNumber) -> Option<PlayerIndex> {
        self.history.players.iter().position(|player| player.plays_in(round) && player.spare)
    }

    /// Those who would be drawn and are not checked in.
    pub fn not_checked_in(&self, round: RoundNumber) -> Vec<PlayerIndex> {
        let players = self.history.players.iter().enumerate();
        let absent = players.filter(|(place, player)| {
            player.plays_in(round) && !player.spare && self.checked_in.binary_search(place).is_err()
        });
        absent.map(|(place, _)| place).collect()
    }

    /// Those whom the draw leaves out because they have not come yet.
    pub fn left_out(&self, options: DrawOptions) -> Vec<PlayerIndex> {
        let played = |player: &PlayerIndex| {
            let mut battles = self.history.rounds.iter().flat_map(|round| &round.battles);
            battles.any(|battle| battle.a == *player || battle.b == Some(*player))
        };
        match options.absent {
            Absent::Play => Vec::new(),
            Absent::LeaveOut => {
                self.not_checked_in(options.round).into_iter().filter(|player| !played(player)).collect()
            }
        }
    }

    /// The history that the draw reads: without the spare where a bye is wished for, and without the absent.
    pub fn history_for(&self, options: DrawOptions) -> History {
        let round = options.round;
        let mut history = self.history.before(round);
        for player in self.left_out(options) {
            history.players[player].joined_round = round.next();
        }
        if options.odd != OddPlayer::Spare {
            for spare in history.players.iter_mut().filter(|player| player.spare) {
                spare.dropped_after = Some(round.previous());
            }
        }
        history
    }

    pub(super) fn name(&self, player: PlayerIndex) -> String {
        self.history.players[player].name.clone()
    }
}

impl Methods {
    /// The pack's, where those who are entered are their numbers. Their keys begin with `letter`.
    #[must_use]
    pub fn from_settings(settings: &PairingSettings, rounds: u32, letter: char) -> Self {
        let key = |number: &u32| format!("{letter}{number}");
        let pairs = |list: &Vec<(u32, u32)>| list.iter().map(|(a, b)| (key(a), key(b))).collect();
        Self {
            methods: settings.methods.clone(),
            rematch_round: settings.rematches_at_the_end.then_some(RoundNumber(rounds)),
            seeds: settings.seeds.iter().map(key).collect(),
            lists: settings.lists.iter().map(|(round, list)| (*round, pairs(list))).collect(),
            group_size: settings.group_size,
            cut_size: settings.cut_size,
            third_place: settings.third_place,
            cut_leavers: settings.cut_leavers.iter().map(|(player, way)| (key(player), *way)).collect(),
        }
    }

    /// Of so many rounds, those that are not made as the handbook says.
    pub fn methods_up_to(&self, last: RoundNumber) -> BTreeMap<RoundNumber, Method> {
        self.methods
            .iter()
            .filter(|(round, _)| **round <= last)
            .map(|(round, method)| (*round, *method))
            .collect()
    }

    /// Puts them into a pack, which knows players by the numbers that they have there. Whoever has none is left out.
    pub fn put(&self, settings: &mut PairingSettings, number_of: impl Fn(&str) -> Option<u32>) {
        let number = |key: &String| number_of(key);
        let pairs = |list: &Vec<(String, String)>| -> Vec<(u32, u32)> {
            list.iter().filter_map(|(a, b)| Some((number(a)?, number(b)?))).collect()
        };
        settings.methods.clone_from(&self.methods);
        settings.rematches_at_the_end = self.rematch_round.is_some();
        settings.seeds = self.seeds.iter().filter_map(number).collect();
        settings.lists = self.lists.iter().map(|(round, list)| (*round, pairs(list))).collect();
        settings.group_size = self.group_size;
        settings.cut_size = self.cut_size;
        settings.third_place = self.third_place;
        let leavers = self.cut_leavers.iter().filter_map(|(key, way)| Some((number(key)?, *way)));
        settings.cut_leavers = leavers.collect();
    }

    /// How a round is made.
    pub fn method(&self, round: RoundNumber) -> Method {
        self.methods.get(&round).copied().unwrap_or_default()
    }
}

impl Default for Methods {
    fn default() -> Self {
        Self::from_settings(&PairingSettings::default(), 0, EntrantKind::PLAYER_LETTER)
    }
}
