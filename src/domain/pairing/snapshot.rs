//! What a draw stood on, small enough to be kept beside it: whatever is corrected, dropped or renamed later, the
//! draw can be checked again as it was made.

use super::{
    past::{Past, PathMark, WinPath},
    points::points_before,
    proof::DrawProof,
    request::{DrawError, ForbiddenPair, Keep, KeepStrength, PairingRequest, Unfinished},
    rules::{ClubRule, PairingOrder, Rules},
    verify::{Pairs, Violation, verify_pairs},
};
use crate::domain::{
    history::{
        BattleResult, Entrant, History, HistoryBattle, Outcome, PlayerIndex, ResultKind, RuledOutcome, Score,
    },
    numbers::RoundNumber,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};

/// A request without its history: players by their keys, and of their past what the draw read. Who met whom, and
/// who had a bye, is still in the rounds themselves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawSnapshot {
    pub round: RoundNumber,
    pub seed: u64,
    pub attempt: u32,
    pub rules: Rules,
    /// Everybody who plays in the round.
    pub players: Vec<PlayerSnapshot>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fixed: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fixed_bye: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keep: Option<KeptTables>,
}

/// A player as the draw read them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerSnapshot {
    pub key: String,
    /// `WWL`
    pub path: String,
    /// Where the round looks at clubs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spare: bool,
}

/// The tables that a repair was to leave alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptTables {
    pub pairs: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<String>,
    pub strength: KeepStrength,
}

/// What a stored draw says about itself: on this basis, and by this proof, no draw is better.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawClaim {
    pub basis: DrawSnapshot,
    pub proof: DrawProof,
}

impl DrawClaim {
    /// Everybody was set before the draw, or all but one: there was nothing to draw.
    pub fn is_of_nothing(&self) -> bool {
        self.proof.players.len() < 2
    }
}

impl DrawSnapshot {
    /// What this request reads of its history.
    pub fn from_pairing_request(request: &PairingRequest) -> Result<Self, DrawError> {
        let past = Past::read_earlier_rounds(request)?;
        let entrants = &request.history.players;
        let key = |index: PlayerIndex| entrants.get(index).map(|player| player.key.clone());
        let keys = |pairs: &[(PlayerIndex, PlayerIndex)]| -> Vec<(String, String)> {
            pairs.iter().filter_map(|&(a, b)| Some((key(a)?, key(b)?))).collect()
        };
        let watched = request.rules.clubs.in_round(request.round) != ClubRule::Off;
        let plays = entrants.iter().zip(&past.paths).filter(|(player, _)| player.plays_in(request.round));
        let players = plays.map(|(player, path)| PlayerSnapshot {
            key: player.key.clone(),
            path: path.to_string(),
            club: player.club.clone().filter(|_| watched),
            spare: player.spare,
        });
        let forbidden: Vec<_> = request
            .forbidden
            .iter()
            .filter(|pair| pair.applies_in(request.round))
            .map(|pair| (pair.a, pair.b))
            .collect();
        Ok(Self {
            round: request.round,
            seed: request.seed,
            attempt: request.attempt,
            rules: request.rules.clone(),
            players: players.collect(),
            fixed: keys(&request.fixed),
            fixed_bye: request.fixed_bye.and_then(key),
            forbidden: keys(&forbidden),
            keep: request.keep.as_ref().map(|keep| KeptTables {
                pairs: keys(&keep.pairs),
                bye: keep.bye.and_then(key),
                strength: keep.strength,
            }),
        })
    }

    /// The rounds before, with the results as they stood: whatever was corrected since is put back.
    pub fn history(&self, now: &History) -> Result<History, Violation> {
        let unknown = Violation::UnknownPlayer { round: self.round };
        let mut stood: Vec<Option<&PlayerSnapshot>> = vec![None; now.players.len()];
        let places = index_players_by_key(now);
        for player in &self.players {
            let place = *places.get(player.key.as_str()).ok_or(unknown.clone())?;
            stood[place] = Some(player);
        }
        let players = now.players.iter().zip(&stood).map(|(now, stood)| self.entrant(now, *stood));
        let rounds = now.rounds.iter().filter(|round| round.number < self.round).cloned();
        let mut history = History {
            system: now.system.clone(),
            agreed: now.agreed,
            players: players.collect(),
            rounds: rounds.collect(),
            matches: now.matches.clone(),
            match_bye: now.match_bye,
            ..History::default()
        };
        for round in &mut history.rounds {
            let at = round.number.place().unwrap_or_default();
            for battle in &mut round.battles {
                put_back(battle, &stood, at);
            }
        }
        Ok(history)
    }

