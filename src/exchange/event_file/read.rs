//! Reading an event file: every key known, every reference resolved, every error with its place.

use super::{
    Details, EventFile, EventFileError, FORMAT, Forbidden, RoundDetails, WHOLE_FORMAT,
    json::{self, Json},
    object::{Object, quoted},
    stored::STORED,
};
use crate::domain::{
    event::pack::Method,
    history::{
        Battle, BattleResult, Entrant, History, Outcome, PlayerIndex, ResultKind, Round, RuledOutcome, Score,
    },
    numbers::{RoundNumber, TableNumber},
    result::Marks,
    rounds::Methods,
    scoring::{ByeValue, credited, no_show_score},
    standings::{Ranking, RankingError, Scoring, Tiebreaker, parse_tiebreakers},
    system::{self, SheetPlan},
};
use std::{
    collections::{HashMap, HashSet},
    io,
};

/// More than anybody has drawn: what an event needs in memory grows with both.
const MOST_PLAYERS: usize = 16_384;
const MOST_ROUNDS: usize = 200;

/// Reads an event file, or says in one line what is wrong with it and where.
pub fn read(bytes: &[u8]) -> Result<EventFile, EventFileError> {
    event(&json::parse(bytes)?)
}

/// The same from wherever it comes, without ever holding all of its text.
pub fn read_from(reader: impl io::BufRead) -> Result<EventFile, EventFileError> {
    event(&json::parse_from(reader)?)
}

fn event(json: &Json) -> Result<EventFile, EventFileError> {
    let mut file = Object::new("file", json)?;
    let format = file.text("format")?;
    match format {
        FORMAT => {}
        // What is stored in it is read apart (`read_stored`).
        WHOLE_FORMAT => drop(file.take(STORED)),
        other => {
            let known = format!("\"{FORMAT}\" and \"{WHOLE_FORMAT}\"");
            return Err(file.error(format!("\"format\" is {}, and this reads {known}", quoted(other))));
        }
    }
    let event = details(Object::new("event", file.need("event")?)?)?;
    let list = file.list("players")?;
    if list.len() > MOST_PLAYERS {
        return Err(file.error(format!("{} players, and at most {MOST_PLAYERS} are read", list.len())));
    }
    let players = players(list)?;
    let keys: Keys = players.iter().enumerate().map(|(index, player)| (player.key.as_str(), index)).collect();
    let forbidden = forbidden(file.optional_list("forbidden")?.unwrap_or_default(), &keys)?;

    // A file may be of a game that nobody handed in: it is read as one of the default game.
    let system = system::find(&event.system).unwrap_or_else(system::default);
    let mut history = History { system, agreed: event.points_limit, ..History::default() };
    let mut rounds = Vec::new();
    let list = file.list("rounds")?;
    if list.len() > MOST_ROUNDS {
        return Err(file.error(format!("{} rounds, and at most {MOST_ROUNDS} are read", list.len())));
    }
    for (json, number) in list.iter().zip(1..) {
        let (round, details) = round(json, RoundNumber(number), &keys, (event.ranking.bye, &system.sheet))?;
        history.rounds.push(round);
        rounds.push(details);
    }
    file.finish()?;
    history.players = players;
    Ok(EventFile { event, history, forbidden, rounds })
}

/// Player ids of the file, and where each player is.
type Keys<'p> = HashMap<&'p str, PlayerIndex>;

fn details(mut event: Object) -> Result<Details, EventFileError> {
    let (slug, name) = (event.text("slug")?.to_owned(), event.text("name")?.to_owned());
    let system = event.text("system")?.to_owned();
    let ranking_of = |system| Ranking::by_default_of(system).unwrap_or_default();
    let by_default = system::find(&system).map_or_else(Ranking::default, ranking_of);
    let mut details = Details {
        slug,
        name,
        system,
        points_limit: event.number("points_limit", 1)?,
        rounds: event.number("rounds", 1)?,
        starts_on: event.optional_date("starts_on")?,
        rules_cut_off: event.optional_date("rules_cut_off")?,
        avoid_club_rounds: vec![RoundNumber(1)],
        methods: Methods::default(),
        ranking: by_default,
    };
    if let Some(json) = event.take("pairing") {
        pairing(Object::new("event, pairing", json)?, &mut details)?;
    }
    if let Some(json) = event.take("ranking") {
        ranking(Object::new("event, ranking", json)?, &mut details.ranking)?;
    }
    event.finish()?;
    Ok(details)
}

