//! A player's own battles as a table for spreadsheets.

use super::table::{ExportCell, ExportTable};
use crate::domain::result::Score;

/// One battle, from the player's side.
#[derive(Debug, Clone)]
pub struct OwnBattle {
    pub round: u32,
    pub table: Option<u32>,
    pub mission: String,
    pub opponent: String,
    pub opponents_faction: String,
    pub outcome: String,
    /// Victory points and tactics, the own first.
    pub scores: Option<[Score; 2]>,
    /// After the round.
    pub place: Option<u32>,
}

/// One row a battle, in the order of rounds.
pub fn build_own_battle_table(battles: &[OwnBattle]) -> ExportTable {
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
    let mut table = ExportTable::new(head);
    for battle in battles {
        let [own, theirs] = battle.scores.map_or([None; 2], |scores| scores.map(Some));
        let texts = [&battle.mission, &battle.opponent, &battle.opponents_faction];
        let numbers = [
            own.map(|own| own.victory_points),
            theirs.map(|theirs| theirs.victory_points),
            own.map(|own| own.battle_tactics),
        ];
        let first = [battle.round.into(), battle.table.into()];
        let cells = first.into_iter().chain(texts.map(|text| text.as_str().into()));
        let cells = cells.chain([battle.outcome.as_str().into()]).chain(numbers.map(ExportCell::from));
        table.push(cells.chain([theirs.map(|theirs| theirs.battle_tactics).into(), battle.place.into()]));
    }
    table
}
