//! Reading an event file: every key known, every reference resolved, every error with its place.

use super::{
    EventDetails, EventFile, EventFileError, FORMAT, FileCount, FilePart, FilePlace, FileProblem,
    ForbiddenInFile, RoundDetails, STORED, WHOLE_FORMAT,
    json::{self, Json, ROLLED},
    object::Object,
    parts::{
        FileKeys, details_of_round, entrant_keys, read_battle, read_entrant_key, read_entrants, read_score,
        rounds_of,
    },
    read_teams::{self, ReadTeams},
};
use crate::domain::{
    history::{Entrant, History, HistoryRound, Score},
    numbers::RoundNumber,
    roll_off::Rolled,
    rounds::{Methods, cuts_played},
    scoring::ByeValue,
    standings::{Ranking, RankingError, Scoring, Tiebreaker, parse_tiebreakers},
    system::{self, OwnSystem, System},
    teams::{EntrantKind, TeamSettings},
};
use std::{borrow::Cow, collections::HashSet, io};

/// More than anybody has drawn: what an event needs in memory grows with both.
const MOST_PLAYERS: usize = 16_384;

/// Reads an event file, or says in one line what is wrong with it and where.
pub fn parse_event_file(bytes: &[u8]) -> Result<EventFile, EventFileError> {
    read_event_json(&json::parse(bytes)?)
}

/// The same from wherever it comes, without ever holding all of its text.
pub fn read_from(reader: impl io::BufRead) -> Result<EventFile, EventFileError> {
    read_event_json(&json::parse_from(reader)?)
}

fn read_event_json(json: &Json) -> Result<EventFile, EventFileError> {
    let mut file = Object::new(FilePlace::from_part(FilePart::File), json)?;
    let format = file.text("format")?;
    match format {
        FORMAT => {}
        // What is stored in it is read apart (`read_stored`).
        WHOLE_FORMAT => drop(file.take(STORED)),
        other => {
            return Err(file.error(no_such("format", other, &[FORMAT, WHOLE_FORMAT])));
        }
    }
    let mut event = Object::new(FilePlace::from_part(FilePart::Event), file.need("event")?)?;
    let of_teams = if format == WHOLE_FORMAT { read_teams::read_team_settings(&mut event)? } else { None };
    let event = read_event_details(event, of_teams.as_ref())?;
    let list = file.list("players")?;
    if list.len() > MOST_PLAYERS {
        let (what, count) = (FileCount::Players, list.len());
        return Err(file.error(FileProblem::TooMany { what, count, most: MOST_PLAYERS }));
    }
    let players = read_entrants(list, FilePart::NthPlayer, FilePart::Player, |_| Ok(()))?;
    // A file may be of a game that nobody handed in: it is read as one of the default game.
    let system = system::find_system(&event.system).unwrap_or_else(system::default);
    if let Some(of_teams) = of_teams {
        return event_of_teams(file, event, of_teams, players, system);
    }
    let keys = entrant_keys(&players);
    let forbidden = read_forbidden_pairs(file.optional_list("forbidden")?.unwrap_or_default(), &keys)?;
    let mut history =
        History { system: Cow::Borrowed(system), agreed: event.points_limit, ..History::default() };
    let mut rounds = Vec::new();
    let list = rounds_of(&mut file)?;
    for (json, number) in list.iter().zip(1..) {
        let (round, details) = read_file_round(json, RoundNumber(number), &keys, event.ranking.bye, system)?;
        history.rounds.push(round);
        rounds.push(details);
    }
    history.handed_on.rolled = take_rolled_dice(&mut file);
    file.finish()?;
    history.players = players;
    hand_on(&mut history, &event, &rounds);
    Ok(EventFile { event, history, forbidden, rounds, teams: None })
}

fn event_of_teams(
    mut file: Object,
    event: EventDetails,
    of_teams: (EntrantKind, TeamSettings),
    players: Vec<Entrant>,
    system: &'static System,
) -> Result<EventFile, EventFileError> {
    let list = file.optional_list("forbidden")?.unwrap_or_default();
    let ReadTeams { mut history, rounds, teams } =
        read_teams::read_teams_and_rounds(&mut file, of_teams, players, system, &event)?;
    history.handed_on.rolled = take_rolled_dice(&mut file);
    hand_on(&mut history, &event, &rounds);
    let forbidden = read_forbidden_pairs(list, &entrant_keys(&history.players))?;
    file.finish()?;
    Ok(EventFile { event, history, forbidden, rounds, teams: Some(teams) })
}

/// Dice for shared places. What cannot be read is as good as none, and so are seeds that no throw here ever had.
fn take_rolled_dice(file: &mut Object) -> Vec<Rolled> {
    let mut rolled: Vec<Rolled> = file.take(ROLLED).and_then(Json::read_as).unwrap_or_default();
    rolled.retain(|rolled| i64::try_from(rolled.roll_off.seed).is_ok());
    rolled
}