fn pairing(mut pairing: Object, details: &mut Details) -> Result<(), EventFileError> {
    match pairing.optional_text("first_round")? {
        None | Some("random") => {}
        Some(other) => {
            return Err(
                pairing.error(format!("\"first_round\" is {}, and only \"random\" is known", quoted(other)))
            );
        }
    }
    if let Some(rounds) = pairing.optional_rounds("avoid_club_rounds")? {
        details.avoid_club_rounds = rounds;
    }
    methods(&mut pairing, &mut details.methods)?;
    if let Some(json) = pairing.take("bye") {
        let Score { victory_points, battle_tactics, .. } = score("event, pairing, bye".into(), json)?;
        details.ranking.bye = ByeValue { victory_points, battle_tactics };
    }
    pairing.finish()
}

/// How rounds are made that are not made as the handbook says.
fn methods(pairing: &mut Object, methods: &mut Methods) -> Result<(), EventFileError> {
    let known = || Method::ALL.map(|method| format!("\"{}\"", method.word())).join(", ");
    if let Some(json) = pairing.take("methods") {
        let problem = || format!("\"methods\" must name a method for a round, as {{\"2\": …}}: {}", known());
        methods.methods = json.read_as().ok_or_else(|| pairing.error(problem()))?;
    }
    if let Some(json) = pairing.take("seeds") {
        let problem = "\"seeds\" must be a list of players' ids";
        methods.seeds = json.read_as().ok_or_else(|| pairing.error(problem))?;
    }
    if let Some(json) = pairing.take("lists") {
        let problem = "\"lists\" must have the pairs of a round, as {\"2\": [[\"p1\", \"p2\"]]}";
        methods.lists = json.read_as().ok_or_else(|| pairing.error(problem))?;
    }
    methods.group_size = pairing.optional_number("group_size", 0)?.unwrap_or(methods.group_size);
    methods.cut_size = pairing.optional_number("cut_size", 2)?.unwrap_or(methods.cut_size);
    Ok(())
}

fn ranking(mut object: Object, ranking: &mut Ranking) -> Result<(), EventFileError> {
    match object.optional_text("scoring")? {
        None => {}
        Some("graded") => ranking.scoring = Scoring::Graded,
        Some("plain") => ranking.scoring = Scoring::Plain,
        Some("points") => ranking.scoring = Scoring::Points,
        Some("match_points") => ranking.scoring = Scoring::MatchPoints,
        Some("game_points") => ranking.scoring = Scoring::GamePoints,
        Some(other) => {
            return Err(object.error(format!(
                "\"scoring\" is {}; it is \"graded\", \"plain\" or \"points\"",
                quoted(other)
            )));
        }
    }
    if let Some(list) = object.optional_list("tiebreakers")? {
        ranking.tiebreakers = tiebreakers(&object, list)?;
    }
    object.finish()
}

fn tiebreakers(object: &Object, list: &[Json]) -> Result<Vec<Tiebreaker>, EventFileError> {
    let names: Vec<&str> =
        list.iter().map(|json| object.as_text("tiebreakers", json)).collect::<Result<_, _>>()?;
    // The error repeats the name, which may be anything: quoted, it stays on one line.
    let unknown = names.iter().find(|name| Tiebreaker::named(name).is_none());
    match unknown {
        Some(name) => Err(object.error(format!("unknown tie-breaker {}", quoted(name)))),
        None => parse_tiebreakers(&names).map_err(|error| match error {
            RankingError::Unknown(name) => object.error(format!("unknown tie-breaker {}", quoted(&name))),
            RankingError::Twice(name) => object.error(format!("tie-breaker \"{name}\" is named twice")),
        }),
    }
}

