//! Rosters one after another, in the order of the list that they were opened from; without one, those that nobody has
//! decided about yet.

use crate::{
    domain::{
        event::{
            player::{Player, PlayerName},
            roster_version::{Judgement, RosterSettlement},
        },
        games::Verdict,
    },
    storage::rosters::Undecided,
    text::{TextFact, findings::RosterReadiness},
    web::{
        desk::list_beside::{Among, ListBeside, RowBeside, StateMark},
        prelude::*,
    },
};
use chrono::{DateTime, Utc};

/// When it is a roster's turn: the gravest first, of these whoever has waited longest.
pub(super) type PileTurn = (u8, DateTime<Utc>, i64);

pub(super) fn turn_in_pile(judgement: Judgement, submitted_at: DateTime<Utc>, player: &Player) -> PileTurn {
    let severity = match judgement {
        Judgement::Illegal | Judgement::NotReadWhole | Judgement::NotJudged => 0,
        Judgement::ToLookAt => 1,
        Judgement::Legal => 2,
    };
    (severity, submitted_at, player.number)
}

/// What was found in a roster that nobody has decided about.
pub(super) fn mark_undecided_roster(
    verdict: &Verdict,
    settled: &RosterSettlement,
    is_late: bool,
) -> StateMark {
    let readiness = RosterReadiness::from_verdict(verdict, settled);
    // It is not among those that are accepted together.
    if is_late && readiness == RosterReadiness::Ready {
        return StateMark { tone: "warn", icon: "late", word: say!("desk-rosters-is-ready-but-late").into() };
    }
    StateMark { tone: readiness.tone(), icon: readiness.icon(), word: readiness.short().into() }
}

/// What the list shows, and what it is called.
pub(super) struct PileList {
    pub called: Message,
    pub rows: Vec<PileNeighbour>,
}

/// Whose roster stands beside another.
#[derive(Debug, Clone)]
pub(super) struct PileNeighbour {
    pub number: i64,
    pub name: PlayerName,
    pub faction: Option<String>,
    pub mark: StateMark,
}

/// The rosters around the one on the page: of the list that it was opened from, and of those to decide.
pub(super) struct Pile {
    /// From 1; none where the one on the page is not in the list.
    pub place: Option<usize>,
    /// None for the first, and for one that is not in the list.
    pub before: Option<PileNeighbour>,
    /// What to go on with: after the last comes the first. None when no other is in the list.
    pub next: Option<PileNeighbour>,
    /// All in the list, this one too.
    pub rows: Vec<PileNeighbour>,
    /// What the list is narrowed to; none where it is what is to decide.
    pub list: Option<Message>,
    /// Where a decision leads. None when no other is undecided.
    pub undecided: Option<PileNeighbour>,
    /// All that are to decide, this one too.
    pub to_decide: usize,
}

impl Pile {
    /// The pile, looked at from the page of player `number`, among the rosters of the list that it was opened from.
    pub fn from_undecided_rosters(
        here: &EventVisit,
        undecided: &[Undecided],
        list: Option<PileList>,
        number: i64,
    ) -> Self {
        let kept = here.meets_next();
        let mut waiting: Vec<(PileTurn, PileNeighbour)> = undecided
            .iter()
            .filter_map(|roster| {
                let player = here.event.frame.player(roster.player_id)?;
                if !here.event.frame.takes_part(player) || kept.contains(&player.id) {
                    return None;
                }
                let judgement = Judgement::from_settled_verdict(&roster.verdict, &roster.settled);
                let faction = roster.verdict.computed.faction.as_ref().or(player.faction.as_ref());
                let neighbour = PileNeighbour {
                    number: player.number,
                    name: player.name.clone(),
                    faction: faction.cloned(),
                    mark: mark_undecided_roster(&roster.verdict, &roster.settled, roster.late),
                };
                Some((turn_in_pile(judgement, roster.submitted_at, player), neighbour))
            })
            .collect();
        waiting.sort_by_key(|(turn, _)| *turn);
        let waiting: Vec<_> = waiting.into_iter().map(|(_, neighbour)| neighbour).collect();
        let to_decide = Self::from_waiting_neighbours(waiting, number);
        match list {
            None => to_decide,
            Some(PileList { called, rows }) => Self {
                list: Some(called),
                undecided: to_decide.undecided,
                to_decide: to_decide.to_decide,
                ..Self::from_waiting_neighbours(rows, number)
            },
        }
    }

