//! The second step of signing in: six digits that a phone makes of a secret and the time (RFC 6238), and codes on
//! paper for when the phone is gone.

use chrono::{DateTime, Utc};
use hmac::{Hmac, KeyInit, Mac};
use sha1::Sha1;

/// Seconds that a code lasts.
const STEP: i64 = 30;
const DIGITS: usize = 6;
/// RFC 4648: what secrets and codes on paper are written in.
const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/// Codes on paper that an account gets at once.
pub const RECOVERY_CODES: usize = 10;
/// The random bytes of one of them.
pub const RECOVERY_BYTES: usize = 15;

/// What the phone and the site both know. Never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 20]);

impl Secret {
    pub fn from_bytes(bytes: [u8; 20]) -> Self {
        Self(bytes)
    }

    /// As [`Self::text`] wrote it; None: it did not.
    pub fn parse(text: &str) -> Option<Self> {
        decode_base32(text)?.try_into().ok().map(Self)
    }

    /// As it is stored, and typed where no camera is.
    pub fn text(&self) -> String {
        encode_base32(&self.0)
    }

    /// What the phone's camera reads; `site` and `account` are shown beside the code there.
    pub fn address(&self, site: &str, account: &str) -> String {
        let plain = |text: &str| -> String {
            text.chars().filter(|c| c.is_ascii_alphanumeric() || "-._@".contains(*c)).collect()
        };
        let (site, account) = (plain(site), plain(account));
        format!("otpauth://totp/{site}:{account}?secret={}&issuer={site}&digits={DIGITS}", self.text())
    }

    /// What the phone shows at this moment.
    pub fn shown_at(&self, now: DateTime<Utc>) -> String {
        self.code(now.timestamp() / STEP, DIGITS)
    }

    /// The step whose code was typed: the one of `now`, or the one before or after it, because clocks differ. None:
    /// it is another code, or one of a step up to `last`, which was used already.
    pub fn step_of(&self, typed: &str, now: DateTime<Utc>, last: i64) -> Option<i64> {
        let typed: String = typed.chars().filter(char::is_ascii_digit).collect();
        let step = now.timestamp() / STEP;
        (step - 1..=step + 1).find(|step| *step > last && self.code(*step, DIGITS) == typed)
    }

    /// RFC 4226, of the number of the step.
    fn code(&self, step: i64, digits: usize) -> String {
        let mut mac = Hmac::<Sha1>::new_from_slice(&self.0).expect("HMAC takes a key of any length");
        mac.update(&step.to_be_bytes());
        let hash = mac.finalize().into_bytes();
        let at = usize::from(hash[19] & 15);
        let cut = u32::from_be_bytes([hash[at] & 127, hash[at + 1], hash[at + 2], hash[at + 3]]);
        let digits_of = u64::from(cut) % 10_u64.pow(u32::try_from(digits).unwrap_or(6));
        format!("{digits_of:0digits$}")
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Whether this may be a phone's code; no password is as short.
pub fn is_of_a_phone(typed: &str) -> bool {
    let signs = typed.chars().filter(|sign| !sign.is_whitespace());
    signs.clone().count() == DIGITS && signs.clone().all(|sign| sign.is_ascii_digit())
}

/// A code on paper: six groups of four letters.
pub fn recovery_code(bytes: [u8; RECOVERY_BYTES]) -> String {
    let letters = encode_base32(&bytes);
    let groups: Vec<&str> =
        letters.as_bytes().chunks(4).filter_map(|four| str::from_utf8(four).ok()).collect();
    groups.join("-")
}

/// The same as somebody types it: spaces, lines and small letters do not matter. None: it is none.
pub fn read_recovery_code(typed: &str) -> Option<String> {
    let letters: String =
        typed.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect();
    decode_base32(&letters)?.try_into().ok().map(recovery_code)
}

fn encode_base32(bytes: &[u8]) -> String {
    let (mut text, mut held, mut bits) = (String::new(), 0_usize, 0_u32);
    for byte in bytes {
        held = (held << 8) | usize::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(LETTERS[(held >> bits) & 31]));
        }
        held &= (1 << bits) - 1;
    }
    if bits > 0 {
        text.push(char::from(LETTERS[(held << (5 - bits)) & 31]));
    }
    text
}

fn decode_base32(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0_usize, 0_u32);
    for letter in text.bytes() {
        held = (held << 5) | LETTERS.iter().position(|known| *known == letter)?;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push(u8::try_from(held >> bits).ok()?);
            held &= (1 << bits) - 1;
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known_secret() -> Secret {
        Secret::from_bytes(*b"12345678901234567890")
    }

    /// RFC 6238, appendix B, the rows of SHA-1.
    #[test]
    fn the_codes_are_those_of_the_standard() {
        for (time, code) in [
            (59, "94287082"),
            (1_111_111_109, "07081804"),
            (1_111_111_111, "14050471"),
            (1_234_567_890, "89005924"),
            (2_000_000_000, "69279037"),
            (20_000_000_000, "65353130"),
        ] {
            assert_eq!(known_secret().code(time / STEP, 8), code, "{time}");
        }
        // RFC 4226, appendix D.
        let first: Vec<String> = (0..4).map(|count| known_secret().code(count, 6)).collect();
        assert_eq!(first, ["755224", "287082", "359152", "969429"]);
    }

    #[test]
    fn a_code_counts_once_and_a_clock_may_be_half_a_minute_off() {
        let at = |seconds: i64| DateTime::from_timestamp(seconds, 0).unwrap();
        assert_eq!(known_secret().step_of("287 082", at(59), 0), Some(1));
        assert_eq!(known_secret().step_of("287082", at(20), 0), Some(1));
        assert_eq!(known_secret().step_of("287082", at(89), 0), Some(1));
        assert_eq!(known_secret().step_of("287082", at(90), 0), None);
        assert_eq!(known_secret().step_of("287082", at(59), 1), None);
        assert_eq!(known_secret().step_of("", at(59), 0), None);
    }

    /// RFC 4648, chapter 10, without the signs that fill up.
    #[test]
    fn secrets_are_written_as_the_standard_writes_them() {
        for (bytes, text) in
            [("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foobar", "MZXW6YTBOI")]
        {
            assert_eq!(encode_base32(bytes.as_bytes()), text);
            assert_eq!(decode_base32(text).unwrap(), bytes.as_bytes());
        }
        assert_eq!(Secret::parse(&known_secret().text()), Some(known_secret()));
        assert_eq!(Secret::parse("MZXW6"), None);
        assert_eq!(format!("{:?}", known_secret()), "Secret(…)");
        let address = known_secret().address("muster.example.org", "olga+x@example.org");
        assert!(
            address.starts_with("otpauth://totp/muster.example.org:olgax@example.org?secret=GEZD"),
            "{address}"
        );
    }

    #[test]
    fn a_code_on_paper_is_read_however_it_is_typed() {
        let code = recovery_code([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 255]);
        assert_eq!(code.len(), 29, "{code}");
        assert_eq!(read_recovery_code(&code.to_lowercase().replace('-', " ")), Some(code));
        assert_eq!(read_recovery_code("123456"), None);
    }
}
