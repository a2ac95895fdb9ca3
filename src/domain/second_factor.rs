//! The second step of signing in: six digits that a phone makes of a secret and the time (RFC 6238), and codes on
//! paper for when the phone is gone.

use chrono::{DateTime, Utc};
use totp_rs::{Builder, Totp};

/// How many a code has.
const DIGITS: usize = 6;
/// Codes on paper that an account gets at once.
pub const RECOVERY_CODES: usize = 10;
/// The random bytes of one of them.
pub const RECOVERY_BYTES: usize = 15;

/// What the phone and the site both know. Never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(totp_rs::Secret);

impl Secret {
    pub fn from_bytes(bytes: [u8; 20]) -> Self {
        Self(totp_rs::Secret::new_stack(bytes))
    }

    /// As [`Self::text`] wrote it; None: it did not.
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = read_base32(text)?;
        Some(Self::from_bytes(bytes))
    }

    /// As it is stored, and typed where no camera is.
    pub fn text(&self) -> String {
        self.0.to_base32()
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
        self.codes().generate(seconds_of(now)).to_string()
    }

    /// The step whose code was typed: the one of `now`, or the one before or after it, because clocks differ. None:
    /// it is another code, or one of a step up to `last`, which was used already.
    pub fn step_of(&self, typed: &str, now: DateTime<Utc>, last: i64) -> Option<i64> {
        let typed: String = typed.chars().filter(char::is_ascii_digit).collect();
        let step = i64::try_from(self.codes().check(&typed, seconds_of(now))?).ok()?;
        Some(step).filter(|step| *step > last)
    }

    /// Six digits for each half minute, with SHA-1, which is what every phone's program takes for granted.
    fn codes(&self) -> Totp {
        Builder::new().with_secret(self.0.clone()).build_noncompliant()
    }
}

fn seconds_of(now: DateTime<Utc>) -> u64 {
    u64::try_from(now.timestamp()).unwrap_or_default()
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
    let letters = totp_rs::Secret::from(bytes.to_vec()).to_base32();
    let groups: Vec<&str> =
        letters.as_bytes().chunks(4).filter_map(|four| str::from_utf8(four).ok()).collect();
    groups.join("-")
}

/// The same as somebody types it: spaces, lines and small letters do not matter. None: it is none.
pub fn read_recovery_code(typed: &str) -> Option<String> {
    let letters: String =
        typed.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect();
    read_base32(&letters).map(recovery_code)
}

/// RFC 4648: what secrets and codes on paper are written in. None: it says more bytes, or fewer.
fn read_base32<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    totp_rs::Secret::try_from_base32(text).ok()?.as_bytes().try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known_secret() -> Secret {
        Secret::from_bytes(*b"12345678901234567890")
    }

    fn moment(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    /// RFC 6238, appendix B, the rows of SHA-1, of which phones show the last six digits.
    #[test]
    fn the_codes_are_those_of_the_standard() {
        for (time, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            assert_eq!(known_secret().shown_at(moment(time)), code, "{time}");
        }
        // RFC 4226, appendix D.
        let first: Vec<String> = (0..4).map(|step| known_secret().shown_at(moment(step * 30))).collect();
        assert_eq!(first, ["755224", "287082", "359152", "969429"]);
    }

    #[test]
    fn a_code_counts_once_and_a_clock_may_be_half_a_minute_off() {
        assert_eq!(known_secret().step_of("287 082", moment(59), 0), Some(1));
        assert_eq!(known_secret().step_of("287082", moment(20), 0), Some(1));
        assert_eq!(known_secret().step_of("287082", moment(89), 0), Some(1));
        assert_eq!(known_secret().step_of("287082", moment(90), 0), None);
        assert_eq!(known_secret().step_of("287082", moment(59), 1), None);
        assert_eq!(known_secret().step_of("", moment(59), 0), None);
    }

    /// RFC 4648, chapter 10.
    #[test]
    fn secrets_are_written_as_the_standard_writes_them() {
        assert_eq!(known_secret().text(), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assert_eq!(read_base32("MZXW6YTB"), Some(*b"fooba"));
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
