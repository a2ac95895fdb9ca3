//! How the letters of a file are written: told by its first bytes, guessed from its letters, or chosen by hand.

use super::ms_dos::Page;
use chardetng::EncodingDetector;
use encoding_rs::{
    BIG5, EUC_KR, GB18030, IBM866, ISO_8859_2, KOI8_U, MACINTOSH, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE,
    WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1253, WINDOWS_1254, WINDOWS_1257,
};

/// How a file's letters are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Encoding(Letters);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Letters {
    /// One that browsers know.
    OfTheWeb(&'static encoding_rs::Encoding),
    MsDos(Page),
}

const fn of_the_web(known: &'static encoding_rs::Encoding) -> Encoding {
    Encoding(Letters::OfTheWeb(known))
}

impl Encoding {
    pub const UTF_8: Self = of_the_web(UTF_8);
    /// What can be chosen, in the order of the list.
    pub const OFFERED: [Self; 19] = [
        of_the_web(UTF_8),
        of_the_web(WINDOWS_1252),
        of_the_web(WINDOWS_1250),
        of_the_web(WINDOWS_1251),
        of_the_web(MACINTOSH),
        Self(Letters::MsDos(Page::Western)),
        Self(Letters::MsDos(Page::Central)),
        of_the_web(UTF_16LE),
        of_the_web(UTF_16BE),
        of_the_web(ISO_8859_2),
        of_the_web(WINDOWS_1253),
        of_the_web(WINDOWS_1254),
        of_the_web(WINDOWS_1257),
        of_the_web(KOI8_U),
        of_the_web(IBM866),
        of_the_web(SHIFT_JIS),
        of_the_web(GB18030),
        of_the_web(BIG5),
        of_the_web(EUC_KR),
    ];

    /// The name that all programs know it by.
    pub fn key(self) -> &'static str {
        match self.0 {
            Letters::OfTheWeb(known) => known.name(),
            Letters::MsDos(page) => page.as_str(),
        }
    }

    /// One of this name, whether it is on the list or was guessed.
    pub fn parse(key: &str) -> Option<Self> {
        if let Some(page) = Page::parse(key) {
            return Some(Self(Letters::MsDos(page)));
        }
        let known = encoding_rs::Encoding::for_label_no_replacement(key.as_bytes());
        known.filter(|known| known.name() == key).map(of_the_web)
    }

    /// The text; whatever cannot be read is `\u{fffd}`.
    pub fn decode(self, bytes: &[u8]) -> String {
        match self.0 {
            Letters::OfTheWeb(known) => known.decode_with_bom_removal(bytes).0.into_owned(),
            Letters::MsDos(page) => page.decode(bytes),
        }
    }

    /// What the file says itself, or what its letters look most like.
    pub fn guess_encoding(bytes: &[u8]) -> Self {
        if let Some((marked, _)) = encoding_rs::Encoding::for_bom(bytes) {
            return of_the_web(marked);
        }
        if let Some(unmarked) = Self::of_utf_16_without_mark(bytes) {
            return unmarked;
        }
        if is_mostly_utf8(bytes) {
            return Self::UTF_8;
        }
        let mut detector = EncodingDetector::new();
        detector.feed(bytes, true);
        let guessed = of_the_web(detector.guess(None, false));
        // The detector does not know what older programs write on a Mac, and in the windows of MS-DOS.
        let of_mac = of_the_web(MACINTOSH);
        let ends_as_on_a_mac = bytes.contains(&b'\r') && !bytes.contains(&b'\n');
        let [odd, odd_of_mac] = [guessed, of_mac].map(|read| odd_letters(&read.decode(bytes)));
        if ends_as_on_a_mac && odd_of_mac <= odd {
            return of_mac;
        }
        let [western, central] = Page::ALL.map(|page| Self(Letters::MsDos(page)));
        let older = [of_mac, western, central];
        let older = older.map(|read| (read, read.decode(bytes)));
        let fitting = older.iter().filter(|(_, text)| odd_letters(text) < odd);
        fitting
            .min_by_key(|(_, text)| (odd_letters(text), rare_letters(text)))
            .map_or(guessed, |(read, _)| *read)
    }

    /// UTF-16 that does not say so: the upper half of most letters is 0, and what comes out is text.
    pub(super) fn of_utf_16_without_mark(bytes: &[u8]) -> Option<Self> {
        let zeros = |first: usize| bytes.iter().skip(first).step_by(2).filter(|byte| **byte == 0).count();
        let (upper_first, upper_second) = (zeros(0), zeros(1));
        let (order, upper, lower) = if upper_first > upper_second {
            (UTF_16BE, upper_first, upper_second)
        } else {
            (UTF_16LE, upper_second, upper_first)
        };
        // What stands between cells has one, whatever the letters are; the lower half of a letter is seldom 0.
        let is_likely = bytes.len().is_multiple_of(2) && upper * 16 >= bytes.len() && lower * 8 <= upper;
        let is_text = |text: &str| {
            text.chars().all(|sign| {
                sign != char::REPLACEMENT_CHARACTER && (!sign.is_control() || sign.is_whitespace())
            })
        };
        (is_likely && is_text(&order.decode_without_bom_handling(bytes).0)).then_some(of_the_web(order))
    }

    /// Told by the file itself, and not by the look of its letters.
    pub(super) fn is_certain(self) -> bool {
        self == Self::UTF_8 || self == of_the_web(UTF_16LE) || self == of_the_web(UTF_16BE)
    }
}

/// UTF-8, but for a few bytes that were cut off or came from elsewhere: they are no reason to misread all its other
/// letters.
fn is_mostly_utf8(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let strange = text.chars().filter(|sign| *sign == char::REPLACEMENT_CHARACTER).count();
    let read = text.chars().filter(|sign| !sign.is_ascii()).count() - strange;
    strange == 0 || read > strange
}

/// How many characters stand where no name has them: a capital within a word, a sign within a word, a letter of another
/// script beside a plain one.
fn odd_letters(text: &str) -> usize {
    let signs: Vec<char> = text.chars().collect();
    let is_odd = |at: usize| {
        let sign = signs[at];
        let before = at.checked_sub(1).map(|at| signs[at]).filter(|sign| sign.is_alphabetic());
        let after = signs.get(at + 1).copied().filter(|sign| sign.is_alphabetic());
        if sign.is_alphabetic() {
            let follows_small = before.is_some_and(char::is_lowercase);
            let is_within = before.is_some() && after.is_some_and(char::is_lowercase);
            let is_capital_within = sign.is_uppercase() && (follows_small || is_within);
            let is_beside_plain = [before, after].into_iter().flatten().any(|sign| sign.is_ascii());
            return matches!(sign, 'Ÿ' | 'ƒ') || is_capital_within || is_beside_plain && !is_latin(sign);
        }
        let is_punctuation = "’‘“”„‚«»–—…·°ªº€".contains(sign);
        let is_within = before.is_some() && after.is_some() && !matches!(sign, '’' | '·');
        is_within || !is_punctuation && (before.is_some() || after.is_some())
    };
    (0..signs.len()).filter(|at| !signs[*at].is_ascii() && is_odd(*at)).count()
}

fn is_latin(sign: char) -> bool {
    matches!(sign, '\u{aa}' | '\u{ba}' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

/// How many letters few names have.
fn rare_letters(text: &str) -> usize {
    let is_rare =
        |sign: &char| !sign.is_ascii() && sign.is_alphabetic() && !"äöüÄÖÜßéÉèëáíóúñÑçøØåÅæÆ".contains(*sign);
    text.chars().filter(is_rare).count()
}
