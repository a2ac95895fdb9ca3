//! A picture without what its camera and programs wrote beside it: place, time, names, thumbnails, and whatever stands
//! after its end. What draws it, its colours and which side is up stay.

use super::PictureFormat;

/// None where the file is not built as its format wants.
pub(super) fn clean_picture(format: PictureFormat, bytes: &[u8]) -> Option<Vec<u8>> {
    match format {
        PictureFormat::Jpeg => clean_jpeg(bytes),
        PictureFormat::Png => clean_png(bytes),
        PictureFormat::Webp => clean_webp(bytes),
    }
}

const EXIF: &[u8] = b"Exif\0\0";
/// A tag of EXIF: which side is up.
const ORIENTATION: u16 = 0x0112;

/// Segments of a JPEG: a marker, the length and what is in it. Pixels stand bare after each start of a scan.
fn clean_jpeg(bytes: &[u8]) -> Option<Vec<u8>> {
    const START: u8 = 0xD8;
    const END: u8 = 0xD9;
    const SCAN: u8 = 0xDA;
    let mut out = vec![0xFF, START];
    let mut rest = bytes.strip_prefix(&[0xFF, START])?;
    let mut has_scan = false;
    loop {
        // One that was cut off is shown as far as it goes.
        let Some(marker) = rest.iter().position(|byte| *byte != 0xFF).filter(|fill| *fill > 0) else {
            return has_scan.then(|| [&out[..], &[0xFF, END]].concat());
        };
        let kind = rest[marker];
        rest = &rest[marker + 1..];
        if kind == END {
            return has_scan.then(|| [&out[..], &[0xFF, END]].concat());
        }
        let length = usize::from(u16::from_be_bytes(rest.first_chunk().copied()?));
        let (segment, after) = (rest.get(2..length)?, rest.get(length..)?);
        let kept = match kind {
            // Application data: the profile of colours, and how Adobe stores them.
            0xE2 if segment.starts_with(b"ICC_PROFILE\0") => Some(segment.to_vec()),
            0xEE if segment.starts_with(b"Adobe") => Some(segment.to_vec()),
            0xE1 => segment.strip_prefix(EXIF).and_then(which_side_is_up).map(|tag| [EXIF, &tag].concat()),
            // Other application data, and comments.
            0xE0..=0xEF | 0xFE => None,
            _ => Some(segment.to_vec()),
        };
        if let Some(kept) = kept {
            out.extend([0xFF, kind]);
            out.extend(u16::try_from(kept.len() + 2).ok()?.to_be_bytes());
            out.extend(kept);
        }
        rest = after;
        if kind == SCAN {
            has_scan = true;
            let pixels = length_of_scan(rest);
            out.extend(&rest[..pixels]);
            rest = &rest[pixels..];
        }
    }
}

/// Up to the next marker that is neither a zero that escapes nor a restart.
fn length_of_scan(bytes: &[u8]) -> usize {
    let ends = |pair: &[u8]| pair[0] == 0xFF && !matches!(pair[1], 0 | 0xD0..=0xD7 | 0xFF);
    bytes.windows(2).position(ends).unwrap_or(bytes.len())
}

/// Chunks of a PNG: the length, a name, what is in it, a sum.
fn clean_png(bytes: &[u8]) -> Option<Vec<u8>> {
    const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
    const KEPT: [&[u8; 4]; 16] = [
        b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"iCCP", b"cICP", b"sBIT",
        b"bKGD", b"pHYs", b"acTL", b"fcTL", b"fdAT",
    ];
    let mut out = SIGNATURE.to_vec();
    let mut rest = bytes.strip_prefix(SIGNATURE)?;
    loop {
        let length = usize::try_from(u32::from_be_bytes(rest.first_chunk().copied()?)).ok()?;
        let chunk = rest.get(..length.checked_add(12)?)?;
        let name = &chunk[4..8];
        if KEPT.iter().any(|kept| kept.as_slice() == name) {
            out.extend(chunk);
        }
        if name == b"IEND" {
            return Some(out);
        }
        rest = &rest[chunk.len()..];
    }
}

