//! What a game answers about rosters.

use super::aos4;
use crate::domain::roster::{self, Format, ReadError, Reading};

/// Reads a roster in the format the player chose, or in the one it looks like.
pub fn read(bytes: &[u8], chosen: Option<Format>) -> Result<Reading, ReadError> {
    roster::read(bytes, chosen, &aos4::READERS)
}
