//! What is known to stand in the way of the walls. The lists only shrink: what is mended has to be taken out, and
//! what is new fails.

/// A file that reaches a room it may not name.
pub const BREACHES: [&str; 1] = ["src/exchange/whole_event.rs reaches storage"];

/// Neighbours that name each other; a part of these is known as well.
pub const CIRCLES: [&str; 3] = [
    "src/domain: event, games, standings",
    "src/domain/games/aos4/composition: army, renown_army, resolve, unit",
    "src/domain/roster: battlescribe, clean, detect, reading, table",
];

/// Files outside of the actions that write to the database.
pub const CHANGES: [&str; 0] = [];

/// Files that name a game.
pub const GAMES: [&str; 0] = [];