/// Chunks of a WebP: a name, the length, what is in it, and a byte more where that is odd.
fn clean_webp(bytes: &[u8]) -> Option<Vec<u8>> {
    const HAS_EXIF: u8 = 0b1000;
    const HAS_XMP: u8 = 0b0100;
    let body = bytes.strip_prefix(b"RIFF")?;
    let size = usize::try_from(u32::from_le_bytes(body.first_chunk().copied()?)).ok()?;
    let mut rest = body.get(4..size.checked_add(4)?)?.strip_prefix(b"WEBP")?;
    let (mut chunks, mut tag) = (Vec::new(), None);
    while !rest.is_empty() {
        let length = usize::try_from(u32::from_le_bytes(rest.get(4..)?.first_chunk().copied()?)).ok()?;
        let content = rest.get(8..length.checked_add(8)?)?;
        match &rest[..4] {
            b"EXIF" => tag = which_side_is_up(content.strip_prefix(EXIF).unwrap_or(content)),
            name @ (b"VP8 " | b"VP8L" | b"VP8X" | b"ALPH" | b"ANIM" | b"ANMF" | b"ICCP") => {
                chunks.push((name, content.to_vec()));
            }
            _ => {}
        }
        rest = rest.get(8 + length + length % 2..).unwrap_or_default();
    }
    if let Some((b"VP8X", flags)) = chunks.first_mut() {
        let first = flags.first_mut()?;
        *first = *first & !(HAS_EXIF | HAS_XMP) | if tag.is_some() { HAS_EXIF } else { 0 };
        chunks.extend(tag.map(|tag| (&b"EXIF"[..], tag.to_vec())));
    }
    let mut out = b"WEBP".to_vec();
    for (name, content) in chunks {
        out.extend(name);
        out.extend(u32::try_from(content.len()).ok()?.to_le_bytes());
        out.extend(&content);
        out.resize(out.len() + content.len() % 2, 0);
    }
    Some([b"RIFF", &u32::try_from(out.len()).ok()?.to_le_bytes()[..], &out].concat())
}

