//! The scoring sheet: what breaks its rules, which numbers cannot be, and what stands on its pages and in its script.

use super::{Message, TextFact, say, told};
use crate::domain::{
    event::award::capitalise_first_letter,
    refusal::SheetRefusal,
    scoring::{DoubleTurn, Fault, Impossible, SheetStepError, TurnPlace},
    system::LineFault,
};

/// What is wrong with a turn.
pub fn tell_fault(fault: &Fault) -> Message {
    match fault {
        Fault::TooManyRounds { most } => say!("sheet-too-many-rounds", most),
        Fault::NothingPicked => say!("sheet-nothing-picked"),
        Fault::UnknownTactic { slug } => say!("sheet-unknown-tactic", slug = format!("{slug:?}")),
        Fault::InDoubleTurn { free_from: Some(free_from) } => say!("sheet-in-double-turn", free_from),
        Fault::InDoubleTurn { free_from: None } => say!("sheet-in-any-double-turn"),
        Fault::OtherAlliance { tactic, alliance } => {
            say!("sheet-other-alliance", tactic, alliance = capitalise_first_letter(alliance))
        }
        Fault::PickedBefore { tactic, round } => say!("sheet-picked-before", tactic, round),
        Fault::TooManyCards { most } => say!("sheet-too-many-cards", most),
        Fault::CardsOffRoster { cards } => say!("sheet-cards-off-roster", cards),
        Fault::CardNotTaken { step, card } => say!("sheet-card-not-taken", step, card),
        Fault::StepTooEarly { step, needed } => say!("sheet-step-too-early", step, needed),
        Fault::StepsInTurn { card, most } => {
            say!("sheet-steps-in-turn", card, often = tell_how_often(*most))
        }
        Fault::Lines { why } => tell_line_fault(why),
    }
}

/// As the button with this label says it, which need not name itself.
pub fn tell_fault_in_short(fault: &Fault, label: &str) -> Message {
    let Fault::Lines { why } = fault else { return tell_fault(fault) };
    match why {
        LineFault::TooOften { line, most } if line == label => {
            say!("sheet-own-too-often", often = tell_how_often(*most))
        }
        LineFault::OtherRounds { line, rounds } if line == label => say!("sheet-own-other-rounds", rounds),
        LineFault::Needs { line, needed } if line == label => {
            say!("sheet-own-needs", needed = list_needed_lines(needed))
        }
        _ => tell_line_fault(why),
    }
}

/// Why lines of a battleplan cannot be true together.
pub fn tell_line_fault(fault: &LineFault) -> Message {
    match fault {
        LineFault::Unknown { battleplan, id } => say!("sheet-no-line", battleplan, id = format!("{id:?}")),
        LineFault::TooOften { line, most } => {
            say!("sheet-too-often", line, often = tell_how_often(*most))
        }
        LineFault::OtherRounds { line, rounds } => say!("sheet-other-rounds", line, rounds),
        LineFault::Needs { line, needed } => say!("sheet-needs", line, needed = list_needed_lines(needed)),
    }
}

fn list_needed_lines(lines: &[String]) -> Message {
    let lines: TextFact = lines.iter().map(|text| say!("sheet-quoted", text)).collect();
    say!("sheet-one-of", lines)
}

/// `once`, `3 times`
pub fn tell_how_often(times: u32) -> Message {
    match times {
        1 => say!("sheet-once"),
        2 => say!("sheet-twice"),
        count => say!("sheet-times", count),
    }
}

/// What somebody has who goes first after having gone second; `name` is theirs.
pub fn tell_double_turn(taken: DoubleTurn, name: &str) -> Message {
    if taken.seizes_initiative {
        return say!("sheet-seizes", name);
    }
    if !taken.has_tactic {
        return say!("sheet-forgoes", name);
    }
    say!("sheet-double-turn", name, behind = taken.behind_by)
}

/// `battle round 2, first player`
fn tell_turn_place(TurnPlace { round, side }: TurnPlace) -> Message {
    say!("sheet-turn-of-side", round, side)
}

/// Why a sheet stays as it is.
pub fn tell_sheet_refusal(why: &SheetRefusal) -> Message {
    match why {
        SheetRefusal::Breaks(breach) => {
            let (rule, place) = (breach.fault.rule(), tell_turn_place(breach.place));
            say!("sheet-refusal-breaks", rule, place, fault = tell_fault(&breach.fault))
        }
        SheetRefusal::Step(error) => tell_step_error(error),
        why => told(why),
    }
}

/// Why a tap is not taken.
fn tell_step_error(error: &SheetStepError) -> Message {
    match error {
        SheetStepError::Unreadable => say!("sheet-unreadable-tap"),
        SheetStepError::Changed { stands, seen } => say!("sheet-tap-changed", stands, seen),
        SheetStepError::Forbidden(breaches) => {
            let first = breaches.first();
            let (rule, round) = first.map(|breach| (breach.fault.rule(), breach.place.round)).unzip();
            let fault = first.map_or(TextFact::None, |breach| TextFact::Message(tell_fault(&breach.fault)));
            say!("sheet-tap-forbidden", rule, round, fault)
        }
    }
}

