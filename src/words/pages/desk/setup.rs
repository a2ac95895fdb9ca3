//! Setting an event up: its settings, methods, battleplans and day, how players are ranked, its staff.

use crate::{
    domain::{
        event::{
            missions::AxisChoice,
            pack::{Battlefield, Terrain},
        },
        system::System,
    },
    words::write_grouped_number,
};

// Somebody else saved while this was typed.
pub const LOOK_ONCE_MORE: &str =
    "Something changed since you looked: look at what would move once more, then save.";

// The picture.
pub const PICTURE_IS_UP: &str = "The picture stands on the event’s page.";
pub const PICTURE_IS_FIRST: &str = "The picture is shown first.";
pub const PICTURE_IS_DOWN: &str = "The picture is taken down.";

// The settings.
pub const LAST_DAY_BEFORE_FIRST: &str = "The last day is before the first.";

/// How terrain is placed, to choose from. The mission is as the game calls one, where missions have layouts at all.
pub fn word_terrain_choice(placed: Terrain, game: &System) -> String {
    match (placed, game.has_layouts()) {
        (Terrain::Preset, true) => format!("The preset layout of the {}", game.words.mission.to_lowercase()),
        (Terrain::Preset, false) => "Set up by the organiser".to_owned(),
        (Terrain::RollOff, true) => "Placed by attacker and defender".to_owned(),
        (Terrain::RollOff, false) => "Placed by the two players".to_owned(),
    }
}

/// How an axis of the missions is chosen, to choose from.
pub fn word_axis_choice(choice: &AxisChoice) -> &'static str {
    match choice {
        AxisChoice::Drawn => "Drawn for each round",
        AxisChoice::OneATable => "Drawn for each table",
        AxisChoice::Fixed(_) => "Fixed, as written below",
        AxisChoice::Players => "Players choose",
    }
}

/// Above the list of missions, which are called as the game calls them.
pub fn one_a_line(missions: &str) -> String {
    format!("{missions}, one a line")
}

/// How a list of missions is typed, with one of the game's where it has any.
pub fn like_this(mission: Option<&str>) -> String {
    let like = mission.map(|name| format!(" Like {name}.")).unwrap_or_default();
    format!("When they are fixed: the first line is round 1.{like}")
}

// How each round is made.
pub const METHODS_SAVED: &str = "Saved. The pack tells players how each round is made.";
pub const SEEDS: &str = "For seeded and accelerated rounds, and for the groups of a round robin: player numbers or names, \
    the strongest first. Who is not listed comes after them, by number.";
pub const LISTS: &str = "For rounds from a list, as CSV: round, player, player. Numbers or names; whoever is on no line is \
    drawn.";
pub const GROUP_SIZE: &str = "0: all in one group. A group of n players needs n − 1 rounds, or n where n is odd: then one rests in each.";
pub const CUT_SIZE: &str = "2 to 64, from the standings: the first meets the last. Where it is not 2, 4, 8, 16, …, the first \
    have no battle in its first round. Everybody else plays on.";
pub const GROUP_OF_ONE: &str = "A group of one has nobody to play. 0 makes one group of all.";

// Battleplans of the event's own.
pub const BATTLEPLAN_REMOVED_ALREADY: &str = "That was removed already.";
pub const NAME_THE_BATTLEPLAN: &str = "Give it a name.";
pub const NAME_WITHOUT_LETTERS: &str =
    "Use some Latin letters or digits in the name, so that it has an address.";
pub const ENTER_NUMBERS: &str = "Enter numbers, like 1, 2.";

/// After one was removed.
pub fn battleplan_removed(name: &str) -> String {
    format!("{name} is removed.")
}

/// After one was added.
pub fn can_be_played(name: &str) -> String {
    format!("{name} can be played now.")
}

/// A line of one, with the lines that it does not count without.
pub fn line_with_needs(line: String, needs: &[String]) -> String {
    match needs.join(" or ") {
        needs if needs.is_empty() => line,
        needs => format!("{line}, together with line {needs}"),
    }
}

// The day.
pub const CLOSES_BEFORE_IT_OPENS: &str = "It closes before it opens.";

/// A question that players are asked at sign-up.
pub fn title_of_question(number: impl std::fmt::Display) -> String {
    format!("Question {number}")
}

// A new event, and the end of one.
pub const EVENT_IS_A_DRAFT: &str = "The event is a draft: only staff see it until you publish it.";

/// After an event was deleted.
pub fn event_deleted(name: &str) -> String {
    format!("{name} is deleted.")
}

// How players are ranked.
pub const RANKED_ANEW: &str = "Players are ranked anew. The standings and the pack say so.";
pub const UP: &str = "up";
pub const DOWN: &str = "down";
pub const CHOOSE_TIEBREAKERS: &str = "Choose tie-breakers from the lists.";

// The battlefield.
pub const BOTH_SIDES: &str = "Give both sides, or neither.";
pub const SIZE_ABOVE: &str =
    "Give the size in the fields above, and leave it out here: the pack tells it once.";

/// What stands in the pack where no size of the organiser's own is given.
pub fn usual_size(usual: &Battlefield, points: u32) -> String {
    let [short, long, points] = [usual.short_inches, usual.long_inches, points].map(write_grouped_number);
    format!("In inches. Both empty: {short} × {long}, as the game has it for {points} points.")
}

/// The same of the number of terrain features.
pub fn usual_terrain(usual: &Battlefield) -> String {
    usual.terrain_features.map_or_else(
        || "The event plays without terrain: nothing is said of it.".to_owned(),
        |many| format!("Empty: {many}, as the game has it."),
    )
}

/// Under tie-breakers of which one was chosen twice.
pub fn tiebreaker_twice(name: &str) -> String {
    format!("“{name}” is there twice.")
}

// Staff.
pub const ENTER_WHOM_YOU_INVITE: &str = "Enter whom you invite.";
pub const CHOOSE_A_ROLE: &str = "Choose judge or organiser.";
/// After somebody's role was taken away.
pub fn staff_no_longer(name: &str) -> String {
    format!("{name} is no longer staff of this event.")
}

/// After somebody who was staff where the event came from was left out.
pub fn not_invited_again(name: &str) -> String {
    format!("{name} is left out: the event does not name them any more.")
}

pub const LEFT_OUT_ALREADY: &str = "They are left out already.";
pub const INVITATION_WITHDRAWN: &str = "That link no longer works.";

// The game as a file.
pub const CHOOSE_THE_FILE: &str = "Choose the file first.";
pub const NO_TEXT: &str = "The file is no text.";
pub const PLAYED_BY_IT: &str = "The event is played by it now. Rosters are checked again.";

/// What is wrong with a file of a game, and where.
pub fn not_in_order(file: &str, why: &str) -> String {
    format!("Nothing was changed. {file}: {why}")
}
