//! Several units on one line: "3 x Slaangor Fiendbloods (420)". Where the price is as many times a price of the unit,
//! each is a unit of its own.

use super::KnownNames;
use crate::domain::{
    catalogue::name_key,
    roster::{RosterEntry, SectionHeading},
};

/// Nobody takes more of one unit.
const MOST: u32 = 9;

/// What stood on one line.
pub struct SeveralUnits {
    pub section: SectionHeading,
    pub unit: String,
    pub times: u32,
    pub printed: i64,
    /// What one of them costs; none: the price is of no such number.
    pub each: Option<i64>,
}

/// The units of a line, and what was taken apart; a line of one unit stays as it is.
pub fn part_units(
    mut entry: RosterEntry,
    section: &SectionHeading,
    known: &KnownNames<'_>,
) -> (Vec<RosterEntry>, Option<SeveralUnits>) {
    let told = number_before(&entry).filter(|(_, name)| known.profile(name).is_some());
    let of_units = told.map(|(number, name)| (number, name.to_owned()));
    let number = of_units.map(|(number, name)| {
        entry.name = name;
        number
    });
    let behind = number.or_else(|| entry.remark.as_deref().and_then(number_behind));
    let Some(times) = behind.or(entry.models).filter(|times| (2..=MOST).contains(times)) else {
        return (vec![entry], None);
    };
    let told = |printed: i64, each: Option<i64>, entry: &RosterEntry| SeveralUnits {
        section: section.clone(),
        unit: entry.name.clone(),
        times,
        printed,
        each,
    };
    let Some(SeveralPrice { each, rest, doubled }) = price_of_several(&entry, times, behind, known) else {
        let unread = entry.points.filter(|_| is_too_dear(&entry, times, known));
        let unread = unread.map(|printed| told(printed, None, &entry));
        return (vec![entry], unread);
    };
    let several = told(each * i64::from(times) + rest, Some(each), &entry);
    let remark = entry.remark.filter(|remark| number_behind(remark).is_none());
    let reinforced = entry.reinforced || doubled;
    let first = RosterEntry { models: None, points: Some(each + rest), remark, reinforced, ..entry };
    // What is carried is written once, and so is who leads.
    let other = RosterEntry {
        points: Some(each),
        general: false,
        upgrades: Vec::new(),
        companions: Vec::new(),
        remark: None,
        ..first.clone()
    };
    let others = (1..times).map(|_| other.clone());
    (std::iter::once(first.clone()).chain(others).collect(), Some(several))
}

struct SeveralPrice {
    each: i64,
    /// For what the first of them carries.
    rest: i64,
    /// Each is reinforced, by its price.
    doubled: bool,
}

/// What one of them costs, where the price says that there are so many.
fn price_of_several(
    entry: &RosterEntry,
    times: u32,
    behind: Option<u32>,
    known: &KnownNames<'_>,
) -> Option<SeveralPrice> {
    let profile = known.profile(&entry.name)?;
    let base = profile.points.filter(|points| *points > 0)?;
    let printed = entry.points?;
    let doubles = profile.can_be_reinforced && !profile.is_unique();
    let carried = price_of_carried(entry, known);
    let is_price = |price: i64| price == printed || price + carried == printed;
    // "Clanrats x2 (300)": one of them reinforced, as some people write it.
    if !entry.reinforced && doubles && times == 2 && is_price(base * 2) {
        return None;
    }
    let prices: &[i64] = match (entry.reinforced, doubles) {
        (true, _) => &[base * 2],
        (false, true) => &[base, base * 2],
        (false, false) => &[base],
    };
    let of_each = |each: i64, rest: i64| SeveralPrice { each, rest, doubled: each == base * 2 };
    let whole = prices.iter().find(|each| is_price(*each * i64::from(times)));
    let whole = whole.map(|each| of_each(*each, printed - each * i64::from(times)));
    // "Clanrats (150) x3": the price of each. "Annihilators (150) x3": its models.
    let is_of_each = || behind.is_some() && prices.contains(&printed) && !is_size(profile.size, times);
    whole.or_else(|| is_of_each().then(|| of_each(printed, 0)))
}

/// Dearer than one of it may be, and no number of models.
fn is_too_dear(entry: &RosterEntry, times: u32, known: &KnownNames<'_>) -> bool {
    let most = || {
        let profile = known.profile(&entry.name).filter(|profile| !is_size(profile.size, times))?;
        Some(profile.points? * 2 + price_of_carried(entry, known))
    };
    entry.key.is_none() && most().is_some_and(|most| entry.points.is_some_and(|printed| printed > most))
}

fn is_size(size: Option<u32>, number: u32) -> bool {
    size.is_none_or(|size| number == size || number == size * 2)
}

/// What the enhancements cost that stand below it.
fn price_of_carried(entry: &RosterEntry, known: &KnownNames<'_>) -> i64 {
    let items = || known.rules.tables.iter().flat_map(|table| &table.items);
    let price = |name: &str| {
        let key = name_key(name);
        items().find(|item| name_key(&item.name) == key).map_or(0, |item| item.points)
    };
    entry.upgrades.iter().map(|upgrade| price(&upgrade.name)).sum()
}

/// "Three units of Clanrats", "3 * Clanrats": a number that is no number of models, and the name.
fn number_before(entry: &RosterEntry) -> Option<(u32, &str)> {
    const WORDS: [&str; 8] = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];
    if let Some(name) = entry.name.strip_prefix("units of ") {
        return Some((entry.models?, name));
    }
    let (word, rest) = entry.name.split_once(' ')?;
    let in_words = WORDS.iter().zip(2..).find(|(own, _)| word.eq_ignore_ascii_case(own));
    let number = in_words.map(|(_, number)| number).or_else(|| word.parse().ok())?;
    let of = ["units of ", "unit of ", "x ", "* ", "× "].iter().find_map(|of| rest.strip_prefix(of));
    let name = of.or_else(|| in_words.map(|_| rest))?;
    (2..=MOST).contains(&number).then_some((number, name.trim()))
}

/// "x3", "(3x)", "× 3": nothing but a number behind the price.
fn number_behind(remark: &str) -> Option<u32> {
    let is_frame = |sign: char| sign.is_whitespace() || "()[]-–,:".contains(sign);
    let word = remark.trim_matches(is_frame).to_lowercase().replace('×', "x");
    let number = word.strip_prefix('x').or_else(|| word.strip_suffix('x'))?;
    number.trim().parse().ok()
}
