//! The draft of a match as a table: who may be chosen as cards, what is expected between both teams, what lies face down
//! and what is settled. It is made of views alone (`teams T18`): nobody's table holds what they may not know.

use super::{
    match_card::{DraftBout, MatchCard},
    matrix::{ExpectedCell, ExpectedTable},
};
use crate::{
    domain::{
        event::player::Player,
        teams::draft::{DraftOffer, DraftTask, MatchSide, OpenStep, OpenView, SideView},
    },
    text::{TextFact, short_name},
    web::prelude::*,
};
use chrono::TimeDelta;

/// How long after a step has been shown its cards still turn over.
pub const TURNING: TimeDelta = TimeDelta::seconds(10);

/// The draft of a match, as far as one person may see it.
pub struct DraftTable<'a> {
    pub card: &'a MatchCard,
    pub open: &'a OpenView,
    pub step: OpenStep,
    /// What the visitor's own side sees beside that.
    pub own: Option<&'a SideView>,
    /// Cards that were shown a moment ago turn over.
    pub turns: bool,
}

/// Whom, or what, a captain may choose.
pub struct DraftCard<'a> {
    pub place: u8,
    pub called: Wording,
    /// None: a table, or who goes first.
    pub player: Option<&'a Player>,
    pub expected: Option<ExpectedCell>,
    pub is_picked: bool,
    /// What the button says while this card is chosen.
    pub does: Message,
}

/// Whom the question is about, and whose defender that is.
pub struct DraftFoe<'a> {
    pub label: Message,
    pub player: &'a Player,
}

/// Whether a side that chooses in this step has.
pub struct DraftBadge {
    pub has: bool,
    pub told: Message,
}

/// Those of a team whom nobody has put up yet.
pub struct DraftHand<'a> {
    pub team: String,
    pub players: Vec<&'a Player>,
}

/// A half of the wall: a team, and whether it has chosen.
pub struct DraftHalf<'a> {
    pub team: String,
    /// None: it does not choose now.
    pub badge: Option<DraftBadge>,
    pub table: Option<DraftSide<'a>>,
    /// The names of those whom it has not put up.
    pub to_come: TextFact,
}

/// What lies on the table for one side.
pub struct DraftSide<'a> {
    pub says: Message,
    pub front: DraftFace<'a>,
    /// Whom the other side has sent against this defender.
    pub against: Vec<DraftFace<'a>>,
}

/// A card on the table.
pub enum DraftFace<'a> {
    Shown(&'a Player),
    /// Chosen, and nobody sees it yet.
    Down,
    NotYet,
}

impl<'a> DraftTable<'a> {
    /// While a step of the draft is open.
    pub fn from_card(card: &'a MatchCard, here: &EventVisit) -> Option<Self> {
        let open = card.open.as_ref().filter(|open| !open.settled && card.played.battles.is_empty())?;
        let turns = card.played.of.step_since.is_some_and(|since| here.now - since < TURNING);
        let step = open.open?;
        Some(Self { card, open, step, own: card.own.as_ref(), turns: turns && step.number > 0 })
    }

