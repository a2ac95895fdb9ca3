//! Three made-up battles of a game that is being described: through its sheet, its chart and its standings, before
//! anything is saved.

use super::game_results::field_of_row;
use crate::{
    domain::{
        history::{Entrant, History, HistoryBattle, HistoryRound},
        numbers::RoundNumber,
        result::{BattleResult, Outcome, ResultKind, ResultValues, Score},
        scoring::{check_quick, worth_of_result},
        standings::{DecidedBy, Ranking, Standings, StandingsRow, Tiebreaker, rank_entrants},
        system::{Scale, SheetShape, System, Worth},
    },
    text::{
        Speaker,
        sheet::tell_impossible,
        standings::{amounts_of_why, tell_tiebreaker_value},
    },
    web::prelude::*,
};
use std::borrow::Cow;

/// What they have scored, of a hundred points.
const SCORED: [[u32; 2]; 3] = [[38, 32], [22, 20], [51, 24]];

/// The game as it is described so far, with what its made-up battles come to.
pub(super) struct TriedGame {
    game: System,
    battles: Vec<TriedBattle>,
    standings: Standings,
    agreed: u32,
}

struct TriedBattle {
    result: Option<BattleResult>,
    /// What is wrong with its numbers.
    problem: Option<Wording>,
}

/// A row of their standings.
pub(super) struct TriedRow {
    pub place: u32,
    pub name: String,
    pub record: Message,
    /// Tournament points; none where the game has none.
    pub points: Option<i64>,
    /// Each tie-breaker, and what the player has of it.
    pub values: Vec<(Message, Message)>,
}

/// Who plays them: two a battle.
pub(super) fn name_players(speaker: &Speaker) -> [[String; 2]; 3] {
    let name = |number: usize| speaker.say(&say!("game-form-made-up", number));
    [[name(1), name(2)], [name(3), name(4)], [name(5), name(6)]]
}

/// The field of a player's points in a battle, from 1.
pub(super) fn points_field(battle: usize, side: char) -> String {
    format!("try_{side}_{battle}")
}

/// The field of one of a player's values in a battle, both from 1.
pub(super) fn value_field(battle: usize, side: char, value: usize) -> String {
    field_of_row(&points_field(battle, side), value)
}

/// Fills the battles in, as far as they are not.
pub(super) fn fill_tried_battles(form: &mut Form, game: &System) {
    let sheet = &game.sheet;
    let scores = sheet.list_game_scores();
    for (battle, [a, b]) in (1..).zip(SCORED) {
        let [a, b] = match sheet.shape {
            SheetShape::Games => scores[[0, scores.len() / 2, scores.len() - 1][battle - 1]],
            _ if sheet.most_in_a_battle >= 51 => [a, b],
            _ => [a, b].map(|points| points * sheet.most_in_a_battle / 51),
        };
        for (side, points) in [('a', a), ('b', b)] {
            set_if_empty(form, &points_field(battle, side), points);
            for (value, mark) in (1..).zip(game.result.marks()) {
                // No two battles have the same lead.
                let [a, b] = [[2, 4], [4, 2], [1, 8]][battle - 1];
                let has = mark.most / if side == 'a' { a } else { b };
                set_if_empty(form, &value_field(battle, side, value), has.into());
            }
        }
    }
}

fn set_if_empty(form: &mut Form, field: &str, value: u32) {
    if form.value(field).is_empty() {
        form.set(field, value);
    }
}

/// Plays the battles by this game; what cannot be is said beside its battle.
pub(super) fn try_game(form: &Form, game: System, agreed: u32, speaker: &Speaker) -> TriedGame {
    let battles: Vec<TriedBattle> =
        (1..=SCORED.len()).map(|battle| try_battle(form, &game, battle)).collect();
    let entrant = |(name, number): (String, usize)| Entrant { name, ..Entrant::from_number(number) };
    let played = battles.iter().enumerate().map(|(at, battle)| HistoryBattle {
        table: None,
        a: 2 * at,
        b: Some(2 * at + 1),
        fixed: false,
        result: battle.result.clone(),
    });
    let round = HistoryRound { number: RoundNumber::FIRST, battles: played.collect() };
    let history = History {
        system: Cow::Owned(game),
        agreed,
        players: name_players(speaker).into_iter().flatten().zip(1..).map(entrant).collect(),
        rounds: vec![round],
        ..History::default()
    };
    let ranking = Ranking::by_default_of(&history.system).unwrap_or_default();
    let standings = rank_entrants(&history, &ranking);
    TriedGame { game: history.system.into_owned(), battles, standings, agreed }
}

