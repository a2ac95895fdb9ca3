//! A player's own battles as a table for spreadsheets.

use super::cell::{MARK, row, safe};

/// One battle, from the player's side.
#[derive(Debug, Clone)]
pub struct OwnBattle {
    pub round: u32,
    pub table: Option<u32>,
    pub mission: String,
    pub opponent: String,
    pub opponents_faction: String,
    pub outcome: &'static str,
    /// Victory points and tactics, the own first.
    pub scores: Option<[(u32, u32); 2]>,
    /// After the round.
    pub place: Option<u32>,
}

/// One row a battle, in the order of rounds.
pub fn csv(battles: &[OwnBattle]) -> String {
    let head = [
        "round",
        "table",
        "mission",
        "opponent",
        "their faction",
        "result",
        "own victory points",
        "their victory points",
        "own tactics",
        "their tactics",
        "place after the round",
    ];
    let mut text = MARK.to_owned() + &row(head);
    let told = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
    for battle in battles {
        let [own, theirs] = battle.scores.map_or([None; 2], |scores| scores.map(Some));
        text += &row([
            battle.round.to_string(),
            told(battle.table),
            safe(&battle.mission).into_owned(),
            safe(&battle.opponent).into_owned(),
            safe(&battle.opponents_faction).into_owned(),
            battle.outcome.to_owned(),
            told(own.map(|score| score.0)),
            told(theirs.map(|score| score.0)),
            told(own.map(|score| score.1)),
            told(theirs.map(|score| score.1)),
            told(battle.place),
        ]);
    }
    text
}
