//! An event's pack: how rounds are made, for players, from what is really set (`E11`), and what its organiser
//! should think again about.

use super::{
    InWords, Label, findings::join_with_and, sheet::capitalise_word, standings::ordinal,
    tournament_points::in_own_words,
};
use crate::domain::{
    composition::{CompositionChoices, RulesModule},
    event::{
        award::{Award, Basis},
        pack::{BattleplanChoice, LineError, Method, PlayerListError, Settings},
        settings_warning::SettingsWarning,
        timetable::PartClash,
        vote::Vote,
    },
    numbers::RoundNumber,
    pairing::ClubRule,
    standings::{Scoring, Tiebreaker},
    system::{Battleplan, CommandPoints, System, TerrainDistances, TerrainGuide},
    zone::long_date,
};
use crate::words::so_many;
use std::collections::BTreeSet;

impl InWords for PlayerListError {
    fn in_words(&self) -> String {
        match self {
            Self::Nobody(text) => format!("“{text}” is no player's number or name."),
            Self::Several(name) => format!("Several players are called “{name}”: use the number."),
            Self::Twice(number) => format!("Player {number} is there twice."),
            Self::Line(line, why) => format!("Line {line}: {}", why.in_words()),
        }
    }
}

impl InWords for LineError {
    fn in_words(&self) -> String {
        match self {
            Self::NotThree => "write round, player, player, like 1, 12, 7.".into(),
            Self::NoRound(round) => format!("“{round}” is not a round."),
            Self::Player(why) => why.in_words(),
            Self::InRoundTwice(player, round) => format!("player {player} is in round {round} twice."),
            Self::Themselves(player) => format!("player {player} cannot meet themselves."),
        }
    }
}

impl InWords for SettingsWarning {
    fn in_words(&self) -> String {
        match self {
            Self::FewerPlacesThanPlayers { places, players } => {
                let play = so_many(*players, "player plays", "players play");
                format!("{play} already: {} too few for them.", so_many(*places, "place is", "places are"))
            }
            Self::FewerRoundsThanDrawn { rounds, drawn } => {
                format!("Round {drawn} is drawn already, and {} planned.", so_many(*rounds, "is", "are"))
            }
            Self::RoundRobinLength { players, needs, rounds } => {
                let then = if rounds < needs {
                    "not everybody meets everybody"
                } else {
                    "after that nobody has anybody new to meet, so choose another method for the rest"
                };
                let (needs, planned) = (so_many(*needs, "round", "rounds"), so_many(*rounds, "is", "are"));
                let players = so_many(*players, "player", "players");
                format!("A round robin of {players} needs {needs}, and {planned} planned: {then}.")
            }
            Self::OddCapacity { places } => format!(
                "{} is an odd number: in each round one has no opponent.",
                so_many(*places, "place", "places")
            ),
            Self::ShortBreak { minutes } => format!(
                "A break of {} is short: results, the draw and a sandwich take half an hour.",
                so_many(*minutes, "minute", "minutes")
            ),
            Self::UnusualLength { minutes } => {
                let minutes = so_many(*minutes, "minute", "minutes");
                format!("{minutes} a round is outside the usual 120 to 180 for 2,000 points.")
            }
            Self::FewPlaces { rounds, least } => {
                format!("{} meant for at least {least} players.", so_many(*rounds, "round is", "rounds are"))
            }
            Self::NoRosterDeadline => "Rosters are handed in, but there is no deadline yet.".into(),
            Self::RostersOpenBeforeDue => {
                "All players see the rosters before they are due: whoever is late can answer to them.".into()
            }
            Self::RostersDueAfterStart => "Rosters are due when the first round has begun.".into(),
            Self::CutOffAfterStart => {
                "Rules count that come out after the event has begun: the cut-off is later than its first day."
                    .into()
            }
            Self::EndsAfterMidnight { day, rounds, ends } => {
                let rounds = so_many(*rounds, "round", "rounds");
                format!("{rounds} on day {day} end after midnight, at {}.", ends.format("%H:%M"))
            }
            Self::RefundsAfterEvent => {
                "Money is given back until a day after the event: whoever was there could ask for it.".into()
            }
            Self::DoorsAfterFirstRound => "The doors open when the first round has begun.".into(),
            Self::ClubsInNoRound { round, rounds } => {
                let rounds = so_many(*rounds, "is", "are");
                format!("Club mates are kept apart in round {round}, and {rounds} planned.")
            }
            Self::SignUpOpensAfterEvent => "People can sign up only when the event is over.".into(),
            Self::SignUpClosesAfterEvent => "People can still sign up when the event is over.".into(),
            Self::Part { what, why: PartClash::InRound(round), .. } => {
                format!("{} is while round {round} is played.", what.in_words())
            }
            Self::Part { what, why: PartClash::AfterFirst(round), .. } => {
                format!("{}: only when round {round} has begun.", what.in_words())
            }
            Self::RoundWithoutTime { round } => format!("Round {round} has no time in the timetable."),
            Self::UnknownBattleplan { round, name } => {
                format!("Round {round}: “{name}” is no battleplan of this game, nor one of your own.")
            }
        }
    }
}

