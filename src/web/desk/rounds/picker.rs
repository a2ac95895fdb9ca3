//! Who changes places with whom, players or teams: a search, and the best eight with what each would cost; beside them
//! the tables as they are and as they would be.

use crate::{
    domain::{
        pairing::{DrawPrice, PairingOrder, PricedCompromise, SwapWith},
        round::{Round, RoundState},
        rounds::Price,
    },
    text::{TextFact, draw},
    web::{page::search::holds_every_word, prelude::*},
};
use serde::Deserialize;
use std::collections::HashMap;

/// As many are offered at a time; whoever is not among them is searched for.
const OFFERED: usize = 8;

/// What an address asks about.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct SwapQuery {
    /// Numbers of the two.
    pub one: String,
    pub two: String,
    /// Who is looked for.
    pub q: String,
    /// The table, or the match, of which somebody is to change places.
    pub at: String,
}

/// A table of a round, or a match: who sits there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::web::desk) struct SwapTable {
    /// Its number; none for a bye.
    pub number: Option<String>,
    pub seats: Vec<SwapSeat>,
}

/// Somebody who sits there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::web::desk) struct SwapSeat {
    pub number: String,
    /// With what tells them from somebody else of the same name.
    pub name: String,
}

/// Somebody with whom the one who was chosen could change places.
pub(in crate::web::desk) struct PricedSeat {
    pub number: String,
    pub found: SwapWith,
}

/// What is known of a round that two are to change places in.
pub(in crate::web::desk) struct SwapRound {
    pub visit: EventVisit,
    pub round: Round,
    pub tables: Vec<SwapTable>,
    /// What the draw brings together.
    pub order: PairingOrder,
    /// The best first; nobody while nobody is chosen.
    pub with: Vec<PricedSeat>,
    /// Of the two that the address asks about.
    pub price: Option<Price>,
}

/// Somebody who can be chosen.
struct SwapChoice {
    seat: SwapSeat,
    /// Their table, or match; empty for a bye.
    at: String,
    /// `table 7, against Jan de Boer`
    stands: Message,
    /// What it costs, and how it is coloured; none before the first is chosen.
    price: Option<(Message, &'static str)>,
}

/// A table, now and then.
struct SwappedTable {
    number: String,
    now: Vec<String>,
    /// Each with whether they come from elsewhere.
    then: Vec<(String, bool)>,
}

#[derive(Template)]
#[template(path = "desk/rounds/swap.html")]
pub(in crate::web::desk) struct SwapPage {
    of: SwapRound,
    visit: EventVisit,
    asked: SwapQuery,
    one: Option<SwapSeat>,
    choices: Vec<SwapChoice>,
    /// How many more there are to choose from.
    more: usize,
    two: Option<SwapSeat>,
    /// What it costs, in words.
    costs: Message,
    is_dearer: bool,
    form: Form,
}

impl SwapQuery {
    /// The question that a form was the answer to.
    pub fn from_form(form: &Form) -> Self {
        let asked = |field: &str| form.value(field).to_owned();
        Self { one: asked("one"), two: asked("two"), ..Self::default() }
    }
}

impl SwapTable {
    fn has(&self, number: &str) -> bool {
        self.seats.iter().any(|seat| seat.number == number)
    }
}

impl SwapPage {
    pub fn new(of: SwapRound, asked: SwapQuery, form: Form) -> Self {
        let visit = of.visit.clone();
        let one = of.seat(asked.one.trim());
        let all = if one.is_some() { of.priced() } else { of.everybody(&asked.at) };
        let is_found = |place: &usize| holds_every_word(&all[*place].text(), &asked.q);
        let found: Vec<usize> = (0..all.len()).filter(is_found).collect();
        let wanted = all.iter().position(|choice| choice.seat.number == asked.two.trim());
        // Before anybody is chosen, the best is shown.
        let chosen = wanted.or(found.first().copied()).filter(|_| one.is_some());
        let more = found.len().saturating_sub(OFFERED);
        let mut offered: Vec<usize> = found.into_iter().take(OFFERED).collect();
        if let Some(chosen) = chosen.filter(|chosen| !offered.contains(chosen)) {
            offered.truncate(OFFERED - 1);
            offered.push(chosen);
        }
        let nothing = DrawPrice::default();
        let price = chosen.and_then(|chosen| of.with.get(chosen));
        let price = price.map_or(&nothing, |priced| &priced.found.price);
        let (costs, is_dearer) = (told(price), price.is_dearer);
        let two = chosen.map(|chosen| all[chosen].seat.clone());
        let mut all: Vec<Option<SwapChoice>> = all.into_iter().map(Some).collect();
        let choices = offered.into_iter().filter_map(|place| all[place].take()).collect();
        Self { of, visit, asked, one, choices, more, two, costs, is_dearer, form }
    }

    /// The pages of the round.
    fn to(&self) -> String {
        self.visit.to(&format!("{}/{}", self.visit.event.rounds_page(), self.of.round.number))
    }

