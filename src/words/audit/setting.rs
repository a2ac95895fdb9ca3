//! The settings in the log: what each is called, and what it was and is, in the words of the pages.

use crate::{
    domain::{
        event::{audit::SettingChange, pack::Settings},
        teams::Entrants,
    },
    text::{Message, Speaker, Wording, say, told},
    words::settings::{SettingLine, find_setting_line, say_none, say_stored_text},
};

/// `places (32 → 50)`
pub fn describe_setting_change(change: &SettingChange, settings: &Settings) -> String {
    let game = &settings.game().words;
    Speaker::in_english().about(Entrants::Players, game).say(&tell_setting_change(change, settings))
}

/// The same as the log carries it.
pub fn tell_setting_change(change: &SettingChange, settings: &Settings) -> Message {
    let name = name_of_setting(&change.setting);
    if change.is_secret {
        return say!("setting-changed-secret", name);
    }
    let line = find_setting_line(&change.setting);
    let value = |stored: &Option<String>| match stored.as_deref() {
        Some(stored) => {
            line.map_or_else(|| say_stored_text(stored, settings), |line| line.say_stored(stored, settings))
        }
        // Who is entered was once left out where everybody plays for themselves.
        None if change.setting == "entrants" => Some(told(&Entrants::Players).into()),
        None => Some(say_none().into()),
    };
    match (value(&change.before), value(&change.after)) {
        (Some(before), Some(after)) if before != after => {
            say!("setting-changed", name, before, after)
        }
        // Only what is shortened here is the same, or it was kept in part in entries of before.
        _ => say!("setting-changed-somehow", name),
    }
}

/// What a setting is called, by the name of its field.
pub fn setting_name(field: &str) -> String {
    name_of_setting(field).say_by(&Speaker::in_english())
}

fn name_of_setting(field: &str) -> Wording {
    find_setting_line(field)
        .map_or_else(|| Wording::Words(field.replace(['_', '.'], " ")), SettingLine::log_name)
}