    fn from_waiting_neighbours(rows: Vec<PileNeighbour>, number: i64) -> Self {
        let at = rows.iter().position(|one| one.number == number);
        let before = at.and_then(|at| at.checked_sub(1)).map(|at| rows[at].clone());
        let after = at.and_then(|at| rows.get(at + 1));
        let next = after.or(rows.first()).filter(|next| next.number != number).cloned();
        let (undecided, to_decide) = (next.clone(), rows.len());
        Self { place: at.map(|at| at + 1), before, next, rows, list: None, undecided, to_decide }
    }

    /// Where it stands: in the list that it was opened from, or among those to decide; none where it is in neither.
    pub fn describe_place(&self) -> Option<Message> {
        let Self { place, rows, to_decide, .. } = self;
        let left = rows.len();
        match self.list.clone() {
            Some(list) if *to_decide > 0 => {
                Some(say!("desk-roster-place-and-to-decide", list, place, left, to_decide))
            }
            Some(list) => Some(say!("desk-roster-place-in-list", list, place, left)),
            None => (left > 0).then(|| say!("desk-roster-place-to-decide", place, left)),
        }
    }

    /// What the list is narrowed to, as a text asks for it.
    pub fn list_fact(&self) -> TextFact {
        TextFact::from(self.list.clone())
    }

    /// What stands beside it on the other side; none where that is the one before, as only two are left.
    pub fn after(&self) -> Option<&PileNeighbour> {
        let before = self.before.as_ref().map(|before| before.number);
        self.next.as_ref().filter(|next| before != Some(next.number))
    }

    /// The list, beside the roster of player `number`; `to_decide` is what it is called where it shows what is to decide.
    pub fn list_beside(
        &self,
        here: &EventVisit,
        among: &Among,
        number: i64,
        to_decide: Message,
    ) -> ListBeside {
        let page = |end: &str| here.to(&format!("desk/rosters{end}{}", among.query()));
        let row = |one: &PileNeighbour| RowBeside {
            number: String::new(),
            name: one.name.to_string().into(),
            more: one.faction.clone().map_or(Wording::NONE, Wording::Words),
            mark: Some(one.mark.clone()),
            page: page(&format!("/{}", one.number)),
            is_open: one.number == number,
        };
        let title = self.list.clone().unwrap_or(to_decide);
        ListBeside::keep_around_open_row(title, page(""), self.rows.iter().map(row).collect())
    }

    /// The page to go on with when this one is decided: the next that nobody has decided about, whatever the list shows.
    pub fn next_page(&self, here: &EventVisit, among: &Among) -> String {
        let next = self.undecided.as_ref().map(|next| format!("/{}", next.number)).unwrap_or_default();
        here.to(&format!("desk/rosters{next}{}", among.query()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_last_comes_the_first_and_a_decided_one_leads_to_the_first() {
        let name = PlayerName::parse("Ann").unwrap();
        let mark = StateMark { tone: "good", icon: "done", word: Wording::NONE };
        let pile = |numbers: &[i64], number| {
            let one = |number: &i64| PileNeighbour {
                number: *number,
                name: name.clone(),
                faction: None,
                mark: mark.clone(),
            };
            let pile = Pile::from_waiting_neighbours(numbers.iter().map(one).collect(), number);
            let number = |one: Option<PileNeighbour>| one.map(|one| one.number);
            (pile.place, number(pile.before), number(pile.next), pile.rows.len())
        };
        assert_eq!(pile(&[4, 2, 9], 4), (Some(1), None, Some(2), 3));
        assert_eq!(pile(&[4, 2, 9], 2), (Some(2), Some(4), Some(9), 3));
        assert_eq!(pile(&[4, 2, 9], 9), (Some(3), Some(2), Some(4), 3));
        assert_eq!(pile(&[4, 2, 9], 7), (None, None, Some(4), 3));
        assert_eq!(pile(&[4], 4), (Some(1), None, None, 1));
        assert_eq!(pile(&[], 4), (None, None, None, 0));
    }
}
