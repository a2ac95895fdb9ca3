//! What was done to the event and its staff.

use super::{InWords, join_with_commas, setting::describe_setting_change};
use crate::domain::event::{
    audit::{EventAct, PartChange, PartTime, Renamed, SettingChange, StaffAct},
    pack::Settings,
    permission::StaffRole,
};
use crate::words::Label;
use crate::words::so_many;

impl InWords for EventAct {
    fn in_words(&self) -> String {
        match self {
            Self::Created { name, .. } => format!("created {name}"),
            Self::ReadFromFile { name, players, rounds } => {
                let players = so_many(*players, "player", "players");
                format!("read {name} from an event file: {players}, {}", so_many(*rounds, "round", "rounds"))
            }
            // Where no event is at hand: in the words of a new one, and in UTC.
            Self::SettingsSaved { renamed, changed, .. } => {
                let settings = Settings { time_zone: "UTC".into(), ..Settings::default() };
                settings_saved(renamed.as_ref(), changed, &settings)
            }
            Self::TimetableSet { changed } => {
                let changed: Vec<String> = changed.iter().map(describe_part_change).collect();
                match changed.as_slice() {
                    [] => "saved the timetable".into(),
                    changed => format!("changed the timetable: {}", changed.join("; ")),
                }
            }
            Self::TimetableByLength => "took back the timetable set by hand".into(),
            Self::StageMoved { from, to } => {
                format!("moved the event from “{}” to “{}”", from.label(), to.label())
            }
            Self::BattleplanAdded { name } => format!("added the battleplan {name}"),
            Self::BattleplanChanged { name } => format!("changed the battleplan {name}"),
            Self::BattleplanRemoved { name } => format!("removed the battleplan {name}"),
            Self::GameReplaced { name, own: Some(id) } => {
                format!("put the event's own file of the game in use: {name} ({id})")
            }
            Self::PicturePut { width, height, alt } => {
                format!("put up a picture of {width} by {height} pixels: {alt}")
            }
            Self::PictureFirst { alt } => format!("put a picture before the others: {alt}"),
            Self::PictureRemoved { alt: None } => "took the picture down".into(),
            Self::PictureRemoved { alt: Some(alt) } => format!("took a picture down: {alt}"),
            Self::GameReplaced { name, own: None } => format!("took {name} as it ships again"),
            Self::BattleplansReordered { were_in } => format!(
                "put the battleplans in the order that moves the least terrain: before they were in rounds {}",
                join_with_commas(were_in)
            ),
        }
    }
}

/// What was changed of the settings; times are told by the clock of the event with these.
pub(super) fn settings_saved(
    renamed: Option<&Renamed>,
    changed: &[SettingChange],
    settings: &Settings,
) -> String {
    let changed: Vec<String> =
        changed.iter().map(|change| describe_setting_change(change, settings)).collect();
    let what = match changed.as_slice() {
        [] => "saved the settings".into(),
        changed => format!("changed {}", changed.join(", ")),
    };
    match renamed {
        Some(name) => format!("renamed the event from {} to {}; {what}", name.from, name.to),
        None => what,
    }
}

/// `Round 2 from 13:15 to 13:35`
fn describe_part_change(change: &PartChange) -> String {
    let name = change.what.in_words();
    match (&change.before, &change.after) {
        (Some(before), Some(after)) if (before.day, before.at) == (after.day, after.at) => {
            let before = so_many(before.minutes, "minute", "minutes");
            format!("{name} {} instead of {before} long", after.minutes)
        }
        (Some(before), Some(after)) => {
            format!("{name} from {} to {}", word_time_of_part(before), word_time_of_part(after))
        }
        (None, Some(after)) => format!("{name} added at {}", word_time_of_part(after)),
        (Some(before), None) => format!("{name} at {} taken out", word_time_of_part(before)),
        (None, None) => name,
    }
}

fn word_time_of_part(time: &PartTime) -> String {
    let at = time.at.format("%H:%M");
    if time.day == 1 { at.to_string() } else { format!("{at} on day {}", time.day) }
}

impl InWords for StaffAct {
    fn in_words(&self) -> String {
        match self {
            Self::Invited { name, role } => format!("invited {name} as {role}"),
            Self::InvitationWithdrawn => "withdrew an invitation".into(),
            Self::Joined { role } => format!("joined the staff as {role}"),
            Self::Appointed { name, role: StaffRole::Judge } => format!("made {name} a judge"),
            Self::Appointed { name, role: StaffRole::Organiser } => format!("made {name} an organiser"),
            Self::Removed { name, role } => format!("removed {name}, who was {role}"),
            Self::NotInvitedAgain { name, role } => {
                format!("left out {name}, who was {role} where the event came from")
            }
        }
    }
}