/// What the rounds hand on: groups, and where a cut stood, as the file says it, and else as its methods make it.
fn hand_on(history: &mut History, event: &EventDetails, rounds: &[RoundDetails]) {
    for (round, details) in history.rounds.iter().zip(rounds) {
        history.handed_on.cuts.extend(details.cut.clone().map(|cut| (round.number, cut)));
        let groups = Some(details.groups.clone()).filter(|groups| !groups.is_empty());
        history.handed_on.groups.extend(groups.map(|groups| (round.number, groups)));
    }
    history.handed_on.cuts = cuts_played(history, &event.methods, &event.ranking);
}

fn read_event_details(
    mut event: Object,
    of_teams: Option<&(EntrantKind, TeamSettings)>,
) -> Result<EventDetails, EventFileError> {
    let (slug, name) = (event.text("slug")?.to_owned(), event.text("name")?.to_owned());
    let own_system = own_system(&mut event)?;
    let said = event.text("system")?.to_owned();
    let system = own_system.as_ref().map_or(said, OwnSystem::id);
    let ranking_of = |system| Ranking::by_default_of(system).unwrap_or_default();
    let asks_for_limit = system::find_system(&system).is_none_or(System::needs_points_limit);
    let points_limit = match event.optional_number("points_limit", 1)? {
        None if !asks_for_limit => 0,
        None => event.number("points_limit", 1)?,
        Some(limit) => limit,
    };
    let by_default = match of_teams {
        Some((entrants, settings)) if entrants.have_matches() => {
            ranking_of_teams(&system, points_limit, settings)
        }
        _ => system::find_system(&system).map_or_else(Ranking::default, ranking_of),
    };
    let mut details = EventDetails {
        slug,
        name,
        system,
        own_system,
        points_limit,
        rounds: event.number("rounds", 1)?,
        starts_on: event.optional_date("starts_on")?,
        rules_cut_off: event.optional_date("rules_cut_off")?,
        avoid_club_rounds: vec![RoundNumber(1)],
        methods: Methods::default(),
        ranking: by_default,
    };
    if let Some(json) = event.take("pairing") {
        read_pairing_rules(Object::new(event.place.with(FilePart::Pairing), json)?, &mut details)?;
    }
    if let Some(json) = event.take("ranking") {
        read_ranking(Object::new(event.place.with(FilePart::Ranking), json)?, &mut details.ranking)?;
    }
    event.finish()?;
    Ok(details)
}

/// The game that this event alone plays, as a text of its file.
fn own_system(event: &mut Object) -> Result<Option<OwnSystem>, EventFileError> {
    let Some(file) = event.optional_text("system_file")? else { return Ok(None) };
    OwnSystem::read_and_make_known(file).map(Some).map_err(|why| event.error(FileProblem::NoGame(why)))
}

