//! The rosters that nobody has decided about yet, one after another: in the order in which the list has them.

use crate::{
    domain::event::{
        player::{Player, PlayerName},
        roster_version::Judgement,
    },
    storage::rosters::Undecided,
    web::visit::EventVisit,
};
use chrono::{DateTime, Utc};

/// When it is a roster's turn: the gravest first, of these whoever has waited longest.
pub(super) type Turn = (u8, DateTime<Utc>, i64);

pub(super) fn turn(judgement: Judgement, submitted_at: DateTime<Utc>, player: &Player) -> Turn {
    let severity = match judgement {
        Judgement::Illegal | Judgement::NotJudged => 0,
        Judgement::ToLookAt => 1,
        Judgement::Legal => 2,
    };
    (severity, submitted_at, player.number)
}

/// Whose roster stands beside another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Neighbour {
    pub number: i64,
    pub name: PlayerName,
}

/// The undecided rosters around the one on the page.
pub(super) struct Pile {
    /// From 1; none where the one on the page is decided.
    pub place: Option<usize>,
    /// None for the first, and for one that is decided.
    pub before: Option<Neighbour>,
    /// What to go on with: after the last comes the first. None when no other is undecided.
    pub next: Option<Neighbour>,
    /// All that are undecided, this one too.
    pub left: usize,
}

impl Pile {
    /// The pile, looked at from the page of player `number`.
    pub fn around(here: &EventVisit, undecided: &[Undecided], number: i64) -> Self {
        let mut waiting: Vec<(Turn, Neighbour)> = undecided
            .iter()
            .filter_map(|roster| {
                let player = here.known.frame.player(roster.player_id)?;
                if !here.known.frame.takes_part(player) {
                    return None;
                }
                let judgement = Judgement::of(&roster.verdict, &roster.settled);
                let neighbour = Neighbour { number: player.number, name: player.name.clone() };
                Some((turn(judgement, roster.submitted_at, player), neighbour))
            })
            .collect();
        waiting.sort_by_key(|(turn, _)| *turn);
        let waiting: Vec<_> = waiting.into_iter().map(|(_, neighbour)| neighbour).collect();
        Self::of(&waiting, number)
    }

    fn of(waiting: &[Neighbour], number: i64) -> Self {
        let at = waiting.iter().position(|one| one.number == number);
        let before = at.and_then(|at| at.checked_sub(1)).map(|at| waiting[at].clone());
        let after = at.and_then(|at| waiting.get(at + 1));
        let next = after.or(waiting.first()).filter(|next| next.number != number).cloned();
        Self { place: at.map(|at| at + 1), before, next, left: waiting.len() }
    }

    /// What stands beside it on the other side; none where that is the one before, as only two are left.
    pub fn after(&self) -> Option<&Neighbour> {
        self.next.as_ref().filter(|next| self.before.as_ref() != Some(next))
    }

    /// The page to go on with when this one is decided.
    pub fn next_page(&self, here: &EventVisit) -> String {
        self.next
            .as_ref()
            .map_or_else(|| here.to("desk/rosters"), |next| here.to(&format!("desk/rosters/{}", next.number)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_last_comes_the_first_and_a_decided_one_leads_to_the_first() {
        let name = PlayerName::parse("Ann").unwrap();
        let pile = |numbers: &[i64], number| {
            let one = |number: &i64| Neighbour { number: *number, name: name.clone() };
            let pile = Pile::of(&numbers.iter().map(one).collect::<Vec<_>>(), number);
            let number = |one: Option<Neighbour>| one.map(|one| one.number);
            (pile.place, number(pile.before), number(pile.next), pile.left)
        };
        assert_eq!(pile(&[4, 2, 9], 4), (Some(1), None, Some(2), 3));
        assert_eq!(pile(&[4, 2, 9], 2), (Some(2), Some(4), Some(9), 3));
        assert_eq!(pile(&[4, 2, 9], 9), (Some(3), Some(2), Some(4), 3));
        assert_eq!(pile(&[4, 2, 9], 7), (None, None, Some(4), 3));
        assert_eq!(pile(&[4], 4), (Some(1), None, None, 1));
        assert_eq!(pile(&[], 4), (None, None, None, 0));
    }
}