/// A paragraph of sentences; nobody types it.
pub fn pairing_in_words(settings: &Settings) -> String {
    let pairing = &settings.pairing;
    let rounds = || RoundNumber::up_to(settings.rounds.max(1));
    let made = |method: Method| rounds().filter(|round| pairing.method(*round) == method).collect::<Vec<_>>();
    let mut sentences = Vec::new();
    let by_handbook = made(Method::Handbook);
    if by_handbook.contains(&RoundNumber::FIRST) {
        sentences.push("The first round is random.".to_owned());
    }
    if by_handbook.iter().any(|round| *round > RoundNumber::FIRST) || !pairing.methods.is_empty() {
        let which = if pairing.methods.is_empty() {
            "Later rounds pair".to_owned()
        } else {
            pairing_rounds_subject(&by_handbook)
        };
        if !which.is_empty() {
            let by = match settings.ranking_rules().ranking.scoring {
                Scoring::Points => "players of the same tournament points, or of the nearest, then by lot",
                Scoring::GamePoints => "teams of the same game points, or of the nearest, then by lot",
                Scoring::MatchPoints => "teams of the same record, then of the same win path, then by lot",
                Scoring::Graded | Scoring::Plain => {
                    "players of the same record, then of the same win path, then by lot"
                }
            };
            sentences.push(in_own_words(settings.game(), &format!("{which} {by}.")));
        }
    }
    for method in Method::ALL.into_iter().skip(1) {
        let rounds = made(method);
        if !rounds.is_empty() {
            sentences.push(method_of_rounds_sentence(method, &rounds, settings));
        }
    }
    sentences.push("Nobody meets twice while that can be avoided.".into());
    let kept =
        |rule: ClubRule| rounds().filter(|round| pairing.clubs.in_round(*round) == rule).collect::<Vec<_>>();
    let strong = kept(ClubRule::Strong);
    if !strong.is_empty() {
        sentences.push(format!("Club mates are kept apart in {}.", word_pack_rounds(&strong)));
    }
    let soft = kept(ClubRule::Soft);
    if !soft.is_empty() {
        sentences.push(format!(
            "In {} club mates are kept apart where nothing else is lost by it.",
            word_pack_rounds(&soft)
        ));
    }
    sentences.join(" ")
}

/// `Rounds 2 and 3 pair`; nothing where there are none after the first.
fn pairing_rounds_subject(rounds: &[RoundNumber]) -> String {
    let rounds: Vec<RoundNumber> =
        rounds.iter().copied().filter(|round| *round > RoundNumber::FIRST).collect();
    match rounds.as_slice() {
        [] => String::new(),
        [_] => format!("{} pairs", capitalise_pack_text(&word_pack_rounds(&rounds))),
        _ => format!("{} pair", capitalise_pack_text(&word_pack_rounds(&rounds))),
    }
}

