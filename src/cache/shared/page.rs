//! One page with places for a visitor's own words, plain and packed. Its pieces are packed each for itself, so that
//! only the one that holds the visitor's row is packed again.

use super::OwnWordsPlace;
use crate::cache::packing::{self, Packed};
use flate2::Crc;
use std::ops::Range;

/// Where a piece ends, if no place ends it before: small ones are packed again quickly, large ones pack well. A power of
/// two, since the sums of two texts are put together in as many steps as the length of the second has binary ones.
const PIECE: usize = 8_192;

/// What stands on the page for one visitor alone.
#[derive(Debug, Clone, Copy, Default)]
pub struct OwnWords<'a> {
    /// Who they are, at the top.
    pub header: &'a str,
    /// That a report waits for their word.
    pub report: &'a str,
    /// A sentence above a list.
    pub note: &'a str,
    /// Whose rows are theirs; none where they do not play.
    pub number: Option<i64>,
}

/// A page without anybody's own words.
#[derive(Debug)]
pub struct SharedPage {
    plain: Box<[u8]>,
    /// In order; where each stands in `plain`.
    places: Box<[(usize, OwnWordsPlace)]>,
    pieces: Box<[PagePiece]>,
    packed: Box<[u8]>,
}

/// A stretch of the page, and of the packed one.
#[derive(Debug)]
struct PagePiece {
    plain: Range<usize>,
    packed: Range<usize>,
    sum: Crc,
}

impl SharedPage {
    /// A rendered page; what stands between two fences is a mark.
    pub(super) fn read_shared_page(text: &str, fence: &str) -> Self {
        let (mut plain, mut places) = (String::with_capacity(text.len()), Vec::new());
        for (turn, part) in text.split(fence).enumerate() {
            if turn % 2 == 0 {
                plain.push_str(part);
            } else if let Some(place) = OwnWordsPlace::parse_own_place(part) {
                places.push((plain.len(), place));
            }
        }
        let plain = plain.into_bytes();
        let (mut packed, mut pieces) = (Vec::new(), Vec::new());
        let mut gzip = packing::thorough_packer();
        for piece in cut_page_in_pieces(plain.len(), &places) {
            let start = packed.len();
            packing::pack_whole_blocks(&mut gzip, &plain[piece.clone()], &mut packed);
            let sum = packing::checksum_of_text(&plain[piece.clone()]);
            pieces.push(PagePiece { plain: piece, packed: start..packed.len(), sum });
        }
        Self { plain: plain.into(), places: places.into(), pieces: pieces.into(), packed: packed.into() }
    }

    /// As it is for this visitor.
    pub fn plain(&self, own: &OwnWords) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.plain.len() + 1024);
        self.write(0..self.plain.len(), &self.words(own), &mut out);
        out
    }

    /// The same as gzip.
    pub fn packed(&self, own: &OwnWords) -> Vec<u8> {
        let words = self.words(own);
        let mut out = Packed::with_room_for(self.packed.len() + 2 * PIECE + 1024);
        let mut with_words = Vec::new();
        for piece in &self.pieces {
            let mine = words_in(&words, &piece.plain);
            if mine.iter().all(|(at, _)| *at == piece.plain.start) {
                for (_, text) in mine {
                    out.as_it_is(text.as_bytes());
                }
                out.as_packed(&self.packed[piece.packed.clone()], &piece.sum);
            } else {
                with_words.clear();
                self.write(piece.plain.clone(), mine, &mut with_words);
                out.pack(&with_words);
            }
        }
        // What stands after the last sign.
        for (_, text) in words_from(&words, self.plain.len()) {
            out.as_it_is(text.as_bytes());
        }
        out.finish()
    }

    pub(super) fn bytes(&self) -> usize {
        let places = self.places.len() * (size_of::<(usize, OwnWordsPlace)>() + 24);
        self.plain.len() + self.packed.len() + places + self.pieces.len() * size_of::<PagePiece>()
    }

    /// The words of this visitor, each with its place.
    fn words<'a>(&'a self, own: &OwnWords<'a>) -> Vec<(usize, &'a str)> {
        let words = self.places.iter().filter_map(|(at, place)| match place {
            OwnWordsPlace::Header => Some((*at, own.header)),
            OwnWordsPlace::Report => Some((*at, own.report)),
            OwnWordsPlace::Note => Some((*at, own.note)),
            OwnWordsPlace::Row { number, text } => {
                (own.number == Some(*number)).then_some((*at, text.as_str()))
            }
        });
        words.filter(|(_, text)| !text.is_empty()).collect()
    }

    /// A stretch of the page with the words that stand in it.
    fn write(&self, stretch: Range<usize>, words: &[(usize, &str)], out: &mut Vec<u8>) {
        let mut from = stretch.start;
        for (at, text) in words {
            out.extend(&self.plain[from..*at]);
            out.extend(text.as_bytes());
            from = *at;
        }
        out.extend(&self.plain[from..stretch.end]);
    }
}

