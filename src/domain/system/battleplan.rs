//! A battleplan as data: what a turn can score on it, and which lines can be true together.

use super::SheetPlan;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use thiserror::Error;

/// One battleplan (`handbook B`), of a system or an organiser's own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battleplan {
    pub slug: String,
    pub name: String,
    /// The table a die draws it from; an organiser's own may have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u8>,
    /// The die that draws it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    pub lines: Vec<Line>,
    /// The most that all lines of a turn count together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cap: Option<u32>,
    /// Slugs of the other battleplans that its terrain layout serves. As printed, which is not symmetric.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub serves: Vec<String>,
}

/// One way to score in a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub id: String,
    /// In our own words.
    pub text: String,
    pub points: u32,
    /// How often it can be scored in one turn.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub up_to: u32,
    /// At least one of these lines has to be scored as well.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<String>,
    /// The battle rounds in which it counts; none: in all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<u32>,
}

/// The lines scored in a turn: how often, by the line's id.
pub type Lines = BTreeMap<String, u32>;

/// A line on the sheet as it can be tapped now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineChoice<'b> {
    pub line: &'b Line,
    pub scored: u32,
    /// Why it cannot be scored once more.
    pub refused: Option<String>,
}

/// What is wrong with a battleplan, or with lines scored on it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BattleplanError {
    #[error("This is not a battleplan: {0}")]
    NotJson(String),
    #[error("Give the battleplan a name and a slug of small letters, digits and hyphens.")]
    Name,
    #[error("{0}: give it one to {MOST_LINES} lines, each with a text and an id of its own.")]
    Lines(String),
    #[error("{battleplan}, line \"{line}\": {problem}")]
    Line { battleplan: String, line: String, problem: String },
    /// `most` is what a turn can bring, `cap` what is left of it for the lines.
    #[error(
        "{battleplan}: a turn could score {points} with its battle tactic; the most is {most} (R7). Set a cap of {cap} or less."
    )]
    TooMuch { battleplan: String, points: u32, most: u32, cap: u32 },
}

/// More would not fit on a sheet, nor into a moment's thought.
const MOST_LINES: usize = 6;
/// How often one line can be scored in a turn.
const MOST_TIMES: u32 = 3;

impl Battleplan {
    /// An organiser's own battleplan for this sheet, from JSON in the shape of the systems that ship.
    pub fn parse(text: &str, sheet: &SheetPlan) -> Result<Self, BattleplanError> {
        let battleplan: Self =
            serde_json::from_str(text).map_err(|error| BattleplanError::NotJson(error.to_string()))?;
        battleplan.check(sheet)?;
        Ok(battleplan)
    }

    /// Whether it can be played: known lines, each reachable, and never more than a turn allows.
    pub fn check(&self, sheet: &SheetPlan) -> Result<(), BattleplanError> {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if self.name.trim().is_empty() || self.slug.is_empty() || !self.slug.chars().all(plain) {
            return Err(BattleplanError::Name);
        }
        let mut ids = HashSet::new();
        let is_id = |id: &str| !id.is_empty() && id.chars().all(plain);
        let sound = |line: &Line| is_id(&line.id) && !line.text.trim().is_empty();
        let all_sound = self.lines.iter().all(|line| sound(line) && ids.insert(line.id.as_str()));
        if !all_sound || !(1..=MOST_LINES).contains(&self.lines.len()) {
            return Err(BattleplanError::Lines(self.name.clone()));
        }
        for line in &self.lines {
            self.check_line(line, &ids, sheet)?;
        }
        for line in &self.lines {
            let scored = |round| self.possible_turns(round).iter().any(|turn| turn.contains_key(&line.id));
            if !(1..=sheet.rounds).any(scored) {
                return Err(self.line_error(line, "it could never be scored.".into()));
            }
        }
        let best = (1..=sheet.rounds).map(|round| self.most_points(round)).max().unwrap_or(0);
        let points = best + sheet.tactic_points();
        if points > sheet.most_in_a_turn {
            let (most, cap) = (sheet.most_in_a_turn, sheet.most_from_lines());
            return Err(BattleplanError::TooMuch { battleplan: self.name.clone(), points, most, cap });
        }
        Ok(())
    }

    pub fn line(&self, id: &str) -> Option<&Line> {
        self.lines.iter().find(|line| line.id == id)
    }

    /// Victory points of a set of lines, without the battle tactic, the cap applied.
    pub fn points(&self, lines: &Lines) -> u32 {
        let of =
            |(id, times): (&String, &u32)| self.line(id).map_or(0, |line| line.points.saturating_mul(*times));
        lines.iter().map(of).fold(0, u32::saturating_add).min(self.cap.unwrap_or(u32::MAX))
    }

    /// Why these lines cannot all be true at once in this battle round; nothing: they can.
    pub fn contradiction(&self, lines: &Lines, round: u32) -> Option<String> {
        if let Some(id) = lines.keys().find(|id| self.line(id).is_none()) {
            return Some(format!("{} has no line {id:?}.", self.name));
        }
        let scored = self.lines.iter().filter(|line| times(lines, line) > 0);
        scored.into_iter().find_map(|line| {
            if times(lines, line) > line.up_to {
                return Some(format!("\"{}\" counts {} at most.", line.text, often(line.up_to)));
            }
            self.unmet(line, lines, round)
        })
    }