fn method_of_rounds_sentence(method: Method, rounds: &[RoundNumber], settings: &Settings) -> String {
    let pairing = &settings.pairing;
    let (which, is) =
        (capitalise_pack_text(&word_pack_rounds(rounds)), if rounds.len() == 1 { "is" } else { "are" });
    match method {
        Method::Handbook => String::new(),
        Method::Random => format!("{which} {is} drawn by lot alone."),
        Method::Seeded => {
            format!("{which} {is} seeded: the upper half of the seeds meets the lower half, in order.")
        }
        Method::Accelerated => format!(
            "{which} {is} accelerated: for the draw alone, the upper half of the seeds counts as a win ahead."
        ),
        Method::List => {
            format!("{which} {is} paired from the organiser's list; whoever is not on it is drawn.")
        }
        Method::Standing => format!(
            "In {}, the first of the standings meets the second, the third the fourth, and so on.",
            word_pack_rounds(rounds)
        ),
        Method::RoundRobin if pairing.group_size == 0 => {
            format!("{which} {is} a round robin: everybody meets somebody new, until all have met.")
        }
        Method::RoundRobin => format!(
            "{which} {is} a round robin in groups of about {}: everybody meets somebody new of the group, until all have met. \
             Whoever has nobody of the group left to meet while others still play meets somebody new of another group who has \
             nobody left either, or else has a bye.",
            pairing.group_size
        ),
        Method::Cut => {
            let size = pairing.cut_size;
            let without = size.next_power_of_two() - size;
            let byes = match without {
                0 => String::new(),
                1 => " The first has no battle in its first round.".into(),
                _ => format!(" The first {without} have no battle in its first round."),
            };
            let third = if pairing.third_place {
                " Those who lose the semi-finals play for third place."
            } else {
                ""
            };
            let by = match settings.ranking_rules().ranking.scoring {
                Scoring::Points => "tournament points",
                Scoring::GamePoints => "game points",
                Scoring::MatchPoints | Scoring::Graded | Scoring::Plain => "record and win path",
            };
            in_own_words(
                settings.game(),
                &format!(
                    "{which} {is} a cut of the best {size} to single elimination: by the standings before it the \
                     first meets the last, winners meet winners, and after a draw the higher seed goes on.{byes}{third} \
                     The first {size} places come from the bracket. Everybody else plays on by {by}.",
                ),
            )
        }
    }
}

/// `round 2`, `rounds 2 and 3`, `rounds 1, 3 and 5`
fn word_pack_rounds(rounds: &[RoundNumber]) -> String {
    let numbers: Vec<String> = rounds.iter().map(ToString::to_string).collect();
    match numbers.split_last() {
        Some((last, [])) => format!("round {last}"),
        Some((last, others)) => format!("rounds {} and {last}", others.join(", ")),
        None => String::new(),
    }
}

