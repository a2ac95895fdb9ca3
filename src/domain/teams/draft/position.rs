//! A draft so far: the state machine over the steps of a plan. Choices go in one at a time; what follows of itself
//! (the only choice there is, who meets whom at the end) is carried out at once.

use super::{
    Chooser, DraftChoice, DraftOffer, DraftPlan, DraftStep, DraftTask, DraftedBattle, Lots, MadeBy,
    MadeChoice, MatchSide, Rest, ShownChoice, TYPED, TableChoice, Until, hidden::Hidden,
};
use serde::Serialize;

/// A plan and the choices made so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) plan: DraftPlan,
    pub(super) lots: Lots,
    /// The step that is open; past the last one when all is settled.
    pub(super) at: usize,
    pub(super) first: MatchSide,
    pub(super) hands: [Vec<u8>; 2],
    pub(super) defenders: [Option<u8>; 2],
    /// What each side has sent against the other's defender.
    pub(super) sent: [Vec<u8>; 2],
    refused: [Option<u8>; 2],
    /// The battle of the last defender that each side put up.
    defended: [Option<usize>; 2],
    pub(super) battles: Vec<DraftedBattle>,
    pub(super) hidden: Hidden,
    pub(super) shown: Vec<ShownChoice>,
    /// Steps that somebody has chosen in, in order.
    completed: Vec<usize>,
    /// What captains or staff have typed in.
    pub(super) typed: [Option<DraftChoice>; 2],
    pub(super) typed_in: bool,
    rest_is_settled: bool,
}

/// Why a choice is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum DraftError {
    /// Everything is settled.
    Settled,
    /// The other side chooses in this step.
    NotYourStep,
    /// Another step is open now.
    OtherStep { open: usize },
    /// It is not among what is offered.
    NotOffered,
    /// Not every player is in it, or one twice.
    NotEverybodyOnce,
    /// Nothing has been chosen that could be taken back.
    NothingToTakeBack,
    /// The clock has not run out, or nothing is missing.
    NothingMissing,
}

impl Position {
    /// Before anybody has chosen.
    #[must_use]
    pub fn from_plan(plan: DraftPlan, lots: Lots) -> Self {
        let hand: Vec<u8> = (1..=plan.size).collect();
        let first = lots.roll_off();
        let mut position = Self {
            plan,
            lots,
            at: 0,
            first,
            hands: [hand.clone(), hand],
            defenders: [None; 2],
            sent: [Vec::new(), Vec::new()],
            refused: [None; 2],
            defended: [None; 2],
            battles: Vec::new(),
            hidden: Hidden::default(),
            shown: Vec::new(),
            completed: Vec::new(),
            typed: [None, None],
            typed_in: false,
            rest_is_settled: false,
        };
        position.go_on();
        position
    }

    /// After these choices, in whatever order they are kept.
    ///
    /// # Errors
    /// When one of them was not offered where it is said to have been made.
    pub fn from_choices(plan: DraftPlan, lots: Lots, made: &[MadeChoice]) -> Result<Self, DraftError> {
        let mut position = Self::from_plan(plan, lots);
        let mut ordered: Vec<&MadeChoice> = made.iter().collect();
        ordered.sort_by_key(|made| (made.step, made.side));
        for made in ordered {
            if made.step == TYPED {
                position.take_typed(made)?;
            } else {
                position.take(made)?;
            }
        }
        Ok(position)
    }

    /// The number of the step that is open. None: all is settled, or waits for what is typed in.
    pub fn open_step(&self) -> Option<usize> {
        self.step().map(|_| self.at)
    }

    /// Every battle stands, with its table.
    pub fn is_settled(&self) -> bool {
        self.battles.len() == usize::from(self.plan.size) && self.step().is_none()
    }

    /// Whether the draft waits for this side.
    pub fn awaits(&self, side: MatchSide) -> bool {
        self.step().is_some_and(|step| self.chooses(step, side)) && !self.hidden.has(side, self.at)
    }

