//! Real events, replayed: no round that people played was better than the one we would have drawn.

use super::{
    builder::{battle, bye, entrant, play},
    data, long,
};
use muster::domain::{
    history::{History, HistoryBattle, Outcome, RuledOutcome},
    numbers::RoundNumber,
    pairing::{
        ClubRule, Clubs, CostLevel, PairingRequest, Rules, Unfinished, by_hand, draw_pairings, verify_draw,
    },
};
use std::{collections::BTreeMap, path::Path};

/// What a file says about one round.
#[derive(Default)]
struct Played {
    battles: Vec<HistoryBattle>,
    /// Who has no opponent, and what it counts: `'W'`, `'D'` or `'L'`.
    without: Vec<(usize, char)>,
    /// Who was given the bye when the round was paired.
    bye: Vec<usize>,
}

/// Totals over many rounds.
#[derive(Default)]
struct Totals {
    rounds: u32,
    better: u32,
    ours: [u64; 3],
    theirs: [u64; 3],
}

#[test]
fn no_real_chess_round_was_better_than_ours() {
    let Some(data) = data() else { return };
    let mut totals = Totals::default();
    for file in files(&data.join("chess-sharly")) {
        let text = std::fs::read_to_string(&file).unwrap();
        let players = text.lines().filter(|line| line.starts_with("P\t")).count();
        replay(&file, players, &chess(&text), &mut totals);
    }
    totals.print("chess");
    assert!(totals.rounds > 100);
}

#[test]
fn no_real_wargame_round_was_better_than_ours() {
    let Some(data) = data() else { return };
    let mut totals = Totals::default();
    for file in files(&data.join("wargame-t9a-newrecruit")) {
        let text = std::fs::read_to_string(&file).unwrap();
        let Some((players, rounds)) = wargame(&text) else { continue };
        replay(&file, players, &rounds, &mut totals);
    }
    totals.print("wargames");
    assert!(totals.rounds >= 5);
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn chess(text: &str) -> BTreeMap<u32, Played> {
    let mut rounds: BTreeMap<u32, Played> = BTreeMap::new();
    for line in text.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let number = |at: usize| fields[at].parse::<usize>().unwrap();
        match fields[0] {
            "G" => {
                let (white, black) = (number(3) - 1, number(4) - 1);
                let mut played = battle(white, black, worth(fields[5]));
                if fields[5] == "?" {
                    played.result = None;
                }
                rounds.entry(fields[1].parse().unwrap()).or_default().battles.push(played);
            }
            "U" => {
                let round = rounds.entry(fields[1].parse().unwrap()).or_default();
                round.without.push((number(2) - 1, worth(fields[3])));
                if fields[3] == "B" {
                    round.bye.push(number(2) - 1);
                }
            }
            _ => {}
        }
    }
    rounds
}

fn worth(code: &str) -> char {
    match code {
        "W" | "FW" | "B" | "F" => 'W',
        "D" | "H" => 'D',
        _ => 'L',
    }
}

/// `None`: a league, or a file in which somebody plays twice in a round.
fn wargame(text: &str) -> Option<(usize, BTreeMap<u32, Played>)> {
    let mut rounds: BTreeMap<u32, Played> = BTreeMap::new();
    let mut players = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let round: u32 = fields[0].parse().ok()?;
        let (a, b): (usize, usize) = (fields[2].parse().ok()?, fields[3].parse().ok()?);
        let (own, theirs): (i32, i32) = (fields[6].parse().ok()?, fields[7].parse().ok()?);
        let mark = ['L', 'D', 'W'][usize::try_from((own - theirs).signum() + 1).unwrap()];
        let played = rounds.entry(round).or_default();
        let seated =
            |player| played.battles.iter().any(|battle| battle.a == player || battle.b == Some(player));
        if a == b || seated(a - 1) || seated(b - 1) {
            return None;
        }
        played.battles.push(battle(a - 1, b - 1, mark));
        players = players.max(a).max(b);
    }
    let numbers: Vec<u32> = rounds.keys().copied().collect();
    let is_whole = numbers.len() > 1 && numbers.iter().copied().eq(1..=u32::try_from(numbers.len()).unwrap());
    is_whole.then_some((players, rounds))
}

fn replay(file: &Path, players: usize, rounds: &BTreeMap<u32, Played>, totals: &mut Totals) {
    let mut history = History { players: (0..players).map(entrant).collect(), ..History::default() };
    let rules = Rules { clubs: Clubs::with_one_rule(ClubRule::Off), ..Rules::default() };
    for (&number, played) in rounds {
        let pairs: Vec<(usize, usize)> =
            played.battles.iter().filter_map(|battle| Some((battle.a, battle.b?))).collect();
        if number > 1 && !pairs.is_empty() && played.bye.len() <= 1 {
            let mut there = vec![false; players];
            for player in pairs.iter().flat_map(|&(a, b)| [a, b]).chain(played.bye.iter().copied()) {
                there[player] = true;
            }
            for (player, there) in history.players.iter_mut().zip(there) {
                player.dropped_after = (!there).then_some(RoundNumber(number - 1));
            }
            let mut request = PairingRequest::new(&history, RoundNumber(number), &rules, 1);
            request.unfinished = Unfinished::CountAsDraw;
            let ours =
                draw_pairings(&request).unwrap_or_else(|error| panic!("{}: {error:?}", file.display()));
            let theirs = by_hand(&request, &pairs).unwrap();
            assert!(ours.cost.without_lottery() <= theirs.cost.without_lottery(), "{}", file.display());
            if long() || players <= 100 {
                assert_eq!(verify_draw(&request, &ours), Ok(()));
            }
            totals.add(&ours.cost, &theirs.cost);
        }
        let mut battles = played.battles.clone();
        battles.extend(played.without.iter().map(|&(player, mark)| without_opponent(player, mark)));
        play(&mut history, battles);
    }
}

fn without_opponent(player: usize, mark: char) -> HistoryBattle {
    let mut battle = bye(player);
    let outcome = match mark {
        'W' => Outcome::MajorWin,
        'D' => Outcome::Draw,
        _ => Outcome::MajorLoss,
    };
    if let Some(result) = &mut battle.result {
        result.ruled = Some(RuledOutcome { outcome, reason: "as the event counted it".into() });
    }
    battle
}

impl Totals {
    fn add(&mut self, ours: &muster::domain::pairing::DrawCost, theirs: &muster::domain::pairing::DrawCost) {
        self.rounds += 1;
        self.better += u32::from(ours.without_lottery() < theirs.without_lottery());
        for (at, level) in
            [CostLevel::Rematches, CostLevel::Record, CostLevel::WinPath].into_iter().enumerate()
        {
            self.ours[at] += ours[level];
            self.theirs[at] += theirs[level];
        }
    }

    fn print(&self, name: &str) {
        let Self { rounds, better, ours, theirs } = self;
        eprintln!(
            "{name}: ours better in {better} of {rounds} rounds; rematches, record, path: {ours:?} v {theirs:?}"
        );
    }
}
