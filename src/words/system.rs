//! What is wrong with a system's file or with a battleplan of one's own, and its lines.

use super::{InWords, in_english};
use crate::{
    domain::system::{BattleplanError, ScoringLine, SystemError},
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

/// `Hold an objective: 2`, as a list or a sheet of paper says it.
impl InWords for ScoringLine {
    fn in_words(&self) -> String {
        in_english(&tell_scoring_line(self))
    }

    fn as_wording(&self) -> Wording {
        tell_scoring_line(self).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system::{self, Battleplan};

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
