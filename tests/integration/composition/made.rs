//! Small armies made from the catalogues, one for each hero who can lead: clean lists in which a break is possible that
//! few real ones offer.

use super::{Judged, grave, snapshots::Snapshots};
use muster::domain::{
    catalogue::{Profile, RegimentOption},
    composition::{CheckRules, is_in_season},
    games::{self, Shelf},
    roster::{PricedChoice, Roster, RosterEntry, Section, SectionKind},
};

/// Units beside the general, at most.
const FOLLOWERS: usize = 3;

/// The clean ones of every faction of both publications whose profiles hold the options in the publisher's words.
pub fn made(snapshots: &Snapshots) -> Vec<Judged<'_>> {
    let days = ["2025-06-19", "2026-08-18"].map(|day| day.parse().expect("a date"));
    let mut armies = Vec::new();
    for as_of in days {
        let view = snapshots.view(as_of);
        let mut rules = CheckRules::matched_play(2000, as_of);
        rules.season = games::default().season_of(&Roster::default(), as_of);
        for faction in view.factions().filter(|faction| faction.item.renown_of.is_empty()) {
            let season = rules.season.clone().unwrap_or_default();
            let units: Vec<&Profile> = view.units(&faction.item.name).map(|found| found.item).collect();
            let leads = |unit: &&&Profile| {
                unit.is_hero() && unit.is_in_season(&season) && !unit.legends && unit.points.is_some()
            };
            for hero in units.iter().filter(leads) {
                let formation = faction.item.formations.iter().find(|formation| {
                    formation.points == 0 && is_in_season(&formation.seasons, Some(&season))
                });
                let formation =
                    formation.map(|formation| PricedChoice { name: formation.name.clone(), points: None });
                let mut roster = Roster { formation, ..army(&faction.item.name, hero, &units, &season) };
                if let Some(shelf) = Shelf::from_roster_faction(&roster, view, &rules) {
                    roster.tactic_cards = shelf.tactic_cards()[..shelf.cards_to_take()].to_vec();
                }
                let verdict = games::default().check(&roster, view, &rules);
                let name = format!("{as_of} {}", hero.name);
                armies.push(Judged { name, roster, rules: rules.clone(), snapshots, verdict });
            }
        }
    }
    armies.retain(|list| grave(&list.verdict).is_empty());
    armies
}

/// A general and the first units that he may take without anybody else.
fn army(faction: &str, hero: &Profile, units: &[&Profile], season: &str) -> Roster {
    let takes = |unit: &Profile| {
        let mut open = hero.options.iter().flatten().filter(|option| option.max.is_none());
        open.any(|option| option.takes(&unit.words()))
    };
    let plain = |unit: &Profile| {
        let compulsory = unit.options.iter().flatten().any(RegimentOption::is_compulsory);
        let free = unit.only_with.is_empty() && unit.one_per.is_empty() && unit.outsiders_take.is_empty();
        let alone = unit.companion_of.is_none() && unit.exclusive_with.is_empty() && unit.only_in.is_empty();
        let priced = unit.points.is_some_and(|points| points > 0);
        !compulsory && free && alone && priced && !unit.legends && unit.is_in_season(season)
    };
    let followers = units.iter().filter(|unit| !unit.is_hero() && plain(unit) && takes(unit)).take(FOLLOWERS);
    let mut general = Section::new(SectionKind::General);
    let entry = |unit: &Profile| RosterEntry {
        name: unit.name.clone(),
        points: unit.points,
        ..RosterEntry::default()
    };
    general.entries.push(RosterEntry { general: true, ..entry(hero) });
    general.entries.extend(followers.map(|unit| entry(unit)));
    Roster {
        faction: Some(faction.to_owned()),
        points_limit: Some(2000),
        sections: vec![general],
        ..Roster::default()
    }
}