    /// What a side may choose in the step that is open, whether it has chosen or not. None: it does not choose.
    pub fn offer(&self, side: MatchSide) -> Option<DraftOffer> {
        let step = self.step().filter(|step| self.chooses(*step, side))?;
        Some(self.offered(step, side))
    }

    /// A captain's choice, or another one in its place (`teams T20`). Says whether it has completed the step, so that
    /// all of it is shown now.
    ///
    /// # Errors
    /// When the side does not choose in this step, another step is open, or the choice is not offered.
    pub fn choose(
        &mut self,
        side: MatchSide,
        step: usize,
        choice: &DraftChoice,
    ) -> Result<MadeChoice, DraftError> {
        let choice = self.checked(side, step, choice)?;
        let made = MadeChoice { step, side, choice, by: MadeBy::Captain };
        self.take(&made)?;
        Ok(made)
    }

    /// The clock of the open step has run out: what is missing is drawn (`teams T19`). The choices to keep.
    ///
    /// # Errors
    /// When nothing is missing.
    pub fn run_out(&mut self, step: usize) -> Result<Vec<MadeChoice>, DraftError> {
        let open = self.open_step().ok_or(DraftError::Settled)?;
        if open != step {
            return Err(DraftError::OtherStep { open });
        }
        let missing: Vec<MatchSide> = MatchSide::BOTH.into_iter().filter(|side| self.awaits(*side)).collect();
        let mut drawn = Vec::new();
        for side in missing {
            let offer = self.offer(side).ok_or(DraftError::NothingMissing)?;
            let choice = self.lots.choice(&offer, step, side);
            let made = MadeChoice { step, side, choice, by: MadeBy::Lot };
            drawn.push(made.clone());
            self.take(&made)?;
        }
        if drawn.is_empty() { Err(DraftError::NothingMissing) } else { Ok(drawn) }
    }

    /// The step that a judge takes back (`teams T20`): what both sides chose in it, and in any later one, is to be
    /// forgotten. What was typed in goes first.
    ///
    /// # Errors
    /// When nothing has been chosen and shown.
    pub fn last_step(&self) -> Result<usize, DraftError> {
        if self.typed_in {
            return Ok(TYPED);
        }
        self.completed.last().copied().ok_or(DraftError::NothingToTakeBack)
    }

    fn step(&self) -> Option<DraftStep> {
        self.plan.steps.get(self.at).copied().filter(|_| !self.typed_in)
    }

    pub(super) fn chooses(&self, step: DraftStep, side: MatchSide) -> bool {
        match step.by {
            Chooser::Both => true,
            Chooser::First => side == self.first,
            Chooser::Second => side != self.first,
        }
    }

    fn checked(&self, side: MatchSide, step: usize, choice: &DraftChoice) -> Result<DraftChoice, DraftError> {
        let open = self.open_step().ok_or(DraftError::Settled)?;
        if open != step {
            return Err(DraftError::OtherStep { open });
        }
        let offer = self.offer(side).ok_or(DraftError::NotYourStep)?;
        offer.taken(choice).ok_or(DraftError::NotOffered)
    }

    fn take(&mut self, made: &MadeChoice) -> Result<(), DraftError> {
        let choice = self.checked(made.side, made.step, &made.choice)?;
        self.hidden.put(MadeChoice { choice, ..made.clone() });
        if !MatchSide::BOTH.into_iter().any(|side| self.awaits(side)) {
            self.completed.push(self.at);
            self.carry_out();
            self.go_on();
        }
        Ok(())
    }

    /// What follows of itself: steps with one choice only, and at last who is left.
    fn go_on(&mut self) {
        while let Some(step) = self.step() {
            if self.plan.tables == TableChoice::InTurns && step.what == DraftTask::Table {
                self.settle_the_rest();
            }
            let sides = MatchSide::BOTH.into_iter().filter(|side| self.chooses(step, *side));
            let only: Option<Vec<MadeChoice>> = sides
                .map(|side| {
                    let choice = self.offered(step, side).only()?;
                    Some(MadeChoice { step: self.at, side, choice, by: MadeBy::Lot })
                })
                .collect();
            let Some(only) = only else { return };
            for made in only {
                self.hidden.put(made);
            }
            let shown = self.shown.len();
            self.carry_out();
            // Nobody has chosen.
            self.shown.truncate(shown);
        }
        self.settle_the_rest();
        self.give_tables();
    }

