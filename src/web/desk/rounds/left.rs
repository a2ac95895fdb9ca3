//! Who is left without an opponent, and why it is they.

use crate::{
    domain::battle::Battle,
    storage::history::Loaded,
    text::{TextFact, draw::reason_for_staff},
};

/// A player without an opponent, and why it is this one.
pub(super) struct Left {
    pub number: i64,
    pub name: String,
    /// A list.
    pub why: TextFact,
    pub waits: bool,
    /// The round's method leaves them without an opponent.
    pub rests: bool,
    /// Given by the organiser.
    pub by_hand: bool,
}

impl Left {
    /// As the text about them is chosen.
    pub fn state(&self) -> &'static str {
        match self {
            Self { waits: true, .. } => "waits",
            Self { rests: true, .. } => "rests",
            Self { by_hand: true, .. } => "by-hand",
            _ => "bye",
        }
    }
}

pub(super) fn list_unopposed_players(battles: &[Battle], loaded: &Loaded) -> Vec<Left> {
    let alone = battles.iter().filter(|battle| battle.is_bye());
    let named = alone.filter_map(|battle| {
        let player = loaded.player(battle.a)?;
        let why = match &battle.by_hand {
            Some(reason) => TextFact::List(vec![TextFact::Text(reason.clone())]),
            None => battle.reasons.0.iter().map(reason_for_staff).collect(),
        };
        Some(Left {
            number: player.number,
            name: player.name.to_string(),
            why,
            waits: battle.is_waiting(),
            rests: battle.rests(),
            by_hand: battle.is_bye_by_hand(),
        })
    });
    named.collect()
}
