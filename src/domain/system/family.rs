//! Which games have code of their own, named in their systems' files. Only `domain/games` tells them apart.

use serde::Deserialize;

/// Games that share rules which data alone cannot say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    Aos4,
    /// Armies of leaders, battleline, behemoths and artillery, with core battalions.
    Aos3,
    /// Rank-and-file armies of lords, heroes, core, special and rare units.
    Wfb,
    /// Armies of categories by their share of the points, with special items of which there is one.
    T9a,
}