/// The same of all that EXIF says; none where the picture stands as it is.
fn which_side_is_up(exif: &[u8]) -> Option<[u8; 26]> {
    let is_little = exif.starts_with(b"II*\0");
    if !is_little && !exif.starts_with(b"MM\0*") {
        return None;
    }
    let short = |at: usize| {
        let bytes = exif.get(at..)?.first_chunk().copied()?;
        Some(if is_little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) })
    };
    let first: [u8; 4] = exif.get(4..8)?.try_into().ok()?;
    let first = if is_little { u32::from_le_bytes(first) } else { u32::from_be_bytes(first) };
    let first = usize::try_from(first).ok()?;
    let entries = (0..usize::from(short(first)?)).map(|entry| first + 2 + 12 * entry);
    let at = entries.into_iter().find(|at| short(*at) == Some(ORIENTATION))?;
    let side = short(at + 8).filter(|side| (2..=8).contains(side))?;
    let mut tag = *b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0";
    tag[18..20].copy_from_slice(&side.to_be_bytes());
    Some(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which side is up, and beside it a place.
    fn sample_exif(side: u8) -> Vec<u8> {
        [
            &b"II*\0\x08\0\0\0\x02\0\x25\x88\x04\0\x01\0\0\0\x1a\0\0\0\x12\x01\x03\0\x01\0\0\0"[..],
            &[side, 0, 0, 0],
        ]
        .concat()
        .into_iter()
        .chain(*b"\0\0\0\0GPS 51.4778 N")
        .collect()
    }

    fn sample_jpeg_segment(kind: u8, content: &[u8]) -> Vec<u8> {
        let length = u16::try_from(content.len() + 2).unwrap().to_be_bytes();
        [&[0xFF, kind][..], &length, content].concat()
    }

    fn sample_png_chunk(name: &[u8; 4], content: &[u8]) -> Vec<u8> {
        let length = u32::try_from(content.len()).unwrap().to_be_bytes();
        [&length[..], name, content, b"sum!"].concat()
    }

    fn sample_riff(chunks: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
        let mut body = b"WEBP".to_vec();
        for (name, content) in chunks {
            let length = u32::try_from(content.len()).unwrap().to_le_bytes();
            body.extend([&name[..], &length, content, &[0][..content.len() % 2]].concat());
        }
        [b"RIFF", &u32::try_from(body.len()).unwrap().to_le_bytes()[..], &body].concat()
    }

    /// What a camera wrote is gone, what draws is as it was, and a second cleaning changes nothing.
    fn clean_and_check(format: PictureFormat, bytes: &[u8]) -> Vec<u8> {
        let out = clean_picture(format, bytes).unwrap();
        for gone in [&b"GPS"[..], b"xmp", b"after", b"thumb"] {
            assert!(!out.windows(gone.len()).any(|part| part == gone), "{gone:?} in {out:?}");
        }
        assert_eq!(clean_picture(format, &out).as_ref(), Some(&out));
        out
    }

    #[test]
    fn a_jpeg_keeps_what_draws_it_and_which_side_is_up() {
        let (frame, colours) =
            (sample_jpeg_segment(0xC2, b"frame"), sample_jpeg_segment(0xE2, b"ICC_PROFILE\0colours"));
        let pixels = [
            &sample_jpeg_segment(0xDA, b"scan")[..],
            b"one\xFF\0two\xFF\xD0three",
            &sample_jpeg_segment(0xC4, b"table"),
        ];
        let pixels = [&pixels.concat()[..], &sample_jpeg_segment(0xDA, b"scan"), b"four"].concat();
        let photo = [
            &b"\xFF\xD8"[..],
            &sample_jpeg_segment(0xE0, b"JFIF\0 thumb"),
            &sample_jpeg_segment(0xE1, &[EXIF, &sample_exif(6)].concat()),
            &sample_jpeg_segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0 xmp"),
            &colours,
            &sample_jpeg_segment(0xFE, b"GPS"),
            &frame,
            &pixels,
            b"\xFF\xD9after",
        ];
        let side = sample_jpeg_segment(0xE1, &[EXIF, &which_side_is_up(&sample_exif(6)).unwrap()].concat());
        let kept = [&b"\xFF\xD8"[..], &side, &colours, &frame, &pixels, b"\xFF\xD9"].concat();
        assert_eq!(clean_and_check(PictureFormat::Jpeg, &photo.concat()), kept);
    }

    #[test]
    fn a_png_keeps_what_draws_it() {
        let drawn = |more: &[u8]| {
            let (head, pixels) =
                (sample_png_chunk(b"IHDR", b"640x480"), sample_png_chunk(b"IDAT", b"pixels"));
            [
                b"\x89PNG\r\n\x1a\n",
                &head[..],
                &sample_png_chunk(b"gAMA", b"2.2"),
                more,
                &pixels,
                &sample_png_chunk(b"IEND", b""),
            ]
            .concat()
        };
        let written = [
            sample_png_chunk(b"eXIf", &sample_exif(1)),
            sample_png_chunk(b"tEXt", b"xmp"),
            sample_png_chunk(b"prVt", b"thumb"),
        ]
        .concat();
        let photo = [drawn(&written), b"after".to_vec()].concat();
        assert_eq!(clean_and_check(PictureFormat::Png, &photo), drawn(b""));
    }

    #[test]
    fn a_webp_keeps_what_draws_it_and_which_side_is_up() {
        let place = sample_exif(8);
        let photo = sample_riff(&[
            (b"VP8X", b"\x2C\0\0\0\0\0\0\0\0\0"),
            (b"ICCP", b"colours"),
            (b"VP8 ", b"pixels."),
            (b"EXIF", &place),
            (b"XMP ", b"xmp"),
        ]);
        let side = which_side_is_up(&sample_exif(8)).unwrap();
        let kept = [
            (b"VP8X", &b"\x28\0\0\0\0\0\0\0\0\0"[..]),
            (b"ICCP", b"colours"),
            (b"VP8 ", b"pixels."),
            (b"EXIF", &side),
        ];
        assert_eq!(
            clean_and_check(PictureFormat::Webp, &[photo, b"after".to_vec()].concat()),
            sample_riff(&kept)
        );
        let plain = sample_riff(&[(b"VP8L", b"pixels")]);
        assert_eq!(clean_and_check(PictureFormat::Webp, &plain), plain);
    }

    #[test]
    fn what_is_built_otherwise_is_no_picture() {
        for (format, bytes) in [
            (PictureFormat::Jpeg, &b"\xFF\xD8\xFF\xE0\xFF\xFFJF"[..]),
            (PictureFormat::Jpeg, b"\xFF\xD8\xFF\xD9"),
            (PictureFormat::Png, b"\x89PNG\r\n\x1a\n\xFF\xFF\xFF\xFFIDAT"),
            (PictureFormat::Webp, b"RIFF\xFF\xFF\xFF\xFFWEBP"),
        ] {
            assert_eq!(clean_picture(format, bytes), None, "{bytes:?}");
        }
    }

    #[test]
    fn only_a_picture_that_lies_or_is_mirrored_says_so() {
        assert_eq!(which_side_is_up(&sample_exif(1)), None);
        assert_eq!(which_side_is_up(&sample_exif(9)), None);
        assert_eq!(which_side_is_up(&which_side_is_up(&sample_exif(3)).unwrap()).unwrap()[19], 3);
        assert_eq!(which_side_is_up(b"II*\0\xFF\xFF\xFF\xFF"), None);
    }
}
