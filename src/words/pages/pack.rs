//! The pack: the titles of its sections, the labels of its facts, and the facts that no organiser types.

use crate::words::{so_many, write_score_dash};
use crate::{
    domain::{
        event::{
            pack::{BattleplanChoice, RosterPolicy, Settings, Terrain, TerrainBy},
            registration::Registration,
        },
        numbers::RoundNumber,
        standings::Scoring,
        system::{self, Deployment},
        teams::Entrants,
        zone::{Zone, date_before, long_date},
    },
    words::{
        findings::join_with_and,
        pack::{recommended_terrain, terrain_distances},
        sheet::capitalise_word,
    },
};
use chrono::{DateTime, Utc};

/// Who plays: `48 players`, `12 teams, 48 players`. Entrants have the places.
pub fn describe_entered_players(entrants: Entrants, places: i64, players: usize) -> String {
    let counted =
        |count: i64, one: &str| if count == 1 { format!("1 {one}") } else { format!("{count} {one}s") };
    let players = counted(i64::try_from(players).unwrap_or(i64::MAX), "player");
    match entrants {
        Entrants::Players => players,
        Entrants::Pairs => format!("{}, {players}", counted(places, "pair")),
        Entrants::Teams => format!("{}, {players}", counted(places, "team")),
    }
}

/// How far the event is, above its name: `Round 3 of 5 is being played`.
pub fn how_far(round: RoundNumber, rounds: u32, is_played: bool) -> String {
    let is = if is_played { " is being played" } else { "" };
    format!("Round {round} of {rounds}{is}")
}

/// Below the event's name: how many of these tables are done, where everybody may know. Of teams the number of tables
/// is not known before the last draft is done.
pub fn so_far(tables: usize, done: Option<usize>, of_teams: bool) -> String {
    match done.filter(|_| tables > 0) {
        None => String::new(),
        Some(done) if of_teams => format!("{} in.", so_many(done, "result is", "results are")),
        Some(1) if tables == 1 => "The only result is in.".into(),
        Some(done) if done == tables => format!("All {} in.", so_many(tables, "result is", "results are")),
        Some(done) => format!("{done} of {} in.", so_many(tables, "result is", "results are")),
    }
}

/// Names of winners in a sentence; of more, their number.
const NAMED: usize = 4;

/// Above an event that is over: who won it, or shares its first place.
pub fn describe_event_winners(names: &[String], event: &str, of_teams: bool) -> String {
    match names {
        [only] => format!("{only} wins {event}"),
        few if few.len() <= NAMED => format!("{} share first place", join_with_and(few)),
        many => format!("{} share first place", word_shared_first(many.len(), of_teams)),
    }
}

/// Beside the first places: the points of the battle of the event that was won by least.
pub fn closest_win([own, theirs]: [u32; 2]) -> String {
    format!("The closest win: {}", write_score_dash(own, theirs))
}

/// Beneath: `Ann against Bo, in round 2.`
pub fn closest_told(name: &str, opponent: &str, round: RoundNumber) -> String {
    format!("{name} against {opponent}, in round {round}.")
}

/// Too many on one place to name them: `12 players`.
pub fn word_shared_first(count: usize, of_teams: bool) -> String {
    format!("{count} {}", if of_teams { "teams" } else { "players" })
}

/// Above those who lead while the round is played, and after it.
pub fn leading_in(round: RoundNumber) -> String {
    format!("Leading in round {round}")
}

pub fn leading_after(round: RoundNumber) -> String {
    format!("Leading after round {round}")
}

/// Above the first of the final standings, and of those that were last shown.
pub fn title_of_first_places(count: usize) -> String {
    format!("The first {count}")
}

pub fn first_after(count: usize, round: RoundNumber) -> String {
    format!("The first {count} after round {round}")
}

/// What the statistics of an event tell; what the game calls a mission is given.
pub fn statistics_of(mission: &str) -> String {
    format!("Factions and {mission}s")
}

/// The way to the form of whoever wants to play.
pub fn sign_up(entrants: Entrants, waits: bool) -> &'static str {
    match (waits, entrants) {
        (true, _) => "Join the waiting list",
        (false, Entrants::Players) => "Sign up",
        (false, Entrants::Pairs) => "Sign a pair up",
        (false, Entrants::Teams) => "Sign a team up",
    }
}