fn players(list: &[Json]) -> Result<Vec<Entrant>, EventFileError> {
    let mut players = Vec::with_capacity(list.len());
    let mut seen = HashSet::new();
    for (json, position) in list.iter().zip(1..) {
        let mut object = Object::new(format!("player {position}"), json)?;
        let key = object.text("id")?;
        object.place = format!("player {}", quoted(key));
        if !seen.insert(key) {
            return Err(object.error("this id is there twice"));
        }
        players.push(Entrant {
            key: key.to_owned(),
            name: object.text("name")?.to_owned(),
            club: object.optional_text("club")?.map(str::to_owned),
            faction: object.optional_text("faction")?.map(str::to_owned),
            joined_round: RoundNumber(object.optional_number("joined_round", 1)?.unwrap_or(1)),
            dropped_after: object.optional_number("dropped_after", 0)?.map(RoundNumber),
            spare: object.flag("spare")?,
            fixed_table: object.optional_number("fixed_table", 1)?.map(TableNumber),
        });
        object.finish()?;
    }
    Ok(players)
}

fn forbidden(list: &[Json], keys: &Keys) -> Result<Vec<Forbidden>, EventFileError> {
    let mut forbidden = Vec::with_capacity(list.len());
    for (json, position) in list.iter().zip(1..) {
        let mut object = Object::new(format!("forbidden {position}"), json)?;
        let (a, b) = (object.need("a")?, object.need("b")?);
        let (a, b) = (player(&object, "a", a, keys)?, player(&object, "b", b, keys)?);
        if a == b {
            return Err(object.error("\"a\" and \"b\" are the same player"));
        }
        forbidden.push(Forbidden { a, b, rounds: object.optional_rounds("rounds")? });
        object.finish()?;
    }
    Ok(forbidden)
}

fn round(
    json: &Json,
    number: RoundNumber,
    keys: &Keys,
    (bye, plan): (ByeValue, &SheetPlan),
) -> Result<(Round, RoundDetails), EventFileError> {
    let mut object = Object::new(format!("round {number}"), json)?;
    let said = RoundNumber(object.number("number", 1)?);
    if said != number {
        let problem = format!("\"number\" is {said}; rounds are numbered 1, 2, 3, without a gap");
        return Err(object.error(problem));
    }
    let details = RoundDetails {
        battleplan: object.optional_text("battleplan")?.map(str::to_owned),
        seed: object.optional_seed("seed")?,
        draw: object.take("x-draw").and_then(Json::read_as),
    };
    let mut battles = Vec::new();
    let (mut tables, mut playing) = (HashSet::new(), HashSet::new());
    for (json, position) in object.list("tables")?.iter().zip(1..) {
        let mut entry = Object::new(format!("round {number}, entry {position} of tables"), json)?;
        let battle = battle(&mut entry, number, keys, (bye, plan))?;
        if battle.table.is_some_and(|table| !tables.insert(table)) {
            return Err(entry.error("this table is there twice"));
        }
        for player in [Some(battle.a), battle.b].into_iter().flatten() {
            if !playing.insert(player) {
                let key = keys.iter().find(|(_, index)| **index == player).map_or("", |(key, _)| key);
                return Err(entry.error(format!("player {} plays twice in this round", quoted(key))));
            }
        }
        entry.finish()?;
        battles.push(battle);
    }
    object.finish()?;
    Ok((Round { number, battles }, details))
}

fn battle(
    entry: &mut Object,
    round: RoundNumber,
    keys: &Keys,
    (bye, plan): (ByeValue, &SheetPlan),
) -> Result<Battle, EventFileError> {
    let table = match entry.need_or_null("table")? {
        None => None,
        Some(Json::Whole(table @ 1..)) if u32::try_from(*table).is_ok() => {
            u32::try_from(*table).ok().map(TableNumber)
        }
        Some(_) => return Err(entry.error("\"table\" must be a whole number, 1 or more, or null")),
    };
    if let Some(table) = table {
        entry.place = format!("round {round}, table {table}");
    }
    let a = entry.need("a")?;
    let a = player(entry, "a", a, keys)?;
    let b = entry.need_or_null("b")?.map(|json| player(entry, "b", json, keys)).transpose()?;
    if b.is_none() && table.is_some() {
        return Err(entry.error("\"b\" is null: a bye has no table, so \"table\" must be null too"));
    }
    let fixed = entry.flag("fixed")?;
    let result = match entry.take("result") {
        None => None,
        Some(json) => {
            let object = Object::new(format!("{}, result", entry.place), json)?;
            Some(if b.is_none() { result_of_bye(object, bye)? } else { result(object, plan)? })
        }
    };
    Ok(Battle { table, a, b, fixed, result })
}

