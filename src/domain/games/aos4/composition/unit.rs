//! One unit of the roster with what the catalogue knows of it, in the questions the rules ask.

use super::{RosterPlace, UsedPublication};
use crate::domain::{
    catalogue::{CatalogueView, Pattern, Profile, Publication, RegimentOption, UnitWords, name_key},
    roster::{RosterEntry, SectionHeading},
};
use chrono::NaiveDate;

pub struct Aos4Unit<'a> {
    pub entry: &'a RosterEntry,
    /// Where it stands.
    pub section: SectionHeading,
    pub known: Option<KnownUnit<'a>>,
    /// For unknown names: the faction it really belongs to, or what it might mean.
    pub home_faction: Option<String>,
    pub suggestion: Option<String>,
    pub enhancements: Vec<UnitEnhancement>,
    /// What stands under it and is neither an enhancement of the army nor wargear of its own.
    pub strays: Vec<Stray>,
    /// The roster's format has no mark for reinforced units, only counts.
    pub counts_only: bool,
}

/// What the catalogue says.
pub struct KnownUnit<'a> {
    pub profile: &'a Profile,
    pub words: UnitWords,
    pub key: String,
    pub publication: &'a Publication,
    pub view: &'a CatalogueView,
}

/// Whether this unit may stand in a regiment of that leader, by his options or by its own profile: what
/// a form offers next. How many of them have room together is for the verdict to say.
pub fn may_join(leader: &Profile, unit: &Profile) -> bool {
    let (leader_words, words) = (leader.words(), unit.words());
    let options = leader.options.iter().flatten();
    options.into_iter().any(|option| option.takes(&words)) || joins_freely(unit, leader, &leader_words)
}

/// Which of a leader's options a unit could fill, by position; one past the last where its own profile
/// lets it join.
pub(super) fn fitting_options(
    leader: &Profile,
    leader_words: &UnitWords,
    unit: &Profile,
    words: &UnitWords,
) -> Vec<usize> {
    let options = leader.options.iter().flatten().enumerate();
    let mut fits: Vec<usize> =
        options.filter(|(_, option)| option.takes(words)).map(|(index, _)| index).collect();
    if joins_freely(unit, leader, leader_words) {
        fits.push(leader.options.as_ref().map_or(0, Vec::len));
    }
    fits
}

/// Room of each of a leader's options, and of the place for those whose own profile lets them join.
pub(super) fn option_room(leader: &Profile) -> Vec<usize> {
    let room = leader.options.iter().flatten();
    let room = room.map(|option| option.max.map_or(usize::MAX, |max| max as usize));
    room.chain([usize::MAX]).collect()
}

/// Its own profile lets it join this leader, whatever his options say.
fn joins_freely(unit: &Profile, leader: &Profile, words: &UnitWords) -> bool {
    let listed = unit.may_join.iter().chain(&unit.only_with);
    let companion = unit.companion_of.as_ref().is_some_and(|hero| name_key(hero) == leader.key());
    companion || listed.into_iter().any(|pattern| pattern.describes(words))
}

/// Something from one of the faction's enhancement tables.
pub struct UnitEnhancement {
    pub name: String,
    pub kind: String,
    pub table: String,
    /// How many of its kind an army may have.
    pub most_of_kind: usize,
    /// The seasons of its table; empty: all.
    pub seasons: Vec<String>,
    pub points: i64,
    /// Whether this unit may carry it.
    pub open: bool,
}

/// Something under a unit that it cannot carry, as far as anybody here knows.
pub struct Stray {
    /// As it is written.
    pub name: String,
    /// The faction whose table has it.
    pub home: Option<String>,
    pub suggestion: Option<String>,
    /// Nothing says what wargear the unit has, so that it may be some.
    pub may_be_wargear: bool,
}

impl<'a> Aos4Unit<'a> {
    pub fn name(&self) -> &str {
        &self.entry.name
    }

    pub fn owned_name(&self) -> String {
        self.entry.name.clone()
    }

    pub fn place(&self) -> RosterPlace {
        RosterPlace::Unit { section: self.section.clone(), unit: self.owned_name() }
    }

    pub fn is_known(&self) -> bool {
        self.known.is_some()
    }

