//! Why two players meet, in words for the two of them: no level, no price, no proof, and nothing that is not for
//! everybody to know. How they stood is told of the day of the draw: a result may have been corrected since.

use crate::domain::{
    numbers::RoundNumber,
    pairing::{AgainBecause, Reason},
    teams::Entrants,
};

/// What those who meet are called, and where they do.
struct Met {
    one: &'static str,
    many: &'static str,
    place: &'static str,
    places: &'static str,
    points: &'static str,
}

const PLAYERS: Met =
    Met { one: "player", many: "players", place: "table", places: "tables", points: "tournament points" };
const PAIRS: Met = Met { one: "pair", many: "pairs", ..PLAYERS };
const TEAMS: Met =
    Met { one: "team", many: "teams", place: "match", places: "matches", points: "match points" };

/// Wins, draws and losses as people read them: `2–0–1`, however a record was written down.
pub fn wdl(record: &str) -> String {
    record.replace('-', "–")
}

/// A sentence for each reason, what matters most first; that the organiser did something is told only where
/// `hand_is_public`, and whom they keep apart never.
pub fn why_met(reasons: &[Reason], hand_is_public: bool) -> Vec<String> {
    told(reasons, hand_is_public, &PLAYERS)
}

/// The same for two of whom one had no seat in a round before: the draw counts it as lost.
pub fn why_met_after_missing(reasons: &[Reason], hand_is_public: bool) -> Vec<String> {
    let mut why = why_met(reasons, hand_is_public);
    why.extend(counts_as_lost(reasons));
    why
}

/// The same where teams or pairs meet; `has_missed`: one of the two was in no match of a round before.
pub fn why_teams_met(
    entrants: Entrants,
    reasons: &[Reason],
    (hand_is_public, has_missed): (bool, bool),
) -> Vec<String> {
    let met = if entrants == Entrants::Pairs { &PAIRS } else { &TEAMS };
    let missed = counts_as_lost(reasons).filter(|_| has_missed);
    told(reasons, hand_is_public, met).into_iter().chain(missed).collect()
}

fn counts_as_lost(reasons: &[Reason]) -> Option<String> {
    let is_of_record = reasons.iter().any(Reason::is_of_record);
    is_of_record.then(|| "For the draw, a round that somebody missed counts as lost.".into())
}

fn told(reasons: &[Reason], hand_is_public: bool, met: &Met) -> Vec<String> {
    reasons.iter().filter_map(|reason| sentence(reason, hand_is_public, met)).collect()
}

fn sentence(reason: &Reason, hand_is_public: bool, met: &Met) -> Option<String> {
    let Met { one, many, place, places, points: counted } = met;
    Some(match reason {
        Reason::ByHand if hand_is_public => format!("The organiser set this {place}."),
        Reason::ByHand | Reason::Forbidden { .. } | Reason::SpareForbidden => return None,
        Reason::Seeds { upper, lower } => format!("Seed {upper} meets seed {lower}."),
        Reason::Listed => "The pair stands on the organiser's list.".into(),
        Reason::RoundRobin { group, rests } => {
            let group = group.as_ref().map_or_else(String::new, |letter| format!(" of group {letter}"));
            let rests = if *rests { ", and one rests in each round" } else { "" };
            format!("Everybody{group} meets everybody{rests}.")
        }
        Reason::Cut { seed, other: Some(other) } => {
            format!("The cut: number {seed} of it meets number {other}.")
        }
        Reason::Cut { seed, other: None } => {
            format!("The cut: number {seed} of it goes on without a battle.")
        }
        Reason::Said(why) => why.clone(),
        Reason::Again { a, rounds, because, .. } => {
            let before = met_in(rounds);
            match because {
                AgainBecause::AllOthersMet { record } => {
                    format!("They met in {before} already: {a} can meet nobody else on {}.", wdl(record))
                }
                AgainBecause::NobodyElse { record } => {
                    format!("They met in {before} already: nobody else is on {}.", wdl(record))
                }
                AgainBecause::Fewest => {
                    format!("They met in {before} already: without it, more {many} would meet again.")
                }
            }
        }
        Reason::Clubmates { club } => {
            format!("Both are from {club}: keeping them apart would cost other {places} more.")
        }
        Reason::HeadStart => "The upper half of the seeds counts as one win ahead in this round.".into(),
        Reason::Random => "Drawn by lot.".into(),
        Reason::SameRecord { record } => format!("Both stood at {}.", wdl(record)),
        Reason::EqualRecords { upper, lower } => {
            format!("They stood at {} and {}, which counts the same.", wdl(upper), wdl(lower))
        }
        Reason::RecordGap { upper, lower, is_odd, .. } => {
            let why = if *is_odd {
                format!("an odd number of {many} is on {}, so one meets somebody lower", wdl(upper))
            } else {
                "anything nearer would have put others further apart".into()
            };
            format!("They stood at {} and {}: {why}.", wdl(upper), wdl(lower))
        }
        Reason::SamePath { path } => format!("Both won and lost in the same order, {path}."),
        Reason::PathGap { a, b, .. } => {
            format!("In the order of their results, {a} and {b}, nobody nearer was left.")
        }
        Reason::SamePoints { points } => format!("Both had {points} {counted}."),
        Reason::PointsGap { upper, lower, is_odd } => {
            let why = if *is_odd {
                format!("an odd number of {many} has {upper}, so one meets somebody lower")
            } else {
                "anything nearer would have put others further apart".into()
            };
            format!("They had {upper} and {lower} {counted}: {why}.")
        }
        Reason::AgainstSpare => format!("The spare {one} plays, so that nobody has to sit out."),
        bye => return bye_sentence(bye, met),
    })
}

