//! One node of the tree, whatever container it came in.

/// The roster, a force or a selection, whatever container it came in.
#[derive(Debug, Default)]
pub struct RosterNode {
    pub name: String,
    pub kind: Option<String>,
    pub is_force: bool,
    pub number: Option<u32>,
    pub group: Option<String>,
    pub catalogue: Option<String>,
    pub revision: Option<String>,
    pub key: Option<String>,
    pub program: Option<String>,
    pub points: Option<i64>,
    pub limit: Option<i64>,
    pub categories: Vec<String>,
    pub selections: Vec<RosterNode>,
    pub forces: Vec<RosterNode>,
}

/// A number of points or models; fractions and absurdities are no number.
pub fn round_off_number(value: f64) -> Option<i64> {
    #[expect(clippy::cast_possible_truncation, reason = "the range is checked first")]
    (value.abs() < 1e9).then(|| value.round() as i64)
}
