//! How the log says the values of settings, as they are stored.

use crate::{
    domain::{
        event::{
            missions::{self, AxisChoice},
            pack::Settings,
        },
        pairing::{ClubRule, Clubs},
        standings::{Scoring, Tiebreaker},
        system,
        zone::{Zone, long_date},
    },
    words::{
        Label, pages::desk::setup as say, ranking::scored_by, so_many, tournament_points::in_own_words,
        write_grouped_number,
    },
};
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// What stands for nothing set.
pub const NONE: &str = "none";
/// The longest text among several.
const LONGEST: usize = 40;

pub fn say_stored_text(stored: &str, _: &Settings) -> Option<String> {
    // The beginning of a list that entries of before kept in part says nothing.
    (!stored.starts_with(['{', '['])).then(|| stored.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// What entries of before kept in part.
pub fn say_nothing(_: &str, _: &Settings) -> Option<String> {
    None
}

pub fn say_stored_count(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<i64>().ok().map(write_grouped_number)
}

pub fn say_stored_minutes(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<i64>().ok().map(|minutes| so_many(minutes, "minute", "minutes"))
}

/// What one player can have at most.
pub fn say_most_points(stored: &str, _: &Settings) -> Option<String> {
    let most = stored.parse::<i64>().ok()?;
    Some(if most == 0 { NONE.into() } else { format!("up to {}", so_many(most, "point", "points")) })
}

pub fn yes_or_no(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<bool>().ok().map(|is_so| if is_so { "yes" } else { "no" }.into())
}

pub fn say_stored_moment(stored: &str, settings: &Settings) -> Option<String> {
    stored.parse::<DateTime<Utc>>().ok().map(|at| Zone::or_utc(&settings.time_zone).long(at))
}

pub fn say_stored_date(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<NaiveDate>().ok().map(long_date)
}

pub fn say_stored_time(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<NaiveTime>().ok().map(|time| time.format("%H:%M").to_string())
}

pub fn say_stored_sides(stored: &str, _: &Settings) -> Option<String> {
    read_stored_json::<[u32; 2]>(stored).map(|[short, long]| format!("{short} × {long} inches"))
}

pub fn name_of_game(id: &str) -> String {
    system::find_system(id).map_or_else(|| id.to_owned(), |system| system.name.clone())
}

pub fn say_stored_scoring(stored: &str, settings: &Settings) -> Option<String> {
    say_one_choice::<Scoring>(stored, |scoring| in_own_words(settings.game(), scored_by(*scoring)))
}

pub fn say_stored_tiebreakers(stored: &str, settings: &Settings) -> Option<String> {
    say_list_of_choices::<String>(stored, |name| {
        let known = Tiebreaker::from_name(name).map(|known| in_own_words(settings.game(), known.label()));
        known.unwrap_or_else(|| name.clone())
    })
}

/// `Realm: Drawn for each table`; what is not named is drawn for each round.
pub fn say_stored_axes(stored: &str, settings: &Settings) -> Option<String> {
    let choices = read_stored_json::<missions::AxisChoices>(stored)?;
    let told = choices.iter().map(|(id, choice)| {
        let axis = settings.game().axes.iter().find(|axis| axis.id == *id);
        let word = axis.map_or(id.as_str(), |axis| axis.word.as_str());
        let how = match choice {
            AxisChoice::Fixed(rounds) => rounds.join(", "),
            other => say::word_axis_choice(other).to_owned(),
        };
        format!("{word}: {how}")
    });
    Some(or_none(told.collect::<Vec<_>>().join("; ")))
}

/// `rounds 1, 3: Kept apart, before the record; else: May meet`
pub fn say_stored_clubs(stored: &str, _: &Settings) -> Option<String> {
    let clubs = read_stored_json::<Clubs>(stored)?;
    let of_rule = |rule: ClubRule| {
        let rounds = clubs.rounds.iter().filter(|(_, of_round)| **of_round == rule);
        let rounds: Vec<String> = rounds.map(|(round, _)| round.to_string()).collect();
        let named = if rounds.len() == 1 { "round" } else { "rounds" };
        (!rounds.is_empty()).then(|| format!("{named} {}: {}", rounds.join(", "), rule.label()))
    };
    let rules = [ClubRule::Strong, ClubRule::Soft, ClubRule::Off].into_iter().filter_map(of_rule);
    let otherwise = clubs.otherwise.label();
    let mut told: Vec<String> = rules.collect();
    told.push(if told.is_empty() { otherwise.to_owned() } else { format!("else: {otherwise}") });
    Some(told.join("; "))
}

pub fn read_stored_json<T: DeserializeOwned>(stored: &str) -> Option<T> {
    serde_json::from_str(stored).ok()
}

/// A choice by its word.
pub fn say_one_choice<T: DeserializeOwned>(stored: &str, say: impl FnOnce(&T) -> String) -> Option<String> {
    serde_json::from_value(stored.into()).ok().as_ref().map(say)
}

pub fn say_list_of_choices<T: DeserializeOwned>(stored: &str, say: impl Fn(&T) -> String) -> Option<String> {
    let items: Vec<T> = read_stored_json(stored)?;
    Some(or_none(items.iter().map(say).collect::<Vec<_>>().join(", ")))
}

/// `2 parts`
pub fn say_number_of(stored: &str, one: &str, many: &str) -> Option<String> {
    Some(so_many(read_stored_json::<Vec<serde_json::Value>>(stored)?.len(), one, many))
}

/// What stands for each round or number.
pub fn say_each_of<K: DeserializeOwned + Ord, V: DeserializeOwned>(
    stored: &str,
    say: impl Fn(&K, &V) -> String,
) -> Option<String> {
    let all = read_stored_json::<BTreeMap<K, V>>(stored)?;
    Some(or_none(all.iter().map(|(key, value)| say(key, value)).collect::<Vec<_>>().join("; ")))
}

pub fn or_none(told: String) -> String {
    if told.is_empty() { NONE.into() } else { told }
}

pub fn shorten_long_text(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST - 1).chain(['…']).collect()
}

/// As a part of a sentence.
pub fn without_stop(sentence: &str) -> String {
    sentence.trim_end_matches('.').to_owned()
}
