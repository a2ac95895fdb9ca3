//! The settings in the log: what each is called, and what it was and is, in the words of the pages.

use crate::{
    domain::{
        event::{audit::SettingChange, pack::Settings},
        teams::Entrants,
    },
    words::{
        Label,
        settings::{NONE, SettingLine, find_setting_line, say_stored_text},
    },
};

/// `places (32 → 50)`
pub fn describe_setting_change(change: &SettingChange, settings: &Settings) -> String {
    let name = setting_name(&change.setting);
    if change.is_secret {
        return format!("{name} (secret)");
    }
    let line = find_setting_line(&change.setting);
    let value = |stored: &Option<String>| match stored.as_deref() {
        Some(stored) => {
            line.map_or_else(|| say_stored_text(stored, settings), |line| line.say_stored(stored, settings))
        }
        // Who is entered was once left out where everybody plays for themselves.
        None if change.setting == "entrants" => Some(Entrants::Players.label().into()),
        None => Some(NONE.into()),
    };
    match (value(&change.before), value(&change.after)) {
        (Some(before), Some(after)) if before != after => format!("{name} ({before} → {after})"),
        // Only what is shortened here is the same, or it was kept in part in entries of before.
        _ => name,
    }
}

/// What a setting is called, by the name of its field.
pub fn setting_name(field: &str) -> String {
    find_setting_line(field).map_or_else(|| field.replace(['_', '.'], " "), SettingLine::log_name)
}