/// Why numbers cannot be.
pub fn tell_impossible(why: &Impossible) -> Message {
    match why {
        Impossible::TooManyTactics { tactics, most } => {
            say!("sheet-too-many-tactics", tactics = tactics.to_string(), most)
        }
        Impossible::TooManySteps { tactics, most } => {
            say!("sheet-too-many-steps", tactics = tactics.to_string(), most)
        }
        Impossible::BothWon { games } => say!("sheet-both-won", games),
        Impossible::TooManyPoints { points, most, in_a_turn } => {
            let in_a_turn = Some(in_a_turn).filter(|in_a_turn| *in_a_turn != most);
            say!("sheet-too-many-points", points, most, in_a_turn)
        }
        Impossible::TacticsWithoutPoints { points, tactics, least, each } => {
            say!("sheet-tactics-without-points", points, tactics, least, each)
        }
        Impossible::PointsWithoutTactics { points, tactics, most, from_lines, each } => {
            say!("sheet-points-without-tactics", points, tactics, most, from_lines, each)
        }
        Impossible::NotOnBattleplan { battleplan, points, tactics, nearest } => {
            say!("sheet-not-on-battleplan", battleplan, points, tactics, nearest)
        }
    }
}

/// What the script of the sheet says, by its names for it, with places for facts in braces.
pub fn list_script_phrases() -> [(&'static str, Message); 32] {
    [
        ("nothing_picked", say!("sheet-nothing-picked")),
        ("in_double_turn", say!("sheet-in-double-turn", free_from = "{free_from}")),
        ("in_any_double_turn", say!("sheet-in-any-double-turn")),
        ("other_alliance", say!("sheet-other-alliance", tactic = "{tactic}", alliance = "{alliance}")),
        ("picked_before", say!("sheet-picked-before", tactic = "{tactic}", round = "{round}")),
        ("too_many_cards", say!("sheet-too-many-cards", most = "{most}")),
        ("card_not_taken", say!("sheet-card-not-taken", step = "{step}", card = "{card}")),
        ("step_too_early", say!("sheet-step-too-early", step = "{step}", needed = "{needed}")),
        ("steps_in_turn", say!("sheet-steps-in-turn", card = "{card}", often = "{often}")),
        ("too_often", say!("sheet-too-often", line = "{line}", often = "{often}")),
        ("other_rounds", say!("sheet-other-rounds", line = "{line}", rounds = "{rounds}")),
        ("needs", say!("sheet-needs", line = "{line}", needed = "{needed}")),
        ("own_too_often", say!("sheet-own-too-often", often = "{often}")),
        ("own_other_rounds", say!("sheet-own-other-rounds", rounds = "{rounds}")),
        ("own_needs", say!("sheet-own-needs", needed = "{needed}")),
        ("quoted", say!("sheet-quoted", text = "{text}")),
        ("or", say!("list-or")),
        ("once", say!("sheet-once")),
        ("twice", say!("sheet-twice")),
        ("times", say!("sheet-times", count = "{count}")),
        ("pick_one", say!("sheet-pick-one")),
        ("pick_first", say!("sheet-pick-first")),
        ("seizes", say!("sheet-seizes", name = "{name}")),
        ("forgoes", say!("sheet-forgoes", name = "{name}")),
        ("double_turn", say!("sheet-double-turn", name = "{name}", behind = "{behind}")),
        ("victory", say!("sheet-victory", result = "{result}", name = "{name}")),
        ("all_saved", say!("sheet-all-saved")),
        ("not_sent", say!("sheet-not-sent", count = "{count}")),
        ("one_waits", say!("sheet-one-waits")),
        ("more_wait", say!("sheet-more-wait", count = "{count}")),
        ("stopped", say!("sheet-stopped")),
        ("send_later", say!("sheet-send-later")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        domain::system::{self, ScoredLines},
        text::Speaker,
    };

    #[test]
    fn what_cannot_be_true_together_is_told_by_the_texts_of_its_lines() {
        let said = |battleplan: &str, id: &str, times: u32| {
            let plan = system::default().battleplan(battleplan).unwrap();
            let fault = plan.contradiction(&ScoredLines::from([(id.to_owned(), times)]), 3).unwrap();
            Speaker::in_english().say(&tell_line_fault(&fault))
        };
        let needs = "\"Hold two or more objectives\" needs \"Hold an objective\".";
        assert_eq!(said("feral-foray", "two", 1), needs);
        assert!(said("the-vice", "clear", 1).ends_with("only counts in battle rounds 4, 5."));
        assert!(said("border-war", "border", 3).ends_with("counts at most twice."));
        assert_eq!(said("border-war", "x", 1), "Border War has no line \"x\".");
    }
}
