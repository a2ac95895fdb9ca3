//! One tap on the sheet: a field, what it said on the sender's screen, and what it says from now on. A step
//! touches its own field, so two phones never overwrite each other's other fields.

use super::{Fault, ScoringSheet, SheetBreach, SheetRound, SheetRules, Side, TurnPlace, check_scoring_sheet};
use crate::domain::system::{Battleplan, MOST_BATTLE_ROUNDS};
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

/// One thing that the sheet says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetField {
    Attacker,
    /// Who had priority in this battle round.
    Priority(u32),
    /// Who takes the first turn.
    First(u32),
    Tactic(TurnPlace),
    Completed(TurnPlace),
    /// A tactic card that a player has taken, by its slug.
    Card(Side, String),
    /// A step of a card that is completed in a turn, by its slug.
    Step(TurnPlace, String),
    /// How often a line of the battleplan is scored, by the line's id.
    Line(TurnPlace, String),
}

/// A field, the value that its sender saw, and the new one. Every value is a word; nothing is the empty one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetStep {
    pub field: SheetField,
    pub seen: String,
    pub value: String,
}

/// Why a step does nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetStepError {
    /// No field, or no value of it.
    Unreadable,
    /// Somebody else's step was first.
    Changed { stands: String, seen: String },
    /// Against the rules; what is wrong where the step was is first.
    Forbidden(Vec<SheetBreach>),
}

/// A breach that a judge let stand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exemption {
    pub fault: Fault,
    pub round: u32,
    pub side: Side,
    pub reason: String,
    pub by: String,
}

/// The names that a sheet is read out with.
#[derive(Debug, Clone, Copy)]
pub struct PlayerNames<'s> {
    pub a: &'s str,
    pub b: &'s str,
}

impl SheetField {
    /// As forms and phones write it: `line/2/a/one`.
    pub fn parse(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split('/').collect();
        let round = |text: &str| text.parse().ok().filter(|round| (1..=MOST_BATTLE_ROUNDS).contains(round));
        let place =
            |number: &str, side: &str| Some(TurnPlace { round: round(number)?, side: Side::parse(side)? });
        match parts[..] {
            ["attacker"] => Some(Self::Attacker),
            ["priority", number] => round(number).map(Self::Priority),
            ["first", number] => round(number).map(Self::First),
            ["tactic", number, side] => place(number, side).map(Self::Tactic),
            ["completed", number, side] => place(number, side).map(Self::Completed),
            ["card", side, slug] => Some(Self::Card(Side::parse(side)?, slug.to_owned())),
            ["step", number, side, slug] => Some(Self::Step(place(number, side)?, slug.to_owned())),
            ["line", number, side, id] => Some(Self::Line(place(number, side)?, id.to_owned())),
            _ => None,
        }
    }

    /// The turn it belongs to.
    pub fn place(&self) -> Option<TurnPlace> {
        match self {
            Self::Attacker | Self::Priority(_) | Self::First(_) => None,
            Self::Card(side, _) => Some(TurnPlace { round: 1, side: *side }),
            Self::Tactic(place) | Self::Completed(place) | Self::Line(place, _) | Self::Step(place, _) => {
                Some(*place)
            }
        }
    }

    /// The battle round it belongs to; none: the whole battle.
    pub fn round(&self) -> Option<u32> {
        match self {
            Self::Attacker | Self::Card(..) => None,
            Self::Priority(round) | Self::First(round) => Some(*round),
            Self::Tactic(place) | Self::Completed(place) | Self::Line(place, _) | Self::Step(place, _) => {
                Some(place.round)
            }
        }
    }
}

impl fmt::Display for SheetField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |place: &TurnPlace| format!("{}/{}", place.round, place.side.as_str());
        match self {
            Self::Attacker => f.write_str("attacker"),
            Self::Priority(round) => write!(f, "priority/{round}"),
            Self::First(round) => write!(f, "first/{round}"),
            Self::Tactic(place) => write!(f, "tactic/{}", at(place)),
            Self::Completed(place) => write!(f, "completed/{}", at(place)),
            Self::Card(side, slug) => write!(f, "card/{}/{slug}", side.as_str()),
            Self::Step(place, slug) => write!(f, "step/{}/{slug}", at(place)),
            Self::Line(place, id) => write!(f, "line/{}/{id}", at(place)),
        }
    }
}

impl SheetStep {
    /// `tactic/2/a=do-not-waver>take-the-flanks`
    pub fn parse(text: &str) -> Option<Self> {
        let (field, values) = text.split_once('=')?;
        let (seen, value) = values.split_once('>')?;
        Some(Self { field: SheetField::parse(field)?, seen: seen.to_owned(), value: value.to_owned() })
    }
}