fn result(mut object: Object, plan: &SheetPlan) -> Result<BattleResult, EventFileError> {
    let kind = match object.optional_text("kind")? {
        None | Some("played") => ResultKind::Played,
        Some("conceded_by_a") => ResultKind::ConcededByA,
        Some("conceded_by_b") => ResultKind::ConcededByB,
        Some("no_show_a") => ResultKind::NoShowA,
        Some("no_show_b") => ResultKind::NoShowB,
        Some("adjudicated") => ResultKind::Adjudicated,
        Some("bye") => return Err(object.error("\"kind\" is \"bye\", but there is an opponent")),
        Some(other) => return Err(object.error(format!("unknown kind {}", quoted(other)))),
    };
    let (a, b) = match (kind, object.take("a"), object.take("b")) {
        (_, Some(a), Some(b)) => {
            (score(format!("{}, a", object.place), a)?, score(format!("{}, b", object.place), b)?)
        }
        (ResultKind::NoShowA, None, None) => (Score::default(), no_show_score(plan)),
        (ResultKind::NoShowB, None, None) => (no_show_score(plan), Score::default()),
        (_, None, _) => return Err(object.error("\"a\" is missing")),
        (_, _, None) => return Err(object.error("\"b\" is missing")),
    };
    let ruled = ruled(&mut object)?;
    object.finish()?;
    Ok(BattleResult { kind, a, b, ruled })
}

/// A bye's worth is said once, for the event; numbers that repeat it do no harm.
fn result_of_bye(mut object: Object, value: ByeValue) -> Result<BattleResult, EventFileError> {
    if object.optional_text("kind")? != Some("bye") {
        return Err(object.error("there is no opponent, so \"kind\" must be \"bye\""));
    }
    let bye = BattleResult { ruled: ruled(&mut object)?, ..crate::domain::scoring::bye() };
    let counts = credited(&bye, value);
    for (key, counted) in [("a", counts.0), ("b", counts.1)] {
        let Some(json) = object.take(key) else { continue };
        if score(format!("{}, {key}", object.place), json)? != counted {
            let problem = format!("\"{key}\" is not what a bye counts in this event (\"pairing\", \"bye\")");
            return Err(object.error(problem));
        }
    }
    object.finish()?;
    Ok(bye)
}

fn ruled(object: &mut Object) -> Result<Option<RuledOutcome>, EventFileError> {
    let reason = object.optional_text("reason")?;
    let outcome = match object.optional_text("outcome")? {
        None if reason.is_some() => return Err(object.error("\"reason\" is there without \"outcome\"")),
        None => return Ok(None),
        Some("a_major") => Outcome::MajorWin,
        Some("a_minor") => Outcome::MinorWin,
        Some("draw") => Outcome::Draw,
        Some("b_minor") => Outcome::MinorLoss,
        Some("b_major") => Outcome::MajorLoss,
        Some(other) => return Err(object.error(format!("unknown outcome {}", quoted(other)))),
    };
    Ok(Some(RuledOutcome { outcome, reason: reason.unwrap_or_default().to_owned() }))
}

fn score(place: String, json: &Json) -> Result<Score, EventFileError> {
    let mut object = Object::new(place, json)?;
    let score = Score {
        victory_points: object.number("vp", 0)?,
        battle_tactics: object.number("tactics", 0)?,
        marks: marks(&mut object)?,
    };
    object.finish()?;
    Ok(score)
}

/// Four numbers at most, each small; none: nothing is counted beside points.
fn marks(object: &mut Object) -> Result<Marks, EventFileError> {
    let Some(list) = object.optional_list("marks")? else { return Ok(Marks::default()) };
    let mut marks = Marks::default();
    if list.len() > marks.0.len() {
        return Err(object.error(format!("\"marks\" has {} numbers at most", marks.0.len())));
    }
    for (mark, json) in marks.0.iter_mut().zip(list) {
        let number = object.as_number("marks", json, 0)?;
        *mark = u8::try_from(number).map_err(|_| object.error("\"marks\" are small numbers"))?;
    }
    Ok(marks)
}

fn player<'j>(
    object: &Object<'j>,
    key: &str,
    json: &'j Json,
    keys: &Keys,
) -> Result<PlayerIndex, EventFileError> {
    let id = object.as_text(key, json)?;
    keys.get(id).copied().ok_or_else(|| object.error(format!("player {} is not in players", quoted(id))))
}
