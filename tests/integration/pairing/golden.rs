//! Instances whose optimum was certified elsewhere: every level must be exactly as listed.

use super::{
    builder::{battle, bye, entrant, play},
    data, long,
};
use muster::domain::{
    history::History,
    numbers::RoundNumber,
    pairing::{ClubRule, Clubs, CostLevel, PairingRequest, Rules, draw_pairings, verify_draw},
};
use serde::Deserialize;
use std::io::Read;

#[derive(Deserialize)]
struct Instance {
    id: String,
    rounds: u32,
    club_avoid: bool,
    opt: Optimum,
    players: Vec<Player>,
}

#[derive(Deserialize)]
struct Optimum {
    rematch: u64,
    club: u64,
    bye_rank: u64,
    record: u64,
    path: u64,
}

#[derive(Deserialize)]
struct Player {
    /// 1: still playing.
    a: u8,
    /// Club.
    c: usize,
    /// Results.
    r: String,
    /// Opponents; -1: bye, -2: absent.
    o: Vec<i64>,
}

impl Instance {
    fn history(&self) -> History {
        let mut history = History::default();
        for (index, player) in self.players.iter().enumerate() {
            let dropped_after = (player.a == 0).then_some(RoundNumber(self.rounds));
            let club = Some(format!("Club {}", player.c));
            history.players.push(muster::domain::history::Entrant { club, dropped_after, ..entrant(index) });
        }
        for round in 0..self.rounds as usize {
            let mut battles = Vec::new();
            for (index, player) in self.players.iter().enumerate() {
                let mark = player.r.chars().nth(round).unwrap();
                match usize::try_from(player.o[round]) {
                    Ok(opponent) if index < opponent => battles.push(battle(index, opponent, mark)),
                    Err(_) if player.o[round] == -1 => battles.push(bye(index)),
                    _ => {}
                }
            }
            play(&mut history, battles);
        }
        history
    }

    fn check(&self) {
        let history = self.history();
        let clubs = Clubs::with_one_rule(if self.club_avoid { ClubRule::Strong } else { ClubRule::Off });
        let rules = Rules { clubs, ..Rules::default() };
        let request = PairingRequest::new(&history, RoundNumber(self.rounds + 1), &rules, 7);
        let draw = draw_pairings(&request).unwrap_or_else(|error| panic!("{}: {error:?}", self.id));
        let found =
            [CostLevel::Rematches, CostLevel::Clubs, CostLevel::Bye, CostLevel::Record, CostLevel::WinPath];
        let Optimum { rematch, club, bye_rank, record, path } = self.opt;
        assert_eq!(
            found.map(|level| draw.cost[level]),
            [rematch, club, bye_rank, record, path],
            "{}",
            self.id
        );
        // In a debug build, looking at every pair of 5,000 players takes a while.
        if long() || self.players.len() <= 600 {
            assert_eq!(verify_draw(&request, &draw), Ok(()), "{}", self.id);
        }
    }
}

fn check_all(text: &str) -> usize {
    text.lines().map(|line| serde_json::from_str::<Instance>(line).unwrap()).inspect(Instance::check).count()
}

#[test]
fn the_small_and_middle_instances_cost_exactly_what_is_certified() {
    let Some(data) = data() else { return };
    for (file, count) in [("small.jsonl", 750), ("mid.jsonl", 80)] {
        let text = std::fs::read_to_string(data.join("golden").join(file)).unwrap();
        assert_eq!(check_all(&text), count, "{file}");
    }
}

#[test]
fn the_large_instances_cost_exactly_what_is_certified() {
    let Some(data) = data() else { return };
    let file = std::fs::File::open(data.join("golden/large.jsonl.gz")).unwrap();
    let mut text = String::new();
    flate2::read::GzDecoder::new(file).read_to_string(&mut text).unwrap();
    assert_eq!(check_all(&text), 8);
}