    /// What the visitor may choose now; nobody else has an offer.
    pub fn offer(&self) -> Option<&'a DraftOffer> {
        self.own.filter(|_| self.card.speaks)?.offer.as_ref()
    }

    /// The side that stands first: the visitor's own.
    fn own_side(&self) -> MatchSide {
        self.card.side.unwrap_or(MatchSide::A)
    }

    /// The steps, each done, open or to come.
    pub fn pips(&self) -> impl Iterator<Item = &'static str> {
        (0..self.step.of).map(|at| match at.cmp(&self.step.number) {
            std::cmp::Ordering::Less => "is-done",
            std::cmp::Ordering::Equal => "is-now",
            std::cmp::Ordering::Greater => "",
        })
    }

    /// The defender whom the question is about.
    pub fn foe(&self) -> Option<DraftFoe<'a>> {
        let side = match (self.step.step.what, self.own) {
            (DraftTask::Attackers(_), Some(own)) => own.side.other(),
            (DraftTask::Keep, Some(own)) => own.side,
            _ => return None,
        };
        let player = self.card.player(side, self.open.defenders[side.place()]?)?;
        Some(DraftFoe { label: say!("matches-foe", ours = (self.card.side == Some(side))), player })
    }

    /// What is asked, with the names that it is about; told to whoever may not answer, too.
    pub fn question(&self) -> Message {
        let what = self.step.step.what;
        let Some(offer) = self.offer() else { return told(&what) };
        let foe = self.foe().map(|foe| foe.player);
        let name = foe.map(|player| self.short_name(player));
        say!(
            "matches-choose-what",
            what,
            pick = offer.pick,
            name,
            faction = foe.and_then(|foe| foe.faction.clone())
        )
    }

    /// Who is choosing and who has chosen, never what.
    pub fn badges(&self) -> Vec<DraftBadge> {
        let sides = match self.card.side {
            Some(own) => [own, own.other()],
            None => MatchSide::BOTH,
        };
        let chooses = sides.into_iter().filter(|side| self.step.chooses[side.place()]);
        chooses.map(|side| self.badge(side)).collect()
    }

    fn badge(&self, side: MatchSide) -> DraftBadge {
        let has = self.step.has_chosen[side.place()];
        let whose = match self.card.side {
            Some(own) if own == side => "we",
            Some(_) => "they",
            None => "team",
        };
        DraftBadge { has, told: say!("matches-badge", whose, has, team = self.card.team_name(side)) }
    }

    /// Whose side of a choice the places are; none where no people are chosen.
    fn chosen_side(&self, own: &SideView) -> Option<MatchSide> {
        match self.step.step.what {
            DraftTask::Turn | DraftTask::Table | DraftTask::Tables => None,
            DraftTask::Keep | DraftTask::Pairs => Some(own.side.other()),
            _ => Some(own.side),
        }
    }

    /// What a place, or a table, is called in a choice.
    pub fn called(&self, own: &SideView, place: &u8) -> Wording {
        match (self.chosen_side(own), self.step.step.what) {
            (Some(side), _) => Wording::Words(self.card.name(side, place)),
            (None, DraftTask::Turn) if *place == 1 => say!("matches-we-go-first").into(),
            (None, DraftTask::Turn) => say!("matches-they-go-first").into(),
            (None, _) => self.card.table(*place).into(),
        }
    }

    /// Each that the own side may choose.
    pub fn cards(&self, own: &SideView) -> Vec<DraftCard<'a>> {
        let Some(offer) = &own.offer else { return Vec::new() };
        let card = |place: &u8| {
            let player = self.chosen_side(own).and_then(|side| self.card.player(side, *place));
            let name = match player {
                Some(player) => Wording::Words(self.short_name(player).to_owned()),
                None => self.called(own, place),
            };
            DraftCard {
                place: *place,
                called: self.called(own, place),
                player,
                expected: self.expected_of_card(own, *place),
                is_picked: own.own.as_ref().is_some_and(|choice| choice.places().contains(place)),
                does: say!("matches-choose-this", what = self.step.step.what, name),
            }
        };
        offer.from.iter().map(card).collect()
    }

    /// What the own team's numbers come to for a card, where they bear on the choice (`teams T21`).
    fn expected_of_card(&self, own: &SideView, place: u8) -> Option<ExpectedCell> {
        let side = own.side;
        match self.step.step.what {
            DraftTask::Defender => {
                let expects = self.card.expects.as_ref()?;
                let player = self.card.player(side, place)?;
                let hand = &self.open.hands[side.other().place()];
                let theirs: Vec<i64> = hand
                    .iter()
                    .filter_map(|place| self.card.player(side.other(), *place))
                    .map(|player| player.number)
                    .collect();
                let left = expects.left_after_their_best(player.number, &theirs, own.attackers_to_come?)?;
                Some(ExpectedCell::from_value(expects, left))
            }
            DraftTask::Attackers(_) => {
                self.card.expected_of(side, place, self.open.defenders[side.other().place()]?)
            }
            DraftTask::Keep => self.card.expected_of(side, self.open.defenders[side.place()]?, place),
            _ => None,
        }
    }

    /// What the numbers on the cards mean. None: there are none.
    pub fn says_of_numbers(&self, own: &SideView) -> Option<Message> {
        let name = self.foe().map(|foe| self.short_name(foe.player));
        let what = self.step.step.what;
        let mut offered = own.offer.iter().flat_map(|offer| &offer.from);
        let shows = offered.any(|place| self.expected_of_card(own, *place).is_some());
        let attackers = own.attackers_to_come.unwrap_or_default();
        shows.then(|| say!("matches-numbers-mean", what, attackers, name))
    }

    /// What the own side has chosen, while it may still change it.
    pub fn own_choice(&self, own: &SideView) -> Option<Message> {
        let choice = own.own.as_ref()?;
        let names: TextFact = choice.places().iter().map(|place| self.called(own, place)).collect();
        Some(say!("matches-own-choice", names, speaks = self.card.speaks))
    }

    /// The places of a side that no battle is settled for, those on the table too.
    fn unpaired(&self, side: MatchSide) -> Vec<u8> {
        let settled = self.open.battles.iter().map(|battle| [battle.a, battle.b][side.place()]);
        let settled: Vec<u8> = settled.collect();
        (1..=self.open.size).filter(|place| !settled.contains(place)).collect()
    }

    /// What is expected between those who are still to be paired: rows are ours; where cards of ours are chosen, theirs
    /// alone and in their order.
    pub fn expected(&self, own: &SideView) -> Option<ExpectedTable<'a>> {
        let rows = match &own.offer {
            Some(offer) if self.chosen_side(own) == Some(own.side) => offer.from.clone(),
            _ => self.unpaired(own.side),
        };
        let people = |side: MatchSide, places: Vec<u8>| -> Vec<&'a Player> {
            places.into_iter().filter_map(|place| self.card.player(side, place)).collect()
        };
        let theirs = own.side.other();
        let asked = self.foe().map(|foe| foe.player.number);
        Some(ExpectedTable {
            expects: self.card.expects.as_ref()?,
            own: people(own.side, rows),
            theirs: people(theirs, self.unpaired(theirs)),
            asked,
        })
    }

    /// Cards of ours and the numbers stand beside each other, row by row.
    pub fn is_side_by_side(&self, own: &SideView) -> bool {
        self.offer().is_some_and(|offer| !offer.ordered) && self.chosen_side(own) == Some(own.side)
    }

    /// What lies on the table for each side. Nothing where the step is about something else.
    pub fn sides(&self) -> Vec<DraftSide<'a>> {
        let own = self.own_side();
        [own, own.other()].into_iter().filter_map(|side| self.on_the_table(side)).collect()
    }

    fn on_the_table(&self, side: MatchSide) -> Option<DraftSide<'a>> {
        let (what, other) = (self.step.step.what, side.other());
        let puts_up = matches!(what, DraftTask::Defender | DraftTask::Champion | DraftTask::LineUp);
        let front = match self.open.defenders[side.place()] {
            Some(place) => DraftFace::Shown(self.card.player(side, place)?),
            None if puts_up && self.step.chooses[side.place()] => self.face_to_come(side),
            None => return None,
        };
        let sent = &self.open.attackers[other.place()];
        let against = match (&front, what) {
            (DraftFace::Shown(_), DraftTask::Attackers(count)) if sent.is_empty() => {
                (0..count).map(|_| self.face_to_come(other)).collect()
            }
            _ => {
                let player = |place: &u8| self.card.player(other, *place).map(DraftFace::Shown);
                sent.iter().filter_map(player).collect()
            }
        };
        let says = if matches!(front, DraftFace::Shown(_)) { DraftTask::Defender } else { what };
        let team = self.card.team_name(side);
        Some(DraftSide { says: say!("matches-on-the-table", what = says, team), front, against })
    }

    /// Both halves of the wall.
    pub fn halves(&self) -> [DraftHalf<'a>; 2] {
        MatchSide::BOTH.map(|side| {
            let hand = &self.open.hands[side.place()];
            DraftHalf {
                team: self.card.team_name(side),
                badge: self.step.chooses[side.place()].then(|| self.badge(side)),
                table: self.on_the_table(side),
                to_come: hand.iter().map(|place| Wording::Words(self.card.name(side, place))).collect(),
            }
        })
    }

    /// The pairs that are settled, with their tables where they have them.
    pub fn settled(&self) -> Option<Message> {
        let pair = |bout: &DraftBout<'_>| {
            let [one, other] = bout.sides.map(|player| player.name.to_string());
            say!("matches-settled-pair", one, other, table = bout.table)
        };
        let pairs: Vec<Message> = self.card.bouts().iter().map(pair).collect();
        let pairs = (!pairs.is_empty()).then(|| pairs.into_iter().collect::<TextFact>())?;
        Some(say!("matches-settled-pairs", pairs))
    }

    fn face_to_come(&self, side: MatchSide) -> DraftFace<'a> {
        let place = side.place();
        if self.step.chooses[place] && self.step.has_chosen[place] {
            DraftFace::Down
        } else {
            DraftFace::NotYet
        }
    }

    /// Those whom nobody has put up yet, team by team.
    pub fn hands(&self) -> [DraftHand<'a>; 2] {
        let own = self.own_side();
        let hand = |side: MatchSide| {
            let places = self.open.hands[side.place()].iter();
            let players = places.filter_map(|place| self.card.player(side, *place)).collect();
            DraftHand { team: self.card.team_name(side), players }
        };
        [own, own.other()].map(hand)
    }

    fn short_name(&self, player: &'a Player) -> &'a str {
        short_name(player.name.as_str(), self.card.names.values().map(|other| other.name.as_str()))
    }
}