/// Beside that way: how many places are left, or that people wait for one, who come first.
pub fn places_left(places: u32, taken: i64, waiting: i64) -> String {
    let left = (i64::from(places) - taken).max(0);
    match waiting {
        0 if left > 0 => format!("{left} of {} left", so_many(places, "place", "places")),
        0 => "All places are taken".into(),
        1 => "1 waits for a place".into(),
        _ => format!("{waiting} wait for a place"),
    }
}

/// When people can sign up, where that is still to come.
pub fn sign_up_opens(at: &str) -> String {
    format!("Sign-up opens on {at}")
}

/// Whether people can sign up, where no date says so.
pub fn word_registration_state(registration: Registration) -> &'static str {
    match registration {
        Registration::ByTheOrganiser => "Sign-up through the organiser",
        Registration::NotYet(_) | Registration::Open => "Sign-up is open",
        Registration::Over => "Sign-up is over",
    }
}

// The sections, in their order.
pub const OF_RENOWN: &str = "Regiment of Renown";
pub const WHEN_AND_WHERE: &str = "When and where";
pub const THE_GAME: &str = "The game";
pub const ROSTERS: &str = "Rosters";
pub const TIMETABLE: &str = "Timetable";
pub const THE_DAY: &str = "The day";
pub const PAIRING_AND_RANKING: &str = "Pairing and ranking";
pub const TICKETS_FOOD_AND_PRIZES: &str = "Tickets, food and prizes";
pub const PEOPLE: &str = "People";
pub const THE_PLACE: &str = "The place";

/// `Sat 15 to Sun 16 May 2027`; empty while no day is set.
pub fn describe_event_days(settings: &Settings) -> String {
    match (settings.starts_on, settings.ends_on) {
        (Some(first), Some(last)) if last != first => {
            format!("{} to {}", date_before(first, last), long_date(last))
        }
        (Some(first), _) => long_date(first),
        _ => String::new(),
    }
}

// The game.
/// The game's name, and whether the organiser changed it.
pub fn describe_game_system(settings: &Settings) -> String {
    let system = system::find_system(&settings.system);
    let name = system.map_or(settings.system.as_str(), |system| &system.name);
    if settings.own_system.is_some() { format!("{name}, as changed for this event") } else { name.to_owned() }
}
pub const TERRAIN_IS: &str = "Kinds of terrain";
pub const DEPLOYMENT: &str = "Deployment";
pub const TWISTS: &str = "Twists";
pub const COMMAND_POINTS: &str = "Command points";

/// How large the battlefield is, and what stands on it.
pub fn describe_battlefield(settings: &Settings) -> String {
    let of = system::find_system(&settings.system).and_then(|_| settings.battlefield());
    of.map_or_else(String::new, |of| {
        let size = format!("{} × {} inches", of.short_inches, of.long_inches);
        let terrain = of.terrain_features.map(|many| so_many(many, "terrain feature", "terrain features"));
        terrain.map_or_else(|| size.clone(), |terrain| format!("{size}, {terrain}"))
    })
}

/// Beside the picture in the banner.
pub fn more_pictures(more: usize) -> String {
    so_many(more, "more picture", "more pictures")
}

/// Who brings the terrain.
pub fn terrain_by(by: TerrainBy) -> &'static str {
    match by {
        TerrainBy::Organiser => "The organiser: it stands on the tables.",
        TerrainBy::Players => "The players.",
        TerrainBy::EachHalf => "Each player half of it.",
    }
}

/// The same, of an event that says it and plays with terrain (`systems V04`).
pub fn describe_who_brings_terrain(settings: &Settings) -> String {
    let by = settings.day.terrain_by.filter(|_| settings.plays_terrain());
    by.map_or("", terrain_by).to_owned()
}

/// Who places the terrain, and how far apart.
pub fn describe_terrain_placing(settings: &Settings) -> String {
    if !settings.plays_terrain() {
        return String::new();
    }
    let game = settings.game();
    let placed = match (settings.terrain, &game.deployment) {
        (Terrain::Preset, _) if !game.has_layouts() => "The organiser sets it up.".to_owned(),
        (Terrain::Preset, _) => format!("The preset layout of the {}.", game.words.mission.to_lowercase()),
        (Terrain::RollOff, Some(deployment)) => deployment.terrain.clone(),
        (Terrain::RollOff, None) if game.has_layouts() => {
            "Attacker and defender place it after a roll-off.".to_owned()
        }
        (Terrain::RollOff, None) => "The two players place it.".to_owned(),
    };
    let guide = game.terrain.as_ref();
    let features = settings.battlefield().and_then(|battlefield| battlefield.terrain_features);
    let recommended = guide.map(|guide| recommended_terrain(guide, features)).unwrap_or_default();
    let distances = guide.and_then(|guide| guide.distances).map(terrain_distances).unwrap_or_default();
    let told = [placed, recommended, distances].into_iter().filter(|part| !part.is_empty());
    told.collect::<Vec<_>>().join(" ")
}