    /// Where somebody sits.
    fn stands(&self, seat: &SwapSeat) -> Wording {
        let table = self.of.table_of(&seat.number);
        table.map_or(Wording::NONE, |table| self.of.stands(table, &seat.number).into())
    }

    fn is_chosen(&self, choice: &SwapChoice) -> bool {
        self.two.as_ref() == Some(&choice.seat)
    }

    /// The drafts of both matches begin anew.
    fn begins_anew(&self) -> bool {
        self.of.round.state == RoundState::Published && self.visit.event.settings.entrants.have_matches()
    }

    /// Both tables, as they are and as they would be.
    fn swapped(&self) -> Vec<SwappedTable> {
        let (Some(one), Some(two)) = (&self.one, &self.two) else { return Vec::new() };
        let swapped = |goes: &SwapSeat, comes: &SwapSeat| {
            let table = self.of.table_of(&goes.number)?;
            let then = table.seats.iter().map(|seat| {
                if seat == goes { (comes.name.clone(), true) } else { (seat.name.clone(), false) }
            });
            Some(SwappedTable {
                number: table.number.clone().unwrap_or_else(|| "–".into()),
                now: table.seats.iter().map(|seat| seat.name.clone()).collect(),
                then: then.collect(),
            })
        };
        [swapped(one, two), swapped(two, one)].into_iter().flatten().collect()
    }

    /// What stands between the two.
    fn what_stands_between(price: &Price) -> TextFact {
        draw::what_stands_between(&price.between)
    }
}

impl SwapRound {
    fn table_of(&self, number: &str) -> Option<&SwapTable> {
        self.tables.iter().find(|table| table.has(number))
    }

    fn seat(&self, number: &str) -> Option<SwapSeat> {
        let table = self.table_of(number)?;
        table.seats.iter().find(|seat| seat.number == number).cloned()
    }

    fn stands(&self, table: &SwapTable, number: &str) -> Message {
        let other = table.seats.iter().find(|seat| seat.number != number);
        let other = other.map(|other| other.name.as_str());
        say!("desk-rounds-sits", number = table.number, other)
    }

    /// Everybody of the round, or of one of its tables.
    fn everybody(&self, at: &str) -> Vec<SwapChoice> {
        let is_asked = |table: &&SwapTable| at.is_empty() || table.number.as_deref() == Some(at);
        let seats = |table: &SwapTable| {
            let choice = |seat: &SwapSeat| SwapChoice {
                seat: seat.clone(),
                at: table.number.clone().unwrap_or_default(),
                stands: self.stands(table, &seat.number),
                price: None,
            };
            table.seats.iter().map(choice).collect::<Vec<_>>()
        };
        self.tables.iter().filter(is_asked).flat_map(seats).collect()
    }

    /// Those with whom the one could change places, the best first.
    fn priced(&self) -> Vec<SwapChoice> {
        let mut seats: HashMap<&str, (&SwapTable, &SwapSeat)> = HashMap::new();
        for table in &self.tables {
            seats.extend(table.seats.iter().map(|seat| (seat.number.as_str(), (table, seat))));
        }
        let choice = |PricedSeat { number, found }: &PricedSeat| {
            let (table, seat) = seats.get(number.as_str())?;
            Some(SwapChoice {
                seat: (*seat).clone(),
                at: table.number.clone().unwrap_or_default(),
                stands: self.stands(table, number),
                price: Some(price_beside_name(&found.price, found.further, self.order)),
            })
        };
        self.with.iter().filter_map(choice).collect()
    }
}

/// What changing places with somebody would cost, in two or three words, and how it is coloured; `further`: how many half
/// wins, or points, those who meet would be further apart.
fn price_beside_name(price: &DrawPrice, further: i64, order: PairingOrder) -> (Message, &'static str) {
    let costs = match price.costs.first().filter(|_| price.is_dearer) {
        None if price.costs.is_empty() && price.saves.is_empty() => {
            return (say!("desk-rounds-price-same"), "good");
        }
        None => return (say!("desk-rounds-price-better"), "good"),
        Some(costs) => match costs.what {
            PricedCompromise::RecordGap | PricedCompromise::WiderRecordGap => further_apart(further, order),
            PricedCompromise::PathGap | PricedCompromise::WiderPathGap => {
                say!("desk-rounds-price", what = PricedCompromise::PathGap)
            }
            what => say!("desk-rounds-price", what),
        },
    };
    (costs, "warn")
}

/// `half a win more`, `1½ wins more`, `3 points more`
fn further_apart(further: i64, order: PairingOrder) -> Message {
    let half = if further % 2 == 0 { "" } else { "½" };
    match (order, further) {
        (_, ..=0) => say!("desk-rounds-further-records"),
        (PairingOrder::Points, count) => say!("desk-rounds-further-points", count),
        (PairingOrder::Standing, count) => say!("desk-rounds-further-places", count),
        (_, halves) => say!("desk-rounds-further-wins", halves, wins = format!("{}{half}", halves / 2)),
    }
}

impl SwapChoice {
    /// What a search looks through.
    fn text(&self) -> String {
        format!("{} {} {}", self.seat.number, self.seat.name, self.at)
    }
}
