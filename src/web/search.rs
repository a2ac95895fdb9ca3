//! Searching a list the way the page's own script does: every word, whatever its case and accents; and who is meant by a
//! name that was typed.

use crate::domain::alphabet::alphabetical;

/// Whether `text` holds every word of `wanted`.
pub fn finds(text: &str, wanted: &str) -> bool {
    let text = alphabetical(text);
    alphabetical(wanted).split_whitespace().all(|word| text.contains(word))
}

/// Somebody who can be named in a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    pub number: i64,
    pub name: String,
}

/// Who is meant by what somebody typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meant<'p> {
    One(&'p Person),
    /// Nobody has exactly this name: those that are like it, to choose from.
    Like(Vec<&'p Person>),
}

impl Person {
    /// As it stands in a list to choose from: `Ann Archer (12)`
    pub fn label(&self) -> String {
        format!("{} ({})", self.name, self.number)
    }
}

/// Whom of these people somebody has typed: the whole name, with the number behind it where it was taken from a list,
/// or the number alone.
pub fn meant<'p>(people: &'p [Person], typed: &str) -> Meant<'p> {
    let typed = typed.trim();
    let only = |is_it: &dyn Fn(&Person) -> bool| {
        let mut found = people.iter().filter(|person| is_it(person));
        found.next().filter(|_| found.next().is_none())
    };
    let (is, key) = (alphabetical, alphabetical(typed));
    let one = only(&|person| person.label() == typed || person.number.to_string() == typed)
        .or_else(|| only(&|person| is(&person.name) == key));
    match one {
        Some(person) => Meant::One(person),
        None if typed.is_empty() => Meant::Like(Vec::new()),
        None => Meant::Like(people.iter().filter(|person| finds(&person.label(), typed)).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_meant_that_only_one_has() {
        let people = ["Ann Archer", "Ann Baker", "Ann Baker"].into_iter().zip(1..);
        let people: Vec<Person> =
            people.map(|(name, number)| Person { number, name: name.to_owned() }).collect();
        for typed in ["ann archer", "Ann Archer (1)", "1"] {
            assert_eq!(meant(&people, typed), Meant::One(&people[0]), "{typed}");
        }
        assert_eq!(meant(&people, "Ann Baker (3)"), Meant::One(&people[2]));
        assert_eq!(meant(&people, "archer"), Meant::Like(vec![&people[0]]), "no whole name");
        assert_eq!(meant(&people, "Ann Baker"), Meant::Like(vec![&people[1], &people[2]]));
        assert_eq!(meant(&people, "Zed"), Meant::Like(Vec::new()));
        assert_eq!(meant(&people, " "), Meant::Like(Vec::new()));
    }

    #[test]
    fn words_are_found_in_any_order_without_accents() {
        assert!(finds("14 Žofie Ťavná Praha", "tavna ZOFIE"));
        assert!(finds("Łukasz Ørsted", "orsted lukasz"));
        assert!(finds("李雷", "李"));
        assert!(finds("Ann", "  "));
        assert!(!finds("Ann Archer", "ann baker"));
    }
}
