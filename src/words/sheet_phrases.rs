//! What the scoring sheet's pages and its script both say: each phrase stands here once, with places for facts in
//! braces, and the page hands all of them to the script.

use serde::Serialize;

/// The phrases by their names in the script.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct SheetPhrases {
    pub nothing_picked: &'static str,
    pub in_double_turn: &'static str,
    pub in_any_double_turn: &'static str,
    pub other_alliance: &'static str,
    pub picked_before: &'static str,
    pub too_often: &'static str,
    pub other_rounds: &'static str,
    pub needs: &'static str,
    /// The same three as the button of the line says them, which need not name itself.
    pub own_too_often: &'static str,
    pub own_other_rounds: &'static str,
    pub own_needs: &'static str,
    pub quoted: &'static str,
    /// Between two lines of which one is enough.
    pub or: &'static str,
    pub once: &'static str,
    pub twice: &'static str,
    pub times: &'static str,
    pub pick_one: &'static str,
    pub pick_first: &'static str,
    pub seizes: &'static str,
    pub forgoes: &'static str,
    pub double_turn: &'static str,
    pub victory: &'static str,
    pub all_saved: &'static str,
    pub not_sent: &'static str,
    pub one_waits: &'static str,
    pub more_wait: &'static str,
    pub stopped: &'static str,
    pub send_later: &'static str,
}

/// In English.
pub const SHEET: SheetPhrases = SheetPhrases {
    nothing_picked: "A battle tactic is completed, but none was picked.",
    in_double_turn: "No battle tactic in a double turn, unless {free_from} or more victory points behind.",
    in_any_double_turn: "No battle tactic in a double turn.",
    other_alliance: "{tactic} needs a general of {alliance}.",
    picked_before: "{tactic} was picked in battle round {round} already.",
    too_often: "\"{line}\" counts {often} at most.",
    other_rounds: "\"{line}\" counts in battle rounds {rounds} only.",
    needs: "\"{line}\" needs {needed}.",
    own_too_often: "Counts {often} at most.",
    own_other_rounds: "Counts in battle rounds {rounds} only.",
    own_needs: "Needs {needed}.",
    quoted: "\"{text}\"",
    or: " or ",
    once: "once",
    twice: "twice",
    times: "{count} times",
    pick_one: "Pick one",
    pick_first: "Pick a battle tactic first.",
    seizes: "{name} takes a double turn and seizes the initiative: no battle tactic in this battle round, and the \
             opponent is the underdog from now on.",
    forgoes: "{name} takes a double turn: no battle tactic in this battle round.",
    double_turn: "{name} takes a double turn, {behind} victory points behind: a battle tactic is allowed.",
    victory: "{result} of {name}",
    all_saved: "All saved",
    not_sent: "{count} not sent",
    one_waits: "1 change waits for signal",
    more_wait: "{count} changes wait for signal",
    stopped: "This phone may not change this sheet any more. Open your private link again; your changes are kept here \
              until then.",
    send_later: "Some of your changes wait for a signal. Send the sheet when all are saved.",
};

/// The phrase with its facts in their places.
pub fn fill_phrase<const N: usize>(phrase: &str, facts: [(&str, &str); N]) -> String {
    let mut said = String::with_capacity(phrase.len());
    let mut rest = phrase;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        said.push_str(before);
        said.push_str(facts.iter().find(|(fact, _)| *fact == name).map_or("", |(_, fact)| fact));
        rest = after;
    }
    said + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_stand_where_their_names_stood_and_are_not_read_themselves() {
        assert_eq!(fill_phrase("{a} beats {b}", [("b", "Bo"), ("a", "{b}")]), "{b} beats Bo");
        assert_eq!(fill_phrase("nothing", []), "nothing");
    }
}
