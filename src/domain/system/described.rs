//! A game as an organiser describes it without a file: what a form asks, read out of a game and written over its file.

use super::{
    Battleplan, ByePreset, CallOut, GameWords, OriginFact, RankingPreset, ResultChart, ResultMark, SheetPlan,
    SheetShape, System, registry, tactic::TACTIC_KEYS,
};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashSet};

/// The alliance of the factions of a game that knows none.
const EVERYBODY: &str = "all";

/// What a form asks about a game. Everything else of it, rules of rosters above all, stays as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DescribedGame {
    pub name: String,
    pub words: GameWords,
    pub sheet: SheetPlan,
    pub result: ResultChart,
    pub bye: ByePreset,
    pub ranking: RankingPreset,
    pub round_minutes: u32,
    /// By name, in order. One that the game had keeps what else it is.
    pub missions: Vec<String>,
    /// By alliance; of a game without alliances, all of them under one.
    pub factions: BTreeMap<String, Vec<String>>,
}

impl From<&System> for DescribedGame {
    fn from(system: &System) -> Self {
        let names = system.battleplans.iter().map(|battleplan| battleplan.name.clone());
        Self {
            name: system.name.clone(),
            words: GameWords { values: Vec::new(), ..system.words.clone() },
            sheet: system.sheet,
            result: system.result.clone(),
            bye: system.bye,
            ranking: system.ranking.clone(),
            round_minutes: system.pack.round_minutes,
            missions: names.collect(),
            factions: system.factions.clone(),
        }
    }
}

impl DescribedGame {
    /// The file of that game, with what is described in place of what it says.
    pub fn write_over(&self, base: &System) -> String {
        let mut file: Map<String, Value> = serde_json::from_str(&base.file).unwrap_or_default();
        let before = DescribedGame::from(base);
        self.mark_own_choices(&before, &mut file);
        let mut put = |key: &str, value: Value| file.insert(key.to_owned(), without_nothings(value));
        put("name", json!(self.name));
        put("words", json!(self.words));
        put("sheet", json!(self.sheet));
        put("result", json!(self.result));
        put("bye", json!(self.bye));
        put("ranking", json!(self.ranking));
        if self.missions != before.missions {
            put("battleplans", json!(self.list_battleplans(base)));
        }
        if self.factions != before.factions {
            put("factions", json!(self.factions));
            put("alliances", json!(self.factions.keys().collect::<Vec<_>>()));
        }
        if let Some(pack) = file.get_mut("pack").and_then(Value::as_object_mut) {
            pack.insert("round_minutes".into(), json!(self.round_minutes));
        }
        if self.sheet.tactics.is_none() {
            file.retain(|key, _| !TACTIC_KEYS.contains(&key.as_str()));
        }
        if self.sheet.is_of_games() {
            file.remove("paper");
        }
        if self.is_called_otherwise_than(&before) {
            file.insert("call_outs".into(), json!(self.general_call_outs(base)));
        }
        serde_json::to_string_pretty(&file).unwrap_or_default()
    }

    /// Factions of a game without alliances.
    pub fn factions_of_everybody(names: Vec<String>) -> BTreeMap<String, Vec<String>> {
        if names.is_empty() { BTreeMap::new() } else { BTreeMap::from([(EVERYBODY.to_owned(), names)]) }
    }

    /// Whether the sentences of the game it was made from may name what this one has not.
    fn is_called_otherwise_than(&self, before: &Self) -> bool {
        let named = |game: &Self| (game.sheet.shape, game.sheet.rounds, game.words.points.clone());
        named(self) != named(before) || list_marks(&self.result) != list_marks(&before.result)
    }

    /// Those of the general game that is reported in this way; the base's own where that does not ship.
    fn general_call_outs(&self, base: &System) -> Vec<CallOut> {
        let like = match self.sheet.shape {
            SheetShape::Games if self.sheet.is_one_game() => "win-draw-loss",
            SheetShape::Games => "best-of-three",
            SheetShape::Totals | SheetShape::PerTurn => "points-reported",
        };
        registry::find_system(like).unwrap_or(base).call_outs_for(self.round_minutes)
    }

    fn list_battleplans(&self, base: &System) -> Vec<Battleplan> {
        let mut taken: HashSet<String> = HashSet::new();
        let as_it_was = |name: &str| base.battleplans.iter().find(|known| known.name == name).cloned();
        let of_name = |name: &String| {
            let known = as_it_was(name).unwrap_or_else(|| Battleplan::from_name(name));
            let slugs = std::iter::once(known.slug.clone());
            let mut slugs = slugs.chain((2..).map(|number| format!("{}-{number}", known.slug)));
            let slug = slugs.find(|slug| taken.insert(slug.clone())).unwrap_or_default();
            Battleplan { slug, ..known }
        };
        let mut all: Vec<Battleplan> = self.missions.iter().map(of_name).collect();
        for battleplan in &mut all {
            battleplan.serves.retain(|slug| taken.contains(slug));
        }
        all
    }

