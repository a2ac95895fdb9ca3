//! Standings: history in, ranked rows out, each number traceable to its battles (`handbook S`).

mod fraction;
mod outlook;
mod ranking;
mod record;
mod roll_off;
mod rules;
mod tiebreakers;
mod trail;
mod why;

pub use fraction::Fraction;
pub use outlook::{PlaceSpan, Rung};
pub use ranking::{Ranking, RankingError, Scoring, Tiebreaker, parse_tiebreakers};
pub use record::{OutcomeRecord, PlayedGame, WinRecord};
pub use roll_off::RollOffDoesNotFit;
pub use rules::{RankingRules, RankingSettings};
pub use tiebreakers::TiebreakValue;
pub use trail::{LeftOutReason, TrailAmount, TrailPart};
pub use why::{DecidedBy, Measure, Move, RecordCount, Why, list_place_moves};

use crate::domain::{
    bracket::{Bracket, CutPlace},
    history::{History, PlayerIndex},
    numbers::RoundNumber,
};
use std::cmp::Reverse;
use tiebreakers::{GamesField, LevelGroup};

/// Everybody who is ranked, best first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    pub ranking: Ranking,
    /// The last round that is counted.
    pub after: RoundNumber,
    pub rows: Vec<StandingsRow>,
}

/// One player's place, and everything it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingsRow {
    /// From 1. Players level on everything share it, and the next numbers are skipped (`S7`).
    pub place: u32,
    pub shared: bool,
    pub player: PlayerIndex,
    pub key: String,
    pub name: String,
    pub record: OutcomeRecord,
    pub win_record: WinRecord,
    /// W, D or L for each round; `-` for a round without a game.
    pub win_path: String,
    /// One for each tie-breaker of the ranking, in its order.
    pub values: Vec<TiebreakValue>,
    /// Tournament points taken (below 0) or given beside the battles, in all (`systems TR6`).
    pub correction: i64,
    pub games: Vec<PlayedGame>,
    pub dropped: bool,
    /// How far a cut has brought them, which comes before everything else; none for whoever was not in it.
    pub cut: Option<CutPlace>,
    /// The dice that settled a shared place; mostly none.
    pub roll_off: Vec<u8>,
}

/// The standings after the last round drawn.
#[must_use]
pub fn rank_entrants(history: &History, ranking: &Ranking) -> Standings {
    rank_after(history, ranking, RoundNumber::AFTER_ALL)
}

/// The standings after a round: later ones are not looked at.
#[must_use]
pub fn rank_after(history: &History, ranking: &Ranking, round: RoundNumber) -> Standings {
    let last = history.rounds.iter().map(|round| round.number).max().unwrap_or_default();
    let after = round.min(last);
    let field = GamesField::new(history, after, ranking);
    let ranked = (0..history.players.len()).filter(|player| !history.players[*player].spare).collect();
    let mut cut = vec![None; history.players.len()];
    for (player, place) in Bracket::from_history(history, after).iter().flat_map(Bracket::places) {
        cut[player] = Some(place);
    }
    let mut places = PlaceGroups::new(ranked, ranking, (&field, &cut));

    let (mut field_games, corrections) = (field.games, field.corrections);
    let mut values = std::mem::take(&mut places.values);
    let mut rows = Vec::with_capacity(places.order.len());
    let mut next_place = 1;
    for group in places.groups() {
        let mut members: Vec<PlayerIndex> = group.to_vec();
        // The order within a shared place means nothing; it only must not depend on the order of players.
        members.sort_by_key(|player| {
            let entrant = &history.players[*player];
            (&entrant.name, &entrant.key)
        });
        let place = next_place;
        for player in members.iter().copied() {
            next_place += 1;
            let entrant = &history.players[player];
            let games = std::mem::take(&mut field_games[player]);
            rows.push(StandingsRow {
                place,
                shared: members.len() > 1,
                player,
                key: entrant.key.clone(),
                name: entrant.name.clone(),
                record: OutcomeRecord::from_games(&games),
                win_record: field.win_records[player],
                win_path: record::win_path(&games),
                values: std::mem::take(&mut values[player]),
                correction: corrections[player],
                games,
                dropped: entrant
                    .dropped_after
                    .is_some_and(|left| left <= after || round == RoundNumber::AFTER_ALL),
                cut: cut[player],
                roll_off: Vec::new(),
            });
        }
    }
    Standings { ranking: ranking.clone(), after, rows }
}

impl StandingsRow {
    /// Of all battles, added up, with penalties and bonuses; 0 in a game that knows none (`systems FR9`, `TR6`).
    pub fn tournament_points(&self) -> i64 {
        self.games.iter().map(|game| game.points).sum::<i64>() + self.correction
    }

