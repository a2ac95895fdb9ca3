//! What the next round can make of a place, as the standings prove it.

use super::{
    message::{Message, TextFact},
    serial::say,
};
use crate::domain::{
    numbers::RoundNumber,
    standings::{PlaceSpan, Rung},
};

/// Where a player can stand after the round that is on, with a victory and with a loss; after no round: at the end. The
/// victory has its own name where several kinds of it count apart.
pub fn tell_outcomes(
    [won, lost]: [PlaceSpan; 2],
    victory: Option<String>,
    after: Option<RoundNumber>,
) -> Message {
    let victory = victory.map_or_else(|| TextFact::Message(say!("outlook-win")), TextFact::Text);
    say!("outlook-of-round", won = tell_span(won), lost = tell_span(lost), victory, after)
}

fn tell_span(PlaceSpan { best, worst }: PlaceSpan) -> Message {
    let place = |place: u32| say!("outlook-place", place);
    if best == worst { place(best) } else { say!("outlook-places", best = place(best), worst = place(worst)) }
}

/// Before the next round is out: who has more of what counts first, and what one more brings.
pub fn tell_rung(rung: Rung, next: RoundNumber) -> Message {
    let Rung { of_major: major, own, more, as_many, one_more } = rung;
    let wins = say!("outlook-wins", major, own);
    let level = say!("outlook-level", wins, more, as_many);
    if more == 0 {
        return level;
    }
    super::pack::join_sentences([level, say!("outlook-one-more", major, own, one_more, next)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Speaker;

    #[test]
    fn the_last_round_ends_in_places_and_any_other_is_followed_by_one() {
        let say = |message: &Message| Speaker::in_english().say(message);
        let spans = [PlaceSpan { best: 2, worst: 9 }, PlaceSpan { best: 10, worst: 24 }];
        let told = tell_outcomes(spans, None, None);
        assert_eq!(say(&told), "Final place: 2nd–9th with a win, 10th–24th with a loss.");
        let first = [PlaceSpan { best: 1, worst: 1 }, PlaceSpan { best: 2, worst: 3 }];
        assert_eq!(
            say(&tell_outcomes(first, Some("major victory".into()), Some(RoundNumber(3)))),
            "After round 3: 1st with a major victory, 2nd–3rd with a loss."
        );
    }

    #[test]
    fn between_rounds_it_is_told_who_has_more() {
        let say = |rung| Speaker::in_english().say(&tell_rung(rung, RoundNumber(4)));
        assert_eq!(
            say(Rung { of_major: false, own: 2, more: 3, as_many: 8, one_more: 2 }),
            "You have 2 wins. 3 players have more; 8 have the same. A win in round 4 takes you to 3, level with 2 of \
             them now."
        );
        assert_eq!(
            say(Rung { of_major: true, own: 3, more: 0, as_many: 0, one_more: 0 }),
            "You have 3 major victories, more than anyone else."
        );
    }
}
