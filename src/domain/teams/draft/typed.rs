//! Who plays whom, typed in from cards on the table (`teams T15`): both captains say the same, or staff says it.

use super::{DraftChoice, DraftError, DraftedBattle, MadeChoice, MatchSide, Position, TYPED};
use std::collections::BTreeSet;

/// How far two captains agree on what they typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Agreement {
    /// One of them has typed, or nobody.
    Missing,
    Same,
    Different,
}

impl Position {
    /// Pairs typed in by one side: for side a's players in order, the places of their opponents. They hold when the
    /// other side has typed the same.
    ///
    /// # Errors
    /// When somebody is missing in it, or there twice, or all is settled.
    pub fn type_in(
        &mut self,
        side: MatchSide,
        choice: &DraftChoice,
    ) -> Result<(MadeChoice, Agreement), DraftError> {
        if self.is_settled() {
            return Err(DraftError::Settled);
        }
        let made = MadeChoice { step: TYPED, side, choice: choice.clone(), by: super::MadeBy::Captain };
        self.take_typed(&made)?;
        Ok((made, self.agreement()))
    }

    /// Pairs typed in by staff: they hold at once, and are kept for both sides.
    ///
    /// # Errors
    /// When somebody is missing in it, or there twice, or all is settled.
    pub fn type_in_by_staff(&mut self, choice: &DraftChoice) -> Result<[MadeChoice; 2], DraftError> {
        let by_a = self.type_in(MatchSide::A, choice)?.0;
        let by_b = MadeChoice { side: MatchSide::B, ..by_a.clone() };
        self.take_typed(&by_b)?;
        Ok([by_a, by_b])
    }

    /// Whether both captains have typed the same.
    pub fn agreement(&self) -> Agreement {
        match &self.typed {
            [Some(a), Some(b)] if a == b => Agreement::Same,
            [Some(_), Some(_)] => Agreement::Different,
            _ => Agreement::Missing,
        }
    }

    pub(super) fn take_typed(&mut self, made: &MadeChoice) -> Result<(), DraftError> {
        let places: BTreeSet<u8> = made.choice.places().iter().copied().collect();
        let everybody = places.iter().copied().eq(1..=self.plan.size);
        if !everybody || made.choice.places().len() != places.len() {
            return Err(DraftError::NotEverybodyOnce);
        }
        self.typed[made.side.place()] = Some(made.choice.clone());
        if self.agreement() == Agreement::Same {
            self.typed_in = true;
            self.hands = [Vec::new(), Vec::new()];
            let order = self.plan.table_order.clone();
            let pairs = (1..=self.plan.size).zip(made.choice.places()).zip(order);
            self.battles =
                pairs.map(|((a, b), table)| DraftedBattle { a, b: *b, table: Some(table) }).collect();
            self.defenders = [None; 2];
            self.sent = [Vec::new(), Vec::new()];
        }
        Ok(())
    }
}
