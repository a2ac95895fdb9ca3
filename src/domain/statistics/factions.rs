//! Factions of an event: how many, how they did, and against whom.

use super::{
    rate::{FactionGame, GamesTally, tally_games},
    rounds::count_as_u32,
    selection::BattleSelection,
};
use crate::domain::{
    history::{History, Outcome, PlayerIndex, ResultKind},
    scoring,
    standings::{PlayedGame, Standings},
};
use std::collections::BTreeMap;

/// Places that count as a good finish.
const FIRST_PLACES: u32 = 4;

/// One faction.
#[derive(Debug, Clone, PartialEq)]
pub struct FactionFigures {
    pub faction: String,
    /// Who are ranked.
    pub players: u32,
    /// Of all who are ranked, from 0 to 1.
    pub share: f64,
    /// Games against other factions, without byes, spares and those who did not come.
    pub tally: GamesTally,
    /// Among the first four.
    pub first_four: u32,
    /// The share of the first four, over the share of players; none while no round is played.
    pub over_represented: Option<f64>,
    /// Without a loss after `min(4, rounds - 1)` rounds, and at least one.
    pub unbeaten: u32,
    /// The mean round of the first loss; who never lost counts the round after the last.
    pub first_loss: Option<f64>,
}

/// Every faction that is played, the most played first; rates are over the battles of `selection`.
pub fn by_faction(
    history: &History,
    standings: &Standings,
    selection: BattleSelection,
) -> Vec<FactionFigures> {
    let games = list_faction_games(history, standings, selection);
    let (tallies, _) = tally_games(games);
    let played = standings.after.0;
    let start = played.saturating_sub(1).min(4).max(u32::from(played > 0));
    let ranked = standings.rows.len();
    let mut members: BTreeMap<&str, Vec<&crate::domain::standings::StandingsRow>> = BTreeMap::new();
    for row in &standings.rows {
        if let Some(faction) = faction_of_player(history, row.player) {
            members.entry(faction).or_default().push(row);
        }
    }
    let mut all: Vec<FactionFigures> = members
        .into_iter()
        .map(|(faction, rows)| {
            let players = count_as_u32(rows.len());
            let share = f64::from(players) / f64::from(count_as_u32(ranked).max(1));
            let first_four = count_as_u32(rows.iter().filter(|row| row.place <= FIRST_PLACES).count());
            let losses: Vec<u32> = rows.iter().map(|row| first_loss(&row.games, played)).collect();
            let unbeaten = count_as_u32(losses.iter().filter(|lost| **lost > start).count());
            let in_front =
                count_as_u32(standings.rows.iter().filter(|row| row.place <= FIRST_PLACES).count());
            let over = f64::from(first_four) / f64::from(in_front.max(1)) / share;
            let mean = losses.iter().map(|lost| f64::from(*lost)).sum::<f64>() / f64::from(players);
            FactionFigures {
                faction: faction.to_owned(),
                players,
                share,
                tally: tallies.get(faction).copied().unwrap_or_default(),
                first_four,
                over_represented: (played > 0).then_some(over),
                unbeaten: if played > 0 { unbeaten } else { 0 },
                first_loss: (played > 0).then_some(mean),
            }
        })
        .collect();
    all.sort_by(|a, b| b.players.cmp(&a.players).then_with(|| a.faction.cmp(&b.faction)));
    all
}

/// How each faction did against each other, from the side of the first of the two names.
pub fn tally_factions_versus(
    history: &History,
    standings: &Standings,
    selection: BattleSelection,
) -> BTreeMap<(String, String), GamesTally> {
    let mut cells: BTreeMap<(String, String), GamesTally> = BTreeMap::new();
    let games = list_faction_games(history, standings, selection).into_iter();
    for FactionGame { a, b, outcome } in games.filter(|game| game.a != game.b) {
        cells.entry((a.to_owned(), b.to_owned())).or_default().add(outcome);
        cells.entry((b.to_owned(), a.to_owned())).or_default().add(outcome.reversed());
    }
    cells
}

/// Games that say something about factions, each once.
fn list_faction_games<'h>(
    history: &'h History,
    standings: &Standings,
    selection: BattleSelection,
) -> Vec<FactionGame<'h>> {
    let games = games_of(history, standings, selection).into_iter();
    let games = games.filter_map(|RankedGame { a, b, outcome }| {
        let (a, b) = faction_of_player(history, a).zip(faction_of_player(history, b))?;
        Some(FactionGame { a, b, outcome })
    });
    games.collect()
}

/// A game of two players who are ranked.
pub(super) struct RankedGame {
    pub a: PlayerIndex,
    pub b: PlayerIndex,
    /// For the first of them.
    pub outcome: Outcome,
}

/// Games of two players who are ranked that say something about what they play, each once.
pub(super) fn games_of(
    history: &History,
    standings: &Standings,
    selection: BattleSelection,
) -> Vec<RankedGame> {
    let battles = selection.battles(history, standings.after).into_iter();
    let games = battles.filter_map(|(_, battle)| {
        let (b, result) = battle.b.zip(battle.result.as_ref())?;
        let is_played = matches!(
            result.kind,
            ResultKind::Played | ResultKind::Adjudicated | ResultKind::ConcededByA | ResultKind::ConcededByB
        );
        let spare = history.players[battle.a].spare || history.players[b].spare;
        let outcome = || scoring::outcome_of_result(result, history.scale());
        (is_played && !spare).then(|| RankedGame { a: battle.a, b, outcome: outcome() })
    });
    games.collect()
}

fn faction_of_player(history: &History, player: PlayerIndex) -> Option<&str> {
    history.players[player].faction.as_deref().filter(|faction| !faction.is_empty())
}

/// The round of the first loss; the round after the last for whoever never lost.
fn first_loss(games: &[PlayedGame], played: u32) -> u32 {
    games.iter().find(|game| game.outcome.is_loss()).map_or(played + 1, |game| game.round.0)
}
