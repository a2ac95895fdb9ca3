//! What one side has chosen and the other may not see yet.

use super::{DraftChoice, MadeChoice, MatchSide};
use std::fmt;

/// The choices of the step that is open, and those that are kept to the end. Only whoever chose gets them out.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Hidden(Vec<MadeChoice>);

impl Hidden {
    /// What this side chose in this step. Call it for a view of that side, or to carry the step out.
    pub fn of(&self, side: MatchSide, step: usize) -> Option<&DraftChoice> {
        let made = self.0.iter().find(|made| made.side == side && made.step == step);
        made.map(|made| &made.choice)
    }

    /// The first step of which something is hidden.
    pub fn first_step(&self) -> Option<usize> {
        self.0.iter().map(|made| made.step).min()
    }

    /// That there is a choice, and no more.
    pub fn has(&self, side: MatchSide, step: usize) -> bool {
        self.of(side, step).is_some()
    }

    /// In the place of what the side chose before.
    pub fn put(&mut self, made: MadeChoice) {
        self.0.retain(|before| (before.side, before.step) != (made.side, made.step));
        self.0.push(made);
    }

    /// All of a step, to be shown now: side a first.
    pub fn take(&mut self, step: usize) -> Vec<MadeChoice> {
        let (mut shown, rest): (Vec<MadeChoice>, Vec<MadeChoice>) =
            std::mem::take(&mut self.0).into_iter().partition(|made| made.step == step);
        self.0 = rest;
        shown.sort_by_key(|made| made.side);
        shown
    }
}

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden(…)")
    }
}
