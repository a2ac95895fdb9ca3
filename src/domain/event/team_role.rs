//! What a member is in a team.

use serde::Serialize;

/// What somebody is in their team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum TeamRole {
    /// Answers for rosters, draft and results; one a team, and usually plays.
    Captain,
    Player,
    /// Takes a place from the next match, when somebody cannot play.
    Reserve,
    /// Reads what the team reads, and neither reports nor chooses.
    Coach,
    Assistant,
}

enum_words! { TeamRole:
    Captain "captain", Player "player", Reserve "reserve", Coach "coach", Assistant "assistant"
}

impl TeamRole {
    /// May sit at a table at all.
    pub fn may_play(self) -> bool {
        matches!(self, Self::Captain | Self::Player | Self::Reserve)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coaches_do_not_play() {
        let playing: Vec<_> = TeamRole::ALL.into_iter().filter(|role| role.may_play()).collect();
        assert_eq!(playing, [TeamRole::Captain, TeamRole::Player, TeamRole::Reserve]);
    }
}
