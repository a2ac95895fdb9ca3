//! Statistics of an event as a table for spreadsheets.

use super::cell::{MARK, row, safe};
use crate::domain::statistics::FactionFigures;

/// One row a faction; the head says what each column is.
pub fn csv(factions: &[FactionFigures]) -> String {
    let head = [
        "faction",
        "players",
        "share of players (0 to 1)",
        "games (no mirrors, byes, spares, no-shows)",
        "wins",
        "draws",
        "losses",
        "rate ((wins + draws/2) / games)",
        "rate from (95 % by Wilson)",
        "rate to",
        "among the first four",
        "share of the first four over share of players",
        "unbeaten starts",
        "mean round of the first loss (unbeaten: the round after the last)",
    ];
    let mut text = MARK.to_owned() + &row(head);
    let told = |value: Option<f64>| value.map_or_else(String::new, |value| format!("{value:.6}"));
    for figures in factions {
        let tally = figures.tally;
        let range = tally.range();
        let cells = [
            safe(&figures.faction).into_owned(),
            figures.players.to_string(),
            format!("{:.6}", figures.share),
            tally.games().to_string(),
            tally.wins.to_string(),
            tally.draws.to_string(),
            tally.losses.to_string(),
            told(tally.rate()),
            told(range.map(|(low, _)| low)),
            told(range.map(|(_, high)| high)),
            figures.first_four.to_string(),
            told(figures.over_represented),
            figures.unbeaten.to_string(),
            told(figures.first_loss),
        ];
        text += &row(cells);
    }
    text
}
