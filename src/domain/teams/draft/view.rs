//! What people see of a draft. A view holds what its reader may know and nothing else: what a page is made of cannot
//! tell more (`teams T18`).

use super::{
    DraftChoice, DraftOffer, DraftStep, DraftTask, DraftedBattle, MatchSide, Position, ShownChoice, TYPED,
};

/// What everybody may see: staff, the hall, the opponents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenView {
    /// Players a side.
    pub size: u8,
    /// None: settled, or to be typed in.
    pub open: Option<OpenStep>,
    /// Those whom nobody has put up yet, by their places; a hidden champion is among them.
    pub hands: [Vec<u8>; 2],
    pub defenders: [Option<u8>; 2],
    /// Whom each side has sent against the other's defender.
    pub attackers: [Vec<u8>; 2],
    pub battles: Vec<DraftedBattle>,
    /// Every choice that has been shown, the oldest first.
    pub shown: Vec<ShownChoice>,
    /// Who has the first turn, by the roll-off. It means nothing where both choose at once.
    pub first: MatchSide,
    pub settled: bool,
    /// Who plays whom as each side has typed it in, for side a's players in order. It is no secret: it is on the
    /// table.
    pub typed: [Option<DraftChoice>; 2],
}

/// The step that is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenStep {
    /// Its place in the plan, from 0.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    pub step: DraftStep,
    /// Which sides choose in it.
    pub chooses: [bool; 2],
    /// Which of them have: not what.
    pub has_chosen: [bool; 2],
}

/// What one side sees beside that: its own choice, and what it may choose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideView {
    pub side: MatchSide,
    pub everybody: OpenView,
    /// None: it is not for this side to choose now.
    pub offer: Option<DraftOffer>,
    /// What it has chosen in the open step, and may still change.
    pub own: Option<DraftChoice>,
    /// The own champion, which the others see at the end.
    pub champion: Option<u8>,
    /// How many the others will send against the next defender of this side; none where nobody attacks any more.
    pub attackers_to_come: Option<u8>,
}

impl Position {
    /// What everybody has seen and nothing hidden stands under, so that it can be handed on without that.
    pub fn shown_alone(&self) -> impl Iterator<Item = ShownChoice> + use<> {
        let hidden = self.hidden.first_step();
        let is_alone =
            move |shown: &ShownChoice| shown.step == TYPED || hidden.is_none_or(|hidden| shown.step < hidden);
        self.shown.clone().into_iter().filter(is_alone)
    }

    /// What everybody may see.
    #[must_use]
    pub fn open(&self) -> OpenView {
        let both = |of: &dyn Fn(MatchSide) -> bool| MatchSide::BOTH.map(of);
        let open = self.open_step().map(|number| {
            let step = self.plan.steps[number];
            OpenStep {
                number,
                of: self.plan.steps.len(),
                step,
                chooses: both(&|side| self.chooses(step, side)),
                has_chosen: both(&|side| self.hidden.has(side, number)),
            }
        });
        OpenView {
            size: self.plan.size,
            open,
            hands: self.hands.clone(),
            defenders: self.defenders,
            attackers: self.sent.clone(),
            battles: self.battles.clone(),
            shown: self.shown.clone(),
            first: self.first,
            settled: self.is_settled(),
            typed: self.typed.clone(),
        }
    }

    /// What the people of one side see. Ask for it only with proof of belonging to that side.
    #[must_use]
    pub fn seen_by(&self, side: MatchSide) -> SideView {
        let own = self.open_step().and_then(|step| self.hidden.of(side, step)).cloned();
        let to_come = self.plan.steps.iter().skip(self.at).find_map(|step| match step.what {
            DraftTask::Attackers(count) => Some(count),
            _ => None,
        });
        SideView {
            side,
            everybody: self.open(),
            offer: self.offer(side),
            own,
            champion: self.champion(side),
            attackers_to_come: to_come,
        }
    }
}
