//! Where a draw is asked for: the event's wishes in, who meets whom at which table out.

use crate::domain::history::{History, PlayerIndex};

/// What is to be drawn.
#[derive(Debug, Clone)]
pub struct Wish {
    pub round: u32,
    pub seed: u64,
    pub attempt: u32,
    pub clubs: Clubs,
    pub fixed: Vec<(PlayerIndex, PlayerIndex)>,
    pub forbidden: Vec<(PlayerIndex, PlayerIndex)>,
    /// Battles without a result count as drawn, for this draw alone.
    pub count_unfinished: bool,
}

/// How much it matters that club mates do not meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clubs {
    Off,
    Soft,
    Strong,
}

/// A round as it was drawn.
#[derive(Debug, Clone)]
pub struct Drawn {
    pub tables: Vec<Seats>,
    pub method: String,
    /// What is kept of the draw: what it gave up, its proof.
    pub json: String,
}

/// One table of a draw, or a bye.
#[derive(Debug, Clone)]
pub struct Seats {
    pub table: Option<u32>,
    pub a: PlayerIndex,
    pub b: Option<PlayerIndex>,
    pub fixed: bool,
    pub reasons: Vec<String>,
}

pub fn draw(history: &History, wish: &Wish) -> Result<Drawn, String> {
    let mut free: Vec<PlayerIndex> = (0..history.players.len())
        .filter(|p| history.players[*p].plays_in(wish.round) && !history.players[*p].spare)
        .collect();
    if free.len() % 2 == 1
        && let Some(spare) = (0..history.players.len())
            .find(|p| history.players[*p].spare && history.players[*p].plays_in(wish.round))
    {
        free.push(spare);
    }
    let mut tables = Vec::new();
    for (a, b) in &wish.fixed {
        free.retain(|p| p != a && p != b);
        tables.push(Seats { table: None, a: *a, b: Some(*b), fixed: true, reasons: vec![] });
    }
    while !free.is_empty() {
        let a = free.remove(0);
        let b = if free.is_empty() { None } else { Some(free.remove(0)) };
        tables.push(Seats { table: None, a, b, fixed: false, reasons: vec!["interim".into()] });
    }
    for (n, seats) in (1..).zip(tables.iter_mut().filter(|seats| seats.b.is_some())) {
        seats.table = Some(n);
    }
    Ok(Drawn { tables, method: "interim".into(), json: "{}".into() })
}

/// What a stored draw gave up, in words.
pub fn gave_up(_draw: &str) -> Vec<String> {
    Vec::new()
}
