//! What the pack of an event tells players that nobody types: how rounds are made, from what is really set (`E11`), and
//! what single settings come to.

use super::{
    message::{Message, TextFact},
    moments::tell_long_moment,
    serial::say,
    wording::Wording,
};
use crate::domain::{
    event::pack::{Method, RosterPolicy, Settings, Terrain},
    numbers::RoundNumber,
    pairing::ClubRule,
    system::{self, TerrainDistances, TerrainGuide},
    zone::Zone,
};
use chrono::{DateTime, Datelike, Utc};

/// Sentences of one paragraph.
pub fn join_sentences(sentences: impl IntoIterator<Item = Message>) -> Message {
    say!("sentences", sentences = sentences.into_iter().collect::<TextFact>())
}

/// A line each; nothing where there is none.
pub fn join_lines(lines: impl IntoIterator<Item = Message>) -> Wording {
    let lines: Vec<Message> = lines.into_iter().collect();
    if lines.is_empty() {
        return Wording::NONE;
    }
    say!("pack-lines", lines = lines.into_iter().collect::<TextFact>()).into()
}

/// `Sat 15 to Sun 16 May 2027`; nothing while no day is set.
pub fn describe_event_days(settings: &Settings) -> Wording {
    match (settings.starts_on, settings.ends_on) {
        (Some(first), Some(last)) if last != first => {
            let is_same_month = first.month() == last.month();
            let within = match first.year() == last.year() {
                true if is_same_month => "month",
                true => "year",
                false => "",
            };
            say!("pack-days", first, last, within).into()
        }
        (Some(first), _) => say!("pack-day", first).into(),
        _ => Wording::NONE,
    }
}

/// The game's name, and whether the organiser changed it without giving it another.
pub fn describe_game_system(settings: &Settings) -> Wording {
    let system = system::find_system(&settings.system);
    let name = system.map_or(settings.system.as_str(), |system| &system.name);
    if system.is_some_and(|system| system.changed_from().is_some()) {
        say!("pack-system-changed", name).into()
    } else {
        Wording::Words(name.to_owned())
    }
}

/// How large the battlefield is, and what stands on it.
pub fn describe_battlefield(settings: &Settings) -> Wording {
    let of = system::find_system(&settings.system).and_then(|_| settings.battlefield());
    of.map_or(Wording::NONE, |of| {
        let (short, long, features) = (of.short_inches, of.long_inches, of.terrain_features);
        say!("pack-battlefield", short, long, features).into()
    })
}

/// Who brings the terrain, of an event that says it and plays with terrain (`systems V04`).
pub fn describe_who_brings_terrain(settings: &Settings) -> Wording {
    let by = settings.day.terrain_by.filter(|_| settings.plays_terrain());
    by.map_or(Wording::NONE, |by| say!("pack-terrain-by", by).into())
}

/// Who places the terrain, and how far apart.
pub fn describe_terrain_placing(settings: &Settings) -> Wording {
    let game = settings.game();
    let is_known = game.has_layouts() || settings.terrain_features().is_some();
    if !settings.plays_terrain() || (settings.terrain == Terrain::Preset && !is_known) {
        return Wording::NONE;
    }
    let placed = match (settings.terrain, &game.deployment) {
        (Terrain::Preset, _) if !game.has_layouts() => say!("pack-terrain-by-organiser"),
        (Terrain::Preset, _) => say!("pack-terrain-preset"),
        (Terrain::RollOff, Some(deployment)) => say!("pack-given", given = deployment.terrain),
        (Terrain::RollOff, None) if game.has_layouts() => say!("pack-terrain-after-roll-off"),
        (Terrain::RollOff, None) => say!("pack-terrain-by-both"),
    };
    let guide = game.terrain.as_ref();
    let recommended = guide.and_then(|guide| tell_recommended_terrain(guide, settings.terrain_features()));
    let distances = guide.and_then(|guide| guide.distances).map(tell_terrain_distances);
    join_sentences([Some(placed), recommended, distances].into_iter().flatten()).into()
}

