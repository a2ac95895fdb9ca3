//! Hebrew and Arabic inside a page that runs from left to right: Arabic letters take the form that
//! joins them to their neighbours, and runs are turned around. Enough for names; a whole paragraph
//! of mixed directions would need the full Unicode algorithm.

use crate::text::is_right_to_left;

/// Arabic letters in their joined forms, still in reading order.
pub fn join_arabic_letters(text: &str) -> String {
    if !text.chars().any(is_arabic) {
        return text.to_owned();
    }
    let letters: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < letters.len() {
        let c = letters[at];
        let before = next_letter(letters[..at].iter().rev()).is_some_and(joins_next);
        if let Some(form) = letters.get(at + 1).and_then(|next| lam_alef(c, *next)) {
            out.extend(char::from_u32(form + u32::from(before)));
            at += 2;
            continue;
        }
        let after = next_letter(letters[at + 1..].iter()).is_some_and(joins_previous);
        out.push(choose_joined_form(c, before, after));
        at += 1;
    }
    out
}

/// The characters in the order in which they stand on the paper, from left to right.
pub fn put_in_visual_order(text: &str) -> String {
    if !text.chars().any(is_right_to_left) {
        return text.to_owned();
    }
    let characters: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < characters.len() {
        let end = run_end(&characters, at);
        if end == at {
            out.push(characters[at]);
            at += 1;
        } else {
            out.extend(turn_run(&characters[at..end]));
            at = end;
        }
    }
    out
}

/// Where the run ends that begins here: at its last character of the direction. Spaces and signs
/// inside belong to it, those at its end do not, and a letter of another script ends it.
fn run_end(characters: &[char], start: usize) -> usize {
    if !is_right_to_left(characters[start]) {
        return start;
    }
    let mut end = start;
    for (at, c) in characters.iter().enumerate().skip(start) {
        if is_right_to_left(*c) || (end == at && is_mark(*c)) {
            end = at + 1;
        } else if c.is_alphanumeric() {
            break;
        }
    }
    end
}

/// The run backwards; marks stay behind their letter, and brackets face the other way.
fn turn_run(run: &[char]) -> Vec<char> {
    let mut out = Vec::with_capacity(run.len());
    let mut end = run.len();
    for at in (0..run.len()).rev() {
        if !is_mark(run[at]) {
            out.extend(run[at..end].iter().map(|c| mirror_bracket(*c)));
            end = at;
        }
    }
    out.extend(&run[..end]);
    out
}

fn mirror_bracket(c: char) -> char {
    match c {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        other => other,
    }
}

fn is_arabic(c: char) -> bool {
    matches!(c, '\u{600}'..='\u{6FF}')
}

fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// The next letter in this direction; marks do not separate letters.
fn next_letter<'a>(mut letters: impl Iterator<Item = &'a char>) -> Option<char> {
    letters.find(|c| !is_mark(**c)).copied()
}

/// The first of a letter's forms and how many there are: alone, at the end, and for letters that
/// join onwards also at the beginning and in the middle, in this order.
fn find_joining_forms(c: char) -> Option<(u32, u32)> {
    JOINING.iter().find(|(letter, ..)| *letter == c).map(|(_, first, count)| (*first, *count))
}

const TATWEEL: char = '\u{640}';

fn joins_next(c: char) -> bool {
    c == TATWEEL || find_joining_forms(c).is_some_and(|(_, count)| count == 4)
}

fn joins_previous(c: char) -> bool {
    c == TATWEEL || find_joining_forms(c).is_some_and(|(_, count)| count > 1)
}

fn choose_joined_form(c: char, before: bool, after: bool) -> char {
    let Some((first, count)) = find_joining_forms(c) else { return c };
    let offset = match (before && count > 1, after && count == 4) {
        (false, false) => 0,
        (true, false) => 1,
        (false, true) => 2,
        (true, true) => 3,
    };
    char::from_u32(first + offset).unwrap_or(c)
}

/// Lam and an alef are written as one; the form alone, the next is the one at the end.
fn lam_alef(lam: char, alef: char) -> Option<u32> {
    match (lam, alef) {
        ('ل', 'آ') => Some(0xFEF5),
        ('ل', 'أ') => Some(0xFEF7),
        ('ل', 'إ') => Some(0xFEF9),
        ('ل', 'ا') => Some(0xFEFB),
        _ => None,
    }
}

