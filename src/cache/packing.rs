//! Packs pages as gzip, in blocks that stand for themselves: what is the same for everybody is packed once, and what is
//! one visitor's put in between.

use flate2::{Compress, Compression, Crc, FlushCompress};
use std::cell::RefCell;

/// Pages of so many bytes are packed where they are made: the way to another thread and back takes longer.
pub const AT_ONCE: usize = 64 << 10;
/// Of a gzip file with nothing to say about itself.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
/// A last block with nothing in it.
const LAST_BLOCK: [u8; 2] = [3, 0];
/// What packing may add to what does not pack.
const SLACK: usize = 128;

thread_local! {
    /// What a packer works in is larger than what it packs: each thread keeps one.
    static QUICK: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

/// A gzip file that is being written.
pub struct Packed {
    out: Vec<u8>,
    sum: Crc,
}

/// All of a text.
pub fn gzip_text(text: &[u8]) -> Vec<u8> {
    let mut packed = Packed::with_room_for(SLACK);
    packed.pack(text);
    packed.finish()
}

/// What a gzip file says of a text, so that a reader knows it whole.
pub fn checksum_of_text(text: &[u8]) -> Crc {
    let mut sum = Crc::new();
    sum.update(text);
    sum
}

/// For what is packed once and sent often.
pub fn thorough_packer() -> Compress {
    Compress::new(Compression::default(), false)
}

impl Packed {
    /// Nothing yet, and room for so many bytes.
    pub fn with_room_for(bytes: usize) -> Self {
        let mut out = Vec::with_capacity(bytes);
        out.extend(HEAD);
        Self { out, sum: Crc::new() }
    }

    /// Adds a text, quickly.
    pub fn pack(&mut self, text: &[u8]) {
        self.sum.update(text);
        QUICK.with_borrow_mut(|packer| pack_whole_blocks(packer, text, &mut self.out));
    }

    /// Adds a text that was packed before, by [`pack_whole_blocks`], with the sum of it: it is not read again.
    pub fn as_packed(&mut self, packed: &[u8], sum: &Crc) {
        self.sum.combine(sum);
        self.out.extend(packed);
    }

    /// Adds a text that is not worth it.
    pub fn as_it_is(&mut self, text: &[u8]) {
        self.sum.update(text);
        for part in text.chunks(usize::from(u16::MAX)) {
            let length = u16::try_from(part.len()).unwrap_or(u16::MAX);
            self.out.push(0);
            self.out.extend(length.to_le_bytes());
            self.out.extend((!length).to_le_bytes());
            self.out.extend(part);
        }
    }

    /// The whole file.
    pub fn finish(mut self) -> Vec<u8> {
        self.out.extend(LAST_BLOCK);
        self.out.extend(self.sum.sum().to_le_bytes());
        self.out.extend(self.sum.amount().to_le_bytes());
        self.out
    }
}

/// Adds blocks that point at nothing before them, and end with a whole byte.
pub fn pack_whole_blocks(packer: &mut Compress, text: &[u8], out: &mut Vec<u8>) {
    packer.reset();
    // Room for all of it, packed or not: a flush that finds no room would have to be asked for again.
    out.reserve(text.len() + text.len() / 8 + SLACK);
    while usize::try_from(packer.total_in()).is_ok_and(|done| done < text.len()) {
        let done = usize::try_from(packer.total_in()).unwrap_or(text.len());
        if packer.compress_vec(&text[done..], out, FlushCompress::Sync).is_err() {
            break;
        }
        out.reserve(SLACK);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_is_packed_is_what_comes_out() {
        let noise = |length: usize| -> Vec<u8> {
            let mut state = 7_u32;
            let step = |_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                state.to_be_bytes()[0]
            };
            (0..length).map(step).collect()
        };
        let rows = "<tr><td>Ann</td></tr>".repeat(9_000).into_bytes();
        for text in [Vec::new(), b"x".to_vec(), rows, noise(100), noise(70_000), noise(300_000)] {
            let packed = gzip_text(&text);
            let mut reader = flate2::read::GzDecoder::new(packed.as_slice());
            let mut out = Vec::new();
            reader.read_to_end(&mut out).unwrap();
            assert!(out == text, "{} bytes", text.len());
            assert!(
                packed.len() <= text.len() + text.len() / 8 + SLACK,
                "{} of {}",
                packed.len(),
                text.len()
            );
        }
    }
}
