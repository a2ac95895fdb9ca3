//! A draw as it would have been, had an earlier battle ended otherwise: what a correction would have changed. The
//! round itself stays as it was drawn.

use super::{Draw, DrawError, DrawSnapshot, PathMark, Violation, WinPath, draw_pairings};
use crate::domain::{
    history::{History, Outcome},
    numbers::RoundNumber,
};

/// A battle of an earlier round with another outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutcomeCorrection {
    pub round: RoundNumber,
    /// The players' keys.
    pub a: String,
    pub b: String,
    /// For `a`.
    pub outcome: Outcome,
    /// How many tournament points more it brings to `a` and to `b` than what stands now.
    pub points: [i64; 2],
}

/// What a later round would have been.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Instead {
    /// The draw reads who won and who lost, and that is as it read it.
    NotRead,
    /// Drawn anew, the same players meet.
    Same,
    /// The tables that there were not, and those that there would not have been.
    Other { new: Vec<Meeting>, gone: Vec<Meeting> },
    /// Its tables were mended after they were published: drawn anew, they would not be these for that reason alone.
    Mended,
}

/// Two names, the lesser first; one alone has the bye.
pub type Meeting = (String, Option<String>);

/// Why a round cannot be drawn anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CannotRedraw {
    Past(Violation),
    Draw(DrawError),
}

impl From<Violation> for CannotRedraw {
    fn from(why: Violation) -> Self {
        Self::Past(why)
    }
}

impl From<DrawError> for CannotRedraw {
    fn from(why: DrawError) -> Self {
        Self::Draw(why)
    }
}

/// Draws a round again on what its draw stood on, with this one outcome changed.
pub fn redraw_with_correction(
    basis: &DrawSnapshot,
    now: &History,
    correction: &OutcomeCorrection,
) -> Result<Instead, CannotRedraw> {
    let corrected = correct_snapshot(basis, correction);
    if corrected == *basis {
        return Ok(Instead::NotRead);
    }
    if basis.keep.is_some() {
        return Ok(Instead::Mended);
    }
    let (was, would_be) = (list_drawn_meetings(basis, now)?, list_drawn_meetings(&corrected, now)?);
    let only = |these: &[Meeting], those: &[Meeting]| -> Vec<Meeting> {
        these.iter().filter(|meeting| !those.contains(meeting)).cloned().collect()
    };
    let (new, gone) = (only(&would_be, &was), only(&was, &would_be));
    Ok(if new.is_empty() && gone.is_empty() { Instead::Same } else { Instead::Other { new, gone } })
}

/// What the draw would have read.
fn correct_snapshot(basis: &DrawSnapshot, correction: &OutcomeCorrection) -> DrawSnapshot {
    let mut basis = basis.clone();
    let at = correction.round.place();
    for (key, outcome) in
        [(&correction.a, correction.outcome), (&correction.b, correction.outcome.reversed())]
    {
        let Some(player) = basis.players.iter_mut().find(|player| player.key == *key) else { continue };
        let mut path = WinPath::read_letters(&player.path);
        if let Some(mark) = at.and_then(|at| path.0.get_mut(at)) {
            *mark = mark_of(outcome);
            player.path = path.to_string();
        }
    }
    for (key, more) in [&correction.a, &correction.b].into_iter().zip(correction.points) {
        if let Some(points) = basis.rules.points.get_mut(key) {
            *points = points.saturating_add_signed(more);
        }
    }
    basis
}

fn mark_of(outcome: Outcome) -> PathMark {
    if outcome.is_win() {
        PathMark::Win
    } else if outcome.is_loss() {
        PathMark::Loss
    } else {
        PathMark::Draw
    }
}