impl fmt::Display for SheetStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}>{}", self.field, self.seen, self.value)
    }
}

impl PlayerNames<'_> {
    pub fn of(&self, side: Side) -> &str {
        match side {
            Side::A => self.a,
            Side::B => self.b,
        }
    }
}

impl Exemption {
    fn covers(&self, breach: &SheetBreach) -> bool {
        let place = TurnPlace { round: self.round, side: self.side };
        self.fault == breach.fault && place == breach.place
    }
}

impl ScoringSheet {
    /// What a field says now.
    #[must_use]
    pub fn value(&self, field: &SheetField) -> String {
        let side = |side: Option<Side>| side.map_or("", Side::as_str).to_owned();
        let turn = |place: &TurnPlace| Some(self.round(place.round)?.turn(place.side));
        match field {
            SheetField::Attacker => side(self.attacker),
            SheetField::Priority(number) => side(self.round(*number).and_then(|round| round.priority)),
            SheetField::First(number) => side(self.round(*number).and_then(|round| round.first)),
            SheetField::Tactic(place) => turn(place).and_then(|turn| turn.tactic.clone()).unwrap_or_default(),
            SheetField::Completed(place) => yes_or_nothing(turn(place).is_some_and(|turn| turn.completed)),
            SheetField::Card(side, slug) => yes_or_nothing(self.cards.of(*side).taken.contains(slug)),
            SheetField::Step(place, slug) => {
                yes_or_nothing(turn(place).is_some_and(|turn| turn.steps.contains(slug)))
            }
            SheetField::Line(place, id) => {
                let scored = turn(place).and_then(|turn| turn.lines.get(id)).filter(|scored| **scored > 0);
                scored.map(u32::to_string).unwrap_or_default()
            }
        }
    }

    /// Every field that says something.
    #[must_use]
    pub fn fields(&self) -> BTreeMap<String, String> {
        let mut fields = vec![SheetField::Attacker];
        for side in Side::BOTH {
            let cards = self.cards.of(side).taken.iter();
            fields.extend(cards.map(|slug| SheetField::Card(side, slug.clone())));
        }
        for (number, round) in (1..=MOST_BATTLE_ROUNDS).zip(&self.rounds) {
            fields.extend([SheetField::Priority(number), SheetField::First(number)]);
            for side in Side::BOTH {
                let place = TurnPlace { round: number, side };
                fields.extend([SheetField::Tactic(place), SheetField::Completed(place)]);
                let turn = round.turn(side);
                fields.extend(turn.lines.keys().map(|id| SheetField::Line(place, id.clone())));
                fields.extend(turn.steps.iter().map(|slug| SheetField::Step(place, slug.clone())));
            }
        }
        let said = fields.into_iter().map(|field| (field.to_string(), self.value(&field)));
        said.filter(|(_, value)| !value.is_empty()).collect()
    }

    /// The sheet after this step. What breaks a rule that was not broken before is refused, except what a
    /// judge let stand; a value that is there already is no change.
    pub fn after(
        &self,
        step: &SheetStep,
        rules: &SheetRules,
        exempted: &[Exemption],
    ) -> Result<Self, SheetStepError> {
        let stands = self.value(&step.field);
        if stands == step.value {
            return Ok(self.clone());
        }
        if stands != step.seen {
            return Err(SheetStepError::Changed { stands, seen: step.seen.clone() });
        }
        if step.field.round().is_some_and(|round| round > rules.plan().rounds) {
            return Err(SheetStepError::Unreadable);
        }
        let next = self.with(&step.field, &step.value, rules.battleplan).ok_or(SheetStepError::Unreadable)?;
        let before = check_scoring_sheet(self, rules);
        let mut breaches = check_scoring_sheet(&next, rules);
        breaches.retain(|breach| !before.contains(breach));
        breaches.retain(|breach| !exempted.iter().any(|exemption| exemption.covers(breach)));
        // What is wrong where the tap was is said first.
        breaches.sort_by_key(|breach| step.field.place() != Some(breach.place));
        if breaches.is_empty() { Ok(next) } else { Err(SheetStepError::Forbidden(breaches)) }
    }

