//! Why something was not done, in a sentence that says how to put it right.

mod accounts;
mod awards;
mod battles;
mod conflicts;
mod events;
mod forbidden;
mod forms;
mod players;
mod rosters;
mod rounds;
mod teams;

use super::InWords;
use crate::domain::refusal::Refusal;

impl InWords for Refusal {
    fn in_words(&self) -> String {
        match self {
            Self::Account(why) => why.in_words(),
            Self::Award(why) => why.in_words(),
            Self::Battle(why) => why.in_words(),
            Self::Battleplan(why) => why.in_words(),
            Self::BattleplanFile(why) => why.in_words(),
            Self::Call(why) => why.in_words(),
            Self::Catalogue(why) => why.in_words(),
            Self::Clock(why) => why.in_words(),
            Self::Picture(why) => why.in_words(),
            Self::SlowPlay(why) => why.in_words(),
            Self::Event(why) => why.in_words(),
            Self::EventName(why) => why.in_words(),
            Self::Form(why) => why.in_words(),
            Self::Import(why) => why.in_words(),
            Self::News(why) => why.in_words(),
            Self::OwnCheckIn(why) => why.in_words(),
            Self::Panel(why) => why.in_words(),
            Self::Partial(why) => why.in_words(),
            Self::Player(why) => why.in_words(),
            Self::Ranking(why) => why.in_words(),
            Self::RankingRules(why) => why.in_words(),
            Self::RollOff(why) => why.in_words(),
            Self::Roster(why) => why.in_words(),
            Self::RosterFile(why) => why.in_words(),
            Self::RosterStep(why) => why.in_words(),
            Self::Round(why) => why.in_words(),
            Self::RoundMade(why) => why.in_words(),
            Self::Sheet(why) => why.in_words(),
            Self::Stage(why) => why.in_words(),
            Self::Team(why) => why.in_words(),
            Self::Venue(why) => why.in_words(),
            Self::Vote(why) => why.in_words(),
        }
    }
}