/// Those from the start of a stretch on, and before its end.
fn words_in<'w, 'a>(words: &'w [(usize, &'a str)], stretch: &Range<usize>) -> &'w [(usize, &'a str)] {
    let first = words.partition_point(|(at, _)| *at < stretch.start);
    let end = words.partition_point(|(at, _)| *at < stretch.end);
    &words[first..end]
}

fn words_from<'w, 'a>(words: &'w [(usize, &'a str)], start: usize) -> &'w [(usize, &'a str)] {
    &words[words.partition_point(|(at, _)| *at < start)..]
}

/// Where the page is cut: at what is different for everybody, so that it is packed for nobody, and now and then.
fn cut_page_in_pieces(length: usize, places: &[(usize, OwnWordsPlace)]) -> Vec<Range<usize>> {
    let everybodys = places.iter().filter(|(_, place)| !matches!(place, OwnWordsPlace::Row { .. }));
    let mut ends: Vec<usize> = everybodys.map(|(at, _)| *at).chain([length]).collect();
    ends.dedup();
    let (mut pieces, mut from) = (Vec::new(), 0);
    for end in ends {
        while from < end {
            let to = end.min(from + PIECE);
            pieces.push(from..to);
            from = to;
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    const FENCE: &str = "~~";

    fn unpack_gzip(packed: &[u8]) -> String {
        let mut text = String::new();
        let mut reader = flate2::read::GzDecoder::new(packed);
        reader.read_to_string(&mut text).unwrap();
        assert!(reader.into_inner().is_empty(), "nothing stands behind the one file");
        text
    }

    /// A list of `rows` with a header, a report, a note, and marks in every row.
    fn sample_marked_page(rows: i64) -> String {
        let row = |number: i64| {
            let id = number.wrapping_mul(2_654_435_761) % 1_000_003;
            format!(
                "<tr class=\"~~{number}:is-you~~\"><td>{number}</td><th>Ann {id}~~{number}: (you)~~</th></tr>\n"
            )
        };
        format!("<h1>~~h~~</h1>~~r~~<p>~~n~~</p>{}", (1..=rows).map(row).collect::<String>())
    }

    #[test]
    fn everybody_gets_the_page_with_their_own_words_and_nobody_elses() {
        for rows in [0, 1, 7, 60, 2_000] {
            let shared = SharedPage::read_shared_page(&sample_marked_page(rows), FENCE);
            for number in [None, Some(1), Some(rows / 2), Some(rows), Some(rows + 1)] {
                let (report, note) = ("<p>Bo reported 12–8</p>", "You stand at place 3");
                let own = OwnWords { header: "Ann <b>A</b>", report, note, number };
                let mut wanted =
                    sample_marked_page(rows).replace("~~h~~", own.header).replace("~~n~~", own.note);
                wanted = wanted.replace("~~r~~", own.report);
                for row in 1..=rows {
                    let is_own = number == Some(row);
                    let (class, badge) = if is_own { ("is-you", " (you)") } else { ("", "") };
                    wanted = wanted.replacen(&format!("~~{row}:is-you~~"), class, 1);
                    wanted = wanted.replacen(&format!("~~{row}: (you)~~"), badge, 1);
                }
                let plain = String::from_utf8(shared.plain(&own)).unwrap();
                assert_eq!(plain, wanted, "{rows} rows, {number:?}");
                assert_eq!(unpack_gzip(&shared.packed(&own)), wanted, "{rows} rows, {number:?}");
            }
        }
    }

    #[test]
    fn it_packs_well_though_it_is_packed_in_pieces() {
        let shared = SharedPage::read_shared_page(&sample_marked_page(600), FENCE);
        let own = OwnWords { header: "Ann", number: Some(300), ..OwnWords::default() };
        let (plain, packed) = (shared.plain(&own).len(), shared.packed(&own).len());
        assert!(4 * packed < plain, "{plain} bytes are {packed} packed");
    }

    #[test]
    fn words_at_the_very_end_and_long_ones_are_there_too() {
        let long = "x".repeat(200_000);
        let shared = SharedPage::read_shared_page("a~~h~~", FENCE);
        let own = OwnWords { header: &long, ..OwnWords::default() };
        assert_eq!(unpack_gzip(&shared.packed(&own)), format!("a{long}"));
        assert_eq!(unpack_gzip(&SharedPage::read_shared_page("", FENCE).packed(&own)), "");
    }
}