    /// The sheet with another value in one field, whatever the rules say; none for what is no value of it.
    /// A battle tactic that is taken away was not completed, and lines that needed a removed one go with it.
    #[must_use]
    pub fn with(&self, field: &SheetField, value: &str, battleplan: &Battleplan) -> Option<Self> {
        let mut next = self.clone();
        match field {
            SheetField::Attacker => next.attacker = side_or_nobody(value).ok()?,
            SheetField::Priority(number) => next.round_mut(*number).priority = side_or_nobody(value).ok()?,
            SheetField::First(number) => next.round_mut(*number).first = side_or_nobody(value).ok()?,
            SheetField::Tactic(place) => {
                let turn = next.round_mut(place.round).turn_mut(place.side);
                turn.tactic = Some(value.to_owned()).filter(|slug| !slug.is_empty());
                turn.completed &= turn.tactic.is_some();
            }
            SheetField::Completed(place) => {
                let turn = next.round_mut(place.round).turn_mut(place.side);
                turn.completed = is_yes(value)?;
            }
            SheetField::Card(side, slug) => {
                set_membership(&mut next.cards.of_mut(*side).taken, slug, is_yes(value)?);
            }
            SheetField::Step(place, slug) => {
                set_membership(
                    &mut next.round_mut(place.round).turn_mut(place.side).steps,
                    slug,
                    is_yes(value)?,
                );
            }
            SheetField::Line(place, id) => {
                let wanted = if value.is_empty() { 0 } else { value.parse().ok()? };
                let turn = next.round_mut(place.round).turn_mut(place.side);
                let scored = turn.lines.get(id).copied().unwrap_or(0);
                if wanted > scored {
                    turn.lines.insert(id.clone(), wanted);
                }
                for _ in wanted..scored {
                    turn.lines = battleplan.without(&turn.lines, id, place.round);
                }
            }
        }
        Some(next)
    }

    /// The sheet as far as this battleplan knows its lines: after the battleplan of a round was changed.
    #[must_use]
    pub fn on(mut self, battleplan: &Battleplan) -> Self {
        for round in &mut self.rounds {
            for side in Side::BOTH {
                round.turn_mut(side).lines.retain(|id, _| battleplan.line(id).is_some());
            }
        }
        self
    }

    /// What breaks a rule, and no judge let stand.
    #[must_use]
    pub fn breaches(&self, rules: &SheetRules, exempted: &[Exemption]) -> Vec<SheetBreach> {
        let mut breaches = check_scoring_sheet(self, rules);
        breaches.retain(|breach| !exempted.iter().any(|exemption| exemption.covers(breach)));
        breaches
    }

    /// The last battle round with anything on it; the first on an empty sheet.
    #[must_use]
    pub fn newest_round(&self) -> u32 {
        let begun = self.rounds.iter().rposition(|round| *round != SheetRound::default());
        begun.and_then(|index| u32::try_from(index + 1).ok()).unwrap_or(1)
    }

    fn round_mut(&mut self, number: u32) -> &mut SheetRound {
        let index = number.saturating_sub(1) as usize;
        if self.rounds.len() <= index {
            self.rounds.resize_with(index + 1, SheetRound::default);
        }
        &mut self.rounds[index]
    }
}

/// A field that is tapped, or not.
fn yes_or_nothing(is_tapped: bool) -> String {
    if is_tapped { "yes" } else { "" }.to_owned()
}

/// What a tap on such a field says; none for another word.
fn is_yes(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "" => Some(false),
        _ => None,
    }
}

/// The slug is among them from now on, or is not.
fn set_membership(slugs: &mut BTreeSet<String>, slug: &str, is_in: bool) {
    if is_in {
        slugs.insert(slug.to_owned());
    } else {
        slugs.remove(slug);
    }
}

