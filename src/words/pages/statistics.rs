//! Statistics of an event.

use crate::words::so_many;
use crate::{
    domain::{
        numbers::RoundNumber,
        statistics::{Certainty, GamesTally, TurnFigures},
    },
    words::{
        numbers::spell_small_number,
        standings::ordinal,
        statistics::{write_percent, write_percent_range},
    },
};

/// Up to when everything on the page counts: how many battles of the last round, and of all in it, have no result.
pub fn so_far(after: RoundNumber, (playing, all): (usize, usize)) -> String {
    match playing {
        0 => format!("After round {after}."),
        1 => format!(
            "Round {after} is being played: one of its {all} battles has no result yet, the rest count."
        ),
        _ => format!(
            "Round {after} is being played: {playing} of its {all} battles have no result yet, the rest count."
        ),
    }
}

/// The same once the event is over: what has no result will have none.
pub fn at_the_end(after: RoundNumber, (without, all): (usize, usize)) -> String {
    match without {
        0 => format!("After round {after}."),
        1 => format!(
            "After round {after}. One of its {all} battles has no result: the event ended without it."
        ),
        _ => format!(
            "After round {after}. {without} of its {all} battles have no result: the event ended without them."
        ),
    }
}

/// What is to be seen in the rates of factions with battles enough: whose range lies above one half, whose below it, and
/// of how many others it does neither. Nothing where none has.
pub fn faction_ranges_sentence(above: &[&str], below: &[&str], others: usize) -> String {
    let lies = |factions: &[&str], where_: &str| match factions {
        [] => None,
        [one] => Some(format!("The range of {one} lies {where_} one half.")),
        [first @ .., last] => {
            Some(format!("The ranges of {} and {last} lie {where_} one half.", first.join(", ")))
        }
    };
    let told = [lies(above, "above"), lies(below, "below")];
    let none = told.iter().all(Option::is_none);
    let rest = match (others, none) {
        (0, _) => None,
        (_, true) => Some(
            "With 20 battles or more, every range crosses one half: chance alone could have made the difference.",
        ),
        (1, _) => {
            Some("That of the other with 20 battles crosses it: chance alone could have made the difference.")
        }
        _ => {
            Some("Those of the others with 20 battles cross it: chance alone could have made the difference.")
        }
    };
    told.into_iter().flatten().chain(rest.map(str::to_owned)).collect::<Vec<_>>().join(" ")
}

/// The marks below the rates.
pub const RATES_AXIS: [(u32, &str); 5] = [(0, "0"), (25, "25"), (50, "50 %"), (75, "75"), (100, "100")];

/// In the place of a number that cannot be told.
pub const NOT_TOLD: &str = "–";

/// How those did whose turns mattered; empty where no sheet says whose did.
pub fn describe_turn_figures(turns: TurnFigures) -> String {
    let told = [
        turn_rate_sentence("took the first turn of the battle", turns.first),
        turn_rate_sentence("was the first to take two turns in a row", turns.twice),
        turn_rate_sentence("was the first to seize the initiative", turns.seized),
    ];
    told.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn turn_rate_sentence(who: &str, tally: GamesTally) -> Option<String> {
    let (rate, within) = (tally.rate()?, tally.range()?);
    let sure = if tally.certainty() == Certainty::Told { "" } else { " That is too few to say much." };
    Some(format!(
        "Whoever {who} won {} of {}, with a range from {}: {}–{}–{}.{sure}",
        write_percent(rate),
        word_counted_battles(tally.games()),
        write_percent_range(within),
        tally.wins,
        tally.draws,
        tally.losses
    ))
}

/// Above what each mission has by itself: `Battleplan by battleplan`, `By primary objective`
pub fn missions_title(mission: &str) -> String {
    let lower = mission.to_lowercase();
    if mission.contains(' ') { format!("By {lower}") } else { format!("{mission} by {lower}") }
}

/// How clubs are ranked.
pub fn clubs_rule(counted: usize) -> String {
    format!(
        "The places of the best {} of a club are added up, and the least is first. A club of fewer players is not \
         ranked. Wins, draws and losses are of all its players.",
        spell_small_number(u64::try_from(counted).unwrap_or_default())
    )
}

/// What is to be seen in the choices of rosters: the unit that most have, and how many choices have won more or less
/// than half against rosters without them.
pub fn choices_seen(most: Option<(&str, u32)>, rosters: u32, (differ, others): (usize, usize)) -> String {
    let most =
        most.map(|(name, taken)| format!("{name}: in {taken} of {rosters} rosters; no unit is in more."));
    let chance = match (differ, others) {
        (0, 0) => None,
        (0, _) => Some(
            "No choice has won more or less than half of its battles by more than chance could have made."
                .into(),
        ),
        (1, _) => Some("The range of one choice leaves one half out.".into()),
        _ => Some(format!("The ranges of {differ} choices leave one half out.")),
    };
    most.into_iter().chain(chance).collect::<Vec<String>>().join(" ")
}

/// Letters of a name that stand beside a line.
const LABEL: usize = 15;

/// `Ann Archer`: beside the end of a line of the chart of places. A long name is cut.
pub fn path_label(name: &str) -> String {
    if name.chars().count() <= LABEL {
        return name.to_owned();
    }
    let cut: String = name.chars().take(LABEL - 1).collect();
    format!("{}…", cut.trim_end())
}

/// A whole line in words: `Ann Archer 3, 1, 2`.
pub fn describe_places_path(name: &str, places: impl Iterator<Item = u32>) -> String {
    let places: Vec<String> = places.map(|place| place.to_string()).collect();
    format!("{name} {}", places.join(", "))
}

/// What stands below a round of that chart.
pub fn round_label(round: RoundNumber, is_playing: bool) -> String {
    if is_playing { format!("{round} so far") } else { round.to_string() }
}

/// How whoever is first came there: the place after an early round, and the one now.
pub fn describe_leader_rise(name: &str, round: RoundNumber, then: u32, now: u32) -> String {
    if then == now {
        format!("{name} is {} now, as after round {round}.", ordinal(now))
    } else {
        format!("{name} is {} now, and was {} after round {round}.", ordinal(now), ordinal(then))
    }
}

/// How the battles of a round ended: what the game calls each way, and how often.
pub fn describe_round_endings<'a>(
    round: RoundNumber,
    counts: impl Iterator<Item = (&'a str, u32)>,
) -> String {
    let counts: Vec<String> =
        counts.map(|(called, battles)| format!("{} {battles}", called.to_lowercase())).collect();
    format!("Round {round}: {}", counts.join(", "))
}

/// How many of all battles were drawn.
pub fn describe_drawn_battles(draws: u32, battles: u32) -> String {
    let was = if draws == 1 { "was" } else { "were" };
    match draws {
        0 => format!("None of {} was drawn.", self::word_counted_battles(battles)),
        _ => format!("{draws} of {} {was} drawn.", self::word_counted_battles(battles)),
    }
}

fn word_counted_battles(count: u32) -> String {
    so_many(count, "battle", "battles")
}
