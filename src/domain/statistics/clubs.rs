//! Clubs of an event: who plays for each, and how they did together.

use super::rounds::count_as_u32;
use crate::domain::{
    alphabet::alphabetical_key,
    history::History,
    standings::{OutcomeRecord, Standings, StandingsRow},
};
use std::collections::BTreeMap;

/// Players whose places are added up; a club of fewer is not ranked.
pub const COUNTED: usize = 3;

/// One club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubFigures {
    /// As the best of its players writes it.
    pub club: String,
    pub players: u32,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// The best place of its players.
    pub best: u32,
    /// The places of the best three, added up; none for a club of fewer players.
    pub sum: Option<u32>,
    /// Among clubs of three players or more; level ones share it.
    pub place: Option<u32>,
}

/// Every club with a player who is ranked: those with three or more by the sum of their best places, then the rest by
/// their best.
pub fn by_club(history: &History, standings: &Standings) -> Vec<ClubFigures> {
    let mut of: BTreeMap<String, Vec<&StandingsRow>> = BTreeMap::new();
    for row in &standings.rows {
        if let Some(club) = club_of(history, row) {
            of.entry(alphabetical_key(club)).or_default().push(row);
        }
    }
    let mut clubs: Vec<ClubFigures> =
        of.into_values().map(|rows| compute_club_figures(history, &rows)).collect();
    clubs.sort_by(|a, b| {
        let key = |one: &ClubFigures| (one.sum.is_none(), one.sum, one.best);
        key(a).cmp(&key(b)).then_with(|| a.club.cmp(&b.club))
    });
    let sums: Vec<u32> = clubs.iter().filter_map(|club| club.sum).collect();
    for club in &mut clubs {
        club.place = club.sum.map(|own| 1 + count_as_u32(sums.iter().filter(|sum| **sum < own).count()));
    }
    clubs
}

/// The rows are in the order of their places.
fn compute_club_figures(history: &History, rows: &[&StandingsRow]) -> ClubFigures {
    let sum = |of: fn(&OutcomeRecord) -> u32| rows.iter().map(|row| of(&row.record)).sum();
    let best: Vec<u32> = rows.iter().take(COUNTED).map(|row| row.place).collect();
    ClubFigures {
        club: club_of(history, rows[0]).unwrap_or_default().to_owned(),
        players: count_as_u32(rows.len()),
        wins: sum(OutcomeRecord::wins),
        draws: sum(|record| record.draws),
        losses: sum(OutcomeRecord::losses),
        best: rows[0].place,
        sum: (best.len() == COUNTED).then(|| best.iter().sum()),
        place: None,
    }
}

fn club_of<'h>(history: &'h History, row: &StandingsRow) -> Option<&'h str> {
    history.players[row.player].club.as_deref().filter(|club| !club.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        history::Entrant,
        standings::{Ranking, rank_entrants},
    };

    #[test]
    fn the_best_three_places_are_added_up_and_small_clubs_are_not_ranked() {
        let clubs = ["Dice", "dice", "Harbour", "Harbour", "DICE", "Harbour", "", "Alone", "Dice"];
        let player = |(place, club): (usize, &&str)| Entrant {
            club: Some((*club).to_owned()),
            ..Entrant::from_number(place + 1)
        };
        let players = clubs.iter().enumerate().map(player).collect();
        let history = History { players, ..History::default() };
        // Nobody has played: the names alone order them.
        let mut standings = rank_entrants(&history, &Ranking::default());
        for (row, place) in standings.rows.iter_mut().zip(1..) {
            row.place = place;
        }
        let figures = by_club(&history, &standings);
        let told: Vec<_> =
            figures.iter().map(|one| (one.club.as_str(), one.players, one.sum, one.place)).collect();
        let [dice, harbour, alone] =
            [("Dice", 4, Some(8), Some(1)), ("Harbour", 3, Some(13), Some(2)), ("Alone", 1, None, None)];
        assert_eq!(told, [dice, harbour, alone]);
        assert_eq!(figures[2].best, 8);
    }
}
