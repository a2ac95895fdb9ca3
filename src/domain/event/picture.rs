//! The organiser's own pictures of an event: what may be uploaded, how large it is by its first bytes, and what of it is
//! kept.

mod clean;

use crate::domain::ids::PlayerId;
use imagesize::ImageType;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// So much a picture may weigh: with the one that is shown first, the event's page stays below 50 kB on a hall's Wi-Fi.
pub const MOST_BYTES: usize = 24_000;
/// So many pictures an event has.
pub const MOST_PICTURES: usize = 6;
/// The most pixels a side.
pub const MOST_PIXELS: u32 = 2_000;
/// The longest description, in characters.
pub const LONGEST_ALT: usize = 200;

/// What browsers show everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PictureFormat {
    Png,
    Jpeg,
    Webp,
}

/// Format, width and height, as a file says of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PictureSize {
    pub format: PictureFormat,
    pub width: u32,
    pub height: u32,
}

/// A picture without its bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventPicture {
    pub size: PictureSize,
    /// What it shows, for those who do not see it.
    pub alt: String,
    /// Another picture has another: its address goes by it.
    pub digest: String,
}

/// A picture that stands elsewhere than at the event's head.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacedPicture {
    pub picture: EventPicture,
    pub subject: PictureSubject,
}

impl PlacedPicture {
    /// What is kept of such a file, and the bytes of it.
    ///
    /// # Errors
    /// As [`read_picture`].
    pub fn read_file(
        subject: PictureSubject,
        alt: &str,
        bytes: &[u8],
    ) -> Result<(Self, Vec<u8>), PictureRefusal> {
        let (size, bytes) = read_picture(bytes)?;
        // The same file may be somebody else's photo, or another map, too.
        let digest = match &subject {
            PictureSubject::Army { player, .. } => digest_picture(&player.to_string(), &bytes),
            PictureSubject::Battleplan(slug) => digest_picture(slug, &bytes),
        };
        let picture = EventPicture { size, alt: alt.to_owned(), digest };
        Ok((Self { picture, subject }, bytes))
    }

    /// Everybody may see it.
    pub fn is_released(&self) -> bool {
        !matches!(self.subject, PictureSubject::Army { released: false, .. })
    }
}

/// What a picture is of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PictureSubject {
    /// A player's own army, as they let everybody see it; everybody does once staff have released it.
    Army { player: PlayerId, released: bool },
    /// The map of a battleplan, by its slug.
    Battleplan(String),
}

/// Why a file does not become the event's picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum PictureRefusal {
    NoFile,
    /// Neither PNG nor JPEG nor WebP, or cut off.
    Unreadable,
    TooHeavy {
        kilobytes: usize,
        most: usize,
    },
    TooLarge {
        width: u32,
        height: u32,
        most: u32,
    },
    NotDescribed,
    /// Players put up no photos of their armies at this event.
    NotOffered,
    /// Whose army it is does not let everybody see it.
    NotAgreed,
    /// Another one is up by now, or none.
    Replaced,
    /// The same file.
    ThereAlready,
    /// An event has [`MOST_PICTURES`].
    TooMany {
        most: usize,
    },
}

enum_words! { PictureFormat: Png "png", Jpeg "jpeg", Webp "webp" }

impl PictureFormat {
    /// As browsers are told.
    pub fn media_type(self) -> &'static str {
        match self {
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
            Self::Webp => "image/webp",
        }
    }
}

/// What is shown of these bytes: nothing that a camera wrote into them, like the place.
///
/// # Errors
/// When they are no picture, or one that is too large.
pub fn read_picture(bytes: &[u8]) -> Result<(PictureSize, Vec<u8>), PictureRefusal> {
    let size = check_picture_bytes(bytes)?;
    let kept = clean::clean_picture(size.format, bytes).ok_or(PictureRefusal::Unreadable)?;
    if kept.len() > MOST_BYTES {
        return Err(PictureRefusal::TooHeavy {
            kilobytes: kept.len().div_ceil(1_000),
            most: MOST_BYTES / 1_000,
        });
    }
    Ok((size, kept))
}

