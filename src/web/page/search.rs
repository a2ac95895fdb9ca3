//! Searching a list the way the page's own script does: every word, whatever its case and accents; and who is meant by a
//! name that was typed.

use crate::domain::alphabet::{alphabetical_key, words_for_search};

/// Whether `text` holds every word of `wanted`.
pub fn holds_every_word(text: &str, wanted: &str) -> bool {
    let text = alphabetical_key(text);
    alphabetical_key(wanted).split_whitespace().all(|word| text.contains(word))
}

/// Whether each word of `wanted` is how a word of `text` begins.
pub fn begins_every_word(text: &str, wanted: &str) -> bool {
    let [words, wanted] = [text, wanted].map(words_for_search);
    !wanted.is_empty() && is_begun_by_each(&words, &wanted)
}

/// Whether each of the words `wanted` is how one of `words` begins: all of them as [`words_for_search`] gives them.
pub fn is_begun_by_each<'w>(words: impl IntoIterator<Item = &'w String> + Copy, wanted: &[String]) -> bool {
    wanted.iter().all(|wanted| words.into_iter().any(|word| word.starts_with(wanted)))
}

/// Somebody who can be named in a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamablePerson {
    pub number: i64,
    pub name: String,
}

/// Who is meant by what somebody typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meant<'p> {
    One(&'p NamablePerson),
    /// Nobody has exactly this name, and several are like it, to choose from; or none is.
    Like(Vec<&'p NamablePerson>),
}

impl NamablePerson {
    /// As it stands in a list to choose from: `Ann Archer (12)`
    pub fn label(&self) -> String {
        format!("{} ({})", self.name, self.number)
    }
}

/// Whom of these people somebody has typed: the whole name, with the number behind it where it was taken from a list, the
/// number alone, or a part of a name that nobody else has.
pub fn find_meant_person<'p>(people: &'p [NamablePerson], typed: &str) -> Meant<'p> {
    let typed = typed.trim();
    let only = |is_it: &dyn Fn(&NamablePerson) -> bool| {
        let mut found = people.iter().filter(|person| is_it(person));
        found.next().filter(|_| found.next().is_none())
    };
    let (is, key) = (alphabetical_key, alphabetical_key(typed));
    let one = only(&|person| person.label() == typed || person.number.to_string() == typed)
        .or_else(|| only(&|person| is(&person.name) == key));
    match one {
        Some(person) => Meant::One(person),
        None if typed.is_empty() => Meant::Like(Vec::new()),
        None => {
            let found: Vec<_> =
                people.iter().filter(|person| holds_every_word(&person.label(), typed)).collect();
            if let [only] = found[..] { Meant::One(only) } else { Meant::Like(found) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_meant_that_only_one_has() {
        let people = ["Ann Archer", "Ann Baker", "Ann Baker"].into_iter().zip(1..);
        let people: Vec<NamablePerson> =
            people.map(|(name, number)| NamablePerson { number, name: name.to_owned() }).collect();
        for typed in ["ann archer", "Ann Archer (1)", "1", "archer"] {
            assert_eq!(find_meant_person(&people, typed), Meant::One(&people[0]), "{typed}");
        }
        assert_eq!(find_meant_person(&people, "Ann Baker (3)"), Meant::One(&people[2]));
        assert_eq!(find_meant_person(&people, "Ann Baker"), Meant::Like(vec![&people[1], &people[2]]));
        assert_eq!(find_meant_person(&people, "Zed"), Meant::Like(Vec::new()));
        assert_eq!(find_meant_person(&people, " "), Meant::Like(Vec::new()));
    }

    #[test]
    fn a_word_is_found_by_how_it_begins() {
        assert!(begins_every_word("Łukasz Ørsted-Žák", "zak luk"));
        assert!(begins_every_word("Tie-breakers", "tie-break"));
        assert!(begins_every_word("李雷", "李"));
        assert!(!begins_every_word("Ann Archer", "rcher"));
        assert!(!begins_every_word("Ann Archer", "ann baker"));
        assert!(!begins_every_word("Ann Archer", " - "));
    }

    #[test]
    fn words_are_found_in_any_order_without_accents() {
        assert!(holds_every_word("14 Žofie Ťavná Praha", "tavna ZOFIE"));
        assert!(holds_every_word("Łukasz Ørsted", "orsted lukasz"));
        assert!(holds_every_word("李雷", "李"));
        assert!(holds_every_word("Ann", "  "));
        assert!(!holds_every_word("Ann Archer", "ann baker"));
    }
}
