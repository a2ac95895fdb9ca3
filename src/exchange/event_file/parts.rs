//! The parts that files of players and files of teams have in common.

use super::{
    EventFileError, FileCount, FilePart, FilePlace, FileProblem, RoundDetails,
    json::{CUT, DRAW, GROUPS, Json, SAT_OUT},
    object::Object,
};
use crate::domain::{
    history::{
        BattleResult, Entrant, HistoryBattle, Outcome, PlayerIndex, PointCorrection, ResultKind,
        RuledOutcome, Score,
    },
    numbers::{RoundNumber, TableNumber},
    result::ResultValues,
    scoring::{ByeValue, credit_scores, no_show_score},
    system::System,
};
use std::collections::{BTreeSet, HashMap, HashSet};

const MOST_ROUNDS: usize = 200;
/// No penalty takes more, and no bonus gives more.
const MOST_POINTS: i64 = 10_000;

pub(super) fn rounds_of<'j>(file: &mut Object<'j>) -> Result<&'j [Json], EventFileError> {
    let list = file.list("rounds")?;
    if list.len() > MOST_ROUNDS {
        return Err(file.error(FileProblem::TooMany {
            what: FileCount::Rounds,
            count: list.len(),
            most: MOST_ROUNDS,
        }));
    }
    Ok(list)
}

/// Ids of the file, and where each player or team is.
pub(super) type FileKeys<'p> = HashMap<&'p str, PlayerIndex>;

pub(super) fn entrant_keys(entrants: &[Entrant]) -> FileKeys<'_> {
    entrants.iter().enumerate().map(|(index, entrant)| (entrant.key.as_str(), index)).collect()
}

/// Players or teams, each with an id of its own. Where each stands: by its position, and by its id once that is read;
/// `more` reads what else is said of it.
pub(super) fn read_entrants<'j>(
    list: &'j [Json],
    nth: fn(usize) -> FilePart,
    named: fn(String) -> FilePart,
    mut more: impl FnMut(&mut Object<'j>) -> Result<(), EventFileError>,
) -> Result<Vec<Entrant>, EventFileError> {
    let mut entrants = Vec::with_capacity(list.len());
    let mut seen = HashSet::new();
    for (json, position) in list.iter().zip(1..) {
        let mut object = Object::new(FilePlace::from_part(nth(position)), json)?;
        let entrant = read_entrant(&mut object, named)?;
        if !seen.insert(entrant.key.clone()) {
            return Err(object.error(FileProblem::IdTwice));
        }
        more(&mut object)?;
        object.finish()?;
        entrants.push(entrant);
    }
    Ok(entrants)
}

/// A player or a team.
fn read_entrant(object: &mut Object, named: fn(String) -> FilePart) -> Result<Entrant, EventFileError> {
    let key = object.text("id")?;
    object.place = FilePlace::from_part(named(key.to_owned()));
    Ok(Entrant {
        key: key.to_owned(),
        name: object.text("name")?.to_owned(),
        club: object.optional_text("club")?.map(str::to_owned),
        faction: object.optional_text("faction")?.map(str::to_owned),
        joined_round: RoundNumber(object.optional_number("joined_round", 1)?.unwrap_or(1)),
        dropped_after: object.optional_number("dropped_after", 0)?.map(RoundNumber),
        spare: object.flag("spare")?,
        fixed_table: object.optional_number("fixed_table", 1)?.map(TableNumber),
        soft: object.optional_number("soft", 0)?.unwrap_or(0).into(),
        corrections: read_corrections(object)?,
    })
}

/// Penalties and bonuses of a player; none where the file says nothing of them.
fn read_corrections(object: &mut Object) -> Result<Vec<PointCorrection>, EventFileError> {
    let Some(json) = object.take("corrections") else { return Ok(Vec::new()) };
    let read: Option<Vec<PointCorrection>> = json.read_as();
    let is_one = |given: &PointCorrection| given.points.abs() <= MOST_POINTS && given.points != 0;
    read.filter(|all| all.iter().all(is_one)).ok_or_else(|| object.error(FileProblem::NoPenalties))
}

pub(super) fn details_of_round(
    object: &mut Object,
    number: RoundNumber,
    keys: &FileKeys,
) -> Result<RoundDetails, EventFileError> {
    let said = RoundNumber(object.number("number", 1)?);
    if said != number {
        return Err(object.error(FileProblem::OtherNumber(said)));
    }
    let told = object.take(DRAW);
    let draw = told.and_then(Json::read_as);
    Ok(RoundDetails {
        battleplan: object.optional_text("battleplan")?.map(str::to_owned),
        seed: object.optional_seed("seed")?,
        proof_is_lost: told.is_some() && draw.is_none(),
        draw,
        sat_out: sat_out(object.take(SAT_OUT), keys),
        cut: object.take(CUT).and_then(Json::read_as),
        groups: object.take(GROUPS).and_then(Json::read_as).unwrap_or_default(),
    })
}

/// Each once, in the order of the file's players: as it is written.
fn sat_out(json: Option<&Json>, keys: &FileKeys) -> Vec<PlayerIndex> {
    let told: Vec<String> = json.and_then(Json::read_as).unwrap_or_default();
    let known: BTreeSet<PlayerIndex> =
        told.iter().filter_map(|key| keys.get(key.as_str()).copied()).collect();
    known.into_iter().collect()
}

