//! What is kept of a draw beside its tables, and what can be read from it later.

use crate::domain::{
    history::{Cut, History, RobinGroup},
    pairing::{
        ClubRule, DrawClaim, DrawCompromises, DrawCost, DrawPrice, DrawProof, DrawSnapshot, FirstRound, Rules,
    },
};
use serde::{Deserialize, Serialize};

/// What is kept of a draw: enough to say what it gave up, and to prove that nothing better exists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptDraw {
    pub clubs: ClubRule,
    pub unfinished_count_as_draws: bool,
    pub cost: DrawCost,
    pub gave_up: DrawCompromises,
    /// All of its pairs were set by hand, so nothing is claimed about them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all_by_hand: bool,
    /// What a bye given by hand costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye_price: Option<DrawPrice>,
    /// Nothing where the pairs were not drawn.
    pub proof: Option<DrawProof>,
    /// What the proof stands on; draws stored by older versions have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub basis: Option<DrawSnapshot>,
    /// Where a cut stands in this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<Cut>,
    /// The groups of a round robin as they are in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<RobinGroup<String>>,
    /// Keys of those who were left out because they were not checked in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<String>,
    /// Of a round that came with a file and has no basis: keys of those who take part in it by the file, which gives them
    /// no seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<String>,
    /// The file that the round came with had a proof of its draw, which is none here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub proof_is_lost: bool,
}

impl KeptDraw {
    /// Of a round that was drawn elsewhere: what is known of its draw, and what it hands on. What it gave up is not
    /// known. Without a claim nothing is said about its tables.
    pub fn from_elsewhere(
        clubs: ClubRule,
        claim: Option<DrawClaim>,
        (cut, groups): (Option<Cut>, Vec<RobinGroup<String>>),
    ) -> Self {
        let all_by_hand = claim.is_none();
        let (basis, proof) = claim.map(|claim| (claim.basis, claim.proof)).unzip();
        Self {
            clubs,
            unfinished_count_as_draws: false,
            cost: DrawCost::default(),
            gave_up: DrawCompromises::default(),
            all_by_hand,
            bye_price: None,
            proof,
            basis,
            cut,
            groups,
            left_out: Vec::new(),
            missing: Vec::new(),
            proof_is_lost: false,
        }
    }

    /// The rules that the draw was made by, as far as they still matter once it is made.
    pub fn rules(&self) -> Option<Rules> {
        let basis = self.basis.clone()?;
        Some(Rules { first_round: FirstRound::Random, ..basis.rules })
    }

    /// How far its proof goes; nothing where it has none.
    pub fn claim(&self) -> Option<DrawClaim> {
        Some(DrawClaim { basis: self.basis.clone()?, proof: self.proof.clone()? })
    }

    /// Names of those whose results were corrected since the draw.
    pub fn corrected(&self, now: &History) -> Vec<String> {
        let places = self.basis.as_ref().map(|basis| basis.corrected(now)).unwrap_or_default();
        places.into_iter().map(|place| now.players[place].name.clone()).collect()
    }
}
