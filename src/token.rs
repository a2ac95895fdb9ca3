//! What is stored of secrets that are handed out.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// What is stored of a token.
pub fn token_hash(token: &str) -> String {
    encode_hexadecimal(&Sha256::digest(token.as_bytes()))
}

/// Lower-case hexadecimal.
pub fn encode_hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
