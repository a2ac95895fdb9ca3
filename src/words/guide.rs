//! What a game system suggests while an organiser chooses: how many rounds, and how long they are.

use super::{entrants::of_entrants, write_grouped_number};
use crate::domain::{
    event::{pack::Settings, suggestion::Suggestion},
    system::{Season, SheetShape, System},
    teams::Entrants,
    zone::{Zone, long_date},
};
use crate::words::so_many;

/// The guide of rounds, and what suits the places and days of these settings (`handbook E6`).
pub fn describe_rounds_guide(system: &System, settings: &Settings) -> String {
    let days = match (settings.starts_on, settings.ends_on) {
        (Some(first), Some(last)) => u32::try_from((last - first).num_days() + 1).unwrap_or(1),
        _ => 1,
    };
    let players = settings.capacity;
    let line = |(rounds, days, least): (u32, u32, u32)| {
        of_entrants(settings.entrants, &format!("{rounds} in {} from {least} players", in_days(days)))
    };
    let guide = system.rounds.iter().map(|guide| line((guide.rounds, guide.days, guide.least_players)));
    let guide = guide.collect::<Vec<_>>().join(", ");
    let suits = system.rounds_for(players, days).map_or_else(String::new, |guide| {
        format!(" {} and {} suit {}.", so_many(players, "place", "places"), in_days(days), guide.rounds)
    });
    let fewest = System::fewest_rounds(players);
    let fewest = so_many(fewest, "round", "rounds");
    let played = word_match_or_battle(settings.entrants);
    format!("{guide}.{suits} After {fewest} one of {players} at most has won every {played}.")
}

/// What those who are entered win or lose.
fn word_match_or_battle(entrants: Entrants) -> &'static str {
    if entrants.have_matches() { "match" } else { "battle" }
}

/// How long a round is at the points limit of these settings (`handbook E3`).
pub fn round_minutes(system: &System, settings: &Settings) -> String {
    let points = settings.points_limit;
    format!("{} is usual for {} points.", system.round_minutes(points), write_grouped_number(points))
}

fn in_days(days: u32) -> String {
    if days == 1 { "one day".into() } else { so_many(days, "day", "days") }
}

/// Why each of it is suggested.
pub fn list_suggestion_reasons(told: &Suggestion, typed: &Settings) -> Vec<String> {
    let mut reasons = Vec::new();
    match told.rounds {
        Some(rounds) => reasons.push(of_entrants(
            typed.entrants,
            &format!(
                "{}: usual in {} with {}. After {} one at most has won every {}.",
                so_many(rounds, "round", "rounds"),
                in_days(told.days),
                so_many(told.capacity, "player", "players"),
                told.fewest_rounds,
                word_match_or_battle(typed.entrants)
            ),
        )),
        None => reasons.push(of_entrants(
            typed.entrants,
            "For so few players the guide has no number of rounds: yours stays.",
        )),
    }
    let points = write_grouped_number(typed.points_limit);
    reasons.push(format!("{} minutes a round: usual at {points} points.", told.round_minutes));
    if told.capacity != typed.capacity {
        let places = so_many(told.capacity, "place", "places");
        reasons.push(format!("{places}: with an even number nobody has to wait."));
    }
    match (told.season, typed.starts_on) {
        (Some(season), Some(day)) => reasons.push(format!(
            "{}: in force on {}, since {}.",
            season.name,
            long_date(day),
            long_date(season.from)
        )),
        (_, None) => {
            reasons.push("With the first day, the season and the roster deadline are suggested too.".into());
        }
        _ => {}
    }
    if let Some((due, days)) = told.rosters_due {
        let due = Zone::or_utc(&typed.time_zone).long(due);
        let time = match days {
            1 => "the evening before, with no time to mend them".to_owned(),
            7 => "a week to read and to mend them".into(),
            days => format!("{days} days to read and to mend them"),
        };
        reasons.push(format!("Rosters due on {due}: {time}."));
    }
    reasons
}

/// Before an event is made of a game that another season was meant for.
pub fn asks_for_game(game: &System, season: &Season, meant: &System) -> String {
    format!(
        "{} is played with “{}”, and this event is of “{}”. Which one do you mean? The draft is made with it.",
        season.name, meant.name, game.name
    )
}

/// That the game on the form is not meant for the season, and what it means to play the other one. `stays`: what is
/// played is as it was at an earlier event.
pub fn another_game((game, meant): (&System, &System), stays: bool) -> Vec<String> {
    if stays {
        return vec![format!(
            "Missions and scoring stay those of {}; {} is meant for this season.",
            game.name, meant.name
        )];
    }
    let instead =
        format!("Game: {} instead of {}, which an earlier season was meant for.", meant.name, game.name);
    let by_hand = meant.sheet.shape == SheetShape::Totals && game.sheet.shape != SheetShape::Totals;
    let consequence = by_hand.then(|| {
        let words = &meant.words;
        format!(
            "With it players report the {} at the end alone, without a scoring sheet turn by turn, and you name its {} \
             yourself.",
            words.points.to_lowercase(),
            words.of_missions().to_lowercase()
        )
    });
    [Some(instead), consequence].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system;

    #[test]
    fn e6_the_guide_names_what_suits_the_places_and_days() {
        let system = system::find_system(system::DEFAULT).unwrap();
        let day = |text: &str| Some(text.parse().unwrap());
        let (starts_on, ends_on) = (day("2027-05-01"), day("2027-05-02"));
        let settings = Settings { capacity: 32, starts_on, ends_on, ..Settings::default() };
        let told = describe_rounds_guide(system, &settings);
        assert!(told.contains("5 in 2 days from 6 players"), "{told}");
        assert!(told.contains("32 places and 2 days suit 5."), "{told}");
        assert!(told.contains("After 5 rounds one of 32 at most has won every battle."), "{told}");
    }

    #[test]
    fn of_teams_and_pairs_nothing_is_said_of_players() {
        for (entrants, word) in [(Entrants::Teams, "teams"), (Entrants::Pairs, "pairs")] {
            let day = |text: &str| text.parse().ok();
            let settings = Settings { entrants, starts_on: day("2027-05-01"), ..Settings::default() };
            let guide = describe_rounds_guide(settings.game(), &settings);
            let now = "2027-01-01T12:00:00Z".parse().unwrap();
            let told =
                [guide, list_suggestion_reasons(&settings.suggestion(now), &settings).join(" ")].join(" ");
            assert!(told.contains(&format!("from 4 {word}")) && !told.contains("player"), "{told}");
            assert_eq!(told.contains("every match"), entrants == Entrants::Teams, "{told}");
        }
    }

    #[test]
    fn e3_a_higher_limit_means_longer_rounds() {
        let system = system::find_system(system::DEFAULT).unwrap();
        let told = |points_limit| round_minutes(system, &Settings { points_limit, ..Settings::default() });
        assert_eq!(told(2000), "165 is usual for 2,000 points.");
        assert_ne!(told(1000), told(3000));
    }
}
