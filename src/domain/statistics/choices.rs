//! What players chose in their rosters: how many took it, and how they did against those who had not.

use super::{
    factions::{RankedGame, games_of},
    rate::GamesTally,
    rounds::count_as_u32,
    selection::BattleSelection,
};
use crate::domain::{
    alphabet::alphabetical_key,
    history::{History, PlayerIndex},
    roster::{Roster, SectionKind},
    standings::Standings,
};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Below this many rosters nothing is told of choices: it would tell of persons.
pub const CHOICES_FROM: usize = 20;
/// Below this many battles nothing is told of how often it won.
pub const RATE_FROM: u32 = 12;

/// What one can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum ChoiceKind {
    Unit,
    Formation,
    Lore,
    Renown,
    Enhancement,
    /// Once for the army, in games that know it.
    Army,
}

enum_words! { ChoiceKind:
    Unit "unit", Formation "formation", Lore "lore", Renown "regiment_of_renown", Enhancement "enhancement",
    Army "army"
}

/// One choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChoiceFigures {
    pub kind: ChoiceKind,
    /// As the first roster writes it.
    pub name: String,
    /// That have it.
    pub rosters: u32,
    /// Of these, against rosters without it.
    pub tally: GamesTally,
}

impl ChoiceFigures {
    /// There are battles enough to tell a rate.
    pub fn is_told(&self) -> bool {
        self.tally.games() >= RATE_FROM
    }
}

/// The choices of all rosters, and how many these are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RosterChoices {
    /// By kind, of each the most taken first.
    pub figures: Vec<ChoiceFigures>,
    pub rosters: u32,
}

impl RosterChoices {
    /// Those of a kind that at least so many rosters have.
    pub fn of(&self, kind: ChoiceKind, rosters: u32) -> impl Iterator<Item = &ChoiceFigures> {
        self.figures.iter().filter(move |one| one.kind == kind && one.rosters >= rosters)
    }
}

/// How a choice is known, however a roster writes it.
type ChoiceKey = (ChoiceKind, String);

/// Everything that any of the rosters has. A roster has a choice once, however often it takes it.
pub fn by_choice(
    rosters: &BTreeMap<PlayerIndex, Roster>,
    history: &History,
    standings: &Standings,
    selection: BattleSelection,
) -> RosterChoices {
    let mut names: BTreeMap<ChoiceKey, String> = BTreeMap::new();
    let mut taken: BTreeMap<ChoiceKey, u32> = BTreeMap::new();
    let mut of: HashMap<PlayerIndex, BTreeSet<ChoiceKey>> = HashMap::new();
    for (player, roster) in rosters {
        let mut own = BTreeSet::new();
        for (kind, name) in list_roster_choices(roster) {
            let known = (kind, alphabetical_key(name));
            names.entry(known.clone()).or_insert_with(|| name.to_owned());
            own.insert(known);
        }
        for known in &own {
            *taken.entry(known.clone()).or_default() += 1;
        }
        of.insert(*player, own);
    }
    let mut tallies: HashMap<&ChoiceKey, GamesTally> = HashMap::new();
    for RankedGame { a, b, outcome } in games_of(history, standings, selection) {
        let Some((own, theirs)) = of.get(&a).zip(of.get(&b)) else { continue };
        for known in own.difference(theirs) {
            tallies.entry(known).or_default().add(outcome);
        }
        for known in theirs.difference(own) {
            tallies.entry(known).or_default().add(outcome.reversed());
        }
    }
    let figures = taken.iter().map(|(known, rosters)| ChoiceFigures {
        kind: known.0,
        name: names[known].clone(),
        rosters: *rosters,
        tally: tallies.get(known).copied().unwrap_or_default(),
    });
    let mut figures: Vec<ChoiceFigures> = figures.collect();
    figures.sort_by(|a, b| (a.kind, b.rosters, &a.name).cmp(&(b.kind, a.rosters, &b.name)));
    RosterChoices { figures, rosters: count_as_u32(rosters.len()) }
}

