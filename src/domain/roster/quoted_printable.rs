//! The source of a mail: `=E2=80=A2` for a bullet, `=` at the end of a line that goes on.

use std::borrow::Cow;

/// Only mails have so many of them.
const FEWEST: usize = 3;

/// The bytes that were meant, where these are the source of a mail.
pub fn decode_quoted_printable(bytes: &[u8]) -> Cow<'_, [u8]> {
    let signs = bytes
        .windows(3)
        .filter(|three| read_hex_escape(three).is_some_and(|byte| byte >= 0x80 || byte == b'='));
    if signs.take(FEWEST).count() < FEWEST {
        return Cow::Borrowed(bytes);
    }
    let mut plain = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some((first, behind)) = rest.split_first() {
        if let Some(byte) = rest.get(..3).and_then(read_hex_escape) {
            plain.push(byte);
            rest = &rest[3..];
        } else if *first == b'=' && behind.starts_with(b"\r\n") {
            rest = &behind[2..];
        } else if *first == b'=' && behind.starts_with(b"\n") {
            rest = &behind[1..];
        } else {
            plain.push(*first);
            rest = behind;
        }
    }
    Cow::Owned(plain)
}

/// The byte that `=E2` stands for.
fn read_hex_escape(three: &[u8]) -> Option<u8> {
    let [b'=', high, low] = three else { return None };
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'A'..=b'F' => Some(byte - b'A' + 10),
        _ => None,
    };
    Some(digit(*high)? * 16 + digit(*low)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_source_of_a_mail_is_read_as_the_mail() {
        let source = "Clanrats (=\n150)\n=E2=80=A2 General=20\nToll=E2=80=99s";
        assert_eq!(
            decode_quoted_printable(source.as_bytes()),
            "Clanrats (150)\n• General \nToll’s".as_bytes()
        );
        let plain = b"=====\nA=B\n=";
        assert_eq!(decode_quoted_printable(plain), &plain[..]);
    }
}
