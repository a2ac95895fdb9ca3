//! The proof that a draw is the best: dual values, readable without the engine (`verify` does).

use super::{
    cost::{CostLevel, Scalar},
    field::DrawField,
    solve::Solved,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Numbers are in half units of the weighted cost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawProof {
    /// Always: a draw that could not be proven is not given out.
    pub optimal: bool,
    /// How many bits a lot has.
    pub lottery_bits: u32,
    /// What one unit of each level weighs, the gravest level first.
    pub weights: Vec<Number>,
    /// Who was drawn, each with their own dual value.
    pub players: Vec<(String, Number)>,
    /// The dual value of the bye, of an odd number.
    pub bye: Option<Number>,
    /// Odd sets of players, those within before those around them.
    pub blossoms: Vec<ProofBlossom>,
}

/// An odd set of players whose dual value counts for every pair that has one player in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProofBlossom {
    pub value: Number,
    /// Places in [`DrawProof::players`]; the bye comes after the last.
    pub players: Vec<usize>,
    /// Places in [`DrawProof::blossoms`].
    pub blossoms: Vec<usize>,
}

/// A whole number of up to 128 bits; as text in JSON, where numbers are shorter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number(pub Scalar);

impl DrawProof {
    pub fn from_solution(field: &DrawField, solved: &Solved) -> Self {
        let dual = |vertex| Number(solved.duals.own(vertex));
        let key =
            |vertex: usize| field.request.history.players[field.seats[field.open[vertex]].player].key.clone();
        let blossoms = solved.duals.blossoms().iter().map(|blossom| ProofBlossom {
            value: Number(blossom.value),
            players: blossom.vertices.clone(),
            blossoms: blossom.blossoms.clone(),
        });
        Self {
            optimal: true,
            lottery_bits: field.lottery.bits,
            weights: CostLevel::ALL.into_iter().map(|level| Number(field.weights.of(level))).collect(),
            players: (0..field.open.len()).map(|vertex| (key(vertex), dual(vertex))).collect(),
            bye: field.bye.then(|| dual(field.open.len())),
            blossoms: blossoms.collect(),
        }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map(Self).map_err(de::Error::custom)
    }
}
