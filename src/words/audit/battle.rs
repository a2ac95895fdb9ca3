//! What was done at a table: reports and rulings, calls for a judge, the scoring sheet.

use super::InWords;
use crate::domain::{
    event::audit::{BattleAct, CallAct, SheetAct, SheetFieldChange, SheetValue},
    history::BattleResult,
    scoring::{PlayerNames, SheetField, Side, TurnPlace},
};
use crate::words::Label;
use crate::words::so_many;

impl InWords for BattleAct {
    fn in_words(&self) -> String {
        let words = BattleResult::in_words;
        let before = |before: &Option<BattleResult>| before.as_ref().map(words).unwrap_or_default();
        match self {
            Self::Reported { result, from_sheet, .. } => {
                add_sheet_source(format!("reported {}", words(result)), *from_sheet)
            }
            Self::Disputed { result, first, from_sheet, .. } => add_sheet_source(
                format!("reported {}, against {}", words(result), before(first)),
                *from_sheet,
            ),
            Self::Corrected { before, after, from_sheet, .. } => {
                let what = format!("corrected the report from {} to {}", words(before), words(after));
                add_sheet_source(what, *from_sheet)
            }
            Self::Confirmed { result, from_sheet, .. } => {
                add_sheet_source(format!("confirmed {}", words(result)), *from_sheet)
            }
            Self::EnteredFromPaper { result, .. } => format!("entered {} from paper", words(result)),
            Self::TypedInFromPaper { result, before, .. } => {
                let instead = before.as_ref().map(|before| format!(" instead of {}", words(before)));
                let instead = instead.unwrap_or_default();
                format!("typed in {} from paper{instead}, for somebody else to check", words(result))
            }
            Self::Set { result, before: None, .. } => format!("set the result to {}", words(result)),
            Self::Set { result, before: Some(before), .. } => {
                format!("set the result from {} to {}", words(before), words(result))
            }
            Self::TakenBack { before: was } => format!("took back {}", before(was)),
            Self::Accepted { result, .. } => format!("accepted {}", words(result)),
            Self::AllAccepted { count: 1 } => "accepted the only report that nobody speaks against".into(),
            Self::AllAccepted { count } => format!("accepted all {count} reports that nobody speaks against"),
        }
    }
}

fn add_sheet_source(what: String, from_sheet: bool) -> String {
    if from_sheet { format!("{what}, from the scoring sheet") } else { what }
}

impl InWords for CallAct {
    fn in_words(&self) -> String {
        match self {
            Self::Called { kind } => format!("called a judge: {}", kind.label()),
            Self::Withdrawn => "withdrew the call for a judge".into(),
            Self::Taken { own_club: false } => "took the call".into(),
            Self::Taken { own_club: true } => "took the call, though it is from their own club".into(),
            Self::PassedOn => "passed the call on".into(),
            Self::Answered => "answered the call".into(),
            Self::AskedHowFar => "asked the table how far it is".into(),
            Self::SlowPlayWatched => "began to watch the table for slow play".into(),
            Self::SlowPlayEnded { minutes } => {
                format!("watched the table for slow play, {}", so_many(*minutes, "minute", "minutes"))
            }
        }
    }
}

impl InWords for SheetAct {
    fn in_words(&self) -> String {
        let Self::LetStand { change, against } = self;
        let rules =
            if against.is_empty() { String::new() } else { format!(", against {}", against.join(" ")) };
        format!("scoring sheet: {}{rules}", change.in_words())
    }
}

/// `battle round 2, Ann: battle tactic: nothing → Take the Flanks`
impl InWords for SheetFieldChange {
    fn in_words(&self) -> String {
        let [name, before, after, _] = sheet_field(self, &self.after);
        format!("{name}: {before} → {after}")
    }
}

/// The field, what it said before and after, and what `sent` says for it.
pub fn sheet_field(change: &SheetFieldChange, sent: &SheetValue) -> [String; 4] {
    let [a, b] = &change.players;
    let names = PlayerNames { a, b };
    let field = SheetField::parse(&change.field);
    let name = field.as_ref().map_or_else(|| change.field.clone(), |field| name_of(field, change, names));
    let value = |value: &SheetValue| value_in_words(field.as_ref(), value, names);
    [name, value(&change.before), value(&change.after), value(sent)]
}

fn name_of(field: &SheetField, change: &SheetFieldChange, names: PlayerNames) -> String {
    let at = |place: &TurnPlace| format!("battle round {}, {}", place.round, names.of(place.side));
    match field {
        SheetField::Attacker => "attacker".into(),
        SheetField::Priority(round) => format!("battle round {round}: priority"),
        SheetField::First(round) => format!("battle round {round}: first turn"),
        SheetField::Tactic(place) => format!("{}: battle tactic", at(place)),
        SheetField::Completed(place) => format!("{}: battle tactic completed", at(place)),
        SheetField::Line(place, id) => format!("{}: {}", at(place), change.line.as_ref().unwrap_or(id)),
    }
}

fn value_in_words(field: Option<&SheetField>, value: &SheetValue, names: PlayerNames) -> String {
    if let Some(name) = &value.name {
        return name.clone();
    }
    match (field, value.code.as_str()) {
        (Some(SheetField::Completed(_)), "") => "no".into(),
        (Some(SheetField::Line(..)), "") => "0".into(),
        (_, "") => "nothing".into(),
        (Some(SheetField::Attacker | SheetField::Priority(_) | SheetField::First(_)), side) => {
            Side::parse(side).map_or_else(|| side.to_owned(), |side| names.of(side).to_owned())
        }
        (_, other) => other.to_owned(),
    }
}
