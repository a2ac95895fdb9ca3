//! The scoring sheet: what breaks its rules, which numbers cannot be, and what it still has to say.

use super::{
    InWords,
    sheet_phrases::{SHEET, fill_phrase},
    system::line_fault_of_own,
    write_grouped_number,
};
use crate::domain::scoring::{
    DoubleTurn, Fault, Impossible, MissingOnSheet, SheetBreach, SheetStepError, Side, TurnPlace,
};

impl InWords for Fault {
    fn in_words(&self) -> String {
        match self {
            Self::TooManyRounds { most } => format!("A battle has {most} battle rounds."),
            Self::NothingPicked => SHEET.nothing_picked.into(),
            Self::UnknownTactic { slug } => format!("There is no battle tactic {slug:?}."),
            Self::InDoubleTurn { free_from: Some(free_from) } => {
                fill_phrase(SHEET.in_double_turn, [("free_from", &free_from.to_string())])
            }
            Self::InDoubleTurn { free_from: None } => SHEET.in_any_double_turn.into(),
            Self::OtherAlliance { tactic, alliance } => fill_phrase(
                SHEET.other_alliance,
                [("tactic", tactic), ("alliance", &capitalise_word(alliance))],
            ),
            Self::PickedBefore { tactic, round } => {
                fill_phrase(SHEET.picked_before, [("tactic", tactic), ("round", &round.to_string())])
            }
            Self::Lines { why } => why.in_words(),
        }
    }
}

/// As the button with this label says it, which need not name itself.
pub fn in_short(fault: &Fault, label: &str) -> String {
    match fault {
        Fault::Lines { why } => line_fault_of_own(why, label),
        _ => fault.in_words(),
    }
}

/// What somebody has who goes first after having gone second; `name` is theirs.
pub fn double_turn(taken: DoubleTurn, name: &str) -> String {
    if taken.seizes_initiative {
        return fill_phrase(SHEET.seizes, [("name", name)]);
    }
    if !taken.has_tactic {
        return fill_phrase(SHEET.forgoes, [("name", name)]);
    }
    fill_phrase(SHEET.double_turn, [("name", name), ("behind", &taken.behind_by.to_string())])
}

/// `battle round 2, first player`
impl InWords for TurnPlace {
    fn in_words(&self) -> String {
        let side = match self.side {
            Side::A => "first player",
            Side::B => "second player",
        };
        format!("battle round {}, {side}", self.round)
    }
}

impl InWords for SheetStepError {
    fn in_words(&self) -> String {
        match self {
            Self::Unreadable => "This tap could not be read. Load the page again.".into(),
            Self::Changed { stands, seen } => format!("{stands} stands there now, not {seen}."),
            Self::Forbidden(breaches) => breaches.first().map(describe_sheet_breach).unwrap_or_default(),
        }
    }
}

fn describe_sheet_breach(SheetBreach { fault, place }: &SheetBreach) -> String {
    format!("Not by the rules ({}, battle round {}): {}", fault.rule(), place.round, fault.in_words())
}

impl InWords for MissingOnSheet {
    fn in_words(&self) -> String {
        match self {
            Self::Attacker => "Who was the attacker?".into(),
            Self::Priority { round } => format!("Battle round {round}: who had priority?"),
        }
    }
}

impl InWords for Impossible {
    fn in_words(&self) -> String {
        match self {
            Self::TooManyTactics { tactics, most } => format!(
                "{tactics} battle tactics: a player completes at most {most}, one in each battle round."
            ),
            Self::TooManyPoints { points, most, in_a_turn } => {
                let turn =
                    if in_a_turn == most { String::new() } else { format!(", {in_a_turn} in each turn") };
                let (points, most) = (write_grouped_number(*points), write_grouped_number(*most));
                format!("{points} victory points: a player scores at most {most}{turn}.")
            }
            Self::TacticsWithoutPoints { points, tactics, least, each } => format!(
                "{tactics} completed battle tactics alone are {least} victory points, so {points} is too few: each \
                 is worth {each}."
            ),
            Self::PointsWithoutTactics { points, tactics, most, from_lines, each } => format!(
                "{points} victory points with {tactics} completed battle tactics is too many: objectives give at \
                 most {from_lines} a turn, tactics {each} each, so {most} is the most."
            ),
            Self::NotOnBattleplan { battleplan, points, tactics, nearest } => {
                let nearest = nearest.iter().map(u32::to_string).collect::<Vec<_>>().join(" and ");
                format!(
                    "On {battleplan} no turns add up to {points} victory points with {tactics} completed battle \
                     tactics. The nearest that do: {nearest}."
                )
            }
        }
    }
}

pub(in crate::words) fn capitalise_word(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
