//! What pairing and standings read: the players of an event and the rounds drawn so far.
//!
//! Plain values, whatever they were loaded from: the database, or an event file.

pub use super::result::{BattleResult, Outcome, ResultKind, RuledOutcome, Score};

use super::{
    roll_off::Rolled,
    system::{self, GameWords, Scale, System},
};
use crate::domain::numbers::{RoundNumber, TableNumber};
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, collections::BTreeMap};

/// A player's place in [`History::players`]. It means something only next to that history.
pub type PlayerIndex = usize;

/// The players and rounds of an event so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    /// The game that is played: what a result is worth. One that is only tried, and known to nobody else, is its own.
    pub system: Cow<'static, System>,
    /// The points that were agreed on: some charts go by them.
    pub agreed: u32,
    pub players: Vec<Entrant>,
    /// In order of their numbers, which start at 1.
    pub rounds: Vec<HistoryRound>,
    /// Where teams play: what each took from the match of a round, beside the result of it.
    pub matches: BTreeMap<(RoundNumber, PlayerIndex), MatchScore>,
    /// Where teams play: the game points of a bye.
    pub match_bye: Option<i64>,
    pub handed_on: HandedOn,
}

/// What rounds hand on to later ones, beside their results.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandedOn {
    /// Where a cut stood in each round that was one.
    pub cuts: BTreeMap<RoundNumber, Cut>,
    /// The groups of each round of a round robin, as far as they were kept.
    pub groups: BTreeMap<RoundNumber, Vec<RobinGroup<String>>>,
    /// Dice for shared places, in the order in which they were thrown: a cut takes its players by them too.
    pub rolled: Vec<Rolled>,
}

/// A group of a round robin: its players by their place in a history, or by key where the group is kept.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RobinGroup<P = PlayerIndex> {
    /// Those it began with, in the order in which they turn around.
    pub circle: Vec<P>,
    /// Those who came later.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub came: Vec<P>,
}

/// One round of a cut to single elimination. Players are their keys.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    /// The best first; then those who took the place of somebody who had left.
    pub seeds: Vec<String>,
    /// In the order of the bracket; a player without an opponent goes on.
    pub pairs: Vec<(String, Option<String>)>,
    /// The losers of the semi-finals, who meet beside the final.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub third_place: Option<(String, String)>,
    /// Those who have left and keep their place: whoever meets them goes on without a battle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<String>,
}

/// What a team took from a match.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MatchScore {
    /// Match points, corrected.
    pub points: i64,
    /// What counts where rounds are drawn by points: game points.
    pub drawn_by: i64,
    /// What the standings count it as; none: as it was drawn by, which a correction may leave alone (`teams T26`).
    pub outcome: Option<Outcome>,
    /// Victory points of all battles: the own, and those of the opponents.
    pub battles: [u32; 2],
}

/// Nobody has played a round of the game that a new event has.
impl Default for History {
    fn default() -> Self {
        let system = system::default();
        Self {
            agreed: system.pack.points,
            system: Cow::Borrowed(system),
            players: Vec::new(),
            rounds: Vec::new(),
            matches: BTreeMap::new(),
            match_bye: None,
            handed_on: HandedOn::default(),
        }
    }
}

/// A player as the draw and the standings see one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The id in the event file: `p12` for player 12. Draws depend on it, never on the order of players.
    pub key: String,
    pub name: String,
    pub club: Option<String>,
    pub faction: Option<String>,
    /// The first round this player takes part in; 1 unless they came late.
    pub joined_round: RoundNumber,
    /// The last round this player took part in, when they have left (`handbook R10`). 0: before round 1.
    pub dropped_after: Option<RoundNumber>,
    /// Plays only when the number of players is odd, and is not ranked (`handbook E18`).
    pub spare: bool,
    /// A table this player always plays on: access needs, or the stream.
    pub fixed_table: Option<TableNumber>,
    /// Soft scores in all, which tell players apart where the event says so.
    pub soft: i64,
    /// Penalties and bonuses in tournament points, in the order in which they were given.
    pub corrections: Vec<PointCorrection>,
}

/// Tournament points that staff took from a player or gave, beside the battles (`systems TR6`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointCorrection {
    /// The standings after this round are the first that count it; 0: from the beginning.
    pub round: RoundNumber,
    /// Below 0: taken.
    pub points: i64,
    pub reason: String,
    /// Whether the draw of later rounds reads it too, or the standings alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pairs: bool,
}

