//! Numbers of statistics as people read them, and what is to be seen in them.

use super::{Message, TextFact, say};
use crate::domain::statistics::{Certainty, GamesTally, TurnFigures};

/// `52 %`
pub fn tell_percent(share: f64) -> Message {
    say!("statistics-percent", percent = format!("{:.0}", share * 100.0))
}

/// `34–69 %`
pub fn tell_percent_range((low, high): (f64, f64)) -> Message {
    let [low, high] = [low, high].map(|share| format!("{:.0}", share * 100.0));
    say!("statistics-percent-range", low, high)
}

/// With one place: `2.5`
pub fn tell_decimal(value: f64) -> Message {
    tell_written_decimal(&format!("{value:.1}"))
}

/// The same with its sign: `+2.5`
pub fn tell_signed_decimal(value: f64) -> Message {
    tell_written_decimal(&format!("{value:+.1}"))
}

fn tell_written_decimal(text: &str) -> Message {
    let text = text.replace('-', "−");
    let (whole, tenths) = text.split_once('.').unwrap_or((&text, ""));
    say!("statistics-decimal", whole, tenths)
}

/// The share that was won; a dash where nothing was played.
pub fn tell_win_rate(tally: &GamesTally) -> Message {
    tally.rate().map_or_else(|| say!("statistics-not-told"), tell_percent)
}

/// Where the true share lies.
pub fn tell_rate_range(tally: &GamesTally) -> Message {
    tally.range().map_or_else(|| say!("statistics-not-told"), tell_percent_range)
}

/// `7–1–4`
pub fn write_tally(tally: &GamesTally) -> String {
    format!("{}–{}–{}", tally.wins, tally.draws, tally.losses)
}

/// What is to be seen in rates that have a name: whose range lies above one half, whose below it, and of how many others
/// it does neither. Nothing where none has battles enough.
pub fn tell_seen_rates(rated: Vec<(&str, GamesTally)>) -> Message {
    let rated = rated.into_iter().filter(|(_, tally)| tally.certainty() == Certainty::Told);
    let (differ, others): (Vec<_>, Vec<_>) = rated.partition(|(_, tally)| tally.differs());
    let is_above = |(_, tally): &(&str, GamesTally)| tally.rate().is_some_and(|rate| rate > 0.5);
    let (above, below): (Vec<_>, Vec<_>) = differ.into_iter().partition(is_above);
    let [above, below] = [above, below].map(|of| of.into_iter().map(|(name, _)| name).collect::<Vec<_>>());
    let mut sentences = Vec::new();
    if !above.is_empty() {
        sentences.push(say!("statistics-ranges-above", names = above));
    }
    if !below.is_empty() {
        sentences.push(say!("statistics-ranges-below", names = below));
    }
    match others.len() {
        0 => {}
        _ if sentences.is_empty() => sentences.push(say!("statistics-every-range-crosses")),
        count => sentences.push(say!("statistics-others-cross", count)),
    }
    say!("sentences", sentences = sentences.into_iter().collect::<TextFact>())
}

/// How those did whose turns mattered; none where no sheet says whose did.
pub fn tell_turns(turns: TurnFigures) -> Option<Message> {
    let told = [("first", turns.first), ("twice", turns.twice), ("seized", turns.seized)];
    let sentence = |(which, tally): (&str, GamesTally)| {
        let (rate, range) = (tell_percent(tally.rate()?), tell_percent_range(tally.range()?));
        let (is_sure, battles) = (tally.certainty() == Certainty::Told, tally.games());
        Some(say!("statistics-turns", which, rate, range, is_sure, battles, record = write_tally(&tally)))
    };
    let sentences: Vec<Message> = told.into_iter().filter_map(sentence).collect();
    let has_any = !sentences.is_empty();
    has_any.then(|| say!("sentences", sentences = sentences.into_iter().collect::<TextFact>()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Speaker;

    #[test]
    fn shares_are_whole_percent_and_ranges_have_one_sign() {
        let said = [tell_percent(0.5249), tell_percent_range((0.341, 0.69)), tell_decimal(2.25)];
        assert_eq!(said.map(|told| Speaker::in_english().say(&told)), ["52%", "34–69%", "2.2"]);
    }
}
