//! Formats of teams that known events play, each in one choice: how many play, how they are paired, and what a match is
//! worth. Everything can be changed afterwards.

use super::{
    GamePoints, MatchRule, RosterRule, TeamSettings,
    draft::{DraftMethod, DraftSettings},
};

/// A format, by where it is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TeamFormat {
    /// Eight players, twenty points a battle by the difference, 86 of 160 win (`teams T1`, `T6`, `T22`, `T23`).
    WorldTeams,
    /// Five players, each faction once (`teams T1`, `T3`).
    FiveOnce,
    /// Five players in turns, and whoever wins more games (`teams T13`, `T23`).
    GamesWon,
    /// Six to a win and three to a draw, and no match is won (`teams T22`, `T23`).
    SumOfSixes,
    /// Six players, and two champions who meet last (`teams T12`).
    HiddenChampion,
    /// Three players with cards face down (`teams T14`).
    ThreeCards,
}

enum_words! { TeamFormat:
    WorldTeams "world_teams", FiveOnce "five_once", GamesWon "games_won", SumOfSixes "sum_of_sixes",
    HiddenChampion "hidden_champion", ThreeCards "three_cards"
}

impl TeamFormat {
    /// How teams play by it; what it does not say is as a new event has it.
    pub fn settings(self) -> TeamSettings {
        let of_size = |size, method| TeamSettings {
            size,
            draft: DraftSettings { method, ..DraftSettings::default() },
            ..TeamSettings::default()
        };
        match self {
            Self::WorldTeams => {
                let game_points = GamePoints::of_a_hundred();
                TeamSettings { game_points, checks: 3, ..of_size(8, DraftMethod::DefenderAttackers) }
                    .with_match_rule(MatchRule::Window { wins_from: 86 })
            }
            Self::FiveOnce => TeamSettings {
                rules: vec![RosterRule::FactionOnce],
                ..of_size(5, DraftMethod::DefenderAttackers)
            },
            Self::GamesWon => {
                TeamSettings { game_points: GamePoints::Wins, ..of_size(5, DraftMethod::Alternating) }
                    .with_match_rule(MatchRule::Majority)
            }
            Self::SumOfSixes => {
                let game_points = GamePoints::Outcome { major: [6, 0], minor: [6, 0], draw: 3 };
                TeamSettings { game_points, ..of_size(4, DraftMethod::DefenderAttackers) }
                    .with_match_rule(MatchRule::SumOnly)
            }
            Self::HiddenChampion => of_size(6, DraftMethod::HiddenChampion),
            Self::ThreeCards => of_size(3, DraftMethod::ThreeCards),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_can_be_drafted_and_a_match_of_it_can_be_won() {
        for format in TeamFormat::ALL {
            let team = format.settings();
            assert!(team.draft.method.fits(team.size), "{format:?}");
            if let (MatchRule::Window { wins_from }, GamePoints::Difference { bands }) =
                (team.result, &team.game_points)
            {
                // One side of a match of 160 points has them where the other has not.
                let all: u32 = u32::from(team.size) * (bands[0].winner + bands[0].loser);
                assert!(wins_from > all / 2 && wins_from <= all, "{format:?}");
            }
        }
    }
}