    /// Every line, how often it is scored, and why it cannot be scored once more.
    pub fn choices(&self, lines: &Lines, round: u32) -> Vec<LineChoice<'_>> {
        let choice = |line: &'_ Line| {
            let scored = times(lines, line);
            if scored < line.up_to {
                self.unmet(line, lines, round)
            } else {
                Some(format!("Counts {} at most.", often(line.up_to)))
            }
        };
        self.lines
            .iter()
            .map(|line| LineChoice { line, scored: times(lines, line), refused: choice(line) })
            .collect()
    }

    /// The lines without one of `id`, and without whatever could only be true beside it.
    #[must_use]
    pub fn without(&self, lines: &Lines, id: &str, round: u32) -> Lines {
        let mut left = lines.clone();
        if let Some(scored) = left.get_mut(id) {
            *scored = scored.saturating_sub(1);
        }
        left.retain(|_, scored| *scored > 0);
        while let Some(unmet) =
            self.lines.iter().find(|line| times(&left, line) > 0 && self.unmet(line, &left, round).is_some())
        {
            left.remove(&unmet.id);
        }
        left
    }

    /// Every set of lines that a turn of this battle round can score, the empty one first.
    #[must_use]
    pub fn possible_turns(&self, round: u32) -> Vec<Lines> {
        let mut turns = vec![Lines::new()];
        for line in &self.lines {
            let more: Vec<Lines> = turns
                .iter()
                .flat_map(|turn| {
                    (1..=line.up_to).map(|scored| {
                        let mut turn = turn.clone();
                        turn.insert(line.id.clone(), scored);
                        turn
                    })
                })
                .collect();
            turns.extend(more);
        }
        turns.retain(|turn| self.contradiction(turn, round).is_none());
        turns
    }

    /// The victory points that a turn of this battle round can bring, without the battle tactic.
    #[must_use]
    pub fn possible_points(&self, round: u32) -> BTreeSet<u32> {
        self.possible_turns(round).iter().map(|turn| self.points(turn)).collect()
    }

    fn most_points(&self, round: u32) -> u32 {
        self.possible_points(round).last().copied().unwrap_or(0)
    }

    fn unmet(&self, line: &Line, lines: &Lines, round: u32) -> Option<String> {
        if !line.rounds.is_empty() && !line.rounds.contains(&round) {
            let rounds = line.rounds.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
            return Some(format!("\"{}\" counts in battle rounds {rounds} only.", line.text));
        }
        let needed = || self.lines.iter().filter(|other| line.needs.contains(&other.id));
        if line.needs.is_empty() || needed().any(|other| times(lines, other) > 0) {
            return None;
        }
        let needed: Vec<String> = needed().map(|other| format!("\"{}\"", other.text)).collect();
        Some(format!("\"{}\" needs {}.", line.text, needed.join(" or ")))
    }

    fn check_line(&self, line: &Line, ids: &HashSet<&str>, sheet: &SheetPlan) -> Result<(), BattleplanError> {
        let refuse = |problem| Err(self.line_error(line, problem));
        let (rounds, most) = (sheet.rounds, sheet.most_in_a_turn);
        if line.points == 0 || line.points > most {
            return refuse(format!("a line is worth 1 to {most} points."));
        }
        if !(1..=MOST_TIMES).contains(&line.up_to) {
            return refuse(format!("a line counts once to {MOST_TIMES} times in a turn."));
        }
        if let Some(unknown) = line.needs.iter().find(|id| !ids.contains(id.as_str()) || **id == line.id) {
            return refuse(format!("it needs {unknown:?}, which is no other line."));
        }
        if line.rounds.iter().any(|round| !(1..=rounds).contains(round)) {
            return refuse(format!("battle rounds are 1 to {rounds}."));
        }
        Ok(())
    }

    fn line_error(&self, line: &Line, problem: String) -> BattleplanError {
        BattleplanError::Line { battleplan: self.name.clone(), line: line.id.clone(), problem }
    }
}

impl Line {
    /// `Hold an objective: 2`, as a list or a sheet of paper says it.
    pub fn in_words(&self) -> String {
        let times =
            if self.up_to > 1 { format!(" each, {} at most", often(self.up_to)) } else { String::new() };
        let rounds = self.rounds.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
        let rounds = if rounds.is_empty() { String::new() } else { format!(" (battle rounds {rounds})") };
        format!("{}{rounds}: {}{times}", self.text, self.points)
    }
}

fn times(lines: &Lines, line: &Line) -> u32 {
    lines.get(&line.id).copied().unwrap_or(0)
}

fn often(times: u32) -> String {
    match times {
        1 => "once".into(),
        2 => "twice".into(),
        more => format!("{more} times"),
    }
}

fn once() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_once(times: &u32) -> bool {
    *times == 1
}
