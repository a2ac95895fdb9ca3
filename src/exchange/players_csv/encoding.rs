//! How the letters of a file are written: told by its first bytes, guessed from its letters, or chosen by hand.

use chardetng::EncodingDetector;
use encoding_rs::{
    BIG5, EUC_KR, GB18030, ISO_8859_2, KOI8_U, MACINTOSH, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250,
    WINDOWS_1251, WINDOWS_1252, WINDOWS_1253, WINDOWS_1254, WINDOWS_1257,
};

/// How a file's letters are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Encoding(&'static encoding_rs::Encoding);

impl Encoding {
    pub const UTF_8: Self = Self(UTF_8);
    /// What can be chosen, in the order of the list.
    pub const OFFERED: [Self; 16] = [
        Self(UTF_8),
        Self(WINDOWS_1252),
        Self(WINDOWS_1250),
        Self(WINDOWS_1251),
        Self(MACINTOSH),
        Self(UTF_16LE),
        Self(UTF_16BE),
        Self(ISO_8859_2),
        Self(WINDOWS_1253),
        Self(WINDOWS_1254),
        Self(WINDOWS_1257),
        Self(KOI8_U),
        Self(SHIFT_JIS),
        Self(GB18030),
        Self(BIG5),
        Self(EUC_KR),
    ];

    /// The name that all programs know it by.
    pub fn key(self) -> &'static str {
        self.0.name()
    }

    /// One of this name, whether it is on the list or was guessed.
    pub fn parse(key: &str) -> Option<Self> {
        let known = encoding_rs::Encoding::for_label_no_replacement(key.as_bytes());
        known.filter(|known| known.name() == key).map(Self)
    }

    /// The text; whatever cannot be read is `\u{fffd}`.
    pub fn decode(self, bytes: &[u8]) -> String {
        self.0.decode_with_bom_removal(bytes).0.into_owned()
    }

    /// What the file says itself, or what its letters look most like.
    pub fn guess(bytes: &[u8]) -> Self {
        if let Some((marked, _)) = encoding_rs::Encoding::for_bom(bytes) {
            return Self(marked);
        }
        if std::str::from_utf8(bytes).is_ok() {
            return Self::UTF_8;
        }
        let mut detector = EncodingDetector::new();
        detector.feed(bytes, true);
        let guessed = Self(detector.guess(None, false));
        // The detector does not know what older programs on a Mac write.
        let of_mac = Self(MACINTOSH);
        let [odd, odd_of_mac] = [guessed, of_mac].map(|read| odd_letters(&read.decode(bytes)));
        let ends_as_on_a_mac = bytes.contains(&b'\r') && !bytes.contains(&b'\n');
        if odd_of_mac < odd || ends_as_on_a_mac && odd_of_mac == odd { of_mac } else { guessed }
    }
}

/// How many characters stand where no name has them: a capital after a small letter, a sign within a word.
fn odd_letters(text: &str) -> usize {
    let signs: Vec<char> = text.chars().collect();
    let is_odd = |at: usize| {
        let sign = signs[at];
        let before = at.checked_sub(1).map(|at| signs[at]).filter(|sign| sign.is_alphabetic());
        let after = signs.get(at + 1).filter(|sign| sign.is_alphabetic());
        if sign.is_alphabetic() {
            return sign == 'Ÿ' || sign.is_uppercase() && before.is_some_and(char::is_lowercase);
        }
        let is_punctuation = "’‘“”„‚«»–—…·°ªº€".contains(sign);
        let is_within = before.is_some() && after.is_some() && !matches!(sign, '’' | '·');
        is_within || !is_punctuation && (before.is_some() || after.is_some())
    };
    (0..signs.len()).filter(|at| !signs[*at].is_ascii() && is_odd(*at)).count()
}