fn list_drawn_meetings(basis: &DrawSnapshot, now: &History) -> Result<Vec<Meeting>, CannotRedraw> {
    let history = basis.history(now)?;
    let Draw { pairings, bye, .. } = draw_pairings(&basis.request(&history))?;
    let name = |player: usize| history.players[player].name.clone();
    let mut meetings: Vec<Meeting> = pairings
        .iter()
        .map(|pairing| (pairing.a, Some(pairing.b)))
        .chain(bye.map(|bye| (bye.player, bye.spare)))
        .map(|(a, b)| match b.map(name) {
            Some(b) if b < name(a) => (b, Some(name(a))),
            b => (name(a), b),
        })
        .collect();
    meetings.sort();
    Ok(meetings)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::numbers::TableNumber;
    use crate::domain::{
        history::{BattleResult, Entrant, HistoryBattle, HistoryRound, ResultKind, Score},
        pairing::{PairingRequest, Rules},
    };

    /// Four players; in round 1, the first two win.
    fn four_player_history() -> History {
        let player = Entrant::from_number;
        let battle = |a: usize, b: usize| HistoryBattle {
            table: Some(TableNumber(u32::try_from(a).unwrap() + 1)),
            a,
            b: Some(b),
            fixed: false,
            result: Some(BattleResult {
                kind: ResultKind::Played,
                a: Score { victory_points: 30, battle_tactics: 4, ..Score::default() },
                b: Score { victory_points: 20, battle_tactics: 3, ..Score::default() },
                ruled: None,
            }),
        };
        let round = HistoryRound { number: RoundNumber(1), battles: vec![battle(0, 2), battle(1, 3)] };
        History { players: (1..=4).map(player).collect(), rounds: vec![round], ..History::default() }
    }

    fn snapshot_of_history(history: &History) -> DrawSnapshot {
        DrawSnapshot::from_pairing_request(&PairingRequest::new(
            history,
            RoundNumber(2),
            &Rules::default(),
            7,
        ))
        .unwrap()
    }

    fn sample_correction(outcome: Outcome) -> OutcomeCorrection {
        OutcomeCorrection { round: RoundNumber(1), a: "p1".into(), b: "p3".into(), outcome, points: [0, 0] }
    }

    fn sample_meeting(a: usize, b: usize) -> Meeting {
        (format!("Player {a}"), Some(format!("Player {b}")))
    }

    #[test]
    fn other_points_with_the_same_winner_change_no_draw() {
        let history = four_player_history();
        let same = redraw_with_correction(
            &snapshot_of_history(&history),
            &history,
            &sample_correction(Outcome::MinorWin),
        );
        assert_eq!(same, Ok(Instead::NotRead));
    }

    #[test]
    fn another_winner_would_have_met_the_other_winner() {
        let history = four_player_history();
        let found = redraw_with_correction(
            &snapshot_of_history(&history),
            &history,
            &sample_correction(Outcome::MajorLoss),
        );
        let new = vec![sample_meeting(1, 4), sample_meeting(2, 3)];
        let gone = vec![sample_meeting(1, 2), sample_meeting(3, 4)];
        assert_eq!(found, Ok(Instead::Other { new, gone }));
    }

    #[test]
    fn what_was_corrected_meanwhile_is_read_as_the_draw_read_it() {
        let before = four_player_history();
        let basis = snapshot_of_history(&before);
        let mut now = before;
        now.rounds[0].battles[1].result.as_mut().unwrap().a.victory_points = 1;
        let found = redraw_with_correction(&basis, &now, &sample_correction(Outcome::MajorLoss)).unwrap();
        assert!(matches!(found, Instead::Other { .. }), "{found:?}");
    }

    #[test]
    fn tables_set_by_hand_stay_as_they_were_set() {
        let history = four_player_history();
        let mut basis = snapshot_of_history(&history);
        basis.fixed = vec![("p1".into(), "p2".into()), ("p3".into(), "p4".into())];
        assert_eq!(
            redraw_with_correction(&basis, &history, &sample_correction(Outcome::MajorLoss)),
            Ok(Instead::Same)
        );
    }
}
