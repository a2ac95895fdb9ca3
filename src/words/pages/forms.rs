//! What forms say on several pages: beside a field, and after they were sent.

use crate::text::{Message, say};

// Beside a field.
pub const CHOOSE_ONE_OF_THESE: Message = say!("forms-choose-one");
pub const SAY_WHY_ON_RECORD: Message = say!("forms-say-why");
pub const NO_SUCH_PLAYER: Message = say!("forms-no-such-player");
pub const NO_SUCH_PLAYER_IN_ROUND: Message = say!("forms-no-such-player-in-round");
/// Nobody has a name like the one that was typed.
pub const NOBODY_CALLED: Message = say!("forms-nobody-called");
/// Several have, or one whose name is longer.
pub const CHOOSE_WHO: Message = say!("forms-choose-who");
pub const ENTER_ROUND_NUMBERS: Message = say!("forms-enter-round-numbers");

/// Somebody else saved while this was typed.
pub const BOTH_CHANGED: Message = say!("forms-both-changed");

// After sending.
pub const SAVED: &str = "Saved.";
pub const SAVED_ALREADY: Message = say!("forms-saved-already");
pub const DONE_ALREADY: Message = say!("forms-done-already");