    fn entrant(&self, now: &Entrant, stood: Option<&PlayerSnapshot>) -> Entrant {
        match stood {
            Some(stood) => Entrant {
                club: stood.club.clone(),
                spare: stood.spare,
                joined_round: now.joined_round.min(self.round),
                dropped_after: None,
                ..now.clone()
            },
            None => Entrant { dropped_after: Some(self.round.previous()), ..now.clone() },
        }
    }

    /// The request, over the history that [`Self::history`] gave.
    pub fn request<'a>(&'a self, history: &'a History) -> PairingRequest<'a> {
        let places = index_players_by_key(history);
        let place = |key: &String| places.get(key.as_str()).copied();
        let pairs = |keys: &[(String, String)]| -> Vec<(PlayerIndex, PlayerIndex)> {
            keys.iter().filter_map(|(a, b)| Some((place(a)?, place(b)?))).collect()
        };
        let forbidden = pairs(&self.forbidden).into_iter().map(|(a, b)| ForbiddenPair { a, b, rounds: None });
        PairingRequest {
            attempt: self.attempt,
            fixed: pairs(&self.fixed),
            fixed_bye: self.fixed_bye.as_ref().and_then(place),
            forbidden: forbidden.collect(),
            keep: self.keep.as_ref().map(|keep| Keep {
                pairs: pairs(&keep.pairs),
                bye: keep.bye.as_ref().and_then(place),
                strength: keep.strength,
            }),
            unfinished: Unfinished::CountAsDraw,
            ..PairingRequest::new(history, self.round, &self.rules, self.seed)
        }
    }

    /// Checks pairs and proof as the draw was made. The solver has no part in it.
    pub fn check(&self, now: &History, pairs: &Pairs, proof: &DrawProof) -> Result<(), Violation> {
        let history = self.history(now)?;
        verify_pairs(&self.request(&history), pairs, proof)
    }

    /// Those whose results are not what the draw read: somebody corrected them since.
    pub fn corrected(&self, now: &History) -> Vec<PlayerIndex> {
        let request = PairingRequest {
            unfinished: Unfinished::CountAsDraw,
            ..PairingRequest::new(now, self.round, &self.rules, 0)
        };
        let Ok(past) = Past::read_earlier_rounds(&request) else { return Vec::new() };
        let places = index_players_by_key(now);
        let points = match self.rules.order {
            PairingOrder::Points => points_before(now, self.round),
            PairingOrder::Record | PairingOrder::Random | PairingOrder::Standing => BTreeMap::new(),
        };
        let other_points = |key: &str| self.rules.points.get(key) != points.get(key);
        let moved = |player: &PlayerSnapshot| {
            let place = *places.get(player.key.as_str())?;
            let moved = match self.rules.order {
                PairingOrder::Points => !player.spare && other_points(&player.key),
                PairingOrder::Record | PairingOrder::Random | PairingOrder::Standing => {
                    past.paths[place].to_string() != player.path
                }
            };
            moved.then_some(place)
        };
        self.players.iter().filter_map(moved).collect()
    }
}

fn index_players_by_key(history: &History) -> HashMap<&str, PlayerIndex> {
    history.players.iter().enumerate().map(|(index, player)| (player.key.as_str(), index)).collect()
}

/// Gives a battle the outcome that the draw read.
fn put_back(battle: &mut HistoryBattle, stood: &[Option<&PlayerSnapshot>], at: usize) {
    let read = |player: PlayerIndex| {
        let path = WinPath::read_letters(&stood.get(player).copied().flatten()?.path);
        path.0.get(at).copied()
    };
    let outcome = |mark: PathMark| match mark {
        PathMark::Win => Outcome::MajorWin,
        PathMark::Draw => Outcome::Draw,
        PathMark::Loss => Outcome::MajorLoss,
    };
    let first = read(battle.a).map(outcome);
    let second = battle.b.and_then(read).map(|mark| outcome(mark).reversed());
    let Some(outcome) = first.or(second) else { return };
    let ruled = RuledOutcome { outcome, reason: String::new() };
    let kind = if battle.b.is_none() { ResultKind::Bye } else { ResultKind::Played };
    let nothing = Score::default();
    battle.result = Some(BattleResult { kind, a: nothing, b: nothing, ruled: Some(ruled) });
}
