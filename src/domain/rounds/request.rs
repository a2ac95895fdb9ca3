//! What is to be drawn: one value that says all, and the pairs that a round's method has made beforehand.

use crate::domain::{
    event::{pack::Method, venue::Venue},
    history::{History, PlayerIndex},
    pairing::{Cut, Forbidden, Keep, Request, Rules, Unfinished},
};

/// What is to be drawn.
#[derive(Debug, Clone)]
pub struct DrawRequest {
    pub round: u32,
    /// The event's.
    pub seed: u64,
    /// From 0.
    pub attempt: u32,
    pub rules: Rules,
    pub fixed: Vec<(PlayerIndex, PlayerIndex)>,
    pub fixed_bye: Option<PlayerIndex>,
    /// Tables that are to stay as they are, as far as can be.
    pub keep: Option<Keep>,
    /// Tables that these pairs have already.
    pub tables: Vec<((PlayerIndex, PlayerIndex), u32)>,
    pub forbidden: Vec<Forbidden>,
    pub unfinished: Unfinished,
    /// How the round is made, the tables that makes, and where a cut stands.
    pub method: Method,
    pub preset: Vec<PresetPairing>,
    pub cut: Option<Cut>,
    /// What the tables are given out from.
    pub venue: Venue,
}

/// A table that the round's method makes, or a player without an opponent in it, with the reason in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PresetPairing {
    pub a: PlayerIndex,
    pub b: Option<PlayerIndex>,
    pub why: String,
}

impl DrawRequest {
    /// What pairing is asked for, over this history.
    pub fn request<'a>(&'a self, history: &'a History) -> Request<'a> {
        Request {
            attempt: self.attempt,
            fixed: self.fixed.clone(),
            fixed_bye: self.fixed_bye,
            forbidden: self.forbidden.clone(),
            keep: self.keep.clone(),
            unfinished: self.unfinished,
            ..Request::new(history, self.round, &self.rules, self.seed)
        }
    }
}
