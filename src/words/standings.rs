//! Standings: why one player stands above another; and places and points in English, for those who say no texts yet.

use super::{InWords, in_english, write_grouped_number};
use crate::{
    domain::standings::{DecidedBy, Measure, PlayedGame, TiebreakValue, Tiebreaker, Why},
    text::{
        Message, TextFact, say,
        standings::{tell_place, tell_since_last_round, tell_tiebreaker_value},
        told,
    },
};
use std::cmp::Ordering;

/// Why the first stands where they do beside the second, in one sentence.
pub fn tell_why(why: &Why) -> Message {
    let Why { stands, decided_by, names: [name, other], .. } = why;
    let stands = match stands {
        Ordering::Greater => "above",
        Ordering::Less => "below",
        Ordering::Equal => "level",
    };
    let [own, theirs] = amounts_of_why(why);
    match decided_by {
        DecidedBy::Nothing => say!("standings-why-level", name, other),
        DecidedBy::Cut => say!("standings-why-cut", stands, name, other, own, theirs),
        by => say!("standings-why", stands, by = told(by), name, other, own, theirs),
    }
}

/// What each of the two has, as decimals where those differ, and exactly where only that does.
pub fn amounts_of_why(why: &Why) -> [TextFact; 2] {
    let tiebreaker = match why.decided_by {
        DecidedBy::Tiebreaker(tiebreaker) => tiebreaker,
        _ => Tiebreaker::OpponentsWinRecord,
    };
    let amount = |amount: &Measure| match amount {
        Measure::Count(count) => TextFact::Number(*count),
        Measure::Value(value) => TextFact::Message(tell_tiebreaker_value(tiebreaker, value)),
        Measure::Dice(dice) => {
            TextFact::List(dice.iter().map(|die| TextFact::Number((*die).into())).collect())
        }
        Measure::Cut(Some(reached)) => TextFact::Text(reached.in_words()),
        Measure::Cut(None) => TextFact::Message(say!("standings-why-not-in-cut")),
        Measure::Nothing => TextFact::None,
    };
    match (&why.own, &why.theirs, [&why.own, &why.theirs].map(amount)) {
        (Measure::Value(own), Measure::Value(theirs), [read, same]) if read == same => {
            [own, theirs].map(|value: &TiebreakValue| TextFact::Text(value.to_string()))
        }
        (.., amounts) => amounts,
    }
}

impl InWords for Why {
    fn in_words(&self) -> String {
        in_english(&tell_why(self))
    }
}

/// `1st`, `22nd`, `113th`
pub fn ordinal(place: u32) -> String {
    in_english(&tell_place(place))
}

/// What the last round did to somebody's place, in English.
pub fn since_last_round(places: (Option<u32>, u32), game: &PlayedGame, opponent: Option<&str>) -> String {
    in_english(&tell_since_last_round(places, game, opponent))
}

/// A correction with its sign: `+3`, `−5`.
pub fn write_signed_points(points: i64) -> String {
    let sign = if points < 0 { "−" } else { "+" };
    format!("{sign}{}", write_grouped_number(points.unsigned_abs()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::standings::{Fraction, RecordCount};

    #[test]
    fn places_are_read_aloud() {
        let told = [1, 2, 3, 4, 11, 12, 13, 21, 31, 102, 111, 113].map(ordinal);
        let expected =
            ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "31st", "102nd", "111th", "113th"];
        assert_eq!(told, expected);
    }

    #[test]
    fn why_is_one_sentence() {
        let why = |stands, decided_by, own: Measure, theirs: Measure| {
            let names = ["Ann".to_owned(), "Bob".to_owned()];
            Why { stands, decided_by, own, theirs, names }.in_words()
        };
        let share =
            |quarters, over| Measure::Value(TiebreakValue::Share(Fraction::of_quarters(quarters, over)));
        let major = DecidedBy::Record(RecordCount::MajorVictories);
        assert_eq!(
            why(Ordering::Greater, major, Measure::Count(2), Measure::Count(1)),
            "Ann is above Bob on major victories: 2 against 1."
        );
        assert_eq!(
            why(Ordering::Less, DecidedBy::AllOpponents, share(4, 2), share(8, 2)),
            "Ann is below Bob on win records of all opponents: 0.50 against 1.00."
        );
        assert_eq!(
            why(Ordering::Less, DecidedBy::AllOpponents, share(4 * 100, 201), share(4 * 100, 200)),
            "Ann is below Bob on win records of all opponents: 100/201 against 100/200."
        );
        let difference = DecidedBy::Tiebreaker(Tiebreaker::VictoryPointDifferential);
        let whole = |number| Measure::Value(TiebreakValue::Whole(number));
        assert_eq!(
            why(Ordering::Greater, difference, whole(3), whole(-1)),
            "Ann is above Bob on victory point difference: +3 against −1."
        );
        assert_eq!(
            why(Ordering::Equal, DecidedBy::Nothing, Measure::Nothing, Measure::Nothing),
            "Ann and Bob are level on everything and share the place."
        );
    }
}
