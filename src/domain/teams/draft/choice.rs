//! A choice, and what may be chosen: places in a team from 1, or numbers of a match's tables.

use super::MatchSide;
use serde::{Deserialize, Serialize};
use std::{collections::HashSet, fmt};

/// The step that typed pairs are kept under: past every step of any plan.
pub const TYPED: usize = 99;

/// What a captain chose: the places of players, or tables, from 1; in order where the order means something, else
/// ascending. Stored as `2,5`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DraftChoice(Vec<u8>);

/// Why a text is no choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChoiceError {
    Empty,
    NotANumber,
}

/// A choice as it was made, at which step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeChoice {
    /// Its place in the plan, from 0.
    pub step: usize,
    pub side: MatchSide,
    pub choice: DraftChoice,
    pub by: MadeBy,
}

/// Who made a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MadeBy {
    /// The captain, or whoever stands in for them.
    Captain,
    /// Nobody: drawn from the event's seed, because the clock ran out (`teams T19`).
    Lot,
}

/// What a side may choose from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftOffer {
    /// Ascending.
    pub from: Vec<u8>,
    /// How many of them.
    pub pick: usize,
    /// Whether the order in which they are picked means something.
    pub ordered: bool,
}

impl DraftChoice {
    /// One player, or one table.
    #[must_use]
    pub fn from_place(place: u8) -> Self {
        Self(vec![place])
    }

    /// As it was picked.
    #[must_use]
    pub fn from_places(places: impl IntoIterator<Item = u8>) -> Self {
        Self(places.into_iter().collect())
    }

    /// As it is stored and sent: `3`, or `2,5`.
    ///
    /// # Errors
    /// When there is nothing in it, or something that is no number.
    pub fn parse(text: &str) -> Result<Self, ChoiceError> {
        if text.trim().is_empty() {
            return Err(ChoiceError::Empty);
        }
        let places = text.split(',').map(|place| place.trim().parse().map_err(|_| ChoiceError::NotANumber));
        places.collect::<Result<_, _>>().map(Self)
    }

    pub fn places(&self) -> &[u8] {
        &self.0
    }

    /// The first of them; 0 where there is none, which no player has.
    pub fn first(&self) -> u8 {
        self.0.first().copied().unwrap_or_default()
    }
}

impl fmt::Display for DraftChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, place) in self.0.iter().enumerate() {
            if at > 0 {
                f.write_str(",")?;
            }
            place.fmt(f)?;
        }
        Ok(())
    }
}

/// A choice may be one that nobody is to see yet: whatever prints it for debugging does not tell.
impl fmt::Debug for DraftChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Choice(…)")
    }
}

impl MadeBy {
    /// As stored.
    pub fn is_lot(self) -> bool {
        self == Self::Lot
    }
}

impl DraftOffer {
    /// The same choice as it is kept: ascending where order means nothing. None: it is not among what is offered.
    pub fn taken(&self, choice: &DraftChoice) -> Option<DraftChoice> {
        let mut places = choice.0.clone();
        let different: HashSet<u8> = places.iter().copied().collect();
        let fits = places.len() == self.pick
            && different.len() == self.pick
            && places.iter().all(|place| self.from.contains(place));
        if !self.ordered {
            places.sort_unstable();
        }
        fits.then_some(DraftChoice(places))
    }

    /// How many different choices there are.
    pub fn count(&self) -> u64 {
        let (from, pick) = (self.from.len() as u64, self.pick as u64);
        let ordered: u64 = (0..pick).map(|taken| from.saturating_sub(taken)).product();
        if self.ordered { ordered } else { ordered / (1..=pick).product::<u64>() }
    }

    /// The only choice there is. None: there are several, or none.
    pub fn only(&self) -> Option<DraftChoice> {
        (self.count() == 1).then(|| DraftChoice(self.from.iter().copied().take(self.pick).collect()))
    }

    /// Every choice there is. Ten in order are three and a half million: ask [`Self::count`] first.
    pub fn all(&self) -> Vec<DraftChoice> {
        let mut begun: Vec<Vec<u8>> = vec![Vec::new()];
        for _ in 0..self.pick {
            let longer = begun.iter().flat_map(|chosen| {
                let may_follow = |place: &&u8| match chosen.last() {
                    Some(last) if !self.ordered => *place > last,
                    _ => !chosen.contains(place),
                };
                self.from.iter().filter(may_follow).map(|place| [chosen.as_slice(), &[*place]].concat())
            });
            begun = longer.collect();
        }
        begun.into_iter().map(DraftChoice).collect()
    }
}
