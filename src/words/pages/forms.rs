//! What forms say on several pages: beside a field, and after they were sent.

// Beside a field.
pub const CHOOSE_ONE_OF_THESE: &str = "Choose one of these.";
pub const SAY_WHY_ON_RECORD: &str = "Say why: it is on record.";
pub const NO_SUCH_PLAYER: &str = "No player has this number.";
pub const NO_SUCH_PLAYER_IN_ROUND: &str = "No player has this number in this round.";
pub const ENTER_ROUND_NUMBERS: &str = "Enter round numbers, like 1, 2.";

// After sending.
pub const SAVED: &str = "Saved.";
pub const SAVED_IN_THE_PACK: &str = "Saved. The pack shows it.";
pub const DONE: &str = "Done.";
pub const REMOVED: &str = "Removed.";
pub const DONE_ALREADY: &str = "That was done already.";
