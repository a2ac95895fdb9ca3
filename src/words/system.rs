//! What is wrong with a system's file or with a battleplan of one's own, and its lines.

use super::{
    InWords,
    sheet_phrases::{SHEET, fill_phrase},
};
use crate::domain::system::{
    BattleplanError, ChartError, LineFault, LineProblem, ScoringLine, SheetPlanError, SystemError,
};

impl InWords for SystemError {
    fn in_words(&self) -> String {
        match self {
            Self::NotJson(why) => format!("not a game system: {why}"),
            Self::Battleplan(why) => why.in_words(),
            Self::Composition(why) => why.in_words(),
            Self::Sheet(why) => format!("sheet: {}", why.in_words()),
            Self::Result(why) => format!("result: {}", why.in_words()),
            Self::Sizes => "sizes: at least one, in ascending order of points".into(),
            Self::CallOuts => "call_outs: at least one, the first of the round first".into(),
            Self::ByeTooMuch => "bye: more than a battle can bring".into(),
            Self::TacticsUnnamed => "words: the tactics of this game have no name".into(),
            Self::Axis { id } => format!(
                "axes {id:?}: give each an id of its own, a word, and as many names as are picked of it"
            ),
            Self::Publications { id } => {
                format!("publications {id:?}: give each an id of its own, a name, and what its titles hold")
            }
            Self::SlugTwice { slug } => format!("the slug {slug:?} is there twice"),
            Self::ServesUnknown { battleplan, unknown } => {
                format!("{battleplan}: serves {unknown:?}, which is no battleplan")
            }
            Self::NoAlliance { name } => format!("{name:?} is no alliance of this system"),
            Self::TooLong { most } => format!("longer than {most} bytes"),
            Self::IdTaken { id } => format!("there is a system {id:?} already"),
        }
    }
}

impl InWords for SheetPlanError {
    fn in_words(&self) -> String {
        match self {
            Self::Rounds { most } => format!("1 to {most} battle rounds"),
            Self::Turn => "a turn brings points, and more than its tactic alone".into(),
            Self::Battle => "a battle brings what a turn does or more, and no more than all its turns".into(),
            Self::Totals => "totals have one round, and neither tactics nor double turns".into(),
        }
    }
}

impl InWords for ChartError {
    fn in_words(&self) -> String {
        match self {
            Self::Bands => "one or two bands, the narrowest first, from a difference of 1 or more",
            Self::NarrowerIsMajor => "the narrower of two victories is the minor one",
            Self::Awarded => "what is awarded is no victory of this chart",
            Self::Marks => {
                "four marks at most; where a mark decides, one of them does, for a minor victory of its own"
            }
            Self::MarkOfNothing => "a mark is of \"mission\", or of the id of an axis",
            Self::Results => "a draw first, then one victory or more, the narrowest first",
            Self::Sizes => "sizes go up, and each has a greater difference for each victory",
            Self::Share => {
                "bands go up, points lie from half of the pool to all of it, and there are four marks at most"
            }
        }
        .into()
    }
}

impl InWords for BattleplanError {
    fn in_words(&self) -> String {
        match self {
            Self::NotJson(why) => format!("This is not a battleplan: {why}"),
            Self::Name => {
                "Give the battleplan a name and a slug of small letters, digits and hyphens.".into()
            }
            Self::Lines { battleplan, most } => {
                format!("{battleplan}: give it one to {most} lines, each with a text and an id of its own.")
            }
            Self::Line { battleplan, line, problem } => {
                format!("{battleplan}, line \"{line}\": {}", problem.in_words())
            }
            Self::TooMuch { battleplan, points, most, cap } => format!(
                "{battleplan}: a turn could score {points} with its battle tactic; the most is {most} (R7). Set a \
                 cap of {cap} or less."
            ),
        }
    }
}

impl InWords for LineProblem {
    fn in_words(&self) -> String {
        match self {
            Self::NeverScored => "it could never be scored.".into(),
            Self::Points { most } => format!("a line is worth 1 to {most} points."),
            Self::Times { most } => format!("a line counts once to {most} times in a turn."),
            Self::Needs { unknown } => format!("it needs {unknown:?}, which is no other line."),
            Self::BattleRounds { last } => format!("battle rounds are 1 to {last}."),
        }
    }
}

