//! The order in which people look a name up, on every list, wall and sheet of paper.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The key of a name: no case, no accents, Ł with L and Ø with O; other scripts after the Latin one.
pub fn alphabetical_key(name: &str) -> String {
    let letters = name.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase);
    letters.fold(String::new(), |mut key, letter| {
        match letter {
            'ł' => key.push('l'),
            'ø' => key.push('o'),
            'đ' | 'ð' => key.push('d'),
            'ı' => key.push('i'),
            'ß' => key.push_str("ss"),
            'æ' => key.push_str("ae"),
            'œ' => key.push_str("oe"),
            'þ' => key.push_str("th"),
            other => key.push(other),
        }
        key
    })
}

/// The words of a text, as a search knows them.
pub fn words_for_search(text: &str) -> Vec<String> {
    let key = alphabetical_key(text);
    let words = key.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::{alphabetical_key, words_for_search};

    #[test]
    fn words_are_told_apart_by_what_is_no_letter_and_known_without_accents() {
        assert_eq!(words_for_search("Été à Lyon: 2nd (2026)"), ["ete", "a", "lyon", "2nd", "2026"]);
        assert_eq!(words_for_search("  –  "), Vec::<String>::new());
    }

    #[test]
    fn names_stand_where_people_look_them_up() {
        let mut names =
            ["Юлия", "Zoë", "Łukasz", "adam", "Øyvind", "Mia", "王小明", "Émile", "Þóra", "Åse", "Ελένη"];
        names.sort_by_cached_key(|name| alphabetical_key(name));
        let wanted =
            ["adam", "Åse", "Émile", "Łukasz", "Mia", "Øyvind", "Þóra", "Zoë", "Ελένη", "Юлия", "王小明"];
        assert_eq!(names, wanted);
    }
}
