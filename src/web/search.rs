//! Searching a list the way the page's own script does: every word, whatever its case and accents.

use crate::domain::alphabet::alphabetical;

/// Whether `text` holds every word of `wanted`.
pub fn finds(text: &str, wanted: &str) -> bool {
    let text = alphabetical(text);
    alphabetical(wanted).split_whitespace().all(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::finds;

    #[test]
    fn words_are_found_in_any_order_without_accents() {
        assert!(finds("14 Žofie Ťavná Praha", "tavna ZOFIE"));
        assert!(finds("Łukasz Ørsted", "orsted lukasz"));
        assert!(finds("李雷", "李"));
        assert!(finds("Ann", "  "));
        assert!(!finds("Ann Archer", "ann baker"));
    }
}