    pub fn profile(&self) -> Option<&'a Profile> {
        self.known.as_ref().map(|known| known.profile)
    }

    pub fn key(&self) -> String {
        self.known.as_ref().map_or_else(|| name_key(self.name()), |known| known.key.clone())
    }

    /// The same for both versions of one unit.
    pub fn base_key(&self) -> String {
        let key = self.key();
        key.split_once(" scourge of ").map_or_else(|| key.clone(), |(base, _)| base.to_owned())
    }

    pub fn has(&self, keyword: &str) -> bool {
        self.known.as_ref().is_some_and(|known| known.words.has(keyword))
    }

    pub fn answers_to(&self, pattern: &Pattern) -> bool {
        self.known.as_ref().is_some_and(|known| known.words.answers_to(pattern))
    }

    pub fn is_hero(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.words.is_hero())
    }

    pub fn is_reinforced(&self) -> bool {
        self.entry.reinforced || self.is_doubled_silently() || self.is_priced_as_two()
    }

    /// Printed at twice its price without the mark: reinforced, or two units in one line.
    pub fn is_priced_as_two(&self) -> bool {
        let points = self.profile().and_then(|profile| profile.points).filter(|points| *points > 0);
        let twice = points.map(|points| points * 2 + self.enhancement_points());
        !self.entry.reinforced
            && !self.is_doubled_silently()
            && self.can_reinforce() == Some(true)
            && twice.is_some()
            && self.entry.points == twice
    }

    /// A format without marks shows a reinforced unit by its number of models.
    pub fn is_doubled_silently(&self) -> bool {
        let doubled = self.min_size().map(|size| size * 2);
        self.counts_only
            && doubled.is_some()
            && self.entry.models == doubled
            && self.can_reinforce() == Some(true)
    }

    pub fn min_size(&self) -> Option<u32> {
        self.profile()?.size
    }

    pub fn wounds(&self) -> Option<i64> {
        let profile = self.profile()?;
        let models = if self.is_reinforced() { profile.size? * 2 } else { profile.size? };
        Some(i64::from(profile.health?) * i64::from(models))
    }

    /// As the profile says: a few single models may be reinforced though the rules alone forbid it.
    pub fn can_reinforce(&self) -> Option<bool> {
        self.profile().map(|profile| profile.can_be_reinforced && !profile.is_unique())
    }

    /// What it costs at this event: by its profile, or as printed where there is none.
    pub fn price(&self) -> Option<i64> {
        self.profile_price().or(self.entry.points)
    }

    pub fn profile_price(&self) -> Option<i64> {
        Some(self.doubled(self.profile()?.points?) + self.enhancement_points())
    }

    /// What it would cost by this faction's profile of the same name.
    pub fn price_in(&self, faction: &str) -> Option<i64> {
        let known = self.known.as_ref()?;
        let profile = known.view.unit(faction, &known.profile.name)?;
        Some(self.doubled(profile.points?) + self.enhancement_points())
    }

    fn doubled(&self, points: i64) -> i64 {
        if self.is_reinforced() { points * 2 } else { points }
    }

    fn enhancement_points(&self) -> i64 {
        self.enhancements.iter().map(|enhancement| enhancement.points).sum()
    }

    /// The other publication in which the unit had the printed price.
    pub fn publication_with_price(&self, printed: i64) -> Option<UsedPublication> {
        let bare = printed - self.enhancement_points();
        let KnownUnit { profile, publication, view, .. } = self.known.as_ref()?;
        let mut others = view.history(profile);
        others.retain(|other| !std::ptr::eq(other.publication, *publication));
        // An earlier price is the likelier mistake, the latest of them first.
        others.sort_by_key(|other| other.publication.published_on > publication.published_on);
        let found =
            others.iter().find(|other| other.item.points.map(|points| self.doubled(points)) == Some(bare))?;
        Some(found.publication.into())
    }

    pub fn publication(&self) -> Option<UsedPublication> {
        Some(self.known.as_ref()?.publication.into())
    }

    pub fn has_options(&self) -> bool {
        self.profile().is_some_and(|profile| profile.options.is_some())
    }

    /// Which of its options this unit could fill, by position.
    pub fn options_for(&self, unit: &Aos4Unit<'_>) -> Vec<usize> {
        let (Some(leader), Some(other)) = (&self.known, &unit.known) else { return Vec::new() };
        fitting_options(leader.profile, &leader.words, other.profile, &other.words)
    }

    /// Room of each option, and of the place for those whose own profile lets them join.
    pub fn option_room(&self) -> Vec<usize> {
        self.profile().map_or_else(|| vec![usize::MAX], option_room)
    }

    /// What its regiment may hold, option by option as the catalogue writes it; empty: nobody.
    pub fn options_as_written(&self) -> Vec<String> {
        let options = self.profile().and_then(|profile| profile.options.as_ref());
        options.into_iter().flatten().map(ToString::to_string).collect()
    }

    pub fn joins_as(&self) -> &[String] {
        self.profile().map_or(&[], |profile| &profile.joins_as)
    }

    /// It accompanies somebody, and says itself whose regiment it may be in.
    pub fn is_companion(&self) -> bool {
        self.profile().is_some_and(|profile| profile.companion_of.is_some())
    }

    /// Companions stand beside their hero without taking one of the places.
    pub fn takes_no_place(&self) -> bool {
        self.profile()
            .is_some_and(|profile| profile.companion_of.is_some() && profile.points.unwrap_or(0) == 0)
    }

    /// The units this hero must have with him.
    pub fn compulsory_options(&self) -> impl Iterator<Item = &'a RegimentOption> {
        let options = self.profile().and_then(|profile| profile.options.as_ref()).into_iter().flatten();
        options.filter(|option| option.is_compulsory())
    }

    pub fn enhancements(&self) -> &[UnitEnhancement] {
        &self.enhancements
    }

    pub fn is_legends(&self, on: NaiveDate) -> bool {
        self.profile().map_or(self.entry.legends, |profile| profile.is_legends(on))
    }
}