fn capitalise_pack_text(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Which awards there are, how each is decided, and what goes with it: a line each.
pub fn describe_award_lines(awards: &[Award], votes: &[Vote], settings: &Settings) -> String {
    let line = |award: &Award| {
        let decided = decided_by(award, votes, settings);
        let prize = award.prize.as_ref().map_or_else(String::new, |prize| format!("; {prize}"));
        format!("{}: {decided}{prize}", award.title)
    };
    awards.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn decided_by(award: &Award, votes: &[Vote], settings: &Settings) -> String {
    match &award.basis {
        Basis::Place(place) => format!("{} in the standings", ordinal(*place)),
        Basis::PlaceOfPlayers(place) => format!("{} among the players", ordinal(*place)),
        Basis::BestInFaction(faction) => format!("highest place with {faction}"),
        Basis::BestInAlliance(alliance) => format!("highest place with {}", capitalise_pack_text(alliance)),
        Basis::Chosen if votes.iter().any(|vote| vote.award_id == award.id) => "the players vote".into(),
        Basis::Chosen if award.is_for_paint() && settings.soft.painting > 0 => {
            "highest marks for paint".into()
        }
        Basis::Chosen => "the organisers decide, or the players vote".into(),
    }
}

/// What is given beside the battles, and whether it counts. Empty where nothing is.
pub fn soft_scores(settings: &Settings) -> String {
    let soft = settings.soft;
    let parts =
        [("painting", soft.painting), ("sportsmanship", soft.sportsmanship), ("a list in time", soft.lists)];
    let given = parts.iter().filter(|(_, most)| *most > 0).map(|(name, most)| format!("{name} up to {most}"));
    let given = given.collect::<Vec<_>>().join(", ");
    let count = settings.ranking.tiebreakers.iter().any(|name| name == Tiebreaker::SoftScores.name());
    match (given.is_empty(), count) {
        (true, _) => given,
        (false, true) => format!("{given}. They count in the ranking."),
        (false, false) => format!("{given}. They do not count in the ranking."),
    }
}

/// Modules by name: `Magic, Terrain`.
pub fn list_rules_modules(without: &BTreeSet<RulesModule>) -> String {
    let names = RulesModule::ALL.iter().filter(|one| without.contains(one)).map(Label::label);
    names.collect::<Vec<_>>().join(", ")
}

/// Publications that do not count at an event, kinds of them first, a line each with the reason.
pub fn left_out(system: &System, choices: &CompositionChoices) -> String {
    let called = |id: &str| system.publication_kinds().iter().find(|kind| kind.id == id);
    let kinds = choices.left_out_kinds.iter().filter_map(|one| Some((called(&one.kind)?, &one.reason)));
    let kinds = kinds.map(|(kind, reason)| format!("All {}: {reason}", kind.name));
    let told = choices.left_out.iter().map(|one| match one.published_on {
        Some(day) => format!("{} ({}): {}", one.title, long_date(day), one.reason),
        None => format!("{}: {}", one.title, one.reason),
    });
    kinds.chain(told).collect::<Vec<_>>().join("\n")
}

/// The kinds of publications that count at an event; nothing where the game names none.
pub fn counted_kinds(system: &System, choices: &CompositionChoices) -> String {
    let is_out = |id: &str| choices.left_out_kinds.iter().any(|one| one.kind == id);
    let counted = system.publication_kinds().iter().filter(|kind| !is_out(&kind.id));
    counted.map(|kind| kind.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// What each player has to spend on commands (`systems V07`).
pub fn command_points(points: CommandPoints) -> String {
    format!(
        "{} each battle round, {} more for the underdog. What is left at its end is lost.",
        points.each_battle_round, points.underdog
    )
}

/// How terrain is told apart (`systems V08`): its sizes, then its types.
pub fn terrain_guide(guide: &TerrainGuide) -> String {
    let sizes = guide.sizes.iter().map(|size| {
        format!("{}: up to {} × {} inches", capitalise_word(&size.name), size.short_inches, size.long_inches)
    });
    let sizes = sizes.collect::<Vec<_>>().join("; ");
    format!("{sizes}; larger: large\nTypes, agreed on before the battle: {}", guide.types.join(", "))
}

/// How many features of which size are recommended, where that is what stands on the battlefield (`E9`).
pub fn recommended_terrain(guide: &TerrainGuide, features: Option<u32>) -> String {
    let recommended = guide.sizes.iter().filter(|size| size.recommended > 0);
    if features != Some(recommended.clone().map(|size| size.recommended).sum()) {
        return String::new();
    }
    let told: Vec<String> = recommended.map(|size| format!("{} {}", size.recommended, size.name)).collect();
    format!("Recommended: {}.", join_with_and(&told))
}

/// How far from everything each feature stands (`E9`).
pub fn terrain_distances(distances: TerrainDistances) -> String {
    let TerrainDistances { from_edge, from_objectives, from_others } = distances;
    format!(
        "Each feature stands more than {from_edge} inches from the edge, more than {from_objectives} inches from \
         objectives and more than {from_others} inches from other features."
    )
}

/// What makes each battleplan unlike the others, a line each: those that are told already, or all of the game's.
pub fn describe_battleplan_twists(settings: &Settings) -> String {
    let told = settings.battleplans == BattleplanChoice::Public;
    let all = settings.game().battleplans.iter();
    let is_played = |plan: &&Battleplan| !told || settings.battleplan_list.contains(&plan.slug);
    let lines =
        all.filter(is_played).filter_map(|plan| Some(format!("{}: {}", plan.name, plan.twist.as_ref()?)));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e11_the_default_is_the_handbook() {
        let said = pairing_in_words(&Settings::default());
        assert_eq!(
            said,
            "The first round is random. Later rounds pair players of the same record, then of the same win path, \
             then by lot. Nobody meets twice while that can be avoided. Club mates are kept apart in round 1."
        );
    }

    #[test]
    fn those_outside_a_cut_play_on_by_what_the_event_is_drawn_by() {
        for (game, by) in [("wfb7", "tournament points"), ("t9a3", "battle points")] {
            let mut settings = Settings::for_system(crate::domain::system::find_system(game).unwrap());
            settings.rounds = 4;
            settings.pairing.methods.insert(RoundNumber(4), Method::Cut);
            let said = pairing_in_words(&settings);
            assert!(said.contains(&format!("Everybody else plays on by {by}.")), "{said}");
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
        let said = pairing_in_words(&settings);
        for part in [
            "Round 3 pairs players of the same record",
            "Round 1 is seeded",
            "Round 2 is accelerated",
            "Round 4 is drawn by lot alone",
            "Round 5 is paired from the organiser's list",
            "Round 6 is a round robin: everybody",
            "Rounds 7 and 8 are a cut of the best 8",
            "In round 3 club mates",
        ] {
            assert!(said.contains(part), "{part} is not in: {said}");
        }
        assert!(!said.contains("The first round is random"), "{said}");
    }
}