    /// What is no longer as the game had it is the organiser's choice, wherever it was from (`G09`).
    fn mark_own_choices(&self, before: &Self, file: &mut Map<String, Value>) {
        let result = (&self.result, &self.bye) != (&before.result, &before.bye);
        let is_other = |fact: OriginFact| match fact {
            OriginFact::Report => {
                self.sheet != before.sheet || list_marks(&self.result) != list_marks(&before.result)
            }
            OriginFact::Result | OriginFact::TournamentPoints | OriginFact::Bye | OriginFact::Concession => {
                result
            }
            OriginFact::Ranking => self.ranking != before.ranking,
            OriginFact::Minutes => self.round_minutes != before.round_minutes,
            OriginFact::Missions => self.missions != before.missions,
            OriginFact::Factions => self.factions != before.factions,
            _ => false,
        };
        for origin in file.get_mut("origin").and_then(Value::as_array_mut).into_iter().flatten() {
            let about = serde_json::from_value(origin["about"].clone());
            if about.is_ok_and(is_other) {
                *origin = json!({ "about": origin["about"], "certainty": "choice" });
            }
        }
    }
}

fn list_marks(chart: &ResultChart) -> Vec<&str> {
    chart.marks().into_iter().map(|mark| mark.name).collect()
}

/// A file says nothing of what is not there.
fn without_nothings(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let there = members.into_iter().filter(|(_, member)| !member.is_null());
            Value::Object(there.map(|(key, member)| (key, without_nothings(member))).collect())
        }
        other => other,
    }
}

impl ResultChart {
    /// What players mark or count beside their points, as a form changes it; nothing of a pool that is shared, whose marks
    /// are its own.
    pub fn result_marks(&self) -> &[ResultMark] {
        match self {
            Self::Difference(chart) => &chart.marks,
            Self::BySize(chart) => &chart.marks,
            Self::ByShare(_) => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        games::check_game_file,
        system::{FactCertainty, find_system, list_systems},
    };

    #[test]
    fn a_game_that_is_described_as_it_is_stays_as_it_is() {
        for system in list_systems() {
            let written = DescribedGame::from(system).write_over(system);
            let read = check_game_file(&written).unwrap();
            let known = System { file: read.file.clone(), ..system.clone() };
            assert_eq!(read, known, "{}", system.id);
        }
    }

    #[test]
    fn what_is_described_otherwise_is_in_the_file_and_the_organisers_choice() {
        let base = find_system("kow").unwrap();
        let missions = ["The Ford!", "The Ford?", "Плато"].map(str::to_owned).to_vec();
        let factions = DescribedGame::factions_of_everybody(vec!["Elves".to_owned()]);
        let own = DescribedGame { missions, factions, round_minutes: 90, ..DescribedGame::from(base) };
        let read = check_game_file(&own.write_over(base)).unwrap();
        assert_eq!(DescribedGame::from(&read), own);
        let slugs: Vec<&str> = read.battleplans.iter().map(|battleplan| battleplan.slug.as_str()).collect();
        assert_eq!(slugs, ["the-ford", "the-ford-2", "mission"]);
        let certainty = |about| read.origin.iter().find(|origin| origin.about == about).unwrap().certainty;
        assert_eq!(certainty(OriginFact::Minutes), FactCertainty::Choice);
        assert_eq!(certainty(OriginFact::Result), FactCertainty::B);
        assert!(!read.has_alliances());
    }

    #[test]
    fn c1_no_call_out_names_what_a_described_game_has_not() {
        let base = find_system("aos4-ghb2024").unwrap();
        let totals = find_system("points-reported").unwrap();
        let same = DescribedGame { round_minutes: 150, ..DescribedGame::from(base) };
        assert_eq!(check_game_file(&same.write_over(base)).unwrap().call_outs, base.call_outs);
        let words = GameWords { points: "Loot".into(), ..DescribedGame::from(base).words };
        let other = DescribedGame { words, round_minutes: 60, ..DescribedGame::from(base) };
        let called = check_game_file(&other.write_over(base)).unwrap().call_outs;
        assert_eq!(called, totals.call_outs_for(60));
    }
}
