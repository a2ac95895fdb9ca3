//! Age of Sigmar, third edition, as its file has it: lists of its day, its sheet, a day of it.

mod armies;
mod catalogues;
mod day;
mod lists;
mod lores;

use muster::domain::games::{self, Game};

fn aos3() -> Game {
    games::find_game("aos3").expect("it ships")
}
