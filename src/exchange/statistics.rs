//! Statistics of an event as a table for spreadsheets.

use super::cell::{MARK, row, safe};
use crate::domain::statistics::{ClubFigures, FactionFigures, MissionFigures, RosterChoices, Tally};

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

/// One row a mission: what was scored on it, and how the turns went where sheets say so.
pub fn missions_csv(missions: &[MissionFigures]) -> String {
    let head = [
        "mission",
        "battles played to a result",
        "drawn",
        "mean points of a player",
        "mean margin",
        "mean tactics of a player",
        "first turn: wins",
        "first turn: draws",
        "first turn: losses",
        "first turn: rate ((wins + draws/2) / games)",
        "first turn: rate from (95 % by Wilson)",
        "first turn: rate to",
        "first to take two turns in a row: wins",
        "first to take two turns in a row: draws",
        "first to take two turns in a row: losses",
    ];
    let mut text = MARK.to_owned() + &row(head);
    for figures in missions {
        let (means, turns) = (figures.means, figures.turns);
        let counts = [figures.battles, figures.draws].map(|count| count.to_string());
        let means = [means.points, means.margin, means.tactics].map(|mean| format!("{mean:.6}"));
        let cells = [safe(&figures.mission).into_owned()].into_iter().chain(counts).chain(means);
        let twice = [turns.twice.wins, turns.twice.draws, turns.twice.losses].map(|count| count.to_string());
        text += &row(cells.chain(rated(turns.first)).chain(twice));
    }
    text
}

/// One row a club.
pub fn clubs_csv(clubs: &[ClubFigures]) -> String {
    let head = [
        "place (clubs of three or more, by the sum of their three best places)",
        "club",
        "players",
        "wins",
        "draws",
        "losses",
        "best place",
        "sum of the three best places",
    ];
    let mut text = MARK.to_owned() + &row(head);
    let if_ranked = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
    for figures in clubs {
        text += &row([
            if_ranked(figures.place),
            safe(&figures.club).into_owned(),
            figures.players.to_string(),
            figures.wins.to_string(),
            figures.draws.to_string(),
            figures.losses.to_string(),
            figures.best.to_string(),
            if_ranked(figures.sum),
        ]);
    }
    text
}

/// One row a choice of any roster.
pub fn choices_csv(choices: &RosterChoices) -> String {
    let head = [
        "kind",
        "choice",
        "rosters that have it",
        "rosters in all",
        "wins against rosters without it (newest rosters; no byes, spares, no-shows)",
        "draws",
        "losses",
        "rate ((wins + draws/2) / games; from 12 games on)",
        "rate from (95 % by Wilson)",
        "rate to",
    ];
    let mut text = MARK.to_owned() + &row(head);
    for figures in &choices.figures {
        let [wins, draws, losses, rates @ ..] = rated(figures.tally);
        let rates = rates.map(|rate| if figures.is_told() { rate } else { String::new() });
        let cells = [
            figures.kind.as_str().to_owned(),
            safe(&figures.name).into_owned(),
            figures.rosters.to_string(),
            choices.rosters.to_string(),
            wins,
            draws,
            losses,
        ];
        text += &row(cells.into_iter().chain(rates));
    }
    text
}

/// Wins, draws, losses, the rate and its range; empty without a game.
fn rated(tally: Tally) -> [String; 6] {
    let range = tally.range();
    let [wins, draws, losses] = [tally.wins, tally.draws, tally.losses].map(|count| count.to_string());
    let rates = [tally.rate(), range.map(|(low, _)| low), range.map(|(_, high)| high)].map(told);
    let [rate, from, to] = rates;
    [wins, draws, losses, rate, from, to]
}

fn told(value: Option<f64>) -> String {
    value.map_or_else(String::new, |value| format!("{value:.6}"))
}
