//! What was done, as a value: a noun, a verb and its facts. `text::audit` says it to people.

use super::{
    AwardAct, BattleAct, CallAct, ConductAct, EventAct, MatchAct, NewsAct, PairAct, PlayerAct, RosterAct,
    RoundAct, ScreenAct, SheetAct, StaffAct, StandingsAct, TeamAct, VenueAct,
};
use serde::{Deserialize, Serialize};

/// What was done. As JSON: `{"noun":"player","did":"added","name":"Ann Archer","from_round":null}`. These texts are
/// stored and outlive releases: a tag or a field that is there keeps its name and its meaning.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "noun", rename_all = "kebab-case")]
pub enum Act {
    Event(EventAct),
    Staff(StaffAct),
    Player(PlayerAct),
    Team(TeamAct),
    Conduct(ConductAct),
    Roster(RosterAct),
    Venue(VenueAct),
    Round(RoundAct),
    Pair(PairAct),
    Match(MatchAct),
    Battle(BattleAct),
    Sheet(SheetAct),
    Call(CallAct),
    Standings(StandingsAct),
    Award(AwardAct),
    Screen(ScreenAct),
    News(NewsAct),
}

impl Act {
    /// Whether by it a player, or a team, has no place any more.
    pub fn ends_a_place(&self) -> bool {
        matches!(
            self,
            Self::Player(
                PlayerAct::Withdrew { .. } | PlayerAct::Left { .. } | PlayerAct::LeftWaitingList { .. }
            ) | Self::Team(TeamAct::Withdrew { .. } | TeamAct::Left { .. } | TeamAct::LeftWaitingList { .. })
        )
    }

    /// Whether it says who has paid, which organisers alone know.
    pub fn tells_of_money(&self) -> bool {
        matches!(
            self,
            Self::Player(PlayerAct::MarkedPaid { .. } | PlayerAct::PaymentsTakenBack { .. })
                | Self::Team(TeamAct::MarkedPaid { .. } | TeamAct::PaymentsTakenBack { .. })
        )
    }

    /// Whether it says what two players asked of each other, which they and organisers alone know.
    pub fn tells_of_grudges(&self) -> bool {
        matches!(
            self,
            Self::Pair(
                PairAct::GrudgeAsked { .. }
                    | PairAct::GrudgeAgreed { .. }
                    | PairAct::GrudgeDeclined { .. }
                    | PairAct::GrudgeWithdrawn { .. }
            )
        )
    }

    /// Whether it changed nothing but the battle at its table, and the calls from there.
    pub fn stays_at_its_table(&self) -> bool {
        match self {
            Self::Battle(act) => !matches!(act, BattleAct::AllAccepted { .. }),
            Self::Sheet(_) | Self::Call(_) => true,
            Self::Event(_)
            | Self::Staff(_)
            | Self::Player(_)
            | Self::Conduct(_)
            | Self::Roster(_)
            | Self::Venue(_)
            | Self::Round(_)
            | Self::Pair(_)
            | Self::Standings(_)
            | Self::Award(_)
            | Self::Screen(_)
            | Self::News(_)
            | Self::Team(_)
            | Self::Match(_) => false,
        }
    }
}

macro_rules! into_act {
    ($($noun:ident($acts:ident))+) => {$(
        impl From<$acts> for Act {
            fn from(act: $acts) -> Self {
                Self::$noun(act)
            }
        }
    )+};
}

into_act! {
    Event(EventAct) Staff(StaffAct) Player(PlayerAct) Team(TeamAct) Match(MatchAct) Conduct(ConductAct) Roster(RosterAct) Venue(VenueAct)
    Round(RoundAct) Pair(PairAct) Battle(BattleAct) Sheet(SheetAct) Call(CallAct) Standings(StandingsAct) Award(AwardAct)
    Screen(ScreenAct) News(NewsAct)
}