#[rustfmt::skip]
const JOINING: [(char, u32, u32); 42] = [
    ('ء', 0xFE80, 1), ('آ', 0xFE81, 2), ('أ', 0xFE83, 2), ('ؤ', 0xFE85, 2), ('إ', 0xFE87, 2), ('ئ', 0xFE89, 4),
    ('ا', 0xFE8D, 2), ('ب', 0xFE8F, 4), ('ة', 0xFE93, 2), ('ت', 0xFE95, 4), ('ث', 0xFE99, 4), ('ج', 0xFE9D, 4),
    ('ح', 0xFEA1, 4), ('خ', 0xFEA5, 4), ('د', 0xFEA9, 2), ('ذ', 0xFEAB, 2), ('ر', 0xFEAD, 2), ('ز', 0xFEAF, 2),
    ('س', 0xFEB1, 4), ('ش', 0xFEB5, 4), ('ص', 0xFEB9, 4), ('ض', 0xFEBD, 4), ('ط', 0xFEC1, 4), ('ظ', 0xFEC5, 4),
    ('ع', 0xFEC9, 4), ('غ', 0xFECD, 4), ('ف', 0xFED1, 4), ('ق', 0xFED5, 4), ('ك', 0xFED9, 4), ('ل', 0xFEDD, 4),
    ('م', 0xFEE1, 4), ('ن', 0xFEE5, 4), ('ه', 0xFEE9, 4), ('و', 0xFEED, 2), ('ى', 0xFEEF, 2), ('ي', 0xFEF1, 4),
    ('پ', 0xFB56, 4), ('چ', 0xFB7A, 4), ('ژ', 0xFB8A, 2), ('ک', 0xFB8E, 4), ('گ', 0xFB92, 4), ('ی', 0xFBFC, 4),
];

#[cfg(test)]
mod tests {
    use super::super::fonts::{Weight, make_settable, split_into_runs};
    use super::*;
    use unicode_normalization::UnicodeNormalization;

    #[test]
    fn letters_take_the_form_their_neighbours_ask_for() {
        // Meem at the beginning, hah and meem in the middle, dal at the end.
        assert_eq!(join_arabic_letters("محمد"), "\u{FEE3}\u{FEA4}\u{FEE4}\u{FEAA}");
        // Dal and alef join nothing after them.
        assert_eq!(join_arabic_letters("داود"), "\u{FEA9}\u{FE8D}\u{FEED}\u{FEA9}");
        assert_eq!(join_arabic_letters("علاء"), "\u{FECB}\u{FEFC}\u{FE80}");
        assert_eq!(join_arabic_letters("Ann"), "Ann");
    }

    #[test]
    fn a_mark_does_not_part_two_letters() {
        assert_eq!(join_arabic_letters("مُد"), "\u{FEE3}\u{64F}\u{FEAA}");
    }

    #[test]
    fn joined_forms_mean_the_same_letters_and_stay_when_joined_again() {
        for (letter, first, count) in JOINING {
            for offset in 0..count {
                let form = char::from_u32(first + offset).unwrap().to_string();
                assert_eq!(form.nfkc().collect::<String>(), letter.to_string());
                assert_eq!(make_settable(&form), form, "a typeface has it");
            }
        }
        let once = make_settable("محمد علي");
        assert_eq!(make_settable(&once), once);
        assert_eq!(split_into_runs(&once, Weight::Bold).len(), 1);
    }

    #[test]
    fn runs_are_turned_around_and_the_rest_stays() {
        assert_eq!(put_in_visual_order("שלום"), "םולש");
        assert_eq!(put_in_visual_order("דוד כהן 2"), "ןהכ דוד 2");
        assert_eq!(
            put_in_visual_order("Ann (דוד) x"),
            "Ann (דוד) x".replace("דוד", "דוד".chars().rev().collect::<String>().as_str())
        );
        assert_eq!(put_in_visual_order("אב(גד)ה"), "ה(דג)בא");
        assert_eq!(put_in_visual_order("1. Łukasz"), "1. Łukasz");
    }
}
