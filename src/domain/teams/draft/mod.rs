//! The captains' draft: who plays whom in a match, step by step, as data and a state machine without a clock.
//!
//! A [`DraftPlan`] is the list of steps of a method (`teams T8`). A [`Position`] is a plan and the choices made so far; it
//! knows what is open, what each side may choose, and which battles stand. What has been chosen and not been shown is
//! inside it and does not come out but by a view: [`Position::open`] for everybody, [`Position::seen_by`] for one side
//! (`teams T18`). Its `Debug` does not tell it either.

mod choice;
mod hidden;
mod lots;
mod method;
mod position;
mod settings;
mod shown;
mod step;
#[cfg(test)]
mod tests;
mod typed;
mod view;

pub use choice::{ChoiceError, DraftChoice, DraftOffer, MadeBy, MadeChoice, TYPED};
pub use lots::Lots;
pub use method::{DraftPlan, MethodDoesNotFit, Rest};
pub use position::{DraftError, Position};
pub use settings::{AtFour, DraftMethod, DraftSettings, TableChoice};
pub use shown::{DraftedBattle, ShownChoice};
pub use step::{Chooser, DraftStep, DraftTask, MatchSide, Until};
pub use typed::Agreement;
pub use view::{OpenStep, OpenView, SideView};
