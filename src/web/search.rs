//! Searching a list the way the page's own script does: every word, whatever its case and accents.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Whether `text` holds every word of `wanted`.
pub fn finds(text: &str, wanted: &str) -> bool {
    let text = plain(text);
    plain(wanted).split_whitespace().all(|word| text.contains(word))
}

fn plain(text: &str) -> String {
    text.to_lowercase().nfd().filter(|c| !is_combining_mark(*c)).collect()
}

#[cfg(test)]
mod tests {
    use super::finds;

    #[test]
    fn words_are_found_in_any_order_without_accents() {
        assert!(finds("14 Žofie Ťavná Praha", "tavna ZOFIE"));
        assert!(finds("李雷", "李"));
        assert!(finds("Ann", "  "));
        assert!(!finds("Ann Archer", "ann baker"));
    }
}
