//! What is kept of a draw beside its tables, and what can be read from it later.

use crate::domain::{
    history::History,
    pairing::{Basis, Claim, ClubRule, Cost, Cut, FirstRound, GaveUp, Proof, Rules},
};
use serde::{Deserialize, Serialize};

/// What is kept of a draw: enough to say what it gave up, and to prove that nothing better exists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptDraw {
    pub clubs: ClubRule,
    pub unfinished_count_as_draws: bool,
    pub cost: Cost,
    pub gave_up: GaveUp,
    /// What else is to be said of it, in words. Of its tables nothing: those can be given out again.
    pub notes: Vec<String>,
    /// What a bye given by hand costs: `costs two steps up for the bye`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye_price: Option<String>,
    /// Nothing where the pairs were not drawn.
    pub proof: Option<Proof>,
    /// What the proof stands on; draws stored by older versions have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub basis: Option<Basis>,
    /// Where a cut stands in this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<Cut>,
}

impl KeptDraw {
    /// The rules that the draw was made by, as far as they still matter once it is made.
    pub fn rules(&self) -> Option<Rules> {
        let basis = self.basis.clone()?;
        Some(Rules { first_round: FirstRound::Random, ..basis.rules })
    }

    /// How far its proof goes; nothing where it has none.
    pub fn claim(&self) -> Option<Claim> {
        Some(Claim { basis: self.basis.clone()?, proof: self.proof.clone()? })
    }

    /// What it gave up, in words. What its tables could not be is not in it: tables can be given out again.
    pub fn in_words(&self) -> Vec<String> {
        let mut lines = self.gave_up.in_words();
        lines.extend(self.bye_price.as_ref().map(|price| format!("the bye was given by hand: that {price}")));
        lines.extend(self.notes.clone());
        if lines.is_empty() {
            lines.push("nothing".into());
        }
        if self.proof.as_ref().is_some_and(|proof| proof.optimal) {
            let claim = self.claim().map_or_else(|| "no draw is better".to_owned(), |claim| claim.in_words());
            lines.push(format!("Proven: {claim}."));
        }
        lines
    }

    /// Names of those whose results were corrected since the draw.
    pub fn corrected(&self, now: &History) -> Vec<String> {
        let places = self.basis.as_ref().map(|basis| basis.corrected(now)).unwrap_or_default();
        places.into_iter().map(|place| now.players[place].name.clone()).collect()
    }
}
