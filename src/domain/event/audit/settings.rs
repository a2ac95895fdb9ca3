//! What the log says of the event's settings: how players are ranked, and what was set by hand.

use super::{Act, EventAct, LogEntry, ResultBreak, SettingChange, StandingsAct};
use crate::domain::{
    event::pack::{BattleplanChoice, Settings},
    numbers::RoundNumber,
    standings::RankingRules,
    teams::EntrantKind,
};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Settings that other acts change as well, each with an entry of its own.
const SET_ELSEWHERE: [&str; 3] = ["table_order", "standings_up_to", "system"];

/// Parts of the settings whose fields are settings of their own in the log: `soft.painting`.
const PARTS: [&str; 10] = [
    "soft",
    "pairing",
    "ranking",
    "composition",
    "team",
    "team.roles",
    "team.draft",
    "team.caps",
    "team.bye",
    "team.ranking",
];

/// What tells players before its time what they are to play on, where the organiser keeps that secret.
const SECRETS: [&str; 2] = ["battleplan_list", "team.table_battleplans"];

/// The longest text of a setting in the log, and the longest value of several parts, in characters.
const LONGEST_TEXT: usize = 40;
const LONGEST_VALUE: usize = 20_000;

/// The settings that differ, for the log.
pub fn setting_changes(before: &Settings, after: &Settings) -> Vec<SettingChange> {
    let is_secret = after.battleplans == BattleplanChoice::Secret;
    let (before, after) = (flatten_settings(before), flatten_settings(after));
    // What is as a new event has it may not be there at all.
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let value = |of: &Map<String, Value>, name: &str| of.get(name).cloned().unwrap_or_default();
    names
        .into_iter()
        .map(|name| (name, value(&before, name), value(&after, name)))
        .filter(|(_, before, after)| before != after)
        .map(|(name, before, after)| {
            // The log is open to judges, and judges may play.
            let is_secret = SECRETS.contains(&name.as_str()) && is_secret;
            let [before, after] = [before, after].map(|value| shorten_value(&value).filter(|_| !is_secret));
            SettingChange { setting: name.clone(), before, after, is_secret }
        })
        .collect()
}

/// The names by which the log knows the settings: all that these have.
pub fn setting_names(settings: &Settings) -> Vec<String> {
    flatten_settings(settings).keys().cloned().collect()
}

/// What stands otherwise in the settings than the entries say. Held against the log: how players are ranked, from the
/// first entry that says it on; up to which round the standings are shown; and each setting of a single value that was
/// saved by hand. What the event was made with besides is in no entry.
pub fn wrong_settings(entries: &[LogEntry], stored: &Settings) -> Vec<ResultBreak> {
    let mut said = LoggedSettings::default();
    for entry in entries {
        match &entry.act {
            Act::Event(act) => said.of_event(act),
            Act::Standings(StandingsAct::RankingChanged { after, .. }) => said.ranking = Some(after.clone()),
            Act::Standings(StandingsAct::ShownUpTo { round }) => said.shown = StandingsShown::UpTo(*round),
            _ => {}
        }
    }
    let is_ranked_otherwise = said.ranking.is_some_and(|ranking| ranking != stored.ranking_rules());
    let is_shown_otherwise =
        said.shown != StandingsShown::Unsaid && said.shown != StandingsShown::UpTo(stored.standings_up_to);
    let mut now = flatten_settings(stored);
    if stored.entrants == EntrantKind::Players {
        // Entries of before did not say that everybody plays for themselves again.
        now.remove("entrants");
    }
    let is_otherwise = |(name, said): (String, Option<String>)| {
        let value = now.get(&name).filter(|value| !value.is_array() && !value.is_object())?;
        (shorten_value(value) != said).then_some(ResultBreak::Setting { name })
    };
    let ranking = is_ranked_otherwise.then_some(ResultBreak::Ranking);
    let shown = is_shown_otherwise.then(|| ResultBreak::Setting { name: "standings_up_to".into() });
    ranking.into_iter().chain(shown).chain(said.values.into_iter().filter_map(is_otherwise)).collect()
}

/// Up to which round the standings are shown.
#[derive(Debug, Default, PartialEq, Eq)]
enum StandingsShown {
    /// No entry says it.
    #[default]
    Unsaid,
    /// None: as they come.
    UpTo(Option<RoundNumber>),
}

#[derive(Debug, Default)]
struct LoggedSettings {
    ranking: Option<RankingRules>,
    shown: StandingsShown,
    /// By the name of the field; None: nothing is set.
    values: BTreeMap<String, Option<String>>,
}

impl LoggedSettings {
    fn of_event(&mut self, act: &EventAct) {
        match act {
            EventAct::Created { ranking, .. } => self.ranking.clone_from(ranking),
            EventAct::SettingsSaved { changed, ranking, .. } => {
                if ranking.is_some() {
                    self.ranking.clone_from(ranking);
                }
                let open = changed.iter().filter(|change| !change.is_secret);
                let open = open.filter(|change| !is_set_elsewhere(&change.setting));
                self.values.extend(open.map(|change| (change.setting.clone(), change.after.clone())));
            }
            // Another game brings settings of its own.
            EventAct::GameReplaced { .. } => *self = Self::default(),
            _ => {}
        }
    }
}

