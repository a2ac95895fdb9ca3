//! The typefaces: `DejaVu` Sans in two weights, one for Chinese and Japanese and one for Korean, embedded in
//! the program, measured here, and cut down to the characters a document uses.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use allsorts::binary::read::ReadScope;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile, subset};
use printpdf::ParsedFont;
use unicode_normalization::UnicodeNormalization;

use super::PrintError;
use super::right_to_left::join_arabic_letters;

/// How heavy the type is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Weight {
    #[default]
    Regular,
    Bold,
}

/// One embedded typeface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    Sans,
    SansBold,
    Fallback,
    Hangul,
}

/// A stretch of text that one typeface can show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    pub face: Face,
    pub text: String,
}

/// What stands for a character that no typeface has.
pub const MISSING: char = '\u{25A1}';

/// Text as it can be set: composed, without control and joining characters, on one line, Arabic in
/// joined forms, and with a box in place of whatever no typeface has (most emoji).
pub fn make_settable(text: &str) -> String {
    let clean: String =
        text.nfc().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !is_invisible(*c)).collect();
    join_arabic_letters(&clean)
        .chars()
        .map(|c| if face_for(c, Weight::Regular).is_some() { c } else { MISSING })
        .collect()
}

/// Whether every character of a text is in a typeface.
pub fn can_be_set(text: &str) -> bool {
    text.contains(MISSING) || !make_settable(text).contains(MISSING)
}

/// A text as it is, or where no typeface has all of it, without those characters and without brackets that are empty
/// then.
pub fn as_far_as_set(text: &str) -> String {
    if can_be_set(text) {
        return text.to_owned();
    }
    let left = make_settable(text).replace(MISSING, "");
    let left = ["()", "[]", "“”"].iter().fold(left, |left, empty| left.replace(empty, ""));
    left.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text cut into runs of one typeface each. Expects [`make_settable`] text.
pub fn split_into_runs(text: &str, weight: Weight) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for c in text.chars() {
        let face = face_for(c, weight).unwrap_or(Face::Sans);
        match runs.last_mut() {
            Some(run) if run.face == face => run.text.push(c),
            _ => runs.push(Run { face, text: c.to_string() }),
        }
    }
    runs
}

/// How wide the text is at this size, in points. Expects [`make_settable`] text.
pub fn measure_printed_width(text: &str, weight: Weight, size: f32) -> f32 {
    text.chars().map(|c| measure_advance(c, weight)).sum::<f32>() * size
}

/// How many units of a typeface an em is.
pub fn units_of_em(face: Face) -> Option<u16> {
    Some(font_of_face(face)?.units_per_em)
}

/// A font file of only these characters, ready to be embedded.
pub fn subset_of(face: Face, characters: &BTreeSet<char>) -> Result<ParsedFont, PrintError> {
    let unreadable = |_| PrintError::Typeface(face.name());
    let whole = font_of_face(face).ok_or(PrintError::Typeface(face.name()))?;
    let glyphs: BTreeSet<u16> =
        characters.iter().filter_map(|c| whole.lookup_glyph_index(u32::from(*c))).chain([0]).collect();
    let glyphs: Vec<u16> = glyphs.into_iter().collect();
    let font = ReadScope::new(face.bytes()).read::<FontData<'_>>().map_err(|e| unreadable(e.to_string()))?;
    let provider = font.table_provider(0).map_err(|e| unreadable(e.to_string()))?;
    let bytes = subset(&provider, &glyphs, &SubsetProfile::Pdf, CmapTarget::Unicode)
        .map_err(|e| unreadable(e.to_string()))?;
    ParsedFont::from_bytes(&bytes, 0, &mut Vec::new()).ok_or(PrintError::Typeface(face.name()))
}

impl Face {
    /// The name of the typeface, also its key inside a document.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sans => "DejaVuSans",
            Self::SansBold => "DejaVuSans-Bold",
            Self::Fallback => "DroidSansFallback",
            Self::Hangul => "NanumSquare",
        }
    }

    /// The file of the typeface.
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Self::Sans => include_bytes!("../../static/fonts/DejaVuSans.ttf"),
            Self::SansBold => include_bytes!("../../static/fonts/DejaVuSans-Bold.ttf"),
            Self::Fallback => include_bytes!("../../static/fonts/DroidSansFallbackFull.ttf"),
            Self::Hangul => include_bytes!("../../static/fonts/NanumSquareR.ttf"),
        }
    }
}

fn faces_for_weight(weight: Weight) -> &'static [Face] {
    match weight {
        Weight::Regular => &[Face::Sans, Face::Fallback, Face::Hangul],
        Weight::Bold => &[Face::SansBold, Face::Sans, Face::Fallback, Face::Hangul],
    }
}

fn face_for(c: char, weight: Weight) -> Option<Face> {
    faces_for_weight(weight).iter().copied().find(|face| find_glyph(*face, c).is_some())
}