pub(super) fn read_battle(
    entry: &mut Object,
    round: RoundNumber,
    keys: &FileKeys,
    bye: ByeValue,
    game: &System,
) -> Result<HistoryBattle, EventFileError> {
    let table = match entry.need_or_null("table")? {
        None => None,
        Some(json @ (Json::Whole(1..) | Json::TooLarge)) => {
            Some(TableNumber(entry.as_number("table", json, 1)?))
        }
        Some(_) => return Err(entry.error(FileProblem::NotATable)),
    };
    if let Some(table) = table {
        entry.place = FilePlace(vec![FilePart::Round(round), FilePart::Table(table)]);
    }
    let (a, b) = (entry.need("a")?, entry.need_or_null("b")?);
    let key = |key, json| read_entrant_key(entry, key, json, keys, FileProblem::NoPlayer);
    let (a, b) = (key("a", a)?, b.map(|b| key("b", b)).transpose()?);
    if b.is_none() && table.is_some() {
        return Err(entry.error(FileProblem::ByeAtATable));
    }
    let fixed = entry.flag("fixed")?;
    let result = match entry.take("result") {
        None => None,
        Some(json) => {
            let object = Object::new(entry.place.with(FilePart::Result), json)?;
            Some(if b.is_none() { result_of_bye(object, bye)? } else { read_battle_result(object, game)? })
        }
    };
    Ok(HistoryBattle { table, a, b, fixed, result })
}

fn read_battle_result(mut object: Object, game: &System) -> Result<BattleResult, EventFileError> {
    let kind = match object.optional_text("kind")? {
        None | Some("played") => ResultKind::Played,
        Some("conceded_by_a") => ResultKind::ConcededByA,
        Some("conceded_by_b") => ResultKind::ConcededByB,
        Some("no_show_a") => ResultKind::NoShowA,
        Some("no_show_b") => ResultKind::NoShowB,
        Some("adjudicated") => ResultKind::Adjudicated,
        Some("bye") => return Err(object.error(FileProblem::ByeWithOpponent)),
        Some(other) => return Err(object.error(FileProblem::NoSuchKind(other.to_owned()))),
    };
    let (a, b) = match (kind, object.take("a"), object.take("b")) {
        (_, Some(a), Some(b)) => {
            let side = |side| object.place.with(FilePart::Score(side));
            (read_score(side("a"), a)?, read_score(side("b"), b)?)
        }
        (ResultKind::NoShowA, None, None) => (Score::default(), no_show_score(game)),
        (ResultKind::NoShowB, None, None) => (no_show_score(game), Score::default()),
        (_, None, _) => return Err(object.error(FileProblem::Missing("a"))),
        (_, _, None) => return Err(object.error(FileProblem::Missing("b"))),
    };
    let ruled = read_ruled_outcome(&mut object)?;
    object.finish()?;
    Ok(BattleResult { kind, a, b, ruled })
}

/// A bye's worth is said once, for the event; numbers that repeat it do no harm.
fn result_of_bye(mut object: Object, value: ByeValue) -> Result<BattleResult, EventFileError> {
    if object.optional_text("kind")? != Some("bye") {
        return Err(object.error(FileProblem::NoOpponent));
    }
    let bye =
        BattleResult { ruled: read_ruled_outcome(&mut object)?, ..crate::domain::scoring::bye_result() };
    let counts = credit_scores(&bye, value);
    for (key, counted) in [("a", counts.0), ("b", counts.1)] {
        let Some(json) = object.take(key) else { continue };
        if read_score(object.place.with(FilePart::Score(key)), json)? != counted {
            return Err(object.error(FileProblem::OtherBye(key)));
        }
    }
    object.finish()?;
    Ok(bye)
}

fn read_ruled_outcome(object: &mut Object) -> Result<Option<RuledOutcome>, EventFileError> {
    let reason = object.optional_text("reason")?;
    let outcome = match object.optional_text("outcome")? {
        None if reason.is_some() => return Err(object.error(FileProblem::ReasonAlone)),
        None => return Ok(None),
        Some("a_major") => Outcome::MajorWin,
        Some("a_minor") => Outcome::MinorWin,
        Some("draw") => Outcome::Draw,
        Some("b_minor") => Outcome::MinorLoss,
        Some("b_major") => Outcome::MajorLoss,
        Some(other) => return Err(object.error(FileProblem::NoSuchOutcome(other.to_owned()))),
    };
    Ok(Some(RuledOutcome { outcome, reason: reason.unwrap_or_default().to_owned() }))
}

pub(super) fn read_score(place: FilePlace, json: &Json) -> Result<Score, EventFileError> {
    let mut object = Object::new(place, json)?;
    let score = Score {
        victory_points: object.number("vp", 0)?,
        battle_tactics: object.number("tactics", 0)?,
        values: read_marks(&mut object)?,
    };
    object.finish()?;
    Ok(score)
}

/// Four numbers at most, each small; none: nothing is counted beside points.
fn read_marks(object: &mut Object) -> Result<ResultValues, EventFileError> {
    let Some(list) = object.optional_list("marks")? else { return Ok(ResultValues::default()) };
    let mut marks = ResultValues::default();
    if list.len() > marks.0.len() {
        return Err(object.error(FileProblem::ManyMarks { most: marks.0.len() }));
    }
    for (mark, json) in marks.0.iter_mut().zip(list) {
        let number = object.as_number("marks", json, 0)?;
        *mark = u16::try_from(number)
            .ok()
            .filter(|value| *value <= ResultValues::MOST)
            .ok_or_else(|| object.error(FileProblem::LargeMark))?;
    }
    Ok(marks)
}

/// Where whoever has this id stands in the file; `unknown`: what is wrong with an id that nobody has.
pub(super) fn read_entrant_key<'j>(
    object: &Object<'j>,
    key: &'static str,
    json: &'j Json,
    keys: &FileKeys,
    unknown: fn(String) -> FileProblem,
) -> Result<PlayerIndex, EventFileError> {
    let id = object.as_text(key, json)?;
    keys.get(id).copied().ok_or_else(|| object.error(unknown(id.to_owned())))
}
