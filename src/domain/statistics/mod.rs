//! Statistics of an event, each number with what it rests on: rates with their ranges, factions, rounds, missions,
//! choices in rosters, clubs, and how the rounds went for whoever runs them.

mod choices;
mod clubs;
mod course;
mod factions;
mod missions;
mod rate;
mod rounds;
mod selection;

pub use choices::{CHOICES_FROM, ChoiceFigures, ChoiceKind, RATE_FROM, RosterChoices, by_choice};
pub use clubs::{COUNTED, ClubFigures, by_club};
pub use course::{CallTimes, CourseFigures, RoundCourse, TableTimes};
pub use factions::{FactionFigures, by_faction, tally_factions_versus};
pub use missions::{BattleTurns, MissionFigures, PlayedOn, TurnFigures, by_mission};
pub use rate::{Certainty, FactionGame, GamesTally, tally_games};
pub use rounds::{Means, RoundFigures, by_round};
pub use selection::BattleSelection;