/// What a roster has chosen; faction terrain, and what comes with something else, is no choice.
fn list_roster_choices(roster: &Roster) -> Vec<(ChoiceKind, &str)> {
    let mut all = Vec::new();
    all.extend(roster.formation.iter().map(|formation| (ChoiceKind::Formation, formation.name.as_str())));
    all.extend(roster.lores.iter().map(|lore| (ChoiceKind::Lore, lore.name.as_str())));
    all.extend(roster.choices.iter().map(|choice| (ChoiceKind::Army, choice.name.as_str())));
    for section in roster.sections.iter().filter(|section| section.kind != SectionKind::Terrain) {
        if section.kind.is_picked_whole() {
            all.extend(section.name.iter().map(|name| (ChoiceKind::Renown, name.as_str())));
            continue;
        }
        for entry in &section.entries {
            all.push((ChoiceKind::Unit, entry.name.as_str()));
            let enhancements = entry.upgrades.iter().filter(|upgrade| upgrade.group.is_some());
            all.extend(enhancements.map(|upgrade| (ChoiceKind::Enhancement, upgrade.name.as_str())));
        }
    }
    all.retain(|(_, name)| !name.trim().is_empty());
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        history::{BattleResult, Entrant, HistoryBattle, HistoryRound, ResultKind, Score},
        numbers::{RoundNumber, TableNumber},
        roster::{PricedChoice, RosterEntry, Section},
        standings::{Ranking, rank_entrants},
    };

    fn roster_with_formation(units: &[&str], formation: &str) -> Roster {
        let entry = |name: &&str| RosterEntry { name: (*name).to_owned(), ..RosterEntry::default() };
        let mut section = Section::new(SectionKind::General);
        section.entries = units.iter().map(entry).collect();
        let formation = Some(PricedChoice { name: formation.to_owned(), points: None });
        Roster { formation, sections: vec![section], ..Roster::default() }
    }

    fn battle_won_by_first(a: PlayerIndex, b: PlayerIndex, table: u32) -> HistoryBattle {
        let score = |victory_points| Score { victory_points, ..Score::default() };
        let result = BattleResult { kind: ResultKind::Played, a: score(40), b: score(10), ruled: None };
        HistoryBattle { table: Some(TableNumber(table)), a, b: Some(b), fixed: false, result: Some(result) }
    }

    #[test]
    fn a_choice_counts_against_those_who_did_not_take_it() {
        let mut history =
            History { players: (1..=4).map(Entrant::from_number).collect(), ..History::default() };
        let battles = vec![battle_won_by_first(0, 1, 1), battle_won_by_first(2, 3, 2)];
        history.rounds.push(HistoryRound { number: RoundNumber::FIRST, battles });
        let standings = rank_entrants(&history, &Ranking::default());
        let rosters = BTreeMap::from([
            (0, roster_with_formation(&["Clanrats", "Clanrats", "Grey Seer"], "Claw-horde")),
            (1, roster_with_formation(&["Grey Seer"], "Claw-horde")),
            (2, roster_with_formation(&["CLANRATS"], "Fleshmeld")),
            (3, roster_with_formation(&["Clanrats"], "Claw-horde")),
        ]);
        let choices = by_choice(&rosters, &history, &standings, BattleSelection::default());
        let of = |name: &str| choices.figures.iter().find(|one| one.name == name).unwrap();
        // Twice in one roster is one; however it is written; two who have it meet for nothing.
        assert_eq!(of("Clanrats").rosters, 3);
        assert_eq!(of("Clanrats").tally, GamesTally { wins: 1, draws: 0, losses: 0 });
        assert_eq!((of("Grey Seer").rosters, of("Grey Seer").tally), (2, GamesTally::default()));
        assert_eq!(of("Fleshmeld").tally, GamesTally { wins: 1, draws: 0, losses: 0 });
        assert_eq!(of("Claw-horde").tally, GamesTally { wins: 0, draws: 0, losses: 1 });
        let units: Vec<&str> = choices.of(ChoiceKind::Unit, 2).map(|one| one.name.as_str()).collect();
        assert_eq!((units, choices.rosters), (vec!["Clanrats", "Grey Seer"], 4), "the most taken first");
    }
}
