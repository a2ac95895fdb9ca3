//! The log in English: what was done, to what, and where its chain does not hold.

mod award;
mod battle;
mod event;
mod news;
mod player;
mod roster;
mod round;
mod setting;
mod team;
mod venue;

pub use battle::sheet_field;

use super::InWords;
use crate::domain::event::{
    audit::{Act, AuditSubject, Break, EventAct, NoLogMark, Recorded, ResultBreak, RoundAct},
    pack::Settings,
};
use event::settings_saved;
use setting::setting_name;

/// What was done, as one sentence without its subject: who did it stands beside it. `added Ann Archer`
impl InWords for Act {
    fn in_words(&self) -> String {
        match self {
            Self::Event(act) => act.in_words(),
            Self::Staff(act) => act.in_words(),
            Self::Player(act) => act.in_words(),
            Self::Team(act) => act.in_words(),
            Self::Match(act) => act.in_words(),
            Self::Conduct(act) => act.in_words(),
            Self::Roster(act) => act.in_words(),
            Self::Venue(act) => act.in_words(),
            Self::Round(act) => act.in_words(),
            Self::Pair(act) => act.in_words(),
            Self::Battle(act) => act.in_words(),
            Self::Sheet(act) => act.in_words(),
            Self::Call(act) => act.in_words(),
            Self::Standings(act) => act.in_words(),
            Self::Award(act) => act.in_words(),
            Self::Screen(act) => act.in_words(),
            Self::News(act) => act.in_words(),
        }
    }
}

/// `player 12`, `round 3 table 4`
impl InWords for AuditSubject {
    fn in_words(&self) -> String {
        self.to_string().replace('/', " ")
    }
}

impl InWords for NoLogMark {
    fn in_words(&self) -> String {
        "A log's mark is a number and twelve signs, like 87-1f0c93ab55d2: it stands at the foot of printed pairings."
            .into()
    }
}

impl InWords for Break {
    fn in_words(&self) -> String {
        match self {
            Self::NotAsPrinted(mark) => format!(
                "It is not the log that bore the mark {mark}: entries were cut off at its end and others written, or it \
                 is another event's."
            ),
            Self::Changed(entry) => format!("Entry {entry} was changed after it was written."),
            Self::OutOfOrder(entry) => {
                format!("An entry before number {entry} is missing, or one was put in.")
            }
            Self::Cut { found, expected } => {
                format!("The newest entries are missing: there are {found}, and there were {expected}.")
            }
        }
    }
}

impl InWords for ResultBreak {
    fn in_words(&self) -> String {
        match self {
            Self::Result { round, table } => {
                format!("The result of round {round}, table {table} is another than the log says.")
            }
            Self::State { round, table } => format!(
                "The log says otherwise whether the result of round {round}, table {table} is reported, agreed, \
                 spoken against or ruled."
            ),
            Self::Seats { round, table } => {
                format!("Others sit at round {round}, table {table} than when its result was reported.")
            }
            Self::Gone { round, table } => {
                format!("The log has a result of round {round}, table {table}, and nobody sits there.")
            }
            Self::Points { player } => {
                format!("The penalties and bonuses of player {player} are others than the log says.")
            }
            Self::Soft { player } => {
                format!("The soft score of player {player} is another than the log says.")
            }
            Self::Corrections { round } => {
                format!("What was added to the matches of round {round} is other than the log says.")
            }
            Self::Bye { round, player } => format!(
                "Player {player} has no opponent in round {round}, and something else than the bye that the log has."
            ),
            Self::RollOffs => "The dice for shared places are others than the log says.".into(),
            Self::Ranking => "The ranking is another than the log says.".into(),
            Self::Setting { name } => {
                format!("The setting “{}” is another than the log says.", setting_name(name))
            }
        }
    }
}

/// An entry as a person reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldEntry {
    pub what: String,
    pub on: String,
    pub why: Option<String>,
}

/// The entry in words, at an event with these settings. What another version of Muster wrote, and this one cannot read,
/// stands as it is stored.
pub fn describe_recorded_act(recorded: &Recorded, settings: &Settings) -> ToldEntry {
    let (subject, act) = (recorded.subject(), recorded.act());
    let own = recorded.why.clone();
    let what = match &act {
        None => recorded.act.clone(),
        Some(Act::Event(EventAct::SettingsSaved { renamed, changed, .. })) => {
            settings_saved(renamed.as_ref(), changed, settings)
        }
        Some(act) => act.in_words(),
    };
    ToldEntry {
        what,
        on: subject.map_or_else(|| recorded.subject.clone(), |subject| subject.in_words()),
        why: own.or_else(|| act.as_ref().and_then(reason_in_act).map(str::to_owned)),
    }
}

/// The same for somebody who may not know what stands on the roster that it is about.
pub fn told_without_the_list(recorded: &Recorded, settings: &Settings) -> ToldEntry {
    match recorded.act() {
        Some(Act::Roster(act)) => {
            let told = describe_recorded_act(recorded, settings);
            let what = if act.tells_of_a_list() { "looked through the roster".into() } else { told.what };
            ToldEntry { what, why: None, ..told }
        }
        _ => describe_recorded_act(recorded, settings),
    }
}

/// The reason that lies in what was done.
fn reason_in_act(act: &Act) -> Option<&'static str> {
    match act {
        Act::Round(RoundAct::LateSeated { .. } | RoundAct::LateTeamSeated { .. }) => {
            Some("came after the draw")
        }
        _ => None,
    }
}

/// `1, 2, 3`
fn join_with_commas<T: ToString>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
