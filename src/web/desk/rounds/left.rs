//! Who is left without an opponent, and why it is they.

use crate::{
    domain::{battle::Battle, system::System},
    storage::history::Loaded,
    words::{draw::reasons_told, tournament_points::in_own_words},
};

/// A player without an opponent, and why it is this one.
pub(super) struct Left {
    pub number: i64,
    pub name: String,
    pub why: String,
    pub waits: bool,
    /// The round's method leaves them without an opponent.
    pub rests: bool,
    /// Given by the organiser.
    pub by_hand: bool,
}

pub(super) fn list_unopposed_players(game: &System, battles: &[Battle], loaded: &Loaded) -> Vec<Left> {
    let alone = battles.iter().filter(|battle| battle.is_bye());
    let named = alone.filter_map(|battle| {
        let player = loaded.player(battle.a)?;
        let why =
            battle.by_hand.clone().map_or_else(|| reasons_told(&battle.reasons.0), |reason| vec![reason]);
        Some(Left {
            number: player.number,
            name: player.name.to_string(),
            why: in_own_words(game, &why.join("; ")),
            waits: battle.is_waiting(),
            rests: battle.rests(),
            by_hand: battle.is_bye_by_hand(),
        })
    });
    named.collect()
}
