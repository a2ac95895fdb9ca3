//! The rarer facts of a unit as short sentences in one cell: "one per Knight-Draconis; not with Gotrek".

use crate::domain::catalogue::{Cap, Pattern, Profile};

const MAY_JOIN: &str = "may join ";
const ONLY_WITH: &str = "only with ";
const ONE_PER: &str = "one per ";
const NOT_WITH: &str = "not with ";
const ONLY_IN: &str = "only in ";
const COMPANION_OF: &str = "companion of ";
const AT_MOST: &str = "at most ";
const UNLESS_LED_BY: &str = " unless led by ";

pub fn print_conditions(profile: &Profile) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let lists = [
        (MAY_JOIN, &profile.may_join),
        (ONLY_WITH, &profile.only_with),
        (ONE_PER, &profile.one_per),
        (NOT_WITH, &profile.exclusive_with),
    ];
    for (start, patterns) in lists {
        sentences.extend(patterns.iter().map(|pattern| format!("{start}{pattern}")));
    }
    sentences.extend(profile.only_in.iter().map(|army| format!("{ONLY_IN}{army}")));
    sentences.extend(profile.companion_of.iter().map(|hero| format!("{COMPANION_OF}{hero}")));
    let caps = profile.outsiders_take.iter();
    sentences.extend(
        caps.map(|cap| format!("{AT_MOST}{} {}{UNLESS_LED_BY}{}", cap.most, cap.of, cap.unless_led_by)),
    );
    sentences.join("; ")
}

/// Adds what one sentence says; gives it back when it says nothing known.
pub fn read_condition<'a>(sentence: &'a str, profile: &mut Profile) -> Result<(), &'a str> {
    let after = |start: &str| {
        let (head, rest) = sentence.split_at_checked(start.len())?;
        head.eq_ignore_ascii_case(start).then(|| rest.trim()).filter(|rest| !rest.is_empty())
    };
    if let Some(rest) = after(MAY_JOIN) {
        profile.may_join.push(Pattern::new(rest));
    } else if let Some(rest) = after(ONLY_WITH) {
        profile.only_with.push(Pattern::new(rest));
    } else if let Some(rest) = after(ONE_PER) {
        profile.one_per.push(Pattern::new(rest));
    } else if let Some(rest) = after(NOT_WITH) {
        profile.exclusive_with.push(Pattern::new(rest));
    } else if let Some(rest) = after(ONLY_IN) {
        profile.only_in.push(rest.to_owned());
    } else if let Some(rest) = after(COMPANION_OF) {
        profile.companion_of = Some(rest.to_owned());
    } else if let Some(cap) = after(AT_MOST).and_then(read_cap) {
        profile.outsiders_take.push(cap);
    } else {
        return Err(sentence);
    }
    Ok(())
}

fn read_cap(text: &str) -> Option<Cap> {
    let (most, rest) = text.split_once(' ')?;
    let (of, unless_led_by) = rest.split_once(UNLESS_LED_BY)?;
    Some(Cap { most: most.parse().ok()?, of: Pattern::new(of), unless_led_by: Pattern::new(unless_led_by) })
}
