//! A form that is older than what it changes: what only others changed meanwhile is theirs, what only its sender changed
//! is the sender's, and where both did, both stand beside the field. A form carries marks of what it was made from, so
//! that nobody has to keep what once stood there.

use super::form::Form;
use crate::token::token_hash;

/// The field with the marks.
const SEEN: &str = "seen";
/// Letters of a mark: enough to tell two values of a field apart.
const LENGTH: usize = 8;
/// Fields of a form that say nothing about what it changes.
const NOT_ASKED: [&str; 3] = [SEEN, "once", "version"];

/// What others saved since a form was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Meanwhile {
    Nothing,
    /// Something that the sender left alone.
    Others,
    /// Something that the sender changed too: it is asked about.
    Both,
}

/// The form with marks of what stands in it.
#[must_use]
pub fn mark_standing_fields(mut form: Form) -> Form {
    let marks = write_field_marks(&form);
    form.set(SEEN, marks);
    form
}

/// Puts a form over what stands by now: `now` has every field of it. Fields that begin with one of `lists` belong together: they are
/// one person's or the other's. Marks, as the form is to be sent again, are of what stands now.
pub fn merge_forms(sent: &mut Form, now: &Form, lists: &[&str]) -> Meanwhile {
    let then = FormMarks(sent.value(SEEN).to_owned());
    let mut meanwhile = Meanwhile::Nothing;
    for names in group_field_names(now, lists) {
        let fields: Vec<MergedField> = names
            .iter()
            .filter_map(|name| MergedField::from_forms_and_marks(name, sent, now, &then))
            .collect();
        let is_same = fields.iter().all(|field| field.yours == field.theirs);
        if is_same || !fields.iter().any(|field| field.is_theirs) {
            continue;
        }
        let both = fields.iter().any(|field| field.is_yours);
        for field in fields.into_iter().filter(|field| field.yours != field.theirs) {
            if both {
                sent.stands(&field.name, field.theirs);
            } else {
                sent.set(&field.name, field.theirs);
            }
        }
        meanwhile = meanwhile.max(if both { Meanwhile::Both } else { Meanwhile::Others });
    }
    sent.set(SEEN, write_field_marks(now));
    meanwhile
}

/// Whether one thing was changed since a form was opened that has marks of many.
pub fn is_changed(sent: &Form, now: &Form, name: &str) -> bool {
    let then = FormMarks(sent.value(SEEN).to_owned());
    let then =
        then.of(name).map_or_else(|| then.are_there().then(|| mark_of("")), |mark| Some(mark.to_owned()));
    then.is_none_or(|then| then != mark_of(&normalise_field_value(now.value(name))))
}

/// A field, and who changed it.
struct MergedField {
    name: String,
    yours: String,
    theirs: String,
    is_yours: bool,
    is_theirs: bool,
}

impl MergedField {
    /// None where the form does not have it.
    fn from_forms_and_marks(name: &str, sent: &Form, now: &Form, then: &FormMarks) -> Option<Self> {
        let (theirs, mark) = (normalise_field_value(now.value(name)), then.of(name));
        let yours = if sent.has(name) {
            normalise_field_value(sent.value(name))
        } else if mark.is_some_and(|mark| mark == mark_of("on") || mark == mark_of("off")) {
            // A box that is not ticked is not sent.
            "off".to_owned()
        } else if then.are_there() && mark.is_none() {
            // It came after the form was made.
            String::new()
        } else {
            return None;
        };
        let then_mark = mark.map_or_else(|| mark_of(""), str::to_owned);
        let is_other = |value: &str| then_mark != mark_of(value) || !then.are_there();
        let (is_yours, is_theirs) = (is_other(&yours), is_other(&theirs));
        Some(Self { name: name.to_owned(), yours, theirs, is_yours, is_theirs })
    }
}