/// How many features of which size are recommended, where that is what stands on the battlefield (`E9`).
fn tell_recommended_terrain(guide: &TerrainGuide, features: Option<u32>) -> Option<Message> {
    let recommended = guide.sizes.iter().filter(|size| size.recommended > 0);
    let all: u32 = recommended.clone().map(|size| size.recommended).sum();
    let sizes =
        recommended.map(|size| say!("pack-terrain-of-size", count = size.recommended, name = size.name));
    (features == Some(all)).then(|| say!("pack-terrain-recommended", sizes = sizes.collect::<TextFact>()))
}

/// How far from everything each feature stands (`E9`).
fn tell_terrain_distances(distances: TerrainDistances) -> Message {
    let TerrainDistances { from_edge: edge, from_objectives: objectives, from_others: others } = distances;
    say!("pack-terrain-distances", edge, objectives, others)
}

/// What a chess clock that has run out means, where they are used.
pub fn describe_chess_clocks(settings: &Settings) -> Wording {
    if settings.chess_clocks { say!("pack-chess-clocks").into() } else { Wording::NONE }
}

/// Who sees the rosters, and where.
pub fn describe_who_sees_rosters(settings: &Settings) -> Wording {
    let has_time = settings.rosters_open_at.or(settings.roster_deadline).is_some();
    say!("pack-rosters-are", policy = settings.rosters, has_time).into()
}

/// When they are to be handed in, where they are.
pub fn describe_roster_deadline(settings: &Settings) -> Wording {
    let due = settings.roster_deadline.filter(|_| settings.rosters != RosterPolicy::AtTable);
    describe_moment(settings, due)
}

/// From when on all see them, where they do.
pub fn describe_roster_opening(settings: &Settings) -> Wording {
    let opens = settings.rosters_open_at.or(settings.roster_deadline);
    describe_moment(settings, opens.filter(|_| settings.rosters == RosterPolicy::Open))
}

fn describe_moment(settings: &Settings, at: Option<DateTime<Utc>>) -> Wording {
    at.map_or(Wording::NONE, |at| tell_long_moment(Zone::or_utc(&settings.time_zone), at).into())
}

/// When the doors open, where no first round says when the day begins.
pub fn describe_doors_alone(settings: &Settings) -> Wording {
    let doors = settings.doors_open_at.filter(|_| settings.first_round_at.is_none());
    doors.map_or(Wording::NONE, |time| Wording::Words(time.format("%H:%M").to_string()))
}

/// How many rounds there are, how long one takes, and the break after it.
pub fn describe_pack_rounds(settings: &Settings) -> Wording {
    let (hours, minutes) = (settings.round_minutes / 60, settings.round_minutes % 60);
    let (rounds, minutes) = (settings.rounds, format!("{minutes:02}"));
    say!("pack-rounds", rounds, hours, minutes, between = settings.break_minutes).into()
}

/// How the rounds of these settings are drawn.
pub fn tell_pairing(settings: &Settings) -> Message {
    let pairing = &settings.pairing;
    let scoring = settings.ranking_rules().ranking.scoring;
    let rounds = || RoundNumber::up_to(settings.rounds.max(1));
    let made = |method: Method| rounds().filter(|round| pairing.method(*round) == method).collect::<Vec<_>>();
    let mut sentences = Vec::new();
    let by_results = made(Method::Handbook);
    if by_results.contains(&RoundNumber::FIRST) {
        sentences.push(say!("pack-pairing-first"));
    }
    let later: Vec<_> = by_results.into_iter().filter(|round| *round > RoundNumber::FIRST).collect();
    if !later.is_empty() {
        sentences.push(if pairing.methods.is_empty() {
            say!("pack-pairing-later", scoring)
        } else {
            say!("pack-pairing-by-results", rounds = later, scoring)
        });
    }
    for method in Method::ALL.into_iter().skip(1) {
        let rounds = made(method);
        if !rounds.is_empty() {
            sentences.extend(tell_method(method, &rounds, settings));
        }
    }
    if settings.rounds > 1 {
        sentences.push(if pairing.rematches_at_the_end {
            say!("pack-pairing-twice-at-the-end", round = RoundNumber(settings.rounds))
        } else {
            say!("pack-pairing-nobody-twice")
        });
    }
    let kept =
        |rule: ClubRule| rounds().filter(|round| pairing.clubs.in_round(*round) == rule).collect::<Vec<_>>();
    let (strong, soft) = (kept(ClubRule::Strong), kept(ClubRule::Soft));
    if !strong.is_empty() {
        sentences.push(say!("pack-pairing-clubs-apart", rounds = strong));
    }
    if !soft.is_empty() {
        sentences.push(say!("pack-pairing-clubs-if-nothing-lost", rounds = soft));
    }
    join_sentences(sentences)
}

