//! Who of a file is in the event already, and who stands in the file twice.

use super::{Known, Likeness, NewPlayerRow, Other, Outcome, RowProblem};
use crate::domain::event::{namesakes::same_name, player::Details};
use std::collections::HashMap;

/// What happens to each row, in their order. Each player of the event is found by one row: first by those that say the
/// same name and no other address, then by the address alone.
pub(super) fn call_roll(rows: Vec<(u64, Result<Details, RowProblem>)>, known: &[Known]) -> Vec<Outcome> {
    let mut roll = RollCall::of(known);
    let read: Vec<Option<Person>> = rows.iter().map(|(_, row)| row.as_ref().ok().map(Person::of)).collect();
    let mut found: Vec<Option<usize>> = vec![None; rows.len()];
    for by in [By::NameAndAddress, By::Name, By::Address] {
        for (person, found) in read.iter().zip(&mut found).filter(|(_, found)| found.is_none()) {
            *found = person.as_ref().and_then(|person| roll.find(person, by));
        }
    }
    let people = rows.into_iter().zip(read).zip(found);
    people
        .map(|(((line, row), person), found)| match (row, person) {
            (Ok(details), Some(person)) => roll.outcome(line, (details, person), found),
            (Err(problem), _) => Outcome::Bad(problem),
            (Ok(_), None) => Outcome::Bad(RowProblem::NoName),
        })
        .collect()
}

/// A name and an address, however they were typed.
struct Person {
    name: String,
    email: Option<String>,
}

impl Person {
    fn of(details: &Details) -> Self {
        let email = details.email.as_deref().map(str::to_lowercase);
        Self { name: same_name(details.name.as_str()), email }
    }
}

/// By what a row is known to mean a player.
#[derive(Clone, Copy)]
enum By {
    NameAndAddress,
    /// And not by two addresses that differ.
    Name,
    Address,
}

struct RollCall<'a> {
    known: Vec<(&'a Known, Option<String>)>,
    /// Not found by any row yet.
    is_free: Vec<bool>,
    by_name: HashMap<String, Vec<usize>>,
    by_email: HashMap<String, Vec<usize>>,
    /// The lines that add somebody of this name, each with the address.
    lines: HashMap<String, Vec<(u64, Option<String>)>>,
    line_of_email: HashMap<String, u64>,
}

impl<'a> RollCall<'a> {
    fn of(known: &'a [Known]) -> Self {
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

    fn find(&mut self, person: &Person, by: By) -> Option<usize> {
        let named = || self.by_name.get(&person.name).into_iter().flatten();
        let addressed = || person.email.iter().filter_map(|email| self.by_email.get(email)).flatten();
        let theirs = |at: &&usize| &self.known[**at].1;
        let is_free = |at: &&usize| self.is_free[**at];
        let found = match by {
            By::NameAndAddress => {
                named().filter(is_free).find(|at| person.email.is_some() && *theirs(at) == person.email)
            }
            By::Name => named().filter(is_free).find(|at| person.email.is_none() || theirs(at).is_none()),
            By::Address => addressed().find(is_free),
        };
        let found = found.copied()?;
        self.is_free[found] = false;
        Some(found)
    }

    fn outcome(&mut self, line: u64, (details, person): (Details, Person), found: Option<usize>) -> Outcome {
        let name = details.name.to_string();
        // The same person stands in the file twice, and the first row has found them.
        let known_again = || {
            let named = self.by_name.get(&person.name)?;
            named.iter().copied().find(|at| person.email.is_some() && self.known[*at].1 == person.email)
        };
        if let Some(found) = found.or_else(known_again) {
            let known = self.known[found].0;
            let called = (same_name(&known.name) != person.name).then(|| known.name.clone());
            return Outcome::AlreadyHere { name, number: known.number, called };
        }
        let earlier = self.lines.entry(person.name.clone()).or_default();
        let is_again = |(_, email): &&(u64, Option<String>)| person.email.is_some() && *email == person.email;
        if let Some((earlier, _)) = earlier.iter().find(is_again) {
            return Outcome::Repeated { name, line: *earlier };
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
        Outcome::Add(NewPlayerRow { details, like: both.collect() })
    }
}
