//! What stands in the way of a round.

use crate::domain::pairing::{CutError, DrawError, formats::FormatError, tables::TableError};

/// Why a round cannot be made, or changed, as it was asked for.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RoundError {
    #[error(transparent)]
    Draw(#[from] DrawError),
    #[error(transparent)]
    Tables(#[from] TableError),
    #[error(transparent)]
    Format(#[from] FormatError),
    #[error(transparent)]
    Cut(#[from] CutError),
}
