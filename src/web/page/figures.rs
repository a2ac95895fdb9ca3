//! What each of the two has from a battle, as large numbers: nobody has to guess whose is whose; and what charts are
//! drawn by.

use crate::{
    domain::{
        history::{BattleResult, Outcome},
        result::Score,
        scoring,
        system::{Scale, System},
    },
    text::{Message, TextFact, Wording, say},
};

/// What one of the two has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures {
    pub points: u32,
    /// `You`, or a name.
    pub who: Wording,
    /// `battle tactics: 4`, `primary objective`: what the game counts beside points; none: nothing.
    pub more: Option<Message>,
}

impl Figures {
    pub fn from_score(score: Score, who: impl Into<Wording>, system: &System) -> Self {
        let tactics = system.sheet.tactics.map(|_| system.words.tactics.to_lowercase());
        let tactics = tactics.map(|word| say!("battle-figures-tactics", word, count = score.battle_tactics));
        let names = system.result.marks();
        let marks = names.iter().zip(score.values.0).filter(|(_, mark)| *mark > 0);
        let marks = marks.map(|(mark, count)| match mark.most {
            1 => TextFact::Text(mark.name.to_lowercase()),
            _ => TextFact::Message(say!("battle-figures-tactics", word = mark.name.to_lowercase(), count)),
        });
        let more: Vec<TextFact> = tactics.map(TextFact::Message).into_iter().chain(marks).collect();
        let more = (!more.is_empty()).then(|| say!("battle-figures-more", more = TextFact::List(more)));
        Self { points: score.victory_points, who: who.into(), more }
    }

    /// Of both, the first player's first.
    pub fn of_both(result: &BattleResult, names: [&str; 2], system: &System) -> [Self; 2] {
        [Self::from_score(result.a, names[0], system), Self::from_score(result.b, names[1], system)]
    }
}

/// Who won, in words: `Major victory for Ann (14–6)`. The name of whoever reads it is none.
pub fn tell_winner(
    result: &BattleResult,
    names: [Option<&str>; 2],
    system: &System,
    scale: Scale<'_>,
) -> Message {
    let [for_a, for_b] = scoring::worth_of_result(result, scale);
    let (worth, who) = if for_a.outcome.is_loss() { (for_b, names[1]) } else { (for_a, names[0]) };
    let called = worth.called.unwrap_or(system.result.label(worth.outcome));
    let points = for_a.points.zip(for_b.points);
    let points = points.map(|(a, b)| format!("{a}–{b}"));
    match worth.outcome {
        Outcome::Draw => say!("battle-drawn", called, points),
        _ => say!("battle-won-by", called, who, points),
    }
}

/// A share as SVG takes it: `51.25%`.
pub fn percent_of(share: f64) -> String {
    format!("{:.2}%", (share * 100.0).clamp(0.0, 100.0))
}