    /// What counts before everything else, where points do.
    pub fn points_by(&self, scoring: Scoring) -> i64 {
        match scoring {
            Scoring::GamePoints => self.games.iter().map(|game| i64::from(game.own.victory_points)).sum(),
            _ => self.tournament_points(),
        }
    }
}

impl Standings {
    /// The row of a player; a spare has none.
    pub fn row_of(&self, player: PlayerIndex) -> Option<&StandingsRow> {
        self.rows.iter().find(|row| row.player == player)
    }

    /// A cut decides the first places of these standings.
    pub fn has_cut(&self) -> bool {
        self.rows.first().is_some_and(|row| row.cut.is_some())
    }

    fn record_key(&self, row: &StandingsRow) -> [i64; 5] {
        record_key(self.ranking.scoring, &row.games, row.correction)
    }
}

/// Groups of players who are level, split further by each criterion in turn.
struct PlaceGroups {
    order: Vec<PlayerIndex>,
    /// Where each group begins in `order`.
    starts: Vec<usize>,
    /// By player, one value for each tie-breaker.
    values: Vec<Vec<TiebreakValue>>,
}

impl PlaceGroups {
    fn new(
        ranked: Vec<PlayerIndex>,
        ranking: &Ranking,
        (field, cut): (&GamesField, &[Option<CutPlace>]),
    ) -> Self {
        let values = vec![Vec::with_capacity(ranking.tiebreakers.len()); field.games.len()];
        let starts = if ranked.is_empty() { Vec::new() } else { vec![0] };
        let mut places = Self { order: ranked, starts, values };
        places.split(|player| cut[player].map(|cut| Reverse(cut.place)));
        let both = field.games.iter().zip(&field.corrections);
        let records: Vec<[i64; 5]> =
            both.map(|(games, correction)| record_key(ranking.scoring, games, *correction)).collect();
        places.split(|player| records[player]);
        for tiebreaker in &ranking.tiebreakers {
            let mut values = std::mem::take(&mut places.values);
            for members in places.groups() {
                let group = LevelGroup::new(*tiebreaker, members, field);
                for player in members {
                    values[*player].push(field.value(*tiebreaker, *player, &group));
                }
            }
            places.split(|player| values[player].last().copied());
            places.values = values;
        }
        places
    }

    fn groups(&self) -> impl Iterator<Item = &[PlayerIndex]> {
        let ends = self.starts.iter().skip(1).copied().chain([self.order.len()]);
        self.starts.iter().zip(ends).map(|(start, end)| &self.order[*start..end])
    }

    /// Sorts each group by `key`, the greatest first, and cuts it where the key changes.
    fn split<K: Ord>(&mut self, key: impl Fn(PlayerIndex) -> K) {
        let ends: Vec<usize> = self.starts.iter().skip(1).copied().chain([self.order.len()]).collect();
        let mut starts = Vec::with_capacity(self.starts.len());
        for (start, end) in self.starts.iter().copied().zip(ends) {
            let group = &mut self.order[start..end];
            group.sort_by_key(|player| Reverse(key(*player)));
            starts.push(start);
            starts.extend((start + 1..end).filter(|i| key(self.order[*i]) != key(self.order[*i - 1])));
        }
        self.starts = starts;
    }
}

/// `S1`: what counts before any tie-breaker; more is better in each.
fn record_key(scoring: Scoring, games: &[PlayedGame], correction: i64) -> [i64; 5] {
    match scoring {
        Scoring::Points | Scoring::MatchPoints => {
            [games.iter().map(|game| game.points).sum::<i64>() + correction, 0, 0, 0, 0]
        }
        Scoring::GamePoints => {
            [games.iter().map(|game| i64::from(game.own.victory_points)).sum(), 0, 0, 0, 0]
        }
        Scoring::Graded | Scoring::Plain => {
            of_record(scoring, OutcomeRecord::from_games(games)).unwrap_or_default()
        }
    }
}

/// The same of a record alone; none where it is not the record that counts.
fn of_record(scoring: Scoring, record: OutcomeRecord) -> Option<[i64; 5]> {
    match scoring {
        Scoring::Points | Scoring::MatchPoints | Scoring::GamePoints => None,
        Scoring::Graded => Some([
            record.major_wins.into(),
            record.minor_wins.into(),
            record.draws.into(),
            record.minor_losses.into(),
            -i64::from(record.major_losses),
        ]),
        Scoring::Plain => Some([record.wins().into(), record.draws.into(), 0, 0, 0]),
    }
}

#[cfg(test)]
mod tests;
