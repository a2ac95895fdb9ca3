//! Where a player or a team stands, as the desk's lists show it.

/// Entered, here, waiting or gone, in a word.
pub struct StandingBadge {
    pub words: &'static str,
    /// The class that colours it; empty for none.
    pub tone: &'static str,
}
