//! What is wrong with a system's file or with a battleplan of one's own, and its lines.

use super::{
    InWords, in_english,
    sheet_phrases::{SHEET, fill_phrase},
};
use crate::{
    domain::system::{BattleplanError, LineFault, ScoringLine, SystemError},
    text::{Wording, systems::tell_scoring_line, told},
};

impl InWords for SystemError {
    fn in_words(&self) -> String {
        in_english(&told(self))
    }

    fn as_wording(&self) -> Wording {
        told(self).into()
    }
}

impl InWords for BattleplanError {
    fn in_words(&self) -> String {
        in_english(&told(self))
    }

    fn as_wording(&self) -> Wording {
        told(self).into()
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

impl InWords for ScoringLine {
    fn in_words(&self) -> String {
        in_english(&tell_scoring_line(self))
    }

    fn as_wording(&self) -> Wording {
        tell_scoring_line(self).into()
    }
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
