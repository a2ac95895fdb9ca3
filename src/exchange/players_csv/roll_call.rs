//! Who of a file is in the event already, and who stands in the file twice.

use super::{KnownPlayer, Likeness, NewPlayerRow, Other, PlayerRowProblem, RowOutcome};
use crate::domain::event::{namesakes::same_name, player::PlayerDetails};
use std::collections::HashMap;

/// What happens to each row, in their order. Each player of the event is found by one row: first by those that say the
/// same name and no other address, then by the address alone.
pub(super) fn call_roll(
    rows: Vec<(u64, Result<PlayerDetails, PlayerRowProblem>)>,
    known: &[KnownPlayer],
) -> Vec<RowOutcome> {
    let mut roll = RollCall::from_known_players(known);
    let read: Vec<Option<RollCallPerson>> =
        rows.iter().map(|(_, row)| row.as_ref().ok().map(RollCallPerson::from_details)).collect();
    let mut found: Vec<Option<usize>> = vec![None; rows.len()];
    for by in [KnownBy::NameAndAddress, KnownBy::Name, KnownBy::Address] {
        for (person, found) in read.iter().zip(&mut found).filter(|(_, found)| found.is_none()) {
            *found = person.as_ref().and_then(|person| roll.find(person, by));
        }
    }
    let people = rows.into_iter().zip(read).zip(found);
    people
        .map(|(((line, row), person), found)| match (row, person) {
            (Ok(details), Some(person)) => roll.outcome(line, (details, person), found),
            (Err(problem), _) => RowOutcome::Bad(problem),
            (Ok(_), None) => RowOutcome::Bad(PlayerRowProblem::NoName),
        })
        .collect()
}

/// A name and an address, however they were typed.
struct RollCallPerson {
    name: String,
    email: Option<String>,
}

impl RollCallPerson {
    fn from_details(details: &PlayerDetails) -> Self {
        let email = details.email.as_deref().map(str::to_lowercase);
        Self { name: same_name(details.name.as_str()), email }
    }
}

/// By what a row is known to mean a player.
#[derive(Clone, Copy)]
enum KnownBy {
    NameAndAddress,
    /// And not by two addresses that differ.
    Name,
    Address,
}

struct RollCall<'a> {
    known: Vec<(&'a KnownPlayer, Option<String>)>,
    /// Not found by any row yet.
    is_free: Vec<bool>,
    by_name: HashMap<String, Vec<usize>>,
    by_email: HashMap<String, Vec<usize>>,
    /// The lines that add somebody of this name, each with the address.
    lines: HashMap<String, Vec<(u64, Option<String>)>>,
    line_of_email: HashMap<String, u64>,
}

impl<'a> RollCall<'a> {
    fn from_known_players(known: &'a [KnownPlayer]) -> Self {
        let mut roll = Self {
            known: known.iter().map(|one| (one, one.email.as_deref().map(str::to_lowercase))).collect(),
            is_free: vec![true; known.len()],
            by_name: HashMap::new(),
            by_email: HashMap::new(),
            lines: HashMap::new(),
            line_of_email: HashMap::new(),
        };
        for (at, (player, email)) in roll.known.iter().enumerate() {
            roll.by_name.entry(same_name(&player.name)).or_default().push(at);
            if let Some(email) = email {
                roll.by_email.entry(email.clone()).or_default().push(at);
            }
        }
        roll
    }

    fn find(&mut self, person: &RollCallPerson, by: KnownBy) -> Option<usize> {
        let named = || self.by_name.get(&person.name).into_iter().flatten();
        let addressed = || person.email.iter().filter_map(|email| self.by_email.get(email)).flatten();
        let theirs = |at: &&usize| &self.known[**at].1;
        let is_free = |at: &&usize| self.is_free[**at];
        let found = match by {
            KnownBy::NameAndAddress => {
                named().filter(is_free).find(|at| person.email.is_some() && *theirs(at) == person.email)
            }
            KnownBy::Name => {
                named().filter(is_free).find(|at| person.email.is_none() || theirs(at).is_none())
            }
            KnownBy::Address => addressed().find(is_free),
        };
        let found = found.copied()?;
        self.is_free[found] = false;
        Some(found)
    }

    fn outcome(
        &mut self,
        line: u64,
        (details, person): (PlayerDetails, RollCallPerson),
        found: Option<usize>,
    ) -> RowOutcome {
        let name = details.name.to_string();
        // The same person stands in the file twice, and the first row has found them.
        let known_again = || {
            let named = self.by_name.get(&person.name)?;
            named.iter().copied().find(|at| person.email.is_some() && self.known[*at].1 == person.email)
        };
        if let Some(found) = found.or_else(known_again) {
            let known = self.known[found].0;
            let called = (same_name(&known.name) != person.name).then(|| known.name.clone());
            return RowOutcome::AlreadyHere { name, number: known.number, called };
        }
        let earlier = self.lines.entry(person.name.clone()).or_default();
        let is_again = |(_, email): &&(u64, Option<String>)| person.email.is_some() && *email == person.email;
        if let Some((earlier, _)) = earlier.iter().find(is_again) {
            return RowOutcome::Repeated { name, line: *earlier };
        }
        let in_event = |found: Option<&Vec<usize>>| {
            found.and_then(|all| all.first()).map(|at| Other::Player(self.known[*at].0.number))
        };
        let by_email = person.email.as_ref().and_then(|email| {
            let earlier = self.line_of_email.get(email).copied().map(Other::Line);
            earlier.or_else(|| in_event(self.by_email.get(email)))
        });
        let by_name = earlier.first().map(|(line, _)| Other::Line(*line));
        let by_name = by_name.or_else(|| in_event(self.by_name.get(&person.name)));
        earlier.push((line, person.email.clone()));
        if let Some(email) = person.email {
            self.line_of_email.entry(email).or_insert(line);
        }
        let both = by_name.map(Likeness::Name).into_iter().chain(by_email.map(Likeness::Email));
        RowOutcome::Add(NewPlayerRow { details, like: both.collect(), seat: None })
    }
}
