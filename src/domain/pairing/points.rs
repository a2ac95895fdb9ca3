//! Tournament points before a round, for games that rank by them (`systems FR9`, `TR6`): what classes are made of there.

use super::request::PairingRequest;
use crate::domain::{
    history::{History, HistoryBattle, Outcome},
    numbers::RoundNumber,
    scoring::worth_of_result,
};
use std::collections::BTreeMap;

/// The tournament points of every player before a round, by their keys. A battle without a result is a draw. Penalties
/// and bonuses count where staff said so, and nobody has fewer than none.
#[must_use]
pub fn points_before(history: &History, round: RoundNumber) -> BTreeMap<String, u64> {
    let mut points: Vec<i64> = history.players.iter().map(|player| player.drawn_by(round)).collect();
    let before = history.rounds.iter().filter(|played| played.number < round);
    for (number, battle) in
        before.flat_map(|played| played.battles.iter().map(|battle| (played.number, battle)))
    {
        let [a, b] = of_battle(history, battle);
        let seats = [(Some(battle.a), a), (battle.b, b)];
        for (player, brought) in seats {
            let Some(player) = player else { continue };
            if let Some(points) = points.get_mut(player) {
                let of_match = history.matches.get(&(number, player)).map(|score| score.drawn_by);
                *points += of_match.unwrap_or(brought);
            }
        }
    }
    let whole = points.into_iter().map(|points| u64::try_from(points).unwrap_or_default());
    history.players.iter().map(|player| player.key.clone()).zip(whole).collect()
}

/// More than anybody's place in the standings.
const LAST: u64 = 1 << 20;

/// The number of a place in the standings, for a draw by them: the better the place, the higher it is.
#[must_use]
pub fn number_of_place(place: u32) -> u64 {
    LAST.saturating_sub(place.into())
}

/// The place that has this number.
#[must_use]
pub fn place_of_number(number: u64) -> u32 {
    u32::try_from(LAST.saturating_sub(number)).unwrap_or(u32::MAX)
}

/// What a battle brings to both; a bye to one.
fn of_battle(history: &History, battle: &HistoryBattle) -> [i64; 2] {
    let scale = history.scale();
    let both = match (&battle.result, battle.b) {
        (Some(result), _) => worth_of_result(result, scale),
        (None, Some(_)) => [scale.of_outcome(Outcome::Draw); 2],
        (None, None) => [scale.bye(); 2],
    };
    both.map(|worth| worth.points.unwrap_or_default())
}

impl PairingRequest<'_> {
    /// The points of a player that decide their class: those of before, and a bye's for who has a head start.
    pub(super) fn points_of(&self, key: &str) -> u64 {
        let ahead = self.rules.head_start.iter().any(|ahead| ahead == key);
        let bye = if ahead { self.history.bye_points() } else { 0 };
        self.rules.points.get(key).copied().unwrap_or_default().saturating_add_signed(bye)
    }
}