/// Nobody is the empty word; another word is nobody's.
fn side_or_nobody(word: &str) -> Result<Option<Side>, SheetStepError> {
    match Side::parse(word) {
        None if !word.is_empty() => Err(SheetStepError::Unreadable),
        side => Ok(side),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::games;

    fn feral_foray_rules() -> SheetRules<'static> {
        let game = games::default();
        game.sheet_rules(game.system.battleplan("feral-foray").unwrap(), [Some("order"), None])
    }

    fn sheet_after_step(sheet: &ScoringSheet, step: &str) -> Result<ScoringSheet, SheetStepError> {
        sheet.after(&SheetStep::parse(step).unwrap(), &feral_foray_rules(), &[])
    }

    fn sheet_after_steps(steps: &[&str]) -> ScoringSheet {
        steps.iter().fold(ScoringSheet::default(), |sheet, step| sheet_after_step(&sheet, step).unwrap())
    }

    /// The rule that a step would break first.
    fn first_broken_rule(sheet: &ScoringSheet, step: &str) -> Option<&'static str> {
        let Err(SheetStepError::Forbidden(breaches)) = sheet_after_step(sheet, step) else { return None };
        breaches.first().map(|breach| breach.fault.rule())
    }

    #[test]
    fn a_step_is_read_as_it_is_written() {
        for text in ["attacker=>a", "priority/5=a>b", "line/2/b/one=1>", "tactic/1/a=>do-not-waver"] {
            assert_eq!(SheetStep::parse(text).unwrap().to_string(), text);
        }
        for text in ["", "attacker", "priority/21=>a", "priority/0=>a", "line/2/c/one=>1", "tactic/2=>x"] {
            assert_eq!(SheetStep::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_step_over_another_value_says_both() {
        let sheet = sheet_after_steps(&["priority/1=>a"]);
        let stale = sheet_after_step(&sheet, "priority/1=>b").unwrap_err();
        assert_eq!(stale, SheetStepError::Changed { stands: "a".into(), seen: String::new() });
        assert_eq!(
            sheet_after_step(&sheet, "priority/1=>a"),
            Ok(sheet.clone()),
            "the same value is no conflict"
        );
        assert_eq!(sheet_after_step(&sheet, "first/1=>b").unwrap().value(&SheetField::Priority(1)), "a");
    }

    #[test]
    fn what_the_rules_forbid_is_refused_with_the_rule() {
        let sheet = sheet_after_steps(&["tactic/1/a=>do-not-waver"]);
        for (step, rule) in [
            ("tactic/2/a=>do-not-waver", "R5"),
            ("tactic/2/a=>ordained-charge", "R5"),
            ("completed/2/a=>yes", "R4"),
            ("line/1/a/two=>1", "R7"),
            ("line/1/a/one=>2", "R7"),
            ("line/1/a/none=>1", "R7"),
        ] {
            assert_eq!(first_broken_rule(&sheet, step), Some(rule), "{step}");
        }
        assert!(sheet_after_step(&sheet, "line/1/a/one=>many").is_err());
        assert_eq!(
            sheet_after_step(&sheet, "priority/6=>a"),
            Err(SheetStepError::Unreadable),
            "a battle has five rounds"
        );
    }

    #[test]
    fn r5_the_reason_is_told_from_where_the_tap_was() {
        let sheet = sheet_after_steps(&["tactic/1/a=>do-not-waver"]);
        let Err(SheetStepError::Forbidden(breaches)) = sheet_after_step(&sheet, "tactic/2/a=>do-not-waver")
        else {
            panic!()
        };
        assert_eq!(breaches[0].fault, Fault::PickedBefore { tactic: "Do Not Waver".into(), round: 1 });
        assert_eq!(breaches[0].place, TurnPlace { round: 2, side: Side::A });
    }

    #[test]
    fn r6_priority_that_makes_a_double_turn_of_a_turn_with_a_tactic_is_refused() {
        let sheet = sheet_after_steps(&["priority/1=>a", "tactic/2/b=>do-not-waver"]);
        assert_eq!(first_broken_rule(&sheet, "priority/2=>b"), Some("R6"));
        assert!(sheet_after_step(&sheet, "priority/2=>a").is_ok());
    }

    #[test]
    fn what_a_judge_let_stand_is_refused_no_more() {
        let sheet = sheet_after_steps(&["tactic/1/a=>do-not-waver"]);
        let step = SheetStep::parse("tactic/2/a=>do-not-waver").unwrap();
        let Err(SheetStepError::Forbidden(breaches)) = sheet.after(&step, &feral_foray_rules(), &[]) else {
            panic!()
        };
        let exempted: Vec<Exemption> = breaches
            .into_iter()
            .map(|breach| Exemption {
                fault: breach.fault,
                round: breach.place.round,
                side: breach.place.side,
                reason: "the first was a slip".into(),
                by: "Jo".into(),
            })
            .collect();
        let next = sheet.after(&step, &feral_foray_rules(), &exempted).unwrap();
        assert_eq!(next.breaches(&feral_foray_rules(), &exempted), []);
        assert_eq!(next.breaches(&feral_foray_rules(), &[]).len(), 2);
    }

    #[test]
    fn what_depended_on_a_value_goes_with_it() {
        let sheet = sheet_after_steps(&[
            "line/1/a/one=>1",
            "line/1/a/two=>1",
            "tactic/1/a=>do-not-waver",
            "completed/1/a=>yes",
            "line/1/a/one=1>",
            "tactic/1/a=do-not-waver>",
        ]);
        assert_eq!(sheet.fields(), BTreeMap::new());
    }

    #[test]
    fn fields_say_all_that_is_on_the_sheet() {
        let sheet = sheet_after_steps(&["attacker=>b", "priority/2=>a", "line/2/b/one=>1"]);
        let said: Vec<_> = sheet.fields().into_iter().collect();
        let said: Vec<_> = said.iter().map(|(field, value)| (field.as_str(), value.as_str())).collect();
        assert_eq!(said, [("attacker", "b"), ("line/2/b/one", "1"), ("priority/2", "a")]);
        assert_eq!(sheet.newest_round(), 2);
        assert_eq!(ScoringSheet::default().newest_round(), 1);
    }
}
