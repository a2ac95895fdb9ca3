//! Where a draw is asked for: the event's wishes in, who meets whom at which table out.

use super::methods::Made;
use crate::domain::{
    event::{pack::Method, venue::Venue},
    history::{History, PlayerIndex},
    pairing::{
        self, Basis, Claim, ClubRule, Cost, Cut, DrawError, FirstRound, Forbidden, GaveUp, Keep, Proof,
        Request, Rules, Unfinished,
        tables::{self, Pair, TableRequest},
    },
};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// What is to be drawn.
#[derive(Debug, Clone)]
pub struct Wish {
    pub round: u32,
    /// The event's.
    pub seed: u64,
    /// From 0.
    pub attempt: u32,
    pub rules: Rules,
    pub fixed: Vec<(PlayerIndex, PlayerIndex)>,
    pub fixed_bye: Option<PlayerIndex>,
    /// Tables that are to stay as they are, as far as can be.
    pub keep: Option<Keep>,
    /// Tables that these pairs have already.
    pub tables: Vec<((PlayerIndex, PlayerIndex), u32)>,
    pub forbidden: Vec<Forbidden>,
    pub unfinished: Unfinished,
    /// How the round is made, the tables that makes, and where a cut stands.
    pub method: Method,
    pub made: Vec<Made>,
    pub cut: Option<Cut>,
    /// What the tables are given out from.
    pub venue: Venue,
}

/// A round as it was drawn.
#[derive(Debug, Clone)]
pub struct Drawn {
    pub seats: Vec<Seats>,
    pub method: String,
    /// [`Kept`] as JSON.
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

/// What is kept of a draw: enough to say what it gave up, and to prove that nothing better exists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    pub clubs: ClubRule,
    pub unfinished_count_as_draws: bool,
    pub cost: Cost,
    pub gave_up: GaveUp,
    /// What else is to be said of it, in words. Of its tables nothing: those can be given out again.
    pub notes: Vec<String>,
    /// What a bye given by hand costs: `costs two steps up for the bye`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye_price: Option<String>,
    /// Nothing where the pairs were not drawn.
    pub proof: Option<Proof>,
    /// What the proof stands on; draws stored by older versions have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub basis: Option<Basis>,
    /// Where a cut stands in this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<Cut>,
}

/// Draws a round and gives out its tables.
pub fn draw(history: &History, wish: &Wish) -> Result<Drawn, String> {
    let mut request = wish.request(history);
    let draw = match pairing::draw(&request) {
        // Somebody came or left, so that nobody can have the bye that was given by hand.
        Err(DrawError::ByeTooMany { .. }) => {
            request.fixed_bye = None;
            pairing::draw(&request)
        }
        drawn => drawn,
    };
    let draw = draw.map_err(|error| error.to_string())?;
    let bye_price = pairing::price_of_bye(&request, &draw).map_err(|error| error.to_string())?;
    let basis = Basis::of(&request).map_err(|error| error.to_string())?;
    let mut seats: Vec<Seats> = draw
        .pairings
        .iter()
        .map(|pairing| Seats {
            table: None,
            a: pairing.a,
            b: Some(pairing.b),
            fixed: pairing.fixed,
            reasons: pairing.reasons.clone(),
        })
        .collect();
    if let Some(bye) = &draw.bye {
        let reasons = bye.reasons.clone();
        seats.push(Seats { table: None, a: bye.player, b: bye.spare, fixed: bye.fixed, reasons });
    }
    for made in &wish.made {
        say_why(&mut seats, made);
    }
    let plan = give_tables(history, wish, &mut seats)?;
    let mut gave_up = draw.gave_up.clone();
    gave_up.repeated_tables = plan.repeated_tables;
    let kept = Kept {
        clubs: wish.rules.clubs.in_round(wish.round),
        unfinished_count_as_draws: wish.unfinished == Unfinished::CountAsDraw,
        cost: draw.cost,
        gave_up,
        notes: Vec::new(),
        bye_price,
        proof: Some(draw.proof),
        basis: Some(basis),
        cut: wish.cut.clone(),
    };
    let json = serde_json::to_string(&kept).map_err(|error| error.to_string())?;
    let method = match wish.method {
        Method::Handbook => draw.method,
        method => format!("{}/1", method.word()),
    };
    Ok(Drawn { seats, method, json })
}

/// Gives a table of the round's method its own reason; a player without an opponent gets their line.
fn say_why(seats: &mut Vec<Seats>, made: &Made) {
    let Some(b) = made.b else {
        let reasons = vec![made.why.clone()];
        seats.push(Seats { table: None, a: made.a, b: None, fixed: true, reasons });
        return;
    };
    let both = [(made.a, Some(b)), (b, Some(made.a))];
    if let Some(seats) = seats.iter_mut().find(|seats| both.contains(&(seats.a, seats.b))) {
        seats.reasons.retain(|reason| reason != "set by the organiser");
        seats.reasons.insert(0, made.why.clone());
    }
}

/// What two players changing places, or meeting, costs against the pairs as they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Price {
    /// `costs one record gap`
    pub swap: String,
    /// What stands between them: `they met in round 2`. Empty where they meet already.
    pub between: Vec<String>,
    pub together: String,
}

/// Two players, among the pairs as they are.
#[derive(Debug, Clone)]
pub struct Change {
    pub pairs: Vec<(PlayerIndex, PlayerIndex)>,
    pub one: PlayerIndex,
    pub two: PlayerIndex,
}

