//! The bracket of a cut: what its rounds are called, how somebody goes on, and how far they came.

use super::{InWords, write_grouped_number};
use crate::domain::{
    bracket::{GoesOnBy, Reached},
    history::Score,
    pairing::LeaverWay,
};

/// Above a round of a bracket, by how many could be left in it: `Semi-finals`.
pub fn round_title(left: usize) -> String {
    match left {
        0..=2 => "Final".into(),
        4 => "Semi-finals".into(),
        8 => "Quarter-finals".into(),
        left => format!("Round of {left}"),
    }
}

/// Above the match of those who lost the semi-finals.
pub const THIRD_PLACE: &str = "Third place";

/// In the place of somebody who is not known yet.
pub const NOT_KNOWN: &str = "–";

/// In the place of an opponent in the first round.
pub const NO_OPPONENT: &str = "no battle";

fn the_round(left: usize) -> String {
    match left {
        0..=2 => "the final".into(),
        4 => "the semi-final".into(),
        8 => "the quarter-final".into(),
        left => format!("the round of {left}"),
    }
}

/// After a name.
impl InWords for Reached {
    fn in_words(&self) -> String {
        match self {
            Self::Won => "won the final".into(),
            Self::PlaysIn { left } => format!("is in {}", the_round(*left)),
            Self::LostIn { left } => format!("lost {}", the_round(*left)),
            Self::LeftBefore { left } => format!("left before {}", the_round(*left)),
            Self::NotIn { left } => format!("is not in {}", the_round(*left)),
            Self::PlaysForThird => "plays for third place".into(),
            Self::Third => "won the match for third place".into(),
            Self::Fourth => "lost the match for third place".into(),
        }
    }
}

/// The same in a column and on a podium, in a word or two: `Winner`, `Semi-final`.
pub fn reached_label(reached: Reached) -> String {
    match reached {
        Reached::Won => "Winner".into(),
        Reached::PlaysForThird | Reached::Third | Reached::Fourth => THIRD_PLACE.into(),
        Reached::PlaysIn { left }
        | Reached::LostIn { left }
        | Reached::LeftBefore { left }
        | Reached::NotIn { left } => match left {
            0..=2 => "Final".into(),
            4 => "Semi-final".into(),
            8 => "Quarter-final".into(),
            left => format!("Round of {left}"),
        },
    }
}

/// Beneath a pair of whom one goes on, or wins where nothing comes after it, by something else than a victory; none
/// where a battle was won.
pub fn goes_on_by(by: GoesOnBy, name: &str, is_last: bool) -> Option<String> {
    let goes_on = if is_last { "wins" } else { "goes on" };
    match by {
        GoesOnBy::Victory => None,
        GoesOnBy::HigherSeed => Some(format!("Drawn: {name} {goes_on} as the higher seed")),
        GoesOnBy::Walkover => Some(format!("Walkover: {name} {goes_on}")),
        GoesOnBy::BothGone => Some("Both had left".into()),
        GoesOnBy::Bye => Some(format!("No battle: {name} {goes_on}")),
    }
}

/// A step of somebody's way through a bracket: `Semi-final, round 5: seed 4 won 30–20 against Ann (seed 1).`
pub fn bracket_step_sentence(
    (title, round): (&str, u32),
    (name, seed): (&str, usize),
    other: Option<(&str, usize)>,
    scores: Option<(Score, Score)>,
    end: Option<(bool, GoesOnBy)>,
) -> String {
    let head = format!("{title}, round {round}");
    let Some((other, other_seed)) = other else {
        return format!("{head}: seed {seed}, on without a battle.");
    };
    let against = format!("{other} (seed {other_seed})");
    let points = scores.map_or_else(String::new, |(own, theirs)| {
        format!(
            " {}–\u{2060}{}",
            write_grouped_number(own.victory_points),
            write_grouped_number(theirs.victory_points)
        )
    });
    let goes_on = if title == THIRD_PLACE || title == round_title(2) { "wins" } else { "goes on" };
    match end {
        None => format!("{head}: seed {seed} against {against}."),
        Some((true, GoesOnBy::Walkover)) => format!("{head}: a walkover, because {against} has left."),
        Some((false, GoesOnBy::Walkover)) => format!("{head}: {name} had left, a walkover for {against}."),
        Some((_, GoesOnBy::BothGone)) => format!("{head}: not played against {against}, as both had left."),
        Some((true, GoesOnBy::HigherSeed)) => {
            format!("{head}: drew{points} with {against}, and {goes_on} as the higher seed.")
        }
        Some((false, GoesOnBy::HigherSeed)) => {
            format!("{head}: drew{points} with {against}, who {goes_on} as the higher seed.")
        }
        Some((true, _)) => format!("{head}: won{points} against {against}."),
        Some((false, _)) => format!("{head}: lost{points} against {against}."),
    }
}

/// A way on where somebody of a cut has left, with whoever goes on by it: for a choice, and in a sentence.
pub fn leaver_way(way: LeaverWay, goes_on: Option<&str>) -> String {
    match (way, goes_on) {
        (LeaverWay::Walkover, Some(name)) => format!("{name} goes on without a battle (walkover)"),
        (LeaverWay::Walkover, None) => "Nobody takes the place".into(),
        (LeaverWay::Beaten, name) => {
            format!("{}, whom they beat last, takes the place", name.unwrap_or_default())
        }
        (LeaverWay::Next, name) => {
            format!("{}, the next in the standings before the cut, takes the place", name.unwrap_or_default())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_called_as_the_field_calls_them() {
        let titles = [2, 4, 8, 16, 64].map(round_title);
        assert_eq!(titles, ["Final", "Semi-finals", "Quarter-finals", "Round of 16", "Round of 64"]);
        let lost = [2, 4, 8, 32].map(|left| Reached::LostIn { left }.in_words());
        let said =
            ["lost the final", "lost the semi-final", "lost the quarter-final", "lost the round of 32"];
        assert_eq!(lost, said);
    }

    #[test]
    fn a_draw_says_that_the_higher_seed_goes_on() {
        let score = |victory_points| Score { victory_points, ..Score::default() };
        let told_in = |title, goes_on, by| {
            let (own, other) = (("Ann", 4), Some(("Bo", 1)));
            bracket_step_sentence((title, 6), own, other, Some((score(20), score(20))), Some((goes_on, by)))
                .replace('\u{2060}', "")
        };
        let told = |goes_on, by| told_in("Final", goes_on, by);
        let said = "Final, round 6: drew 20–20 with Bo (seed 1), who wins as the higher seed.";
        assert_eq!(told(false, GoesOnBy::HigherSeed), said);
        let said = "Semi-finals, round 6: drew 20–20 with Bo (seed 1), and goes on as the higher seed.";
        assert_eq!(told_in("Semi-finals", true, GoesOnBy::HigherSeed), said);
        assert_eq!(
            told(true, GoesOnBy::Walkover),
            "Final, round 6: a walkover, because Bo (seed 1) has left."
        );
        let beneath = |is_last| goes_on_by(GoesOnBy::HigherSeed, "Bo", is_last).unwrap();
        assert_eq!(beneath(false), "Drawn: Bo goes on as the higher seed");
        assert_eq!(beneath(true), "Drawn: Bo wins as the higher seed");
    }
}
