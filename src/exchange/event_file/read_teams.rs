//! Reading teams: who belongs to whom, and rounds made of matches (`teams M6`).

use super::{
    EventDetails, EventFileError, FilePart, FilePlace, FileProblem, RoundDetails,
    json::Json,
    object::Object,
    parts::{
        FileKeys, details_of_round, entrant_keys, read_battle, read_entrant_key, read_entrants, rounds_of,
    },
};
use crate::domain::{
    history::{Entrant, History, HistoryRound, PlayerIndex},
    numbers::{RoundNumber, TableNumber},
    scoring::ByeValue,
    system::System,
    teams::{
        EntrantKind, MatchCorrection, PlayedMatch, TeamSettings, add_match,
        draft::{DraftChoice, MadeBy, MadeChoice, MatchSide},
        start_match_history,
    },
    whole_teams::{TeamPlayers, WholeMatch, WholeTeams},
};
use serde_json::{Map, Value};
use std::{borrow::Cow, collections::HashSet};

/// What is read of teams: the history over them, the rounds, and who they are.
pub(super) struct ReadTeams {
    pub history: History,
    pub rounds: Vec<RoundDetails>,
    pub teams: WholeTeams,
}

/// The event's own part.
pub(super) fn read_team_settings(
    event: &mut Object,
) -> Result<Option<(EntrantKind, TeamSettings)>, EventFileError> {
    let Some(word) = event.optional_text("entrants")? else { return Ok(None) };
    let entrants = EntrantKind::parse(word).ok_or_else(|| {
        let known = &["players", "pairs", "teams"];
        event.error(FileProblem::NoSuchWord { key: "entrants", said: word.to_owned(), known })
    })?;
    let settings = match event.take("team") {
        None => TeamSettings::default(),
        Some(json) => {
            let settings = json.read_as().ok_or_else(|| event.error(FileProblem::NoTeamSettings))?;
            match unknown_key(json, &settings) {
                None => settings,
                Some(key) => return Err(event.error(FileProblem::UnknownTeamKey(key))),
            }
        }
    };
    Ok(Some((entrants, settings)).filter(|_| !entrants.are_players()))
}

/// The first key that nobody reads, unless it begins with `x-`.
fn unknown_key(json: &Json, read: &TeamSettings) -> Option<String> {
    unknown_in(&json.read_as()?, &serde_json::to_value(read).unwrap_or_default())
}

/// The first key of `given` that `known`, which was made of it, does not have.
fn unknown_in(given: &Value, known: &Value) -> Option<String> {
    match (given, known) {
        (Value::Object(given), Value::Object(known)) => {
            given.iter().find_map(|(key, value)| match known.get(key) {
                Some(known) => unknown_in(value, known),
                None if key.starts_with("x-") || value.as_object().is_some_and(Map::is_empty) => None,
                None => Some(key.clone()),
            })
        }
        (Value::Array(given), Value::Array(known)) => {
            given.iter().zip(known).find_map(|(given, known)| unknown_in(given, known))
        }
        _ => None,
    }
}

/// The teams and the rounds of a file. `players` are those of the file.
pub(super) fn read_teams_and_rounds(
    file: &mut Object,
    (entrants, settings): (EntrantKind, TeamSettings),
    players: Vec<Entrant>,
    system: &'static System,
    event: &EventDetails,
) -> Result<ReadTeams, EventFileError> {
    let (agreed, bye) = (event.points_limit, event.ranking.bye);
    let keys = entrant_keys(&players);
    let (teams, members) = read_team_list(file.list("teams")?, &keys)?;
    let team_keys = entrant_keys(&teams);
    let own = system.scale(agreed);
    let have_matches = entrants.have_matches();
    let mut history = if have_matches {
        start_match_history(teams.clone(), &settings, own)
    } else {
        // A pair plays the game itself: its one battle is its match.
        History { system: Cow::Borrowed(system), agreed, players: teams.clone(), ..History::default() }
    };
    let (mut rounds, mut matches) = (Vec::new(), Vec::new());
    for (json, number) in rounds_of(file)?.iter().zip(1..) {
        let number = RoundNumber(number);
        let mut object = Object::new(FilePlace::from_part(FilePart::Round(number)), json)?;
        rounds.push(details_of_round(&mut object, number, &team_keys)?);
        history.rounds.push(HistoryRound { number, battles: Vec::new() });
        let reading =
            TeamRoundReading { number, teams: &team_keys, players: &keys, members: &members, system, bye };
        let read = reading.matches(object.list("matches")?)?;
        for one in &read {
            if have_matches {
                add_match(&mut history, &settings, own, &match_as_played(one));
            } else {
                add_pair_battle(&mut history, one);
            }
        }
        object.finish()?;
        matches.push(read);
    }
    let teams = WholeTeams { entrants, settings, players, members, rounds: matches };
    Ok(ReadTeams { history, rounds, teams })
}

fn read_team_list(
    list: &[Json],
    keys: &FileKeys,
) -> Result<(Vec<Entrant>, Vec<TeamPlayers>), EventFileError> {
    let (mut members, mut placed) = (Vec::new(), HashSet::new());
    let teams = read_entrants(list, FilePart::NthTeam, FilePart::Team, |team| {
        let mut own = TeamPlayers::new();
        for json in team.list("players")? {
            let index = read_entrant_key(team, "players", json, keys, FileProblem::NoPlayer)?;
            if !placed.insert(index) {
                return Err(team.error(FileProblem::InATeamAlready));
            }
            own.push(index);
        }
        members.push(own);
        Ok(())
    })?;
    Ok((teams, members))
}