/// Draws the round with the pairs as they are, with the two swapped, and with the two as a pair.
pub fn price(history: &History, wish: &Wish, change: &Change) -> Result<Price, DrawError> {
    let request = Request { fixed: Vec::new(), fixed_bye: None, ..wish.request(history) };
    let Change { pairs, one, two } = change;
    let other = |player: PlayerIndex| match player {
        player if player == *one => *two,
        player if player == *two => *one,
        player => player,
    };
    let swapped: Vec<_> = pairs.iter().map(|(a, b)| (other(*a), other(*b))).collect();
    let now = pairing::by_hand(&request, pairs)?;
    let then = pairing::by_hand(&request, &swapped)?;
    let kept = wish.request(history);
    let why_not = pairing::why_not(&kept, &now, (*one, *two))?;
    let swap = pairing::price(&now, &then);
    Ok(Price { swap, between: why_not.between, together: why_not.price })
}

/// The draw without a wish for two players and with it, both under the rules with it.
pub fn price_of_pair(
    history: &History,
    wish: &Wish,
    (a, b): (PlayerIndex, PlayerIndex),
    wanted: super::pairs::Wish,
) -> Result<String, DrawError> {
    let request = wish.request(history);
    let without: Vec<_> = pairing::draw(&request)?.pairs().collect();
    let mut other = request.clone();
    match wanted {
        super::pairs::Wish::Apart => other.forbidden.push(Forbidden { a, b, rounds: None }),
        super::pairs::Wish::Together => {
            other.fixed.retain(|pair| ![pair.0, pair.1].iter().any(|player| [a, b].contains(player)));
            other.fixed.push((a, b));
            other.fixed_bye = other.fixed_bye.filter(|player| ![a, b].contains(player));
        }
    }
    let after = pairing::draw(&other)?;
    let before = pairing::by_hand(&Request { fixed: Vec::new(), fixed_bye: None, ..other }, &without)?;
    Ok(pairing::price(&before, &after))
}

/// What is kept of a draw; nothing where it was made elsewhere.
pub fn kept(json: &str) -> Option<Kept> {
    serde_json::from_str(json).ok()
}

/// The rules that a stored draw was made by, as far as they still matter once it is made.
pub fn rules_of(json: &str) -> Option<Rules> {
    let basis = kept(json)?.basis?;
    Some(Rules { first_round: FirstRound::Random, ..basis.rules })
}

/// What a stored draw gave up, in words. What its tables could not be is not in it: tables can be given out
/// again.
pub fn gave_up(json: &str) -> Vec<String> {
    let Some(kept) = kept(json) else { return Vec::new() };
    let mut lines = kept.gave_up.in_words();
    lines.extend(kept.bye_price.map(|price| format!("the bye was given by hand: that {price}")));
    lines.extend(kept.notes);
    if lines.is_empty() {
        lines.push("nothing".into());
    }
    if kept.proof.as_ref().is_some_and(|proof| proof.optimal) {
        let claim =
            Claim::stored(json).map_or_else(|| "no draw is better".to_owned(), |claim| claim.in_words());
        lines.push(format!("Proven: {claim}."));
    }
    lines
}

impl Wish {
    pub(super) fn request<'a>(&'a self, history: &'a History) -> Request<'a> {
        Request {
            attempt: self.attempt,
            fixed: self.fixed.clone(),
            fixed_bye: self.fixed_bye,
            forbidden: self.forbidden.clone(),
            keep: self.keep.clone(),
            unfinished: self.unfinished,
            ..Request::new(history, self.round, &self.rules, self.seed)
        }
    }
}

/// The tables of the pairs, out of those of the venue. The seats keep the order of the draw.
fn give_tables(history: &History, wish: &Wish, seats: &mut [Seats]) -> Result<tables::TablePlan, String> {
    let has: HashMap<(PlayerIndex, PlayerIndex), u32> =
        wish.tables.iter().flat_map(|&((a, b), table)| [((a, b), table), ((b, a), table)]).collect();
    let pair = |seats: &Seats| {
        let (a, b) = (seats.a, seats.b?);
        Some(Pair { a, b, stays_on: has.get(&(a, b)).copied() })
    };
    let pairs: Vec<Pair> = seats.iter().filter_map(pair).collect();
    let own = |who: PlayerIndex| history.players[who].fixed_table;
    let numbers = pairs.iter().flat_map(|pair| [pair.stays_on, own(pair.a), own(pair.b)]).flatten();
    let numbers = wish.venue.for_pairs(pairs.len(), numbers);
    let request = TableRequest {
        history,
        round: wish.round,
        pairs: &pairs,
        tables: &numbers,
        earlier: &wish.venue.earlier,
        order: wish.venue.order,
        seed: wish.seed,
    };
    let plan = tables::assign(&request).map_err(|error| error.to_string())?;
    let placed = seats.iter_mut().filter(|seats| seats.b.is_some());
    for (seats, table) in placed.zip(&plan.tables) {
        seats.table = Some(*table);
    }
    Ok(plan)
}

/// Names of those whose results were corrected since the draw.
pub fn corrected(json: &str, now: &History) -> Vec<String> {
    let basis = kept(json).and_then(|kept| kept.basis);
    let places = basis.map(|basis| basis.corrected(now)).unwrap_or_default();
    places.into_iter().map(|place| now.players[place].name.clone()).collect()
}

/// The club rule as the form has it.
pub fn club_rule(word: &str) -> ClubRule {
    match word {
        "soft" => ClubRule::Soft,
        "strong" => ClubRule::Strong,
        _ => ClubRule::Off,
    }
}
