//! A battleplan as data: what a turn can score on it, and which lines can be true together.

use super::{BattleplanError, LineFault, LineProblem, SheetPlan};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashSet};

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
    /// What makes it unlike the others, in one line of our own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub twist: Option<String>,
    pub lines: Vec<ScoringLine>,
    /// The most that all lines of a turn count together; what counts at the end of the battle aside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cap: Option<u32>,
    /// Slugs of the other battleplans that its terrain layout serves. As printed, which is not symmetric.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub serves: Vec<String>,
}

/// One way to score in a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringLine {
    pub id: String,
    /// In our own words.
    pub text: String,
    pub points: u32,
    /// How often it can be scored in one turn.
    #[serde(default = "default_times", skip_serializing_if = "is_once")]
    pub up_to: u32,
    /// At least one of these lines has to be scored as well.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<String>,
    /// It brings no points: the game's chart asks for it (`systems SR3`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tallied: bool,
    /// The battle rounds in which it counts; none: in all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<u32>,
    /// It counts once when the battle is over, beside what its last turn can bring.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_end: bool,
}

/// The lines scored in a turn: how often, by the line's id.
pub type ScoredLines = BTreeMap<String, u32>;

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

    /// One of which only the name is known.
    pub fn from_name(name: &str) -> Self {
        let plain = name.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), " ");
        let words: Vec<&str> = plain.split_whitespace().collect();
        let slug = if words.is_empty() { "mission".to_owned() } else { words.join("-") };
        let (name, lines, serves) = (name.to_owned(), Vec::new(), Vec::new());
        Self { slug, name, table: None, die: None, twist: None, lines, cap: None, serves }
    }

    /// Whether it can be played: known lines, each reachable, and never more than a turn allows.
    pub fn check(&self, sheet: &SheetPlan) -> Result<(), BattleplanError> {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if self.name.trim().is_empty() || self.slug.is_empty() || !self.slug.chars().all(plain) {
            return Err(BattleplanError::Name);
        }
        let mut ids = HashSet::new();
        let is_id = |id: &str| !id.is_empty() && id.chars().all(plain);
        let sound = |line: &ScoringLine| is_id(&line.id) && !line.text.trim().is_empty();
        let all_sound = self.lines.iter().all(|line| sound(line) && ids.insert(line.id.as_str()));
        let least = usize::from(sheet.is_per_turn());
        if !all_sound || !(least..=MOST_LINES).contains(&self.lines.len()) {
            return Err(BattleplanError::Lines { battleplan: self.name.clone(), most: MOST_LINES });
        }
        if !sheet.is_per_turn() {
            return Ok(());
        }
        for line in &self.lines {
            self.check_line(line, &ids, sheet)?;
        }
        for line in &self.lines {
            let scored = |round| self.possible_turns(round).iter().any(|turn| turn.contains_key(&line.id));
            if !(1..=sheet.rounds).any(scored) {
                return Err(self.line_error(line, LineProblem::NeverScored));
            }
        }
        let best = (1..=sheet.rounds).map(|round| self.most_points(round)).max().unwrap_or(0);
        let points = best + sheet.tactic_points_in_a_turn();
        if points > sheet.most_in_a_turn {
            let (most, cap) = (sheet.most_in_a_turn, sheet.most_from_lines());
            return Err(BattleplanError::TooMuch { battleplan: self.name.clone(), points, most, cap });
        }
        Ok(())
    }

    pub fn line(&self, id: &str) -> Option<&ScoringLine> {
        self.lines.iter().find(|line| line.id == id)
    }

    /// Victory points of a set of lines in their turn, without the battle tactic, the cap applied.
    pub fn points(&self, lines: &ScoredLines) -> u32 {
        self.sum_lines(lines, false).min(self.cap.unwrap_or(u32::MAX))
    }

    /// Victory points of a set of lines that count at the end of the battle.
    pub fn points_at_end(&self, lines: &ScoredLines) -> u32 {
        self.sum_lines(lines, true)
    }

    fn sum_lines(&self, lines: &ScoredLines, at_end: bool) -> u32 {
        let line = |id: &String| self.line(id).filter(|line| line.at_end == at_end);
        let of = |(id, times): (&String, &u32)| line(id).map_or(0, |line| line.points.saturating_mul(*times));
        lines.iter().map(of).fold(0, u32::saturating_add)
    }

    /// Why these lines cannot all be true at once in this battle round; none: they can.
    pub fn contradiction(&self, lines: &ScoredLines, round: u32) -> Option<LineFault> {
        if let Some(id) = lines.keys().find(|id| self.line(id).is_none()) {
            return Some(LineFault::Unknown { battleplan: self.name.clone(), id: id.clone() });
        }
        let scored = self.lines.iter().filter(|line| times_scored(lines, line) > 0);
        scored.into_iter().find_map(|line| {
            if times_scored(lines, line) > line.up_to {
                return Some(LineFault::TooOften { line: line.text.clone(), most: line.up_to });
            }
            self.unmet(line, lines, round)
        })
    }

    /// The lines without one of `id`, and without whatever could only be true beside it.
    #[must_use]
    pub fn without(&self, lines: &ScoredLines, id: &str, round: u32) -> ScoredLines {
        let mut left = lines.clone();
        if let Some(scored) = left.get_mut(id) {
            *scored = scored.saturating_sub(1);
        }
        left.retain(|_, scored| *scored > 0);
        while let Some(unmet) = self
            .lines
            .iter()
            .find(|line| times_scored(&left, line) > 0 && self.unmet(line, &left, round).is_some())
        {
            left.remove(&unmet.id);
        }
        left
    }

    /// Every set of lines that a turn of this battle round can score, the empty one first.
    #[must_use]
    pub fn possible_turns(&self, round: u32) -> Vec<ScoredLines> {
        let mut turns = vec![ScoredLines::new()];
        for line in &self.lines {
            let more: Vec<ScoredLines> = turns
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

    /// The victory points that a turn of this battle round can bring, without the battle tactic; with what counts at the
    /// end of the battle in its last one.
    #[must_use]
    pub fn possible_points(&self, round: u32) -> BTreeSet<u32> {
        let turns = self.possible_turns(round);
        turns.iter().map(|turn| self.points(turn) + self.points_at_end(turn)).collect()
    }

    /// The most that lines can bring at the end of the battle.
    #[must_use]
    pub fn most_at_end(&self, sheet: &SheetPlan) -> u32 {
        self.possible_turns(sheet.rounds).iter().map(|turn| self.points_at_end(turn)).max().unwrap_or(0)
    }

    fn most_points(&self, round: u32) -> u32 {
        self.possible_turns(round).iter().map(|turn| self.points(turn)).max().unwrap_or(0)
    }

    fn unmet(&self, line: &ScoringLine, lines: &ScoredLines, round: u32) -> Option<LineFault> {
        if !line.rounds.is_empty() && !line.rounds.contains(&round) {
            return Some(LineFault::OtherRounds { line: line.text.clone(), rounds: line.rounds.clone() });
        }
        let needed = || self.lines.iter().filter(|other| line.needs.contains(&other.id));
        if line.needs.is_empty() || needed().any(|other| times_scored(lines, other) > 0) {
            return None;
        }
        let needed = needed().map(|other| other.text.clone()).collect();
        Some(LineFault::Needs { line: line.text.clone(), needed })
    }

    fn check_line(
        &self,
        line: &ScoringLine,
        ids: &HashSet<&str>,
        sheet: &SheetPlan,
    ) -> Result<(), BattleplanError> {
        let refuse = |problem| Err(self.line_error(line, problem));
        let (rounds, most) = (sheet.rounds, sheet.most_in_a_turn);
        if (line.points == 0) != line.tallied || line.points > most {
            return refuse(LineProblem::Points { most });
        }
        if !(1..=MOST_TIMES).contains(&line.up_to) {
            return refuse(LineProblem::Times { most: MOST_TIMES });
        }
        if let Some(unknown) = line.needs.iter().find(|id| !ids.contains(id.as_str()) || **id == line.id) {
            return refuse(LineProblem::Needs { unknown: unknown.clone() });
        }
        if line.rounds.iter().any(|round| !(1..=rounds).contains(round)) {
            return refuse(LineProblem::BattleRounds { last: rounds });
        }
        if line.at_end && line.rounds != [rounds] {
            return refuse(LineProblem::AtEnd { last: rounds });
        }
        Ok(())
    }

    fn line_error(&self, line: &ScoringLine, problem: LineProblem) -> BattleplanError {
        BattleplanError::Line { battleplan: self.name.clone(), line: line.id.clone(), problem }
    }
}

fn times_scored(lines: &ScoredLines, line: &ScoringLine) -> u32 {
    lines.get(&line.id).copied().unwrap_or(0)
}

fn default_times() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_once(times: &u32) -> bool {
    *times == 1
}