/// One round on its way.
struct TeamRoundReading<'f> {
    number: RoundNumber,
    teams: &'f FileKeys<'f>,
    players: &'f FileKeys<'f>,
    members: &'f [TeamPlayers],
    system: &'static System,
    bye: ByeValue,
}

impl TeamRoundReading<'_> {
    fn matches(&self, list: &[Json]) -> Result<Vec<WholeMatch>, EventFileError> {
        let (mut matches, mut playing) = (Vec::new(), HashSet::new());
        for (json, position) in list.iter().zip(1..) {
            let place = FilePlace(vec![FilePart::Round(self.number), FilePart::Match(position)]);
            let mut object = Object::new(place, json)?;
            let one = self.one(&mut object)?;
            if [Some(one.a), one.b].into_iter().flatten().any(|team| !playing.insert(team)) {
                return Err(object.error(FileProblem::TeamPlaysTwice));
            }
            object.finish()?;
            matches.push(one);
        }
        Ok(matches)
    }

    fn one(&self, object: &mut Object) -> Result<WholeMatch, EventFileError> {
        let (a, b) = (object.need("a")?, object.need_or_null("b")?);
        let key = |key, json| read_entrant_key(object, key, json, self.teams, FileProblem::NoTeam);
        let (a, b) = (key("a", a)?, b.map(|b| key("b", b)).transpose()?);
        let first_table = object.optional_number("first_table", 1)?.map(TableNumber);
        let fixed = object.flag("fixed")?;
        let (mut battles, mut seated) = (Vec::new(), HashSet::new());
        for (json, position) in object.optional_list("tables")?.unwrap_or_default().iter().zip(1..) {
            let mut entry = Object::new(object.place.with(FilePart::Entry(position)), json)?;
            let battle = read_battle(&mut entry, self.number, self.players, self.bye, self.system)?;
            self.check_sides(&entry, a, b, battle.a, battle.b)?;
            if !seated.insert(battle.a) || battle.b.is_some_and(|b| !seated.insert(b)) {
                return Err(entry.error(FileProblem::PlaysTwiceInMatch));
            }
            entry.finish()?;
            battles.push(battle);
        }
        let draft = object.optional_list("draft")?.unwrap_or_default();
        let draft =
            draft.iter().map(|json| read_draft_choice(&object.place, json)).collect::<Result<_, _>>()?;
        let corrections: Vec<MatchCorrection> = match object.take("corrections") {
            None => Vec::new(),
            Some(json) => json.read_as().ok_or_else(|| object.error(FileProblem::NoCorrections))?,
        };
        Ok(WholeMatch { round: self.number, first_table, a, b, fixed, draft, battles, corrections })
    }

    fn check_sides(
        &self,
        entry: &Object,
        team_a: PlayerIndex,
        team_b: Option<PlayerIndex>,
        a: PlayerIndex,
        b: Option<PlayerIndex>,
    ) -> Result<(), EventFileError> {
        let is_of = |team: Option<PlayerIndex>, player| {
            team.and_then(|team| self.members.get(team)).is_some_and(|own| own.contains(&player))
        };
        if is_of(Some(team_a), a) && b.is_some_and(|b| is_of(team_b, b)) {
            return Ok(());
        }
        Err(entry.error(FileProblem::OtherSides))
    }
}

/// A step that both sides have seen: `{"step": 0, "side": "a", "choice": "3", "by_lot": true}`.
fn read_draft_choice(place: &FilePlace, json: &Json) -> Result<MadeChoice, EventFileError> {
    let mut object = Object::new(place.with(FilePart::Draft), json)?;
    let step = object.number("step", 0)? as usize;
    let side = MatchSide::parse(object.text("side")?);
    let side = side.ok_or_else(|| object.error(FileProblem::NoSide))?;
    let choice = DraftChoice::parse(object.text("choice")?);
    let choice = choice.map_err(|_| object.error(FileProblem::NoChoice))?;
    let by = if object.flag("by_lot")? { MadeBy::Lot } else { MadeBy::Captain };
    object.finish()?;
    Ok(MadeChoice { step, side, choice, by })
}

fn match_as_played(one: &WholeMatch) -> PlayedMatch {
    PlayedMatch {
        round: one.round,
        table: one.first_table,
        a: one.a,
        b: one.b,
        fixed: one.fixed,
        battles: one.battles.iter().map(|battle| battle.result.clone()).collect(),
        corrections: one.corrections.clone(),
    }
}

fn add_pair_battle(history: &mut History, one: &WholeMatch) {
    use crate::domain::{history::HistoryBattle, scoring::bye_result};
    let result = match one.b {
        None => Some(bye_result()),
        Some(_) => one.battles.first().and_then(|battle| battle.result.clone()),
    };
    if let Some(round) = history.rounds.last_mut() {
        let table = one.first_table;
        round.battles.push(HistoryBattle { table, a: one.a, b: one.b, fixed: one.fixed, result });
    }
}
