//! Battle tactics: what a player may set out to do in a turn (`handbook R4`, `R5`), and cards of them whose steps are
//! completed over a battle.

use serde::{Deserialize, Serialize};

/// Where a system's file holds them: nowhere in a game without.
pub(super) const TACTIC_KEYS: [&str; 2] = ["battle_tactics", "tactic_cards"];

/// One battle tactic.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleTactic {
    pub slug: String,
    pub name: String,
    /// What has to be done, in our own words.
    pub text: String,
    /// Open only to a general of this alliance; none: to everybody.
    pub alliance: Option<String>,
}

/// A card of tactics that a player takes for a battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TacticCard {
    pub slug: String,
    pub name: String,
    /// What is done with it before the battle, in our own words; empty: nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub set_up: String,
    /// In the order they are completed in.
    pub steps: Vec<CardStep>,
}

/// A step of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardStep {
    pub slug: String,
    pub name: String,
    /// What has to be so at the end of the turn, in our own words.
    pub text: String,
}

impl TacticCard {
    pub(super) fn is_whole(&self, steps: u32) -> bool {
        let is_plain = |slug: &str| {
            !slug.is_empty()
                && slug.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        };
        let is_named = |slug: &str, name: &str| is_plain(slug) && !name.trim().is_empty();
        is_named(&self.slug, &self.name)
            && self.steps.len() == steps as usize
            && self.steps.iter().all(|step| is_named(&step.slug, &step.name))
    }

    /// The place of a step among its steps.
    pub fn place_of(&self, step: &str) -> Option<usize> {
        self.steps.iter().position(|own| own.slug == step)
    }
}
