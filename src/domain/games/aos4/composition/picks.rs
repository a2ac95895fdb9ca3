//! What is picked for which place of a roster that is built here: the units offered there, and the steps that a pick is.

use super::{Shelf, UnitOffer, list_offered_factions};
use crate::domain::{
    catalogue::CatalogueView,
    composition::CheckRules,
    games::aos4::roster::{BuilderStep, Destination},
    roster::{Roster, Section},
};
use serde::Serialize;

/// For what place of a roster something is picked; sections are named by their position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PickPlace {
    NewRegiment,
    /// In place of the leader there.
    LeaderOf(usize),
    /// Behind the leader there.
    UnitOf(usize),
    Auxiliary,
    RegimentOfRenown,
}

/// What is picked for it, with the section as a person finds it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum PickHeading {
    NewLeader,
    OtherLeader { regiment: String },
    UnitFor { regiment: String },
    Auxiliary,
    RegimentOfRenown,
}

/// What may be picked for a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceOffers {
    pub heading: PickHeading,
    pub first: Vec<UnitOffer>,
    /// Units that break a rule there.
    pub others: Vec<UnitOffer>,
    /// Sections that are picked as one.
    pub wholes: Vec<Section>,
}

/// What a pick does to the roster, and the section to go on at; none: the army.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PickedSteps {
    pub steps: Vec<BuilderStep>,
    pub section: Option<usize>,
}

impl PickPlace {
    /// As addresses and forms have it: `follow.2` is the regiment at position 2, `lead` a new one.
    pub fn parse(text: &str) -> Option<Self> {
        let (what, at) = match text.split_once('.') {
            Some((what, at)) => (what, Some(at.parse().ok()?)),
            None => (text, None),
        };
        match (what, at) {
            ("lead", None) => Some(Self::NewRegiment),
            ("lead", Some(at)) => Some(Self::LeaderOf(at)),
            ("follow", Some(at)) => Some(Self::UnitOf(at)),
            ("auxiliary", None) => Some(Self::Auxiliary),
            ("renown", None) => Some(Self::RegimentOfRenown),
            _ => None,
        }
    }

    /// Where a unit that is there already may be moved to.
    pub fn destination(self) -> Option<Destination> {
        match self {
            Self::NewRegiment => Some(Destination::NewRegiment),
            Self::UnitOf(section) => Some(Destination::Regiment(section)),
            Self::Auxiliary => Some(Destination::Auxiliary),
            Self::LeaderOf(_) | Self::RegimentOfRenown => None,
        }
    }
}

impl Shelf<'_> {
    /// What may be picked for a place; none where the roster has it no more.
    pub fn offers_for(&self, roster: &Roster, place: PickPlace) -> Option<PlaceOffers> {
        let regiment = |at: usize| roster.sections.get(at).map(Section::title_with_leader);
        let (mut first, mut others, mut wholes) = (Vec::new(), Vec::new(), Vec::new());
        let heading = match place {
            PickPlace::NewRegiment => {
                first = self.leaders();
                PickHeading::NewLeader
            }
            PickPlace::LeaderOf(at) => {
                first = self.leaders();
                PickHeading::OtherLeader { regiment: regiment(at)? }
            }
            PickPlace::UnitOf(at) => {
                (first, others) = self.followers(roster, at);
                PickHeading::UnitFor { regiment: regiment(at)? }
            }
            PickPlace::Auxiliary => {
                first = self.auxiliaries();
                PickHeading::Auxiliary
            }
            PickPlace::RegimentOfRenown => {
                wholes = self.regiments_of_renown();
                PickHeading::RegimentOfRenown
            }
        };
        Some(PlaceOffers { heading, first, others, wholes })
    }

    /// Whether there is any section that is picked as one.
    pub fn offers_wholes(&self) -> bool {
        !self.regiments_of_renown().is_empty()
    }

    /// What it does to pick something of this name for a place; none where that is not offered.
    pub fn pick_for(&self, roster: &Roster, place: PickPlace, picked: &str) -> Option<PickedSteps> {
        if place == PickPlace::RegimentOfRenown {
            let mut wholes = self.regiments_of_renown().into_iter();
            let section = wholes.find(|section| section.name.as_deref() == Some(picked))?;
            return Some(PickedSteps { steps: vec![BuilderStep::Renown(section)], section: None });
        }
        let entry = self.pick(picked)?;
        let next = roster.regiments().count();
        let (steps, section) = match place {
            PickPlace::LeaderOf(section) => (vec![BuilderStep::Lead { section, entry }], section),
            PickPlace::UnitOf(section) => {
                (vec![BuilderStep::Add { entry, to: Destination::Regiment(section) }], section)
            }
            PickPlace::NewRegiment => {
                let to = Destination::Regiment(next);
                let behind = self.companions(&entry).into_iter().map(|entry| BuilderStep::Add { entry, to });
                let leader = BuilderStep::Add { entry, to: Destination::NewRegiment };
                (std::iter::once(leader).chain(behind).collect(), next)
            }
            PickPlace::Auxiliary | PickPlace::RegimentOfRenown => {
                (vec![BuilderStep::Add { entry, to: Destination::Auxiliary }], next)
            }
        };
        Some(PickedSteps { steps, section: Some(section) })
    }
}

impl BuilderStep {
    /// Begins with a faction, or with one of the armies that it may be instead; none where that is not offered.
    pub fn begin_picking(
        view: &CatalogueView,
        rules: &CheckRules,
        faction: &str,
        army: Option<&str>,
    ) -> Option<Self> {
        let offered = list_offered_factions(view, rules);
        let (faction, armies) = offered.into_iter().find(|(name, _)| name == faction)?;
        let army_of_renown = match army {
            Some(name) => Some(armies.into_iter().find(|army| army == name)?),
            None => None,
        };
        Some(Self::Begin { faction, army_of_renown })
    }
}

impl Section {
    /// "Regiment 2 (Grey Seer)": a leader says more than a number.
    pub fn title_with_leader(&self) -> String {
        match self.entries.first() {
            Some(leader) => format!("{} ({})", self.title(), leader.name),
            None => self.title(),
        }
    }
}
