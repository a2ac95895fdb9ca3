//! People and a hall's Wi-Fi: who sends what next, which answers get lost, what comes late and twice.
//! Everything is drawn from one seed.

use super::{
    model::{Caller, Model, Request, Said, Side, What},
    world::TABLES,
};

/// A stream of chances; the same seed gives the same stream.
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    pub fn seeded(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5eed)
    }

    /// A whole number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        // Steele and Vigna's splitmix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % u64::try_from(end).unwrap()).unwrap()
    }

    /// True `percent` times in a hundred.
    pub fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn one_of<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// Requests that were sent and not answered, as far as their senders know.
#[derive(Debug)]
pub struct Network {
    chance: Chance,
    /// On their way: they arrive when chance says so, in any order.
    late: Vec<Request>,
    /// Arrived, but the answer got lost: the phone sends the same again.
    unanswered: Vec<Request>,
    /// The table where everything new happens just now.
    focus: Option<usize>,
    sent: usize,
}

/// What arrives at the server, and whether its sender hears the answer.
#[derive(Debug, Clone)]
pub struct Arrival {
    pub request: Request,
    pub heard: bool,
}

impl Network {
    pub fn seeded(seed: u64) -> Self {
        Self { chance: Chance::seeded(seed), late: Vec::new(), unanswered: Vec::new(), focus: None, sent: 0 }
    }

    /// The next request to reach the server. Screens show what `model` says, or something older.
    pub fn next(&mut self, model: &Model) -> Arrival {
        let request = if !self.unanswered.is_empty() && self.chance.happens(35) {
            let which = self.chance.below(self.unanswered.len());
            self.unanswered.swap_remove(which)
        } else if !self.late.is_empty() && self.chance.happens(20) {
            let which = self.chance.below(self.late.len());
            self.late.swap_remove(which)
        } else {
            self.request(model)
        };
        // Tapped twice, or sent by a phone that thought the first was lost: a copy comes later.
        if self.chance.happens(15) {
            self.late.push(request.clone());
        }
        let heard = self.chance.happens(75);
        if !heard {
            self.unanswered.push(request.clone());
        }
        Arrival { request, heard }
    }

    /// Requests that arrive in the same moment: mostly at one table, where the races are.
    pub fn burst(&mut self, model: &Model) -> Vec<Arrival> {
        self.focus = if self.chance.happens(70) { Some(self.chance.below(TABLES)) } else { None };
        let burst = (0..2 + self.chance.below(3)).map(|_| self.next(model)).collect();
        self.focus = None;
        burst
    }

    fn request(&mut self, model: &Model) -> Request {
        let table = self.focus.unwrap_or_else(|| self.chance.below(TABLES));
        let old = if self.chance.happens(80) { 0 } else { self.chance.below(3) };
        let seen = model.battles[table].version - i64::try_from(old).unwrap();
        self.sent += 1;
        let key = format!("key-{:08}", self.sent);
        let caller = match self.chance.below(100) {
            0..35 => Caller::Phone(Side::A),
            35..70 => Caller::Phone(Side::B),
            70..78 => Caller::BothPhones(Side::B),
            78..80 => Caller::Stranger,
            80..90 => Caller::Judge,
            _ => Caller::Organiser,
        };
        let what = match caller {
            Caller::Phone(_) | Caller::BothPhones(_) | Caller::Stranger => {
                if self.chance.happens(30) {
                    What::Confirm
                } else {
                    What::Report(self.said())
                }
            }
            Caller::Organiser if self.chance.happens(40) => {
                self.chance.one_of(&[What::Close, What::Reopen, What::Reopen, What::AcceptAll])
            }
            Caller::Judge | Caller::Organiser => self.ruling(),
        };
        Request { caller, table, seen, key, what }
    }

    fn ruling(&mut self) -> What {
        match self.chance.below(10) {
            0..2 => What::Rule(self.said()),
            2..6 => What::TakeBack,
            6..8 => What::Accept,
            _ => What::Paper(self.said()),
        }
    }

    /// Few different results, so that people often say the same by chance.
    fn said(&mut self) -> Said {
        let numbers = self.chance.one_of(&[[30, 4, 20, 3], [28, 4, 20, 3], [0, 0, 0, 0]]);
        Said { conceded_by_a: self.chance.happens(10), numbers }
    }
}
