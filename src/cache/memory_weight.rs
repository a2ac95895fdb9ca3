//! How many bytes the values take that are kept: their lists as they are long, and for texts and what hangs on them a usual
//! number. `tests/integration/http/many_in_use.rs` holds what it comes to.

use crate::domain::{
    battle::Battle,
    composition::UnknownName,
    games::CardSide,
    statistics::{ChoiceFigures, RosterChoices},
};

/// What an entry takes beside its value, and all that is known of one that is being worked out.
pub const OVERHEAD: usize = 512;
/// The texts of a player, a row or a battle: names, a faction, why.
pub const TEXTS: usize = 200;
/// The result of a battle, with what each player did in each round of it.
const RESULT: usize = 600;

/// The card of a roster: its facts, and whom it may choose.
const CARD: usize = 4_000;

/// What is kept says what it takes.
pub trait MemoryWeight {
    fn bytes(&self) -> usize;
}

/// Of values with as many bytes of texts each.
pub fn weigh_list<T>(number: usize, texts: usize) -> usize {
    number * (size_of::<T>() + texts)
}

pub fn weigh_battles(battles: &[Battle]) -> usize {
    let results = battles.iter().filter(|battle| battle.result.is_some()).count();
    weigh_list::<Battle>(battles.len(), TEXTS) + results * RESULT
}

impl MemoryWeight for Vec<u8> {
    fn bytes(&self) -> usize {
        self.len()
    }
}

impl MemoryWeight for Vec<UnknownName> {
    fn bytes(&self) -> usize {
        let one = |name: &UnknownName| {
            let suggested = name.suggestion.as_ref().map_or(0, String::len);
            size_of::<UnknownName>() + name.name.len() + name.place.text_length() + suggested
        };
        self.iter().map(one).sum()
    }
}

impl MemoryWeight for RosterChoices {
    fn bytes(&self) -> usize {
        weigh_list::<ChoiceFigures>(self.figures.len(), TEXTS)
    }
}

impl MemoryWeight for [Option<CardSide>; 2] {
    fn bytes(&self) -> usize {
        weigh_list::<CardSide>(self.iter().flatten().count(), CARD)
    }
}
