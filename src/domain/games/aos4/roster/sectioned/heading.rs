//! The headings that open sections, and the lines at the foot that close the roster.

use crate::domain::{
    games::aos4::roster::tongues::{find_english_word, means_regiment},
    roster::{Roster, SectionKind, line},
};

pub enum SectionedHeading {
    Section(SectionKind),
    /// A regiment without a number of its own: it takes the next.
    UnnumberedRegiment,
}

pub fn read_section_heading(text: &str) -> Option<SectionedHeading> {
    let text = line::fold_text(text);
    let text = text.trim_matches(SIGNS);
    // "General's Regiment (860 pts)", "Regiment 1 - 860pts", "Regiment 1 (5 units)": some programs and people add up.
    let text =
        without_sum(line::read_priced_line(text).map_or(text, |priced| priced.name)).trim_matches(SIGNS);
    let text = text.strip_prefix("roster ").filter(|rest| *rest != "regiment").unwrap_or(text);
    match find_english_word(text) {
        Some("general's regiment") => return Some(SectionedHeading::Section(SectionKind::General)),
        Some("regiments of renown") => return Some(SectionedHeading::Section(SectionKind::RegimentOfRenown)),
        Some("auxiliary units" | "auxiliaries") => {
            return Some(SectionedHeading::Section(SectionKind::Auxiliary));
        }
        Some("faction terrain") => return Some(SectionedHeading::Section(SectionKind::Terrain)),
        _ if text == "roster regiment" || is_word_for_regiment(text) => {
            return Some(SectionedHeading::UnnumberedRegiment);
        }
        _ => {}
    }
    if let Some(number) = counted_in_words(text).or_else(|| read_short_regiment(text)) {
        return Some(SectionedHeading::Section(SectionKind::Regiment(number)));
    }
    let text = text.strip_prefix("roster ").unwrap_or(text);
    let (_, rest) = text.split_once(' ').filter(|(word, _)| means_regiment(word))?;
    let number = rest.trim_start_matches(['#', ' ']).trim_start_matches("nr. ").trim_start_matches("nr ");
    let stop = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
    // "Regiment 1 - the anvil" is a heading somebody typed into; "Regiment 12b" is not.
    if number[stop..].starts_with(|c: char| c.is_alphabetic()) || number.contains('|') {
        return None;
    }
    let (number, rest) = number.split_at(stop);
    let number = number.parse().ok()?;
    // "Regiment 1 — General"
    let is_generals =
        find_english_word(rest.trim_matches(|sign: char| !sign.is_alphabetic())) == Some("general");
    Some(SectionedHeading::Section(if is_generals {
        SectionKind::General
    } else {
        SectionKind::Regiment(number)
    }))
}

fn is_word_for_regiment(text: &str) -> bool {
    !text.contains(' ') && text.len() > SHORTEST_ALONE && means_regiment(text)
}

/// "reg" alone is no heading.
const SHORTEST_ALONE: usize = 4;

/// What people put around headings.
const SIGNS: [char; 15] = ['#', '=', '+', '*', '_', '~', ':', ' ', '-', '–', '—', '>', '[', ']', '|'];

/// "regiment 1 - 860pts", "regiment 1 860 points", "regiment 1 (5 units)": without what was added up.
fn without_sum(text: &str) -> &str {
    let (bare, last) = match text.rsplit_once('(') {
        Some((bare, inside)) => (bare, inside.trim_end_matches(')')),
        None => text.rsplit_once(['-', '–', ':', ' ']).unwrap_or((text, "")),
    };
    let (bare, last) = match (last, bare.rsplit_once(' ')) {
        (word, Some((bare, number))) if line::after_points_word(word) == Some("") => (bare, number),
        _ => (bare, last.trim()),
    };
    let digits = last.trim_end_matches(|letter: char| letter.is_alphabetic() || letter == ' ');
    let word = last[digits.len()..].trim();
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let is_sum = match word {
        "units" | "unit" => is_number,
        word if line::after_points_word(word) == Some("") => is_number,
        "" => is_number && digits.len() >= 3,
        _ => false,
    };
    if is_sum { bare.trim_end() } else { text }
}

/// "R1", "Reg1", "Regiment1", "2.", "Regiment A".
fn read_short_regiment(text: &str) -> Option<u32> {
    if let Some(letter) = text.strip_prefix("regiment ").or_else(|| text.strip_prefix("reg ")) {
        let place = u32::from(*letter.as_bytes().first().filter(|_| letter.len() == 1)?);
        return (u32::from(b'a')..=u32::from(b'h')).contains(&place).then(|| place + 1 - u32::from(b'a'));
    }
    let digits = ["regiment", "regt", "reg", "r", ""].iter().find_map(|word| text.strip_prefix(word))?;
    let number = digits.trim_end_matches(['.', ')', ':']);
    let is_alone = digits.len() == text.len();
    let is_number = number.len() == 1 && !(is_alone && number == digits);
    number.parse().ok().filter(|_| is_number)
}

