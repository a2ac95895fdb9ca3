//! What the next round can make of a place, in words that the standings prove.

use super::{so_many, standings::ordinal};
use crate::domain::{
    numbers::RoundNumber,
    standings::{PlaceSpan, Rung},
};

/// In the place of a victory's own name, where only one kind of it counts.
pub const WIN: &str = "win";

/// Where a player can stand after the round that is on, with a victory and with a loss; after no round: at the end.
pub fn of_a_round([won, lost]: [PlaceSpan; 2], called: &str, after: Option<RoundNumber>) -> String {
    let when = after.map_or_else(|| "At the end".into(), |round| format!("After round {round}"));
    format!(
        "{when}: {} with a {called}, {} with a loss.",
        word_span_of_places(won),
        word_span_of_places(lost)
    )
}

fn word_span_of_places(PlaceSpan { best, worst }: PlaceSpan) -> String {
    if best == worst {
        return ordinal(best);
    }
    format!("{}–{}", ordinal(best), ordinal(worst))
}

/// Before the next round is out: who has more of what counts first, and what one more brings.
pub fn between_rounds(rung: Rung, next: RoundNumber) -> String {
    let Rung { of_major, own, more, as_many, one_more } = rung;
    let (one, many) = if of_major { ("major victory", "major victories") } else { ("win", "wins") };
    let stands = format!("You have {}", so_many(own, one, many));
    let level = match as_many {
        0 => "nobody else has as many".into(),
        _ => format!("{} as many", so_many(as_many, "other has", "others have")),
    };
    if more == 0 {
        return format!("{stands}: nobody has more, and {level}.");
    }
    let more = format!("{} more", so_many(more, "player has", "players have"));
    let up = match one_more {
        0 => String::new(),
        1 => ", as 1 of them has now".into(),
        _ => format!(", as {one_more} of them have now"),
    };
    format!("{stands}: {more}, and {level}. A {one} in round {next} makes it {}{up}.", own + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_round_ends_in_places_and_any_other_is_followed_by_one() {
        let spans = [PlaceSpan { best: 2, worst: 9 }, PlaceSpan { best: 10, worst: 24 }];
        assert_eq!(of_a_round(spans, WIN, None), "At the end: 2nd–9th with a win, 10th–24th with a loss.");
        let first = [PlaceSpan { best: 1, worst: 1 }, PlaceSpan { best: 2, worst: 3 }];
        assert_eq!(
            of_a_round(first, "major victory", Some(RoundNumber(3))),
            "After round 3: 1st with a major victory, 2nd–3rd with a loss."
        );
    }

    #[test]
    fn between_rounds_it_is_told_who_has_more() {
        let rung = Rung { of_major: false, own: 2, more: 3, as_many: 8, one_more: 2 };
        assert_eq!(
            between_rounds(rung, RoundNumber(4)),
            "You have 2 wins: 3 players have more, and 8 others have as many. A win in round 4 makes it 3, as 2 of them \
             have now."
        );
        let first = Rung { of_major: true, own: 3, more: 0, as_many: 0, one_more: 0 };
        assert_eq!(
            between_rounds(first, RoundNumber(4)),
            "You have 3 major victories: nobody has more, and nobody else has as many."
        );
    }
}