/// Why somebody has nobody to meet.
fn bye_sentence(reason: &Reason, Met { one, many, points: counted, .. }: &Met) -> Option<String> {
    Some(match reason {
        Reason::OddNumber => format!("The number of {many} is odd, so one has a bye."),
        Reason::SparePlays { name } => format!("The number of {many} is odd: {name} plays as the spare."),
        Reason::HadBye { rounds } => format!("They had one in {} already.", met_in(rounds)),
        Reason::HadByeOrSpare { rounds } => {
            format!("They had a bye or the spare {one} in {} already.", met_in(rounds))
        }
        Reason::LowestRecord { record } => format!("It goes to the lowest record, {}.", wdl(record)),
        Reason::LowestPoints { points } => format!("It goes to the fewest {counted}, {points}."),
        Reason::LowestPath { path } => format!("Of those, to the lowest order of results, {path}."),
        Reason::LowestThatCan { record } => {
            format!("It goes to the lowest record that can still have one, {}.", wdl(record))
        }
        _ => return None,
    })
}

/// `round 1`, `rounds 1 and 3`
fn met_in(rounds: &[RoundNumber]) -> String {
    let words: Vec<String> = rounds.iter().map(ToString::to_string).collect();
    match words.split_last() {
        Some((last, [])) => format!("round {last}"),
        Some((last, others)) => format!("rounds {} and {last}", others.join(", ")),
        None => "an earlier round".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::pairing::Gap;

    #[test]
    fn players_are_told_why_they_meet_and_nothing_that_is_private() {
        let apart = Reason::Forbidden { a: "Ann".into(), b: "Bob".into() };
        let gap =
            |is_odd| Reason::RecordGap { upper: "1-0-0".into(), lower: "0-1-0".into(), gap: Gap(1), is_odd };
        assert_eq!(why_met(&[apart, Reason::ByHand], false), Vec::<String>::new());
        assert_eq!(why_met(&[Reason::ByHand], true), ["The organiser set this table."]);
        assert_eq!(
            why_met(&[gap(true), Reason::SamePath { path: "WL".into() }], false),
            [
                "They stand at 1–0–0 and 0–1–0: an odd number of players is on 1–0–0, so one meets somebody lower.",
                "Both won and lost in the same order, WL."
            ]
        );
        let teams = why_teams_met(Entrants::Teams, &[gap(true), Reason::ByHand], (true, true));
        assert_eq!(
            teams,
            [
                "They stand at 1–0–0 and 0–1–0: an odd number of teams is on 1–0–0, so one meets somebody lower.",
                "The organiser set this match.",
                "For the draw, a round that somebody missed counts as lost.",
            ]
        );
        assert_eq!(
            why_met(&[Reason::OddNumber, Reason::LowestRecord { record: "0-0-2".into() }], false),
            ["The number of players is odd, so one has a bye.", "It goes to the lowest record, 0–0–2."]
        );
    }
}
