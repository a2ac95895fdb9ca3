//! Double turns, seizing the initiative, and who is the underdog (`handbook R6`).

use super::{ScoringSheet, Side, sheet::Totals};
use crate::domain::system::Battleplan;

/// So far behind, a double turn costs nothing.
const FAR_BEHIND: u32 = 6;

/// A player who went second in the last battle round chose to go first in this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DoubleTurn {
    pub side: Side,
    /// Victory points behind when the battle round began; 0 when level or ahead.
    pub behind_by: u32,
}

impl DoubleTurn {
    /// Taken without being far behind.
    pub fn seizes_initiative(self) -> bool {
        self.behind_by < FAR_BEHIND
    }

    /// Only a player who is far behind picks a battle tactic in a double turn.
    pub fn may_pick_tactic(self) -> bool {
        !self.seizes_initiative()
    }
}

impl ScoringSheet {
    /// The double turn of a battle round, if somebody takes one. It is a choice: a player whom the
    /// opponent's priority puts first takes none.
    #[must_use]
    pub fn double_turn(&self, battleplan: &Battleplan, round: u32) -> Option<DoubleTurn> {
        self.double_turn_at(&self.totals(battleplan), round)
    }

    /// The underdog of a battle round: the opponent of whoever seized the initiative last; before anybody
    /// has, the player with fewer victory points when the battle round begins.
    #[must_use]
    pub fn underdog(&self, battleplan: &Battleplan, round: u32) -> Option<Side> {
        let totals = self.totals(battleplan);
        let seized = (1..=round)
            .rev()
            .filter_map(|number| self.double_turn_at(&totals, number))
            .find(|double_turn| double_turn.seizes_initiative());
        if let Some(seized) = seized {
            return Some(seized.side.other());
        }
        let (a, b) = (totals.before(round, Side::A), totals.before(round, Side::B));
        match a.cmp(&b) {
            std::cmp::Ordering::Less => Some(Side::A),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Side::B),
        }
    }

    fn double_turn_at(&self, totals: &Totals, round: u32) -> Option<DoubleTurn> {
        let (last, now) = (self.round(round.checked_sub(1)?)?, self.round(round)?);
        let side = now.goes_first()?;
        let chosen = now.priority.is_none_or(|winner| winner == side);
        let went_second = last.goes_first()?.other() == side;
        let behind_by = totals.before(round, side.other()).saturating_sub(totals.before(round, side));
        (chosen && went_second).then_some(DoubleTurn { side, behind_by })
    }
}