/// Where a character is drawn in a typeface; none where it is not.
pub fn find_glyph(face: Face, c: char) -> Option<u16> {
    font_of_face(face)?.lookup_glyph_index(u32::from(c)).filter(|glyph| *glyph != 0)
}

/// The advance of one character, in ems.
fn measure_advance(c: char, weight: Weight) -> f32 {
    let face = face_for(c, weight).unwrap_or(Face::Sans);
    let Some(font) = font_of_face(face) else { return 0.0 };
    let advance = find_glyph(face, c).and_then(|glyph| font.get_glyph_width(glyph)).unwrap_or(0);
    f32::from(advance) / f32::from(font.units_per_em)
}

/// Each typeface is parsed once per process, those for other scripts only when a text needs them.
fn font_of_face(face: Face) -> Option<&'static ParsedFont> {
    static SANS: LazyLock<Option<ParsedFont>> = LazyLock::new(|| parse(Face::Sans));
    static BOLD: LazyLock<Option<ParsedFont>> = LazyLock::new(|| parse(Face::SansBold));
    static FALLBACK: LazyLock<Option<ParsedFont>> = LazyLock::new(|| parse(Face::Fallback));
    static HANGUL: LazyLock<Option<ParsedFont>> = LazyLock::new(|| parse(Face::Hangul));
    match face {
        Face::Sans => SANS.as_ref(),
        Face::SansBold => BOLD.as_ref(),
        Face::Fallback => FALLBACK.as_ref(),
        Face::Hangul => HANGUL.as_ref(),
    }
}

fn parse(face: Face) -> Option<ParsedFont> {
    let mut font = ParsedFont::from_bytes(face.bytes(), 0, &mut Vec::new())?;
    // Only the measures are needed from here on; the file itself is in the program already.
    font.original_bytes = Vec::new();
    Some(font)
}

/// Characters that carry no ink and that a PDF would show as a box: controls, joiners, variation
/// selectors, marks of direction, byte order marks, tags.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{E0000}'..='\u{E01EF}' | '\u{1F3FB}'..='\u{1F3FF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_scripts_can_be_set() {
        for name in
            ["Łukasz Żółć", "Юлия", "王小明", "Nguyễn Thị", "Ελένη", "山田", "김민준", "뷁", "<b>Bob</b>"]
        {
            assert_eq!(make_settable(name), name.nfc().collect::<String>());
        }
    }

    #[test]
    fn a_decomposed_name_is_composed() {
        assert_eq!(make_settable("Nguye\u{302}\u{303}n"), "Nguyễn");
    }

    #[test]
    fn a_character_without_a_glyph_becomes_a_box_and_joiners_vanish() {
        assert_eq!(make_settable("A\u{1F9D9}\u{200D}\u{2642}\u{FE0F}B"), "A\u{25A1}\u{2642}B");
        assert_eq!(make_settable("a\u{0}b\tc"), "ab c");
    }

    #[test]
    fn what_no_typeface_has_is_known_and_left_out() {
        for whole in ["Łukasz", "王小明", "محمد علي", "Nguye\u{302}\u{303}n"] {
            assert!(can_be_set(whole), "{whole}");
            assert_eq!(as_far_as_set(whole), whole);
        }
        for (name, left) in [
            ("สมชาย", ""),
            ("Somchai (สมชาย)", "Somchai"),
            ("तमिल Ann", "Ann"),
            ("አበበ", ""),
            ("Ann \u{1F3C6}", "Ann"),
        ] {
            assert!(!can_be_set(name), "{name}");
            assert_eq!(as_far_as_set(name), left);
        }
    }

    #[test]
    fn a_mixed_name_is_cut_into_runs() {
        let faces: Vec<Face> =
            split_into_runs("Ann 王小明", Weight::Bold).into_iter().map(|run| run.face).collect();
        assert_eq!(faces, [Face::SansBold, Face::Fallback]);
        let faces: Vec<Face> =
            split_into_runs("김 Ann", Weight::Regular).into_iter().map(|run| run.face).collect();
        assert_eq!(faces, [Face::Hangul, Face::Sans]);
    }

    #[test]
    fn width_grows_with_the_size() {
        let (small, large) = (
            measure_printed_width("Ann", Weight::Regular, 10.0),
            measure_printed_width("Ann", Weight::Regular, 20.0),
        );
        assert!(small > 10.0 && (large - 2.0 * small).abs() < 0.01, "{small} {large}");
    }

    #[test]
    fn a_subset_is_small_and_keeps_its_letters() {
        let letters: BTreeSet<char> = "Łukasz".chars().collect();
        let font = subset_of(Face::Sans, &letters).unwrap();
        assert!(font.original_bytes.len() < 20_000, "{} bytes", font.original_bytes.len());
        assert!(letters.iter().all(|c| font.lookup_glyph_index(u32::from(*c)).is_some()));
    }
}
