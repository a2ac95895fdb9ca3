//! Secrets that are handed out, and what is stored of them; the one place where the site rolls dice.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// A secret of 256 bits, to be handed out once; keep only its [`token_hash`].
pub fn new_token() -> String {
    use base64::Engine;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(chance::<32>())
}

/// What is stored of a token.
pub fn token_hash(token: &str) -> String {
    hexadecimal(&Sha256::digest(token.as_bytes()))
}

/// Lower-case hexadecimal.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Bytes that nobody can foretell.
#[expect(clippy::disallowed_methods, reason = "the one place where the site rolls dice")]
pub(crate) fn chance<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    rand::Rng::fill_bytes(&mut rand::rng(), &mut bytes);
    bytes
}