fn try_battle(form: &Form, game: &System, battle: usize) -> TriedBattle {
    let number = |field: String| form.value(&field).trim().parse::<u32>().ok();
    let score = |side: char| {
        let mut values = ResultValues::default();
        for (value, (mark, place)) in game.result.marks().iter().zip(values.0.iter_mut()).enumerate() {
            let typed = number(value_field(battle, side, value + 1)).unwrap_or_default();
            *place = u16::try_from(typed).ok().filter(|typed| *typed <= mark.most)?;
        }
        Some(Score { victory_points: number(points_field(battle, side))?, values, ..Score::default() })
    };
    let Some((a, b)) = score('a').zip(score('b')) else {
        return TriedBattle { result: None, problem: Some(say!("game-form-try-numbers").into()) };
    };
    let both_won = game.sheet.is_of_games()
        && !game.sheet.list_game_scores().contains(&[a.victory_points, b.victory_points]);
    let impossible = [a, b].into_iter().find_map(|score| check_quick(score, &game.sheet, None).err());
    let problem = match impossible {
        Some(why) => Some(tell_impossible(&why).into()),
        None if both_won => Some(say!("game-form-try-both-won").into()),
        None => None,
    };
    let result = BattleResult { kind: ResultKind::Played, a, b, ruled: None };
    TriedBattle { result: Some(result).filter(|_| problem.is_none()), problem }
}

impl TriedGame {
    /// The game as it is described.
    pub(super) fn game(&self) -> &System {
        &self.game
    }

    fn scale(&self) -> Scale<'_> {
        self.game.scale(self.agreed)
    }

    /// What a battle, from 1, comes to: `38–32 is a minor victory, 12 to 8`; or what is wrong with it.
    pub(super) fn tell_battle(&self, battle: usize) -> Wording {
        let tried = &self.battles[battle - 1];
        match (&tried.problem, &tried.result) {
            (Some(problem), _) => problem.clone(),
            (None, Some(result)) => tell_played(&self.game, self.scale(), result).into(),
            (None, None) => Wording::NONE,
        }
    }

    /// What a bye is worth.
    pub(super) fn tell_bye(&self) -> Message {
        let bye = self.scale().bye();
        let called = bye.called.unwrap_or(self.game.result.label(bye.outcome)).to_lowercase();
        say!("game-form-bye", called, worth = bye.points, points = self.game.bye.victory_points)
    }

    /// Why the first two whom a tie-breaker parts stand as they do; none where none does.
    pub(super) fn tell_order(&self) -> Option<Message> {
        let pairs = self.standings.rows.windows(2);
        let mut level = pairs.filter(|pair| pair[0].record == pair[1].record && !pair[0].shared);
        level.find_map(|pair| {
            let why = self.standings.why(&pair[0], &pair[1]);
            let DecidedBy::Tiebreaker(known) = why.decided_by else { return None };
            let ([own, theirs], [name, other]) = (amounts_of_why(&why), &why.names);
            let by = label_tiebreaker(known, &self.game.words.values);
            Some(say!("game-form-order", name, other, by, own, theirs))
        })
    }

    pub(super) fn rows(&self) -> Vec<TriedRow> {
        self.standings.rows.iter().map(|row| self.row(row)).collect()
    }

    fn row(&self, row: &StandingsRow) -> TriedRow {
        let known = self.standings.ranking.tiebreakers.iter().zip(&row.values);
        let of = |outcomes: &[Outcome]| row.record.of_outcomes(outcomes);
        let (won, lost) =
            (of(&[Outcome::MajorWin, Outcome::MinorWin]), of(&[Outcome::MajorLoss, Outcome::MinorLoss]));
        TriedRow {
            place: row.place,
            name: row.name.clone(),
            record: say!("game-form-record", won, drawn = row.record.draws, lost),
            points: self.game.result.has_points().then(|| row.tournament_points()),
            values: known
                .map(|(known, value)| {
                    (label_tiebreaker(*known, &self.game.words.values), tell_tiebreaker_value(*known, value))
                })
                .collect(),
        }
    }
}

/// What a battle comes to: `38–32: minor victory, 12 to 8`.
pub(super) fn tell_played(game: &System, scale: Scale<'_>, result: &BattleResult) -> Message {
    let (a, b) = (result.a.victory_points, result.b.victory_points);
    let [own, theirs] = worth_of_result(result, scale);
    let called = called_of_winner(game, [own, theirs]);
    say!("game-form-battle", a, b, called, own = own.points, theirs = theirs.points.unwrap_or_default())
}

/// What the one who is ahead has, as the chart calls it; of a draw, its name.
fn called_of_winner(game: &System, both: [Worth<'_>; 2]) -> String {
    let best = both.into_iter().min_by_key(|worth| worth.outcome);
    let called = best.map(|worth| worth.called.unwrap_or(game.result.label(worth.outcome)));
    called.unwrap_or_default().to_lowercase()
}

/// What a tie-breaker is called in a game that counts these values.
pub(super) fn label_tiebreaker(known: Tiebreaker, values: &[String]) -> Message {
    match known.place_of_value().and_then(|place| values.get(place)) {
        Some(value) => say!("game-form-value-ranks", value, is_difference = known.is_difference()),
        None => told(&known).part("label"),
    }
}
