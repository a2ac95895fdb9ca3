//! A large event for benches: drawn by our own engine, with made-up results.

use muster::{
    domain::{
        event::pack::Settings,
        history::{BattleResult, Entrant, History, HistoryBattle, HistoryRound, ResultKind, Score},
        numbers::{RoundNumber, TableNumber},
        pairing,
        standings::Ranking,
    },
    exchange::event_file::{EventDetails, EventFile, RoundDetails},
};

/// How large it is.
pub struct Size {
    pub players: u32,
    /// Rounds with results.
    pub played: u32,
    /// Rounds there are, whether drawn or not.
    pub rounds: u32,
    /// One more round is drawn, and has no result yet.
    pub is_playing: bool,
}

pub fn event_of(size: &Size) -> EventFile {
    let player = |number: u32| Entrant {
        club: Some(format!("Club {}", number % 40)),
        faction: Some(format!("Faction {}", number % 24)),
        ..Entrant::from_number(number as usize)
    };
    let mut history = History { players: (1..=size.players).map(player).collect(), ..History::default() };
    for number in 1..=size.played + u32::from(size.is_playing) {
        let rules = pairing::Rules::default();
        let draw =
            pairing::draw_pairings(&pairing::PairingRequest::new(&history, RoundNumber(number), &rules, 1))
                .unwrap();
        let battles = draw.pairs().zip(1..).map(|((a, b), table)| HistoryBattle {
            table: Some(TableNumber(table)),
            a,
            b: Some(b),
            fixed: false,
            result: (number <= size.played).then(|| result(number, table)),
        });
        let battles = battles.collect();
        history.rounds.push(HistoryRound { number: RoundNumber(number), battles });
    }
    let settings = Settings { rounds: size.rounds, capacity: size.players, ..Settings::default() };
    let ranking = Ranking::from_rules(&settings.ranking_rules()).unwrap();
    let rounds = vec![RoundDetails::default(); history.rounds.len()];
    let event = EventDetails::from_settings("bench".into(), "Bench".into(), ranking, &settings);
    EventFile { event, history, forbidden: Vec::new(), rounds, teams: None }
}

fn result(round: u32, table: u32) -> BattleResult {
    let side = |mix: u32| {
        let battle_tactics = 1 + mix % 5;
        Score { victory_points: battle_tactics * 4 + mix % 19, battle_tactics, ..Score::default() }
    };
    let (a, b) = (side(round * 7 + table), side(round * 3 + table * 5));
    BattleResult { kind: ResultKind::Played, a, b, ruled: None }
}