/// Who attacks, who sets up what, and who deploys first.
pub fn describe_deployment(of: &Deployment) -> String {
    format!("{} {}", of.sides, of.armies)
}

/// How each round's battleplan is chosen, or a line for each round where they are told already.
pub fn describe_pack_battleplans(settings: &Settings) -> String {
    match settings.battleplans {
        BattleplanChoice::Dice => "Drawn by two dice each round, shown with the pairings.".to_owned(),
        BattleplanChoice::Secret => "Fixed; told with each round's pairings.".to_owned(),
        BattleplanChoice::Public => {
            let numbered = settings.battleplan_list.iter().enumerate();
            numbered
                .map(|(n, plan)| format!("Round {}: {}", n + 1, settings.battleplan_name(plan)))
                .collect::<Vec<_>>()
                .join("\n")
        }
    }
}

/// What a chess clock that has run out means, where they are used.
pub fn describe_chess_clocks(settings: &Settings) -> String {
    let used = "Used. A player out of time may only make save rolls and remove slain models.";
    if settings.chess_clocks { used } else { "" }.to_owned()
}

// Rosters.
pub const SEASON: &str = "Season";
pub const NOT_ALLOWED: &str = "Not allowed";
pub const COUNTED: &str = "Publications that count";
pub const LEFT_OUT: &str = "Publications that do not count";
pub const PLAYED_WITHOUT: &str = "Played without";
pub const LOWERED_RULES: &str = "Rules that count for less";
pub const PRICES: &str = "Prices of this event";

/// When they are to be handed in, where they are.
pub fn describe_roster_deadline(settings: &Settings) -> String {
    let due = settings.roster_deadline.filter(|_| settings.rosters != RosterPolicy::AtTable);
    describe_pack_moment(settings, due)
}

/// From when on all see them, where they do.
pub fn describe_roster_opening(settings: &Settings) -> String {
    let opens = settings.rosters_open_at.or(settings.roster_deadline);
    describe_pack_moment(settings, opens.filter(|_| settings.rosters == RosterPolicy::Open))
}

fn describe_pack_moment(settings: &Settings, at: Option<DateTime<Utc>>) -> String {
    at.map(|at| Zone::or_utc(&settings.time_zone).long(at)).unwrap_or_default()
}

/// Who sees the rosters, and where.
pub fn rosters_are(policy: RosterPolicy) -> &'static str {
    match policy {
        RosterPolicy::AtTable => "shown at the table.",
        RosterPolicy::Closed => "handed in here, and seen by staff alone.",
        RosterPolicy::Open => "handed in here, and open to all players from the moment below.",
    }
}

// The day.
/// When the doors open, where no first round says when the day begins.
pub fn describe_doors_alone(settings: &Settings) -> String {
    let doors = settings.doors_open_at.filter(|_| settings.first_round_at.is_none());
    doors.map(|time| time.format("%H:%M").to_string()).unwrap_or_default()
}

/// How many rounds there are, how long one takes, and the break after it.
pub fn describe_pack_rounds(settings: &Settings) -> String {
    let (hours, minutes) = (settings.round_minutes / 60, settings.round_minutes % 60);
    let between = so_many(settings.break_minutes, "minute", "minutes");
    format!("{} of {hours} h {minutes:02}, with {between} between", settings.rounds)
}

// Pairing and ranking.
pub const PAIRING: &str = "Pairing";
pub const RANKING: &str = "Ranking";
pub const TIEBREAKERS: &str = "Tie-breakers";
pub const RANKING_CHANGES: &str = "Changed after round 1";
pub const BYE_VALUE: &str = "A bye counts as";
pub const SEED: &str = "Seed of the draws";
pub const SEEDS: &str = "Seeds of the draws";
pub const DRAFT_SEEDS: &str = "Seeds of the captains' lots";