impl InWords for LineFault {
    fn in_words(&self) -> String {
        match self {
            Self::Unknown { battleplan, id } => format!("{battleplan} has no line {id:?}."),
            Self::TooOften { line, most } => {
                fill_phrase(SHEET.too_often, [("line", line), ("often", &word_how_often(*most))])
            }
            Self::OtherRounds { line, rounds } => {
                fill_phrase(SHEET.other_rounds, [("line", line), ("rounds", &list_system_rounds(rounds))])
            }
            Self::Needs { line, needed } => {
                fill_phrase(SHEET.needs, [("line", line), ("needed", &list_alternative_lines(needed))])
            }
        }
    }
}

/// As the button with this label says it: without the line's name where it is its own.
pub(super) fn line_fault_of_own(fault: &LineFault, label: &str) -> String {
    match fault {
        LineFault::TooOften { line, most } if line == label => {
            fill_phrase(SHEET.own_too_often, [("often", &word_how_often(*most))])
        }
        LineFault::OtherRounds { line, rounds } if line == label => {
            fill_phrase(SHEET.own_other_rounds, [("rounds", &list_system_rounds(rounds))])
        }
        LineFault::Needs { line, needed } if line == label => {
            fill_phrase(SHEET.own_needs, [("needed", &list_alternative_lines(needed))])
        }
        _ => fault.in_words(),
    }
}

fn list_alternative_lines(lines: &[String]) -> String {
    let quoted: Vec<String> = lines.iter().map(|line| fill_phrase(SHEET.quoted, [("text", line)])).collect();
    quoted.join(SHEET.or)
}

/// `Hold an objective: 2`, as a list or a sheet of paper says it.
impl InWords for ScoringLine {
    fn in_words(&self) -> String {
        let rounds = list_system_rounds(&self.rounds);
        let rounds = if rounds.is_empty() { String::new() } else { format!(" (battle rounds {rounds})") };
        format!("{}{rounds}{}", self.text, word_line_worth(self))
    }
}

/// The same among the lines of a battle round in which it counts.
pub fn line_in_its_round(line: &ScoringLine) -> String {
    format!("{}{}", line.text, word_line_worth(line))
}

/// What it brings, behind its text; nothing for one that is only tallied.
fn word_line_worth(line: &ScoringLine) -> String {
    if line.tallied {
        return String::new();
    }
    let times =
        if line.up_to > 1 { format!(" each, {} at most", word_how_often(line.up_to)) } else { String::new() };
    format!(": {}{times}", line.points)
}

fn list_system_rounds(rounds: &[u32]) -> String {
    rounds.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
}

fn word_how_often(times: u32) -> String {
    match times {
        1 => SHEET.once.into(),
        2 => SHEET.twice.into(),
        more => fill_phrase(SHEET.times, [("count", &more.to_string())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system::{self, Battleplan, ScoredLines};

    #[test]
    fn what_cannot_be_true_together_is_told_by_the_texts_of_its_lines() {
        let said = |battleplan: &str, id: &str, times: u32| {
            let plan = system::default().battleplan(battleplan).unwrap();
            plan.contradiction(&ScoredLines::from([(id.to_owned(), times)]), 3).unwrap().in_words()
        };
        let needs = "\"Hold two objectives or more\" needs \"Hold an objective\".";
        assert_eq!(said("feral-foray", "two", 1), needs);
        assert!(said("the-vice", "clear", 1).ends_with("counts in battle rounds 4, 5 only."));
        assert!(said("border-war", "border", 3).ends_with("counts twice at most."));
        assert_eq!(said("border-war", "x", 1), "Border War has no line \"x\".");
    }

    #[test]
    fn what_is_wrong_with_a_battleplan_names_it_and_its_line() {
        let refused = |file: &str| Battleplan::parse(file, &system::default().sheet).unwrap_err().in_words();
        let own = |points: u32, more: &str| {
            let line = format!(r#"{{"id":"ford","text":"Hold it","points":{points}{more}}}"#);
            refused(&format!(r#"{{"slug":"the-ford","name":"The Ford","lines":[{line}]}}"#))
        };
        let too_much = "The Ford: a turn could score 11 with its battle tactic; the most is 10 (R7). Set a cap \
                        of 6 or less.";
        assert_eq!(own(7, ""), too_much);
        assert_eq!(own(0, ""), "The Ford, line \"ford\": a line is worth 1 to 10 points.");
        assert!(own(1, r#","needs":["x"]"#).ends_with("it needs \"x\", which is no other line."));
        assert!(own(1, r#","up_to":9"#).ends_with("a line counts once to 3 times in a turn."));
        assert!(own(1, r#","rounds":[9]"#).ends_with("battle rounds are 1 to 5."));
        assert!(refused("[]").starts_with("This is not a battleplan: "));
    }
}
