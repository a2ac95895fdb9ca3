//! What a person can put right, as values: each room says in its own enum why something was not done, with the
//! facts. Which words that gets is decided at the edge.

mod accounts;
mod awards;
mod battles;
mod conflict;
mod events;
mod forbidden;
mod forms;
mod players;
mod rosters;
mod rounds;
mod teams;

pub use self::{
    accounts::AccountRefusal,
    awards::{AwardRefusal, VoteRefusal},
    battles::{BattleRefusal, SheetRefusal},
    conflict::{BattleStands, Conflict, LastChange},
    events::{
        BattleplanRefusal, CatalogueRefusal, EventRefusal, ImportRefusal, RankingRefusal, VenueRefusal,
    },
    forbidden::Forbidden,
    forms::{FormRefusal, TooLarge},
    players::{PlayerDifference, PlayerFact, PlayerRefusal},
    rosters::RosterRefusal,
    rounds::RoundRefusal,
    teams::TeamRefusal,
};

use crate::domain::{
    event::{
        EventNameError, StageError,
        call::{CallRefusal, Partial},
        clock::ClockRefusal,
        news::NewsRefusal,
        pack::OwnCheckIn,
        painting::PanelShut,
        picture::PictureRefusal,
        slow_play::SlowPlayRefusal,
    },
    games::BuilderStepError,
    pairing::{CutError, DrawError, formats::FormatError, tables::TableError},
    roster::ReadError,
    rounds::{GrudgeRefusal, RoundError},
    standings::{RankingError, RollOffDoesNotFit},
    system::BattleplanError,
};

macro_rules! rooms {
    ($($(#[$doc:meta])* $room:ident($why:ty),)+) => {
        /// Why something was not done, by the room that refused.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Refusal {
            $($(#[$doc])* $room($why),)+
        }

        $(impl From<$why> for Refusal {
            fn from(why: $why) -> Self {
                Self::$room(why)
            }
        })+
    };
}

rooms! {
    Account(AccountRefusal),
    Award(AwardRefusal),
    Battle(BattleRefusal),
    Battleplan(BattleplanRefusal),
    BattleplanFile(BattleplanError),
    Call(CallRefusal),
    /// A table that is not watched for slow play.
    SlowPlay(SlowPlayRefusal),
    Catalogue(CatalogueRefusal),
    Clock(ClockRefusal),
    Event(EventRefusal),
    EventName(EventNameError),
    Form(FormRefusal),
    /// A grudge that a player asks for.
    Grudge(GrudgeRefusal),
    Import(ImportRefusal),
    News(NewsRefusal),
    /// A file that does not become the event's picture.
    Picture(PictureRefusal),
    /// A player who cannot check in by themselves.
    OwnCheckIn(OwnCheckIn),
    /// An army that does not go to the painting panel, or from it, by its player's hand.
    Panel(PanelShut),
    /// A judge who should leave a call to another.
    Partial(Partial),
    Player(PlayerRefusal),
    Ranking(RankingRefusal),
    RankingRules(RankingError),
    RollOff(RollOffDoesNotFit),
    Roster(RosterRefusal),
    /// A file that is no roster.
    RosterFile(ReadError),
    /// A step of whoever builds a roster here.
    RosterStep(BuilderStepError),
    Round(RoundRefusal),
    /// What stands in the way of making a round.
    RoundMade(RoundError),
    Sheet(SheetRefusal),
    Stage(StageError),
    Team(TeamRefusal),
    Venue(VenueRefusal),
    Vote(VoteRefusal),
}

macro_rules! made {
    ($($why:ty)+) => {$(
        impl From<$why> for Refusal {
            fn from(why: $why) -> Self {
                Self::RoundMade(why.into())
            }
        }
    )+};
}
made!(DrawError TableError FormatError CutError);
