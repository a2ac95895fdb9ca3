//! The groups of a round robin: who is of which, from round to round.

use super::{
    context::{Methods, RoundContext},
    table_now::TableNow,
};
use crate::domain::{
    event::pack::Method,
    history::{History, PlayerIndex, RobinGroup},
    numbers::RoundNumber,
    pairing::{Reason, formats},
};
use std::collections::BTreeMap;

/// More groups than players can make.
const MOST_LAPS: usize = 100;

/// The two of a table with the reasons for it.
pub type ToldTable<'t> = (PlayerIndex, Option<PlayerIndex>, &'t [Reason]);

impl RoundContext {
    /// The groups are those of the round robin's round before this one, or else of its first, as equal as can be. Whoever
    /// comes later is of the group in which the fewest play.
    pub(super) fn robin_groups(&self, history: &History, row: &[RoundNumber]) -> Vec<RobinGroup> {
        let (mut groups, known) = self.kept_groups(history, row).unwrap_or_else(|| {
            let first = row.first().copied().unwrap_or_default();
            let size = usize::try_from(self.methods.group_size).unwrap_or_default();
            let groups = formats::deal_into_groups(&self.seeds(history, first), size);
            (groups.into_iter().map(|circle| RobinGroup { circle, came: Vec::new() }).collect(), first)
        });
        for round in row.iter().filter(|round| **round > known) {
            self.add_newcomers(&mut groups, history, *round);
        }
        groups
    }

    /// The groups of the last of these rounds that has kept them.
    fn kept_groups(&self, history: &History, row: &[RoundNumber]) -> Option<(Vec<RobinGroup>, RoundNumber)> {
        let (round, kept) =
            row.iter().rev().find_map(|round| Some((*round, history.handed_on.groups.get(round)?)))?;
        Some((kept.iter().map(|group| group.map(|key| history.place_of(key))).collect(), round))
    }

    /// Puts those who play in a round and are of no group where the fewest play.
    pub(super) fn add_newcomers(&self, groups: &mut [RobinGroup], history: &History, round: RoundNumber) {
        let playing = self.seeds(history, round);
        for player in &playing {
            if groups.iter().any(|group| group.players().any(|other| other == player)) {
                continue;
            }
            let play = |group: &&mut RobinGroup| group.players().filter(|at| playing.contains(at)).count();
            if let Some(group) = groups.iter_mut().min_by_key(play) {
                group.came.push(*player);
            }
        }
    }

    /// The groups of a round that older versions have not kept, as the reasons of its tables tell them: those of the
    /// round before, with whoever came since. `None`: they tell nothing.
    pub(super) fn groups_told<'t>(
        &self,
        history: &History,
        round: RoundNumber,
        tables: impl Iterator<Item = ToldTable<'t>>,
    ) -> Option<Vec<RobinGroup>> {
        let mut told: BTreeMap<PlayerIndex, usize> = BTreeMap::new();
        for (a, b, reasons) in tables {
            let Some(Reason::RoundRobin { group, .. }) = reasons.iter().find(|reason| is_of_group(reason))
            else {
                continue;
            };
            let at = group.as_deref().map_or(Some(0), place_of_letter)?;
            told.extend([Some(a), b].into_iter().flatten().map(|player| (player, at)));
        }
        let last = *told.values().max()?;
        let row: Vec<RoundNumber> =
            self.row_of(round, Method::RoundRobin).filter(|earlier| *earlier < round).collect();
        let before = self.kept_groups(history, &row).map(|(groups, _)| groups);
        let is_first = before.is_none();
        let mut groups = before.unwrap_or_default();
        groups.resize(groups.len().max(last + 1), RobinGroup::default());
        let mut players: Vec<PlayerIndex> = told.keys().copied().collect();
        self.sort_by_seed(history, &mut players);
        for player in players {
            if groups.iter().any(|group| group.players().any(|other| *other == player)) {
                continue;
            }
            let group = &mut groups[told[&player]];
            if is_first { group.circle.push(player) } else { group.came.push(player) }
        }
        Some(groups)
    }
}

/// Adds the groups of those rounds that older versions have not kept, as the reasons of their tables tell them.
pub fn add_groups_told<'t>(
    history: &mut History,
    methods: &Methods,
    tables: impl Fn(RoundNumber) -> Vec<ToldTable<'t>>,
) {
    let is_missing = |round: &RoundNumber| {
        methods.method(*round) == Method::RoundRobin && !history.handed_on.groups.contains_key(round)
    };
    let missing: Vec<RoundNumber> =
        history.rounds.iter().map(|round| round.number).filter(is_missing).collect();
    if missing.is_empty() {
        return;
    }
    let context = RoundContext { methods: methods.clone(), ..RoundContext::new(History::default(), 0) };
    for round in missing {
        if let Some(groups) = context.groups_told(history, round, tables(round).into_iter()) {
            let groups = kept_by_key(&groups, history);
            history.handed_on.groups.insert(round, groups);
        }
    }
}

/// The tables of a round as [`RoundContext::groups_told`] reads them.
pub(super) fn list_told_tables(tables: &[TableNow]) -> impl Iterator<Item = ToldTable<'_>> {
    tables.iter().map(|table| (table.seats.a, table.seats.b, table.reasons.as_slice()))
}

/// The groups with players as their keys: so they are kept.
pub(super) fn kept_by_key(groups: &[RobinGroup], history: &History) -> Vec<RobinGroup<String>> {
    let key = |player: &PlayerIndex| Some(history.players[*player].key.clone());
    groups.iter().map(|group| group.map(key)).collect()
}

/// A, B, … Z, A2, B2, …: without end.
pub(super) fn count_in_letters() -> impl Iterator<Item = String> {
    let lap = |lap: usize| {
        ('A'..='Z').map(move |letter| if lap == 1 { letter.to_string() } else { format!("{letter}{lap}") })
    };
    (1..).flat_map(lap)
}

fn place_of_letter(letter: &str) -> Option<usize> {
    count_in_letters().take(26 * MOST_LAPS).position(|other| other == letter)
}

pub(super) fn is_of_group(reason: &Reason) -> bool {
    matches!(reason, Reason::RoundRobin { .. })
}
