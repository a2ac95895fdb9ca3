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

impl TeamRole {
    pub const ALL: [Self; 5] = [Self::Captain, Self::Player, Self::Reserve, Self::Coach, Self::Assistant];

    /// As stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Captain => "captain",
            Self::Player => "player",
            Self::Reserve => "reserve",
            Self::Coach => "coach",
            Self::Assistant => "assistant",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.as_str() == text)
    }

    /// May sit at a table at all.
    pub fn may_play(self) -> bool {
        matches!(self, Self::Captain | Self::Player | Self::Reserve)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_reads_back_and_coaches_do_not_play() {
        for role in TeamRole::ALL {
            assert_eq!(TeamRole::parse(role.as_str()), Some(role));
        }
        let playing: Vec<_> = TeamRole::ALL.into_iter().filter(|role| role.may_play()).collect();
        assert_eq!(playing, [TeamRole::Captain, TeamRole::Player, TeamRole::Reserve]);
    }
}