/// How these rounds are drawn, a sentence or more.
fn tell_method(method: Method, rounds: &[RoundNumber], settings: &Settings) -> Vec<Message> {
    let pairing = &settings.pairing;
    let told = match method {
        Method::Handbook => return Vec::new(),
        Method::Random => say!("pack-pairing-random", rounds),
        Method::Seeded => say!("pack-pairing-seeded", rounds),
        Method::Accelerated => say!("pack-pairing-accelerated", rounds),
        Method::List => say!("pack-pairing-list", rounds),
        Method::Standing => say!("pack-pairing-standing", rounds),
        Method::RoundRobin if pairing.group_size == 0 => say!("pack-pairing-round-robin", rounds),
        Method::RoundRobin => say!("pack-pairing-round-robin-in-groups", rounds, size = pairing.group_size),
        Method::Cut => return tell_cut(rounds, settings),
    };
    vec![told]
}

fn tell_cut(rounds: &[RoundNumber], settings: &Settings) -> Vec<Message> {
    let size = settings.pairing.cut_size;
    let byes = size.next_power_of_two() - size;
    let mut told = vec![say!("pack-pairing-cut", rounds, size)];
    if byes > 0 {
        told.push(say!("pack-pairing-cut-byes", byes));
    }
    if settings.pairing.third_place {
        told.push(say!("pack-pairing-cut-third-place"));
    }
    told.push(say!("pack-pairing-cut-places", size));
    told.push(say!("pack-pairing-cut-others", scoring = settings.ranking_rules().ranking.scoring));
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{domain::system, text::Speaker};

    fn say_pairing(settings: &Settings) -> String {
        let speaker = Speaker::in_english().about(settings.entrants, &settings.game().words);
        speaker.say(&tell_pairing(settings))
    }

    #[test]
    fn e11_the_default_is_the_handbook() {
        assert_eq!(
            say_pairing(&Settings::default()),
            "Round 1 is random. Later rounds pair players with the same record, then the same win path, then at \
             random. Rematches are avoided where possible. Clubmates are kept apart in round 1."
        );
    }

    #[test]
    fn those_outside_a_cut_play_on_by_what_the_event_is_drawn_by() {
        for (game, by) in [("wfb7", "tournament points"), ("t9a3", "battle points")] {
            let mut settings = Settings::for_system(system::find_system(game).unwrap());
            settings.rounds = 4;
            settings.pairing.methods.insert(RoundNumber(4), Method::Cut);
            let said = say_pairing(&settings);
            assert!(said.contains(&format!("Everyone else is paired by {by}.")), "{said}");
            assert!(!said.contains("win path"), "{said}");
        }
    }

    #[test]
    fn e11_every_other_method_is_told() {
        let mut settings = Settings { rounds: 8, ..Settings::default() };
        let methods = [
            (1, Method::Seeded),
            (2, Method::Accelerated),
            (4, Method::Random),
            (5, Method::List),
            (6, Method::RoundRobin),
            (7, Method::Cut),
            (8, Method::Cut),
        ];
        settings.pairing.methods.extend(methods.map(|(round, method)| (RoundNumber(round), method)));
        settings.pairing.clubs.rounds.insert(RoundNumber(3), ClubRule::Soft);
        let said = say_pairing(&settings);
        for part in [
            "Round 3 pairs players with the same record",
            "Round 1 is seeded",
            "Round 2 is accelerated",
            "Round 4 is paired at random.",
            "Round 5 is paired from the organiser's list",
            "Round 6 is a round robin: everyone",
            "Rounds 7 and 8 are a single-elimination cut to the top 8",
            "In round 3, clubmates",
        ] {
            assert!(said.contains(part), "{part} is not in: {said}");
        }
        assert!(!said.contains("Round 1 is random"), "{said}");
    }
}