/// What tells this picture from every other of its event, with what else it goes by.
pub fn digest_picture(of: &str, bytes: &[u8]) -> String {
    let digest = Sha256::new_with_prefix(of).chain_update(bytes).finalize();
    digest.iter().take(8).fold(String::new(), |digits, byte| format!("{digits}{byte:02x}"))
}

fn check_picture_bytes(bytes: &[u8]) -> Result<PictureSize, PictureRefusal> {
    if bytes.is_empty() {
        return Err(PictureRefusal::NoFile);
    }
    let size = size_of(bytes).ok_or(PictureRefusal::Unreadable)?;
    let (width, height) = (size.width, size.height);
    if width == 0 || height == 0 {
        return Err(PictureRefusal::Unreadable);
    }
    if width.max(height) > MOST_PIXELS {
        return Err(PictureRefusal::TooLarge { width, height, most: MOST_PIXELS });
    }
    Ok(size)
}

fn size_of(bytes: &[u8]) -> Option<PictureSize> {
    let format = match imagesize::image_type(bytes).ok()? {
        ImageType::Png => PictureFormat::Png,
        ImageType::Jpeg => PictureFormat::Jpeg,
        ImageType::Webp => PictureFormat::Webp,
        _ => return None,
    };
    let size = imagesize::blob_size(bytes).ok()?;
    let pixels = |side: usize| u32::try_from(side).unwrap_or(u32::MAX);
    Some(PictureSize { format, width: pixels(size.width), height: pixels(size.height) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a_png(width: u32, height: u32) -> Vec<u8> {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".to_vec();
        bytes.extend(width.to_be_bytes());
        bytes.extend(height.to_be_bytes());
        bytes
    }

    fn sides_of_picture(bytes: &[u8]) -> (PictureFormat, u32, u32) {
        let size = check_picture_bytes(bytes).unwrap();
        (size.format, size.width, size.height)
    }

    #[test]
    fn a_picture_says_its_size_in_its_first_bytes() {
        assert_eq!(sides_of_picture(&a_png(640, 480)), (PictureFormat::Png, 640, 480));
        let jpeg = [
            &[0xFF, 0xD8, 0xFF, 0xE1, 0, 6, 1, 2, 3, 4, 0xFF, 0xC2, 0, 11, 8][..],
            &[1, 0xE0, 2, 0x80, 3][..],
        ];
        assert_eq!(sides_of_picture(&jpeg.concat()), (PictureFormat::Jpeg, 640, 480));
        let riff = |kind: &[u8], rest: &[u8]| [b"RIFF\0\0\0\0WEBP", kind, b"\0\0\0\0", rest].concat();
        let lossy = riff(b"VP8 ", &[0, 0, 0, 0x9D, 1, 0x2A, 0x80, 2, 0xE0, 1]);
        assert_eq!(sides_of_picture(&lossy), (PictureFormat::Webp, 640, 480));
        let sides_of = 0x027F_u32 | (0x01DF << 14);
        let lossless = riff(b"VP8L", &[&[0x2F][..], &sides_of.to_le_bytes()[..]].concat());
        assert_eq!(sides_of_picture(&lossless), (PictureFormat::Webp, 640, 480));
        let extended = riff(b"VP8X", &[0, 0, 0, 0, 0x7F, 2, 0, 0xDF, 1, 0]);
        assert_eq!(sides_of_picture(&extended), (PictureFormat::Webp, 640, 480));
    }

    #[test]
    fn what_is_no_picture_or_too_large_is_refused() {
        use PictureRefusal::{NoFile, TooLarge, Unreadable};
        assert_eq!(check_picture_bytes(b""), Err(NoFile));
        for wrong in
            [&b"<svg xmlns=\"x\"/>"[..], b"GIF89a", b"\x89PNG\r\n\x1a\n", &[0xFF, 0xD8, 0xFF], b"RIFF"]
        {
            assert_eq!(check_picture_bytes(wrong), Err(Unreadable), "{wrong:?}");
        }
        assert_eq!(check_picture_bytes(&a_png(0, 5)), Err(Unreadable));
        assert_eq!(
            check_picture_bytes(&a_png(2_001, 5)),
            Err(TooLarge { width: 2_001, height: 5, most: MOST_PIXELS })
        );
    }
}
