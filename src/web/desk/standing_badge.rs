//! Where a player or a team stands, as the desk's lists show it.

use crate::text::Wording;

/// Entered, here, waiting or gone, in a word.
pub struct StandingBadge {
    pub words: Wording,
    /// The class that colours it; empty for none.
    pub tone: &'static str,
}
