//! Players, or teams, named in a text of the organiser's: an order of them, and the pairs of rounds made from a list. Each
//! is a number and a name.

use crate::domain::numbers::RoundNumber;
use serde::Serialize;
use std::collections::BTreeMap;

/// The highest round that a list can name.
const HIGHEST: RoundNumber = RoundNumber(100);

/// Why such a text cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum PlayerListError {
    /// No player has this number or name.
    Nobody(String),
    /// Several players have this name.
    Several(String),
    /// The order names this player twice.
    Twice(u32),
    /// What is wrong with a line, counted from 1.
    Line { line: usize, why: LineError },
}

/// Why a line of pairs cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum LineError {
    /// It is not a round and two players.
    NotThree,
    NoRound(String),
    Player(Box<PlayerListError>),
    /// This player is in this round already.
    InRoundTwice {
        player: u32,
        round: RoundNumber,
    },
    /// This player would meet themselves.
    Themselves(u32),
}

/// An order of players: numbers or names, between commas, semicolons, spaces or line ends.
pub fn read_order(text: &str, players: &[(i64, String)]) -> Result<Vec<u32>, PlayerListError> {
    let named =
        split_in_words(text, &[',', '\n', ' ', '\r', ';']).map(|word| read_listed_player(word, players));
    let order: Vec<u32> = named.collect::<Result<_, _>>()?;
    match order.iter().enumerate().find(|(at, number)| order[..*at].contains(number)) {
        Some((_, twice)) => Err(PlayerListError::Twice(*twice)),
        None => Ok(order),
    }
}

/// `round, player, player` a line; a heading is skipped.
pub fn read_pairs(
    text: &str,
    players: &[(i64, String)],
) -> Result<BTreeMap<RoundNumber, Vec<(u32, u32)>>, PlayerListError> {
    let mut lists: BTreeMap<RoundNumber, Vec<(u32, u32)>> = BTreeMap::new();
    for (line, at) in text.lines().map(str::trim).zip(1..) {
        let parts: Vec<&str> = split_in_words(line, &[',', ';', '\t']).collect();
        if parts.is_empty() || at == 1 && parts[0].eq_ignore_ascii_case("round") {
            continue;
        }
        read_pair_line(&parts, players, &mut lists).map_err(|why| PlayerListError::Line { line: at, why })?;
    }
    Ok(lists)
}

fn read_pair_line(
    parts: &[&str],
    players: &[(i64, String)],
    lists: &mut BTreeMap<RoundNumber, Vec<(u32, u32)>>,
) -> Result<(), LineError> {
    let [round, a, b] = parts[..] else { return Err(LineError::NotThree) };
    let number = round.parse().ok().filter(|round| (RoundNumber::FIRST..=HIGHEST).contains(round));
    let number = number.ok_or_else(|| LineError::NoRound(round.to_owned()))?;
    let read = |text| read_listed_player(text, players).map_err(|why| LineError::Player(Box::new(why)));
    let (a, b) = (read(a)?, read(b)?);
    let list = lists.entry(number).or_default();
    if let Some(twice) =
        [a, b].into_iter().find(|player| list.iter().any(|(c, d)| c == player || d == player))
    {
        return Err(LineError::InRoundTwice { player: twice, round: number });
    }
    if a == b {
        return Err(LineError::Themselves(a));
    }
    list.push((a, b));
    Ok(())
}

fn split_in_words<'a>(text: &'a str, between: &'a [char]) -> impl Iterator<Item = &'a str> {
    text.split(between).map(str::trim).filter(|word| !word.is_empty())
}

/// A player by number, or by name where only one has it.
fn read_listed_player(text: &str, players: &[(i64, String)]) -> Result<u32, PlayerListError> {
    let text = text.trim().trim_matches('"').trim_start_matches('#');
    let named = || -> Vec<&(i64, String)> {
        players.iter().filter(|(_, name)| name.eq_ignore_ascii_case(text)).collect()
    };
    let (number, _) = match players.iter().find(|(number, _)| number.to_string() == text) {
        Some(player) => player,
        None => match named().as_slice() {
            [player] => *player,
            [] => return Err(PlayerListError::Nobody(text.to_owned())),
            _ => return Err(PlayerListError::Several(text.to_owned())),
        },
    };
    u32::try_from(*number).map_err(|_| PlayerListError::Nobody(text.to_owned()))
}
