//! The headings that open sections, and the lines at the foot that close the roster.

use crate::domain::roster::{Roster, SectionKind, line};

pub enum Heading {
    Section(SectionKind),
    /// A regiment without a number of its own: it takes the next.
    UnnumberedRegiment,
}

pub fn section(text: &str) -> Option<Heading> {
    let text = line::folded(text);
    let signs = ['#', '=', '+', '*', '_', '~', ':', ' ', '-', '–', '—'];
    let text = text.trim_matches(signs);
    // "General's Regiment (860 pts)": some programs and people add up.
    let text = line::priced(text).map_or(text, |priced| priced.name).trim_matches(signs);
    match text {
        "general's regiment"
        | "general's reg"
        | "warlord regiment"
        | "warlord's regiment"
        | "generals regiment"
        | "general regiment"
        | "regiment des generals"
        | "generalsregiment"
        | "regiment des anführers"
        | "régiment du général"
        | "regiment du general" => {
            return Some(Heading::Section(SectionKind::General));
        }
        "regiments of renown"
        | "regiment of renown"
        | "berühmte regimenter"
        | "berühmtes regiment"
        | "ruhmreiche regimenter"
        | "ruhmreiches regiment"
        | "regimenter von rang"
        | "régiments de renom"
        | "régiment de renom"
        | "régiments de renommée"
        | "régiment de renommée" => {
            return Some(Heading::Section(SectionKind::RegimentOfRenown));
        }
        "auxiliary units"
        | "auxiliary unit"
        | "auxiliary"
        | "auxiliaries"
        | "auxillary units"
        | "aux"
        | "aux units"
        | "hilfseinheiten"
        | "hilfseinheit"
        | "hilfstruppen"
        | "unités auxiliaires"
        | "unité auxiliaire"
        | "auxiliaires" => {
            return Some(Heading::Section(SectionKind::Auxiliary));
        }
        "faction terrain"
        | "terrain"
        | "gelände der fraktion"
        | "fraktionsgelände"
        | "gelände"
        | "terrain de faction"
        | "décor de faction"
        | "décors de faction" => return Some(Heading::Section(SectionKind::Terrain)),
        "regiments" | "regiment" | "roster regiment" | "régiment" | "régiments" | "regimenter" => {
            return Some(Heading::UnnumberedRegiment);
        }
        _ => {}
    }
    if let Some(number) = counted_in_words(text) {
        return Some(Heading::Section(SectionKind::Regiment(number)));
    }
    let text = text.strip_prefix("roster ").unwrap_or(text);
    let rest = text.strip_prefix("regiment ").or_else(|| text.strip_prefix("régiment "))?;
    let number = rest.trim_start_matches('#');
    let stop = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
    // "Regiment 1 - the anvil" is a heading somebody typed into; "Regiment 12b" is not.
    if number[stop..].starts_with(|c: char| c.is_alphabetic()) || number.contains('|') {
        return None;
    }
    Some(Heading::Section(SectionKind::Regiment(number[..stop].parse().ok()?)))
}

/// "1st Regiment", "Second regiment", "Regiment Two", "Regiment III", "Reg. 2", "Drop 3": as people type them.
fn counted_in_words(text: &str) -> Option<u32> {
    const NAMES: [[&str; 5]; 3] = [
        ["one", "two", "three", "four", "five"],
        ["i", "ii", "iii", "iv", "v"],
        ["first", "second", "third", "fourth", "fifth"],
    ];
    const ENDINGS: [&str; 4] = ["st", "nd", "rd", "th"];
    let (one, other) = text.split_once(' ')?;
    let is_word = |word: &str| ["regiment", "reg", "reg.", "regt", "regt.", "régiment"].contains(&word);
    let (number, digits_alone) = match (is_word(one), is_word(other), one) {
        (true, ..) => (other, one != "regiment" && one != "régiment"),
        (_, true, _) => (one, false),
        (.., "drop") => (other, true),
        _ => return None,
    };
    let number = number.trim_matches(|sign: char| "#.:-".contains(sign));
    let named = NAMES.iter().flat_map(|names| names.iter().zip(1..)).find(|(name, _)| **name == number);
    let counted = || ENDINGS.iter().find_map(|ending| number.strip_suffix(ending)?.parse().ok());
    let alone = || number.parse().ok().filter(|_| digits_alone);
    named.map(|(_, number)| number).or_else(counted).or_else(alone)
}

/// `Regiment of Renown: The Lost (300)`, heading and name in one.
pub fn named_renown(text: &str) -> Option<&str> {
    let labels = ["regiment of renown", "regiments of renown"];
    let name = labels.iter().find_map(|label| line::labelled(text, label))?;
    line::priced(name).is_some().then_some(name)
}

/// What a line of the footer says.
pub enum Footer<'a> {
    Program(&'a str),
    Data(&'a str),
    Other,
}

impl Footer<'_> {
    /// Keeps what it says, unless a line before has said it.
    pub fn sign(&self, roster: &mut Roster) {
        match self {
            Self::Program(program) => {
                roster.written_by.get_or_insert_with(|| (*program).to_owned());
            }
            Self::Data(version) => {
                roster.data_version.get_or_insert_with(|| (*version).to_owned());
            }
            Self::Other => {}
        }
    }
}

pub fn footer(text: &str) -> Option<Footer<'_>> {
    let trimmed = text.trim();
    let folded = line::folded(trimmed);
    for start in ["created with ", "generated by "] {
        if folded.starts_with(start) {
            return trimmed.get(start.len()..).map(Footer::Program);
        }
    }
    if let Some((_, data)) = trimmed.split_once("Data:").or_else(|| trimmed.split_once("Data Version:")) {
        return Some(Footer::Data(data.trim().trim_start_matches('v')));
    }
    if let Some((_, commit)) = trimmed.split_once("BSData:") {
        return Some(Footer::Data(commit.trim()));
    }
    let labels = ["app:", "app version:", "server version:", "client:", "exported with "];
    labels.iter().any(|label| folded.starts_with(label)).then_some(Footer::Other)
}
