//! The event's seed, promised before round 1 and told after it, so that nobody can draw until they like it.

use sha2::{Digest, Sha256};

/// SHA-256 of the seed in decimal digits, in hexadecimal: what `printf %s SEED | sha256sum` prints.
pub fn commitment(seed: u64) -> String {
    let digest = Sha256::digest(seed.to_string().as_bytes());
    digest.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

#[cfg(test)]
mod tests {
    use super::commitment;

    #[test]
    fn the_promise_is_what_any_other_tool_computes() {
        let of_42 = "73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049";
        assert_eq!(commitment(42), of_42);
        assert_ne!(commitment(43), of_42);
    }
}