    fn offered(&self, step: DraftStep, side: MatchSide) -> DraftOffer {
        let other = side.other();
        let every: Vec<u8> = (1..=self.plan.size).collect();
        let (from, pick, ordered) = match step.what {
            DraftTask::Turn => (vec![1, 2], 1, false),
            DraftTask::Champion | DraftTask::Defender => (self.free_hand(side), 1, false),
            DraftTask::Attackers(count) => {
                let hand = self.free_hand(side);
                let pick = usize::from(count).min(hand.len());
                (hand, pick, false)
            }
            DraftTask::Keep => (self.sent[other.place()].clone(), 1, false),
            DraftTask::Table => (self.free_tables(), 1, false),
            DraftTask::LineUp => (self.hands[side.place()].clone(), self.hands[side.place()].len(), true),
            DraftTask::Pairs => (self.hands[other.place()].clone(), self.hands[other.place()].len(), true),
            DraftTask::Tables => (every, usize::from(self.plan.size), true),
        };
        DraftOffer { from, pick, ordered }
    }

    /// The own hand without the own champion.
    fn free_hand(&self, side: MatchSide) -> Vec<u8> {
        let champion = self.champion(side);
        self.hands[side.place()].iter().copied().filter(|place| Some(*place) != champion).collect()
    }

    pub(super) fn champion(&self, side: MatchSide) -> Option<u8> {
        let step = self.plan.steps.iter().position(|step| step.what == DraftTask::Champion)?;
        self.hidden.of(side, step).map(DraftChoice::first).filter(|_| self.at > step)
    }

    fn free_tables(&self) -> Vec<u8> {
        let taken = |table: &u8| self.battles.iter().any(|battle| battle.table == Some(*table));
        (1..=self.plan.size).filter(|table| !taken(table)).collect()
    }

    /// The open step, in which everybody has chosen.
    fn carry_out(&mut self) {
        let Some(step) = self.step() else { return };
        let number = self.at;
        if step.until != Until::TheEnd {
            for made in self.hidden.take(number) {
                self.apply(step.what, made.side, &made.choice);
                self.show(step.what, made);
            }
        }
        self.at += 1;
    }

    fn show(&mut self, what: DraftTask, made: MadeChoice) {
        let MadeChoice { step, side, choice, by } = made;
        self.shown.push(ShownChoice {
            step,
            side,
            what,
            places: choice.places().to_vec(),
            by_lot: by.is_lot(),
        });
    }

    fn apply(&mut self, what: DraftTask, side: MatchSide, choice: &DraftChoice) {
        let own = side.place();
        match what {
            DraftTask::Turn => {
                if choice.first() == 2 {
                    self.first = self.first.other();
                }
            }
            DraftTask::Champion => {}
            DraftTask::Defender => {
                self.defenders[own] = Some(choice.first());
                self.play(side, choice.places());
            }
            DraftTask::Attackers(_) => {
                self.sent[own] = choice.places().to_vec();
                self.play(side, choice.places());
            }
            DraftTask::Keep => self.keep(side, choice.first()),
            DraftTask::Table => self.pick_table(side, choice.first()),
            DraftTask::LineUp => self.line_up(side, choice.places()),
            DraftTask::Pairs => {
                let hand = std::mem::take(&mut self.hands[own]);
                self.hands[side.other().place()].clear();
                for (player, opponent) in hand.into_iter().zip(choice.places()) {
                    self.meet(side, player, *opponent);
                }
            }
            DraftTask::Tables => {
                for (battle, table) in self.battles.iter_mut().zip(choice.places()) {
                    battle.table = Some(*table);
                }
            }
        }
    }

