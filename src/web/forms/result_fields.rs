//! The fields of a result: whose each is, what is ticked or counted beside points, and how games of a battle ended.

use crate::{
    domain::system::{ChartMark, System},
    text::{Message, TextFact, Wording, say},
};

/// The fields in the order they are typed: victory points and battle tactics of both.
pub const FIELDS: [&str; 4] = ["a_points", "a_tactics", "b_points", "b_tactics"];

/// The fields of a player's marks and values, in the order of the game's chart.
pub const MARKS: [[&str; 4]; 2] =
    [["a_mark_1", "a_mark_2", "a_mark_3", "a_mark_4"], ["b_mark_1", "b_mark_2", "b_mark_3", "b_mark_4"]];

/// A field for something that is ticked or counted beside points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarkField {
    pub field: &'static str,
    /// What it marks, in this battle.
    pub label: Message,
    /// More than 1: a number is typed.
    pub most: u16,
}

/// The fields of the player `a` or `b`, each with what it marks at whatever table.
pub fn list_mark_fields(side: &str, game: &'static System) -> Vec<MarkField> {
    let told = |mark: &ChartMark<'_>| say!("missions-mark", mark = mark.name, objective = None::<&str>);
    let labels: Vec<Message> = game.result.marks().iter().map(told).collect();
    mark_fields(MARKS[usize::from(side == "b")], &labels, game)
}

fn mark_fields(fields: [&'static str; 4], labels: &[Message], game: &System) -> Vec<MarkField> {
    let most = game.result.marks().into_iter().map(|mark| mark.most);
    let all = fields.into_iter().zip(labels.iter().cloned()).zip(most);
    all.map(|((field, label), most)| MarkField { field, label, most }).collect()
}

/// The fields of one of the two, and whose they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Whose {
    /// `a`, `b`
    pub side: &'static str,
    pub points: &'static str,
    pub tactics: &'static str,
    pub marks: Vec<MarkField>,
    pub who: Wording,
}

/// The fields of both, the first player's first; `marks`: what each of the game's marks is in this battle.
pub fn fields_of([a, b]: [Wording; 2], marks: &[Message], game: &System) -> [Whose; 2] {
    let [a_points, a_tactics, b_points, b_tactics] = FIELDS;
    let [a_marks, b_marks] = MARKS.map(|fields| mark_fields(fields, marks, game));
    [
        Whose { side: "a", points: a_points, tactics: a_tactics, marks: a_marks, who: a },
        Whose { side: "b", points: b_points, tactics: b_tactics, marks: b_marks, who: b },
    ]
}

/// The field in which is chosen how the games of a battle ended.
pub const GAMES: &str = "games";

/// How the games of a battle can end: what the form sends, and what stands beside it, after a first that chooses nothing.
pub fn list_game_results(both: &[Whose], game: &System) -> Vec<(String, Message)> {
    let who = |side: &str| both.iter().find(|one| one.side == side).map(|one| one.who.clone());
    let only = game.sheet.most_in_a_battle == 1;
    let choice = |[a, b]: [u32; 2]| {
        let (most, least) = (a.max(b), a.min(b));
        let winner = if a > b { who("a") } else { who("b") }.map_or(TextFact::None, TextFact::from);
        let label = match winner {
            _ if a == b && only => say!("battle-games-drawn"),
            _ if a == b => say!("battle-games-level", most, least),
            winner if only => say!("battle-games-won", who = winner),
            winner => say!("battle-games-won-by", who = winner, most, least),
        };
        (format!("{a}-{b}"), label)
    };
    let none = (String::new(), say!("battle-choose-how-it-ended"));
    [none].into_iter().chain(game.sheet.list_game_scores().into_iter().map(choice)).collect()
}