/// What players are ranked by before any tie-breaker.
pub fn describe_ranking_basis(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Graded => {
            "By major victories, minor victories, draws, minor losses, then fewer major losses."
        }
        Scoring::Plain => "By wins, then draws.",
        Scoring::Points => "By tournament points.",
        Scoring::MatchPoints => "By match points.",
        Scoring::GamePoints => "By game points: no match is won.",
    }
}

/// What is told as a part of a sentence elsewhere: `Major victory with 50 victory points.`
pub fn end_part_as_sentence(part: &str) -> String {
    format!("{}.", capitalise_word(part))
}

/// The seed, when it foretells nothing any more: anybody can draw every round again.
pub fn told_seed(seed: u64, promise: &str) -> String {
    format!(
        "{seed}. Before the first round its SHA-256 stood here: {promise}. \
         With it and the event file anybody can draw every round again: muster pair."
    )
}

/// What stands in the seed's place until it is told: with dice for battleplans it foretells until the last round.
pub fn promised_seed(promise: &str, battleplans: BattleplanChoice) -> String {
    let round = if battleplans == BattleplanChoice::Dice { "the last round" } else { "the first round" };
    format!(
        "Fixed when the event was made. Its SHA-256 is {promise}; the seed itself stands here \
         when {round} is published. All lots and dice come from it."
    )
}

/// The seeds of the rounds that are published, and how anybody checks that they were fixed before round 1.
pub fn round_seeds(promise: &str, told: &[(RoundNumber, u64)]) -> String {
    format!(
        "Each round has its own, shown here once the round is published. {}",
        describe_chained_seeds(promise, told)
    )
}

/// The seeds of the captains' lots, of the rounds that are over.
pub fn draft_seeds(promise: &str, told: &[(RoundNumber, u64)]) -> String {
    format!(
        "Each round has its own, shown here once the round is closed. {}",
        describe_chained_seeds(promise, told)
    )
}

fn describe_chained_seeds(promise: &str, told: &[(RoundNumber, u64)]) -> String {
    let promised = format!("SHA-256 of the seed of round 1: {promise}.");
    if told.is_empty() {
        return promised;
    }
    let told: Vec<String> = told.iter().map(|(round, seed)| format!("round {round}: {seed}")).collect();
    format!(
        "{promised} Told so far: {}. To check a later one, take the first 16 digits of its SHA-256 as a number and halve \
         it: that is the seed of the round before.",
        told.join(", ")
    )
}

// Tickets, food and prizes.
pub const AWARDS: &str = "Awards";
pub const SOFT_SCORES: &str = "Soft scores";

// People.
pub const JUDGES: &str = "Judges";

/// The judges by name, and what their word counts.
pub fn describe_judges(names: &str) -> String {
    format!("{names}. A judge's word is final for that game.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_place_is_won_by_one_or_shared() {
        let names: Vec<String> = ["Ann", "Bo", "Cy", "Di", "Eve"].map(String::from).into();
        assert_eq!(describe_event_winners(&names[..1], "Spring Open", false), "Ann wins Spring Open");
        assert_eq!(describe_event_winners(&names[..2], "Spring Open", false), "Ann and Bo share first place");
        assert_eq!(
            describe_event_winners(&names[..3], "Spring Open", false),
            "Ann, Bo and Cy share first place"
        );
        assert_eq!(describe_event_winners(&names, "Spring Open", true), "5 teams share first place");
    }

    #[test]
    fn whoever_waits_comes_before_whoever_signs_up() {
        assert_eq!(places_left(48, 45, 0), "3 of 48 places left");
        assert_eq!(places_left(48, 48, 0), "All places are taken");
        assert_eq!(places_left(48, 47, 1), "1 waits for a place");
        assert_eq!(places_left(48, 50, 7), "7 wait for a place");
    }

    #[test]
    fn results_are_counted_where_there_are_tables() {
        assert_eq!(so_far(24, Some(13), false), "13 of 24 results are in.");
        assert_eq!(so_far(24, Some(24), false), "All 24 results are in.");
        assert_eq!(so_far(0, Some(0), false), "");
        assert_eq!(so_far(4, Some(4), true), "4 results are in.", "of how many, nobody knows yet");
        assert_eq!(so_far(24, None, false), "");
    }
}