/// Another act may have changed it since: the settings of parts but the soft scores are changed by many.
fn is_set_elsewhere(name: &str) -> bool {
    SET_ELSEWHERE.contains(&name) || name.contains('.') && !name.starts_with("soft.")
}

/// By the names of their fields. The settings of the day stand beside the others, those of another part below its name.
fn flatten_settings(settings: &Settings) -> Map<String, Value> {
    let Ok(Value::Object(mut flat)) = serde_json::to_value(settings) else { return Map::new() };
    if let Some(Value::Object(day)) = flat.remove("day") {
        flat.extend(day);
    }
    // What is stored leaves these out where nothing was set.
    let unset = [
        ("entrants", serde_json::to_value(settings.entrants)),
        ("team", serde_json::to_value(&settings.team)),
        ("team.caps", serde_json::to_value(settings.team.caps)),
    ];
    let mut unset = unset.map(|(name, value)| (name, value.unwrap_or_default()));
    if let (_, Value::Object(team)) = &mut unset[1] {
        team.remove("caps");
    }
    flat.extend(unset.map(|(name, value)| (name.to_owned(), value)));
    for part in PARTS {
        if let Some(Value::Object(fields)) = flat.remove(part) {
            flat.extend(fields.into_iter().map(|(name, value)| (format!("{part}.{name}"), value)));
        }
    }
    flat
}

/// The beginning of a text, or a whole value; nothing where none is set.
fn shorten_value(value: &Value) -> Option<String> {
    let cut = |text: String, most: usize| {
        if text.chars().count() > most { text.chars().take(most - 1).chain(['…']).collect() } else { text }
    };
    match value {
        Value::Null => None,
        Value::String(text) => (!text.is_empty()).then(|| cut(text.clone(), LONGEST_TEXT)),
        other => Some(cut(other.to_string(), LONGEST_VALUE)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::event::audit::AuditSubject;

    fn sample_settings_entry(before: &Settings, after: &Settings) -> LogEntry {
        let changed = setting_changes(before, after);
        LogEntry::new(AuditSubject::Event, EventAct::SettingsSaved { renamed: None, changed, ranking: None })
    }

    fn sample_created_entry(settings: &Settings) -> LogEntry {
        let ranking = Some(settings.ranking_rules());
        LogEntry::new(AuditSubject::Event, EventAct::Created { name: "Open".into(), ranking })
    }

    #[test]
    fn a_setting_stands_as_it_was_saved_last() {
        let first = Settings::default();
        let second = Settings { capacity: 48, venue: "Hall".into(), ..first.clone() };
        let third = Settings { capacity: 64, ..second.clone() };
        let log = [sample_settings_entry(&first, &second), sample_settings_entry(&second, &third)];
        assert!(wrong_settings(&log, &third).is_empty());
        let named = |settings: &Settings| {
            let name = |found| match found {
                ResultBreak::Setting { name } => name,
                other => panic!("{other:?}"),
            };
            wrong_settings(&log, settings).into_iter().map(name).collect::<Vec<_>>()
        };
        assert_eq!(named(&second), ["capacity"]);
        assert_eq!(named(&Settings { venue: String::new(), ..third.clone() }), ["venue"]);
        let of_pairs = Settings { entrants: EntrantKind::Pairs, ..third.clone() };
        let log_of_pairs = [sample_settings_entry(&third, &of_pairs)];
        assert!(wrong_settings(&log_of_pairs, &of_pairs).is_empty());
        let of_teams = Settings { entrants: EntrantKind::Teams, ..third.clone() };
        assert_eq!(wrong_settings(&log_of_pairs, &of_teams).len(), 1, "who is entered");
        let unsaid = Settings { address: "1 Hall Road".into(), ..third };
        assert!(named(&unsaid).is_empty(), "no entry says what it was");
    }

    #[test]
    fn players_are_ranked_as_the_log_says_from_the_first_entry_on() {
        let settings = Settings::default();
        let mut other = settings.clone();
        other.ranking.tiebreakers.reverse();
        assert!(wrong_settings(&[sample_created_entry(&settings)], &settings).is_empty());
        assert_eq!(wrong_settings(&[sample_created_entry(&settings)], &other), [ResultBreak::Ranking]);
        let (before, after) = (settings.ranking_rules(), other.ranking_rules());
        let changed = LogEntry::new(AuditSubject::Standings, StandingsAct::RankingChanged { before, after });
        assert!(wrong_settings(&[sample_created_entry(&settings), changed.clone()], &other).is_empty());
        assert_eq!(
            wrong_settings(&[sample_created_entry(&settings), changed], &settings),
            [ResultBreak::Ranking]
        );
        let older =
            LogEntry::new(AuditSubject::Event, EventAct::Created { name: "Open".into(), ranking: None });
        assert!(wrong_settings(&[older], &other).is_empty(), "older entries do not say");
    }
}