impl History {
    /// What a result is read by.
    pub fn scale(&self) -> Scale<'_> {
        self.system.scale(self.agreed)
    }

    /// What people call things in a game that is known to everybody; none: it is only tried.
    pub fn words(&self) -> Option<&'static GameWords> {
        match self.system {
            Cow::Borrowed(system) => Some(&system.words),
            Cow::Owned(_) => None,
        }
    }

    /// What a bye brings where rounds are drawn by points.
    pub fn bye_points(&self) -> i64 {
        self.match_bye.unwrap_or_else(|| self.scale().bye().points.unwrap_or_default())
    }

    /// The same as it was before a round.
    #[must_use]
    pub fn before(&self, round: RoundNumber) -> Self {
        let mut history = self.clone();
        history.rounds.retain(|played| played.number < round);
        history.handed_on.cuts.retain(|number, _| *number < round);
        history.handed_on.groups.retain(|number, _| *number < round);
        history
    }

    /// Battles of a round which have no result yet, and how many there are without byes.
    pub fn still_playing(&self, round: RoundNumber) -> (usize, usize) {
        let drawn = self.rounds.iter().find(|drawn| drawn.number == round);
        let battles = drawn.map_or(&[][..], |round| &round.battles);
        let playing = battles.iter().filter(|battle| battle.result.is_none()).count();
        (playing, battles.iter().filter(|battle| battle.b.is_some() || battle.result.is_none()).count())
    }

    /// Where the player with this key is.
    pub fn place_of(&self, key: &str) -> Option<PlayerIndex> {
        self.players.iter().position(|player| player.key == key)
    }

    /// The battle of these two in a round.
    pub fn battle_of(&self, round: RoundNumber, a: PlayerIndex, b: PlayerIndex) -> Option<&HistoryBattle> {
        let drawn = self.rounds.iter().find(|drawn| drawn.number == round)?;
        drawn
            .battles
            .iter()
            .find(|battle| (battle.a, battle.b) == (a, Some(b)) || (battle.a, battle.b) == (b, Some(a)))
    }
}

impl Cut {
    /// From 1; the last for whoever has no place in it.
    pub fn seed(&self, key: &str) -> usize {
        self.seeds.iter().position(|seed| seed == key).map_or(usize::MAX, |place| place + 1)
    }

    /// The same with other keys. None where somebody of it has none.
    pub fn with_keys(&self, new: impl Fn(&str) -> Option<String>) -> Option<Self> {
        let pair = |(a, b): &(String, Option<String>)| {
            let b = match b {
                Some(b) => Some(new(b)?),
                None => None,
            };
            Some((new(a)?, b))
        };
        let third_place = match &self.third_place {
            Some((a, b)) => Some((new(a)?, new(b)?)),
            None => None,
        };
        Some(Self {
            seeds: self.seeds.iter().map(|key| new(key)).collect::<Option<_>>()?,
            pairs: self.pairs.iter().map(pair).collect::<Option<_>>()?,
            third_place,
            gone: self.gone.iter().map(|key| new(key)).collect::<Option<_>>()?,
        })
    }

    /// Nobody is left but the two of this round, or the one of it.
    pub fn is_final(&self) -> bool {
        self.pairs.len() == 1
    }
}

impl<P> RobinGroup<P> {
    /// Everybody of it.
    pub fn players(&self) -> impl Iterator<Item = &P> {
        self.circle.iter().chain(&self.came)
    }

    /// The same of players as they are known elsewhere; whoever is not is left out.
    pub fn map<Q>(&self, known: impl Fn(&P) -> Option<Q>) -> RobinGroup<Q> {
        let all = |players: &[P]| players.iter().filter_map(&known).collect();
        RobinGroup { circle: all(&self.circle), came: all(&self.came) }
    }
}

impl Entrant {
    /// Player `number`, who takes part in everything and of whom nothing else is known.
    pub fn from_number(number: usize) -> Self {
        Self {
            key: format!("p{number}"),
            name: format!("Player {number}"),
            club: None,
            faction: None,
            joined_round: RoundNumber::FIRST,
            dropped_after: None,
            spare: false,
            fixed_table: None,
            soft: 0,
            corrections: Vec::new(),
        }
    }

    /// Whether this player is to be paired in `round`.
    pub fn plays_in(&self, round: RoundNumber) -> bool {
        self.joined_round <= round && self.dropped_after.is_none_or(|last| last >= round)
    }

    /// What penalties and bonuses come to in the standings after a round.
    pub fn corrected_by(&self, after: RoundNumber) -> i64 {
        self.corrections.iter().filter(|given| given.round <= after).map(|given| given.points).sum()
    }

    /// The same for the draw of a round.
    pub fn drawn_by(&self, round: RoundNumber) -> i64 {
        let read = self.corrections.iter().filter(|given| given.pairs && given.round < round);
        read.map(|given| given.points).sum()
    }
}

/// A round that was drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryRound {
    /// From 1.
    pub number: RoundNumber,
    pub battles: Vec<HistoryBattle>,
}

/// One table of a round, or a bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryBattle {
    /// The number on the table; a bye has none.
    pub table: Option<TableNumber>,
    pub a: PlayerIndex,
    /// Nobody when `a` has a bye.
    pub b: Option<PlayerIndex>,
    /// Paired by the organiser's hand (`handbook P7`).
    pub fixed: bool,
    /// Nothing until the battle has finished. 0-0 is a result like any other.
    pub result: Option<BattleResult>,
}