    fn play(&mut self, side: MatchSide, places: &[u8]) {
        self.hands[side.place()].retain(|place| !places.contains(place));
    }

    /// The own defender meets the attacker who is kept; the others go back to the other hand.
    fn keep(&mut self, side: MatchSide, kept: u8) {
        let (own, other) = (side.place(), side.other().place());
        let Some(defender) = self.defenders[own].take() else { return };
        let back: Vec<u8> =
            std::mem::take(&mut self.sent[other]).into_iter().filter(|sent| *sent != kept).collect();
        self.refused[other] = back.first().copied();
        self.hands[other].extend(back);
        self.hands[other].sort_unstable();
        self.defended[own] = Some(self.battles.len());
        self.meet(side, defender, kept);
    }

    fn meet(&mut self, side: MatchSide, own: u8, theirs: u8) {
        let (a, b) = if side == MatchSide::A { (own, theirs) } else { (theirs, own) };
        let table = match self.plan.tables {
            _ if self.plan.steps.iter().any(|step| step.what == DraftTask::Tables) => None,
            TableChoice::ByOrder => self.plan.table_order.get(self.battles.len()).copied(),
            TableChoice::Defender | TableChoice::InTurns | TableChoice::Random => None,
        };
        self.battles.push(DraftedBattle { a, b, table });
    }

    fn pick_table(&mut self, side: MatchSide, table: u8) {
        let without = self.battles.iter().position(|battle| battle.table.is_none());
        let own = self.defended[side.place()].filter(|_| self.plan.tables == TableChoice::Defender);
        if let Some(battle) = own.or(without).and_then(|at| self.battles.get_mut(at)) {
            battle.table = Some(table);
        }
    }

    /// Side a's order comes first, and waits for side b's.
    fn line_up(&mut self, side: MatchSide, order: &[u8]) {
        self.sent[side.place()] = order.to_vec();
        if side == MatchSide::B {
            let [a, b] = std::mem::take(&mut self.sent);
            self.hands = [Vec::new(), Vec::new()];
            for (a, b) in a.into_iter().zip(b) {
                self.meet(MatchSide::A, a, b);
            }
        }
    }

    /// Who is left meets who is left, as the plan says.
    fn settle_the_rest(&mut self) {
        if self.rest_is_settled || self.plan.rest == Rest::Typed || self.typed_in {
            return;
        }
        self.rest_is_settled = true;
        let [a, mut b] = std::mem::take(&mut self.hands);
        let a: Vec<u8> = self.refused_first(MatchSide::A, a);
        b = match self.plan.rest {
            Rest::Random => self.lots.shuffled("pairs", &b),
            _ => self.refused_first(MatchSide::B, b),
        };
        if self.plan.rest == Rest::RefusedMeetLast && b.len() == 2 {
            b.reverse();
        }
        for (a, b) in a.into_iter().zip(b) {
            self.meet(MatchSide::A, a, b);
        }
        let champions: Vec<usize> = self
            .plan
            .steps
            .iter()
            .enumerate()
            .filter(|(_, step)| step.what == DraftTask::Champion)
            .map(|(at, _)| at)
            .collect();
        for step in champions {
            for made in self.hidden.take(step) {
                self.show(DraftTask::Champion, made);
            }
        }
    }

    fn refused_first(&self, side: MatchSide, mut hand: Vec<u8>) -> Vec<u8> {
        hand.sort_by_key(|place| Some(*place) != self.refused[side.place()]);
        hand
    }

    /// The tables that nobody has picked.
    pub(super) fn give_tables(&mut self) {
        let mut free = match self.plan.tables {
            TableChoice::Random => self.lots.shuffled("tables", &self.free_tables()),
            _ => self.free_tables(),
        }
        .into_iter();
        for battle in self.battles.iter_mut().filter(|battle| battle.table.is_none()) {
            battle.table = free.next();
        }
    }
}
