//! What a game system suggests while an organiser chooses: how many rounds, and how long they are.

use super::{Message, TextFact, moments::tell_long_moment, say};
use crate::domain::{
    event::{
        pack::{RosterPolicy, Settings},
        suggestion::Suggestion,
    },
    system::{Season, SheetShape, System},
    zone::Zone,
};

/// The guide of rounds, and what suits the places and days of these settings (`handbook E6`).
pub fn tell_rounds_guide(system: &System, settings: &Settings) -> Message {
    let days = settings.days();
    let (places, entrants) = (settings.capacity, settings.entrants);
    let guides = system.rounds.iter().map(|guide| {
        let (rounds, days, least) = (guide.rounds, guide.days, guide.least_players);
        say!("guide-line", rounds, days, least, entrants)
    });
    let guides: TextFact = guides.collect();
    let suits = system.rounds_for(places, days);
    let suits = suits.map(|guide| say!("guide-suits", places, days, rounds = guide.rounds));
    let suits = TextFact::from(suits);
    let fewest = System::fewest_rounds(places);
    say!("guide-rounds", guides, suits, fewest, of = places.to_string(), entrants)
}

/// How long a round is at the points limit of these settings (`handbook E3`).
pub fn tell_usual_minutes(system: &System, settings: &Settings) -> Message {
    let minutes = system.round_minutes(settings.points_limit);
    say!("guide-minutes", minutes, points = settings.agreed_points())
}

/// Why each of it is suggested.
pub fn list_suggestion_reasons(told: &Suggestion, typed: &Settings) -> Vec<Message> {
    let entrants = typed.entrants;
    let mut reasons = Vec::new();
    match told.rounds {
        Some(rounds) => {
            let (days, capacity, fewest) = (told.days, told.capacity, told.fewest_rounds);
            reasons.push(say!("guide-reason-rounds", rounds, days, capacity, fewest, entrants));
        }
        None => reasons.push(say!("guide-reason-no-rounds", entrants)),
    }
    let (minutes, points) = (told.round_minutes, typed.agreed_points());
    reasons.push(say!("guide-reason-minutes", minutes, points));
    if told.capacity != typed.capacity {
        reasons.push(say!("guide-reason-places", places = told.capacity));
    }
    match (told.season, typed.starts_on) {
        (Some(season), Some(day)) => {
            reasons.push(say!("guide-reason-season", season = season.name, day, since = season.from));
        }
        (_, None) => reasons.push(say!("guide-reason-first-day")),
        _ => {}
    }
    if let Some((due, days)) = told.rosters_due {
        let due = tell_long_moment(Zone::or_utc(&typed.time_zone), due);
        reasons.push(say!("guide-reason-rosters-due", due, days));
    } else if typed.starts_on.is_some()
        && typed.roster_deadline.is_none()
        && typed.rosters != RosterPolicy::AtTable
    {
        reasons.push(say!("guide-reason-no-deadline"));
    }
    reasons
}

/// Before an event is made of a game that another season was meant for.
pub fn ask_for_game(game: &System, season: &Season, meant: &System) -> Message {
    say!("guide-which-game", season = season.name, meant = meant.name, game = game.name)
}

/// That the game on the form is not meant for the season, and what it means to play the other one. `stays`: what is
/// played is as it was at an earlier event.
pub fn tell_another_game((game, meant): (&System, &System), stays: bool) -> Vec<Message> {
    if stays {
        return vec![say!("guide-game-stays", game = game.name, meant = meant.name)];
    }
    let instead = say!("guide-game-instead", meant = meant.name, game = game.name);
    let by_hand = meant.sheet.shape == SheetShape::Totals && game.sheet.shape != SheetShape::Totals;
    let consequence = by_hand.then(|| {
        let words = &meant.words;
        let (points, missions) = (words.points.to_lowercase(), words.of_missions().to_lowercase());
        say!("guide-game-by-hand", points, missions)
    });
    [Some(instead), consequence].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        domain::{system, teams::EntrantKind},
        text::Speaker,
    };

    fn said(message: &Message) -> String {
        Speaker::in_english().say(message)
    }

    #[test]
    fn e6_the_guide_names_what_suits_the_places_and_days() {
        let system = system::find_system(system::DEFAULT).unwrap();
        let day = |text: &str| Some(text.parse().unwrap());
        let (starts_on, ends_on) = (day("2027-05-01"), day("2027-05-02"));
        let settings = Settings { capacity: 32, starts_on, ends_on, ..Settings::default() };
        let told = said(&tell_rounds_guide(system, &settings));
        assert_eq!(
            told,
            "For 32 places over 2 days: 5 rounds. After 5 rounds, at most one of 32 has won every battle."
        );
        // Where nothing suits, all that is usual is told.
        let told = said(&tell_rounds_guide(system, &Settings { capacity: 2, ..settings }));
        assert!(told.contains("5 rounds over 2 days for 6 or more players"), "{told}");
    }

    #[test]
    fn of_teams_and_pairs_nothing_is_said_of_players() {
        for (entrants, word) in [(EntrantKind::Teams, "teams"), (EntrantKind::Pairs, "pairs")] {
            let day = |text: &str| text.parse().ok();
            let settings = Settings { entrants, starts_on: day("2027-05-01"), ..Settings::default() };
            let guide = said(&tell_rounds_guide(settings.game(), &settings));
            let now = "2027-01-01T12:00:00Z".parse().unwrap();
            let reasons = list_suggestion_reasons(&settings.suggestion(now), &settings);
            let told = reasons.iter().map(said).fold(guide, |told, reason| told + " " + &reason);
            assert!(told.contains(&format!("32 {word}")) && !told.contains("player"), "{told}");
            assert_eq!(told.contains("every match"), entrants == EntrantKind::Teams, "{told}");
        }
    }

    #[test]
    fn e3_a_higher_limit_means_longer_rounds() {
        let system = system::find_system(system::DEFAULT).unwrap();
        let told = |points_limit| {
            said(&tell_usual_minutes(system, &Settings { points_limit, ..Settings::default() }))
        };
        assert_eq!(told(2000), "Usually 165 for 2,000 points.");
        assert_ne!(told(1000), told(3000));
    }
}
