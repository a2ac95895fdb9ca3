//! Statistics of an event as tables for spreadsheets.

use super::table::{ExportCell, ExportTable};
use crate::domain::statistics::{ClubFigures, FactionFigures, GamesTally, MissionFigures, RosterChoices};

/// One row a faction; the head says what each column is.
pub fn factions_table(factions: &[FactionFigures]) -> ExportTable {
    let head = [
        "faction",
        "players",
        "share of players (0 to 1)",
        "battles (no mirror matches, byes, spare players or no-shows)",
        "wins",
        "draws",
        "losses",
        "rate ((wins + draws/2) / games)",
        "win rate, low end (95% Wilson interval)",
        "win rate, high end",
        "among the first four",
        "share of the first four over share of players",
        "unbeaten starts",
        "mean round of the first loss (unbeaten: the round after the last)",
    ];
    let mut table = ExportTable::new(head);
    for figures in factions {
        let tally = figures.tally;
        let range = tally.range();
        table.push([
            figures.faction.as_str().into(),
            figures.players.into(),
            figures.share.into(),
            tally.games().into(),
            tally.wins.into(),
            tally.draws.into(),
            tally.losses.into(),
            tally.rate().into(),
            range.map(|(low, _)| low).into(),
            range.map(|(_, high)| high).into(),
            figures.first_four.into(),
            figures.over_represented.into(),
            figures.unbeaten.into(),
            figures.first_loss.into(),
        ]);
    }
    table
}

/// One row a mission: what was scored on it, and how the turns went where sheets say so.
pub fn missions_table(missions: &[MissionFigures]) -> ExportTable {
    let head = [
        "mission",
        "battles played to a result",
        "drawn",
        "mean points per player",
        "mean margin",
        "mean battle tactics per player",
        "first turn: wins",
        "first turn: draws",
        "first turn: losses",
        "first turn: rate ((wins + draws/2) / games)",
        "first turn: win rate, low end (95% Wilson interval)",
        "first turn: rate to",
        "first to take two turns in a row: wins",
        "first to take two turns in a row: draws",
        "first to take two turns in a row: losses",
    ];
    let mut table = ExportTable::new(head);
    for figures in missions {
        let (means, turns) = (figures.means, figures.turns);
        let counts = [figures.battles, figures.draws].map(ExportCell::from);
        let means = [means.points, means.margin, means.tactics].map(ExportCell::from);
        let cells = [figures.mission.as_str().into()].into_iter().chain(counts).chain(means);
        let twice = [turns.twice.wins, turns.twice.draws, turns.twice.losses].map(ExportCell::from);
        table.push(cells.chain(cells_of_tally(turns.first)).chain(twice));
    }
    table
}

/// One row a club.
pub fn clubs_table(clubs: &[ClubFigures]) -> ExportTable {
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
    let mut table = ExportTable::new(head);
    for figures in clubs {
        table.push([
            figures.place.into(),
            figures.club.as_str().into(),
            figures.players.into(),
            figures.wins.into(),
            figures.draws.into(),
            figures.losses.into(),
            figures.best.into(),
            figures.sum.into(),
        ]);
    }
    table
}

/// One row a choice of any roster.
pub fn choices_table(choices: &RosterChoices) -> ExportTable {
    let head = [
        "kind",
        "choice",
        "rosters with it",
        "rosters in all",
        "wins against rosters without it (newest rosters; no byes, spares, no-shows)",
        "draws",
        "losses",
        "rate ((wins + draws/2) / games; from 12 games on)",
        "win rate, low end (95% Wilson interval)",
        "win rate, high end",
    ];
    let mut table = ExportTable::new(head);
    for figures in &choices.figures {
        let [wins, draws, losses, rates @ ..] = cells_of_tally(figures.tally);
        let rates = rates.map(|rate| if figures.is_told() { rate } else { ExportCell::Empty });
        let named = [figures.kind.as_str().into(), figures.name.as_str().into()];
        let counts = [figures.rosters.into(), choices.rosters.into(), wins, draws, losses];
        table.push(named.into_iter().chain(counts).chain(rates));
    }
    table
}

/// Wins, draws, losses, the rate and its range; empty without a game.
fn cells_of_tally(tally: GamesTally) -> [ExportCell; 6] {
    let range = tally.range();
    let [wins, draws, losses] = [tally.wins, tally.draws, tally.losses].map(ExportCell::from);
    let rates = [tally.rate(), range.map(|(low, _)| low), range.map(|(_, high)| high)];
    let [rate, from, to] = rates.map(ExportCell::from);
    [wins, draws, losses, rate, from, to]
}