/// Another word than those that are known for this key.
fn no_such(key: &'static str, said: &str, known: &'static [&'static str]) -> FileProblem {
    FileProblem::NoSuchWord { key, said: said.to_owned(), known }
}

fn ranking_of_teams(system: &str, points_limit: u32, settings: &TeamSettings) -> Ranking {
    let system = system::find_system(system).unwrap_or_else(system::default);
    let bye = settings.bye_value(system.scale(points_limit));
    let ranking = settings.ranking_in_force();
    let tiebreakers = parse_tiebreakers(&ranking.tiebreakers).unwrap_or_default();
    Ranking { scoring: ranking.scoring, tiebreakers, difference_cap: 0, bye_is_mean: false, bye }
}

fn read_pairing_rules(mut pairing: Object, details: &mut EventDetails) -> Result<(), EventFileError> {
    match pairing.optional_text("first_round")? {
        None | Some("random") => {}
        Some(other) => return Err(pairing.error(no_such("first_round", other, &["random"]))),
    }
    if let Some(rounds) = pairing.optional_rounds("avoid_club_rounds")? {
        details.avoid_club_rounds = rounds;
    }
    read_file_methods(&mut pairing, &mut details.methods, RoundNumber(details.rounds))?;
    if let Some(json) = pairing.take("bye") {
        let Score { victory_points, battle_tactics, .. } =
            read_score(pairing.place.with(FilePart::Bye), json)?;
        details.ranking.bye = ByeValue { victory_points, battle_tactics };
    }
    pairing.finish()
}

/// How rounds are made that are not made as the handbook says.
fn read_file_methods(
    pairing: &mut Object,
    methods: &mut Methods,
    rounds: RoundNumber,
) -> Result<(), EventFileError> {
    if let Some(json) = pairing.take("methods") {
        methods.methods = json.read_as().ok_or_else(|| pairing.error(FileProblem::NoMethods))?;
    }
    if let Some(json) = pairing.take("seeds") {
        methods.seeds = json.read_as().ok_or_else(|| pairing.error(FileProblem::NoSeeds))?;
    }
    if let Some(json) = pairing.take("lists") {
        methods.lists = json.read_as().ok_or_else(|| pairing.error(FileProblem::NoLists))?;
    }
    if let Some(json) = pairing.take("cut_leavers") {
        methods.cut_leavers = json.read_as().ok_or_else(|| pairing.error(FileProblem::NoCutLeavers))?;
    }
    methods.third_place = pairing.flag("third_place")?;
    methods.rematch_round = pairing.flag("rematches_at_the_end")?.then_some(rounds);
    methods.group_size = pairing.optional_number("group_size", 0)?.unwrap_or(methods.group_size);
    methods.cut_size = pairing.optional_number("cut_size", 2)?.unwrap_or(methods.cut_size);
    Ok(())
}

fn read_ranking(mut object: Object, ranking: &mut Ranking) -> Result<(), EventFileError> {
    match object.optional_text("scoring")? {
        None => {}
        Some("graded") => ranking.scoring = Scoring::Graded,
        Some("plain") => ranking.scoring = Scoring::Plain,
        Some("points") => ranking.scoring = Scoring::Points,
        Some("match_points") => ranking.scoring = Scoring::MatchPoints,
        Some("game_points") => ranking.scoring = Scoring::GamePoints,
        Some(other) => {
            return Err(object.error(no_such("scoring", other, &["graded", "plain", "points"])));
        }
    }
    if let Some(list) = object.optional_list("tiebreakers")? {
        ranking.tiebreakers = read_file_tiebreakers(&object, list)?;
    }
    if let Some(cap) = object.optional_number("difference_cap", 1)? {
        ranking.difference_cap = cap;
    }
    ranking.bye_is_mean |= object.flag("bye_is_mean")?;
    object.finish()
}

fn read_file_tiebreakers(object: &Object, list: &[Json]) -> Result<Vec<Tiebreaker>, EventFileError> {
    let names: Vec<&str> =
        list.iter().map(|json| object.as_text("tiebreakers", json)).collect::<Result<_, _>>()?;
    let unknown = names.iter().find(|name| Tiebreaker::parse(name).is_none());
    match unknown {
        Some(name) => Err(object.error(FileProblem::NoSuchTiebreaker((*name).to_owned()))),
        None => parse_tiebreakers(&names).map_err(|error| match error {
            RankingError::Unknown(name) => object.error(FileProblem::NoSuchTiebreaker(name)),
            RankingError::Twice(name) => object.error(FileProblem::TiebreakerTwice(name)),
        }),
    }
}

fn read_forbidden_pairs(list: &[Json], keys: &FileKeys) -> Result<Vec<ForbiddenInFile>, EventFileError> {
    let mut forbidden = Vec::with_capacity(list.len());
    for (json, position) in list.iter().zip(1..) {
        let mut object = Object::new(FilePlace::from_part(FilePart::Forbidden(position)), json)?;
        let (a, b) = (object.need("a")?, object.need("b")?);
        let key = |key, json| read_entrant_key(&object, key, json, keys, FileProblem::NoPlayer);
        let (a, b) = (key("a", a)?, key("b", b)?);
        if a == b {
            return Err(object.error(FileProblem::SamePlayer));
        }
        forbidden.push(ForbiddenInFile { a, b, rounds: object.optional_rounds("rounds")? });
        object.finish()?;
    }
    Ok(forbidden)
}

fn read_file_round(
    json: &Json,
    number: RoundNumber,
    keys: &FileKeys,
    bye: ByeValue,
    game: &System,
) -> Result<(HistoryRound, RoundDetails), EventFileError> {
    let mut object = Object::new(FilePlace::from_part(FilePart::Round(number)), json)?;
    let details = details_of_round(&mut object, number, keys)?;
    let mut battles = Vec::new();
    let (mut tables, mut playing) = (HashSet::new(), HashSet::new());
    for (json, position) in object.list("tables")?.iter().zip(1..) {
        let mut entry = Object::new(object.place.with(FilePart::Entry(position)), json)?;
        let battle = read_battle(&mut entry, number, keys, bye, game)?;
        if battle.table.is_some_and(|table| !tables.insert(table)) {
            return Err(entry.error(FileProblem::TableTwice));
        }
        for player in [Some(battle.a), battle.b].into_iter().flatten() {
            if !playing.insert(player) {
                let key = keys.iter().find(|(_, index)| **index == player).map_or("", |(key, _)| key);
                return Err(entry.error(FileProblem::PlaysTwice(key.to_owned())));
            }
        }
        entry.finish()?;
        battles.push(battle);
    }
    object.finish()?;
    Ok((HistoryRound { number, battles }, details))
}