/// The names of all fields, those of a list together.
fn group_field_names<'a>(now: &'a Form, lists: &[&'a str]) -> Vec<Vec<&'a str>> {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for name in list_standing_fields(now) {
        let list = lists.iter().find(|list| name.starts_with(**list)).map_or(name, |list| *list);
        match groups.iter_mut().find(|(other, _)| *other == list) {
            Some((_, names)) => names.push(name),
            None => groups.push((list, vec![name])),
        }
    }
    groups.into_iter().map(|(_, names)| names).collect()
}

/// Those of a form that say what stands.
fn list_standing_fields(form: &Form) -> impl Iterator<Item = &str> {
    form.all().iter().map(|(name, _)| name.as_str()).filter(|name| !NOT_ASKED.contains(name))
}

/// What a form was made from, as it carries it: `name:1f2e3d4c rounds:…`.
struct FormMarks(String);

impl FormMarks {
    fn of(&self, name: &str) -> Option<&str> {
        self.0.split(' ').find_map(|one| one.strip_prefix(name)?.strip_prefix(':'))
    }

    /// The form has any; without them whatever differs was changed by both, as far as anybody can tell.
    fn are_there(&self) -> bool {
        self.0.contains(':')
    }
}

/// Marks of what stands in a form.
pub fn write_field_marks(form: &Form) -> String {
    let marks = list_standing_fields(form)
        .map(|name| format!("{name}:{}", mark_of(&normalise_field_value(form.value(name)))));
    marks.collect::<Vec<_>>().join(" ")
}

fn mark_of(value: &str) -> String {
    token_hash(value)[..LENGTH].to_owned()
}

/// As it is compared: browsers end lines otherwise, and what is saved is trimmed.
fn normalise_field_value(value: &str) -> String {
    value.replace("\r\n", "\n").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample_marked_form(values: &[(&'static str, &str)]) -> Form {
        mark_standing_fields(Form::from_own_values(
            values.iter().map(|(name, value)| (*name, (*value).to_owned())),
        ))
    }

    /// A form that was opened when this stood there, and in which these fields were typed.
    fn sample_typed_form(then: &[(&'static str, &str)], typed: &[(&'static str, &str)]) -> Form {
        let mut sent = sample_marked_form(then);
        for (name, value) in typed {
            sent.set(name, value);
        }
        sent
    }

    const THEN: [(&str, &str); 3] = [("venue", "Hall"), ("rounds", "5"), ("about", "One\nTwo")];

    #[test]
    fn what_only_others_changed_is_theirs_and_what_only_you_changed_is_yours() {
        let mut sent = sample_typed_form(&THEN, &[("venue", "Church"), ("about", "One\r\nTwo\r\n")]);
        let now = sample_marked_form(&[("venue", "Hall"), ("rounds", "6"), ("about", "Three")]);
        assert_eq!(merge_forms(&mut sent, &now, &[]), Meanwhile::Others);
        assert_eq!(["venue", "rounds", "about"].map(|name| sent.value(name)), ["Church", "6", "Three"]);
        assert!(sent.standing().is_empty());
        // It is as if it had been opened now: sent again, it is newer than everything.
        assert_eq!(merge_forms(&mut sent, &now, &[]), Meanwhile::Nothing);
        assert_eq!(sent.value("venue"), "Church");
    }

    #[test]
    fn what_both_changed_is_asked_about_but_not_where_both_say_the_same() {
        let mut sent = sample_typed_form(&THEN, &[("venue", "Church"), ("rounds", "6")]);
        let now = sample_marked_form(&[("venue", "Barn"), ("rounds", "6"), ("about", "One\nTwo")]);
        assert_eq!(merge_forms(&mut sent, &now, &[]), Meanwhile::Both);
        assert_eq!(sent.value("venue"), "Church");
        assert_eq!(sent.standing(), [("venue".to_owned(), "Barn".to_owned())]);
        // Sent once more, whoever sent it has seen both.
        assert_eq!(merge_forms(&mut sent, &now, &[]), Meanwhile::Nothing);
    }

    #[test]
    fn a_box_that_is_not_ticked_is_not_sent_and_still_somebodys_word() {
        let then = [("food", "on"), ("clocks", "off"), ("twice", "on")];
        let unticked = |names: [&str; 2]| {
            let sent = sample_typed_form(&then, &[]);
            let kept = sent.all().iter().filter(|(name, _)| !names.contains(&name.as_str())).cloned();
            Form::from_sent_parts(kept.collect(), [])
        };
        let mut sent = unticked(["food", "clocks"]);
        let now = sample_marked_form(&[("food", "on"), ("clocks", "on"), ("twice", "off")]);
        assert_eq!(merge_forms(&mut sent, &now, &[]), Meanwhile::Others);
        assert_eq!(["food", "clocks", "twice"].map(|name| sent.is_ticked(name)), [false, true, false]);
    }

    #[test]
    fn a_list_is_one_persons_or_the_others() {
        let then = [("order_1", "wins"), ("order_2", "points"), ("rounds", "5")];
        let now = sample_marked_form(&[("order_1", "points"), ("order_2", "wins"), ("rounds", "5")]);
        let mut sent = sample_typed_form(&then, &[("rounds", "4")]);
        assert_eq!(merge_forms(&mut sent, &now, &["order_"]), Meanwhile::Others);
        assert_eq!([sent.value("order_1"), sent.value("order_2")], ["points", "wins"]);
        let mut sent = sample_typed_form(&then, &[("order_2", "dice")]);
        assert_eq!(merge_forms(&mut sent, &now, &["order_"]), Meanwhile::Both);
        assert_eq!([sent.value("order_1"), sent.value("order_2")], ["wins", "dice"]);
        assert_eq!(sent.standing().len(), 2);
    }

    #[test]
    fn a_field_that_came_since_is_taken_and_one_that_the_page_did_not_have_is_left() {
        let mut sent = sample_typed_form(&THEN, &[]);
        let kept = sent.all().iter().filter(|(name, _)| name != "about").cloned().collect();
        sent = Form::from_sent_parts(kept, []);
        let now = sample_marked_form(&[
            ("venue", "Hall"),
            ("rounds", "6"),
            ("about", "Other"),
            ("method-6", "random"),
        ]);
        assert_eq!(merge_forms(&mut sent, &now, &[]), Meanwhile::Others);
        assert_eq!(sent.value("method-6"), "random");
        assert!(!sent.has("about"));
    }

    #[test]
    fn without_marks_whatever_differs_is_asked_about() {
        let mut sent = Form::from_own_values([
            ("seen", "old".to_owned()),
            ("venue", "Hall".into()),
            ("rounds", "6".into()),
        ]);
        let now = sample_marked_form(&[("venue", "Hall"), ("rounds", "5")]);
        assert_eq!(merge_forms(&mut sent, &now, &[]), Meanwhile::Both);
        assert_eq!(sent.standing(), [("rounds".to_owned(), "5".to_owned())]);
        assert_eq!(merge_forms(&mut sent, &now, &[]), Meanwhile::Nothing);
    }
}