/// A line among units that has the word and is neither unit nor known heading: "Karn's regiment", "Left regiment".
pub fn other_regiment(text: &str) -> Option<SectionedHeading> {
    let text = line::fold_text(text);
    let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
    let has = |starts: &[&str]| words.iter().any(|word| starts.iter().any(|start| word.starts_with(start)));
    let is_one =
        words.len() <= 8 && words.iter().any(|word| word.len() >= SHORTEST_ALONE && means_regiment(word));
    let of_renown =
        ["renown", "renom", "rinom", "ruhm", "berühm", "sław", "słyn", "faam", "befaam", "beroem"];
    if !is_one || has(&of_renown) || line::read_priced_line(&text).is_some() {
        return None;
    }
    let is_generals = has(&["genera", "généra", "warlord", "main"]);
    Some(if is_generals {
        SectionedHeading::Section(SectionKind::General)
    } else {
        SectionedHeading::UnnumberedRegiment
    })
}

/// `Regiment 1: Grey Seer (120)`, `Faction Terrain: Gnawhole`: a heading and the first line below it.
pub fn with_first(text: &str) -> Option<(SectionedHeading, &str)> {
    let SplitHeading { heading, rest, .. } = split_heading(text)?;
    let is_nothing = find_english_word(rest) == Some("none");
    let is_named =
        || line::read_priced_line(rest).is_some_and(|priced| priced.name.contains(char::is_alphabetic));
    let is_choice =
        matches!(heading, SectionedHeading::Section(SectionKind::Terrain | SectionKind::RegimentOfRenown));
    // "Regiment 1 - the anvil" is a heading somebody typed into; a leader has a price.
    (!is_nothing && (is_choice || is_named())).then_some((heading, rest))
}

/// A heading, and what stands behind it on its line.
pub struct SplitHeading<'t> {
    pub heading: SectionedHeading,
    /// Its own words.
    pub words: &'t str,
    pub rest: &'t str,
}

/// A heading with something behind it on its line.
pub fn split_heading(text: &str) -> Option<SplitHeading<'_>> {
    let ends = text.char_indices().filter(|(_, sign)| matches!(sign, ':' | '-' | '–'));
    let (heading, at, rest) = ends.take(3).find_map(|(at, sign)| {
        Some((read_section_heading(&text[..at])?, at, text[at + sign.len_utf8()..].trim()))
    })?;
    let letters = rest.chars().filter(|letter| letter.is_alphabetic()).count();
    let word = line::fold_text(rest.trim_start_matches(|letter: char| !letter.is_alphabetic()));
    let word = word.trim_end_matches(|sign: char| !sign.is_alphabetic());
    let is_sum = line::after_points_word(word) == Some("");
    let is_first = letters >= 3 && !is_sum && !rest.ends_with(['-', '–', '=']);
    is_first.then_some(SplitHeading { heading, words: &text[..at], rest })
}

/// "1st Regiment", "Second regiment", "Regiment Two", "Regiment III", "Reg. 2", "Drop 3": as people type them.
fn counted_in_words(text: &str) -> Option<u32> {
    const NAMES: [[&str; 5]; 9] = [
        ["one", "two", "three", "four", "five"],
        ["i", "ii", "iii", "iv", "v"],
        ["first", "second", "third", "fourth", "fifth"],
        ["erstes", "zweites", "drittes", "viertes", "fünftes"],
        ["premier", "deuxième", "troisième", "quatrième", "cinquième"],
        ["primer", "segundo", "tercer", "cuarto", "quinto"],
        ["primo", "secondo", "terzo", "quarto", "quinto"],
        ["pierwszy", "drugi", "trzeci", "czwarty", "piąty"],
        ["eerste", "tweede", "derde", "vierde", "vijfde"],
    ];
    const ENDINGS: [&str; 12] = ["st", "nd", "rd", "th", "er", "re", "ème", "eme", "e", "º", "°", "."];
    let (one, other) = text.split_once(' ')?;
    let (number, digits_alone) = match (means_regiment(one), means_regiment(other), one) {
        (true, ..) => (other, one.len() <= SHORTEST_ALONE || one.ends_with('.')),
        (_, true, _) => (one, one.ends_with('.')),
        (.., "drop") => (other, true),
        _ => return None,
    };
    let number = number.trim_matches(|sign: char| "#.:-".contains(sign));
    let named = NAMES.iter().flat_map(|names| names.iter().zip(1..)).find(|(name, _)| **name == number);
    let counted = || ENDINGS.iter().find_map(|ending| number.strip_suffix(ending)?.parse().ok());
    let alone = || number.parse().ok().filter(|_| digits_alone);
    named.map(|(_, number)| number).or_else(counted).or_else(alone)
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

pub fn read_footer(text: &str) -> Option<Footer<'_>> {
    let trimmed = text.trim();
    let folded = line::fold_text(trimmed);
    for start in ["created with ", "generated by ", "built with ", "made with "] {
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
    let labels = [
        "app:",
        "app version:",
        "server version:",
        "client:",
        "exported with ",
        "http://",
        "https://",
        "www.",
    ];
    labels.iter().any(|label| folded.starts_with(label)).then_some(Footer::Other)
}
