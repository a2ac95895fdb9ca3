//! How the log says the values of settings, as they are stored.

use crate::{
    domain::{
        event::{missions::AxisChoice, pack::Settings},
        pairing::{ClubRule, Clubs},
        standings::{Scoring, Tiebreaker},
        system,
        zone::Zone,
    },
    text::{
        IntoTextFact, Message, TextFact, Wording, moments::tell_long_moment, ranking::tell_scoring, say, told,
    },
};
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use serde::de::{DeserializeOwned, IgnoredAny};
use std::collections::BTreeMap;

/// The longest text among several.
const LONGEST: usize = 40;

/// What stands for nothing set.
pub fn say_none() -> Message {
    say!("setting-value-none")
}

/// As it was typed, in one line.
pub fn say_stored_text(stored: &str, _: &Settings) -> Option<Wording> {
    // The beginning of a list that entries of before kept in part says nothing.
    let is_told = !stored.starts_with(['{', '[']);
    is_told.then(|| Wording::Words(stored.split_whitespace().collect::<Vec<_>>().join(" ")))
}

/// What entries of before kept in part.
pub fn say_nothing(_: &str, _: &Settings) -> Option<Wording> {
    None
}

fn read_count(stored: &str) -> Option<i64> {
    stored.parse().ok()
}

/// A number.
pub fn say_stored_count(stored: &str, _: &Settings) -> Option<Wording> {
    read_count(stored).map(|count| say!("setting-value-count", count).into())
}

/// So many minutes.
pub fn say_stored_minutes(stored: &str, _: &Settings) -> Option<Wording> {
    read_count(stored).map(|minutes| say!("setting-value-minutes", minutes).into())
}

/// What one player can have at most.
pub fn say_most_points(stored: &str, _: &Settings) -> Option<Wording> {
    read_count(stored).map(|most| say!("setting-value-most-points", most).into())
}

/// A tick.
pub fn say_yes_or_no(stored: &str, _: &Settings) -> Option<Wording> {
    stored.parse::<bool>().ok().map(|yes| say!("setting-value-yes-or-no", yes).into())
}

/// A moment, by the event's clock.
pub fn say_stored_moment(stored: &str, settings: &Settings) -> Option<Wording> {
    let at = stored.parse::<DateTime<Utc>>().ok()?;
    Some(tell_long_moment(Zone::or_utc(&settings.time_zone), at).into())
}

/// A day.
pub fn say_stored_date(stored: &str, _: &Settings) -> Option<Wording> {
    stored.parse::<NaiveDate>().ok().map(|day| say!("setting-value-day", day).into())
}

/// A time of day.
pub fn say_stored_time(stored: &str, _: &Settings) -> Option<Wording> {
    stored.parse::<NaiveTime>().ok().map(|time| Wording::Words(time.format("%H:%M").to_string()))
}

/// The short and the long side of a table.
pub fn say_stored_sides(stored: &str, _: &Settings) -> Option<Wording> {
    read_stored_json::<[u32; 2]>(stored).map(|[short, long]| say!("setting-value-sides", short, long).into())
}

/// The name of the game with this id; the id where the game is gone.
pub fn name_of_game(id: &str) -> Wording {
    Wording::Words(system::find_system(id).map_or_else(|| id.to_owned(), |system| system.name.clone()))
}

/// What results count as.
pub fn say_stored_scoring(stored: &str, _: &Settings) -> Option<Wording> {
    say_one_choice::<Scoring>(stored, |scoring| tell_scoring(*scoring).into())
}

/// Tie-breakers, in their order.
pub fn say_stored_tiebreakers(stored: &str, _: &Settings) -> Option<Wording> {
    say_list_of_choices::<String, _>(stored, |name| {
        Tiebreaker::parse(name).map_or_else(|| name.into_text_fact(), |known| TextFact::Message(told(&known)))
    })
}

/// `Realm: Drawn for each table`; what is not named is drawn for each round.
pub fn say_stored_axes(stored: &str, settings: &Settings) -> Option<Wording> {
    say_each_of(stored, |id: &String, choice: &AxisChoice| {
        let axis = settings.game().axes.iter().find(|axis| axis.id == *id);
        let name = axis.map_or(id.as_str(), |axis| axis.word.as_str());
        match choice {
            AxisChoice::Fixed(rounds) => say!("setting-axes-fixed", name, rounds),
            other => say!("setting-axes-chosen", name, how = told(other)),
        }
    })
}

/// `rounds 1, 3: Kept apart, before the record; else: May meet`
pub fn say_stored_clubs(stored: &str, _: &Settings) -> Option<Wording> {
    let clubs = read_stored_json::<Clubs>(stored)?;
    let of_rule = |rule: ClubRule| {
        let rounds = clubs.rounds.iter().filter(|(_, of_round)| **of_round == rule);
        let rounds: Vec<_> = rounds.map(|(round, _)| *round).collect();
        (!rounds.is_empty()).then(|| say!("setting-clubs-of-rounds", rounds, rule))
    };
    let rules = [ClubRule::Strong, ClubRule::Soft, ClubRule::Off].into_iter().filter_map(of_rule);
    let mut parts: Vec<Message> = rules.collect();
    if parts.is_empty() {
        return Some(told(&clubs.otherwise).into());
    }
    parts.push(say!("setting-clubs-otherwise", rule = clubs.otherwise));
    Some(say_each(parts).into())
}

/// What is stored as JSON; nothing where it has another shape.
pub fn read_stored_json<T: DeserializeOwned>(stored: &str) -> Option<T> {
    serde_json::from_str(stored).ok()
}

/// A choice by its word.
pub fn say_one_choice<T: DeserializeOwned>(stored: &str, say: impl FnOnce(&T) -> Wording) -> Option<Wording> {
    serde_json::from_value(stored.into()).ok().as_ref().map(say)
}

/// Several choices, one after the other.
pub fn say_list_of_choices<T: DeserializeOwned, F: IntoTextFact>(
    stored: &str,
    say: impl Fn(&T) -> F,
) -> Option<Wording> {
    let items: Vec<T> = read_stored_json(stored)?;
    Some(say_list(items.iter().map(say)).into())
}

/// One after the other; that there are none, where there are none.
pub fn say_list<F: IntoTextFact>(items: impl IntoIterator<Item = F>) -> Message {
    let items = TextFact::List(items.into_iter().map(IntoTextFact::into_text_fact).collect());
    say!("setting-value-list", items)
}

/// How many are stored.
pub fn count_stored(stored: &str) -> Option<usize> {
    Some(read_stored_json::<Vec<IgnoredAny>>(stored)?.len())
}

/// What stands for each round or number.
pub fn say_each_of<K: DeserializeOwned + Ord, V: DeserializeOwned>(
    stored: &str,
    say: impl Fn(&K, &V) -> Message,
) -> Option<Wording> {
    let all = read_stored_json::<BTreeMap<K, V>>(stored)?;
    Some(say_each(all.iter().map(|(key, value)| say(key, value))).into())
}

fn say_each(parts: impl IntoIterator<Item = Message>) -> Message {
    say!("setting-value-each", items = parts.into_iter().collect::<TextFact>())
}

/// No more of a text than has room among others.
pub fn shorten_long_text(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST - 1).chain(['…']).collect()
}
